"""Where a text announces a secret, and which announcement stands nearest to a place."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from agent_memory.capture.redact import nearly, words
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.redact.words import Announces


SENTENCE = re.compile(
    r"\n|(?<!incl)(?<!\be\.g)(?<!\bi\.e)(?<!\betc)(?<!\bno)(?<!\bnr)(?<!\bvs)(?<!\bca)(?<!approx)"
    r"(?<!z\.b)(?<!bzw)[.]\s|[!?;]\s|[。！？；]",
    re.IGNORECASE,
)


class Cue(NamedTuple):
    """A word or identifier that announces a secret."""

    start: int
    end: int
    announces: Announces
    names_id: bool = False


class Cues(NamedTuple):
    """The cues of one text that announce certain things, in order."""

    cues: tuple[Cue, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def before(self, position: int, reach: int) -> Cue | None:
        """The last cue that ends within reach before a position."""
        at = bisect_right(self.ends, position) - 1
        return self.cues[at] if at >= 0 and self.ends[at] >= position - reach else None

    def after(self, position: int, reach: int) -> Cue | None:
        """The first cue that starts within reach after a position."""
        at = bisect_left(self.starts, position)
        return (
            self.cues[at] if at < len(self.starts) and self.starts[at] <= position + reach else None
        )


_NONE = Cues((), (), ())


@lru_cache(maxsize=4)
def find(text: str) -> tuple[Cue, ...]:
    """Every cue of a text."""
    low = text.lower()
    found: list[Cue] = []
    if any([literal in low for literal in _LITERALS]):  # noqa: C419 - twice as fast as a generator
        found.extend(_identifiers(text))
    foreign = not text.isascii() and _SCRIPT.search(text) is not None
    for phrase in words.PHRASES:
        if foreign or any([literal in low for literal in phrase.literals]):  # noqa: C419 - as above
            found.extend(Cue(*m.span(), phrase.announces) for m in phrase.pattern.finditer(text))
    taken = {cue.start for cue in found}
    found.extend(Cue(*span, "password") for span in nearly.find(text) if span[0] not in taken)
    return tuple(found)


def select(cues: Sequence[Cue], announces: frozenset[Announces]) -> Cues:
    """The cues that announce one of some things; two that overlap are one."""
    if not cues:
        return _NONE
    chosen: list[Cue] = []
    for cue in sorted(cue for cue in cues if cue.announces in announces):
        if chosen and cue.start < chosen[-1].end:
            chosen[-1] = chosen[-1]._replace(end=max(chosen[-1].end, cue.end))
        else:
            chosen.append(cue)
    return Cues(tuple(chosen), tuple(cue.start for cue in chosen), tuple(cue.end for cue in chosen))


def one_sentence(text: str, start: int, end: int) -> bool:
    """Whether no sentence ends in a span."""
    return SENTENCE.search(text, start, end) is None


def about(text: str, cue: Cue, end: int | None = None) -> bool:
    """Whether a cue is of what is the secret's and not the secret, or of a sample of one."""
    return (
        _ABOUT.match(text, cue.end, len(text) if end is None else end) is not None
        or _SAMPLE.search(text, max(0, cue.start - 24), cue.start) is not None
    )


_STEM = re.compile(
    r"""pass|pasw|psass?w|pssw|p[sw]{1,3}d|\bpsw
    |pw\b|psk\b|\bww\b|secret|sekret|segre[td]o|geheimnis|hemm?elighet|token|cred|key|auth|bearer|login|logon|signin|\bpin\b|\bt?otp\b
    |\bmfa\b|\bcvv\b|kennwort|schl(?:ü|ue)ssel|contrase|clave|senha|parola|wachtwoor[dt]|has[lł]o|hasł|hesl
    |\bmdp\b|\bcl[eé]f?\b|chave|klucz|l[öo]senord|adgangskod|salasan|jelsz|[sş]ifre|sandi\b|nyckel
    |anahtar|\bjwt\b|\bpat\b|_pat\b|\bdsn\b|kodeord|lozink|\bgeslo|parool|slapta[zž]|\bsig|access|private|\bapi|webhook|licen[cs]e|serial|session
    |cookie|\bsid\b|account|client|\bapp|\bid\b|_id\b|seed|salt|nonce|signing|encrypt|master|\brotate
    |\brevoke|\bleaked|\bexpires|jeton|chiav[ei]|llave|sleutel|kunci""",
    re.VERBOSE | re.IGNORECASE,
)
# What every match of the patterns holds: most texts hold none of it.
_LITERAL = """pass pasw psasw pssw psd pwd psw psk pw ww secret sekret segre geheimnis
    hemlig hemmel token cred key auth bearer logi logon
    signin pin otp mfa cvv kennwort schl contrase clave senha parola wachtwoor has
    hesl mdp cl chave klucz senord adgangskod salasan jelsz ifre sandi nyckel anahtar
    jwt pat dsn sig access private api webhook licen serial session cookie sid account
    client app id seed salt nonce encrypt master rotate revoke leaked expires kodeord
    lozink geslo parool slapta jeton chiav llave sleutel kunci"""
