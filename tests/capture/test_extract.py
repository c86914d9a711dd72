"""What of a message may stand, and what never does."""

from __future__ import annotations

import json
import pathlib
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.capture import extract
from evals import extraction

DATA = pathlib.Path(__file__).parents[2] / "evals/data"


def marked(text, **options):
    """What a message says that is more than a request."""
    return [found for found in extract.clauses(text, **options) if found.level != "request"]


def texts(text, **options):
    """The wording of what a message says that is more than a request."""
    return [found.text for found in marked(text, **options)]


@pytest.mark.parametrize(
    "text",
    [
        "never push to main",
        "always run the tests",
        "never edit config.yaml by hand",
        "we use python 3.11 everywhere",
        "we always store timestamps in UTC",
        "don't use npm, use pnpm",
        "stop adding comments to every line",
        "I told you not to touch the lock file",
        "you mustn't call the network in tests",
        "不要直接推送到主分支",
        "以后提交信息用英文写",
    ],
)
def test_a_claim_is_the_whole_clause(text):
    """
    A claim is the clause as typed, with its polarity and its dots.
    """
    assert [text] == texts(text)


@pytest.mark.parametrize(
    "text",
    [
        "no, that is fine thanks",
        "actually, can you also check the logs",
        "must I restart?",
        "why do we always rebuild the image",
        "do you remember the rule about tags?",
        "what if we never delete rows",
        "don't push yet",
        "for now don't touch the tests",
        "it always crashes on start",
        "the callback is never called",
        "never mind",
        "the docs say you must never call this twice",
        'the error says "the field must never be empty here"',
        "add a check that must never fail",
        "these records must never be lost?",
        "为什么每次都报错",
        "先不要提交",
        "登录以后白屏",
        "你还记得端口吗",
        "remember to",
        "never",
        "不要",
        "I told you",
        "",
        "\x00",
    ],
)
def test_nothing_stands(text):
    """
    Questions, hypotheses, one-offs, feedback, reports, quotations and fragments are no claims.
    """
    assert [] == texts(text)


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        (
            "never commit secrets or push to main",
            ["never commit secrets", "never push to main"],
        ),
        ("never commit or push binaries", ["never commit binaries", "never push binaries"]),
        ("不要提交或推送构建产物", ["不要提交构建产物", "不要推送构建产物"]),
        ("never use npm or yarn", ["never use npm or yarn"]),
    ],
)
def test_a_coordinated_prohibition_is_two(text, clauses):
    """
    A prohibition of two things is two claims, each with its own polarity.
    """
    assert clauses == texts(text)


def test_the_second_prohibition_has_its_own_span():
    """
    Each half of a coordinated prohibition points at its own words.
    """
    text = "please never commit secrets or push to main"
    first, second = marked(text)
    assert "never commit secrets" == text[first.start : first.end]
    assert "push to main" == text[second.start : second.end]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("Rules:\n- pnpm only\n- small commits", ["pnpm only", "small commits"]),
        ("Never:\n- commit credentials", ["never commit credentials"]),
        ("以后：\n1、先写测试\n2、更新接口文档", ["先写测试", "更新接口文档"]),
        ("Files:\n- app one\n- app two", []),
        ("I don't like this layout:\n- the header is tall\n- the font is thin", []),
    ],
)
def test_lists(text, clauses):
    """
    A list under a standing heading yields one claim an item.
    """
    assert clauses == texts(text)


@pytest.mark.parametrize(
    ("text", "clause", "level"),
    [
        ("No, use poetry", "use poetry", "shown"),
        ("Use poetry. And fix the failing import.", "Use poetry", "counted"),
        ("no, vitest", "no, vitest", "counted"),
        ("use terraform thx", "use terraform", "counted"),
        ("nein, nimm poetry", "nimm poetry", "shown"),
        ("不是，用 vitest", "不是，用 vitest", "shown"),
        ("写英文，记住", "写英文", "shown"),
        ("don't ever print it", "don't ever print it", "counted"),
        ("from now on can you log in english?", "from now on can you log in english", "shown"),
        ("No, use the other shader", None, None),
    ],
)
def test_the_shortest_of_all(text, clause, level):
    """
    A tool of which a project takes one is shown where nothing stands beside it; what points
    elsewhere, or names a tool beside others, is counted.
    """
    found = [(one.text, one.level) for one in marked(text)]
    assert ([(clause, level)] if clause else []) == found


