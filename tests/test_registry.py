"""Which places belong to which project: noted once, by more than a remote's name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from agent_memory import files, paths, registry
from agent_memory.project import Identity

SALT = "00112233445566778899aabbccddeeff"
APP = Identity("aaaaaaaaaaaa", "remote", "example.org/app", Path("/w/app"), Path("/w/app/.git"))
COPY = APP._replace(root=Path("/z/copy"), common=Path("/z/copy/.git"))
LOCAL = Identity("bbbbbbbbbbbb", "commondir", "/w/app/.git", Path("/w/app"), Path("/w/app/.git"))
BARE = Identity("cccccccccccc", "path", "/w/none", Path("/w/none"))


@pytest.fixture
def home():
    return paths.home(os.environ)


@pytest.fixture
def seen(home):
    """Note a place and read the registry back."""

    def _seen(identity, path, salt=SALT):
        registry.seen(home, identity, Path(path), salt=salt)
        return registry.load(home)

    return _seen


def test_nothing_yet(home):
    """
    Without a file there is nothing, and looking makes none.
    """
    assert registry.Registry() == registry.load(home)
    assert registry.load(home).known(Path("/w")) is None
    assert not home.data.exists()


def test_a_place_is_known(seen):
    """
    A path leads to the project under which it was last seen.
    """
    seen(LOCAL, "/w/app")
    found = seen(APP, "/w/app")
    assert [APP.id, None] == [found.known(Path(path)) for path in ("/w/app", "/w")]


def test_noted_once(seen, home):
    """
    The same place is noted once, and what was returned is what is read back.
    """
    first = seen(APP, "/w/app")
    assert first == registry.seen(home, APP, Path("/w/app"), salt=SALT)
    assert 1 == len(seen(APP, "/w/app").places)


def test_the_salt_stays(seen):
    """
    The first place brings the salt of its project; a later one changes nothing.
    """
    seen(APP, "/w/app")
    found = seen(APP, "/w/app/src", "ff" * 16)
    assert [SALT, None] == [found.salt(identity.id) for identity in (APP, LOCAL)]


def test_a_fresh_salt(seen):
    """
    A fresh salt is one that a place can bring, and never the same.
    """
    one, other = registry.fresh_salt(), registry.fresh_salt()
    assert one != other
    assert one == seen(APP, "/w/app", one).salt(APP.id)


@pytest.mark.parametrize(
    ("before", "identity", "path", "confirmed"),
    [
        pytest.param([], APP, "/w/app", True, id="first"),
        pytest.param([(APP, "/w/app")], COPY, "/z/copy", False, id="by its remote alone"),
        pytest.param([(APP, "/w/app")], APP, "/w/tree", True, id="worktree of a known place"),
        pytest.param(
            [(APP, "/w/app"), (COPY, "/z/copy")],
            COPY,
            "/z/copy/src",
            False,
            id="below an unconfirmed",
        ),
        pytest.param(
            [(LOCAL, "/w/app")], LOCAL._replace(common=Path("/x")), "/x", True, id="no remote"
        ),
        pytest.param([(BARE, "/w/none")], BARE, "/w/none", True, id="no git"),
        pytest.param(
            [(APP, "/w/app")], APP._replace(common=None), "/y", False, id="no repository to show"
        ),
    ],
)
def test_confirmed(seen, before, identity, path, confirmed):
    """
    A new place that joins a known project by its remote alone waits for the person's word.
    """
    for each in before:
        seen(*each)
    assert confirmed == seen(identity, path).confirmed(identity.id, Path(path))


def test_confirming(seen, home):
    """
    The person's word holds for the place and for what shares its repository.
    """
    seen(APP, "/w/app")
    seen(COPY, "/z/copy")
    registry.confirm(home, COPY, Path("/z/copy"))
    found = seen(COPY, "/z/copy/src")
    assert [True, True, False] == [
        found.confirmed(COPY.id, Path(path)) for path in ("/z/copy", "/z/copy/src", "/elsewhere")
    ]


def test_an_alias(seen, home):
    """
    A renamed project is found under its old id, through any number of renames.
    """
    seen(LOCAL, "/w/app")
    seen(APP, "/w/app")
    registry.rename(home, LOCAL.id, APP.id)
    registry.rename(home, BARE.id, LOCAL.id)
    found = registry.load(home)
    assert BARE.id == found.resolved(APP.id) == found.known(Path("/w/app"))


def test_aliases_in_a_circle(home):
    """
    Aliases that lead back to themselves end.
    """
    registry.rename(home, APP.id, LOCAL.id)
    registry.rename(home, LOCAL.id, APP.id)
    assert registry.load(home).resolved(APP.id) in (APP.id, LOCAL.id)


def test_formerly(seen):
    """
    A repository whose remote changed is recognised by its own place.
    """
    found = seen(LOCAL, "/w/app")
    assert [LOCAL.id, None, None, None] == [
        found.formerly(each) for each in (APP, COPY, LOCAL, BARE)
    ]


def test_a_bad_line_costs_itself(seen, home):
    """
    Promise 9: what is no place is passed over and counted; unknown fields are kept.
    """
    seen(APP, "/w/app")
    bad = [
        b"\xff",
        b"{",
        b"[]",
        b'{"v":2,"id":"aaaaaaaaaaaa"}',
        b'{"v":1,"id":"../../x"}',
        b"[" * 9999,
        b"",
    ]
    bad += [b'{"v":1,"id":"aaaaaaaaaaaa","id":"bbbbbbbbbbbb","path":"/n"}']
    newer = b'{"id": "bbbbbbbbbbbb", "newer": 1, "path": "/n", "v": 1}'
    older = b'{"v":1,"id":"cccccccccccc","path":"/o"}'
    sealed = newer[:-1] + registry._seal(newer)
    files.append(home.registry, b"\n".join([*bad, sealed, older]) + b"\n")
    found = registry.load(home)
    assert tuple(range(2, 10)) == found.faults
    assert [LOCAL.id, BARE.id] == [found.known(Path(path)) for path in ("/n", "/o")]
    assert {"newer": 1} == found.places[-2].model_extra


def test_every_flipped_bit_is_noticed(seen, home):
    """
    Promise 9: one flipped bit costs one line, which is named and stays where it is.
    """
    seen(APP, "/w/app")
    files.append(home.registry, home.registry.read_bytes())
    data = home.registry.read_bytes()
    length = data.index(b"\n")
    for at in range(length * 8):
        flipped = bytearray(data)
        flipped[at // 8] ^= 1 << at % 8
        home.registry.write_bytes(flipped)
        found = registry.load(home)
        assert found.faults, at
        assert {(APP.id, SALT)} == {(place.id, place.salt) for place in found.places}, at
    seen(LOCAL, "/w/other")
    assert home.registry.read_bytes().startswith(bytes(flipped))


def test_a_name_that_is_no_utf_8(seen):
    """
    A path of any bytes is noted once and found again.
    """
    path = Path(os.fsdecode(b"/w/\xff\n\xe4"))
    seen(APP, path)
    found = seen(APP, path)
    assert (APP.id, 1) == (found.known(path), len(found.places))


def test_a_held_lock(home):
    """
    While another writer has the lock nothing is noted, and the caller learns it.
    """
    with files.lock(home.lock), pytest.raises(files.Held):
        registry.seen(home, APP, Path("/w/app"), salt=SALT)
    assert registry.Registry() == registry.load(home)
