"""English markers: what a part of a system, or of the work on it, is to be for good."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE

# Parts by which one lays down how a thing is built, and of the work itself. What stands on a
# screen is no such part: how it is to look is asked for once.
_PART_WORDS = """
license licence coverage code codebase backend backends back-end frontend front-end server servers
client clients api apis app apps application applications webapp cli gui tui database databases db
schema schemas layer layers service services microservices module modules component components
package packages library libraries function functions method methods class classes type types
interface interfaces endpoint endpoints route routes handler handlers controller controllers
script scripts config configs configuration pipeline pipelines infra infrastructure architecture
design engine compiler parser core driver drivers firmware kernel queries migration migrations
test tests spec specs suite commit commits messages pr prs request requests branch branches docs
documentation docstring docstrings comment comments readme changelog naming name names filenames
variable variables constants folder folders directory directories structure answer answers reply
replies response responses explanation explanations summary summaries plan plans task tasks
development implementation workflow deployment deployments release releases version versions
dependency dependencies errors exceptions logs logging style styles styling css project system
software tool program plugin extension agent agents repo repos repository monorepo notebook
notebooks model models figures plots chapters sections translations logic timestamps dates ids
keys secrets tokens environment stack jobs workers prototype paper thesis book article text story
stories report reports essay manual guide tutorial slides newsletter blog game command commands
algorithm algorithms solver simulation bot extensions tools programs translation
"""
_PART = r"(?:" + "|".join(dict.fromkeys(_PART_WORDS.split())) + r"|(?:back|front) end)"
_MUST = (
    r"(?:should|must|shall|needs? to|ha(?:s|ve) to|ought to|(?:is|are) (?:supposed |meant )?to) "
    r"(?:also |always |only |all |ideally |preferably |generally |really |just |never |not |at "
    r"least )*"
)
# What holds for as long as the part exists.
_QUALITY_WORDS = """
simple small short minimal clean modular layered decoupled consistent readable maintainable
testable typed documented tested pure stateless idempotent deterministic reusable extensible
extendable scalable secure robust lightweight portable compatible accessible usable self-contained
independent isolated separate separated atomic focused concise brief descriptive meaningful
asynchronous async optional configurable private public internal offline serverless immutable
functional declarative short-lived self-explanatory agnostic flexible generic efficient performant
fast explicit strict singular plural lowercase uppercase unique stable normalized normalised
validated sanitized escaped encrypted cached indexed paginated localized translatable versioned
reviewed signed pinned reversible dockerized containerized linted formatted organized organised
structured commented idiomatic professional friendly formal neutral objective realistic lean open
tidy elegant authenticated optimized optimised
"""
_QUALITY = (
    r"(?:(?:very |as |more |kept |fully |completely |reasonably |super |really |well[- ]|properly |"
    r"correctly |loosely |backwards? |cross[- ]?platform |easily )?(?:"
    + "|".join(_QUALITY_WORDS.split())
    + r"|open[- ]source|object[- ]oriented|cross[- ]platform|production[- ](?:ready|grade|quality)|"
    r"in sync|up to date|easy to \w+)\b|(?:[\w-]+ )?[\w+#.]+[- ](?:based|driven|oriented|agnostic|"
    r"first)\b(?! (?:on|by)\b))"
)
# What a line of writing is to do.
_TELLS = r"(?:describe|explain|mention|reference|name|link|state|summari[sz]e|start|end|fit)"
_DONE = (
    r"(?:(?:only |always |all |purely |entirely |mostly |also )*(?:written|built|implemented|done|"
    r"made|coded|developed|hosted|deployed|stored|kept|structured|organi[sz]ed|formatted|based|"
    r"managed|versioned|modelled|modeled|designed|programmed|containeri[sz]ed|validated) (?:in|"
    r"for(?! the\b)|with|on|as|by|using|from|under|after|via|like|through|around|at|per)|in|on|"
    r"under|behind|like|for) "
)
_HERE = (
    r"(?!the (?:same|middle|top|left|right|bottom|cent(?:er|re)|way|list|page|screen|header)\b|"
    r"this\b|that\b|it\b|there\b|here\b|them\b|these\b|trouble|place\b)"
)
_BUILT = (
    r"(?:use|support|target|(?:run|work|build|compile) (?:on|in|under|with|natively|at|within|"
    r"below)|live in|sit in|reside in|go in(?:to)?|belong (?:in|to)|come from|rely on|depend on|"
    r"inherit from|communicate (?:via|over|through|by)) "
)
_KEEPS = (
    r"(?:follow|respect|stick to|conform to|adhere to|comply with|mirror|mimic|(?:run|work|build|"
    r"compile) (?:without|offline|across|cleanly)|stay|remain|cover|(?:try|attempt) (?:not )?to|"
    r"(?:behave|work|act|read) (?:like|as)|avoid|prefer|deviate|start with|end with)\b ?"
)
_SUBJECT = (
    r"^(?:the |our |all |your |my |any |every |each |new )*(?!(?:it|this|that|they|there|i|we|you|"
    r"what|which|how|why|if|when|so|or|and|but|not)\b)(?:[\w/'.-]+ ){0,3}?"
    rf"{_PART}(?: (?:of|for|in|on|to|from|with) (?:the |our |all |your |my |each |every )*[\w'-]+"
    r"(?: [\w-]+)?)? (?:also |always |only |all |then |really )*"
)
# Somebody's wish for it comes to the same.
_WISH = (
    r"^(?:i|we)(?:'d| would)? (?:do |really |also )*(?:want|need|like|prefer|expect) (?:the |our |"
    rf"all |my |both )*(?:[\w-]+ ){{0,3}}?{_PART} to (?:both |also |always |all |only )*"
)

PARTS = (
    Marker(
        name="part",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words(
            "should must shall need needs has have ought to "
            "want like prefer expect keep sure ensure"
        ),
        pattern=pattern(
            rf"{_SUBJECT}{_MUST}(?:be {_QUALITY}|{_KEEPS}{_HERE}\S*)",
            rf"{_WISH}be {_QUALITY}",
            rf"^(?:the |our |all |your |every |each |any )*(?:[\w-]+ ){{0,2}}?(?:commits?|"
            r"messages?|prs?|pull requests?|docs?|docstrings?|comments?|logs?|tests?|titles?|"
            rf"names?) {_MUST}{_TELLS}\b {_HERE}\S+",
            r"^(?:the |our |all |your )*(?:[\w-]+ ){0,3}[\w-]+ (?:should|must|needs? to|has to|"
            r"have to) (?:always |also |strictly )*(?:follow|adhere to|comply with|conform to|"
            r"respect) (?!(?:this|that|it|these|the)\b)\S+",
            r"^(?:please |always |let's |lets )*keep (?:the |your |our |all )*(?:[\w-]+ ){0,2}?"
            rf"{_PART} {_QUALITY}",
            r"^(?:please |always |let's |lets |also )*(?:make sure|ensure|be sure)(?: that)? "
            rf"(?:the |all |your |our |any |new |existing )*(?:[\w-]+ ){{0,2}}?{_PART} (?:is |are |"
            rf"stays? |remains? |be |still |always )+(?:kept )?{_QUALITY}",
        ),
        hits=(
            "names should follow the old schema",
            "development should be trunk based",
            "branches should try to stay close to main",
            "i want the backend to be layered for ease of testing",
            "the project needs to build without warnings",
            "commit messages must explain the reason",
            "the paper must follow apa style",
            "keep the architecture modular",
            "make sure the code is clean and readable",
        ),
        misses=(
            "the menu should be clean",
            "the function should return three",
            "it should be in the list",
            "the app should show a warning",
        ),
    ),
    Marker(
        name="part:not",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("should shouldn't must mustn't may can't cannot not shall"),
        pattern=pattern(
            rf"{_SUBJECT}(?:should|must|may|can|shall)(?:n't| not|not) (?:ever |directly )?(?!be "
            r"able|have (?:been|had)|be (?:an issue|a problem|the case|here|there|empty|null))\w+ "
            rf"{_HERE}\S+",
        ),
        hits=(
            "the client should not call the storage directly",
            "the solver must not allocate in the loop",
        ),
        misses=(
            "the menu should not open",
            "the server should not be an issue",
            "it should not be",
        ),
    ),
    Marker(
        # What a part knows, owns and leaves to others.
        name="part:duty",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("should shouldn't must mustn't may not needs need ought has"),
        pattern=pattern(
            r"^(?!(?:the |our |an? )?(?:it|this|that|these|they|you|i|we|he|she|there|users?|what|"
            r"why|how|who)\b)(?:[\w'-]+ ){0,3}[\w'-]+ (?:should(?:n't| not)?|must(?:n't| not)?|may "
            r"not|ought to|needs? to|has to)(?: (?:only|solely|just|never|not|need to|have to|"
            r"directly|ever))* (?:know (?:anything |nothing |much )?(?:about|of)|be (?:only |"
            r"solely "
            r")?responsible for|(?:contain|hold|have) (?:zero|no|any) (?:\S+ ){0,3}(?:logic|code|"
            r"sql|state|queries|knowledge|dependenc\w+|imports?|side effects?|rules)|care about|"
            r"be aware of|live in|depend on|import (?:anything )?from|reach into|leak into|be "
            r"coupled to|"
            r"be the only (?:one|place|module|part|layer)) \S+",
            r"^(?:the |our |an? )?(?:[\w'-]+ ){0,3}[\w'-]+ (?:should(?:n't| not)?|must(?:n't| "
            r"not)?) "
            r"(?:contain|hold) (?:zero|no|any) (?:\S+ ){0,3}(?:logic|code|sql|state|queries|"
            r"dependencies|imports|side effects)$",
        ),
        hits=(
            "the renderer should not know anything about the network",
            "controllers should only be responsible for input",
            "the domain layer should contain no sql",
            "the scheduler shouldn't care about time zones",
            "the parser mustn't depend on the editor",
        ),
        misses=(
            "you should know about it",
            "the user should not care about that",
            "the list should contain no duplicates",
        ),
    ),
    Marker(
        name="part:made",
        kind="decision",
        confidence="observed",
        score=16,
        keywords=words("should must shall need needs has have ought to want like prefer expect"),
        pattern=pattern(
            rf"{_SUBJECT}{_MUST}(?:be {_DONE}|{_BUILT}){_HERE}\S+",
            rf"{_WISH}(?:be {_DONE}|{_BUILT}){_HERE}\S+",
            r"^(?:it|everything|the whole thing) (?:should|must|has to|needs to) (?:\w+ly |also |"
            r"only )?(?:(?:run|work)(?: \w+ly)?|be (?:written|built|implemented|hosted|done|"
            rf"coded)) (?:in|on|with|as|using|under|without) {_HERE}\S+",
            rf"^(?:the |all |our |your )*(?:[\w-]+ ){{0,3}}[\w-]+ {_MUST}(?:be |stay |remain |only "
            rf"be )(?:written |always |kept )?(?:in )?{LANGUAGE}\b",
        ),
        hits=(
            "the api layer should be in go",
            "the simulation needs to run on a laptop without a graphics card",
            "the firmware has to be written in c",
            "the storage layer must support postgres and also sqlite",
            "i'd like the docs to be written in asciidoc",
            "the labels on the map must be in finnish",
            "it has to run entirely in the browser",
        ),
        misses=(
            "the menu should be in blue",
            "the tests should be in the same place",
            "the app should open a window",
        ),
    ),
)
