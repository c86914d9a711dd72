"""German markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.german_plain import WORK

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:das|die|dieses|diese|unser|unsere|mein) (?:projekt|app|anwendung|api|website|"
            r"seite|tool|spiel|bot)(?: \S+)? (?:ist|wird) (?:nur |ausschließlich )?(?:für|als) \S+ "
            r"\S+.*",
            r"^(?:(?:das|der|die|unser\w*|mein\w*|dieses) )?(?:backend|frontend|api|app|anwendung|"
            r"projekt|server|datenbank|db|website|webseite|seite|client|repo|bot|code|plugin|"
            r"system|produktion|prod|staging|stack|infrastruktur|services?|dienste?) (?:\S+ )?"
            r"(?:ist|sind|läuft|laufen|nutzt|nutzen|verwendet|basiert|wurde)(?: (?:in|mit|auf|"
            rf"unter|ein|eine|nur|komplett|reines))* {TOOL}.*",
            r"^(?:die|das|der) (?:seite|website|app|anwendung|projekt|backend|frontend|spiel|"
            r"server|programm|tool|plugin) (?:soll|sollte|muss) (?:\S+ ){0,3}?(?:auf|mit|in) "
            r"(?:reine\w* |nur "
            rf")?{TOOL}.*",
        ),
        hits=(
            "das backend ist in django geschrieben",
            "die app läuft auf kubernetes",
            "unser frontend nutzt vue 3",
        ),
        misses=("die seite ist auf deutsch", "das projekt ist kaputt", "die api ist langsam"),
    ),
    plain_heads.SETUP.row(
        pattern(
            r"^ich (?:arbeite|entwickle|programmiere|code|bin|nutze|benutze|verwende|habe) "
            r"(?:hier |"
            rf"immer )?(?:mit |unter |auf |in |an |ein |einen |reines )?{TOOL}(?! (?:geht|"
            r"nicht)).*",
            r"^ich bin (?:kein |ein |eine |noch |totaler )*(?:entwickler|programmierer|anfänger|"
            r"student|designer|laie|neuling|profi)\w*\b.*",
        ),
        hits=("ich arbeite unter ubuntu mit zsh", "ich bin kein programmierer", "ich nutze macos"),
        misses=("ich habe einen fehler", "ich bin noch da", "ich nutze das"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:nutze?|verwende?|benutze?|nimm|mach(?:e)? es (?:in|mit)) {TOOL}(?:,? \S+ "
            rf"{TOOL})?(?: (?:für|im ganzen|überall|mit) .{{3,40}})?$",
        ),
        hits=("verwende typescript im ganzen projekt", "nimm postgres"),
        misses=("nimm das",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:bitte )?(?:nutze?|verwende?|benutze?|halte? dich an|folge|behalte?|"
            r"beachte?)\b.{1,50}\b(?:vorhandenen?|bestehenden?|existierenden?|aktuellen?|die es "
            r"(?:schon|bereits) gibt)\b.*",
        ),
        hits=("nutze die bestehenden komponenten", "halte dich an den vorhandenen stil"),
        misses=("nutze den knopf", "behalte das"),
    ),
    plain_heads.FORM.row(
        pattern(
            rf"^{WORK}(?: und {WORK})?(?: \S+)? (?:immer |bitte |alle )*(?:in|im|auf|nach|als) "
            r"(?:camel ?case|snake[ _]?case|kebab[ -]?case|pascal ?case|utc|json|yaml|markdown|"
            r"conventional commits?|semver|plural|singular|großbuchstaben|kleinbuchstaben|"
            r"imperativ|deutsch|englisch)\b.{0,30}$",
            r"^(?:hier )?alles (?:läuft|geht|kommt|passiert) (?:in|mit|über|auf|im) "
            r"(?!ordnung)\S+.*",
            rf"^wir (?:sind|bleiben|haben) (?:noch |nur |immer noch )?(?:auf|bei|mit)? ?{TOOL}.*",
        ),
        hits=("variablen in camelCase", "alles läuft in docker", "wir bleiben bei java 17"),
        misses=("die seite auf deutsch", "alles geht in ordnung"),
    ),
)
