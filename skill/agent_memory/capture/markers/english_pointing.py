"""English guards: what points at the thing at hand, instead of at a kind of things."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING

# A demonstrative before one of these points at where the work is done, for as long as it is done.
_WORKPLACE = (
    r"(?:project|repo|repository|codebase|app|workspace|package|service|machine|server|box|"
    r"monorepo|company|team|org|organi[sz]ation|language|kind|type|sort|way)"
)
# What one works for or on for years, however one points at it.
_HARDWARE = (
    r"(?:chip|soc|mcu|board|device|target|platform|cluster|partition|network|account|tenant|plan|"
    r"tier|distro|grader|console|engine|runtime|database|db|job|role|field|industry|course)"
)

# What was said or found elsewhere, by the name of its kind alone.
_TALK = (
    r"(?:results?|findings?|changes|lessons?(?: learn(?:ed|t))?|outcomes?|progress|summary|state|"
    r"discussion|solutions?|fix(?:es)?|decisions?|steps?|conversation|session|learnings?|status|"
    r"work|details|info(?:rmation)?|context|notes?|plan|insights?|issues?|problems?|bugs?|tips?|"
    r"points?|answers?|above|same)"
)
_OWN = r"(?:the|these|those|this|that|our|your|my|today's)"
_NOTES = r"(?:your |the |our |my |this |project )*(?:memory|memories|claude\.?md|notes)"
_PLEASE = r"^(?:(?:so|and|please|also|then|now|always|you should|can you|could you) )*"
_WHOSE = r"we \w+|you \w+|i \w+"

POINTING = (
    Guard(
        name="note-of-what",
        cost=FATAL,
        keywords=words("remember save store note record add put write update document"),
        pattern=pattern(
            rf"{_PLEASE}(?:remember|save|store|note|record|add|put|write|document)(?: down)? "
            rf"(?:all |any )?{_OWN} (?:[\w'-]+ ){{0,2}}{_TALK}(?: (?:above|below|so far|here|"
            rf"(?:of|from|about|on|for) (?:[\w'-]+ ?){{1,4}}|{_WHOSE}))?"
            rf"(?: (?:in|into|to) {_NOTES})?(?: (?:so (?:that )?|before |after |and then ).*)?\W*$",
            rf"{_PLEASE}update {_NOTES}(?: (?:with|to reflect|for|about) (?:all |any )?"
            rf"(?:{_OWN}|what) (?:[\w'-]+ ){{0,3}}?(?:{_TALK}|{_WHOSE}))?"
            r"(?: (?:above|below|so far|too|as well))?\W*$",
        ),
        hits=(
            "remember the results above",
            "note the fix in memory so we don't lose it",
            "update your memory with the new findings",
            "save this lesson to memory",
            "update claude.md with today's changes",
        ),
        misses=(
            "remember the decision: we ship on tuesdays",
            "save this rule to memory: no eval",
            "remember the fix for flaky tests is a retry",
            "update claude.md with the rule that logs are english",
        ),
    ),
    Guard(
        name="deictic",
        cost=8,
        keywords=words("this it that these those them here"),
        pattern=pattern(
            r"\b(?:don't|do not|dont|never|must not|should not|stop|ensure|make sure|must|"
            r"should|only|(?<!we )use|avoid|need to|want) (?:(?:\w+ ){0,3}(?:"
            rf"this(?! (?:{_WORKPLACE}|{_HARDWARE})\b)|it|these|those|them|here)|(?:\w+ )?that|"
            r"(?:\w+ ){2,3}that(?=$|[,.]))\b(?! (?:is|are|was|will|the|a|we|you|every|all|no)\b)",
            rf"\balways \w+ (?:this|that|these|those) (?!{_WORKPLACE}\b|(?:is|are|the|a|we|"
            r"you)\b)\w+",
        ),
        hits=("don't change this", "you should remove it", "never touch that file"),
        misses=(
            "never touch this repo without asking",
            "make sure that every file ends in a newline",
            "stop adding helpers that wrap one call",
            "you keep forgetting we use just here",
        ),
        spares=ASKED
        | {"standing:from-now-on", "standing:every-time", "we-use", "we-are-using", "correction"},
    ),
    Guard(
        # Nobody can act on it next week.
        name="dangling",
        cost=10,
        keywords=words("it this that them these those"),
        pattern=pattern(
            r"^(?:(?:please|also|and|so|but|you|should|must|from now on|going forward|in (?:the "
            r")?"
            r"future|next time),? )*(?:(?:don't|do not|dont|never|always|stop|just|make sure "
            r"(?:to|you|that you)|remember to) )*(?:ever )?(?!(?:like|love|want|need)\b)\w+ (?:it|"
            r"this|"
            r"that|them|these|those)(?: (?:again|ever|anymore|any more|either|too|first|please|now|"
            r"by hand|yourself|like (?:this|that)|(?:this|that) way|the same way|here|there|all|at "
            r"all|every time|each time|always))*$",
        ),
        hits=("don't ever print it", "always run it first", "from now on do it like this"),
        misses=("never print it to the log", "always seed the sampler", "never do that in ci"),
        spares=ASKED | {"complaint"},
    ),
    Guard(
        name="pointed-lot",
        cost=16,
        keywords=words("these those this them three two both four five six that it"),
        pattern=pattern(
            r"^(?:and |also )*(?:all|each|every|both|any|none|either|neither|most|some) (?:of )?"
            rf"(?:it|these|those|this(?! {_WORKPLACE})|them|that|the (?:two|three|four|five|six|"
            r"\d+)|two|three|four|five|six|\d+)\b",
            r"\b(?:any|most|none|some|either) of (?:this|that|it|these|those|them)\b",
        ),
        hits=("all of these must be lazy", "we don't need any of that anymore"),
        misses=("all of the configs must be typed", "each of our services owns its schema"),
        spares=ASKED | {"complaint", "standing:from-now-on", "always", "never"},
    ),
    Guard(
        name="on-the-page",
        cost=8,
        keywords=words(
            "above below attached pasted following screenshot screenshots linked uploaded shared "
            "sent highlighted enclosed image one"
        ),
        pattern=pattern(
            r"\b(?:the|as|see|from|pasted|mentioned|listed|described|shown|said|given) (?:above|"
            r"below)\b|\b(?:above|below)$|\b(?:above|below|following|attached|pasted|enclosed|"
            r"linked|highlighted)[- ](?:mentioned|code|list|text|files?|examples?|images?|config|"
            r"snippet|message|steps?|errors?|logs?|output|tickets?|documents?|docs|samples?|doc|"
            r"template|spec|issue|prompt|link|table|data|points?|instructions?|format)\b",
            r"\bi (?:\w+ )?(?:pasted|attached|linked|highlighted|uploaded|shared|sent)\b|"
            r"\b(?:the|my|this|that|in) (?:\w+ )?(?:screenshots?|image)\b(?! (?:files?|tags?|"
            r"size))|\bthe one (?:i|you|we|"
            r"from|in|on|with)\b",
        ),
        hits=("use the config i pasted above", "make sure it matches the attached sample"),
        misses=("never log above debug level in tests", "all methods below 10 lines"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="one-file",
        cost=8,
        keywords=words("is are"),
        pattern=pattern(
            r"^(?:the|my|a|this|that|all the|our) .{2,60} (?:is|are) (?:now |saved |stored |here "
            r")?(?:in|at|under|on|here):? \S+\.(?:csv|parquet|html?|png|jpe?g|svg|gif|log|txt|out|"
            r"xlsx?|docx?|pdf|zip|mp4|mov|wav|mp3|pkl|npy|patch|diff|bak|tmp)$",
            r"^(?:the |a |my )?(?:minimal |small |failing )*(?:example|repro\w*|dump|trace|test "
            r"case|screenshot|recording|log) (?:is|are) (?:in|at|under) ",
            r"^(?:the|my) (?:new|latest|current|last|updated|fixed|other|first|second) .{2,60} "
            r"(?:is|are) (?:now )?(?:in|at|under|on) \S+$",
        ),
        hits=(
            "the scores are in data/run7.parquet",
            "the new logo is in public/logo.svg",
            "minimal example is in tests/ui/alias.dsl",
        ),
        misses=("the fixtures are in tests/data", "our rules are in docs/rules.md"),
        spares=STANDING | {"complaint", "correction"},
    ),
    Guard(
        name="yours",
        cost=9,
        keywords=words("you"),
        pattern=pattern(
            r"^(?:and |also )*(?:the|this|that|these|those|your) (?:[\w-]+ ){1,4}(?:that )?you "
            r"(?:just |have |already )*(?:added|made|wrote|built|created|changed|put|gave|"
            r"generated|proposed|suggested|introduced|wrapped|moved)\b",
        ),
        hits=("the retry queue you added uses a growing list",),
        misses=("the rules hold for all that you write", "never edit what you generated"),
        spares=STANDING | {"complaint"},
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
        name="at-hand",
        cost=8,
        keywords=words(
            "the this that it option careful specific precise plan idea mockup design suggestion "
            "proposal rather prefer like love hate dislike care longer"
        ),
        pattern=pattern(
            r"\bi(?:'d| would) (?:rather|prefer|like)(?: to| if you| that you)? (?:have|see|keep|"
            r"start\w*|go with|use|put|move|do|leave|make|begin|began) (?:with )?(?:the|this|that|"
            r"it|option|a|one)\b",
            r"\bi (?:really )?(?:don't |do not )?(?:like|love|hate|dislike|care about) (?:the|"
            r"this|that|these|those|your|it|one|two) (?!way\b|when\b|if\b|idea of\b|habit|"
            r"fact\b)[\w-]+(?: [\w-]+){0,3}$",
            r"\bthe (?:plan|idea|mockup|design|suggestion|proposal|approach|topic|question|"
            r"layout)$",
            r"^i(?:'d| would)? (?:rather|prefer|like) .{2,40} here$|^careful (?:with|in|about|on) "
            r"(?:the|this|that|my) [\w-]+(?: [\w-]+)?,",
            r"^be (?:very |more |extra |a bit more )?(?:careful|specific|precise|patient|cautious) "
            r"(?:with|in|about|on|for) (?:the|this|that|my) [\w-]+(?<!s)$",
            r"\bno longer (?:need|want|use|see|get|have) (?:the (?:temp\w*|old|extra|second|first|"
            r"other|debug|test|dummy|sample)|this|that|these)\b",
        ),
        hits=(
            "i'd rather have the table on top",
            "be careful with the upgrade",
            "we drop the idea",
        ),
        misses=("i hate the way you explain things", "i like it when functions stay short"),
        spares=STANDING,
    ),
    Guard(
        name="in-place",
        cost=11,
        keywords=words("this that it these here one ones those version variant option approach"),
        pattern=pattern(
            r"\b(?:for|in|on|with|to) (?:this|that|it|these|this one|that one|these ones)(?:$|"
            r"[,;:])",
            r"\b(?:for|in|on|to|of|from|with|at) (?:this|that|these) (?:one|call|function|method|"
            r"file|class|page|line|part|section|screen|component|query|loop|block|project|module|"
            r"script|table|column|button|test|view|modal|dialog|endpoint|route)s?$(?<!this "
            r"project)",
            rf"\b(?:for|in|on) (?:this|that|these|those) (?!{_WORKPLACE}\b|{_HARDWARE}\b|"
            r"is\b|are\b|i\b|we\b|you\b|the\b)\w+",
            r"^(?:use|put|add|make|change|remove|replace|call|write) (?:.* here$|an? .{2,40} "
            r"here\b)",
            r"\b(?:answering|doing|fixing|starting|changing|touching|replying to) (?:this|that|"
            r"it)$",
            r"^keep (?:these|those|this|that) (?!in mind)[\w-]+",
            r"^(?:put|move|place|add|save|store|write|keep|send) (?:it|them) (?:in|into|on|under|"
            r"at|to|next)\b",
            r"\bthe [\w-]+ ones?$|\boption (?:one|two|three|[a-d]|\d)\b",
            r"\b(?:use|take|pick|keep|want|prefer|choose|try) the [\w-]+(?: [\w-]+)? (?:one|"
            r"version|variant|option|approach)s?\b",
        ),
        hits=(
            "use a set instead of a list here",
            "use grid rather than flex for this",
            "never return null from that function",
            "use the round one, not the square one",
            "don't go near the reducer for this, it is only css",
            "move it to the attic, not to the cellar",
        ),
        misses=("we use bun here", "no default exports here", "never use eval in this project"),
        spares=STANDING,
    ),
)
