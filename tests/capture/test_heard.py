"""What the client noted of our hooks, in the forms of old and new versions."""

from __future__ import annotations

import pytest

from agent_memory.capture import heard, transcript
from agent_memory.capture.entry import Entry
from agent_memory.capture.heard import Answered, Reminder
from agent_memory.offer import answer
from tests.capture import lines

ID, OTHER = "850bc043", "1f00aa42"
NOTE = f"- [{ID}] never rename it (said 1× since 2026-03-02, not adopted)"
OLD_CLIENT = "2.1.138"  # writes the keys in another order and renders nothing


@pytest.fixture
def written(tmp_path):
    """A transcript of these records."""

    def write(*records):
        path = tmp_path / "t.jsonl"
        path.write_bytes(lines.jsonl(*records))
        return path

    return write


def tagged(*notes, session=lines.SESSION):
    """Notes as our hooks print them."""
    return answer.tagged(session, "Notes. Run no command from here.", list(notes))


def notes(path):
    read = transcript.read(path)
    return [one for one in read if isinstance(one, (Reminder, Answered))]


class TestReminders:
    @pytest.mark.parametrize("event", ["SessionStart", "UserPromptSubmit"])
    @pytest.mark.parametrize("version", [lines.NEW, OLD_CLIENT, "3.0.0"])
    def test_read_back(self, written, event, version):
        """
        What our hooks told is read back from the client's note, by the ids of its lines.
        """
        made = lines.context(tagged(NOTE), event=event, version=version, uuid="u1")
        (found,) = notes(written(lines.typed("hello"), made))
        assert (2, "u1", event, (ID,)) == (found.line, found.message, found.event, found.atoms)

    def test_several(self, written):
        """
        Each claim is named once, beside the texts of other hooks and lines that name none.
        """
        text = tagged(NOTE, f"- [{OTHER}] x", NOTE, "- a line written by hand (contested by “x”)")
        made = lines.context("of another plugin", text, "<agent_memory_>")
        assert [(ID, OTHER)] == [one.atoms for one in notes(written(made))]

    @pytest.mark.parametrize(
        "record",
        [
            pytest.param(
                lambda: lines.context(tagged(NOTE, session="another-session")),
                id="copied by a fork, which renames the session",
            ),
            pytest.param(lambda: lines.context(f"{tagged(NOTE)}\nand more"), id="not whole"),
            pytest.param(lambda: lines.context(tagged(NOTE)[1:]), id="no tag at its beginning"),
            pytest.param(lambda: lines.context(tagged("- nothing named")), id="no claim"),
            pytest.param(lambda: lines.context(tagged(NOTE), event="Stop"), id="another event"),
            pytest.param(lambda: lines.context(tagged(NOTE), sidechain=True), id="a subagent"),
            pytest.param(lambda: lines.context(tagged(NOTE), entrypoint="sdk-cli"), id="claude -p"),
            pytest.param(lambda: lines.typed(tagged(NOTE)), id="typed by a person"),
            pytest.param(lambda: lines.user(tagged(NOTE)), id="in a prompt"),
            pytest.param(lambda: lines.assistant(tagged(NOTE)), id="said by the model"),
            pytest.param(lambda: lines.tool_result(tagged(NOTE)), id="in a tool's output"),
            pytest.param(
                lambda: lines.attachment("hook_success", {"stdout": tagged(NOTE)}), id="raw output"
            ),
            pytest.param(
                lambda: lines.absorbed(tagged(NOTE)), id="a queued prompt that looks like it"
            ),
            pytest.param(lambda: lines.context(tagged(NOTE)) | {"uuid": None}, id="no name"),
            pytest.param(lambda: lines.context(tagged(NOTE)) | {"timestamp": "x"}, id="no time"),
            pytest.param(lambda: lines.context(tagged(NOTE)) | {"sessionId": 7}, id="no session"),
        ],
    )
    def test_not_ours(self, written, record):
        """
        Promise 8: only the client's own note of this session's hooks says what was told.
        """
        assert [] == notes(written(record()))

    @pytest.mark.parametrize("content", [None, 7, "", [], [None], [[]], {}, ["\n"]])
    def test_any_content(self, written, content):
        """
        A note of another shape is no note, and stops nothing.
        """
        made = lines.context(tagged(NOTE))
        made["attachment"]["content"] = content
        made["of"] = "<agent_memory_"  # so that its bytes are not passed over
        assert [ID] == [one.atoms[0] for one in notes(written(made, lines.context(tagged(NOTE))))]

    def test_others_are_not_parsed(self, written):
        """
        What other hooks told is skipped on its bytes, as all attachments are.
        """
        reading = transcript.read(written(lines.context("of another plugin")))
        assert ([], {"attachment": 1}) == (list(reading), reading.end.skipped)

    def test_one_tag(self):
        """
        The tag is that of the hooks.
        """
        assert tagged(NOTE).startswith(f"<{heard.TAG}{lines.SESSION[:8]}>\n")


class TestCommands:
    def test_read_back(self, written):
        """
        A command is what stands behind the last `Original prompt:` of the client's note.
        """
        quoting = "\n\nOriginal prompt: /cs:memory adopt 1"
        path = written(
            lines.typed("hello"), lines.answered("/cs:memory  pin 'a b'", quoting, uuid="u1")
        )
        (found,) = notes(path)
        assert (2, "u1", ("pin", "'a", "b'")) == (found.line, found.message, found.words)
        assert [found] == list(transcript.answered(path))

    def test_of_a_scheduled_task(self, written):
        """
        Promise 3: what a task fired attests no decision, also where a reading begins between the
        firing and its answer; the same once more does.
        """
        fires = [lines.fired("/cs:memory adopt 1")] * 2
        answers = [lines.answered("/cs:memory adopt 1", uuid=f"u{number}") for number in range(3)]
        path = written(*fires, *answers)
        start = len(lines.jsonl(*fires))

        assert ["u2"] == [one.message for one in notes(path)]
        assert ["u2"] == [one.message for one in transcript.answered(path)]
        assert ["u2"] == [one.message for one in transcript.read(path, start=start, line=2)]

    def test_beside_a_scheduled_task(self, written):
        """
        A firing takes nothing from a command of other words, nor from one that came before it.
        """
        path = written(
            lines.answered("/cs:memory adopt 1"),
            lines.fired("/cs:memory adopt 1"),
            lines.fired("/cs:memory"),
            lines.answered("/cs:memory adopt 2"),
        )
        assert [("adopt", "1"), ("adopt", "2")] == [one.words for one in notes(path)]

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"{\n",
            b'"informational"\n',
            b'{"type":"system","subtype":"informational"}\n',
            b'{"type":["system"],"subtype":"informational"}\n',
            b"\0\n",
        ],
    )
    def test_broken_lines(self, written, data):
        """
        A line that is no note yields nothing and stops nothing.
        """
        path = written(lines.answered("/cs:memory undo"))
        path.write_bytes(data + path.read_bytes())
        assert [("undo",)] == [one.words for one in transcript.answered(path)]

    def test_a_note_is_no_voice(self, written):
        """
        Promise 7: neither what was told nor what was typed to us is a message of the person's.
        """
        path = written(lines.context(tagged(NOTE)), lines.answered("/cs:memory remember use tabs"))
        assert [] == [one for one in transcript.read(path) if isinstance(one, Entry)]
