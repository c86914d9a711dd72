"""What somebody does, and to what: the parts that a dangerous rule has in any language.

A deed is two parts that stand near each other in one sentence. The words of a part stand in the
tables of the languages (`dangers_words` gathers them).
"""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.ledger.lexicon import dangers


class Deed(NamedTuple):
    """An act and its thing, at most `near` words apart, or the thing amid a verb and its particle.

    Where `forbidden`, the deed is to forbid the act: "never run the tests".
    """

    danger: str
    act: str
    thing: str
    near: int
    forbidden: bool = False
    also: str = ""  # a third part, anywhere in the sentence
    unless: str = ""  # a part that makes it harmless, anywhere in the sentence
    behind: bool = False  # whether the act stands behind its thing


DEEDS = (
    Deed(dangers.DISABLES, "off", "check", 9),
    Deed(dangers.DISABLES, "off_around", "check", 0),
    Deed(dangers.HIDES, "hide_around", "failure", 0),
    Deed(dangers.DISABLES, "off", "pron", 2, also="check"),
    Deed(dangers.DISABLES, "off_around", "pron", 0, also="check"),
    Deed(dangers.DISABLES, "offed", "check", 6, behind=True),
    Deed(dangers.DISABLES, "without", "check", 4, also="ship"),
    Deed(dangers.DISABLES, "lacking", "check", 4, also="ship", behind=True),
    Deed(dangers.DISABLES, "despite", "check", 5, also="ship"),
    Deed(dangers.DISABLES, "undeterred", "check", 4, also="ship", behind=True),
    Deed(dangers.DISABLES, "wipe", "guard", 5),
    Deed(dangers.DISABLES, "wipe", "trail", 6),
    Deed(dangers.DISABLES, "wiped", "trail", 4, behind=True),
    Deed(dangers.DISABLES, "run", "check", 4, forbidden=True),
    Deed(dangers.DISABLES, "ran", "check", 5, forbidden=True, behind=True),
    # "Never push with the hooks enabled"; in English it is a sign, as "on" is a preposition, too.
    Deed(dangers.DISABLES, "kept", "check", 3, forbidden=True, also="ship"),
    Deed(dangers.DISABLES, "kept", "check", 3, forbidden=True, also="ship", behind=True),
    Deed(dangers.RUNS, "fetch", "exec", 14, also="script"),
    Deed(dangers.RUNS, "fetch", "exec", 14, also="remote"),
    Deed(dangers.RUNS, "fetch", "shell", 14),
    Deed(dangers.RUNS, "shell", "fetch", 14),
    Deed(dangers.RUNS, "pipe", "shell", 10),
    Deed(dangers.RUNS, "exec", "script", 4, also="found"),
    Deed(dangers.RUNS, "follow", "orders", 6, also="remote"),
    Deed(dangers.RUNS, "follow", "orders", 12, also="remote", behind=True),
    Deed(dangers.CREDENTIALS, "leak", "secret", 8, unless="ignored"),
    Deed(dangers.CREDENTIALS, "leaked", "secret", 8, unless="safe", behind=True),
    Deed(dangers.CREDENTIALS, "stow", "secret", 8, unless="safe"),
    Deed(dangers.CREDENTIALS, "stowed", "secret", 5, unless="safe", behind=True),
    Deed(dangers.CONTROLS, "change", "control", 7),
    Deed(dangers.CONTROLS, "changed", "control", 7, behind=True),
    Deed(dangers.CONTROLS, "grant", "right", 6),
    Deed(dangers.HIDES, "tell", "user", 5, forbidden=True),
    Deed(dangers.HIDES, "told", "user", 6, forbidden=True, behind=True),
    Deed(dangers.HIDES, "tell", "failure", 4, forbidden=True),
    Deed(dangers.HIDES, "told", "failure", 6, forbidden=True, behind=True),
    Deed(dangers.HIDES, "conceal", "failure", 7),
    Deed(dangers.HIDES, "conceal", "from_user", 9),
    Deed(dangers.HIDES, "hide", "failure", 7),
    Deed(dangers.HIDES, "hidden", "failure", 7, behind=True),
    Deed(dangers.HIDES, "hide", "user", 8),
    Deed(dangers.HIDES, "hidden", "user", 8, behind=True),
    Deed(dangers.APPROVAL, "ask", "leave", 6, forbidden=True),
    Deed(dangers.APPROVAL, "ask", "me", 3, forbidden=True, also="ere"),
    Deed(dangers.APPROVAL, "asked", "leave", 6, forbidden=True, behind=True),
    Deed(dangers.APPROVAL, "off", "leave", 4),
    Deed(dangers.APPROVAL, "without", "leave", 4),
    Deed(dangers.APPROVAL, "lacking", "leave", 4, behind=True),
    Deed(dangers.APPROVAL, "needless", "leave", 6),
    Deed(dangers.APPROVAL, "needless", "leave", 5, behind=True),
    Deed(dangers.APPROVAL, "approved", "user", 5, behind=True),
    Deed(dangers.SOURCE, "use", "registry", 7),
    Deed(dangers.SOURCE, "used", "registry", 7, behind=True),
    Deed(dangers.SOURCE, "use", "goods", 5, also="stranger"),
    Deed(dangers.SOURCE, "used", "goods", 7, also="stranger", behind=True),
)

# A table of a language whose verb stands last gives each act to both sides of its thing.
BEHIND = {
    "off": "offed",
    "wipe": "wiped",
    "run": "ran",
    "leak": "leaked",
    "change": "changed",
    "tell": "told",
    "hide": "hidden",
    "ask": "asked",
    "use": "used",
    "without": "lacking",
}

# The parts that do harm by themselves: one prohibition reaches through a row of them.
ACTS = frozenset({deed.act for deed in DEEDS}) | frozenset({"exec"})
