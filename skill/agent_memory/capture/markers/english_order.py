"""English markers: what comes first, what goes with what is new, what is told at the end."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

_PLANNED = (
    r"(?:tests?|specs?|plan|outline|draft|sketch|diff|schema|docs|types|interface|contract|backup|"
    r"branch|ticket|migration|baseline|benchmark|mockup|wireframe|proof|reproduction|repro|script|"
    r"numbers?|question|idea|storyboard|prototype|simulation|dry run|design|api|header|short \w+)"
)
_TELLS = (
    r"(?:answers?|replies|summaries|summary|explanations?|messages?|reports?|captions?|titles?|"
    r"headings?|paragraphs?|sentences|commits?|functions?|names?|updates?|emails?|comments?|"
    r"reviews?|descriptions?|notes|subjects?|subject lines?|abstracts?)"
)
_CHANGE = (
    r"(?:changes?|changed|moves?|moved|(?:is|are|gets?|was|were) (?:changed|added|moved|renamed|"
    r"edited|removed|bumped|touched))"
)

ORDER = (
    Marker(
        name="plan-first",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=("before",),
        pattern=pattern(
            r"^(?:please |always |make sure (?:to |you )?|first |and |also )*(?:propose|show|give|"
            r"present|explain|describe|send|tell|share|outline)(?: me| us)? (?:the |your |an? )?"
            r"(?:[\w-]+ ){0,2}?(?:plan|solution|design|approach|proposal|diff|changes|outline|"
            r"options|idea|strategy|draft)s? (?:first )?before (?:you )?(?:actually |start(?:ing)?"
            rf" |begin(?:ning)? )*(?:\w+ing\b|action\b|any\b|plan\b|{VERB}\b)",
            r"^before (?:you )?(?:mak|chang|edit|touch|writ|implement|cod|refactor|delet|remov|"
            r"add)\w* (?:(?:any|new|more|big|major|further|actual) )*(?:anything|code|something|"
            r"\w{3,}s|an? \S+)?,? ?(?:please |always |first |just )*(?:tell|show|explain|describe|"
            r"give|outline|list|ask)\b.*",
            r"^let me (?:\w+ )?(?:review|confirm|check|approve|see|verify|decide|test|look at|read)"
            r"(?: \S+){0,4}? before (?:you\b|anything|any\b|action|\w+ing\b|each|every)",
            r"^(?:i(?:'d| would)? (?:want|like) to|let's|lets|we should) (?:first )?(?:talk|"
            r"discuss|brainstorm|plan|chat|agree|align|go over)(?: \S+){0,4}? before (?:you|we|any)"
            rf" ?(?:actually |start |begin )*(?:{VERB}|making|writing|starting|changing|touching|"
            r"coding)\b",
        ),
        hits=(
            "give me your outline before action",
            "before making changes tell me what you are going to do",
            "let me confirm before any deletion",
            "let's discuss it before you write code",
            "make sure to propose the design before actually coding",
        ),
        misses=(
            "give me the plan",
            "let me check before lunch",
            "show the list before the end",
        ),
    ),
    Marker(
        name="order:first",
        kind="procedure",
        confidence="observed",
        score=9,
        keywords=words("first before then"),
        pattern=pattern(
            rf"^first (?:the |an? |comes the )?{_PLANNED}\b[^,]{{0,25}}, (?:and )?(?:only )?then "
            r"(?:the|an?|only|you)\b",
            rf"^(?:the |an? )?{_PLANNED} first,? (?:and )?(?:only )?then \S+",
            rf"^(?:the )?{_PLANNED} (?:always )?(?:comes?|goes?) (?:first|before|last)\b",
            r"^(?:please |always )*(?:write|make|draw|do|start with) (?:the |an? )(?:failing |"
            rf"short |rough )?{_PLANNED} first\b",
        ),
        hits=(
            "first the test, then the fix",
            "the diff first, then push",
            "the tests come before the code",
            "write the failing test first",
        ),
        misses=("first fix the import, then the types", "the first test fails", "go first"),
    ),
    Marker(
        name="order:new",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=words("new when if after run changes changed change added"),
        pattern=pattern(
            r"^(?:an?|every|each|any) new [\w-]+(?: [\w-]+)? (?:always )?(?:needs|gets|has to|must|"
            r"goes|requires|belongs|comes with|starts|should have)\b (?!to be (?:fixed|done)\b)\S+",
            r"^(?:when|if|whenever) (?:there(?:'s| is) an?|we (?:get|have) an?) (?:new )?[\w-]+"
            rf"(?: [\w-]+)?,? (?:it|you|we|please|always|{VERB})\b \S+ \S*",
            rf"^after (?:any |each |every )?(?:changes?|edits?|updates?) (?:to|of|in) .{{3,30}}?,? "
            r"(?:the |our |you |we |please )?(?:[\w-]+ (?:has to|have to|must|needs? to|should)|"
            rf"{VERB})\b \S+",
            rf"^(?:please |always )*{VERB} (?!it\b|this\b|that\b)(?:the |our )?[\w ./-]{{3,40}}? "
            r"(?:when|whenever|if|after|once) (?:the |our |any |an? )?[\w.-]+(?: [\w.-]+)? "
            rf"{_CHANGE}$",
            r"^(?:the |our )?[\w-]+(?: [\w-]+)? (?:has to|must|needs to) (?:run|be (?:run|rebuilt|"
            r"restarted|regenerated|updated)) (?:after|before|when|for|with) (?:each|every|any|"
            r"an?) \S+",
        ),
        hits=(
            "a new level needs an entry in the index",
            "when there's a new tenant it has to go into the list",
            "after changes to the atlas the packer has to run",
            "run the packer when sprites change",
            "the packer has to run after each new sprite",
        ),
        misses=(
            "a new error appears",
            "if there's a bug, it hurts",
            "run it when the page changes",
            "after the change it crashed",
        ),
    ),
    Marker(
        name="order:telling",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words(
            "keep short brief concise plain simple full complete honest direct end start top close "
            "finish begin"
        ),
        pattern=pattern(
            rf"^(?:please |always )*keep (?:the |your |all |all the |my )?(?:[\w-]+ )?{_TELLS} "
            r"(?:to|under|below|within|at|short|brief|simple|plain|factual|neutral)\b",
            r"^(?:short|brief|concise|plain|simple|full|complete|honest|direct|formal|neutral|"
            rf"factual) {_TELLS}(?: please)?(?:,| (?:only|always|everywhere)|$)",
            r"^(?:please |always )*(?:tell me|say|mention|list|name|note|state|write) (?:what|"
            r"which|the (?:changed|touched|open|new) \w+|open questions|what's|your)\b.{0,50} at "
            r"the (?:end|top|start|beginning|bottom)\b",
            r"^(?:please |always )*(?:end|finish|close|start|begin|open) (?:your \w+ )?with "
            r"(?:what|a (?:summary|list|short|one)|the (?:conclusion|answer|result|summary|open|"
            r"verdict|bottom line))\b",
        ),
        hits=(
            "keep the summaries to three lines",
            "short answers please, i read on my phone",
            "tell me which file you changed at the end",
            "end with what is left to do",
        ),
        misses=("keep the old answer", "show the total at the end", "end it with a dot"),
    ),
    Marker(
        name="order:why",
        kind="procedure",
        confidence="observed",
        score=10,
        keywords=words("use run test try work build start open deploy connect develop write"),
        pattern=pattern(
            r"^(?:please )?(?:use|run|test|try|work|build|start|open|deploy|connect|develop|write) "
            r"(?!it\b|this\b|that\b)[^,]{4,60}, (?:my|our|the) [\w-]+(?: [\w-]+){0,2} (?:is|are|"
            r"has|have|takes?|costs?|runs?|needs?|reads?|doesn't|don't|can't|only) (?:only |far |"
            r"much |way )?(?:too|an? (?:hour|day|week|fortune)|no\b|huge|old|small|expensive|"
            r"several|ages|hours|ancient|\d|have|handle|support|understand|read|know)\b",
        ),
        hits=(
            "run the short suite, the long one takes an hour",
            "run the tests in docker, my node is too old",
            "write plain css, our designer can't read sass",
        ),
        misses=("use it, the other is too old", "run the suite, then push"),
    ),
    Marker(
        name="order:every",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("every each no"),
        pattern=pattern(
            r"^(?:please |always )*(?:wrap|put|pass|send|log|escape|sign|tag|mark|name|store|cite|"
            r"label|prefix|route|document|guard|validate|annotate|record|back) (?:every|each|all) "
            r"(?!one\b|of\b|the\b|this\b|these\b|those\b)(?:[\w-]+ ){1,3}?(?:in|with|through|via|"
            r"into|as|by|under|to) (?!this\b|that\b|it\b)\S+",
            r"^(?:every|each) [\w-]+(?: [\w-]+)? (?:goes|passes|runs|comes|is (?:sent|passed|read|"
            r"wrapped|loaded|kept)) (?:through|via|into|from|by|in|over) (?!this\b|that\b|it\b)\S+",
            r"^no (?!one\b|need\b|idea\b|way\b|problem\b|luck\b|change\b|difference\b)[\w-]+(?: "
            r"[\w-]+)? without (?:an? |the |its |my )?(?!errors?\b|problems?\b|it\b|that\b|"
            r"you\b)\S+",
        ),
        hits=(
            "wrap every text in tr()",
            "every text goes through the translator file",
            "no text without a key",
        ),
        misses=("wrap all of it", "no way without it", "every player goes to the menu"),
    ),
)
