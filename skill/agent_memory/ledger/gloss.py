"""A clause in another language of spaced words, word for word in English.

The languages here put verb, object and condition where English does, so that the words of the field
are all that has to be told. A clause counts as foreign when one table knows most of its words and
some of them are no English.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from agent_memory.accents import plain
from agent_memory.ledger.lexicon import (
    german,
    iberian,
    phrases,
    romance,
    russian,
    values,
    vietnamese,
    words,
)
from agent_memory.ledger.pieces import Piece
from agent_memory.ledger.topic import segments
from agent_memory.text import stem

# The words of a phrase, and what it says: a row of these under the first of its words.
Table = dict[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]]

_NEAR = 3  # words between the two halves of a negation
_KNOWN = 0.6  # of the words of a foreign clause
_LED = 0.5  # ... that begins with one of them
_FEWEST = 2
_PARTS = frozenset({"word", "quoted"})


def glossed(found: list[Piece]) -> list[Piece]:
    """The pieces in English if they are in a language that a table knows, or as they are."""
    typed = [piece.typed for piece in found]
    whole = "".join(typed)
    if whole.isascii() and "'" not in whole and all(map(_is_english, _WORDS.intersection(typed))):
        return found  # as plain English ends
    said = [
        part
        for piece in found
        if piece.kind == "word" and piece.token not in values.OF
        for part in _parts(piece.typed)
    ]
    names = len(said) < _FEWEST and any(piece.token in values.OF for piece in found)
    if len(said) < _FEWEST - names or all(map(_is_english, said)):
        return found
    table = _table(tuple(said))
    if table is None:
        return found
    return [piece for part in segments(_translated(_parted(found), table)) for piece in _led(part)]


@lru_cache(maxsize=8192)
def _table(said: tuple[str, ...]) -> Table | None:
    """The table that knows most of a clause's words, if it knows enough of them."""
    best: Table | None = None
    most = 0.0
    for table, known in _tables():
        count = sum(word in known for word in said)
        # "Evite a voz passiva" begins as no English clause does.
        led = count > 1 and said[0] in known and not _is_english(said[0])
        if count >= max(most, (_LED if led else _KNOWN) * len(said)) and any(
            word in known and not _is_english(word) for word in said
        ):
            best, most = table, count + 0.5
    return best or _denying(said[0])


def _denying(word: str) -> Table | None:
    """The one table in which a word that is no English denies: "niente X", "senza X"."""
    if _is_english(word):
        return None
    found = [table for table, _ in _tables() if _stands(table, word) in _DENIALS]
    return found[0] if len(found) == 1 else None


def _stands(table: Table, word: str) -> tuple[str, ...]:
    """What a word says by itself."""
    return next((stands for phrase, stands in table.get(word, ()) if phrase == (word,)), ())


@lru_cache(maxsize=8192)
def _is_english(word: str) -> bool:
    """Whether a word of a foreign table is an English one as well."""
    return word in _ENGLISH or (words.fold(word) in _FIELD and words.fold(word) == stem(word))


def _parts(typed: str) -> list[str]:
    # "don't" is one English word; "n'utilise" is two French ones.
    said = plain(typed)
    if "'" in said or "-" in said:
        said = said.replace("n't", "nt").replace("'", " ").replace("-", " ")
    return said.split()


def _parted(found: list[Piece]) -> list[Piece]:
    """The pieces with elided words apart: "n'utilise" is two."""
    out: list[Piece] = []
    for piece in found:
        parts = _parts(piece.typed) if piece.kind in _PARTS else []
        if len(parts) > 1:
            out += [Piece(part, piece.kind, words.fold(part)) for part in parts]
        else:
            out.append(piece)
    return out


