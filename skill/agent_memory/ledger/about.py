"""What alone can make two clauses one claim: a document, a tool, a point in time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import matters, values, words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def document(main: tuple[str, ...], lead: str) -> str:
    """The document that a wish to update names."""
    if lead != _UPDATE:
        return ""
    return next((token for token in main[1:3] if values.is_document(token)), "")


def tool(parts: Reading, said: tuple[str, ...]) -> str:
    """The tool that a wish to test names."""
    if parts.prohibits or words.CHECKS.isdisjoint(said[:_BEGINNING]):
        return ""
    return next((tool for tool in parts.tools if tool in said and values.is_tool(tool)), "")


def means(parts: Reading, main: tuple[str, ...]) -> str:
    """The script that a wish uses: "build with make.sh", "use make.sh"."""
    if not main or not (parts.tools or main[0] in _USING) or parts.prohibits or parts.complaint:
        return ""
    used = main[1:2] if main[0] in _USING else ()
    named = (*parts.tools, *used)
    return next((tool for tool in named if tool in main and _is_program(tool)), "")


def turn(parts: Reading, main: tuple[str, ...], lead: str) -> tuple[str, ...]:
    """The verb of a wish and when it is wanted, when that is all it says."""
    if not parts.condition or not lead or parts.prohibits or parts.deictic:
        return ()
    if not frozenset(main[1:]) <= _ANY_CODE:
        return ()
    return lead, *sorted({piece.token for piece in parts.condition})


_BEGINNING = 2
_USE, _UPDATE, _RUN = map(words.fold, ("use", "update", "run"))
_USING = (_USE, _RUN)
_ANY_CODE = frozenset(map(words.fold, ("code", "file", "change", "project", "repo", "everything")))


def _is_program(token: str) -> bool:
    return values.is_script(token) or (
        token in values.OF and values.OF[token][0] in matters.PROGRAMS
    )
