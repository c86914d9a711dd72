"""What a clause fixes: one value on one axis or one number, and the matter that it holds for.

"PRs go to dev" and "open the pull request against dev" differ in every word but two. They are one
claim because nothing else is said: beside the value stands its matter and what is implied by both.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from agent_memory import policy
from agent_memory.ledger.lexicon import matters, phrases, values, words
from agent_memory.ledger.pieces import NO_PIECE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.ledger.parts import Reading
    from agent_memory.ledger.pieces import Piece

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
    aims = lead in values.OBJECTIVE
    scope = _NONE if aims else _scope(parts)
    if scope and found:
        scope -= {value for _, value in found}
    plain = Fixed(found, scope)
    if not found:  # as of most clauses
        return plain
    numbers = [value for axis, value in found if axis == "number"]
    if len(numbers) == 1 and not parts.deictic:
        measured = _measured(parts, tokens, numbers[0])
        if measured:
            return measured
    exclusive = [pair for pair in plain.values if pair[1] in values.OF and pair[0] in _AXES]
    if len(exclusive) == 1:
        return _on_axis(parts, tokens, plain, *exclusive[0])
    return plain


PLACE, SOURCE, OBJECTIVE = "place", "source", "objective"
_AXES = matters.BESIDE.keys()
_NONE: frozenset[str] = frozenset()
# Beside a name these say what kind of place it is: "the desk channel", "the maps folder".
HOLDERS = frozenset(map(words.fold, ("folder", "directory", "channel")))
_EVERY = frozenset({"every", "each", "jede", "jeden", "jedes", "jedem", "cada", "chaque", "ogni"})
_COMMANDS = words.VERBS - {words.fold("use")}
_INDENTATION = "indentation"
_MERGE = words.fold("merge")


def _on_axis(parts: Reading, tokens: frozenset[str], plain: Fixed, axis: str, value: str) -> Fixed:
    beside = matters.BESIDE[axis]
    heads = tokens & beside.heads
    rest = tokens - beside.said - {value}
    if not heads and tokens.isdisjoint(beside.implied - beside.acts):
        heads = tokens & (beside.acts & {parts.main[0].token} if rest else beside.acts)
    scope = (plain.scope - beside.said) | heads
    numbers = frozenset(pair for pair in plain.values if pair[0] == "number")
    if axis == _INDENTATION:
        rest -= {number for _, number in numbers}
    # "Merge this into main" says of the branch what "merge into main" says.
    pointed = parts.deictic and parts.main[0].token != _MERGE
    if rest or pointed or parts.complaint or _is_command(parts, axis, value):
        return Fixed(plain.values, scope)
    said = parts.prohibits or axis in values.MANNERS
    used = frozenset() if said else frozenset({("use", value)})
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
    named = {piece.token for piece in parts.front} if parts.front else set()
    at = parts.scope_at
    if at and _each(parts, at):
        at = None
    elif at is None and parts.main and _forbids_there(parts, parts.main[0].token):
        at = next((at for at, typed in parts.preps if typed == "from"), None)
    # After a verb alone it is the object: "change nothing in src".
    if at and (at > 1 or parts.nominal or parts.link_at or not _is_verb(parts)):
        within = parts.main[at : _end_of_scope(parts, at)]
        if len(within) <= policy.SCOPE_WORDS and _narrows(within):
            named.update(piece.token for piece in within)
    return frozenset(named - words.FILLER - _MANNER) if named else _NONE


def _each(parts: Reading, at: int) -> bool:
    """Whether what follows is all of a kind, which narrows nothing: "for every claim"."""
    if parts.prohibits or at >= len(parts.main):
        return False
    held = next((one for one, piece in enumerate(parts.found) if piece is parts.main[at]), 0)
    return held > 0 and parts.found[held - 1].typed in _EVERY


def _end_of_scope(parts: Reading, at: int) -> int | None:
    tools = (end for end, piece in enumerate(parts.main) if piece.token in parts.tools)
    ends = (*parts.pauses, parts.link_at or 0, *tools)
    return min((end for end in ends if end > at), default=None)


def _narrows(within: Sequence[Piece]) -> bool:
    """Whether words after "in" or "for" say where: not how, how much, nor in which language."""
    if any(piece.kind == "number" for piece in within):
        return False
    return not within or within[-1].token not in phrases.HOW


_MANNER = frozenset({"byhand"}) | {
    token for token, (axis, _) in values.OF.items() if axis == "language"
}


def _is_verb(parts: Reading) -> bool:
    """Whether a clause begins with its verb: "change nothing", "we focus on speed"."""
    if parts.main[0].token in words.VERBS:
        return True
    first = parts.found.index(parts.main[0]) if parts.main[0] in parts.found else 0
    return first > 0 and parts.found[first - 1].typed in phrases.DOERS


def _values(parts: Reading, said: tuple[str, ...], lead: str, used: str) -> Values:
    found: set[tuple[str, str]] = set()
    named = values.OF.keys() & said
    if named:
        down = {values.OF[piece.token][0] for piece in parts.against if piece.token in values.OF}
        pairs = [values.OF[token] for token in named]
        found.update(pair for pair in pairs if pair[0] in down or values.counts(pair[0], said))
    if "number" in [piece.kind for piece in (*parts.main, *parts.condition)]:
        found.update(_numbers(parts))
    within = _forbids_there(parts, lead) or lead == _REMOVE  # "remove X from Y" is X of Y
    source = _source(parts) if parts.preps and not within else ""
    if source:
        found.add((SOURCE, source))
    if parts.place:
        place = [piece.token for piece in parts.place]
        kept = [token for token in place if token not in HOLDERS] or place
        found.add((PLACE, " ".join(kept)))
    if lead in values.UNDONE:
        found.add(("undoes", lead))
    manner = any(axis in values.MANNERS for axis, _ in found)
    if used and not (parts.prohibits or manner) and _is_word(parts, used):
        found.add(_chosen(said, used) or ("use", used))
    if lead in values.OBJECTIVE and (parts.scope_at, "for") in parts.preps:
        found.add((OBJECTIVE, " ".join(piece.token for piece in parts.main[parts.scope_at :])))
    return frozenset(found | _slot(parts))


def _numbers(parts: Reading) -> Iterator[tuple[str, str]]:
    """Yield the numbers that a clause fixes, and the unit of a time."""
    # "..., shops close at 19" is no number of what is forbidden before it.
    ends = (at for at in parts.pauses if at > parts.not_at) if parts.prohibits else ()
    counted = (*parts.main[: min(ends, default=None)], *parts.condition)
    for piece, unit in pairwise((*counted, NO_PIECE)):
        if piece.kind == "number":
            yield "number", piece.token
            if unit.token in values.DURATIONS:
                yield "time unit", unit.token


def _forbids_there(parts: Reading, lead: str) -> bool:
    """Whether "from" says where something is forbidden: "never call X from the client"."""
    return parts.prohibits and bool(lead) and lead not in _TAKEN | {_REMOVE}


_REMOVE = words.fold("remove")
_TAKEN = frozenset(
    map(words.fold, ("load", "take", "read", "import", "export", "copy", "use", "pull"))
)


def _source(parts: Reading) -> str:
    """What something comes from, when the clause names both."""
    at = next((at for at, typed in parts.preps if typed == "from"), 0)
    if at <= 1:
        return ""
    ends = (*parts.pauses, *(one for one, _ in parts.preps))
    end = min((one for one in ends if one > at), default=None)
    named = [piece.token for piece in parts.main[at:end][: policy.SCOPE_WORDS]]
    said = {piece.token for piece in parts.main[:at]}
    return " ".join([token for token in named if token not in said] or named)  # the price table


def _chosen(said: tuple[str, ...], used: str) -> tuple[str, str] | None:
    """What is taken of a few: "plan B"."""
    if used not in values.CHOICES:
        return None
    after = said[said.index(used) + 1 : said.index(used) + 2]
    return (used, after[0]) if after and len(after[0]) == 1 else None


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
