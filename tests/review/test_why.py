"""Why a claim is held: which one a citation leads to, and everything behind it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_memory.ledger.atom import display_id
from agent_memory.ledger.records import Clean, Edited, Rejected, Typed, named
from agent_memory.review import why
from tests.ledger.build import (
    DEV,
    MAIN,
    PNPM,
    PROJECT,
    VENDOR,
    by_text,
    decide,
    forget,
    mark,
    rule,
    sight,
    sights,
    told,
    undo,
    uuid,
)
from tests.review.build import held, number

TESTS = "always run the tests before a commit"
LINT = "always run the linter before a commit"
INSTALLS, DUMPS = sights("a1 b2"), sights("c3", "never commit database dumps")
TESTED, LINTED = sights("d4 e5", TESTS), sights("f6", LINT)
SEEN = [*INSTALLS, *DUMPS, *TESTED, *LINTED]


def text_of(found: object) -> str:
    assert isinstance(found, why.Why)
    return found.atom.text


def identities(*texts: str) -> tuple[str, ...]:
    memory = held(SEEN).memory
    return tuple(sorted(by_text(memory, text).id for text in texts))


class TestById:
    def test_every_id_it_ever_had(self):
        """
        Promise 4: a claim answers to its own id and to that of each of its sightings.
        """
        for one in INSTALLS:
            assert PNPM == text_of(why.answer(display_id(one.id), held(SEEN)))

    def test_a_replaced_reading(self):
        """
        The id of a sighting that a newer extractor replaced leads to what replaced it.
        """
        old = sight("a1", "use pnpm", message=uuid("m"))
        new = sight("a1", PNPM, message=uuid("m"), extractor=2)

        assert PNPM == text_of(why.answer(display_id(old.id), held([old, new])))

    @pytest.mark.parametrize("length", [4, 6, 8])
    def test_a_prefix(self, length):
        """
        Four characters of an id are enough where no other id begins with them.
        """
        name = display_id(DUMPS[0].id)

        assert DUMPS[0].text == text_of(why.answer(name[:length].upper(), held(SEEN)))

    def test_a_short_prefix(self):
        """
        Three characters are no id.
        """
        assert why.answer(display_id(DUMPS[0].id)[:3], held(SEEN)) is None


class TestByNumber:
    @pytest.mark.parametrize("query", ["7", "#7", " 7 "])
    def test_its_number(self, query):
        """
        A claim answers to the number it was shown under.
        """
        assert PNPM == text_of(why.answer(query, held(SEEN, [number(INSTALLS, 7)])))

    def test_a_number_that_waits(self):
        """
        What a dry run lists under a number is what that number means.
        """
        found = held(SEEN)
        first = found.memory.proposals[0]

        assert first.text == text_of(why.answer(str(first.number), found))

    @pytest.mark.parametrize("query", ["99", "#99", "p99"])
    def test_a_number_of_nothing(self, query):
        """
        A number that nothing has fits no claim, not even one that holds it as a word.
        """
        seen = [*SEEN, *sights("g7", "never keep more than 99 backups of p99")]
        assert why.answer(query, held(seen)) is None


class TestByWords:
    @pytest.mark.parametrize(
        ("query", "text"),
        [
            pytest.param(PNPM, PNPM, id="the claim itself"),
            pytest.param("use pnpm for installs, please", PNPM, id="the same, politely"),
            pytest.param("pnpm", PNPM, id="its rarest word"),
            pytest.param("database dumps", DUMPS[0].text, id="its object"),
            pytest.param("linter before a commit", LINT, id="the word that two differ in"),
        ],
    )
    def test_words(self, query, text):
        """
        Words lead to the claim that says the same, else to the one that holds most of them.
        """
        assert text == text_of(why.answer(query, held(SEEN)))

    @pytest.mark.parametrize(
        ("query", "text"),
        [
            pytest.param("never commit", "never commit to a release tag", id="it begins so"),
            pytest.param("release tag", "never commit to a release tag", id="it holds them"),
        ],
    )
    def test_a_phrase(self, query, text):
        """
        Words that several claims share mean the only one in which they stand as they are.
        """
        others = "never make a commit on fridays", "format before you commit a tag for release"
        seen = [*sights("a1", text), *sights("b2", others[0]), *sights("c3", others[1])]
        assert text == text_of(why.answer(query, held(seen)))

    def test_ambiguous(self):
        """
        Promise 4: words that fit two claims name their ids and show neither.
        """
        assert why.Ambiguous(identities(TESTS, LINT)) == why.answer("before a commit", held(SEEN))

    @pytest.mark.parametrize(
        "query", ["", " ", "the", "kubernetes", "0", "\0", "\ud800", "a" * 99999, "深度学习"]
    )
    def test_nothing_fits(self, query):
        """
        Promise 4: what fits no claim is answered by none, whatever it is.
        """
        assert why.answer(query, held(SEEN)) is None

    @pytest.mark.parametrize(
        ("query", "text"),
        [
            pytest.param(MAIN, DEV, id="another value"),
            pytest.param("PR base branch is main", DEV, id="another value of its subject"),
            pytest.param("never use named exports", "always use named exports", id="forbidden"),
            pytest.param("never expose internal ids", "never expose internal errors", id="object"),
            pytest.param("regenerate the changelog", "never edit the changelog", id="verb"),
        ],
    )
    def test_another_claim_is_no_answer(self, query, text):
        """
        Promise 4: asked why it is main, a claim that it is dev is not shown.
        """
        assert why.answer(query, held(sights("a1", text))) is None

    @pytest.mark.parametrize(
        ("query", "text"),
        [
            pytest.param("PR base branch is dev", DEV, id="a value names its subject"),
            pytest.param("npm", "use pnpm instead of npm", id="a word of the other side"),
            pytest.param("never use npm", "use pnpm instead of npm", id="what it is against"),
            pytest.param("why do we never touch the vendor folder", VENDOR, id="a question"),
        ],
    )
    def test_in_other_words(self, query, text):
        """
        A claim is found in words of one's own.
        """
        assert text == text_of(why.answer(query, held(sights("a1", text))))

    def test_silent_claims_do_not_stand_in_the_way(self):
        """
        A silent claim is found by words only where no other one fits them.
        """
        silent = sights("g7", "run the tests on commit", level="request", confidence="observed")
        both = held([*TESTED, *silent])

        assert TESTS == text_of(why.answer("run tests commit", both))
        assert silent[0].text == text_of(why.answer("run tests commit", held(silent)))

    @given(query=st.text())
    def test_any_text(self, query):
        """
        Promise 4: any citation leads to one claim, to several ids or to nothing.
        """
        found = why.answer(query, held(SEEN))

        assert found is None or len(getattr(found, "ids", (1, 2))) > 1


class TestBehindIt:
    def test_contests_both_ways(self):
        """
        Promise 5: either side of a contest names the other.
        """
        found = held([*sights("a1 b2", DEV), *sights("c3", MAIN)])
        old, new = (why.answer(by_text(found.memory, text).id, found) for text in (DEV, MAIN))

        assert [(MAIN, True)] == [(one.text, one.incumbent) for one in old.against]
        assert [(DEV, False)] == [(one.text, one.incumbent) for one in new.against]

    def test_decisions_of_both_sides(self):
        """
        Promise 12: a ruling stands behind either side of its contest.
        """
        dev, main = sights("a1 b2", DEV), sights("c3", MAIN)
        ruling = rule("old", dev, main)
        found = held([*dev, *main], [ruling])

        for text in (DEV, MAIN):
            answer = why.answer(by_text(found.memory, text).id, found)
            assert [why.Decided(ruling, undone=False)] == list(answer.decisions)

    def test_undone_decisions_stay_on_record(self):
        """
        Promise 12: a withdrawn decision is shown as withdrawn, with its withdrawal.
        """
        rejected = decide(Rejected, INSTALLS, 10, text=Clean(PNPM))
        withdrawn = undo(rejected)
        edited = decide(Edited, DUMPS, 12, text=Clean("never commit dumps"))
        found = held(SEEN, [edited, withdrawn, rejected])

        answer = why.answer(PNPM, found)
        assert [(rejected, True, None), (withdrawn, False, None)] == list(answer.decisions)

    def test_replaced_wordings(self):
        """
        Promise 12: what an older extractor read of the same words is shown beside them.
        """
        old = sight("a1", "use pnpm", message=uuid("m"))
        new = sight("a1", PNPM, message=uuid("m"), extractor=2)
        answer = why.answer(PNPM, held([old, new, mark("a", [uuid("m")])]))

        assert [old] == list(answer.replaced)

    def test_forgotten_wordings_are_not_shown(self):
        """
        Promise 10: a replaced wording that was forgotten is not shown again.
        """
        old = sight("a1", "only use the orange registry", message=uuid("m"))
        elsewhere = sight("a1", PNPM, message=uuid("m"), start=90, extractor=2)
        found = held([old, elsewhere, *sights("b2")], [forget([old])])

        assert () == why.answer(PNPM, found).replaced

    def test_what_was_told(self):
        """
        When the model was told of a claim, under whichever of its ids, the newest first.
        """
        first, second = (display_id(one.id) for one in INSTALLS)
        other = display_id(DUMPS[0].id)
        records = [told(5, second), told(7, other, first), told(6, other), told(3, first)]
        answer = why.answer(PNPM, held([*SEEN, *records]))

        assert [7, 5, 3] == [one.place.line for one in answer.told]

    def test_told_to_a_copy(self):
        """
        A note that stands in two transcripts counts once, where it stands first.
        """
        mine = display_id(INSTALLS[0].id)
        copies = [told(5, mine, transcript=name) for name in ("c", "a", "b")]
        for records in (copies, copies[::-1]):
            answer = why.answer(PNPM, held([*SEEN, *records]))
            assert ["a"] == [one.place.transcript for one in answer.told]

    def test_where_it_was_typed(self):
        """
        Promise 3: a decision comes with the typed line that capture found for it.
        """
        rejected = decide(Rejected, INSTALLS, 10, text=Clean(PNPM))
        place = told(10).place
        about = {"place": place, "decision": rejected.id}
        found = named(Typed, 1, project=PROJECT, at=rejected.at, **about)

        answer = why.answer(PNPM, held([*SEEN, found], [rejected]))
        assert [place] == [one.typed for one in answer.decisions]
