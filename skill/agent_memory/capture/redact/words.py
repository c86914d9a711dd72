"""The words that announce a secret, in the languages people type.

A word says what may follow it: a `password` that a person chose, the digits of a `pin`, an access
`code`, a machine's `key`, a `pair` of name and password; a `hint` only makes a random token stand
out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Literal, NamedTuple

from agent_memory.capture.redact.proof import Proven

Announces = Literal["password", "pin", "code", "key", "pair", "hint"]
STRONGEST: tuple[Announces, ...] = ("password", "pin", "code", "key", "pair", "hint")


@lru_cache(maxsize=4096)
def announced(identifier: str) -> Announces | None:
    """The strongest thing that the parts of an identifier announce."""
    if (last := _LAST.search(_NUMBER.sub("", identifier))) and last[0].lower() in _ABOUT:
        return None
    if _OTHER_KEY.search(identifier) or _POINTS.search(identifier):
        return None
    parts = {part.lower() for part in _PART.findall(identifier) + _CASE.findall(identifier)}
    if any(part.startswith(_BENT) and not _COMPOUND.search(part) for part in parts):
        return "password"
    kinds = {_WORDS[part] for part in parts if part in _WORDS}
    kinds.update(kind for part in parts for tail, kind in _TAILS if part.endswith(tail))
    return next((kind for kind in STRONGEST if kind in kinds), None)


_NUMBER = re.compile(r"[_-]?[Vv]?\d+$")  # passwordPolicyV2
_LAST = re.compile(r"(?<=[a-z0-9])[A-Z][a-z]+$|(?<=[_-])[A-Za-z]+$")
# Last parts of identifiers for what is the secret's and not the secret: secretName, TOKEN_TTL.
_LASTS = """name names ref refs path paths file files filename dir folder type types kind length len
    size count min max policy field fields input label title placeholder prompt class column col
    table index ttl age expiry expires expiration timeout format prefix suffix schema store manager
    provider version scheme algorithm alg backend engine driver mode method realm issuer region
    source status encryption hashing hasher hashers plugin validators validator requirements"""
_ABOUT = frozenset(_LASTS.split())
# Keys that open nothing: they find a row, tell requests apart, or are for everybody.
_OTHER_KEYS = """cache primary foreign sort partition range idempotency public publishable object
    row index lookup dedup deduplication map hash routing shard natural composite candidate unique
    join group grouping translation dictionary host site measurement file surrogate message event"""
_POINTS = re.compile(r"existing|usernamePassword$", re.IGNORECASE)  # what only names a secret
OTHER_KEY = rf"(?:{'|'.join(_OTHER_KEYS.split())})"
_OTHER_KEY = re.compile(rf"(?<![A-Za-z]){OTHER_KEY}[_.-]?keys?$|{OTHER_KEY}Keys?$", re.IGNORECASE)
_PART = re.compile(r"[A-Z]{2,}(?![a-z])|[A-Z]?[^\W\d_A-Z]+|[A-Z]+|\d+")
_CASE = re.compile(r"[A-Z]+|[^\W\d_A-Z]+")  # SECRETkey
_TABLE: dict[Announces, str] = {
    "hint": """api webhook license licence serial session cookie sid account client app oauth
        id seed salt nonce signing encryption master expires""",
    "pair": "credentials creds cred login logins logon signin auth basicauth",
    "key": """key keys token tokens apikey apikeys apitoken authtoken accesstoken
        accesskey secretkey privatekey private access credential bearer schlüssel schluessel clé
        cle klucz chave clef nyckel anahtar jwt pat dsn signature sig rotate rotates rotated
        revoke revoked leaked sekret sekretu secreto secretos segreto segreti
        segredo segredos geheimnis hemlighet hemmelighet jeton jetons chiave chiavi llave llaves
        sleutel sleutels kunci""",
    "pin": "pin otp totp mfa cvv",
    "password": """password passwords passwd passphrase passphrases passcode passcodes pwd pw pword
        psk psw ww psswd pswd pass secret secrets senha parola haslo heslo mdp motdepasse jelszo
        sandi userpass sshpass smtppass mailpass ftppass adminpass rootpass mypass dbpass pgpass
        rootpw bindpw adminpw dbpw userpw authtok clave claves pasword passwrod passowrd passwrd
        paswrd pssword psasword passwod pasword1 passsword""",
}
_WORDS = {word: announces for announces, row in _TABLE.items() for word in row.split()}
# Languages that bend the word itself; the beginning is enough.
_BENT = (
    *("passwort", "kennwort", "contrase", "wachtwoor", "parola", "lösenord", "losenord", "passord"),
    *("adgangskod", "kodeord", "hasł", "hesl", "salasan", "jelsz", "şifre", "sifre"),
    *("netzwerkschlüssel", "wlanschlüssel", "lozink", "geslo", "parool", "slaptažod", "slaptazod"),
)
# What such a word is written together with when it is not the password itself.
_COMPOUND = re.compile(
    r"""(?:manager|safe|tresor|feld|regel|richtlinie|vorgabe|länge|stärke|hash|datei|eingabe|abfrage
    |prüfung|wechsel|änderung|vergabe|schutz|tabelle|spalte|liste|verwaltung|generator|dialog|maske
    |formular|seite|link|historie|reset|beheer|veld|beleid|kluis|lengte|eisen|scherm|hanterare|fält
    |felt|regler|längd|lengde|återställning|behandler|krav|kentt|hallinta|kezelő|mező|szabály)\w{0,4}$""",
    re.VERBOSE,
)
# Ends of words that were written together.
_TAILS: tuple[tuple[str, Announces], ...] = (
    *((tail, "password") for tail in ("password", "passwd", "passwort", "pwd", "secret")),
    *(
        (tail, "key")
        for tail in ("token", "apikey", "appkey", "accesskey", "privatekey", "authkey")
    ),
)


PROVEN: tuple[Proven, ...] = (
    Proven(
        _COMPOUND,
        ("passwortmanager", "wachtwoordbeleid", "lösenordshanteraren"),
        ("passwort", "lösenordet"),
    ),
)


class Phrase(NamedTuple):
    """Words that announce a secret together, or in a script that does not part words."""

    announces: Announces
    literals: tuple[str, ...]  # of its words in Latin letters: most texts hold none
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]


def _literals(row: str) -> tuple[str, ...]:
    return tuple(row.split("|"))


PHRASES: tuple[Phrase, ...] = (
    Phrase(
        "password",
        _literals(
            "mut de|p/w|phrase|frase|d'acc|d’acc|de ac|codice|gangscode|kod dost|"
            "mot de|mots de|mật|mat khau|kata sandi|palabra|parola|palavra|in pass|pass |"
            "pass\t|pass\n|wpa|wifi|wi-fi|wlan|network|answer|ssid|hotspot|router|w0rd|word|"
            "wrd|wrt|wrod|wod|wort|ward|vord|wird|woerd|eword|p a s|la contra|lösen|unlock|"
            "decrypt|vault|master|pw|identified|community"
        ),
        re.compile(
            r"""密\s?码|密碼|口令|パスワード
            |비밀번호|비번|암호|\bпасс\b|парол\w*|секрет\w*|m[ou]ts?\ de\ pas{1,4}e?s?\b
            |パス(?=\s?[:：])|\bp/w\b|\bphrases?\ (?:secrète|de\ passe)\b
            |\bfrase\ (?:secreta|de\ contraseña)|frase-senha|codes?\ d['’]accès
            |c[oó]digo\ de\ acc?ess?o|codice\ (?:di\ )?accesso|zugangscode|toegangscode
            |kod\ dostępu|код\w*\ доступа
            |mật\ khẩu|mat\ khau|كلمة\ (?:ال)?(?:مرور|سر)
            |رمز\ (?:ال)?(?:مرور|دخول|سر|عبور)|گذرواژه|הסיסמה|סיסמה|סיסמא|पासवर्ड|รหัสผ่าน
            |κωδικός?
            |kata\ sandi(?:nya)?|シークレット|시크릿|機密
            |palabra\ clave|parola\ d['’]ordine|palavra[- ]passe|log\s?in\ pass
            |(?<![A-Za-z])pass\s(?:word|phrase|code)s?|wpa\d?(?:-psk)?\s(?:key|phrase)
            |(?:wi-?fi|wlan|network)\ (?:key|code)
            |(?:code|cl[eéf]{1,2}|clave|chave|chiave|klucz|c[oó]digo|codice|kod|ключ|код)\s
            (?:(?:du|de\sla|del|de|do|da|della|dla|от|для)\s)?(?:wi-?fi|wlan)\b
            |(?:security|secret)\ (?:questions?['’]?s?\ )?answers?\b
            |(?:wi-?fi|wlan|ssid|hotspot|router)\b[^.;\n]{0,50}?\b(?:key|code|schlüssel
            |clave|clé|chiave|chave|klucz|ключ)\b
            |(?!password)p[a4@][s5$]{2}w[o0]rd|p\sa\ss\ss\sw\so\sr\sd
            |\bp[as]{1,2}s{1,2}(?:w[eo]?rd|wrod|owrd|wro?d|wod|ward|eword|w[eo]?rt|vord|wird
            |woerd)\b
            |\bla\ contra\b(?=\ d)|\blösen\b|(?:unlock|decrypt(?:ion)?|vault)\ (?:key|word
            |phrase)
            |(?:keepass\w*|bitwarden|1password|lastpass|password\ manager)['’]?s?\ (?:master
            |pw)\b
            |identified\ (?:by|with)|community\ strings?\b""",
            re.VERBOSE | re.IGNORECASE,
        ),
        ("登录密码", "пароля", "le mot de passe", "mật khẩu", "identified by", "security answer"),
        ("compass words", "network drive", "パス"),
    ),
    Phrase(
        "key",
        _literals("api|nøk|nøg|nok|klíč|cheia|cheie|kulcs|avain|khóa|wallet|deployer|signer"),
        re.compile(
            r"密\s?钥|金鑰|令牌|凭证|トークン|キー|토큰|키\b|ключ\w*|токен\w*|api\s?key"
            r"|\b(?:wallet|deployer|signer)\s(?:pk|key)\b"
            r"|nøk+el\w*|nøgle\w*|klíč\w*|cheia|cheie|kulcs\w*|avain|κλειδί|مفتاح|מפתח|khóa",
            re.IGNORECASE,
        ),
        ("密钥", "ключом", "api key"),
        ("api monkey", "wallets", "keyboard"),
    ),
    Phrase(
        "code",
        _literals("code|lock|crypt|protected|secured"),
        re.compile(
            r"""(?:unlock|access|security|verification|door|alarm|recovery|backup|gate|entry|safe
            |login|auth(?:entication)?|confirmation|2fa|mfa|sms|bypass|pairing|invite)\ codes?
            |\b(?:unlock|decrypt)(?:s|ed|ing)?\b
            |\b(?:encrypted|protected|locked|secured)\ (?:with|by|using)\b|验证码|暗証番号|ПИН""",
            re.VERBOSE | re.IGNORECASE,
        ),
        ("the unlock code", "验证码"),
        ("error codes", "locks", "encryption"),
    ),
    Phrase(
        "pair",
        _literals(
            "401|unauth|default on|default of|defaults o|compte |cuenta |conta |konto |guest/|"
            "guest:|"
            "sudo|htaccess|root|vpn|prompt|popup|log|sign|get|connect|user|account|lock|"
            "reset|wifi|wi-fi|wlan|ssid|hotspot|meld|logge|inici|admin|sticker|sticky|post-it|"
            "postit|zugang|identifi|credenc|credenz|uppgift|dane do|údaje|giriş|connex|"
            "entra|accede|accedi|acced|přihl|kirjau|zalog|đăng"
        ),
        re.compile(
            r"""\b(?:sudo|root)\s(?:on|for|at|in)\b|\badmin\son\b
            |\bdefaults?\s(?:on|of)\s(?:the\s|that\s)?(?:camera|router|switch|nas|printer|box|pi|ap)\b|logg?(?:ed|ing|in)?\s(?:in|on|as)|sign(?:ed|ing)?\sin|get(?:ting)?\sin(?:to)?\b
            |connect(?:ing)?\b|username\b|(?:test|demo|guest|admin|service
            |staging|shared|emergency|break[- ]glass|robot|technical)\s(?:account|user|login)
            |(?:compte|cuenta|conta|konto|account)\s(?:admin|root|test|demo|démo)\b|(?:admin|test|demo)-?konto\b
            |\b(?:401|unauthorized)\b|(?:browser|login|auth)\s(?:prompt|popup|dialog|box)\b|\b(?:admin[/:]admin|root[/:]root|guest[/:]guest)\b
            |lock(?:ed|s|ing)?\s(?:(?:me|myself|us|you)\s)?out\b
            |(?:enter|type|say|give|answer|put|do)\s(?:at|to|for|into|in)\s(?:(?:the|a|its)\s)?
            (?:sudo|htaccess|login|root|admin|vpn|password|\w+\s(?:prompt|popup))\b
            |forced\sa\sreset|\breset\s(?:my|the|his|her|your|our)\b|(?:wi-?fi|wlan|ssid
            |hotspot)\b
            |(?:meld|log)\w{0,3}\s(?:dich|mich|euch|sie)|anmeld\w*|einlogg\w*|connecte\w*
            |inici\w{1,3}\ssesi[oó]n
            |admin\s(?:panel|page|area|console|ui|interface)|\b(?:sticker|sticky\snote
            |post-?it)\b|zugang\b|zugänge\b|accès\b|доступ\b|zugangsdaten|anmeldedaten
            |identifiants?|credenci\w+|credenziali|inloggegevens|uppgifter|dane\s(?:do\s)?logowania
            |přihlašovací\súdaje|giriş\sbilgileri|уч[её]тк\w+|уч[её]тны\w+\sданны\w+|доступы
            |ログイン情報|登录信息|账号信息
            |tu\ste\sconnectes|connexion|entra\scon|accedi|entrar?\scom|inlog\w*|logga\sin
            |logg\sinn|přihl[aá]s\w*|kirjaudu\w*
            |giriş\syap|войти|увійти|авторизу\w+|登录|登入|ログイン|로그인|đăng\snhập|zaloguj\w*
            |acced\w{1,3}|войд\w*|зайд\w*|заход\w*|账号|アカウント|логин\w*""",
            re.VERBOSE | re.IGNORECASE,
        ),
        (
            "log in",
            "signed in",
            "locked out",
            "type at the sudo",
            "get into",
            "melde dich",
            "test account",
            "账号",
        ),
        ("blog entry", "rooted", "the accounts"),
    ),
)
