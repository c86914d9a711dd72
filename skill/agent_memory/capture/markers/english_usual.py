"""English markers: what is as always: said to be usual, insisted on, or ordered of a whole kind."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

# What somebody saw, rather than laid down.
_SEEN = (
    r"(?!.*\b(?:errors? (?:out|when)|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|"
    r"again|crash\w*|empty|already|anymore|yet|today|slow\w*|stuck|weird|great|nice|well done|"
    r"helpful|this (?:time|one)|for now)\b)"
)
_NOT_NOUN = (
    r"(?!(?:this|its|is|us|yes|as|was|has|does|thus|always|less|these|those|things|issues|errors?|"
    r"bugs|changes|results|fixes|problems|words|details|lots|ones|others|sure|settings|access|"
    r"focus|process|progress|logs|status|numbers|plus|minus|\w+ous|\w+ss)\b)"
    rf"(?!{VERB}e?s\b)"
)
_MANNERS = (
    r"(?:save|store|export|keep|serve|label|group|split|order|name|write|put|draw|plot|report|"
    r"track|"
    r"measure|count|express|round|represent|model|encode|hash|load|import|mock|stub|sign|ship|"
    r"publish|"
    r"tag|merge|close|link|ship|send|pass|return|raise|throw|catch|version|pin|declare|define|cite|"
    r"quote|translate|render|compress|archive|rotate|mount|inject|seed|schedule|batch|number|date|"
    r"capitalize|indent|separate|prefix|suffix|document|annotate|type|validate|escape|parse)"
)
_AS_USUAL = (
    r"(?:(?:as|like) (?:always|usual|ever|we always do|we do(?: it)?|everywhere(?: else)?|every "
    r"time|with (?:all|every|the other)\b.{0,20}|in (?:all|every|the other)\b.{0,20})|the usual "
    r"way)"
)
# What one does next, rather than always.
_PLANNED = (
    r"(?:see|get|need|want|have|know|think|go|try|look|find|discuss|talk|start|continue|wait|move|"
    r"stop|"
    r"finish|check|do|make|fix|add|show|tell|ask|change|come|run|take|give|send|set|open|close|"
    r"keep "
    r"getting|let|can|read|return|say|work|expect|pass|call|receive|lose|miss|switch|update|create)"
)

USUAL = (
    Marker(
        name="usual:as-always",
        kind="constraint",
        confidence="stated",
        score=14,
        keywords=words("as like usual"),
        pattern=pattern(
            rf"^{_SEEN}(?!it\b|this\b|that\b|they\b|he\b|she\b|you\b|i\b|there\b)"
            r"(?!.{0,40}\b(?:is|"
            rf"was|are|were|looks|works)\b)(?:[\w'-]+ ){{1,12}}?[\w'-]+,? {_AS_USUAL}(?:,|$)",
        ),
        hits=(
            "explicit widths as always",
            "make the dated copy of the config, as always, and then edit",
            "captions under the plots, like everywhere",
        ),
        misses=("it is broken as always", "the test fails as usual", "great as always"),
    ),
    Marker(
        name="usual:insist",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("insist or otherwise"),
        pattern=pattern(
            r"^i (?:really |must |have to |always )*insist (?:on|that) (?!it\b|this\b|that$)\S+",
            rf"^{_SEEN}(?!it\b|this\b|that\b|is\b|do\b|does\b|should\b|can\b|did\b|was\b)"
            r".{8,90}?,? "
            r"(?:or(?: else)?|otherwise) (?:it|they|that) (?:is not|isn't|doesn't|does not|aren't|"
            r"are "
            r"not|don't|won't) (?:an? \w+|count|done|go in|ship|happen|get merged|be merged|exist)"
            r"\b",
        ),
        hits=(
            "i insist on two reviewers",
            "every run needs its seed, otherwise it is not a result",
            "show the units or it doesn't count",
        ),
        misses=("is it done or is it not", "i insist", "it works or it doesn't ship"),
    ),
    Marker(
        name="usual:kind",
        kind="constraint",
        confidence="observed",
        score=8,
        keywords=words(_MANNERS.strip("(?:)").replace("|", " ")),
        pattern=pattern(
            rf"^{_SEEN}(?:please |always )*{_MANNERS} (?:all |all our )?{_NOT_NOUN}(?:[\w-]+ )?"
            rf"{_NOT_NOUN}[\w-]{{2,}}s (?:in|with|as|by|via|through|under|from|at|into|behind|"
            r"without|"
            r"before|after|next to) (?!the\b|this\b|that\b|these\b|those\b|my\b|your\b|it\b|"
            r"here\b|me\b|"
            r"them\b|both\b|\d+ (?:files|batches|groups|parts))\S+",
        ),
        hits=(
            "save figures as vector graphics",
            "split chapters by scene",
            "pass ids as strings",
            "serve fonts from our own domain",
        ),
        misses=(
            "save changes in the file",
            "import results from the sheet",
            "write tests for the parser",
            "split it by scene",
        ),
    ),
    Marker(
        name="usual:because",
        kind="constraint",
        confidence="observed",
        score=5,
        keywords=words("because since otherwise else"),
        pattern=pattern(
            rf"^{_SEEN}(?:please )?(?!go\b|try\b|check\b|look\b|fix\b|revert\b|rename\b|undo\b|"
            r"stop\b|wait\b|"
            rf"continue\b|explain\b|tell\b|show\b|find\b){VERB} (?!it\b|this\b|that\b|these\b|"
            r"them\b|me\b|"
            r"the (?:first|second|new|old|other|last)\b).{4,70}?(?:, (?:otherwise|or else)|,? "
            r"(?:because|"
            r"since|otherwise)) (?:the|our|my|they|we|nobody|no one|everyone|people|half|some) \S+",
        ),
        hits=(
            "use plain joins because nobody here knows the mapper",
            "quote the paths, otherwise the windows people complain",
        ),
        misses=("fix it because the build is red", "use it since we have it", "we wait because"),
    ),
    Marker(
        name="usual:we",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=("we",),
        pattern=pattern(
            rf"^{_SEEN}we (?:generally |usually |normally |mostly )?(?!{_PLANNED}\b){VERB} "
            r"(?!it\b|this\b|"
            r"that\b|them\b|these\b|those\b|an?\b|the (?:new|same|other|first|second|last|current|"
            r"following|old)\b|to\b|what\b|how\b|if\b|up\b|on\b|out\b|over\b|back\b|again\b|now\b|"
            r"today\b|tomorrow\b|later\b|and\b)\S+ \S+",
        ),
        hits=(
            "we quote amounts without tax",
            "we number figures by chapter",
            "we translate strings by hand",
        ),
        misses=(
            "we see three warnings",
            "we need more tests",
            "we fix it today",
            "we add a header",
        ),
    ),
)
