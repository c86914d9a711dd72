"""Chinese words of the field, by the English tokens or steering words that they stand for."""

from __future__ import annotations

from agent_memory.ledger.lexicon.chinese_acts import ACTS
from agent_memory.ledger.lexicon.chinese_steering import STEERING
from agent_memory.ledger.lexicon.chinese_things import THINGS
from agent_memory.ledger.lexicon.chinese_trades import TRADES


def _together(*tables: dict[str, str]) -> dict[str, str]:
    """The words of all tables: a token of several has the words of each."""
    found: dict[str, str] = {}
    for table in tables:
        for token, said in table.items():
            found[token] = f"{found[token]} {said}" if token in found else said
    return found


CHINESE = _together(STEERING, ACTS, THINGS, *TRADES)
