"""What an interpreter and its libraries read of an environment by themselves, also where isolated.

A project's settings can put variables into every hook; none of these may choose what day it is for
the person, nor what is loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from typing import TypeVar

    _E = TypeVar("_E", bound="MutableMapping[str, str]")

_READ = (
    "PYTHON",  # PYTHONTZPATH: zoneinfo takes the time zones from there, also under -I
    "_PYTHON",  # _PYTHON_SYSCONFIGDATA_NAME: sysconfig imports what it names
    "__PYVENV",  # __PYVENV_LAUNCHER__: site takes packages from beside it, on macOS
    "PYDANTIC_",
)


def cleared(environ: _E) -> _E:
    """An environment after all of that was taken out of it; nothing that reads it is loaded yet."""
    for name in [name for name in environ if name.startswith(_READ)]:
        del environ[name]
    return environ
