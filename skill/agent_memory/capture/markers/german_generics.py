"""German markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:jede[rsn]?|alle|sämtliche|kein|keine)\b (?!nutzer|benutzer|kunden?|"
            r"spieler)\S.{1,40}?\b(?:muss|müssen|soll|sollen|sollten|braucht|brauchen|"
            r"darf|dürfen|benötigt|benötigen)\b (?!ein (?:fehler|bug))\S+.*",
        ),
        hits=(
            "jeder bildschirm muss ohne netz funktionieren",
            "alle routen müssen ein token verlangen",
            "kein modul darf die oberfläche kennen",
        ),
        misses=(
            "alle tests schlagen fehl",
            "jeder kann das",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?:(?:die|der|das|unsere?) )?\w[\w-]{2,}(?: \w+){0,2} (?:liegen|liegt|"
            r"kommen|kommt|stehen|steht|laufen|läuft|gehen|geht|nutzen|nutzt|verwenden|"
            r"verwendet|liefern|liefert|beginnen|beginnt|enden|endet|bekommen|bekommt|"
            r"heißen|heißt|tragen|trägt|gehören|gehört) (?:grundsätzlich |stets "
            r")?(?:immer|stets) (?!(?:noch|wieder|ein(?:en)? fehler|leer|kaputt|null|"
            r"schief|langsam|falsch|weg)\b)\S+.*",
            r"^(?:(?:die|der|das|unsere?) )?\w[\w-]{2,}(?: \w+){0,2} (?:sind|ist) "
            r"(?:immer|stets) (?:in|im|auf|mit|aus) \S+.*",
            r"^(?:(?:die|der|das|unsere?) )?\w[\w-]{2,}(?: \w+){0,2} (?:werden|wird) "
            r"(?:immer|stets|grundsätzlich) .{3,}(?:ge\w+(?:t|en)|\w+iert|be\w+t|ver\w+t|"
            r"ab\w+t)$",
        ),
        hits=(
            "branches werden immer nach dem ticket benannt",
            "modelle liegen immer im ordner core",
            "die zeiten sind immer in utc",
            "anfragen gehen immer über das gateway",
        ),
        misses=(
            "die seite ist immer noch leer",
            "tests laufen immer schief",
            "das stürzt immer ab",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:grundsätzlich|prinzipiell|per konvention|laut konvention|als regel|aus "
            r"prinzip)\b,? (?!geht|funktioniert|klappt|ist das)\S+ \S+.*",
        ),
        hits=(
            "grundsätzlich nutzen wir keine verwaisten bibliotheken",
            "per konvention heißen branches wie das ticket",
        ),
        misses=("grundsätzlich funktioniert es",),
    ),
    heads.MUST_TO.row(
        pattern(
            r"^(?:man|wir) (?:muss|müssen|soll|sollte|sollten|darf|dürfen)\b (?!das\b|"
            r"es\b|noch\b|jetzt|mal\b|erst)\S+ .*\w+e?n$",
            r"^\S+(?: \w+){0,3} (?:ist|sind) (?:verpflichtend|pflicht|zwingend|"
            r"obligatorisch|vorgeschrieben)\b.*",
        ),
        hits=(
            "man muss eingaben auf dem server prüfen",
            "wir sollten zeiten in utc speichern",
            "ein review ist pflicht vor dem merge",
        ),
        misses=(
            "man muss das mal testen",
            "wir müssen noch warten",
        ),
    ),
)
