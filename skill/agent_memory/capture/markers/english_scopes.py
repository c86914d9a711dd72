"""English guards: what is about this place, this screen or this product, not about the work."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_words import DONT, VERB

ASKED = frozenset({"asked:remember", "asked:save", "asked:reference"})
STANDING = frozenset(
    {
        "standing:from-now-on",
        "standing:every-time",
        "standing:rule",
        "standing:everywhere",
        "asked:remember",
        "asked:save",
        "asked:reference",
        "approval",
    }
)
_INTERFACE = (
    "button buttons modal header footer screen icon icons color colors colour colours font fonts"
    " dropdown menu sidebar widget widgets image images logo page pages layout popup dialog "
    "checkbox"
    " checkboxes cursor hover scroll click toast textbox panel theme background animation pixel"
    " pixels px bottom left right corner slider tooltip navbar banner card cards chart"
    " spinner row rows blue red green yellow orange player players enemy enemies"
)

SCOPES = (
    Guard(
        name="deictic",
        cost=8,
        keywords=words("this it that these those them here"),
        pattern=pattern(
            r"\b(?:don't|do not|dont|never|must not|should not|stop|ensure|make sure|must|"
            r"should|only|use|avoid|need to|want) (?:\w+ ){0,3}(?:this(?! (?:project|repo|"
            r"repository|codebase|app|workspace|package|service|machine|server|box))|it|that|"
            r"these|those|them|here)\b(?! (?:is|are|was|will|the|a|we|you|every|all|no)\b)",
        ),
        hits=("don't change this", "you should remove it"),
        misses=(
            "never touch this repo without asking",
            "make sure that every file ends in a newline",
        ),
        spares=ASKED
        | {"standing:from-now-on", "standing:every-time", "we-use", "we-are-using", "correction"},
    ),
    Guard(
        name="definite",
        cost=4,
        keywords=words("the"),
        pattern=pattern(
            r"^(?:please )?(?:don't|do not|dont|make sure|ensure|be sure|you must|you should|"
            r"we should|must|avoid|no need to) (?:\w+ ){0,2}the (?:\w+ )?(?:above|following|"
            r"new|current|old|other|first|second|last|previous|whole thing)\b",
        ),
        hits=("don't change the current plan",),
        misses=("never edit the lock file",),
        spares=STANDING | {"never", "always"},
    ),
    Guard(
        name="interface",
        cost=8,
        keywords=words(_INTERFACE),
        pattern=pattern(r"^(?!.*\b(?:docker|ci|container|base|oci|registry) images?\b)"),
        hits=("the button must stay on the left", "don't show the icon to the user"),
        misses=("tests must not hit the network", "pin the ci image by digest"),
        spares=ASKED
        | {
            "complaint",
            "approval",
            "style",
            "prohibition:forbidden",
            "standing:from-now-on",
            "standing:rule",
            "location",
            "for-kind",
        },
    ),
    Guard(
        name="requirement",
        cost=11,
        keywords=words(
            "always never should must needs has have want need will shall like expect can"
        ),
        pattern=pattern(
            r"^(?:the|a|an|each|users?|it|they|there|this|that|i (?:want|need)|we (?:want|"
            r"need))\b.{0,50}\b(?:should|must|needs? to|has to|have to|want|"
            r"need) (?:\w+ )?(?:be able|show|display|appear|open|have|allow|return|contain|"
            r"include|see|support|look|take|work|get|stay|scroll|move|fit|match|print|output|"
            r"load|render|save|select|be (?:shown|visible|displayed|hidden|placed|clickable|"
            r"in the|on the|at the|the same))\b",
            r"^(?:it|they|he|she|this|that)\b.{0,30}\b(?:should|must|needs? to|has to) ",
            r"^(?:the|a|an|each|all the) (?!agent|claude|tests?|repo|branch|commits?|team|build|ci|"
            r"main|release|docs|code\b|api|handlers?|controllers?|services?)[\w-]+(?: "
            r"[\w-]+){0,4}? "
            r"(?:should|must|needs? to|has to|will|shall)\b",
            r"^as an? [\w-]+(?: \w+)?,? i (?:want|need|should|can)\b",
            r"^(?:modify|change|update|fix|make|adapt|extend|add|implement|"
            r"refactor)\b.{3,60}\b(?:to|it|that|"
            r"which) (?:should |must |will )?(?:always|never)\b(?<!sure to "
            r"always)(?<!sure to never)",
            r"^(?:users?|players?|enemies|customers?|admins?|visitors?|people|guests?|bots?|"
            r"passwords?|orders?) (?:should|must|needs? to|have to|can|will)\b",
            r"^i(?:'d| would)? (?:want|need|like|expect) (?:the|a|an|this|my) [\w-]+(?: "
            r"[\w-]+){0,3}? to\b",
        ),
        hits=("the list should show ten rows", "it should always replace the old one"),
        misses=("you must regenerate the client",),
        spares=STANDING,
    ),
    Guard(
        name="in-place",
        cost=11,
        keywords=words("this that it these here ones"),
        pattern=pattern(
            r"\b(?:for|in|on|with|to) (?:this|that|it|these|this one|that one|these ones)$",
            r"\b(?:for|in|on) (?:this|that|these) (?:one|call|function|method|file|"
            r"class|page|line|part|"
            r"section|screen|component|query|loop|block|project)s?$(?<!this project)",
            r"\b(?:for|in|on) (?:this|that|these|those) (?!project|repo|codebase|"
            r"repository|workspace|app\b|"
            r"team|company|language|kind|type|sort|machine|is\b|are\b|i\b|we\b|you\b|"
            r"the\b|we\b)\w+",
            r"^(?:use|put|add|make|change|remove|replace|call|write) .* here$",
        ),
        hits=("use a set instead of a list here", "use grid rather than flex for this"),
        misses=("we use bun here", "no default exports here", "never use eval in this project"),
        spares=STANDING,
    ),
    Guard(
        name="contrast",
        cost=10,
        keywords=words("just only simply instead"),
        pattern=pattern(
            rf"^(?:{DONT}|no need to) [^,.]{{2,60}}[,.;-]+ ?(?:just|only|simply) "
            rf"(?:{VERB}|the|in|from)\b",
            rf"^just (?:{VERB})\b.*\b(?:{DONT})\b",
        ),
        hits=("don't touch the logic, just rename the fields", "do not explain, just fix it"),
        misses=("don't assume, ask", "just never do that"),
        spares=STANDING,
    ),
    Guard(
        name="other-text",
        cost=FATAL,
        keywords=words(
            "translate proofread rephrase paraphrase grammar prompt says motto "
            "sentence paragraph text"
        ),
        pattern=pattern(
            r"^(?:please )?(?:translate|proofread|rephrase|paraphrase|rewrite|correct|"
            r"check|shorten)\b"
            r"[^:]{0,60}:",
            r"^(?:system |the |my )?prompt\b[^:]{0,40}:",
        ),
        hits=("translate this into dutch: never give up", "prompt for the bot: always be nice"),
        misses=("check the types: never use any", "translate all errors"),
    ),
)
