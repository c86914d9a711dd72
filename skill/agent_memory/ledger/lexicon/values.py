"""What excludes what: values of one set, verbs that undo each other, names that hold one value.

`needs` names words of which one must stand in the clause before a set counts: "dev" is a branch
beside "merge", and no branch in "dev server".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from agent_memory.ledger.lexicon.words import fold

if TYPE_CHECKING:
    from collections.abc import Sequence


class Exclusive(NamedTuple):
    """A set of which a rule takes one value."""

    axis: str
    values: tuple[str, ...]
    needs: tuple[str, ...] = ()


_BRANCH = ("branch", "pr", "merge", "rebase", "base", "push", "commit", "target", "checkout")
_WRITTEN = (
    "answer", "add", "speak", "talk", "explain", "translate", "commit", "commitmessage", "comment",
    "doc", "language", "chat", "communicate", "use", "name", "message", "log", "interface", "think",
    "text", "string", "label", "caption", "title", "report", "summary", "summarize", "readme",
    "changelog", "pr", "show", "describe",
)  # fmt: skip

EXCLUSIVE = (
    Exclusive("package manager", ("npm", "pnpm", "yarn", "bun")),
    Exclusive("python installer", ("pip", "poetry", "uv", "conda", "pipenv", "pdm", "rye")),
    Exclusive("indentation", ("tab", "space"), ("indent", "use", "format", "convert")),
    Exclusive("spelling", ("american", "british"), ("spelling",)),
    Exclusive("quotes", ("singlequote", "doublequote")),
    Exclusive("javascript test runner", ("jest", "vitest", "mocha", "ava", "jasmine")),
    Exclusive("python test runner", ("pytest", "unittest", "nose")),
    Exclusive("browser test runner", ("playwright", "cypress", "selenium", "puppeteer")),
    Exclusive("orm", ("prisma", "drizzle", "typeorm", "sequelize", "mikroorm", "knex")),
    Exclusive("css framework", ("tailwind", "bootstrap", "bulma")),
    Exclusive("theme", ("darktheme", "lighttheme")),
    Exclusive("integration of branches", ("rebase", "merge", "squash"), ("use", "branch", "pr")),
    Exclusive("database", ("postgres", "mysql", "sqlite", "mongodb", "mariadb", "dynamodb")),
    Exclusive("host", ("vercel", "netlify", "heroku", "railway", "render", "cloudflare")),
    Exclusive("cloud", ("aws", "gcp", "azure")),
    Exclusive("language", ("english", "chinese", "traditional", "japanese", "korean", "spanish",
              "french", "german", "portuguese", "italian", "russian", "vietnamese", "dutch",
              "turkish", "arabic", "hindi", "ukrainian", "czech", "swedish", "danish", "norwegian",
              "finnish", "greek", "hebrew", "hungarian", "romanian", "thai", "indonesian"),
              _WRITTEN),
    Exclusive("case", ("snakecase", "camelcase", "kebabcase", "pascalcase")),
    Exclusive("http client", ("axios", "fetch", "httpx", "aiohttp"), ("use", "http", "request")),
    Exclusive("python linter", ("ruff", "flake8", "pylint")),
    Exclusive("javascript linter", ("eslint", "biome", "oxlint", "tslint")),
    Exclusive("python formatter", ("black", "yapf", "autopep8")),
    Exclusive("script language", ("typescript", "javascript"), ("use", "add", "implement", "file")),
    Exclusive("module system", ("esm", "commonjs")),
    Exclusive("bundler", ("webpack", "vite", "rollup", "esbuild", "parcel", "turbopack")),
    Exclusive("front-end framework", ("react", "vue", "svelte", "angular", "solidjs"), ("use",)),
    Exclusive("api style", ("rest", "graphql", "grpc"), ("use", "api")),
    Exclusive("branch", ("main", "master", "dev", "develop", "staging", "trunk"), _BRANCH),
    Exclusive("image format", ("png", "svg", "jpeg", "webp"), ("export", "save", "image", "figure",
              "plot", "chart", "icon", "diagram", "screenshot")),
    Exclusive("cache", ("redis", "memcached"), ("cache",)),
    Exclusive("release channel", ("stable", "nightly", "beta"), ("toolchain", "rust", "channel")),
    Exclusive("message queue", ("kafka", "rabbitmq", "nats"), ("queue", "broker", "use", "event")),
    Exclusive("shell", ("bash", "zsh", "fish", "powershell"), ("shell", "script")),
    Exclusive("time zone", ("utc", "localtime")),
    Exclusive("container tool", ("docker", "podman")),
    Exclusive("java build tool", ("maven", "gradle", "bazel")),
    Exclusive("length unit", ("kilometer", "mile", "meter", "feet", "inch", "millimeter")),
    Exclusive("temperature unit", ("celsius", "fahrenheit", "kelvin")),
    Exclusive("weight unit", ("kilogram", "pound", "gram", "ounce")),
    Exclusive("unit system", ("metric", "imperial")),
    Exclusive("money unit", ("cent", "decimal"), ("money", "amount", "price", "balance", "total",
              "currency")),
    Exclusive("matrix order", ("rowmajor", "columnmajor")),
    Exclusive("person", ("firstperson", "secondperson", "thirdperson")),
    Exclusive("citations", ("apa", "mla", "ieee", "vancouver"), ("cite", "reference", "style",
              "bibliography", "use")),
    Exclusive("letter case", ("titlecase", "sentencecase", "uppercase", "lowercase")),
    Exclusive("currency", ("euro", "dollar", "yen", "franc")),
    Exclusive("default", ("enable", "disable"), ("default",)),
    Exclusive("mode", ("automatic", "manual")),
    Exclusive("order", ("ascending", "descending")),
    Exclusive("direction", ("horizontal", "vertical")),
    Exclusive("timing", ("synchronous", "asynchronous")),
    Exclusive("loading", ("lazy", "eager")),
    Exclusive("state library", ("redux", "zustand", "mobx", "jotai", "recoil", "pinia", "vuex",
              "riverpod")),
)  # fmt: skip

# Verbs that undo others. The undoing one alone marks a claim: "keep it short" says "it is short".
UNDOES = {
    "remove": ("keep", "add"),
    "disable": ("enable",),
    "hide": ("show", "expose"),
    "forbid": ("allow",),
    "exclude": ("include", "add"),
    "stop": ("begin", "launch"),
    "split": ("merge", "squash"),
    "unlock": ("lock",),
    "downgrade": ("upgrade",),
    "unpin": ("pin",),
    "reject": ("accept",),
    "revert": ("keep",),
    "ignore": ("use", "fix", "include"),
    "skip": ("execute", "keep", "include"),
}

# Names of which there is one value at a time: "the base branch is dev".
_SLOTS = """
port version branch base limit timeout default host owner timezone encoding locale threshold width
length size depth prefix suffix domain region registry remote license budget deadline retries
"""

# Of these one is taken: "we go with plan B".
_CHOICES = "plan option variant approach alternative scheme version design strategy"

# What the field tests with, beside scripts.
_TOOLS = """
playwright cypress selenium puppeteer webdriver appium detox maestro jest vitest mocha jasmine
storybook pytest tox nox hypothesis curl wget postman insomnia httpie chrome firefox safari devtools
simulator emulator qemu valgrind gdb lldb asan tsan lighthouse axe k6 locust jmeter adb xcodebuild
xctest espresso junit testng rspec minitest phpunit cargo gotest ctest googletest catch2 wireshark
tcpdump strace perf docker compose minikube kind localstack wiremock cucumber behave testcafe
"""

# Numbers beside these count something and fix nothing.
_COUNTERS = """
step phase issue pr number option task chapter stage page item batch case example rule part section
day week month attempt round line_number commit ticket milestone sprint iteration experiment
"""
# In a prohibition these make a number a bound.
_LIMITS = "exceed longer beyond larger bigger above below under fewer shorter"

# How far a thing goes one way says nothing of the other.
_EXTENTS = "width wide length long height high tall depth deep radius thick"

OF = {fold(value): (row.axis, fold(value)) for row in EXCLUSIVE for value in row.values}
_NEEDS = {row.axis: frozenset(map(fold, row.needs)) for row in EXCLUSIVE if row.needs}
UNDONE = {fold(verb): frozenset(map(fold, others)) for verb, others in UNDOES.items()}
SLOT = frozenset(map(fold, _SLOTS.split()))
# Axes on which a thing has a state: another thing may have the other one.
STATES = frozenset(("default", "mode", "order", "direction", "timing", "loading"))
# Axes of how a thing is written or shown: that such a value is used says no more than the value.
MANNERS = frozenset(
    ("indentation", "spelling", "quotes", "language", "case", "letter case", "image format",
     "theme", "time zone", "length unit", "temperature unit", "weight unit", "unit system",
     "money unit", "matrix order", "currency", "person", "citations")
)  # fmt: skip
CHOICES = frozenset(map(fold, _CHOICES.split()))
OBJECTIVE = frozenset(map(fold, ("optimise", "tune", "aim")))  # ... for something, before all
DURATIONS = frozenset(
    map(fold, ("second", "minute", "hour", "day", "week", "month", "year"))
)  # after their number
COUNTERS = frozenset(map(fold, _COUNTERS.split()))
BOUNDS = frozenset(map(fold, ("max", "minimum")))
EXTENTS = frozenset(map(fold, _EXTENTS.split()))
LIMITS = frozenset(map(fold, _LIMITS.split()))
_DOCUMENTS = frozenset({fold("changelog"), fold("readme"), fold("roadmap"), fold("license")})
_TESTERS = frozenset(map(fold, _TOOLS.split()))
_SCRIPT_ENDINGS = (".sh", ".py", ".js", ".ts", ".mjs", ".rb", ".ps1", ".bat", ".pl")
_DOCUMENT_ENDINGS = (".md", ".rst", ".txt", ".adoc", ".xml", ".toml", ".yaml", ".yml", ".json")
# "Update CLAUDE.md ..." asks to remember what follows, which is another claim each time.
_INSTRUCTIONS = frozenset({"claude.md", "claude.local.md", "agents.md", "gemini.md"})


def counts(axis: str, tokens: Sequence[str]) -> bool:
    """Whether a clause of these tokens can be about this axis."""
    needs = _NEEDS.get(axis)
    if needs is None or not needs.isdisjoint(tokens):
        return True
    return axis == "language" and len(tokens) == 1  # "in French please"


def is_tool(token: str) -> bool:
    """Whether a token names a program that things are tested with."""
    return token in _TESTERS or token.endswith(_SCRIPT_ENDINGS)


def is_script(token: str) -> bool:
    """Whether a token names a script."""
    return token.endswith(_SCRIPT_ENDINGS)


def is_document(token: str) -> bool:
    """Whether a token names a document that a rule keeps up to date."""
    if token in _INSTRUCTIONS or token[0] == ".":
        return False
    return token in _DOCUMENTS or token.endswith(_DOCUMENT_ENDINGS)
