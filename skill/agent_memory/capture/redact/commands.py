"""Secrets on command lines and in the files that programs read them from."""

from __future__ import annotations

import re

from agent_memory.capture.redact import chosen, opaque, usual
from agent_memory.capture.redact.carrier import Carrier, given, mixed, random

_WORD = r"""["']?([^\s'"-][^\s'"]{2,300})"""


def _pattern(text: str) -> re.Pattern[str]:
    return re.compile(text, re.VERBOSE | re.MULTILINE)


def _coined(value: str) -> bool:
    """Whether a value behind a flag is no word, or words run together that name a thing each."""
    return mixed(value) or chosen.paired(value) or chosen.coined(value)


CARRIERS: tuple[Carrier, ...] = (
    Carrier(
        "command-line",
        ("curl", "-u", "--user", "--proxy-user", " -a "),
        _pattern(
            r"""(?:(?<![\w-])-[a-zA-Z]{0,4}[uU]|(?:(?<=http)|(?<=https)|(?<=xh))\ -a
            |--(?:proxy-)?user)[ =]?["']?[^\s:'"]{0,80}:["']?([^\s'"]{2,200})"""
        ),
        given,
        ("curl -u ops:<p1> https://h", "curl --user 'svc:<w12>' https://h"),
        ("curl -u user:password h", "curl -u $USER:$PASS h", "curl -u 'test:test'"),
    ),
    Carrier(
        "command-line",
        ("-u", "--user"),
        _pattern(r"""(?:(?<![\w-])-u|--user)[ =]?["']([^\s:'"]{8,200}):?["'](?=\s|$)"""),
        random,
        ("curl -u '<w20>:' https://h",),
        ('curl -u "someusername" h',),
    ),
    Carrier(
        "command-line",
        ("-pass", "-token", "-secret", "-key", "-pwd", "-auth", "-pw", "-apikey"),
        _pattern(
            r"""(?<![\w-])--?(?:[a-z]{1,20}-){0,3}
            (?:pass(?:word|wd|phrase|in|out)?|pwd?|token|secret|(?:api|access|secret)-?key|auth)
            (?:=|\s{1,4})["']?(?:pass:)?(?!pass:)([^\s'"`-][^\s'"`]{3,300})"""
        ),
        _coined,
        ("x --password <p3>", "x --api-key=<l20>", "x --a-token <h32>", "x -passin pass:<p1>"),
        ("the flag --token-file", "x --password-stdin", "x --token $TOKEN", "x --key user_id"),
    ),
    Carrier(
        "command-line",
        (
            *(
                "mysql",
                "mariadb",
                "mongo",
                "sqlcmd",
                "ldap",
                "sshpass",
                "7z",
                "zip ",
                "rar ",
                "smbcl",
            ),
            *(
                "cqlsh",
                "clickhouse",
                "influx",
                "snowsql",
                "beeline",
                "impala",
                "hdbsql",
                "bcp",
                "rdesktop",
            ),
            *("couchbase", "rabbitmqadmin", "mosquitto", "ipmitool", "winrm", "psexec", "ncftp"),
        ),
        _pattern(
            rf"""\b(?:mysql\w*|mariadb\w*|mongo\w*|sqlcmd|ldap\w+|sshpass|7za?|unzip|zip|unrar|rar
            |smbclient|cqlsh|clickhouse(?:-client)?|influx|snowsql|beeline|impala-shell|hdbsql|bcp|rdesktop
            |couchbase-cli|rabbitmqadmin|mosquitto_[ps]ub|ipmitool|evil-winrm|psexec|ncftp\w*)\b[^\n]{{0,160}}?
            \s-{{1,2}}(?:p|P(?![ ]?\d{{2,5}}(?!\S))|w|pw)[ =]?{_WORD}"""
        ),
        mixed,
        ("mysql -u root -p<p1> app", "sshpass -p '<p2>' ssh h", "ldapsearch -D cn=x -w <w12>"),
        ("mysql -u root -p app", "sshpass -p $PW ssh h", "mysql -h db -P 3307 -p app"),
    ),
    Carrier(
        "command-line",
        ("login",),
        _pattern(
            rf"""\b(?:docker|podman|helm|skopeo|oras|az|oc|crane|nerdctl|cf|vault|npm|gh|fly|heroku)
            \s(?:[\w-]{{1,20}}\s){{0,2}}login\b[^\n]{{0,160}}?
            \s-{{1,2}}(?:p|w|password|token)[ =]{_WORD}"""
        ),
        mixed,
        ("docker login -u ci -p <p1> r.acme.dev", "oc login --token=<w30>"),
        ("docker login -u ci -p $PASS",),
    ),
    Carrier(
        "command-line",
        ("pass:", "storepass", "keypass"),
        _pattern(
            r"""(?<![\w-])--?(?:pass(?:in|out|word)?[= ]{1,4}["']?pass:
            |[a-z]{0,8}(?:store|key)pass(?:wd|word)?[= ]{1,4}["']?)([^\s'"$][^\s'"]{2,200})"""
        ),
        given,
        ("openssl enc -pass pass:<a6>-<a6>", "keytool -list -storepass <a12>"),
        ("openssl enc -pass pass:$PW", "keytool -list -storepass changeit"),
    ),
    Carrier(
        "command-line",
        (" -p",),
        _pattern(
            rf"""(?<![\w-])(?:-[uUli]|--user(?:name)?|--login)[ =]?["']?[\w.@\\+-]{{1,60}}["']?
            (?:\s--?[a-z][\w-]{{0,20}}(?:[ =][\w./:-]{{1,60}})?){{0,3}}
            \s--?(?:p|P|pw)[ =]?{_WORD}"""
        ),
        usual.personal,
        ("import -u ops -p <p1>", "load --user=svc -h db1 -p '<p2>'"),
        ("run -u app -p 8080:80", "run -u 1000 -p tcp80"),
    ),
    Carrier(
        "command-line",
        ("openssl", "securestring"),
        _pattern(
            r"""\bopenssl\s(?:enc|[a-z]{2,10}-\d{3}-[a-z]{3})\b[^\n]{0,160}?\s-k\s{1,3}["']?([^\s'"-][^\s'"]{2,200})
            |\bConvertTo-SecureString\s{1,3}(?:-String\s{1,3})?["']([^"'\n]{3,200})["']"""
        ),
        given,
        ("openssl enc -aes-256-cbc -k <p1> -in x", 'ConvertTo-SecureString "<p2>" -AsPlainText'),
        ("openssl enc -k $PW -in x", "ConvertTo-SecureString $pw -AsPlainText"),
    ),
    Carrier(
        "command-line",
        ("lftp", "net use"),
        _pattern(
            r"""\blftp\b[^\n]{0,80}?\s-u\s{0,2}["']?[^\s,]{1,80},([^\s'"]{3,200})
            |\bnet\suse\s\S{1,40}(?:\s\\\\\S{1,200})?\s([^\s/*\\]\S{3,200})\s+/user:"""
        ),
        given,
        ("lftp -u feeds,<w12> sftp://h", "net use Z: \\\\srv\\x <p2> /user:acme\\ops"),
        ("lftp -u feeds sftp://h", "net use Z: \\\\srv\\x /user:acme\\ops"),
    ),
    Carrier(
        "command-line",
        ("smb", "rpcclient", "net ", "wmiexec", "cifs", "winexe"),
        _pattern(
            r"""\b(?:smb\w{1,12}|rpcclient|net|winexe|wmic)\b[^\n]{0,160}?
            \s(?:-U|--user(?:name)?)[ =]?["']?[^\s'"%]{1,80}%([^\s'"%][^\s'"]{2,200})"""
        ),
        given,
        ("smbclient //h/x -U 'acme\\ops%<p2>'", "rpcclient -U ops%<w12> h"),
        ("smbclient //h/x -U ops", "smbclient //h/x -U 'ops%$PW'"),
    ),
    Carrier(
        "command-line",
        (
            "ssh-keygen",
            "<<<",
            "redis-cli",
            "rclone",
            "htpasswd",
            "net user",
            "snmp",
        ),
        _pattern(
            rf"""\b(?:redis-cli\b[^\n]{{0,120}}?\s-a|ssh-keygen\b[^\n]{{0,120}}?\s-[NP]
            |(?:kinit|sudo|passwd|cryptsetup|gpg|login)\b[^\n]{{0,80}}?<<<|net\suser\s[\w.-]{{1,40}}
            |snmp\w{{2,10}}\b[^\n]{{0,120}}?\s-[cAX]|rclone\sobscure
            |htpasswd\s+-\w{{0,5}}b\w{{0,5}}\s+\S{{1,200}}\s+\S{{1,80}})\s*{_WORD}"""
        ),
        given,
        ("redis-cli -a <p1> ping", "rclone obscure <p2>", "htpasswd -cb users ops <p3>"),
        ("redis-cli -a $PW", "htpasswd -c users ops"),
    ),
    Carrier(
        "command-line",
        ("/user:", "/p:", "/pass:"),
        _pattern(rf"""/user:\S{{1,80}}\s+([^\s'"/][^\s'"]{{2,200}})|\s/p(?:ass)?:{_WORD}"""),
        given,
        ("net use z: /user:ops <p2>", "mstsc /u:ops /p:<p1>"),
        ("net use z: /user:ops %PW%", "copy a /p:x"),
    ),
    Carrier(
        "command-line",
        ("echo", "printf"),
        _pattern(
            r"""\b(?:echo|printf)\s+["']?(?:[\w.-]{1,40}:)?([^\s'"|]{3,200})["']?\s{0,3}\|\s{0,3}
            (?:sudo\s+(?:-\w+\s+)*-S|(?:sudo\s+)?chpasswd|docker\slogin|passwd)"""
        ),
        given,
        ("echo <p1> | sudo -S ls", "echo 'ops:<p2>' | chpasswd"),
        ("echo password | sudo -S ls", "echo $PW | sudo -S ls"),
    ),
    Carrier(
        "command-line",
        ("sonar.",),
        _pattern(
            r"""(?:\b|-D)sonar\.(?:login|token|password)\s{0,2}[=:]\s{0,2}([^\s'",;]{6,200})"""
        ),
        mixed,
        ("scan -Dsonar.login=<h40>", "sonar.token: <h40>"),
        ("sonar.login=$TOKEN", "sonar.password=required"),
    ),
    Carrier(
        "credential-file",
        ("login",),
        _pattern(r"""\blogin\s+\S{1,200}\s+password\s+([^\s"'`]{2,300})"""),
        given,
        ("machine h login ops password <w10>",),
        ("machine h login u password $PW",),
    ),
    Carrier(
        "credential-file",
        (":",),
        _pattern(
            r"""^\s{0,8}[\w.*-]{1,200}:(?:\d{2,5}|\*):[\w.*-]{1,80}:[\w.*-]{1,80}:([^\s:]{3,200})$"""
        ),
        given,
        ("db.acme.dev:5432:app:svc:<w14>",),
        ("db:5432:app:svc:password",),
    ),
    Carrier(
        "password-hash",
        ("$2", "$6$", "$5$", "$1$", "$y$", "$argon2", "$apr1$", "$pbkdf2", "$scrypt"),
        _pattern(
            r"""(\$(?:2[abxy]?|[156y]|apr1|argon2(?:id|i|d)|scrypt|pbkdf2[\w-]{0,12})
            \$[\w./,=+$-]{20,300})"""
        ),
        lambda value: not opaque.repetitive(value[4:]),
        ("admin:$2b$12$<w53>", "root:$6$<w8>$<w86>"),
        ("the $1 and $2 arguments",),
    ),
)
