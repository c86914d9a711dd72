"""German markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

TERSE = (
    heads.NONE_OF.row(
        pattern(
            r"^(?:keine?n?|ohne|null|nie|niemals) ?(?:emojis?|any|latest|mocks?|todos?|"
            r"prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|trailing|"
            r"wildcards?|force|magic|singletons?|orm|root|sudo|kommentare?|abkürzungen|"
            r"abhängigkeiten|globale variablen|magic numbers|logik|emojis)\b(?: \S+){0,5}$",
            r"^(?:keine?n?|ohne|null|nie|niemals) ?\S+(?: \S+){0,2} (?:in|im|bei|für|ins) "
            r"(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|nachrichten?|funktionen?|"
            r"antwort(?:en)?|kommentare?|code|deployments?|deployment|version(?:en)?|"
            r"secrets?|zeiten|namen|module?|modelle?|views|commit-nachrichten)\b.{0,20}$",
            r", (?:keine?n?|ohne|null|nie|niemals) (?:emojis?|any|latest|mocks?|todos?|"
            r"prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|trailing|"
            r"wildcards?|force|magic|singletons?|orm|root|sudo|kommentare?|abkürzungen|"
            r"abhängigkeiten|globale variablen|magic numbers|logik|emojis)\b(?: \S+){0,3}$",
        ),
        hits=(
            "keine emojis in commits",
            "kein any in typescript",
            "versionen fest, kein latest",
            "keine logik in den views",
        ),
        misses=(
            "keine verbindung, geht nicht auf",
            "keine ahnung",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|nachrichten?|funktionen?|"
            r"antwort(?:en)?|kommentare?|code|deployments?|deployment|version(?:en)?|"
            r"secrets?|zeiten|namen|module?|modelle?|views|commit-nachrichten)(?: "
            r"\S+){0,2} (?:nur (?:über|per|via|in|im|mit|als|auf)|ausschließlich|immer "
            r"(?:über|per|via)) \S+.*",
        ),
        hits=(
            "deployment nur über die ci",
            "logs nur als json",
        ),
        misses=("nur in json kaputt",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^jede[rs]? (?!vez|volta|fois|mal|раз)\S+(?: \S+){0,3} (?:in|im|mit|kommt in|bekommt) "
            r"(?:eigene\w*|einen eigenen|einer eigenen|ihr\w*|sein\w*) \S+.*",
            r"^(?:\S+ ){0,3}eine?n? \S+ pro (?:pr|commit|branch|datei|modul|klasse|test|"
            r"mr)\b.*",
            r"\bein (?:pr|commit) pro (?:thema|änderung|aufgabe)\b.*",
        ),
        hits=(
            "kleine prs, ein thema pro pr",
            "ein commit pro aufgabe",
        ),
        misses=("ein fehler pro klick",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|nachrichten?|funktionen?|"
            r"antwort(?:en)?|kommentare?|code|deployments?|deployment|version(?:en)?|"
            r"secrets?|zeiten|namen|module?|modelle?|views|commit-nachrichten)(?: de \S+| "
            r"di \S+)?,? (?:kurze?n?|kleine?n?|knappe?|minimal\w*|fest|fixiert|"
            r"gepinnt)\b(?! (?:que|che|als|than)\b).{0,30}$",
            r"^(?:kurze?n?|kleine?n?|knappe?|minimal\w*|fest|fixiert|gepinnt) (?:prs?|"
            r"mrs?|commits?|branches|branchs|logs?|deploys?|views?|endpoints?|tests?|"
            r"issues?|readme|docs?|apis?|nachrichten?|funktionen?|antwort(?:en)?|"
            r"kommentare?|code|deployments?|deployment|version(?:en)?|secrets?|zeiten|"
            r"namen|module?|modelle?|views|commit-nachrichten)\b.{0,30}$",
        ),
        hits=(
            "kleine prs bitte",
            "kurze commit-nachrichten",
        ),
        misses=("der kleine button",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:immer|ausnahmslos|ohne ausnahme)$",
        ),
        hits=("zeiten in utc speichern, immer",),
        misses=("immer dasselbe",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:der|die|das|unser\w*) (?:\S+ ){0,2}?\w*(?:server|backend|datenbank|"
            r"cluster|umgebung|staging|runner|maschine|sandbox|api|ci)\b.{0,14}\b(?:am "
            r"wochenende|nachts|sonntags|montags|freitags|samstags|über "
            r"nacht)\b.{0,20}\b(?:aus|zu|offline|down|weg|abgeschaltet|gesperrt)$",
        ),
        hits=("der testserver ist am wochenende aus",),
        misses=("der server ist aus",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^(?:das )?minimum ist \S+.*",
            r"^mindest(?:version|anforderung) (?:ist )?\S+.*",
        ),
        hits=("minimum ist android 9",),
        misses=("im minimum sehe ich nichts",),
    ),
    heads.FACT_ACCEPTS.row(
        pattern(
            r"^(?:der|die|das|unser\w*) (?:\S+ ){1,3}(?:akzeptiert|akzeptieren|"
            r"unterstützt|versteht|liest|kann|nimmt) nur \S+.*",
        ),
        hits=("der client akzeptiert nur xml",),
        misses=("das geht nur so",),
    ),
    heads.WE_AGREED.row(
        pattern(
            r"^(?:wir (?:haben|hatten) |es ist )?(?:uns )?(?:vereinbart|abgemacht|"
            r"beschlossen|ausgemacht|geeinigt)\b,? .{8,}|^wir (?:haben|hatten) (?:uns "
            r")?\S.{6,} (?:vereinbart|beschlossen|entschieden|abgemacht|geeinigt)$",
        ),
        hits=("wir haben beschlossen keine externen bibliotheken zu nehmen",),
        misses=("beschlossen",),
    ),
    heads.RIGHT_WAY.row(
        pattern(
            r"^richtig (?:ist|wäre)(?: es)?,? \S+ .{4,} zu \w+n$",
        ),
        hits=("richtig ist es eingaben auf dem server zu prüfen",),
        misses=("richtig so",),
    ),
    heads.NO_NEED_TOLD.row(
        pattern(
            r"^(?:du (?:musst|brauchst) (?:mir )?nicht|kein grund|unnötig)\b.{0,30}(?:erklären|"
            r"zusammenfassen|wiederholen|bestätigen|nachfragen|erzählen).*",
        ),
        hits=("du musst mir nicht erklären was du gemacht hast",),
        misses=("du musst nicht",),
    ),
    heads.STANDARD_IS.row(
        pattern(
            r"^(?:der (?:standard|stil)|das format|die (?:konvention|regel)) (?:im \S+ |"
            r"des \S+ |in \S+ \S+ |hier )?ist\b \S+.*",
        ),
        hits=("der standard im projekt ist snake_case",),
        misses=("das format ist",),
    ),
)
