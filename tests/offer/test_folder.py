"""The view's folder: ours inside the project, never one that came with it."""

from __future__ import annotations

import os
import subprocess
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.errors import Refusal
from agent_memory.offer import folder

GIT = ["git", "-c", "user.name=n", "-c", "user.email=e@example.com", "-c", "commit.gpgsign=false"]


def git(place, *words):
    run = subprocess.run([*GIT, *words], cwd=place, check=True, capture_output=True, text=True)
    return run.stdout


@pytest.fixture(params=["2", "3", "4"], ids=lambda version: f"index version {version}")
def repository(tmp_path, request):
    """A repository with some files, whose index has each of the forms that git writes."""
    root = tmp_path / "shop"
    root.mkdir()
    git(root, "init", "-q")
    git(root, "config", "index.version", request.param)
    for name in (".github/one.yml", ".gitattributes", ".memoir/two", "a.txt", "z/.memory/deep"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    git(root, "add", "-A")
    if request.param == "3":  # git writes version 3 only where an entry needs it
        (root / "later").write_text("")
        git(root, "add", "-N", "later")
    return root


def test_git_ignores_it(repository):
    """
    Promise 13: the view is ignored by git, its own folder included.
    """
    made = folder.made(repository)
    (made / "atoms.jsonl").write_text("{}\n")

    assert "" == git(repository, "status", "--short", "--ignored=no", ".memory")
    assert folder.IGNORE == (made / ".gitignore").read_bytes()
    assert folder.objection(repository) is None


def test_a_repository_of_its_own(repository):
    """
    A folder that git tracks came with the repository: it is left alone and named.
    """
    folder.made(repository)
    assert not folder.tracked(repository)

    git(repository, "add", "-f", ".memory/.gitignore")
    before = (repository / ".memory" / ".gitignore").read_bytes()

    assert folder.tracked(repository)
    with pytest.raises(Refusal, match="is tracked by git"):
        folder.made(repository)
    assert before == (repository / ".memory" / ".gitignore").read_bytes()


def test_a_sha256_repository(tmp_path):
    """
    A repository with the longer object ids is read as well.
    """
    git(tmp_path, "init", "-q", "--object-format=sha256")
    (tmp_path / ".memory").mkdir()
    (tmp_path / ".memory" / "atoms.jsonl").write_text("")
    git(tmp_path, "add", "-A")

    assert folder.tracked(tmp_path)


def test_a_worktree(repository):
    """
    A worktree has an index of its own.
    """
    git(repository, "commit", "-q", "-m", "one")
    other = repository.parent / "other"
    git(repository, "worktree", "add", "-q", str(other))
    folder.made(other)
    git(other, "add", "-f", ".memory/.gitignore")

    assert folder.tracked(other)
    assert not folder.tracked(repository)


@pytest.mark.parametrize(
    ("plant", "words"),
    [
        pytest.param(lambda view, aside: view.symlink_to(aside), "symbolic link", id="a link"),
        pytest.param(lambda view, _: view.write_text("x"), "is no folder", id="a file"),
        pytest.param(
            lambda view, _: (view.mkdir(), (view / "notes").write_text("x")),
            "did not write",
            id="another tool's folder",
        ),
        pytest.param(
            lambda view, aside: (view.mkdir(), (view / ".gitignore").symlink_to(aside / "x")),
            "symbolic link",
            id="a link inside",
        ),
    ],
)
def test_what_is_not_ours(tmp_path, plant, words):
    """
    A link, a file or another tool's folder is refused, and nothing in it is touched.
    """
    aside = tmp_path / "aside"
    aside.mkdir()
    (aside / "x").write_text("kept")
    plant(tmp_path / ".memory", aside)
    before = sorted((path, path.lstat().st_mtime_ns) for path in tmp_path.rglob("*"))

    with pytest.raises(Refusal, match=words):
        folder.made(tmp_path)
    assert before == sorted((path, path.lstat().st_mtime_ns) for path in tmp_path.rglob("*"))


def test_an_empty_folder(tmp_path):
    """
    An empty folder, as a kill may leave it, becomes ours.
    """
    (tmp_path / ".memory").mkdir()

    assert tmp_path / ".memory" == folder.made(tmp_path)


def test_a_pipe_does_not_hang(tmp_path):
    """
    A pipe or a folder in place of an index tracks nothing.
    """
    (tmp_path / ".git").mkdir()
    os.mkfifo(tmp_path / ".git" / "index")

    assert not folder.tracked(tmp_path)


def test_a_number_without_an_end(tmp_path):
    """
    A hostile index costs no more than its length.
    """
    (tmp_path / ".git").mkdir()
    head = b"DIRC" + (4).to_bytes(4, "big") + (1).to_bytes(4, "big")
    (tmp_path / ".git" / "index").write_bytes(head + bytes(62) + b"\xff" * 4_000_000)
    before = time.process_time()

    assert not folder.tracked(tmp_path)
    assert time.process_time() < before + 1


@given(data=st.binary(max_size=300), head=st.sampled_from([2, 3, 4]))
def test_any_index(tmp_path_factory, data, head):
    """
    Whatever stands in the place of an index tracks nothing and breaks nothing.
    """
    root = tmp_path_factory.mktemp("any")
    (root / ".git").mkdir()
    count = (2**31).to_bytes(4, "big")
    (root / ".git" / "index").write_bytes(b"DIRC" + head.to_bytes(4, "big") + count + data)

    assert not folder.tracked(root)


@pytest.mark.parametrize(
    "pointer", [b"", b"gitdir: ../nowhere", b"gitdir: \xff\xfe", b"\0" * 100, b"x" * 99999]
)
def test_any_pointer(tmp_path, pointer):
    """
    A pointer that leads nowhere leads to no index.
    """
    (tmp_path / ".git").write_bytes(pointer)

    assert not folder.tracked(tmp_path)


def test_an_index_too_long_to_see_the_view_in(repository, monkeypatch):
    """
    Promise 13: a repository cannot hide that it tracks a view behind its other files.
    """
    folder.made(repository)
    (repository / ".a").mkdir()
    for number in range(40):
        (repository / ".a" / f"{number}").write_text("")
    git(repository, "add", "-f", ".a", ".memory/.gitignore")
    monkeypatch.setattr(policy, "GIT_INDEX_HEAD", 1000)

    with pytest.raises(Refusal, match="too long to see"):
        folder.made(repository)


@pytest.mark.parametrize("after", [False, True])
def test_a_split_index(repository, after):
    """
    A view that is tracked by the half of an index that another file holds is left alone.
    """
    folder.made(repository)
    git(repository, "add", "-f", ".memory/.gitignore")
    git(repository, "update-index", "--split-index")
    if after:
        (repository / "later").write_text("")
        git(repository, "add", "later")

    with pytest.raises(Refusal, match="is tracked by git"):
        folder.made(repository)
