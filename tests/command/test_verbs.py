"""`/cs:memory`: what is typed, what is answered, and what only a person may do."""

from __future__ import annotations

import itertools
import string
import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from agent_memory import config, early, files, policy, project, registry, renew, setting
from agent_memory.capture import giveaway
from agent_memory.command import deciding, verbs
from agent_memory.ledger.records import Adopted, Numbered
from agent_memory.offer import folder
from agent_memory.review import block
from tests.ledger.build import DEV, MAIN, PNPM, VENDOR, ZONE, day, sights
from tests.review.desks import Shop

DECIDING = list(deciding.VERBS)
READING = [name for name in verbs.VERBS if name not in deciding.VERBS]


class Typist:
    """A person who types commands in the project `shop`."""

    def __init__(self, root):
        self.shop = Shop(root)
        self.now = day(20)

    def __call__(self, args="", *, attended=True):
        here = setting.Setting(
            home=self.shop.home,
            config=config.Config(),
            registry=registry.load(self.shop.home),
            zone=ZONE,
            now=self.now,
            user=self.shop.root.parent,
            start=str(self.shop.root),
        )
        return verbs.answer(args, here, attended=attended)


@pytest.fixture
def type_(tmp_path):
    return Typist(tmp_path)


class TestDoor:
    @pytest.mark.parametrize("verb", DECIDING)
    def test_unattended(self, type_, verb):
        """
        Promise 3: where no person attends, no verb decides anything.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_()
        before = type_.shop.everything()
        for rest in ("1", "", '1 as "x"', "1 new", "use tabs", "1 x"):
            assert "is for a person" in type_(f"{verb} {rest}", attended=False)
        assert before == type_.shop.everything()

    @pytest.mark.parametrize("verb", READING)
    def test_reading(self, type_, verb):
        """
        A reading verb writes nothing, attended or not.
        """
        type_.shop.saw(*sights("a1 b2"))
        before = type_.shop.everything()
        assert type_(f"{verb} 1", attended=False) == type_(f"{verb} 1")
        assert before == type_.shop.everything()

    @pytest.mark.parametrize("words", ["pin 1", "helpful 1", "reject 1", "undo", "adopt 1"])
    def test_what_reads_a_conversation(self, type_, monkeypatch, words):
        """
        Only what writes a person's words has transcripts read for what they gave away.
        """
        read = []
        beside = giveaway.Giveaways.beside
        monkeypatch.setattr(
            giveaway.Giveaways, "beside", lambda *args: read.append(words) or beside(*args)
        )
        type_.shop.saw(*sights("a1 b2"))
        type_()
        type_("helpful 1")
        type_(words)
        assert (["adopt 1"] if words == "adopt 1" else []) == read

    def test_by_the_command(self, type_):
        """
        Promise 12: a decision says that it came by the command.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_("adopt 1")
        type_("adopt 1")
        doors = [one.door for one in type_.shop.decisions() if isinstance(one, Adopted)]
        assert ["command"] == doors

    @pytest.mark.parametrize("args", ["adpot 1", "--bogus", "adopt1", "0", "\x1b[2J"])
    def test_unknown(self, type_, args):
        """
        A verb that is none is answered in one line that names those there are.
        """
        said = type_(args)
        assert 1 == len(said.splitlines())
        assert "there are: status" in said
        assert "\x1b" not in said

    @pytest.mark.parametrize(
        ("verb", "reason"),
        [
            *((verb, "works in the client alone") for verb in ("setup", "off", "on")),
            *((verb, "is not built yet") for verb in ("verify", "episodes")),
        ],
    )
    def test_elsewhere(self, type_, verb, reason):
        """
        A verb that is not answered here says where it is, in one line.
        """
        assert f"{verb} {reason}" in type_(verb)
        assert 1 == len(type_(verb).splitlines())

    @pytest.mark.parametrize("verb", [*DECIDING, "why", "search"])
    def test_nothing_behind_it(self, type_, verb):
        """
        A verb that wants more says what, and decides nothing.
        """
        said = type_(verb)
        assert said.startswith(("say: ", "name at least")) or verb in {"undo", "forget"}
        assert () == type_.shop.decisions()

    @pytest.mark.usefixtures("unmeasured")
    @settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(
        verb=st.sampled_from([*verbs.VERBS, "nothing"]),
        rest=st.text(max_size=40)
        | st.lists(
            st.sampled_from(
                ["1", "as", '"', "“", "'", "--mine", "--", "new", "old", "x", ",", "1 2"]
            )
        ).map(" ".join),
    )
    def test_anything_typed(self, type_, verb, rest):
        """
        Whatever is typed, quotes and control characters too, is answered and breaks nothing.
        """
        said = type_(f"{verb} {rest}")
        assert isinstance(said, str)
        shown = (char for char in said if unicodedata.category(char) != "Zs")
        assert all(char.isprintable() or char in "\n\u200c\u200d" for char in shown)


