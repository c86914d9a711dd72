"""Sets that grow together: the connected components of a relation, whatever the order."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

Name = TypeVar("Name", int, str)


class Unions(Generic[Name]):
    """Sets of names; a set is named by its smallest member, so no order shows."""

    def __init__(self) -> None:
        """Begin with every name alone."""
        self._parent: dict[Name, Name] = {}

    def find(self, name: Name) -> Name:
        """The name of the set that `name` is in."""
        root = name
        while (parent := self._parent.get(root, root)) != root:
            root = parent
        while (parent := self._parent.get(name, name)) != root:
            self._parent[name], name = root, parent
        return root

    def join(self, one: Name, other: Name) -> None:
        """Make the sets of two names one."""
        first, second = sorted((self.find(one), self.find(other)))
        self._parent[second] = first

    def sets(self, names: Iterable[Name]) -> list[list[Name]]:
        """The sets among these names, each in their order, the set of the first name first."""
        found: dict[Name, list[Name]] = defaultdict(list)
        for name in names:
            found[self.find(name)].append(name)
        return list(found.values())
