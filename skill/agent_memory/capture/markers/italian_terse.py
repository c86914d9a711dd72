"""Italian markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern, words
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

USE = rf"^(?:us[ai]|utilizza|usate|meglio(?: usare)?|con) {RIVAL}"

TERSE = (
    heads.TYPED.row(
        pattern(
            r"^(?:sempre |per favore )*(?:salva|registra|annota|aggiungi|documenta) (?:sempre "
            r")?(?:tutti (?:i|i miei)|ogni|i miei) (?:prompt|messaggi|domande)\b"
        ),
        hits=("salva tutti i prompt in un file",),
        misses=("salva il prompt nuovo",),
        keywords=words("prompt messaggi domande"),
    ),
    heads.RIVAL.row(
        pattern(rf"{USE}(?: per favore| invece)?$"),
        hits=("usa poetry",),
        misses=("usa pnpm per installarlo",),
        keywords=RIVALS,
    ),
    heads.NONE_OF.row(
        pattern(
            r"^(?:niente|senza|nessun|nessuna|zero|no) ?(?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comment[oi]|"
            r"abbreviazioni|dipendenze|variabili globali|numeri magici|logica)\b(?: "
            r"\S+){0,5}$",
            r"^(?:niente|senza|nessun|nessuna|zero|no) ?\S+(?: \S+){0,2} (?:ne[il]|"
            r"nell[ae]|negli|in|per) (?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|"
            r"logs?|deploys?|views?|endpoints?|tests?|issues?|readme|docs?|apis?|"
            r"messaggi?|messaggio|ram[oi]|vist[ae]|funzioni?|rispost[ae]|comment[oi]|test|"
            r"codice|rilasci[o]?|version[ei]|segreti|date|nomi|modul[oi]|"
            r"modell[oi])\b.{0,20}$",
            r", (?:niente|senza|nessun|nessuna|zero|no) (?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comment[oi]|"
            r"abbreviazioni|dipendenze|variabili globali|numeri magici|logica)\b(?: "
            r"\S+){0,3}$",
        ),
        hits=(
            "niente emoji nei commit",
            "niente any in typescript",
            "versioni fisse, niente latest",
            "niente logica nelle viste",
        ),
        misses=(
            "niente connessione, non si apre",
            "niente da fare",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|messaggi?|messaggio|ram[oi]|"
            r"vist[ae]|funzioni?|rispost[ae]|comment[oi]|test|codice|rilasci[o]?|"
            r"version[ei]|segreti|date|nomi|modul[oi]|modell[oi])(?: \S+){0,2} (?:solo "
            r"(?:in|tramite|via|con|da|dalla)|soltanto|unicamente|sempre (?:tramite|via)) "
            r"\S+.*",
        ),
        hits=(
            "il deploy solo tramite ci",
            "log solo in json",
        ),
        misses=("solo in json fallisce",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^ogni (?!vez|volta|fois|mal|раз)\S+(?: \S+){0,3} (?:in|nel|nella|con) (?:sua|suo|"
            r"propri\w|un\w?) \S+.*",
            r"^(?:\S+ ){0,3}un[oa']? ?\S+ per (?:pr|commit|ramo|file|modulo|classe|test|"
            r"mr)\b.*",
            r"\buna? (?:pr|commit) per (?:tema|modifica|attività)\b.*",
        ),
        hits=(
            "pr piccole, un tema per pr",
            "un commit per modulo",
        ),
        misses=("un errore per clic",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|messaggi?|messaggio|ram[oi]|"
            r"vist[ae]|funzioni?|rispost[ae]|comment[oi]|test|codice|rilasci[o]?|"
            r"version[ei]|segreti|date|nomi|modul[oi]|modell[oi])(?: de \S+| di \S+)?,? "
            r"(?:cort[oaie]|piccol[oaie]|brev[ei]|concis[oaie]|minim[oaie]|fiss[oaie]|in "
            r"inglese|in italiano)\b(?! (?:que|che|als|than)\b).{0,30}$",
            r"^(?:cort[oaie]|piccol[oaie]|brev[ei]|concis[oaie]|minim[oaie]|fiss[oaie]|in "
            r"inglese|in italiano) (?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|"
            r"views?|endpoints?|tests?|issues?|readme|docs?|apis?|messaggi?|messaggio|"
            r"ram[oi]|vist[ae]|funzioni?|rispost[ae]|comment[oi]|test|codice|rilasci[o]?|"
            r"version[ei]|segreti|date|nomi|modul[oi]|modell[oi])\b.{0,30}$",
        ),
        hits=(
            "messaggi di commit corti",
            "commit in inglese",
        ),
        misses=("il pulsante piccolo",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:sempre|senza eccezioni)$",
        ),
        hits=("le date in utc, sempre",),
        misses=("sempre uguale",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:il|la|i|le|lo|l'\S+) ?(?:\S+ ){0,3}?(?:server|backend|database|cluster|"
            r"ambiente|staging|runner|macchina|sandbox|api|ci)\b.{0,30}\b(?:è (?:spent\w|"
            r"chius\w|giù|ferm\w)|si spegne|si riavvia|cade)\b.{0,20}\b(?:weekend|fine "
            r"settimana|nott[ei]|lunedì|domenic[ah]e?|venerdì|sabato)\b.*",
        ),
        hits=("il server di test è spento nel weekend",),
        misses=("il server cade all'apertura",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^il minimo (?:supportato )?è \S+.*",
            r"^(?:versione )?minim[ao] (?:supportat\w )?(?:è )?\S+ \d.*",
        ),
        hits=("il minimo è android 9",),
        misses=("il minimo comune non torna",),
    ),
    heads.FACT_ACCEPTS.row(
        pattern(
            r"^(?:il|la|i|le|l'\S+|nostr[oa]) ?(?:\S+ ){1,4}?(?:accetta|supporta|legge|"
            r"permette)(?:no)? solo \S+.*",
        ),
        hits=("il client accetta solo xml",),
        misses=("accetta solo un clic",),
    ),
    heads.WE_AGREED.row(
        pattern(
            r"^(?:abbiamo |avevamo |si è )?(?:concordato|deciso|stabilito)\b,? (?:di |che "
            r")*\S+ \S+.*",
        ),
        hits=("abbiamo deciso di non usare librerie esterne",),
        misses=("ho deciso",),
    ),
    heads.RIGHT_WAY.row(
        pattern(
            r"^(?:la cosa giusta|il modo giusto|l'ideale|il corretto) è \w+r?e?\b \S+.*",
        ),
        hits=("il modo giusto è validare sul server",),
        misses=("il modo giusto",),
    ),
    heads.NO_NEED_TOLD.row(
        pattern(
            r"^non (?:serve|occorre|c'è bisogno|devi) (?:che |di )?(?:mi )?(?:spieg\w+|"
            r"riassum\w+|ripet\w+|conferm\w+|chied\w+|raccont\w+)\b.*",
        ),
        hits=("non serve spiegarmi cosa hai fatto",),
        misses=("non serve",),
    ),
    heads.STANDARD_IS.row(
        pattern(
            r"^(?:lo standard|il formato|lo stile|la (?:convenzione|norma|regola)) "
            r"(?:de[il]l? \S+ |del nostro \S+ )?è\b \S+.*",
        ),
        hits=("lo standard del progetto è snake_case",),
        misses=("il formato fallisce",),
    ),
)
