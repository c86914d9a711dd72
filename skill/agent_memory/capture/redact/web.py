"""Secrets in headers, cookies, addresses and connection strings."""

from __future__ import annotations

import re

from agent_memory.capture.redact import opaque, spare, usual
from agent_memory.capture.redact.carrier import Carrier, given, mixed, random

_VALUE = r"""([^\s"'`,;<>{}]{6,4000})"""


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.VERBOSE | re.IGNORECASE)


def _login(value: str) -> bool:
    """Whether `name:password` holds a password."""
    return given(value.partition(":")[2]) and not value.startswith(("$", "{"))


CARRIERS: tuple[Carrier, ...] = (
    Carrier(
        "auth-header",
        ("authorization",),
        _pattern(
            rf"""authorization["'\s]{{0,3}}[:=][\s"']{{0,3}}
            (?:(?:bearer|basic|token|digest|negotiate|apikey|bot|key)[\s:]{{1,3}})?{_VALUE}"""
        ),
        mixed,
        ("Authorization: Bearer <w32>", '"Authorization": "Basic <w24>=="', "authorization=<h40>"),
        (
            "Authorization: Bearer $TOKEN",
            "authorization: required",
            "Authorization: Bearer <token>",
        ),
    ),
    Carrier(
        "auth-header",
        ("bearer",),
        _pattern(r"""\bbearer[\s:]{1,3}["'`]?([^\s"'`,;<>{}]{16,4000})"""),
        random,
        ("send it as bearer <w40>",),
        ("a bearer authentication-middleware that logs",),
    ),
    Carrier(
        "auth-header",
        ("basic ",),
        _pattern(r"""\bbasic\s{1,3}["'`]?([A-Za-z0-9+/]{11,4000}={0,2})(?![\w+/-])"""),
        lambda value: given(value) and opaque.opaque(value),
        ("use Basic <w27>=",),
        ("the basic authentication", "basic configuration2"),
    ),
    Carrier(
        "auth-header",
        ("x-", "apikey", "api-key"),
        _pattern(
            rf"""\b(?:x-[a-z-]{{0,24}}(?:key|token|secret|auth|signature|session)[a-z-]{{0,20}}
            |api-?key)["']?\s{{0,2}}[:=]\s{{0,2}}["']?{_VALUE}"""
        ),
        mixed,
        ("X-Api-Key: <l24>", "-H 'x-auth-token: <h32>'"),
        ("x-api-key: $KEY", "X-CSRF-Token: required"),
    ),
    Carrier(  # a server's setting, or words: add_header X-Auth <value>
        "auth-header",
        ("x-",),
        _pattern(
            r"""\bx-[a-z-]{0,24}(?:key|token|secret|auth)["'`]?[,\s]\s?["'`]?([\w+/=-]{20,400})(?![\w-])"""
        ),
        lambda value: random(value) and opaque.opaque(value),
        ("add_header X-Auth <h32>", "proxy_set_header X-Api-Key '<w24>';"),
        ("the X-Auth-Token header-of-the-older-gateway2 is gone",),
    ),
    Carrier(
        "cookie",
        ("cookie", "session", "sid="),
        _pattern(
            r"""(?<![\w.-])[\w.-]{0,60}?(?:sess(?:ion)?|sid|auth|token|jwt|csrf|remember|login|connect)
            [\w.-]{0,30}=["']?(?:s%3A|s:)?([^;\s"'`,&<>]{12,4000})"""
        ),
        random,
        ("Cookie: sessionid=<h32>; theme=dark", "set-cookie: app.sid=s%3A<w32>.x; Path=/"),
        ("Cookie: session=disabled-in-tests", "session=requests.Session()"),
    ),
    Carrier(
        "cookie",
        ("cookie",),
        _pattern(r"""cookie["']?\s{0,2}[:=]\s{0,2}["']?[\w.-]{1,60}=([^;\s"'`,<>]{16,4000})"""),
        random,
        ("Cookie: _ga_x=<h32>",),
        ("Cookie: theme=solarized-dark-variant",),
    ),
    Carrier(
        "url-credential",
        ("://",),
        _pattern(
            r"""(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{1,30}://
            ([^\s:/@?\#"'`<>]{0,200}:[^\s/"'`<>]{1,400})@"""
        ),
        _login,
        ("postgres://svc:<w12>@db/app", "redis://:<p2>@cache:6379", "amqp://a:<w4>@<w5>@mq"),
        ("postgres://user:password@db/app", "https://${USER}:${PASS}@git", "redis://:$PW@cache"),
    ),
    Carrier(
        "url-credential",
        ("jdbc:oracle", "sqlplus", "expd", "impd", "exp ", "imp ", "sqlldr", "rman "),
        _pattern(
            r"""(?:jdbc:oracle:\w{1,10}:|\b(?:sqlplus|expd?p?|impd?p?|sqlldr|rman)\s+(?:-\w+\s+){0,3}["']?(?:userid=)?)
            [\w$\#-]{1,60}/([^\s@"'/]{3,200})@"""
        ),
        given,
        ("jdbc:oracle:thin:billing/<p1>@//ora:1521/x", "sqlplus -s ops/<a9>@db"),
        ("jdbc:oracle:thin:@//ora:1521/x", "sqlplus $USER/$PASS@db"),
    ),
    Carrier(
        "url-credential",
        ("sqlplus", "expdp", "impdp", "sqlldr", "rman"),
        _pattern(
            r"""\b(?:sqlplus|expdp|impdp|sqlldr|rman)\s+(?:-\w+\s+){0,3}(?:userid=)?
            [\w$\#-]{1,60}/([^\s@"'/]{3,200})(?:\s|$)"""
        ),
        mixed,
        ("sqlplus ops/<p1>",),
        ("impdp dumps/dir dump", "sqlplus / as sysdba"),
    ),
    Carrier(
        "key-name",
        ("key", "token", "ключ", "токен"),
        _pattern(
            r"""\b(?:api|апи|access|secret|auth)[\s_-]?(?:keys?|tokens?|ключ\w{0,3}|токен\w{0,3})
            \s(?:[^\W\d_]{2,20}\s){1,2}([0-9a-f]{32,64})\b"""
        ),
        given,
        ("the api key production <h40> works", "апи ключ карты <h40>"),
        ("the api key commit", "api key lookups took 1234 ms"),
    ),
    Carrier(
        "url-credential",
        ("://",),
        _pattern(r"""\bhttps?://([^\s:/@?\#"'`<>]{16,400})@"""),
        random,
        ("git clone https://<w40>@git.acme.dev/x.git",),
        ("https://${GITHUB_TOKEN_VALUE}@github.com",),
    ),
    Carrier(
        "url-parameter",
        ("=",),
        _pattern(
            r"""[?&;\#][\w.\[\]-]{0,30}(?:key|token|secret|sig|signature|passw(?:or)?d|pwd|pass|auth|code
            |credential|session|sid|jwt|hmac|access)[\w.\[\]-]{0,14}=([^\s&"'`<>\#;,)]{6,2000})"""
        ),
        mixed,
        ("https://h/x?api_key=<l20>&q=1", "/cb#access_token=<w32>", "?X-Amz-Signature=<h64>"),
        ("?api_key=YOUR_KEY", "?sort_key=created_at", "&token=$TOKEN"),
    ),
    Carrier(
        "webhook",
        ("hook",),
        _pattern(
            r"""https?://(?:[^\s"'<>/]{1,200}/[^\s"'<>?\#]{0,100}hooks?[^\s"'<>/]{0,40}/
            |(?:web)?hooks?\.[^\s"'<>/]{1,200}/(?:[a-z]{1,20}/)?)([^\s"'`<>)]{16,400})"""
        ),
        random,
        ("https://x.acme.dev/webhook/<h32>/<h32>", "https://h.acme.dev/api/hooks/<w30>"),
        ("https://docs.acme.dev/webhooks/introduction-to-events",),
    ),
    Carrier(
        "login-call",
        ("login(", "begin(", "signin(", "sign_in(", "auth(", "user(", "credential", "authenticat"),
        _pattern(
            r"""\b(?:wifi\w{0,6}\.begin|login|log_in|sign_?in|(?:http|set)?_?(?:basic|plain)_?auth|auth
            |(?:create|add|register)_?(?:super)?_?user|(?:username_?password_?|network_?)?credentials?
            |authenticate|passwordauthentication)\(
            \s{0,2}(?:["'][^"'\n]{0,60}["'],\s{0,3}){1,2}["']([^"'\n]{4,80})["'](?!,\s{0,3}["'])"""
        ),
        mixed,
        ('WiFi.begin("loft", "<p1>");', 'ftp.login("ops", "<p2>")', 'HTTPBasicAuth("ops", "<p3>")'),
        ('WiFi.begin("loft", "password")', 'login("user", "wrong")', 'auth("GET", $TOKEN)'),
    ),
    Carrier(
        "login-call",
        ("passw", "pwd"),
        _pattern(
            r"""\b(?:fill|type|fill_in|set_?value|input)[(\s]\s{0,2}["'][^"'\n]{0,60}(?:passw|pwd)[^"'\n]{0,40}
            ["'],\s{0,2}(?:with:\s)?["']([^"'\n]{4,80})["']
            |(?:passw|pwd)[^"'\n]{0,40}["']\){0,2}\.(?:type|fill|send_?keys|set_?value)\(["']([^"'\n]{4,80})["']"""
        ),
        mixed,
        ("page.fill('#password', '<p1>')", "cy.get('[name=pwd]').type('<p2>')"),
        ("page.fill('#password', 'wrong')", "cy.get('#password').type('{enter}')"),
    ),
    Carrier(
        "login-call",
        ("btoa", "buffer", "base64", "b64encode"),
        _pattern(
            r"""\b(?:btoa|Buffer(?:\.from)?|b64encode|base64_encode|Base64\.\w{2,20})\(\s?b?["'][\w.@-]{1,60}:
            ([^"'\n]{3,200})["']"""
        ),
        mixed,
        ("btoa('ops:<p1>')", "base64.b64encode(b'ops:<p2>')"),
        ("btoa('user:password')", "Buffer.from('data:text')"),
    ),
    Carrier(
        "login-call",
        ("bcrypt", "argon2", "password_verify", "hashlib", "crypt("),
        _pattern(
            r"""\b(?:bcrypt|argon2|password_verify|hashlib|crypt)(?:\.\w{2,20})?\([^()'"\n]{0,40}
            b?["']([^"'\n]{6,80})["']"""
        ),
        usual.personal,
        ("bcrypt.compare('<p2>', user.hash)", "hashlib.md5(b'<p1>')"),
        ("bcrypt.compare(given, user.hash)", "hashlib.sha256(b'hello world')"),
    ),
    Carrier(
        "auth-header",
        ("digest ",),
        _pattern(r"""\bdigest\s[^\n]{0,400}?\bresponse\s?=\s?["']?([0-9a-f]{32,64})\b"""),
        given,
        ('Authorization: Digest username="ops", response="<h32>"',),
        ('Digest username="ops", response="..."',),
    ),
    Carrier(
        "url-path",
        (
            "/reset",
            "/verif",
            "/confirm",
            "/magic",
            "/invit",
            "/activat",
            "/login",
            "/share",
            "/password",
        ),
        _pattern(
            r"""/(?:reset|verif|confirm|magic|invit|activat|login|share|password)[\w-]{0,20}/([\w-]{20,400})(?![\w-])"""
        ),
        lambda value: random(value) and opaque.opaque(value) and not spare.uuid(value),
        ("https://h.acme.dev/reset/<w40>", "/magic-link/<b43>"),
        ("/login/oauth-callback-for-the-app2", "/confirm/registration-of-new-members2"),
    ),
    Carrier(
        "connection-string",
        ("key", "sharedaccess", "password=", "pwd=", "passwd="),
        _pattern(
            r"""(?:account\s?key|shared\s?access\s?(?:key|signature)|password|passwd|pwd)\s{0,2}=\s{0,2}
            ["']?([^;\s"'<>]{4,250})\s{0,2};"""
        ),
        given,
        ("Server=h;User Id=a;Password=<p2>;", "AccountName=x;AccountKey=<B60>;"),
        ("Server=h;Password={pw};", "Password=password;"),
    ),
    Carrier(
        "jwk",
        ('"kty"', "'kty'"),
        _pattern(r"""["'](?:d|p|q|dp|dq|qi|k)["']\s{0,3}:\s{0,3}["']([\w-]{16,1400})"""),
        random,
        ('{"kty":"EC","crv":"P-256","d":"<b43>"}',),
        ('{"kty":"EC","crv":"P-256","d":"..."}',),
    ),
)