@pytest.mark.parametrize(
    "text",
    [
        "No, {}",
        "as I said, {}",
        "Like I told you before: {}",
        "How often do I have to say it: {}",
        "again: {}",
        "I repeat, {}",
        "btw {}",
        "one more thing: {}",
        "and yes, {}",
        "to be clear: {}",
        "please, like always, {}",
        "as already agreed, {}",
        "/studio:render {}",
        "for the record, {}",
        "sorry for being picky, but {}",
        "{}, thanks",
        "{} please",
        "{}, ok?",
        "{}, got it?",
        "{} like I said yesterday",
        "{}, as we discussed",
        "{} (I said this already)",
        "{}, how many times do I have to repeat that",
        "looks good - but {}",
        "rename the shader and {}",
        "the export works now, {}",
        "can you fix the camera? {}",
        "1. {}",
        "carry on but {}",
        "carry on then. 2) {}",
    ],
)
def test_what_stands_around_a_rule(text):
    """
    Prefaces, postscripts and what else the sentence says are no part of a claim.
    """
    rule = "never export meshes in a debug build"
    assert [rule] == texts(text.format(rule))


@pytest.mark.parametrize(
    "text",
    [
        "never bake lights because the diff gets huge",
        "never check in `build/`, it broke the nightly twice",
        "always draw in linear space, otherwise the blacks crash",
        "always take it from the pool, since the collector stalls the frame",
        'always answer "not yet, thanks" to bots',
    ],
)
def test_a_reason_stays(text):
    """
    Why a rule stands is part of it, and a guard that reads the reason does not silence the rule.
    """
    assert [text] == texts(text)


@pytest.mark.parametrize(
    "text",
    [
        "should we squash and never rebase",
        "why do we squash first and always rebase after it",
        "I wonder if we should drop the cache and never restart the worker",
        "what if we pin the driver and always build from source",
        "let's say we drop the queue and never retry a job",
        "maybe we squash, and never rebase a shared branch",
    ],
)
def test_a_question_asks_all_that_it_joins(text):
    """
    Without its mark, too, a question or a hypothesis holds what it joins by "and".
    """
    assert [] == texts(text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("why is it slow? always profile it before you tune", "always profile it before you tune"),
        ("always say please", None),
        ("call every endpoint /please", None),
        ("always end a mail with thanks", None),
        ("always reply with ok", "always reply with ok"),
        ("never answer with `yes, thanks`", "never answer with `yes, thanks`"),
        ('never say "sure, ok?"', 'never say "sure, ok?"'),
        ("never use var (except in tests)", "never use var (except in tests)"),
        ("never pin v1.2.3 in build.gradle.kts, please. thanks", None),
    ],
)
def test_nothing_of_a_clause_is_cut(text, clause):
    """
    What belongs to a clause stays: objects, quotations, exceptions, dots.
    """
    found = [one.text for one in extract.clauses(text)]
    assert all(one in text for one in found)
    assert clause is None or [clause] == found


@pytest.mark.parametrize(
    "text", ["we never bake lights, right?", "never bake lights, or is that fine?"]
)
def test_who_asks_to_be_told_asks(text):
    """
    Only a question that asks to be heard is none.
    """
    assert [] == texts(text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("remember this: {}", "the plotter prints in A3"),
        ("add this to your memory: {}", "the plotter prints in A3"),
        ("please make a note: {}", "the plotter prints in A3"),
        ("save that to CLAUDE.md - {}", "the plotter prints in A3"),
        ("Remember this for future sessions. {}.", "The plotter prints in A3"),
        ("{}, remember that", "the plotter prints in A3"),
        ("{} and please save this for next time", "the plotter prints in A3"),
        ("{}; put it into memory, thanks", "the plotter prints in A3"),
        ("{}. ok great, remember that", "the plotter prints in A3"),
        ("{}, save in your memory please", "the plotter prints in A3"),
        ("Remember, {}", "the plotter prints in A3"),
        ("please remember that {}", "the plotter prints in A3"),
        ("keep in mind: {}", "the plotter prints in A3"),
        ("remember {}", "the plotter prints in A3"),
        ("save in memory that {}", "the plotter prints in A3"),
        ("update CLAUDE.md to remember that {}", "the plotter prints in A3"),
        ("{}. Remember that for your instructions", "the plotter prints in A3"),
        ("{}。这点你要记牢", "绘图仪摆在三楼"),
        ("{}，别忘了这一点", "绘图仪摆在三楼"),
        ("{}。把这条沉淀成规则吧", "绘图仪摆在三楼"),
    ],
)
def test_remember_this_beside_its_clause(text, clause):
    """
    "Remember this" asks for the clause before it, or for the only other one, which follows.
    """
    (found,) = marked(text.format(clause))
    assert (clause, True) == (found.text, found.asked)


