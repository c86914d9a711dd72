"""Strong passwords in a sentence about getting in that has no word for one: log in with X."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.capture.redact import chosen, cues, spare, usual
from agent_memory.capture.redact.finding import Finding
from agent_memory.capture.redact.proof import Proven

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = frozenset({"password"})

_LONGEST = 40  # characters; what is longer is found by itself
_SEAM = 24  # characters; a word may stand where one stretch ends and the next begins
_NAMED = 2  # words of code that make a value a name in it
# Logging in, unlocking, decrypting and signing, in the languages people type.
_LATIN = r"""(?<![^\W_])(?:log(?:s|ged|ging)?[ -]?(?:in|on|into)|sign(?:s|ed|ing)?[ -](?:in|into)
    |authenticat\w+|(?:un|de)lock\w*|(?:de|en)crypt\w*|hmac
    |sign(?:s|ed|ing)?\ (?:\w+\ ){0,2}(?:with|using|by)
    |sign(?:s|ed|ing)?\b[^.\n]{0,24}\b(?:apk|aab|ipa|jar|msi|exe|dmg|pkg|build|bundle|release|app|installer|package|binary|artifact|driver|firmware)s?|keystore|p12|pfx|sudo
    |(?:gets?|lets?)\ (?:you|me|us|them)\ in(?:to)?|credentials?|creds|wi-?fi
    |einlog\w+|eingelogg\w+|anmeld\w+|angemeldet|meld\w{0,2}\b[^.\n]{0,60}\ban
    |komm\w{0,3}\b[^.\n]{0,60}\b(?:rein|nicht\ mehr|ins?)|entsperr\w+|entschlüssel\w+|signier\w+
    |connecte[rz]?|connexion|déverrouill\w+|déchiffr\w+|identifier|authentifi\w+|signer
    |(?:para|al|per|pra)\ entrare?|entra[rs]?\ (?:con|com|en|no|na)|entre\ (?:sempre|com|no|na)
    |inici\w+\ ses\w+|acced\w+|acess(?:a|e)\w*
    |d?es?bloque\w+|desencripta\w*|d[ei]s?cifr\w+|firmar\w*|assinar|sblocc\w+|firmare|autentic\w+|logue\w+|loga[r]?\b
    |inlog\w+|aanmeld\w+|ontgrendel\w+|zaloguj\w*|logowa\w+|loguj\w*|odblok\w+|odszyfr\w+|podpis\w+
    |přihl\w+|odemk\w+|odemyk\w+|logga\ in|logge?\ (?:inn|ind|på)|lås\w*\ (?:upp|opp|op)|kirjaudu\w*
    |autentific\w+|conect(?:a|ez|ează)\w*|bejelentkez\w+|belép\w+|giriş\w*|oturum\ aç\w*|kilid\w+
    |đăng\ nhập|dang\ nhap|mở\ khóa|masuk|buka\ kunci)(?![^\W_])"""
_OTHER = r"""вход\w*|войти|войд\w+|заход\w+|зайд\w+|зайти|логин\w*|авториз\w+|залогин\w+|разблок\w+
    |расшифр\w+|подписыва\w+|подписать|увійти|ввійти|вхід|заходь\w*|розблок\w+|підпис\w+|σύνδεσ\w+|συνδέ\w+|είσοδ\w+
    |دخول|התחבר\w*|להתחבר|כניסה|להיכנס|लॉग\ ?इन|साइन\ इन|เข้าสู่ระบบ|ล็อกอิน
    |登[录陆錄入]|解[锁鎖密]|签名|ログイン|サインイン|ロック解除|復号|署名|로그인|접속|잠금|복호화|서명"""
IN = re.compile(f"{_LATIN}|{_OTHER}", re.VERBOSE | re.IGNORECASE)
# What makes a sentence one about an account or a machine: there it may be a password.
_NEAR = re.compile(
    r"""(?<![^\W_])(?:accounts?|users?|admins?|root|staging|prod|seed|router|vpn|ssh|s?ftp|smtp|imap|panel|server|prompt|zip|pdf
    |auth|sign(?:s|ed|ing)?|konto|benutzer|compte|utilisateur|cuenta|usuarios?|conta|utente|gebruiker
    |konta|użytkownik\w*|uživatel\w*|connect\w*|enter|entrar|access\w*|acceso|accès|zugang\w*|zugriff\w*)(?![^\W_])
    |аккаунт\w*|пользовател\w+|доступ\w*|сервер\w*|[账帐賬帳][号户號戶]|后台|アカウント|ユーザー?|接続|계정|사용자""",
    re.VERBOSE | re.IGNORECASE,
)
_TOKEN = re.compile(r"""(?<![!-~])[!-~]{6,100}""")
_LEAD, _TRAIL = "\"'`([{=:*", ".,;:?)]}\"'`*"
# What no password that stands alone in a sentence holds: of paths, calls, settings, addresses.
_CODE = re.compile(
    r"[/\\=%<>;,(){}\[\]|`]|^[-.@$%#&+~]|::|\w\.\w{2,8}$|_\w*_|^[a-z][\w.-]{2,}@[a-z\d.]"
)
_ADDRESS = re.compile(r"[\w.+-]{1,60}@[\w-]{1,40}(?:\.[\w-]{1,40}){1,4}:(?=[^/\s]{6,60}$)")
# What opens a lock by its method, and is known to everybody.
METHOD = re.compile(
    r"""aes|rsa|sha-?\d|hmac|chacha|poly1305|25519|secp|curve|ecd|argon|pbkdf|crypt|oauth|saml|oidc|jwt|tls|fido|otp
    |base\d|x509|pkcs|utf|md\d|ripemd|blake|keccak|kyber|kem|web3|[0o]auth|365|360|http|webauthn|v\d+(?:\.\d+)*$""",
    re.VERBOSE | re.IGNORECASE,
)
_DIGIT = re.compile(r"\d")
_SIGN = re.compile(r"[!@#$^&*?§€£]")
_NUMBERED = re.compile(r"[A-Za-z]+[-_.]?\d+$")  # a name and its number, as releases have
# Letters and digits drawn together; models, sizes and the types of numbers have such forms too.
_BARE = re.compile(
    r"(?![A-Z]{2,}\d+[A-Z][a-z]?$|\w*\dD|\w*\dx\d|u?int|float|vec|mat|is|get|set)"
    r"(?=.{0,15}[A-Z])(?=.{0,15}[a-z])(?=.{0,15}\d.{0,15}\d)[\w!@#$^&*?]{7,16}",
    re.ASCII,
)
# What stands before a place or a name and not before what opens it.
_PLACE = re.compile(
    r"""(?<!\w)(?:to|at|on|into|in|from|of|for|the|à|au|sur|auf|an|bei|zum|en|al|na|do|w|в|на|к|из
    |class|code|file|folder|branch|module|page|tag|model|board|chip|achievement|clase|archivo|carpeta
    |módulo|classe|pasta|arquivo|cartella|modulo|dossier|fichier|ordner|datei|klasse|modul|модул[ьея]
    |файл\w?|класс\w?)\s["'`]?$""",
    re.VERBOSE | re.IGNORECASE,
)


