"""The programs: whatever is loaded for one is loaded where an interrupt is quiet."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing is not loaded for it
if TYPE_CHECKING:
    from typing import NoReturn


def main(verb: str) -> NoReturn:
    """Run one script with the arguments of this process, and leave."""
    try:
        from agent_memory.cli import entry  # noqa: PLC0415 - as the module says

        code = entry.run(verb, sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    # All is said: taking apart what was made would cost a tenth of what making it did.
    os._exit(code)


def inspect() -> NoReturn:
    """Run memory_inspect as pip installs it."""
    main("inspect")


def extract() -> NoReturn:
    """Run memory_extract as pip installs it."""
    main("extract")


def promote() -> NoReturn:
    """Run memory_promote as pip installs it."""
    main("promote")


def adopt() -> NoReturn:
    """Run memory_adopt as pip installs it."""
    main("adopt")


def doctor() -> NoReturn:
    """Run memory_doctor as pip installs it."""
    main("doctor")
