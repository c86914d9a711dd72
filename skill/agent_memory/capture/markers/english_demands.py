"""English markers: what things must be able to do, keep to, or stay clear of."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import THING_WORDS, THINGS, VERB

_MUST = r"(?:must|has to|have to|needs? to|should|shall|had better)"
# What a thing is to be for good; what it is to show or to do once is not here.
_QUALITY = (
    r"(?:backwards?[- ]compatible|compatible (?:with|to)|deterministic|idempotent|reversible|"
    r"offline|reproducible|thread[- ]?safe|stateless|self[- ]contained|portable|testable|"
    r"accessible|independent of|free of|configurable|under \d|below \d|within \d|less than \d|at "
    r"most \d|readable (?:in|without|by|on)|usable (?:without|with|offline|by|on)|out of|pure|"
    r"signed|encrypted|anonymi[sz]ed|gdpr|pinned|vendored|optional|opt[- ]in|immutable)"
)
_NOT_SEEN = (
    r"(?!.*\b(?:now|again|still|currently|error|crash\w*|broken|bug|button|modal|page|screen|"
    r"player|enemy|click\w*|user|users)\b)"
)

DEMANDS = (
    Marker(
        name="quality",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words("must has have need needs should shall may stay stays"),
        pattern=pattern(
            rf"^{_NOT_SEEN}(?:[\w'-]+ ){{0,5}}?{_MUST} (?:also |always |all )?(?:work|run|build|"
            rf"compile|boot|"
            r"install|start) (?:on|without|under|offline|down to|from (?:a clean|scratch)|in "
            r"(?:ie|safari|firefox|both|all|every|python|node|under|less)|with (?:both|all|"
            r"python|node|java|\w+ \d))\b",
            rf"^{_NOT_SEEN}(?:[\w'-]+ ){{0,5}}?{_MUST} (?:also |always |all )?(?:stay|remain|be) "
            rf"(?:\w+ )?{_QUALITY}",
            rf"^{_NOT_SEEN}(?:we|the|our|all|old|existing)(?: [\w'-]+){{0,4}}? {_MUST} keep "
            rf"(?:working|building|"
            r"compiling|supporting|running)\b",
            rf"^{_NOT_SEEN}(?:the |our )?(?:build|bundle|binary|app|image|suite|startup|"
            rf"install\w*|download|"
            r"frame|test run|tests|ci|page weight|payload|memory|budget)(?: \w+)? (?:may not|"
            r"must not|can't|cannot|should not|is not to|must|has to|should) (?:take|be|exceed|"
            r"grow|stay|go|weigh|cost) (?:\w+ )?(?:longer|more|bigger|larger|over|above|under|"
            r"below|within|less|fewer)\b",
        ),
        hits=(
            "it has to work without javascript",
            "must run on python 3.9",
            "the import must be idempotent",
            "the old clients must keep working",
            "the build may not take longer than five minutes",
        ),
        misses=(
            "it should work",
            "it must be the cache",
            "this has to be fixed",
            "it has to run now",
        ),
    ),
    Marker(
        name="should:be",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words("should must"),
        pattern=pattern(
            rf"^{_NOT_SEEN}(?!it\b|they\b|this\b|that\b|these\b|those\b|which\b)(?:[\w'-]+ "
            rf"){{1,12}}?(?:should|must) "
            r"(?:only |always |also )?be (?:used (?:for|as|in)|logged (?:as|in|to)|tracked (?:in|"
            r"as)|stored (?:in|as)|kept (?:in|as|out)|handled (?:by|in)|done (?:via|through|with|"
            r"by|in|based)|sent (?:via|through)|named|prefixed|written (?:in|as)|documented|"
            r"reviewed by|committed|signed|versioned|generated (?:from|by)|derived from|inferred "
            r"from|validated|called (?:from|via|through)|passed (?:as|via|through)|returned as|"
            r"run (?:in|via|with|from)|built (?:with|from)|based on|defined in|configured (?:in|"
            r"via)|read from|loaded from|treated as)\b",
        ),
        hits=(
            "deferred work should be logged as a ticket",
            "the sandbox account should be used for demos",
            "tenant ids must be derived from the session",
        ),
        misses=("it should be used for that", "the logo should be placed left", "should be fine"),
    ),
    Marker(
        name="apart",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words(
            "nothing doesn't doesnt don't dont belong belongs leave leaves never free nobody "
            "noone no"
        ),
        pattern=pattern(
            r"^(?!it\b|he\b|she\b|they\b|i\b|you\b|this\b|that\b)(?:the |our )?[\w-]+(?: "
            r"[\w-]+){0,3}? (?:knows?|may know|should know|must know) nothing (?:about|of) "
            r"(?!it\b|this\b|that\b|me\b)\S+",
            r"^(?!.*\b(?:users?|players?|page|screen|customers?|button)\b)(?!it\b|he\b|she\b|"
            r"they\b|i\b|you\b|this\b|that\b|we\b)(?:[\w'-]+ ){1,4}?(?:doesn't|doesnt|does not|"
            r"don't|dont|do not|never|must not|may not) (?:belongs?|leaves?|cross|enter|"
            r"go(?:es)? into?) (?:in|on|inside|the|our|this repo|a|any|into)\b \S+",
            r"^(?:nobody|no one|nothing|no \w+) (?:but|except|besides|other than) .{3,40}? "
            r"(?:may|can|should|must|is allowed to|gets to|writes|reads|touches|calls|deploys|"
            r"merges|imports|knows|edits)\b .{2,}",
            r"^(?:the |our )?[\w-]+(?: [\w-]+){0,2} (?:stays?|remains?|is kept|are kept|must be|"
            r"must stay|is|are) free (?:of|from) (?!charge)\S+",
        ),
        hits=(
            "the domain layer knows nothing about sql",
            "passwords don't belong in logs",
            "patient data never leaves the machine",
            "nobody but the scheduler writes that table",
            "the core stays free of framework code",
        ),
        misses=("i know nothing about it", "the user doesn't leave the page", "nobody but me"),
    ),
    Marker(
        name="each:verbless",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("each every everything all"),
        pattern=pattern(
            r"^(?:each|every) [\w-]+(?: [\w-]+)? (?:in|on|under|behind|with|as|from) (?:its|"
            r"their|an?|one|the same|exactly) (?:own )?\S+(?: \S+){0,3}$",
            rf"^(?!{VERB}\b(?<!s)|thanks\b|same\b|look\b|loop\b|as\b|not\b|and\b|is\b|"
            rf"what\b)(?:an? |one )?[\w-]+(?: [\w-]+)? "
            r"for (?:every|each|everything|all) (?!of\b|the\b|this\b|that (?:one|is)\b|"
            r"these\b)\S+(?: \S+){0,4}$",
        ),
        hits=(
            "each write in its own transaction",
            "a test for every bug",
            "tests for everything that parses",
        ),
        misses=(
            "each of them",
            "fix it for all files",
            "loop for every row",
            "thanks for everything",
        ),
    ),
    Marker(
        name="not-then-not",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=words("if what whatever anything"),
        pattern=pattern(
            r"^(?:if (?:it|something)(?:'s| is)(?:n't| not)|if it isn't|what(?:'s| is) not|what "
            r"isn't|whatever (?:is not|isn't)|anything (?:not|that isn't|that is not)) "
            r".{3,40}?,? (?:it )?(?:doesn't|does not|isn't|is not|won't|never|must not|can't) "
            r"(?:go|ship|get|count|exist|belong|leave|be|done|merge|enter|land)\b",
        ),
        hits=("if it isn't tested it doesn't go in", "what is not reviewed doesn't get merged"),
        misses=("if it isn't there it isn't my fault", "what is not working"),
    ),
    Marker(
        name="stay-clear",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("stay leave reuse prefer"),
        pattern=pattern(
            r"^(?:please |always )*stay (?:within|under|below|inside|away from|out of|off|clear "
            r"of|compatible with|close to|consistent with) (?!it\b|this\b|that\b)\S+",
            r"^(?:please |always )*leave (?!it\b|this\b|that\b|me\b|them\b|these\b)(?:the |all |"
            r"any )?.{3,40}? (?:as (?:it|they) (?:is|are)|as is|untouched|where (?:it|they) "
            r"(?:is|are)|unchanged)\b",
            r"^(?:please |always )*reuse (?:the |our )?existing \S+|^(?:please |always )*prefer "
            r"(?!this\b|that\b|it\b|option|the (?:first|second|third|other|new|old|latter|former|"
            r"left|right)\b)\S+",
        ),
        hits=(
            "stay within the free tier",
            "leave the vendored code as it is",
            "reuse the existing components",
            "prefer boring solutions",
        ),
        misses=("stay on this page", "leave it as it is", "prefer option b"),
    ),
    Marker(
        name="verbless-pair",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("to in into under on above below from via without with as for only"),
        pattern=pattern(
            rf"^(?!{VERB}\b|it\b|this\b|that\b|not\b|one\b|and\b|is\b|from\b)[\w-]+(?: [\w-]+)? "
            rf"(?:to|in|into|under|on|"
            r"above|below|via|as) [\w./-]+, (?:and |but )?(?!it\b|this\b|that\b|i\b|we\b|"
            r"you\b)[\w-]+(?: [\w-]+)? (?:to|in|into|under|on|above|below|via|never|always|only|"
            r"as)(?: [\w./-]+)?$",
            r"^(?:the |our )?(?!it\b|this\b|that\b|they\b|(?:fix|patch|change|error|message|"
            r"question|button|time)\b)[\w.-]+ (?:is|are) (?:only |reserved |meant |just |"
            r"strictly )?for (?!me\b|you\b|this\b|that\b|it\b|now|free|sale|the (?:button|page|"
            r"user)|example|us\b|when\b)[\w-]+(?: [\w-]+){0,2}, (?:not (?:for )?)?\S+ .{2,}$",
        ),
        hits=(
            "errors to stderr, data to stdout",
            "captions under figures, titles never",
            "the readme is for users, internals go in docs",
        ),
        misses=(
            "go to home, then to settings",
            "this is for you, not for me",
            "it is in here, on top",
        ),
    ),
    Marker(
        name="possible",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("possible resort feasible"),
        pattern=pattern(
            r"^.{8,80},? (?:if at all possible|where(?:ver)? (?:it's )?possible|whenever (?:it's "
            r")?possible|as far as possible|as (?:an? )?(?:very )?last resort|where feasible)$",
        ),
        hits=("standard library if at all possible", "reuse fixtures where possible"),
        misses=("is it possible", "as soon as possible", "if possible"),
    ),
    Marker(
        name="generic:runs",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words(THING_WORDS),
        pattern=pattern(
            rf"^{_NOT_SEEN}(?!the\b|these\b|those\b|my\b|your\b|{VERB}\b)(?:[\w-]+ )?{THINGS} "
            rf"(?:run|happen|execute|ship|"
            r"deploy|expire|land|merge|build|die) (?:only )?(?:in|on|with|under|within|after|"
            r"before|via|through|inside|behind|from) (?:an?|the|their|its|our|\d+|docker|ci|"
            r"staging|main)\b ?\S*",
        ),
        hits=("migrations run in a transaction", "feature branches die within a week"),
        misses=("the tests run in a loop", "jobs run again"),
    ),
)
