"""German: the table."""

from __future__ import annotations

from agent_memory.capture.markers import (
    FATAL,
    Guard,
    Support,
    Table,
    european_guards,
    european_things,
    heads,
    pattern,
    words,
)
from agent_memory.capture.markers.english_words import PRACTICE
from agent_memory.capture.markers.german_generics import GENERICS
from agent_memory.capture.markers.german_made import MADE
from agent_memory.capture.markers.german_plain import PLAIN
from agent_memory.capture.markers.german_practice import WAYS
from agent_memory.capture.markers.german_shares import SHARES
from agent_memory.capture.markers.german_short import SHORT
from agent_memory.capture.markers.german_terse import TERSE
from agent_memory.capture.markers.rivals import RIVAL

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:merke?|notiere?)(?: dir)?(?: bitte)?[:,]? (?:dass )?\S+ \S+",
            r"^(?:denk|denke) (?:bitte )?(?:daran|dran)\b[:,]? \S+ \S+",
            r"\b(?:speichere?|schreib|notiere?) .{0,40}(?:memory|gedächtnis|claude\.?md|regeln)\b",
        ),
        keywords=words("merk merke denk beachte speichere speicher notiere"),
        hits=("merk dir, dass die api nur lesen darf", "speichere das im gedächtnis"),
        misses=("ich merke nichts davon",),
    ),
    heads.STANDING.row(
        pattern(
            r"\bab (?:jetzt|sofort|heute|nun)\b|\b(?:zu)?künftig\b|\bin zukunft\b",
            r"\bjedes ?mal,? (?:wenn|vor|nach)\b|\b(?:vor|nach|bei) jede[mr]\b|\bgrundsätzlich\b",
            r"^standardmäßig \S+",
        ),
        keywords=words(
            "ab künftig zukünftig zukunft jedes grundsätzlich standardmäßig jedem jeder"
        ),
        hits=("ab jetzt alle antworten auf deutsch", "vor jedem commit die tests ausführen"),
        misses=("ab und zu hängt es",),
    ),
    heads.ALWAYS.row(
        pattern(
            r"^(?:bitte )?(?:immer|stets) (?!noch|wieder|mehr|weniger)\S+ \S+",
            r"^(?!es |das |die |der |er |sie |ich |warum )\S+ (?:bitte |du |sie |doch )?(?:immer|"
            r"stets) (?!noch|wieder|mehr|weniger)\S+",
            r"\b(?:muss|müssen|soll|sollen|sollte|sollten) (?:\S+ )?immer \S+",
        ),
        keywords=words("immer stets"),
        hits=("immer erst die spezifikation lesen", "nutze immer den formatter"),
        misses=("es geht immer noch nicht", "der test schlägt immer fehl"),
    ),
    heads.NEVER.row(
        pattern(
            r"^(?:bitte )?(?:niemals|nie) (?!gesehen|funktioniert)\S+ \S+",
            r"^(?!es |das |die |der |er |sie |ich |hat )\S+ (?:bitte |du )?(?:niemals|nie) \S+",
            r"\b(?:darf|dürfen|soll|sollen) (?:\S+ ){0,3}(?:niemals|nie)\b|\bist verboten\b|"
            r"^verboten\b",
        ),
        keywords=words("nie niemals verboten"),
        hits=("niemals direkt auf main pushen", "pushe nie ohne review"),
        misses=("es hat nie funktioniert",),
    ),
    heads.PROHIBITION.row(
        pattern(
            r"^(?:bitte )?(?:keine?n? )(?!ahnung|problem|sorge|angst|änderung|fehler)[\w-]+ "
            r".{0,60}\w+en$|^(?:bitte )?keine?n? (?!ahnung|problem|sorge)[\w-]+ (?:in|im|ohne|für|"
            r"mehr)\b",
            r"^(?!ich |es |das |er |sie |wir |die |der |geht |ist |man |du |ihr |mir |mich |wird |"
            r"sind |sieht |scheint |leider |nein |sodass |damit |weil |obwohl |dass |ob |warum |"
            r"was |kann |konnte |hat |habe )\S+ (?:bitte |du )?(?:\S+ ){0,4}nicht (?!mehr$|so$)\S+",
            r"^(?:bitte )?(?:(?:\S+ ){0,5}nicht |nicht (?!mehr )(?:\S+ ){1,4})(?:verwenden|"
            r"benutzen|committen|pushen|ändern|anfassen|löschen|bearbeiten|nutzen|mergen|loggen|"
            r"umbenennen|überschreiben)$",
            r"^(?:bitte )?vermeide \S+|\b(?:darf|dürfen) (?:\S+ ){0,3}nicht\b",
        ),
        keywords=words("nicht keine keinen kein vermeide lass"),
        hits=(
            "bitte keine neuen abhängigkeiten einführen",
            "generierte dateien nicht bearbeiten",
            "ändere die config nicht ohne grund",
            "nicht auf den hauptzweig pushen",
        ),
        misses=(
            "ich weiß nicht",
            "es geht nicht",
            "keine ahnung",
            "er wollte es nicht im editor bearbeiten",
        ),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:alle|jede[rs]?) .{2,40}\b(?:muss|müssen|soll|sollen|sollte|sollten)\b",
            r"^(?:bitte )?(?:stelle? sicher|achte (?:bitte )?(?:immer )?darauf)\b",
        ),
        keywords=words("muss müssen sollen soll sollte sicher achte"),
        hits=("alle tests müssen ohne netz laufen", "achte darauf, dass nichts geloggt wird"),
        misses=("das muss am cache liegen",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"^(?:bitte )?(?:nutze?|verwende?|nimm|benutze?|schreibe?) .{2,40}\b(?:statt|anstatt|"
            r"anstelle)\b \S+",
            r"\bich (?:bevorzuge|mag|hasse|möchte keine|will keine)\b (?!das|es|die|den)\S+ \S+|"
            r"^bevorzuge \S+",
        ),
        keywords=words("statt anstatt anstelle bevorzuge lieber mag"),
        hits=("nutze pnpm statt npm", "ich bevorzuge kleine funktionen mit namen"),
        misses=("das ist lieber so",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:antworte|antworten|schreib|schreibe|sprich|kommentare|"
            r"commit-?nachrichten)\b.{0,40}\bauf (?:deutsch|englisch)\b",
            r"\bauf (?:deutsch|englisch) (?:antworten|schreiben|kommentieren)\b",
        ),
        keywords=words("deutsch englisch antworte antworten"),
        hits=("antworte auf deutsch", "commit-nachrichten bitte auf englisch"),
        misses=("die seite ist auf deutsch",),
    ),
    heads.WE_USE.row(
        pattern(
            r"^(?:wir|dieses projekt) (?:nutzen|nutzt|verwenden|verwendet|benutzen|setzen|haben "
            r"uns|arbeiten|deployen|testen)\b \S+ ?\S*",
            r"^(?:wir|man) (?:nehmen|nimmt) (?:hier|immer|nur|dafür|für \S+|bei uns) "
            r"(?!an\b|auf\b|ab\b|zu\b|mit\b)\S+",
        ),
        keywords=words("wir projekt man"),
        hits=(
            "wir nutzen pytest für alles",
            "dieses projekt verwendet go",
            "wir nehmen hier gradle",
        ),
        misses=("wir haben ein problem", "wir nehmen an dass es klappt", "wir nehmen das zweite"),
    ),
    heads.APPROVAL.row(
        pattern(
            r"\bfrage? mich\b.{0,30}\b(?:bevor|zuerst|vorher|erst)\b",
            r"\b(?:nicht|nie|niemals|nichts|keine?) .{0,50}\bohne (?:meine|rücksprache|zu fragen|"
            r"mich)\b|\bohne (?:meine|rücksprache|zu fragen)\b.{0,40}\b(?:nicht|nichts|keine?)\b",
        ),
        keywords=words("frag frage ohne bevor rücksprache"),
        hits=("frag mich, bevor du etwas löschst", "nichts ohne rücksprache pushen"),
        misses=("ich frage mich warum",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *SHORT,
    *PLAIN,
    *MADE,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words(
            "wie warum was wo wann welche welcher welches wer kannst können ist sind gibt "
            "hat soll sollte muss müssen darf geht"
        ),
        pattern=pattern(
            r"^(?:wie|warum|was|wo|wann|welche[rs]?|wer|ist|sind|gibt|hat|geht|kannst du (?!bitte "
            r"(?:immer|nie))|können wir|(?:soll|sollte|muss|darf|sollen|müssen) (?:ich|man|wir|"
            r"das|es|der|die))\b"
        ),
        hits=("warum ist das immer so", "muss ich immer neu starten"),
        misses=("immer neu starten",),
        spares=frozenset(
            {"complaint", "whenever", "approval:first", "approval:unsure", "autonomy"}
        ),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("vorerst erstmal diesmal gerade jetzt heute noch zunächst"),
        pattern=pattern(
            r"(?<!ab )\b(?:vorerst|erstmal|diesmal|gerade|jetzt|heute|noch nicht|zunächst)\b"
        ),
        hits=("vorerst nichts pushen", "heute keine tests ausführen"),
        misses=("ab jetzt keine tests mocken",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule", "from-now"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("fehler funktioniert geht noch danke fehlgeschlagen schlägt kaputt"),
        pattern=pattern(
            r"\b(?:der|den|dem|ein|einen|gleiche[nrs]?|selbe[nr]?|derselbe|noch|kommt|gibt|zeigt|"
            r"wirft|mit|bekomme|sehe|diese[nr]?) (?:fehler|fehlermeldung)\b|^fehler(?: |:)?(?:in|"
            r"beim|bei|wenn|\d)\b|(?<!was )(?<!was schon )\b(?:funktioniert|geht(?! (?:immer|"
            r"stets|uber|nur))|immer noch|danke|fehlgeschlagen|schlägt|kaputt(?!,? was))\b"
        ),
        hits=("der button funktioniert nicht richtig",),
        misses=("nichts loggen", "fehler immer loggen", "fehlermeldungen auf deutsch"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:bitte )?(?:füge?|erstelle?|prüfe?|mach|baue?|löse?|zeig|führe?|aktualisiere?|"
            r"korrigiere?|behebe?|implementiere?|lösche?|entferne?|benenne?)\b"
        ),
        hits=("füge eine prüfung hinzu, die immer läuft",),
        misses=("immer prüfen",),
        spares=frozenset(
            {
                "no-farther:asked",
                "asked:rule",
                "approval:first",
                "forbidden",
                "dont",
                "style:how",
                "whenever",
                "from-now",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
            }
        ),
    ),
)

GERMAN = Table(
    language="german",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_guards.GERMAN, *european_things.GERMAN),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " abhängigkeiten dateien kommentare"),
            pattern(r""),
            ("keine mocks in tests",),
            ("keine eile",),
        ),
    ),
    cut=pattern(
        r"(?<!gesagt),\s+(?=(?:(?:und|aber|bitte|auch)\s+)*(?:(?:bitte )?(?:nie|"
        r"niemals|immer|nutze|nimm|verwende|vermeide|schreib|sag mir|frag mich|"
        r"ab jetzt|ab sofort|künftig|merk dir|lass))\b)"
    ),
    subordinate=pattern(
        r"^(?:wenn|falls|bevor|nachdem|sobald|vor|nach|bei|für|um|damit|weil|obwohl|"
        r"während|dass|wo|was|die|der|das)\b"
    ),
    lead=pattern(
        r"^(?:\W*\b(?:ok|okay|und|aber|auch|also|dann|ja|nein|hallo|übrigens|außerdem|noch "
        r"was)\b[ ,.:;!-]+)+"
    ),
    preface=pattern(
        r"^(?P<asks>(?:bitte )?(?:merke? (?:dir|es dir|dir das)|denke? (?:dran|daran)|nicht "
        r"vergessen|vergiss (?:das )?nicht))\s*[:,;]+ (?!dass\b)",
        r"^(?:(?:wie|ich habe?|ich hab|hab|habe)(?: ich)?(?: (?:es|dir|doch|schon|ja|bereits|das|"
        r"immer|mehrmals|vorhin|gestern|oft))* gesagt|ich sagte(?: (?:doch|schon|dir|ja|bereits))*|"
        r"(?:zur |kleine )?erinnerung|nochmals?|noch einmal)\s*[:,;]+ (?!dass\b)",
    ),
    heading=pattern(r"\b(?:regeln|konventionen|vorgaben|richtlinien|ab jetzt|grundsätze)\b"),
    lasting=pattern(r"\b(?:regeln|konventionen|richtlinien|ab jetzt|grundsätze)\b"),
    request=pattern(
        r"^(?:bitte |kannst du (?:bitte )?)*(?:füge?|erstelle?|prüfe?|mach|baue?|zeig|führe?|"
        r"aktualisiere?|korrigiere?|behebe?|implementiere?|lösche?|entferne?|teste?|nutze?|"
        r"schreibe?|öffne|gib|such|verschiebe?|ersetze?|ergänze?|analysiere?|schau|setze?|pack|"
        r"ändere?|verbessere?|übersetze?|nimm|starte?|lies|erkläre?|mache?|fixe?|kopiere?) (?!es$|"
        r"das$)\S+"
    ),
    alone=pattern(
        rf"^(?:nimm|nutze?|benutze?|verwende?|nehmt|nutzt|mit) {RIVAL}$|^{RIVAL} bitte$|^kein \w+$|"
        r"^duze? mich$|"
        r"^(?:antworte?|schreibe?|sprich) (?:kurz|knapp|deutsch|englisch)$",
    ),
    fragment=pattern(
        r"(?:\b(?:und|oder|aber|der|die|das|eine|zu|von|mit|für|in|im|am|bei|dass|wenn|weil|als)|"
        r"[,:(])$"
    ),
)
