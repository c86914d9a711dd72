"""English markers: what is told of the world one works in: machines, data, words, authorities."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What somebody saw go wrong, rather than how things are.
_SEEN = (
    r"(?!.*\b(?:errors?|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|again|but|"
    r"currently|crash\w*|empty|twice|works?|already|anymore|yet|somehow|today|slow\w*|stuck|weird|"
    r"instead|why|which|what|null|nan|undefined|off|odd|gone|fine|correct|hangs?|down|problem|"
    r"issue|looks?|"
    r"seems?|just)\b)"
)
_OUTSIDE_WORDS = """
client customer school lab hospital agency company office university department vendor supplier
provider bank machine server laptop desktop workstation printer scanner phone tablet watch robot
sensor sensors motor pump board boards controller router gateway camera display drive nas api
registry marketplace sheet spreadsheet feed export report cluster node nodes box vm host database
importer grader compiler simulator emulator browser plugin sdk firmware device devices license
network
"""
_OUTSIDE = "(?:" + "|".join(_OUTSIDE_WORDS.split()) + ")"
# Without one of these it may as well have happened once.
_LASTING = (
    r"(?=.*\b(?:only|no|every\w*|all|always|never|nothing|\d[\d.]*|two|three|four|five|six|ten|"
    r"offline|without|read[- ]only|at most|at least|behind an?|any)\b)"
)
_DATA_WORDS = """
weeks week months years year ids row rows column columns prices price amounts amount decimals dates
timestamps totals weights distances angles coordinates temperatures sizes codes numbers percentages
units durations balances scores salaries quantities indices indexes offsets lengths positions axes
quarters semesters terms seasons
"""
_DATA = "(?:" + "|".join(_DATA_WORDS.split()) + ")"
_AUTHORITY_WORDS = """
guide guidelines guideline linter standard spec contract journal publisher teacher professor boss
law licence license policy template grader reviewers reviewer legal security compliance gdpr
management auditors auditor store supervisor examiner regulator norm misra lead manager
maintainer maintainers architect ops qa translators marketing
"""
_AUTHORITY = "(?:" + "|".join(_AUTHORITY_WORDS.split()) + ")"
_TERM = r"(?:an? |the )?[\w'\"-]+(?: [\w'\"-]+)?"

TOLD = (
    Marker(
        name="told:outside",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(f"{_OUTSIDE_WORDS} they"),
        pattern=pattern(
            rf"^{_SEEN}{_LASTING}(?:the |our |my |their |his |her )(?:[\w'-]+ ){{0,2}}?{_OUTSIDE} "
            r"(?:only |always |never |all )*(?:has|have|is|are|wants?|opens?|reads?|takes?|"
            r"accepts?|"
            r"allows?|blocks?|expects?|needs?|requires?|supports?|speaks?|uses?|runs?|sits?|"
            r"starts?|"
            r"begins?|ends?|counts?|sends?|delivers?|limits?|charges|lacks?|forbids?|bans?|comes?|"
            r"knows?|understands?|pays?|prints?|polls?|resets?|sleeps?) \S+",
            rf"^{_SEEN}they (?:only |never )?(?:allow|accept|charge|limit|block|require|support|"
            rf"forbid) (?:us |me )?{_LASTING}\S+ \S+",
        ),
        hits=(
            "the client wants everything in pdf",
            "the lab machine is offline",
            "our printer takes a5 only",
            "the api allows 5 calls a second",
            "they allow us five calls a second",
        ),
        misses=(
            "the client wants a new logo",
            "the server has no free space now",
            "the printer is broken, no light",
        ),
    ),
    Marker(
        name="told:data",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(_DATA_WORDS),
        pattern=pattern(
            rf"^{_SEEN}(?!these\b|those\b|this\b|that\b|some\b)(?:the |our |their )?(?:[\w-]+ "
            rf"){{0,2}}?{_DATA} (?:always |all )?(?:starts?|begins?|ends?|counts?|runs?) (?:on|at|"
            r"in|"
            r"with|from) (?!the (?:wrong|same|left|right)\b)\S+",
            rf"^{_SEEN}(?!these\b|those\b|this\b|that\b|some\b)(?:the |our |their )?(?:[\w-]+ "
            rf"){{0,2}}?{_DATA} (?:is|are) (?:always |all )?(?:without|with|in (?!the (?:way|"
            r"wrong)|it\b|"
            r"this|use)|net|gross|inclusive|exclusive|zero[- ]based|one[- ]based|integers?|"
            r"rounded to|"
            r"per|relative to|absolute|signed|unsigned|day first|written|spelled|given in|stored)"
            r"\b",
            rf"^{_SEEN}(?:the |our |their )?(?:[\w-]+ ){{0,2}}?{_DATA} (?:have|has|carry|carries|"
            r"use|"
            r"uses) (?:an?|two|three|no|their|its) \S+ ?\S*",
            rf"^{_SEEN}(?:the )?(?:first|last|second|third) (?:row|column|line|field|sheet|byte) "
            r"is "
            r"(?:always )?(?:an?|the) \S+|^column [a-z] (?:is|holds|has) (?:an?|the) \S+",
        ),
        hits=(
            "weeks start on monday",
            "the fiscal year starts in april",
            "prices are without vat in the database",
            "column c is the article number",
            "amounts carry their currency",
        ),
        misses=("dates are wrong", "the totals are off", "the row starts at the wrong place"),
    ),
    Marker(
        name="told:term",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words("we call called write say word term spelling spell"),
        pattern=pattern(
            rf"^we (?:say|write|call \w+|spell) (?!it\b|this\b|that\b|to\b){_TERM}(?: \w+)?, "
            rf"(?:not|never) {_TERM}$|^we spell (?!it\b|this\b|that\b)[\w-]+ out$",
            r"^(?:it's|it is|they're|they are|that's|this is|he is|she is) (?:called |spelled )"
            rf"{_TERM},? (?:and )?(?:not|never) {_TERM}$",
            r"^(?:write|say|put|spell) (?:it )?(?:_+|\"[^\"]+\"|'[^']+'),? (?:and )?(?:not|never) "
            r"(?:_+|\"[^\"]+\"|'[^']+')",
            r"^(?:call|name) (?:them|these|those) (?!up\b|back\b|when\b|from\b|in\b|with\b|on\b|"
            r"again\b|first\b|via\b|after\b|before\b|all\b|by\b|directly\b|once\b)[\w-]+s(?:, "
            rf"(?:not|never) {_TERM})?$",
            r"^the (?:right |proper |correct )?(?:word|term|spelling)(?: for (?:it|that|this))? is "
            rf"(?!wrong\b|missing\b|not\b|in\b|at\b|on\b|too\b|cut\b){_TERM}(?:, not {_TERM})?$",
        ),
        hits=(
            "we say guests, not users",
            "it's called a slot, not a booking",
            "call them guests",
            "the word is guest",
            "we spell names out",
        ),
        misses=("we say it", "it's called twice", "call them again", "the word is cut"),
    ),
    Marker(
        name="told:authority",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(_AUTHORITY_WORDS),
        pattern=pattern(
            rf"^{_SEEN}(?:the |our |my |their )?(?:[\w-]+ )?{_AUTHORITY} (?:only |never |always )*"
            r"(?:says?|wants?|requires?|demands?|forbids?|insists? on|expects?|prescribes?|asks? "
            r"for|"
            r"allows?|prefers?|hates?|likes?|needs?|doesn't (?:allow|like|want|accept)|does not "
            r"(?:allow|accept)|"
            r"don't (?:allow|like|want|accept)) (?!it\b|this\b|that it\b|you\b|to see\b|me to\b|"
            r"us to "
            r"(?:fix|change|add)\b)\S+ ?\S*",
            rf"^{_SEEN}(?:according to|as per|per) (?:the |our |my )?(?:[\w-]+ )?{_AUTHORITY}\b,? "
            r"\S+ "
            r"\S+",
        ),
        hits=(
            "the style guide says single quotes",
            "the journal wants figures in vector format",
            "misra forbids recursion",
            "according to the style guide it is e-mail",
        ),
        misses=("the linter says it crashed", "the boss wants this now", "the store is closed"),
    ),
    Marker(
        name="told:alone",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("alone only solo"),
        pattern=pattern(
            r"^i work (?:alone|solo|by myself)\b|^(?:i'm|i am) (?:the only (?:one|dev\w*|person|"
            r"engineer|maintainer|contributor|author)\b|alone (?:on|in)\b)|^it's (?:just|only) me "
            r"(?:on|"
            r"in|here)\b",
        ),
        hits=("i work alone on this so no reviews", "i'm the only dev here"),
        misses=("leave me alone", "i work on it alone tomorrow", "it's only me"),
    ),
)
