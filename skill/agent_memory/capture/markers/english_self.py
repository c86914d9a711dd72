"""English markers: what a person says of themselves, their team and their machines."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

_CREW = (
    r"(?:developers?|devs?|engineers?|designers?|people|persons?|students?|testers?|founders?|"
    r"freelancers?|contractors?|volunteers?|maintainers?|researchers?|analysts?|interns?)"
)

SELF = (
    Marker(
        name="fact:me",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words("i i'm am im"),
        pattern=pattern(
            r"^(?:i'm|i am|im) (?:(?:brand |completely |totally |very |fairly |pretty |quite |"
            r"relatively )?"
            r"new to|not (?:very )?(?:good at|experienced (?:with|in))|"
            r"learning|fluent in|dyslexic|colou?r[- ]?blind|left[- ]handed|blind|deaf|a native|an? "
            r"\w+ (?:speaker|learner)|based in|located in|in (?:the )?(?:cet|gmt|utc|est|pst|ist|"
            r"jst)\b)(?!.*\b(?:bug|error|problem)\b).{0,80}$",
            r"^i (?:mostly |mainly |always |only |usually |generally |normally |exclusively |don't "
            r"|do not |never |rarely )+(?:use|work with|work in|work on|develop|code in|write|"
            r"deploy|run|test on|review) (?!it\b|this\b|that\b|the (?:app|code|test|script|command|"
            r"build)\b|these\b)\S+",
            r"^i use (?!it\b|this\b|that\b|the (?:app|same|command|new|old)\b|these\b|them\b|"
            r"your\b)[\w.+#-]+(?: [\w.+#-]+)?(?: (?:on|with|as|for|and|under) [\w.+# -]+)?$",
            r"^(?:i'm|i am) (?:using|running) (?!it\b|this\b|that\b|the (?:app|dev|command|"
            r"same)\b)[\w.+#-]+(?: [\d.]+)? (?:as my|on (?:an? |my )?(?:mac|linux|windows|arm|m\d)|"
            r"for everything|everywhere)\b",
            r"^i (?:don't|do not|dont) (?:have|own) (?:an? )?(?:docker|root|sudo|gpu|mac|windows|"
            r"iphone|android|linux|admin|node|python|homebrew|internet|vpn|(?:\w+ )?(?:license|"
            r"subscription|account|device|machine))\b",
        ),
        hits=(
            "i'm new to rust",
            "i use neovim",
            "i mostly work in the evening",
            "i don't have docker on this machine",
            "i'm using fish as my shell",
        ),
        misses=(
            "i use it daily",
            "i'm on it",
            "i'm using the dev build and it crashes",
            "i don't have that column",
            "i run the app",
        ),
    ),
    Marker(
        name="fact:us",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("we we're our my most half all none nearly i'm i there"),
        pattern=pattern(
            rf"^(?:we are|we're|there are) (?:only |just )?(?:\d+|two|three|four|five|six|a "
            rf"handful of|a few) (?:[\w-]+ )?{_CREW}\b",
            r"^(?:most|many|half|almost all|all|none|nearly all) of (?:our|my) (?:users|readers|"
            r"customers|players|clients|students|traffic|data|devices|visitors|subscribers|"
            r"patients|audience)\b (?!can't|cannot|don't see|see|get|complain)\S+ \S",
            r"^(?:our|my) (?:biggest |main |only |largest |first )?(?:customers?|clients?|users?|"
            r"readers?|audience|players|boss|manager|supervisor|professor|editor|publisher|"
            r"reviewers?|team|company|employer|lab|department) (?:is|are|runs?|uses?|reads?|wants?|"
            r"expects?|hates?|works?|has|have|lives?|insists?|prefers?|only|never|always) (?!not "
            r"working|angry|waiting|asking|complaining|right|wrong|happy|fine|able|that)\S+ ?\S*",
            r"^(?:i'm|i am|we're|we are) (?:based |located |living |sitting )?in (?:tokyo|berlin|"
            r"london|paris|europe|asia|america|germany|france|japan|china|india|brazil|spain|italy|"
            r"vietnam|korea|australia|canada|the (?:us|uk|eu|netherlands)|[a-z]+ (?:time|"
            r"timezone))\b",
        ),
        hits=(
            "we are 3 devs and one designer",
            "most of our readers are nurses",
            "my professor wants the figures in greyscale",
            "our biggest customer runs windows server",
        ),
        misses=("we are three days late", "our users can't log in", "i'm in the wrong folder"),
    ),
    Marker(
        name="fact:access",
        kind="fact",
        confidence="observed",
        score=16,
        keywords=words("access running working developing operating use"),
        pattern=pattern(
            r"^(?:important[:,] )?you(?: do| also|'ll| will| should|'ve)* (?:have|got) "
            r"(?!to\b)(?:[\w-]+ ){0,3}?access(?: to (?!it\b|this\b|that\b)\S+|$)",
            r"^you can (?:also )?access (?!it\b|this\b|that\b)\S+",
            r"^you can (?:also )?use (?:the |our |my )?[\w.-]+(?: [\w-]+)? (?:cli|mcp|api|server|"
            r"token|account|skill|tool|credentials|key|license|subscription|sandbox)\b",
            r"^(?:i|we) (?:do not|don't|dont|have no|only have|do have|have|can't|cannot) ?(?:have "
            r")?(?:any |full |admin |root |direct )?access to (?!it\b|this\b|that\b)\S+",
            r"^(?:you(?:'re| are)|we(?:'re| are)|this is|i(?:'m| am)) (?:currently )?(?:running|"
            r"working|developing|operating) (?:in|inside|on|as|from|under) (?:an? |the |my "
            r")?(?:[\w-]+ ){0,2}?(?:container|sandbox|vm|virtual machine|devcontainer|docker|root|"
            r"server|cluster|wsl2?|codespace|laptop|machine|raspberry pi)\b",
        ),
        hits=(
            "you have access to the replica database",
            "you have direct shell access",
            "i dont have access to the vendor portal",
            "you are running in a container",
        ),
        misses=("you have to access it", "do you have access", "i have access logs here"),
    ),
    Marker(
        name="fact:know",
        kind="fact",
        confidence="observed",
        score=14,
        keywords=words(
            "know familiar comfortable fluent home experience experienced knowledge beginner "
            "newbie noob novice rookie background never barely hardly once"
        ),
        pattern=pattern(
            r"^(?:(?:the )?(?:only )?(?:issue|problem|thing) is )?(?:i|we) (?:don't|do not|dont) "
            r"know (?!how to (?:fix|reproduce)|why|what|if|whether|where|when|which|who|about "
            r"(?:this|that|it)\b|this|that|it\b|the\b|yet|but|you\b)[\w.+#-]+(?: [\w.+#-]+){0,3}? "
            r"(?:very |that |so |too )?(?:well|at all|much|enough)\b",
            r"^i know (?:only |just |mostly )?(?!this\b|that\b|it\b|the\b|how\b|why\b|what\b|"
            r"there\b|you\b|i\b|we\b|your\b)[\w.+#-]+(?: (?:and|or) [\w.+#-]+)* (?:very |pretty |"
            r"quite |fairly |really )?(?:well|inside out)\b|^i(?: have|'ve) (?:never|barely|hardly|"
            r"only once) (?:used|written|worked with|touched|done|programmed|built|played with) "
            r"(?!this\b|that\b|it\b|the\b|these\b)\S+",
            r"^(?:i|we) know (?:very |only )?(?:little|nothing|next to nothing|not much|a (?:bit|"
            r"little)(?= of| about)) (?:about|of) (?!this\b|that\b|it\b|the (?:bug|error)\b)\S+",
            r"^(?:i'm|i am|im|we're|we are) (?:very |quite |not |pretty |only |also |fairly |less |"
            r"more |un)*(?:familiar|comfortable|experienced|fluent|at home) (?:with|in) (?!this\b|"
            r"that\b|it\b|the (?:bug|error|issue)\b)\S+",
            r"^(?:i|we) (?:have|got) (?:very |a lot of |only |some |much |no |little |limited |"
            r"extensive |\w+ years of |prior )+(?:experience|knowledge|background)\b",
            r"^(?:i'm|i am|im) (?:\w+ )?(?:an? )?(?:total |complete |absolute |relative |bit of "
            r"an? )?(?:beginner|newbie|noob|novice|rookie)\b",
        ),
        hits=(
            "i am familiar with gradle but not with bazel",
            "i know little about shaders",
            "i dont know kotlin very well",
            "i have little experience with audio",
        ),
        misses=(
            "i don't know why",
            "i know the issue",
            "i don't know if this works well",
            "i have no idea",
        ),
    ),
    Marker(
        name="fact:use",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words("be doing using use on running work"),
        pattern=pattern(
            r"^(?:i'm|i am|im|we're|we are) (?:also |only |still |mostly |mainly |currently "
            r")*using (?!it\b(?! (?:as|for)\b)|this\b|that\b|these\b|the\b|your\b|wrong\b|too\b|"
            r"an? (?:new|different)\b)(?:my own |an? )?[\w.@/+#'-]+(?: [\w.@/+#'-]+){0,3}? (?:as|"
            r"for|on|with|in|not|instead of|and) (?!this\b|that\b|it\b|the (?:wrong|same)\b)\S+",
            r"^i(?: also| only| mostly| mainly)? use (?!it\b|this\b|that\b|the\b|these\b|them\b|"
            r"your\b|an? (?:new|different)\b)[\w.+#-]+(?: [\w.+#-]+){0,2} (?:for|as|to|on|with|at|"
            r"in|under|instead of) \S+",
            r"^(?:i|we)(?:'ll| will)(?: also| mostly| mainly| only)? be (?!right\b|back\b|going "
            r"to\b|sending\b|trying\b|looking\b|waiting\b|testing this\b|checking\b|asking\b|"
            r"giving\b|away\b|happy\b|\w+ing (?:it|this|that|you)\b)\w+ing \S+ \S+",
        ),
        hits=(
            "i will be editing the maps by hand between sessions",
            "i'm using bindgen for the headers",
            "i use obsidian for my notes",
            "i am using it as a plugin for my editor",
        ),
        misses=(
            "i will be sending the logs over",
            "i'm using the wrong key",
            "i am using it",
            "are we using it for this",
        ),
    ),
)
