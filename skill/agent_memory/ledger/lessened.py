"""What takes back a line of an instruction file: it is struck out, or leaves exceptions open.

Such a line does not say what a claim says, however many words they share: a clone could ship one to
keep the person's rule from being proposed.
"""

from __future__ import annotations

import re

_STRUCK = re.compile(r"~~.+?~~|<(?:s|del|strike)\b", re.IGNORECASE)
# All but "unless": by that two clauses are no longer one claim.
_EXCEPTION = re.compile(
    r"\b(?:except|excepting|excluding|exempt\w*|apart from|aside from|other than|but (?:only|"
    r"not)|only (?:if|when|where)|if (?:you have|there(?:'s| is)) (?:the )?time|time permitting|"
    r"(?:if|when|whenever|where|wherever) (?:possible|practical|convenient|feasible|necessary)|"
    r"optional(?:ly)?|ideally|"
    r"außer|ausgenommen|aber nur|nur (?:wenn|falls)|wenn (?:möglich|zeit)|nach möglichkeit|"
    r"sauf|excepté|hormis|mais (?:seulement|pas)|seulement si|si possible|"
    r"excepto|salvo|pero (?:solo|sólo|no)|si es posible|exceto|mas só|"
    r"se possível|tranne|eccetto|ma solo|se possibile|"
    r"кроме|за исключением|но только|по возможности)\b"
    r"|除了|除外|但仅|有时间|可以不|以外|を除|ただし|可能なら|제외|단,|가능하면",
    re.IGNORECASE,
)


def lessened(line: str, claimed: str) -> bool:
    """Whether a line says less than a claim of the same matter, which makes no such exception."""
    if _STRUCK.search(line):
        return True
    return bool(_EXCEPTION.search(line)) and not _EXCEPTION.search(claimed)
