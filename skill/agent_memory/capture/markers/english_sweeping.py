"""English markers: everything, anything, nothing, nobody, nowhere: what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

# What one does with a thing for good.
_HOLDS = (
    r"(?:is|are|has|have|gets?|goes|go|comes?|lives?|stays?|belongs?|says?|carries|carry|starts? "
    r"with|ends? with|must|needs?|should|may|can|ends up|lands?|leaves?|passes|follows?|counts as|"
    rf"{VERB}e?s)"
)
_RELATIVE = (
    r"(?:that|which|who|whose|with|without|from|in|under|inside|outside|on|about|for|behind|below|"
    r"above|to do with|we|you|i|they|people|users?|players?|customers?)"
)

SWEEPING = (
    Marker(
        name="sweep:everything",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("everything every all"),
        pattern=pattern(
            rf"^{SEEN}everything (?!else\b|is\b|was\b|are\b|about it\b|on (?:the|this) (?:page|"
            r"screen)|"
            rf"here\b)(?:{_RELATIVE} )?(?:[\w'/.-]+ ){{1,5}}?{_HOLDS}\b (?!fine\b|ok\b|good\b|"
            r"great\b|done\b|to (?:be|do)\b)\S+",
            r"^everything (?:in|inside|via|through|with|on) (?!the (?:list|page|screen|way)\b|it\b|"
            r"this\b|that\b|here\b|place\b|order\b|green\b|red\b|there\b|my\b)[\w.-]+(?: "
            r"[\w.-]+){0,2}$",
            r"^(?:please |always )*(?:(?:run|build|handle|test|deploy|do) (?:everything|every "
            r"thing)|(?:store|keep|put|save|write|log|track|manage|document) (?:everything|every "
            r"thing|all (?:the |our |my )?(?:config\w*|secrets?|settings?|docs|documentation|state|"
            r"logs|tests|scripts?|data|keys|constants|styles|types|queries|strings|commands|"
            r"builds))) (?:locally|in|inside|via|through|with|under|on|from|to)\b ?(?!this\b|"
            r"that\b|it\b|here\b|the (?:same|first|new)\b)\S*.*",
            rf"^{SEEN}everything (?:is|are|stays|gets|goes|runs|has|uses) (?:only |always )?(?:in|"
            r"on|by|as|via|through|under|behind|from|metric|utc|[\w-]+-major|(?!marked as "
            rf"done){VERB}e?d) \S+",
        ),
        hits=(
            "everything money is integer cents",
            "everything we store has a created date",
            "everything is in metres, z up",
            "everything in one file",
            "run everything inside the container",
        ),
        misses=(
            "everything works",
            "everything on the page is too big",
            "everything is fine",
            "everything else goes well",
        ),
    ),
    Marker(
        name="sweep:anything",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("anything"),
        pattern=pattern(
            rf"^{SEEN}anything (?!else\b|new\b|you (?:want|need|like)\b|i (?:missed|should)\b|in "
            rf"particular)(?:{_RELATIVE} )?(?:[\w'/.-]+ ){{1,6}}?{_HOLDS}\b (?!to be\b|fixed\b)\S+",
        ),
        hits=(
            "anything we create says who owns it",
            "anything user facing goes through the glossary",
            "anything under proto is generated",
        ),
        misses=("anything else is fine", "anything new in the log", "is anything in it"),
    ),
    Marker(
        name="sweep:nothing",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("nothing nobody no nowhere only there"),
        pattern=pattern(
            rf"^{SEEN}nothing (?:that|which|with|we|from|in|under|of|about|outside|inside|below) "
            r".{2,50}? (?:goes|leaves|gets|is|may|can|must|should|touches|ships|ends up|lands|"
            r"stays|enters|crosses|changes|belongs|imports|knows|calls|depends)\b \S",
            rf"^{SEEN}(?:nobody|no one) (?:but \w+ |except \w+ |ever |else )?(?!knows|cares|wants|"
            r"needs|likes|has|answers|sees|reads|uses|gets|can|could|complains|notices|told|"
            rf"asked|else)(?:logs in|ssh\w*|{VERB}e?s)\b \S+",
            rf"^{SEEN}(?:the |our )?{NO_ONE}.{{6,80}}?,? (?:and |but )?(?:nowhere else|nothing "
            r"else|only there|and only in \w+)(?: for \w+| in \S+)?(?:,.*)?$",
        ),
        hits=(
            "nothing that names a patient leaves this server",
            "nobody logs into the boxes",
            "totals are computed in the backend and nowhere else",
            "hooks for state, nothing else",
        ),
        misses=(
            "nothing in the list is sorted now",
            "nobody knows the answer",
            "nothing happens",
            "it shows nothing else",
        ),
    ),
    Marker(
        name="sweep:allowed",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "only allowed supported accepted permitted ok okay fine welcome tolerated counts"
        ),
        pattern=pattern(
            rf"^{SEEN}only (?:the |an? |our )?(?:[\w'/.-]+ ){{1,6}}?(?:is|are) (?:allowed|"
            r"supported|accepted|permitted|ok|okay|fine|welcome|tolerated|trusted)\b",
            rf"^{SEEN}only (?:the |an? |our )?(?:[\w'/.-]+ ){{1,4}}?counts?\b",
        ),
        hits=("only the build without plugins is allowed", "only what the profiler says counts"),
        misses=("is only the admin allowed", "only admins see it", "only one is broken"),
    ),
    Marker(
        name="sweep:enough",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("enough plenty limit maximum"),
        pattern=pattern(
            rf"^{SEEN}(?:an? |one |two |three |\d+ )(?:[\w'-]+ ){{0,2}}?[\w'-]+ (?:is|are) "
            r"(?:plenty|enough|the (?:limit|maximum|most))\b(?! for (?:this|now|that))",
        ),
        hits=("one line is plenty", "two levels of nesting are enough"),
        misses=("this is enough", "one is not enough", "2 gb is enough for this"),
    ),
    Marker(
        name="sweep:nowhere",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("anywhere ever whatsoever all"),
        pattern=pattern(
            r"^(?:absolutely |strictly |please |and )?no (?!way\b|idea\b|one\b|such\b|longer\b|"
            r"errors?\b|results?\b|output\b|change\b|difference\b|effect\b|luck\b|problems?\b|"
            r"sign\b|trace\b|mention\b|it\b|that\b|this\b|i\b)(?:[\w./'-]+ ){1,5}(?:anywhere|"
            r"ever|whatsoever|at all)$",
        ),
        hits=("no inline styles anywhere", "no trackers whatsoever", "no jquery in here ever"),
        misses=("no results at all", "no change whatsoever", "no that is not it at all"),
    ),
)
