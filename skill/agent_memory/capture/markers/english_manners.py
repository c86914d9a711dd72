"""English markers: how one wants to be worked with: in which words, how far, how loudly."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

_PLAIN = r"(?:plain|regular|simple|normal|everyday|easy|short|layman'?s?|human|non[- ]technical)"
_ASKED = (
    r"(?:(?:i'm|im|i am) (?:talking about|pointing at|asking for)|i (?:ask|asked|point|pointed|"
    r"name|named|say|said|mention|mentioned|mean|meant|told|want|wanted|describe|described)|you "
    r"(?:were|are) asked)"
)
_FAIL = (
    r"(?:crash(?:es)?|fail(?:s)?|raise(?:s)?|throw(?:s)?|stop(?:s)?|die(?:s)?|blow(?:s)? up|"
    r"abort(?:s)?|break(?:s)?|panic(?:s)?)"
)

MANNERS = (
    Marker(
        name="manners:words",
        kind="preference",
        confidence="stated",
        score=16,
        keywords=words("in like words english terms explaining"),
        pattern=pattern(
            r"^i (?:need|want|like|prefer|understand) (?:it|things|this stuff|everything|answers|"
            rf"explanations) (?:only )?in {_PLAIN} (?:words|english|terms|language|sentences|"
            r"\w+ish)\b",
            r"^(?:please |always )*(?:talk|speak|write|explain (?:it|this|things)) (?:to me "
            r")?(?:like|as if|as though|as) (?:i'm|im|i am|i were|you're|to) (?:not )?(?:an? "
            r")?\S+",
            r"^(?:please )?pretend (?:you're|youre|you are) (?:explaining|talking|speaking|"
            r"writing) .{0,20}\bto \S+ \S+",
            rf"^(?:please )?(?:in|use) {_PLAIN} (?:words|terms)(?:,| please|$)|^in words (?:i|we|"
            r"my \w+|a \w+) (?:can )?(?:understand|follow|get|know)",
        ),
        hits=(
            "i need it in plain words",
            "talk to me like i am a nurse, no programmer",
            "pretend you're explaining it to my kids",
            "in words my boss can follow",
        ),
        misses=(
            "i need it in the list",
            "talk to me",
            "it looks like a list",
            "write it in english",
        ),
    ),
    Marker(
        name="manners:spare",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words("spare need want less more with"),
        pattern=pattern(
            r"^(?:please )?spare me (?:the|your|all|any|those|that) \S+",
            r"^(?:you|u) (?:don't|do not|dont|needn't) (?:have|need) to (?:tell|explain|show|say|"
            r"thank|congratulate|apologi[sz]e|repeat|remind|list|justify|praise)(?: (?:me|us|to "
            r"me))? (?:how|what|that|why|every\w*|each|all|sorry|anything)\b",
            r"^(?:please )?(?:no more(?= _)|enough (?:of|with) (?:the|your)|stop with (?:the|your)|"
            r"drop the|quit the) (?!errors?\b|bugs?\b|data\b|memory\b)(?:_+|[\w!' -]{4,40})$",
        ),
        hits=(
            "spare me the pep talk",
            "you don't need to tell me how nice it is",
            "enough with the exclamation marks",
        ),
        misses=("spare a copy", "you need to tell me how", "no more errors", "less is more"),
    ),
    Marker(
        name="manners:no-farther",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words(
            "asked ask say tell want point pointed named said mentioned talking want told working "
            "works others "
            "other else meant im mean"
        ),
        pattern=pattern(
            r"^(?:please )?(?:only|just) (?:touch|change|edit|do|fix|move|work on|look at) "
            r"(?:the (?:one )?(?:[\w-]+ ){0,2}?[\w-]+|what|that|things) (?:that |which |what "
            rf")?{_ASKED}\b",
            r"^(?:please |always )*do (?:only |exactly |just )+(?:what|as) i (?:say|said|ask|asked|"
            r"tell|told|want)\b.*",
            r"^(?:please )?(?:don't|do not|dont|never|stop) (?:\w+ ){1,3}?(?:stuff|things|"
            r"anything|code|files|parts|what|pages|lines|whatever)(?: that| which)? (?:nobody|no "
            r"one|i (?:didn't|didnt|did not|never)|we (?:didn't|did not)|you (?:were not|"
            r"weren't)) (?:asked?|told|mention\w*|want\w*)\b.*",
            r"^when i (?:ask|say) (?:for |you )?(?:to )?(?:an? |one |the )?[\w-]+(?: "
            r"[\w-]+){0,3},? (?:i (?:want|mean|expect|get)|do|that means|just) (?:just |only |"
            r"exactly )?(?:an? |one |the |that)\b.*",
            r"^(?:please )?leave (?:what|whatever|the things that|stuff that|things that)(?:'?s| "
            r"is| are)? (?:works?|working|runs?|running|fine|ok|done|there) ?(?:alone|be|as is|"
            r"as it is|untouched)?.*",
            r"^(?:the )?rest (?:stays|remains|is) (?:as (?:it )?is|untouched|the way it is|"
            r"unchanged|off limits|none of your business)",
            r"^(?:nothing|not a thing|no line|no file) (?:that |more than (?:what )?|besides "
            rf"what |beyond what )?{_ASKED}(?: for| you| to)?.*",
        ),
        hits=(
            "only touch the part i mentioned",
            "don't improve things nobody asked you to improve",
            "when i ask for one figure i want one figure",
            "do exactly what i say",
            "leave what's working alone",
        ),
        misses=(
            "only touch the header",
            "don't improve it",
            "when i ask for a list i get nothing",
            "the rest works",
        ),
    ),
    Marker(
        name="manners:fail",
        kind="constraint",
        confidence="stated",
        score=14,
        keywords=words("rather loudly loud never error silently quietly fast early hard"),
        pattern=pattern(
            rf"^(?:please )?(?:let|have|make) (?:it|them|the \w+|things) {_FAIL} (?:rather than|"
            r"instead of|before|loudly|hard|early|fast)\b",
            rf"^(?:please |always )*{_FAIL} (?:loudly|hard|early|fast)\b(?:,| and| not| instead|$|"
            r" when| if|\b)",
            r"^.{0,50}?\b(?:raise|throw|fail|crash|abort|stop|panic|error out),? (?:never|not|"
            r"and never|don't|do not) .{4,}",
            rf"^{SEEN}(?:an? (?:unknown|missing|bad|invalid|empty|unexpected|new|absent) "
            r"[\w-]+(?: [\w-]+)? is an? (?:hard )?(?:error|bug|failure|exception|stop)).*",
        ),
        hits=(
            "let it crash rather than go on with an empty list",
            "fail loudly, no defaults",
            "where a key is absent raise, never guess",
            "an unknown unit is an error",
        ),
        misses=("let it load", "it fails fast", "an empty list is shown", "stop the server"),
    ),
    Marker(
        name="manners:no-but",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("no should"),
        pattern=pattern(
            rf"^{SEEN}no (?!need\b|problem|worries|idea\b|longer\b|it\b|i\b|that\b|the\b|this\b|"
            r"one\b|you\b|we\b|not\b|do\b|just\b|way\b|more\b|matter\b|luck\b|wait\b|thats\b|"
            r"its\b|results?\b|rows?\b|changes?\b|thanks?\b|they\b|what\b|but\b|and\b|use\b|go\b|"
            rf"keep\b|because\b|error\b|output\b|access\b|time\b|{VERB} (?:the|it|this|"
            r"that)\b)[\w./'-]+ [\w./'-]+(?: [\w./'-]+){0,4}, (?!but\b|so\b|why\b|what\b|how\b|"
            r"and it\b|it\b|is\b|can\b|then\b)\S+ \S+.{0,70}$",
            rf"^{SEEN}{NO_ONE}[\w'-]+(?: [\w'-]+)?s should .{{3,40}}, not .{{3,40}}$",
        ),
        hits=(
            "no floating point near money, integer cents",
            "no placeholder names on the screen, leave it blank",
            "names should say it, not remarks over each line",
        ),
        misses=(
            "no that is wrong, try again",
            "no the other one, on the left",
            "no rows found, check the query",
            "it should be red, not blue",
        ),
    ),
)