class TestVerbs:
    def test_what_waits(self, type_):
        """
        The command alone lists what waits, contests too; nothing is said in a line.
        """
        assert "nothing waits" in type_()
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", DEV), *sights("e3 f4", MAIN))
        said = type_()
        assert PNPM in said
        assert "1 contest open" in said
        assert said == type_("staged")

    def test_what_comes_next(self, type_):
        """
        Where nothing waits the nearest candidates are listed; where there is none, what makes one.
        """
        assert "what you say in two conversations on two days will" in type_()
        type_.shop.saw(*sights("a1", VENDOR))
        head, verbs_, row = type_().splitlines()
        assert "nothing waits; 1 claim held, 0 silent" == head
        assert "held, and not waiting yet: why ID, adopt ID" == verbs_
        assert f"  {type_.shop.atom(VENDOR).id}  1 of 2 conversations; 1 of 2 days  {VENDOR}" == row

    def test_the_words_of_the_person(self, type_):
        """
        A claim that was put into other words is shown and named by these.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_("adopt 1")
        type_("adopt 1")
        type_("edit 1 install with pnpm alone")
        assert type_("why 1").startswith("install with pnpm alone ")
        assert 'pinned: "install with pnpm alone"' == type_("pin 1")
        assert "demote 1" in type_("reject 1")

    def test_unheeded_first(self, type_):
        """
        What was said again since it was adopted comes first.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        type_("adopt 1")
        type_("adopt 1")
        first = next(one for one in type_.shop.decisions() if isinstance(one, Adopted))
        type_.shop.saw(*sights("z30", first.text))
        type_.now = day(40)
        assert type_().startswith("adopted, and said again since: why ID")

    def test_every_deciding_verb(self, type_):
        """
        Each verb does its work end to end.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR), *sights("e3 f4", DEV))
        assert "nothing is written yet" in type_(f"adopt {PNPM}")
        assert "adopted into CLAUDE.md" in type_(f"adopt {PNPM}")
        assert "changed in CLAUDE.md" in type_(f"edit {type_.shop.atom(PNPM).id} pnpm alone")
        assert "taken out of" in type_(f"demote {PNPM}")
        assert "rejected" in type_(f"reject {DEV}")
        assert "undone: rejected" in type_("undo")
        assert "pinned" in type_(f"pin {VENDOR}")
        assert "no longer pinned" in type_(f"pin {VENDOR} off")
        assert "helpful" in type_(f"helpful {VENDOR}")
        assert "harmful" in type_(f"harmful {VENDOR}")
        ids = f"{type_.shop.atom(VENDOR).id}, {type_.shop.atom(DEV).id}"
        assert "one claim from now on" in type_(f"merge {ids}")
        assert "two claims from now on" in type_(f"split {type_.shop.atom(DEV).id} 3 4")
        assert "remembered" in type_("remember 'name migrations by their day'")
        type_.shop.saw(*sights("g9 h9", MAIN))
        assert "ruled both" in type_(f"resolve {type_.shop.atom(DEV).id} both")
        assert "forgotten" in type_(f"forget {VENDOR}")
        assert "out of our files" in type_("forget")

    def test_several(self, type_):
        """
        Of several numbers each is answered for itself.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        type_("adopt 1 2")
        said = type_("adopt 1 9 2")
        assert "9: no claim fits" in said
        assert [PNPM, VENDOR] == sorted(block.bullets(type_.shop.claude.read_bytes()))

    @pytest.mark.parametrize(
        ("args", "said"),
        [
            ("reject 1 2", "reject takes one at a time, as in: reject 1"),
            ("why 1, 2", "why takes one at a time, as in: why 1"),
            ("demote 1 --bogus", "no option '--bogus'; say: demote N"),
            ("adopt 1 --bogus", "no option '--bogus'; there are --mine"),
            ("adopt 1 --yes-bogus", "no option '--yes-bogus'"),
            ("adopt never push --force", "no claim fits 'never push --force'"),
            ("forget", "say: forget N"),
            ("reject never", "no claim fits 'never'; that word is too common"),
            ("forget 3", "no claim fits '3'; none has that number"),
            ("reject #3", "no claim fits '#3'; none has that number"),
            ("harmful p3", "no claim fits 'p3'; none has that number"),
        ],
    )
    def test_wrong_words(self, type_, args, said):
        """
        What is not meant so is refused by its name, and nothing is decided.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        type_.shop.saw(*sights("e1", "always support python 3"), *sights("f1", "p3 is our disk"))
        assert type_(args).startswith(said)
        assert [] == [one for one in type_.shop.decisions() if not isinstance(one, Numbered)]

    @pytest.mark.parametrize("rest", ["all", "*", "1-9"])
    def test_no_adopting_of_all(self, type_, rest):
        """
        Promise 3: there is no word that adopts everything that waits.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        type_("adopt 1 2")
        assert "no claim fits" in type_(f"adopt {rest}")
        assert not type_.shop.claude.exists()

    def test_why(self, type_):
        """
        `why` shows the claim with its sightings.
        """
        type_.shop.saw(*sights("a1 b2"))
        assert 2 == type_(f"why {PNPM}").count(f'"{PNPM}"')
        assert "no claim fits" in type_("why 9")

    def test_contested(self, type_):
        """
        `contested` shows both sides and how to rule.
        """
        assert "nothing is contested" in type_("contested")
        type_.shop.saw(*sights("a1 b2", DEV), *sights("c3 d4", MAIN))
        said = type_("contested")
        assert DEV in said
        assert MAIN in said
        assert "resolve ID" in said

    def test_search(self, type_):
        """
        `search` finds claims by a word of theirs in any of its forms.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        assert PNPM in type_("search installing with pnpm")
        assert VENDOR not in type_("search pnpm")
        assert "no claim" in type_("search zebra")

    def test_status(self, type_):
        """
        Promise 3: `status` names a decision without a typed line, and what the file lacks.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_("adopt 1")
        type_("adopt 1")
        type_.shop.claude.write_bytes(block.changed(b"", add=["of a stranger"]))
        said = type_("status")
        assert "no typed line is found for: adopted" in said
        assert f'absent: "{PNPM}"' in said
        assert 'unknown: "of a stranger"' in said

    def test_the_view_is_renewed(self, type_):
        """
        A decision renews the view.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_("reject 1")
        review = type_.shop.root / ".memory" / "staged" / "REVIEW.md"
        assert "Nothing waits." in review.read_text()
        type_("undo")
        assert PNPM in review.read_text()

    def test_forgotten_in_the_view(self, type_):
        """
        Promise 10: the view is without the text, too.
        """
        type_.shop.saw(*sights("a1 b2"), *sights("c1 d2", VENDOR))
        type_(f"pin {VENDOR}")
        type_(f"forget {PNPM}")
        assert PNPM.encode() not in type_.shop.everything()
        assert VENDOR in (type_.shop.root / ".memory" / "atoms.jsonl").read_text()

    def test_long_answers(self, type_):
        """
        An answer stays below what the client shows, and says what it leaves out.
        """
        for first, second in itertools.product(string.ascii_lowercase[:11], repeat=2):
            name = f"q{first}z{second}x"  # which no table knows, so that all of these are claims
            text = f"always spell {name} like " + "what it holds " * 9
            type_.shop.saw(*sights("a1 b2", text))
        said = type_(f"merge {' '.join(atom.id for atom in type_.shop.at.held().memory.atoms)}")
        assert len(said) <= policy.ANSWER
        assert "lines more; memory_inspect" in said

    def test_control_characters(self, type_):
        """
        A claim that a terminal would act on is spelled out.
        """
        type_.shop.saw(*sights("a1 b2", "always \x1b[2J clear the screen"))
        assert "\x1b" not in type_()
        assert "\\x1b" in type_()

    def test_perhaps_the_same(self, type_):
        """
        A pair that may be one claim is shown with what merges it and what parts it for ever.
        """
        one, other = "always format the quor wexel softly", "print every quor wexel thrice"
        type_.shop.saw(*sights("a1", one), *sights("b2", other))
        ids = f"{type_.shop.atom(one).id} {type_.shop.atom(other).id}"
        said = type_()
        assert f"perhaps the same: merge {ids}, or split {ids}" in said
        assert one in said
        assert other in said
        assert "two claims from now on" in type_(f"split {ids}")
        assert "perhaps the same" not in type_()
        type_("undo")
        assert "one claim from now on" in type_(f"merge {ids}")
        assert "waits for you" in type_()

    def test_help(self, type_):
        """
        `help` names every verb; what each does stands in one column, below words that reach it.
        """
        said = type_("help")
        rows = [line for line in said.splitlines() if line.startswith("/cs:memory")]
        assert len(rows) == len(verbs.VERBS) + len(early.USAGE)
        whats = [one.what for one in verbs.VERBS.values()] + [what for _, what in early.USAGE]
        column = {line[32:] for line in said.splitlines()}
        assert [] == [what for what in whats if what not in column]
        assert [] == [name for name in verbs.VERBS if name != "waiting" and name not in said]


class TestPlaces:
    def test_a_place_that_only_claims_its_project(self, type_):
        """
        Where nothing but a remote's name ties a folder to its project, nothing is decided.
        """
        shop = type_.shop
        for part in ("objects", "refs"):
            (shop.root / ".git" / part).mkdir(parents=True)
        (shop.root / ".git" / "HEAD").write_text("ref: refs/heads/main\n")
        remote = '[remote "origin"]\n\turl = https://git.example/you/shop\n'
        (shop.root / ".git" / "config").write_text(remote)
        found = project.identify(shop.root, user=shop.root.parent)
        registry.seen(shop.home, found._replace(common=shop.root), shop.root.parent, salt="00" * 8)
        registry.seen(shop.home, found, shop.root, salt="00" * 8)
        assert "shares nothing but its remote" in type_("remember use tabs")
        assert "captured" in type_("status")
        registry.confirm(shop.home, found, shop.root)
        assert "remembered" in type_("remember use tabs")

    def test_another_place_of_it(self, type_, tmp_path):
        """
        Promise 10: a view in another place of the project is taken out, too.
        """
        shop = type_.shop
        shop.saw(*sights("a1 b2"))
        other = tmp_path / "other"
        other.mkdir()
        registry.seen(shop.home, shop.identity, other, salt="00" * 8)
        view = folder.made(other) / "atoms.jsonl"
        view.write_text(PNPM)
        type_(f"forget {PNPM}")
        assert not view.exists()

    def test_a_view_that_cannot_be_written(self, type_):
        """
        What keeps the view from being renewed is told behind the answer.
        """
        type_.shop.saw(*sights("a1 b2"))
        type_.shop.put(".memory/mine.txt", b"x")
        assert "no view" in type_(f"pin {PNPM}").splitlines()[-1]

    def test_a_held_lock(self, type_, monkeypatch):
        """
        While another session writes, the answer says so and nothing is decided.
        """
        monkeypatch.setattr(files.lock, "__kwdefaults__", {"seconds": 0.05})
        type_.shop.saw(*sights("a1 b2"))
        with files.lock(type_.shop.books.decisions.lock):
            assert "is held by another session" in type_(f"pin {PNPM}")
        assert not type_.shop.atom(PNPM).standing.pinned

    def test_a_file_that_cannot_be_written(self, type_, monkeypatch):
        """
        A disk that refuses is named in a line.
        """
        type_.shop.saw(*sights("a1 b2"))

        def full(*_, **__):
            raise OSError(28, "No space left on device", "decisions.jsonl")

        monkeypatch.setattr(files, "append", full)
        refused = "decisions.jsonl: No space left on device; nothing was decided"
        assert refused == type_(f"pin {PNPM}")

    def test_a_view_that_the_disk_refuses(self, type_, monkeypatch):
        """
        A decision that is recorded is told, also where the view behind it cannot be renewed.
        """
        type_.shop.saw(*sights("a1 b2"))

        def full(*_, **__):
            raise OSError(28, "No space left on device", "REVIEW.md")

        monkeypatch.setattr(renew, "project", full)
        decided, problem = type_(f"pin {PNPM}").splitlines()
        assert decided.startswith("pinned")
        assert "the view was not renewed: REVIEW.md: No space left on device" == problem

    def test_more_than_a_page(self, type_):
        """
        A long list is cut, and says so.
        """
        for first, second in itertools.islice(
            itertools.product("bdfgklm", repeat=2), policy.LISTED_ROWS + 2
        ):
            text = f"always keep the {first}a{second}o module free of cycles"
            type_.shop.saw(*sights("a1 b2", text))
        assert "and 2 more" in type_()
