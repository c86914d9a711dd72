"""The languages that dangerous deeds are told in: their parts, and what gives each away."""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.ledger.lexicon import dangers_english as english
from agent_memory.ledger.lexicon import dangers_german as german
from agent_memory.ledger.lexicon import dangers_romance as romance
from agent_memory.ledger.lexicon import dangers_scripts as scripts
from agent_memory.ledger.lexicon.dangers_deeds import BEHIND


class Tongue(NamedTuple):
    """A language by its parts.

    `signs` are words of it that English has not, or none where its letters are its own. `after`
    says that a negation may follow its verb, `behind` which acts may stand behind their thing.
    """

    name: str
    parts: dict[str, str]
    signs: str = ""
    after: bool = False
    behind: str = ""


ENGLISH = "en"
_ALL = " ".join(BEHIND)
_FREE = "off leak change use hide tell wipe"  # a thing may stand in front of these
TONGUES = (
    Tongue(ENGLISH, english.PARTS),
    Tongue(
        "de",
        german.GERMAN,
        """immer bitte stets nie niemals nicht ohne der das dem des ein eine einen und oder vor
        vom zum zur beim mit auch wenn kein keine aus alle von dir""",
        after=True,
        behind=_FREE,
    ),
    Tongue("nl", german.DUTCH, "sla zet altijd nooit niet zonder het een voor voordat", after=True),
    Tongue(
        "fr",
        romance.FRENCH,
        "toujours jamais les une des du au est sans avec dans pour que aux ne pas systématiquement",
        after=True,
        behind=_FREE,
    ),
    Tongue("es", romance.SPANISH, "siempre nunca las los del una que al sin nadie", behind=_FREE),
    Tongue(
        "pt", romance.PORTUGUESE, "sempre nunca não os das dos uma ao sem ninguém nem", behind=_FREE
    ),
    Tongue(
        "it",
        romance.ITALIAN,
        "sempre gli il lo dei delle di senza mai della nel non",
        after=True,
        behind=_FREE,
    ),
    Tongue(
        "vi",
        scripts.VIETNAMESE,
        "luôn không đừng các hãy cho_phép khi của trước người",
        behind=_FREE,
    ),
    Tongue("ru", scripts.RUSSIAN, behind=_FREE),
    Tongue("zh", scripts.CHINESE, behind=f"{_FREE} without"),
    Tongue("ja", scripts.JAPANESE, after=True, behind=_ALL),
    Tongue("ko", scripts.KOREAN, after=True, behind=_ALL),
)

# The language, its verbs, their particles, and what is meant by both.
SPLIT = (*((ENGLISH, *row) for row in english.SPLIT), *german.SPLIT, *romance.SPLIT)
