"""Small words by which a clause is cut into parts before a standing wish is looked for in it."""

from __future__ import annotations

from agent_memory.ledger.lexicon.words import fold


def _set(text: str) -> frozenset[str]:
    return frozenset(text.split())


# What a condition turns on, by the word that opens it.
TURN = {
    opener: turn
    for turn, openers in {
        "before": "before prior bevor antes avant перед прежде",
        "after": "after once después depois après nach после",
        "when": "when whenever if while wenn falls si cuando quand если",
        "unless": "unless until till except without sin sans ohne sem без",
    }.items()
    for opener in openers.split()
}
# A negation beside one of these belongs to the subject before it: "tests must not sleep".
MODAL = _set("must should shall may can could will would ought")
MODAL_NOT = _set("mustn't mustnt shouldn't shouldnt cannot can't cant won't")
# What says that the person asked for it or agreed.
ASKED = frozenset(
    map(
        fold,
        ("ask", "request", "approval", "tell", "say", "order", "command", "instruct", "explicit",
         "require", "agree", "allow", "permit", "direct", "knowledge", "goahead", "okay", "signoff",
         "approve", "ok", "confirm", "prompt", "check", "sign"),
    )
) - {""}  # fmt: skip
# What may stand before a clause, and what begins a question.
OPENERS = _set(
    "ok okay yes yeah and but so also well now then please pls hey hi claude again "
    "still oh ah btw fyi remember reminder note"
)
ASKING = _set(
    "how what which where who whose does did is are was were has have had should am "
    "what's where's didn't doesn't isn't aren't"
)
# A clause about somebody tells something, unless one of these comes next.
WISHING: dict[str, frozenset[str]] = {
    **dict.fromkeys(
        ("i", "i'd"),
        _set(
        "want need not decide tell say prefer like hate don't dont do never always expect would "
        "love told said asked wish wanna"
    ),
    ),
    "we": _set(
        "use not don't dont do never always should must need want prefer only follow "
        "write keep work commit can't cannot"
    ),
    **dict.fromkeys(("it", "there"), _set("must should needs need has shall isn't")),
    **dict.fromkeys(("it's", "its", "that's", "that"), frozenset({"too", "must", "should", "not"})),
    **dict.fromkeys(
        ("i'm", "i've", "i'll", "im", "ive", "we're", "we've", "we'll", "he", "she", "they",
         "they're", "someone", "somebody", "there's", "he's", "she's"),
        frozenset({"too"}),
    ),
}  # fmt: skip
MYSELF = frozenset({"myself"})
# A place that a rule holds in anyway, after one of these.
PLACES = frozenset(map(fold, ("project", "repo", "session", "conversation", "chat")))
PREPOSITIONS = _set("in for of on across within per throughout during from over at inside")
# Before one of these "no" is an answer and forbids nothing.
CALLS = {",", ";", ":"} | _set(
    "please lets let's i you it we this that just not dont don't no ok wait stop but"
)
# A thing that "is" one of these is not wanted.
UNWANTED = _set(
    "unnecessary superfluous pointless unwanted banned taboo annoying useless off- limits"
)
# What "I" did when a clause says "what I asked for".
MY_WORD = _set("ask asked say said tell told want wanted request requested order ordered")
# Words without content elsewhere: these bind a wish to this moment, or to the agent.
KEPT = {
    "own": "own",
    "other": "other",
    "others": "other",
    "anything": "anything",
    "something": "anything",
    "leftside": fold("leave"),  # as pieces read "left"
    "here": "this",
    "warning": "warning",
    "warnings": "warning",
    "alert": "alert",
    "alerts": "alert",
    "said": fold("say"),
    "broke": fold("break"),
    "first": "first",
    "let": "let",
    **dict.fromkeys(("start", "starts", "starting", "started"), fold("begin")),
    "claude": "claude",
    "one": "one",
    "next": "next",
    "everything": "everything",
    "all": "everything",
    "simply": fold("simple"),
    "done": "done",
    "sure": "sure",
    "now": "now",
    "yet": "now",
    "today": "now",
    "tonight": "now",
    "currently": "now",
}
# What is done "with me" or "by me" in order to ask.
WITH_ME = frozenset(map(fold, ("check", "clear", "run", "pass", "discuss", "align", "confirm"))) | {
    "it"
}
# After "this" these point nowhere else: the rule lives here anyway.
HERE = frozenset({"project", "repo", "repository", "codebase", "way", "rule", "is", "must"})
# Between "you" and what was done.
BETWEEN = frozenset({"again", "just", "once", "always", "still", "also", "even", "have", "ve"})
# Past forms that do not end in -ed; "read", "put" and "let" are their own present.
PAST = _set(
    "did made wrote broke ran went leftside said told gave took got used lied cheated hid "
    "spent sent threw built chose began knew thought stubbed hardcoded kept reset"
)
# Verbs that add nothing to a negation after its subject: "emojis must not be used".
PASSIVE = frozenset(map(fold, ("use", "add", "appear", "exist", "introduce", "allow", "ok")))
