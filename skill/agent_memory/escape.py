"""The four escapes: for a terminal, a tag that the model reads, an instruction file, a page.

Each gives one line in which nothing is hidden: a character that a person could not see is spelled
out, except where a script or an emoji needs it.
"""

from __future__ import annotations

import bisect
import itertools
import re
import unicodedata

from agent_memory import policy

_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
# Printable by Unicode's own account, and yet nothing is to be seen.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SELECTORS = (("\u180b", "\u180f"), ("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
_EMOJI = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u27ff\u2900-\u2bff"
    "\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
)
_JOINING = "\u0600-\u06ff\u0750-\u077f\u0900-\u0dff"  # scripts that spell with a zero width joiner
_FLAGS = "|".join(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in region) + "\U000e007f"
    for region in ("gbeng", "gbsct", "gbwls")
)
_OPAQUE = re.compile(
    rf"(?P<kept>{_FLAGS}"
    rf"|(?:(?<=[{_EMOJI}])|(?<=[{_EMOJI}]\ufe0f))\u200d(?=[{_EMOJI}])"
    rf"|(?<=[{_EMOJI}])[\ufe0e\ufe0f]"
    r"|(?<=[0-9#*])\ufe0f(?=\u20e3)"
    rf"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}]))"
    r"|[^\x20-\x7e]"
)
_SPACE = re.compile(r"\s+")

_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "`": "&#96;"}
_TAG = str.maketrans(
    {**_ENTITIES, "\uff1c": "&lt;", "\uff1e": "&gt;", "\ufe64": "&lt;", "\ufe65": "&gt;"}
)

# The client looks for `@` where its markdown parser begins a text: behind white space, and behind
# whatever ends a mark, a link or an escaped sign. Of those only an address ends in a letter.
_IMPORT = re.compile(r"\\.|(?<!\S)[^\s@\\`]*[^\W_]@|(?P<sign>@)(?=\S)")
_CODE = re.compile(r"`(?:[^`\\]|\\[^`])+`(?!`)")
# The beginning of a line in which no link, tag, address or mark can take a backtick for itself.
_TAKING = (
    r"\]\(",
    r"<[a-z/!?]",
    r"~[^~]*~",
    rf"(?:://|www\.)[^\s`]{{0,{policy.MAX_LINE}}}`",
)
_PLAIN = re.compile(rf"(?:(?!{'|'.join(_TAKING)})[^`\\]|\\[^`]|{_CODE.pattern})*", re.IGNORECASE)
_COMMENT = re.compile(r"<(?=!--)|--!?(?=>)")
_OPENING = re.compile(r"[#@!>]|---|```|~~~|[-*+](?=\s|\Z)|([*_])(?:\s*\1){2,}\s*\Z|\[(?=[^\]]*\]:)")
_NUMBERED = re.compile(r"\d{1,9}(?=[.)](?:\s|\Z))")

_MARKDOWN = str.maketrans(
    {**{sign: f"\\{sign}" for sign in "\\`*_[]|~@"}, "&": "&amp;", "<": "&lt;", ">": "&gt;"}
)
_ADDRESS = re.compile(r"(?<=[a-z]):(?=//)|(?<=www)\.", re.IGNORECASE)


def terminal(text: str, *, width: int | None = None) -> str:
    """One line for a terminal, cut to `width` columns; escaping twice is escaping once."""
    line = _visible(text)
    return line if width is None else _fitted(line, width)


def tag(text: str) -> str:
    """One line inside a tag that the model reads; nothing in it closes or opens one."""
    return _folded(text).translate(_TAG)


def block(text: str) -> str:
    """One bullet's text in an instruction file: no heading, import, comment, rule or fence.

    What markdown would act on gets a backslash, which a reader of the page does not see. Escaping
    twice is escaping once.
    """
    line = _COMMENT.sub(_broken, _folded(text))
    line = _unloaded(_at_start(line))
    # A cut may leave half of a code, in which a sign is escaped as it is elsewhere.
    return line if len(line) <= policy.MAX_LINE else block(_cut(line, policy.MAX_LINE - 1))


def page(text: str) -> str:
    """One line of text in a markdown page: no HTML, link, image, emphasis or fence."""
    return _ADDRESS.sub(r"\\\g<0>", _at_start(_folded(text).translate(_MARKDOWN)))


def hides(text: str) -> bool:
    """Whether a text holds what a person would not see, or a terminal would act on."""
    line = _SPACE.sub(" ", text)
    return _visible(line) != line


def columns(text: str) -> int:
    """How many columns of a terminal a line takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    return _OPAQUE.sub(lambda found: found["kept"] or _shown(found[0]), text)


def _shown(char: str) -> str:
    if char in _SHORT:
        return _SHORT[char]
    if char < "\u00a0":
        return f"\\x{ord(char):02x}"
    if (
        char not in _BLANK
        and not _selects(char)
        and (char.isprintable() or unicodedata.category(char) == "Zs")
    ):
        return char
    return f"U+{ord(char):04X}"


def _selects(char: str) -> bool:
    return any(low <= char <= high for low, high in _SELECTORS)


def _folded(text: str) -> str:
    """A text on one line, with every run of white space one space."""
    return _visible(_SPACE.sub(" ", text).strip())


def _fitted(line: str, width: int) -> str:
    ends = list(itertools.accumulate(map(_columns, line)))
    if not ends or ends[-1] <= width:
        return line
    return _cut(line, bisect.bisect_right(ends, width - 1)) if width > 0 else ""


def _columns(char: str) -> int:
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _cut(line: str, at: int) -> str:
    """The first characters of a line, never with half of an emoji: its rest would be hidden."""
    while at and any(not char.isprintable() or _selects(char) for char in line[at - 1 : at + 1]):
        at -= 1
    return line[:at].rstrip() + "…"


def _unloaded(line: str) -> str:
    """A line that makes the client load no file, whatever its parser takes for code."""
    plain = _PLAIN.match(line)
    codes = _CODE.finditer(line, 0, plain.end() if plain else 0)
    inside = {at for code in codes for at in range(*code.span())}

    def escaped(found: re.Match[str]) -> str:
        at = found.start("sign")
        stays = at < 0 or (at in inside and not line[at - 1].isspace())
        return found[0] if stays else r"\@"

    return _IMPORT.sub(escaped, line)


def _broken(found: re.Match[str]) -> str:
    return found[0] + "\\"


def _at_start(line: str) -> str:
    """A line whose beginning no longer means anything to markdown."""
    if number := _NUMBERED.match(line):
        return f"{number[0]}\\{line[number.end() :]}"
    return f"\\{line}" if _OPENING.match(line) else line
