"""Italian: the table."""

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
from agent_memory.capture.markers.italian_generics import GENERICS
from agent_memory.capture.markers.italian_made import MADE
from agent_memory.capture.markers.italian_plain import PLAIN
from agent_memory.capture.markers.italian_practice import WAYS
from agent_memory.capture.markers.italian_shares import SHARES
from agent_memory.capture.markers.italian_terse import TERSE, USE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:ricorda|ricordati|memorizza|tieni (?:presente|a mente))(?:[:,]| che)\s*\S+ \S+",
            r"\bricorda(?:ti)? di (?:non|sempre) \w+ \S+.*",
            r"\b(?:salva|annota|aggiungi|scrivi) .{0,40}\b(?:in|nell[ae]|ne[il]|all[ae]|a[il]?) "
            r"(?:tua |mie |tue )?(?:memoria|claude\.?md|regole)\b",
        ),
        keywords=words("ricorda ricordati memorizza tieni salva annota memoria"),
        hits=(
            "ricorda che l'api è in sola lettura",
            "salva questo in memoria",
        ),
        misses=("ti ricordi la porta",),
    ),
    heads.STANDING.row(
        pattern(
            r"\b(?:d'ora in poi|da ora in poi|da adesso in poi|d'ora in avanti|la prossima "
            r"volta)\b",
            r"^(?:ogni volta che|prima di ogni|dopo ogni|di default)\b.{6,}",
        ),
        keywords=words("ora poi volta default prossima avanti ogni prima"),
        hits=(
            "d'ora in poi usa pnpm",
            "prima di ogni commit esegui i test",
        ),
        misses=("ora no",),
    ),
    heads.ALWAYS.row(
        pattern(
            r"^(?:per favore,? )?(?:usa|esegui|scrivi|rispondi|controlla|leggi|fai|aggiungi|"
            r"chiedi|lancia|testa|utilizza|verifica) sempre \S+",
            r"^sempre (?!lo stesso|la stessa|dà |da |errore)\S+ \S+|\b(?:deve|devono|devi|"
            r"bisogna) (?:\S+ )?sempre\b",
        ),
        keywords=words("sempre"),
        hits=("usa sempre il formattatore",),
        misses=("fallisce sempre",),
    ),
    heads.NEVER.row(
        pattern(
            r"^(?:per favore,? )?non (?:\S+are|\S+ere|\S+ire) mai \S+|^mai (?!visto)\S+ \S+|\bè "
            r"vietato\b"
        ),
        keywords=words("mai vietato"),
        hits=("non modificare mai i file generati",),
        misses=("non funziona mai bene",),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:tutti|tutte|ogni) .{2,40}\b(?:deve|devono)\b \S+|^assicurati (?:che|di) \S+|"
            r"^bisogna (?!aggiungere|creare|correggere|fare|cambiare|togliere|mettere|vedere|"
            r"sistemare|che)\S+ \S+"
        ),
        keywords=words("deve devono assicurati bisogna"),
        hits=("tutti i servizi devono validare l'input",),
        misses=("deve essere un errore",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"\b(?:usa|utilizza|usare) .{2,40}\b(?:invece di|al posto di|anziché|,? non)\b \S+",
            r"^(?:noi )?usiamo .{2,30}, non \S+.*|^\S+ sempre \S+,? (?:e )?mai \S+.*",
        ),
        keywords=words("invece posto anziché non mai"),
        hits=("usa pnpm invece di npm", "noi usiamo uv, non pip"),
        misses=("non lo usa",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:rispondi|rispondimi|risponda|parla|parlami|scrivi|scrivimi|ragiona|pensa|spiega|"
            r"spiegami)\b.{0,40}\b(?:in|sempre) (?:italiano|inglese|tedesco|francese|spagnolo)\b.*",
            r"\b(?:risposte|commenti|nomi|messaggi|commit|documentazione|testi|log|identificatori|"
            r"variabili|docstring|titoli)\b.{0,40}\bin (?:italiano|inglese|tedesco|francese|"
            r"spagnolo)\b.*",
        ),
        hits=("rispondi in italiano", "commenti sempre in inglese"),
        misses=("la pagina è in italiano", "traduci questo in inglese"),
    ),
    heads.WE_USE.row(
        pattern(
            r"^(?:noi )?(?:non )?(?:usiamo|utilizziamo)\b (?!il |lo |la |i |gli |le |l'|quest|"
            r"quel|un )\S+|^questo progetto (?:usa|è)\b \S+|\babbiamo deciso\b \S+ \S+"
        ),
        keywords=words("usiamo utilizziamo progetto deciso"),
        hits=("usiamo pytest per tutto",),
        misses=("non so cosa usiamo",),
    ),
    heads.APPROVAL.row(
        pattern(
            r"\b(?:chiedimi|avvisami)\b.{0,20}\bprima di\b",
            r"\b(?:non|mai|niente) .{2,50}\bsenza (?:il mio|la mia|chiedere|permesso)\b",
        ),
        keywords=words("chiedimi senza avvisami"),
        hits=(
            "chiedimi prima di cancellare",
            "non pushare senza il mio permesso",
        ),
        misses=("senza il mio aiuto",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *PLAIN,
    *MADE,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words("come perché cosa dove quale quando chi puoi devo"),
        pattern=pattern(
            r"^(?:come|perché|cosa|dove|quale|quando|chi|che cosa|puoi (?!per)|devo|dobbiamo)\b"
        ),
        hits=("perché fallisce sempre",),
        misses=("usa sempre il formattatore",),
        spares=frozenset(
            {"complaint", "whenever", "approval:first", "approval:unsure", "autonomy"}
        ),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("ora volta adesso oggi ancora momento"),
        pattern=pattern(
            r"(?<!d')(?<!da )\b(?:per ora|questa volta|adesso|oggi|ancora|per il momento)\b"
        ),
        hits=("per ora non pushare niente",),
        misses=("d'ora in poi usa pnpm",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule", "from-now"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("errore funziona grazie perfetto fallisce"),
        pattern=pattern(
            r"(?<!messaggi di )(?<!messaggio di )(?<!codici di )(?<!codice di )(?<!pagina di )"
            r"(?<!messaggi d')(?<!codici d')(?<!campo di )\berrore\b|"
            r"(?<!cio che )(?<!quello che )\b(?:funziona|grazie|perfetto|fallisce)\b"
        ),
        hits=("sempre lo stesso errore",),
        misses=("non usare globali", "i messaggi di errore in italiano"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:per favore,? )?(?:aggiungi|crea|correggi|controlla|fai|aggiorna|genera|mostra|"
            r"rimuovi|cambia|implementa)\b"
        ),
        hits=("aggiungi un test che giri sempre",),
        misses=("usa sempre i test",),
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
                "must-be",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
                "always",
            }
        ),
    ),
)

