"""A session of the client in a terminal: a private tmux server, typed into and read."""

from __future__ import annotations

import re
import shlex
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Self

TMUX = "/usr/bin/tmux"
_PROMPT = re.compile(r"^❯", re.MULTILINE)  # of all that begin a line, the last is being typed at
_TYPED = 0.2  # seconds between a line that is shown and Enter, which else were part of a paste
_LOOK = 0.1
PATIENCE = 90  # seconds, of which a busy machine may take most; a sign that never comes fails
_SETTLED = 3  # equal looks


class Terminal:
    """The client in a terminal of its own; it is closed with its server."""

    def __init__(
        self, socket: Path, argv: Sequence[str], *, cwd: Path, env: Mapping[str, str]
    ) -> None:
        self._socket = socket
        self._env = dict(env)
        self._code = socket.with_suffix(".code")
        line = f"{shlex.join(argv)}; echo $? > {shlex.quote(str(self._code))}"
        size = ("-x", "140", "-y", "45")
        self._tmux("-f", "/dev/null", "new-session", "-d", *size, "-c", str(cwd), "sh", "-c", line)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._tmux("kill-server")

    @property
    def screen(self) -> str:
        """What is on the screen."""
        return self._tmux("capture-pane", "-p")

    def keys(self, *names: str) -> None:
        """Press keys, by tmux's names: Enter, C-c, Escape."""
        self._tmux("send-keys", *names)

    def type(self, line: str) -> None:
        """Type a line and, once the client shows it, press Enter."""
        self._tmux("send-keys", "-l", line)
        self.wait(lambda shown: _squeezed(line) in _composed(shown))
        time.sleep(_TYPED)
        self.keys("Enter")

    def paste(self, text: str) -> None:
        """Paste text as a terminal does, in brackets, without pressing Enter."""
        self._tmux("set-buffer", "--", text)
        self._tmux("paste-buffer", "-p")
        self.wait(lambda shown: "[Pasted text" in shown)

    def wait(self, what: str | Callable[[str], bool], seconds: float = PATIENCE) -> str:
        """The screen once it shows something, or fail."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            shown = self.screen
            if what(shown) if callable(what) else what in shown:
                return shown
            time.sleep(_LOOK)
        raise AssertionError(f"the screen never showed {what!r}:\n{self.screen}")

    def ready(self) -> str:
        """The screen once the prompt, and no question, is there and nothing moves any more."""
        self.wait(lambda shown: bool(_PROMPT.search(shown)))
        return self.still()

    def still(self, seconds: float = 30) -> str:
        """The screen once it no longer changes."""
        end = time.monotonic() + seconds
        seen, looks = self.screen, 0
        while looks < _SETTLED and time.monotonic() < end:
            time.sleep(_LOOK)
            shown = self.screen
            looks = looks + 1 if shown == seen else 0
            seen = shown
        return seen

    def pid(self) -> int:
        """The client's process."""
        shell = self._tmux("list-panes", "-F", "#{pane_pid}").strip()
        return int(Path(f"/proc/{shell}/task/{shell}/children").read_text().split()[0])

    def ended(self, seconds: float = PATIENCE) -> int:
        """The client's exit status once it has one, or fail."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self._code.exists() and self._code.read_text().strip():
                return int(self._code.read_text())
            time.sleep(_LOOK / 4)
        raise AssertionError(f"the client did not end:\n{self.screen}")

    def leave(self) -> int:
        """Type /exit and wait for the end."""
        self.type("/exit")
        return self.ended()

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(
            [TMUX, "-S", str(self._socket), *words],
            env=self._env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=20,
            check=False,
        )
        return done.stdout.decode("utf-8", "replace")


def _composed(screen: str) -> str:
    """What stands in the prompt, without the blanks that a long line is folded at."""
    return _squeezed(_PROMPT.split(screen)[-1])


def _squeezed(text: str) -> str:
    return "".join(text.split())
