"""Which claim a citation means, by id, by number or in words; too many are told from none.

Words find the claim that says the same, else the one that holds most of them by a clear margin,
else the only one that begins with them or holds them as they stand.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger import claim, contradiction
from agent_memory.ledger.weigh import weight

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from collections.abc import Set as AbstractSet

    from agent_memory.ledger.atom import Atom
    from agent_memory.ledger.canonical import Canonical
    from agent_memory.ledger.fold import Memory

_NUMBER = re.compile(r"#?([0-9]{1,9})")
_PERSONS = re.compile(r"#?[pP]([0-9]{1,9})")
_PHRASE = 40  # words: longer than any claim
_ID = re.compile(rf"[0-9a-f]{{{policy.ID_PREFIX},8}}")


def for_all(query: str) -> int | None:
    """The number of the person's that a citation is; None when it is about this project."""
    number = _PERSONS.fullmatch(query.strip())
    return int(number[1]) if number else None


def by_number(query: str) -> bool:
    """Whether a citation is a number, of this project or of the person's."""
    query = query.strip()
    return bool(_NUMBER.fullmatch(query) or _PERSONS.fullmatch(query))


def is_id(query: str) -> bool:
    """Whether a citation may be the beginning of an id."""
    return _ID.fullmatch(query.strip().lower()) is not None


def fitting(query: str, memory: Memory) -> Sequence[Atom]:
    """The claims that a citation fits: one, none, or several that it does not tell apart."""
    query = query.strip()
    atoms = memory.atoms
    numbered = _numbered(query, memory)
    named = [atom for atom in atoms if atom.id in numbered or _is_named(query, atom)]
    if named or by_number(query):  # a number is never read as a word that claims hold
        return named
    # A silent claim is shown when it is asked for, and never stands in the way of one that is not.
    loud = [atom for atom in atoms if not atom.silent]
    return _cited(query, loud) or _cited(query, [atom for atom in atoms if atom.silent])


def missing(query: str) -> str:
    """What a person is told of a citation that fits no claim."""
    word = query.strip()
    if by_number(word):
        return "none has that number; /cs:memory lists what waits"
    common = word.isalpha() and not claim.canonical(word).tokens
    return "that word is too common; give more of the claim" if common else ""


def _numbered(query: str, memory: Memory) -> AbstractSet[str]:
    """The claims that a number means: what waits under it, else what ever did."""
    number = _NUMBER.fullmatch(query)
    if number is None:
        return frozenset()
    waiting = {one.atom for one in memory.proposals if one.number == int(number[1])}
    return waiting or {atom.id for atom in memory.atoms if int(number[1]) in atom.standing.numbers}


def _is_named(query: str, atom: Atom) -> bool:
    prefix = query.lower()
    return is_id(prefix) and any(name.startswith(prefix) for name in (atom.id, *atom.former))


def _cited(query: str, atoms: Sequence[Atom]) -> Sequence[Atom]:
    found = _worded(query, atoms)
    if len(found) == 1 or (found and len(query.split()) == 1):
        return found
    return _phrased(query, atoms) or found


def _phrased(query: str, atoms: Sequence[Atom]) -> Sequence[Atom]:
    """The only claim that begins with these words, else the only one that holds them so."""
    words = query.split()
    if not 1 <= len(words) <= _PHRASE or missing(query):
        return ()
    said = r"\s+".join(map(re.escape, words))
    phrase = re.compile(rf"(?<!\w){said}(?!\w)", re.IGNORECASE)
    for looks in (phrase.match, phrase.search):
        found = [atom for atom in atoms if any(map(looks, (*atom.wordings, atom.wording)))]
        if len(found) == 1:
            return found
    return ()


def _worded(query: str, atoms: Sequence[Atom]) -> Sequence[Atom]:
    """The claims that words cite: those that say the same, else the one that overlaps most."""
    asked = claim.canonical(query)
    if not asked.tokens | asked.against:
        return ()
    forms = {
        atom.id: [claim.canonical(text) for text in {atom.text, *(s.text for s in atom.sightings)}]
        for atom in atoms
    }
    # A single word is no claim, even where a table takes it for one: it only points.
    for says in (_equally(asked), _alike(asked))[: len(asked.order)]:
        found = [atom for atom in atoms if any(map(says, forms[atom.id]))]
        if found:
            return found
    fits = {atom.id: max(_fit(asked, form) for form in forms[atom.id]) for atom in atoms}
    best = max(fits.values(), default=0.0)
    if best < policy.CITE_SHARE:
        return ()
    found = [atom for atom in atoms if fits[atom.id] > best - policy.CITE_MARGIN]
    # Asked why it is main, a claim that it is dev is no answer.
    agreeing = [atom for atom in found if not any(map(_opposes(asked), forms[atom.id]))]
    return found if agreeing else ()


def _equally(asked: Canonical) -> Callable[[Canonical], bool]:
    return lambda form: form == asked


def _alike(asked: Canonical) -> Callable[[Canonical], bool]:
    return lambda form: claim.same(asked, form, stated=(True, True)) is not None


def _opposes(asked: Canonical) -> Callable[[Canonical], bool]:
    """Whether a wording says otherwise: another value, or a wish for what is asked as forbidden."""

    def says_otherwise(form: Canonical) -> bool:
        if len(asked.order) == 1 and not asked.signature.prohibits:
            return False  # a single word says nothing yet
        mine, theirs = asked.signature, form.signature
        axes = {axis for axis, _ in theirs.values}
        said = theirs.values | {(axis, value) for axis in axes for value in form.against}
        other_value = any(axis in axes for axis, _ in mine.values - said)
        wished = mine.prohibits and not theirs.prohibits and not asked.tokens & form.against
        return other_value or wished or contradiction.contradicts(asked, form) is not None

    return says_otherwise


def _fit(asked: Canonical, form: Canonical) -> float:
    """The share of the weight asked for that a wording holds, on either side of `instead of`.

    Short of all of it, the two must at least do one thing and be about one thing.
    """
    mine = asked.tokens | asked.against
    theirs = form.tokens | form.against | _implied(asked, form)
    share = sum(map(weight, mine & theirs)) / sum(map(weight, mine))
    one_act = not asked.lead or not form.lead or asked.lead == form.lead
    one_thing = not asked.head or asked.head in theirs
    return share if mine <= theirs or (one_act and one_thing) else 0.0


def _implied(asked: Canonical, form: Canonical) -> frozenset[str]:
    """The words for what a value is of, where a wording names the value: dev is a base branch."""
    values = {value for _, value in form.signature.values}
    named = (axis for axis, value in asked.signature.values if value in values)
    return frozenset(word for axis in named for word in axis.split())
