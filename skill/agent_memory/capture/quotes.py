"""Words between single quotation marks, told from apostrophes."""

from __future__ import annotations

# An apostrophe inside a word neither opens nor closes anything, nor does one for letters left out.
BEGINS = r"(?=\w)(?!(?:cause|em|til|bout|tis|twas|\d\ds?)\b)"
OPENED = rf"(?<![\w'])'{BEGINS}"
INSIDE = r"(?:[^'\n]|(?<=\w)'(?=\w))"
CLOSED = r"'(?!\w)"
