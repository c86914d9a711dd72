"""The working hooks' boundary: an event in, one JSON object or nothing out, and no failing exit.

Whatever goes wrong within costs memory and never the session. It leaves one line in a log where
one can be written. What a verb before setup needs is loaded on any python from 3.9 on; the rest is
imported where it is needed.
"""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from agent_memory import (
    ambient,
    clock,
    early,
    escape,
    event,
    files,
    paths,
    pointer,
    policy,
    scheduled,
    silence,
    stopped,
    switch,
)
from agent_memory.errors import Refusal, refused, words

if TYPE_CHECKING:
    import datetime as dt
    from collections.abc import Callable, Iterable, Mapping
    from pathlib import Path

    from agent_memory.capture.entry import Entry
    from agent_memory.event import Event
    from agent_memory.paths import Home
    from agent_memory.setting import Setting

    Work = Callable[[Event, Mapping[str, str]], "str | None"]

COMMAND = "cs:memory"
_OVERVIEWS = frozenset({"", "waiting", "staged", "status"})
_OURS = frozenset({"", "plugin", "userSettings"})  # whose command it is; an older client is silent


def user_prompt_expansion() -> None:
    """Answer `/cs:memory`."""
    _leave(answered(_expanded, ambient.cleared(os.environ), _input()))


def session_end() -> None:
    """Take in the session that ended."""
    signal.alarm(policy.CAPTURE_LIMIT)  # ends what hangs between two looks at the clock
    _leave(answered(_ended, ambient.cleared(os.environ), _input()))


def sweep() -> None:
    """Take in what earlier sessions of this project left behind."""
    signal.alarm(policy.CAPTURE_LIMIT)
    _leave(answered(_swept, ambient.cleared(os.environ), _input()))


def answered(work: Work, env: Mapping[str, str], raw: bytes) -> bytes:
    """The bytes that answer an event; none when there is nothing to say or anything fails."""
    found = None
    try:
        found = event.read(raw, env)
        if not _equipped() and found.plugin and _verb(found)[0] not in early.DECIDING:
            handed = pointer.handed(found.plugin, raw, env)
            if handed is not None:
                return handed
        said = work(found, env)
    except Exception as problem:  # noqa: BLE001 - the boundary
        said = _excuse(found, problem, env)
    return _blocked(said) if said else b""


# -- the command -----------------------------------------------------------------------------------


def _expanded(found: Event, env: Mapping[str, str]) -> str | None:
    if found.command != COMMAND:
        return None
    verb, rest = _verb(found)
    if verb in early.DECIDING:  # also where what setup left behind cannot be read
        if found.vouched and (barred := _barred(found)):
            raise Refusal(f"{verb}: {barred}")
        return _page(early.answer(verb, rest, found, env, now=clock.now()))
    home = _home(found, env)
    if home is not None and _equipped():
        return _answer(verb, found, home, env)
    reading = verb if verb in early.READING else "status"
    lines = early.answer(reading, rest, found, env, now=clock.now())
    if home is not None:
        lines.append("this python has no packages for memory any more: /cs:memory setup")
    return _page(lines)


def _answer(verb: str, found: Event, home: Home, env: Mapping[str, str]) -> str:
    from agent_memory.command import verbs

    here = _setting(home, found)

    def barred() -> str | None:
        return _barred(found) if found.vouched else None

    said = verbs.answer(
        found.args, here, attended=found.vouched, conversation=found.transcript, barred=barred
    )
    silenced = early.silenced(home.config, env) if verb in _OVERVIEWS else []
    if verb == "status":
        odd = [line for line in early.state(found, env) if line not in silenced]
        said = "\n".join(filter(None, (said, _page(odd), _page(filter(None, [barred()])))))
    return "\n".join(filter(None, (_page(silenced), said)))


