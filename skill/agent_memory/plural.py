"""A number with its noun, as every line for a person has it."""

from __future__ import annotations


def counted(number: int, noun: str) -> str:
    """The noun in the singular for one, in the plural for any other number."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
