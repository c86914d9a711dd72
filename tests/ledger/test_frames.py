"""Constructions that say one thing in several ways."""

from __future__ import annotations

import pytest

from agent_memory.ledger.canonical import canonical


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("only deploy when I ask", "never deploy unless I ask", id="only when"),
        pytest.param("ask me before deploying", "never deploy unless I ask", id="ask first"),
        pytest.param(
            "without my approval never deploy", "never deploy unless I ask", id="without, in front"
        ),
        pytest.param("global state must not be used", "don't use global state", id="passive"),
        pytest.param("global state is forbidden", "no global state", id="forbidden"),
        pytest.param("forms must use zod", "use zod for forms", id="must use"),
        *(
            pytest.param(text, "run the tests before you commit", id=text)
            for text in (
                "no commits without running the tests",
                "without running the tests, never commit",
                "don't commit before the tests pass",
                "never commit code until the tests are green",
                "only commit when the tests pass",
                "the tests must pass before every commit",
                "before you commit run the tests",
                "before committing run the tests",
                "never commit if the tests have not passed",
                "没跑测试不要提交",
            )
        ),
        pytest.param(
            "never deploy without checking the logs", "check the logs before deploying", id="check"
        ),
        pytest.param(
            "no PR without green tests", "run the tests before you open a PR", id="to open a PR"
        ),
        pytest.param(
            "clippy must be clean before you say you are done",
            "run clippy before finishing the task",
            id="the end",
        ),
        pytest.param("zod is what we use for forms", "use zod for forms", id="what we use"),
        *(
            pytest.param(text, "put seeds into db/seeds", id=text)
            for text in (
                "seeds belong in db/seeds",
                "seeds go into db/seeds",
                "the seeds live in db/seeds",
                "seeds must be stored in db/seeds",
                "db/seeds is the place for seeds",
                "save seeds in db/seeds",
            )
        ),
        pytest.param("logs go to stderr", "print the logs to stderr", id="where output goes"),
        pytest.param(
            "never fix a bug before you have reproduced it",
            "reproduce a bug before you fix it",
            id="the perfect tells the order",
        ),
        pytest.param("continue but never push", "never push", id="going on"),
        pytest.param("limit the payload to 5 MB", "the payload is at most 5mb", id="a limit"),
        pytest.param(
            "when you write migrations prefix the migrations",
            "prefix the migrations",
            id="doing it",
        ),
        pytest.param("leave the tables alone", "don't change the tables", id="left alone"),
        pytest.param("leave names untranslated", "don't translate names", id="left undone"),
        pytest.param("no figure without a caption", "every figure needs a caption", id="needs"),
        pytest.param(
            "never allocate outside of setup", "only allocate in setup", id="nowhere else"
        ),
        pytest.param("take the key from the vault", "the key comes from the vault", id="source"),
        pytest.param("mocks are fine in tests", "use mocks in tests", id="what is fine"),
        pytest.param("never commit dumps to this repo", "never commit dumps", id="everywhere"),
        pytest.param(
            "no shaders in the scene file, they go into shaders/",
            "shaders belong in shaders/",
            id="where it goes instead",
        ),
        pytest.param(
            "never type rates by hand, take them from rates.csv",
            "rates come from rates.csv",
            id="where it comes from instead",
        ),
        pytest.param("the ledger is off limits", "never touch the ledger", id="off limits"),
        pytest.param("no changes to the ledger", "don't change the ledger", id="a forbidden deed"),
        pytest.param(
            "a hard rule for the firmware: never block in an interrupt",
            "never block in an interrupt",
            id="a label",
        ),
        pytest.param(
            "always mask ids, whatever the form says", "always mask ids", id="a concession"
        ),
        pytest.param("the client must not log ids", "never log ids in the client", id="by whom"),
        pytest.param("sprites are drawn with inkpad", "use inkpad for sprites", id="done with"),
        pytest.param("jobs go through the broker", "use the broker for jobs", id="goes through"),
        pytest.param(
            "run the small set through the solver", "run the solver on the small set", id="run on"
        ),
        pytest.param(
            "donor names never leave the clinic", "keep donor names in the clinic", id="stays"
        ),
        pytest.param(
            "lengths are in furlongs", "give lengths in furlongs", id="what something is in"
        ),
        pytest.param(
            "calibrate the scale first, then weigh",
            "calibrate the scale before you weigh",
            id="first, then",
        ),
        pytest.param(
            "never weigh until the scale is calibrated",
            "calibrate the scale before you weigh",
            id="until it is done",
        ),
        pytest.param(
            "nothing is printed before I have seen the proof",
            "show me the proof before you print",
            id="before I have seen it",
        ),
        pytest.param("never use any font but Lato", "only use Lato", id="nothing but"),
        pytest.param("leave the borders out", "no borders", id="left out"),
        pytest.param("schema changes need my ok", "no schema changes unless I ask", id="my ok"),
        pytest.param("leave the deploy to me", "never deploy unless I ask", id="left to me"),
        pytest.param("releases are my job", "no releases unless I ask", id="my job"),
        pytest.param("names stay untranslated", "never translate names", id="stays so"),
        pytest.param("keep the fees hidden", "don't show the fees", id="kept so"),
        pytest.param("only notes, no essays", "use notes, not essays", id="only, no"),
        pytest.param("never neglect the units", "include the units", id="what is not left out"),
        pytest.param("fees are printed apart", "print the fees apart", id="what is done with all"),
        pytest.param("never say buyer, say guest", "use guest instead of buyer", id="a word"),
    ],
)
def test_one_construction(text, told):
    """
    A clause has the signature and the words of the construction it is brought into.
    """
    one, other = canonical(text), canonical(told)
    assert one.signature == other.signature
    assert one.tokens == other.tokens


@pytest.mark.parametrize(
    ("text", "forbids"),
    [
        pytest.param("ask before deploying", True, id="an act under a condition"),
        pytest.param("ask before lunch whether it works", True, id="whatever is asked about"),
        pytest.param("ask the vendor before deploying", False, id="somebody else"),
        pytest.param("only deploy on Fridays", False, id="another condition"),
        pytest.param("wait, no", False, id="an exclamation"),
    ],
)
def test_what_is_turned_around(text, forbids):
    """
    Only asking the person makes a prohibition of a wish.
    """
    assert forbids == bool(canonical(text).polarity and canonical(text).condition)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("never commit without a ticket", id="a thing"),
        pytest.param("never use an id without quotes", id="a manner"),
        pytest.param("don't run the tests before the build", id="an order of two checks"),
        pytest.param("don't commit if the tests fail", id="a failure"),
        pytest.param("don't squash before merging", id="an act that belongs to another"),
        pytest.param("don't merge before I have reviewed it", id="an act of the person"),
    ],
)
def test_what_stays_a_prohibition(text):
    """
    Only a check that must come first makes a wish of a prohibition.
    """
    assert canonical(text).polarity


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        pytest.param("before you commit and push run the linter", "execut", id="and"),
        pytest.param("when you are done open the browser", "open", id="you"),
        pytest.param("when users add items update the cart", "", id="others do"),
        pytest.param("when I say deploy then wait", "wait", id="said"),
    ],
)
def test_where_a_condition_ends(text, lead):
    """
    Without a pause another verb begins the wish, if the condition tells what one of us does.
    """
    assert lead == canonical(text).lead
