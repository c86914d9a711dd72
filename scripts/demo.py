"""The whole loop on the bundled conversations: capture, propose, remind, adopt, and say why.

Everything happens in a throw-away home. `--golden` writes what came out to `.memory.example/`.
"""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)  # until all is loaded: nothing is to be tidied up yet

import argparse
import datetime as dt
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "skill"))

from agent_memory import clock, paths, pointer, project, registry, switch
from agent_memory.standin import Place, Session

signal.signal(signal.SIGINT, signal.default_int_handler)
EXAMPLE = ROOT / ".memory.example"
NOW = "2026-03-06T09:00:00Z"
ZONE = "Europe/Vienna"
SALT = "5a17" * 8  # in a real home random bytes, here always the same, so that the output is
PLACES = ("shop", "blog")
PLUGIN = Path("plugins", "data", "cs-skills-dir")  # below the client's folder
INSTRUCTIONS = "# Shop\n\n`make dev` starts it.\n"
HEAD = f"""\
`$` is typed in a shell, `>` in Claude Code, whose hooks answer here without it.
Days are shown as if today were {NOW[:10]}: the conversations are moved to the days
before the machine's today, because hooks know no other clock."""
SCRIPTS = (
    ("extract", "--project", "shop", "--write"),
    ("promote", "--project", "shop", "--stage"),
)
WHY = ("inspect", "--why", "1", "--project", "shop")


class Page:
    """What is shown, with each day as if today were that of the example."""

    def __init__(self, moved: dt.timedelta) -> None:
        """Begin with what is to be known of conversations that were moved."""
        self.text = ""
        self._moved = moved
        self._line(HEAD)

    def step(self, typed: str, said: str = "", *, to: str = "") -> None:
        """Show what was typed, what came, and to whom; a line at the shell begins a part."""
        if typed.startswith("$"):
            self._line()
        self._line(typed)
        said = re.sub(r"\b\d{4}-\d\d-\d\d\b", self._day, said.strip("\n"))
        if to and said:
            said = f"to {to}:\n{said}".replace("\n", "\n    ")
        self._line(said or "(silence)")

    def _line(self, line: str = "") -> None:
        print(line, flush=True)
        self.text += f"{line}\n"

    def _day(self, found: re.Match[str]) -> str:
        day = dt.date.fromisoformat(found[0]) - self._moved
        return str(min(day, clock.moment(NOW).date()))  # the demo may run past midnight


def main() -> None:
    """Run the demo, and write its output down when told to."""
    made = argparse.ArgumentParser(prog="demo", description=__doc__)
    made.add_argument("--golden", action="store_true", help="write .memory.example/ anew")
    golden = made.parse_args().golden
    moved = clock.day(clock.now(), clock.zone(ZONE)) - clock.moment(NOW).date()
    page = Page(moved)
    with tempfile.TemporaryDirectory(prefix="agent-memory-demo-") as folder:
        _show(page, _prepared(Path(folder), moved))
    if golden:
        with tempfile.TemporaryDirectory(prefix="agent-memory-demo-") as folder:
            _write_down(_prepared(Path(folder), dt.timedelta()), page.text)


# -- the story -------------------------------------------------------------------------------------


def _show(page: Page, home: paths.Home) -> None:
    """Tell of a rule that was said twice: proposed, recalled, adopted, and said once more."""
    user = home.client.parent
    for script in SCRIPTS:
        page.step(f"$ memory_{' '.join(script)}", _run(user, *script))
    _adopted(page, _session(home, "shop", "the first"))
    page.step("$ cat shop/CLAUDE.md", (user / "shop" / "CLAUDE.md").read_text())
    _repeated(page, _session(home, "shop", "the second"))
    _reminded(page, _session(home, "shop", "the third"))
    page.step(f"$ memory_{' '.join(WHY)}", _run(user, *WHY))
    _elsewhere(page, _session(home, "blog", "the fourth"))


def _adopted(page: Page, session: Session) -> None:
    """A session in which a rule is recalled and adopted."""
    page.step("$ (cd shop; claude)", session.start().person, to="you")
    for prompt in ("Commit it and open a PR against main", "Why is the cart total rounded twice?"):
        page.step(f"> {prompt}", session.prompt(prompt).model, to="the model")
    page.step("> /cs:memory adopt 1", session.command("adopt 1"))
    session.end()


