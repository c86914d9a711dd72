"""English: the table."""

from __future__ import annotations

from agent_memory.capture.markers import Table, pattern
from agent_memory.capture.markers.english_guards import GUARDS
from agent_memory.capture.markers.english_leaning import LEANINGS
from agent_memory.capture.markers.english_markers import MARKERS
from agent_memory.capture.markers.english_project import KIND, WHOLE
from agent_memory.capture.markers.english_requests import ASKING, REQUEST, SHORT, TASK
from agent_memory.capture.markers.english_scopes import SCOPES
from agent_memory.capture.markers.english_spared import spared
from agent_memory.capture.markers.english_speech import (
    AHEAD,
    CLOSING,
    KINDLY,
    OCCASION,
    POINTING,
    POSTSCRIPT,
    PREFACE,
    REASON,
    REFERRING,
    REPROACH,
    WONDERING,
)
from agent_memory.capture.markers.english_supports import SUPPORTS
from agent_memory.capture.markers.english_tools import TOOL
from agent_memory.capture.markers.english_words import (
    ALONE,
    LANGUAGE,
    NOT_NARRATED,
    STATES,
    VERB,
)
from agent_memory.capture.markers.rivals import RIVAL

_DIRECTIVE = (
    r"(?:please |just |also |always |and |but |so )*(?:(?:don't|do not|dont) "
    rf"(?!{STATES})[a-z]+\b(?= \S)|never (?:ever )?{VERB}\b(?= \S)|always {VERB}\b|make sure\b|"
    r"ensure\b|remember (?:that|to)\b|remember:|no need to\b|keep in mind\b|from now on\b|going "
    r"forward\b|i told you\b|we (?:don't|do not|dont|never|always|only|use)\b(?= \S+ \S)|(?:stop|"
    r"avoid) \w+ing\b)"
)

# The same of what is told rather than ordered: "…, every handler has …", "… so we never …".
_LAID_DOWN = (
    r"(?:we (?:don't|do not|dont|never|always|only) [a-z]+ \S|we (?:use|write|deploy|store|log|"
    r"name|test) (?!it\b|this\b|that\b|them\b)\S|no (?:[\w-]+ ){1,4}(?:ships|goes|gets|without|may|"
    r"outside) |(?:every|each) [\w-]+ (?:\S+ ){0,4}?(?:must|needs?|has|gets?|goes|should) |nothing "
    r"(?:goes|gets|ships|may|in|leaves) |all (?:our |new )?[\w-]+s (?:must|need|have|go|are|"
    r"should) |i'd rather \S|i (?:always|never|prefer|hate|insist|(?:don't|do not|dont) (?:want|"
    r"like)|want (?:every|all|no)) \S|there(?:'s| is) no [\w-]+ (?:in|on|at|out) |(?:the|our) "
    r"(?:[\w-]+ ){1,5}?(?:has no|is called|lives in|runs on|belongs to|is owned by|is read[- "
    r"]only) |(?!(?:it|they|this|that|you|he|she|i|we|which|who)\b)(?:an? |the )?[\w-]+(?: "
    r"[\w-]+)? (?:must|always|never|has to|have to|mustn't|may only|must not|only (?:go|come|live|"
    r"set|use)s?|belongs? in|goes in(?:to)?|comes? from) \S)"
)

# What an order gives as its reason and is so whatever is ordered: "…, as this is a public repo".
_GIVEN = (
    r"(?:as|since|because|considering|given|(?:taking|bearing|having) in mind)(?: that)? "
    rf"(?=(?:this|it) is (?:an?|our|my) (?:[\w-]+ ){{0,3}}?{KIND}\b(?! (?:bug|issue|error|"
    rf"problem))|(?:this|the|our|my) {WHOLE} (?:is (?:an?|not an?|only|for|built|written|hosted|"
    r"based|deployed|used)|uses|runs on|has no|will be|must|needs to) |(?:i'm|i am) (?:not an?|an?|"
    r"new to|on|using|the only|not (?:very )?(?:familiar|comfortable|good|experienced)) [\w.]|i "
    r"(?:(?:don't|do not|dont) (?:have|own|know|use)|have (?:no|little|only|never)|only have|use|"
    r"work (?:on|in|with|from)) [\w.]|my (?:mac|machine|laptop|computer|server|pc|box|phone|vps|"
    r"team|boss|client|users) )"
)

