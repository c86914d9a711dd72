"""What this machine knows: its person's names and the values of its secrets."""

from __future__ import annotations

import json
import os
import pwd
import re
import subprocess

import pytest

from agent_memory import policy
from agent_memory.capture import machine, redact
from agent_memory.config import Config
from tests.capture.redact.build import made


def seen(text: str, **sources) -> str:
    env = sources.pop("env", {})
    return redact.redact(text, known=redact.known(env, **sources)).text


@pytest.mark.parametrize(
    ("sources", "name"),
    [
        ({"user": "mkowalcz"}, "mkowalcz"),
        ({"home": "/srv/people/tlindqv"}, "tlindqv"),
        ({"host": "thinkpad-x9.fritz.box"}, "thinkpad-x9"),
        ({"author": "Ingrid Sandoval"}, "Sandoval"),
        ({"email": "isandoval@acme.dev"}, "isandoval"),
    ],
)
def test_names_go_in_any_case(sources, name):
    """
    Account, home folder, host, git author and address are cut out wherever they stand.
    """
    assert "ask [redacted:name], [redacted:name]." == seen(
        f"ask {name}, {name.upper()}.", **sources
    )


@pytest.mark.parametrize("name", ["root", "dev", "main", "test", "runner", "bob", "localhost", ""])
def test_common_names_stay(name):
    """
    A short or common account name leaves ordinary text alone.
    """
    text = f"merge into main as {name or 'me'}, then test on localhost as root"
    assert text == seen(text, user=name, host="localhost", home=f"/home/{name}")


def test_a_name_inside_a_word_stays():
    """
    A name is cut out as a word, never from the middle of another.
    """
    assert "the rosalind module" == seen("the rosalind module", user="rosa")


def test_values_of_secret_variables_go():
    """
    A value that the environment calls a secret goes whatever it looks like.
    """
    value = "plain" + "-" + "looking" + "-" + "value"
    assert "it says [redacted:known] here" == seen(
        f"it says {value} here", env={"ACME_API_KEY": value, "EDITOR": "says"}
    )


def test_values_of_env_files_go():
    """
    The values of the project's .env files are known as well, quotes and export aside.
    """
    value = made("lantern<d6>")
    assert "[redacted:known] and debug" == seen(
        f"{value} and debug", dotenv=[f'# x\nexport SMTP_PASSWORD="{value}"\nMODE=debug\n']
    )


def test_the_password_in_an_address_goes():
    """
    A connection string gives its password away under any name.
    """
    value = made("lantern<d6>")
    env = {"DATABASE_URL": f"postgres://app:{value}@db/app", "PROXY": "http://a:8080@b"}
    assert "with [redacted:known] on 8080" == seen(f"with {value} on 8080", env=env)


def test_a_secret_of_small_letters():
    """
    A long run of letters under a secret's name is no word.
    """
    value = "correct" + "horsebattery"
    assert "it is [redacted:known]" == seen(f"it is {value}", env={"APP_SECRET": value})


@pytest.mark.parametrize(
    "word",
    [
        "TypeScript",
        "AGENTS.md",
        "--frozen-lockfile",
        "kebab-case",
        "orders_test_3",
        "bootstrap5",
        "vitest@3",
        "localhost:8080",
    ],
)
def test_an_env_file_makes_no_word_a_secret(word):
    """
    What a repository ships must weigh as a secret, where it calls itself one.
    """
    lines = f"A_TOKEN={word}\nB_PASSWORD='{word}'  # x\nC_URL=postgres://app:{word}@db/app\n"
    assert f"always {word}" == seen(f"always {word}", shipped=[lines])


@pytest.mark.parametrize(
    "value",
    ["lantern<d6>", "<a8><d4><u4>", "amber-" + "willow-" + "kettle-" + "north", "<d4>-<d6>"],
)
def test_an_env_file_with_a_comment_and_a_secret(value):
    """
    A password, a key, a phrase of four words go, whatever is noted behind them.
    """
    value = made(value)
    assert "it is [redacted:known]" == seen(
        f"it is {value}", dotenv=[f"DB_PASSWORD={value} # of the staging server\n"]
    )


def test_which_env_files_are_read(tmp_path):
    """
    The person's own come first, whatever else a clone has; an example holds nobody's secrets.
    """
    first, second, never = made("lantern<d6>"), made("<a8><d4><u4>"), made("<u4><d4><a8>")
    for number in range(policy.DOTENV_FILES):
        (tmp_path / f".env.a{number:02}").write_text("A=1\n", "utf-8")
    for name, value in [
        (".env", first),
        (".env.test.local", second),
        *((f".env.{kind}", never) for kind in ("example", "local.sample", "dist")),
        (".env-template", never),
    ]:
        (tmp_path / name).write_text(f"DB_PASSWORD={value}\n", "utf-8")
    found = machine.secrets(tmp_path / "home", Config(), tmp_path).values

    assert {first, second} <= set(found)
    assert never not in found


