"""Italian markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work, with what may stand before them.
WORK = (
    r"(?:(?:il|lo|la|i|gli|le|l'|tutto il|i tuoi|le tue|i nostri|le nostre) ?)?(?:(?:vecch|"
    r"nuov)\w+ )?(?:codice|test|commit|documentazione|docs|commenti|commento|nomi|nome|variabili|"
    r"variabile|messaggi|messaggio|risposte|risposta|file|branch|rami|funzioni|funzione|classi|"
    r"classe|metodi|componenti|componente|tipi|stili|testi|traduzioni|chiavi|password|credenziali|"
    r"date|orari|migrazioni|migration|dipendenze|log|endpoint|rotte|query|import|modelli|servizi|"
    r"hook|token|segreti|costanti|configurazione|configurazioni|tabelle|colonne|script|pr|errori|"
    r"eccezioni|cartelle|url|interfacce|moduli)"
)
_HABIT = (
    r"(?:usi|utilizzi|risponda|parli|segua|rispetti|lavori|ragioni|chieda|avvisi|applichi|"
    r"mantenga|smetta di|tenga conto|eviti|sia (?:piu|meno|breve|conciso|diretto|chiaro))"
)
_DEED = (
    r"(?:esegua|lanci|legga|scriva|verifichi|controlli|studi|cerchi|documenti|spieghi|commenti|"
    r"testi|faccia|crei)"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\b(?:voglio|vorrei|preferisco|ho bisogno) che (?:tu )?(?:non )?(?:mi |ti |sempre )*"
            rf"{_HABIT}\b(?! (?:quest[oaie]|quel|quell\w+) ) \S+.*",
            rf"\b(?:voglio|vorrei|preferisco) che (?:tu )?(?:mi )?{_DEED} (?:sempre|ogni|tutti i|"
            r"tutte le|solo|prima di)\b.*",
        ),
        hits=(
            "voglio che tu segua lo stile del progetto",
            "vorrei che tu rispetti i nomi gia presenti",
            "voglio che tu lanci sempre il lint",
        ),
        misses=(
            "voglio che tu crei un bottone",
            "vorrei che tu usi questo colore",
            "voglio che funzioni",
        ),
    ),
    plain_heads.WISH_ALL.row(
        pattern(
            r"\b(?:voglio|vorrei|preferisco|bisogna) che (?:tutto|tutti|tutte|ogni|nessun|nessuna|"
            rf"{WORK})\b (?!questo|funzioni)\S+.*",
            r"\b(?:voglio|vorrei|preferisco) che .{2,50}\b(?:in tutt[ie] (?:i|le|gli)|sempre|mai) "
            r".*",
            r"\b(?:voglio|vorrei) (?:tutt[ie] (?:i|le|gli)|ogni) \S+ .{4,}",
        ),
        hits=(
            "voglio che tutto passi dalla coda",
            "voglio che i commit siano corti",
            "voglio tutte le rotte protette da token",
        ),
        misses=("voglio che tutto funzioni", "voglio un menu", "voglio che il bottone sia blu"),
    ),
    plain_heads.NOT_WISHED.row(
        pattern(
            r"\bnon (?:voglio|vogliamo) (?:dover |dovere )?(?!sapere|perdere|vedere|essere|"
            r"parlare|continuare)\w+(?:are|ere|ire|rre|arl[oaie]|erl[oaie]|irl[oaie])\b \S+.*",
            r"^(?:io )?non (?:voglio|vogliamo) (?!\w+re\b|che|vedere|niente|nulla|il |lo |la |i |"
            r"gli |le |un|quest|quel|sapere|piu|ma\b)\w+ (?!ora|adesso)\S+.*",
        ),
        hits=(
            "non voglio dover riavviare il server a mano",
            "non voglio salvare niente in locale",
            "non voglio dipendenze pesanti",
        ),
        misses=("non voglio vedere questo", "non voglio un bottone li", "non voglio sapere"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:per favore,? |e )?(?:smetti|smettila|finiscila|piantala|basta) (?:di |con )"
            r"(?!essere )\w+\b(?! (?:questo|quello)\b) \S+.*",
            r"\bche (?:tu )?(?:la )?smett[ai] di \w+ \S+.*",
        ),
        hits=(
            "smettila di inventare rotte",
            "basta con i file di riepilogo",
            "voglio che tu smetta di toccare gli stili",
        ),
        misses=("l'app smette di rispondere", "basta cosi", "smetti"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!fallis|non si)\S+){{0,3}}? (?:non )?(?:deve|devono|dovrebbe|"
            r"dovrebbero) (?!essere un errore|esserci|avere un)\S+.*",
            r"^(?!.*\b(?:campo|campi|modulo|form)\b)\w+ .{0,50}\bobbligatori[oaie]?$",
            r"^(?:tu )?devi (?:sempre )?(?!fare|mettere|correggere|aggiungere|sistemare|vedere)"
            r"\w+[aei]r\w+\b.*\b(?:prima di|sempre|ogni|tutti|tutte|quando|mai|senza)\b.*",
        ),
        hits=(
            "i nomi delle tabelle devono essere al plurale",
            "il codice deve passare il linter",
            "devi leggere la guida prima di programmare",
        ),
        misses=("il bottone deve essere blu", "deve essere un errore", "devi correggere questo"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:non )?(?:va|vanno|vive|vivono|sta|stanno|"
            r"viene|vengono|passa|passano|si (?:mette|mettono|legge|leggono|scrive|scrivono|"
            r"salva|salvano|crea|creano)) (?:sempre |solo |lett[ie] |mess[ie] |salvat[ie] )*(?:in|"
            r"ne[il]|nell[ae]|negli|nell'|dentro|sotto|da|dal|dall[ae]|dall'|per|con|accanto|"
            r"fuori) ?(?!errore|rosso|verde|attesa|ritardo)\S+.*",
        ),
        hits=(
            "le traduzioni vanno nella cartella lang",
            "i token si leggono dall'ambiente",
            "le password stanno nel file env",
        ),
        misses=("i test vanno male", "il menu va a destra", "la data resta strana"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:tieni|mantieni|tienilo|mantienilo|fallo|resta)(?: (?:le cose|tutto|il codice))? "
            r"(?:il piu )?semplic[ei]\b.*|^non complicare(?: (?:le cose|il codice|troppo))?$",
            r"^(?:(?:voglio |preferisco |mi piace |scrivi |fai |mantieni |tieni |sempre )+(?:il |"
            r"un |del |tuo )?codice |(?:il |tuo )?codice (?:deve essere |che sia |sempre |il piu "
            r"))(?:che sia |il piu |sempre |ben |molto |piu )*(?:semplice|pulito|leggibile|chiaro|"
            r"minimale|corto|modulare|manutenibile|scalabile|facile da (?:leggere|capire|"
            r"mantenere)|professionale)\b(?! (?:nel|fallisce|non)\b).*",
        ),
        hits=("voglio codice pulito e senza magie", "mantieni il codice il piu semplice possibile"),
        misses=("il codice e rotto", "il codice pulito fallisce"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:preferibilmente|di preferenza|se possibile|quando possibile|per quanto "
            r"possibile|meglio)\b,? (?:usa|usare|utilizza|utilizzare|scrivi|evita|mantieni|"
            r"lavora)\b (?!quest|quel)\S+.*",
            r"^(?:usa|utilizza|evita|preferisci)\b.{2,50} (?:quando possibile|se possibile|per "
            r"quanto possibile|preferibilmente)$",
        ),
        hits=(
            "preferibilmente usa funzioni pure",
            "usa la libreria standard quando possibile",
            "se possibile evita le regex",
        ),
        misses=("meglio cosi", "se possibile sistema questo", "meglio usa quel colore"),
    ),
    plain_heads.ONLY_ASKED.row(
        pattern(
            r"^(?:per favore,? )?(?:fai|cambia|modifica|tocca|correggi|rispondi) (?:a )?(?:solo|"
            r"soltanto|unicamente|esattamente) (?:a )?(?:quello|cio|quanto) (?:che )?(?:io )?(?:ti "
            r")?(?:chied\w+|dic\w+|ho (?:chiesto|detto)|indic\w+)\b.*",
            r"^non (?:fare|cambiare|modificare|toccare|aggiungere|creare)\b.{0,40} che (?:io )?non "
            r"(?:ti )?(?:ho (?:chiesto|detto)|chied\w+)\b.*",
        ),
        hits=("modifica soltanto quello che ti indico", "non toccare cose che non ti ho chiesto"),
        misses=("fai lo stesso nell'altra", "cambia solo il colore"),
    ),
    plain_heads.UNSURE.row(
        pattern(
            r"^(?:chiedi|chiedimi|avvisami|cerca)\b.{0,20} (?:se|quando|in caso di) (?:non (?:sai|"
            r"capisci|sei)|hai dubbi|dubbi|qualcosa)\b.*",
            r"\b(?:se|quando) (?:non (?:sai|capisci|sei sicuro)|hai dubbi)\b.{0,40}\b(?:chiedi|"
            r"chiedimelo|chiedimi|cerca|fermati|studia)\b.*",
        ),
        hits=("chiedimi se qualcosa non torna", "se hai dubbi fermati e chiedi"),
        misses=("se non sai la chiave esce l'avviso", "chiedi al server"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"^(?:il |la |i |le |l'|gli )?(?:commit|deploy|push|merge|migrazioni|test|build|"
            r"release|rilasci|server)(?: \S+){0,2}? (?:l[oaie]|me ne) \w+o (?:io|da solo|a mano)"
            r"\b.*",
            r"\b(?:voglio|preferisco) \w+(?:are|ere|ire|arl[oaie]|erl[oaie]|irl[oaie]) (?:io|da "
            r"solo)\b.*",
        ),
        hits=("i commit li scrivo io", "preferisco provarlo io"),
        misses=("voglio vederlo meglio", "il menu lo tolgo io"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:voglio che (?:tu )?mi )?(?:spiega|spiegami|spieghi|insegnami) (?:sempre |tutto )?"
            r"(?:passo (?:passo|per passo)|ogni (?:passo|modifica|riga|cosa)|come (?:se|a un)|con "
            r"parole|in termini|in modo semplice|facile)\b.*",
        ),
        hits=("spiegami ogni modifica", "spiega con parole semplici"),
        misses=("spiegami questo errore", "spiega la funzione"),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"\bprima (?:il |i |un )?(?:test|piano|spiega\w*|chiedi\w*|leggi|pensa|pianifica|"
            r"analizza|mostrami)\b.{0,50}\b(?:e )?(?:poi|dopo) (?:il )?(?:codice|implementa\w*|"
            r"scrivi|programma\w*|modifica\w*|fai)\b.*",
        ),
        hits=("prima il piano e poi il codice", "prima leggi la guida, poi scrivi"),
        misses=("prima sistema il login e poi il menu",),
    ),
    plain_heads.GUESS.row(
        pattern(
            r"^(?:e )?(?:non|mai) (?:inventare|indovinare|supporre|improvvisare|mentire|tirare a "
            r"indovinare)(?: (?:nulla|niente|cose|dati|api|rotte)\b.*)?$",
        ),
        hits=("non inventare", "mai inventare dati"),
        misses=("non inventare questa scusa",),
    ),
    plain_heads.UNTOUCHED.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,4}} non si (?:tocca|toccano|modifica|modificano|cambia|cambiano|"
            r"cancella|cancellano|carica|caricano)\b.*",
        ),
        hits=("le vecchie migrazioni non si toccano", "i segreti non si caricano nel repo"),
        misses=("la tabella non si vede",),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^(?:tu )?(?:puoi|potete) (?!vedere)\w+ .{2,40}\bsenza (?:chieder\w*|avvisar\w*|"
            r"conferma|permesso|il mio).*"
        ),
        hits=("puoi lanciare i test senza chiedere", "puoi modificare i file senza avvisarmi"),
        misses=("puoi vedere senza entrare",),
    ),
)
