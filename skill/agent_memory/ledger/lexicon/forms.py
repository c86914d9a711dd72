"""Forms of verbs that tell who acts, and whether it is wanted: participles, the perfect, modals."""

from __future__ import annotations

# Participles and past forms that do not end in -ed, of verbs that rules are about.
_PAST = """
overwrote wrote rewrote broke ran took gave threw went did drew written built made sent put set run
kept left done taken given shown hidden drawn split read cut overwritten rewritten rebuilt rerun
seen thrown broken held found stood chosen begun frozen bound
"""
_PARTICIPLES = frozenset(_PAST.split())
PERFECT = frozenset({"have", "has", "having", "you've", "we've", "been", "it's"})
# With one of these a passive says what should be.
_MODAL = "must should shall have has need needs always never only please be to required"
MODAL = frozenset(_MODAL.split())


def is_past(typed: str) -> bool:
    """Whether a word is the participle or past form of a verb."""
    return typed.endswith("ed") or typed in _PARTICIPLES
