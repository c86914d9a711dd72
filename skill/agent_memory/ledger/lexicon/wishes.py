"""All standing wishes, by what they are about."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wishes_answers import ANSWERS
from agent_memory.ledger.lexicon.wishes_asking import ASKING
from agent_memory.ledger.lexicon.wishes_branches import BRANCHES
from agent_memory.ledger.lexicon.wishes_checks import CHECKS
from agent_memory.ledger.lexicon.wishes_code import CODE
from agent_memory.ledger.lexicon.wishes_comments import COMMENTS
from agent_memory.ledger.lexicon.wishes_commit import COMMIT
from agent_memory.ledger.lexicon.wishes_history import HISTORY
from agent_memory.ledger.lexicon.wishes_idiom import IDIOM
from agent_memory.ledger.lexicon.wishes_manner import MANNER
from agent_memory.ledger.lexicon.wishes_means import MEANS
from agent_memory.ledger.lexicon.wishes_running import RUNNING
from agent_memory.ledger.lexicon.wishes_safety import SAFETY
from agent_memory.ledger.lexicon.wishes_sessions import SESSIONS
from agent_memory.ledger.lexicon.wishes_shape import SHAPE
from agent_memory.ledger.lexicon.wishes_stable import STABLE
from agent_memory.ledger.lexicon.wishes_tests import TESTS
from agent_memory.ledger.lexicon.wishes_truth import TRUTH

WISHES = (
    *TRUTH,
    *ANSWERS,
    *MANNER,
    *ASKING,
    *MEANS,
    *SESSIONS,
    *COMMIT,
    *BRANCHES,
    *HISTORY,
    *TESTS,
    *CHECKS,
    *COMMENTS,
    *CODE,
    *SHAPE,
    *STABLE,
    *SAFETY,
    *RUNNING,
    *IDIOM,
)
