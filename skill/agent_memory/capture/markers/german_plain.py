"""German markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work, with what may stand before them.
WORK = (
    r"(?:(?:der|die|das|den|deine|meine|unsere?) )?(?:(?:alte|neue)n? )?(?:code|tests?|commits?|"
    r"commit[- ]messages?|commit[- ]nachrichten|doku|dokumentation|docs|kommentare?|namen?|"
    r"\w*namen|variablen?|nachrichten|antworten|dateien|datei|branches|branch|funktionen|funktion|"
    r"klassen|klasse|methoden|komponenten|komponente|typen|styles?|texte|\w*texte|uebersetzungen|"
    r"übersetzungen|schlüssel|passwörter|zugangsdaten|daten|zeiten|datumsangaben|migrationen|"
    r"abhängigkeiten|logs?|endpunkte|endpoints?|routen|abfragen|queries|imports?|modelle|"
    r"services?|dienste|hooks?|tokens?|secrets?|konstanten|konfiguration|configs?|tabellen?|"
    r"spalten?|skripte?|prs?|\w*meldungen|exceptions?|ordner|urls?|interfaces|module)"
)
_DOES = (
    r"(?:nutzt|benutzt|verwendest|antwortest|schreibst|fragst|nachfragst|beachtest|testest|"
    r"arbeitest|erklärst|einhältst|hältst|prüfst|liest|achtest|vermeidest|sprichst|denkst|"
    r"aufhörst|berücksichtigst|dokumentierst|bevorzugst)"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\bich (?:will|möchte|moechte|hätte gerne?|wünsche mir),? da?ss du (?!dies|mir jetzt)"
            rf"\S.{{2,60}}\b{_DOES}\b(?!.*\b(?:jetzt|gerade)\b).*",
        ),
        hits=(
            "ich will dass du immer die vorhandenen helfer nutzt",
            "ich möchte, dass du mich vor dem löschen fragst",
            "ich möchte dass du dich an den styleguide hältst",
        ),
        misses=("ich will dass du einen button baust", "ich möchte dass es klappt"),
    ),
    plain_heads.WISH_ALL.row(
        pattern(
            r"\bich (?:will|möchte|moechte),? da?ss (?:alles|alle|jede[rs]?|kein\w*|nichts|"
            rf"{WORK})\b (?!klappt|funktioniert|geht)\S+.*",
            r"^(?:alles|nichts) (?:soll|sollte|muss|darf) (?:\S+ ){1,6}\w+(?:en|n|t)$",
        ),
        hits=(
            "ich will dass alle module getestet sind",
            "ich möchte dass die commits klein bleiben",
            "alles soll in rust geschrieben werden",
        ),
        misses=("ich will dass alles klappt", "ich will ein menü", "alles muss weg"),
    ),
    plain_heads.NOT_WISHED.row(
        pattern(
            r"\bich (?:will|möchte|moechte) (?:\S+ ){0,3}(?:nicht|nie|nicht immer|nicht mehr|ohne) "
            r"(?!dass|das\b|so\b|ganz|sehen|wissen)(?:\S+ ){1,6}\w+(?:en|n)\b.*",
        ),
        hits=(
            "ich will den dienst nicht jedes mal neu starten müssen",
            "ich möchte es ohne docker laufen lassen",
        ),
        misses=("ich will nicht wissen wie", "ich will einen knopf"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:bitte )?hör(?:e)?(?: bitte| endlich)? auf,? (?:\S+ ){1,8}(?:zu \w+|"
            r"\w+zu\w+en)\b.*|^(?:bitte )?(?:hör|hoer)e?(?: bitte| endlich)? auf (?:mit|damit) "
            r"\S+.*",
        ),
        hits=("hör auf überall logs einzubauen zu wollen", "hör bitte auf mit den emojis"),
        misses=("hör auf", "das hört auf zu laufen"),
    ),
    plain_heads.YOU_MUST.row(
        pattern(
            r"^du (?:sollst|darfst) (?!doch|hier)(?:\S+ ){0,3}(?:nichts|nicht|keine?n?|nie|"
            r"immer|nur (?:im|in|mit|wenn|auf|was))\b \S+.*",
            r"^du (?:musst|sollst|solltest) (?:mir |dir |\w+lich )?(?:immer|jede[nrs]?|alle|"
            r"alles|vor jede[mr]|nach jede[mr]) (?!wieder)\S+.*",
        ),
        hits=(
            "du sollst nichts selber ausdenken",
            "du musst jede zeile begründen",
            "du darfst nur im ordner src arbeiten",
        ),
        misses=("du musst das korrigieren", "du hast nichts gemacht"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!geht|nicht)\S+){{0,3}}? (?:sollen|sollten|soll|sollte|müssen|muss|"
            r"muessen|dürfen|darf) (?!ein fehler|wohl|noch)\S+.*",
        ),
        hits=(
            "die tabellennamen sollen im plural stehen",
            "der code muss durch den linter",
            "abfragen müssen parametrisiert sein",
        ),
        misses=("der knopf soll blau sein", "das muss ein fehler sein", "die karten sollen weg"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:gehört|gehören|kommt|kommen|liegt|liegen|steht|stehen|"
            r"landen|bleiben|werden) (?:immer |nur |alle )?(?:in|im|ins|unter|neben|nach|aus|über|"
            r"per|nicht in|zu|zum|zur) (?!ordnung|rot|kurze|frage)\S+.*",
        ),
        hits=(
            "übersetzungen gehören in den ordner lang",
            "passwörter kommen aus der umgebung",
            "die styles liegen neben der komponente",
        ),
        misses=("die tests kommen nicht durch", "das menü gehört weg"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:bitte )?(?:halte?|mach|mache) (?:es|alles|das|den code)? ?(?:möglichst |so "
            r")?(?:einfach|simpel|schlicht)\b.*|^(?:nicht|keine?) (?:over-?engineer\w*|"
            r"verkompliz\w+|überkomplex\w*)\b.*",
            r"^(?:ich (?:will|möchte|mag) |schreibe? |halte? |bitte |immer )*(?:den |einen )?code "
            r"(?:soll |muss |immer |so |möglichst |bitte |bleibt |sollte )*(?:einfach|sauber|"
            r"lesbar|kurz|schlank|klar|modular|wartbar|verständlich|minimal|simpel)\w*\b.*",
            r"^(?:bitte )?(?:schreibe?|ich (?:will|möchte|mag)|nur) (?:\w+ )?(?:einfachen|sauberen|"
            r"lesbaren|kurzen|schlanken|simplen|wartbaren|modularen) code\b.*",
        ),
        hits=("ich will sauberen code ohne magie", "halte den code so einfach wie möglich"),
        misses=("der code ist kaputt", "den code zeigen"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:bitte )?(?:verwende?|nutze?|nimm|schreibe?|benutze?|vermeide?) (?:bitte )?(?:am "
            r"besten|wenn möglich|möglichst|bevorzugt|vorzugsweise|nach möglichkeit|immer wenn "
            r"möglich) (?:immer )?(?!dies)\S+ ?\S*.*",
            r"^(?:möglichst|nach möglichkeit|vorzugsweise|bevorzugt) (?:immer |nur )?\S+ .*\w+en$",
            r"^lieber (?!die|das|der|den|dies|so|nicht|noch)\S+ .{2,40} als \S+.*",
        ),
        hits=(
            "nutze möglichst reine funktionen",
            "möglichst wenig globale zustände verwenden",
            "lieber kleine module als ein großes",
        ),
        misses=("lieber so", "lieber die zweite variante", "möglichst schnell"),
    ),
    plain_heads.ONLY_ASKED.row(
        pattern(
            r"^(?:bitte )?(?:nur|genau|ausschließlich) das (?:machen|ändern|tun|umsetzen),? was "
            r"ich \S+.*",
            r"^(?:bitte )?(?:mache?|ändere?|tue?|setze?) (?:bitte )?(?:nur|genau) (?:das,? )?"
            r"(?:um,? )?was ich (?:dir )?\S+.*",
            r"^(?:bitte )?(?:mache?|ändere?|füge?)? ?nichts (?:\S+ )?(?:ändern|machen|anfassen|"
            r"hinzu)?,? ?was ich (?:dir )?nicht \S+.*",
        ),
        hits=("ändere nur was ich dir sage", "bitte nichts anfassen was ich nicht nenne"),
        misses=("mach das gleiche dort", "ändere nur die farbe"),
    ),
    plain_heads.UNSURE.row(
        pattern(
            r"^(?:bitte )?(?:frage?|melde) (?:bitte |lieber |immer |mich |dich )*(?:nach)?,? "
            r"?(?:wenn|falls|bevor|sobald|bei) (?:du |dir |etwas |was |unklar)\S*.*",
            r"\b(?:wenn|falls) (?:du (?:\S+ )?(?:unsicher|nicht (?:sicher|weißt|weiterkommst))|dir "
            r"(?:etwas|was) unklar|etwas unklar).{0,20}\b(?:frage?|nachfragen|stopp|melde)\b.*",
        ),
        hits=("frag lieber nach, wenn dir etwas unklar ist", "falls etwas unklar ist frag mich"),
        misses=("frag den server", "falls es unklar ist zeigt er rot"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"\bich (?:will|möchte|moechte) (?:\S+ ){0,4}?selb(?:st|er) \w+(?:en|n)\b.*",
            r"^(?:den |die |das )?(?:server|commits?|deployment|push|tests?|merges?|migrationen|"
            r"build|releases?) (?:\w+ )?ich (?:immer )?(?:selb(?:st|er))\b.*",
        ),
        hits=("ich möchte das selbst programmieren", "die migrationen starte ich selber"),
        misses=("ich will es sehen", "das mache ich selber"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:bitte )?(?:erkläre?|erklär|zeige?) (?:mir )?(?:bitte |immer )*(?:jede[nrs]?|"
            r"alles|schritt für schritt|wie einem|so,? dass|in einfachen|für anfänger|was du)\b.*",
        ),
        hits=("erklär mir jede änderung", "erkläre alles in einfachen worten"),
        misses=("erklär mir den fehler", "erkläre die funktion"),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"\b(?:erst|zuerst) (?:den |die |das )?(?:tests?|plan|planen|erklären?|fragen?|lesen?|"
            r"denken|analysieren?|verstehen)\b.{0,50}\b(?:dann|danach) (?:den |das )?(?:code|coden|"
            r"programmieren|implementieren|schreiben|ändern|umsetzen)\b.*",
        ),
        hits=("erst den plan, dann den code", "zuerst fragen dann umsetzen"),
        misses=("erst den login dann das menü",),
    ),
    plain_heads.GUESS.row(
        pattern(
            r"^(?:bitte )?(?:nichts (?:erfinden|raten|annehmen|ausdenken|dazuerfinden)|(?:rate|"
            r"erfinde|vermute) (?:nicht|nichts)|nicht (?:raten|erfinden))\b.*",
            r"^keine? [\w-]+(?: [\w-]+)? (?:um|über) (?:alles|jede)\b.*",
        ),
        hits=("nichts erfinden", "rate nicht", "kein if um alles herum"),
        misses=("das kannst du nicht raten",),
    ),
    plain_heads.UNTOUCHED.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,4}}? (?:werden?|wird|bleiben?|bleibt) (?:\S+ )?(?:nicht "
            r"(?:angefasst|geändert|verändert|gelöscht|committet|gepusht|eingecheckt)|"
            r"unangetastet|unverändert)\b.*",
        ),
        hits=("alte migrationen werden nicht angefasst", "die configs bleiben unverändert"),
        misses=("die tabelle wird nicht angezeigt",),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^du (?:darfst|kannst) (?!sehen).{2,50}\bohne (?:\S+ )?(?:nach)?(?:zu "
            r")?(?:frage\w*|fragen|rückfrage\w*|rücksprache|erlaubnis|bestätigung).*"
        ),
        hits=(
            "du darfst tests ohne nachfrage ausführen",
            "du kannst dateien ohne zu fragen ändern",
        ),
        misses=("du kannst ohne login nichts sehen",),
    ),
)
