"""English markers of practice: how work is done here, without a word that says it stands."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

WAYS = (
    Marker(
        name="keep",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("keep minimize minimise limit"),
        pattern=pattern(
            r"^(?:always )?keep (?!going|working|trying|in mind|it\b|this\b|that\b|me\b|up\b|the "
            r"(?:same|old|current|other)\b)(?:\S+ ){1,4}?(?:small|short|simple|minimal|clean|"
            r"readable|pure|thin|flat|compatible|consistent|separate|separated|private|public|"
            r"stateless|generic|backwards?|out of|in sync|to a minimum|up to date|under \d+|"
            r"below \d+|to (?:one|two|a single|\d+) (?:screens?|pages?|lines?|sentences?|"
            r"paragraphs?|words)|alphabetical|sorted)\b",
            r"^(?:minimi[sz]e|limit) (?:the )?(?:diffs?|changes|dependencies|side effects|scope|"
            r"comments|noise)\b",
        ),
        hits=(
            "keep business logic out of the controllers",
            "keep functions small",
            "minimize the diff",
        ),
        misses=("keep going", "keep the old one", "keep it"),
    ),
    Marker(
        name="use",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("use prefer"),
        pattern=pattern(
            r"^use (?!this\b|that\b|it\b|these\b|those\b|them\b|option\b|the (?:first|second|"
            r"third|other|above|following|attached|same|new|current|previous)\b)(?:\S+ "
            r"){1,5}?(?:everywhere|for (?:everything|anything|all|every|each|any|local|new|"
            r"this project|this repo|the whole)\b)",
            r"^use (?!this|that|it\b|these|those|them|the\b|a\b|an\b|my\b|your\b|both\b|all\b|"
            r"option)(?:[\w-]+ )?[\w-]{3,}s(?:$| (?:for|in|with|to|when|instead|only|everywhere|"
            r"on)\b)",
            r"^use (?:the |our )?(?!this|that|it\b|these|option|same|new\b|old\b)[\w.@/-]+(?: "
            r"[\w-]+)? for (?:all |any )?(?!this|that|it\b|the\b|now|example|instance|"
            r"these)[\w-]{3,}s(?:$|,)",
            r"^use (?:snake_case|camelcase|pascalcase|kebab-case|(?:british|american) \w+|"
            r"(?:metric|imperial|conventional|semantic|absolute|relative|type|double|single) "
            r"\w+)\b",
            r"^(?:in|with) (?!this\b|that\b|the\b)[\w+#.]+,? (?:prefer|use|always|never|avoid|"
            r"don't)\b",
        ),
        hits=(
            "use factories for all fixtures",
            "use absolute imports",
            "use snake_case for columns",
            "in typescript, prefer unknown over any",
        ),
        misses=("use the second option", "use this", "use it for now"),
    ),
    Marker(
        name="follow",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("follows follow respect obey honor honour adhere match comply"),
        pattern=pattern(
            r"^(?:always |strictly |please |you (?:should|must) )*(?:follow|respect|obey|"
            r"hono[u]?r|adhere to|comply with|match) (?!up\b|this\b|that\b|the (?:link|steps|"
            r"instructions)\b)(?:\S+ ){0,5}?(?:style|guide|guidelines?|conventions?|patterns?|"
            r"standards?|rules?|practices|principles|tdd|solid|dry|kiss|yagni|pep ?8|"
            r"editorconfig|naming|structure|architecture|spec|semver)\b",
            r"^(?:the |our |all )?[\w-]+(?: [\w-]+)? follows? (?:the )?(?:[\w-]+ ){1,3}(?:style|"
            r"guide|conventions?|standards?|pattern)\b",
        ),
        hits=("follow the existing patterns in the codebase", "respect the editorconfig"),
        misses=("follow up tomorrow", "follow the link"),
    ),
    Marker(
        name="one-per",
        kind="constraint",
        confidence="observed",
        score=17,
        keywords=words(
            "one max maximum most time small atomic minimal focused only over everywhere policy"
        ),
        pattern=pattern(
            r"^(?:only |exactly |max(?:imum)? |at most )?(?:one|1|two|2) [\w -]{2,30} per [\w "
            r"-]{2,20}\b",
            r"^(?:max(?:imum)?|at most|no more than) (?:of )?(?:\d+|one|two|three) \w+",
            r"^(?:make|do|create|open|write|prefer) (?:only )?(?:small|atomic|minimal|focused|"
            r"tiny|incremental) (?:commits?|changes?|prs?|pull requests?|diffs?|steps?|"
            r"functions?)\b",
            r"^(?:make|keep) (?:your |the |all )?(?:commits?|changes?|prs?|diffs?) (?:small|"
            r"atomic|minimal|focused)\b",
            r"^(?:do )?(?:one|1) (?:thing|step|task|change|feature) at a time$",
            r"^(?:work|stay|write|operate) only (?:in|on|within|inside)\b|^limit (?:your |all "
            r")?changes to\b",
            r"^[\w-]+(?: [\w-]+)? over (?!time\b|there\b|it\b|here\b|that\b|this\b|again\b|"
            r"all\b)[\w-]+$|^[\w-]+ [\w-]+ everywhere$|^(?:[\w-]+ ){1,2}only in [\w -]+$|^zero "
            r"[\w-]+ policy$",
        ),
        hits=(
            "one migration per pull request",
            "make atomic commits",
            "work only in the worktree",
            "tabs over spaces",
            "maximum 3 retries",
        ),
        misses=("one of them", "do one more", "max is here"),
    ),
    Marker(
        name="each",
        kind="procedure",
        confidence="stated",
        score=17,
        keywords=words("every each all any start end beginning"),
        pattern=pattern(
            r"^(?:on|for|with|in|at|upon) (?:every|each|all|any) (?:new |bug |single )?(?:commit|"
            r"release|pr|pull request|fix|feature|session|task|migration|endpoint|change|deploy|"
            r"deployment|merge|branch|service|module|component|function|class|script|test|"
            r"refactor|refactoring|ticket|project|repo|file|route|table)s?(?: [\w-]+){0,2}?,? "
            rf"(?:please |always |also |you (?:should|must) )*(?:{VERB}|never|don't)\b \S+",
            r"^for any (?:new |kind of )?[\w-]+(?: (?:work|change|task|code|feature|query|file|"
            rf"fix|test))?s?,? (?:please |always |also )*{VERB} (?!this\b|it\b|that\b)\S+",
            r"^at the (?:start|beginning|end) of (?:a|each|every|any|the|your) (?:\w+ "
            r")?(?:session|task|feature|day|conversation|sprint|phase|file|"
            rf"response|message|work)\b,? (?:please |always )*{VERB}\b",
        ),
        hits=("on every release update the changelog", "at the start of a session read the notes"),
        misses=("for every row, print the value", "at the end of the line"),
    ),
    Marker(
        name="for-kind",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("for in when while generally general normally usually"),
        pattern=pattern(
            r"^for (?!now|this|that|the (?:first|second|other)|example|instance|each|every|all|"
            r"some)[\w/ -]{2,30}?,? (?:use|prefer|go through|follow|always|never|stick to|call|"
            r"rely on|avoid|don't)\b \S+",
            r"^in (?:this|our|my) (?:repo|repository|project|codebase|workspace|monorepo|team|"
            r"company)\b,? (?!i (?:want|need)|there (?:is|are)|can|could|please add|add|"
            r"fix)(?:\S+ ){2,}\S+",
            rf"^(?:in general|generally|normally|usually|typically),? (?:speaking,? )?(?:{VERB}|"
            r"avoid|don't|never|prefer|we|i)\b \S+",
            r"^(?:when|while) (?:in doubt|\w+ing\b).{0,50}?(?:, (?:please |always |then "
            rf")*{VERB}| (?:please )?(?:use|prefer|avoid|never|always|don't|follow|keep|stick to|"
            r"write|add|run|create|update|put|include|mention|document))\b",
            r"^when in doubt\b.{2,}",
        ),
        hits=(
            "for database access go through the repository layer",
            "in this repo, tests run with bun test",
            "when writing tests use factories",
            "generally avoid premature abstraction",
        ),
        misses=("for now use this", "in this repo there is a bug", "when running it crashes"),
    ),
    Marker(
        name="if-then",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("if once before after when whenever"),
        pattern=pattern(
            r"^if (?:something|anything|a|an|any|you (?:don't|do not|can't|cannot|are not|aren't|"
            r"get|see|find|think|must|ever)|in doubt|tests?|nothing)\b.{3,60}?, (?:please |"
            rf"always |then |just |you (?:should|must) )*(?:{VERB}|never|don't|do not)\b",
            r"^(?:once|after|when|before|whenever) (?:a|an|any) \w+.{2,40}?,? (?:please |"
            rf"always |then )*(?:{VERB})\b \S+",
        ),
        hits=(
            "if a test fails, fix the code, not the test",
            "if you don't know, say so",
            "once a feature is done, bump the version",
            "before any migration take a backup",
        ),
        misses=("if it works, great", "if the build passes, push"),
    ),
    Marker(
        name="wish",
        kind="preference",
        confidence="observed",
        score=9,
        keywords=words("want expect like need should"),
        pattern=pattern(
            r"^i(?:'d| would)? (?:want|expect|need|like|prefer) (?:all|every|each|any|our|code|"
            r"commits?|tests?|commit messages|prs?|new|your) .{2,60} (?:to|in|with|on|under|from|"
            r"at|by|as) \w+",
            r"^i(?:'d| would)? (?:want|expect|need|like|prefer) (?:you|us|the commit messages|"
            r"the code|the tests|the docs) to (?:\w+ .{0,40}\b(?:first|before|every|each|"
            r"whenever)|follow|be (?:more |less )?\w+ (?:about|with|when))\b",
            r"^(?:we|you) should (?:be using|use|keep|stick|avoid|follow|stop|prefer|not|treat|"
            r"only|work|do) (?!this\b|that\b|it\b|the (?:same|other|second|first)\b)\S+ \S+",
        ),
        hits=(
            "i want all api errors to return problem json",
            "i'd like you to write tests first",
            "we should be using zod for validation",
        ),
        misses=("i want a button", "we should see it", "i want you to add a flag"),
    ),
)
