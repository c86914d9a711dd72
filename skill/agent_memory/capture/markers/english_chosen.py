"""English markers: what is chosen for the whole: name, base, tools, bounds, what comes later."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_project import PART, WHOLE, WRONG
from agent_memory.capture.markers.english_tools import TOOL

CHOSEN = (
    Marker(
        name="chosen:tool",
        kind="decision",
        confidence="observed",
        score=11,
        keywords=words(
            "focus concentrate specialize specialise use using go stick host deploy publish ship "
            "store distribute sell going aiming release launch target"
        ),
        pattern=pattern(
            rf"^(?:use|using) (?:only |plain |vanilla |pure )?{TOOL}(?:(?:,? and|,|,? or|,? with| "
            rf"\+) (?:plain |vanilla |also |docker )?{TOOL}(?: compose)?){{0,4}}(?: (?:for|as) "
            rf"(?!this\b|that\b|now\b|"
            r"it\b|nec|need|usual|before|you|example|reference)[\w -]{3,40}| to (?!definition|fix|"
            r"check|see|find|open|get|run|verify|test)[\w -]{4,40})?$",
            rf"^(?:i|we)(?:'d like to| would like to| want to| will|'ll| plan to| are going to|'re "
            rf"going to| decided to| wanna) (?:use|go with|go for|stick (?:to|with)) {TOOL}(?: "
            rf"(?:and|with|,) {TOOL}){{0,3}}"
            r"(?: (?:for|as) (?!this\b|that\b|now\b|it\b)[\w -]{3,40})?$",
            rf"^(?:i|we)(?:'d like to| would like to| want to| will|'ll| plan to| are going to|'re "
            rf"going to| "
            r"wanna) (?:host|deploy|publish|ship|store|distribute|sell) (?:it|this|everything|them|"
            r"the "
            rf"{PART}) (?:all )?(?:on|in|via|through|with|as|to) (?!the (?:same|next)\b|this\b|"
            rf"that\b|it\b|time\b|"
            r"order\b|monday|friday|production\b|prod\b|staging\b|a (?:file|list|variable)\b)\S+",
            r"^we(?:'re| are) (?:going for|aiming for|aiming at) (?!this\b|that\b|it\b|the "
            r"(?:first|second|other|same)\b|lunch\b)\S+(?: \S+){0,6}$",
            r"^(?:the |our )?(?:main|first|initial|public) (?:release|launch|target) (?:is|will be|"
            r"being) (?:on|for|in) \S+",
            r"^(?:we|i)(?:'ll| will| are going to|'re going to|'m going to| want to) (?:only |"
            r"mainly |mostly |first )?(?:focus on|concentrate on|specialize in|specialise in) "
            r"(?!this\b|that\b|it\b|these\b|the (?:next|first|following|bug|error|issue)\b|"
            r"fixing\b|phase\b|step\b)\S+",
        ),
        hits=(
            "use svelte and typescript",
            "use tailwind css",
            "use postgres, and docker compose for development",
            "use godot for the prototype",
            "we'll host it on a small vps",
            "i want to use bootstrap for the admin pages",
        ),
        misses=(
            "use react to fix the header",
            "use python to check the sum",
            "use the react app",
            "use go to definition",
        ),
    ),
    Marker(
        name="chosen:language",
        kind="decision",
        confidence="stated",
        score=14,
        keywords=words("in with on using to into pinned froze locked stuck"),
        pattern=pattern(
            r"^(?:(?:we|i)(?:'ll| will| need to| have to| want to| are going to|'d like to| would "
            r"like to)|let's|lets|please)? ?(?:re-?write|re-?implement|re-?build|port|migrate|"
            r"write|build|implement|code|do|make) (?:it|this|that|everything|all of it|all of this|"
            r"(?:the|our) (?:whole |entire )?"
            rf"{PART}) (?:all |only |entirely |purely )?(?:in|with|on|using|to|into) (?:plain |"
            rf"pure |vanilla )?{TOOL}(?: and {TOOL})?(?:$|,| so | because | instead)",
            r"^(?:we're|we are|i'm|i am|im) (?:re-?writing|porting|migrating|rebuilding|converting|"
            r"moving) "
            rf"(?:it|this|that|everything|(?:the|our) (?:whole |entire )?{PART}) (?:from {TOOL} "
            rf")?(?:in|with|to|into) {TOOL}\b",
            r"^(?:we're|we are) (?:pinned|locked|stuck) (?:at|to|on) \S+ \S+|^we (?:have "
            r")?(?:pinned|froze|locked) (?!this\b|that\b|it\b)\S+(?: \S+){0,3}? (?:at|to) \S*\d",
        ),
        hits=(
            "we need to re-implement that in kotlin",
            "let's build the frontend with svelte",
            "write everything in kotlin",
        ),
        misses=("we need to build it now", "do it in the shell", "make the app open in chrome"),
    ),
    Marker(
        name="chosen:right",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words("correct right proper actual real official"),
        pattern=pattern(
            rf"^{WRONG}the (?:correct|right|proper|actual|real|official) (?:[\w-]+ )?(?:package|"
            r"command|path|url|name|spelling|port|file|folder|inputs?|data|branch|format|version|"
            r"directory|repo|repository|library|endpoint|address|account|key|units?|order|term|"
            r"source|model)(?: (?:for|of|to) [\w -]{2,30}?)? (?:is|are):? (?!not\b|being\b|there\b|"
            r"this\b|that\b|shown\b|displayed\b|what\b|selected\b|missing\b|too\b)\S+",
        ),
        hits=(
            "the correct package is tide-tables",
            "the right inputs are in all-years",
            "the proper name for it is anchorage",
        ),
        misses=(
            "the correct answer is missing",
            "the right side is empty",
            "the right file is shown",
        ),
    ),
    Marker(
        name="chosen:open",
        kind="decision",
        confidence="observed",
        score=12,
        keywords=words("public private open closed proprietary internal confidential"),
        pattern=pattern(
            r"^(?:this|it) (?:will be|should be|must stay|has to stay|is going to be) (?:all |kept "
            r"|fully )?(?:public|private|open[- ]?source|closed[- ]?source|open[- ]sourced|"
            r"proprietary|internal)$",
            rf"^{WRONG}(?:this|the|our|my|all of this|everything)(?: [\w-]+){{0,2}}? ?(?:{PART}|"
            rf"work|source|"
            r"data|repos|all of this|everything|it) (?:is|are|will be|should be|must be|must stay|"
            r"stays?|should stay|needs to be) (?:all |kept |also |fully |completely )?(?:public|"
            r"private|open[- ]?source|closed[- ]?source|open[- ]sourced|proprietary|internal|"
            r"confidential)\b(?! (?:method|class|field|api|endpoint|key|function|member))",
        ),
        hits=(
            "this work will be public on codeberg",
            "the repo is private",
            "our data is confidential",
            "the engine will be open source",
        ),
        misses=("the method is private", "the public api is slow", "is the repo private"),
    ),
    Marker(
        name="chosen:fine",
        kind="decision",
        confidence="observed",
        score=10,
        keywords=words("ok okay fine good"),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|they\b|these\b|those\b|both\b|all\b|everything\b|option\b|"
            r"which\b|the (?:rest|first|second|result|plan|other|last)\b)[\w.+#/-]+(?: (?:and|\+|"
            r"or|with) [\w.+#/-]+)*(?: as (?:an? |the )?[\w-]+)? (?:is|are) (?:ok|okay|fine|"
            r"good)(?: (?:with|for|by) (?:me|us|this|the \w+)| to use| to start with)$",
            rf"^{TOOL}(?: (?:and|\+|or|with) {TOOL})*(?: as (?:an? |the )?[\w-]+)? (?:is|are) "
            rf"(?:ok|okay|fine|"
            r"good|perfect|great)(?: for (?!now\b)[\w -]+)?$",
        ),
        hits=(
            "django + htmx is ok with me",
            "django as framework is ok",
            "sqlite is fine for the pilot",
        ),
        misses=("that is ok with me", "option two is fine by me", "the app is ok"),
    ),
    Marker(
        name="chosen:name",
        kind="decision",
        confidence="stated",
        score=16,
        keywords=words("rename name title called call calling named titled"),
        pattern=pattern(
            rf"^(?:the |our |my |its )?(?:{PART}|company|product|team|brand|feature|channel|"
            r"character|hero|band|book)(?:'s)? (?:name|title)(?: is| will be| should be| shall be| "
            r"?:) (?!wrong\b|missing\b|not\b|too\b|in\b|on\b|cut\b|the\b|shown\b|displayed\b|"
            r"different\b|empty\b)\S+",
            rf"^(?:this|the|our|my) (?:[\w-]+ )?(?:{PART}|company|product|band|book) (?:is|will "
            r"be|should be|shall be) (?:called|named|titled) (?!by\b|twice\b|when\b|from\b|on\b|"
            r"in\b|at\b|every\b|once\b)\S+",
            rf"^the name(?: (?:of|for) (?:this|the|our|my) (?:[\w-]+ )?{PART})? (?:will be|shall "
            rf"be) (?!the\b|shown\b|"
            r"displayed\b|in\b|on\b|visible\b)\S+|^the name of (?:this|the|our|my) "
            rf"{WHOLE} (?:is|should be) (?!wrong\b|missing\b|not\b|too\b|in\b|on\b|the\b)\S+",
            rf"^(?:i'm|i am|we're|we are) calling (?:it|this|the {WHOLE}|our {WHOLE}) (?!from|with|"
            rf"in\b|on\b|"
            r"the\b|twice|when)\S+(?: \S+){0,2}$",
            rf"^(?:let's|lets|we'll|we will|i'll|i will) (?:call|name) (?:it|the {PART}|this "
            rf"{PART}|our {PART}) (?!a day|now|from|with|in\b|on\b|when|off)\S+(?: "
            r"\S+){0,3}$",
            rf"^(?:please |i want to |we should |let's )?(?:rename (?:the|this|our|my) {WHOLE}|"
            rf"change the name of (?:the|this|our|my) {WHOLE}|change (?:the|this|our|my) "
            rf"{WHOLE}'?s? name) (?:to|into) "
            r"(?!something|a\b|the\b|this\b|that\b|it\b|match|lower|upper)\S+",
            rf"^(?:please )?(?:call|name) (?:the|this|our|my) {WHOLE} (?!a\b|from\b|with\b|in\b|"
            r"on\b)\S+(?: \S+){0,2}$",
        ),
        hits=(
            "the app name will be driftwood",
            "project name: harbour lights",
            "our bot is called minna",
            "let's call it 'tidepool'",
        ),
        misses=(
            "the script is called twice",
            "the file name is wrong",
            "let's call it a day",
            "call the api from the worker",
        ),
    ),
    Marker(
        name="chosen:basis",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words(
            "used reserved needed responsible intended choice option approach fit tool solution "
            "said language stack framework database backend frontend interface ui platform model "
            "standard format encoding os system template library engine target compiler "
            "architecture provider hosting spec"
        ),
        pattern=pattern(
            rf"^{WRONG}(?:the|our|my) (?:[\w-]+ ){{0,2}}?(?:language|stack|framework|database|"
            r"backend|frontend|user interface|ui|platform|standard|encoding|operating system|"
            r"engine|architecture|hosting|spec) (?:is|will be|should be|must be|for \S+ is) "
            r"(?:currently |always |just |only )?(?!an?\b|the\b|this\b|that\b|not\b|in\b|on\b|at\b|"
            r"too\b|very\b|so\b|up\b|down\b|ready\b|done\b|fine\b|good\b|bad\b|ok\b|nice\b|great\b|"
            r"better\b|set\b|able\b|there\b|here\b|full\b|just\b|also\b|no\b|going\b|different\b|"
            r"updated\b|running\b|working\b|\w+ing\b|\w+ed\b|really\b|more\b|pretty\b|what\b|how\b|"
            r"where\b|why\b)\S+(?: \S+){0,6}$",
            r"^(?!it\b|this\b|that\b|there\b|what\b|which\b|where\b|these\b|he\b|"
            r"she\b)[\w.:/@'-]+(?: [\w.:/@'-]+){0,2},? (?:is|this is) (?:the|our|my) (?:new |only |"
            r"main |local |default |current |reference |standard |official |primary |target "
            r")+(?:model|template|standard|format|database|branch|server|machine|library|repo|"
            r"repository|implementation|spec|version|environment|device|board|platform|engine|"
            r"framework|provider|registry|language|editor|compiler|toolchain)\b",
            rf"^{WRONG}(?:the|our|my) (?:[\w-]+ ){{1,4}}?(?:used|reserved|needed|responsible|"
            rf"intended) (?:for|by|in) "
            r"(?:the |our )?(?:[\w-]+ ){1,3}?(?:is|are|will be) (?!not\b|too\b|the same\b|in the\b|"
            r"shown\b|\w+ed\b|\w+ing\b)\S+",
            r"^(?!it\b|this\b|that\b|which\b|what\b|option\b|there\b|(?:the )?(?:first|second|last|"
            r"other|new|old)\b)(?:an? |the )?[\w.+-]+(?: [\w.+-]+){0,3} (?:is|would be) (?:an? |"
            r"the )?(?:much )?(?:better|best|right|preferred) (?:choice|option|approach|fit|tool|"
            r"solution)\b",
            r"^we (?:already |had |have )?said (?:that )?(?!hi\b|yes\b|no\b|so\b)\S+ \S+ \S+",
        ),
        hits=(
            "the pin used for the buzzer is d4",
            "a cron job is the better choice",
            "the implementation language will be zig",
            "the current user interface is curses",
            "our stack is phoenix and postgres",
            "gemma is the local model",
            "fields.xlsx, this is our new template for imports",
        ),
        misses=(
            "that is the right choice",
            "the database is a mess",
            "the ui is slow",
            "the backend is not running",
            "this is the new version",
        ),
    ),
    Marker(
        name="chosen:scope",
        kind="decision",
        confidence="stated",
        score=14,
        keywords=words("scope v mvp version release poc prototype pilot"),
        pattern=pattern(
            r"^(?!it\b|this\b|that\b|these\b|you\b)(?:the |all |our )?(?:[\w-]+ ){1,6}?(?:is|are) "
            r"(?:explicitly |all |currently )?(?:out of|outside|not in|not part of|beyond|not "
            r"within)(?: of)?(?: the| our)? scope\b",
            rf"^{WRONG}(?:for |in )?(?:the |our )?(?:v\d|mvp|(?:first|initial|beta|alpha|next) "
            r"(?:version|release)|version \d|poc|prototype|pilot)\b,? (?:has (?:no|only|just|two|"
            r"three)|needs?|will|won't|should|must|only|doesn't|does not|we|every|all|includes?|"
            r"supports?|ships?|covers) (?:only )?(?!released|ready|done|out\b|live\b|be (?:ready|"
            r"done|out|live)\b)\S+ \S+",
        ),
        hits=(
            "billing is not in the scope of this service",
            "internationalisation is out of scope",
            "v1 has no offline mode",
            "for the first release we only cover cars",
        ),
        misses=("it is out of scope", "the variable scope is wrong", "v2 is closed for new routes"),
    ),
    Marker(
        name="chosen:later",
        kind="decision",
        confidence="observed",
        score=10,
        keywords=words("future eventually later once line road term long"),
        pattern=pattern(
            rf"^{WRONG}(?:in (?:the )?future|eventually|later(?: on)?|long[- ]term|at a later "
            r"stage|in the long run|down the (?:line|road)),? (?:we|i|it|the|this|our|there|more|"
            r"other|different|new|all) (?:[\w-]+ ){0,3}?(?:will|want to|plan to|would like to|"
            r"might|may|should|could) (?!see\b|check\b)\S+ \S+",
            r"^(?:we(?:'ll| will| can| are going to)|(?:we|i)(?: plan to| want to| would like to|"
            r"'d like to)) (?!see\b|check\b|continue\b|resume\b|do it\b|test\b|get\b|look\b|talk\b|"
            r"send\b|be back\b|review\b|give\b|tell\b)[\w-]+ (?:\S+ ){1,8}?(?:later(?: on)?|in the "
            r"future|eventually|once|down the (?:line|road)|at a later stage|when)\b.*",
        ),
        hits=(
            "in the future, other currencies will be supported",
            "we can add sso later once the pilot is running",
            "eventually we want to drop the old importer",
        ),
        misses=("we will see later", "i will do it later", "later it crashes"),
    ),
)
