"""Italian markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_DO = (
    r"(?:faccio|facciamo|scrivo|scriviamo|rivedo|rivediamo|pubblico|pubblichiamo|carico|decido|"
    r"decidiamo|provo|traduco|teniamo|tengo|lancio|lanciamo|valido|approvo|unisco|firmo|genero|"
    r"usiamo|calcoliamo|gestisco|gestiamo|disegno|correggo|rilascio|rilasciamo|salviamo)"
)
_SEEN = (
    r"(?!.*\b(?:errore|errori|bug|rott[oaie]|adesso|ora|oggi|ieri|ancora|di nuovo|lent\w+|male|"
    r"vuot\w+|sembra|non funziona|bottone|pulsante|schermata|non va)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"^{_SEEN}(?!questo\b|quello\b|qui\b|perché|quando\b|se\b)(?:il |lo |la |i |gli |le |"
            rf"l')?[\w'-]+(?: [\w'-]+){{0,3}},? (?:lo |la |li |le |l')?{_DO} (?:io|noi|a mano|con|"
            r"in|da|dal|dalla)\b.*",
            rf"^{_SEEN}(?:io|noi) stess[oaie] {_DO}\b .+|^{_SEEN}io {_DO} .{{3,40}}(?:, tu .+| a "
            r"mano| di persona)",
            r"^(?:il |lo |la |i |gli |le |l')?[\w'-]+(?: [\w'-]+){0,3} (?:è|sono|sta|stanno) "
            r"(?:compito|lavoro|decisione|affare) (?:mi[oa]|tu[oa]|nostr[oa])\b.*|^(?:il |lo |la "
            r"|i |gli |le |l')?[\w'-]+(?: [\w'-]+){0,3} (?:è|sono) (?:affar|compito) (?:mio|"
            r"tuo)\b.*",
            r"^tu (?:scrivi|fai|tocchi|proponi|generi|rivedi|cambi) (?:solo|soltanto)\b .+",
        ),
        hits=(
            "i testi li rivedo io",
            "il rilascio è compito mio",
            "tu scrivi solo gli script",
            "le migrazioni le lanciamo a mano",
        ),
        misses=("questo lo faccio io", "la schermata la faccio io", "è compito del server"),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:solo |fai )?(?:un|uno|una) (?:\w+ )?(?:passo|compito|cosa|modifica|cambiamento|"
            r"file|domanda|commit)(?: sol[oa])? (?:alla volta|per volta|e (?:aspetta|aspetti|"
            r"fermati))\b.*",
            r"^(?:passo passo|un passo dopo l'altro)[,:]? .{4,}|^non (?:mescolare|accorpare|"
            r"concatenare) .{4,}",
        ),
        hits=(
            "un passo alla volta",
            "una modifica e aspetta il mio ok",
            "non mescolare due temi in un commit",
        ),
        misses=("un compito è fallito", "fai un file", "un passo in più"),
    ),
    heads.WORD.row(
        pattern(
            r"\b(?:solo|soltanto) (?:\w+ ){0,4}?(?:quando|se|dopo che) (?:te )?(?:l[oaie] "
            r")?(?:dico|chiedo|confermo|approvo|voglio)\b|\bsolo (?:\w+ ){0,3}?(?:col|con il|"
            r"con) mio (?:ok|consenso|permesso|benestare)\b",
            r"\b(?:aspetta|aspetti|attendi) il mio (?:ok|via|segnale|sì|consenso)\b",
        ),
        hits=(
            "un riassunto solo quando lo chiedo",
            "si va avanti solo col mio ok",
            "aspetta il mio segnale",
        ),
        misses=("solo quando clicco", "aspetta che carichi"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"^{_SEEN}(?!questo\b|lui\b|lei\b|io\b|tu\b)(?:\S+ ){{1,6}}?non (?:esce|escono|va|"
            r"vanno|entra|entrano|passa|passano|sale|salgono|parte|partono|gira|girano) "
            r".{0,40}?\bsenza (?!volere|motivo)\S+.*",
            rf"^{_SEEN}(?:nessun|nessuna|nessuno) \S+.{{0,40}} senza \S+.*",
        ),
        hits=("i nomi non escono da qui senza maschera", "nessuna migrazione senza ritorno"),
        misses=("questo non va senza errori", "non parte senza rete ora"),
    ),
    heads.TAKES.row(
        pattern(
            rf"^{_SEEN}(?!questo\b|lui\b|lei\b|io\b|tu\b|chi\b|se\b)(?:il |lo |la |i |gli |le |"
            r"l')?[\w'-]+(?: [\w'-]+){0,3} (?:contiene|contengono|usa|usano|riceve|ricevono|"
            r"tiene|accetta|accettano|conosce|conoscono|porta|portano) (?:solo|soltanto|"
            r"unicamente) \S+.*",
        ),
        hits=(
            "l'esportazione contiene solo il codice",
            "il nucleo usa soltanto la libreria standard",
        ),
        misses=("lui usa solo quello", "la schermata usa solo metà"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^prima di \w+r(?:e|ne|ti)? ?(?:qualsiasi|qualunque|qualche|una?|uno|ogni|"
            r"nuov[oaie]|niente|nulla|le|gli|i|la|il)\b[^,]{0,50}?,? (?:togli|chiedi|chiedimi|"
            r"avvisa|avvisami|mostra|mostrami|lancia|prova|conferma|fai|leggi|guarda|consulta|"
            r"aspetta|verifica|controlla|dimmi)\b.*",
        ),
        hits=(
            "prima di mandare qualsiasi cosa fuori togli i nomi",
            "prima di creare una tabella chiedimi",
        ),
        misses=("prima di ieri andava", "prima di uscire salva"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"^{_SEEN}(?:tutto|niente|nulla) (?:ciò che|quello che|quel che|di quello che|in) "
            r".{3,50}? (?:è|va|resta|ha|deve|passa|esce|entra|usa|vive|viene|sta)\b \S+.*",
        ),
        hits=(
            "tutto quello che è denaro va in centesimi",
            "niente di quello che identifica un alunno esce dal server",
        ),
        misses=("tutto quello che ho fatto non va", "niente di che"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:è )?(?:la |per la )?(?:seconda|terza|quarta|quinta|ennesima) volta (?:che|già|,|"
            r":).{8,}",
            r"^(?:un'altra volta|di nuovo),? (?:tu|con|senza)\b.{6,}|^(?:ti )?(?:ho|"
            r"l'ho) già (?:detto|chiesto)\b.{8,}",
            r"^quante volte (?:ti )?(?:devo|dovrò|bisogna)\b.{6,}",
        ),
        hits=("terza volta che tocchi l'intestazione", "quante volte devo chiedere testi brevi"),
        misses=("la seconda volta fallisce", "di nuovo errore"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:tocca|cambia|modifica) (?:solo|soltanto) (?:ciò|quello|quel|la|il|le|"
            r"i)\b.{0,20}?\b(?:che )?(?:ti )?ho (?:chiesto|detto|indicato)\b.*",
            r"^non (?:creare|fare|toccare|cambiare|generare|aggiungere|modificare)\b.{2,40} che "
            r"non ho (?:chiesto|detto)\b.*",
            r"^(?:il resto|gli altri|le altre)\b.{0,20} (?:resta|restano|rimane|rimangono) "
            r"(?:com'è|come (?:sono|è)|uguale|uguali|intatt\w+)\b.*",
        ),
        hits=(
            "tocca solo quello che ho chiesto",
            "non creare file che non ho chiesto",
            "il resto rimane com'è",
        ),
        misses=("tocca solo il colore", "non cambiare questo", "il resto resta storto"),
    ),
)
