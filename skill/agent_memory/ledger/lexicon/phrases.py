"""Phrases that are one word of the field, and the small words that steer a clause.

A phrase is matched on stems, longest first. Its replacement is a content token, a steering word, or
nothing for a lead-in that carries neither.
"""

from __future__ import annotations

from enum import Enum

from agent_memory.ledger.lexicon.folds import FOLDS
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
    SO_FAR = 10  # makes what stands before it a condition: Chinese puts "when" last


# Lead-ins and steering, in the form of the folds; nothing stands for what carries no content.
_STEERING = """
in future =
in the future =
from now on =
from here on =
going forward =
from this point on =
every time =
each time =
all the time =
at all times =
no matter what =
under any circumstances =
in any case =
make sure =
be sure =
do not forget =
don't forget =
dont forget =
never forget =
not forget =
keep in mind =
bear in mind =
never mind =
no problem =
no worries =
not only =
not sure =
why not =
if not =
or not =
i said =
not to = not
remember that =
remember to =
note to self =
note that =
note for later =
how many times =
my go ahead = goahead
my go-ahead = goahead
the go ahead = goahead
green light = goahead
i already said =
as i said =
like i said =
i would like =
would like =
for all projects =
in all projects =
in this repo =
in this repository =
in this project =
in this codebase =
this repo =
this project =
in our project =
in our repo =
by default =
as a rule =
save in memory =
save to memory =
save this to memory =
add to memory =
i want you =
i need you =
i want =
we want =
can you =
could you =
would you =
help me =
feel free =
go ahead and =
go ahead =
go on =
of course =
it is important =
please note =
stop to = stop
no longer = not
not any more = not
not anymore = not
any more =
anymore =
no more = no
no need = not
refrain from = not
not allowed = not
isn't allowed = not
aren't allowed = not
never allowed = not
not permitted = not
not acceptable = not
not ok = not
not okay = not
be avoided = not
no need to = not
not need = not
don't need = not
do not need = not
not necessary = not
instead of = instead-of
rather than = instead-of
in place of = instead-of
as opposed to = instead-of
and not = instead-of
but not = instead-of
en lugar de = instead-of
en vez de = instead-of
au lieu de = instead-of
anstelle von = instead-of
in order to =
so that = because
due to = because
even if = if
only if = only if
as long as = if
as soon as = when
each time you = when
in case = if
why do you = why-do-you
why are you = why-do-you
why did you = why-do-you
you keep = why-do-you
you always = why-do-you
you never = why-do-you
you again = why-do-you
you still = why-do-you
you are still = why-do-you
you're still = why-do-you
why didn't you = why-do-you not
why did you not = why-do-you not
why aren't you = why-do-you not
why haven't you = why-do-you not
you didn't = why-do-you not
you did not = why-do-you not
you haven't = why-do-you not
you forgot = why-do-you not
you keep forgetting = why-do-you not
inside of = inside
van a =
"""

_ROLES = {
    Role.NOT: (
        "not no never don't dont doesn't doesnt cannot can't cant won't shouldn't shouldnt mustn't "
        "mustnt isn't aren't forbidden prohibited banned nunca jamás jamais pas nicht kein keine "
        "keinen nie niemals não nem non mai не никогда нельзя đừng không neither"
    ),
    Role.REFRAIN: "stop avoid avoids avoiding quit evita evitar évite évitez",
    Role.WHEN: (
        "if when whenever before after unless until till while except wenn falls si cuando quand"
    ),
    Role.REASON: "because since otherwise as-it so porque denn weil parce",
    Role.AGAINST: "instead-of statt вместо",
    Role.WITHIN: "in inside into within on for en dans im für em nel",
    Role.IS: "is are be must should equals means ist sind es est",
    Role.COMPLAINT: "why-do-you",
    Role.START: "always please then",
    Role.WITH: "with using via mit avec con",
    Role.ONLY: "only solely 只 只能 只有",
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

# Spellings that only their capitals tell from another word: "todo" is all, in Spanish.
CASED = {"TODO": "todomark", "TODOs": "todomark", "TODOS": "todomark", "FIXME": "todomark"}

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

# These end a turned-down part: what follows is the person's own wish again.
WISH = frozenset({"use", "keep"})
# These forbid an act, and stop a thing: "stop adding logs", "stop the server".
NEEDS_GERUND = frozenset({"stop", "quit"})
# These take something out of the rule instead of narrowing it.
EXCEPTION = frozenset({"unless", "until", "till", "except"})
# What a condition turns on, without what it is about.
TURNS = frozenset({"before", "after", "unless"})

# How a statement goes that gives a wish its reason: "..., our runner has no docker".
_SUBJECTS = """
the it it's its that's this our my their they they're we i there there's nobody everyone everybody
people someone he she that other others
"""
_STATES = """
it's that's they're there's has have had lacks lack is isn't are aren't was were does doesn't don't
can't cannot couldn't won't didn't breaks break broke fails failed crashes hangs hates hate hated
conflicts keeps takes took works worked supports knows wants reads uses costs causes gets got made
makes gave loses lost depends depend expects expect lives live prefers prefer read use want know
need needs
"""
SUBJECTS = frozenset(_SUBJECTS.split())
STATES = frozenset(_STATES.split())
# With one of these it is a second wish.
DEMANDS = frozenset({"must", "should", "shall", "always", "never", "only", "please", "will"})
OBLIGES = frozenset({"need", "needs", "has", "have"})  # ... or with one of these before "to"


# Who does what a condition tells of, and what a verb of the same condition stands after.
DOERS = frozenset({"you", "we", "i"})
BOUND = DOERS | {
    "and",
    "or",
    "to",
    "not",
    "never",
    "always",
    "then",
    "is",
    "are",
    "the",
    "a",
    "say",
}


_PHRASES = FOLDS + _STEERING.lstrip()


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
