"""How much redaction catches, what it wrongly alters, and what a call costs (evals/README.md)."""

from __future__ import annotations

import re
import time
from collections import defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from agent_memory.capture import redact
from agent_memory.capture.redact import proof
from evals.figures import FAILURES, share

if TYPE_CHECKING:
    from collections.abc import Iterable

_LABEL = re.compile(r"\[redacted:[a-z0-9-]+\]")
_SHORT, _SHARE = 8, 0.4  # a longer secret is caught when no run of 40 % of it survives


class Judged(NamedTuple):
    """A row, its redacted text (nothing when it was dropped), and whether that is right."""

    row: dict[str, Any]
    clean: redact.Redacted | None
    right: bool


def measure(rows: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The redaction metrics over rows of text, secret, kind and source."""
    shown = [filled(row) for row in rows]
    begun = time.process_time()
    redacted = [_redacted(row["text"]) for row in shown]
    spent = time.process_time() - begun
    judged = [_judged(row, clean) for row, clean in zip(shown, redacted, strict=True)]
    ordinary = [one for one in judged if one.row["secret"] is None]
    return {
        **_recalls(one for one in judged if one.row["secret"] is not None),
        "false_positive_rate": share([not one.right for one in ordinary]),
        "suspect_rate": share([bool(one.clean and one.clean.suspects) for one in ordinary]),
        "idempotent": share([one.clean is None or _fixed(one.clean) for one in judged]),
        "us_per_call": round(1e6 * spent / max(1, len(judged)), 1),
        "rows": len(judged),
        "failures": [_masked(one.row) for one in judged if not one.right][:FAILURES],
    }


def _judged(row: dict[str, Any], clean: redact.Redacted | None) -> Judged:
    if row["secret"] is None:
        return Judged(row, clean, clean is not None and not clean.findings)
    return Judged(row, clean, clean is None or _gone(row["secret"], row["text"], clean.text))


def _recalls(judged: Iterable[Judged]) -> dict[str, float | None]:
    """The recall over all rows with a secret, over each source and over each family of kinds."""
    caught: dict[str, list[bool]] = defaultdict(list, {"": []})
    for one in judged:
        for group in ("", f"_source:{one.row.get('source')}", f"_family:{_family(one.row)}"):
            caught[group].append(one.right)
    return {f"recall{group}": share(hits) for group, hits in sorted(caught.items())}


def filled(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its secret made from its shape; rows of real text are as they are."""
    if not row.get("shape"):
        return row
    secret = row["secret"] and proof.fill(row["secret"])
    return {**row, "text": row["text"].replace("{secret}", secret or ""), "secret": secret}


def _redacted(text: str) -> redact.Redacted | None:
    """The redacted text; nothing when it was dropped, which keeps no secret and no line either."""
    try:
        return redact.redact(text)
    except redact.Dropped:
        return None


def _fixed(clean: redact.Redacted) -> bool:
    again = redact.redact(clean.text)
    return again.text == clean.text and not again.findings


def _gone(secret: str, typed: str, clean: str) -> bool:
    """Whether nothing of a secret is left but what its sentence says as well."""
    run = len(secret) if len(secret) <= _SHORT else int(len(secret) * _SHARE)
    kept, around = _LABEL.sub("", clean), typed.replace(secret, " ")
    runs = {secret[i : i + run] for i in range(len(secret) - run + 1)}
    return not any(kept.count(one) > around.count(one) for one in runs)


def _family(row: dict[str, Any]) -> str:
    return str(row.get("kind")).replace(".", "-").split("-", maxsplit=1)[0]


def _masked(row: dict[str, Any]) -> dict[str, str]:
    secret = row["secret"]
    text = row["text"].replace(secret, f"<{len(secret)} characters>") if secret else row["text"]
    return {"text": text[:200], "kind": str(row.get("kind")), "source": str(row.get("source"))}
