"""English: the markers whose own pattern has ruled out what a guard looks for, so that it may not.

The markers of a family know what their closed lists leave out; a guard knows only the form.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from agent_memory.capture.markers import Guard

_STYLE = frozenset(
    {"terse:style", "terse:measure", "terse:first", "terse:target", "terse:label", "naming", "unit"}
)
_DEALINGS = frozenset({"conduct", "preference:you", "preference:taste", "role", "role:leave"})
_HABITS = frozenset({"with-each", "keep-in-step", "way", "recipe"})
_LESSONS = frozenset({"lesson:unless", "lesson:tool", "lesson:so", "lesson:remedy"})

_GENERAL = frozenset(
    {"always:subject", "only:subject", "generic:goes", "no-in", "all:in", "nothing", "each:has"}
)
_PLAIN = frozenset({"plain:own-way", "plain:manner", "order:telling", "order:first", "told:term"})
_ORDER = frozenset({"order:first", "order:new", "order:why", "order:every"})
_TOLD = frozenset({"told:outside", "told:data", "told:authority", "told:alone", "plain:clock"})
_USUAL = frozenset({"usual:as-always", "usual:kind", "usual:because", "usual:plural"})
_BARE = frozenset(
    {"bare:order", "bare:one", "bare:scope", "bare:with", "bare:mark", "bare:me", "bare:show"}
)

_MANNERS = frozenset({"manners:words", "manners:spare", "manners:no-farther", "manners:fail"})
_SHARES = frozenset(
    {
        "share:myself",
        "share:whose",
        "share:both",
        "share:first",
        "share:before-you",
        "share:word",
        "plain:by-not",
        "usual:habit",
    }
)

SPARED = {
    "account": frozenset({"manners:no-farther"}),
    "task": _STYLE
    | _MANNERS
    | _SHARES
    | _DEALINGS
    | _HABITS
    | _PLAIN
    | _ORDER
    | _USUAL
    | _BARE
    | {"decision:named", "note"},
    "passing": _USUAL
    | _BARE
    | _STYLE
    | _DEALINGS
    | _HABITS
    | _LESSONS
    | _ORDER
    | {"decision", "decision:gone", "sweep:nothing"}
    | _GENERAL,
    "unsure": frozenset({"conduct"}) | _PLAIN,
    "indirect-question": frozenset({"conduct", "manners:words"}) | _PLAIN,
    "needless": frozenset({"conduct", "preference:you"}),
    "rendering": frozenset({"conduct", "preference:you"}),
    "feedback": _BARE | _LESSONS | _DEALINGS | _HABITS,
    "first-of-all": _GENERAL
    | _SHARES
    | _ORDER
    | _TOLD
    | _BARE
    | {"order", "with-each", "declared"},
    "interface": _TOLD
    | _MANNERS
    | _SHARES
    | {
        "bare:me",
        "bare:lacks",
        "bare:with",
        "bare:mark",
        "always:subject",
        "keep",
        "naming",
        "unit",
    },
    "requirement": _ORDER | {"quality", "should:be"},
    "in-place": _TOLD | {"tail:always", "plain:here", "plain:normal"},
    "state": _TOLD,
    "reported": _TOLD,
    "in-code": _ORDER,
    "narrative": _GENERAL
    | _USUAL
    | _TOLD
    | {"conduct-of-things", "fact:count", "unit", "naming", "declared", "plain:language"},
    "behaves": _LESSONS | {"lesson"},
}


def spared(guards: Iterable[Guard]) -> Iterator[Guard]:
    """Yield the guards, each with the markers that it leaves be."""
    for row in guards:
        yield row._replace(spares=row.spares | SPARED.get(row.name, frozenset()))