PROVEN: tuple[Proven, ...] = (
    Proven(
        IN,
        ("log in", "sign the apk with", "melde dich bitte an", "登录"),
        ("the logs", "signs of age", "blogging"),
    ),
    Proven(_NEAR, ("admin", "the vpn", "账号"), ("administer", "the serverless")),
    Proven(_PLACE, ("class ", "auf ", "to "), ("with ", "password ")),
)


def find(text: str) -> Iterator[Finding]:
    """Every strong value in a sentence about getting in, and every one behind an address."""
    spans = _strong(text)
    inside = _near(text, spans, IN) if spans else frozenset()
    for start, end in spans:
        behind = (
            text[start - 1 : start] == ":" and "@" in text[max(0, start - policy.CUE_AHEAD) : start]
        )
        if behind or ((start, end) in inside and _drawn(text, start, end)):
            yield Finding(start, end, "password")


def suspects(text: str) -> Iterator[tuple[int, int]]:
    """Spans of strong values that nothing else marks: in a sentence about an account, or bare."""
    spans = _strong(text)
    inside = _near(text, spans, IN) if spans else frozenset()
    beside = _near(text, spans, _NEAR) if spans else frozenset()
    for start, end in spans:
        varied = _SIGN.search(text, start, end) or not text[start:end].islower()  # ids are plain
        near = (start, end) in inside or (varied and (start, end) in beside)
        if near or _bare(text, start, end):
            yield start, end