ITALIAN = Table(
    language="italian",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_guards.ITALIAN, *european_things.ITALIAN),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " file commenti dipendenze"),
            pattern(r""),
            ("non usare mock nei test",),
            ("non usare quello",),
        ),
    ),
    cut=pattern(
        r"(?<!detto)(?<!ripeto),\s+(?=(?:(?:e|ma|anche|per favore)\s+)*(?:non (?:usare|toccare|"
        r"fare|cambiare|mettere|aggiungere|creare|voglio|serve)|mai |sempre |evita|usa|preferisco|"
        r"bisogna|avvisami|chiedimi|d'ora in poi|ricorda|ti ho gi[aà] detto)\b)"
    ),
    subordinate=pattern(
        r"^(?:se|quando|prima|dopo|ogni volta|per|come|anche se|mentre|nel caso)\b"
    ),
    lead=pattern(r"^(?:\W*\b(?:ok|e|ma|anche|allora|sì(?=[,.!])|no|ciao|inoltre)\b[ ,.:;!-]+)+"),
    heading=pattern(r"\b(?:regole|convenzioni|d'ora in poi|preferenze)\b"),
    lasting=pattern(r"\b(?:regole|convenzioni|d'ora in poi|preferenze)\b"),
    request=pattern(
        r"^(?:per favore,? |puoi )*(?:aggiungi|crea|correggi|controlla|fai|aggiorna|genera|mostra|"
        r"rimuovi|cambia|implementa|usa|testa|apri|scrivi|togli|sposta|metti|dammi|spiegami|"
        r"analizza|cerca|migliora|sostituisci|continua|allarga|sistema|rifai) (?!questo$)\S+"
    ),
    alone=pattern(rf"{USE}$"),
    fragment=pattern(
        r"(?:\b(?:e|o|ma|il|la|i|gli|le|un|una|di|del|con|per|in|da|che|se|perché)|[,:(])$"
    ),
)
