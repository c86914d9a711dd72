"""By what a prompt points to a claim: its words, what it is about, and the names in it.

A word that narrows another one counts only beside that one or by itself: "the weekly call" has
nothing to do with the weekly report. Any one of the following is enough of a claim: `~` stands
before what it is about and a prompt may want something done to, `$` before a rare word that is all
of its subject, `&` before two words that are one name, `=` before the name of a tool, a path or an
ending of files, `!` before an act that it concerns whatever is acted on.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from agent_memory import policy
from agent_memory.ledger.lexicon import words
from agent_memory.offer import grammar, prompt, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from agent_memory.ledger.canonical import Canonical

SUBJECT = "$"
_CONDITIONS = ("before", "after", "when", "unless", "without", "until", "if", "once")
_BRANCH = "branch"
_MANY = 2  # words that stand together
_LONG = 3  # ... where the last one may be a verb that no table knows


def cues(text: str, form: Canonical, reading: prompt.Table) -> tuple[set[str], float]:
    """The cues of a claim, as prompts are read and as identity reads it; and its own mass."""
    read = [reading.read(clause) for clause in _parts(text)]
    mass = sum(sum(content.values()) for content, *_ in read)
    said = {token for content, *_ in read for token in content}
    said |= (form.tokens | form.against) - grammar.TURNS
    found = _words(said, read, reading)
    for number, (_, act, runs) in enumerate(read):
        for topic in _topics(act, runs, subject=not number):
            found.update(_about(act, topic, mass, reading))
        if act not in grammar.ALONE | {"", prompt.ASKED} and reading.weight(act) > reading.low:
            found.add("!" + act)
        for run, *_ in runs:
            found.update(_together(run, mass, reading))
    found |= {"=" + name for name in said if _by_itself(name, reading)}
    found |= {"!" + act for act in grammar.RITES for word in said if word.startswith(act)}
    found |= {"=" + end for end in reading.implies if _by_ending(end, found, mass, reading)}
    found |= table.rivals({axis for axis, _ in form.signature.values})
    found |= {"~" + value for axis, value in form.signature.values if axis == _BRANCH}
    spare = {cue[1:] for cue in found if cue[0] == "&"}
    spare |= {"~" + cue.replace(">", "+") for cue in spare}
    return {cue for cue in found - spare if not set(cue) & set(" \t\n")}, mass


def _words(said: set[str], read: list[prompt.Read], reading: prompt.Table) -> set[str]:
    """What a claim says word by word; a word that narrows another one, beside it or alone."""
    narrow: dict[str, set[str]] = {}
    plain: set[str] = set()
    for _, act, runs in read:
        for run, *_ in runs:
            kept = len(run) - (1 if act or len(run) < _LONG else 2)
            for word, after in pairwise(run[: kept + 1]):
                if not ({word, after} & grammar.ACTS or reading.named(word)):
                    narrow.setdefault(word, set()).add(after)
            plain.update(run[kept:])
    narrow = {word: after for word, after in narrow.items() if word not in plain}
    beside = {f"{word}>{each}" for word in said & narrow.keys() for each in (*narrow[word], "")}
    return said - narrow.keys() | beside


def _parts(text: str) -> list[str]:
    """The clauses of a claim, and its conditions as clauses: "before you deploy" is about that."""
    for word in _CONDITIONS:
        text = text.replace(f" {word} ", "\n")
    return prompt.clauses(text)


def _together(run: list[str], mass: float, reading: prompt.Table) -> Iterator[str]:
    """Yield the compounds of a run that say enough wherever they stand."""
    for word, after in pairwise(run):
        weights = reading.weight(word), reading.weight(after)
        enough = max(weights) == reading.rare and sum(weights) >= policy.RECALL_TOPIC * mass
        if enough and not {word, after} & grammar.ACTS:
            yield f"&{word}>{after}"


def _topics(act: str, runs: list[prompt.Run], *, subject: bool) -> list[list[str]]:
    """What a clause of a claim is about: the object of its verb, or its subject."""
    if act:
        return [run for run, goal, _ in runs if goal][:1]
    if not (subject and runs):
        return []
    run = runs[0][0]
    verbs = (at for at, word in enumerate(run) if at and word in grammar.ACTS)
    whole = run[: next(verbs, len(run))]
    return [whole, whole[:-1]] if len(whole) >= _LONG else [whole]


def _about(act: str, topic: list[str], mass: float, reading: prompt.Table) -> Iterator[str]:
    """Yield what a prompt may ask to be done to a topic; one common word is not enough of one."""
    while len(topic) >= _MANY and topic[0] in words.MODIFIERS:
        topic = topic[1:]
    forms = [topic]
    if len(topic) >= _MANY and topic[-1] in words.GENERIC:
        forms.append(topic[:-1])
    for each in forms:
        weight = sum(map(reading.weight, each))
        heavy = len(each) >= _MANY or weight > reading.low
        if heavy and weight >= policy.RECALL_TOPIC * mass and not any(map(reading.named, each)):
            if len(each) == 1 and weight == reading.rare and not act:
                yield SUBJECT + each[0]
            whole = "~" + "+".join(each)
            yield whole if not act or act in grammar.ANY else act + whole


def _by_ending(end: str, found: set[str], mass: float, reading: prompt.Table) -> bool:
    """Whether files of an ending are what a claim is about: those of a language, "yaml files"."""
    kind = reading.implies[end]
    told = f"{kind}>file" in found or (kind in found and reading.weight(kind) == reading.rare)
    return end[0] == "." and told and reading.rare >= policy.RECALL_TOPIC * mass


def _by_itself(name: str, reading: prompt.Table) -> bool:
    """Whether a name is no everyday word, nor a file that every project has."""
    return reading.named(name) and (name in table.TELLING or "/" in name.strip("/"))
