"""The reading hooks' protocol: events in, one object or nothing out."""

from __future__ import annotations

import json
import os
import pwd
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.offer import answer
from tests.ledger.build import PROJECT
from tests.offer.reading import SESSION, World

NAME = "UserPromptSubmit"
EVENT = {"session_id": SESSION, "prompt": "x", "prompt_id": "1"}


@pytest.fixture
def world(tmp_path):
    return World(tmp_path)


def event(world, **fields):
    environ = {key.encode(): value.encode() for key, value in world.env.items()}
    return answer.Event(NAME, environ, json.dumps({**EVENT, **fields}).encode())


def older(world):
    """The event of a session start, which no client says the typist of."""
    environ = {key.encode(): value.encode() for key, value in world.env.items()}
    return answer.Event(NAME, environ, json.dumps({"session_id": SESSION}).encode())


class TestEvent:
    def test_the_project(self, world):
        """
        The project is the one of the start directory, whatever the model's directory is.
        """
        found = event(world, cwd="/elsewhere")
        assert str(world.place.cache).encode() == found.project
        assert not found.silent

    @pytest.mark.parametrize("start", ["/elsewhere", "", "/"])
    def test_no_project(self, world, start):
        """
        A start directory that nobody captured has no project.
        """
        world.env["CLAUDE_PROJECT_DIR"] = start
        assert event(world).project is None

    def test_a_session_in_the_root(self, world):
        """
        A session may start in `/`.
        """
        world.env["CLAUDE_PROJECT_DIR"] = "/"
        world.home.starts.write_text(f"starts-1\n/\t{PROJECT}\n")
        assert str(world.place.cache).encode() == event(world).project

    @pytest.mark.parametrize(
        "starts",
        [
            "",
            "starts-1\n",
            "{start}\t0123456789ab\n",
            "\n{start}\t../../../etc\n",
            "\n{start}\t0123",
        ],
    )
    def test_starts_that_lie(self, world, starts):
        """
        Only a project's id, on a line of its own, leads to its folder.
        """
        world.home.starts.write_text(starts.format(start=world.start))
        assert event(world).project is None

    def test_before_setup(self, world):
        """
        Without a pointer there is no cache and no project.
        """
        world.pointer.unlink()
        found = event(world)
        assert (None, None) == (found.cache, found.project)

    @pytest.mark.parametrize("pointer", ["", "a\nb\n", "a\nb\nrelative\n"])
    def test_a_pointer_that_lies(self, world, pointer):
        """
        A pointer without an absolute cache folder is a fault.
        """
        world.pointer.write_text(pointer)
        with pytest.raises(ValueError, match=r"cache folder|unpack"):
            event(world)

    def test_a_plugin_folder_inside_the_project(self, world):
        """
        Where the client is too old to guard it, a plugin's folder in the project is not believed.
        """
        (world.start / "plugin").mkdir()
        (world.start / "plugin" / "pointer").write_text(world.pointer.read_text())
        link = world.start.with_name("link")
        link.symlink_to(world.start)
        for folder in (world.start, link, f"{world.start}/plugin/..", f"/{world.start}/."):
            world.env["CLAUDE_PLUGIN_DATA"] = f"{folder}/plugin"
            assert event(world).project is not None
            old = older(world)
            assert (b"", None, None) == (old.plugin, old.cache, old.project)
        world.env["CLAUDE_PLUGIN_DATA"] = f"{link}/none"
        assert older(world).cache is None

    def test_a_plugin_folder_inside_its_repository(self, world):
        """
        Started in a folder of a clone, a plugin's folder beside that one is not believed either.
        """
        beside = world.start.parent / "plugin"
        beside.mkdir(exist_ok=True)
        (beside / "pointer").write_text(world.pointer.read_text())
        world.env["CLAUDE_PLUGIN_DATA"] = str(beside)
        assert older(world).cache is not None
        (world.start.parent / ".git").mkdir()
        assert (b"", None, None) == (older(world).plugin, older(world).cache, older(world).project)

    def test_a_session_in_the_home_directory(self, world, monkeypatch):
        """
        There the plugin's folder is the person's own, if it is their home by the system's records.
        """
        world.env["CLAUDE_PROJECT_DIR"] = str(world.home.cache.parent)
        assert older(world).cache is None
        for home in (world.home.cache.parent, world.plugin):
            monkeypatch.setattr(pwd, "getpwuid", lambda _, it=home: SimpleNamespace(pw_dir=str(it)))
            assert str(world.home.cache).encode() == older(world).cache

    @pytest.mark.skipif(os.geteuid() != 0, reason="only root can give a file away")
    def test_another_users_pointer(self, world):
        """
        A pointer that another user put there is a fault.
        """
        os.chown(world.pointer, 1, 1)
        with pytest.raises(ValueError, match="another user's"):
            event(world)

    @pytest.mark.parametrize("variable", ["AGENT_MEMORY", "AGENT_MEMORY_USERPROMPTSUBMIT"])
    def test_switched_off_by_the_environment(self, world, variable):
        """
        An off switch of the environment counts, and nothing but 0 is one.
        """
        world.env[variable] = "1"
        assert not event(world).silent
        world.env[variable] = "0"
        assert event(world).silent

    @pytest.mark.parametrize(
        ("off", "silent"),
        [
            ("", False),
            ("SessionStart", False),
            ("SessionStart UserPromptSubmit", True),
            ("all", True),
        ],
    )
    def test_switched_off_by_the_person(self, world, off, silent):
        """
        The pointer's fourth line names the events that the person switched off.
        """
        world.pointer.write_text(f"{world.pointer.read_text()}{off}\n")
        assert silent == event(world).silent


