"""English markers: tastes told of rather than ordered: "I find …", "for me …", "… annoys me"."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE, VERB

_NOT_HERE = (
    r"(?!this\b|that\b|it\b|these\b|those\b|them\b|the (?:bug|error|problem|file|issue|new|old|"
    r"first|second|other|button)\b)"
)

LIKES = (
    Marker(
        name="likes",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words(
            "find me personally fine happy ok nuts crazy annoys annoy annoying bothers nervous "
            "mad wall "
            "easier harder better nicer rather used"
        ),
        pattern=pattern(
            rf"^i (?:usually |generally |always |personally )?find {_NOT_HERE}\S+(?: \S+){{0,4}}? "
            r"(?:easier|harder|better|nicer|clearer|cleaner|more (?:readable|natural|useful)|too "
            r"\w+|hard to read|confusing|annoying|distracting|helpful|unreadable)\b",
            rf"^(?:for me|to me|in my (?:opinion|view|book)),? {_NOT_HERE}\S+(?: \S+){{0,5}}? "
            r"(?:is|are|beats?|matters?|comes?|counts?) (?!broken|missing|wrong|not working|empty|"
            r"slow)\S+",
            rf"^{_NOT_HERE}(?!he\b|she\b|they\b|you\b)\S+(?: \S+){{0,4}}? (?:drives? me (?:nuts|"
            r"crazy|mad|up the wall|insane)|annoys? me|bothers? me|makes? me (?:nervous|cringe|"
            r"sad)|(?:is|are) (?:so |a pet |really |my )?(?:annoying|pet peeves?|a nuisance))\b",
            rf"^personally,? i(?:'d| would)? (?:avoid|use|like|prefer|keep|write|want|never|"
            rf"always|rather|don't) {_NOT_HERE}\S+",
            rf"^i(?:'m| am) (?:fine|happy|comfortable) with (?!and\b|"
            rf"having\b){_NOT_HERE}(?!option|either|both|"
            r"whatever|you)\S+ \S",
            rf"^i(?:'m| am) (?:more )?(?:used to|at home in|comfortable in) {_NOT_HERE}\S+",
            r"^i(?:'d| would) much rather \S+ \S",
        ),
        hits=(
            "i find early returns easier to read",
            "nested ternaries drive me nuts",
            "personally i avoid classes",
            "i'm fine with duplication in tests",
        ),
        misses=(
            "i find this confusing",
            "to me the page is broken",
            "i'm fine with that",
            "i can't find the file",
        ),
    ),
    Marker(
        name="likes:reading",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words(
            "read work look review type code know can so no posted stuck both me "
            "explain justify motivate comment"
        ),
        pattern=pattern(
            r"^i (?:read|work|look|review|type|code|listen)(?: (?:\w+ )?(?:it|this|everything|"
            r"mail|code|diffs|these|your \w+))? (?:on|from|with|in|by) (?:an? |the |my )?\w+(?: "
            r"\w+){0,2},? so .{6,}",
            r"^i (?:can|know how to|already know|know) .{3,40},? (?:so )?(?:no need to|you don't "
            r"(?:have|need) to|don't explain|skip)\b.{2,}",
            r"^(?:please |always )*keep me (?:posted|updated|in the loop|informed)\b.{4,}|"
            r"^(?:when|if|whenever) you(?:'re| are| get) stuck,? (?:come|ask|tell|stop|say|ping|"
            r"don't)\b",
            r"^(?:if|when|whenever) there (?:are|is) (?:two|several|many|more than one|multiple|"
            r"different|a choice|another|other) (?:ways?|options?|approach(?:es)?|solutions?|"
            r"possibilit\w+)\b.{0,20}?,? (?:please |always )*(?:show|tell|ask|list|give|explain|"
            r"pick|take|prefer|choose)\b",
            r"^(?:please |always )*(?:give|show|tell|explain) me (?:the |your )?(?:reasoning|"
            r"thinking|plan|rationale|trade-?offs|context|conclusion|answer|result|code|summary|"
            r"short answer) (?:first|before the|,? then|,? and then|,? not)\b",
            r"^(?:please |always )*(?:explain|justify|motivate|comment on) (?:your |every |all |"
            r"each )(?:choices?|decisions?|changes?|reasoning|steps?|assumptions?|"
            r"trade-?offs?)\b.{3,}",
        ),
        hits=(
            "i read on a phone so keep lines short",
            "i know git well, no need to explain it",
            "if there are two ways show me both",
            "give me the reasoning first",
            "explain your choices in one sentence each",
        ),
        misses=(
            "i read the file",
            "i work on it so wait",
            "explain your last change",
            "give me the code",
        ),
    ),
    Marker(
        name="likes:quality",
        kind="preference",
        confidence="stated",
        score=12,
        keywords=words("want need like love value expect"),
        pattern=pattern(
            r"^(?:i|we) (?:really |always |just |only )*(?:want|need|like|value|expect) (?:the |"
            r"your |our )?(?:clean|simple|simplest|small|short|type|modular|readable|maintainable|"
            r"robust|minimal|strict|solid|production[- ](?:ready|grade)|pragmatic|boring|"
            r"functional|typed|high[- ]quality|elegant|explicit|self-documenting|idiomatic)(?:,? "
            r"(?:and |but )?[\w-]+)? (?:code|architectures?|solutions?|designs?|structure|types|"
            r"typing|tests|apis?|abstractions|implementations?|diffs?|changes|safety|commits?|"
            r"components|functions|modules|naming|names)\b(?! (?:for|to) (?:this|that)\b)"
        ),
        hits=(
            "i want clean architecture",
            "i only want the simplest solution",
            "we need robust, typed apis",
        ),
        misses=("i want a clean page", "i want the code", "i need the simple one"),
    ),
    Marker(
        name="likes:kinds",
        kind="preference",
        confidence="stated",
        score=12,
        keywords=words("like love enjoy favour favor"),
        pattern=pattern(
            r"^(?:i|we) (?:really |usually |generally |always )*(?:like|love|enjoy|favou?r) "
            r"(?!(?:it|this|that|these|those|them|the|an?|to|how|what|when|your|my|where|one|both|"
            r"option|all|some|more)\b)(?:[\w-]+ ){0,2}[\w-]{2,}s(?<!ss)(?: (?:in|over|for|with|"
            r"instead)\b(?! (?:this|that|it)\b).*)?$",
        ),
        hits=(
            "i like early returns",
            "we like small prs",
            "i love short chapters with cliffhangers",
        ),
        misses=("i like this", "i like the colors", "i like how it looks"),
    ),
    Marker(
        name="keep-it",
        kind="preference",
        confidence="observed",
        score=10,
        keywords=("keep",),
        pattern=pattern(
            r"^(?:let's |always |please |just )*keep (?:it|things|this|everything) (?:more |very |"
            r"as |all |really |super |pretty |nice and |in )*(?:simple|concise|short|brief|minimal|"
            rf"{LANGUAGE}|clean|lightweight|professional|casual|friendly|generic|modular|tidy|"
            r"terse|readable|dry|stupid simple|consistent)(?: and \w+| as possible)?(?:,.*|$)",
        ),
        hits=("keep it english", "keep things concise, fewer bloated answers", "keep it simple"),
        misses=("keep it open", "keep it short term", "keep this one simple button"),
    ),
    Marker(
        name="instead",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("instead rather"),
        pattern=pattern(
            r"^(?:instead of|rather than) \w+ing (?:an? |any |new |more |all )?(?!the\b|this\b|"
            r"that\b|it\b|these\b|those\b|to\b|just\b)[^,]{2,40}?,? (?:please |just |always |you "
            rf"(?:should|must) )*{VERB} (?!it\b|this\b|that\b|the\b|these\b|to\b)\S+",
        ),
        hits=(
            "instead of adding a comment add a descriptive name",
            "rather than writing new helpers, extend existing ones",
        ),
        misses=("instead of opening the page show it", "instead of adding the label use this"),
    ),
    Marker(
        name="rather-than",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("rather instead over"),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|i\b|we\b|you\b|they\b|use\b|add\b|make\b|show\b|put\b|why\b|"
            r"is\b|the\b|maybe\b|move\b|change\b|just\b)[a-z][\w-]+(?: [\w-]+){0,2} (?:rather "
            r"than|instead of|in preference to) (?!this\b|that\b|it\b|the\b|a\b|an\b)[\w-]+(?: "
            r"[\w-]+){0,2}$",
        ),
        hits=("bullet points rather than prose", "composition instead of inheritance please"),
        misses=("use it instead of that", "the header instead of the footer"),
    ),
)
