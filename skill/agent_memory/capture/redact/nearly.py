"""Words for a password in the spellings that hurried fingers give them: passwrod, contrasña."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_TABLE = """password passwords passphrase passcode passwort passwörter kennwort losungswort
    contraseña contraseñas wachtwoord wachtwoorden lösenord lösenordet adgangskode adgangskoden
    passord passordet salasana kodeord jelszó credentials motdepasse zugangsdaten anmeldedaten"""
_NOUNS = tuple(_TABLE.split())
_BY_LETTER = {
    letter: tuple(noun for noun in _NOUNS if noun[0] == letter) for letter in {*"".join(_NOUNS)}
}
# Other words that lie as near.
_OTHERS = frozenset(
    [
        "passport",
        "passports",
        "passover",
        "paraphrase",
        "paraphrases",
        "password's",
        "passwordless",
        "passworded",
        "password_",
        "passer",
        "passers",
        "passed",
        "passes",
        "passage",
        "passages",
        "passing",
        "contrast",
        "contraste",
        "contrasts",
        "contrasted",
        "contrasta",
        "contrasting",
        "salaries",
        "kenneth",
        "kennzeichen",
        "wachtend",
        "adding",
        "credential",
        "antwort",
        "passwords'",
        "keyword",
        "passwd",
        "passive",
        "compass",
        "passion",
        "pastoral",
        "passable",
    ]
)
_WORD = re.compile(r"(?<![\w.-])[pkwaclsjzm][^\W\d_][\w@$]{3,13}(?![\w-])", re.IGNORECASE)
_LEET = str.maketrans("4@310$5", "aaeioss")
_SHORT = 8  # letters; a shorter noun bears one slip, a longer one two


def find(text: str) -> Iterator[tuple[int, int]]:
    """Where a text has a word for a password with a slip or two."""
    for word in _WORD.finditer(text):
        if misspelt(word[0].lower()):
            yield word.span()


@lru_cache(maxsize=4096)
def misspelt(word: str) -> bool:
    """Whether a word is none of the nouns and as near to one as a slip of the fingers."""
    plain = word.translate(_LEET)
    if word in _OTHERS or plain in _OTHERS or word in _NOUNS:
        return False
    return any(_near(plain, noun) for noun in _BY_LETTER.get(plain[0], ()))


def _near(word: str, noun: str) -> bool:
    """Whether so few letters are wrong, missing, doubled or swapped."""
    slips = 1 if len(noun) < _SHORT else 2
    if abs(len(word) - len(noun)) > slips or len(set(noun) - set(word)) > slips:
        return False
    return _distance(word, noun) <= slips


def _distance(word: str, noun: str) -> int:
    """How many letters to put, drop, change or swap with the next make one word of the other."""
    before: list[int] = []
    last = list(range(len(noun) + 1))
    for i, letter in enumerate(word, 1):
        row = [i]
        for j, other in enumerate(noun, 1):
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == noun[j - 2] and word[i - 2] == other:
                best = min(best, before[j - 2] + 1)
            row.append(best)
        before, last = last, row
    return last[-1]
