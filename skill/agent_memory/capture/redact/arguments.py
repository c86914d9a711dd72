"""Secrets that stand in the place of a command's argument, or are sent to what asks for one."""

from __future__ import annotations

import re

from agent_memory.capture.redact import usual
from agent_memory.capture.redact.carrier import Carrier, given, mixed

_WORD = r"""["']?([^\s'"-][^\s'"]{2,300})"""


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text.replace("{WORD}", _WORD), re.VERBOSE | re.MULTILINE)


CARRIERS: tuple[Carrier, ...] = (
    Carrier(
        "command-line",
        ("rabbitmqctl", "http-basic", "mc alias", "mc config", "db2 connect", "+login", "nickserv"),
        _pattern(
            r"""(?<!\w)(?:rabbitmqctl\s(?:add_user|change_password|authenticate_user)\s\S{1,60}
            |http-basic\.\S{1,60}\s\S{1,60}|mc\s(?:alias\sset|config\shost\sadd)(?:\s\S{1,100}){3}
            |db2\sconnect\sto\s\S{1,60}\suser\s\S{1,60}\susing|nickserv\sidentify|\+login\s\S{1,60})\s(?!\+){WORD}"""
        ),
        mixed,
        ("rabbitmqctl add_user ops <p1>", "poetry config http-basic.x ops <w16>"),
        (
            "rabbitmqctl add_user ops $PW",
            "steamcmd +login ops +app_update 4",
            "db2 connect to x user y using password",
        ),
    ),
    Carrier(
        "command-line",
        ("requirepass", "masterauth", "rootpw", "-password", "openssl passwd", "mkpasswd"),
        _pattern(
            r"""(?<![\w-])(?:(?:set-initial|reset-admin)-password|requirepass|masterauth|rootpw\s--plaintext
            |(?:openssl\spasswd|mkpasswd)(?:\s-\w{1,9}){0,3})\s{WORD}"""
        ),
        mixed,
        (
            "requirepass <w20>",
            "openssl passwd -6 <p2>",
            "grafana-cli admin reset-admin-password <p1>",
        ),
        ("masterauth and requirepass are set", "openssl passwd -6 -stdin"),
    ),
    Carrier(
        "command-line",
        ("create-", "create:", "create_", "add-", "add:", "add_", "sum"),
        _pattern(
            r"""\b(?:create|add)[-:_](?:admin|user|superuser)\s[\w.@-]{1,60}\s{WORD}
            |\becho\s(?:-n\s)?["']([^"'\n]{6,80})["']\s{0,3}\|\s{0,3}(?:sha\d{1,3}|md5)sum\b"""
        ),
        usual.personal,
        ("flask create-admin ops <p1>", "echo -n '<p2>' | sha256sum"),
        ("flask create-admin ops --force", "echo -n 'hello there' | sha256sum"),
    ),
    Carrier(
        "command-line",
        ("bundle config", "acl setuser", "sp_addlogin", "pragma"),
        _pattern(
            r"""\bbundle\sconfig\s(?:set\s)?(?:--\w{1,9}\s){0,2}\S{1,80}\s[\w.@-]{1,60}:([^\s'"]{3,200})
            |\bACL\sSETUSER\b[^\n>]{0,80}\s>([^\s'"]{3,200})
            |\bPRAGMA\s(?:re)?key\s?=\s?["']([^"'\n]{4,80})["']
            |\bsp_addlogin\s["'][^"'\n]{1,60}["'],\s?["']([^"'\n]{3,80})["']"""
        ),
        mixed,
        ("ACL SETUSER ops on ><w20>", "bundle config h ops:<w16>", "sp_addlogin 'ops', '<p1>'"),
        ("ACL SETUSER ops on >pw", "bundle config path vendor"),
    ),
    Carrier(
        "command-line",
        ("nuget", "signtool", "security "),
        _pattern(
            r"""\bnuget\b[^\n]{0,160}?\s(?:-k|--api-key|-ApiKey|setapikey)\s{WORD}
            |\bsigntool\b[^\n]{0,160}?\s/p\s{WORD}
            |\bsecurity\s(?:unlock-keychain|import|add-generic-password|create-keychain)\b
            [^\n]{0,160}?\s-[pPw]\s{WORD}"""
        ),
        mixed,
        ("dotnet nuget push x.nupkg -k <h46>", "signtool sign /f c.pfx /p <p1> a.exe"),
        ("dotnet nuget push x.nupkg -k $KEY", "security import c.p12 -P $PW"),
    ),
    Carrier(
        "command-line",
        ("securestring", "ccrypt", "ccencrypt", "ccdecrypt"),
        _pattern(
            r"""\bput-parameter\b[^\n]{0,200}?--value[ =]{WORD}["']?(?=[^\n]{0,160}SecureString)
            |SecureString\b[^\n]{0,160}?--value[ =]{WORD}
            |\bcc(?:rypt|encrypt|decrypt)\b[^\n]{0,80}?\s-K\s{WORD}"""
        ),
        given,
        ("aws ssm put-parameter --value '<p1>' --type SecureString", "ccrypt -K <p2> f"),
        ("aws ssm put-parameter --value $PW --type SecureString", "ccrypt -K $PW f"),
    ),
    Carrier(
        "command-line",
        ("printf", "echo", "variable"),
        _pattern(
            r"""\b(?:printf|echo)\s(?:-n\s)?["']([^"'\n%]{6,80})["']\s{0,3}\|[^\n|]{0,60}\b(?:secret|passwd|chpasswd|password|login)\b
            |\bvariable\s"[\w-]{0,40}(?:pw|pass\w{0,8}|secret|token)"\s{0,3}\{[^{}]{0,200}?\bdefault\s{0,4}=\s{0,4}"([^"\n]{6,80})\""""
        ),
        usual.personal,
        ("printf '<p1>' | docker secret create db -", 'variable "db_pw" { default = "<p2>" }'),
        ("echo 'hello there' | docker login --help", 'variable "db_pw" { default = "" }'),
    ),
    Carrier(
        "command-line",
        (":*:", ":5432:", "pgpass"),
        _pattern(
            r"""(?<!\S)[\w.*-]{1,80}:(?:\d{2,5}|\*):[\w.*-]{1,40}:[\w.-]{1,40}:([^\s:]{4,80})"""
        ),
        given,
        ("db.mill.test:5432:*:ops:<p2>", "*:*:*:ops:<p1>  # .pgpass"),
        ("db.mill.test:5432:*:ops:$PW", "src/a.py:10:4:x"),
    ),
    Carrier(
        "command-line",
        ("send",),
        _pattern(
            r"""assword[^\n]{0,60}?\bsend(?:_?line)?[\s(]{1,3}(?:--\s)?["']([^"'\\\n]{4,80})(?:\\[rn])?["']"""
        ),
        mixed,
        ('expect "*assword:" { send "<p1>\\r" }', "c.expect('Password'); c.sendline('<p2>')"),
        ('expect "*assword:" { send "$pw\\r" }', 'on password change send "reset"'),
    ),
)
