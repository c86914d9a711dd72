"""German markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:füge|fuege|nimm|schreib|schreibe|speichere?|trag|trage|pack|notiere?|ergänze|"
            r"leg|halte)\b.{0,60}\b(?:claude\.?md|agents\.?md|gedächtnis|regeln|anweisungen)\b",
            r"^(?:merk dir|merke dir|denk dran|denk daran|vergiss nicht|behalte im kopf|erinnere "
            r"dich)(?: bitte)?[,:]? ?(?:dass )?\S+ \S+ \S+",
        ),
        hits=(
            "füge diese regel in die claude.md ein",
            "merk dir dass der testserver nur lesbar ist",
        ),
        misses=(
            "die regel der firewall klemmt",
            "ich merke nichts",
        ),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\bich (?:habe?|hab|hatte) (?!nie|nicht|nur)(?:\S+ ){0,4}(?:gesagt|gebeten|erklärt|"
            r"geschrieben|gewarnt)\b.{4,}",
            r"\bwie oft\b.{8,}",
            r"\b(?:warum|wieso|weshalb) (?!(?:schlägt|dauert|kommt|ist|geht|hängt)\b)\w+ "
            r"du\b.{0,20}\b(?:immer|schon wieder|ständig|dauernd|jedes mal|wieder)\b.*",
            r"\bdu (?:hast|machst|änderst|löschst|antwortest|schreibst|vergisst|nutzt|bist) "
            r"(?:\S+ ){0,3}?(?:schon wieder|wieder|immer noch|ständig|dauernd)\b.{4,}",
            r"\bdu (?:solltest|sollst) (?:doch|eigentlich) (?:\S+ ){0,4}(?:nicht|keine?n?|nie)\b.*",
            r"^(?:schon wieder|erneut) .{10,}",
        ),
        hits=(
            "ich habe dir doch gesagt du sollst nichts löschen",
            "warum antwortest du immer auf englisch",
            "du hast schon wieder das lockfile geändert",
        ),
        misses=(
            "er hat das gesagt",
            "warum schlägt der test immer fehl",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:frag|frage|informiere|zeig|zeige|sag|hol)\b (?:mich |mir |dir )?(?:\S+ "
            r"){0,4}(?:vorher|zuerst|erst|bevor|vor)\b.*",
            r"\b(?:nichts|nicht|keine?n?|nie|niemals)\b.{0,50}\bohne (?:meine?|mich|vorher|zu "
            r"fragen|rückfrage|rücksprache|erlaubnis|zustimmung|freigabe|absprache)\b.*",
            r"\bohne (?:meine? (?:erlaubnis|zustimmung|freigabe|ok)|rückfrage|rücksprache|"
            r"erlaubnis|zustimmung) .{0,40}\b(?:nichts|nicht|keine?n?|nie)\b.*",
            r"^(?:vor (?:dem|der|jedem|jeder)) .{3,30}\b(?:bestätige|bestätigen|absprechen|"
            r"rückfragen|fragen|frag)\b.*",
            r"^(?:wenn|falls|sobald) (?:du )?(?:\S+ )?(?:unsicher|nicht sicher|unklar|zweifel|"
            r"nicht weißt|etwas nicht verstehst).{0,12}\b(?:frag|frage|nachfragen|rückfrage|"
            r"melde)\b.*",
            r"\bnur (?:wenn|falls|nachdem) ich (?:es |das |dir )?(?:sage|erlaube|zustimme|"
            r"freigebe|bestätige|darum bitte)\b.*",
            r"\bvorher (?:fragen|rückfragen|nachfragen|absprechen)\b.*",
        ),
        hits=(
            "frag mich bevor du etwas löschst",
            "committe nichts ohne meine erlaubnis",
        ),
        misses=(
            "ohne meine brille sehe ich nichts mehr ok",
            "ich frage mich warum",
        ),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"\b(?:ist|sind|bleibt) (?:strengstens |streng |absolut )?(?:verboten|untersagt|tabu|"
            r"nicht erlaubt)\b",
            r"^verboten\b.{4,}",
            r"\b(?:darf|dürfen|soll|sollen|sollte|sollten) (?:\S+ ){0,3}(?:niemals|nie|"
            r"nicht)\b.{4,}\b\w+en$",
            r"^(?:bitte )?(?:push|pushe|committe|ändere|lösch|lösche|nutze|verwende|schreib|"
            r"schreibe|merge|fass|mach|deploye|überschreib|installier|installiere) (?:\S+ "
            r"){0,2}(?:niemals|nie)\b.*",
        ),
        hits=(
            "any ist verboten",
            "passwörter dürfen niemals im code stehen",
            "push niemals direkt auf main",
        ),
        misses=(
            "das soll nicht sein",
            "es hat nie funktioniert",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"^(?:bitte )?(?:ändere?|lösche?|fass|erstelle?|nutze?|verwende?|benutze?|nimm|"
            r"schreibe?|committe?|pushe?|installiere?|erzeuge?|rühr|bearbeite?|entferne?|füge?|"
            r"mach|mache|erfinde?|rate|lass|überschreibe?|formatiere?|deploye?|merge|verändere?|"
            r"aendere?|loesche?|packe?|übersetze?|erkläre?|logge?|speichere?|baue?|führe?|"
            r"starte?)\b (?:\S+ ){0,5}(?:nicht|keine?n?|keinerlei|nichts)\b.*",
            r"^(?:bitte )?(?!ich|es|das|er|sie|wir|ihr|da|hier|habe?|hat|haben|ist|sind|gibt|kann|"
            r"kommt|geht|war|noch|leider|warum|eigentlich|macht|zeigt|findet|lädt|wird|sieht|weiß|"
            r"bekomme|sehe|finde|startet|passiert)[a-zäöü]{3,}e? (?:mir |dir |bitte |mal |hier "
            r")?(?:keine?n?|keinerlei|nichts)\b (?!ahnung|problem|sorge|fehler|sinn)\S+.*",
            r"^(?:bitte )?[\w-]+ (?:bitte )?(?:niemals|nie|nicht) (?:\w+ )?(?:bearbeiten|ändern|"
            r"löschen|committen|pushen|anfassen|verwenden|nutzen|überschreiben|umbenennen|"
            r"verschieben|loggen|mergen|ausgeben|hinzufügen|entfernen|kopieren|installieren)$",
            r"^(?:bitte )?vermeide?n? (?!das|es)\S+.*|^(?:bitte )?(?:\S+ ){1,4}vermeiden$",
            r"\bich (?:will|möchte) (?:nicht,? dass|keine?n?|nie)\b.{6,}",
            r"^(?:bitte )?keine?n? (?!ahnung|problem|sorge|angst|frage|idee|lust|zeit)[\w-]+ "
            r".{0,60}\w+en$",
        ),
        hits=(
            "ändere keine generierten dateien",
            "vermeide globale variablen",
            "ich will nicht dass du neue abhängigkeiten hinzufügst",
        ),
        misses=(
            "ich weiß nicht",
            "keine ahnung",
            "mach das",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\bich (?:bevorzuge|mag (?:lieber|keine?n?|es nicht|kurze|lange)|hasse|finde .{3,30} "
            r"besser)\b (?!das\b|es\b)\S+.*",
            r"^(?:nimm|nutze?|verwende?|benutze?|schreibe?) .{1,40}\b(?:statt|anstatt|anstelle "
            r"von|und nicht)\b \S+.*",
            r"\bmir (?:gefallen|sind) .{3,40} (?:nicht|lieber)\b",
        ),
        hits=(
            "ich bevorzuge kurze funktionen",
            "ich mag keine offensichtlichen kommentare",
            "nimm pnpm statt npm",
        ),
        misses=(
            "das gefällt mir",
            "ich mag das",
        ),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:in (?:diesem|unserem) (?:projekt|repo|repository|team)|hier|bei uns|wir|unser "
            r"team|das team|(?:dieses|unser) (?:projekt|repository|repo))\b,? (?:\S+ "
            r")?(?:verwenden|nutzen|benutzen|nutzt|verwendet|benutzt|setzen|setzt|arbeiten|"
            r"arbeitet|folgen|folgt|schreiben|deployen)\b (?!was\b|hier)\S*.*",
        ),
        hits=(
            "in diesem projekt verwenden wir tabs",
            "unser team nutzt kurze branches",
        ),
        misses=("dieses projekt startet nicht",),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:antworte|antworten|erkläre|erklär|schreib|schreibe)\b(?: mir)?(?: bitte| "
            r"immer)* (?:kurz|knapp|präzise|einfach|prägnant|ausführlich|in stichpunkten)\b.*",
            r"\b\w*(?:antworten|kommentare|namen|nachrichten|commits|commit-?\w*|dokumentation|"
            r"doku|texte|logs|bezeichner|variablen|docstrings|titel)\b.{0,40}\b(?:auf|in) "
            r"(?:deutsch|englisch|französisch|spanisch)\b.*",
            r"\b(?:antworte|antwort|sprich|schreib|schreibe|rede|denk|denke)\b.{0,40}\bauf "
            r"(?:deutsch|englisch|französisch|spanisch)\b.*",
        ),
        hits=(
            "antworte kurz und knapp",
            "kommentare immer auf deutsch",
            "antworte auf deutsch",
        ),
        misses=(
            "die seite ist auf deutsch",
            "kurz gesagt nein",
        ),
    ),
    heads.DUTY.row(
        pattern(
            r"^(?:jede[rsn]?|alle) .{2,40}\b(?:braucht|brauchen|muss|müssen|bekommt|bekommen|"
            r"erhält|gehört)\b .{3,}",
            r"^(?:erkläre?|zeige?|frage?|gib|sag|schreibe?|nenne?) (?:mir |uns )(?:bitte )?immer "
            r"\S+",
        ),
        hits=(
            "jede funktion braucht einen docstring",
            "erkläre mir immer zuerst den plan",
        ),
        misses=("alle sind weg",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:jedes ?mal,? wenn|immer wenn|sobald|wenn) du .*\b(?:änderst|hinzufügst|"
            r"fertig bist|anpasst|löschst|erstellst|bearbeitest|committest|pushst|veröffentlichst|"
            r"anfasst)\b.{6,}",
            r"^(?:vor|nach) (?:jedem|jeder|dem|der) (?:commit|push|merge|release|deployment|"
            r"änderung|pr)\b.{6,}",
        ),
        hits=("jedes mal wenn du die api änderst aktualisiere die doku",),
        misses=("wenn du klickst stürzt es ab",),
    ),
    heads.FROM_NOW.row(
        pattern(
            r"^(?:ab (?:jetzt|sofort|heute)|künftig|kuenftig|zukünftig|in zukunft|von nun an|"
            r"fortan|das nächste mal)\b,? ?\S+.{5,}",
        ),
        hits=(
            "künftig frag mich zuerst",
            "ab sofort antworte auf deutsch",
        ),
        misses=("ab und zu hängt es",),
    ),
)
