"""English markers: what goes where, who does what, what is so here."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE, VERB

FACTS = (
    Marker(
        name="place",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("go goes put belong belongs live lives place store keep"),
        pattern=pattern(
            r"^(?:all |new |our |the )*[\w-]+(?: [\w-]+)?s? (?:go|goes|belongs?|lives?) (?:in|"
            r"into|under|inside|to) (?:the |our |a )?(?:[\w.-]*/[\w./-]*|__\w+__|\w+ (?:folder|"
            r"directory|dir|file|module|package|layer|branch))",
            r"^(?:please )?keep (?:the |all |our |your )?(?:[\w-]+ ){1,3}(?:in|under|inside|out "
            r"of) (?:the "
            r"|our )?(?:[\w-]+\.[a-z]{1,4}|[\w.-]*/\S*|[\w-]+ (?:folder|directory|module|header|"
            r"package|"
            r"layer|repo))\b",
            r"^(?:put|place|store) (?:every|any|new|each|all new|all (?:\w+ ){0,2}(?:code|sql|"
            r"tests|docs|scripts|configs?|types|helpers|secrets|styles|"
            r"assets)) (?:[\w-]+ ){0,5}?(?:in|into|under|inside) \S+",
        ),
        hits=("new components go in src/components/ui", "put all sql in the queries folder"),
        misses=("it goes to the menu", "put the button in the corner"),
    ),
    Marker(
        name="important",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("important critical essential crucial imperative vital careful"),
        pattern=pattern(
            r"\b(?:it's|it is) (?:very |really |super |absolutely )?(?:important|critical|"
            r"essential|crucial|imperative|vital) (?:that|to|never|not)\b",
            r"^be (?:very |extremely |extra )?careful (?:when|not to)\b .{4,}|"
            r"^be (?:very |extremely |extra )careful (?:with|about)\b .{4,}|"
            r"^(?:we|you) (?:have to|must|need to|should) be (?:always |very |extremely |really |"
            r"extra "
            r")*careful (?:with|about|when|not to)\b .{4,}",
        ),
        hits=(
            "it is critical to keep the schema in sync",
            "be very careful with the production keys",
            "we have to be careful with float comparisons",
        ),
        misses=("is it important", "careful"),
    ),
    Marker(
        name="note",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "note fyi important reminder heads attention caution know information record aware "
            "beware careful watch mind"
        ),
        pattern=pattern(
            r"^(?:just )?(?:so (?:that )?you know|for your (?:info|information)|for the record|"
            r"take "
            r"note)\b[:, -]+(?:that )?(?!i (?!use|work|have|am)|you\b|it\b|this\b|that\b)(?:\S+ "
            r"){2,}\S+",
            r"^(?:please )?be aware (?:that |of )?(?:\S+ ){2,}\S+|^beware[:, ] ?(?:of |that "
            r")?(?:\S+ ){1,}\S+|^mind (?:that|the) (?:\S+ ){2,}\S+",
            r"^(?:watch out|look out) (?:for|with) (?:\S+ ){2,}\S+|^(?:be )?careful(?:, | with | "
            r"when )(?!this\b|that\b|it\b|it's\b)(?:\S+ ){2,}\S+",
            r"^(?:please |also |just )*(?:note(?: that)?|fyi|important|reminder|heads up|"
            r"attention|caution)\b[:, -]+(?!i\b|you\b|it\b|this\b|that\b|the (?:error|"
            r"output))(?:\S+ ){2,}\S+",
        ),
        hits=(
            "note that ids are uuids, not ints",
            "important: the lambda has a ten second limit",
            "just so you know, main deploys by itself",
            "be aware that the queue delivers twice",
            "beware, the staging db is wiped at night",
        ),
        misses=("note it", "the notes are missing", "for the record it failed", "be aware"),
    ),
    Marker(
        name="who",
        kind="constraint",
        confidence="observed",
        score=15,
        keywords=words("nobody nothing no only let i'll i"),
        pattern=pattern(
            r"^(?:nobody|no one|nothing) (?:should|may|can|must|goes|gets|deploys|pushes|"
            r"merges|touches|leaves|ships)\b .{3,}",
            r"^only (?:i|me|we|the \w+|\w+s) (?:(?:may|can|should|must) "
            r"(?:push|merge|deploy|publish|commit|approve|edit|touch|release|write)|"
            r"deploys?|merges?|"
            r"push(?:es)?|publish(?:es)?|touch(?:es)?|commits?|edits?)\b",
            r"^let me (?:review|check|see|approve|look|test|confirm|"
            r"decide)\b.{0,40}\bbefore (?:you|any|we|each|every)\b|^let me (?:do|handle|"
            r"make) (?:the |all )?(?:\w+ )?(?:git|commits?|pushes|pushing|deploys?|merges|"
            r"releases)\b",
            r"^(?:i'll|i will|i) (?:always )?(?:do|handle|take care of|make|run) (?:the |all |"
            r"all the |any )?(?:git|commits?|committing|push(?:es|ing)?|deploy(?:s|ments?|"
            r"ing)?|merges?|merging|releases?|migrations?)\b",
            r"^i (?:commit|push|deploy|merge|release) (?:\w+ )?myself$",
        ),
        hits=(
            "nobody should push to main",
            "only the ci may publish",
            "let me review before you commit",
            "i'll handle the git stuff",
        ),
        misses=("nothing happens", "only i see it", "let me know"),
    ),
    Marker(
        name="need",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("need needs require requires have has"),
        pattern=pattern(
            r"^(?!these |those |you |we |they |i )(?:all |any |the |new )*[\w-]+s (?:need|"
            r"require) (?:an?|two|three|\d|at least|their|to be|to have|approval)\b \S+",
            r"^any [\w-]+(?: [\w-]+){0,4}? (?:needs|requires|has) \S+",
            rf"^you (?:have|need) to (?:{VERB}|be|source|export|login|"
            r"log in) .{2,60}\b(?:before|after|whenever|first|in order to|every|each|"
            r"to (?:reach|use|run|build|access))\b",
            r"^you need (?:the |an? )?[\w-]+(?: [\w-]+)? to (?:reach|access|connect|log in|build|"
            r"run|"
            r"use|deploy|test|see|get) \S+",
            r"^(?:the )?[\w-]+ needs? (?:to be running|to be up|to be installed|[\w-]+=\S+|"
            r"\S+ to (?:run|build|work|pass|start))\b",
        ),
        hits=(
            "migrations need a rollback",
            "any new endpoint needs auth",
            "you have to restart the worker after changing the config",
            "postgres needs to be running for the tests",
        ),
        misses=("i need a button", "you need to fix it", "users need to see it"),
    ),
    Marker(
        name="fact:state",
        kind="fact",
        confidence="observed",
        score=13,
        keywords=words(
            "is are limit timeout quota port read-only read protected shared immutable "
            "generated vendored this i have we are on"
        ),
        pattern=pattern(
            r"^(?:the |our |my )?(?!this\b|that\b|it\b|there\b|they\b|these\b|those\b|"
            r"all\b)[\w/.-]+(?: [\w/.-]+){0,4} (?:is|are) (?:always |all )?(?:read[- ]only|"
            r"protected|immutable|append[- ]only|(?:auto-?)?generated(?: (?:by|from)|$)|"
            r"vendored|case[- ]sensitive|managed by|owned by|maintained by|shared (?:with|"
            r"between|by|across))",
            r"^(?:the |our )?(?:[\w-]+ ){0,3}(?:limit|timeout|quota|"
            r"max(?:imum)?(?: [\w-]+){0,2}|budget|line length|port|coverage target) (?:is|"
            r"are) (?:\w+ )?\$?\d+",
            r"^[\w -]{3,40} (?:is|are|lives?) in [\w./ -]+, not (?:in|on|under|at) \S+",
            r"^you (?:don't|do not|can't|cannot|won't) have (?:any )?(?:access|permission|sudo|"
            r"internet|network|root)\b",
            r"^i (?:don't|do not) have (?:any )?(?:sudo|admin|root|docker|access|internet)\b",
            r"^i (?:work|develop|code|program|live) (?:on|in|with|from) (?:an? )?\S+",
            r"^(?:i'm|i am|we're|we are) on (?!it\b|this\b|that\b|my\b|"
            r"the\b)(?:an? )?\w+(?: \w+)?(?: (?:mac|machine|laptop|server|plan|time|timezone|"
            r"linux|windows))?$",
            r"^we(?:'re| are) an? (?:[\w-]+ ){0,4}(?:team|company|startup|agency|shop|"
            r"nonprofit|lab|organization|studio)\b",
        ),
        hits=(
            "the prod replica is read only",
            "the api rate limit is 60 requests per minute",
            "i work on windows",
            "we are a small team",
        ),
        misses=("this is a bug", "it is read only now", "this is not what i want"),
    ),
    Marker(
        name="we-are-using",
        kind="decision",
        confidence="stated",
        score=15,
        keywords=words("we we're they i support"),
        pattern=pattern(
            r"^(?:in this (?:project|repo|codebase),? )?we(?:'re| are| r) (?:not |only |"
            r"still |now |already |all |currently )*(?:using|running|"
            r"targeting|building on|on) (?!it\b|this\b|that\b|the (?:same|wrong|right|old)\b|"
            r"a (?:lot|roll))[\w@.-]+",
            r"^we (?:go|went) with \S+",
            r"\bsupport for \S+(?: \S+){0,2} (?:was|is|has been|will be) (?:dropped|removed|"
            r"discontinued)\b",
            r"\bthe way (?:we|i) (?:do|work|handle|like)\b.{6,}",
        ),
        hits=("we're using react 18", "support for node 16 was dropped", "we go with rest"),
        misses=("are we using react", "we are on the wrong page"),
    ),
    Marker(
        name="tone",
        kind="preference",
        confidence="observed",
        score=16,
        keywords=words("shorter less fewer speak talk concise brief honest call free"),
        pattern=pattern(
            r"^(?:shorter|less|fewer|simpler) (?:text|answers?|explanations?|words|output|"
            r"comments|emojis|responses|messages|summaries)\b",
            rf"^(?:please )?(?:speak|talk) (?:to me )?(?:in )?{LANGUAGE}\b",
            r"^be (?:concise|brief|honest|terse|direct|precise|critical)$",
            r"^call me (?!when|back|if|once|later)\w+$",
        ),
        hits=("shorter answers please", "speak french to me", "be concise"),
        misses=("speak up", "call me back", "less is missing"),
    ),
)
