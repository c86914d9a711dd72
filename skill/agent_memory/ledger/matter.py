"""What a clause fixes: one value on one axis or one number, and the matter that it holds for.

"PRs go to dev" and "open the pull request against dev" differ in every word but two. They are one
claim because nothing else is said: beside the value stands its matter and what is implied by both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger.lexicon import matters, values, words

if TYPE_CHECKING:
    from agent_memory.ledger.reading import Reading

Values = frozenset[tuple[str, str]]  # pairs of an axis and the value named on it
Matter = tuple[str, ...]  # the axis, then what the value holds for


class Fixed(NamedTuple):
    """The values and the scope of a clause, and its matter if it says nothing else."""

    values: Values
    scope: frozenset[str]
    matter: Matter = ()


def fixed(
    parts: Reading, said: tuple[str, ...], lead: str, used: str, tokens: frozenset[str]
) -> Fixed:
    """What a clause fixes that begins with this verb and consists of these tokens."""
    found = _values(parts, said, lead, used)
    plain = Fixed(found, _scope(parts) - {value for _, value in found})
    numbers = [value for axis, value in found if axis == "number"]
    if len(numbers) == 1 and not parts.deictic:
        measured = _measured(parts, tokens, numbers[0])
        if measured:
            return measured
    exclusive = [pair for pair in plain.values if pair[1] in values.OF and pair[0] in _AXES]
    if len(exclusive) == 1:
        return _on_axis(parts, tokens, plain, *exclusive[0])
    return plain


_AXES = matters.BESIDE.keys()
_COMMANDS = words.VERBS - {words.fold("use")}
_INDENTATION = "indentation"


def _on_axis(parts: Reading, tokens: frozenset[str], plain: Fixed, axis: str, value: str) -> Fixed:
    beside = matters.BESIDE[axis]
    heads = tokens & beside.heads
    if not heads and tokens.isdisjoint(beside.implied - beside.acts):
        heads = tokens & beside.acts
    scope = (plain.scope - beside.said) | heads
    rest = tokens - beside.said - {value}
    numbers = frozenset(pair for pair in plain.values if pair[0] == "number")
    if axis == _INDENTATION:
        rest -= {number for _, number in numbers}
    if rest or parts.deictic or parts.complaint or _is_command(parts, axis, value):
        return Fixed(plain.values, scope)
    used = frozenset() if parts.prohibits else frozenset({("use", value)})
    return Fixed(numbers | used | {(axis, value)}, scope, (axis, *sorted(heads)))


def _is_command(parts: Reading, axis: str, value: str) -> bool:
    """Whether a clause wants the value itself handled: "install pnpm", "pnpm install"."""
    said = [piece.token for piece in parts.main]
    if parts.link_at or parts.scope_at == 1 or len(said) == 1:
        return False
    if said[0] == value:
        return said[1] in _COMMANDS and axis in matters.PROGRAMS
    if said[0] == matters.BRANCH:  # "branch off dev" is where work begins
        return not parts.prohibits
    return said[0] in matters.INSTALL and said[1] == value and value not in parts.tools


def _measured(parts: Reading, tokens: frozenset[str], number: str) -> Fixed | None:
    if parts.complaint or (parts.prohibits and not tokens.isdisjoint(values.LIMITS)):
        return None
    for unit, (named, empty) in matters.UNITS.items():
        if not any(tokens.isdisjoint(group) for group in named):
            subject = tokens - empty - {number}
            return Fixed(frozenset({(unit, number)}), subject, (unit, *sorted(subject)))
    return None


def _scope(parts: Reading) -> frozenset[str]:
    named = {piece.token for piece in parts.front}
    at = parts.scope_at
    # After a verb alone it is the object: "change nothing in src".
    if at is not None and (at > 1 or parts.main[0].token not in words.VERBS):
        within = parts.main[at : next((end for end in parts.pauses if end > at), None)]
        if len(within) <= policy.SCOPE_WORDS:
            named.update(piece.token for piece in within)
    return frozenset(named - words.FILLER)


def _values(parts: Reading, said: tuple[str, ...], lead: str, used: str) -> Values:
    turned_down = {values.OF[piece.token][0] for piece in parts.against if piece.token in values.OF}
    found = {
        pair
        for pair in map(values.OF.get, said)
        if pair and (pair[0] in turned_down or values.counts(pair[0], said))
    }
    found.update(("number", piece.token) for piece in parts.main if piece.kind == "number")
    if lead in values.UNDONE:
        found.add(("undoes", lead))
    if used and not parts.prohibits and _is_word(parts, used):
        found.add(("use", used))
    return frozenset(found | _slot(parts))


def _is_word(parts: Reading, token: str) -> bool:
    return any(piece.token == token and piece.kind == "word" for piece in parts.main)


def _slot(parts: Reading) -> Values:
    """The value of a name that holds one: "the base branch is dev"."""
    at = parts.link_at
    if not at or at >= len(parts.main) or parts.main[at - 1].token not in values.SLOT:
        return frozenset()
    value = parts.main[at].token
    if value in words.VERBS:
        return frozenset()
    return frozenset({(" ".join(piece.token for piece in parts.main[:at]), value)})
