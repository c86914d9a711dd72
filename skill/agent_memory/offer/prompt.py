"""A prompt as the recall hook reads it: its clauses, what they say, and what they ask to be done.

The words come from recall.txt's first line, which `table` writes: the hook loads no lexicon.
Publish reads claims with the same eyes, so that what a claim is found by is what a prompt can say.
"""

from agent_memory.text import stem, tokens

TYPE_CHECKING = False  # typing is not loaded for it
if TYPE_CHECKING:
    from collections.abc import Iterator

    Item = tuple[str, str]
    Run = tuple[list[str], bool, bool]
    Read = tuple[dict[str, float], str, list[Run]]

FORM = b"recall-2"
DRAWERS = 1021  # among which the words are divided, and the cues, so that few are looked at
# What a small word does to the phrase that it stands before, by the columns of the first line.
KINDS = OWNS, JOINS, LEADS, ENDS, ASKS = "ojleq"
SMALL = "."  # ... or nothing of all that
ASKED = "?"  # the act of a question, whatever it asks about
_PART, _INNER = "pi"  # of a hyphened word, which is its parts; of any other name
_PATH = frozenset("/._:@\\")
_SHORT = 2  # characters of a name such as "v2", which many prompts hold
_NOT_TYPED = ("pasted_content", "ide_opened_file", "ide_selection", "system-reminder", "private")
_BREAKS = {ord(sign): "\n" for sign in "\r;!?()。！？；，、…"}
_BETWEEN = (". ", ", ", ": ", " and ", " then ", " but ", " because ", " so that ", " which ")


def typed(prompt: str) -> str:
    """What the person wrote, or nothing for a command, bash mode or a machine's prompt."""
    for tag in _NOT_TYPED:
        if "<" + tag in prompt:
            prompt = _without(prompt, "<" + tag, "</" + tag + ">")
    prompt = "\n".join(prompt.split("```")[::2]).strip()
    if prompt[:1] in "<{!":
        return ""
    if prompt[0] == "/" and "/" not in prompt.split(None, 1)[0][1:]:
        return ""
    return prompt


def clauses(prompt: str) -> "list[str]":
    """The parts of a prompt that are judged by themselves, so that one more silences nothing."""
    prompt = prompt.translate(_BREAKS)
    for between in _BETWEEN:
        prompt = prompt.replace(between, "\n")
    return [clause for clause in prompt.split("\n") if clause.strip()]


def drawer(cue: bytes) -> int:
    """In which a word or a cue stands, before what it means or which claims it points to."""
    return int.from_bytes(cue, "little") % DRAWERS


