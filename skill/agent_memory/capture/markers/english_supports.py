"""English supports: what makes a marker more believable."""

from __future__ import annotations

from agent_memory.capture.markers import Support, pattern, words
from agent_memory.capture.markers.english_words import PRACTICE, VERB

SUPPORTS = (
    Support(
        name="practice",
        gain=4,
        keywords=words(PRACTICE),
        pattern=pattern(r""),
        hits=("never commit logs", "no placeholders in docs"),
        misses=("never eat there",),
    ),
    Support(
        name="scope",
        gain=3,
        keywords=words(
            "every each all any everywhere anywhere entire whole ever strictly nothing "
            "everything anything whatsoever unless project projects repo codebase"
        ),
        pattern=pattern(r""),
        hits=("run it for every file",),
        misses=("run it for the file",),
    ),
    Support(
        name="reason",
        gain=2,
        keywords=words("because since otherwise avoid prevent so due"),
        pattern=pattern(
            r"\b(?:because|since|otherwise|so that|to avoid|to prevent|so (?:we|it|you)|"
            r"or else|due to)\b"
        ),
        hits=("pin it because the registry moves",),
        misses=("so be it",),
    ),
    Support(
        name="generic",
        gain=3,
        keywords=words("don't dont do never avoid stop no not"),
        pattern=pattern(
            r"^(?:please )?(?:don't|do not|dont|never|avoid|stop|no) (?:ever |"
            rf"more )?(?:(?:{VERB}|\w+ing) )?(?:to |in |on |with |any )?(?!this|that|it\b|the\b|"
            r"these|those|my\b|your\b|a\b|an\b|me\b|us\b|them\b|any more|yet|"
            r"now)(?:[\w-]+ )?\w+(?:s|ing|ed|code|data|state|logic|css|main|master|prod|json|"
            r"git)\b",
        ),
        hits=("don't write comments", "never mock repositories"),
        misses=("don't write the file",),
    ),
)
