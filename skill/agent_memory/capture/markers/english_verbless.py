"""English markers: rules that leave out their verb: what goes with what, where and how far."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

# The things of a rule, which is neither an order nor a sentence.
_NO_VERB = (
    r"(?!.*\b(?:is|are|has|have|does|do|gets?|goes|can|should|must|will|shows?|i|you|they|"
    rf"it)\b)(?!{VERB}\b|thanks\b|same\b|not\b|no\b|none\b|nothing\b|everything\b|all of\b|only\b|"
    r"just\b|with\b|in\b|on\b|for\b|to\b|from\b|at\b|error\b|warning\b|a\b|an\b|the\b|line\b|"
    r"items?\b)"
)
# ... nor a step told in passing: "count the size for every row".
_NO_ARTICLE = (
    r"(?!.*\b(?:the|an?|let|don't|this)\b.*\b(?:every|each|all|any|everything|anything)\b)(?!\S*/)"
)
_THINGS = r"(?:[\w./+'-]+(?:,? (?:and |\+ |or )?)){1,6}?"
_VIA = r"(?:via|through|over|from|as|in|on|with|under|by|into|behind|out of|for|to)"
_OTHER = r"(?!it\b|this\b|that\b|here\b|there\b|me\b|them\b|my\b|mine\b|now\b)"

VERBLESS = (
    Marker(
        name="bare:on-all",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("everything all every each any anything whatever everywhere wherever"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_NO_ARTICLE}{_NO_VERB}{_THINGS} ?(?:in|on|"
            r"for|with|to|under|behind|at|above|before|after) (?:everything|anything|every|each|"
            r"any|all)(?! (?:of\b|the (?:time|same)\b|these\b|those\b|browsers?\b|cases?\b|"
            r"pages?\b|screens?\b|buttons?\b|directions\b|sides\b|three\b|four\b|\d|this\b|that "
            r"(?:one|is)))[\w '/.-]*(?: or .{6,50})?$",
            rf"^{SEEN}{NO_ONE}{_NO_VERB}{_THINGS},? (?:everywhere|wherever|whatever) .{{4,40}}$",
        ),
        hits=(
            "owner tags on all resources",
            "three decimals, metric units in everything we export",
            "alt texts on every figure",
        ),
        misses=(
            "a button on every page",
            "errors in all browsers",
            "padding on all sides",
            "the same for all of them",
        ),
    ),
    Marker(
        name="bare:only",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("only exclusively solely"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_NO_VERB}(?:[\w./+'-]+ ){{1,5}}?(?:only|exclusively|solely) (?:for|"
            rf"on|from|to|as|at|over|over|when|if|after|with|by|against) {_OTHER}(?!one\b|once\b|"
            r"admins?\b|users?\b|mobile\b|hover\b|click\b|example)[\w./' -]{3,60}$",
            rf"^{SEEN}{NO_ONE}{_NO_VERB}(?:[\w./+'-]+ ){{1,3}}{_VIA} {_OTHER}(?:the |our |an? "
            r")?(?:[\w./'-]+ ){1,3}only(?:,.*)?$",
            r"^(?!read\b|this\b|that\b|it\b|one\b)[\w.+#-]+(?: [\w.+#-]+)? only, (?:the|my|our|"
            r"it|they|we|no|because|since) \S+ .{3,60}$",
        ),
        hits=(
            "signals only for state",
            "physics code in fixed update only",
            "pdf only when the lab asks",
            "c99 only, the compiler is old",
        ),
        misses=(
            "this only for now",
            "the menu only on mobile",
            "it works in safari only",
            "read only for users",
        ),
    ),
    Marker(
        name="bare:not",
        kind="constraint",
        confidence="stated",
        score=14,
        keywords=words("not never"),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_NO_VERB}(?:[\w./+'-]+ ){{1,3}}{_VIA} {_OTHER}(?:the |our |an? "
            r")?[\w./'-]+(?: [\w./'-]+){0,2}, (?:and )?(?:not|never) (?!sure\b|yet\b|really\b|"
            rf"working\b){_OTHER}(?:{_VIA} )?(?:the |our |an? )?[\w./' -]{{2,30}}(?:, .*)?$",
            rf"^{SEEN}{NO_ONE}{_NO_VERB}(?:[\w./+'-]+ )?[\w./+'-]+,? not (?:[\w./+'-]+ "
            rf"){{1,3}}(?:for|when|as|in) {_OTHER}(?!the\b)[\w./' -]{{3,30}}$",
        ),
        hits=(
            "registers through the hal, not raw addresses",
            "dates as iso strings, never as epochs",
            "icons from the sprite, not a font",
            "tweens not clips for menu motion",
        ),
        misses=("in the header, not the footer", "this as text, not sure", "go to home, not back"),
    ),
    Marker(
        name="bare:bound",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "every names name titles title messages message headings heading ids keys slugs "
            "prefixes subjects subject labels tops max maximum most less fewer minimum least "
            "more higher"
        ),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}(?!line )(?:the |our )?(?:[\w'-]+ ){{1,4}}(?:is |are |at |of |has |"
            r"have |stays? )?(?:about )?\d[\d.,]*(?: ?[\w%/-]+){0,3},? (?:tops|max(?:imum)?|at "
            r"(?:the )?most|or (?:less|fewer|shorter|smaller)|min(?:imum)?|at least|or (?:more|"
            r"higher|better))$",
            rf"^{SEEN}{NO_ONE}(?:the |our )?(?:[\w'-]+ ){{1,4}}(?:max(?:imum)?|min(?:imum)?|at "
            r"most|at least) \d[\d.,]* ?[\w%/-]+(?:(?:,| or| so| because) .{3,60})?$",
            rf"^{SEEN}{NO_ONE}(?!line )[\w'-]+(?: [\w'-]+)? every (?:\d[\d.,]*|two|three|few) "
            r"(?!seconds?\b|minutes?\b|ms\b|hours?\b)[\w-]+$",
            r"^(?:the |our )?(?:commit|branch|file|level|function|variable|screen|test|table|"
            r"column|event|class|pr|issue|chapter|tag|package|module) (?:names?|titles?|"
            r"messages?|headings?|ids|keys|slugs|prefixes|subjects?|labels)(?: is|:|=) ?[a-z][\w "
            r"()+<>/-]{6,60}$",
        ),
        hits=(
            "chapters are 3000 words tops",
            "subheads every 300 words",
            "level names: verb plus noun",
            "two retries of 5 seconds at most",
            "abstract 200 words max",
        ),
        misses=("line 40 at most", "it is 3 max", "the max is 40"),
    ),
)
