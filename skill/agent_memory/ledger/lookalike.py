"""Words in which a letter of another alphabet passes for a Latin one."""

from __future__ import annotations

import re
import unicodedata

from agent_memory.ledger.lexicon import dangers_letters as letters

_WORD = re.compile(r"[^\W\d_]{3,}")


def words(text: str) -> tuple[str, ...]:
    """The words of a text that are not what they look like."""
    if text.isascii():
        return ()
    return tuple(word for word in _WORD.findall(unicodedata.normalize("NFKC", text)) if _is(word))


def _is(word: str) -> bool:
    if word.isascii():
        return False
    scripts = [_script(letter) for letter in word]
    latin = [letter for letter, script in zip(word, scripts, strict=True) if script == "LATIN"]
    if len(latin) * 2 <= len(word):
        return False  # a word of another language, whatever it borrows
    passing = [at for at, script in enumerate(scripts) if _passes(word[at], script)]
    # An acronym takes an ending of the language around it: "PRов".
    declined = "".join(latin).isupper() and all(at >= len(latin) for at in passing)
    return bool(passing) and not declined


def _passes(letter: str, script: str) -> bool:
    """Whether a letter may pass for a Latin one."""
    if script in letters.SEEN:
        return letter in letters.TWINS
    return script not in {"LATIN", ""}


def _script(letter: str) -> str:
    """The script of a letter by its name; none for one that cannot pass for another."""
    script = unicodedata.name(letter, "").partition(" ")[0]
    return "" if script in letters.APART else script