ENGLISH = Table(
    language="english",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=tuple(spared((*GUARDS, *SCOPES))),
    supports=SUPPORTS,
    leanings=LEANINGS,
    lead=pattern(
        r"^(?:/[a-z][\w-]*(?::[\w-]+)+ )?(?:\W*\b(?:ok|okay|so(?! (?:that )?you know)|and|but|"
        r"(?:because|since)(?= (?:every|each|"
        r"all|no|nothing|we|i)\b)|also|then|well|yes|yeah|yep|hey|hi|hello|alright|please|pls|plz|"
        r"just|actually|again|sure|great|cool|good|right|claude|btw|by the way|oh|hmm+|um+|uh|ugh|"
        r"nope|no(?= (?:don't|dont|do not|never|always|please|the|it|i|we|you)\b)|kindly|seriously|"
        r"basically|essentially|effectively|de ?facto|listen|mate|dude|bro|sir|guys|quick thing|"
        r"(?:tiny|small|little|last|another|"
        r"final|minor|side|also one|one last) (?:thing|note|point|nit|remark|detail|request|rule)|"
        r"nit(?:pick)?|aside|house rule|one thing|once more|whatever you do|for (?:god'?s|"
        r"heaven'?s|christ'?s) sake|what i want is(?: that)?|perfect|nice|additionally|finally|"
        r"lastly|secondly|specifically|i\.e|ideally|importantly|similarly|likewise|furthermore|"
        r"moreover|in addition|plus|one more thing|first of all|sorry|oops|whoops|wait|hold on|"
        r"awesome|excellent|thanks|thank you|thx|next(?=,)|now(?=,)|@?(?:agents?|cursor|copilot|"
        r"codex|gemini|gpt|chatgpt|assistant)(?=,)|(?:can|could|would|will) you(?: make it so(?: "
        r"that)?,?)?(?= "
        r"(?:please |also |just )?(?:always|never|stop|not|make sure|avoid|only|remember that|from "
        r"now "
        r"on|going forward|in (?:the )?future|keep "
        rf"in mind|note that)\b)|no(?=[,.!:;] ?\w| no\b)(?!\W+{RIVAL}$))\b[ ,.:;!-]+)+|"
        r"^/[a-z][\w-]*(?::[\w-]+)+ "
    ),
    preface=PREFACE,
    postscript=POSTSCRIPT,
    closing=CLOSING,
    kindly=KINDLY,
    reason=REASON,
    ahead=AHEAD,
    occasion=OCCASION,
    reproach=REPROACH,
    wonders=WONDERING,
    pointing=POINTING,
    heading=pattern(
        r"^(?!.*\b(?:errors?|warnings?|exception|failed|failure|traceback)\b).*\b(?:rules?|"
        r"constraints?|guidelines?|principles?|conventions?|preferences?|always|never|"
        r"non-negotiables?|(?<!i )(?:do not|don't)(?! (?:like|want|love|understand|get|see|know|"
        r"need|think|work)\b)|don'?ts|polic(?:y|ies)|standards?|from now on|going forward|"
        r"remember|keep in mind|every time|things to (?:know|remember)|good to know|in (?:this|"
        r"every|all) (?:project|repo|codebase|session)s?|ground rules|house rules|way of working|"
        r"working agreements?)\b"
    ),
    lasting=pattern(
        r"\b(?:from now on|going forward|always|never|every time|remember|keep in mind|"
        r"(?<!i )(?:do not|don't)(?! (?:like|want|love|understand|get|see|know|need|think|work)\b)|"
        r"don'?ts|(?:house|ground|our|my|project|team|coding|general) rules|conventions?|ground "
        r"rules|non-negotiables?|working agreements?|rules (?:for|of) (?:this|the|our|every)|"
        r"preferences)\b"
    ),
    forbids=pattern(r"^(?:please )?(?:never|do not|don'?ts?|you must not|never do(?: this)?)\W*$"),
    # One set of characters in front, because the engine then skips to them.
    cut=pattern(
        rf"[ ,(](?:(?<=,)(?<!rule,)(?<!decision,)(?<!reminder,)\s+(?={_DIRECTIVE}|{_LAID_DOWN}|no "
        r"[\w-]+(?: [\w-]+){0,3}(?:$|[,.]))|(?<= )(?=(?:and|but|so|because|since) "
        rf"{_LAID_DOWN})|(?<= )(?=but (?:please )?(?:(?:don't|do not|dont) (?!{STATES})|never "
        rf"(?!mind|again|ever|got|had|been|was|did|really|quite|even)){NOT_NARRATED}[a-z]+ \S)"
        r"|(?<= )(?=(?:and|but|also) (?:please |also )?(?:(?:don't|do not|dont|never|"
        rf"always) {VERB}\b|make sure\b))|(?<= )(?={REFERRING})|{_GIVEN}"
        r"|(?<=\()(?=(?:please )?(?:no|never|always|only|don't|do not|save|remember) \w+))"
    ),
    subordinate=pattern(
        r"^(?:when|if|before|after|whenever|every ?time|each time|once|unless|until|while|for|in|"
        r"on|instead|from now on|going forward|as soon as|since|because|next time|upon|during|by "
        r"default|with|at|to)\b"
    ),
    request=REQUEST,
    task=TASK,
    asking=ASKING,
    fragment=pattern(
        r"(?:\b(?:and|or|but|the|a|an|(?<!(?:ask|ell) you )(?<!told )to|of|with|(?<!ask )(?<!asked "
        r")(?<!asking )(?<!looking )for|(?<!pointed )(?<!pointing )(?<!looking )(?<!look )at|by|"
        r"from|than|is|are|if|when|because|as|(?<!or )not|should|(?<!\ba )must|include|use|e\.g|"
        r"i\.e|including|such as|into|(?<!talking )(?<!talked )(?<!asked )about|be|your|my|our|"
        r"its)|[,:(&]|\s[/-])$",
    ),
    empty=pattern(
        r"^(?:(?:from now on|always|never|ever|every ?time|going forward|in (?:the )?future|next "
        r"time|remember|remember this|again|please|forever|and|or|ok|i said|is|it|that|this|the "
        r"rule|as a rule|all the time)\b[ ,.!]*)+$",
    ),
    coordinated=pattern(
        r"(?P<no>(?:don't|do not|dont|never|must not|mustn't|should not|shouldn't|"
        rf"cannot)(?: ever)?) (?P<first>{VERB}\b[^,;]*?) (?:or|nor) (?:ever "
        rf")?(?P<other>{VERB}\b(?P<rest>(?! (?:or|and)\b).*))$"
    ),
    refers=pattern(
        # "Write it" alone asks for the thing, not for a note of it.
        r"^(?!(?:so |and |please |always |do )*(?:store|record|add|put|write)(?: (?:this|that|it|"
        r"these|them))?\W*$)(?:so |and |please |always |do |you (?:should|must) )*(?:remember|"
        r"memorize|keep in mind|don't forget|save|store|note|record|add|put|write)(?: (?:this|that|"
        r"it|these|them|all (?:of )?(?:this|that)))?(?: (?:down |please |well |as a rule |for "
        r"(?:the |your |my |all )*(?:instructions|rules|notes|future|next time|later)(?: "
        r"sessions?)?|(?:in|into|to) (?:your |the |my |our |project |global )*(?:memory|memories|"
        r"claude\.?md|agents\.?md|rules|instructions|notes)(?: (?:section|file|list|page|doc))?|"
        r"please|always|for (?:all|every|each|the other|any other) (?:[\w-]+ ?){1,3}|(?:(?<=this )|"
        r"(?<=that )|(?<=\bit )|(?<=mind ))when(?:ever)? (?:you|we|i)\b.{3,80}))*\W*$"
    ),
    brief=pattern(
        r"^(?:please |can you |could you |i want you to |help me |let's )*(?:build|create|make|"
        r"write|develop|design|generate|code|implement) (?:me )?(?:an?|my|the) (?:[\w-]+ "
        r"){0,4}?(?:app|application|game|website|site|page|tool|bot|system|platform|dashboard|"
        r"program|plugin|extension|service|cli|clone|prototype|prompt|story|tutorial|module)\b",
        r"^(?:system |the |my )?prompt (?:for|of)\b|^system prompt\b|^you are an? [\w "
        r"]{2,40}(?:assistant|bot|agent|expert)\b|^acceptance criteria\b|^user story\b|"
        r"^requirements?$",
    ),
    verb=pattern(VERB),
    alone=pattern(
        rf"^(?:don't|do not|dont|never|stop) {ALONE}$|^always [\w-]*\d[\w-]*$",
        r"^(?:conventional|atomic|small|minimal|tiny|smallest|signed|single|double|trailing|"
        r"absolute|named|functional|strict|metric|british|american|short|oxford|vim|emacs|dark|"
        r"light|concise|draft|plain|vanilla) \w+$",
        rf"^(?:{LANGUAGE}|tests?|specs?|mobile|offline|plan|ask|backup|read|measure|security|"
        r"accessibility|[\w-]+_case|kebab-case|utc) (?:first|only|please|everywhere|ui|code|docs)$|"
        r"^\d+ (?:spaces|columns|chars)$|^(?:tdd|semver|gitflow|tabs|utc)$|^always (?:metric|utc|"
        r"async|sorted|signed|explicit|imperative|"
        rf"singular|plural|lowercase|uppercase|{LANGUAGE})$|^[\w-]+ by default$|"
        r"^(?:reviewers?|target|indent(?:ation)?|quotes|encoding|licen[cs]e|language|runtime|"
        r"units?|currency|stack|database|formatter|linter|spelling|tone|audience|compiler|"
        r"toolchain)[:=] ?\S+$",
        # "sysroot ~/sdk/arm": the name of a place, and the place.
        r"^[a-z][\w-]+:? (?:~?/[\w.~@-]+/[\w./~@-]*|[\w-]+(?:\.[\w-]+)+:\d{2,5})$",
        r"^(?:avoid|stop) (?:hard-?coding|over-?(?:engineer|think|complicat)ing|guessing|assuming|"
        r"apologi[sz]ing|mocking|committing|pushing|explaining|summari[sz]ing|hallucinating|"
        r"yapping|improvising|flattering)$|^(?:work|act|proceed) (?:autonomously|independently)$|"
        rf"^decide yourself$|^commit (?:often|early|frequently)$|^prefer [\w/.+-]{{3,}}$|^(?:speak|"
        rf"write|talk) {LANGUAGE}$",
        r"^don't ask\b|^(?:no|follow) [\w-]+(?:\.log)?$|^(?:shorter|fewer|less) \w+$",
        r"^be (?:concise|brief|honest|terse|direct|precise)$|^use [\w-]{3,}s$",
        rf"^in {LANGUAGE}$",
        rf"^(?:use|using|with|it's|no[,:.]?|nope[,:.]?) {RIVAL}$|^{RIVAL} (?:please|pls|plz|"
        r"instead)$",
        rf"^(?:use|using) {TOOL}$|^(?:front-?end|back-?end|db|auth|server|client|orm|styling|"
        rf"hosting|cache|testing|state)[:=] ?{TOOL}$",
        *SHORT,
    ),
)
