"""English markers: custom, told as such: what one has and has not, what is for whom."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

_THING = r"(?:the |our |all |my )?(?:[\w./'-]+ ){0,4}?[\w./'-]+"
_HERE = (
    r"(?!it\b|this\b|that\b|them\b|these\b|those\b|me\b|you\b|the (?:same|new|old|first|second|"
    r"last|next|other|wrong|right|left|top|bottom)\b)"
)
_WITH = r"(?:with|on|in|from|via|by|over|at|through|against)"

CUSTOM = (
    Marker(
        name="plain:we-have-no",
        kind="constraint",
        confidence="stated",
        score=13,
        keywords=("we",),
        pattern=pattern(
            rf"^{SEEN}we (?:don't|do not|dont) (?:have|do|use|write|ship|mock|keep|allow|support|"
            rf"build|host|store|squash|vendor|track|translate|accept|buy|pay for) {_HERE}(?!an?\b|"
            r"enough\b|much\b|time\b|any (?:data|time|idea)\b)(?:any )?(?:[\w'-]+ "
            r"){0,2}?[\w'-]+s(?: here| at all| anymore)?$",
            rf"^{SEEN}we have {_HERE}[\w' -]{{3,40}} (?:on|off|pinned|enabled|disabled|turned on|"
            r"turned off) (?:for a reason|on purpose|by design)$",
        ),
        hits=(
            "we don't have util classes",
            "we dont mock databases",
            "we have strict on for a reason",
        ),
        misses=("we don't have it", "we don't have enough tests", "we do not use the first fields"),
    ),
    Marker(
        name="plain:we-don't-when",
        kind="constraint",
        confidence="stated",
        score=13,
        keywords=("we",),
        pattern=pattern(
            rf"^{SEEN}we (?:don't|do not|dont) (?!have\b|see\b|get\b|need\b|want\b|know\b){VERB} "
            rf"{_HERE}[\w' -]{{3,40}} (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:mid|"
            r"during|before|after|without|between|inside|outside) [\w-]+).*",
        ),
        hits=("we don't upgrade the toolchain mid project", "we do not deploy anything on fridays"),
        misses=("we don't see it during the test", "we don't need a lock before that"),
    ),
    Marker(
        name="plain:for",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words("for"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_THING} (?:is|are) (?:only |really |mostly |meant |there )?for "
            r"(?:me|us|(?:the |an? )?(?:[\w-]+ ){0,2}?(?:team|teams|people|person|designers?|"
            r"testers?|editors?|reviewers?|kids|children|readers?|beginners?|experts?|support|"
            r"marketing|legal|ops|research|scientists?|nurses?|doctors?|students?|teachers?|"
            r"machines?|bootloader|modem|scripts?|ci|tests?|tooling|internal use|debugging|"
            r"prototyping|logs?|editor))\b.*",
            rf"^{SEEN}{NO_ONE}{_THING} (?:is|are) (?:reserved |there |meant )?for (?!me\b|you\b|"
            r"now\b|this\b|that\b)[\w' -]{3,30} only$",
        ),
        hits=(
            "notebooks are for me, pipelines import from src",
            "the runbook is for a tired person at night",
            "the second port is for the modem",
            "the heap is for the network stack only",
        ),
        misses=("this is for me", "it is for the tests", "the fix is for users"),
    ),
    Marker(
        name="plain:normal",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words("normal expected intended intentional deliberate purpose design known"),
        pattern=pattern(
            rf"^{NO_ONE}{_THING} (?:is|are) (?:perfectly |quite |totally )?(?:normal|expected|"
            r"intended|intentional|deliberate|(?:there |so |like that )?on purpose|by design|"
            r"known (?:issues?|noise|quirks?))\b(?! (?:to|but)\b).*",
        ),
        hits=(
            "resets at boot are normal on this board, ignore them",
            "the typo in the title is on purpose",
        ),
        misses=("this is normal", "is it normal", "it is expected to work"),
    ),
    Marker(
        name="plain:useless",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("useless worthless meaningless unreadable nothing invisible"),
        pattern=pattern(
            rf"^{NO_ONE}(?!now\b|still\b){_THING} (?:is|are) (?:completely |quite |totally |just "
            r")?(?:useless|worthless|meaningless|unreadable|invisible|no use) (?:to|for|with) "
            r"(?:me|us|(?:the |our )?[\w-]+s)\b.*",
            rf"^{NO_ONE}{_THING} (?:tells?|says?|means?) (?:me|us|you) nothing\b.*",
        ),
        hits=(
            "red and green together is useless to me",
            "averages without a spread tell me nothing",
        ),
        misses=("this is useless to me", "it tells me nothing"),
    ),
    Marker(
        name="usual:habit",
        kind="fact",
        confidence="observed",
        score=9,
        keywords=words("i we can't cannot cant"),
        pattern=pattern(
            rf"^{SEEN}(?:i|we) (?:always |only |usually |mostly )?(?!(?:look|go|get|start|see|"
            r"need|want|think|wait|come|work|add|agree|continue|click|try|move|end|run (?:into|"
            rf"out)|give|check|keep|stay|assume|guess|help|hold|talk)\b)(?:{VERB}|live|listen|"
            rf"teach|sleep) {_WITH} {_HERE}(?!my\b(?! (?:machine|laptop|phone|desk|own))|your\b|"
            r"trouble\b|errors?\b)(?:the |an? |our )?[\w.+-]+(?: [\w.+-]+){0,3}(?:,.*)?$",
            r"^i (?:can't|cannot|can not|cant) (?:test|run|read|use|access|install|build|debug|"
            rf"print|record|push) {_HERE}[\w -]{{2,30}} (?:on|in|from|at|here|without) ?{_HERE}.*",
        ),
        hits=(
            "i flash with openocd, not with the ide",
            "we deploy from tags",
            "i can't test push on the simulator",
        ),
        misses=(
            "i look at the list",
            "i run into errors",
            "we start with the parser",
            "i click on it",
        ),
    ),
    Marker(
        name="plain:by-not",
        kind="constraint",
        confidence="stated",
        score=14,
        keywords=words("not"),
        pattern=pattern(
            rf"^(?:please |always )*{VERB} (?:(?!it\b|this\b|that\b|the\b)[\w-]+ ){{0,2}}?{_WITH} "
            rf"{_HERE}[\w-]+(?: [\w-]+)?,? (?:and )?not {_WITH} {_HERE}[\w-]+(?: [\w-]+)?$",
        ),
        hits=("split by patient not by row", "sort imports by length, not by name"),
        misses=("move it by hand, not by drag", "click on this, not on that", "split by row"),
    ),
    Marker(
        name="plain:budget",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words(
            "budget limit ceiling target quota cap timeout deadline minimum maximum min max under "
            "below above within up than most least"
        ),
        pattern=pattern(
            rf"^{SEEN}(?:the |our |my )?(?:[\w-]+ )?(?:budget|limit|ceiling|target|quota|cap|"
            r"timeout|deadline|minimum|maximum|min|max|minimum target)(?: (?:for|of|on|per) "
            r"(?:the |our |an? )?[\w-]+(?: [\w-]+)?)? is (?:about |around )?(?:\$?\d|(?:ios|"
            r"android|node|python|java|api|windows|macos) ?\d|one\b|two\b|half\b).*",
            rf"^{SEEN}{NO_ONE}(?:the |our |all )?(?:[\w'-]+ ){{0,2}}[\w'-]+s (?:under|below|above|"
            r"within|up to|at most|at least|no more than|no longer than) \d[\d.,]* "
            r"?[\w%/-]*(?:,.*)?$",
        ),
        hits=(
            "the budget for effects is 2 ms",
            "transitions under 300 ms",
            "min target is ios 15",
        ),
        misses=("the limit is wrong", "lines under the header"),
    ),
    Marker(
        name="plain:per",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=("per",),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!\d)(?:[\w'-]+ )?[\w'-]{{3,}} per (?!cent\b|day\b|month\b|hour\b|"
            r"second\b|minute\b|year\b|week\b)[\w-]+(?:,.*)?$",
        ),
        hits=("helm values per environment", "one axis per figure"),
        misses=("requests per second", "20 rows per page", "it is per user"),
    ),
)
