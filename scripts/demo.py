"""The main job on the bundled conversations: capture, fold, stage, and say why.

Everything happens in a throw-away folder. `--golden` writes what came out to `.memory.example/`.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "skill"))

from agent_memory import paths, project, registry

EXAMPLE = ROOT / ".memory.example"
NOW = "2026-03-06T09:00:00Z"
ZONE = "Europe/Vienna"
SALT = "5a17" * 8  # in a real home random bytes, here always the same, so that the output is
PLACES = {"shop": "shop", "blog": "blog"}
SHOWN = (
    ("extract", "--backfill", "--write"),
    ("promote", "--stage", "--project", "shop"),
    ("promote", "--stage", "--project", "blog"),
    ("inspect", "--tier", "L1", "--project", "shop"),
    ("inspect", "--contested", "--project", "shop"),
    ("inspect", "--why", "1", "--project", "shop"),
)


def main() -> None:
    """Run the demo, and write its output down when told to."""
    options = _options()
    with tempfile.TemporaryDirectory(prefix="agent-memory-demo-") as folder:
        home = _prepared(Path(folder))
        for command in SHOWN:
            _run(Path(folder), command, options)
        if options.golden:
            _written_down(home, Path(folder))


def _options() -> argparse.Namespace:
    made = argparse.ArgumentParser(prog="demo", description=__doc__)
    made.add_argument("--now", default=NOW, help="the time of the demo (%(default)s)")
    made.add_argument("--zone", default=ZONE, help="the person's time zone (%(default)s)")
    made.add_argument("--golden", action="store_true", help="write .memory.example/ anew")
    return made.parse_args()


def _prepared(folder: Path) -> paths.Home:
    """A home with the bundled transcripts, and two projects that the person started them in."""
    home = _home(folder)
    shutil.copytree(EXAMPLE / "transcripts", home.transcripts)
    for name in PLACES:
        git = folder / name / ".git"
        for part in ("objects", "refs"):
            (git / part).mkdir(parents=True)
        (git / "HEAD").write_text("ref: refs/heads/main\n")
        (git / "config").write_text(f'[remote "origin"]\n\turl = https://git.example/you/{name}\n')
        # The transcripts began in a folder that is gone; the registry knows what it was.
        found = project.identify(folder / name, user=folder)
        registry.seen(home, found, Path("/home/you") / name, salt=SALT)
        registry.seen(home, found, folder / name, salt=SALT)
        registry.confirm(home, found, folder / name)
    return home


def _home(folder: Path) -> paths.Home:
    return paths.home(
        {"HOME": str(folder)},
        data=folder / "data",
        cache=folder / "cache",
        client=folder / "client",
    )


def _run(folder: Path, command: tuple[str, ...], options: argparse.Namespace) -> None:
    verb, *arguments = command
    print(f"$ memory_{verb} {' '.join(arguments)}", flush=True)
    places = [part for name in ("data", "cache", "client") for part in (f"--{name}", folder / name)]
    line = [sys.executable, ROOT / "scripts" / f"memory_{verb}.py", *arguments, *places]
    clock = ["--now", options.now, "--zone", options.zone]
    subprocess.run([*line, *clock], cwd=folder, check=True)
    print(flush=True)


def _written_down(home: paths.Home, folder: Path) -> None:
    """Put the view and the two journals of the first project into the example."""
    shop = home.project(project.identify(folder / "shop", user=folder).id)
    for old in EXAMPLE.iterdir():
        if old.name not in {"README.md", "transcripts"}:
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    shutil.copytree(folder / "shop" / ".memory", EXAMPLE, dirs_exist_ok=True)
    for book in (shop.sightings, shop.decisions):
        shutil.copy(book, EXAMPLE / book.name)


if __name__ == "__main__":
    main()
