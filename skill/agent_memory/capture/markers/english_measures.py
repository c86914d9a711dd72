"""English markers: how much, how often, how long: limits, sizes, schedules to work with."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What a passing state is told of, or told with.
_STATE = (
    r"(?!.*\b(?:wrong|bugs?|errors?|fail\w*|slow|broken|but|instead|crash\w*|problem|issue|weird|"
    r"stuck|missing|again|empty|down|still|unreachable|anymore|now|already|too|currently|just|yet|"
    r"outdated|stale|looks?|not (?:work|runn|start|found|there|set)\w*)\b)"
)
_NOT_IT = (
    r"(?!it\b|this\b|that\b|these\b|those\b|they\b|he\b|she\b|there\b|what\b|why\b|how\b|where\b|"
    r"which\b|if\b|when\b|the (?:fix|bug|error|issue|change|button|value|function|variable|problem|"
    r"message|commit|last|new|first|second|other|same|only|page|text|title|label|list|row|color|"
    r"image|icon|test|result|output|answer|solution|reason|cause|question|idea|point|goal|plan|"
    r"next|previous|current|code|method|class|file|line|user|player)\b)"
)
_DAYS = (
    r"(?:every (?:day|night|hour|week|month|morning|other week|monday|tuesday|wednesday|thursday|"
    r"friday|two weeks|\d+ (?:minutes|hours|days|weeks))|(?:on|each) (?:monday|tuesday|wednesday|"
    r"thursday|friday|saturday|sunday|weekday|weekend)s?|nightly|daily|weekly|biweekly|monthly|"
    r"quarterly|at (?:night|midnight|\d{1,2} ?(?:am|pm|utc|cet)|\d{1,2}:\d\d))"
)

MEASURES = (
    Marker(
        name="fact:schedule",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("every on each nightly daily weekly biweekly monthly quarterly at"),
        pattern=pattern(
            rf"^{_STATE}(?:we|the team|our team|releases|deploys|builds|backups|(?:the |our "
            rf")?(?:nightly|"
            r"weekly|cron|backup|sync|import|export|etl|release|deploy\w*|batch|report)(?: \w+)?s?|"
            rf"the (?:job|pipeline|worker|scheduler)) (?:\w+ ){{0,3}}?(?:releases?|deploys?|ships?|"
            r"runs?|starts?|happens?|goes|go|cut|publish(?:es)?|syncs?|rotates?|restarts?|are cut|"
            r"are|"
            rf"is)(?: \w+){{0,3}}? {_DAYS}",
            rf"^{_STATE}(?:i|we) (?:usually |normally |always )?(?:cut|release|ship|deploy|publish|"
            rf"post|"
            r"update|back up|bill|archive|tag|import|export|download|upload|review|translate|"
            r"print) (?!it\b|this\b|that\b)(?:\S+ ){0,6}?(?:every|each|once an?|twice an?) (?:\w+ "
            r"){0,3}?(?:day|night|week|month|sprint|quarter|year|morning|evening|semester|"
            r"season)s?\b",
        ),
        hits=(
            "we release every two weeks",
            "nightly builds start at 2am",
            "we deploy on thursdays",
            "the backup job runs at midnight",
            "i publish a new chapter every couple of weeks",
        ),
        misses=("we meet on monday", "it runs every day", "we release the lock on exit"),
    ),
    Marker(
        name="fact:limit",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words(
            "limited capped restricted throttled max maximum minimum min limit supports support "
            "expire expires"
        ),
        pattern=pattern(
            rf"^{_STATE}{_NOT_IT}(?:the |our )?[\w-]+(?: [\w-]+){{0,3}} (?:is|are) (?:hard[- "
            rf"])?(?:limited|"
            r"capped|restricted|throttled) (?:to|at) \$?\d+",
            r"^(?:the |our )?(?:max(?:imum)?|min(?:imum)?) (?:supported )?[\w-]+(?: [\w-]+){0,2} "
            r"(?:version )?is \$?\d[\w.]*",
            r"^we (?:only )?support (?:the )?(?:last|latest|two|three|only)\b.{4,}",
            rf"^{_STATE}(?:[\w-]+ ){{0,3}}[\w-]+ expires? (?:after|every|in) \d+ \w+",
        ),
        hits=(
            "uploads are limited to 25 mb",
            "our minimum ios version is 15",
            "we support the last two major versions",
            "sessions expire after 30 minutes",
        ),
        misses=("the button is limited to admins", "the max is wrong", "support for it"),
    ),
    Marker(
        name="fact:measure",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(
            "kb mb gb tb kib mib gib hz khz mhz ghz fps ms secs seconds minutes hours days weeks "
            "rows columns records users customers cores nodes gpus bit bits bytes volts watts mm "
            "cm dpi bpm lines tables files million billion thousand percent real reserved occupied "
            "speaks understands accepts threads workers only taken used k m"
        ),
        pattern=pattern(
            rf"^{_STATE}{_NOT_IT}(?!.*\b(?:p\d\d|latency|response time|score|accuracy|"
            rf"loss)\b)(?:the |our |my )[\w-]+(?: [\w-]+){{0,3}}? (?:has|have|holds?|takes?|runs? "
            r"at|is|are|lasts?|draws?|samples? at|comes with|weighs?|gets) (?:about |only |roughly "
            r"|around |at (?:least|most) |up to |a fixed )?\d[\d.,]*(?: ?(?:k|m|million|billion|"
            r"thousand))? ?(?:of )?(?:kb|mb|gb|tb|kib|mib|gib|hz|khz|mhz|ghz|fps|ms|s|secs?|"
            r"seconds|minutes|hours|days|weeks|rows|columns|records|users|customers|cores|nodes|"
            r"gpus|bits?|bytes|volts|v|watts|mm|cm|dpi|bpm|lines|tables|threads|workers|%)\b",
            rf"^{_STATE}(?:port \d+|the \w+ port) is (?:taken|used|occupied|reserved) (?:by|for) "
            rf"\S+",
            rf"^{_STATE}{_NOT_IT}(?:the |our |my )?[\w-]+(?: [\w-]+){{0,2}} (?:is|are|speaks?|"
            rf"understands?|"
            r"accepts?|has|knows?) (?:\d+[- ]bit |usb |http|arm|x86|utf-?8 |ascii |ipv\d |metric |"
            r"gmt |bluetooth |wifi )\S*(?: ?only)?$",
            r"^the real (?:[\w-]+ ){1,3}(?:is|are|lives?|sits?) (?:in|at|on|under) (?!the (?:way|"
            r"middle))\S+",
        ),
        hits=(
            "the watch has 512 kb of ram",
            "the accounts table has 40 million rows",
            "the simulator runs at 240 hz",
            "port 8080 is taken by jenkins",
            "the real config is in vault",
        ),
        misses=(
            "the page takes 5 seconds",
            "it has 12 rows",
            "the build takes 40 minutes now",
            "the list is 3 items long",
        ),
    ),
)
