"""Promise 1 in the client: whatever is broken, the prompt goes through as it was typed.

Each fault is met by `claude -p`, which shows on stderr what a hook did wrong, and which waits for
no person.
"""

from __future__ import annotations

import fcntl
import json
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.client.harness.fake_model import request_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.client.harness.claude_runner import Ran
    from tests.client.world import Person

CLAIM = "Never rename public functions without asking me first"
ABOUT = "Rename the public function load_all"
HOSTILE = [
    "Rename $(touch {trap}) in the readme",
    "Rename `touch {trap}` in the readme",
    "Rename ${{IFS}}; touch {trap} #",
    "Rename '; touch {trap}; echo '",
    'Rename "; touch {trap}; echo "',
    "Rename \\\"'`$(touch {trap})\n| touch {trap}\n&& touch {trap}",
    '{{"session_id": "x", "prompt": "$(touch {trap})"}}',
]


@pytest.fixture(scope="module")
def person(person: Person) -> Person:
    """A person with one candidate, so that a prompt has something to be reminded of."""
    person.say(CLAIM)
    return person


@pytest.fixture
def broken(person: Person) -> Iterator[Person]:
    """The same, with everything of ours put back as it was after the test."""
    kept = person.root / "kept"
    places = (person.data, person.cache, person.plugin, person.clone)
    for number, place in enumerate(places):
        shutil.copytree(place, kept / str(number), symlinks=True)
    yield person
    person.idle()
    for number, place in enumerate(places):
        if place.is_file():
            place.unlink()
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(kept / str(number), place, symlinks=True)
    shutil.rmtree(kept)


def _through(ran: Ran, prompt: str) -> bool:
    """Whether a prompt reached the model unchanged and nothing complained."""
    assert (0, "") == (ran.code, ran.err)
    assert "hook failed" not in ran.debug
    assert [prompt] == [text for text in _texts(ran) if text == prompt]
    return True


def _texts(ran: Ran) -> list[str]:
    """The texts of the person's message in the only request."""
    (body,) = ran.requests
    contents = [one["content"] for one in body["messages"] if one["role"] == "user"]
    blocks = [
        one for held in contents for one in ([{"text": held}] if isinstance(held, str) else held)
    ]
    return [one.get("text", "") for one in blocks]


def _no_packages(person: Person) -> None:
    _, *rest = (person.plugin / "pointer").read_text().splitlines(keepends=True)
    (person.plugin / "pointer").write_text("".join(["/usr/bin/python3\n", *rest]))


def _no_python(person: Person) -> None:
    _, *rest = (person.plugin / "pointer").read_text().splitlines(keepends=True)
    (person.plugin / "pointer").write_text("".join(["/nowhere/python3\n", *rest]))


def _failing_python(person: Person) -> None:
    _, *rest = (person.plugin / "pointer").read_text().splitlines(keepends=True)
    (person.plugin / "pointer").write_text("".join(["/bin/false\n", *rest]))


def _binary_pointer(person: Person) -> None:
    (person.plugin / "pointer").write_bytes(bytes(range(256)))


def _no_data(person: Person) -> None:
    shutil.rmtree(person.data)


def _no_cache(person: Person) -> None:
    shutil.rmtree(person.cache)


def _corrupt_journals(person: Person) -> None:
    for path in person.data.rglob("*.jsonl"):
        path.write_bytes(b"\x00\xff{]" * 1000)


def _corrupt_cache(person: Person) -> None:
    for path in person.cache.rglob("*"):
        if path.is_file():
            path.write_bytes(b"\xff\x00[{" * 1000)


def _corrupt_config(person: Person) -> None:
    (person.data / "config.json").write_text("{")


def _files_for_folders(person: Person) -> None:
    for place in (person.data, person.cache):
        shutil.rmtree(place)
        place.write_text("")


def _no_package_of_ours(person: Person) -> None:
    shutil.rmtree(person.clone / "skill")


def _no_hooks(person: Person) -> None:
    for path in (person.clone / "hooks").glob("*.py"):
        path.unlink()


def _no_runner(person: Person) -> None:
    (person.clone / "hooks" / "run").unlink()


