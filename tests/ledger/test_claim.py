"""Identity: when two clauses are one claim, and what no chain of joins may do."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.ledger import claim
from agent_memory.ledger.contradiction import contradicts

if TYPE_CHECKING:
    import random

SOURCE = Path(claim.__file__).parents[2]
STATED = (True, True)
BARE = (False, False)

# Words that meet in every way the rules know: verbs, objects, values, numbers, names, scopes.
OPENING = ["", "please ", "never ", "don't ", "always ", "stop ", "why do you always ", "no ",
    "only ", "ask me before ", "don't ask before ",
]  # fmt: skip
VERB = ["use", "run", "edit", "remove", "keep", "update", "write", "push", "hardcode", "adding", "",
    "test", "swallow", "open", "commit",
]  # fmt: skip
OBJECT = [
    "pnpm", "npm", "the tests", "comments", "config.py", "src/api.py", "the changelog", "emojis",
    "the line length", "30 seconds", "60 seconds", "tabs", "spaces", "legacy code", "it", "a plan",
    "PRs to dev", "PRs against main", "port 8443", "English comments", "installs",
    "the staging port",
]  # fmt: skip
TAIL = [
    "", " in module A", " in module B", " instead of yarn", ", not npm", " before committing",
    " unless I ask", " for tests", " to dev", " to main", " and push", " with --force",
    " without asking", " when I ask", " is not allowed", " must not be used", " with curl",
    " using tools/check.sh", " must use it",
    ", never to main", ", it breaks", ", npm is slow", " without running the tests", " on :9000",
    " before the tests pass", " for installs", " in English", " is 8443", ", always dev",
]  # fmt: skip
WRITTEN = [
    "不要用 npm",
    "使用 pnpm",
    "用中文回答",
    "用英文回答",
    "禁止硬编码",
    "提交前运行测试",
    "不要修改测试",
    "没跑测试不要提交",
]

clause = st.one_of(
    st.builds(
        "{}{} {}{}".format,
        st.sampled_from(OPENING),
        st.sampled_from(VERB),
        st.sampled_from(OBJECT),
        st.sampled_from(TAIL),
    ),
    st.sampled_from(WRITTEN),
)
sighting = st.tuples(clause, st.booleans())


def one(a: str, b: str, stated: tuple[bool, bool] = STATED) -> str | None:
    return claim.same(claim.canonical(a), claim.canonical(b), stated=stated)


def groups(sightings: list[tuple[str, bool]]) -> list[list[tuple[str, bool]]]:
    forms = [(claim.canonical(text), stated) for text, stated in sightings]
    return [[sightings[at] for at in group] for group in claim.components(forms)]


@pytest.mark.parametrize(
    ("rule", "a", "b"),
    [
        ("same words", "Ok, can you make sure we always use pnpm", "please use pnpm"),
        ("same words", "use pnpm instead of npm", "Don't use npm, use pnpm."),
        ("same words", "We deploy with scripts/ship.sh", "deploy with `scripts/ship.sh`"),
        ("same words", "avoid barrel files", "never use barrel files"),
        ("same value", "no, pnpm", "use pnpm"),
        ("same things", "use British English for the docs", "docs in British English"),
        ("same words", "Bitte immer pnpm verwenden", "verwende pnpm"),
        ("same words", "请统一使用 pnpm", "use pnpm"),
        ("same words", "注释用英文写", "用英文写注释"),
        ("same words", "請用繁體中文回答", "请用繁体中文回答"),
        ("same words", "use poetry to install packages", "install dependencies with poetry"),
        ("same wrong", "never hard-code an address", "no hardcoded ports in tools/run.py"),
        ("same wrong", "delete the hardcoded values", "禁止写死"),
        ("same wrong", "stop inventing endpoints", "don't make up function names"),
        ("same document", "update setup.md", "Please update SETUP.md for 0.4 as well"),
        ("same wrong", "never edit generated files", "don't touch generated files by hand"),
        ("same wrong", "emojis are not allowed", "stop using emojis"),
        ("same wrong", "don't wait for my approval, go on", "never ask for confirmation"),
        ("same wish", "only commit when I ask", "never commit without my permission"),
        ("same wish", "ask me before committing", "don't commit unless I tell you to"),
        ("same words", "httpx is what we use for requests", "requests must use httpx"),
        ("same words", "日本語で答えて", "日本語で回答してください"),
        ("same words", "주석은 영어로 작성해라", "주석은 영어로 작성하세요"),
        ("tested with the same", "verify with curl", "test the upload route with curl"),
        ("same verb and object", "never edit the atlas", "don't touch the atlas by hand"),
        ("same verb and object", "keep captions short", "keep the captions short and flat"),
        ("same words", "When releasing always tag the commit", "tag the commit when releasing"),
        ("same words", "before a release, don't rebase", "before a release don't rebase"),
        ("same value", "commit messages must be in English", "write commit messages in English"),
        ("same value", "PRs go to dev", "merge requests must target dev"),
        ("same value", "use pnpm for installs", "pnpm is our package manager"),
        ("same value", "staging runs on :8443", "the staging port is 8443"),
        ("made with the same", "deploy with tools/ship.sh", "use tools/ship.sh to deploy"),
        ("made with the same", "remember to use ship.sh", "the app is deployed with ship.sh"),
        ("same words", "the audit log belongs in var/audit", "put the audit log into var/audit"),
        ("same words", "raw data must not be committed", "never commit raw data"),
        ("same words", "no barrel files", "don't create barrel files"),
        ("same words", "quaternions, not euler angles", "use quaternions instead of euler angles"),
        ("same words", "never reflash on your own", "don't reflash until I say so"),
        ("same words", "never reflash", "never reflash unless I ask"),
        ("same words", "why do you always rename my layers", "never rename my layers"),
        ("same words", "you forgot to trim the clips again", "always trim the clips"),
        ("same words", "round prices to two decimals", "in the output round prices to 2 decimals"),
        ("same words", "standardise the colours", "standardize the colors"),
        ("same time", "always profile before you ship", "profile the code before shipping"),
        ("same value", "at most eighty columns", "no line longer than 80 columns"),
        ("same value", "prices are integer cents", "amounts are stored as cents, never floats"),
        (
            "says all of it",
            "greet guests by name",
            "always greet guests by name, in plain words",
        ),
        (
            "same verb and object",
            "never open the valve at night",
            "never open the valve at night, the shift ends at 19",
        ),
        ("same words", "use oil here not acrylic", "oil instead of acrylic"),
        ("same verb and object", "check it on a small kiln", "test on small kilns as well"),
        ("same verb and object", "no foes on the map", "never spawn foes on the map"),
        ("same words", "no glaze changes", "don't change the glaze"),
        ("same words", "tariff changes need my approval", "never change the tariff without me"),
        ("same words", "leave the layer names alone", "don't rename the layers"),
        ("same words", "don't use teal for borders", "no teal borders"),
        ("same words", "never leave the legend out", "always include the legend"),
        ("same words", "the old maps must stay", "don't delete the old maps"),
        ("same words", "I tag the frames myself", "don't tag the frames unless I ask"),
        ("same words", "deploys come from the hotfix branch", "deploy from the hotfix branch"),
        ("same wrong", "non modificare i file generati", "non toccare mai i file generati"),
        ("same words", "los mapas no se tocan", "no toques los mapas"),
        ("same words", "quote the deed for every claim", "every claim has a quoted deed"),
        ("same words", "the fees go to the desk channel", "put the fees into the desk channel"),
        ("same words", "captions always in Dutch and Thai", "every caption in both Dutch and Thai"),
        ("same errand", "rebuild the ipa", "make a new ipa build"),
        ("same errand", "ship it to production", "deploy to production"),
        ("same in short", "second person please", "write it in the second person"),
        ("same in short", "no doubles for wages", "never store wages as doubles"),
        (
            "same in short",
            "use the ink pass for outlines",
            "don't draw outlines by hand, use the ink pass",
        ),
        ("same words", "leave the gates open, I close them", "don't close the gates"),
        ("same words", "no tuning without a backup", "back up before you tune"),
        ("same words", "don't praise before reading the essay", "read the essay before you praise"),
        ("same words", "opening a valve needs a badge", "never open a valve without a badge"),
        ("same words", "chapters without footnotes", "no footnotes in chapters"),
        ("same words", "never skip the legend", "don't leave out the legend"),
        (
            "same words",
            "no maths in the view, put it into the kernel",
            "maths goes into the kernel",
        ),
        ("same words", "put a stamp on the sleeves", "sleeves need a stamp"),
        (
            "same wrong",
            "never edit the generated clients by hand",
            "do not edit the generated clients by hand, change the schema instead",
        ),
    ],
)
def test_rules(rule, a, b):
    """
    Two wordings of one claim join, and the rule that joins them is named.
    """
    assert rule == one(a, b) == one(b, a)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param("never push to main", "push to main", id="polarity"),
        pytest.param("use npm", "use pnpm", id="one exclusive set"),
        pytest.param(
            "keep lines under 80 characters", "keep lines under 99 characters", id="numbers"
        ),
        pytest.param("never edit models.py", "never edit views.py", id="names"),
        pytest.param("read app/SKILL.md", "read web/SKILL.md", id="a name that needs its folder"),
        pytest.param(
            "use the compiler in /opt/gcc-12/arm/bin",
            "use the compiler in /opt/gcc-13/arm/bin",
            id="folders that need their path",
        ),
        pytest.param("use tabs in module A", "use tabs in module B", id="scopes"),
        pytest.param(
            "run the linter before pushing", "run the linter before merging", id="conditions"
        ),
        pytest.param("run the linter before pushing", "run the linter after pushing", id="order"),
        pytest.param("remove the map file", "remove the map directory", id="compound nouns"),
        pytest.param("keep the adapter", "remove the adapter", id="verbs that undo each other"),
        pytest.param("push before the build", "build before the push", id="which comes first"),
        pytest.param("comments in English", "commit messages in English", id="matters"),
        pytest.param("use pnpm in the web package", "use pnpm", id="a value in a scope"),
        pytest.param("port 8443 for staging", "port 8443 for prod", id="whose port"),
        pytest.param("fix this", "fix that", id="deictic"),
        pytest.param("don't change this file", "don't change that file", id="deictic prohibition"),
        pytest.param("why do you always add emojis", "add emojis", id="a complaint and a wish"),
        pytest.param("why do you delete comments", "why do you delete my logs", id="complaints"),
        pytest.param("you always run the linter", "run the linter", id="told either way"),
        pytest.param("never call A from B", "never call B from A", id="the other way round"),
        pytest.param("no class components", "don't test class components", id="no thing, no act"),
        pytest.param(
            "never commit recordings", "never commit recordings without a review", id="an exception"
        ),
        pytest.param("shorten the first chapter", "shorten the last chapter", id="ordinals"),
        pytest.param("tag each jar with the date", "tag each jar with the price", id="with what"),
        pytest.param("use oil here not acrylic", "use acrylic here not oil", id="instead of which"),
        pytest.param("log the seed in every run", "log the seed in every report", id="of which"),
        pytest.param("load the atlas from disk", "load the atlas from the server", id="sources"),
        pytest.param("sync during a call", "sync during a demo", id="times"),
        pytest.param(
            "run the export after changing the atlas",
            "run the export after changing the legend",
            id="conditions that share a verb",
        ),
        pytest.param("put maps into src/maps", "put maps into public/maps", id="places"),
        pytest.param(
            "alerts go to the desk", "alerts go to the desk only at night", id="only then"
        ),
        pytest.param(
            "don't ask for a commit after each phase", "don't wait for me", id="what is asked for"
        ),
        pytest.param(
            "expire after two hours", "expire after ten hours", id="numbers of a condition"
        ),
        pytest.param("提交前运行测试", "推送前运行测试", id="conditions in Chinese"),
        pytest.param("不要修改测试", "不要修改配置", id="objects in Chinese"),
        pytest.param("", "", id="nothing"),
        pytest.param("!!!", "!!!", id="no words"),
    ],
)
def test_apart(a, b):
    """
    Clauses that name different things stay apart, however many words they share.
    """
    assert one(a, b) is None


def test_a_bare_request_needs_more():
    """
    What joins two stated clauses does not join two bare requests.
    """
    a, b = "label public layers", "label public layers, shapes, fields and constants"
    assert "same verb and object" == one(a, b)
    assert one(a, b, BARE) is None


def test_a_request_that_forbids_in_passing_is_not_the_rule():
    """
    A bare request for something else is no rule for what it turns down at its end.
    """
    rule = "never open a popup"
    wanted = "draw the route, stops and delays of every bus beside the city map, no popup"
    assert "same wrong" == one(rule, "no popups please", (True, False))
    assert one(rule, wanted, (True, False)) is None
    assert one(wanted, rule, (False, True)) is None


def test_a_task_on_one_thing_is_no_rule_for_all():
    """
    A request about one thing joins no request about all of its kind, in whatever words.
    """
    a, b = "polish the lens", "polish all lenses"
    assert one(a, b, BARE) is None
    assert one(a, b, (False, True)) is None
    assert "same words" == one("don't touch the lens", "don't touch any lens", BARE)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("commit and push", "push it to the remote"),
        ("run all tests", "let the whole suite run"),
        ("open a pull request", "create a PR for it"),
        ("restart the dev server", "reboot the server"),
        ("merge into main", "please merge this to main"),
        ("提交并推送", "推送代码"),
        ("커밋하고 푸시해줘", "커밋 푸시"),
    ],
)
def test_an_errand_is_one_habit(a, b):
    """
    Two bare requests for one act of the trade are one habit, whatever words stand around it.
    """
    assert "same errand" == one(a, b, BARE) == one(b, a, BARE)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("commit and push", "commit"),
        ("merge the PR", "open the PR"),
        ("merge into main", "merge this into dev"),
        ("deploy to staging", "deploy to production"),
        ("run the tests", "write the tests"),
        ("run the tests", "run the tests of the parser"),
        ("review the change", "let me review the change"),
        ("restart the server", "restart the printer"),
        ("push it", "push all repos"),
        ("run the tests", "ensure that it is tested"),
        ("运行测试", "我要测试下"),
        ("pack the demo", "pack the demo, then record the trailer of the demo"),
    ],
)
def test_another_errand_is_another_habit(a, b):
    """
    Another act, another thing, a second task, or what the person does themselves stays apart.
    """
    assert one(a, b, BARE) is None


@pytest.mark.parametrize(
    ("rule", "today"),
    [
        ("必须先打开代理", "打开代理了"),
        ("test with curl before finishing", "now test all the forms with curl"),
        ("never guess the tariff", "never guess is my own comment"),
    ],
)
def test_a_rule_is_no_report_or_task_of_today(rule, today):
    """
    What was done already, a test of one thing and a remark on a rule do not join the rule.
    """
    assert one(rule, today, (True, False)) is None


def test_going_on_is_another_task_each_time():
    """
    Two bare requests to go on are no habit, and nor are a request and a larger one.
    """
    assert one("continue with the atlas", "go on with the atlas", BARE) is None
    assert one("read atlas.md", "read atlas.md and build it", BARE) is None
    assert "same words" == one("show me the atlas plan", "Show the atlas plan", BARE)


def test_two_bare_requests_of_one_value():
    """
    One value for one matter joins two clauses of which one at least is stated.
    """
    a, b = "open the PR against dev", "the base branch for PRs is dev"
    assert "same value" == one(a, b, (True, False)) == one(a, b, (False, True))
    assert one(a, b, BARE) is None


def test_a_clause_without_the_name_joins_neither():
    """
    A clause that names no file is no bridge between two that name different ones.
    """
    texts = [
        "never edit the client in api.py",
        "never edit the client",
        "never edit the client in ui.py",
    ]
    assert 3 == len(groups([(text, True) for text in texts]))


def test_polarity_is_part_of_the_claim():
    """
    O2: "never push to main" and "always push to main" are no recurrence of one claim.
    """
    never, always = map(claim.canonical, ("never push to main", "always push to main"))
    assert (True, False) == (never.polarity, always.polarity)
    assert never.tokens == always.tokens


@pytest.mark.parametrize(
    ("text", "forbids"),
    [
        ("don't forget to run the linter", False),
        ("not only the linter, also the tests", False),
        ("use pnpm, not npm", False),
        ("use pnpm don't use npm", False),
        ("don't use npm use pnpm", False),
        ("use pnpm, never npm", False),
        ("用 pnpm 不要用 npm", False),
        ("如果测试失败，不要提交", True),
        ("if the build fails don't push", True),
        ("if it doesn't build, ask me", False),
        ("keep it simple because nobody will not read it", False),
        ("use ruff rather than flake8", False),
        ("write tests when the coverage is not enough", False),
        ("never stop logging", False),
        ("don't avoid recursion", False),
        ("stop the server", False),
        ("stop logging twice", True),
        ("no longer use redux", True),
        ("不要忘记运行测试", False),
        ("请区别对待", False),
        ("别改配置", True),
        ("用 pnpm，而不是 npm", False),
        ("ne touche pas aux migrations", True),
        ("никогда не удаляй тесты", True),
    ],
)
def test_what_forbids(text, forbids):
    """
    A negation forbids only where it governs the clause itself.
    """
    assert forbids == claim.canonical(text).polarity


def test_perhaps():
    """
    Near wordings are perhaps the same; opposite ones and other names never are.
    """
    near = claim.canonical("sort imports in every module")
    assert claim.perhaps(near, claim.canonical("sort imports"))
    assert claim.perhaps(near, claim.canonical("never sort imports in every module")) is None
    assert claim.perhaps(claim.canonical("edit api.py"), claim.canonical("edit ui.py")) is None


def test_perhaps_a_complaint():
    """
    What may be a complaint or an instruction is only ever perhaps the same as the rule.
    """
    told = claim.canonical("you always delete my comments")
    meant = claim.canonical("never delete my comments")
    assert claim.perhaps(told, meant)
    assert claim.same(told, meant, stated=STATED) is None


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("why do you always ask for permission", "don't ask for permission"),
        ("you are still using the old endpoint", "don't use the old endpoint"),
        ("you renamed my variables again", "don't rename my variables"),
        ("why didn't you run the linter", "run the linter"),
        ("you still haven't updated the translations", "update the translations"),
        ("you skipped the smoke tests again", "don't skip the smoke tests"),
        ("you keep guessing", "never guess"),
    ],
)
def test_a_complaint_is_its_rule(text, rule):
    """
    A broken duty means the duty, and an unwanted act its prohibition.
    """
    told, meant = claim.canonical(text), claim.canonical(rule)
    assert meant.signature == told.signature
    assert claim.same(told, meant, stated=STATED)


@pytest.mark.parametrize(
    "text",
    [
        "why do you think it leaks",
        "you always run the linter",
        "you never push to main",
        "why is the build so slow",
    ],
)
def test_what_may_be_no_complaint(text):
    """
    A question, or what may be an instruction as well, is turned into no rule.
    """
    form = claim.canonical(text)
    assert form.signature.complaint or not form.polarity


def test_two_complaints():
    """
    Complaints about doing and about not doing one thing mean opposite rules.
    """
    done, undone = "why do you trim the clips", "you didn't trim the clips"
    assert one(done, undone) is None
    assert "same words" == one(undone, "you forgot to trim the clips")


@example((" it, not npm", False), ("不要用 npm", False))
@given(sighting, sighting)
def test_symmetric(a, b):
    """
    The order of two clauses decides nothing.
    """
    x, y = claim.canonical(a[0]), claim.canonical(b[0])
    assert claim.same(x, y, stated=(a[1], b[1])) == claim.same(y, x, stated=(b[1], a[1]))
    assert claim.perhaps(x, y) == claim.perhaps(y, x)


@given(st.lists(sighting, max_size=40))
# Every seventeenth of all of them: no list above has a length that would skip one of its words.
@example([(f"{o}{v} {x}{t}", True) for o, v, x, t in product(OPENING, VERB, OBJECT, TAIL)][::17])
def test_no_claim_holds_a_clash(sightings):
    """
    Promise 11: no component of any clauses holds two that clash or contradict each other.
    """
    for group in groups(sightings):
        forms = {claim.canonical(text) for text, _ in group}
        for a, b in combinations(forms, 2):
            assert not claim.clash(a, b)
            assert contradicts(a, b) is None
            assert a.key == b.key


@given(st.lists(sighting, max_size=30), st.randoms(use_true_random=False))
def test_order_free(sightings, chance: random.Random):
    """
    Promise 11: claims are the same whatever order their sightings are folded in.
    """
    shuffled = chance.sample(sightings, len(sightings))
    assert sorted(map(sorted, groups(sightings))) == sorted(map(sorted, groups(shuffled)))


@given(st.lists(sighting, max_size=30), sighting)
def test_a_sighting_never_splits(sightings, extra):
    """
    One more sighting may fuse claims and never splits one.
    """
    forms = [(claim.canonical(text), stated) for text, stated in [*sightings, extra]]
    after = claim.components(forms)
    for group in claim.components(forms[:-1]):
        assert any(set(group) <= set(grown) for grown in after)


@given(st.lists(sighting, max_size=30), sighting)
def test_the_index_is_exact(known, asked):
    """
    Every clause that is one claim with another is among its candidates.
    """
    index: claim.Index[int] = claim.Index()
    for at, (text, _) in enumerate(known):
        index.add(at, claim.canonical(text))
    form = claim.canonical(asked[0])
    found = index.candidates(form)
    assert len(found) == len(set(found))
    for at, (text, stated) in enumerate(known):
        if claim.same(form, claim.canonical(text), stated=(asked[1], stated)):
            assert at in found


def test_the_hash_seed_decides_nothing():
    """
    Promise 11: the same clauses give the same answers in every process.
    """
    program = (
        "from agent_memory.ledger import claim, contradiction\n"
        f"clauses = {[f'{v} {o}{t}' for v in VERB for o in OBJECT[:6] for t in TAIL[:6]]!r}\n"
        "forms = [claim.canonical(text) for text in clauses]\n"
        "print(claim.components([(form, True) for form in forms]))\n"
        "print([contradiction.contradicts(a, b) for a in forms[:60] for b in forms[:60]])\n"
        "print([claim.perhaps(a, b) for a in forms[:60] for b in forms[:60]])\n"
    )
    told = [
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(SOURCE)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0]
    assert told[0] == told[1]


@given(st.text(max_size=200))
@example("\ud800 never push")
@example("\x00")
@example("不" * 5000)
@example("use " * 2000)
@example("`" * 50 + '"' * 50)
def test_any_text_has_a_form(text):
    """
    Whatever a person typed has one canonical form, of whole words.
    """
    form = claim.canonical(text)
    assert all(form.order)
    assert len(form.order) == len(form.typed)
    assert form == claim.canonical.__wrapped__(text)


def test_a_long_clause_is_compared_by_its_start():
    """
    What lies beyond the longest clause changes nothing.
    """
    start = ("keep the parser small " * 40)[: policy.MAX_CLAUSE]
    assert claim.canonical(start) == claim.canonical(start + "and never use regular expressions")
