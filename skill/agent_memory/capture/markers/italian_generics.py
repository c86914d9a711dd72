"""Italian markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:ogni|ciascun[ao]?|tutt[ie] (?:i|le|gli)|qualsiasi|nessun[ao]?)\b "
            r"(?!utente|cliente|giocatore)\S.{1,40}?\b(?:deve|devono|va|vanno|ha bisogno|"
            r"hanno bisogno|richiede|richiedono|può|possono)\b (?!essere (?:un|"
            r"l')\s?(?:errore|bug)|in (?:errore|crash)|male)\S+.*",
        ),
        hits=(
            "ogni schermata deve funzionare senza rete",
            "tutte le rotte devono richiedere un token",
            "nessun modulo deve conoscere l'interfaccia",
        ),
        misses=(
            "ogni volta che apro va in errore",
            "tutti falliscono",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?:i|le|gli|il|la|lo|l'\w+|nostr[aieo])\b ?\S.{1,40}?\b(?:stanno|sta|vanno|"
            r"va|usano|usa|restituiscono|restituisce|iniziano|inizia|finiscono|finisce|"
            r"vivono|vive|girano|gira|passano|passa|seguono|segue|portano|porta|si "
            r"(?:mettono|mette|scrivono|scrive|salvano|salva|fanno|fa)) sempre (?!(?:un |"
            r"l')?(?:errore|bug|vuot|null|in (?:errore|crash)|lent|rott|lì|qui\b))\S+.*",
            r"^(?:i|le|gli|il|la|lo|l'\w+)\b ?\S.{1,40}?\b(?:sono|è|restano) sempre (?:in|"
            r"di|su|nel|nella|con) (?!errore|crash|attesa|ritardo)\S+.*",
        ),
        hits=(
            "i modelli stanno sempre nella cartella core",
            "le date sono sempre in utc",
            "le chiamate passano sempre dal gateway",
        ),
        misses=(
            "i pulsanti falliscono sempre",
            "la pagina è sempre vuota",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:di (?:norma|regola|solito|default|principio)|per (?:convenzione|"
            r"principio|regola|prassi)|come regola(?: generale)?|in linea di "
            r"principio)\b,? (?!mi\b|funziona|va\b|si (?:blocca|pianta))\S+ \S+.*",
        ),
        hits=(
            "di norma usiamo utc per le date",
            "per convenzione i branch durano un giorno",
        ),
        misses=(
            "di solito funziona subito",
            "di norma va bene così",
        ),
    ),
)