@pytest.mark.parametrize(
    "text",
    [
        "ok do it, and add that to memory",
        "you can fix it. remember it",
        "I like it. Save that.",
        "Save that. Open the plotter dialog",
        "it works again, remember that",
        "remember this. what is A3? who prints?",
        "that is how it looks now. keep it in mind",
        "remember this for my other notes",
        "绘图仪摆在三楼。写吧",
        "绘图仪摆在三楼。保存",
    ],
)
def test_remember_that_without_a_clause_is_nothing(text):
    """
    What points at something that was said elsewhere is not kept: nothing is better than a wrong
    line.
    """
    assert [] == texts(text)


def test_remember_this_points_at_the_clause_before():
    """
    "Remember this" makes the clause before it asked for.
    """
    (found,) = marked("the broker runs on the old mini. remember this")
    assert ("the broker runs on the old mini", True, "stated") == (
        found.text,
        found.asked,
        found.confidence,
    )


def test_remember_this_alone_is_nothing():
    """
    Without a clause before it, or after a question, nothing is asked for.
    """
    assert [] == texts("remember this")
    assert [] == texts("record this in your memory")
    assert [] == texts("is the port 9092? remember this")


@pytest.mark.parametrize(
    ("text", "confidence"),
    [
        ("always use the factory for users", "stated"),
        ("from now on tag every build", "stated"),
        ("use httpx, not requests", "stated"),
        ("I prefer small pure functions", "stated"),
        ("why do you keep renaming my variables", "stated"),
        ("don't mock the clock in tests", "observed"),
        ("turns out the driver caches the schema", "observed"),
    ],
)
def test_confidence(text, confidence):
    """
    Stated is what says itself that it stands; a bare prohibition or a lesson is observed.
    """
    assert [confidence] == [found.confidence for found in marked(text)]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("never log a token", "constraint"),
        ("I prefer early returns in validators", "preference"),
        ("the staging database listens on port 5433", "fact"),
        ("we decided to keep the monorepo", "decision"),
        ("turns out the driver caches the schema", "failure"),
        ("before committing, run make check", "procedure"),
    ],
)
def test_kind(text, kind):
    """
    The marker says what kind of claim it makes.
    """
    assert [kind] == [found.kind for found in marked(text)]


def test_pasted_is_observed_at_most():
    """
    Promise 8: what may be somebody else's words is observed, and says so.
    """
    text = "from now on always run the linter before you commit"
    (found,) = marked(text, pasted=[(0, len(text))])
    assert (True, "observed", False) == (found.pasted, found.confidence, found.asked)


@pytest.mark.parametrize(
    "text",
    [
        "open the report in the browser",
        "can you update the changelog?",
        "[Image #1] please check the layout in the browser",
        "don't print these lines",
        "Which port does it use? don't change any code, only answer",
        "帮我打开浏览器看一下结果",
        "运行测试",
        "is it possible to add a map to the ticket?",
    ],
)
def test_a_bare_request_is_only_a_request(text):
    """
    A task of the moment is kept for its repetition and predicts nothing.
    """
    (found,) = extract.clauses(text)
    assert "request" == found.level
    assert "observed" == found.confidence


def test_a_part_of_a_long_order_is_no_request():
    """
    A prompt of many clauses orders one thing: sent again whole, none of its parts is a habit.
    """
    steps = [f"Open the report of branch {number} in the viewer." for number in range(1, 10)]
    assert {"request"} == {found.level for found in extract.clauses("\n".join(steps[:8]))}
    assert () == extract.clauses("\n".join(steps))


