"""Phrases that are one word of the field, and the small words that steer a clause.

A phrase is matched on stems, longest first. Its replacement is a content token, a steering word, or
nothing for a lead-in that carries neither.
"""

from __future__ import annotations

from enum import Enum

from agent_memory.ledger.lexicon.amounts import AMOUNTS
from agent_memory.ledger.lexicon.compounds import COMPOUNDS
from agent_memory.ledger.lexicon.folds import FOLDS
from agent_memory.ledger.lexicon.steering import STEERING
from agent_memory.ledger.lexicon.words import fold
from agent_memory.text import stem

Index = dict[str, tuple[tuple[tuple[str, ...], str], ...]]


class Role(Enum):
    """What a small word does to the words after it."""

    NOT = 1  # forbids
    REFRAIN = 2  # forbids when it leads the clause, otherwise a plain verb
    WHEN = 3  # opens a condition
    REASON = 4  # opens an explanation, which is no part of the claim
    AGAINST = 5  # opens what is turned down
    WITHIN = 6  # opens a scope
    IS = 7  # links a subject to its value
    COMPLAINT = 8  # asks why a rule was broken
    START = 9  # begins the clause proper after a condition
    WITH = 11  # names what something is done with
    ONLY = 12  # turns a condition into an exception
    TOWARDS = 13  # begins a place
    FINE = 14  # makes a wish of what stands before it: "mocks are fine"
    FROZEN = 16  # forbids to change what stands before it: "the schema is frozen"
    NOBODY = 15  # forbids what is said of it: "nobody edits X", "nothing touches X"
    SO_FAR = 10  # makes what stands before it a condition: Chinese puts "when" last


_ROLES = {
    Role.NOT: (
        "not no never don't dont doesn't doesnt cannot can't cant won't shouldn't shouldnt mustn't "
        "mustnt isn't aren't forbidden prohibited banned nunca jamás jamais pas nicht kein keine "
        "keinen nie niemals não nem non mai не никогда нельзя đừng không neither "
        "didn't didnt hasn't hasnt haven't havent"
    ),
    Role.REFRAIN: "stop avoid avoids avoiding quit evita evitar évite évitez",
    Role.WHEN: (
        "if when whenever once before after unless until till while except wenn falls si cuando "
        "quand"
    ),
    Role.REASON: "because since otherwise as-it so porque denn weil parce",
    Role.AGAINST: "instead-of statt вместо",
    Role.WITHIN: "in inside into within on during for en dans im für em nel",
    Role.IS: "is are be must should equals means ist sind es est",
    Role.COMPLAINT: "why-do-you you-always",
    Role.START: "always please then",
    Role.WITH: "with using via mit avec con",
    Role.ONLY: "only solely 只 只能 只有",
    Role.FINE: "is-fine",
    Role.FROZEN: "is-frozen",
    Role.NOBODY: "nobody noone nothing",
    Role.TOWARDS: "to onto under from over per through",
    Role.SO_FAR: "-when -before -after",
}

# Names that have an everyday word.
NAMES = {
    "node_modules": "nodemodules",
    "snake_case": "snakecase",
    "camelcase": "camelcase",
    "pascalcase": "pascalcase",
    "kebab-case": "kebabcase",
    "--no-verify": "noverify",
    "--amend": "amend",
    "changelog.md": "changelog",
    "readme.md": "readme",
    "console.log": "debugprint",
    "node.js": "node",
    "next.js": "nextjs",
    "vue.js": "vue",
    "react.js": "react",
    "e2e": "e2e",
    "k8s": "kubernetes",
    "github": "github",
}

# Spellings that are another word: "TODO" in capitals, since "todo" is all in Spanish, and the left
# side, which is hardly ever what somebody left.
CASED = {
    "left": "leftside",
    "TODO": "todomark",
    "TODOs": "todomark",
    "TODOS": "todomark",
    "FIXME": "todomark",
}

# Names that say nothing without their folder.
_COMMON_NAMES = """
skill.md readme.md index.md index.html index.js index.ts main.py main.go main.rs mod.rs
__init__.py __main__.py conftest.py config.json config.yaml config.yml config.toml
package.json makefile dockerfile settings.json utils.py types.ts
"""
COMMON_NAMES = frozenset(_COMMON_NAMES.split())
# ... or without the whole path: two installations differ above their "bin".
_COMMON_FOLDERS = "bin lib include share build dist out output target src tmp data"
COMMON_FOLDERS = frozenset(_COMMON_FOLDERS.split())

