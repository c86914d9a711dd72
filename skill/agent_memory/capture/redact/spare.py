"""What is never a secret: references, placeholders, digests, names of the trade."""

# The few numbers below are lengths of the forms they tell apart.
# ruff: noqa: PLR2004

from __future__ import annotations

import re
from functools import lru_cache

from agent_memory.capture.redact import opaque
from agent_memory.capture.redact.proof import Proven

_REFERENCE = re.compile(
    r"""\$(?!\w*[%&*!?\#^+~]\w)|\{\{|\{[\w.]+\}|<[^>]*>?$|%\w+%$|@\w|[*•.x_-]{3,}$|null\b|none\b
    |(?:os|process|import\.meta|env|environ|config|settings|self|this|secrets?|vars?|var|data|local
      |module|request|req|ctx|context|params|args|opts|options|app|state|props|user|session)
      (?:\.|\[|\(|->|::)
    |(?:getenv|get[A-Z_]\w*|await|new|lambda|function|Optional|Column|Field|String|str|string|int
      |bool|boolean|bytes|number|any|object|undefined|true|false|nil)\b
    |(?:your|my|the|some|an?)[-_ ]|your[A-Z]|change[-_]?(?:me|it)|replace[-_]?(?:me|this)|insert[-_]
    |dummy|fake|sample|todo\b|tbd\b|n/a\b|op://|pass:\$|(?:env|fd):\w+$|vault:|arn:|file:|ref\+|\w+://[^@\s]*$
    |[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+\(|/?\^?\(\?[=!:<]|/\^|\^[\[(\\]|\.{0,2}/[\w.@-]+(?:/|$)|~/|[A-Za-z]:\\""",
    re.VERBOSE | re.IGNORECASE,
)
_TRADE = re.compile(
    r"""(?:(?:scram-)?sha-?\d{1,3}(?:sum|-plus)?|md\d(?:sum)?|b(?:ase)?(?:32|64)-?(?:en|de)c(?:ode)?|crc\d+|argon2\S*|bcrypt\S*|scrypt|pbkdf2[\w-]*|hmac[-\w]*|oauth-?\d(?:\.\d)?
    |open(?:id|ssl)\S*|utf-?\d{1,2}\w*|base-?\d{2}(?:url)?|[hrep]s\d{3}|a?es-?\d{3}(?:-\w+)*|ed25519
    |x25519|x509|rsa-?\d*|p-?\d{3}|https?(?:/\d(?:\.\d)?)?|http\d|tls-?v?\d(?:\.\d)?|ssl-?v?\d|v\d{1,3}(?:\.\d+)*(?:[-.]?(?:alpha|beta|rc|dev|pre)\.?\d*)?
    |(?:ctrl|control|cmd|command|alt|shift|meta|super|option|win|fn|strg)(?:[+-]\w{1,9}){1,4}
    |[\w-]+@(?:openssh\.com|libssh\.org)|(?:camel|pascal|snake|kebab|title)[-_]?case|s3|ec2|k8s|k3s|i18n|l10n|a11y|e2e|2fa|mfa|u2f|fido2|webauthn|uuid(?:v?\d)?|ipv[46]|l[1-4]|h26[45]
    |mp[34]|latin-?1|iso-?\d+\S*|x86(?:_64)?|x64|amd64|arm(?:64|v\d)|win(?:32|64)|es\d{1,4}|py\d+
    |python-?\d[\d.]*|node-?\d[\d.]*|java-?\d+|php-?\d[\d.]*|vue-?\d|next-?\d+|react-?\d+|postgres-?\d+
    |mysql-?\d+|oauth2?-\w+|id_rsa|id_ed25519|pkcs-?\d+|pkce|jwt|jwk|1password|keepass(?:xc?|2)?|saml2?|ntlmv\d|web3|log4j|utf8mb4
    |(?:user|test|demo|foo|bar|abc|step|phase|line|item|part|case|field|input|form|page|row|col|option
      |level|task|issue|ticket|bug|section|chapter|figure|table|example|admin|guest|node|host|server
      |client|group|team|day|week|q|h|f|t|p|r|ch|col|v)[-_#]?\d{1,4}
    )$""",
    re.VERBOSE | re.IGNORECASE,
)
_NUMBER = re.compile(
    r"[#~≥≤<>=^+-]*[\d.,:%/×x-]+(?:[a-z]{1,5}|[+%*])?$"
    r"|[A-Za-z]+:\d{1,5}$"
    r"|[=~^<>]*(?:[\w./-]+@)?[~^]?v?\d+(?:\.\d+)+(?:[-+.][\w.+-]*)?$",
    re.IGNORECASE,
)
_CODED = re.compile(r"(?:%?[89A-F][0-9A-F]%[0-9A-F]{2}){3}")  # percent-coded letters
_RELEASE = re.compile(r"(?:^|[-_.@])v?\d{1,4}\.\d{1,4}\.\d{1,4}(?:[-_.+]|$)")  # name-1.2.3
_CALL = re.compile(r"[\w.$]+(?:\(|\[)")
_NAME = re.compile(r"[A-Za-z_$][\w$]*(?:(?:\.|::|->|-)[A-Za-z_$][\w$]*)*$")
_FILE = re.compile(
    r"""[\w.@~*-]*(?:[\\/][\w.@~*-]+)*\.(?:pyi?|[cm]?[jt]sx?|json[lc5]?|ya?ml|toml|ini|cfg|conf|md|mdx
    |txt|html?|css|s[ac]ss|rs|go|rb|java|kt|swift|c|h|cc|cpp|hpp|cs|php|sh|bash|zsh|sql|db|log|lock|env
    |pem|crt|cer|key|pub|p12|pfx|png|jpe?g|gif|svg|ico|pdf|zip|gz|tgz|csv|xml|vue|ex|exs|dart|lua|tf
    |example|local|sample|template|dist)(?::\d+)*$""",
    re.VERBOSE | re.IGNORECASE,
)
_IDS = re.compile(
    r"""(?:msg|toolu|srvtoolu|req|run|thread|asst|call|chatcmpl|resp|file|evt|cus|sub|pi|ch|in|prod
    |price|acct|team|org|proj|usr|user|session|sess|trace|span|job|batch|chunk|pod|step|node|conv
    |item|chunk|vpc|snap|subnet|ami|vol|sg|igw|eni|rtb|build|deploy|task|event|commit|tree|blob)[_-]
    |diff-[0-9a-f]{32,64}(?:[LR]\d|$)|(?:sha-?\d{1,3}|SHA-?\d{1,3}|MD5|md5|h1|zh|xxh\w*|blake\w*|crc32c?)[-:]|01[0-9A-HJKMNP-TV-Z]{24}$
    |1-[0-9a-f]{8}-[0-9a-f]{24}$  # a trace
    |bafy[a-z2-7]{50,60}$|Qm[1-9A-HJ-NP-Za-km-z]{44}$|age1[02-9ac-hj-np-z]{58}$
    |AAAA(?:B3NzaC1|C3NzaC1|E2VjZHNh|GnNrL)  # public keys
    |eyJ(?:hbGciOi|0eXAiOi)[\w-]{6,80}={0,2}$  # how a token is signed, without what it says
    |c[lmk][a-z0-9]{23}$
    |[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$  # a trace's parent
    |0x[0-9a-fA-F]{1,16}$|[0-9a-f]{6,12}(?::\d+){1,2}$""",
    re.VERBOSE,
)
_DIGEST_BEFORE = re.compile(
    r"""(?:sha-?\d{0,3}|integrity|checksum|chksum|h1|md5|etag|digest|commits?|hash|rev(?:ision)?
    |tree|blob|git(?:\s\w+)?|revert(?:ed)?|cherry-?pick(?:ed)?|base64|fingerprint|image|landed\sin
    |baseline(?:\sis)?|pinned|\b(?:tx|txn|transaction|block)|(?:public|cache)[\s_-]key|pubkey|recipient|tag|\.tgz|\.git)[-"'\s=:~#@,/W(]{0,6}$
    |\bW/["']$
    |\b(?:etag|checksum|digest|fingerprint|integrity|public\skey|sha-?\d{1,3}|md5|crc\d*)\b[\w\s./-]{0,30}\b(?:is|was|reads|as)
    \s["'`]?$""",
    re.VERBOSE | re.IGNORECASE,
)
_UUID = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$", re.IGNORECASE)
_HASH = re.compile(r"(?:[0-9a-f]{7,40}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$")