class TestAnswered:
    @pytest.mark.parametrize(
        ("said", "object_"),
        [
            pytest.param(None, None, id="nothing"),
            pytest.param(("", ""), None, id="empty"),
            pytest.param(("", "hi"), {"systemMessage": "hi"}, id="to the person"),
            pytest.param(
                ('a "b"\n\x1b€\U0001f600', ""),
                {
                    "hookSpecificOutput": {
                        "hookEventName": NAME,
                        "additionalContext": 'a "b"\n\x1b€\U0001f600',
                    }
                },
                id="to the model",
            ),
        ],
    )
    def test_one_object(self, world, said, object_):
        """
        What is said is one ASCII object with only the keys that it needs, or not a byte.
        """
        environ = {key.encode(): value.encode() for key, value in world.env.items()}
        data = answer.answered(NAME, lambda _: said, environ, json.dumps(EVENT).encode())
        assert data.isascii()
        assert object_ == (json.loads(data) if data else None)

    def test_switched_off(self, world):
        """
        What is switched off says nothing.
        """
        world.env["AGENT_MEMORY"] = "0"
        assert {} == world.said(NAME, lambda _: ("told", "told"))

    @pytest.mark.parametrize(
        "fault", [ValueError("x"), OSError("x"), MemoryError(), RecursionError()]
    )
    def test_a_fault(self, world, fault):
        """
        Promise 1: a fault is silence for the session and a line for status.
        """

        def work(_event: answer.Event) -> None:
            raise fault

        assert {} == world.said(NAME, work)
        assert f"{NAME}: {type(fault).__name__}" in world.errors

    @given(st.binary())
    def test_any_input(self, raw):
        """
        Promise 1: no input raises or is answered.
        """
        assert b"" == answer.answered(NAME, lambda _: ("x", "x"), {}, raw)

    @given(
        st.recursive(
            st.none()
            | st.booleans()
            | st.floats(allow_nan=False, allow_infinity=False)
            | st.integers()
            | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        )
    )
    def test_parsed_as_json_is(self, value):
        """
        An object is read as json reads it; anything else is none.
        """
        assert {"x": value} == answer.parsed(json.dumps({"x": value}))
        if not isinstance(value, dict):
            with pytest.raises(TypeError):
                answer.parsed(json.dumps(value))

    @pytest.mark.parametrize("text", ["", "{", '{"a": 1} {}', '{"a": NaN}', '{"a": Infinity}'])
    def test_what_is_no_json(self, text):
        """
        What is no JSON is a fault.
        """
        with pytest.raises((ValueError, TypeError)):
            answer.parsed(text)

    def test_another_scanner(self, monkeypatch):
        """
        A python whose own scanner asks for more is read with json.
        """

        def scanner(_context: object) -> None:
            raise AttributeError("new_hook")

        monkeypatch.setattr(answer, "make_scanner", scanner)
        assert {"a": [1]} == answer.parsed('{"a": [1]}')


class TestTagged:
    def test_by_the_session(self):
        """
        The tag is the session's own and the same in every answer to it.
        """
        assert "<agent_memory_7db3dd09>\nnote\n- a\n</agent_memory_7db3dd09>" == answer.tagged(
            SESSION, "note", ["- a"]
        )


class TestRun:
    @pytest.fixture
    def streams(self, monkeypatch, tmp_path):
        """Stdin and stdout of this process as files, and the exit code that it would leave with."""
        codes = []
        monkeypatch.setattr(answer, "leave", codes.append)
        kept = os.dup(0), os.dup(1)

        def run(raw: bytes) -> tuple[bytes, list[int]]:
            (tmp_path / "in").write_bytes(raw)
            with (tmp_path / "in").open("rb") as said, (tmp_path / "out").open("wb") as out:
                os.dup2(said.fileno(), 0)
                os.dup2(out.fileno(), 1)
                answer.run(NAME, lambda _: ("told", ""))
                os.dup2(kept[0], 0)
                os.dup2(kept[1], 1)
            return (tmp_path / "out").read_bytes(), codes

        yield run
        for each in kept:
            os.close(each)

    def test_says_and_leaves(self, streams):
        """
        A hook says what it has to say, whole, and leaves with 0.
        """
        said, codes = streams(json.dumps(EVENT).encode())
        assert "told" == json.loads(said)["hookSpecificOutput"]["additionalContext"]
        assert [0] == codes

    @pytest.mark.parametrize("raw", [b"", b"{" * 9, b'{"prompt": "' + b"x" * (1 << 21)])
    def test_leaves_in_any_case(self, streams, raw):
        """
        Promise 1: it leaves with 0 whatever it was given.
        """
        assert (b"", [0]) == streams(raw)