def test_nothing_of_a_log_is_shown():
    """
    What stands among the lines of a log is counted, but is no ground to show it.
    """
    rule = "from now on run the linter first"
    lines = "\n".join(f"2026-03-0{day} 10:00:00 INFO worker {day} started" for day in range(1, 10))
    assert ["shown"] == [found.level for found in marked(rule)]
    assert ["counted"] == [found.level for found in marked(f"{lines}\n{rule}")]


@pytest.mark.parametrize(
    "text",
    [
        "what does this flag do",
        "don't push that yet",
        "run",
        "is it done?",
        "thanks a lot",
        "the export is slower than yesterday",
        "it should work now",
        "no errors in the console",
        "no idea why",
        "can you hear that?",
        "can you fix it?",
        "build failed",
        "line 12 of the trace",
        "the first draft was better",
        "do we have a backup?",
        "地图加载失败",
        "点击保存没反应",
        "能支持离线吗",
        "想办法让它快起来",
        "以及导出的模板",
        "빌드가 실패했어",
        "원인은 설정 누락으로 확인",
        "画面が表示されない",
        "確認しました",
    ],
)
def test_no_request(text):
    """
    Questions, fragments and what holds for the moment only are no requests either.
    """
    assert () == extract.clauses(text)


@pytest.mark.parametrize(
    "text", ["buyao 随便改配置文件", "yihou 提交信息用英文写", "bixu 先跑测试再提交"]
)
def test_pinyin(text):
    """
    A marker that the input method left as pinyin still marks.
    """
    assert [text] == texts(text)


def test_redacted_placeholders_pass():
    """
    A placeholder in the clause leaves the clause whole.
    """
    text = "never send mail to [redacted:email] from the tests"
    assert [text] == texts(text)


@pytest.mark.parametrize("half", ["can you fix the header? ", "the page is broken. ", "thanks! "])
def test_a_guard_silences_its_own_clause_only(half):
    """
    A question or feedback beside a claim does not take it away.
    """
    assert ["Never log request bodies"] == texts(half + "Never log request bodies.")


@given(st.text(max_size=400))
def test_anything_typed_gives_values(text):
    """
    Whatever is typed gives clauses that lie inside it, or none.
    """
    for found in extract.clauses(text):
        assert 0 <= found.start < found.end <= len(text)
        assert found.text == " ".join(found.text.split())


@given(
    st.lists(
        st.sampled_from(
            [
                "never",
                "always",
                "use",
                "push",
                "to",
                "main",
                "or",
                "and",
                ",",
                ".",
                "?",
                "\n",
                "-",
                "不要",
                "提交",
            ]
        )
    )
)
def test_shuffled_words_give_values(words):
    """
    Marker words in any order never break the extractor, and the answer is always the same.
    """
    text = " ".join(words)
    assert extract.clauses(text) == extract.clauses(text)


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(
    "text",
    [
        "a" * 200_000,
        "never " * 30_000,
        "- x\n" * 50_000,
        "(" * 50_000,
        '"' * 20_001,
        "不要" * 50_000,
        "码头在仓库里是只读的" * 10_000,
    ],
    ids=["word", "never", "items", "brackets", "quotes", "chinese", "one sentence"],
)
def test_huge_messages_are_linear(text):
    """
    A hostile message costs seconds a megabyte at most.
    """
    start = time.process_time()
    extract.clauses(text)
    assert time.process_time() - start < 5


@pytest.mark.parametrize(
    ("text", "level", "confidence"),
    [
        ("no, PRs go to dev, not main", "shown", "stated"),
        ("the port is 8443, not 8080", "shown", "stated"),
        ("that belongs in the domain layer, not in the view", "shown", "stated"),
        ("hotfixes should go to stable, not trunk", "shown", "stated"),
        ("no emojis in commits, ever", "shown", "stated"),
        ("controllers never open a database connection", "shown", "stated"),
        ("money is kept in cents", "shown", "observed"),
        ("Great work. No default exports", "counted", "observed"),
        ("Great work. Our artifact registry is behind the vpn", "counted", "observed"),
        ("Great work. After changing the proto run the generator", "shown", "observed"),
    ],
)
def test_what_is_put_right_and_how_things_are(text, level, confidence):
    """
    A correction says that it stands; a bare "no X" or "X is Y" is observed.
    """
    (found,) = extract.clauses(text)
    assert (level, confidence) == (found.level, found.confidence)


