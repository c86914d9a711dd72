"""English guards: what is about this place, this screen or this product, not about the work."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words

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
    " pixels px slider tooltip navbar banner card cards chart"
    " spinner row rows blue red green yellow orange player players enemy enemies checkout wizard"
    " homepage thumbnail thumbnails avatar carousel"
)

# What a rule of practice has as its subject, however definite it is.
_PRACTICE = (
    r"(?:agents?|claude|tests?|suites?|repo|repository|branch|commits?|messages?|teams?|builds?|ci|"
    r"pipelines?|main|releases?|docs|docstrings?|documentation|code|codebase|api|handlers?|"
    r"controllers?|services?|layers?|modules?|packages?|librar(?:y|ies)|threads?|schemas?|"
    r"migrations?|scripts?|folders?|director(?:y|ies)|files?|configs?|configuration|domain|"
    r"contracts?|kernel|drivers?|firmware|isr|linter|formatter|compiler|dependenc(?:y|ies)|keys?|"
    r"secrets?|tokens?|environments?|class|types?|methods?|hooks?|adapters?|prs?|notebooks?|"
    r"components?|core|database|changelog|readme|chapters?|headers?|imports?|reviewers?)"
)

# What a thing must be for as long as it exists is no feature of it.
_QUALITY = (
    r"(?!.*\b(?:compatible|offline|accessible|idempotent|deterministic|reproducible|thread-safe|"
    r"backwards?|portable|stateless|reversible)\b)"
)

SCOPES = (
    Guard(
        name="interface",
        cost=8,
        keywords=words(_INTERFACE),
        pattern=pattern(
            r"^(?!.*\b(?:(?:docker|ci|container|base|oci|registry) images?|chart\.?js|(?:don't|do "
            r"not|never) (?:commit|push|track|check in)|(?:red|green) (?:tests?|"
            r"builds?|ci|pipeline|main|suite)|blue[/ -]green)\b)"
        ),
        hits=("the button must stay on the left", "don't show the icon to the user"),
        misses=("tests must not hit the network", "never merge red tests"),
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
            rf"^{_QUALITY}(?:the|a|an|each|users?|it|they|there|this|that|i (?:want|need)|we "
            rf"(?:want|need))\b.{{0,50}}\b(?:should|must|needs? to|has to|have to|want|need) "
            r"(?:\w+ )?(?:be able|show|display|appear|open|have|allow|return|contain|include|see|"
            r"support|look|take|work|get|stay|scroll|move|fit|match|print|output|load|render|save|"
            r"select|be (?:shown|visible|displayed|hidden|placed|clickable|in the|on the|at the|"
            r"the same))\b",
            rf"^{_QUALITY}(?:it|they|he|she|this|that)\b.{{0,30}}\b(?:should|must|needs? to|has "
            rf"to) ",
            rf"^(?:the|a|an|each|all the) (?:[\w-]+ ){{0,4}}?(?!{_PRACTICE} )[\w-]+ (?:should|must|"
            r"needs? to|has to|will|shall|cannot|can't|can (?:never|not|only)|may (?:never|not|"
            r"only))\b",
            r"\b(?:must|should|needs? to|has to) (?:also |always |still )?be (?:able|possible|"
            r"allowed) to\b",
            r"\b(?:should|must|needs? to) be (?:\w+ )?(?:view|click|edit|search|sort|filter|scroll|"
            r"select|resiz|drag|download|print|shar|zoom|collaps|expand)[ai]ble\b",
            r"^(?:[\w-]+ ){1,5}should (?:now |then |also |only )*(?:show|display|appear|render|"
            r"land|redirect)\b",
            r"^(?:[\w-]+ ){1,5}(?:should|must) be (?:shown|displayed|visible|hidden|placed|"
            r"rendered|highlighted|centered|clickable)\b",
            r"^as an? [\w-]+(?: \w+)?,? i (?:want|need|should|can)\b",
            r"^(?:modify|change|update|fix|make|adapt|extend|add|implement|"
            r"refactor)\b.{3,60}\b(?:to|it|that|"
            r"which) (?:should |must |will )?(?:always|never)\b(?<!sure to "
            r"always)(?<!sure to never)",
            r"^(?:users?|players?|enemies|customers?|admins?|visitors?|people|guests?|bots?|"
            r"passwords?|orders?) (?:should|must|needs? to|have to|can|will)\b",
            r"^i(?:'d| would)? (?:want|need|like|expect) (?:the|a|an|this|my) (?!(?:[\w-]+ "
            rf"){{0,3}}{_PRACTICE} to\b)[\w-]+(?: [\w-]+){{0,3}}? to\b",
        ),
        hits=("the list should show ten rows", "it should always replace the old one"),
        misses=("you must regenerate the client",),
        spares=STANDING,
    ),
    Guard(
        name="behaviour",
        cost=9,
        keywords=words("whenever every each time when"),
        pattern=pattern(
            r"^(?:whenever|every time|each time|on (?:every|each)|when) .{3,60}, (?:also |just |"
            r"then )*(?:play|decrement|increment|emit|fire|trigger|spawn|show|hide|render|redraw|"
            r"notify|dispatch|animate|scroll|highlight|focus|toggle|subtract|blink|redirect|fade|"
            r"zoom)\b(?! (?:me|us)\b)",
        ),
        hits=("whenever the price changes, notify the watchers",),
        misses=("whenever you change the schema, notify me", "every time you add a route, test it"),
        spares=frozenset({"asked:remember", "asked:save", "standing:from-now-on", "complaint"}),
    ),
)
