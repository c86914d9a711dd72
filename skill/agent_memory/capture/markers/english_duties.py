"""English markers: duties and procedures, where things are, what is one's own."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import PATH, VERB

DUTIES = (
    Marker(
        name="location",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(
            "is are lives live located stored found sits goes go belongs belong kept runs "
            "listens under"
        ),
        pattern=pattern(
            r"^(?!.*\b(?:issue|error|bug|problem|mistake|output|result|file|log|"
            r"screenshot)s? (?:is|are)\b)(?:the |our |my |all |\w+ )?(?:[\w-]+ ){0,5}?(?:is|"
            r"are|lives?|go(?:es)?|belongs?|sits?|is kept|are kept|(?:is|are) (?:located|stored|"
            r"found)|should (?:go|live|be)) (?:in|at|under|on|into|inside|"
            rf"here:?) ?(?:the )?[`'\"(@]?{PATH}",
            r"^(?:all |our )?[a-z-]+s (?:belong|live) (?:in|into|under|inside) (?:the |our )?\S+",
            r"\b(?:server|database|db|api|broker|service|app|backend|frontend|proxy|registry|"
            r"staging|production) (?:runs?|listens?|is) (?:on|at) (?:port )?\d{2,5}\b",
        ),
        hits=(
            "the fixtures live in tests/data/",
            "our design docs are under docs/adr",
            "the broker listens on port 9092",
        ),
        misses=("the error is in line 40", "it is in the way"),
    ),
    Marker(
        name="location:named",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("/ :"),
        pattern=pattern(
            rf"^(?!(?:{VERB}|see|cd|ls|cat|in|at|to|from|how|why|what|and|the|cp|mv|rm|error|"
            r"warning|running|using|md|py|for|by|with)\b)[a-z][\w-]{1,20}(?:(?: (?!to\b|"
            r"and\b|by\b|in\b|at\b|from\b|with\b)[\w-]{2,20})?\s*[:=]\s*|"
            r"\s+)(?:~?/[\w.~@-]+/[\w./~@-]*|[\w-]+(?:\.[\w-]+)+:\d{2,5})$",
        ),
        hits=("sysroot ~/sdk/arm/", "artifact server: ci.internal.example.org:8443"),
        misses=("run /usr/local/bin/check", "refer to /srv/docs/api", "open the page"),
    ),
    Marker(
        name="own",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("my our i i'm am this we"),
        pattern=pattern(
            r"^(?:my|our) (?!question|questions|idea|ideas|point|problem|issue|guess|concern|"
            r"understanding|mistake|thought|thoughts|suggestion|expectation|intention|plan|"
            r"last|first|next|favorite|current|previous|bad|fault|answer|purpose|task|job|"
            r"assignment|"
            r"only)(?:[\w.-]+ ){1,3}(?:is|are|runs?|uses?|lives?|has|have) (?:a |an |the |on |"
            r"in |at |running |called |named |written |built )?(?!not working|broken|failing|"
            r"gone|wrong|down\b|empty|good|bad|that|to )\S+",
            r"^(?:i am|i'm) (?:an? |the only |not an? )(?!bit|little|fan|idiot|fool|"
            r"few)(?:\w+ ){0,3}(?:developer|engineer|designer|programmer|student|beginner|"
            r"scientist|analyst|manager|founder|maintainer|owner|writer|speaker|user|novice|"
            r"coder|expert|dev)\b",
            r"^(?:i am|i'm|we are|we're) (?:working |running |developing |all )*(?:on|"
            r"using) (?:a )?(?:mac|macos|windows|linux|ubuntu|wsl|debian|fedora|arch|m\d|apple|"
            r"nixos|python|node|java|postgres|php)\b",
            r"^this (?:project|repo|repository|codebase|app|application|package|service|"
            r"workspace) (?:is|was|has|runs|consists|will be) (?!not working|broken|failing|"
            r"a mess|slow|down\b|still|now\b|missing|too)\S+ \S+",
            r"^(?:i|we) (?:only )?(?:have|own|host|maintain) (?:(?:\d+|two|three|four|several|"
            r"no) (?:\w+ )?(?:computers|machines|servers|accounts|laptops|monitors|devices|"
            r"repos|repositories|environments|clusters|customers|boards|gpus?)|"
            r"an? \w+ (?:account|server|machine|repo|license|subscription|plan|cluster|"
            r"laptop))\b",
        ),
        hits=(
            "my shell is fish",
            "our staging cluster runs on arm",
            "i'm a backend developer",
            "this project is a compiler for shaders",
        ),
        misses=("my bad", "i am not sure", "our test is failing", "our task is splitting it"),
    ),
    Marker(
        name="must:all",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words("all every each any no everything anything nothing"),
        pattern=pattern(
            r"^(?:all|every|each|any|everything|anything|nothing|"
            r"no(?! need)) (?:of )?(?:[\w'/.-]+ ){0,7}?(?:must|should|shall|needs? to|has to|"
            r"have to|(?:is|are) required|(?:goes|belongs|go|belong) (?:in|into|to|through|"
            r"under))\b \S+",
            r"^(?:every|each) (?:[\w'/.-]+ ){1,5}?(?:needs|requires|gets|lives|starts|ends|"
            r"goes) (?:an?|its own|in|with|to|at|exactly|one)\b \S+",
        ),
        hits=(
            "every plugin needs a manifest",
            "every handler must validate its input",
            "all public functions need to be typed",
        ),
        misses=("every time it rains", "all tests pass", "any news", "no need to restart"),
    ),
    Marker(
        name="must:we",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("must shall have has need needs want required"),
        pattern=pattern(
            r"^(?:we|you|agents?|claude) (?:must|shall) (?!have (?:been|missed)|not\b|"
            r"never\b|be (?:missing|doing|misunderstanding))\w+ \S+",
            r"^(?:we|you|it|they) (?:want|need|have|has|needs) to (?:always |also )?(?:follow|"
            r"respect|adhere to|comply with|stick to|conform to) (?:\S+ ){0,5}?(?:styles?|guides?|"
            r"guidelines?|conventions?|patterns?|standards?|rules?|practices|principles|spec|"
            r"structure|architecture)\b",
            r"^(?:we|you) (?:always |also )?(?:have to|need to|are required to) (?:always |also )?"
            r"(?:use|follow|respect|support|avoid|comply|stick|ask|target|stay|adhere) (?!this\b|"
            r"that\b|it\b|these\b|them\b|the\b|your\b|up\b|both\b|another\b|\S*[/_])\S+",
        ),
        hits=("we must keep the public api stable", "you must read the spec first"),
        misses=("you must have missed it", "it must be the cache"),
    ),
    Marker(
        name="must",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("must mandatory required shall"),
        pattern=pattern(
            r"\b(?:must|shall) (?!have (?:been|missed|had)|not\b|never\b|be (?:some\b|in\b|"
            r"due\b|that\b|from\b|happening\b)|be (?:a |an |the )?(?:bug|issue|error|problem|"
            r"mistake|wrong|missing|something|because))\w+ ?\S*",
            r"\b(?:is|are) (?:mandatory|required)\b",
        ),
        hits=("you must regenerate the client", "a changelog entry is required"),
        misses=("it must have been the cache", "must be a bug"),
    ),
    Marker(
        name="should",
        kind="constraint",
        confidence="observed",
        score=6,
        keywords=words("should supposed ought"),
        pattern=pattern(
            r"^(?:you|we|agents?|claude|the agent|commits?|prs?|tests?|branches|docs?|"
            r"functions?|comments?|scripts?|code|errors?|logs?|secrets?|names?|variables|"
            r"\w+s) (?:\w+ )?(?:should|ought to) (?!be able|have (?:been|seen)|probably|maybe|"
            r"i\b|we\b|it\b|see\b|now\b|still\b)\w+ \S+",
        ),
        hits=("we should keep the api stable", "errors should carry the request id"),
        misses=("should we wait", "it should work now"),
    ),
    Marker(
        name="ensure",
        kind="constraint",
        confidence="observed",
        score=7,
        keywords=words("sure ensure ensures enforce"),
        pattern=pattern(
            r"^(?:always )?(?:make sure|be sure|ensure|enforce)\b (?!this\b|it\b|these\b|"
            r"they\b|(?:that )?(?:it|the \w+|all tests|everything|nothing|all \w+) (?:still |all )?"
            r"(?:pass|work|run|compile|build|break|look|fit)\w*\b)(?:that |to )?\S+ \S+",
            r",? (?:and|but) (?:always )?(?:make sure|ensure) (?:that |to )?(?:every|all|no|"
            r"each|never|we (?:always|never)|you (?:always|never))\b",
        ),
        hits=("make sure every test cleans up", "ensure that errors are logged"),
        misses=("are you sure", "i am not sure"),
    ),
    Marker(
        name="procedure",
        kind="procedure",
        confidence="observed",
        score=9,
        keywords=words("before after when once upon whenever prior if"),
        pattern=pattern(
            r"^(?:before|after|prior to|upon) (?!(?:we|i) (?:start|begin|continue|go)\b)"
            r"(?:you (?:\w+ )?|we |i )?(?:\w+ing|every|each|"
            r"any|commit|push|merge|deploy|finish|complete|release|start|change|edit|make|add|"
            r"implement|write)\b.{0,70}?(?:,| then| always| first| please| you (?:should|"
            r"must)) ?(?:please |always |also |first |then |you (?:should|must|"
            rf"need to) )*(?:(?:{VERB}|activate|source)\b|do:) \S+",
            r"^(?!when i (?:run|click|push|make|build|add|change|edit|touch|use|open|create)\b)"
            r"(?:when|once|if) (?:you|we|i)(?:(?: \w+)? (?:add|change|commit|create|write|run|"
            r"deploy|push|make|build|release|touch|modify|update|edit|finish|need|find|fix|"
            r"implement|rename|complete|refactor|get stuck|hit|encounter|are (?:done|unsure|"
            r"stuck|finished|not sure|in doubt))|"
            r"(?:'re|re| r) (?:done|unsure|stuck|finished|not sure|in "
            r"doubt))\b.{0,70}?,? (?:please |always |also |then |"
            rf"you (?:should|must) )*(?<! to )(?:{VERB})\b \S+",
            r"^(?!(?:fix|resolve|solve|optimi[sz]e|improve)\b.* by )(?:always |you (?:can|could|"
            rf"should) |also )*(?:{VERB}|think)\b (?:.{{3,60}} )?(?:before|after|prior to) "
            r"(?:every|each|any|you (?:commit|push|start|change|edit|merge|finish|write|say|call|"
            r"claim|mark|answer|reply|respond|code|implement|decide|propose|suggest|delete|remove|"
            r"add|build|install|declare|tell|hand|report|release|deploy|submit)|\w+ing|"
            r"significant)\b",
            r"^(?:always )?(?:test|verify|check|review|run|validate|profile|benchmark|back up|"
            r"ask)\b .{3,50} (?:before|prior to) (?:a |any |the )?(?:release|releases|merge|merges|"
            r"deploy|deploys|deployment|commit|push|review|upload|rollout|shipping)$",
            r"^(?:always )?(?:verify|test|check|validate|confirm)(?: it| everything| changes| your "
            r"(?:work|changes)| the result)? (?:in|with|on|against|visually|by) (?!this\b|that\b|"
            r"it\b).{3,40}(?:\bbefore\b|, not (?:only|just)\b)",
        ),
        hits=(
            "before committing, run the formatter",
            "when you add an endpoint, update the openapi file",
            "run the linter before pushing",
            "if you are unsure, read the adr first",
        ),
        misses=("before lunch we met", "when i click the button it crashes", "after that"),
    ),
    Marker(
        name="notify",
        kind="procedure",
        confidence="observed",
        score=10,
        keywords=words("me tell notify ping warn alert remind"),
        pattern=pattern(
            r"\b(?:tell|notify|ping|warn|alert|remind|let) me (?:know )?(?:when(?:ever)?|"
            r"before|if|after|once) (?!you (?:need|have|want|require|get stuck)\b)(?:you|the|a|an|"
            r"any|there|something|we)\b.{4,}",
        ),
        hits=("warn me if a migration locks a table",),
        misses=("tell me what you see", "let me think", "tell me if you need more of it"),
    ),
)