@pytest.mark.parametrize(
    "text",
    [
        "from now on and always",
        "always, always, always",
        "the enemy in level two must never leave its room",
        "use a deque for this instead of a list",
        "don't touch the logic, just rename the fields",
        "translate this into dutch: never give up",
        "remember the list that i gave you, start with it",
        "let me know when you are done",
        "be careful with the upgrade",
        "if we never vacuum the table, what happens",
        "the tutorial says you should never mutate props",
        "// never call this twice",
    ],
)
def test_nothing_beyond_the_moment(text):
    """
    A marker without content, or about this place, this product or others' words, does not stand.
    """
    assert [] == [found.text for found in extract.clauses(text) if found.level != "request"]


def test_an_order_for_a_whole_thing_is_no_list_of_rules():
    """
    What follows "build me an app" says how the app is to be.
    """
    brief = "Build me a notes app. Users can share notes. Never show deleted notes. Use sqlite."
    assert [] == [found.text for found in extract.clauses(brief) if found.level == "shown"]


def test_an_interface_word_of_the_build_is_none():
    """
    An image of the CI is no picture on a screen.
    """
    (found,) = extract.clauses("From now on use npm for installs, the CI image has no pnpm.")
    assert "shown" == found.level


def test_asked_to_put_into_the_instruction_file():
    """
    What is to be remembered through CLAUDE.md is asked, and carries its content.
    """
    (found,) = extract.clauses("update CLAUDE.md to remember that the importer runs at night")
    assert found.asked
    assert found.text.endswith("the importer runs at night")


def test_pasted_by_its_marker_or_most_of_it():
    """
    A clause that only ends in somebody else's words is the person's own.
    """
    text = "always run the linter before you push, as in make lint-all"
    (typed,) = extract.clauses(text, pasted=[(text.index("make"), len(text))])
    (borrowed,) = extract.clauses(text, pasted=[(0, len("always run the linter before"))])
    assert (False, True) == (typed.pasted, borrowed.pasted)


@pytest.mark.parametrize(
    "text",
    [
        "I fixed the header. Can you please run the linter on it? Then we are done",
        "let's run the whole suite",
        "go ahead and restart the worker",
        "can you please open it in the browser when done",
        "could we tint the second layer?",
        "I'd like to hear the second take",
        "we need to split the chapter in two",
        "the legend should stand under the chart",
        "it must survive a power cut",
        "the thumbnails need regenerating",
        "for the old sensors, widen the tolerance",
        "if the probe fails you don't need to repeat the run",
        "src/mixer.rs: rename the gain knob",
        "the render looks fine, can you try it with fog",
        "no trailing stops yet",
        "only the northern stations",
        "no need to rebuild the index",
        "substitute the placeholder with a haiku",
        "recipe tests with --slow",
        "the cheap board first",
        "now another smoke test",
        "tidy imports",
        "think harder",
        "explain why the pump stalls?",
    ],
)
def test_a_request_in_any_dress(text):
    """
    A bare request is found inside a longer message and under its politeness.
    """
    assert ["request"] == [found.level for found in extract.clauses(text)]


