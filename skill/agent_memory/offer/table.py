"""recall.txt's first line: how to read a prompt, as the recall hook needs it.

The hook can load no table of the lexicon, so what it needs of them is handed over as text: the
limits, what words mean, what tokens weigh, and which are names.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import cjk, phrases, values, words
from agent_memory.offer import grammar, prompt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# Sets of the lexicon whose values are tools and nothing else; "main" and "fetch" are words as well.
_TOOLS = frozenset(
    (
        *("package manager", "python installer", "javascript test runner", "python test runner"),
        *("browser test runner", "orm", "database", "python linter", "javascript linter"),
        *("bundler", "state library", "container tool", "java build tool"),
    )
)

# Tools that stand in no such set. Only what is no everyday word: "make", "go" and "render" say
# something else in most prompts.
_NAMES = """
airflow ansible argocd babel bazel bash biome celery clickhouse cmake conan conda containerd
cppcheck cuda cudnn d3 dagster dbt debian deno django docker duckdb dvc echarts elasticsearch
electron eslint expo fastapi fastify ffmpeg figma firebase flake8 flutter fluentd gdb gitlab
grafana gunicorn hadolint helm homebrew htmx huggingface husky influxdb istio jaeger jenkins jinja
jira jq jupyter k3s kafka keras keycloak kotlin kubectl kubernetes kustomize langchain laravel
lerna lighttpd lldb lodash matplotlib memcached minikube minio mkdocs mlflow mongodb mongoose mypy
nestjs netlify neovim nextjs nginx ninja nix nodemon numpy nuxt nx okta opencv opentelemetry
packer pandas pgbouncer phpunit playwright plotly podman polars poetry postman prettier prisma
prometheus protobuf puppeteer pulumi pydantic pyright pyspark pytest pytorch rabbitmq rails redis
rspec rubocop ruff rustfmt scikit scipy seaborn selenium sentry shellcheck shellharden snowflake
solidity sonarqube splunk sqlalchemy sqlite stripe sphinx storybook streamlit stylelint supabase
sveltekit swiftlint systemd tailwind tensorflow terraform terragrunt tmux traefik tsc turborepo
tox ubuntu uvicorn vagrant valgrind vercel vite vitest wandb webpack wireshark wsl zod zookeeper
zsh zustand
"""

# Parts of a file's name that say nothing about which file it is.
_ENDINGS = "md txt csv yaml yml toml xml ini"

# Names that are everyday words, too: they need something else around them.
_EVERYDAY = """
biome black celery go helm husky make ninja packer parcel poetry postman prettier puppeteer rails
rush sentry sphinx snowflake splunk storybook stripe swift tailwind uv vagrant zookeeper
"""

# What a name or a file's ending is one of.
_IMPLIES = """
postgres db mysql db mariadb db sqlite db mongodb db duckdb db redis cache memcached cache
pytest test jest test vitest test mocha test junit test playwright test cypress test rspec test
npm dependency pnpm dependency yarn dependency pip dependency poetry dependency cargo dependency
kubectl kubernetes helm kubernetes eslint lint ruff lint flake8 lint pylint lint
.ts typescript .tsx typescript .js javascript .jsx javascript .py python .ipynb notebook
.rs rust .go golang .sql sql .tf terraform .tscn scene .md markdown .yml yaml .yaml yaml
.css css .scss css .html html .json json .sh shell .svg image .png image .jpg image
.csv csv .parquet parquet .proto protobuf .po translation .kt kotlin .swift swift .env env
.toml toml .tex latex .vue vue .java java .rb ruby .php php
"""


NAMES = frozenset(_NAMES.split())
_AXES = {token: axis for token, (axis, _) in values.OF.items() if axis in _TOOLS}
_NAMED = _AXES.keys() | set(map(words.fold, NAMES))
TELLING = _NAMED - set(map(words.fold, _EVERYDAY.split()))

_SMALL = (grammar.OWNS, grammar.JOINS, grammar.LEADS, grammar.ENDS, grammar.ASKS)
_VERBS = (grammar.ACTS, grammar.LOOKS, grammar.RITES, grammar.LIGHT)
_LIMITS = (
    policy.RECALL_SHARE,
    policy.RECALL_NAMED,
    policy.RECALL_MASS,
    policy.RECALL_CLAIMS,
    policy.RECALL_BYTES,
    policy.RECALL_SECONDS,
    policy.RECALL_PROMPT,
    policy.RECALL_SAID,
    policy.WEIGHT_GENERIC,
    policy.WEIGHT_PAIR,
    policy.WEIGHT_COMMON,
    policy.WEIGHT_RARE,
)


def header(generation: str = "0") -> str:
    """The line; `generation` says which state of the journals the claims below it are of."""
    return "\t".join((prompt.FORM.decode(), generation, *_fields()))


def rivals(axes: set[str]) -> set[str]:
    """The tools that exclude each other on these axes."""
    return {token for token, axis in _AXES.items() if axis in axes}


def drawers(known: Mapping[str, str]) -> list[str]:
    """Words or cues, each before what it stands for, where the hook looks for them."""
    rows: list[list[str]] = [[] for _ in range(prompt.DRAWERS)]
    for word in sorted(known):
        rows[prompt.drawer(word.encode())] += (word, known[word])
    return list(map(" ".join, rows))


@functools.cache
def _fields() -> tuple[str, ...]:
    fields = (
        [f"{limit:g}" for limit in _LIMITS],
        ["|".join(drawers(_meanings()))],
        ["|".join((*map(_joined, _SMALL), grammar.EMPTY))],
        ["|".join(" ".join(sorted(each)) for each in _VERBS)],
        list(_implied()),
        sorted(
            grammar.STATES
            | words.GENERIC
            | words.MODIFIERS
            | set(map(words.fold, _ENDINGS.split()))
        ),
        sorted(words.COMMON),
        sorted(_NAMED),
    )
    return tuple(map(" ".join, fields))


def _joined(spelled: str) -> str:
    return " ".join(spelled.split())


def _implied() -> Iterator[str]:
    """Each name or ending, as the token that it is, and the token that it implies."""
    spelled = _IMPLIES.split()
    for name, implied in zip(spelled[::2], spelled[1::2], strict=True):
        yield from (name if name[0] == "." else words.fold(name), words.fold(implied))


def _meanings() -> dict[str, str]:
    """What stands for a word, for two characters of a known one, and for a phrase of two words."""
    known = {
        word: "" if not token or not token.isalnum() else token
        for word, token in cjk.MEANING.items()
        if len(word) == 2  # noqa: PLR2004 - what `tokens` makes of an unspaced script
    }
    known.update(
        (f"{first}+{rest[0]}", token)
        for first, rows in phrases.PHRASES.items()
        for rest, token in rows
        if len(rest) == 1 and token.isalnum()
    )
    known.update(words.meanings())
    return {word: token for word, token in known.items() if " " not in word}