_LITERALS = tuple(_LITERAL.split())
# Letters of a script that no literal stands for.
_SCRIPT = re.compile("[\u0370-\u1dff\u3000-\ufffd]")
# Scripts that do not part words: a name ends where they begin.
UNPARTED = "\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_UNPARTED = re.compile(f"[{UNPARTED}]")
_ASCII_REST = re.compile(r"[\w$.-]{0,120}")
_REST = re.compile(rf"(?:(?!{_UNPARTED.pattern})[\w$.-]){{0,120}}")
_LEAD = "_-$."
# A value that hangs at its name by a hyphen: name-<uuid>, token-<20 characters>.
_HANGING = re.compile(
    r"[-_.:](?:[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
    r"|(?=[A-Za-z]{0,40}\d)[A-Za-z0-9]{20,})"
)
_COUNTED = re.compile(
    r"(?:first|second|third|last|final|next|each|every|one|two|this|that|\d)\s$", re.IGNORECASE
)
_GIVES = re.compile(
    r"""(?:\s(?:for|of|on|del?|der|des|du|da|do|vom|zum|per)\s[\w-]{2,20}(?:\s[\w-]{2,20})?)?
    ["'`]?\]?\s?(?:[:=]|(?:is|was|es|ist|est)\b|->|['’]s\s)""",
    re.VERBOSE,
)
_LOGIN = re.compile(
    r"(?:user(?:name)?|login|root|admin|sudo|account|e-?mail|wi-?fi|ssh|ftp|smtp|keystore|vpn|router|nas)\b",
    re.IGNORECASE,
)
_WHICH = re.compile(
    r"\b(?:old|new|current|temporary|temp|default|master|shared|usual|store|key|alias|db|mail|zip|rar|rdp)\s$|[,;/|]\s$",
    re.IGNORECASE,
)
_OF = re.compile(
    r"\b(?:db|postgres|mysql|redis|mongo|grafana|jenkins|nas|mail|zip|rar|rdp|root|admin|sudo|ssh|s?ftp|wi-?fi|vpn)\s$",
    re.IGNORECASE,
)
_ASKED = re.compile(r"\s(?:for|of|on|to)\s(?:the\s)?[\w-]{2,20}(?:\s[\w-]{2,20})?\?\s")
_BEGUN = re.compile(r"(?:^|\n|[.!?]\s)(?:(?:the|and|whats|what['’]s)\s(?:the\s)?)?$", re.IGNORECASE)
_LAST = re.compile(r"[\"'`]?(?:[.,!?;)]|\s*$|\s(?:on|of|for|in)\s[\w\s-]{2,30}\?\s)")
_MADE = re.compile(
    r"\s[\"'`]?(?=[^\s]{0,40}\d)[A-Za-z][^\s\"'`(),;]{5,40}(?=[.,;)\"'`]*(?:\s*$|\n|[,;/|)]|\s[/|]))"
)
_ARTICLE = re.compile(r"(?<!\w)(?:la|il|el|das|die|mi|tu|mein|meine|ma|minha)\s$", re.IGNORECASE)
_TAKEN_AS = re.compile(
    r"\b(?:with|use|using|mit|avec|con|com)\s[\"'`]?\S{4,40}\s(?:as|als|comme|como)\s$",
    re.IGNORECASE,
)
# What is called secret or key and is none.
_IDIOM = re.compile(
    r"secret\s(?:sauce|santa|weapon|ingredient|recipe|agent|garden|passage|menu|level|boss|club|ballot)s?\b",
    re.IGNORECASE,
)
# What is the secret's and not the secret: its name, its store, what checks it.
_ABOUT = re.compile(
    r"""(?:['’]s?)?[\s-](?:(?:strength|hash|hint|reset|input|rotation|mail|email|link|page|login|user)[\s-]){0,2}
    (?:name|path|hints?|column|table|type|kind|class|lib|library|package|module|plugin|scann(?:er|ing)
    |stor(?:e|age)|manager|polic(?:y|ies)|rules?|length|strength|meter|hash(?:es|er|ing)?|algorithm
    |check(?:er|s)?|fields?|ids?|inputs?|labels?|icon|button|expiry|ttl|entropy|history|tests?|validat(?:or|ion)|form|page|screen|component|widget|theme|endpoint|route|service
    |server|provider|backend|engine|driver|format|schema|version|rotation|job|script|tests?|spec|flow
    |template|mail|model|topic|queue|bucket|namespace|group|role|owner|label|prefix|suffix)\b""",
    re.VERBOSE | re.IGNORECASE,
)
_SAMPLE = re.compile(
    r"\b(?:example|sample|dummy|fake|placeholder|mock|bogus|beispiel)[\s-]$", re.IGNORECASE
)
_SECRET_ID = re.compile(r"(?<!client[_-])secret[_-]?id$")  # an application's second half
_OTHER_KEY = re.compile(rf"(?<![^\W_]){words.OTHER_KEY}[\s-]$", re.IGNORECASE)
_REACH = 24  # characters
_LONGEST = 120  # characters of an identifier


