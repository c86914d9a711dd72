"""A value right behind its name: NAME=value, name: "value", the name is value, NAME value."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.redact import chosen, opaque, spare, value
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.capture.redact.cues import Cue
    from agent_memory.capture.redact.value import Value

KINDS = frozenset({"password", "key", "code"})

# A form of "to be" or of giving a value, in the languages of the words.
COPULA = (
    r"is|reads|it['’]s|that['’]s|c['’]est|das\sist|werd|wurde|are|was|be|been|=|:|to|ist|lautet|lauten|war|auf|es|son|era|est|sont|è|é|são"
    r"|jest|to|это|є|е|är|er|on|je|este|és|yra|adalah|là|είναι|है|هي|هو|היא|הוא|คือ|است|equals|as|olarak|sebagai|jako|comme|como|som|with|using|mit|con|avec|com"
)
# Since when a value is the one: as of today, sinds gisteren.
SINCE = (
    r"(?:(?:as\sof|since|seit|sinds|depuis|desde|da|od|с|з|från|fra)\s)?(?:yesterday|today|gestern|heute|gisteren|vandaag"
    r"|hier|ayer|hoy|ontem|hoje|ieri|oggi|wczoraj|dziś|igår|idag|вчера|сегодня|вчора|сьогодні)"
)
# What tells somebody to type a value, or says that it comes.
HAND = (
    r"enter|type|try|put|paste|give\sit|kommt|gib|nimm|nimmst\sdu|gibst\sdu|trag|tippe?|mets|tapez?|entre|entrez|pon|pones|pon[eé]s"
    r"|mete|ingresa|digita|metti|inserisci|insere|coloca|põe|wpisz|podaj|введи|вводи|вводим|вставь|впиши|введіть|vul|typ|skriv"
    r"|zadej|írd|ketik|masukkan|nhập"
)
# That a value is the one by now, or by way of speaking.
STILL = (
    r"now|still|currently|always|just|simply|probably|actually|really|jetzt|aktuell|momentan|noch|immer|weiterhin|nach\swie\svor"
    r"|maintenant|toujours|encore|ahora|siempre|todavía|todavia|aún|aun|agora|ainda|sempre|adesso|ancora|teraz|nadal|wciąż"
    r"|nu|nog|steeds|altijd|fortfarande|stadig|fortsatt|hala|hâlâ|şimdi|сейчас|теперь|ещё|еще|всё|все|пока|зараз|тепер"
)
_JOINT = re.compile(
    r"""(?:["']?[,\s]\s{0,20}["']?value(?=["']?\s{0,2}[=:]))?(?:(?!['’]s\s)\\{0,3}["'`\])}*]){0,4}\s{0,4}
    (?:(?:string|str|String|&str|const|text)\s{0,2}(?==))?
    (?:(?:[がを]?(?:変わりました|変更しました|変えました)|[改换变]了|\s?(?:바뀜|변경됨))[，,、]?\s?)?
    (?P<op>=>|:=|::=+|\?=|\.=|\+=|->|→|={1,3}|:{1,4}|\|{1,2}|,|>|\?(?=\s)|-(?=\w)|[–—-](?=\s)|['’]s(?=\s)
        |(?:还|仍|依然|一直|目前|现在|暂时|应该|统一|就|都|先){0,2}(?:是(?:那个|这个|老的|原来的)?：?|用的是|用)|为|為|는|은|이|가|를|을|は|を|(?:我们?|已经?|刚刚?|都|又|被|给){0,3}(?:写死|硬编码|[改换设写])[成为]了?)?
    \s{0,12}""",
    re.VERBOSE,
)
_TEMPLATE = re.compile(r"\{\{[^{}]*$")  # {{ .Values.password | quote }}
FROM = re.compile("から|より|에서")  # a place that it comes from: パスワードはVaultから
_OPENED = 80  # characters
_ASIDE = re.compile(r"\s?\([^()\n]{1,60}\)(?=\s{0,2}(?:[:=→]|->|=>|is\b|[0-9a-f]{8}-))")
_VERB = re.compile(
    rf"(?:(?:{COPULA}|{STILL}|a|à|para|naar|auf|na|на|su|set|changed|new|the|usual|same|old"
    r"|übrigens|btw|apparently|maybe|perhaps"
    r"|provisoire|temporaire|nouveau|nouvelle|actuel|temporal|nueva|actual|provisória|nova|atual|nuova|attuale"
    rf"|{SINCE}"
    r"|temporanea|tymczasowe|nowe|novo|temporary|default|initial|current|новый|старый|временный|might|may|could|should|must"
    r"|(?:not|no\slonger)\s[\"'`]?[^\s\"'`]{1,40}[\"'`]?,?\s(?:but|it['’]s|now))\s+){1,4}",
    re.IGNORECASE,
)
# What a password is for, between its word and a value that no verb ties to it.
_FOR = re.compile(
    r"""(?:\s(?:for|of|on|to|in|für|von|vom|zum|de|del|du|pour|para|do|da|per|voor|do|dla|от|для|к|на|до|від|na|za|til|till|untuk|cho|için)\s
    (?:(?:the|our|my|la|el|le|les|der|die|das|den|dem|het|de)\s)?[\w-]{2,24}(?:\s[\w-]{2,24})?){1,2}[,:]?\s{1,3}
    (?=["'`]?[^\s"'`]{6,40}["'`]?(?:[.,;)]|\s*$|\s*\n))""",
    re.VERBOSE | re.IGNORECASE,
)
_OR = re.compile(
    r"""["'`]?,?\s(?:or|oder|ou|o|или|чи|eller|of|lub|nebo|veya)\s(?:maybe\s)?["'`]?([^\s"'`]{6,60})""",
    re.IGNORECASE,
)
_CONTINUED = re.compile(r"(?:\\\r?\n[ \t]{0,12}[A-Za-z0-9+/=_.-]{4,400}){1,20}")
_CHUNK = re.compile(r" ((?=[A-Za-z]{0,40}\d)(?=\d{0,40}[A-Za-z])[A-Za-z0-9]{6,40})(?![\w.-])")
_PIN = range(4, 9)  # digits
_LONG_PIN = range(6, 9)  # ... of a password; fewer are a length, an age, a port
_COUNTING = "01234567890 9876543210"
_VARIED = 3  # different digits
_LONG_NUMBER = 15  # digits; shorter ones are times and ids
_PHRASE = 4  # words
_RUN_TOGETHER = re.compile(r"[a-z]{16,40}")  # words without gaps; no word of a rule is that long
_KEY = 8  # characters
_HALVES = re.compile(r"[0-9a-f]{6,32}:[0-9a-f]{6,64}$")  # of one key that two parts make up
_NUMBERED = re.compile(r"(?=.{16})[A-Za-z]+\d{6,}[A-Za-z]*$")
_GROUPS = re.compile(
    r"(?=[a-zA-Z-]*\d)(?=[\d-]*[a-zA-Z])[a-zA-Z0-9]{4,8}(?:-[a-zA-Z0-9]{4,8}){1,7}$"
)
_FOURS = re.compile(r"(?:[a-z]{4}-){3}[a-z]{4}")  # as services draw them for one app
_JUMBLE = re.compile(r"[!-~]{10,64}")
_VOWELS = 0.28  # share of a word's letters
_READS = 0.2  # share of them that may


PROVEN: tuple[Proven, ...] = (
    Proven(
        _VERB,
        ("is now x", "lautet jetzt x", "сейчас x", "no longer x1 but x"),
        ("isn't x", "nowhere x"),
        anywhere=False,
    ),
    Proven(
        _FOR,
        (" for the old press velvet77.", " für den Drucker velvet77,"),
        (" for the old press that we have",),
        anywhere=False,
    ),
)


def find(text: str, cues: Iterable[Cue]) -> Iterator[Finding]:
    """Every secret that stands right behind the word that announces it."""
    taken = 0
    for cue in sorted(cues):
        found = _behind(text, cue) if cue.start >= taken else None
        if found:
            yield from _others(text, found)
            rest = _CONTINUED.match(text, found.end)
            found = found._replace(end=rest.end() if rest else _chunks(text, found))
            taken = found.end
            yield found


def _chunks(text: str, found: Finding) -> int:
    """Where a key ends that gaps part into chunks, each drawn as the first one."""
    end = found.end
    if found.kind == "key" and text[found.start : end].isalnum():
        while (chunk := _CHUNK.match(text, end)) and opaque.solid(chunk[1]):
            end = chunk.end()
    return end


def _others(text: str, found: Finding) -> Iterator[Finding]:
    """The second of two passwords of which one may be right: X or Y."""
    other = _OR.match(text, found.end) if found.kind == "password" else None
    if other:
        token = other[1].rstrip(value.TRAIL)
        if any(map(str.isdigit, token)) and chosen.weight(token) >= chosen.SAID:
            yield Finding(other.start(1), other.start(1) + len(token), found.kind)


def _behind(text: str, cue: Cue) -> Finding | None:
    aside = _ASIDE.match(text, cue.end)
    joint = _JOINT.match(text, aside.end() if aside else cue.end)
    if joint is None or text.startswith((":?", "?:"), cue.end):  # ${NAME:?what to say without it}
        return None
    if joint["op"] == "|" and _TEMPLATE.search(text, max(0, cue.start - _OPENED), cue.start):
        return None
    verb = _VERB.match(text, joint.end())
    phrase = _FOR.match(text, cue.end) if cue.announces == "password" else None
    said = verb or phrase
    op = joint["op"] or ""
    here = value.at(
        text, (said or joint).end(), whole=not op, fields=op.endswith(("=", ">")) and op != "->"
    )
    glued = not text[cue.end - 1].isascii()  # a script that parts no words
    if here is None or not (op or said or here.start > cue.end or glued):
        return None
    if FROM.match(text, here.end):
        return None
    bare = not (op or said or here.quoted)
    kind = _kind(text, cue, here, bare=bare)
    return Finding(here.start, here.end, kind) if kind else None


def _kind(text: str, cue: Cue, here: Value, *, bare: bool) -> str | None:
    """The kind of secret that a value is, if it is one."""
    if spare.reference(here.text) or spare.machine_id(here.text):
        return None
    if spare.uuid(here.text) and (cue.names_id or opaque.repetitive(here.text)):
        return None
    if cue.announces == "password":
        return _said(text, cue, here)
    if cue.announces in {"pin", "code"}:
        return "code" if _code(cue, here.text, bare=bare) else None
    if cue.announces == "key" and not spare.after_digest_word(
        text[max(0, cue.start - 24) : cue.start]
    ):
        return "key" if _key(here.text, bare=bare) else None
    return None


def _said(text: str, cue: Cue, here: Value) -> str | None:
    """The kind of secret behind a password's word, if it is one."""
    named = bool(text[cue.end : here.start].strip("\"'` "))  # by a sign or a word
    if here.text.isdigit() and len(here.text) <= _PIN.stop:
        passcode = text[cue.start : cue.end].lower().startswith("passcode")
        return "code" if _digits(here.text, passcode=passcode, bare=not named) else None
    return "password" if _password(here, named=named) else None


def _digits(token: str, *, passcode: bool, bare: bool) -> bool:
    """Whether few digits alone are a password; but for a passcode only where words say so."""
    if passcode:
        return len(token) in _PIN and not counting(token)
    return len(token) in _LONG_PIN and not (bare or counting(token))


def counting(token: str) -> bool:
    """Whether digits only count, or are one or two over and over: 123456, 1212."""
    return token in _COUNTING or len(set(token)) < _VARIED


def _password(here: Value, *, named: bool) -> bool:
    token = here.text
    if jumbled(token) and (named or _mute(token)):
        return True
    if named and chosen.coined(token):
        return True
    if _FOURS.fullmatch(token):
        return True
    phrase = here.quoted and len(token.split()) >= _PHRASE and token.islower()
    phrase = phrase or _RUN_TOGETHER.fullmatch(token) is not None
    return (
        phrase
        or chosen.weight(token) > 0
        or (" " not in token and opaque.opaque(token) and not spare.trade(token))
    )


def _mute(token: str) -> bool:
    """Whether small letters alone have too few vowels for a word of any language."""
    vowels = sum(letter in "aeiouy" for letter in token)
    return token.islower() and token.isalpha() and vowels < _VOWELS * len(token)


def jumbled(token: str) -> bool:
    """Whether letters alone read as no word, so that behind a secret's name they are one."""
    if not _JUMBLE.fullmatch(token) or spare.term(token) or opaque.repetitive(token):
        return False
    return opaque.wordy(token) < _READS


def _code(cue: Cue, token: str, *, bare: bool) -> bool:
    if token.isdigit():
        return len(token) in _PIN and not bare
    if _GROUPS.match(token) and opaque.wordy(token) < _READS:
        return True
    return cue.announces == "code" and chosen.weight(token) >= (
        chosen.ANYWHERE if bare else chosen.SAID
    )


def _key(token: str, *, bare: bool) -> bool:
    if token.isdigit():
        return not bare and len(token) >= _LONG_NUMBER and not opaque.repetitive(token)
    if spare.uuid(token):  # which can look like a number with its unit
        return True
    if spare.term(token) or " " in token:
        return False
    if not bare and (_HALVES.match(token) or _NUMBERED.match(token)):
        return True
    strong = not bare and len(token) >= _KEY and chosen.weight(token) >= chosen.ANYWHERE
    return strong or opaque.opaque(token)
