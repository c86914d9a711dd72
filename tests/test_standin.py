"""The stand-in for the client, which the proof and the demo are told through."""

from __future__ import annotations

import datetime as dt
import json

import pytest

from agent_memory.capture import transcript, voice
from agent_memory.standin import Place, Said, Session

AT = dt.datetime(2026, 3, 2, 9, tzinfo=dt.timezone.utc)


@pytest.fixture
def place(tmp_path):
    """A project, and a plugin without hooks."""
    made = Place(*(tmp_path / name for name in Place._fields))
    for folder in made:
        folder.mkdir()
    hooked(made, SessionStart=[], UserPromptSubmit=[], SessionEnd=[], UserPromptExpansion=[])
    return made


def hooked(place, **lines):
    """Give the plugin one hook a line."""
    held = {
        event: [{"hooks": [{"command": line, "timeout": 5} for line in each]}]
        for event, each in lines.items()
    }
    (place.plugin / "hooks").mkdir(exist_ok=True)
    (place.plugin / "hooks" / "hooks.json").write_text(json.dumps({"hooks": held}))


def session(place):
    return Session(place, "one", lambda: AT)


def heard(place):
    """What capture takes for the person's words in the transcript of the only session."""
    (path,) = place.transcripts.iterdir()
    entries = [one for one in transcript.read(path) if not isinstance(one, transcript.Fault)]
    return [said.text for said in map(voice.said, entries) if said]


def test_a_typed_prompt_is_the_persons(place):
    """
    Capture takes for a person's words what the stand-in types, as it does with the client's.
    """
    said = session(place).prompt("PRs go to dev.")

    assert Said() == said
    assert ["PRs go to dev."] == heard(place)


def test_every_hook_of_an_event_runs(place):
    """
    What several hooks say is put together; each has the event on stdin and the client's variables.
    """
    note = 'echo "{\\"systemMessage\\": \\"$CLAUDE_CODE_SESSION_ATTENDED\\"}"'
    hooked(place, SessionStart=["cat > $CLAUDE_PLUGIN_DATA/event", note])

    assert Said(person="1") == session(place).start()
    event = json.loads((place.data / "event").read_text())
    assert ("SessionStart", "startup") == (event["hook_event_name"], event["source"])
    assert event["transcript_path"].startswith(str(place.transcripts))


def test_nothing_of_this_environment(place, monkeypatch):
    """
    A hook sees no variable of the process that plays the client.
    """
    monkeypatch.setenv("AGENT_MEMORY", "0")
    hooked(place, SessionEnd=["env > $CLAUDE_PLUGIN_DATA/env"])
    session(place).end()

    assert "AGENT_MEMORY=" not in (place.data / "env").read_text()


def test_a_command_and_its_answer_are_written_down(place):
    """
    The transcript holds a command with its answer, where the audit looks for it; silence is none.
    """
    assert "" == session(place).command("staged")
    assert [] == list(place.transcripts.iterdir())

    hooked(place, UserPromptExpansion=['echo \'{"reason": "nothing waits"}\''])
    assert "nothing waits" == session(place).command("adopt 1")
    (path,) = place.transcripts.iterdir()
    assert [("adopt", "1")] == [one.words for one in transcript.answered(path)]
