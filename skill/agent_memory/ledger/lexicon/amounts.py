"""Amounts in words: "one page" is a number that a rule fixes, "a day or two" is none."""

from __future__ import annotations

_VAGUE = "day week hour minute line sentence paragraph page word example"
_WHOLE = "screen page line sentence paragraph slide sheet"
_ONE = ("one", "a single")

AMOUNTS = "".join(
    (
        *(f"{unit} or two = {unit}\n" for unit in _VAGUE.split()),
        *(
            f"{to} {one} {unit} = {to} 1 {unit}\n"
            for unit in _WHOLE.split()
            for to in ("to", "on", "than")
            for one in _ONE
        ),
        *(f"than a {unit} = than 1 {unit}\n" for unit in _WHOLE.split()),
    )
)
