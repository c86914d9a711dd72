"""Italian markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:aggiungi|metti|salva|scrivi|annota|inserisci|registra|memorizza|"
            r"includi)\b.{0,50}\b(?:in|nell[ae]|ne[il]|all[ae]|a[il]?) (?:tua |tue |mie "
            r")?(?:claude\.?md|agents\.?md|memoria|regole|istruzioni)\b",
            r"^(?:ricorda|ricordati|tieni a mente|non dimenticare|tieni presente)(?: bene)?(?: "
            r"di)?(?: che|:)? \S+ \S+ \S+",
        ),
        hits=(
            "aggiungi questa regola al claude.md",
            "ricorda che il server è in sola lettura",
            "salva in memoria: i rilasci sono di martedì",
        ),
        misses=(
            "la regola del firewall fallisce",
            "non ricordo la porta",
        ),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\b(?:te |ti |ve )?(?:l')?(?:ho|avevo) (?:già |pure |appena )*(?:detto|chiesto|"
            r"spiegato|ripetuto|avvisato)\b.{4,}",
            r"\bquante volte\b.{6,}",
            r"\bperché (?:tu )?(?!(?:fallisce|esce|dà|ci)\b)\w+(?:i|are)? (?:sempre|ancora|di "
            r"nuovo|continuamente)\b.*",
            r"\bhai (?:di nuovo|ancora|un'altra volta) \w+.{4,}",
            r"\b(?:ti sei|hai) (?:(?:di nuovo|ancora) dimenticato di \w+|dimenticato di "
            r"(?:lanciare|eseguire|aggiornare|testare|committare|chiedere|avvisare|"
            r"documentare))\b.*",
            r"\bcontinui a \w+.*",
        ),
        hits=(
            "ti ho già detto di non cancellare i test",
            "perché rispondi sempre in inglese",
            "hai di nuovo cambiato il lockfile",
        ),
        misses=(
            "lui ha detto così",
            "perché il test fallisce sempre",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:chiedimi|chiedi|avvisami|consultami|mostrami|conferma con "
            r"me)\b.{0,30}\bprima\b.*",
            r"\bprima di .{3,40}\b(?:chiedimi|avvisami|consultami|mostrami|chiedi)\b.*",
            r"\b(?:non|niente|mai) .{2,60}\bsenza (?:il mio|la mia|che io|prima|chiedere|"
            r"chiedermelo|chiedermi|permesso|avvisarmi|autorizzazione|conferma)\b.*",
            r"^(?:se|quando) (?:non )?(?:sei sicur\w|sai|capisci|hai dubbi|ti è "
            r"chiaro).{0,20}\b(?:chiedi|chiedimi|chiedilo|avvisami)\b.*",
            r"\bvoglio (?:vedere|leggere|approvare) (?:il|la|i|le|un) (?:piano|diff|modifiche|"
            r"proposta|codice)\b.{0,20}\bprima\b.*",
            r"\b(?:solo|soltanto) (?:se|quando) (?:te )?lo (?:chiedo|dico|approvo|confermo)\b.*",
        ),
        hits=(
            "chiedimi prima di cancellare",
            "non fare commit senza il mio permesso",
        ),
        misses=(
            "senza il mio aiuto no",
            "mi ha chiesto",
        ),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"\b(?:è|e'|e) (?:assolutamente |severamente )?vietato\b \S+.*",
            r"^vietato \S+.*",
            r"\bnon (?:deve|devono|devi|si deve) (?:mai )?(?:stare|essere|contenere|apparire|"
            r"finire|\w+re)\b.{4,}",
            r"^(?:per favore,? )?(?:non \w+re mai \S+|mai \w+re \S+).{2,}",
        ),
        hits=(
            "è vietato usare any",
            "le password non devono mai stare nel codice",
            "non fare mai push diretto",
        ),
        misses=(
            "non si carica mai",
            "mai visto",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"(?:^|[,;] )(?:per favore,? )?non (?:usare|fare|cambiare|toccare|creare|cancellare|"
            r"aggiungere|mettere|includere|modificare|scrivere|eliminare|inventare|supporre|"
            r"rompere|ripetere|installare|eseguire|mescolare|lasciare|tradurre|esporre|salvare|"
            r"generare|riscrivere|rifattorizzare|aggiornare|saltare|ignorare|stampare|spiegare|"
            r"riassumere|committare|rimuovere|inserire|dare per)\b \S+.*",
            r"^(?:per favore,? )?non (?!riuscire|sapere)\w{2,}(?:are|ere|ire|arre|orre|urre)\b "
            r"\S+.*",
            r"^(?:niente|nessun\w*) (?!problem|idea|paura|connessione|rete|risposta|panico|"
            r"risultat|da fare)\S+ .{2,}",
            r"^evita(?:re)? (?!problemi|questo)\S+.*",
            r"\bnon voglio (?:che tu|vedere|più|nessun\w*)\b \S+.*",
        ),
        hits=(
            "non modificare i file generati",
            "evita le variabili globali",
            "non voglio che tu aggiunga dipendenze",
        ),
        misses=(
            "non funziona",
            "non voglio questo",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\b(?:io )?(?:preferisco|odio|detesto|(?<!non )mi piacciono)\b (?!(?:come|così|"
            r"questo|questa|il risultato|tanto|molto)\b|(?:la |il |l')?(?:opzion|version|prim|"
            r"second|terz|altr|vecchi|\d|idea))\S+ ?\S*.*",
            r"\bnon mi piac\w+ (?:che|quando|(?:i |il |le |la |gli )?(?:commenti|codice|nomi|"
            r"funzioni|classi|file|commit|messaggi|risposte|variabili|abbreviazioni|astrazioni|"
            r"dipendenze|\w+[aei]re\b))\b(?! (?:quest|quel)) ?\S*.*",
        ),
        hits=(
            "preferisco funzioni corte",
            "non mi piacciono i commenti ovvi",
        ),
        misses=(
            "mi piace il risultato",
            "non mi piace il colore",
            "preferisco la prima versione",
            "preferisco così",
        ),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:in questo (?:progetto|repo|repository)|nel nostro (?:progetto|team)|qui|noi|il "
            r"nostro team|il team|(?:questo|il nostro) (?:progetto|repository|repo|codice|"
            r"servizio))\b,? (?:non )?(?:usiamo|utilizziamo|usa|utilizza|lavoriamo|seguiamo|segue|"
            r"scriviamo)\b \S+.*",
        ),
        hits=(
            "in questo progetto usiamo i tab",
            "il nostro team usa branch corti",
        ),
        misses=("questo progetto non parte",),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:rispondi|rispondimi|spiega|scrivi|parla)\b(?: sempre)?(?: in (?:modo|"
            r"maniera))? (?:conciso|breve|corto|diretto|semplice|sintetico|brevemente|concisa)\b.*",
        ),
        hits=("rispondi in modo conciso",),
        misses=("la pagina è in italiano",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:ogni volta che|quando|appena) (?:tu )?(?:cambi|modifichi|tocchi|aggiungi|crei|"
            r"finisci|termini|cancelli|pubblichi|fai)\b.{6,}",
            r"^(?:prima|dopo) (?:di ogni|ogni|aver|di fare|di pubblicare|di modificare|di "
            r"scrivere) .{8,}",
        ),
        hits=("ogni volta che cambi l'api aggiorna la documentazione",),
        misses=("quando clicco si chiude",),
    ),
    heads.FROM_NOW.row(
        pattern(
            r"^(?:d'ora in (?:poi|avanti)|da (?:adesso|ora|oggi)(?: in poi| in avanti)?|in futuro|"
            r"la prossima volta)\b,? ?\S+.{5,}",
        ),
        hits=(
            "d'ora in poi scrivi in inglese",
            "da adesso rispondi in italiano",
        ),
        misses=("adesso va",),
    ),
    heads.DUTY.row(
        pattern(
            r"^(?:ogni|tutt[ie]) .{2,40}\b(?:deve|devono|ha bisogno|vuole|necessita|richiede|va|"
            r"vanno)\b .{3,}",
            r"^(?:spiega|mostra|metti|salva|crea|genera|installa|importa|documenta|includi|"
            r"mantieni|inizia|segui|rispetta|aggiorna|formatta|commenta|dammi|dimmi|elenca|"
            r"traduci) sempre \S+.*",
        ),
        hits=(
            "ogni funzione deve avere una docstring",
            "spiega sempre prima il piano",
        ),
        misses=("tutti sono via",),
    ),
    Marker(
        name="must-be",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
            r"^(?:i|le|gli|tutt[ie]|ogni|il|la) .{2,40}\b(?:deve|devono|vanno|va) (?:sempre "
            r")?(?:essere|avere|stare|scritt[ie]|\w+t[oaie])\b .{3,}",
        ),
        hits=("i commenti devono essere in italiano",),
        misses=("deve essere un errore",),
    ),
)