class Table:
    """How prompts are read: the limits, what words mean, what a token weighs, which are names."""

    __slots__ = (
        *("acts", "bonus", "bytes", "characters", "claims", "empty", "implies", "looks"),
        *("low", "means", "names", "pair", "rare", "rites", "seconds", "share"),
        *("share_named", "small", "weights", "words"),
    )

    def __init__(self, header: bytes) -> None:
        """Read the first line of recall.txt, all but the words, of which a prompt needs few."""
        form, _, limits, words, small, acts, implies, generic, common, names = header.split(b"\t")
        if form != FORM:
            raise ValueError("recall.txt has another form")
        numbers = list(map(float, limits.split(b" ")))  # in the order that `table` gives them
        self.share, self.share_named, _, self.claims, self.bytes, *numbers = numbers
        self.seconds, self.characters, self.bonus, *numbers = numbers
        self.low, self.pair, middle, self.rare = numbers
        self.words = words.split(b"|")
        self.means: dict[str, str] = {}
        self.weights = dict.fromkeys(common.decode().split(" "), middle)
        self.weights.update(dict.fromkeys(generic.decode().split(" "), self.low))
        self.names = frozenset(names.decode().split(" "))
        kinds = small.decode().split("|")
        self.empty = frozenset(kinds.pop())
        self.small = {word: kind for kind, row in zip(KINDS, kinds) for word in row.split(" ")}
        self.acts, self.looks, self.rites, light = (
            frozenset(row.split(" ")) for row in acts.decode().split("|")
        )
        self.weights.update(dict.fromkeys(light, self.low - 0.5))
        pairs = implies.decode().split(" ")
        self.implies = dict(zip(pairs[::2], pairs[1::2]))

    def content(self, clause: str) -> "dict[str, float]":
        """The tokens that a clause means, without small words, and what each adds to its mass."""
        return self.read(clause)[0]

    def read(self, clause: str) -> "Read":
        """What a clause says, the act that it begins with, and the words that stand together.

        Each run of words comes with whether the act is done to it and whether an article begins it.
        """
        items = list(self._items(clause))
        found: dict[str, float] = {}
        for kind, token in items:
            if token:
                found.setdefault(token, self._adds(token, kind))
        act, rest = self._act([item for item in items if item[0] not in (_PART, _INNER)])
        return found, act, _runs(rest, acts=bool(act))

    def meaning(self, word: str) -> "str | None":
        """What a word or a phrase of two stands for, empty for a small one; None for any other."""
        found = self.means.get(word)
        if found is None:
            at = drawer(word.encode())
            if self.words[at]:
                parts = self.words[at].decode().split(" ")
                self.words[at] = b""
                self.means.update(zip(parts[::2], parts[1::2]))
                found = self.means.get(word)
        return found

    def weight(self, token: str) -> float:
        """How much a token says; one that no table knows says most."""
        known = self.weights.get(token)
        if known is not None:
            return known
        if token.isdigit():
            return self.low
        return self.pair if _is_pair(token) else self.rare

    def named(self, token: str) -> bool:
        """Whether a token alone says what is meant: the name of a tool, a path, a flag."""
        if token in self.names:
            return True
        return (
            not token.isalpha()
            and token.isascii()
            and len(token) > _SHORT
            and token.lower() != token.upper()
            and token not in self.weights
        )

    def _items(self, clause: str) -> "Iterator[Item]":
        """Yield each word as what it does to a phrase, and what it means; a path has no parts."""
        means, before, whole, joined, path, at = self.meaning, "", "", False, False, 0
        held: list[Item] = []
        for word in tokens(clause):
            inside = word in whole if joined else whole[at : at + len(word)] == word
            if inside and path:
                continue
            root = stem(word)
            token = means(word)
            if token is None:
                token = means(root)
            if token is None:
                token = root
            both = means(before + "+" + root)
            if both:
                if held:
                    held.pop()
                token = both
            if _is_pair(token) and not self.empty.isdisjoint(token):
                token = ""
            kind = self.small.get(word, "" if token and word < "\u3040" else SMALL)
            if kind == ENDS:
                token = ""
            if token and inside and not both:
                kind, at = _PART if "-" in whole else _INNER, at + len(word)
            else:
                whole, joined, at = word, not word.isalnum(), 0
                path = joined and not _PATH.isdisjoint(word)
            yield from held
            held = [(kind, token)]
            before = root
        yield from held

    def _act(self, items: "list[Item]") -> "tuple[str, list[Item]]":
        """What a clause asks for with its first word, if it does, and what stands after that.

        "The test", "of a test" and "is tested" ask for nothing, "test this" does.
        """
        at = next((at for at, (kind, _) in enumerate(items) if not kind), -1)
        if at < 0 or (at and items[at - 1][0] in (OWNS, JOINS, ENDS, ASKS)):
            return "", items
        first, rest = items[at][1], items[at + 1 :]
        after = rest[0][0] if rest else SMALL
        known = first in self.acts or (after == SMALL and first in self.rites | self.looks)
        if after in (OWNS, LEADS) or (after in ("", SMALL) and known):
            return ASKED if items[0][0] == ASKS else first, rest
        return "", items

    def _adds(self, token: str, kind: str) -> float:
        """What a token adds: pairs of characters overlap, and a hyphened word is its parts."""
        if kind == _INNER or ("-" in token[1:] and token[0] != "-"):
            return 0.0
        return self.weight(token) / (2 if _is_pair(token) else 1)


def _runs(items: "list[Item]", *, acts: bool) -> "list[Run]":
    """The words that stand together, with no small word between."""
    runs: list[Run] = []
    run: list[str] = []
    goal, seen, last = acts, False, ""
    for kind, token in [*items, (SMALL, "")]:
        if not kind:
            run.append(token)
            continue
        if run:
            runs.append((run, goal, last == OWNS))
            seen, run = seen or goal, []
        if kind == LEADS:
            goal = acts
        elif seen and kind in (ENDS, ASKS):
            goal = False
        last = kind
    return runs


def _is_pair(token: str) -> bool:
    return "\u3040" <= token[:1] <= "\ud7af"


def _without(text: str, opens: str, closes: str) -> str:
    """A text without what stands between two signs; an open end reaches to the last character."""
    before, *rest = text.split(opens)
    return before + "".join([part.partition(closes)[2] for part in rest])
