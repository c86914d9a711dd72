"""A secret that one message tells is one in every message of that conversation."""

from __future__ import annotations

import pytest

from agent_memory.capture import redact
from agent_memory.cli import entry
from tests.capture.redact.build import made
from tests.cli.build import World

BARE = "Always deploy with {} when the build is green."


@pytest.fixture
def world(tmp_path, monkeypatch):
    """A person in one project."""
    found = World(tmp_path)
    monkeypatch.chdir(found.shop)
    return found


@pytest.mark.parametrize(
    ("telling", "shape"),
    [
        ("the password for staging is {}", "lantern<d6>"),
        ("the pin for the door code is {}", "<u3>4<a4>"),
        ("curl -u 'deploy:{}' works", "<a6><d4>"),
        ("<private>the token is {}</private>", "<w24>"),
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_said_before_or_after(world, telling, shape, first):
    """
    Promise 2: nothing on disk holds it, whichever of the two messages comes first.
    """
    value = made(shape)
    texts = [telling.format(value), BARE.format(value)]
    held = written(world, *(texts if first else reversed(texts)))
    assert value not in held
    assert "[redacted:known]" in held


def test_told_before_the_watermark(world):
    """
    A session that goes on later still knows what was told in the part that was read before.
    """
    value = made("lantern<d6>")
    telling = f"the password for staging is {value}"
    written(world, telling)
    assert value not in written(world, telling, BARE.format(value))


def test_what_is_found_by_itself_is_not_learned():
    """
    An address is found wherever it stands, and what tells nothing adds nothing.
    """
    known = redact.learnt([made("ask <a7>@<a7>.io"), "use pnpm"], redact.NOTHING)
    assert redact.NOTHING == known


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("the staging password is {}", str.upper),
        ("the staging password is {}", str.capitalize),
        ("the staging password is {}!", str),
        ("log in with admin:{}.", str.title),
        ("the passphrase is {} kettle anchor marble", "{}-kettle-anchor-marble".format),
        ("the passphrase is willow kettle anchor 41; not {}", "willowkettleanchor41 {}".format),
    ],
)
def test_written_otherwise(told, said):
    """
    Promise 2: in capitals, without the sentence's sign, with other joints it is the same secret.
    """
    value = made("lantern<d6>") if "phrase" not in told else "plumtree"
    again = said(value)
    known = redact.learnt([told.format(value)], redact.NOTHING)
    text = redact.redact(f"name it {again} in İzmir", known=known).text
    assert text.startswith("name it [redacted:known] ")
    assert text.endswith("in İzmir")


def test_an_ordinary_word_is_not_learned():
    """
    What would alter ordinary text is not looked for elsewhere.
    """
    known = redact.learnt(['the password is "hunter"', "password: changeme"], redact.NOTHING)
    assert "the hunter may changeme" == redact.redact("the hunter may changeme", known=known).text


def written(world, *texts: str) -> str:
    """All that is on disk of ours after these messages were taken in."""
    world.typed("one", 1, *texts)
    assert 0 == entry.run("extract", [*world.options(), "--write"])
    ours = [*world.home.data.rglob("*"), *world.home.cache.rglob("*")]
    return "".join(path.read_text("utf-8") for path in ours if path.is_file())
