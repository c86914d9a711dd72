"""English markers: who works on what and with what: the stack by name, the machine, the person."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_project import PART, WRONG
from agent_memory.capture.markers.english_tools import TOOL
from agent_memory.capture.markers.english_words import LANGUAGE

# Tools whose names are words of the language say nothing of a tool by themselves.
_NAMED_TOOL = rf"(?!(?:go|make|just|word|next|c|r|solid|alpine|sh|edge|slack|git|excel)\b){TOOL}"
_LABELS = (
    r"(?:(?:tech |software )?stack|frontend|front[- ]end|backend|back[- ]end|database|db|language|"
    r"framework|hosting|host|styling|orm|auth|authentication|testing|tests|deployment|deploy|os|"
    r"platform|cloud|package manager|build tool|bundler|ui library|ui|state|queue|cache|search|"
    r"payments|mail|email|monitoring|editor|shell|engine|runtime)"
)
_ROLE = (
    r"(?:teacher|doctor|nurse|lawyer|biologist|physicist|chemist|mathematician|musician|artist|"
    r"writer|author|journalist|photographer|architect|accountant|economist|researcher|phd student|"
    r"student|professor|freelancer|hobbyist|founder|owner|manager|designer|engineer|developer|"
    r"programmer|coder|consultant|farmer|translator|librarian|chef|scientist|analyst|gamer|"
    r"statistician|linguist|historian|electrician|mechanic|hacker|sysadmin|admin|tester|parent)"
)
_MACHINE = (
    r"(?:macbook(?: \w+)?|mac(?: mini)?|laptop|pc|computer|desktop|machine|phone|iphone|android|"
    r"ipad|tablet|gpu|rtx|graphics card|monitor|screen|vps|nas|raspberry pi|pi|server|chromebook|"
    r"workstation)s?"
)

SETUP = (
    Marker(
        name="setup:stack",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "want like as for working developing coding programming in is are uses use using runs "
            "run goes go built with via stack frontend front backend back database db language "
            "framework hosting host styling orm auth authentication testing tests deployment "
            "deploy os platform cloud package build bundler ui state queue cache search payments "
            "mail email monitoring editor shell engine runtime"
        ),
        pattern=pattern(
            rf"^(?:my |our |the )?{_LABELS}(?: is|:| :| =| -) ?{TOOL}(?:[ ,+/&].*)?$",
            rf"^{WRONG}(?!it\b|this\b|that\b|they\b|these\b|those\b|i\b|we\b|you\b|what\b|which\b|"
            rf"who\b|he\b|"
            r"if\b|when\b|the (?:error|bug|issue|problem|test|request|command|job)\b)(?:the |our |"
            r"my |all )*(?:[\w-]+ ){1,3}?(?:(?:is|are|get|gets) (?:all |only )?(?:done|sent|"
            r"tracked|styled|tested|formatted|linted|bundled|rendered|stored|hosted|served|handled|"
            r"built|written|deployed|managed|cached|queued|compiled|packaged) (?:with|via|through|"
            r"on|in|by|using)|(?:is|are) (?:via|through|based on)|runs? (?:on|with|in|under|"
            r"through)|uses|goes through|go through|logs? in with|sits? on|is|are) (?:the )?"
            rf"{_NAMED_TOOL}(?:$|[ ,](?:and|with|for|on|in|to|via|so|because|as|behind|through|"
            rf"running|\d)"
            r"\b.*)",
            rf"^using {TOOL}(?: (?:and|with|\+) (?:the )?[\w .+-]+)?$",
            r"^use (?!it\b|this\b|that\b|these\b|those\b|the (?:same|other|new|old|existing)\b|"
            r"your\b|\d)[\w.@/+-]+"
            rf"(?: [\w.-]+)? (?:for|as) (?:the |our |a )?(?:[\w-]+ ){{0,2}}?(?:{_LABELS}|broker|"
            rf"server|library|"
            r"logging|icons|charts|forms|validation|routing|state management|version control|"
            r"migrations|linting|formatting|caching|storage|notifications|background jobs)$",
            r"^(?:i'm|i am|im|we're|we are) (?:working|developing|coding|programming) (?:with|in) "
            r"(?!it\b|this\b|that\b|the\b|progress\b|parallel\b|you\b|an?\b|them\b|"
            r"here\b)[\w.+#-]+(?: v?\d[\w.]*)?$",
            r"^(?:i|we) (?:want|would like|'d like) to use +(?!it\b|this\b|that\b|these\b|those\b|"
            r"them\b|both\b|one\b|mine\b|yours\b)[\w.+#@/-]+$",
        ),
        hits=(
            "use hivedb for caching",
            "i am working with fastled",
            "i want to use langchain",
            "backend: fastapi",
            "db is postgres running in docker",
            "deployment is via github actions to aws",
            "unit tests run with pytest",
            "using nextjs 14 with the app router",
        ),
        misses=(
            "i want to use it",
            "use this for logging",
            "backend: connection refused",
            "it uses postgres",
            "the error is in python",
            "the app is slack",
        ),
    ),
    Marker(
        name="setup:machine",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("have own on im i'm am"),
        pattern=pattern(
            rf"^{WRONG}i (?:only |also )?(?:have|own|use|work on) (?:only )?(?:an? |two |three |"
            rf"one |my |\d )?(?:(?!in\b|on\b|to\b)[\w.-]+ ){{0,3}}?(?:{_MACHINE}|\d+ ?gb(?: of)? "
            rf"(?:v?ram|memory))\b(?! "
            r"(?:problem|issue|bug|error))",
            r"^im on (?:an? )?(?:mac|macos|windows|linux|ubuntu|wsl2?|debian|fedora|arch|nixos|m\d|"
            r"android|ios|chromebook|raspberry pi)\b",
        ),
        hits=(
            "i only have an old windows laptop",
            "i have a small vps with debian",
            "im on ubuntu so no powershell",
        ),
        misses=("i have a screen problem", "i have two questions", "i use the server key"),
    ),
    Marker(
        name="setup:person",
        kind="fact",
        confidence="observed",
        score=13,
        keywords=words(
            "i'm im am code program programming coding technical savvy language tongue english "
            "team alone"
        ),
        pattern=pattern(
            rf"^(?:i'm|i am|im) (?:not )?an? (?:[\w-]+ ){{0,2}}?{_ROLE}(?:$|[ ,](?:and|who|so|but|"
            rf"by|at|in|from|"
            r"with|not|working|trying|of|for)\b.*)",
            r"^i (?:don't|dont|do not|can't|cannot|barely|hardly) (?:really |even )?(?:know how to "
            r")?(?:code|program|read code|write code)\b",
            r"^(?:i'm|i am|im) (?:not |no )(?:very |really |that |so |at all )?(?:technical|tech[- "
            r"]savvy|a tech(?:nical)? person|much of a \w+|good (?:at|with) (?!this\b|that\b|"
            r"it\b)\w+)",
            r"^i have (?:no|little|zero|some|basic|very little) (?:[\w-]+ ){0,2}?(?:experience|"
            r"knowledge|skills?|background)\b",
            rf"^{LANGUAGE} (?:is not|isn't|is) my (?:first|native|mother|second|third) (?:language|"
            rf"tongue)\b",
            r"^my (?:english|french|german|spanish|native language|mother tongue) is (?:bad|poor|"
            r"not (?:so |"
            rf"very )?good|{LANGUAGE})\b",
            r"^(?:we're|we are|it's) (?:just |only )?an? (?:[\w-]+ )?team of \w+|^i(?:'m| am)? "
            r"(?:work(?:ing)? )?(?:the only (?:one|person|dev\w*) (?:working|who)|(?:work(?:ing)? "
            r")?(?:alone|solo|by myself))\b",
        ),
        hits=(
            "i'm a nurse and want to make a quiz for my ward",
            "i dont know how to code",
            "i am not technical",
            "english is not my first language",
            "we're a team of two",
        ),
        misses=(
            "i'm a bit lost",
            "i don't know how to fix it",
            "i am not good with it",
            "i have no idea",
        ),
    ),
    Marker(
        name="setup:live",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words("live production prod beta store published deadline due launch release"),
        pattern=pattern(
            rf"^(?:this|the|our|my) (?:[\w-]+ )?{PART} (?:is|has been) (?:already |now )?(?:live|"
            rf"in production|in "
            r"prod|in beta|published|on the (?:app|play|web) store)(?: and .*| with .*| at .*| on "
            r".*| so .*|,.*|$)",
            rf"^{WRONG}(?:the|our|my) (?:[\w-]+ )?(?:deadline|due date|release date|launch|launch "
            rf"date|demo|"
            r"exam|submission|release) is (?:on |in |at |due )?(?:next |this |the )?(?:mon|tues|"
            r"wednes|thurs|fri|satur|sun|end of|january|february|march|april|may|june|july|august|"
            r"september|october|november|december|week|month|\d)\w*",
        ),
        hits=(
            "the app is live and has paying users",
            "our site is already in production",
            "the deadline is march 4",
        ),
        misses=("the build is live again", "is the site live", "the demo is broken"),
    ),
)
