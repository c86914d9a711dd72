"""English: the table."""

from __future__ import annotations

from agent_memory.capture.markers import Table, pattern
from agent_memory.capture.markers.english_choices import CHOICES
from agent_memory.capture.markers.english_corrections import CORRECTIONS
from agent_memory.capture.markers.english_duties import DUTIES
from agent_memory.capture.markers.english_facts import FACTS
from agent_memory.capture.markers.english_guards import GUARDS
from agent_memory.capture.markers.english_practice import WAYS
from agent_memory.capture.markers.english_prohibitions import PROHIBITIONS
from agent_memory.capture.markers.english_scopes import SCOPES
from agent_memory.capture.markers.english_standing import STANDING
from agent_memory.capture.markers.english_supports import SUPPORTS
from agent_memory.capture.markers.english_words import ALONE, VERB

_DIRECTIVE = (
    r"(?:please |just |also |always |and |but |so )*(?:(?:don't|do not|dont|"
    rf"never) (?:ever )?{VERB}\b(?= \S)|always {VERB}\b|make sure\b|ensure\b|remember "
    r"(?:that|to|:)|"
    r"no need to\b|keep in mind\b|from now on\b|going forward\b|i told you\b|(?:stop|"
    r"avoid) \w+ing\b)"
)

ENGLISH = Table(
    language="english",
    spaced=True,
    minimum=3,
    markers=(*STANDING, *PROHIBITIONS, *CHOICES, *DUTIES, *WAYS, *FACTS, *CORRECTIONS),
    guards=(*GUARDS, *SCOPES),
    supports=SUPPORTS,
    lead=pattern(
        r"^(?:\W*\b(?:ok|okay|so|and|but|also|then|well|yes|yeah|yep|hey|hi|hello|alright|"
        r"please|pls|plz|just|actually|again|sure|great|cool|good|right|claude|btw|by the way|"
        r"oh|hmm+|um+|uh|ugh|nope|kindly|seriously|basically|listen|mate|dude|bro|sir|guys|"
        r"quick thing|one thing|once more|whatever you do|for (?:god'?s|heaven'?s|christ'?s) sake|"
        r"what i want is(?: that)?|perfect|nice|additionally|finally|lastly|secondly|"
        r"plus|one more thing|"
        r"first of all|(?:can|could|would|will) you(?= (?:please |also |just )?(?:always|never|"
        r"stop|not|make sure|avoid|only)\b)|no(?=[,.!:;] ?\w))\b[ ,.:;!-]+)+"
    ),
    heading=pattern(
        r"\b(?:rules?|constraints?|guidelines?|principles?|conventions?|preferences?|always|"
        r"never|non-negotiables?|do not|don'?ts?|polic(?:y|ies)|standards?|from now on|"
        r"going forward|remember|keep in mind|every time|things to (?:know|remember)|"
        r"good to know|in (?:this|every|all) (?:project|repo|"
        r"codebase|session)s?|ground rules|house rules|way of working|working agreements?)\b"
    ),
    lasting=pattern(
        r"\b(?:from now on|going forward|always|never|every time|remember|keep in mind|do not|"
        r"don'?ts?|(?:house|ground|our|my|project|team|coding|general) rules|conventions?|"
        r"ground rules|non-negotiables?|working agreements?|rules (?:for|of) (?:this|the|our|"
        r"every)|preferences)\b"
    ),
    forbids=pattern(r"^(?:please )?(?:never|do not|don'?ts?|you must not|never do(?: this)?)\W*$"),
    # One set of characters in front, because the engine then skips to them.
    cut=pattern(
        rf"[ ,(](?:(?<=,)\s+(?={_DIRECTIVE}|no [\w-]+(?: [\w-]+){{0,3}}(?:$|[,.]))"
        r"|(?<= )(?=(?:and|but|also) (?:please |also )?(?:(?:don't|do not|dont|never|"
        rf"always) {VERB}\b|make sure\b))"
        r"|(?<= )(?=(?:and )?(?:please )?remember (?:this|that|it)\b[ ,.!]*(?:for|$))"
        r"|(?<=\()(?=(?:please )?(?:no|never|always|only|don't|do not|save|remember) \w+)"
        r"|(?<= )(?=(?:and |please )*save (?:it|this|that)\b))"
    ),
    subordinate=pattern(
        r"^(?:when|if|before|after|whenever|every ?time|each time|once|unless|until|while|for|"
        r"in|on|instead|from now on|going forward|as soon as|since|because|next time|upon|"
        r"during|by default|with|at|to)\b"
    ),
    request=pattern(
        # What only begins with the word of a verb is a noun: "test result: ok", "search space is".
        r"^(?!(?!make sure|ensure|check|see|verify|confirm|find|tell|show|explain)"
        rf"{VERB} (?:(?:[\w-]+ )?(?:is|are|was|were|has|failed|passed)\b|(?:logs?|results?|"
        r"output|errors?|"
        r"status|trace|stack|time|id|name|type|code) ?:))"
        r"(?:(?P<polite>(?:can|could|would|will) (?:you|u) )|please |pls |plz |kindly |also |just |"
        rf"maybe |go ahead and |(?:make|be) sure (?:to |that you |you )(?={VERB}\b)|"
        rf"you (?:should |must |need to |have to )?(?={VERB}\b)|i (?:want|need) you to |"
        r"let's |lets |"
        r"don't forget to |remember to |first |then |now |(?P<no>(?:don't|do not|"
        rf"dont) )(?={VERB}\b))*{VERB} (?!(?:it|this|that|them)(?: \w+)?$|me$|again$|"
        r"now$|ahead$|on$|"
        r"for it|these$|those$)\S+"
    ),
    fragment=pattern(
        r"(?:\b(?:and|or|but|the|a|an|to|of|with|for|at|by|from|than|is|are|if|when|because|as|"
        r"not|should|must|include|use|e\.g|i\.e|including|such as|into|about|be|your|my|our|"
        r"its)|[,:(&]|\s[/-])$",
    ),
    empty=pattern(
        r"^(?:(?:from now on|always|never|ever|every ?time|going forward|in (?:the "
        r")?future|next time|"
        r"remember|remember this|again|please|forever|and|or|ok|i said|is|it|that|this|"
        r"the rule|as a "
        r"rule|all the time)\b[ ,.!]*)+$",
    ),
    coordinated=pattern(
        r"(?P<no>(?:don't|do not|dont|never|must not|mustn't|should not|shouldn't|"
        rf"cannot)(?: ever)?) (?P<first>{VERB}\b[^,;]*?) (?:or|"
        rf"nor) (?:ever )?(?P<other>{VERB}\b(?P<rest>(?! (?:or|and)\b).*))$"
    ),
    refers=pattern(
        r"^(?:so |and |please |always |do |you (?:should|must) )*(?:remember|memorize|"
        r"keep in mind|don't forget|save|store|note|record|add|put|write)(?: (?:this|that|it|"
        r"these|them|all (?:of )?(?:this|that)))?(?: (?:down |please |well |as a rule |"
        r"for (?:the |your |my |all )*(?:instructions|rules|notes|future|next time|"
        r"later)(?: sessions?)?|(?:in|into|to) (?:your |the |my |our |project |"
        r"global )*(?:memory|memories|claude\.?md|agents\.?md|rules|instructions)|please|"
        r"always))*\W*$"
    ),
    brief=pattern(
        r"^(?:please |can you |could you |i want you to |help me |let's )*(?:build|"
        r"create|make|write|develop|"
        r"design|generate|code|implement) (?:me )?(?:an?|my|the) (?:[\w-]+ "
        r"){0,4}?(?:app|application|game|"
        r"website|site|page|tool|bot|system|platform|dashboard|program|plugin|extension|"
        r"service|cli|clone|"
        r"prototype|prompt|story|tutorial|module)\b",
        r"^(?:system |the |my )?prompt (?:for|of)\b|^system prompt\b|^you are an? [\w ]{2,40}"
        r"(?:assistant|bot|agent|expert)\b|^acceptance criteria\b|^user story\b|^requirements?$",
    ),
    verb=pattern(VERB),
    alone=pattern(
        rf"^(?:don't|do not|dont|never|stop) {ALONE}$|^always [\w-]*\d[\w-]*$",
        r"^don't ask\b|^(?:no|follow) \w+$|^(?:shorter|fewer|less) \w+$",
        r"^be (?:concise|brief|honest|terse|direct|precise)$|^use [\w-]{3,}s$",
    ),
)