@lru_cache(maxsize=2)
def _strong(text: str) -> tuple[tuple[int, int], ...]:
    """Where the words of a text are strong passwords and look like nothing else."""
    return tuple(_passwords(text)) if _DIGIT.search(text) else ()


def _passwords(text: str) -> Iterator[tuple[int, int]]:
    for word in _TOKEN.finditer(text):
        core = word[0].strip(_TRAIL).lstrip(_LEAD)
        address = _ADDRESS.match(core)
        token = core[address.end() :] if address else core
        if _DIGIT.search(token) and _password(token):
            start = word.start() + word[0].rindex(token)
            yield start, start + len(token)


def _password(token: str) -> bool:
    return (
        len(token) <= _LONGEST
        and not _CODE.search(token)
        and not (token.isupper() or usual.counted(token))
        and chosen.weight(token) >= chosen.ANYWHERE
        and not (spare.hash_like(token) or spare.machine_id(token) or METHOD.search(token))
        and (chosen.coded(token) < _NAMED or _SIGN.search(token) is not None)
    )


def _drawn(text: str, start: int, end: int) -> bool:
    """Whether a strong value is no name with a number, no name in code and no place."""
    token = text[start:end]
    named = _NUMBERED.match(token) is not None or chosen.coded(token) > 0
    signed = _SIGN.search(token) is not None
    return (signed or not named) and not _PLACE.search(text, max(0, start - 16), start)


def _bare(text: str, start: int, end: int) -> bool:
    """Whether a value is so drawn that no word need stand near it."""
    digest = spare.after_digest_word(text[max(0, start - 48) : start])
    return _BARE.fullmatch(text, start, end) is not None and _drawn(text, start, end) and not digest


@lru_cache(maxsize=4)
def _near(
    text: str, spans: tuple[tuple[int, int], ...], word: re.Pattern[str]
) -> frozenset[tuple[int, int]]:
    """The values near to which such a word stands, in the same sentence."""
    found: set[tuple[int, int]] = set()
    read = 0  # up to here; what lies between values that stand close is read once
    for start, end in spans:
        begun = max(read - _SEAM, start - policy.CUE_AHEAD, 0)
        read = min(len(text), end + policy.CUE_BEHIND)
        found.update(match.span() for match in word.finditer(text, begun, read))
    starts, ends = sorted(one for one, _ in found), sorted(one for _, one in found)
    return frozenset(span for span in spans if _beside(text, span, starts, ends))


def _beside(text: str, span: tuple[int, int], starts: list[int], ends: list[int]) -> bool:
    """Whether the next word before a value, or behind it, stands near and in its sentence."""
    start, end = span
    before, after = bisect_right(ends, start) - 1, bisect_left(starts, end)
    ahead = before >= 0 and ends[before] >= start - policy.CUE_AHEAD
    behind = after < len(starts) and starts[after] <= end + policy.CUE_BEHIND
    return (ahead and cues.one_sentence(text, ends[before], start)) or (
        behind and cues.one_sentence(text, end, starts[after])
    )
