"""English guards: what the thing that is built shall do, which is its specification, not ours."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words
from agent_memory.capture.markers.english_scopes import STANDING
from agent_memory.capture.markers.english_words import PRACTICE, SYSTEM_WORDS, THING_WORDS

# Whom or what a rule of the work is laid on, in words that no product is called by.
_OURS = """
abbreviation abbreviations adapter adapters agent agents all anybody anyone anything argument
arguments benchmark benchmarks both callback callbacks change changes chapter chapters class
claude codebase column columns component contributor contributors controller core coverage
dataset dev developer developers devs diff diffs domain driver drivers each edit edits engineer
engineers everybody everyone everything export feature field fields figures file firmware fix
fixes flag flags function guide handler he header headers heading headings helper helpers hotfix
hotfixes i import interface isr isrs it job kernel layer layers library lock locks loop loops
maintainer maintainers makefile method middleware model models module monorepo nobody notebook
notebooks nothing one package paper parameter parameters parser people person pointer pointers
properties property reducer remote reviewer reviewers run runs section sections service she
stash step steps stories story suite suites task tasks team teammate teammates teams template
templates that there these they this those thread threads title titles tree u upstream us we
what which who work worker workflow workflows ya you
"""
WORK = "(?:" + "|".join(sorted({*words(f"{_OURS} {PRACTICE} {THING_WORDS} {SYSTEM_WORDS}")})) + ")"
_MODAL = r"(?:should|shud|must|may|can|shall|cannot|can't|shouldn't|mustn't|ought to)"
_HAS_TO = rf"(?:{_MODAL}|has to|have to|needs? to)"

# What only a person who works on it does to a thing.
_DONE_TO = (
    r"(?:edited|touched|changed|committed|renamed|deleted|removed|modified|pushed|merged|mocked|"
    r"imported|used|logged|hard-?coded|stored|tested|reviewed|documented|named|written|called|"
    r"kept|pinned|signed|tagged|versioned|formatted|generated|checked in|rebased|squashed|reused|"
    r"shared|exposed|published|deployed)"
)
_THING = (
    r"^(?:(?:if|when|once|whenever|after|while|until|as soon as) [^,]{3,60}, ?(?:then )?"
    r"|(?:on|upon|at) [\w-]+(?: [\w-]+)?,? (?=the |an? ))?"
    rf"(?:(?:the|a|an|our|its|his|their) )?(?!(?:every|each|all|any|no|make|ensure)\b)"
    rf"(?:[\w'/-]+ ){{0,4}}?(?!{WORK} )[a-z][\w'/-]+ (?:also |only )?"
)

PRODUCT = (
    Guard(
        name="product",
        cost=15,
        keywords=words("always never"),
        pattern=pattern(
            rf"{_THING}(?:always |never )?{_MODAL} (?:also |still )?(?:always|never)\b"
            rf"(?! be {_DONE_TO})",
            rf"{_THING}(?:always|never) {_MODAL} \w+",
            rf"{_THING}{_HAS_TO} .*\b(?:always|never)\b",
            rf"^(?:when|whenever|if|once|after|as soon as) (?:the|a|an|his|their) (?:[\w-]+ "
            rf"){{0,2}}?(?!{WORK} )[\w-]+ (?:is|are|gets?|has|have|\w+s)\b.*, ?(?:always|"
            rf"never)\b",
            r"^as an? [\w-]+(?: [\w-]+)?,? i (?:must|should|can) (?:always|never)\b",
            r"^there (?:must|should|may|can) (?:always|never) be\b",
            r"^[a-z]+ .{5,100}, (?:it|they|he|she) (?:should|must|can|may) (?:always|never)\b",
        ),
        hits=(
            "passengers must never see the internal code",
            "rain delay should never be more than 72 hours",
            "the minimap must always point north",
            "move the notes into the margin, they should never overlap",
            "when the guest logs out, always clear the cart",
        ),
        misses=(
            "tests must never sleep",
            "you should never push",
            "fixtures must never be edited by hand",
            "every new migration must always be reversible",
        ),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="product-bound",
        cost=5,
        keywords=words("should shud must may can shall cannot can't shouldn't mustn't ought"),
        pattern=pattern(
            rf"{_THING}{_MODAL}(?: (?:also|still|only|not))? (?!always|never|be {_DONE_TO})\w+",
            rf"^[a-z]+ .{{5,100}}, (?:it|they|he|she) {_MODAL} \w+",
            # Without a subject it is a line of a specification.
            rf"^(?:must|should|shall|shud) (?:also |only |always |never |not )*(?!be "
            rf"{_DONE_TO})\w+",
        ),
        hits=(
            "an expired guest must not see the recipes",
            "the siren can only be muted twice",
            "must not skip a zone",
        ),
        misses=("handlers must not block", "the lock file must not be edited"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="scenario",
        cost=16,
        keywords=words("given scenario"),
        pattern=pattern(
            r"^(?:scenario:? .*)?given (?:an?|the|that|i|we) .*\bwhen\b.*\bthen\b",
        ),
        hits=("given a logged out guest when he opens the cart then he must never see it",),
        misses=("given the choice, always take the smaller one",),
    ),
    Guard(
        name="every-widget",
        cost=6,
        keywords=words(
            "dialog dialogs modal modals page pages screen screens card cards row rows item items "
            "button buttons list form forms menu panel panels tab tabs tile tiles slide slides "
            "player players enemy enemies user users"
        ),
        pattern=pattern(
            r"^(?:every|each|all(?: of)?(?: the)?) (?:[\w-]+ ){0,2}?(?:dialog|modal|page|screen|"
            r"card|row|item|button|list|form|menu|panel|tab|tile|slide|player|enem(?:y|ies)|"
            r"user)s? (?:needs?|has|have|must|should|gets?|shows?|can)\b",
        ),
        hits=("every dialog needs a close button", "each card should have a price"),
        misses=("every page object lives in tests/pages", "all screens are tested on a phone"),
        spares=STANDING | {"complaint"},
    ),
)
