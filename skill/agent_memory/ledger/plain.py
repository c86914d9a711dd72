"""The words of a clause in plain order: "no X" is "don't use X", "use X to do Y" is "do Y with X".

What stands before a name and says no more than the name is left out: "the helper in api.py".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from agent_memory.ledger.lexicon import phrases, values, words

if TYPE_CHECKING:
    from agent_memory.ledger.parts import Reading


def named(parts: Reading) -> tuple[str, ...]:
    """The tokens in order, each once, without what stands before a name: "the helper in api.py"."""
    main = parts.main
    if "anchor" not in [piece.kind for piece in main]:
        return tuple(dict.fromkeys([piece.token for piece in main]))
    said: dict[str, None] = {}
    for at, piece in enumerate(main):
        if piece.token in words.CONTAINERS and len(main) > _SHORT and piece.kind == "word":
            beside = (*main[max(at - 1, 0) : at], *main[at + 1 : at + 2])
            if any(one.kind == "anchor" and len(one.token) > 1 for one in beside):
                continue
        said[piece.token] = None
    return tuple(said)


def plainly(said: tuple[str, ...], parts: Reading) -> tuple[str, ...]:
    """The tokens without a "use" that says nothing: "use X to do Y" is "do Y with X"."""
    if _is_nominal(said, parts):
        return (_USE, *(said[1:] if said[0] in _BRINGS and len(said) > 1 else said))
    if not parts.prohibits and _is_bare_value(said, parts):
        named = said[1:] if said[0] == _SAY and len(said) == _SHORT else said
        return (_USE, *named)
    if said[:2] == (_RUN, _FORMAT):  # the formatter
        return said[1:]
    return _done_with(said)


def _done_with(said: tuple[str, ...]) -> tuple[str, ...]:
    if _USE not in said or len(said) == 1:
        return said
    at = said.index(_USE)
    valued = said[at + 1 : at + 2] and said[at + 1] in values.OF
    if at == 0 and valued and said[2:] and said[2] in words.VERBS:
        return (*said[2:], said[1])
    if at and valued:
        return said[:at] + said[at + 1 :]
    if at == len(said) - 1 and said[0] not in words.VERBS:  # where the verb stands last
        return (_USE, *said[:-1])
    return said


_SHORT = 2
_USE, _ADD, _RUN, _FORMAT, _SAY = map(words.fold, ("use", "add", "run", "format", "say"))
# Forbidden, each says that there should be none.
_BRINGS = frozenset({_USE, _ADD, words.fold("include")})


def _is_nominal(said: tuple[str, ...], parts: Reading) -> bool:
    """Whether a clause forbids a thing and no act: "no X", "don't use X", "never add X"."""
    if not parts.prohibits or parts.place or not said:
        return False
    if parts.nominal or (len(said) > 1 and said[0] in _BRINGS):
        return True
    # "Passiv vermeiden": where the verb is in the negation, what is left is a thing.
    return parts.link_at is None and words.VERBS.isdisjoint(said)


def _is_bare_value(said: tuple[str, ...], parts: Reading) -> bool:
    """Whether a clause only names what is wanted: "X, not Y", "only X", "always api2"."""
    if not said or parts.link_at is not None or parts.preps:
        return False
    if said[0] in words.VERBS:  # "rebase, don't merge"
        return len(said) == 1 and bool(parts.against) and said[0] in values.OF
    if len(said) == 1 and parts.main[0].kind == "anchor" and not parts.condition:
        return True
    if not (parts.against or parts.only) or not said[0].isascii():
        return False
    if not parts.against and any(token in words.ACTS for token in said):
        return False  # "handlers only set a flag"
    return phrases.DOERS.isdisjoint(piece.typed for piece in parts.found)
