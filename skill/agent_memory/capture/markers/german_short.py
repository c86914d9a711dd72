"""German markers of what developers say in one breath: how to answer, what first, what is whose."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern, words
from agent_memory.capture.markers.heads import Head
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

_HOW = Head("style:short", "preference", "stated", 16)
_OFF = Head("prohibition:off", "constraint", "observed", 13)
_LEFT = Head("share:left", "preference", "stated", 13)
_RUN = Head("before-run", "procedure", "observed", 13)
_DOUBT = Head("approval:doubt", "constraint", "stated", 16)
_THEN = Head("order:then", "procedure", "observed", 11)
_LEAST = Head("style:least", "preference", "stated", 14)
_VALUE = Head("standard:value", "decision", "observed", 13)
_KEPT = Head("style:kept", "preference", "observed", 13)
_TAKE = r"(?:nimm|nehmt|nutze?|nutzt|benutze?|verwende?|verwendet|mit)"

SHORT = (
    heads.TYPED.row(
        pattern(
            r"^(?:bitte |immer |ab jetzt )*(?:speicher\w*|protokollier\w*|dokumentier\w*|halte?|"
            r"notier\w*|schreibe?|füge?|sammle) (?:bitte |immer |auch )*(?:alle|jeden|meine|all "
            r"meine) (?:prompts?|fragen|nachrichten|eingaben)\b"
        ),
        hits=("speichere alle prompts in einer datei",),
        misses=("schreibe den prompt neu",),
        keywords=words("prompt prompts fragen nachrichten eingaben"),
    ),
    heads.RIVAL.row(
        pattern(
            rf"^(?:bitte )?{_TAKE} (?:bitte |hier |lieber |immer |nur |doch )*{RIVAL}(?: bitte| "
            r"stattdessen)?(?:,? (?:nicht|und nicht|statt) [\w.-]+)?$",
            rf"^{RIVAL} bitte$|^(?:bitte )?(?:lieber |nur |immer )?{RIVAL} (?:nehmen|benutzen|"
            r"nutzen|"
            r"verwenden)$",
            rf"^statt [\w.-]+ (?:bitte |immer |lieber )*{RIVAL}$",
        ),
        hits=("nutze lieber vitest", "bitte poetry benutzen", "statt mocha bitte jest"),
        misses=("nutze pnpm um das zu installieren", "pnpm geht nicht"),
        keywords=RIVALS,
    ),
    _HOW.row(
        pattern(
            r"^(?:bitte )?(?:antworte?|fass dich|halte? dich|erkläre?|formuliere?)(?: mir| bitte| "
            r"immer| dich)* (?:kurz|knapp|ausführlich|einfach|präzise|sachlich)(?: und \S+)?$",
            r"^ich (?:möchte|will|hätte gern|mag|bevorzuge) (?:lieber |nur )?(?:kurze|knappe|"
            r"ausführliche|einfache|ehrliche|direkte)n? \S+$|^(?:bitte )?(?:duze?|sieze?) mich\b",
        ),
        hits=("fass dich kurz", "ich möchte knappe antworten", "duze mich bitte"),
        misses=("antworte kurz auf die mail von anna", "ich will kurze hosen kaufen gehen"),
        keywords=words(
            "antworte antwort fass halte halt erkläre formuliere ich duze sieze duz siez"
        ),
    ),
    _OFF.row(
        pattern(
            r"^finger weg (?:von|vom) \S+|^(?:bitte )?lass das mit (?:den|dem|der) \S+|^(?:die|den|"
            r"das|der) .{3,40} (?:fasst|änderst|löschst|bearbeitest|rührst|committest) du (?:nie|"
            r"niemals|nicht)(?: an)?$",
        ),
        hits=("finger weg von den schemas", "die lockfiles fasst du nicht an"),
        misses=("lass das so", "die datei änderst du jetzt"),
        keywords=words("finger lass fasst änderst löschst bearbeitest rührst committest"),
    ),
    _LEFT.row(
        pattern(
            r"^nicht (?:selbst )?\w+en, das (?:mache?|erledige?|übernehme?|teste?|prüfe?) ich\b",
        ),
        hits=("nicht deployen, das mache ich selbst",),
        misses=("das mache ich selbst",),
        keywords=words("das"),
    ),
    _RUN.row(
        pattern(
            r"^(?:vor|nach) (?:dem|der|jedem|jeder) \w+(?: \w+)? (?:bitte |immer |erst )*(?:die |"
            r"den |das |alle )?\w+ (?:\S+ ){0,4}\w+n$",
            r"^(?:\w+ ){1,3}(?:vor|nach) (?:dem|jedem|jeder) (?:commit|push|pushen|deploy|merge|"
            r"release|pr|änderung|build) (?:\S+ ){0,3}\w+n$",
        ),
        hits=("vor dem mergen die doku nachziehen", "lint vor jedem push laufen lassen"),
        misses=("nach dem update ist alles kaputt", "vor dem haus"),
        keywords=words("vor nach"),
    ),
    _DOUBT.row(
        pattern(
            r"^(?:bei|im|wenn du) (?:unklar\w*|unsicher\w*|zweifel\w*|fragen)(?: bist)?,? (?:bitte "
            r"|"
            r"immer |lieber )*(?:nachfragen|fragen|rückfragen|frage?(?: bitte)?(?: nach| mich)|"
            r"stoppen|nachschauen)\b",
        ),
        hits=("im zweifel frag nach", "bei unklarheiten bitte nachfragen"),
        misses=("bei fragen bin ich da",),
        keywords=words("bei im wenn"),
    ),
    _THEN.row(
        pattern(
            r"^(?:immer )?(?:zu)?erst (?:\w+ )?\w+en,? (?:und )?dann (?:erst )?(?:\w+ )?\w+en$"
        ),
        hits=("erst messen, dann optimieren",),
        misses=("erst war es rot, dann grün",),
        keywords=words("erst zuerst"),
    ),
    _LEAST.row(
        pattern(r"^so (?:wenig|einfach|kurz|klein|knapp)(?: \w+){0,2} wie (?:nur )?möglich"),
        hits=("so wenig abhängigkeiten wie möglich",),
        misses=("so schnell wie möglich",),
        keywords=words("möglich"),
    ),
    _VALUE.row(
        pattern(
            r"^(?:das |die |der |unser\w* )?\w*(?:format|währung|zeitzone|lizenz|hauptbranch|"
            r"schriftart|zielversion) ist (?!falsch|kaputt|nicht|weg|leer|schon|noch|zu )\S+$",
            r"^(?:der|die|das|unser\w*) [\w-]*(?:server|branch|datenbank|repo|cluster|dienst) "
            r"(?:heißt|liegt (?:in|auf|unter)) \S+$|"
            r"^(?:das )?(?:deployment|build|ci|release|backup) (?:läuft|geht|erfolgt) (?:über|via|"
            r"per) \S+$",
        ),
        hits=("das datumsformat ist iso", "der testserver heißt amsel", "release läuft über gitea"),
        misses=("das format ist falsch", "der server läuft nicht"),
        keywords=words("ist heißt liegt läuft geht erfolgt"),
    ),
    _KEPT.row(
        pattern(
            r"^(?:alle )?\w+(?:e|en|er|s) (?:immer |bitte |nur )*(?:in|als|mit|auf|nach) \S+ "
            r"(?:speichern|ablegen|schreiben|angeben|benennen|formatieren|ausgeben|loggen)$",
        ),
        hits=("preise in rappen speichern",),
        misses=("bitte in der datei speichern", "es in cent speichern und dann testen"),
        keywords=words("speichern ablegen schreiben angeben benennen formatieren ausgeben loggen"),
    ),
)
