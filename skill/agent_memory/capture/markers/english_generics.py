"""English markers: what is so of things in general: bare plurals, "a …", "anything …", "we …"."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import THING_WORDS, THINGS, VERB

_ONE = (
    r"(?:(?:new|merged|single|failing|public|broken|hot)[- ])?(?:[\w-]+ )?(?:test|service|module|"
    r"function|class|table|migration|screen|component|endpoint|handler|route|controller|pr|mr|"
    r"pull request|commit|branch|release|experiment|driver|package|plugin|script|model|shader|"
    r"scene|chapter|figure|ticket|bug|bug ?fix|feature|change|schema change|refactor|dependency|"
    r"library|flag|setting|hook|repo|job|notebook|dataset|hotfix|rename|spike|prototype|migration|"
    r"breaking change|story|review)"
)
_SEEN = (
    r"(?!.*\b(?:error|errors|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|again|but|"
    r"currently|crash\w*|empty|twice|works?|already|anymore|any more|yet|somehow|for some "
    r"reason)\b)"
)
_VERDICT = (
    r"(?:(?:an? )?(?:absolute |strict |total |hard |clear )?(?:no-?go|no(?:-no)?(?= |$)|taboo|"
    r"off[- ]limits|must(?:-have)?|deal-?breaker|requirement)|not an option|out of the question|"
    r"not (?:up for discussion|negotiable|optional|acceptable|welcome|ok(?:ay)?|allowed|"
    r"permitted)|non-?negotiable|unacceptable|sacred|verboten|forbidden|mandatory|compulsory|"
    r"obligatory|frowned upon|never ok(?:ay)?|never acceptable)"
)

# Whoever is no part of the work: what they do is the product, not the rule.
_NO_USER = (
    r"(?!(?:[\w-]+ )?(?:users?|players?|customers?|admins?|visitors?|guests?|enemies|people|"
    r"clients)\b)(?!(?:they|these|those|it|this|that|i|we|you|he|she|the|my|your|there|which|what|"
    r"why|when|if)\b)"
)
# What does not work, rather than what is laid down.
_MALFUNCTION = (
    r"(?!(?:fail|crash|break|hang|flicker|lag|jump|error|show|appear|disappear|return null|time "
    r"out|work|happen|look|seem|end up|miss|lose|freeze|stop|die|load|pass|run out|come back|get "
    r"(?:an?|the|stuck|lost))\b)"
)
_WENT = r"(?:go|goes|come|comes|live|lives|belong|belongs|stay|stays)"

GENERICS = (
    Marker(
        name="always:subject",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words("always"),
        pattern=pattern(
            rf"^{_SEEN}{_NO_USER}(?:[\w'-]+ ){{0,3}}?[\w-]+s(?: (?:in|of|for|on|from|with|under|"
            rf"outside) (?:the |our |an? )?[\w-]+(?: [\w-]+)?)? always {_MALFUNCTION}(?:{VERB}|"
            rf"{_WENT}|be|have|carry|sit|fit|speak)\b(?!s\b) \S",
            rf"^{_SEEN}(?:an?|every|each) (?:[\w'-]+ ){{1,5}}?always (?:goes|comes|fits|gets|has|"
            r"needs|carries|starts|ends|lives|stays|follows|uses|takes|is|belongs|returns) \S",
        ),
        hits=(
            "colours and spacings always come from the tokens",
            "numbers in the manuscript always come from the script",
            "a report always fits on one screen",
        ),
        misses=(
            "the tests always come back red",
            "buttons always jump",
            "requests always fail on the first try",
            "users always go to the menu",
        ),
    ),
    Marker(
        name="only:subject",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("only"),
        pattern=pattern(
            rf"^{_SEEN}{_NO_USER}(?:[\w'-]+ ){{0,3}}?[\w-]+s only {_MALFUNCTION}(?!see\b|get\b|"
            rf"want\b|need\b|have\b)(?:{VERB}|{_WENT}|speak|carry)\b \S",
        ),
        hits=("interrupt handlers only set a flag", "reducers only return new state"),
        misses=(
            "users only see the first row",
            "tests only fail on mac",
            "the workers only run once",
        ),
    ),
    Marker(
        name="generic:goes",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("go goes come comes live lives belong belongs stay stays everything"),
        pattern=pattern(
            rf"^{_SEEN}{_NO_USER}(?!{VERB}\b)(?!(?:[\w'-]+ ){{1,4}}?(?:i|we|you|it|they|he|she|"
            rf"who) {_WENT}\b)(?:[\w'-]+ ){{0,4}}?[\w-]+ (?:(?:always|only|all|must|should|have "
            rf"to) )?{_WENT} (?:only |first |straight )?(?:in|into|to|from|through|under|on|"
            r"behind|via|out of|before|after) (?!this\b|that\b|it\b|here\b|me\b|you\b|hell|waste|"
            r"zero|sleep|bed|an? (?:end|halt)|the (?:wrong|same|left|right|next|front|back|top|"
            r"bottom|menu|page|screen))\S+",
            r"^everything (?:stays|goes|lives|belongs|comes|runs|must|should|has to|needs to|"
            r"gets) (?:in|on|through|to|from|into|behind|under|via|be|with|its|an?)\b (?!this\b|"
            r"that\b|the way|wrong)\S+",
        ),
        hits=(
            "module bumps go to staging first",
            "colours come from the design tokens",
            "code that we rely on goes into the package",
            "everything stays in frankfurt",
        ),
        misses=("it goes to the menu", "users go to the page", "errors come from the proxy again"),
    ),
    Marker(
        name="generic:a",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("a an anything"),
        pattern=pattern(
            rf"^{_SEEN}an? {_ONE} (?:is (?:always|never|only)|needs (?!to be (?:fixed|added|"
            r"changed))|must|gets|has to|has (?!been|no)|carries|takes|belongs|goes|stays|comes|"
            r"starts|ends|lives|without .{2,30}? (?:isn't|isnt|is not|is no|doesn't|doesnt|"
            r"does not|won't|wont))\b.{3,}",
            rf"^{_SEEN}anything (?!else\b|wrong\b|i\b|you\b)(?:[\w-]+ ){{0,6}}?(?:goes|sits|needs|"
            r"gets|stays|belongs|must|lives|has to|should|requires|is (?:a secret|reviewed|"
            r"forbidden|off))\b.{3,}",
        ),
        hits=(
            "a pr needs a ticket number in the title",
            "a release is always tagged",
            "a feature without docs isn't done",
            "anything experimental sits behind a flag",
        ),
        misses=(
            "a test needs to be fixed",
            "a user must log in",
            "anything else",
            "a bug is a bug",
        ),
    ),
    Marker(
        name="generic:we",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=words("we"),
        pattern=pattern(
            r"^we (?:only ever|only|never ever|never|always|generally|usually|normally) "
            r"(?!ever\b|need\b|get\b|see\b|want\b|have\b|know\b|had\b|got\b|show\b|care\b|run "
            rf"into){VERB} (?!it\b|this\b|that\b|them\b|these\b|the (?:first|second|last|same|new|"
            r"other|above))\S+",
            rf"^we (?:{VERB}) (?!it\b|this\b|that\b|them\b|these\b|to\b)(?:our |all |all our |"
            r"every )?\S+(?: \S+){0,4} (?:by hand|ourselves|everywhere|for (?:everything|all "
            r"\w+)|per \w+|manually|in (?:english|utc|cents|one place))\b",
        ),
        hits=(
            "we only ever append to the audit log",
            "we never mutate props",
            "we write our sql by hand",
        ),
        misses=("we only need one", "we never see it", "we write it by hand", "we always get null"),
    ),
    Marker(
        name="verdict",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=words(
            "nogo no-go no go taboo limits must dealbreaker breaker requirement option question "
            "negotiable discussion optional acceptable welcome ok okay allowed permitted "
            "unacceptable sacred verboten forbidden mandatory compulsory obligatory frowned"
        ),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|these\b|those\b|they\b|which\b|what\b|he\b|she\b|if\b|"
            rf"i\b)(?:[\w'-]+ ){{1,6}}(?:(?:is|are) {_VERDICT}|(?:isn't|aren't) (?:optional|"
            r"negotiable|an option|allowed|acceptable|up for discussion|"
            r"okay|ok))(?: (?:here|for (?:me|us)|in (?:this|"
            r"our) \w+|with (?:me|us)))?$",
        ),
        hits=(
            "variables in german are a no-go",
            "force pushing is out of the question",
            "type hints are mandatory",
            "wildcard imports are not acceptable",
            "nested ternaries are a no",
        ),
        misses=("this is unacceptable", "it is not ok", "there is a must in the text"),
    ),
    Marker(
        name="tail:always",
        kind="constraint",
        confidence="stated",
        score=19,
        keywords=words(
            "always exception exceptions matter time stop period whatever happens case may"
        ),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|these\b|they\b|he\b|she\b|why\b|there\b|i\b)\S+ .{4,80}, "
            r"(?:always|without exceptions?|no exceptions?|no matter what|every single time|full "
            r"stop|period|whatever happens|come what may|in any case|under any circumstances)$",
        ),
        hits=(
            "commits are in english, always",
            "the save is never lost, whatever happens",
            "player texts come from the strings file, without exception",
        ),
        misses=("it crashes, always", "always"),
    ),
    Marker(
        name="means",
        kind="procedure",
        confidence="observed",
        score=11,
        keywords=words("means implies equals requires triggers change new"),
        pattern=pattern(
            rf"^(?:an? |every |any |each )?(?:new |changed )?{_ONE} (?:means|=|implies|->|"
            r"requires) (?:an? |also |another |new |at least )*(?!that\b|the\b|it\b|i\b|we\b|"
            r"you\b|nothing)\S+ ?\S*",
        ),
        hits=(
            "new endpoint means new entry in the postman collection",
            "a schema change implies a migration",
        ),
        misses=("the test means nothing", "what a change means is unclear"),
    ),
    Marker(
        name="declared:new",
        kind="procedure",
        confidence="observed",
        score=11,
        keywords=words(THING_WORDS),
        pattern=pattern(
            rf"^{_SEEN}(?:new |all new )(?:[\w-]+ )?{THINGS} (?:get|go|need|have|come|start|live|"
            r"are (?:added|put|registered|documented|written|named)|should|must) \S+ ?\S*",
        ),
        hits=("new screens get an analytics event each", "new tables need an owner column"),
        misses=("new tests fail", "the new screens get lost"),
    ),
)