def _translated(found: list[Piece], table: Table) -> list[Piece]:
    typed = [plain(piece.typed) if piece.kind in _PARTS else "" for piece in found]
    out: list[Piece] = []
    at = 0
    while at < len(found):
        length = 0
        for phrase, stands in table.get(typed[at], ()):
            if tuple(typed[at : at + len(phrase)]) == phrase:
                length = len(phrase)
                said = " ".join(piece.typed for piece in found[at : at + length])
                out += [_standing(word, said, found[at].kind) for word in stands]
                break
        if not length:
            out.append(_bare(found[at]))
        at += length or 1
    return out


def _bare(piece: Piece) -> Piece:
    return piece if piece.token.isascii() else piece._replace(token=plain(piece.token))


def _standing(word: str, said: str, kind: str) -> Piece:
    steers = word in phrases.ROLE or word in _STEERS
    return Piece(word if steers else said, kind, words.fold(word))


def _led(segment: list[Piece]) -> list[Piece]:
    """Put a negation that stands behind its verb, as in French and German, before it."""
    no = [at for at, piece in enumerate(segment) if piece.typed == _NOT]
    if len(no) > 1 and no[1] - no[0] <= _NEAR:  # "non toccare mai" forbids once
        segment = [*segment[: no[1]], *segment[no[1] + 1 :]]
    if any(piece.typed in _OPENS for piece in segment):
        return segment
    at = next((at for at, piece in enumerate(segment) if piece.typed == _NOT), 0)
    before = [piece for piece in segment[:at] if piece.token]
    if not before:
        return segment
    after = [piece for piece in segment[at + 1 :] if piece.token]
    acts = words.ACTS if before[0].token in words.VERBS else words.VERBS
    named = before[0].token not in words.ACTS
    if named and len(after) == 1 and after[0].token in acts:  # the infinitive stands last
        return [segment[at], *segment[at + 1 :], *segment[:at]]
    if before[0].token in words.VERBS and (len(before) == 1 or not after):
        return [segment[at], *segment[:at], *segment[at + 1 :]]
    return segment


_NOT = "not"
_DENIALS = ((_NOT,), ("without",))
_OPENS = frozenset({"when", "if", "before", "after", "unless", "instead-of"})
_STEERS = frozenset({"without", "approval", "you", "first"})


def _shorter(row: tuple[tuple[str, ...], tuple[str, ...]]) -> int:
    return -len(row[0])


def _read(text: str) -> tuple[Table, frozenset[str]]:
    rows: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    known: set[str] = set()
    for line in filter(None, text.splitlines()):
        meaning, _, variants = line.partition("=")
        stands = tuple(meaning.split())
        for variant in variants.split(","):
            phrase = tuple(_parts(variant))
            known.update(phrase)
            rows.setdefault(phrase[0], []).append((phrase, stands))
    table = {
        first: tuple(sorted(found, key=_shorter) if len(found) > 1 else found)
        for first, found in rows.items()
    }
    return table, frozenset(known)


_TEXTS = (
    iberian.SPANISH,
    iberian.PORTUGUESE,
    romance.FRENCH,
    romance.ITALIAN,
    german.GERMAN,
    russian.RUSSIAN,
    vietnamese.VIETNAMESE,
)


@cache  # read when a clause has a word of theirs: all of them take 15 ms
def _tables() -> tuple[tuple[Table, frozenset[str]], ...]:
    return tuple(map(_read, _TEXTS))


# Every word of every table, and no other: what stands before "=" is English.
_VARIANTS = re.sub(r"(?m)^[^=]*=", " ", "\n".join(_TEXTS)).replace(",", " ")
_WORDS = frozenset(_parts(_VARIANTS))
# What is English as well tells no other language.
_FIELD = words.VERBS | words.GENERIC | words.COMMON
_SMALL = """
a i an any as at all also and are be by can come die do fine for from had has in is it legal long me
not no on or per plan son sur the to war was we with pour pose note notes main dev once ha he
her his man men pas am ab hat fast gift rate most just only time done like make made must one
two set what when which who why will you your my our but if then than that this these those
there ci up down out over under old todo give tab tabs prod generate changes change delete edit
exclude database password production document documents
"""
_ENGLISH = frozenset(_SMALL.split())