PROVEN: tuple[Proven, ...] = (
    Proven(
        _STEM,
        ("passwd", "apiKey", "rootpw", "Schlüssel", "contraseña", "nyckel"),
        ("the lamp", "pnpm", "a spark"),
    ),
    Proven(
        _ABOUT,
        (" strength meter", " reset page", "'s name", "-field"),
        (" is x", ": x", " for the lamp"),
        anywhere=False,
    ),
)


def _identifiers(text: str) -> Iterator[Cue]:
    done = 0
    for stem in _STEM.finditer(text):
        if stem.start() < done:
            continue
        start = _start(text, stem.start(), max(done, stem.start() - _LONGEST))
        end = _end(text, stem.end())
        done = max(end, stem.end())
        name = text[start:end]
        announces = words.announced(name)
        if _IDIOM.match(text, start) or (
            announces == "key" and _OTHER_KEY.search(text, max(0, start - _REACH), start)
        ):
            continue
        if announces and (name.lower().rstrip("0123456789") != "pass" or _noun(text, start, end)):
            yield Cue(start, end, announces, _names_id(name.lower()))


def _names_id(name: str) -> bool:
    """Whether an identifier is one of an id; the id that is itself the secret is none."""
    return name.endswith(("id", "ids")) and not _SECRET_ID.search(name)


def _start(text: str, position: int, lowest: int) -> int:
    while position > lowest and (text[position - 1].isalnum() or text[position - 1] in _LEAD):
        if text[position - 1] > "\u0dff" and _UNPARTED.match(text, position - 1):
            break
        position -= 1
    return position


def _end(text: str, position: int) -> int:
    """Where an identifier ends; a dot that closes the sentence is not its part."""
    rest = (_ASCII_REST if text.isascii() else _REST).match(text, position)
    end = rest.end() if rest else position
    while end > position and text[end - 1] in ".-$":
        end -= 1
    hanging = _HANGING.search(text, position, end)
    return hanging.start() if hanging else end


def _noun(text: str, start: int, end: int) -> bool:
    """Whether `pass` is short for password, and not a verb or a run over something."""
    before = text[max(0, start - 12) : start]
    return (_GIVES.match(text, end) is not None and not _COUNTED.search(before)) or (
        _LOGIN.search(text, max(0, start - 40), start) is not None
        or (_ASKED.match(text, end) is not None and _BEGUN.search(before) is not None)
        or _ARTICLE.search(before) is not None
        or _TAKEN_AS.search(text, max(0, start - 60), start) is not None
        or (_WHICH.search(before) is not None and _MADE.match(text, end) is not None)
        or (_OF.search(before) is not None and _LAST.match(text, end) is not None)
    )
