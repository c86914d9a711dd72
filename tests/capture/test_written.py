"""What is to be written or corrected is material, and what is to be kept is the person's own."""

from __future__ import annotations

import re
import time

import pytest

from agent_memory.accents import plain
from agent_memory.capture import extract, orders, pasted
from agent_memory.capture import orders_abroad as abroad
from agent_memory.capture.markers import characters, needs
from agent_memory.capture.markers.language import folded

RULE = "Always close the hatch before the pump runs."


def shown(text: str) -> list[str]:
    """What of a message may be offered as the person's own rule."""
    spans = [(span.start, span.end) for span in pasted.spans(text)]
    return [
        found.text
        for found in extract.clauses(text, pasted=spans)
        if not found.pasted and found.level != "request"
    ]


def material(text: str) -> list[str]:
    """What of a message is only to be written or corrected."""
    found = pasted.spans(text)
    return [text[one.start : one.end].strip() for one in found if one.name == "material"]


@pytest.mark.parametrize(
    "rows", [orders.ENGLISH, abroad.ROMANCE, abroad.GERMAN, abroad.CHINESE], ids=list("erdz")
)
def test_every_order_proves_itself(rows):
    """
    Each row matches every order beside it, and none that is no such order.
    """
    for row in rows:
        pattern = re.compile(row.source)
        assert [] == [one for one in row.hits if not pattern.search(plain(folded(one)))], row.name
        assert [] == [one for one in row.misses if pattern.search(plain(folded(one)))], row.name
        assert row.hits
        assert row.misses


@pytest.mark.parametrize(
    "order",
    [
        "put this in the readme: ",
        "ok now add the following line to docs/PUMP.md: ",
        "add a comment above the loop: ",
        "can you write a commit message: ",
        "change the title to: ",
        "the banner should say: ",
        "reply to him with: ",
        "fix the grammar: ",
        "correct my english please: ",
        "rephrase: ",
        "translate this to dutch: ",
        "rewrite this:\n",
        "rewrite this paragraph for me:\n\n",
        "proofread the following text:\n",
        "把这句写进readme：",
        "加一条注释：",
        "改一下语法：",
        "改写这段：\n",
        "pon esto en el readme: ",
        "añade un comentario: ",
        "corrige la gramática: ",
        "reescribe esto:\n",
        "mets ça dans le readme : ",
        "ajoute un commentaire : ",
        "corrige la grammaire : ",
        "réécris ceci :\n",
        "schreib das in die readme: ",
        "füge einen kommentar hinzu: ",
        "korrigiere die grammatik: ",
        "formuliere das um:\n",
        "aggiungi un commento: ",
        "coloca isso no readme: ",
    ],
)
def test_what_is_to_be_written(order):
    """
    Promise 8: the words behind an order to write or to correct them are no rule of the person.
    """
    assert [RULE] == material(order + RULE)
    assert [] == shown(order + RULE)


@pytest.mark.parametrize(
    "order",
    [
        "",
        "remember this: ",
        "note: ",
        "rule: ",
        "one more thing: ",
        "add to CLAUDE.md: ",
        "add this to your memory: ",
        "put this in the readme of your memory: ",
        "add a rule: ",
        "add a note: ",
        "write this down: ",
        "whenever you add a comment: ",
        "from now on add a docstring: ",
        "commit messages: ",
        "change this: ",
        "fix this: ",
        "rewrite the pump driver: ",
        "记住：",
        "加一条规则：",
        "以后写注释：",
        "recuerda esto: ",
        "añade una regla: ",
        "souviens-toi : ",
        "ajoute une règle : ",
        "merk dir: ",
        "schreib das in CLAUDE.md: ",
    ],
)
def test_what_is_to_be_kept(order):
    """
    What is to be remembered, what is always to be done, and the topic of a rule are the person's.
    """
    assert [] == material(order + RULE)


def test_how_far_it_reaches():
    """
    A line's rest is its line's; what stands under an order goes on while it is written out.
    """
    beside = f"add a comment: {RULE}\nnever push on fridays"
    assert [RULE] == material(beside)
    assert ["never push on fridays"] == shown(beside)
    under = f"rewrite this:\n{RULE}\nIt clogs.\n\nNever run it dry.\n\nnever push on fridays"
    assert [f"{RULE}\nIt clogs.\n\nNever run it dry."] == material(under)
    assert ["never push on fridays"] == shown(under)
    assert [] == material("rewrite this:")


@pytest.mark.parametrize(
    "piece",
    ["add a ", "pon el a ", "schreib das in ", "加一条", "change a: ", "rewrite this:\n", "a:"],
)
def test_hostile_orders_are_linear(piece):
    """
    64 KB of the worst text for the orders take seconds at most.
    """
    begun = time.process_time()
    pasted.spans(piece * (65_536 // len(piece)))
    assert time.process_time() - begun < 3


def test_no_chinese_order_is_in_ascii():
    """
    A line in plain ASCII is not looked at for orders in Chinese: each has a character.
    """
    for row in abroad.CHINESE:
        for one in needs.divided(row.source):
            least, _ = characters.needed(*one.place)
            assert least, row.name
            assert not any(map(str.isascii, least)), row.name
