#!/usr/bin/env python3
"""memory_inspect from a clone, without installation; --help says what it does."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "skill"))

from agent_memory.cli import program

program.main("inspect")
