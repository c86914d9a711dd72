"""Italian markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.italian_plain import WORK

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:il|lo|la|l'|questo|questa|il nostro|la nostra) ?(?:progetto|app|applicazione|api|"
            r"sito|strumento|gioco|bot)(?: \S+)? (?:e|e'|sara) (?:destinat[oa] a|solo per|soltanto "
            r"per|pensat[oa] per|per) (?!che )\S+.*",
            r"^(?:(?:il|lo|la|le|i|l'|mio|mia|il nostro|la nostra|questo|questa|tutto il) ?)?(?:"
            r"back-?end|front-?end|api|app|applicazione|progetto|server|database|db|sito|client|"
            r"repo|repository|bot|codice|plugin|monorepo|sistema|produzione|staging|stack|infra|"
            r"servizi|microservizi)(?: \S+)? (?:e|e'|sono|gira|girano|usa|usano|utilizza|sta)(?: "
            r"(?:fatt|scritt|sviluppat|basat)[oaie])?(?: (?:in|con|su|sotto|un|una|solo|di))* "
            rf"{TOOL}.*",
        ),
        hits=(
            "il backend e in django",
            "l'app gira su kubernetes",
            "il nostro sito usa vue 3",
        ),
        misses=("la pagina e in italiano", "il progetto e rotto", "l'api e lenta"),
    ),
    plain_heads.SETUP.row(
        pattern(
            r"^(?:io )?(?:uso|utilizzo|lavoro (?:con|su|in)|programmo in|sviluppo (?:in|con)|sto "
            rf"(?:usando|lavorando (?:con|su))|sono su|ho) (?:\S+ ){{0,2}}?{TOOL}(?! (?:non|"
            r"fallisce)).*",
            r"^(?:io )?(?:non )?sono (?:un |una |solo |molto )?(?:sviluppa|programma|ingegner|"
            r"principiante|novizi|designer|studente|tecnic|espert)\w*\b.*",
        ),
        hits=("uso ubuntu con zsh", "non sono un programmatore", "lavoro su windows 11"),
        misses=("ho un errore", "sono di nuovo io", "uso questo"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:usa|utilizza|usare|fallo in|fallo con) {TOOL}(?:,? \S+ {TOOL})?(?: (?:per|in "
            rf"tutt[oai]|con) .{{3,40}})?$",
        ),
        hits=("usa typescript in tutto il progetto", "usa postgres"),
        misses=("usa questo",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:usa|utilizza|riusa|riutilizza|segui|rispetta|mantieni|"
            r"attieniti)\b.{1,50}\b(?:che (?:gia )?(?:esistono|esiste|ci sono|abbiamo)|"
            r"esistent[ei]|gia (?:esistenti|presenti)|attuale|attuali|del progetto)\b.*",
        ),
        hits=("riusa i componenti esistenti", "rispetta la struttura attuale"),
        misses=("usa il bottone verde", "segui questo"),
    ),
    plain_heads.FORM.row(
        pattern(
            rf"^{WORK}(?: e {WORK})?(?: \S+)? (?:sempre |tutto |tutti )?(?:in|al|secondo|con) "
            r"(?:camel ?case|snake[ _]?case|kebab[ -]?case|pascal ?case|utc|json|yaml|markdown|"
            r"conventional commits?|semver|plurale|singolare|maiuscolo|minuscolo|imperativo|"
            r"italiano|inglese)\b.{0,30}$",
            r"^(?:lo (?:standard|stile)|l'architettura|la convenzione) (?:qui |del \S+ )?e \S+.*",
            r"^(?:qui )?tutto (?:gira|va|passa|si fa) (?:in|nel|su|con|da|dentro) (?!ordine)\S+.*",
            rf"^(?:noi )?(?:stiamo (?:usando|lavorando con)|siamo (?:su|in)|restiamo su) {TOOL}.*",
        ),
        hits=("le variabili in camelCase", "stiamo usando spring boot 3", "tutto gira in docker"),
        misses=("la pagina in italiano", "tutto va bene"),
    ),
    plain_heads.EACH.row(
        pattern(
            r"^(?!se |quando |perche|si )\S.{2,60} (?:a|dopo|prima di|per|in|con) ogni (?:modifica|"
            r"commit|passo|push|pr|attivita|feature|funzion\w+|iterazione|deploy|release|"
            r"implementazione|fase|merge)\b.{0,20}$",
        ),
        hits=("un test a ogni modifica", "backup prima di ogni release"),
        misses=("si chiude a ogni passo", "ogni volta peggio"),
    ),
)
