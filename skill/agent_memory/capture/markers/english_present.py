"""English markers: how things are here, told as it is: what is made how, kept where, done with."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

_THING = r"(?:the |our |all |an? |new )?(?:[\w./'-]+ ){0,3}?[\w./'-]+"
# What is done with a thing by whoever keeps to how it is done here.
_MADE_WORDS = """
reverted checked announced removed shown archived reported closed mirrored squashed dropped reset
renewed fed computed calculated derived read written stored kept held saved named built generated
loaded sent handled pinned fixed versioned reviewed translated tested edited defined declared
assigned configured counted measured validated sorted rounded wired registered created injected
mocked seeded logged escaped signed encrypted hashed cached fetched rendered drawn exported
imported published deployed released shipped served hosted mounted vendored documented tracked
planned approved owned managed formatted linted quoted cited numbered dated spelled wrapped
prefixed batched queued scheduled sampled normalized scaled split trained evaluated flashed
calibrated compiled linked run done made taken given set tagged locked bundled
"""
_MADE = "(?:" + "|".join(_MADE_WORDS.split()) + ")"
_HOW = (
    r"(?:in (?:one|a single|its own|their own|both|the (?:backend|frontend|server|client|core|"
    r"cloud|\w+ (?:layer|module|package|folder|file|loop|team)))|in (?:ci|git|code|review|public|"
    r"private|writing)\b|in [\w-]*[_./][\w./-]+|by (?:the|our|hand|digest|hash|name|version)|from "
    r"(?:the|our|an?)|through (?:the|our|an?)|via \w+|per \w+|with (?:the|our|an?|\w+)|at (?:\d|"
    r"build|compile|run|load|deploy|start|boot|import|startup)|on (?:the|our|ci|every)|once|"
    r"before|after|under|as (?:an?|[\w-]+s?)|as \w+|against|only|never|nowhere|within|out|for "
    r"every|for all|outside|centrally|upstream|server[- ]side|client[- ]side|lazily|automatically)"
)
_NOT_TOLD = (
    r"(?!the (?:list|page|value|table|first|second|last|new|old|same|other|result|output|button|"
    r"text|item|row|image|screen|form|menu|error|data|function|method|job|request|response|"
    r"message|component|line|file)s?\b)"
)
_STANDING = (
    r"(?:closed (?:for|to)|frozen|off the table|off[- ]limits|out of scope|banned|deprecated|"
    r"legacy|obsolete|confidential|secret|final|fixed|sacred|untouchable|reserved (?:for|by)|"
    r"taken by|signed off|append[- ]only|write[- ]once|opt[- ]in|decoration|the (?:source of "
    r"truth|reference|standard|norm|contract|law|default)|(?:not|never) (?:supported|used|planned|"
    r"needed|in scope|part of \w+|for us|our \w+|translated|trusted|optional|committed|stored|"
    r"shared|edited|tracked|allowed))"
)
_PLACE = (
    r"(?:app|book|game|business|house|company|shop|firm|lab|paper|series|package|engine|firmware|"
    r"service|library|repo|repository|project|codebase|team|site|thesis|course|workspace|monorepo|"
    r"product|plant|clinic|school|office|plugin|module|crate|job|pipeline|cluster)"
)

PRESENT = (
    Marker(
        name="usual:done",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(f"{_MADE_WORDS} never not"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_NOT_TOLD}(?!{VERB} (?:it|the|this|that)\b){_THING} (?:is|are|"
            rf"gets?) (?:only |always |all )?{_MADE} {_HOW}\b",
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b)(?:[\w'-]+ )?[\w'-]+s(?: (?:in|of|for|"
            r"from) (?:the |our |an? )?[\w-]+)? are never (?:given|named|edited|shared|stored|"
            r"committed|translated|mocked|rounded|reused|inlined|mentioned|explained|described|"
            r"published|logged|tracked|guessed|trusted|merged|squashed)\b.*",
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b)(?:[\w'-]+ )?[\w'-]+s get (?:always |all |"
            rf"only )?{_MADE}$",
            rf"^{SEEN}{NO_ONE}{_NOT_TOLD}{_THING} (?:is|are|[a-z]{{3,}}s) [^,]{{3,40}}, "
            r"(?:and )?(?:not|never) (?:every|each|in|on|at|with|by|from|per|all|any|an?|the) "
            r"[\w' -]{3,30}$",
        ),
        hits=(
            "the total is computed in the backend",
            "input is read in one place",
            "images are pinned by digest",
            "renames get announced",
            "the planner ticks at 10 hz, not every frame",
            "the watchdog gets fed in the main loop only",
        ),
        misses=(
            "the list is sorted by the name",
            "it is computed in the backend",
            "the job is run twice",
            "users are tracked by the server",
        ),
    ),
    Marker(
        name="plain:status",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "closed frozen table limits scope banned deprecated legacy obsolete confidential "
            "secret final fixed sacred untouchable reserved taken signed append write once opt "
            "decoration truth reference standard norm contract law default not never off"
        ),
        pattern=pattern(
            rf"^(?!.*\bif\b){SEEN}{NO_ONE}{_NOT_TOLD}{_THING} (?:is|are|stays?|remains?) "
            rf"{_STANDING}\b",
        ),
        hits=(
            "v1 is closed for new routes",
            "malloc is banned after boot",
            "landscape is not supported",
            "sample names are confidential",
            "replication abroad is off the table",
        ),
        misses=(
            "the button is fixed at the top",
            "the bug is fixed",
            "this is not used",
            "the list is not shared yet",
        ),
    ),
    Marker(
        name="plain:here",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("here in around"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?:the )?[\w'-]+(?: [\w'-]+){{0,2}} (?:around )?here (?:is|are|go|"
            r"goes|get|gets|have|has|use|uses|stay|come|comes|need|needs|mean|means|start|end|"
            r"live|lives|always|never|only|must|should)\b (?!not\b|wrong\b|an? \w+$)\S+",
            rf"^{SEEN}in (?:this|our|my) {_PLACE},? (?:it's |it is |there (?:is|are) (?:no|only) |"
            r"we |only |every |all |no |nothing |nobody |is |are |[\w-]+s (?:are|go|get|have|use|"
            r"come|need|live) |an? [\w-]+ (?:is|has|needs|gets|means) )(?!a bug|an error|have a "
            r"(?:bug|problem))\S+",
            rf"^{SEEN}(?:you|we|people|everyone|everybody) (?:only |always )?{VERB} (?!it\b|"
            r"this\b|that\b)[^,]{3,50} (?:here|around here|in here|in this \w+|in our \w+)$",
            rf"^{SEEN}(?:it's|it is|its) (?!an? )[\w-]+(?:,? (?:and )?[\w-]+){{0,2}} (?:here|"
            rf"around here|in (?:this|our) {_PLACE})(?:,.*)?$",
        ),
        hits=(
            "headings here are sentence case",
            "in this app is redux only for the session",
            "in this book we say reader",
            "you compile with warnings as errors here",
            "it's feet and pounds in this business",
        ),
        misses=(
            "the text here is wrong",
            "in this file is a bug",
            "in this project i want a button",
            "it's a bug here",
        ),
    ),
    Marker(
        name="usual:have",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("have carry contain get need take use mean means"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b)[\w'-]+ (?!{VERB} )[\w'-]+s (?:only |"
            r"always |all )?(?:have|carry|get|need|take|use) (?:an?|one|two|three|no|\d+|their|"
            r"both|at least|its) (?!error|bug|wrong|problem|better|bit|lot|few|long|while)\S+",
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b)[\w'-]+s (?:only |always |all )?(?:carry|"
            rf"contain|need) "
            r"(?:no|one|two|three|both|at least|their) (?!errors?|bugs?|problems?)\S+",
            rf"^{SEEN}{NO_ONE}(?!the\b|these\b|those\b|that\b)(?:[\w'-]+ )?(?:[\w'-]+s mean|an? "
            r"(?:new )?[\w-]+ (?:always )?means|a new (?:[\w-]+ )?[\w-]+ means) (?!nothing\b|"
            r"it\b|that\b|i\b|we\b)\S+",
        ),
        hits=(
            "network calls have a 10 second timeout",
            "nulls mean unknown",
            "a new page means an entry in the sitemap",
        ),
        misses=("the calls have a bug", "some files have an error", "what a page means"),
    ),
    Marker(
        name="plain:belongs",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("belongs belong lives live talks talk dies die sits sit"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_THING} (?:only )?(?:belongs?|lives?|talks?|sits?) (?:only )?(?:to|"
            r"in|into|under|with|on|at|inside|behind|through|outside) (?!me\b|you\b|it\b|this\b|"
            r"that\b|here\b|them\b|the (?:wrong|left|right|top|middle|same|other)\b)\S+",
        ),
        hits=(
            "the camera belongs to the player scene",
            "the shop talks to the bank through our proxy",
        ),
        misses=("it belongs to me", "he lives in berlin", "the text sits on the left"),
    ),
    Marker(
        name="plain:units",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("is are in"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_NOT_TOLD}(?:[\w'-]+ ){{0,3}}?[\w'-]+ (?:is|are|come|comes|stays?) "
            r"(?:always |all |only |stored |kept |given )*(?:in |as )?(?:(?:whole |unsigned |"
            r"signed )?(?:integers?|ints|floats|doubles|decimals|strings|enums|uuids?|booleans)|"
            r"utc|gmt|json|yaml|toml|csv|xml|protobuf|markdown|(?:milli|micro|nano)?seconds|"
            r"minutes|hours|ticks|cents|pence|metres|meters|centimet\w+|millimet\w+|feet|inches|"
            r"degrees|radians|celsius|fahrenheit|pixels|tiles|bytes|(?:kilo|mega)bytes|grams|"
            r"kilos?|pounds|litres|percent|row[- ]major|column[- ]major|(?:right|left)[- ]handed|"
            r"local time|(?:milli|micro)?(?:volts|amps)|[kmg]?hz|u?int\d+|float\d+|little[- "
            r"]endian|big[- ]endian|z[- ]up|y[- ]up)\b",
        ),
        hits=(
            "health points are integers",
            "timeouts are in ticks",
            "saves are json so i can read them",
            "matrices are column-major",
        ),
        misses=("it is in seconds", "the value is in cents", "the text is yaml now"),
    ),
)
