"""The pieces of a clause: words, names, numbers and pauses, in order, with what each stands for.

Names are kept whole and phrases of the field are one word. A quoted sentence is taken apart as well
and its pieces are marked: they help to tell two clauses apart, and claim nothing by themselves.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger.lexicon import asides, cjk, phrases, spellings, words
from agent_memory.ledger.lexicon.traditional import SCRIPT
from agent_memory.text import stem

if TYPE_CHECKING:
    from collections.abc import Iterable

_Reads = Callable[[list["Piece"], str, str], None]
_Table = dict[str, list[tuple[list[str], tuple[str, ...]]]]


class Piece(NamedTuple):
    """One word of a clause: as typed, what it is, and the token it stands for."""

    typed: str
    kind: str
    token: str


NO_PIECE = Piece("", "stop", "")


def pieces(text: str) -> list[Piece]:
    """The pieces of a clause."""
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text).translate(SCRIPT).replace("’", "'")
    return _scanned(asides.without(text), "")


def _scanned(text: str, kind: str) -> list[Piece]:
    found: list[Piece] = []
    if any(map(text.__contains__, _QUOTES)):
        for match in _SCAN.finditer(text):
            _READ[match.lastgroup or ""](found, match.group(), kind)
        return _phrased(found)
    for said in text.split():  # but for a quotation no piece holds a blank
        whole, parts = _read_of(said)
        if whole is not None and not kind:
            found.append(whole)
        for read, typed in parts if whole is None or kind else ():
            read(found, typed, kind)
    return _phrased(found)


@lru_cache(maxsize=32768)
def _read_of(said: str) -> tuple[Piece | None, tuple[tuple[_Reads, str], ...]]:
    """What stands between two blanks, in parts and with what reads each; a word as it is read."""
    parts = tuple((_READ[one.lastgroup or ""], one.group()) for one in _SCAN.finditer(said))
    read, typed = parts[0] if len(parts) == 1 else (_nothing, "")
    alone = read is _word and len(typed) > 1 and typed not in _ORDINALS
    return (_read_word(typed, "") if alone else None), parts


def _phrased(found: list[Piece]) -> list[Piece]:
    roots = [_root(piece.typed) for piece in found]
    if _PHRASES.keys().isdisjoint(roots):
        return found
    out: list[Piece] = []
    at, last = 0, len(found) - 1
    while at <= last:
        piece = found[at]
        table = _PHRASES.get(roots[at])
        second = roots[at + 1] if at < last else ""
        # Most words that begin a phrase begin none here.
        begins = table and (second in table or "" in table) and piece.kind != "stop"
        length, stands = _longest(table, roots, at) if table and begins else (0, ())
        if length:
            said = " ".join([part.typed for part in found[at : at + length]])
            if said not in phrases.APART:
                out += [_standing(word, said, piece.kind) for word in stands]
                at += length
                continue
        out.append(piece)
        at += 1
    return out


def _longest(table: _Table, roots: list[str], at: int) -> tuple[int, tuple[str, ...]]:
    """How many pieces the longest phrase takes that begins here, and what stands for it."""
    second = roots[at + 1] if at + 1 < len(roots) else ""
    for rest, stands in table.get(second, ()):
        if roots[at + 1 : at + 1 + len(rest)] == rest:
            return len(rest) + 1, stands
    return (1, table[""][0][1]) if "" in table else (0, ())


def _standing(word: str, said: str, kind: str) -> Piece:
    if word.isdigit():
        return Piece(word, kind if kind == "quoted" else "number", word)
    return Piece(word if word in phrases.ROLE else said, kind, words.fold(word))


_root = lru_cache(maxsize=32768)(stem)


def _by_second(rows: Iterable[tuple[tuple[str, ...], str]]) -> _Table:
    """Phrases of one first word by their second, the longest first."""
    table: _Table = {}
    for rest, stands in rows:
        row = list(rest), tuple(stands.split())
        table.setdefault(rest[0] if rest else "", []).append(row)
    return table


_PHRASES = {first: _by_second(rows) for first, rows in phrases.PHRASES.items()}


_QUOTES = ("`", '"', "\u201c", "\u300c")
# A plain word comes first, as most are: it need not be tried as every kind of name.
_SCAN = re.compile(
    r"""
    (?P<plain>(?<!\S)(?:[A-Z]?[a-z]+)(?=[\s,]|\Z))
  | (?P<url>https?://[^\s,;]+)
  | (?P<span>`[^`\n]{1,120}`|"[^"\n]{2,120}"|“[^”\n]{2,120}”|「[^」\n]{1,80}」)
  | (?P<mask>\[redacted:[a-z0-9_-]+\]|<[A-Za-z_]{1,12}>)
  | (?P<anchor>
        (?<![\w-])--?[A-Za-z][A-Za-z0-9-]*
      | @?(?:[~.]{0,2}/)(?:[A-Za-z0-9_.@*-]+/?)+
      | @?[A-Za-z0-9_.@-]+(?:/[A-Za-z0-9_.@*-]+)+/?
      | [A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*\.[a-z][a-z0-9]{0,9}(?![A-Za-z0-9])
      | \.[a-z][a-z0-9]{1,11}(?![A-Za-z0-9])
      | [A-Za-z0-9]*_[A-Za-z0-9_]+
      | [a-z]+[A-Z][A-Za-z0-9]*
      | [A-Za-z]+(?:-[A-Za-z]+)*-?\d[A-Za-z0-9.-]*[A-Za-z0-9]|[A-Za-z]+-?\d
      | [A-Za-z_][A-Za-z0-9_-]*/(?![\w*])
      | [A-Za-z]:\\[A-Za-z0-9_.\\-]*
      | \#\d+
    )
  | (?P<number>\d+(?:[.,]\d+)*(?:%|[a-zA-Z]{1,3}(?![A-Za-z]))?)
  | (?P<word>[A-Za-zÀ-ɏͰ-ӿḀ-ỿ]+(?:['’][A-Za-zÀ-ɏ]+)*)
  | (?P<unspaced>[㐀-鿿぀-ヿ々]+|[가-힣]+)
  | (?P<other>[^\W\d_]+)
  | (?P<port>(?:(?<![^\s(])|(?<=localhost)):\d{2,5}(?![\w:]))
  | (?P<stop>[,;:，；：、])
    """,
    re.VERBOSE,
)
_LETTERS = frozenset("ABCDEFGHJKLMNOPQRSTUVWXYZ")
# A model with its maker: "acme_xr400" is what is called "xr400".
_MODEL = re.compile(r"[a-z]{2,}[_-]([a-z]{2,}\d{2,}[a-z]?)\Z")
_OPTION = re.compile(r"-[a-z]\Z")
_SUFFIX = "abcdefghijklmnopqrstuvwxyz%"
_ORDINALS = frozenset({"first", "last"})
_SMALL = re.compile(r"[a-z]+(?:/[a-z]+)?\Z")


def _word(found: list[Piece], typed: str, kind: str) -> None:
    if len(typed) == 1 and found and typed in _LETTERS and found[-1].token:  # module A, plan B
        low = typed.casefold()
        found.append(Piece(low, kind or "anchor", low))
        return
    if typed in _ORDINALS and found and found[-1].typed == "the":  # "the last chapter"
        found.append(Piece(typed, kind or "word", typed))
        return
    found.append(_read_word(typed, kind))


@lru_cache(maxsize=32768)
def _read_word(typed: str, kind: str) -> Piece:
    low = phrases.CASED.get(typed) or typed.casefold()
    if low in spellings.NUMERALS:
        return Piece(low, kind or "number", spellings.NUMERALS[low])
    return Piece(low, kind or "word", words.fold(low))


def _anchor(found: list[Piece], typed: str, kind: str) -> None:
    low = typed.casefold().replace("\\", "/").lstrip("@").rstrip("/.,-")
    if _SMALL.match(low) and (low not in words.STOP or typed[-1] != "/"):
        # and/or, yes/no, src/utils: two words; "out/" is a folder
        for part in low.split("/"):
            _word(found, part, kind)
        return
    folder, _, name = low.rpartition("/")
    if folder and name in phrases.COMMON_NAMES:
        name = f"{folder.rpartition('/')[2]}/{name}"
    elif folder and name in phrases.COMMON_FOLDERS:
        name = low
    model = _MODEL.match(name)
    name = model[1] if model else name
    known = phrases.NAMES.get(name)
    if known:
        found.append(Piece(low, kind or "word", words.fold(known)))
    else:
        if found and _OPTION.match(found[-1].token) and name[0] != "-":
            del found[-1]  # "-m xr400" names xr400
        found.append(Piece(low, kind or "anchor", name if len(name) > 1 else low))


def _number(found: list[Piece], typed: str, kind: str) -> None:
    """Add a number, and its unit as a word: "5MB" is "5 mb"."""
    number = typed.casefold()
    bare = number.rstrip(_SUFFIX)
    unit = number[len(bare) :]
    if unit and (unit in spellings.UNITS or unit in spellings.UNIT_NAMES):
        found.append(Piece(bare, kind or "number", bare))
        found.append(_read_word(spellings.UNIT_NAMES.get(unit, unit), kind))
    else:
        found.append(Piece(typed, kind or "number", number))


def _unspaced(found: list[Piece], typed: str, kind: str) -> None:
    for word, meaning in cjk.words(typed):
        if word == "的" and found and found[-1].token in words.VERBS:  # what is done to a thing
            found[-1] = found[-1]._replace(token="")
        if meaning == "!!" or not meaning:
            continue
        if meaning == "!":
            found.append(Piece("not", "word", ""))
        elif meaning.startswith("->"):
            found.append(Piece(meaning[2:], "word", ""))
        elif meaning.isdigit():
            _number(found, meaning, kind)
        else:
            token = words.fold(meaning) if meaning.isascii() else meaning
            found.append(Piece(word, kind or "word", token))


def _other(found: list[Piece], typed: str, kind: str) -> None:
    pairs = (typed[at : at + 2] for at in range(max(1, len(typed) - 1)))
    found.extend(Piece(pair, kind or "word", pair) for pair in pairs)


def _span(found: list[Piece], typed: str, _: str) -> None:
    inner = typed[1:-1].strip()
    # A single quoted name is that name; a quoted sentence is somebody's example and claims nothing.
    kind = "quoted" if " " in inner else ""
    found.extend(_scanned(inner, kind))


def _port(found: list[Piece], typed: str, kind: str) -> None:
    found.append(Piece("port", kind or "word", words.fold("port")))
    _number(found, typed[1:], kind)


def _stop(found: list[Piece], typed: str, _: str) -> None:
    found.append(Piece(typed, "stop", ""))


def _url(found: list[Piece], typed: str, kind: str) -> None:
    """Add an address by its last part, as a path is."""
    low = typed.casefold().partition("://")[2].rstrip("/.)")
    found.append(Piece(low, kind or "anchor", low.rpartition("/")[2] or low))


def _nothing(_: list[Piece], __: str, ___: str) -> None:
    return


_READ = {
    "plain": _word,
    "url": _url,
    "mask": _nothing,
    "span": _span,
    "anchor": _anchor,
    "number": _number,
    "word": _word,
    "unspaced": _unspaced,
    "other": _other,
    "port": _port,
    "stop": _stop,
}
