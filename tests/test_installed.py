"""How the plugin came to the client, by the client's own files."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from agent_memory import installed, paths, pointer
from agent_memory.errors import Refusal
from agent_memory.pointer import Pointer
from tests.capture import lines

ROOT = Path(__file__).parents[1]


@pytest.fixture
def client(tmp_path):
    made = tmp_path / "client"
    (made / "plugins").mkdir(parents=True)
    return made


def install(client, *names, **enabled):
    held = {"version": 2, "plugins": {name: [{"scope": "user"}] for name in names}}
    (client / "plugins" / "installed_plugins.json").write_text(json.dumps(held))
    (client / "settings.json").write_text(json.dumps({"enabledPlugins": enabled}))


def clone(client, folder, name="cs"):
    path = client / "skills" / folder / ".claude-plugin" / "plugin.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"name": name}))
    return path.parents[1]


class TestTheName:
    def test_of_ours_alone(self, client):
        """
        One clone, or one installed plugin, beside others of other names is no problem.
        """
        assert [] == list(installed.problems(client))
        clone(client, "agent-memory")
        clone(client, "other", "other")
        install(client, "other@somewhere")
        assert [] == list(installed.problems(client))

    def test_of_an_installed_plugin(self, client):
        """
        An installed plugin of the name keeps the client from loading a clone.
        """
        folder = clone(client, "agent-memory")
        install(client, "cs@theirs")
        what = "is not loaded: cs@theirs has the name cs, too; remove one of the two"

        assert [(str(folder), what)] == list(installed.problems(client))
        install(client, "cs@theirs", **{"cs@theirs": False})
        assert [] == list(installed.problems(client))

    def test_of_two_installed_plugins(self, client):
        """
        Two installed plugins of the name both answer; both are named.
        """
        install(client, "cs@theirs", "cs@agent-memory")
        ((_, what),) = installed.problems(client)

        assert "cs@agent-memory and cs@theirs both answer to cs; keep one of them enabled" == what

    def test_of_two_clones(self, client):
        """
        Of two clones only one can be loaded.
        """
        first, second = clone(client, "a"), clone(client, "b")
        ((where, what),) = installed.problems(client)

        assert str(second) == where
        assert f"is not loaded: {first} has the name cs, too; remove one of the two" == what

    @pytest.mark.parametrize("text", ["", "[]", "{", '{"plugins": []}', "[" * 100000, "\0"])
    def test_in_files_that_nobody_can_read(self, client, text):
        """
        What the client's files hold in another form than we know is no problem of ours.
        """
        for name in ("settings.json", "plugins/installed_plugins.json"):
            (client / name).write_text(text)
        (clone(client, "a") / ".claude-plugin" / "plugin.json").write_text(text)

        assert [] == list(installed.problems(client))


class TestThePointer:
    def test_python(self, client, tmp_path):
        """
        A python that is gone is named with what brings one.
        """
        own = client / "plugins" / "data" / "cs-agent-memory"
        pointer.write(own, Pointer(Path(sys.executable), tmp_path, tmp_path))
        assert [] == list(installed.problems(client))
        pointer.write(own, Pointer(tmp_path / "gone", tmp_path, tmp_path))

        what = f"{tmp_path / 'gone'} is gone; type /cs:memory setup"
        assert [(str(own / "pointer"), what)] == list(installed.problems(client))

    def test_broken(self, client):
        """
        A pointer that names no places is named.
        """
        own = client / "plugins" / "data" / "cs-agent-memory"
        own.mkdir(parents=True)
        (own / "pointer").write_text("broken")
        ((where, what),) = installed.problems(client)

        assert str(own / "pointer") == where
        assert "names no places" in what


class TestTheVersion:
    def test_of_the_newest_transcript(self, tmp_path):
        """
        The client is as new as the transcript that was written last.
        """
        home = paths.home({"HOME": str(tmp_path)})
        assert installed.version(home) is None
        for age, version in enumerate(("2.1.332", "2.1.138")):
            path = home.transcripts / f"-p{age}" / "x.jsonl"
            path.parent.mkdir(parents=True)
            path.write_bytes(lines.jsonl(lines.typed("hello", version=version)))
            os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))

        assert "2.1.332" == installed.version(home)

    def test_a_transcript_that_names_none(self, tmp_path):
        """
        A newer transcript that names no version hides none that does.
        """
        home = paths.home({"HOME": str(tmp_path)})
        for age, line in enumerate((b"{}\n", lines.jsonl(lines.typed("hello", version="2.1.332")))):
            path = home.transcripts / f"-p{age}" / "x.jsonl"
            path.parent.mkdir(parents=True)
            path.write_bytes(line)
            os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))

        assert "2.1.332" == installed.version(home)


class TestTheFolder:
    def test_of_a_clone(self):
        """
        In a clone the plugin is the clone.
        """
        assert ROOT == installed.folder()

    def test_missing(self, tmp_path, monkeypatch):
        """
        Where neither a clone nor pip laid it out, it is said what does.
        """
        monkeypatch.setattr(installed.metadata, "files", lambda _: None)

        with pytest.raises(Refusal, match="clone the repository instead"):
            installed.folder(tmp_path)
