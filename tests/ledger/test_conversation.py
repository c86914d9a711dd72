"""Copies of a transcript are one conversation (promise 7)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from agent_memory import policy
from agent_memory.ledger.conversation import message_key, one_name
from tests.ledger.build import fork, mark, sight, uuid

LONG = tuple(f"{number:016x}" for number in range(policy.COPY_MESSAGES))
KEYS = [message_key(uuid(number)) for number in range(6)]


def names(*records):
    """The name of each conversation, without what all of them begin with."""
    sightings = [one for one in records if one.record == "sighting"]
    marks = [one for one in records if one.record == "watermark"]
    found = one_name(sightings, marks)
    return {
        name.removeprefix("conversation-"): root.removeprefix("conversation-")
        for name, root in found.items()
    }


def test_conversations_are_apart_until_something_says_otherwise():
    """
    The same words in two transcripts are two conversations.
    """
    assert {"a": "a", "b": "b", "c": "c"} == names(sight("a1"), sight("b1"), mark("c", []))


def test_a_shared_message_makes_one_conversation():
    """
    Promise 7: a resumed or forked transcript repeats its messages' uuids.
    """
    one = sight("b1")

    assert {"b": "b", "c": "b"} == names(one, fork(one, "c"))
    assert {"b": "b", "c": "b"} == names(mark("b", KEYS[:2]), mark("c", KEYS[1:3]))
    assert {"a": "a", "b": "a"} == names(one, mark("a", [message_key(one.place.message)]))


def test_a_message_is_the_same_however_its_uuid_is_spelled():
    """
    Hyphens and case say nothing, and twelve digits are enough.
    """
    assert "0a1b2c3d4e5f" == message_key("0A1B2C3D-4E5F-6071-8293-a4b5c6d7e8f9")


def test_three_long_identical_messages_make_one_conversation():
    """
    Promise 7: a copy under new uuids is told by what was typed; two equal messages are chance.
    """
    assert {"a": "a", "b": "a"} == names(mark("a", [], long=LONG), mark("b", [], long=LONG))
    assert {"a": "a", "b": "b"} == names(mark("a", [], long=LONG), mark("b", [], long=LONG[1:]))


def test_long_messages_are_counted_over_all_watermarks_of_a_conversation():
    """
    A copy that was read in two sweeps is a copy.
    """
    parts = mark("b", [], long=LONG[:1]), mark("b", [], long=LONG[1:], start=1, end=2)

    assert {"a": "a", "b": "a"} == names(mark("a", [], long=LONG), *parts)


def test_a_template_makes_no_conversation_one():
    """
    Texts that stand in more conversations than anyone copies are templates.
    """
    many = [f"{number:02}" for number in range(policy.TEMPLATE_CONVERSATIONS + 1)]
    copies = [mark(name, [], long=LONG) for name in many]

    assert {"00"} == set(names(*copies[:-1]).values())
    assert set(many) == set(names(*copies).values())


@st.composite
def watermarks(draw):
    """Watermarks of some conversations, which share messages."""
    return [
        mark(name, draw(st.lists(st.sampled_from(KEYS), max_size=3)), start=number)
        for number, name in enumerate(draw(st.lists(st.sampled_from("abcdef"), max_size=8)))
    ]


@given(marks=watermarks(), order=st.randoms(use_true_random=False))
def test_no_order_shows(marks, order):
    """
    Promise 11: which transcript was read first does not name the conversation.
    """
    shuffled = order.sample(marks, len(marks))

    assert names(*marks) == names(*shuffled)


@given(marks=watermarks())
def test_one_means_a_chain_of_shared_messages(marks):
    """
    Two conversations have one name exactly when messages lead from one to the other.
    """
    found = names(*marks)
    held = {name: {name} for name in found}
    for _ in found:  # as many rounds as the longest chain has links
        for one in marks:
            for other in marks:
                if set(one.messages) & set(other.messages):
                    pair = [
                        mark.conversation.removeprefix("conversation-") for mark in (one, other)
                    ]
                    held[pair[0]] |= held[pair[1]]

    assert {name: min(reached) for name, reached in held.items()} == found
