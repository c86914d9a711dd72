"""English markers: what is to hold from now on, always, every time, everywhere."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import DIRECTIVE, NOT_NARRATED, VERB

STANDING = (
    Marker(
        name="standing:from-now-on",
        kind="constraint",
        confidence="stated",
        score=21,
        keywords=words("now forward forwards here point future henceforth onwards today notice"),
        pattern=pattern(
            r"\bfrom (?:now on(?!,? (?:it|things|life) (?:will|'ll|is|should be))|today|"
            r"here on(?: out)?|this point (?:on|onwards?|forward)|"
            r"today on)\b",
            r"\b(?:going|moving) forwards?\b(?=.*\w)",
            r"\b(?:starting|as of|effective) (?:now|today)\b,? (?=\w+ \w+)",
            r"^in (?:the )?future,? (?!work|version|release|we (?:might|may|could|will|plan))",
            rf"^(?:please |always )*(?:{VERB}|don't|do not|never|stop)\b(?!.*\b(?:so|can|could|"
            r"will|would|might|may|to|we|i|some)\b).* in (?:the )?future$",
            r"\buntil further notice\b|^from (?:now|today)\b(?! on)|\bhenceforth\b|"
            r"\bfrom now onwards?\b",
        ),
        hits=(
            "from now on run the formatter first",
            "going forward we tag every build",
            "in future, put sketches under drafts/",
            "do not squash my commits in the future",
        ),
        misses=("he walked from here to there", "in the future we might add billing"),
    ),
    Marker(
        name="standing:every-time",
        kind="procedure",
        confidence="stated",
        score=18,
        keywords=words("time times whenever next every each any"),
        pattern=pattern(
            r"^(?:every|each|any) ?time,? (?:you|we|i|a|an|the|before|after|when)\b.{3,}",
            r"^whenever (?:you|we|i|a|an|the)\b.{6,}",
            rf"^(?:please )?{VERB}\b.{{3,}} (?<!so )(?<!so that )(?<!such that )(?:every ?time|"
            r"each time|whenever)\b",
            rf"^next time,? (?:please |just )?(?:{VERB}|don't|do not|never|you|when|"
            r"we (?:should|must|need))\b.{4,}",
            r"^(?:please |always )?(?:don't|do not|never) .{5,} next time\b",
            r"\bat all times\b",
            r"\b(?:before|after) (?:every|each|any) (?:single )?(?:[\w-]+ )?(?:change|commit|"
            r"edit|push|merge|release|deploy|deployment|session|task|feature|fix|pr|refactor|"
            r"refactoring|phase|migration|file|response|reply|message|build|update|upgrade|"
            r"review|milestone)s?$",
            r"^(?:before|after) (?:every|each|any) .{3,40},? (?:always |please |"
            rf"also )?{VERB}\b \S+",
        ),
        hits=(
            "every time you touch the schema, regenerate the client",
            "whenever you add a route, add it to the sitemap",
            "run the smoke suite every time you merge",
            "format and lint after every edit",
            "next time ask before you drop a table",
        ),
        misses=("it crashes every time", "next time we meet"),
    ),
    Marker(
        name="standing:rule",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=words(
            "rule rules convention conventions policy standard practice guideline principle "
            "preference"
            " pattern exceptions agreement matter default requirement constraint negotiable "
            "negotiables habit"
        ),
        pattern=pattern(
            r"\b(?:the|our|my|one|golden|hard|general|house|first|core|strict|important|"
            r"project|team) (?:\w+ )?(?:rule|convention|policy|guideline|principle|preference|"
            r"agreement)s? (?:here |of thumb |for [\w ]{2,20} )?(?:is|are|was|were|says?|"
            r"states?)\b",
            r"^(?:(?:our|my|the|team|hard|general|golden|new|strict|important|house) )*(?:rule|"
            r"convention|policy|principle|guideline)(?: of thumb)?\s*(?:#?\d+\s*)?[:-]\s*\w",
            r"^(?:it|this|that)(?:'s| is) (?:the|our|a|my) (?:\w+ )?(?:rule|policy|convention)\b",
            r"^(?:(?:a |one |our |my |the |new |hard |important|standing|strict|firm|basic|simple|"
            r"first|second|third|another) ?)*(?:rule|convention|requirement|constraint|policy|"
            r"principle|guideline)(?: (?:number |no\.? ?|#)?(?:\d+|one|two|three|four|five))?"
            r"\s*[:,-]\s*(?!does|is|do|should we|can)\S+ \S",
            r"^(?:rule|convention|principle) (?:number |no\.? ?|#)(?:\d+|one|two|three) \S+ \S",
            r"^non[- ]negotiables?\s*[:,-]|^(?:let|make) (?:this|that|it) (?:be )?an? (?:\w+ "
            r")?(?:rule|habit|policy|convention)\b.{4,}",
            r"\bas a (?:general |hard )?rule\b|\bno exceptions?$|\bno exceptions?[,.!]|"
            r"\bas (?:a )?rule of thumb\b",
            r"^(?:standard|best|our|the usual) practice (?:here )?is\b",
            r"^(?:by default|default to)\b(?!,? (?:it|the|this|is|that|they|there|we|i)\b)",
        ),
        hits=(
            "the rule is one migration per pull request",
            "convention: test files sit beside the code",
            "our policy is that nobody deploys on friday",
            "by default write the tests first",
            "new rule, every endpoint has a test",
            "make it a rule to lint before you push",
            "non-negotiable: type hints",
        ),
        misses=("the rule engine is slow", "by default it opens the browser", "add a new rule"),
    ),
    Marker(
        name="standing:everywhere",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words(
            "projects sessions repos conversations responses replies answers chats commits session"
            " pr prs response project reply repo message commit chat answer conversation"
        ),
        pattern=pattern(
            rf"^(?!i |i'll |how |we'll |we will |list of )(?=.*\b(?:{VERB}|must|should|only|"
            r"no)\b).*\b(?:in|for|across|to|on|of|at) (?:the (?:start|end|beginning|top|"
            r"bottom) of )?(?:all|every|each|any) (?:of )?(?:(?:my|our|your|future|"
            r"new) )*(?:projects?|sessions?|repos?|chats?|conversations?|responses?|replies|"
            r"reply|answers?|commits?|messages?)\b",
            r"^(?:all|every|each) (?:of )?(?:(?:my|our|your|future|new) )*(?:commits?|"
            r"responses?|replies|answers?|commit messages?|prs?)\b.*\b(?:must|should|need|has|"
            r"have|in|with|start|end|follow)\b",
        ),
        hits=(
            "start a log entry in every session",
            "at the end of each reply list the open risks",
            "all commits must be signed",
        ),
        misses=("list all projects", "how many sessions are there"),
    ),
    Marker(
        name="always",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=words("always alway allways alwyas alwasy aways"),
        pattern=pattern(
            rf"{DIRECTIVE}always (?!been\b|there\b|in\b|on\b|at\b|the\b|a\b|true\b|false\b|"
            r"happy\b|glad\b|great\b|nice\b|welcome\b|good\b|fun\b|equal\b|visible\b|"
            r"available\b|gets?\b|had\b|have\b|was\b|is\b|are\b|"
            rf"so\b){NOT_NARRATED}[a-z]+",
            r"\b(?:should|must|will|shall|need to|needs to|has to|have to|want (?:you |it )?to|"
            r"make sure (?:to|you|we|it)|ensure (?:you|we|it)|prefer to|like to|we|"
            r"you) always (?!been\b|had\b|get\b|see\b|have had|in\b|the\b)[a-z]+",
            r"\b(?:should|must|needs? to|has to) be always\b|\bmust always\b|\bshould always\b",
            rf"^{VERB}\b.{{3,60}} always$|^{VERB} always \S+ \S",
            rf"{DIRECTIVE}(?:alway|allways|alwyas|alwasy|aways) {VERB}\b",
        ),
        hits=(
            "always use the factory for users",
            "you should always read the spec first",
            "please always run the unit tests",
        ),
        misses=("it always returns null", "the list is always empty", "i have always been there"),
    ),
    Marker(
        name="never",
        kind="constraint",
        confidence="stated",
        score=20,
        keywords=words("never ever"),
        pattern=pattern(
            rf"{DIRECTIVE}never (?!mind\b|been\b|the\b|a\b|used\b|read\b|had\b|was\b|is\b|got\b|"
            r"the less|ending\b|gets?\b|heard\b|knew\b|seen\b|saw\b|forget\b|did\b|were\b|"
            rf"again\b){NOT_NARRATED}[a-z]+",
            r"\b(?:should|must|will|shall|can|need to|want (?:you |it )?to|may|"
            r"we) never (?!been\b|had\b|get\b|got\b|used\b|\w+ed\b)[a-z]+",
            r"\b(?:don't|do not|dont|should not|must not) (?:\w+ ){0,3}ever\b(?! (?:since|after))",
            r"\bnever ever\b|\bnever again\b|^no (?:[\w-]+ ){0,4}[\w-]+,? ever$",
        ),
        hits=(
            "never edit files under generated/",
            "you must never log a token",
            "don't ever touch the vendored code",
        ),
        misses=("never mind", "it never worked", "the handler is never called"),
    ),
)