PROVEN: tuple[Proven, ...] = (
    Proven(
        _REFERENCE,
        ("$TOKEN", "${{ secrets.X }}", "process.env.X", "<token>", "op://a/b"),
        ("velvet77", "Marble$4"),
        anywhere=False,
    ),
    Proven(
        _TRADE,
        ("sha256sum", "argon2id", "scram-sha-256", "camelCase", "ctrl+shift+p", "user12"),
        ("velvet77", "shade256"),
        anywhere=False,
    ),
    Proven(_NUMBER, ("4096", "12.5", "v2.1.0-rc1", "x:8080"), ("velvet77", "4a5b"), anywhere=False),
    Proven(_FILE, ("a/b.py", "key.pem", ".env.local"), ("velvet77", "a.b"), anywhere=False),
    Proven(
        _IDS,
        ("req_<w24>", "sha256:<h64>", "1-<h8>-<h24>", "AAAAC3NzaC1<w20>"),
        ("<w24>", "key_<w24>"),
        anywhere=False,
    ),
    Proven(
        _DIGEST_BEFORE,
        ("commit ", "sha256:", "cache key ", "the checksum of it is "),
        ("the key ", "setx ", "password "),
    ),
)


@lru_cache(maxsize=2048)
def reference(value: str) -> bool:
    """Whether a value only points at a secret, or holds its place."""
    return _REFERENCE.match(value) is not None


@lru_cache(maxsize=2048)
def term(value: str) -> bool:
    """Whether a value is a number, a file, a call or a name of the trade."""
    return (
        _NUMBER.match(value) is not None
        or _CODED.search(value) is not None
        or (len(value) < 60 and _RELEASE.search(value) is not None)
        or _TRADE.match(value) is not None
        or _FILE.match(value) is not None
        or _CALL.match(value) is not None
    )


def trade(value: str) -> bool:
    """Whether a value is a name of the trade: an algorithm, a format, a numbered thing."""
    return _TRADE.match(value) is not None


def identifier(value: str) -> bool:
    """Whether a value could be a name in code."""
    return _NAME.match(value) is not None


def uuid(token: str) -> bool:
    """Whether a token is a UUID."""
    return _UUID.match(token) is not None


def hash_like(token: str) -> bool:
    """Whether a token has the form of a git or content hash."""
    return _HASH.match(token) is not None


@lru_cache(maxsize=2048)
def machine_id(token: str) -> bool:
    """Whether a token says by its prefix that it is an id or a digest, not a key."""
    return _IDS.match(token) is not None


def pathlike(token: str) -> bool:
    """Whether a token has slashes between words."""
    return "/" in token and any(
        opaque.wordy(part) > 0.7 for part in token.split("/") if len(part) > 2
    )


def after_digest_word(before: str) -> bool:
    """Whether the text before a token announces a digest or a revision."""
    return _DIGEST_BEFORE.search(before) is not None
