"""German markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_DO = (
    r"(?:mache|mach|schreibe|schreib|prüfe|veröffentliche|entscheide|teste|übersetze|merge|"
    r"committe|pushe|signiere|generiere|zeichne|korrigiere|deploye|verwalte|starte|lade|lese|"
    r"rolle|pflege|baue|verteile|machen|schreiben|prüfen|entscheiden|übersetzen|deployen|mergen|"
    r"pflegen|bauen|verteilen|starten|speichern|rechnen|nehmen)"
)
_SEEN = (
    r"(?!.*\b(?:fehler|bugs?|kaputt|jetzt|heute|gestern|noch|wieder|langsam|falsch|leer|scheint|"
    r"geht nicht|funktioniert nicht|knopf|button|bildschirm|hängt|gerade)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"^{_SEEN}(?!das\b|dies\b|es\b|warum|wenn\b|was\b)(?:den |die |das |der )?[\w-]+(?: "
            rf"[\w-]+){{0,3}} {_DO} (?:ich|wir) (?:immer |nur )?(?:selbst|selber|von hand|mit|in|"
            r"über|per|auf|aus)\b.*",
            rf"^{_SEEN}(?:ich|wir) {_DO} .{{3,40}} (?:selbst|selber|von hand|persönlich)\b.*|"
            rf"^{_SEEN}ich {_DO} [^,]{{3,30}},? du .+",
            r"^(?:den |die |das |der )?[\w-]+(?: [\w-]+){0,3} (?:ist|sind|bleibt) (?:meine|"
            r"deine|unsere|nicht deine) (?:sache|aufgabe|entscheidung|arbeit)\b.*",
            r"^du (?:schreibst|machst|änderst|schlägst|erzeugst|prüfst|baust) nur\b .+",
        ),
        hits=(
            "die texte prüfe ich selbst",
            "das ausrollen ist meine sache",
            "du schreibst nur die skripte",
            "releases bauen wir von hand",
        ),
        misses=(
            "das mache ich selbst",
            "die seite lade ich neu mit chrome jetzt",
            "es ist meine schuld",
        ),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:immer |bitte )?(?:nur )?(?:eins|ein|eine|einen) (?:\w+ )?(?:schritt|aufgabe|"
            r"sache|änderung|frage|datei|commit|thema) (?:nach (?:dem|der) ander(?:e|n|en)|auf "
            r"einmal|pro \w+|und (?:warte|dann warten|stopp))\b.*",
            r"^(?:schritt für schritt|eins nach dem anderen)[,:]? .{4,}|^(?:vermisch|misch|"
            r"bündle?) nicht .{4,}",
        ),
        hits=(
            "eine änderung nach der anderen",
            "ein schritt und warte auf mein ok",
            "eine frage auf einmal",
        ),
        misses=("eine aufgabe ist fehlgeschlagen", "eine datei mehr", "ein schritt zurück"),
    ),
    heads.WORD.row(
        pattern(
            r"\b(?:nur|erst) (?:\w+ ){0,3}?(?:wenn|sobald|nachdem) ich (?:es |das |danach |dir "
            r")?(?:sage?|sag|bitte|frage|will|bestätige|freigebe|zustimme|das ok gebe|ok sage)\b|"
            r"\b(?:nur|erst) (?:mit|nach) mein(?:em|er) (?:ok|ja|freigabe|zustimmung)\b",
            r"\bwarte (?:immer )?auf mein(?:e|en)? (?:ok|ja|freigabe|zeichen|signal)\b",
        ),
        hits=(
            "berichte nur wenn ich danach frage",
            "weiter erst nach meiner freigabe",
            "warte auf mein zeichen",
        ),
        misses=("nur wenn ich klicke", "warte auf das laden"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"^{_SEEN}(?!das\b|er\b|sie\b|es\b|ich\b|du\b)(?:\S+ ){{1,5}}?(?:verlässt|verlassen|"
            r"geht|gehen|kommt|kommen|läuft|laufen|landet|landen|darf|dürfen) "
            r".{0,40}?\b(?:nicht|nie|nichts) ?.{0,20}?ohne (?!grund)\S+.*",
            rf"^{_SEEN}(?:kein|keine|keinen) \S+.{{0,40}} ohne \S+.*",
        ),
        hits=("namen verlassen das haus nicht ohne maske", "keine migration ohne rückweg"),
        misses=("das geht nicht ohne fehler", "es läuft ohne netz"),
    ),
    heads.TAKES.row(
        pattern(
            rf"^{_SEEN}(?!das\b|er\b|sie\b|es\b|ich\b|du\b|wer\b|wenn\b)(?:der |die |das "
            r")?[\w-]+(?: [\w-]+){0,3} (?:enthält|enthalten|nutzt|nutzen|bekommt|bekommen|"
            r"kennt|kennen|nimmt|nehmen|trägt|tragen|verwendet|verwenden) (?:nur|ausschließlich|"
            r"lediglich) \S+.*",
        ),
        hits=(
            "der export enthält nur die nummer",
            "der kern nutzt ausschließlich die standardbibliothek",
        ),
        misses=("er nutzt nur das", "die seite nutzt nur die hälfte vom bildschirm"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^(?:bevor du|vor (?:jedem|jeder|jeglicher|einem|einer|dem|der)) (?:irgendetwas|"
            r"irgendwas|etwas|eine?n?|neue?n?|die|den|das|\w+)\b[^,]{0,50}?,? (?:frag|frage|"
            r"sag|zeig|zeige|starte|teste|bestätige|lies|schau|warte|prüfe|prüf|nimm|lösch|"
            r"streich|entferne|mach|mache)\b.*",
        ),
        hits=(
            "bevor du irgendetwas verschickst, streich die namen",
            "vor jeder migration frag mich",
        ),
        misses=("bevor du gehst", "vor dem fehler lief es"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"^{_SEEN}(?:alles|nichts)(?: davon)?,? (?:was|mit|in|unter|aus|rund um) "
            r".{3,50}?,? (?:ist|geht|bleibt|hat|muss|kommt|verlässt|gehört|braucht|steht|liegt|"
            r"läuft|darf)\b \S+.*",
        ),
        hits=(
            "alles was geld ist bleibt in cent",
            "nichts was einen schüler erkennen lässt verlässt den server",
        ),
        misses=("alles was ich tat ist kaputt", "nichts geht"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:das ist )?(?:das |zum |schon das )?(?:zweite|dritte|vierte|fünfte|x-te|zweiten|"
            r"dritten|vierten|xten|hundertsten) mal(?:,| dass| jetzt|:).{8,}",
            r"^(?:schon )?wieder (?:hast du|ohne|du)\b.{6,}|^ich hab(?:e)? (?:dir "
            r")?(?:schon |doch )(?:gesagt|gebeten)\b.{8,}",
            r"^wie oft (?:muss|soll|noch)\b.{6,}",
        ),
        hits=(
            "das dritte mal, dass du die kopfzeile änderst",
            "wie oft muss ich um kurze texte bitten",
        ),
        misses=("beim zweiten mal klappt es", "wieder ein fehler"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:fass|ändere|änder|bearbeite) nur (?:das|die|den|an)\b.{0,20}?,? (?:was|die|"
            r"den|das|worum) ich (?:dir )?(?:gesagt|genannt|gebeten|gezeigt|gemeint)\b.*",
            r"^(?:mach|leg|erstelle|erzeuge|ändere|änder|füge|bau) (?:mir )?(?:nichts|"
            r"kein\w*)\b.{2,40},? (?:was|das|die|den|worum) ich nicht (?:bestellt|gesagt|"
            r"gewollt|verlangt|gebeten)\b.*",
            r"^der rest\b.{0,20}? ?(?:bleibt|ist tabu|wird nicht angefasst)(?: wie er ist| so| "
            r"unberührt| unverändert)?$",
        ),
        hits=(
            "ändere nur das, was ich genannt habe",
            "erstelle keine dateien, die ich nicht verlangt habe",
            "der rest bleibt wie er ist",
        ),
        misses=("ändere nur die farbe", "mach nichts", "der rest bleibt leer"),
    ),
)