def _repeated(page: Page, session: Session) -> None:
    """A session in which the person has to repeat what was adopted."""
    page.step("$ (cd shop; claude)", "".join(session.start()))
    again = "Again: PRs go to dev, not to main."
    page.step(f"> {again}", session.prompt(again).model, to="the model")
    page.step("> /exit", "".join(session.end()))


def _reminded(page: Page, session: Session) -> None:
    """A session that knows of it."""
    page.step("$ (cd shop; claude)", session.start().model, to="the model")
    page.step("> /cs:memory", session.command())


def _elsewhere(page: Page, session: Session) -> None:
    """A session in another project, whose history the first start takes in."""
    page.step("$ (cd blog; claude)", "".join(session.start()))
    page.step("> /cs:memory", session.command())


def _session(home: paths.Home, name: str, called: str) -> Session:
    """A session in one of the projects."""
    user = home.client.parent
    transcripts = home.transcripts / f"-home-you-{name}"
    place = Place(ROOT, user, user / name, home.client / PLUGIN, transcripts)
    return Session(place, called, clock.now)


def _run(user: Path, verb: str, *arguments: str) -> str:
    """What a script answers to a person with no other home than this."""
    line = [sys.executable, str(ROOT / "scripts" / f"memory_{verb}.py"), *arguments]
    env = {"HOME": str(user)}
    pipe = subprocess.PIPE
    done = subprocess.run(line, cwd=user, env=env, stdout=pipe, encoding="utf-8", check=False)
    if done.returncode:  # its log goes with the throw-away home
        logs = (log.read_text(encoding="utf-8") for log in user.glob(".cache/**/errors.log"))
        raise SystemExit(f"demo: memory_{verb} failed\n{''.join(logs)}")
    return done.stdout


# -- before and after ------------------------------------------------------------------------------


def _prepared(user: Path, moved: dt.timedelta) -> paths.Home:
    """A home as setup left it, its conversations moved, and the projects they were held in."""
    home = paths.home({"HOME": str(user)})
    for path in sorted(EXAMPLE.glob("transcripts/*/*.jsonl")):
        copy = home.transcripts / path.relative_to(EXAMPLE / "transcripts")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(_moved(path.read_text(encoding="utf-8"), moved), encoding="utf-8")
    switch.keep(home, zone=ZONE)
    pointer.write(
        home.client / PLUGIN, pointer.Pointer(Path(sys.executable), home.data, home.cache)
    )
    for name in PLACES:
        _placed(home, user, name)
    (user / "shop" / "CLAUDE.md").write_text(INSTRUCTIONS, encoding="utf-8")
    return home


def _moved(text: str, by: dt.timedelta) -> str:
    def later(found: re.Match[str]) -> str:
        return f'"timestamp":"{dt.date.fromisoformat(found[1]) + by}T'

    return re.sub(r'"timestamp":"(\d{4}-\d\d-\d\d)T', later, text)


def _placed(home: paths.Home, user: Path, name: str) -> None:
    """A repository that is known as the one in whose former folder the conversations were held."""
    git = user / name / ".git"
    for part in ("objects", "refs"):
        (git / part).mkdir(parents=True)
    (git / "HEAD").write_text("ref: refs/heads/main\n")
    (git / "config").write_text(f'[remote "origin"]\n\turl = https://git.example/you/{name}\n')
    found = project.identify(user / name, user=user)
    registry.seen(home, found, Path("/home/you") / name, salt=SALT)
    registry.seen(home, found, user / name, salt=SALT)
    registry.confirm(home, found, user / name)


def _write_down(home: paths.Home, shown: str) -> None:
    """Put what was shown into the example, and the view and the journals at the example's time."""
    user = home.client.parent
    for script in SCRIPTS:
        _run(user, *script, "--now", NOW)
    for old in EXAMPLE.iterdir():
        if old.name not in {"README.md", "transcripts"}:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(user / "shop" / ".memory", EXAMPLE, dirs_exist_ok=True)
    shop = home.project(project.identify(user / "shop", user=user).id)
    for book in (shop.sightings, shop.decisions):
        shutil.copy(book, EXAMPLE / book.name)
    (EXAMPLE / "demo.txt").write_text(shown, encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
