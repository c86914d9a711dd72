"""What stands around a value, and says whether somebody tells a password there.

Each row has a name, under which `weights` holds what it weighs. Of the rows for what stands right
before a value, and right behind, the first that fits counts; of the signs in its sentence all do.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from agent_memory.capture.redact import assigned
from agent_memory.capture.redact.proof import Proven


class Tell(NamedTuple):
    """One sign: its name, its pattern, texts that it must and must not fit."""

    name: str
    pattern: re.Pattern[str]
    hits: tuple[str, ...]
    misses: tuple[str, ...]

    @property
    def proof(self) -> Proven:
        """The same, as every table of patterns is proven."""
        return Proven(self.pattern, self.hits, self.misses, anywhere=self not in RIGHT)


def _words(row: str) -> re.Pattern[str]:
    """Words that stand whole, anywhere."""
    return re.compile(
        rf"(?<![^\W_])(?:{'|'.join(row.split())})(?![^\W_])".replace("~", r"\s"), re.IGNORECASE
    )


def _before(row: str, more: str = "") -> re.Pattern[str]:
    """Words that stand right before a value."""
    return re.compile(
        rf"(?<![^\W_])(?:{'|'.join(row.split())}){more},?\s{{1,3}}$".replace("~", r"\s"),
        re.IGNORECASE,
    )


def _behind(pattern: str) -> re.Pattern[str]:
    """What stands right behind a value and the quotation mark or tag that may close it."""
    joined = re.sub(r"\n\s*", "", pattern)
    return re.compile(rf"(?:[\"'`”»]|</\w{{1,10}}>){{0,2}}(?:{joined})", re.IGNORECASE)


_STILL = (
    rf"(?:\s(?:{assigned.STILL}|{assigned.SINCE}|literally|basically|again|already|btw|übrigens|ja|doch|halt|bien|mesmo"
    r"|set\sto|back\sto|the\ssame|the\susual|not)){0,3}"
)
_CHANGED = """set chang\\w* reset\\w* rotat\\w* updat\\w* switch\\w* correct\\w* went moved made
    turn\\w* gesetzt geändert zurückgesetzt cambi\\w+ modifi\\w+ passé mud\\w+ alter\\w+ troque\\w+
    zmieni\\w+ změni\\w* поменя\\w+ смени\\w+ помін\\w+ змін\\w+ ändr\\w+ bytt skift\\w* gewijzigd
    veranderd ganti\\w* diganti değişti\\w*"""
_TO = """to into auf in en a por para à per na на till til naar jadi"""
LEFT: tuple[Tell, ...] = (
    Tell(
        "name",
        re.compile(
            r"(?:\buser\s?name|name[sd]?|nick|handle|called|alias|slug|label|\buser|id)(?:\s(?:is|was|to|into)|\s?[:=])?\s$",
            re.IGNORECASE,
        ),
        ("my username is ", "rename it to the name "),
        ("the named one ",),
    ),
    Tell(
        "sign",
        re.compile(r"(?:[:=]|[-=~]{1,2}>|→|>>|»|：|＝)\s{0,4}$"),
        ("pw: ", "pw -> ", "新密码："),
        ("pw ",),
    ),
    Tell("dash", re.compile(r"\s[–—-]{1,2}\s$|…\s?$|\.{2,}\s$"), ("pw - ", "well… "), ("pw-",)),
    Tell("slash", re.compile(r"(?:[/|+&]|//)\s?$"), ("kim / ", "kim/"), ("kim ",)),
    Tell(
        "changed",
        _before(_CHANGED, rf"\b[^.\n]{{0,40}}\s(?:{'|'.join(_TO.split())})(?:\s\w{{2,6}})?"),
        ("changed it to ", "auf dem Server geändert in ", "wurde zurückgesetzt auf "),
        ("goes to ",),
    ),
    Tell(
        "was",
        _before(
            """chang\\w+ rotat\\w+ switch\\w* replac\\w+ reset\\w* cambi\\w+ zmieni\\w+ поменя\\w+
            смени\\w+""",
            r"\b[^.\n]{0,40}\s(?:from|von|de|da|z|с)",
        ),
        ("changed it from ",),
        ("from ",),
    ),
    Tell("to", _before("to auf por para à till til naar jadi sang la"), ("from a to ",), ("tot ",)),
    Tell(
        "be",
        re.compile(
            rf"""(?:(?<![^\W_])(?:is|are|was|be|been|it['’]?s|that['’]?s|that['’]d~be|reads|equals
            |remains|stays|became|becomes
            |gets|got|called|ist|lautet|lauten|war|wäre|heißt|bleibt|es|son|era|está|esta|est|sont
            |c['’]est|était|reste|è
            |rimane|rimasta|são|ficou|é|jest|brzmi|это|то|стоит|є|це|är|er|blev|on|je|este|és|yra
            |adalah|là|είναι|is~nu
            |hai|هي|هو|היא|הוא|คือ|oldu|olarak|artık|lett|now|jetzt|maintenant|ahora|agora|adesso
            |nu|теперь|тепер|сейчас|зараз)
            |(?<=\w)['’]s){_STILL},?\s{{1,3}}$
            |[是为為는은は가이を을를로]\s?$|[改换設设変]\w?[成为到]了?\s?$""".replace("~", r"\s"),
            re.VERBOSE | re.IGNORECASE,
        ),
        ("it is still ", "lautet jetzt ", "密码是", "root's "),
        ("basis ", "isn "),
    ),
    Tell(
        "with",
        _before(
            "with w/ w using via by mit avec con com met med z ze с з ile bằng pakai με par por da",
            r"(?:\s(?:the\s(?:words?|pass|pw)|just))?",
        ),
        ("log in with ", "accedi con "),
        ("without ",),
    ),
    Tell(
        "hand",
        _before(
            rf"""{assigned.HAND.replace(" ", "~")} used? using typed? types typing entered enters?
            tried tries answer(?:s|ed)?
            gave give gives send sent pasted? pastes punch(?:~in)? key(?:ed)?~in
            tap(?:ped)?(?:~in)? pick(?:ed)? chose
            needs? wants? takes? expects? accepts? rejects rejecting has have had uses says? said
            keeps? kept remember
            leave left replace nimm nehmt benutz\w* verwende\w* eingegeben utilise\w* usa[rs]? uso
            doy puse metto messo
            mis używa\w* wpis\w+ используй\w* набери ввел\w* поставил\w* gebruik\w* brug\w*
            använd\w* dal""",
            r"(?:\s(?:in|it|is|just|still|now))?",
        ),
        ("just enter ", "it wants ", "nimm "),
        ("and ", "user "),
    ),
    Tell(
        "and",
        _before(
            """and & n then und dann et puis y luego e poi en dan och og sen i potem и потом та và
            ve sonra""",
            r"(?:\s(?:the|then))?",
        ),
        ("kim and then ", "kim et "),
        ("hand ",),
    ),
    Tell("or", _before("or oder ou o или but not sondern sino mais"), ("not ",), ("for ",)),
    Tell("open", re.compile(r"[(\[]$"), ("the pw (",), ("the pw ",)),
    Tell("line", re.compile(r"\n[ \t>*•-]{0,8}$"), ("pw\n  ",), ("pw ",)),
    Tell("start", re.compile(r"^[\s>*-]{0,6}$"), ("",), ("a ",)),
    Tell("stop", re.compile(r"[.!?。！？]\s{1,3}$"), ("wrong? ",), ("wrong, ",)),
    Tell("comma", re.compile(r"[,;、，]\s?$"), ("pw, ",), ("pw ",)),
    Tell(
        "sample",
        re.compile(
            r"(?<![^\W_])(?:like|e\.?g\.?|example|such\sas|z\.?\s?b\.?|comme|como|wie|напр\w*|format)[,:]?\s$",
            re.IGNORECASE,
        ),
        ("such as ", "e.g. "),
        ("alike ",),
    ),
    Tell(
        "kind",
        _before(
            """class function func method files? folder dir branch commit version release tag
            table column field module
            package library lib ticket issue pr bug task page model image cluster instance host
            node port error code
            exception type variable var env flag option setting param parameter tests? step build
            job run id device
            board chip component hook endpoint route url domain region bucket queue topic rfc pod
            service driver
            algorithm cipher plan tier theme group ssid tenant channel frame install import datei
            klasse fichier
            archivo clase módulo файл\\w* ветк\\w*"""
        ),
        ("the branch ", "la clase "),
        ("the pw ",),
    ),
    Tell(
        "prep",
        _before(
            """in into from of at on onto for per over under than vs about as von vom aus bei im
            am für über dans sur
            depuis pour chez en de del desde sobre do da no na nel dal van bij voor op w od dla в
            на из от для до
            к från för av fra i ve"""
        ),
        ("moved from ", "dans "),
        ("with ",),
    ),
    Tell(
        "article",
        _before(
            """the a an this that these my our your his her its their der die das den dem ein eine
            le la les un une el
            los il lo os um uma het een mein unser mon ma mi ten ta one new old same other second
            usual default current"""
        ),
        ("the ", "unser "),
        ("other2 ",),
    ),
)
LONG = frozenset(("changed", "was"))  # rows of LEFT that look far back
RIGHT: tuple[Tell, ...] = (
    Tell("end", re.compile(r"[\"'`”»)\]*]{0,2}[.!?]{0,3}\s*$"), (".", ""), (" x",)),
    Tell("line", re.compile(r"[\"'`”»)\]*]{0,2}[.!?,;]{0,3}[ \t]{0,40}\n"), (".\nx",), (". x",)),
    Tell("close", _behind(r"[)\]]"), (") x",), (" )",)),
    Tell("stop", _behind(r"\s?[.!?;…](?:\s|\.)"), (". x", " ! x"), (".x",)),
    Tell("comma", _behind(r"\s?[,、，。]"), (", x",), (" x,",)),
    Tell("dash", _behind(r"\s(?:[–—-]{1,2}\s|\(|<[-=]|/|\|)"), (" - x", " (x)"), ("-x",)),
    Tell(
        "script",
        _behind(r"\s?[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]"),
        ("です", "로 "),
        (" x",),
    ),
    Tell(
        "and",
        _behind(
            r"\s(?:and|und|et|y|e|i|и|та|och|og|en|ve|then|but|or|so|because|since|dann|puis|pero|mais|aber|но|ale)\b"
        ),
        (" and x",),
        (" android",),
    ),
    Tell(
        "as",
        _behind(r"\s(?:as|als|comme|como|come|jako|som|som|как|як)\s"),
        (" as the key", " als Kennwort"),
        (" assets",),
    ),
    Tell(
        "cond",
        _behind(
            r"""\s(?:if|when|whenever|once|until|till|to|for|on|at|in|into|from|with|by|für|bei
            |auf|pour|sur|en|para
            |por|per|voor|do|na|для|на|от|för|til|after|before|again|now|please|pls|thx|btw
            |today|everywhere|there|here|too|instead|without)\b"""
        ),
        (" if x", " for x"),
        (" iffy",),
    ),
    Tell(
        "is",
        _behind(
            r"""\s(?:is|was|are|ist|war|est|es|era|è|é|jest|это|should|will|would|works?|worked
            |opens?|unlocks?|gets?|lets?|does|did
            |doesn['’]t|didn['’]t|still|no\slonger|used|gehört|geht|funktioniert|marche|sirve
            |funciona|działa|работает)\b"""
        ),
        (" is x", " still works"),
        (" isle",),
    ),
)
# A number's unit, behind digits that are none of a code.
UNIT = _behind(
    r"\s(?:seconds?|secs?|s|ms|min\w*|hours?|days?|chars?|characters|bytes|lines|iterations|rounds|times|px|items|rows|users|%|€|\$)"
)
SIGNS: tuple[Tell, ...] = (
    Tell(
        "rule",
        _words(
            """must should(?:n['’]t)? never requires? required at~least minimum maximum min max
            characters? chars length
            letters uppercase hash(?:ed|es)? hashing stored? stores encrypt(?:ed)? policy
            validat\\w+ rotat(?:e|ion) vault env
            environment logs? plain~?text commit(?:ted)? secrets~manager variable mandatory
            optional muss müssen darf
            soll\\w* nie niemals mindestens zeichen speicher\\w* doit doivent jamais caractères
            stock\\w+ debe\\w* nunca
            mínimo caracteres guard\\w+ deve\\w* mai caratteri moet\\w* nooit tekens musi\\w*
            nigdy znak\\w+ должен должны
            никогда символ\\w* хран\\w+ måste aldrig tecken 必须 不要 禁止 必ず"""
        ),
        ("never log it", "mindestens 8 Zeichen"),
        ("the mustard",),
    ),
    Tell(
        "told",
        _words(
            """i i['’]ve i['’]m we you u my our me us btw pls please thx sorry yesterday today
            again now forgot remember
            new old chang(?:ed?|ing) reset temporary temp shared ich hab wir mein\\w* gestern
            jetzt neu\\w* je j['’]ai on
            hier nouveau yo mi ayer ahora nuev\\w+ eu meu minha ontem agora io ho ieri adesso ik
            nu gisteren nowe teraz
            wczoraj я мы теперь сейчас вчера нов\\w+ jag igår"""
        ),
        ("my old one", "ich hab es neu"),
        ("mold",),
    ),
    Tell(
        "code",
        re.compile(
            r"[{}]|\w\(|=>|;\s*$|\bimport\s|\bdef\s|\bconst\s|\bfunction\s|::|</", re.MULTILINE
        ),
        ("f(x)", "const a"),
        ("the constant (x)",),
    ),
    Tell(
        "broken",
        _words(
            """fails? failed failing flaky breaks? broken crash\\w* regress\\w+ migrat\\w+
            upgrad\\w+ rename\\w* install\\w*
            deploy\\w* runs? running import\\w* refactor\\w* add fix implement\\w* restart drops
            tracked"""
        ),
        ("it fails", "rename it"),
        ("the prefix",),
    ),
)
# Words that make a sentence one about getting in somewhere, beside those of `cues`.
ASKS = _words(
    """asks? asked prompts? prompted popup pops?~up comes~up dialog wants demande\\w* pide pyta
    chiede fragt спрашивает vraagt"""
)
# What is opened by a password.
OPENED = _words(
    """opens? opened unlocks? lets? gets? keepass kdbx (?:zip|rar|archive|pdf|disk|drive|stick
            |sheet|backup|document|file)s?~is
    encrypted protected locked secured decrypts? verschlüsselt geschützt gesichert öffnet
    protégé\\w* chiffré\\w* s['’]ouvre
    protegid[oa] cifrad[oa] (?:se~)?abre cifrat[oa] protett[oa] apre versleuteld beveiligd
    zaszyfrowan\\w* otwiera\\w*
    зашифрован\\w* откры\\w+ login log account superuser (?:seed|test|demo|all)~users"""
)
USER = re.compile(
    r"""(?<![^\W_])(?:user(?:name)?|login|account|admin|root|guest|benutzer|nutzer|konto
            |utilisateur|compte|identifiant|usuario|cuenta
    |usuário|utente|gebruiker|użytkownik|uživatel|käyttäjä|логин|пользователь|користувач|användare
            |kullanıcı|bruker|pengguna)
    (?![^\W_])|用户|账号|帳號|ユーザ|계정|사용자|아이디""",
    re.VERBOSE | re.IGNORECASE,
)
SYSTEM = re.compile(
    r"""(?<![^\W_])(?:wi-?fi|wlan|ssid|vpn|ssh|s?ftp|sudo|smtp|imap|ldap|rdp|vnc|nas|router|switch
            |server|box|host|staging|prod|preprod
    |demo|sandbox|db|database|postgres|mysql|mongo|redis|oracle|grafana|jenkins|kibana|portainer
            |phpmyadmin|zip|pdf|archive
    |p12|keystore|alias|keychain|wallet|backup|drive|disk|volume|luks|panel|dashboard|portal
            |backoffice|intranet|console
    |printer|camera|tablet|ipad|phone|kiosk|laptop|bios|base|banco|baza)(?![^\W_])|базы?\b
            |сервер\w*""",
    re.VERBOSE | re.IGNORECASE,
)
PROVEN: tuple[Proven, ...] = tuple(tell.proof for tell in (*LEFT, *RIGHT, *SIGNS))
