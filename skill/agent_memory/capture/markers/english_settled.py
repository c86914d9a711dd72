"""English markers: what is settled: what is fine for what, when it happens, how it sounds."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE, NO_ONE, SEEN, VERB

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
        name="settled:fine-for",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("fine ok okay allowed good acceptable welcome enough"),
        pattern=pattern(
            rf"^{SEEN.replace('works?|working|', '')}{NO_ONE}{_THING} (?:is|are) (?:fine|ok|okay|"
            r"allowed|good|acceptable|welcome|enough) (?:only )?(?:for|in|as|when|outside|"
            r"inside) .{3,50}?,? (?:but|and|not) (?:not |never |only )?\S+ ?\S*.*$",
            rf"^{NO_ONE}{_THING} (?:is|are) (?:only )?(?:fine|ok|okay|allowed|acceptable) (?:as "
            r"long as|only (?:in|for|when|if)|if|when|unless|provided) .{4,60}$",
        ),
        hits=(
            "plain loops are fine for prototypes but the core is vectorised",
            "mocks are ok only in unit tests",
            "macros are allowed as long as they are documented",
        ),
        misses=("it is fine for now", "this is ok but slow", "the rest is fine"),
    ),
    Marker(
        name="settled:when",
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
        name="settled:manner",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words(
            "style tone voice spelling tense register mood grammar punctuation palette accent "
            "vocabulary perspective person humour humor language wording"
        ),
        pattern=pattern(
            rf"^{SEEN}(?:the |our |my |general )?(?:[\w-]+ )?(?:style|tone|voice|spelling|tense|"
            r"register|mood|grammar|punctuation|palette|accent|vocabulary|perspective|humou?r|"
            r"wording) (?:is|are|stays?|has to be|should be) (?:always |rather |very |a bit |"
            r"strictly )?(?!off\b|ok\b|not\b|good\b|great\b|nice\b|bad\b|inconsistent\b|"
            r"different\b|the\b|in the\b|there\b|done\b|set\b|loaded\b|fine\b)[\w-]+.{0,60}$",
            r"^(?:the |our )?(?:[\w-]+ )?(?:narration|chapters?|dialogues?|articles?|answers?|"
            r"docs|essays?|letters?|reports?) (?:is|are|stays?) (?:always |all )?in (?:the "
            rf")?(?:past|present|first|third|active|passive|plain|formal|{LANGUAGE})\b.*",
        ),
        hits=("the tone is dry", "the narration is in the past tense", "our spelling is british"),
        misses=("the style is not loaded", "the tone is off", "is the voice in english"),
    ),
    Marker(
        name="settled:here",
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
        name="settled:only-does",
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