# What was not done is told, and forbidden only in a condition: "if you didn't run it".
TOLD_NOT = frozenset({"didn't", "didnt", "hasn't", "hasnt", "haven't", "havent"})
# These end a turned-down part: what follows is the person's own wish again.
WISH = frozenset({"use", "keep"})
# Negations that stand before a thing.
NONE = frozenset({"no", "kein", "keine", "keinen"})
# Left so, a thing must not be changed.
UNTOUCHED = frozenset({"untouched", "unchanged", "alone", "intact", "unmodified"})
# Between a negation and a thing these say no more than that there should be none.
HAVING = frozenset({"do", "have", "want", "like"})
# The nouns of what is done: "no commits" forbids to commit.
DEEDS = frozenset(map(fold, ("commit", "push", "deploy", "merge", "release", "rebase", "upgrade")))
# These forbid an act, and stop a thing: "stop adding logs", "stop the server".
NEEDS_GERUND = frozenset({"stop", "quit"})
# These take something out of the rule instead of narrowing it.
EXCEPTION = frozenset({"unless", "until", "till", "except"})
# ... and this says "after" in another way.
LATER = {"once": "after"}
# "In plain words", "in present tense", "in headless mode", "in both languages".
HOW = frozenset(
    map(
        fold,
        ("word", "sentence", "mode", "tense", "tone", "voice", "manner", "language", "term",
         "bulletpoint", "style", "parallel", "detail", "order", "prose"),
    )
)  # fmt: skip
# Stems of a phrase that say something else: "without my word", but "leave my wording alone".
APART = frozenset({"my wording", "my words", "my wordings"})
# What a condition turns on, without what it is about.
TURNS = frozenset({"before", "after", "unless"})

# These set a limit to the number after them.
LIMITING = {
    **dict.fromkeys(("under", "below", "within"), "max"),
    **dict.fromkeys(("above", "over"), "minimum"),
}

# How a statement goes that gives a wish its reason: "..., our runner has no docker".
_SUBJECTS = """
the it it's its that's this our my their they they're we i there there's nobody everyone everybody
people someone he she that other others i'm i've we're he's she's its thats theres theyre
"""
_STATES = """
it's that's they're there's has have had lacks lack is isn't are aren't was were does doesn't don't
can't cannot couldn't won't didn't breaks break broke fails failed crashes hangs hates hate hated
conflicts keeps takes took works worked supports knows wants reads uses costs causes gets got made
makes gave loses lost depends depend expects expect lives live prefers prefer read use want know
need needs i'm i've we're he's she's can its thats theres theyre
"""
SUBJECTS = frozenset(_SUBJECTS.split())
STATES = frozenset(_STATES.split())
# With one of these it is a second wish.
DEMANDS = frozenset({"must", "should", "shall", "always", "never", "only", "please", "will"})
OBLIGES = frozenset({"need", "needs", "has", "have"})  # ... or with one of these before "to"


# What one of these is done to is wanted, and what stands after "over" is not.
_PREFERS = "prefer prefers favor favors favour favours choose pick"
PREFERS = frozenset(_PREFERS.split())

# Who does what a condition tells of, and what a verb of the same condition stands after.
DOERS = frozenset({"you", "we", "i"})
EACH = frozenset({"each", "every", "any", "a", "the"})
_BOUND = "and or to not never always then is are the a say"
BOUND = DOERS | frozenset(_BOUND.split())


_PHRASES = FOLDS + AMOUNTS + COMPOUNDS.lstrip() + STEERING.lstrip()


def _index() -> Index:
    rows: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in _PHRASES.strip().splitlines():
        words, _, stands = line.partition("=")
        first, *rest = (stem(word) for word in words.split())
        rows.setdefault(first, []).append((tuple(rest), stands.strip()))
    return {
        first: tuple(sorted(found, key=lambda row: -len(row[0]))) for first, found in rows.items()
    }


PHRASES = _index()
ROLE = {word: role for role, words in _ROLES.items() for word in words.split()}
