"""English markers: what is being made: what it is and is for, made with what, kept where."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What a project is called by those who work on it.
_WHOLE_WORDS = """
project app application repo repository codebase site website webapp bot game tool library package
plugin extension product software program platform workspace monorepo compiler engine framework
mod firmware addon crate sdk service portfolio blog shop webshop store course thesis
"""
WHOLE = "(?:" + "|".join(_WHOLE_WORDS.split()) + ")"
# ... and the parts that one is built of.
_PART_WORDS = """
backend back-end frontend front-end server client api database db ui cli gui parser renderer
script scripts language stack infrastructure layer middleware worker workers dashboard admin
pipeline scraper crawler agent skill docs documentation interface code tests implementation
"""
PART = "(?:" + "|".join([*_WHOLE_WORDS.split(), *_PART_WORDS.split()]) + "|back end|front end)"
# What went wrong or happens at the moment, rather than how things are made.
WRONG = (
    r"(?!.*\b(?:errors?|bugs?|broken|wrong|fail\w*|missing|now|still|again|crash\w*|empty|slow\w*|"
    r"stuck|anymore|already|seems?|looks?|feels?|currently|hangs?|not (?:running|working|loading|"
    r"showing|found))\b)"
)
_SUBJECT = rf"(?:(?:this|the|our|my|whole|entire) (?:[\w-]+ ){{0,2}}?{PART}|it)"
_MADE = (
    r"(?:built|written|made|developed|implemented|coded|based|hosted|deployed|structured|"
    r"organi[sz]ed|split|powered|backed|designed|intended|meant|aimed|used|licensed|published|"
    r"distributed|packaged|installed|mounted|set up)"
)
KIND = (
    r"(?:repo|repository|project|app|application|api|library|package|plugin|extension|website|site|"
    r"webserver|server|bot|game|mod|tool|framework|engine|compiler|language|service|platform|"
    r"prototype|demo|module|submodule|template|dataset|driver|dashboard|portfolio|blog|course|"
    r"thesis|notebook|simulator|emulator|editor|wrapper|fork|port|clone|theme|skill|subagent|"
    r"workspace|codebase|crate|addon|add-on|monorepo|sdk|cli|utility|program|exercise|machine|"
    r"computer|laptop|container|vm|system|cluster|environment|plug-in|assignment|platformer|"
    r"shooter|puzzle|rpg|roguelike|store|shop|portal|newsletter|calculator|tracker|scraper|crawler|"
    r"chatbot|side project)"
)

# The words before the kind, of which none opens another part of the sentence.
_OWN_WORDS = r"(?:(?!in\b|to\b|of\b|for\b|on\b|from\b|with\b)[\w'-]+ ){0,4}?"

PROJECT = (
    Marker(
        name="project:is",
        kind="fact",
        confidence="observed",
        score=15,
        keywords=words("this it it's its"),
        pattern=pattern(
            rf"^{WRONG}(?:this|it|(?:this|the|our|my) {WHOLE}) (?:is|will be) (?:just |only |"
            rf"basically |actually |really |meant to be )?(?:an?|our|my) (?!new\b|known\b|"
            r"great\b|good\b|nice\b|different\b|huge\b|big\b|large\b)"
            rf"(?:[\w'-]+ ){{0,4}}?{KIND}\b(?! (?:bug|issue|error|problem|code|level|file|i|we|"
            rf"you)\b)",
            rf"^{WRONG}(?:it's|its) (?:just |only |basically |actually |really )?an? (?!new\b|"
            rf"known\b|great\b|good\b|different\b)(?:[\w'-]+ ){{0,3}}?{KIND}\b(?! (?:bug|issue|"
            rf"error|problem|code|level|file|i|we|you)\b)",
        ),
        hits=(
            "this is a monorepo with two apps",
            "this is a weather bot for fishermen",
            "it's a puzzle game",
            "this tool is a small simulator of lifts",
        ),
        misses=(
            "this is a bug in the api",
            "it's a good library",
            "this is a new app bug",
            "it is a mess",
        ),
    ),
    Marker(
        name="project:does",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(_WHOLE_WORDS),
        pattern=pattern(
            rf"^{WRONG}(?:(?:this|our|my|the) (?:[\w-]+ ){{0,2}}?)?{WHOLE} (?:only |also |always |"
            rf"mainly "
            r"|mostly )?(?:helps?|lets?|allows?|serves?|provides?|offers?|contains?|consists? of|"
            r"targets?|supports?|manages?|tracks?|aims?|depends? on|relies on|requires?|talks? to|"
            r"connects? to|runs? (?:on|in|as|via|under|inside|from)|uses?|is using|is about|is for|"
            r"is part of|comes with|ships? with|follows?|needs? to (?:run|work|support|be)|will "
            r"(?:run|use|support|be|have|live|serve|target)|must (?:run|work|support|be)) (?!it\b|"
            r"this\b|that\b|them\b|up\b|a lot|too\b|the (?:same|wrong|old|default)\b)\S+ ?\S*",
        ),
        hits=(
            "this library helps teachers grade essays",
            "the bot runs on a raspberry pi",
            "our site serves three schools",
            "the firmware will support two boards",
        ),
        misses=(
            "the app still crashes",
            "the game shows an error",
            "this tool is slow",
            "the site uses the wrong colour",
        ),
    ),
    Marker(
        name="project:made",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "named numbered labelled labeled indexed encoded formatted grouped laid ordered "
            "prefixed sorted divided built written made developed implemented coded based hosted "
            "deployed structured organized organised split powered backed designed intended meant "
            "aimed used licensed published distributed packaged installed uses will handled "
            "provided managed processed covered taken come comes mounted set"
        ),
        pattern=pattern(
            rf"^{WRONG}(?:(?:this|these|the|those|our|my|all) (?:[\w'-]+ ){{1,3}}|"
            rf"[\w/-]+\.\w{{2,4}} )(?:is|are|will be) "
            r"(?:mainly |only |also )?used (?:by|for|to|in) (?!this\b|that\b|it\b|me\b|the (?:same|"
            r"wrong)\b)\S+ ?\S*",
            rf"^{WRONG}{_SUBJECT} (?:is|are|was|will be|is being|gets?) (?:only |mainly |also |all "
            rf"|always )?{_MADE} (?:up )?(?:with|in|on|at|by|from|using|as|for|to|into|via|"
            r"around|upon|under|like|entirely) (?!it\b|this\b|that\b|me\b|the (?:same|wrong|left|"
            r"right|top|bottom)\b|mind\b|place\b)\S+",
            rf"^{WRONG}{_SUBJECT} will (?:all |also |only )?(?:be in|use|run (?:on|in)|target) "
            r"(?!the\b|this\b|that\b|it\b|an?\b|my\b|one\b|use\b|place\b|sync\b|red\b)\S+",
            rf"^{WRONG}(?!it\b|this\b|that\b|they\b|these\b|those\b|what\b|the (?:request|button|"
            rf"click|event|error|"
            r"function|job|page|case|fix|change|issue)s?\b)(?:the |our |all )?(?:[\w-]+ "
            r"){0,2}?[\w-]+ (?:is|are|will be) (?:all |always |now )?(?:handled|provided|managed|"
            r"processed|covered|taken care of) (?:by|through|via|with|in) (?!it\b|this\b|that\b|"
            r"me\b|you\b|default\b|the (?:same|wrong)\b)\S+",
            rf"^{WRONG}(?:the|our|my|all)(?: the)? (?:[\w-]+ ){{0,2}}?(?:data|content|images?|"
            rf"photos|texts?|inputs?|"
            r"numbers|prices|records|assets|files|translations|articles|recordings|measurements|"
            r"samples|emails|orders|products) comes? (?:in |mainly |only |all )?from (?!this\b|"
            r"that\b|it\b|you\b|the (?:same|wrong)\b)\S+",
            rf"^{WRONG}it uses (?!the\b|this\b|that\b|an?\b|it\b|all\b|too\b|\d)[\w.+#-]+(?: "
            r"[\w.+#-]+){0,2} (?:for|to|as|and|under|on|with) \S+",
            rf"^{WRONG}(?!it\b|this\b|that\b|they\b|these\b|those\b|what\b)[\w.+#-]+(?: [\w-]+)? "
            r"is based on (?!it\b|this\b|that\b|the (?:wrong|same|above|following|old|new|current|"
            r"latest)\b)\S+ \S+",
            rf"^{WRONG}(?:the |our |all |my |these )*[\w-]+s are (?:all )?(?:named|numbered|"
            rf"labell?ed|indexed|encoded|"
            r"formatted|grouped|organi[sz]ed|laid out|ordered|prefixed|sorted|divided) (?!badly\b|"
            r"the same\b|incorrectly\b|in the\b|like this\b|now\b)\S+",
        ),
        hits=(
            "the clips are named by date",
            "the site is built with hugo",
            "these recordings will be used to train the detector",
            "it uses meson to build",
            "this app is structured as three packages",
            "the parser will be written in zig",
            "auth is handled by keycloak",
            "our prices come from the wholesaler's feed",
            "solveig is based on cooperative coroutines",
        ),
        misses=(
            "it uses the old value for the sum",
            "it is used by me",
            "the list is based on that",
            "the app is built with errors",
        ),
    ),
    Marker(
        name="project:making",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(
            "building developing making creating designing writing working build make develop "
            "create write keep"
        ),
        pattern=pattern(
            r"^(?:i want|i'd like|i would like|we want|we will|we'll|let's|lets) (?:to )?(?:build|"
            r"make|write|develop|keep) (?:this|it) (?:as|into) an? (?!new\b|different\b)[\w-]+ \S+",
            rf"^{WRONG}(?:i'm|i am|im|we're|we are|we will be) (?:building|developing|making|"
            rf"creating|designing|writing|working on) (?:an?|my|our) {_OWN_WORDS}{KIND}\b",
            rf"^{WRONG}(?:i want|i'd like|i would like|we want|i'm going|i am going|the plan is|"
            r"i wanna|i plan) ?(?:you )?(?:to )?(?:build|make|develop|create|write) (?:an? |my |"
            rf"our )(?!new\b){_OWN_WORDS}{KIND}\b(?! (?:file|level|code|call|request|"
            r"doc|test))",
        ),
        hits=(
            "i want to build this as a desktop app",
            "i'm building a recipe app for sailors",
            "we are making a small strategy game",
            "i want to build a website for my choir",
        ),
        misses=(
            "i'm making a change in the app",
            "i want to create a new test",
            "we are building it now",
        ),
    ),
    Marker(
        name="project:purpose",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "purpose intent intention focus mission aim vision for users user audience readers "
            "reader customers customer players player clients client visitors visitor attendees"
        ),
        pattern=pattern(
            rf"^{WRONG}(?:the|our|its|my) (?:main |whole |overall |only |primary )?(?:purpose|"
            rf"intent|intention|focus|mission|aim|vision)(?: (?:of|behind|here|for) (?:(?:this|the|"
            rf"our|my) (?:[\w-]+ )?[\w-]+)?| here)?(?: is| will be) (?:to|on|for|that) (?!fix\b|"
            r"find\b|see\b|check\b|debug\b|get\b|add\b|change\b|reflect\b|quickly\b)\S+ \S+",
            rf"^{WRONG}(?:this|it|the {WHOLE})(?:'s| is) (?:all |only |just |meant )?for "
            rf"(?:(?:personal|"
            r"internal|private|my own|our own) use\b|(?:my|an?|our|the|some) (?:[\w'-]+ "
            r"){0,3}?(?:thesis|school|class|course|assignment|interview|hackathon|client|company|"
            r"friend|wedding|portfolio|university|conference|competition|exam|homework|family|"
            r"customers?|students?|kids|children|hobby|office|research|paper|workshop)\b)",
            rf"^{WRONG}(?:the|our|my) (?:main |target |typical |intended )*(?:users?|audience|"
            rf"readers?|customers?|"
            r"players?|clients?|visitors?|attendees) (?:is|are|will be) (?:mostly |mainly |usually "
            r"|typically |all |often |only )+(?!able|unable|complain|confus)\S+|"
            rf"^{WRONG}(?:(?:the|our|my) )?(?:target |intended |main )+(?:users?|audience|readers?|"
            rf"customers?|players?) "
            r"(?:is|are|will be) \S+",
            rf"^{WRONG}(?:this|the|our) (?:[\w-]+ )?{PART} (?:is|are) (?:only |just |mainly |"
            rf"mostly |meant |"
            r"intended )*for (?:[a-z]{3,}ing|internal|personal|my own|our own|local|demo) \S+",
        ),
        hits=(
            "the purpose is to keep a log of tides",
            "the intent of this app is to calm people down",
            "the focus is on offline use",
            "this is for my master's thesis",
            "our users are mostly retired sailors",
        ),
        misses=(
            "the purpose of the button",
            "the focus is wrong",
            "the intent is to fix the crash",
            "what is the purpose",
        ),
    ),
    Marker(
        name="project:place",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "available reachable accessible served hosted live deployed online this here there "
            "there's located reside resides stored kept found sit sits placed defined saved lives "
            "live in at under"
        ),
        pattern=pattern(
            rf"^{WRONG}(?!it\b|this\b|that\b|they\b|these\b|those\b|there\b|what\b|where\b|why\b|"
            rf"if\b|when\b|i\b|you\b|we\b)(?:the |our |my |all )*(?:[\w.-]+ ){{1,4}}?(?:(?:is|are) "
            r"(?:all |only |also )?(?:located|stored|kept|placed|found|saved|defined|documented|"
            r"described|configured)|(?:can|may) be found|resides?|sits?|lives?|live) (?:here:?|in|"
            r"at|on|under|inside|within) (?!this\b|that\b|the (?:wrong|same|left|right|top|bottom|"
            r"middle|list|page|screen|parent|checkpoint)\b|it\b)\S+",
            rf"^{WRONG}(?!it\b|this\b|that\b|they\b|these\b|those\b|there\b|what\b|where\b|why\b|"
            rf"i\b|you\b|we\b|the (?:bug|issue|error|problem|cause)\b)(?:the |our |my |all "
            rf")*(?:[\w.-]+ ){{1,4}}?(?:is|are) (?:all )?(?:here:|in|at|under|inside) (?:the "
            r"(?:[\w.-]+ )?(?:folder|directory|dir|repo|repository|root)\b|[\w.<>:~-]*[/\\]\S+|"
            r"[\w-]+\.(?:css|py|tsx?|jsx?|go|rs|c|cpp|h|java|kt|rb|php|lua|json|ya?ml|toml|md|sql|"
            r"html|csv)\b)",
            rf"^{WRONG}(?:i|we) (?:also |do |only )*(?:have|keep|store|put) (?!\w+ed\b|left\b|"
            rf"put\b|an? (?:error|problem))(?:[\w.-]+ ){{1,4}}?(?:in|at|under|on) (?:the |my |our "
            rf")?(?:[\w.<>:-]*[/\\]"
            r"\S+|(?:[\w-]+ )?(?:folder|directory|root|repo|repository|drive|nas|bucket)\b)",
            rf"^{WRONG}(?:this|here) is (?:the|my|our) (?!.*\b(?:log|logs|output|screenshot|trace|"
            r"command|cmd|result|results|diff|question)\b)(?:[\w.-]+ ){1,5}?(?:https?://\S+|"
            r"[\w.<>~-]*/[\w.-]+/\S*|[a-z]:\\\S+)",
            rf"^{WRONG}(?:the|our|my) (?:[\w.-]+ ){{1,4}}(?:is|are)(?: here| at)?:? "
            rf"(?:https?://\S+|[\w.<>~-]*/\S+|"
            r"[a-z]:\\\S+)",
            rf"^{WRONG}there(?:'s| is| are) (?:already |also )?(?:an? |the |some |two )(?:[\w/.-]+ "
            rf"){{1,4}}?(?:in|"
            r"at|under|inside) (?:the |our |my )?(?:[\w-]+ )?(?:[\w.<>:-]*[/\\]\S+|folder|"
            r"directory|root|repo|repository|workspace)\b",
            rf"^{WRONG}there(?:'s| is| are) (?:an? |the |some )(?:[\w/.-]+ ){{0,3}}?(?:folder|"
            rf"directory|repo|"
            r"repository|submodule|branch|bucket) (?:with|for|that|called|named|where|which|"
            r"holding) \S+",
            r"^(?!.*\b(?:not|isn't|aren't|no longer|broken|error)\b)(?:[\w.-]+ ){0,5}?(?:is|are|"
            r"be) (?:now |also |already )?(?:available|reachable|accessible|served|hosted|live|"
            r"deployed|online) (?:at|from|on|under|via) (?:https?://|www\.)\S+",
        ),
        hits=(
            "fixtures reside at spec/data",
            "the maps can be found under assets/maps",
            "the recordings are in the raw folder",
            "we do have a justfile at the project root",
            "the schemas are located in proto/v2",
            "here is the vendor toolchain /opt/vendor/gcc",
            "there is a fixtures folder with all the sample invoices",
        ),
        misses=(
            "the bug is in src/main.rs",
            "it is stored in the list",
            "the button is in the wrong place",
            "i have an error in the folder",
        ),
    ),
)
