"""English markers: what holds for every one of a kind, said without always or never."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE, THINGS

# One thing of the trade, as the subject of "every" and "each".
_ONE = (
    r"(?:[\w-]+ ){0,3}?(?:test|spec|service|module|notebook|function|method|class|table|column|"
    r"migration|screen|view|component|endpoint|handler|route|controller|pr|mr|pull request|commit|"
    r"branch|release|build|deploy|deployment|experiment|run|driver|crate|package|plugin|script|"
    r"model|config|environment|env|shader|scene|prefab|chapter|section|figure|plot|file|folder|"
    r"ticket|issue|bug ?fix|fix|feature|change|step|request|response|event|message|query|job|task|"
    r"dataset|sample|trial|dependency|library|exception|error|log line|translation|string|key|"
    r"secret|flag|setting|option|hook|store|reducer|repository|repo|image|container|resource|"
    r"lambda|pipeline|stage|sprint|review|session|answer|reply|board|sensor|register|interrupt|"
    r"struct|interface|type|enum|constant|variable|fixture|snapshot|asset|texture|sprite|sound|"
    r"level)"
)
_HOLDS = (
    r"(?:has|carries|brings|defines|keeps|creates|uses|returns|declares|exposes|owns|takes|comes "
    r"with|ships with|lives|starts|ends|goes|gets|needs|requires|belongs|includes|contains|"
    r"follows|documents|tests|covers|logs|runs (?:in|on|with|under|against)|inherits|implements|"
    r"is (?:\w{2,}ed|kept|built|written|done|its own|an? \w+)) (?!wrong|broken|failed|failing|"
    r"missing|duplicated|no longer)\S"
)
# What somebody saw rather than laid down.
_SEEN = (
    r"(?!.*\b(?:error|errors|bug|bugs|broken|wrong|fails?|failed|failing|missing|now|still|but|"
    r"currently|crash\w*|empty|twice|works?|already)\b)"
)

_DEEDS = (
    r"(?:swallowed|ignored|mocked|edited|changed|modified|committed|pushed|deleted|renamed|reused|"
    r"shared|logged|hard-?coded|mutated|squashed|amended|skipped|merged|formatted|touched|"
    r"rewritten|altered|stored|bundled|inlined|duplicated|disabled)"
)

UNIVERSALS = (
    Marker(
        name="each:has",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words("every each"),
        pattern=pattern(rf"^(?:every|each) (?:new |single |public )?{_SEEN}{_ONE} {_HOLDS}"),
        hits=(
            "every notebook has a setup cell",
            "each driver lives in its own crate",
            "every experiment is tracked with a seed",
            "each chapter starts with a summary",
        ),
        misses=(
            "every user has a profile",
            "each player gets three lives",
            "every test is broken",
            "each request returns an error",
        ),
    ),
    Marker(
        name="all:are",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("all everything"),
        pattern=pattern(
            rf"^all (?:of )?(?:our |the |new |public |my )?{_SEEN}(?:[\w-]+ ){{0,3}}?(?:{THINGS}|"
            r"prs|textures|shaders|draws|meshes|charts|tables|jobs|lambdas|workers|emails|links|"
            r"buttons in the docs|interrupts|calls|pull requests|changes|deploys|deployments|"
            r"experiments|plots|sensors) (?:are (?:[\w-]+ )?(?:\w{2,}ed|kept|built|written|"
            r"done|sent|power|in|behind|under|private|public|optional|async|idempotent|versioned|"
            r"immutable)|take|use|go|live|carry|return|come|run (?:in|on|with|through)|inherit|"
            r"follow|belong|get|have|pass through|start with|end with)\b(?! (?:wrong|broken|"
            r"failed|gone|to be))",
            rf"^all (?:of )?our {_SEEN}[\w' -]{{3,40}}? (?:are|have|use|need|go|come|run|live|"
            r"follow|start|end|support|must|should)\b (?!like (?:this|that)|not\b|gone\b|down\b|"
            r"there\b|here\b)\S+",
            rf"^everything (?:in|under|inside|about|user|that|we) {_SEEN}.{{2,40}} (?:is|gets|goes|"
            r"must|should|needs|lives|has to|uses|runs) \S",
        ),
        hits=(
            "all prs are squash merged",
            "all network calls go through the api client",
            "all textures are power of two",
            "everything under dist is build output",
            "all our letters are informal",
        ),
        misses=("all tests are broken", "all tests pass", "everything is fine", "all of them go"),
    ),
    Marker(
        name="all:in",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("all"),
        pattern=pattern(
            rf"^all (?:of )?(?:our |the |new |public )?{_SEEN}(?:[\w-]+ ){{0,2}}?(?!files\b|"
            r"tests\b|rows\b|items\b|lines\b)[\w-]+s (?:in (?:both|one|their own|lower|upper|utc|"
            rf"{LANGUAGE})|at the (?:top|start|end|bottom|beginning) of|with an?|as|behind|via|"
            rf"through|without|under) \S+(?: \S+){{0,3}}(?: "
            r"please)?$",
        ),
        hits=("all texts in both languages please", "all secrets via the vault"),
        misses=(
            "all files in the folder",
            "all items as shown",
            "all of them with an icon are broken",
        ),
    ),
    Marker(
        name="only-subject",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("only"),
        pattern=pattern(
            r"^only (?!one\b|this|that|these|if|when|after|because|users?|players?|customers?|"
            r"admins?|visitors?|guests?|i\b|it\b|they\b)(?:the |our |an? )?[\w-]+(?: "
            r"[\w-]+){0,3}? (?:may|can|should|must|(?:is|are) allowed to|gets? to) \w+ \S",
            r"^only (?:the |our )(?!first|second|third|last|next|other)[\w-]+(?: [\w-]+)? "
            r"(?:mutates?|writes?|reads?|calls?|talks?|knows?|imports?|owns?|touches|touch|"
            r"access(?:es)?|creates?|decides?|opens?|handles?|sends?|publish(?:es)?|deploys?|"
            r"merges?|depends?|speaks?) \S",
        ),
        hits=(
            "only the gateway may call the billing service",
            "only the reducer mutates state",
            "only maintainers can merge to stable",
        ),
        misses=(
            "only users can see it",
            "only the header shows up",
            "only one can win",
            "only the second call failed",
        ),
    ),
    Marker(
        name="only-in",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("only"),
        pattern=pattern(
            r"^(?!.*\b(?:works?|fails?|happens?|shows?|error|errors|bug|crash\w*|occurs?|"
            r"appears?|see|seen|visible)\b)(?!it\b|this\b|that\b|they\b|not\b|and\b|but\b|if\b|"
            r"when\b|use\b|is\b|the (?:last|first|other)\b)[\w./-]+s?(?: [\w./-]+){0,3}? "
            r"(?:(?:go|goes|live|lives|belong|belongs|happen|run|runs) )?only (?:(?:go|goes|live|"
            r"lives|belong|belongs) )?(?:in|via|through|under|inside|from|with|behind|after|by) "
            r"(?!this\b|that\b|these\b|it\b|my\b|here\b|the (?:first|second|last|same|"
            r"other)\b)[\w./-]+(?: [\w./-]+){0,3}$",
        ),
        hits=(
            "shared types only in packages/types",
            "feature flags only via config",
            "deploys only through the pipeline",
            "hooks only in function components",
        ),
        misses=("it fails only in safari", "the bug appears only on mac", "this only in one place"),
    ),
    Marker(
        name="bound",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=words("never max maximum most more"),
        pattern=pattern(
            r"^never (?:more|less|fewer|longer|higher|lower|larger|bigger|smaller|older|deeper|"
            r"earlier|later) than \S+ ?\S*",
            r"^(?:not|no) more than (?:one|two|three|\d+) \S+ ?\S*",
            r"^never (?:above|below|over|under|before|after|without|outside|inside|on|from|by "
            r"hand) (?!me\b|it\b|this\b|that\b|mind)\S+ ?\S*$",
        ),
        hits=(
            "never more than 90 seconds for the pump",
            "never more than two levels of nesting",
            "never on fridays",
        ),
        misses=("never mind", "more than two", "never"),
    ),
    Marker(
        name="no-in",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("no"),
        pattern=pattern(
            r"^(?!.*\b(?:found|ran|passed|failed|available|detected|exists?|matched|yet|"
            r"generated|needed|works?|shown|seen|still)\b)(?:absolutely |strictly |please |and "
            r")?no (?:more |new )?(?!need\b|problems?\b|worries\b|idea\b|longer\b|errors?\b|"
            r"issues?\b|changes?\b|rows?\b|results?\b|records?\b|output\b|data\b|warnings?\b|"
            r"response\b|difference\b|luck\b|reason\b|bugs?\b|match(?:es)?\b|one\b|i\b|it\b|"
            r"that\b|the\b|this\b|such\b|way\b|you\b|we\b|not\b|do\b|don't\b|just\b|is\b|there\b|"
            r"sign\b|trace\b|time\b|access\b|images?\b|use\b|go\b|keep\b|put\b|let(?:'?s)?\b|"
            r"make\b|"
            r"add\b|remove\b|move\b|show\b|what\b|but\b|and\b|like\b|if\b|in\b|on\b|at\b|for\b|"
            r"to\b|so\b|all\b|my\b|your\b|entr(?:y|ies)\b|point\b|progress\b|internet\b|"
            r"connection\b|content\b)[\w./-]+(?: [\w./-]+){0,3}? (?:in|on|of|inside|outside|"
            r"without|unless|after|during|outside of|on top of|from|under|before|across|between|"
            r"besides|except) (?!this\b|that\b|it\b|them\b|here\b|my\b|sight\b|hand\b|top$|the "
            r"(?:way|end|list|screen|page|left|right|output)\b)[\w./-]+(?: "
            r"[\w./'-]+){0,6}(?:,.*)?$",
            r"^no (?!problems?\b|worries\b|need\b|it\b|i\b|we\b|you\b|changes?\b|this\b|that\b|"
            r"more\b|thanks?\b|go\b|just\b|not\b|the\b|my\b|yes\b|let|use\b|keep\b)[\w-]+(?: "
            r"[\w-]+){0,2},? (?:please|pls)\b(?: |,|$)",
            r"^no (?!i\b|it\b|the\b|errors?\b)[\w-]+(?: [\w-]+)?, (?:and )?no (?!idea|clue|"
            r"more\b)[\w-]+(?: [\w-]+)?(?:$|,)",
        ),
        hits=(
            "no logic in controllers",
            "no merges without green ci",
            "no names of people in anything that leaves the team",
            "no dynamic memory after init",
            "no raw sql outside the repository layer",
            "no orm please, plain queries",
            "no classes, no decorators",
        ),
        misses=("no errors in the console", "no rows in the table", "no luck with it", "no"),
    ),
    Marker(
        name="nothing",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("nothing nobody none no"),
        pattern=pattern(
            r"^no (?!errors?\b|one\b|problems?\b|matter\b|idea\b|it\b|you\b|we\b|i\b|this\b|"
            r"that\b|more\b)[\w-]+(?: [\w-]+){0,3}? (?:ships?|goes|gets|leaves|merges|lands|"
            r"enters|passes|runs|is (?:merged|deployed|released|shipped|allowed|pushed|accepted|"
            r"complete|done)) (?:to \w+ |in |into \w+ |out )?(?:without|until|unless|before|with|"
            r"in|on|to|after)\b \S+",
            r"^nothing (?:in|under|outside|inside|from|of|below|above|but|except) (?!this\b|the "
            r"list|that\b|it\b|my\b).{2,40}? (?:may|can|must|should|depends|imports|talks|knows|"
            r"calls|goes|gets|leaves|ships|touches|is allowed|reads|writes)\b \S",
            r"^nothing (?!new\b|else\b|wrong\b|happens|special|to\b|changed|works)\w+(?:ing|ive|"
            r"al|ous|ed|ble|ic)?(?: [\w-]+)? (?:without|unless|until|on the (?:main|ui) thread|"
            r"in (?:prod|production|main))\b.{3,}",
            r"^no (?:new|extra|additional|further|unnecessary|external|third[- ]party) "
            r"(?!ideas?\b|problems?\b|errors?\b|issues?\b|news\b|info\b|changes?\b|commits?$|"
            r"results?\b|messages?\b|tabs?\b|lines?\b)[\w-]+(?: [\w-]+){0,2}(?:,? (?:please|"
            r"unless|without|until|if|where|except|for) .*)?$",
            r"^nothing (?:gets|goes|ships|leaves|is) \w.{2,40} (?:without|until|unless|before|"
            r"outside|except)\b \S",
            r"^(?:nobody|no one) (?:ever |else )?(?:touches|edits|pushes|merges|deploys|commits|"
            r"writes|reads|runs|changes|calls|gets)\b \S+ \S",
        ),
        hits=(
            "nothing in core depends on django",
            "nothing goes to prod without staging first",
            "nobody touches the prod database",
            "nothing destructive without a yes from me",
            "no new dependencies unless there is no way around",
            "no public route ships without the auth middleware",
        ),
        misses=(
            "nothing happens",
            "nothing in the logs",
            "nobody knows why",
            "no new errors",
            "nothing works without it",
            "no error gets to the log",
        ),
    ),
    Marker(
        name="any:gets",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("any"),
        pattern=pattern(
            rf"^any {_SEEN}(?:new |other )?(?!idea|chance|way|news|update|luck|reason|thoughts)"
            r"[\w-]+(?: [\w'-]+){0,5}? (?:gets|goes|comes|must|should|needs|requires|has to|is "
            r"(?:\w{2,}ed)) (?!wrong)\S+ ?\S*",
        ),
        hits=(
            "any pr that touches auth gets two reviewers",
            "any string a player sees goes through the loc table",
        ),
        misses=("any idea why it gets slow", "any test fails now"),
    ),
    Marker(
        name="conduct-of-things",
        kind="constraint",
        confidence="stated",
        score=14,
        keywords=words("never doesn't doesnt does is"),
        pattern=pattern(
            rf"^(?:[\w-]+ ){{0,3}}?{THINGS} (?:are|is|get|gets) never {_DEEDS}\b",
            rf"^an? (?:[\w-]+ ){{1,3}}(?:is never|never gets|doesn't get|does not get|is not to "
            rf"be) {_DEEDS}\b",
        ),
        hits=("errors are never swallowed", "a merged migration doesn't get edited"),
        misses=("events are never fired", "tests are never green"),
    ),
)