def _barred(found: Event) -> str | None:
    """Why a command in a person's session is not taken for the person's, if it is not."""
    if found.source not in _OURS:
        return (
            "another command of this name stands before ours here "
            f"({found.source}: look at .claude/commands/cs/memory.md); memory_adopt in a terminal "
            "decides"
        )
    if scheduled.planned(found.project):
        return (
            "a task in .claude/scheduled_tasks.json types this command here, or it cannot be read; "
            "take it out of there first"
        )
    words = tuple(found.args.split())
    if found.transcript and scheduled.before(found.transcript).typed(words):
        return "a scheduled task typed this; if it was you, type it once more"
    return None


def _verb(found: Event) -> tuple[str, str]:
    """The verb of a command, and what follows it."""
    verb, _, rest = found.args.strip().partition(" ")
    verb = verb.lower()
    return "help" if verb in early.HELP else verb, rest


def _equipped() -> bool:
    """Whether this python can do more than set itself up."""
    here = all(map(importlib.util.find_spec, policy.PACKAGES))
    return here and sys.version_info >= policy.PYTHON


# -- capture ---------------------------------------------------------------------------------------


def _ended(found: Event, env: Mapping[str, str]) -> None:
    _disowned(found, env, ended=True)
    if found.vouched and found.transcript and found.transcript.is_file():
        _capture(found, env, ("SessionEnd",), read=(found.transcript,), wait=policy.CAPTURE_WAIT)


def _swept(found: Event, env: Mapping[str, str]) -> None:
    _disowned(found, env, ended=False)
    # Also where nothing else is done, as with a client that cannot say who attends: a later sweep,
    # perhaps a newer client's, must know.
    if found.client and env.get("CLAUDE_CODE_SESSION_ATTENDED") in {None, "1"}:
        home = _home(found, env)
        if home is not None:
            switch.hushed(home, found.session, env, at=clock.now())
    if found.attended and found.client:
        # Whoever finds another capture at work leaves its share to the next sweep.
        try:
            _capture(found, env, ("SessionStart", "SessionEnd"), own=found.transcript)
        except files.Barred:  # no later sweep can, either
            raise
        except files.Held:
            return


def _disowned(found: Event, env: Mapping[str, str], *, ended: bool) -> None:
    """Note that a session is nobody's where its records may look as if a person had typed.

    A client that a session of an editor starts in its shell keeps that editor's entrypoint; the
    terminal's becomes `sdk-cli` by itself. It may have resumed the person's own session: nobody's
    is what was said from its start on, or from its prompt where the hook beside its start did not
    live, until its end.
    """
    editor = env.get("CLAUDE_CODE_ENTRYPOINT") in event.EDITORS
    if not editor or env.get("CLAUDE_CODE_SESSION_ATTENDED") != "0" or not found.client:
        return
    home = _home(found, env)
    if home is None:
        return
    if not (ended and silence.load(home).last(found.session)):
        at = _asked(found) if ended else clock.now()
        silence.note(home, silence.Change(at, found.session, off=True), by=silence.UNATTENDED)
    if ended:
        on = silence.Change(clock.now(), found.session, off=False)
        silence.note(home, on, by=silence.UNATTENDED)


def _asked(found: Event) -> dt.datetime:
    """Since when a session is a client's that took one prompt and ended: ever, if it is the first.

    One that takes several lives as long as the hook beside its start needs.
    """
    from agent_memory.capture import transcript
    from agent_memory.capture.entry import Entry

    with suppress(Refusal, OSError):
        read = transcript.read(found.transcript) if found.transcript else ()
        entries = [one for one in read if isinstance(one, Entry) and one.kind == "prompt"]
        # Its own prompt may say of itself that no person typed it.
        asked = [one for one in entries if one.at and (not one.signs or _printed(one))]
        if any(not one.signs for one in asked[:-1]) and asked[-1].at:
            return asked[-1].at
    return silence.EVER


def _printed(entry: Entry) -> bool:
    return entry.signs == {"turn"} and entry.origin is None


