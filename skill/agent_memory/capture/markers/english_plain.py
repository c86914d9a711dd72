"""English markers: rules in plain words: how things are made here, told in the simple present."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import (
    LANGUAGE,
    SYSTEM,
    SYSTEM_WORDS,
    THING_WORDS,
    THINGS,
    VERB,
)

# What somebody saw rather than laid down.
_SEEN = (
    r"(?!.*\b(?:errors? (?:out|when)|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|"
    r"again|but|currently|crash\w*|empty|twice|works?|already|anymore|yet|somehow|today|slow\w*|"
    r"stuck|weird|instead|why|null|nan|undefined|whole time|for ever|forever|too)\b)"
)
# Whoever has no name, or is no part of the work.
_NO_ONE = (
    r"(?!(?:it|this|that|these|those|they|he|she|i|we|you|there|what|why|which|when|if|my|your|"
    r"before|after|once|while|since|because|so|and|but|or|as|until|users?|players?|customers?|"
    r"admins?|visitors?|guests?|enemies|people|clients|buttons?|pages?|images?|cookies|emails?)\b)"
)
# What a kind of things is made to do, as opposed to what it happens to do.
_MADE = (
    r"(?:return|raise|carry|hide behind|bubble up|compile|validate|accept|allocate|emit|yield|sit|"
    r"inherit|extend|implement|wrap|follow|hold|own|declare|expose|depend on|subscribe|publish|"
    r"delegate|derive|share|rely on|serialize|talk|speak|listen|render|name|mirror|cite|quote|"
    r"register|document|describe|cover|explain|tell|assert|mock|pass through|start with|end with|"
    r"begin with|open with|read from|write to|log|contain|include|refer to|point to|link to|ship|"
    r"fall back|degrade|map to|reuse|get|take|use|keep|have|need|know|mean)"
)
_UNIT = (
    r"(?:seconds?|secs?|minutes?|mins?|hours?|days?|weeks?|months?|ms|milliseconds?|frames?|"
    r"requests?|rows?|tries|attempts)"
)
_MANY = r"(?:\d[\d.,]*|an?|one|two|three|four|five|six|ten|twelve|a few|a couple of|several|thirty)"
_WHEN = (
    rf"(?:(?:after|within|every|for|in|by) (?:about |roughly |around )?{_MANY} {_UNIT}|(?:a few|a "
    rf"couple of|two or three|\d+) {_UNIT}(?: behind| late)?|"
    r"(?:at|in|on|over|during) (?:the )?(?:night|nights|weekends?|mornings?|evenings?|(?:mon|tues|"
    r"wednes|thurs|fri|satur|sun)days?|weekdays|office hours)|(?:mon|tues|wednes|thurs|fri|satur|"
    r"sun)days? at \w+|every (?:night|morning|evening|weekend|(?:mon|tues|wednes|thurs|fri|satur|"
    r"sun)day))"
)
_ENV = r"(?:staging|dev|test|qa|canary|preprod|sandbox|the (?:canary|pilot|test fleet))"
_UPDATED = (
    r"(?:(?:run|write|update|bump|use|regenerate|commit|push|format|lint|tag|check|translate|"
    r"document|add|rebuild|record|follow)|(?:ran|written|updated|bumped|used|regenerated|committed|"
    r"pushed|formatted|linted|tagged|checked|translated|documented|added|rebuilt|recorded|"
    r"followed))"
)
_DUE = (
    r"(?:changelog|docs|documentation|docstrings?|readme|tests?|types|version|formatter|linter|"
    r"lockfile|snapshots|translations|schema|migrations?|license header|conventions?|style guide|"
    r"type ?hints|annotations|release notes|bibliography|generator|client|fixtures)"
)

PLAIN = (
    Marker(
        name="plain:made",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words(f"{THING_WORDS} quotes units angles paths sizes headings"),
        pattern=pattern(
            rf"^{_SEEN}(?!the\b|these\b|those\b|your\b|my\b|{VERB}\b){_NO_ONE}(?:[\w-]+ "
            rf"){{0,2}}?{THINGS} (?:only |always |never |all )*{_MADE} (?!it\b|this\b|that\b|"
            rf"them\b|to be\b|"
            r"lost|stuck|the (?:wrong|same|old|new))\S+",
            rf"^{_SEEN}(?:[\w-]+ )?(?:{THINGS}|quotes|units|angles|paths|sizes|headings) are "
            r"(?:all |always |only )?(?:power of|metric|imperial|singular|plural|lower ?case|upper "
            r"?case|snake|camel|pascal|kebab|optional|private|internal|public|immutable|pure|async|"
            r"lazy|double|single|relative|absolute|read[- ]only|opt[- ]in|utc|iso|uuids?|integers|"
            r"strings|floats|decimals|enums|vectors|mono|sorted|typed)\b",
        ),
        hits=(
            "textures are power of two",
            "services return results and throw nothing",
            "notebooks read from the feature store",
            "handlers delegate to a use case",
        ),
        misses=(
            "the tests return null",
            "requests get lost",
            "users get a mail",
            "tests need it",
            "shaders compile again",
        ),
    ),
    Marker(
        name="plain:language",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("in"),
        pattern=pattern(
            rf"^{_SEEN}(?:the |our |all |all the )?(?:[\w-]+ )?(?:code|comments?|docs|"
            r"documentation|commits?|commit messages?|messages|names?|identifiers|strings|texts?|"
            r"ui|interface|answers|reports?|tickets?|readme|changelog|logs|manual|prose|variables|"
            r"titles|"
            rf"labels) (?:is|are|stays?) (?:always |all |only )*in {LANGUAGE}\b",
        ),
        hits=("the code is always in english", "the ui texts are all in german"),
        misses=("the message is now in german", "is the manual in french", "he lives in it"),
    ),
    Marker(
        name="plain:clock",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(SYSTEM_WORDS + " train replica runs job jobs"),
        pattern=pattern(
            rf"^{_SEEN}(?!this\b|that\b|it\b|these\b|{VERB}\b)(?:the |our |all )?(?:[\w-]+ "
            rf"){{0,3}}?(?:{SYSTEM}|train|runs?) (?:is|are|lags?|trails?|leaves?|closes?|opens?|"
            r"sleeps?|stops?|goes|gets|ships?|pauses?|updates?|refreshes|polls?|wakes?)(?: (?:off|"
            r"busy|asleep|closed|open|locked|frozen|unavailable|killed|wiped|reset|rebuilt|rotated|"
            r"restarted|refreshed|deleted|purged|paused|behind|up to|by|to sleep|"
            rf"about))* {_WHEN}",
        ),
        hits=(
            "the release train leaves mondays at ten",
            "the test server is off at the weekend",
            "batch jobs are killed after 12 hours",
            "the replica lags a couple of seconds",
        ),
        misses=(
            "it stops after a second",
            "the animation stops after a second",
            "the server crashed at night",
            "the job is slow at night",
        ),
    ),
    Marker(
        name="plain:no-more",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("nothing"),
        pattern=pattern(
            rf"^{_SEEN}{_NO_ONE}(?!the\b|{VERB} (?:the|my|that|this)\b)(?:[\w'-]+ ){{1,3}}?"
            r"[\w-]+ .{2,60}?,? (?:and )?nothing (?:more|else)$",
        ),
        hits=("interrupt handlers set a flag, nothing more", "reducers return state, nothing else"),
        misses=("it shows nothing else", "i see a dot and nothing more", "fix the test"),
    ),
    Marker(
        name="plain:bound",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("longest most maximum max largest highest least minimum shortest lowest"),
        pattern=pattern(
            rf"^{_NO_ONE}(?:[\w.%-]+ ){{1,6}}?(?:is|are) the (?:longest|most|maximum|max|largest|"
            r"highest|least|minimum|shortest|lowest)\b.{2,60}\b(?:may|can|should|must|allow|accept|"
            r"tolerate|allowed)\b",
        ),
        hits=("80 columns is the most we allow", "one second is the longest a frame may take"),
        misses=("this is the most it can do", "which one is the largest", "the maximum is wrong"),
    ),
    Marker(
        name="plain:worthless",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("without w no"),
        pattern=pattern(
            r"^an? (?:[\w-]+ ){1,3}(?:without|w/o|with no) (?:an? |its |any )?(?:[\w-]+ "
            r"){1,3}?(?:is|isn't|is not) (?:really |just |of )*(?:useless|worthless|pointless|"
            r"incomplete|no (?:good|use|\w+)|an? \w+|enough|finished|done|half)\b",
        ),
        hits=(
            "a ticket without a repro is useless",
            "a benchmark with no baseline is worthless to me",
            "a plot without units is no plot",
        ),
        misses=("it is useless without a key", "a test without a name is in the list"),
    ),
    Marker(
        name="plain:stage",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("first before"),
        pattern=pattern(
            rf"^{_SEEN}{_ENV} (?:always )?(?:gets|sees|comes|goes) .{{0,40}}?\b(?:first|before "
            r"(?:prod\w*|live|the rest|everyone))\b",
            rf"^{_SEEN}(?:[\w-]+ ){{1,3}}(?:go|goes) (?:out )?to {_ENV} (?:first|before \w+)",
        ),
        hits=("staging gets every change first", "releases go to the canary first"),
        misses=("go to staging first", "the test comes first", "staging is first to break"),
    ),
    Marker(
        name="plain:own-way",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("don't dont do"),
        pattern=pattern(
            r"^(?:don't|do not|dont) (?:just|only|simply) (?:fix|give|hand|paste|write|show|send|"
            r"do|tell|solve|answer|run|change|apply|patch)\b[^,]{0,40}, (?:but )?(?:also "
            r")?(?:explain|tell|say|show|teach|walk me|let me|ask|give me (?:the|a) (?:reason|"
            r"why))\b",
        ),
        hits=(
            "don't just fix it, tell me what was wrong",
            "don't only paste the answer, explain the idea",
        ),
        misses=("don't just stand there, do it", "don't explain, just fix it"),
    ),
    Marker(
        name="plain:undone",
        kind="procedure",
        confidence="observed",
        score=9,
        keywords=words("you"),
        pattern=pattern(
            rf"^you (?:didn't|did not|haven't|have not|forgot to|never) (?:even )?{_UPDATED} "
            rf"(?:the |any |an? |our )?(?:[\w-]+ )?{_DUE}\b",
        ),
        hits=("you didn't run the linter", "you haven't updated the docs"),
        misses=("you didn't fix the bug", "you forgot the import", "did you update the docs"),
    ),
    Marker(
        name="plain:we-don't",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("we"),
        pattern=pattern(
            r"^we (?:don't|do not|dont) (?:do|write|make|put|keep|have|add|ship|build|store|call|"
            r"name|deploy|merge|squash|share|allow|accept|hand out) (?!it\b|this\b|that\b|the\b|"
            r"an?\b|any of\b|them\b)(?:any )?(?:[\w-]+ ){1,3}?(?:in|on|for|to|from|with) (?:this|"
            r"our|the) (?:project|repo|repository|codebase|team|service|package|company|app|"
            r"monorepo|firmware|engine|paper|book|site|library|org)\b",
        ),
        hits=("we don't do soft deletes in this service", "we dont write macros in the firmware"),
        misses=("we don't have it in this repo", "we don't see any errors in the app"),
    ),
    Marker(
        name="plain:manner",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words(
            "write name wrap log prefix suffix sort order type quote phrase round quantize"
        ),
        pattern=pattern(
            r"^(?:name|wrap|log|prefix|suffix|sort|order|type|quote|phrase|cite|declare|version|"
            r"tag|"
            rf"pin|throw|raise) (?:all |all the |your |our )?(?:[\w-]+ )?{THINGS} (?:with|in|at|as|"
            r"after|by|like|next to|before) (?!this\b|that\b|it\b|me\b|the (?:above|new|same|other|"
            r"following))\S+",
            r"^write (?:the |all |all the |your )?(?:dates|numbers|names|captions|headings|titles|"
            r"labels|units|formulas|citations|references|docstrings|comments|messages|summaries|"
            r"equations|acronyms|abstracts|amounts|times|quotes|footnotes) (?:as|in|with|without|"
            r"the|like) (?!this\b|that\b|the (?:above|same|other|new|file|table|list))\S+",
            r"^(?:dates|numbers|names|amounts|times|versions|titles|keys|ids) like \S+$",
            r"^log (?:at|to|with|in) (?!this\b|that\b|it\b)(?:[\w-]+ ){1,3}?(?:level|in|only|"
            r"json)\b",
        ),
        hits=("name tests after what they prove", "wrap errors with context"),
        misses=("log in as admin", "sort the list by name", "name it after me"),
    ),
)
