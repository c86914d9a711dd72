"""English markers: who does what: what I do myself, what is yours, on whose word it is done."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import NO_ONE, SEEN, VERB

# Deeds that one of two does, as opposed to what either sees or wants.
_DEED = rf"(?!(?:see|get|give|start|try|look|want|need|find|think|wait|go|come)\b){VERB}"
_WHOLE = r"(?!it\b|this\b|that\b|them\b|these\b|those\b|the (?:same|first|second|other|last|new)\b)"
_THING = r"(?:the |an? |any |all |every |another |all the )?(?:[\w'-]+ ){0,4}?[\w'-]+"
_ALONE = r"(?:myself|ourselves|by hand|personally|on my own|manually|in person)"
_LOOK = (
    r"(?:look (?:at|over|through)|read(?: through)?|review|check|approve|see|inspect|confirm|"
    r"sign off(?: on)?|go (?:over|through)|test|proofread)"
)

DIVISION = (
    Marker(
        name="share:myself",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("myself ourselves hand personally own manually person everything all every"),
        pattern=pattern(
            rf"^{SEEN}(?:i|we) (?:always |usually |only |can |will |'ll )?(?:do|write|handle|"
            rf"{_DEED}) {_WHOLE}[^,]{{2,40}}? {_ALONE}\b",
            rf"^{SEEN}{NO_ONE}{_THING} (?:i|we) (?:always |usually )?(?:do|write|handle|{_DEED}) "
            rf"(?:it |them |all )?{_ALONE}\b",
            r"^i(?:'ll| will|'d rather| want to| prefer to|'m going to)? (?:always |usually "
            r")?(?:commit|push|merge|deploy|release|publish|tag|rebase|test|restart|run)(?: (?:it|"
            rf"them|things|everything|that))? {_ALONE}\b",
            r"^(?:i|we) (?:always |usually )?(?:run|do|test|build|deploy|edit|develop|host|store|"
            r"keep|write) (?:everything|all (?:my|our|the) \w+|every \w+) (?:in|with|on|through|"
            r"via|from|by|inside|locally)\b.*",
        ),
        hits=(
            "i translate the strings myself",
            "releases we tag by hand",
            "the upload to the store i do myself",
            "i will commit myself",
            "we run everything in docker",
        ),
        misses=("i fixed it myself", "we want it by hand", "i see it myself"),
    ),
    Marker(
        name="share:whose",
        kind="constraint",
        confidence="observed",
        score=14,
        keywords=words(
            "decides decide owns own approves approve signs sign word picks pick chooses choose "
            "leave none legal's marketing's ops's design's finance's product's mine yours job "
            "decision call business task part domain up department"
        ),
        pattern=pattern(
            rf"^{SEEN}{NO_ONE}{_THING} (?:is|are|stays?) (?:mine|yours|(?:not )?(?:my|our|your) "
            r"(?:job|decision|call|business|task|part|domain|department)|not (?:yours|mine)|up "
            r"to (?:me|us))(?: to \w+| alone| only)?(?:,.*)?$",
            r"^(?:please )?leave (?:the |all |all the |any )?(?!it\b|this\b|that\b|me\b)[\w "
            r"'-]{3,40} to (?:me|us|the (?:designers?|editors?|team|ops|lawyers?|legal|"
            r"artists?|humans?))\b.*",
            rf"^{NO_ONE}(?:the |an? )?(?:[\w'-]+ ){{0,3}}?[\w'-]+ (?:is|are) (?:none of (?:our|"
            r"your|my) (?:business|concern)|(?:legal|marketing|ops|design|finance|product)'s)\b.*",
            rf"^{SEEN}(?:the |our |my )?(?:[\w-]+ )?(?:team|designers?|editors?|artists?|boss|"
            r"lead|legal|ops|on[- ]call|marketing|qa|architect|maintainers?|reviewers?|professor|"
            r"advisor|supervisor|client) (?:decides?|owns?|approves?|signs? off|ha(?:s|ve) the "
            r"last word|picks?|chooses?)\b.*",
        ),
        hits=(
            "a merge is mine to trigger",
            "naming is my call",
            "the ios team decides on gestures",
            "leave the linker script to me",
            "the newsletter is none of our business",
            "the balance of the levels is my job, not yours",
        ),
        misses=(
            "this is my job",
            "is it yours",
            "the next one is up to you",
            "the fault is mine now",
        ),
    ),
    Marker(
        name="share:word",
        kind="constraint",
        confidence="stated",
        score=15,
        keywords=words("tell say decide word"),
        pattern=pattern(
            r"^(?:i|we) (?:always |will )?(?:tell you|say|decide) (?:when|what|which|whether|if|"
            r"where) (?:to|you|we|it's|it is|it|an?|something|anything|goes|gets|is|we're) ?\w+",
            rf"^{SEEN}.{{6,70}} (?:only )?(?:when|once|if|unless|until|after) (?:the word|the "
            r"(?:ok|go|yes|order)|an? (?:ok|go|yes|order)) (?:comes|came|is given|is there)(?: "
            r"from \w+)?$",
        ),
        hits=(
            "i tell you when to tag",
            "i decide what goes into a release",
            "no push unless the word comes from me",
        ),
        misses=("i tell you what i see", "tell me when it is done", "he says when he comes"),
    ),
    Marker(
        name="share:you-only",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("only hands don't dont never"),
        pattern=pattern(
            rf"^(?:and )?you only (?:ever )?(?:do|{_DEED}) {_WHOLE}(?!on\b|in\b)\S+(?: \S+)*$",
            rf"^(?:and )?you (?:do|{_DEED}) {_WHOLE}[^,]{{3,40}} only$",
            rf"^(?:and )?you (?:don't|do not|dont|never) (?!run\b|load\b|call\b|handle\b){_DEED} "
            rf"{_WHOLE}(?:any |my |our )?(?:[\w-]+ ){{0,2}}?[\w-]+s$",
            r"^(?:please )?keep your (?:hands|fingers|edits|changes) (?:off|on|to|out of|away "
            r"from|inside|within) \S+ \S*",
        ),
        hits=(
            "you only write the scripts",
            "keep your hands off the scenes",
            "you don't change damage values",
            "you fix typos only",
        ),
        misses=(
            "you only need to log in",
            "you only fix it",
            "only you write it",
            "you don't run the tests",
        ),
    ),
    Marker(
        name="share:both",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=words("i you me"),
        pattern=pattern(
            rf"^{SEEN}you (?:do|{_DEED}) {_WHOLE}[^,]{{2,40}},? (?:and )?i (?:do|will {_DEED}|"
            rf"{_DEED})\b",
            rf"^{SEEN}i (?:do|{_DEED}) {_WHOLE}[^,]{{2,40}},? (?:and )?you (?:do|only {_DEED}|"
            rf"{_DEED})\b",
            rf"^{SEEN}(?:give|show|send|hand) me [^,]{{3,40}},? (?:and|then) i (?:will |'ll "
            rf")?{_DEED} \S",
        ),
        hits=(
            "you draft the chapter, i edit",
            "i place the objects, you write the scripts",
            "give me the coordinates and i place it in the editor",
        ),
        misses=(
            "you open the page and i see nothing",
            "you fix it and i go",
            "show me and i tell you",
        ),
    ),
    Marker(
        name="share:first",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("first before until every each all any"),
        pattern=pattern(
            rf"^i (?:want|have|need|like|prefer) to (?:always )?{_LOOK} (?:every|each|all|any) "
            r"(?!of\b)\S+",
            rf"^(?:i|we) (?:always |want to |have to |need to |get to |like to |must )?{_LOOK} "
            r"(?!it\b|this\b|that\b|what\b|if\b|why\b|the first)(?:the |every |each |all |any |"
            r"your )?[\w-]+(?: [\w-]+)? (?:first|before (?:they|it|anything|you|any) \S+.*)$",
            r"^(?:please |always )*(?:wait|hold|hold on|stop|pause|check in|come back|talk)(?: "
            r"with me| to me| for me)? before (?:any|every|each|an?|all|new) \S+.*",
            r"^before \w+ing (?:anything|any|an?|new|to)\b.{0,40}?,? (?:ask|check with me|tell "
            r"me|talk to me|wait for me|stop|ping me)\b.*",
        ),
        hits=(
            "i read the diff before anything is pushed",
            "we want to review the plan first",
            "hold on before any migration",
            "before flashing anything ask me",
        ),
        misses=("i check it first", "we look at the first", "hold on before it crashes"),
    ),
    Marker(
        name="share:before-you",
        kind="procedure",
        confidence="observed",
        score=17,
        keywords=words("before"),
        pattern=pattern(
            r"^(?:please |always |first )*(?:look|read|check|open|search|grep|go|see|find|verify|"
            r"ask|test|compile|build|run|think|measure|profile|reproduce|consult|try|count|"
            rf"inspect|confirm)\b [^,]{{2,50}}? before (?:you )?(?:{VERB}(?:ing)?|us(?:e|ing)|"
            r"call(?:ing)?|invent(?:ing)?|declar(?:e|ing)|say(?:ing)?) (?:an?|any|new|something|"
            r"anything|another|that (?:it|something)|things?|names?|done|it (?:works|passes|"
            r"is))\b.*",
        ),
        hits=(
            "look at the header before you call a function",
            "search the utils before you write a new one",
            "open the schema before inventing a column",
        ),
        misses=(
            "check it before you go",
            "look at this before you change the name",
            "run it before lunch",
        ),
    ),
)