def test_an_env_file_that_git_tracks(tmp_path):
    """
    Promise 2: what the person's own `.env` holds is never kept; one that a clone brings says less.
    """
    own, theirs = "willow-" + "42-" + "north", "orders" + "_test_" + "3"
    (tmp_path / ".env.shared").write_text(f"DB_PASSWORD={theirs}\n", "utf-8")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    subprocess.run(["git", "-C", tmp_path, "add", ".env.shared"], check=True)
    (tmp_path / ".env").write_text(f"DB_PASSWORD={own}\n", "utf-8")

    values = machine.secrets(tmp_path / "home", Config(), tmp_path).values
    assert own in values
    assert theirs not in values


@pytest.mark.parametrize("name", ["settings.json", "settings.local.json"])
def test_a_variable_that_a_project_sets(tmp_path, monkeypatch, name):
    """
    Promise 9: a clone's settings call no ordinary word a secret; what the person's own shell holds,
    and what weighs as a secret, goes.
    """
    plain, own, token = "kube-" + "prod-eu", "willow-" + "42-" + "north", made("<a8><d4><u4>")
    given = {"A_PASSWORD": plain, "B_TOKEN": token, "C_PASSWORD": "another " + "value"}
    folder = tmp_path / "shop" / ".claude"
    folder.mkdir(parents=True)
    (folder / name).write_text(json.dumps({"env": {**given, "D": 1}}), "utf-8")
    for variable, value in (given | {"C_PASSWORD": own}).items():
        monkeypatch.setenv(variable, value)
    monkeypatch.setenv("CLAUDE_PROJECT_DIR", str(folder.parent))

    for root in (folder.parent, None):
        values = machine.secrets(tmp_path / "home", Config(), root).values
        assert {own, token} <= set(values)
        assert plain not in values


def test_more_env_files_than_are_read(tmp_path, monkeypatch):
    """
    What git tracks is read last, whatever its name, and what is left is counted, by files or bytes.
    """
    own = "willow-" + "42-" + "north"
    names = [".env", ".env.a.local", ".env.b"]
    for name in names:
        (tmp_path / name).write_text("DB_PASSWORD=" + "orders_test_3\n", "utf-8")
    subprocess.run(["git", "init", "-q", tmp_path], check=True)
    subprocess.run(["git", "-C", tmp_path, "add", *names], check=True)
    (tmp_path / ".env.zz").write_text(f"DB_PASSWORD={own}\n", "utf-8")
    assert 0 == machine.unread(tmp_path)

    monkeypatch.setattr(policy, "DOTENV_FILES", 1)
    assert own in machine.secrets(tmp_path / "home", Config(), tmp_path).values
    assert 3 == machine.unread(tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(policy, "DOTENV_BYTES", 10)
    assert 3 == machine.unread(tmp_path)


@pytest.mark.parametrize(
    "value", ["true", "3600", "--no-verify", "compose.yaml", "development", "${OTHER}", "short"]
)
def test_values_that_are_no_secrets_stay(value):
    """
    Flags, numbers, words and references under a secret's name are left in ordinary text.
    """
    text = f"set it to {value} again"
    assert text == seen(text, env={"TOKEN_MODE": value})


def test_the_persons_own_rules():
    """
    What a person's own rule hits goes as private; an empty match is nothing.
    """
    rules = [re.compile(r"PROJ-\d+"), re.compile(r"")]
    assert "fix [redacted:private] now" == seen("fix PROJ-4711 now", patterns=rules)


def test_a_secret_that_is_said_again():
    """
    A value that one cue gave away goes wherever the message repeats it.
    """
    value = made("lantern<d6>")
    assert "[redacted:known]" in seen(f"the password is {value}\nWe deploy with {value}.")
    assert value not in seen(f"the password is {value}\nWe deploy with {value}.")


def test_where_a_machine_keeps_names(tmp_path, monkeypatch):
    """
    The author is looked for where git looks, and the account's name is the system's own.
    """
    held = tmp_path / ".config" / "git"
    held.mkdir(parents=True)
    (held / "config").write_text("[user]\n\tname = Ingrid Sandoval\n", "utf-8")
    monkeypatch.setattr(machine, "_login", lambda: "tlindqvist")
    known = machine.secrets(tmp_path, Config(), None)
    assert {"Sandoval", "Ingrid", "tlindqvist"} <= set(known.names)
    monkeypatch.undo()
    assert machine._login() == pwd.getpwuid(os.getuid()).pw_name
