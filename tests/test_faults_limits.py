"""What the system takes away: space, rights, descriptors, memory, time; and who works meanwhile."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from agent_memory import files, paths, policy
from agent_memory.ledger import journal, line, memory
from agent_memory.ledger.fold import fold
from tests.hooks.working import SESSION, Client
from tests.ledger.build import PNPM, PROJECT, ZONE, day, sight, sights

pytestmark = pytest.mark.usefixtures("unmeasured")

SOURCE = str(Path(files.__file__).parent.parent)
TYPED = "Always use pnpm here, never npm."
WRITER = """
import sys; sys.path.insert(0, sys.argv[1])
from pathlib import Path
from agent_memory import files
folder = Path(sys.argv[2])
for number in range(int(sys.argv[3])):
    with files.lock(folder / "lock", seconds=30):
        files.append(folder / "a", b"%d " % number + b"x" * 90 + b"\\n")
    print(number, flush=True)
"""


@pytest.fixture
def client(tmp_path):
    made = Client(tmp_path)
    made.point()
    return made


def writer(folder, number):
    line_ = [sys.executable, "-c", WRITER, SOURCE, str(folder), str(number)]
    return subprocess.Popen(line_, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def acknowledged(data):
    """The records that a writer said it had written."""
    return [int(word) for word in data.split()]


def stored(path):
    """The whole records of a file, none of which is mixed with another."""
    lines = [one for one in path.read_bytes().split(b"\n") if one.endswith(b"x" * 90)]
    return [int(one.split()[0]) for one in lines]


def ending(client):
    event = client.event(hook_event_name="SessionEnd", reason="exit")
    client.world.typed(SESSION, 1, TYPED)
    return event


def limited(*limits):
    """A python that a shell starts under these limits, and forgives as the lines of hooks do."""
    # A process that is measured writes a file of its own, and the limits are not meant for that.
    freed = ("unset COVERAGE_PROCESS_CONFIG COVERAGE_PROCESS_START", *limits)
    return ("/bin/sh", "-c", f'{"; ".join(freed)}; "$0" "$@" || true', sys.executable)


def test_a_file_may_grow_no_more(client):
    """
    Promise 9: at the limit of a file's size nothing dies of the signal and nothing old is lost.
    """
    event = ending(client)
    assert (0, b"") == client.run("session_end", event)[:3:2]
    book = client.world.home.project(client.world.id).sightings
    before = book.read_bytes()
    room = len(before) // 512
    client.world.typed("another", 2, *(f"Never use the vendored folder {n}." for n in range(40)))
    done = client.run("sweep", event, python=limited(f"ulimit -f {room}"))
    assert (0, b"", b"") == (done.code, done.out, done.err)
    assert book.read_bytes().startswith(before)
    done = client.run("sweep", {**event, "session_id": "later"})
    reading = journal.read(memory.journals(client.world.home, client.world.id).sightings)
    assert () == reading.faults
    assert sum("vendored" in str(one) for one in reading.records) >= 1


@pytest.mark.parametrize("limit", ["ulimit -n 8", "ulimit -v 60000"], ids=["files", "memory"])
def test_no_descriptors_and_no_memory(client, limit):
    """
    Promise 1: a hook that can open or hold nothing more ends with 0, and says nothing.
    """
    for hook, event in (
        ("session_end", ending(client)),
        ("user_prompt_submit", client.event(hook_event_name="UserPromptSubmit", prompt="pnpm?")),
    ):
        done = client.run(hook, event, python=limited(limit))
        assert (0, b"") == (done.code, done.out)
    assert (0, b"") == client.run("session_end", ending(client))[:3:2]
    assert "pnpm" in client.world.home.project(client.world.id).sightings.read_text()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_in_the_middle(tmp_path, sent):
    """
    Promise 9: whenever a signal comes, each record is there wholly or not, acknowledged ones are.
    """
    for pause in (0.0, 0.004, 0.013):
        folder = tmp_path / f"{pause}"
        folder.mkdir(mode=0o700)
        with writer(folder, 10_000) as child:
            first = child.stdout.readline()
            time.sleep(pause)
            child.send_signal(sent)
            said = first + child.stdout.read()
        known = acknowledged(said)
        found = stored(folder / "a")
        assert known == found[: len(known)]
        assert len(known) <= len(found) <= len(known) + 1


def test_interrupted_calls(tmp_path):
    """
    Promise 9: a call that the system interrupts over and over still writes each record once.
    """
    count, old = 0, signal.getsignal(signal.SIGALRM)

    def tick(*_):
        nonlocal count
        count += 1

    signal.signal(signal.SIGALRM, tick)
    signal.setitimer(signal.ITIMER_REAL, 0.0005, 0.0005)
    try:
        for number in range(200):
            files.append(tmp_path / "a", b"%d " % number + b"x" * 90 + b"\n")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    assert count
    assert list(range(200)) == stored(tmp_path / "a")


@pytest.mark.parametrize("error", [errno.EROFS, errno.EACCES])
def test_a_store_that_cannot_be_written(client, monkeypatch, error):
    """
    Promise 1: on a read-only disk what is there is read, and a writer says so once in words.
    """
    client.run("session_end", ending(client))
    home = client.world.home
    books = memory.journals(home, client.world.id)
    before = journal.read(books.sightings)
    system = os.open

    def refused(path, flags, *rest, **more):
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            raise OSError(error, os.strerror(error), path)
        return system(path, flags, *rest, **more)

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refused)
        assert before == journal.read(books.sightings)
        with pytest.raises(OSError, match=os.strerror(error)) as caught:
            journal.append(books.sightings, sights("a1"), token="x")  # noqa: S106
    assert str(home.data) in str(caught.value.filename)
    assert before == journal.read(books.sightings)


def test_a_journal_that_is_replaced_meanwhile(tmp_path):
    """
    Promise 9: who waited for the lock writes into the journal that stands there then.
    """
    (tmp_path / "a").write_bytes(b"old\n")
    with files.lock(tmp_path / "lock"):
        child = writer(tmp_path, 1)
        time.sleep(0.2)
        files.replace(tmp_path / "a", b"new\n")
    with child:
        assert b"0\n" == child.stdout.read()
    assert [b"new", b"0 " + b"x" * 90, b""] == (tmp_path / "a").read_bytes().split(b"\n")


def test_readers_beside_writers(tmp_path):
    """
    Promise 9: while six write and one rewrites the whole, every look finds whole records in order.
    """
    (tmp_path / "a").touch()
    children = [writer(tmp_path, 25) for _ in range(6)]
    looks = 0
    while any(child.poll() is None for child in children):
        data = files.read(tmp_path / "a", cap=10**6)
        assert data is not None
        whole = data.split(b"\n")[:-1]  # behind the last line end, a record that is being written
        assert all(one.endswith(b"x" * 90) for one in whole)
        assert len(stored(tmp_path / "a")) >= len(whole)
        looks += 1
        if looks % 20 == 0:
            with files.lock(tmp_path / "lock", seconds=30):
                files.replace(tmp_path / "a", files.read(tmp_path / "a", cap=10**6) or b"")
    for child in children:
        with child:
            assert list(range(25)) == acknowledged(child.stdout.read())
    assert sorted([*range(25)] * 6) == sorted(stored(tmp_path / "a"))
    assert looks


def test_fifty_thousand_sightings():
    """
    The journal of many years is folded in seconds, and what hooks read of it stays as short.
    """
    claims = [sight(f"a{1 + n % 28}", f"Always use the tool number {n}.") for n in range(100)]
    many = [
        one.model_copy(
            update={
                "id": f"{number:024x}",
                "place": one.place.model_copy(
                    update={"message": f"{number:012}", "conversation": f"c{number // 50}"}
                ),
            }
        )
        for number in range(50_000)
        for one in (claims[number % 100],)
    ]
    since = time.process_time()
    found = fold(many, [], zone=ZONE, now=day(30))
    assert time.process_time() - since < 120
    assert 50_000 == sum(len(one.sightings) for one in found.atoms)
    assert len([one for one in found.atoms if one.recallable]) <= policy.CAP_L1


def test_a_hook_that_starts_a_client(client):
    """
    Promise 1: what a session of ours starts has no memory, so that no hook calls another for ever.
    """
    event = ending(client)
    done = client.run("session_end", event, env={"AGENT_MEMORY": "0"})
    assert (0, b"") == (done.code, done.err)
    assert not client.world.home.project(client.world.id).sightings.exists()


def test_two_hooks_for_one_event(client):
    """
    Promise 7: a hook that runs twice at once, as one installed twice does, has one effect.
    """
    event = json.dumps(ending(client)).encode()
    running = [client.started("session_end") for _ in range(2)]
    for process in running:
        process.stdin.write(event)
        process.stdin.close()
    for process in running:
        assert (0, b"", b"") == (
            process.wait(timeout=60),
            process.stdout.read(),
            process.stderr.read(),
        )
        process.stdout.close()
        process.stderr.close()
    reading = journal.read(memory.journals(client.world.home, client.world.id).sightings)
    assert 1 == sum("pnpm" in str(one) for one in reading.records)


def test_links_of_the_persons_own(tmp_path):
    """
    Where a person keeps all of it behind a link, as with dotfiles, everything works as ever.
    """
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    client = Client(tmp_path / "link")
    client.point()
    client.world.typed("one", 1, TYPED)
    client.world.typed("two", 3, TYPED)
    assert (0, b"") == client.run("sweep", client.event(hook_event_name="SessionStart"))[:3:2]
    assert "pnpm" in client.says("adopt 1")
    client.says("adopt 1")
    assert "pnpm" in (tmp_path / "real" / "shop" / "CLAUDE.md").read_text()
    client.says("off SessionEnd")
    assert "SessionEnd" in (client.plugin / "pointer").read_text()
    assert "" == client.log()


def test_json_that_two_readers_could_disagree_about(tmp_path):
    """
    Promise 9: depth, doubled keys, endless numbers and lone surrogates cost their line alone.
    """
    home = paths.home({}, data=tmp_path / "d", cache=tmp_path / "c", client=tmp_path / "l")
    book = memory.journals(home, PROJECT).sightings
    good = sight("a1", PNPM)
    journal.append(book, [good], token="x")  # noqa: S106
    hostile = [
        b"[" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
        line.dump(good)[:-2] + b',"v":1}',
        b'{"v":NaN}',
        b'{"v":' + b"9" * 100_000 + b"}",
        b'{"v":1,"text":"\\ud800"}',
        b"\0" * 50,
        json.dumps({"v": 1, "record": "sighting"}).encode(),
    ]
    with book.path.open("ab") as file:
        file.write(b"\n".join(hostile) + b"\n")
    journal.append(book, [sight("b2", PNPM)], token="y")  # noqa: S106
    reading = journal.read(book)
    assert 2 == len(reading.records)
    assert len(hostile) == len(reading.faults)
