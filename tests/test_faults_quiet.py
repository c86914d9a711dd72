"""A fault says what it is and where, and never what it stumbled over."""

from __future__ import annotations

import json

import pytest
from pydantic import BaseModel, ValidationError

from agent_memory import config, hook
from agent_memory.cli import entry
from agent_memory.errors import Refusal, words
from agent_memory.ledger import journal, memory
from tests.capture.redact.build import made
from tests.hooks.working import SESSION, Client

SECRET = made("ghp_<w36>")
TEXT = f"Never commit with {SECRET} in it."
# Each stage, by a function that it cannot do without.
STAGES = (
    *("capture.giveaway.given", "capture.sightings.redact", "capture.sightings.clauses"),
    *("capture.transcript.entry.of", "capture.voice.said", "capture.watermark.after"),
    *("ledger.journal.append", "ledger.memory.journals", "ledger.line.dump"),
    *("registry.load", "config.load", "silence.load", "files.append", "files.lock"),
)


def quoting(*_: object, **__: object) -> None:
    """A fault whose message quotes a typed text, as those of other people's code do."""
    raise ValueError(f"cannot read {TEXT!r}")


def invalid(*_: object, **__: object) -> None:
    """A pydantic fault of a shape that does not hide its input."""

    class Open(BaseModel):
        number: int

    Open(number=TEXT)


FAULTS = [*((stage, quoting) for stage in STAGES), *((stage, invalid) for stage in STAGES[:2])]


@pytest.mark.parametrize(("stage", "fault"), FAULTS)
def test_no_log_and_no_answer_quotes(tmp_path, monkeypatch, capfd, stage, fault):
    """
    Promise 2: whatever breaks, in a hook or a script, nothing on disk or on screen holds a secret.
    """
    client = Client(tmp_path)
    client.point()
    client.world.typed(SESSION, 1, TEXT, "From now on use pnpm.")
    monkeypatch.chdir(client.world.shop)
    monkeypatch.setattr(f"agent_memory.{stage}", fault)
    said = [
        hook.answered(hook._ended, client.env(), json.dumps(client.event()).encode()),
        hook.answered(hook._expanded, client.env(), json.dumps(client.command("status")).encode()),
    ]
    for verb, *more in (("extract", "--write"), ("doctor",)):
        entry.run(verb, [*client.world.options(), *more])
    out = "".join(capfd.readouterr()) + "".join(one.decode() for one in said)
    folders = (client.world.home.data, client.world.home.cache, client.world.shop, client.plugin)
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    held = out + "".join(path.read_text("utf-8", "replace") for path in files)
    assert not any(SECRET[n : n + 8] in held for n in range(len(SECRET) - 8))


@pytest.mark.parametrize(
    "line", [{"record": SECRET}, {"record": "sighting", "text": SECRET}, [SECRET], SECRET]
)
def test_a_record_that_is_none(tmp_path, line):
    """
    A journal's fault names a place and a reason, and quotes nothing of the line.
    """
    book = memory.journals(Client(tmp_path).world.home, "a" * 12).sightings
    book.path.parent.mkdir(parents=True)
    book.path.write_text(json.dumps(line) + f"\n{SECRET}\n", "utf-8")
    book.path.chmod(0o600)
    faults = journal.read(book).faults
    assert len(faults) in {1, 2}
    assert not any(SECRET in str(one) for one in faults)


@pytest.mark.parametrize(
    "settings",
    [
        {"zone": SECRET},
        {"private": [f"({SECRET}"]},
        {"off": [SECRET]},
        {"redact": [{"name": TEXT}]},
    ],
)
def test_settings_that_are_wrong(tmp_path, settings):
    """
    A refused setting is named by its place, never by its value.
    """
    path = tmp_path / "config.json"
    path.write_text(json.dumps(settings), "utf-8")
    path.chmod(0o600)
    with pytest.raises(Refusal) as refused:
        config.load(path)
    assert SECRET not in str(refused.value)


def test_what_a_log_says():
    """
    Our words and the system's are kept; of another's fault, its kind and its place.
    """
    with pytest.raises(ValidationError) as pydantic:
        invalid()
    assert "Refusal: use pnpm" == words(Refusal("use pnpm"))
    assert "FileNotFoundError: a.md: gone" == words(FileNotFoundError(2, "gone", "a.md"))
    assert "KeyError" == words(KeyError(SECRET))
    assert words(pydantic.value).startswith("ValidationError at ")
    assert SECRET not in words(pydantic.value)
