"""What stands around a rule in its clause, and what two wordings of one rule have in common."""

from __future__ import annotations

import pytest

from agent_memory.ledger.canonical import canonical
from agent_memory.ledger.claim import same

STATED = (True, True)

SAME = [
    # what a prohibition goes on with is another act, a stress or a reason
    ("never patch the vendored fonts, rerun the importer", "don't patch the vendored fonts"),
    ("no lambdas in the views please, write a named method", "no lambdas in the views"),
    ("don't type prices into the template, read them from the catalogue",
     "never type prices into the template"),
    ("we never score applicants, not in any table", "never score applicants"),
    ("never round amounts, not even in the report", "never round amounts"),
    ("include diagrams from the source tree, the intro isn't special",
     "include diagrams from the source tree"),
    ("every release must be signed with the team key, and upload the checksum as well",
     "every release must be signed with the team key"),
    ("reducers return a new state, nothing else", "reducers only return a new state"),
    # a relative clause is an adjective
    ("never merge a branch that is red", "don't merge red branches"),
    ("never touch a migration that is already merged", "don't edit merged migrations"),
    # nobody, nothing
    ("nobody edits the lockfile", "never edit the lockfile"),
    ("nothing touches the archive on weekends", "never touch the archive on weekends"),
    ("nothing goes into the default namespace", "don't put anything into the default namespace"),
    ("nobody edits the dns zone by hand to fix that", "never edit the dns zone by hand"),
    # what something has not
    ("our runner has no docker", "there's no docker on the runner"),
    ("the office has no vpn at all", "no vpn in the office"),
    ("the tablets have no gps", "there's no gps in the tablets"),
    # the whole that the person is at work on narrows nothing
    ("no dynamic memory on this chip", "never use dynamic memory"),
    ("no passive voice in this book", "never use the passive voice"),
    # contrasts
    ("it's parcel, never shipment", "always say parcel, not shipment"),
    ("log to stderr, not to stdout", "log to stderr"),
    ("sort by key, not by value", "sort by key"),
    # limits
    ("keep summaries to one page", "a summary always fits on one page"),
    ("keep commit bodies to 3 lines", "commit bodies have at most 3 lines"),
    # places of things whose name is a verb
    ("pin numbers only go in board.h", "keep the pin numbers in board.h"),
    ("seed values belong in seeds.toml", "keep the seed values in seeds.toml"),
    # what each thing of a kind bears
    ("each figure needs a caption", "give every figure a caption"),
    ("every endpoint takes a trace id", "no endpoint without a trace id"),
    ("each ticket must include an estimate", "add an estimate to every ticket"),
    # a complaint that nothing was done is the duty
    ("I asked you to squash before merging, but you didn't", "squash before merging"),
    ("I told you to keep the order of the fields and you didn't", "keep the order of the fields"),
    ("raw frames must not be resized", "never resize raw frames"),
]  # fmt: skip

APART = [
    ("don't rename files, move folders or touch the config", "don't touch the config"),
    ("the tablets have no gps", "there's no gps in the phones"),
    ("no popovers in this function", "no popovers"),
    ("captions fit on 2 lines", "keep captions to 3 lines"),
    ("every level needs an exit", "every level needs a checkpoint"),
    ("use npm, nobody reads the yarn logs", "don't use npm"),
    ("we have 128 workers", "could you optimise it with 128 workers"),
    ("nothing fancy on the front page", "no front page"),
    ("change nothing in src", "don't change src"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_one_rule(one, other):
    """
    Wordings of one rule join, whatever stands around it.
    """
    assert same(canonical(one), canonical(other), stated=STATED)


@pytest.mark.parametrize(("one", "other"), APART)
def test_two_rules(one, other):
    """
    Wordings that only look alike stay apart.
    """
    assert not same(canonical(one), canonical(other), stated=STATED)


def test_of_two_requests_neither_may_ask_for_more():
    """
    A second act is dropped from a rule, never from a bare request.
    """
    one, other = "run the tests, and deploy to staging", "run the tests, and open a ticket"
    assert None is same(canonical(one), canonical(other), stated=(False, False))
    plan, other = "make a thorough plan", "make a thorough plan to change the file name"
    assert None is same(canonical(plan), canonical(other), stated=(False, False))


def test_a_value_that_is_turned_down_is_no_prohibition():
    """
    "X, never Y" wants X.
    """
    assert not canonical("it's parcel, never shipment").signature.prohibits
    assert not canonical("code goes into the package, not into a notebook").signature.prohibits
