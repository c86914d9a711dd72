"""A standing wish of developers: the forms in which it is said, and how a form is written.

A form is a few words: "not" when it forbids, then words that must all stand in a part, with "/"
between such as stand for each other and "?" after such as may be missing; then perhaps one of
before, after, when, unless, until (with "?" when it may be missing) and the words of that
condition. "+" marks a form that may stand beside another one and says too little alone. A word in
capitals is a class of words.
"""

from __future__ import annotations

from typing import NamedTuple


class Wish(NamedTuple):
    """One wish: its forms, with ";" between them, and clauses that say it and that do not."""

    name: str
    forms: str
    also: str = ""  # may stand anywhere in it and changes nothing
    says: str = ""  # the wish that this is but another side of
    wrong: str = ""  # the self-contained wrong that it turns down
    against: tuple[str, ...] = ()  # the names of wishes that it excludes
    hits: tuple[str, ...] = ()
    misses: tuple[str, ...] = ()


CLASSES = {
    "ASKED": (
        "ask request approval tell say order command instruct explicit require agree allow permit "
        "direct goahead okay ok confirm signoff want knowledge permission approve word wish"
    ),
    "ALONE": (
        "own automatic autonomous yourself unprompted unasked uninvited unrequested proactive"
    ),
    "DONE": (
        "finish done complete claim declare call say tell report task work job end stop ready "
        "fix solve pass"
    ),
    "CHANGED": (
        "change modification edit add implement fix touch modify step task feature phase work"
    ),
    "VERIFY": "verify check look search read inspect test confirm see grep",
    "BAD": "unnecessary useless obvious redundant needless superfluous extra pointless trivial",
    "LONG": "long lengthy verbose wordy essay wall big huge paragraph",
    "FACT": "fact evidence source truth proof reality real",
    "DOC": (
        "doc source code reference manual spec file data implementation web online internet "
        "repo log"
    ),
    "CODE": "code implement implementation edit change coding develop",
    "AMBIGUOUS": (
        "unclear ambiguous unsure doubt uncertain confuse ambiguity miss vague underspecified "
        "confusing contradictory incomplete"
    ),
    "SHORT": (
        "short shortly concisely briefly tersely succinctly shorter briefer concise brief "
        "terse succinct compact crisp minimal"
    ),
}

# These change nothing in any wish.
LIGHT = """
contain anytype other anything again future general many much lot more bit little damn damned
fucking fuck bloody hell shit goddamn wtf bro dude man guys mate sir friend everywhere forever
permanently seriously honestly literally obviously careful carefully okay ok alright mind habit
good default case only long-term stuff smth mode nothing use add give put include provide offer
one next everything first let begin
"""
# ... and these nothing in a condition.
LIGHT_ON = "it give get first write have turn there really so"
