"""Acts of the trade that are one habit in whatever words they are asked for."""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.ledger.lexicon.words import fold


class Errand(NamedTuple):
    """What an errand is about, and which words beside it leave it what it is.

    `kept` are the words beside it that make it another errand of the same kind.
    """

    of: str
    beside: frozenset[str]
    kept: frozenset[str] = frozenset()


_BUILT = """
apk ipa exe docker image wheel installer frontend backend release debug android ios binary fix error
"""
# The first that stands in a clause says which errand it is: to push, one commits before.
_ERRANDS = (
    ("pr", "open add submit send raise put draft against", "merge review close update rebase"),
    ("push", "commit branch up"),
    ("commit", "add message stage save"),
    ("deploy", "add", "production staging preview test"),
    ("release", "add publish version deploy"),
    ("merge", "branch into", "pr main master develop dev staging conflict"),
    ("rebase", "branch on onto", "main master develop dev"),
    ("lint", "execute", "fix error warning"),
    ("typecheck", "execute", "fix error"),
    ("format", "execute"),
    ("changelog", "update add entry"),
    ("readme", "update add"),
    ("doc", "update", "build"),
    ("unit-test", "execute", "add fix"),
    ("test", "execute suite unit", "add fix e2e integration smoke regression"),
    ("build", "add execute", _BUILT),
    ("restart", "dev", "server app service backend frontend container daemon emulator bot"),
    ("launch", "execute dev", "server app emulator simulator backend frontend container"),
    ("review", "add", "pr"),
    ("bump", "number", "version"),
    ("backup", "add", "database"),
    ("screenshot", "see add capture grab take"),
    ("log", "see", "server error"),
    ("ci", "see", "fix"),
    ("think", "hard harder hardest deep deeply more longer careful carefully"),
)  # fmt: skip

# What every one of these acts is done to, or is done at.
_LITTLE = """
it change code file work everything project repo git github gitlab remote origin upstream local
current latest new full entire whole again dev development ready already quick
"""

# Verbs that ask for one errand.
_SAME = """
deploy ship rollout redeploy
launch boot bringup
restart reboot relaunch
see look check verify view inspect read
test suite testsuite
build compile regenerate
exe executable
release publish
think ultrathink rethink
"""


def _folded(said: str) -> frozenset[str]:
    return frozenset(map(fold, said.split())) - {""}


SAME = {
    fold(word): fold(row.split()[0])
    for row in filter(None, _SAME.splitlines())
    for word in row.split()
}


def _of(said: str) -> frozenset[str]:
    return frozenset(SAME.get(token, token) for token in _folded(said))


LITTLE = _folded(_LITTLE)
ERRANDS = tuple(
    Errand(SAME.get(fold(of), fold(of)), _of(f"{of} {beside}"), _of("".join(kept)))
    for of, beside, *kept in _ERRANDS
)
_OF = frozenset(row.of for row in ERRANDS)
KNOWN = _OF | {token for token, stands in SAME.items() if stands in _OF}