def _capture(  # noqa: PLR0913 - the two hooks differ in the last four
    found: Event,
    env: Mapping[str, str],
    events: tuple[str, ...],
    *,
    read: Iterable[Path] | None = None,
    own: Path | None = None,
    wait: float = 0.0,
) -> None:
    """Take in transcripts, one capture at a time, behind everything else that runs here."""
    home = _home(found, env)
    if home is None or switch.silent(events, switch.heeded(home, at=clock.now()), env):
        return
    # First: what it loads takes longer than all that a starting session waits for.
    os.nice(policy.CAPTURE_NICE)
    from agent_memory import gather

    until = time.monotonic() + policy.CAPTURE_SECONDS
    with files.lock(home.data / "capture.lock", seconds=wait):
        here = _setting(home, found)
        swept = gather.capture(
            here, found.project, read, own=own, stop=lambda: time.monotonic() > until
        )
    stopped.went(home, swept.apart)
    for problem in swept.problems:
        _note(home.errors, f"capture: {problem}")


# -- places ----------------------------------------------------------------------------------------


def _home(found: Event, env: Mapping[str, str]) -> Home | None:
    """The person's places as setup recorded them, and the client's folder; None before setup."""
    place = pointer.read(found.plugin) if found.plugin else None
    if place is None:
        return None
    client = found.client or found.user / ".claude"
    return paths.home(env, data=place.data, cache=place.cache, client=client)


def _setting(home: Home, found: Event) -> Setting:
    from agent_memory import config, registry, setting

    settings = config.load(home.config)
    return setting.Setting(
        home=home,
        config=settings,
        registry=registry.load(home),
        zone=clock.zone(settings.zone),
        now=clock.now(),
        user=found.user,
        start=str(found.project),
    )


# -- what goes in and out --------------------------------------------------------------------------


def _input() -> bytes:
    """All of stdin; what is too long is read to its end, because the client waits, and not kept."""
    data = b""
    with suppress(OSError, AttributeError):
        while part := sys.stdin.buffer.read(1 << 16):
            data = data + part if len(data) <= policy.MAX_EVENT else data
    return data


def _page(lines: Iterable[str]) -> str:
    return "\n".join(map(escape.terminal, lines))[: policy.ANSWER]


def _blocked(reason: str) -> bytes:
    """The answer that the client shows instead of asking the model."""
    event_name = {"hookEventName": "UserPromptExpansion"}
    said = {"decision": "block", "reason": reason, "hookSpecificOutput": event_name}
    return f"{json.dumps(said)}\n".encode()


def _excuse(found: Event | None, problem: Exception, env: Mapping[str, str]) -> str | None:
    """What a person who typed our command is told of a fault; what is none of theirs is logged."""
    ours = found is not None and found.command == COMMAND
    if ours and isinstance(problem, Refusal):
        return _page([str(problem)])
    log = _log(found, env)
    if log:
        _note(log, words(problem))
    if found is not None and not ours:
        with suppress(Exception):
            if home := _home(found, env):
                stopped.note(home, problem, equipped=_equipped())
    if not ours:
        return None
    if isinstance(problem, OSError):
        return _page([refused(problem)])
    return _page([f"it broke; the reason is in {log}" if log else "it broke"])


def _log(found: Event | None, env: Mapping[str, str]) -> Path | None:
    """The log of what failed: ours where setup was made, else the plugin's own folder."""
    if found is None or found.plugin is None:
        return None
    with suppress(Exception):
        return early.log(found, env)
    return found.plugin / early.LOG


def _note(log: Path, line: str) -> None:
    files.note(log, f"{clock.stamp(clock.now())} hook {line}", keep=policy.ERROR_LOG_LINES)


def _leave(said: bytes) -> None:
    """Say it; where nobody listens, give the interpreter's own last flush something that does."""
    try:
        sys.stdout.buffer.write(said)
        sys.stdout.flush()
    except (OSError, ValueError, AttributeError):
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
