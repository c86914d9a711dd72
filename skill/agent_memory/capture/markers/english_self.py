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
            r"^(?:i'm|i am|im) (?:new to|not (?:very )?(?:familiar with|good at|experienced "
            r"(?:with|in))|learning|fluent in|dyslexic|colou?r[- ]?blind|left[- ]handed|blind|"
            r"deaf|a native|an? \w+ (?:speaker|learner)|based in|located in|in (?:the )?(?:cet|"
            r"gmt|utc|est|pst|ist|jst)\b)(?!.*\b(?:bug|error|problem)\b).{0,80}$",
            r"^i (?:mostly |mainly |always |only |usually |generally |normally |exclusively |"
            r"don't |do not |never |rarely )+(?:use|work with|work in|work on|develop|code in|"
            r"write|deploy|run|test on|review) (?!it\b|this\b|that\b|the (?:app|code|test|script|"
            r"command|build)\b|these\b)\S+",
            r"^i use (?!it\b|this\b|that\b|the (?:app|same|command|new|old)\b|these\b|them\b|"
            r"your\b)[\w.+#-]+(?: (?:on|with|as|for|and|under) [\w.+# -]+)?$",
            r"^(?:i'm|i am) (?:using|running) (?!it\b|this\b|that\b|the (?:app|dev|command|"
            r"same)\b)[\w.+#-]+(?: [\d.]+)? (?:as my|on (?:an? |my )?(?:mac|linux|windows|arm|"
            r"m\d)|for everything|everywhere)\b",
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
            r"reviewers?|team|company|employer|lab|department) (?:is|are|runs?|uses?|reads?|"
            r"wants?|expects?|hates?|works?|has|have|lives?|insists?|prefers?|only|never|always) "
            r"(?!not working|angry|waiting|asking|complaining|right|wrong|happy|fine|able|"
            r"that)\S+ ?\S*",
            r"^(?:i'm|i am|we're|we are) (?:based |located |living |sitting )?in (?:tokyo|berlin|"
            r"london|paris|europe|asia|america|germany|france|japan|china|india|brazil|spain|"
            r"italy|vietnam|korea|australia|canada|the (?:us|uk|eu|netherlands)|[a-z]+ (?:time|"
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
)
