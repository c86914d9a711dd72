"""Which project a place belongs to, with real git beside it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy, project
from agent_memory.errors import Refusal

ORIGIN = "git@example.org:team/app.git"


def git(folder, *arguments):
    """Run git on a folder, as somebody without a configuration."""
    who = [
        "-c",
        "user.name=n",
        "-c",
        "user.email=n@example.org",
        "-c",
        "protocol.file.allow=always",
    ]
    line = ["git", *who, "-C", str(folder), *arguments]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def identify(tmp_path):
    """The identity of a folder of this test."""
    return lambda *names: project.identify(tmp_path.joinpath(*names), user=tmp_path / "home")


@pytest.fixture
def repository(tmp_path):
    """A new repository with one commit, and an origin unless it is to have none."""

    def _repository(name, *, origin=ORIGIN):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        git(folder, "init", "-q")
        git(folder, "commit", "-q", "--allow-empty", "-m", "first")
        if origin:
            git(folder, "remote", "add", "origin", origin)
        return folder

    return _repository


class TestRemote:
    @pytest.mark.parametrize(
        "url",
        [
            "git@example.org:team/app.git",
            "git@example.org:team/app",
            "example.org:team/app.git",
            "git@example.org:/team/app.git",
            "ssh://git@example.org/team/app.git",
            "ssh://git@example.org:2222/team/app.git",
            "SSH://git@Example.ORG:/team/app.git",
            "git+ssh://example.org/team/app",
            "https://example.org/team/app.git",
            "https://example.org/team/app/",
            "https://example.org/team/app.git/",
            "https://example.org:8443/team//app",
            "https://somebody:p%40ss@example.org/team/app.git",
            "https://somebody:p@ss@example.org/team/app.git",
            "https://example.org./team/app.git?ref=main#top",
            "http://example.org/team/app",
            "git://example.org:9418/team/app.git",
            "  https://example.org/team/app.git\n",
        ],
    )
    def test_one_form(self, url):
        """
        However a remote is spelled, it is one: no scheme, user, password, port or suffix.
        """
        assert "example.org/team/app" == project.remote(url, base=Path("/"))

    @pytest.mark.parametrize(
        ("url", "key"),
        [
            ("https://GitHub.com/Team/App.git", "github.com/team/app"),
            ("https://example.org/Team/App.git", "example.org/Team/App"),
            ("https://example.org/a%20b/c", "example.org/a b/c"),
            ("ssh://git@[::1]:22/team/app", "[::1]/team/app"),
            ("work:team/app", "work/team/app"),
            ("git@example.org:~me/app.git", "example.org/~me/app"),
            ("/srv/git/app.git", "file:/srv/git/app"),
            ("file:///srv/git/app.git", "file:/srv/git/app"),
            ("../app/.git", "file:/srv/app"),
            ("C:/code/app", "file:/srv/base/C:/code/app"),
        ],
    )
    def test_other_forms(self, url, key):
        """
        What may tell two projects apart is kept: case, a directory of the user, a local place.
        """
        assert key == project.remote(url, base=Path("/srv/base"))

    @pytest.mark.parametrize(
        "url",
        [
            "",
            " ",
            "https://",
            "https://example.org",
            "https://example.org/",
            "https:///app",
            "https://exa mple.org/app",
            "https://example.org/.git",
            "javascript://example.org/app",
            "ext::sh -c x://y",
            "git@example.org:team/\x1b[2Japp",
            "git@example.org:a\0b",
            "https://example.org/" + "a" * policy.MAX_REMOTE,
        ],
    )
    def test_none(self, url):
        """
        What names no place is no remote.
        """
        assert project.remote(url, base=Path("/")) is None

    @given(st.text())
    def test_any_text(self, url):
        """
        Any text gives one printable line or nothing, and never a password.
        """
        key = project.remote(f"https://u:secret@{url}", base=Path("/"))
        assert key is None or (key.isprintable() and "secret" not in key)


class TestIdentity:
    def test_remote(self, repository, identify, tmp_path):
        """
        With an origin a project is that origin, and its view stands in the root.
        """
        repository("app")
        found = identify("app")
        assert ("remote", "example.org/team/app", tmp_path / "app") == (
            found.basis,
            found.key,
            found.root,
        )
        assert found.common == tmp_path / "app" / ".git"
        assert 12 == len(found.id)
        assert set(found.id) <= set("0123456789abcdef")

    def test_two_clones_are_one(self, repository, identify):
        """
        Two clones share an identity by their origin, however each spells it.
        """
        repository("a")
        repository("b", origin="https://me:x@example.org/team/app")
        assert identify("a").id == identify("b").id

    def test_clones_of_a_local_repository(self, repository, identify, tmp_path):
        """
        A repository on this disk is an origin, too.
        """
        git(tmp_path, "clone", "-q", "--bare", str(repository("app")), "bare.git")
        for name in ("a", "b"):
            git(tmp_path, "clone", "-q", "bare.git", name)
        assert identify("a").id == identify("b").id
        assert identify("a").key == f"file:{tmp_path}/bare"

    def test_no_origin(self, repository, identify, tmp_path):
        """
        Without an origin a project is its repository, and two of one name are two.
        """
        repository("x/app", origin=None)
        repository("y/app", origin=None)
        found = identify("x", "app")
        assert ("commondir", str(tmp_path / "x" / "app" / ".git")) == (found.basis, found.key)
        assert found.id != identify("y", "app").id

    def test_no_git(self, identify, tmp_path):
        """
        Without git a project is the start directory alone.
        """
        (tmp_path / "app" / "deep").mkdir(parents=True)
        found = identify("app")
        assert ("path", str(tmp_path / "app"), tmp_path / "app") == (
            found.basis,
            found.key,
            found.root,
        )
        assert found.id != identify("app", "deep").id

    def test_a_subdirectory(self, repository, identify):
        """
        A subdirectory belongs to the project around it.
        """
        (repository("app") / "src" / "deep").mkdir(parents=True)
        assert identify("app") == identify("app", "src", "deep")

    @pytest.mark.parametrize("origin", [ORIGIN, None])
    @pytest.mark.parametrize("relative", [False, True])
    def test_a_worktree(self, repository, identify, tmp_path, origin, relative):
        """
        A linked worktree shares the identity; its view stands in its own root.
        """
        git(repository("app", origin=origin), "worktree", "add", "-q", "../tree")
        if relative:  # as git 2.48 can write them
            (tmp_path / "tree" / ".git").write_text("gitdir: ../app/.git/worktrees/tree\n")
            entry = tmp_path / "app" / ".git" / "worktrees" / "tree" / "gitdir"
            entry.write_text("../../../../tree/.git\n")
        (tmp_path / "tree" / "src").mkdir()
        assert identify("app")._replace(root=tmp_path / "tree") == identify("tree", "src")

    def test_a_worktree_that_was_moved(self, repository, identify, tmp_path):
        """
        A worktree that git has lost counts as a place of its own until it is repaired.
        """
        git(repository("app"), "worktree", "add", "-q", "../tree")
        (tmp_path / "tree").rename(tmp_path / "moved")
        assert "path" == identify("moved").basis
        git(tmp_path / "moved", "worktree", "repair")
        assert identify("app").id == identify("moved").id

    def test_a_submodule(self, repository, identify, tmp_path):
        """
        A submodule is a project of its own.
        """
        repository("part", origin=None)
        git(repository("app"), "submodule", "add", "-q", str(tmp_path / "part"), "part")
        found = identify("app", "part")
        assert (f"file:{tmp_path}/part", tmp_path / "app" / "part") == (found.key, found.root)
        assert found.id != identify("app").id

    def test_a_bare_repository(self, repository, identify, tmp_path):
        """
        A bare repository and the inside of any have an identity and no view.
        """
        git(tmp_path, "clone", "-q", "--bare", str(repository("app")), "bare.git")
        bare, inside = identify("bare.git"), identify("app", ".git", "hooks")
        assert ("remote", f"file:{tmp_path}/app", None) == (bare.basis, bare.key, bare.root)
        assert identify("app")._replace(root=None) == inside

    def test_a_link_to_the_start(self, repository, identify, tmp_path):
        """
        A link to a project leads to the project.
        """
        repository("app")
        (tmp_path / "link").symlink_to("app")
        assert identify("app") == identify("link")

    def test_a_start_that_is_gone(self, identify, tmp_path):
        """
        A directory that was removed is known by its path, and has no view.
        """
        found = identify("gone", "deep")
        assert ("path", str(tmp_path / "gone" / "deep"), None) == (
            found.basis,
            found.key,
            found.root,
        )

    def test_no_view_in_home(self, repository, tmp_path):
        """
        Promise 13: neither the home directory nor the root of the disk gets a view.
        """
        home = repository("home")
        (home / "scratch").mkdir()
        for start in (home, home / "scratch", Path("/")):
            assert project.identify(start, user=home).root is None
        (tmp_path / "link").symlink_to("home")
        assert project.identify(home, user=tmp_path / "link").root is None
        assert project.identify(tmp_path, user=home).root == tmp_path

    @pytest.mark.parametrize(
        "start",
        [
            pytest.param("app", id="relative"),
            pytest.param("", id="empty"),
            pytest.param("/a\0b", id="NUL"),
            pytest.param("/\ud800", id="surrogate"),
            pytest.param("/a" * policy.MAX_PATH, id="long"),
        ],
    )
    def test_no_path(self, start):
        """
        What is no absolute path is refused in one line.
        """
        with pytest.raises(Refusal, match=r"is no (absolute )?path"):
            project.identify(Path(start), user=Path("/"))

    def test_a_name_too_long(self):
        """
        A path that no disk could hold is a place that is gone.
        """
        assert "path" == project.identify(Path("/" + "a" * 300), user=Path("/")).basis

    def test_undecodable(self, tmp_path):
        """
        A name that is no UTF-8 is a place like any other.
        """
        folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff"))
        folder.mkdir()
        assert folder == project.identify(folder, user=tmp_path).root


class TestForged:
    """Nothing inside a folder makes it part of another project."""

    @pytest.fixture
    def victim(self, repository, tmp_path):
        """A repository with a worktree and a submodule, and a folder that somebody else filled."""
        repository("part", origin=None)
        folder = repository("victim", origin=None)
        git(folder, "worktree", "add", "-q", "../tree")
        git(folder, "submodule", "add", "-q", str(tmp_path / "part"), "part")
        (tmp_path / "evil").mkdir()
        return folder

    @pytest.mark.parametrize(
        "target",
        [
            ".git",
            ".git/worktrees/tree",
            ".git/modules/part",
            ".git/worktrees",
            ".git/hooks",
            "",
            "\0",
            "x" * 9000,
        ],
    )
    def test_a_pointer_that_nobody_answers(self, victim, identify, tmp_path, target):
        """
        A `.git` file counts only when the place it names points back.
        """
        (tmp_path / "evil" / ".git").write_text(f"gitdir: {victim}/{target}\n")
        assert ("path", str(tmp_path / "evil")) == identify("evil")[1:3]

    @pytest.mark.parametrize(
        "data", [b"", b"gitdir:", b"gitdir: \n", b"nothing", b"\xff\xfe", b"gitdir: a\ngitdir: b"]
    )
    def test_no_pointer(self, identify, tmp_path, data):
        """
        A `.git` file that says nothing ends the search where it stands.
        """
        (tmp_path / "evil").mkdir()
        (tmp_path / "evil" / ".git").write_bytes(data)
        assert ("path", str(tmp_path / "evil")) == identify("evil")[1:3]

    def test_a_worktree_entry_of_its_own(self, victim, identify, tmp_path):
        """
        An entry that points back cannot lend what another repository has.
        """
        entry = tmp_path / "evil" / "fake" / "worktrees" / "x"
        entry.mkdir(parents=True)
        (tmp_path / "evil" / ".git").write_text("gitdir: fake/worktrees/x\n")
        (entry / "gitdir").write_text(f"{tmp_path}/evil/.git\n")
        (entry / "commondir").write_text(f"{victim}/.git\n")
        (entry / "HEAD").write_text("ref: refs/heads/main\n")
        assert "path" == identify("evil").basis

    def test_a_link_ends_the_search(self, victim, identify):
        """
        A folder whose `.git` is a link belongs to nothing, not even to the project around it.
        """
        (victim / "evil").mkdir()
        (victim / "evil" / ".git").symlink_to("../.git")
        assert ("path", str(victim / "evil")) == identify("victim", "evil")[1:3]

    def test_a_commondir(self, victim, repository, identify):
        """
        A `commondir` in a whole repository, as in GHSA-q5hj-mxqh-vv77, leads nowhere.
        """
        evil = repository("copy", origin=None)
        (evil / ".git" / "commondir").write_text(f"{victim}/.git\n")
        assert str(evil / ".git") == identify("copy").key

    def test_a_worktree_setting(self, victim, repository, identify, tmp_path):
        """
        `core.worktree` of a repository does not move its root.
        """
        git(repository("copy"), "config", "core.worktree", str(victim))
        assert tmp_path / "copy" == identify("copy").root

    @pytest.mark.parametrize("name", [".git", ".git/config", ".git/HEAD", ".git/objects"])
    def test_a_link(self, victim, repository, identify, tmp_path, name):
        """
        A link in place of git's own files lends nothing.
        """
        evil = repository("copy")
        git(victim, "remote", "add", "origin", "https://example.org/victim")
        path = evil / name
        path.rename(tmp_path / "aside")
        path.symlink_to(victim / name)
        assert identify("victim").id != identify("copy").id

    @pytest.mark.parametrize(
        "data",
        [
            pytest.param(b"", id="empty"),
            pytest.param(b"\0" * 100, id="binary"),
            pytest.param(b'[remote "origin"]\nurl = a\0b\n', id="NUL"),
            pytest.param(
                b'[remote "origin"]\nurl = https://example.org/x\n' + b"#" * 2**20, id="huge"
            ),
            pytest.param(b'[remote "origin', id="cut"),
            pytest.param(b'[remote "upstream"]\nurl = https://example.org/x\n', id="no origin"),
            pytest.param(b'[remote "Origin"]\nurl = https://example.org/x\n', id="another name"),
            pytest.param(b'[include]\npath = /etc/passwd\n[remote "origin"]\nurl\n', id="no value"),
        ],
    )
    def test_no_config(self, repository, identify, data):
        """
        A config that names no origin, or cannot be read, leaves the repository itself.
        """
        (repository("app") / ".git" / "config").write_bytes(data)
        assert "commondir" == identify("app").basis

    @pytest.mark.parametrize("named", ["gitdir", "remote"])
    def test_links_without_an_end(self, repository, identify, tmp_path, named):
        """
        Promise 1: a pointer or a remote through more links than a system follows names nothing.
        """
        for number in range(2000):
            (tmp_path / f"l{number}").symlink_to(f"l{number + 1}")
        (tmp_path / "l2000").mkdir()
        if named == "gitdir":
            (tmp_path / "app").mkdir()
            (tmp_path / "app" / ".git").write_text("gitdir: ../l0/x\n")
        else:
            repository("app", origin="../l0/x.git")
        assert identify("app").root == tmp_path / "app"

    def test_a_pipe(self, repository, identify, tmp_path):
        """
        A pipe in place of a file does not hang.
        """
        (repository("app") / ".git" / "config").unlink()
        os.mkfifo(tmp_path / "app" / ".git" / "config")
        (tmp_path / "other").mkdir()
        os.mkfifo(tmp_path / "other" / ".git")
        assert ["commondir", "path"] == [identify(name).basis for name in ("app", "other")]


class TestConfig:
    @pytest.mark.parametrize(
        "text",
        [
            '[remote "origin"]\n\turl = {}\n',
            '[Remote "origin"]\n\tURL={}\n',
            '[remote "origin"] url = {}\n',
            "[remote.origin]\nurl = {}\n",
            '[remote "origin"]\nurl = "{}" ; the main one\n',
            '[remote "origin"]\nurl = {} # the main one\n',
            '[remote "origin"]\r\nurl = {}\r\n',
            '[remote "origin"]\nurl = {}\nurl = https://example.org/second\n',
            '[remote "origin"]\nurl = \\\n{}\n',
            '# [remote "origin"]\n; url = x\n[core]\nurl = y\n[remote "origin"]\nurl = {}\n[a]\n',
        ],
    )
    def test_as_git_reads_it(self, repository, identify, tmp_path, text):
        """
        The origin is the one that git itself names.
        """
        url = "https://example.org/team/app"
        repository("app")
        (tmp_path / "app" / ".git" / "config").write_bytes(text.format(url).encode())
        said = git(tmp_path / "app", "config", "--get-all", "remote.origin.url")
        assert url == said.splitlines()[0]
        assert "example.org/team/app" == identify("app").key

    @given(st.binary(max_size=300))
    def test_any_bytes(self, tmp_path_factory, data):
        """
        Whatever stands in a config, there is an identity.
        """
        app = tmp_path_factory.mktemp("app")
        for name in ("objects", "refs"):
            (app / ".git" / name).mkdir(parents=True)
        (app / ".git" / "HEAD").touch()
        (app / ".git" / "config").write_bytes(b'[remote "origin"]\nurl = ' + data)
        assert app == project.identify(app, user=Path("/")).root