FAULTS = [
    _no_packages,
    _no_python,
    _failing_python,
    _binary_pointer,
    _no_data,
    _no_cache,
    _corrupt_journals,
    _corrupt_cache,
    _corrupt_config,
    _files_for_folders,
    _no_package_of_ours,
    _no_hooks,
    _no_runner,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.strip("_"))
def test_a_fault(broken: Person, fault: Callable[[Person], None]) -> None:
    """
    Promise 1: exit 0, nothing on stderr, and the prompt as it was typed.
    """
    fault(broken)
    assert _through(broken.prompt(ABOUT), ABOUT)


def test_without_a_fault(person: Person) -> None:
    """
    The prompt of these tests is one that a working memory has something to say about.
    """
    ran = person.prompt(ABOUT)
    assert _through(ran, ABOUT)
    assert CLAIM in request_text(ran.requests[0])


def test_the_command_says_what_is_missing(broken: Person) -> None:
    """
    Promise 1: failing is not silent: without packages the command says what to type.
    """
    _no_packages(broken)
    with broken.talk() as it:
        assert "/cs:memory setup" in broken.memory(it)
        it.leave()


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    with path.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_held_locks(broken: Person) -> None:
    """
    Promise 9: who meets held locks keeps what it has for later, and no prompt waits for it.
    """
    words = "Always pin the base image of a container"
    (lock,) = broken.data.glob("projects/*/lock")
    with _locked(broken.data / "lock"), _locked(lock):
        ran = broken.prompt(ABOUT)
        assert _through(ran, ABOUT)
        assert ran.seconds < 10
        with broken.talk() as it:
            broken.ask(it, words)
            it.leave()
        broken.idle()
    with broken.talk() as it:
        it.leave()
    broken.idle()
    assert [words] == [one for one in broken.sighted() if one == words]


def test_deleted_in_mid_session(broken: Person) -> None:
    """
    Promise 1: a plugin that is deleted under a running session takes no prompt with it.
    """
    with broken.talk() as it:
        assert ABOUT in broken.ask(it, ABOUT)
        broken.idle()
        shutil.rmtree(broken.clone)
        assert "and tell me why" in broken.ask(it, f"{ABOUT} and tell me why")
        assert 0 == it.leave()


@pytest.mark.parametrize("form", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_prompt(person: Person, form: str) -> None:
    """
    Nothing of a prompt reaches a shell, and it goes through as it was typed.
    """
    trap = person.tmp / "trap"
    prompt = form.format(trap=trap)
    assert _through(person.prompt(prompt), prompt)
    person.idle()
    assert not trap.exists()


def test_a_hostile_argument(person: Person) -> None:
    """
    Nothing of a command's arguments reaches a shell.
    """
    trap = person.tmp / "trap"
    with person.talk() as it:
        for form in HOSTILE[:5]:
            assert person.memory(it, f"why {form.format(trap=trap)}")
        it.leave()
    person.idle()
    assert not trap.exists()


def test_a_project_chooses_nothing(person: Person) -> None:
    """
    Neither code nor places of a memory are chosen by the settings that a repository brings.
    """
    trap = person.tmp / "trap"
    evil = person.project / "evil"
    evil.mkdir()
    for name in ("python3", "sh", "python"):
        (evil / name).write_text(f"#!/bin/sh\ntouch {trap}\n")
        (evil / name).chmod(0o755)
    (evil / "sitecustomize.py").write_text(f"open({str(trap)!r}, 'w')\n")
    settings = person.project / ".claude" / "settings.json"
    settings.parent.mkdir()
    chosen = {"PATH": f"{evil}:/usr/bin:/bin", "PYTHONPATH": str(evil), "PYTHONSTARTUP": "x"}
    places = {name: str(evil) for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "PYTHONHOME")}
    settings.write_text(json.dumps({"env": chosen | places}))
    try:
        with person.talk() as it:
            person.ask(it, ABOUT)
            person.memory(it, "status")
            it.leave()
        person.idle()
    finally:
        shutil.rmtree(settings.parent)
    assert not trap.exists()
    assert {"python3", "sh", "python", "sitecustomize.py"} == {one.name for one in evil.iterdir()}
