"""English markers: what is settled: what is fine for what, when it happens, how it sounds."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

_THING = r"(?:the |our |all |my )?(?:[\w./'-]+ ){0,3}?[\w./'-]+"
_DAY = (
    r"(?:(?:only )?(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:only )?(?:at|over) "
    r"(?:night|the weekend|weekends|noon)|(?:only )?in the (?:morning|evening)s?|once an? (?:day|"
    r"week|month|year|sprint|quarter)|(?:only )?outside (?:office|working|school) hours|after "
    r"(?:hours|\d))"
)
_SHOWN = (
    r"(?:shows?|sees?|displays?|works?|loads?|happens?|returns?|appears?|gives?|gets?|fails?|"
    r"runs?|opens?|prints?|lists?|fires?|triggers?|matches)"
)

SETTLED = (
    Marker(
        name="plain:nature",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("is are can one"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!the (?:list|page|value|button|menu|form|modal|image|text|job|"
            r"build|request|response)\b)(?:the |our |all )?(?:[\w'-]+ ){0,2}?[\w'-]+ (?:is|"
            r"are) (?:always |all |only |strictly )?(?:static|dynamic|shared|remote|local|self[- "
            r"]hosted|stateless|stateful|immutable|generated|lazy|async|synchronous|paged|"
            r"paginated|versioned|signed|optional|private|public|internal|external|manual|"
            r"deterministic|idempotent|pure|global|offline|vendored|encrypted|anonymous|sorted|"
            r"typed|normalized|denormalized|opaque|nullable|unique|unsigned|atomic|localized|"
            r"mono|stereo|metric|imperial|hand[- ]\w+)(?: (?:unless|because|since|until|so|"
            r"across|between|by|per|for|and|at|in)\b.*|,.*|$)",
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b|errors?\b|changes?\b)[\w-]+s (?:is|are) "
            r"(?:only |all )?(?:in|on|behind|under) (?!it\b|this\b|that\b|here\b|the (?:way|"
            r"wrong|left|right|top|bottom|list|page|screen|middle)\b|progress|use\b|red\b|"
            r"green\b|place\b|order\b|fire\b|sync\b|hold\b)[\w./-]+(?: [\w./-]+)?(?:,.*)?$",
            rf"^{SEEN}one (?!of\b|more\b|thing\b)[\w-]+ is (?:always |exactly )?(?:one|an?|\d+) "
            r"[\w-]+.*",
        ),
        hits=(
            "fonts are self hosted because of the lawyers",
            "the bus is shared, so take the lock",
            "strings are in flash",
            "one row is one visit",
        ),
        misses=(
            "it is static",
            "the list is sorted by name",
            "errors are in the log",
            "this is public",
        ),
    ),
    Marker(
        name="plain:one-of",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("every each a an"),
        pattern=pattern(
            rf"^{SEEN}(?:every|each) {NO_ONE}(?:[\w-]+ ){{0,2}}[\w-]+ (?:can|may|must|should) "
            rf"(?:be \w+ed|be \w+n) (?:with|by|from|in|via|through|without)\b.*|^{SEEN}(?:every|"
            rf"each) {NO_ONE}(?:[\w-]+ ){{0,2}}[\w-]+ is (?:in|on|under|behind|at) (?!the "
            r"(?:wrong|same)\b)[\w./-]+.*",
            rf"^{SEEN}(?:every|each) {NO_ONE}(?!time\b|page\b|button\b|click\b|day\b)(?:[\w-]+ "
            r"){0,2}[\w-]+ (?:is \w+(?:able|ible) (?:from|by|with|in|without)|says|names|"
            r"states|tells|lists|explains|documents|quotes|cites|points at|links to) \S+.*",
            rf"^{SEEN}an? {NO_ONE}(?!lot\b|few\b|bit\b|user\b)(?:[\w-]+ ){{1,4}}?(?:gets|needs|"
            r"has (?:exactly|only|at most|at least|never)|comes with|is (?:fixed|merged|released|"
            r"written|reviewed|tested|closed|done|finished|kept)) (?!to be\b|wrong\b|stuck\b|"
            r"lost\b|an? (?:null|error))(?:an? |one |exactly |at most |at least |two |its |"
            r"before |only |after |with |when |by |within )\S+.*",
        ),
        hits=(
            "every export can be opened with a text editor",
            "every magic number is in limits.h",
            "every figure is reproducible from one script",
            "each alert says what to do",
            "a leak is fixed before a feature",
            "an outage gets a report within a day",
        ),
        misses=(
            "every user can be invited by mail",
            "a user gets a mail",
            "every page is on the wrong side",
        ),
    ),
    Marker(
        name="plain:when",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words(
            "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays "
            "thursdays fridays saturdays sundays night weekend weekends noon morning mornings "
            "evening evenings once outside after"
        ),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!{VERB}\b|let\b|(?:weeks?|months?|years?)\b)(?:the |our |all "
            r")?(?:[\w'-]+ ){0,3}?[\w'-]+ (?:only )?(?:happens?|goes? (?:out|live|up)|ships?|"
            rf"lands?|runs?|starts?|ends?|closes?|opens?|is due|are due|comes? in) {_DAY}",
            rf"^i (?:only )?(?!see\b|get\b|need\b|want\b|start\b|come\b|wait\b){VERB} (?!it\b|"
            rf"this\b|that\b|them\b|these\b|the (?:new|same|last|first)\b)[^,]{{2,40}}? {_DAY}",
        ),
        hits=(
            "prod changes happen on tuesdays",
            "i review translations on fridays",
            "the shop closes at night",
        ),
        misses=("it happens at night", "i see it on mondays", "the job runs slow at night"),
    ),
    Marker(
        name="plain:as-here",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("here us ours"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!.*\b(?:error|bug|something|nothing)\b){_THING} (?:is|are|means?) "
            r"(?!not\b|wrong\b|missing\b|good\b|bad\b|fine\b|ok\b|done\b)[\w.%-]+(?: "
            r"[\w.%-]+){0,3} (?:here|around here|with us|at ours)(?:,.*)?$",
        ),
        hits=("gravity is 24 here", "a partner is a shop with us"),
        misses=("the error is here", "it is red here", "the button is wrong here"),
    ),
    Marker(
        name="usual:only-does",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("only just merely on in at from via"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!the (?:page|list|button|modal|menu|script|test|command|job|"
            r"screen|table)\b)(?:the |our )(?:[\w-]+ )?[\w-]+ (?:only|merely) "
            rf"(?!{_SHOWN}\b)(?:{VERB}e?s|hydrates|knows|holds|passes|forwards|speaks|carries) "
            r"(?!it\b|this\b|that\b|when\b|if\b|in\b|on\b|after\b|once\b)\S+.*",
            rf"^{SEEN}we (?:only |always )?(?!see\b|get\b|need\b|want\b|have\b|go\b|look\b|work\b|"
            rf"start\b|talk\b|wait\b|stay\b|meet\b|move\b){VERB} (?:on|in|at|from|via|through|by|"
            r"per|with) (?:the |an? |our )?(?!it\b|this\b|that\b|them\b|you\b|trouble\b|"
            r"problems\b)[\w./-]+.*",
        ),
        hits=(
            "the client only hydrates the cart",
            "we render on the server",
            "we deploy from tags",
            "our gateway only forwards requests",
        ),
        misses=(
            "the page only shows ten rows",
            "we run into trouble",
            "it only holds one value",
            "we start with the parser",
        ),
    ),
)
