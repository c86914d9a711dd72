"""Chinese words of the field, by the English tokens or steering words that they stand for."""

from __future__ import annotations

from agent_memory.ledger.lexicon.chinese_acts import ACTS
from agent_memory.ledger.lexicon.chinese_steering import STEERING
from agent_memory.ledger.lexicon.chinese_things import THINGS

CHINESE = STEERING | ACTS | THINGS