@pytest.mark.parametrize(
    "text",
    [
        "remember to restart the worker",
        "never forget to close the serial port",
        "make sure you update the fixture",
        "[Image #1] open it with the emulator",
        "lets compare that with the old export",
        "flash the second board and read the console",
        "check drift",
        "固件烧录到二号板子",
        "训练完成后给我发一条消息",
        "为了省流量，压缩首屏图片",
        "能不能帮我把日志按天切割？",
        "确认一下接口是否都加了鉴权",
        "显存不够就换成小模型",
        "角色的跳跃高度降低一点",
        "应当允许玩家自定义按键",
        "관리자 메뉴에 통계 추가해야 함",
        "펌웨어를 보드에 구워봐",
        "표를 오른쪽 정렬로 변경",
        "이 부분 설명 좀 해줄래?",
        "캐시가 어떻게 쌓이는지 정리해줘",
        "敵の移動速度を下げて",
        "センサーの値を毎秒読むようにしたい",
        "テストを追加",
        "デプロイ用スクリプトも更新してもらえますか？",
    ],
)
def test_a_step_is_a_request(text):
    """
    A step of the moment is kept for its repetition alone, however it is worded.
    """
    assert ["request"] == [found.level for found in extract.clauses(text)]


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("The report goes into the build folder remember? the one in docs", "The report goes into"),
        ("the fixtures live in tests/data, remember?", "the fixtures live in tests/data"),
        ("never squash on this branch of ours, remember?", "never squash on this branch"),
        ("we said spaces, right?", "we said spaces"),
        ("we agreed on two reviewers, remember?", "we agreed on two reviewers"),
    ],
)
def test_a_question_that_reminds_states(text, clause):
    """
    Who only reminds of a rule has said it before.
    """
    (found,) = extract.clauses(text)
    assert "stated" == found.confidence
    assert found.text.startswith(clause)


@pytest.mark.parametrize(
    "text",
    [
        "do you remember the port?",
        "can you still remember?",
        "is that the flag we have to remember?",
        "the queue drops jobs, right?",
        "did we rename the topic, remember?",
    ],
)
def test_a_question_that_asks_says_nothing(text):
    """
    Who asks what is so, or what is remembered, lays nothing down.
    """
    assert [] == texts(text)


@pytest.mark.parametrize(
    "text",
    [
        "remember to use the staging profile",
        "don't forget to run the formatter before committing",
        "never forget to escape user input",
        "remember to bump the version",
    ],
)
def test_a_reminder_of_something_lasting_states(text):
    """
    Who reminds of what is done each time says that it stands.
    """
    (found,) = extract.clauses(text)
    assert ("shown", "stated") == (found.level, found.confidence)


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("can you please just run it and don't ask again", "counted"),
        ("don't start the emulator again", None),
        ("first the spec, then the code", "counted"),
        ("the client wants everything in landscape", "counted"),
        ("the client wants a new logo", None),
        ("weeks start on monday", "counted"),
        ("the totals are off", None),
        ("we say guests, not users", "shown"),
        ("the style guide says single quotes", "shown"),
        ("a ticket without a repro is useless", "shown"),
        ("you didn't run the linter", "counted"),
        ("you didn't fix the bug", None),
        ("images load slowly", None),
        ("print the position after every frame", None),
        ("only compile the second target", None),
        ("must I rename every sensor", None),
        ("use the tokens for all spacings, printed or not", "shown"),
        ("releases we tag by hand", "shown"),
        ("invoices carry no first names", "counted"),
        ("v1 is closed for new routes", "counted"),
        ("owner tags on all resources", "counted"),
        ("only touch the part i mentioned", "shown"),
        ("requests from the phone get lost", None),
        ("errors in all browsers", None),
        ("remember that time when the disk was full", None),
    ],
)
def test_rules_in_plain_words(text, level):
    """
    A rule needs no word that says it stands; what happens, or is to be done once, is none.
    """
    assert level == next((found.level for found in marked(text)), None)


@pytest.mark.parametrize(
    "text", ["test result: FAILED", "search space is the key", "build failed in 3s", "run it again"]
)
def test_a_noun_that_looks_like_a_verb_asks_for_nothing(text):
    """
    A line of a log, or a subject that is spelled like a verb, is no request.
    """
    assert () == extract.clauses(text)


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize(
    ("name", "level", "precision", "recall"),
    [
        ("extraction", "shown", 0.97, 0.78),
        ("extraction", "counted", 0.95, 0.95),
        ("extraction_practice", "shown", 0.95, 0.50),
        ("extraction_practice", "counted", 0.92, 0.90),
        ("extraction_more", "shown", 0.93, 0.62),
        ("extraction_more", "counted", 0.85, 0.88),
    ],
)
def test_floors(name, level, precision, recall):
    """
    On the hand-written messages precision and recall stay above their floors.
    """
    lines = (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    figures = extraction.measure([json.loads(line) for line in lines], level)
    assert precision <= figures["precision"]
    assert recall <= figures["recall"]
