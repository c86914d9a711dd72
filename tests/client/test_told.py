"""What the model was told and the person typed, read back from transcripts. One home, in order."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from tests.client.harness import transcript_view

if TYPE_CHECKING:
    from pathlib import Path

    from tests.client.world import Person

CLAIM = "Never rename public functions without asking me first"
ABOUT = "Please rename the public function load_all to load everywhere"


def _note(path: Path) -> int:
    """The line on which the client noted what our hook told."""
    found = transcript_view.records(path)
    told = [
        number
        for number, line in enumerate(found, 1)
        if (line.get("attachment") or {}).get("type") == "hook_additional_context"
    ]
    assert 1 == len(told)
    return told[0]


def test_why_ends_with_what_was_told(person: Person) -> None:
    """
    Promise 12: why shows when the model was reminded of a claim, in which conversation and line.
    """
    person.say(CLAIM, days=3)
    path = person.say(ABOUT, days=2)
    with person.talk() as it:
        answer = person.memory(it, f"why {CLAIM}")
        it.leave()
    (row,) = [line.split() for line in answer.splitlines() if "at a prompt" in line]
    (told,) = person.records("told")
    assert ["told", told["at"][:10], "at", "a", "prompt"] == row[:5]
    assert [f"{told['place']['conversation'][:4]}…", "line", f"{_note(path)}"] == row[5:]
    assert "text" not in told


def test_an_older_client_s_note(person: Person, old_claude: Path) -> None:
    """
    What an older client's model was told is read back as well.
    """
    newest, inline = person.claude, person.plugin.with_name("cs-inline")
    inline.mkdir()
    shutil.copy(person.plugin / "pointer", inline)
    person.claude, person.always = old_claude, ("--plugin-dir", str(person.clone))
    path = person.say(ABOUT, days=1)
    person.claude, person.always = newest, ()
    with person.talk() as it:  # which takes in what that one left
        it.leave()
    person.idle()
    lines = {one["place"]["transcript"]: one["place"]["line"] for one in person.records("told")}
    assert _note(path) == lines[f"{path.parent.name}/{path.name}"]


def test_a_decision_outlives_its_transcript(person: Person) -> None:
    """
    Promise 3: a decision stays matched with its typed line when the client has deleted that.
    """
    before = set(person.transcripts())
    with person.talk() as it:
        assert "pinned" in person.memory(it, f"pin {CLAIM}")
        it.leave()
    person.idle()
    (decision,) = person.records("pinned")
    assert [decision["id"]] == [one["decision"] for one in person.records("typed")]
    (path,) = set(person.transcripts()) - before
    path.unlink()
    with person.talk() as it:
        assert "no typed line" not in person.memory(it, "status")
        it.leave()


def test_nothing_failed(person: Person) -> None:
    """
    No hook had anything to excuse.
    """
    assert "" == person.errors
