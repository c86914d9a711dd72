#!/usr/bin/env python3
"""Write the JSON schema of every kind of record into references/schema."""

from __future__ import annotations

from pathlib import Path

from agent_memory.ledger.records import KINDS, schema

TARGET = Path(__file__).resolve().parents[1] / "references" / "schema"
TARGET.mkdir(parents=True, exist_ok=True)
for name, kind in KINDS.items():
    (TARGET / f"{name}.json").write_text(schema(kind), encoding="utf-8")
