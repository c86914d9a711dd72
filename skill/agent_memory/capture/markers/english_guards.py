"""English guards: what takes a marker back."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING

_POLITE = (
    r"(?:can|could|would|will) you (?:please |also |just |maybe )*(?:always|never|stop|not|"
    r"make sure|avoid|remember|only|use \S+ (?:instead|not|rather))\b"
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "what why how which who where when is are does did was were has have should "
            "would will am"
            " do any can could shouldn't isn't aren't don't doesn't wouldn't can't won't may might"
            " didn't haven't whats hows what's who's where's how's"
        ),
        pattern=pattern(
            r"^(?:so |and |but |ok |or |also |then |hm+ )*(?:what|why|how|which|who|where|"
            r"whats|hows|what's|who's|where's|how's)\b(?! (?:matters|i (?:want|need|mean|"
            r"prefer))\b)",
            r"^(?:when (?:do|does|did|is|are|was|will|should)|is|are|does|did|was|were|has|"
            r"have (?:you|we|they|i)|should (?:i|we|it|this|that|the|there|you)|would (?:it|"
            r"this|that|you|we|there|i)|will (?:it|this|that|you|we|there|the)|am i|do (?:we|"
            r"you|i|they)|may i|might (?:it|this|we)|any (?:chance|way|idea))\b",
            r"^(?:shouldn't|isn't|aren't|doesn't|didn't|wouldn't|can't|won't|haven't|"
            r"don't (?:we|you|i|they|the)) (?:we|it|this|that|you|they|there|i|the)?\b",
            r", ?(?:what|how|why|where) (?:happens|do|does|is|are|should|would|will|can)\b",
            rf"^(?!{_POLITE})(?:can|could) (?:you|we|i|it|this|the|they)\b(?=.*(?:always|never|"
            r"don't|do not|not|must|should|only|every))",
        ),
        hits=("why do we always rebuild", "should we never cache", "don't we use redis here"),
        misses=("can you please never push to main", "don't use redis", "when you push, tag it"),
        spares=frozenset({"complaint", "asked:save"}),
    ),
    Guard(
        name="indirect-question",
        cost=20,
        keywords=words("if whether what which how why"),
        pattern=pattern(
            r"\b(?:let me know|tell me|check|see|know|confirm|decide|verify|determine|explain|"
            r"figure out|understand|ask|wonder\w*|sure|investigate|find out) (?:again )?(?:if|"
            r"whether|what|which|how|why)\b",
        ),
        hits=("check whether we must restart", "tell me why it should be a list"),
        misses=("never check in binaries",),
        spares=STANDING | {"complaint", "always", "never", "preference", "notify", "no-need"},
    ),
    Guard(
        name="recollection",
        cost=FATAL,
        keywords=words("remember recall"),
        pattern=pattern(
            r"\b(?:do|did|can|don't) you (?:still |even )?(?:remember|recall)\b",
            r"\bi (?:can |do |don't |can't |cannot |still |also |vaguely |even )*(?:remember|"
            r"recall)\b",
            r"\bremember (?:when|how|who|what|last|back)\b|\bremember\?",
            r"\bremember (?:the|that|those|my) .{3,40}\b(?:i (?:gave|sent|showed|told)|"
            r"we (?:made|did|"
            r"had|talked)|you (?:made|did|wrote)|from yesterday)\b",
            r"\bif i (?:recall|remember)\b",
        ),
        hits=("do you remember the rule about tags", "as i remember we never used it"),
        misses=("remember that tags are signed",),
    ),
    Guard(
        name="hypothesis",
        cost=14,
        keywords=words(
            "say assume suppose pretend assuming what imagine hypothetically hypothetical "
            "example instance would were wonder could"
        ),
        pattern=pattern(
            r"\b(?:let's (?:say|assume|suppose|pretend)|suppose|assuming|what if|imagine|"
            r"hypothetical(?:ly)?|for example|for instance|if we (?:did|were|had)|if i (?:did|"
            r"were|had)|as if|i wonder|we could|you could|i could|it could|(?:that|it|this|"
            r"which) would)\b",
        ),
        hits=("let's say we never delete rows", "if we did always lock, it would hang"),
        misses=("never assume a default zone",),
        spares=ASKED,
    ),
    Guard(
        name="unsure",
        cost=7,
        keywords=words(
            "unsure like maybe perhaps think guess believe thought suppose sure "
            "probably might seems "
            "seem looks sounds idk feel feels possibly apparently"
        ),
        pattern=pattern(
            r"\b(?:maybe|perhaps|i (?:think|guess|believe|thought|suppose|assume|feel)|"
            r"not sure|unsure|probably|might|seems?|looks? like|sounds? like|feels? like|"
            r"possibly|apparently|idk)\b",
        ),
        hits=("maybe we should never cache this", "i think you must restart"),
        misses=("never guess",),
        spares=ASKED,
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words(
            "now moment time once pr commit branch task session step case phase today yet "
            "temporarily"
            " until later tomorrow meanwhile tonight before first still currently iteration "
            "temporary"
            " round while message turn run ticket already when after done finished ready else"
        ),
        pattern=pattern(
            r"(?<!from )\b(?:for now|for the (?:moment|time being)|right now|just now|"
            r"this time|this once|just once|only once|at the moment|temporar(?:y|ily)|tomorrow|"
            r"meanwhile|tonight|later(?! versions?)|today|yet|not now|now)\b(?! on)",
            r"\b(?:in|for|on|during|with) (?:this|the current|that) (?:pr|mr|commit|branch|"
            r"task|session|step|case|phase|slice|iteration|round|change|fix|ticket|issue|"
            r"feature|plan|version|demo|poc|one|test|run|message|turn|prompt|conversation)\b",
            r"\buntil (?:i|we|you|then|phase|the|it|this|that)\b",
            r"\b(?:once|when|after) (?:you're |you are |you have |it's |that's |this is |"
            r"it is |all is )?(?:done|finished|ready|complete)\b",
            r"\bbefore (?:we|i) (?:do|go|make|start|merge|continue|move|commit|push|proceed)\b",
            r"^first,? |\bfirst$|\bwhile (?:i'm|i am|we're|you're|you (?:do|are|work on|fix))\b|"
            r"\bstill\b|\b(?:anything|something|nothing) else\b",
        ),
        hits=("don't push for now", "never mind the docs in this pr", "do not commit yet"),
        misses=("from now on never push", "never push to main"),
        spares=STANDING
        | {
            "complaint",
            "procedure",
            "wish",
            "each",
            "proof-first",
            "term",
            "recipe",
            "after-run",
            "whoever",
        },
    ),
    Guard(
        name="feedback",
        cost=10,
        keywords=words(
            "don't dont understand work works working show shows appear appears load "
            "loads visible broke broken "
            "crash crashes"
            " error errors exception fails failed failing bug bugs see get getting got "
            "noticed great"
            " awesome perfect thanks thank nice sorry confused weird lagging bad good wrong correct"
            " instead"
        ),
        pattern=pattern(
            r"\b(?:(?:does|do|did|is|was|are|has|have)(?:n't| not) (?:work\w*|show\w*|"
            r"appear\w*|load\w*|visible|there|open\w*|display\w*|fixed|correct|right|seem|"
            r"look)|not working|broke|broken|crash(?:es|ed|ing)|exception|fails|failed|failing|"
            r"bugs?\b|still (?:not|see|the|get|no|have|show\w*)|i (?:still )?(?:don't|do not|"
            r"dont|can't|cannot) (?:see|understand|find|get)|i (?:get|got|see|noticed|observed|"
            r"am getting|keep getting)|looks? (?:good|great|bad|wrong|weird)|works? (?:fine|"
            r"great|now|well)|(?:is|are) wrong|awesome|perfect|thanks?|thank you|lagging|"
            r"weird|(?:great|good|nice) (?:work|job)|well done)\b",
        ),
        hits=("it still shows the old title", "looks good, don't change the color"),
        misses=("never show secrets in logs",),
        spares=ASKED | {"lesson", "complaint", "if-then", "procedure", "need"},
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:now,? |then,? |next,? |first,? |go ahead and |let's |lets |i (?:want|need|"
            r"would like|'d like) (?:you )?to |we (?:need|want|have) to |can you |"
            r"could you )*(?:(?<=you )use|add|fix|update|create|check|look|review|implement|"
            r"build|write|generate|show|explain|investigate|change|delete|remove|rename|"
            r"refactor|modify|test|commit|push|install|open|find|search|read|give|tell|list|"
            r"compare|analy[sz]e|convert|copy|download|upload|start|try|continue|proceed|"
            r"revert|clean|debug|draft|rewrite|send|set|split|summari[sz]e|translate|verify|"
            r"close|spawn|launch|regenerate|address|adjust|replace|expand|hook|clarify|extract|"
            r"prepare|research|improve|include|go|run|take|make (?!sure)|do (?!not)|get|move|"
            r"restart|rebuild|rerun|redo|apply|plan|design|finish|complete|deploy)\b",
        ),
        hits=("add a check that must run nightly", "now fix the import, it should be lazy"),
        misses=("always add a test", "never commit logs", "make sure it is lazy"),
        spares=(STANDING - {"asked:reference"})
        | {
            "asked:save",
            "style",
            "procedure",
            "complaint",
            "autonomy",
            "division",
            "always",
            "reminder",
            "lesson",
            "one-per",
            "follow",
            "keep",
            "use",
            "place",
            "each",
            "for-kind",
            "if-then",
            "only",
        },
    ),
    Guard(
        name="narrative",
        cost=16,
        keywords=words(
            "you time whenever always never only keeps nevermind was were did had made tried ran"
            " went got"
            " added changed"
            " it this that he she they which there"
        ),
        pattern=pattern(
            r"\b(?:it|this|that|he|she|they|which|there|the \w+) (?:\w+ )?(?:always|never|"
            r"keeps?|only) (?:\w+(?:s|ed|ing)\b|works?|shows?|fails?|gets?|returns?|was|is|did|"
            r"has)",
            r"^(?:(?:every|each|any) ?time|whenever) (?:you|we|i)\b.* (?:it|they|this|"
            r"the \w+) (?:\w+ )?\w+s\b",
            r"\b(?:is|are|was|were|has|had|have|been|i've|does|did) (?:never|always|only)\b",
            r"\bnever(?: |-)?mind\b|\b(?:as|like|than|where|there's) (?:always|never)\b|"
            r"\balways (?:faster|slower|the case|been)\b|\bit (?:always|never)\b",
            r"^you (?:always|never) (?:do|make|say|give|think|explained?|answered|told|said)\b",
            r"\bi (?:always|never|only) (?!want|need|prefer|use|work|like|commit|push|merge|"
            r"write|review|run)\w+",
        ),
        hits=("the worker always fails at night", "it was never deployed"),
        misses=("always close the handle",),
        spares=ASKED
        | {"complaint", "lesson", "name:always", "sole", "correction", "never:subject"},
    ),
    Guard(
        name="past",
        cost=6,
        keywords=words(
            "was were did made had changed tried ran went got added updated removed fixed "
            "pushed committed created deleted noticed saw used said thought found took wrote"
            " failed"
        ),
        pattern=pattern(
            r"\b(?:i|we|it|they|he|she|that|this|claude) (?:just |already |only |also |have |"
            r"has )*(?:was|were|did|made|had|changed|tried|ran|went|got|added|updated|removed|"
            r"fixed|pushed|committed|created|deleted|noticed|saw|used|said|thought|found|took|"
            r"wrote|failed)\b",
        ),
        hits=("i tried that, don't use redis",),
        misses=("never use redis",),
        spares=ASKED | {"complaint", "decision", "lesson", "standing:rule", "declared"},
    ),
    Guard(
        name="probe",
        cost=FATAL,
        keywords=words(
            "exactly inspect files code anything only answer implement write reply yet "
            "read-only just change"
        ),
        pattern=pattern(
            r"\breply with (?:only |exactly |just )|\bdo not (?:inspect|use tools|use any tools)\b",
            r"(?<!we )\b(?:don't|do not|dont) (?:do|fix|change|write|touch|edit|build|"
            r"implement|modify|make|start|code) (?:anything|any (?:code|files?|changes?|"
            r"edits?)|code|it yet|yet|any)\b",
            r"\bjust answer\b|\bread[- ]only (?:task|mode|review)\b|\b(?:don't|"
            r"do not) (?:implement|code)$",
        ),
        hits=("do not change any code, only look", "reply with only the word ok"),
        misses=("never write code without a test",),
        spares=STANDING,
    ),
    Guard(
        name="reported",
        cost=16,
        keywords=words(
            "says said error message warning docs documentation according told complains "
            "article he she say think is per"
        ),
        pattern=pattern(
            r"\b(?:error|message|warning|docs?|documentation|log|output|compiler|linter|it|he|"
            r"she|they|readme|article|chatgpt|gemini|copilot|codex|gpt|reviewer|boss|"
            r"manager|teacher|friend|colleague|client|customer|people|spec|stack "
            r"overflow|tutorial|book|"
            r"someone) (?:says?|said|"
            r"told me|states?|reads|complains?|reports?|claims?|suggests?|recommends?)\b",
            r"\bwhat do you think\b|\bis (?:that|this|it) (?:true|right|ok|okay|correct)\b|"
            r"\b(?:according to|as per the (?:client|customer|spec|ticket|"
            r"requirements?))\b|\b(?:error|warning|usage):\s",
        ),
        hits=("the docs say you must never call it twice", "he said never use globals"),
        misses=("i told you to never use globals",),
    ),
    Guard(
        name="joke",
        cost=10,
        keywords=words("lol haha hahaha lmao jk"),
        pattern=pattern(r"\b(?:lol|haha+|lmao|jk)\b"),
        hits=("never again lol",),
        misses=("never again touch main",),
    ),
)
