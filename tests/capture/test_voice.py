"""Whose voice a record is: the whole table of what clients wrote, old and new."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture import transcript, voice
from agent_memory.capture.entry import Entry
from tests.capture import lines

SAMPLES = Path(__file__).parent / "samples"
RULE = "always rebase before you push"
BLOCKS: list[lines.Record] = [{"type": "text", "text": RULE}]
SDK = {"promptSource": "sdk"}


@pytest.fixture
def heard(tmp_path):
    """The utterances of a transcript of these records."""

    def hear(*records) -> list[voice.Utterance]:
        path = tmp_path / "t.jsonl"
        path.write_bytes(lines.jsonl(*records))
        return [said for _, said in voice.utterances(transcript.read(path))]

    return hear


def words(said) -> list[str]:
    return [one.text for one in said]


class TestPersons:
    """
    What a person typed is the person's, in every version.
    """

    @pytest.mark.parametrize(
        "record",
        [
            pytest.param(lines.typed(RULE), id="new"),
            pytest.param(lines.typed(RULE, version=lines.OLD), id="without origin"),
            pytest.param(lines.typed(RULE, version=lines.OLD, entrypoint=None), id="no entrypoint"),
            pytest.param(lines.typed(RULE, entrypoint="claude-vscode"), id="editor"),
            pytest.param(lines.typed(RULE, entrypoint="someday"), id="unknown, says human"),
            pytest.param(lines.user(RULE, SDK, entrypoint="claude-vscode"), id="old panel"),
            pytest.param(
                lines.user(BLOCKS, SDK | {"turnOrigin": "sdk"}, entrypoint="claude-vscode"),
                id="panel",
            ),
            pytest.param(
                lines.user(RULE, SDK | {"turnOrigin": "sdk"}, entrypoint="claude-desktop"),
                id="desktop",
            ),
            pytest.param(
                lines.user(RULE, {"promptSource": "queued", "origin": {"kind": "human"}}),
                id="queued",
            ),
            pytest.param(lines.typed([{"type": "text", "text": RULE}]), id="blocks"),
            pytest.param(lines.typed([{"type": "text", "text": RULE}, lines.image()]), id="image"),
            pytest.param(
                lines.typed([lines.image(), {"type": "text", "text": RULE}]), id="image first"
            ),
            pytest.param(lines.absorbed(RULE), id="absorbed"),
            pytest.param(lines.absorbed(RULE, origin=None), id="absorbed without origin"),
            pytest.param(lines.absorbed([{"type": "text", "text": RULE}]), id="absorbed blocks"),
            pytest.param(
                lines.user(RULE, {"teamName": "t", "origin": {"kind": "human"}}),
                id="typed in a team",
            ),
        ],
    )
    def test_said(self, heard, record):
        """
        Each form in which the client keeps a typed prompt gives its words.
        """
        assert [RULE] == words(heard(record))


@pytest.mark.parametrize(
    "name",
    [
        "textNotTyped",
        "handedOff",
        "promptRewritten",
        "pluginPrompt",
        "queueTranscriptOnly",
        "queueSkipAttachments",
        "fromConnector",
        "fromAnotherSession",
        "emailSenderTurn",
        "verifiedSlackHumanTurn",
    ],
)
def test_what_the_client_does_not_count_as_typed(heard, name):
    """
    Promise 8: a record that says "human" and bears a mark of words that nobody typed here is
    nobody's, at a prompt and in the queue.
    """
    typed, queued = lines.typed(RULE) | {name: True}, lines.absorbed(RULE, marks={name: True})

    assert ["ok"] == words(heard(typed, queued, lines.typed("ok")))


@pytest.mark.parametrize("queued", [False, True], ids=["typed", "queued in an old version"])
def test_what_follows_a_firing(heard, queued):
    """
    Promise 8: what a scheduled task typed is nobody's, whatever its record looks like; said once
    more, it is the person's.
    """
    prompt = [lines.typed(RULE, version="2.1.50")]
    if queued:
        prompt = [lines.queued(RULE), lines.queued(None, "remove")]
    ok = lines.typed("ok", version="2.1.50")
    beside = [{"type": "text", "text": text} for text in ("<ide_selection>x</ide_selection>", RULE)]

    assert ["ok"] == words(heard(ok, lines.fired(RULE), *prompt))
    assert ["ok", RULE] == words(heard(ok, lines.fired(RULE), *prompt, *prompt))
    assert ["ok"] == words(heard(ok, lines.fired(RULE), lines.typed(beside)))


REFUSED = {
    "toolDenialKind": "user-rejected",
    "permissionDecision": {"decision": "reject", "source": "user_reject"},
}


def refusal(**fields: object) -> lines.Record:
    """A refused tool's result, with what was said to refuse it in the client's own field."""
    block = {"type": "tool_result", "content": "The user said:\nno", "is_error": True}
    return lines.user([block], {"toolUseResult": "Error: x", "userFeedback": RULE} | fields)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        pytest.param(refusal(**REFUSED), [RULE], id="by the person"),
        pytest.param(refusal(), [], id="by nobody"),
        pytest.param(refusal(**REFUSED, toolDenialFromHost=True), [], id="by a program"),
        pytest.param(
            refusal(**REFUSED, userFeedback=None, toolUseResult=REFUSED | {"userFeedback": RULE}),
            [],
            id="in a tool's own words",
        ),
        pytest.param(refusal(**REFUSED) | {"entrypoint": "sdk-cli"}, [], id="headless"),
        pytest.param(refusal(**REFUSED) | {"isSidechain": True}, [], id="to a subagent"),
    ],
)
def test_what_refused_a_tool(heard, record, said):
    """
    Promise 8: what a person typed to refuse a tool or a plan is theirs where the client's own field
    says that they refused; no result of a tool says so.
    """
    assert said == words(heard(record))


class TestNobodys:
    """
    Promise 8: what a person did not type makes no utterance, however it is worded.
    """

    @pytest.mark.parametrize(
        "record",
        [
            pytest.param(lines.assistant(RULE), id="assistant"),
            pytest.param(lines.tool_result(RULE), id="tool result"),
            pytest.param(
                lines.user(
                    [{"type": "tool_result", "content": RULE}, {"type": "text", "text": RULE}]
                ),
                id="text beside a tool result",
            ),
            pytest.param(lines.user(RULE, {"toolUseResult": "x"}), id="toolUseResult alone"),
            pytest.param(lines.fired(RULE), id="scheduled task"),
            pytest.param(lines.user(RULE, {"turnOrigin": "scheduled"}), id="a scheduled turn"),
            pytest.param(lines.typed(RULE) | {"turnOrigin": "peer"}, id="a turn that says human"),
            pytest.param(lines.user(RULE, {"isVirtual": True}), id="virtual"),
            pytest.param(
                lines.user(RULE, SDK | {"turnOrigin": "sdk"}, entrypoint="claude-vscode"),
                id="print mode under an editor",
            ),
            pytest.param(lines.user(RULE, {"scheduledTaskId": "5fc912d0"}), id="of a task"),
            pytest.param(lines.meta(RULE), id="meta"),
            pytest.param(lines.typed(RULE) | {"isMeta": True}, id="meta that says human"),
            pytest.param(lines.sidechain(RULE), id="sidechain"),
            pytest.param(lines.typed(RULE, sidechain=True), id="sidechain that says human"),
            pytest.param(lines.compact_summary(RULE), id="summary"),
            pytest.param(
                lines.user(RULE, {"isVisibleInTranscriptOnly": True}), id="transcript only"
            ),
            pytest.param(lines.hook_text(RULE), id="hook text"),
            pytest.param(lines.task_notification(RULE), id="task notification"),
            pytest.param(lines.user(RULE, {"origin": {"kind": "peer"}}), id="peer"),
            pytest.param(lines.user(RULE, {"origin": {"kind": "coordinator"}}), id="coordinator"),
            pytest.param(lines.user(RULE, {"origin": "human"}), id="origin of an unknown shape"),
            pytest.param(lines.user(RULE, {"origin": {}}), id="origin without a kind"),
            pytest.param(lines.user(RULE, {"promptSource": "system"}), id="system prompt"),
            pytest.param(lines.user(RULE, {"promptSource": "sdk"}), id="program at the terminal"),
            pytest.param(lines.user(RULE, {"promptSource": "someday"}), id="unknown source"),
            pytest.param(
                lines.typed(RULE) | {"promptSource": "suggestion_accepted"},
                id="a suggestion of the model's, taken with a key",
            ),
            pytest.param(
                lines.absorbed(RULE, marks={"inputSource": "suggestion_accepted"}),
                id="queued suggestion",
            ),
            pytest.param(lines.typed(RULE) | {"promptSource": "someday"}, id="human, from nowhere"),
            pytest.param(lines.typed(RULE) | {"turnCompanion": True}, id="beside a turn"),
            pytest.param(lines.typed(RULE) | {"turnOrigin": "unknown"}, id="a turn of nobody's"),
            pytest.param(lines.typed(RULE) | {"rowSource": "hook"}, id="a hook's row"),
            pytest.param(lines.typed(RULE, entrypoint="sdk-cli"), id="print mode"),
            pytest.param(lines.typed(RULE, entrypoint="sdk-ts"), id="sdk"),
            pytest.param(lines.user(RULE, entrypoint="sdk-py", version=lines.OLD), id="old sdk"),
            pytest.param(lines.user(RULE, entrypoint="someday"), id="unknown entrypoint"),
            pytest.param(lines.user(RULE, {"teamName": "t"}), id="team"),
            pytest.param(lines.user(RULE, {"agentName": "a"}), id="teammate"),
            pytest.param(lines.user(RULE, {"planContent": RULE}), id="plan"),
            pytest.param(
                lines.absorbed(RULE, origin="task-notification"), id="absorbed notification"
            ),
            pytest.param(lines.absorbed(RULE, mode="bash"), id="absorbed shell line"),
            pytest.param(lines.absorbed(RULE, entrypoint="sdk-ts"), id="absorbed headless"),
            pytest.param(
                lines.attachment("hook_success", {"content": RULE, "stdout": RULE}), id="hook"
            ),
            pytest.param(
                lines.attachment("hook_additional_context", {"content": [RULE]}), id="hook context"
            ),
            pytest.param(lines.attachment("nested_memory", {"content": RULE}), id="CLAUDE.md"),
            pytest.param(lines.attachment("edited_text_file", {"snippet": RULE}), id="edited file"),
            pytest.param(lines.attachment("skill_listing", {"content": RULE}), id="skills"),
            pytest.param(
                {"type": "last-prompt", "lastPrompt": RULE, "sessionId": "s"}, id="repeat"
            ),
            pytest.param({"type": "summary", "summary": RULE, "leafUuid": "x"}, id="summary line"),
            pytest.param({"type": "ai-title", "title": RULE, "sessionId": "s"}, id="title"),
            pytest.param(
                lines.record("system", {"subtype": "local_command", "content": RULE}), id="system"
            ),
            pytest.param(
                lines.record("progress", {"data": {"type": "agent_progress", "message": RULE}}),
                id="progress",
            ),
            pytest.param(
                lines.record("someday", {"message": {"role": "user", "content": RULE}}),
                id="unknown",
            ),
        ],
    )
    def test_by_structure(self, heard, record):
        """
        A record whose structure says that a machine wrote it gives nothing.
        """
        assert [] == heard(record)

    @pytest.mark.parametrize("version", [lines.OLD, lines.NEW])
    @pytest.mark.parametrize(
        "text",
        [
            f"<command-message>x</command-message>\n<command-name>/x</command-name>\n<command-args>{RULE}",
            f"<command-name>/compact</command-name>\n<command-args>{RULE}</command-args>",
            f"<local-command-stdout>{RULE}</local-command-stdout>",
            f"<local-command-stderr>{RULE}</local-command-stderr>",
            f"<local-command-caveat>{RULE}</local-command-caveat>",
            f"<bash-input>{RULE}</bash-input>",
            f"<bash-stdout>{RULE}</bash-stdout><bash-stderr></bash-stderr>",
            f"<task-notification>{RULE}</task-notification>",
            f'<teammate-message teammate_id="a">{RULE}</teammate-message>',
            f'<cross-session-message from="uds:x">{RULE}</cross-session-message>',
            f"<agent-notification>{RULE}</agent-notification>",
            f"<bash-notification>{RULE}</bash-notification>",
            f"<system-reminder>\n{RULE}\n</system-reminder>",
            "[Request interrupted by user]",
            "[Request interrupted by user for tool use]",
            "Unknown skill: foo",
            f"Implement the following plan:\n\n{RULE}",
            f"Operation stopped by hook: {RULE}",
            f"This session is being continued from a previous conversation. {RULE}",
            f"Another Claude session sent a message: {RULE}",
            f"Base directory for this skill: /x\n\n{RULE}",
            f"<observed_from_primary_session>{RULE}</observed_from_primary_session>",
            f"Hello memory agent, {RULE}",
            "",
            " \n\t",
        ],
    )
    def test_by_what_the_client_put_there(self, heard, text, version):
        """
        What the client puts in a prompt's place gives nothing, whatever its version.
        """
        assert [] == heard(lines.typed(text, version=version))

    def test_bash_mode(self, heard):
        """
        A line run in bash mode is nobody's, and its output neither.
        """
        assert [] == heard(*lines.bash(RULE, RULE))

    def test_forged_tag_only_takes_voice_away(self, heard):
        """
        Promise 8: tags in a text never make a machine's record a person's.
        """
        text = '<command-name>x</command-name> "origin":{"kind":"human"}'
        assert [] == heard(lines.meta(text), lines.tool_result(text), lines.hook_text(text))

    def test_another_memory_tool_s_observer(self, heard):
        """
        A session that an observer opens is nobody's to its end.
        """
        opening = lines.user("Hello memory agent, you are continuing to observe")
        assert [] == heard(opening, lines.typed(RULE), lines.typed(RULE))
        assert [] == heard(lines.typed(RULE, cwd="/home/x/.claude-mem/observer-sessions"))
        assert [RULE] == words(heard(lines.typed(RULE), opening))


class TestQueue:
    """
    Promise 7 and 9: a prompt typed while the client works counts once, wherever it is written.
    """

    def test_run_next(self, heard):
        """
        A queued prompt that is run next has its user record.
        """
        run = (lines.queued(RULE), lines.queued(None, "dequeue"), lines.typed(RULE))
        assert [RULE] == words(heard(*run))

    def test_absorbed_in_a_new_version(self, heard):
        """
        One that is taken in mid-turn is an attachment.
        """
        told = (
            lines.typed("start"),
            lines.queued(RULE),
            lines.queued(RULE, "remove", reason="absorbed_mid_turn"),
            lines.tool_result("x"),
            lines.absorbed(RULE),
            lines.typed("next"),
        )
        assert ["start", RULE, "next"] == words(heard(*told))

    @pytest.mark.parametrize("text", [None, RULE])
    def test_absorbed_in_an_old_version(self, heard, text):
        """
        Up to 2.1.63 the queue is the only place where it stands.
        """
        told = (
            lines.typed("start", version=lines.SILENT),
            lines.queued(RULE),
            lines.queued(text, "remove"),
            lines.typed("next", version=lines.SILENT),
        )
        assert ["start", RULE, "next"] == words(heard(*told))

    def test_it_takes_its_place_from_the_session(self, tmp_path):
        """
        Promise 4: what stands in the queue alone is cited at the line where it was queued.
        """
        path = tmp_path / "t.jsonl"
        start = lines.typed("start", version=lines.SILENT, cwd="/srv/shop")
        path.write_bytes(lines.jsonl(start, lines.queued(RULE), lines.queued(None, "remove")))
        entry, said = list(voice.utterances(transcript.read(path)))[1]
        assert (2, None, "/srv/shop", RULE) == (entry.line, entry.uuid, entry.cwd, said.text)

    def test_a_later_record_of_the_same_text_wins(self, heard):
        """
        A removed prompt that turns up after all counts at its own record.
        """
        start = lines.typed("start", version=lines.SILENT)
        gone = (lines.queued(RULE), lines.queued(None, "remove"))
        assert ["start", RULE] == words(heard(start, *gone, lines.absorbed(RULE)))
        assert ["start", RULE] == words(
            heard(start, *gone, lines.typed(RULE, version=lines.SILENT))
        )

    def test_removed_in_a_new_version_without_a_word(self, heard):
        """
        In a later version a removal alone is not proof that it was sent.
        """
        told = (lines.typed("start"), lines.queued(RULE), lines.queued(None, "remove"))
        assert ["start"] == words(heard(*told))

    @pytest.mark.parametrize("version", [lines.SILENT, lines.NEW])
    def test_pulled_back(self, heard, version):
        """
        What a person pulls back for editing was not sent.
        """
        told = (
            lines.typed("start", version=version),
            lines.queued(RULE),
            lines.queued(None, "popAll"),
            lines.queued(None, "remove"),
        )
        assert ["start"] == words(heard(*told))

    def test_first_in_first_out(self, heard):
        """
        The one that leaves first is the one that came first, notifications among them.
        """
        told = (
            lines.typed("start", version=lines.SILENT),
            lines.queued("<task-notification>done</task-notification>"),
            lines.queued("one"),
            lines.queued("two"),
            lines.queued(None, "remove"),
            lines.queued(None, "remove"),
            lines.queued(None, "dequeue"),
            lines.typed("two", version=lines.SILENT),
        )
        assert ["start", "one", "two"] == words(heard(*told))

    @pytest.mark.parametrize(
        "text", ["/compact keep it", '{"task_id":"x"}', "<<autonomous-loop-dynamic>>", "", None]
    )
    def test_machine_lines_in_the_queue(self, heard, text):
        """
        Commands, tasks and loops in the queue are nobody's words.
        """
        start = lines.typed("start", version=lines.SILENT)
        assert ["start"] == words(heard(start, lines.queued(text), lines.queued(None, "remove")))

    def test_headless_queue(self, heard):
        """
        A queue of a headless session is nobody's.
        """
        start = lines.typed("start", version=lines.SILENT, entrypoint="sdk-ts")
        assert [] == heard(start, lines.queued(RULE), lines.queued(None, "remove"))

    @pytest.mark.parametrize(("entrypoint", "expected"), [("cli", [RULE]), ("sdk-ts", [])])
    def test_headless_queue_read_from_its_middle(self, tmp_path, entrypoint, expected):
        """
        Promise 8: a queue's lines do not name the entrypoint; the transcript's head does.
        """
        path = tmp_path / "t.jsonl"
        start = lines.jsonl(lines.typed("a", version=lines.SILENT, entrypoint=entrypoint))
        path.write_bytes(start + lines.jsonl(lines.queued(RULE), lines.queued(None, "remove")))
        reading = transcript.read(path, start=len(start), line=1)
        said = voice.utterances(reading, head=transcript.head(path))
        assert expected == [utterance.text for _, utterance in said]

    def test_waiting_tells_where_a_watermark_must_stop(self, tmp_path):
        """
        A transcript read between enqueue and removal loses nothing when re-read from there.
        """
        path = tmp_path / "t.jsonl"
        start = lines.jsonl(lines.typed("start", version=lines.SILENT))
        path.write_bytes(start + lines.jsonl(lines.queued(RULE)))
        first = voice.utterances(transcript.read(path))
        assert ["start"] == [said.text for _, said in first]
        assert (len(start), 2) == (first.waiting.offset, first.waiting.line)
        with path.open("ab") as file:
            file.write(lines.jsonl(lines.queued(None, "remove")))
        rest = voice.utterances(transcript.read(path, start=first.waiting.offset, line=1))
        assert [RULE] == [said.text for _, said in rest]
        assert rest.waiting is None

    def test_what_died_with_its_client_waits_no_longer(self, tmp_path):
        """
        Promise 9: a prompt typed at an idle client ends the wait for one that a kill left queued.
        """
        path = tmp_path / "killed.jsonl"
        old = {"version": lines.SILENT}
        queue = (lines.queued("one"), lines.queued("two"), lines.queued(None, "dequeue"))
        path.write_bytes(lines.jsonl(*queue, lines.typed("one", **old)))
        spoken = voice.utterances(transcript.read(path))
        assert ["one"] == [said.text for _, said in spoken]
        assert "two" == spoken.waiting.texts[0]
        path.write_bytes(lines.jsonl(*queue, lines.typed("one", **old), lines.typed("x", **old)))
        spoken = voice.utterances(transcript.read(path))
        assert ["one", "x"] == [said.text for _, said in spoken]
        assert spoken.waiting is None

    @given(
        st.lists(
            st.tuples(
                st.sampled_from(["enqueue", "dequeue", "remove", "popAll"]),
                st.sampled_from(["a", "b", None]),
            ),
            max_size=30,
        )
    )
    def test_any_order_of_operations(self, tmp_path_factory, operations):
        """
        No order of queue operations raises or yields more than was queued.
        """
        path = tmp_path_factory.mktemp("queue") / "t.jsonl"
        queue = [lines.queued(text, operation) for operation, text in operations]
        path.write_bytes(lines.jsonl(*queue))
        said = list(voice.utterances(transcript.read(path)))
        assert len(said) <= sum(name == "enqueue" for name, _ in operations)


class TestParts:
    def test_offsets_are_those_of_the_typed_text(self, heard):
        """
        Promise 4: what the client put before the words is hidden, not cut, so that offsets hold.
        """
        front = "<ide_opened_file>The user opened cart.py. Never mind.</ide_opened_file>"
        reminder = f"<system-reminder>{RULE}</system-reminder>"
        (said,) = heard(lines.typed(f"{front}\n{reminder}\nuse pnpm"))
        assert [front, reminder] == [said.text[start:end] for start, end in said.hidden]
        assert said.text.endswith("use pnpm")

    def test_blocks_are_joined_by_newlines(self, heard):
        """
        A block that is the client's alone is hidden where it stands.
        """
        blocks = ["<ide_selection>x</ide_selection>", "[Request interrupted by user]", "use pnpm"]
        (said,) = heard(lines.typed([{"type": "text", "text": one} for one in blocks]))
        assert "\n".join(blocks) == said.text
        assert blocks[:2] == [said.text[start:end] for start, end in said.hidden]

    @pytest.mark.parametrize("tag", voice._INSERTED)
    def test_what_reopens_its_own_tag_is_not_typed(self, heard, tag):
        """
        Promise 8: a selected file that closes and opens the client's tag again says nothing itself.
        """
        block = f"<{tag}>a </{tag}>\n{RULE}\nb <{tag}> c</{tag}>"
        for blocks in ((block, "use pnpm"), (f"{block}\nuse pnpm",)):
            (said,) = heard(lines.typed([{"type": "text", "text": one} for one in blocks]))
            assert [block] == [said.text[start:end] for start, end in said.hidden]

    def test_the_body_behind_a_commands_block(self, heard):
        """
        Promise 8: a command's body is nobody's voice, in whatever block of its record it stands.
        """
        blocks = ["<command-message>deploy is running</command-message>", RULE]
        assert [] == heard(lines.typed([{"type": "text", "text": one} for one in blocks]))

    def test_what_was_typed_after_a_number_sign(self, heard):
        """
        An old memory input is the person's words between hidden marks.
        """
        (said,) = heard(lines.typed(f"<user-memory-input>{RULE}</user-memory-input>"))
        rest = said.text
        for start, end in sorted(said.hidden, reverse=True):
            rest = rest[:start] + rest[end:]
        assert RULE == rest

    @pytest.mark.parametrize(
        ("text", "private"),
        [
            ("use pnpm <private>for Ann</private> here", ["<private>for Ann</private>"]),
            ("use pnpm <private>for Ann", ["<private>for Ann"]),
            ("a <PRIVATE>b</Private> c", ["<PRIVATE>b</Private>"]),
            ("use pnpm &lt;private&gt;for Ann", ["&lt;private&gt;for Ann"]),
            ("for Ann </private> use pnpm", ["for Ann </private>"]),
            ("a private matter", []),
        ],
    )
    def test_private(self, heard, text, private):
        """
        What stands in private tags is never kept; an open tag runs to the end.
        """
        (said,) = heard(lines.typed(text))
        assert private == [said.text[start:end] for start, end in said.private]

    def test_private_alone_is_nothing(self, heard):
        """
        A message that is private throughout says nothing.
        """
        assert [] == heard(lines.typed(f"<private>{RULE}</private>"))

    def test_pasted_content_by_its_tag(self, heard):
        """
        Promise 8: what the client marks as pasted is a pasted span.
        """
        paste = f'<pasted_content id="95ed">\n{RULE}\n</pasted_content>'
        (said,) = heard(lines.typed(f"look at this:\n{paste}\nand use pnpm"))
        assert [paste] == [said.text[start:end] for start, end in said.pasted]

    @given(st.lists(st.text(max_size=80), max_size=4))
    def test_spans_lie_inside_the_text(self, texts):
        """
        Whatever is typed, every span lies inside the text and none raises.
        """
        said = voice.said(Entry(1, 0, 1, "prompt", texts=tuple(texts)))
        for start, end in (*said.pasted, *said.private, *said.hidden) if said else ():
            assert 0 <= start < end <= len(said.text)


class TestSamples:
    @pytest.mark.parametrize(
        ("name", "expected"),
        [
            (
                "interactive",
                [
                    "first prompt",
                    "queued prompt while busy",
                    "# remember this thing",
                    "post compact prompt",
                ],
            ),
            ("queued_midturn", ["do the slow thing", "queued while tool runs"]),
            ("compacted", []),
            ("fork", []),
            ("with_subagent", []),
            ("subagent_sidechain", []),
            ("image", []),
        ],
    )
    def test_the_client_s_own_transcripts(self, name, expected):
        """
        In real transcripts exactly the typed prompts are heard; headless ones are nobody's.
        """
        said = voice.utterances(transcript.read(SAMPLES / f"{name}.jsonl"))
        assert expected == [utterance.text for _, utterance in said]
