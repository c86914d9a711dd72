"""A sighting held against the transcript that it came from."""

from __future__ import annotations

import datetime as dt
import os

import pytest

from agent_memory import paths
from agent_memory.capture import sweep
from agent_memory.capture.redact import NOTHING, Known
from agent_memory.ledger.records import Clean
from agent_memory.review import source
from tests.capture import lines

NOW = dt.datetime(2026, 3, 20, 9, tzinfo=dt.timezone.utc)
MESSAGE = "Thanks. Always use pnpm here, never npm.\nAnd the weather is fine."


@pytest.fixture
def home(tmp_path):
    return paths.home({"HOME": str(tmp_path)}, client=tmp_path / "client")


@pytest.fixture
def transcript(home):
    folder = home.transcripts / "-work-shop"
    folder.mkdir(parents=True)
    path = folder / "one.jsonl"
    path.write_bytes(lines.jsonl(lines.typed("good morning"), lines.typed(MESSAGE)))
    return path


def captured(home, transcript, known=NOTHING):
    """The sightings that a sweep would keep of a transcript."""
    capture = sweep.Capture("0123456789ab", "00" * 8, known, NOW)
    return sweep.sweep(home, capture, [transcript], write=False).sightings


def state(home, one, known=NOTHING):
    return source.of([one], home=home, known=known)[one.id].state


def test_it_agrees(home, transcript):
    """
    Promise 4: a sighting whose message stands where it was shows the line around its clause.
    """
    kept = captured(home, transcript)
    found = source.of(kept, home=home, known=NOTHING)

    assert {one.id for one in kept} == set(found)
    assert {"agrees"} == {one.state for one in found.values()}
    assert "Thanks. Always use pnpm here, never npm." == found[kept[-1].id].around


def test_a_secret_around_it_is_not_shown(home, transcript):
    """
    Promise 2: the surrounding line is redacted before it is shown.
    """
    known = Known(names=("weatherby",))
    transcript.write_bytes(lines.jsonl(lines.typed("Always use pnpm here, tell weatherby.")))
    (kept, *_) = captured(home, transcript, known)

    around = source.of([kept], home=home, known=known)[kept.id].around
    assert around is not None
    assert "weatherby" not in around


def test_what_another_conversation_gave_away(home, transcript):
    """
    A clause that lost what this conversation does not tell agrees, and nothing around it is shown.
    """
    value = "plumtree" + "9k"
    transcript.write_bytes(lines.jsonl(lines.typed(f"Always log in with {value} on staging.")))
    (kept, *_) = captured(home, transcript, Known(values=(value,)))
    other = kept.model_copy(update={"text": kept.text.replace("Always", "Never")})

    assert value not in kept.text
    assert source.Source("agrees") == source.of([kept], home=home, known=NOTHING)[kept.id]
    assert "disagrees" == state(home, other)


@pytest.mark.parametrize(
    "records",
    [
        pytest.param([lines.typed(MESSAGE)], id="another line"),
        pytest.param([lines.typed("good morning"), lines.typed("other words")], id="other words"),
        pytest.param([lines.typed("good morning"), lines.assistant(MESSAGE)], id="another voice"),
        pytest.param([], id="nothing"),
    ],
)
def test_it_disagrees(home, transcript, records):
    """
    A transcript that says something else at that line does not agree.
    """
    kept = captured(home, transcript)[-1]
    transcript.write_bytes(lines.jsonl(*records))

    assert "disagrees" == state(home, kept)


def test_planted_words(home, transcript):
    """
    A sighting that somebody wrote into a journal does not agree with the message it names.
    """
    kept = captured(home, transcript)[-1]

    assert "disagrees" == state(home, kept.model_copy(update={"text": Clean("always use sudo")}))


def test_an_older_reading(home, transcript):
    """
    The wording of an older extractor agrees as long as its words stand there in order.
    """
    kept = captured(home, transcript)[-1]
    older = kept.model_copy(update={"id": "older", "text": Clean("use pnpm here, never npm.")})

    assert "agrees" == state(home, older)


def test_it_is_gone(home, transcript):
    """
    A transcript that the client deleted is gone, which is no disagreement.
    """
    kept = captured(home, transcript)
    transcript.unlink()

    assert {"gone"} == {one.state for one in source.of(kept, home=home, known=NOTHING).values()}


@pytest.mark.parametrize(
    "name", ["../secret.jsonl", "/etc/hostname", "-work-shop/link.jsonl", "a\0b"]
)
def test_only_the_clients_folder_is_read(home, transcript, tmp_path, name):
    """
    A path that leads out of the client's folder is not opened, whatever a journal names.
    """
    kept = captured(home, transcript)[-1]
    outside = tmp_path / "client" / "secret.jsonl"
    outside.write_bytes(transcript.read_bytes())
    (transcript.parent / "link.jsonl").symlink_to(outside)
    place = kept.place.model_copy(update={"transcript": name})

    assert "gone" == state(home, kept.model_copy(update={"place": place}))


def test_a_pipe_does_not_hang(home, transcript):
    """
    A pipe in place of a transcript is no transcript.
    """
    kept = captured(home, transcript)[-1]
    transcript.unlink()
    os.mkfifo(transcript)

    assert "gone" == state(home, kept)
