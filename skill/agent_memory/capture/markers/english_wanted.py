"""English markers: what somebody wants of the work, or wants none of, in the plainest words."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What comes with every piece of work, wanted or not.
_WORK = (
    r"(?:(?:unit |integration |e2e )?tests?|docs|documentation|comments|docstrings?|types|typing|"
    r"type hints|mocks|emojis?|frameworks?|dependencies|libraries|packages|summar(?:y|ies)|"
    r"explanations?|readmes?|changelogs?|classes|abstractions?|fallbacks?|backups?|logging|logs|"
    r"migrations?|boilerplate|placeholders?|commits?|prs?|branches|markdown files|new files|helper "
    r"scripts|wrappers|caching|caches|microservices|orms?|docker|typescript|workarounds?|todos|"
    r"error handling|validation|previews?|reports?)"
)
_PLACE = (
    r"(?:[\w-]+ (?:folder|directory|dir|repo|branch|section|module|package|api|app|service|sdk|"
    r"plugin|project|website|site|schema)|[\w.-]+/\S*|/\S+|"
    r"~\S+)"
)

WANTED = (
    Marker(
        name="wanted:none",
        kind="preference",
        confidence="stated",
        score=13,
        keywords=words("don't dont do want need like"),
        pattern=pattern(
            r"^(?:i|we) (?:really |also |just )?(?:don't|do not|dont) (?:want|need|like) (?:any |"
            rf"your |more |extra |an? )?{_WORK}(?: (?:for|in|on|with|unless|until|at all|anywhere|"
            r"here|everywhere|or|and|please)\b(?! (?:this|that|it)\b).*)?$",
        ),
        hits=(
            "i don't want documentation",
            "we don't need tests for prototypes",
            "i dont want a framework",
        ),
        misses=("i don't want the tests", "i don't need it", "i don't want comments for this"),
    ),
    Marker(
        name="wanted:all",
        kind="preference",
        confidence="stated",
        score=12,
        keywords=words("everything every each nothing all"),
        pattern=pattern(
            r"^(?:i|we)(?:'d| would)? (?:really |always |also )?(?:want|like|need|expect|prefer) "
            r"(?:everything|every (?!time\b|single\b)[\w-]+(?: [\w-]+)?|nothing|all (?!the\b|of\b|"
            r"this\b|that\b|these\b|those\b)[\w-]+s(?: [\w-]+)?) (?:in|on|with|under|as|to "
            r"(?:use|follow|go|have|live)|without|\w{3,}ed|written|built|kept|typed) (?!the "
            r"(?:same|left|right|top|bottom)\b|this\b|that\b|it\b)\S*(?: \S+)*$|^(?:i|we)(?:'d| "
            r"would)? (?:want|like|need|expect) (?:every|each) [\w-]+ (?:\w{3,}ed|written|built|"
            r"kept)$",
        ),
        hits=(
            "i want every function documented",
            "i want everything in one repo",
            "i'd like all prices in euro",
        ),
        misses=(
            "i want everything back",
            "i want all the text there",
            "i want every row to be red",
        ),
    ),
    Marker(
        name="wanted:try",
        kind="preference",
        confidence="observed",
        score=11,
        keywords=("try",),
        pattern=pattern(
            r"^(?:please |always |also )*try (?:to )?(?:always )?(?:avoid|keep|use|reuse|write|"
            r"follow|minimi[sz]e|limit|prefer|stick to|stay) (?!it\b|this\b|that\b|these\b|them\b|"
            r"the (?:other|new|same|latest)\b|an?\b|another\b|\S*[/_.]\S)\S+ ?\S*",
            r"^(?:please |always |also )*try not to (?:break|change|touch|use|add|modify|rename|"
            r"duplicate|repeat|introduce|guess|assume|rely|over\S*) (?!it\b|this\b|that\b|these\b|"
            r"them\b)\S+ ?\S*",
        ),
        hits=(
            "try to keep functions small",
            "try to avoid global variables",
            "please try not to change the public api",
        ),
        misses=("try to fix it", "try to use this one", "try to keep it", "try not to laugh"),
    ),
    Marker(
        name="wanted:with",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=words("sure ensure"),
        pattern=pattern(
            r"^(?:please |always |also |and )*(?:make|be) sure (?:to|that you|you|we|that we) "
            r"(?:always |also )?(?:write|add|update|include|maintain|keep|have|use|provide) "
            rf"(?:the |all |good |unit |proper |enough |some |our |existing |full )*{_WORK}(?: "
            r"(?:for|to|in|with|up to date|after|when|of) (?!this\b|that\b|it\b|those\b|these\b|"
            r"the\b).*| coverage)?$",
            r"^(?:i|we) want to (?:make sure|ensure)(?: that)? (?:we|you|it|the \w+) (?:always "
            r")?(?:have|has|keep|write|add|use|follow) (?:good |enough |proper |full |our "
            rf")*(?:{_WORK}|test coverage|best practices)\b.*",
        ),
        hits=(
            "make sure to update the changelog",
            "be sure to add unit tests",
            "i want to make sure we have good test coverage",
        ),
        misses=("make sure to add tests for this", "make sure you add the tests for the parser"),
    ),
    Marker(
        name="wanted:ignored",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("ignore ignored"),
        pattern=pattern(
            r"^(?:let's |lets |please |just |always |you can )*ignore (?:anything|everything|all|"
            r"any|the (?:whole |entire )?)(?: ?(?:files?|code|stuff|things))?(?: (?:in|under|"
            rf"inside|from))? ?(?:the )?(?:[\w-]+ ){{0,2}}?{_PLACE}$",
            rf"^(?:the )?(?:[\w-]+ )?{_PLACE} (?:can|should|must|is to) (?:always )?be ignored\b",
        ),
        hits=(
            "ignore the legacy folder",
            "let's ignore the entire old fixtures directory",
            "the vendor directory can be ignored",
        ),
        misses=("ignore the error", "ignore this folder", "it can be ignored"),
    ),
    Marker(
        name="wanted:followed",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("follow respect obey adhere stick"),
        pattern=pattern(
            r"^(?:please |always |strictly )*(?:follow|stick to|respect|obey|adhere to) (?:the |"
            r"our |my )?(?:[\w-]+ (?:in|from) )?(?:\S*/)?[\w.-]+\.(?:md|mdc|rst|pdf)\b(?! (?:and "
            r"then|then)\b)"
        ),
        hits=("follow docs/naming.md exactly", "stick to style.pdf"),
        misses=("follow test_parser.c", "follow the link"),
    ),
    Marker(
        name="wanted:aim",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("aiming going looking striving shooting opting optimizing optimising"),
        pattern=pattern(
            r"^(?:i'm|i am|im|we're|we are) (?:\w+ )?(?:aiming|striving|shooting|opting|"
            r"optimi[sz]ing|mostly going|mainly going|generally going) for (?!this\b|that\b|it\b|"
            r"the (?:same|first|next)\b)\S+",
        ),
        hits=("i'm aiming for brevity", "we are mostly going for smooth playback"),
        misses=("i'm going for lunch", "we are aiming for this"),
    ),
    Marker(
        name="wanted:checked",
        kind="procedure",
        confidence="observed",
        score=11,
        keywords=words("check double-check verify test validate review"),
        pattern=pattern(
            r"^(?:always |please |make sure to |make sure you )*(?:double[- ]check|check|verify|"
            r"test|validate|review|proofread) (?:everything|your (?:own )?(?:work|changes|code|"
            r"answers?|output|facts|sources))(?: (?:before|after|twice|carefully)\b(?! (?:this|"
            r"that|it)\b).*)$",
        ),
        hits=("double check your work before you finish", "verify everything twice"),
        misses=("check your change", "check everything", "double check the header"),
    ),
    Marker(
        name="wanted:place",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("put place store save keep write create"),
        pattern=pattern(
            r"^(?:please |always )*(?:put|place|store|save|keep|write|create) (?:all |any |new |"
            r"your |our |temp(?:orary)? |helper )*(?!the\b|this\b|these\b|those\b|changes\b|"
            rf"results?\b)[\w-]{{3,}}s (?:in|into|under|inside) (?:the |a |our )?{_PLACE}$",
        ),
        hits=(
            "put scripts in the tools folder",
            "save figures under plots/",
            "keep drafts in the writing repo",
        ),
        misses=("put the scripts in the folder", "save it in out/", "put buttons in the header"),
    ),
    Marker(
        name="wanted:cause",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("cause causes"),
        pattern=pattern(
            r"^(?:always |please |only )*(?:fix|address|solve|find|treat|look for) (?:the "
            r")?(?:root )?causes?,? (?:and )?(?:not|never|instead of|rather than|before|don't)\b "
            r"\S+"
        ),
        hits=("fix the root cause not the symptom", "find the cause before you touch the code"),
        misses=("find the root cause", "fix the cause of this crash"),
    ),
)
