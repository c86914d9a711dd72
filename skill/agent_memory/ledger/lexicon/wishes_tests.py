"""Standing wishes about tests: when they run, what they may use, what may not be done to them."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

TESTS = (
    Wish(
        "run the tests before you say it is done",
        (
            "execute test/unit-test/suite/pytest before DONE; "
            "test/unit-test/suite pass/green/succeed before DONE; "
            "not DONE unless test/unit-test/suite pass/green/execute/succeed; "
            "test/unit-test/suite before DONE; "
            "not claim/say/call/declare/report DONE/finish/complete/work/success unless execute "
            "test/unit-test/suite; "
            "not claim/say/call/declare/report DONE/finish/complete/work/success unless test/"
            "unit-test/suite pass/green; not DONE/work until test/suite pass/green/execute; "
            "execute test when/after DONE; execute test end task/work; not forget execute test; "
            "not skip execute test; execute test/unit-test/suite; execute test after DONE; "
            "+test must pass/green; "
            "not say/call/claim/declare/report done/work/finish when test fail/red; "
            "not finish/stop when test fail"
            "; DONE mean/when/means test pass/green"
            "; not DONE before/until test/suite pass/green"
            "; not DONE report? test/suite fail/red; execute suite/test before report/tell"
            "; DONE only when test/suite pass/green; test green/pass first"
            "; +green test? first; +tell/say/report DONE; test/suite green/pass first"
            "; test pass say DONE"
        ),
        also=(
            "all the full whole entire complete suite unit-test test must pass green first it "
            "any something task work done finish say is are execute before success feature end "
            "at run final successfully"
            " means mean report back tell me fail failing red only then fix once suite passed after"
            " tdd"
        ),
        against=("don't run the tests",),
        hits=(
            "run the tests before you say you're done",
            "never call it done unless all tests pass",
            "always run the test suite before finishing a task",
            "you forgot to run the tests again", "the tests must pass before you report success",
            "a task is not done until the tests are green",
            "don't say it works without running the tests",
        ),
        misses=(
            "run the tests before you push", "run the payment tests on the staging server",
            "don't run the tests", "write the tests before the code",
            "run the tests with node 20",
        ),
    ),
    Wish(
        "run the tests after every change",
        (
            "execute/rerun test/unit-test/suite after CHANGED/refactor/fix/save/file/edit; "
            "test/unit-test/suite after CHANGED/refactor; test after CHANGED; "
            "execute test/unit-test/suite when CHANGED/code; not CHANGED unless execute test; "
            "execute test often/frequent/regular/constant; retest after CHANGED; "
            "execute test every/each CHANGED"
        ),
        also=(
            "re all the full whole suite unit-test every each any it code change step something "
            "your regularly often relevant always you file again and execute frequently "
            "immediately"
        ),
        against=("don't run the tests",),
        hits=(
            "run the tests after every change", "re-run the suite after each edit",
            "always test after you change something",
            "you changed the code without running the tests",
            "run the unit tests whenever you edit code",
        ),
        misses=(
            "run the tests before every commit", "run the tests after the deploy",
            "don't run the tests after every change",
            "test the form after the redesign in Safari",
        ),
    ),
    Wish(
        "run the tests before you push",
        (
            "execute test/unit-test/suite/check before push/pr; "
            "test/unit-test/suite/check pass/green/succeed before push/pr; "
            "not push/pr unless test/unit-test/suite/check pass/green/execute/succeed?; "
            "test before push/pr; only push test/green/pass code?; not push untested; "
            "not open pr unless test pass/execute/green"
        ),
        also=(
            "all the full whole suite unit-test test must pass green first any locally local "
            "change open create code it execute are request you"
        ),
        hits=(
            "run the tests before you push", "never push unless the tests pass",
            "tests must be green before a push", "you pushed without running the tests",
            "run the whole suite before opening a PR",
        ),
        misses=(
            "run the tests before you commit", "push before you run the tests",
            "never push on fridays", "run the tests on the PR branch",
        ),
    ),
    Wish(
        "don't run the tests",
        (
            "not execute test/unit-test/suite unless? ASKED; execute test myself; "
            "only execute test ASKED; ask before execute test; execute test unless ASKED"
        ),
        also=(
            "all the any suite unit-test yourself own automatic every it time always me do after "
            "each change"
        ),
        hits=(
            "don't run the tests", "never run the tests unless I ask", "I run the tests myself",
            "ask before you run the test suite", "stop running the tests every time",
        ),
        misses=(
            "don't run the tests in parallel", "don't delete the tests", "run the tests",
            "never run the e2e tests against production",
        ),
    ),
    Wish(
        "write tests for new code",
        (
            "add/write/include test/unit-test/regression-test/coverage for? feature/code/change/"
            "function/fix/bug/functionality/module?; "
            "not add/implement/feature/code/change/merge/bug/fix unless test/unit-test/coverage; "
            "fix need/must/come/get/ship test; feature/change/function/code/bug/functionality "
            "need/must/come/get/ship? test/"
            "unit-test; cover feature/code/change/function test/unit-test; not forget add? test; "
            "test new? feature/code/function/functionality/change; add test after/when CHANGED; "
            "not untested code/feature; add test CHANGED; add test before DONE"
        ),
        also=(
            "for every each new all a an the code with must have change feature function bug fix "
            "public need own it functionality any coverage accompany add cover unit-test come "
            "written test matching corresponding module logic you first"
        ),
        against=("write no tests",),
        hits=(
            "write tests for new code", "every feature needs tests", "no new code without tests",
            "always add unit tests when you add a feature", "you forgot to write tests again",
            "cover new functions with tests", "every bug fix gets a test",
        ),
        misses=(
            "run tests for new code", "write tests in vitest", "don't write tests",
            "write tests for the parser module of Ana",
        ),
    ),
    Wish(
        "write no tests",
        (
            "not add/write/create/generate test/unit-test unless? ASKED; not test unless? ASKED; "
            "not need test/unit-test"
        ),
        also=(
            "any new the file unit-test add automatic own for it every feature code me extra more"
        ),
        hits=(
            "don't write tests", "no tests unless I ask", "stop adding tests",
            "never create test files", "I don't need unit tests",
        ),
        misses=(
            "don't write tests against production", "don't delete tests",
            "no tests in the src folder", "don't skip tests",
        ),
    ),
    Wish(
        "tests first",
        (
            "tdd; use/follow/do? tdd; come? test before code/implement/implementation/fix; "
            "add/write test before code/implement/implementation/fix/change; "
            "fail/red test before code/implement/fix; not code/implementation unless fail test?; "
            "red green refactor; begin fail test"
        ),
        also=(
            "dev flow workflow develop a the code failing fail first always new unit-test write "
            "implementation any production use follow approach cycle strict feature it add test"
        ),
        hits=(
            "write the tests first", "always TDD",
            "write a failing test before the implementation",
            "no production code without a failing test", "tests come before code",
            "follow test-driven development",
        ),
        misses=(
            "run the tests before the build", "test the first page",
            "don't write the tests first",
        ),
    ),
    Wish(
        "never weaken tests to make them pass",
        (
            "not change/edit/modify/weaken/loosen/adjust/alter/adapt/tweak/fudge/rewrite/remove/"
            "delete test pass/green/work/code/fit?; not remove/delete test; "
            "not weaken/loosen/fudge/cheat test/assertion; not change test unless? ASKED; "
            "not change/remove/delete/weaken assertion/expectation; not cheat test; "
            "+fix code/bug/problem/implementation; +not test; +green/pass; not touch test; "
            "not test change fit/match/suit code; not hardcode test"
        ),
        also=(
            "the to make them it pass green just exist existing fail failing red so that order "
            "in get fit work code for of unit-test instead real problem bug cause fix assertion "
            "any without asking match suite only test change one weaken"
        ),
        hits=(
            "never delete tests to make them pass", "don't change the tests so that they pass",
            "you deleted the failing test again", "fix the code, don't change the tests",
            "no weakening of assertions", "don't modify existing tests just to get green",
        ),
        misses=(
            "delete the tests of the old parser", "change the test database password",
            "don't run the tests", "never skip tests",
        ),
    ),
    Wish(
        "never skip tests",
        (
            "not skip/disable/xfail/bypass/ignore/mute/deactivate test/unit-test/suite; "
            "not commentedout fail? test; not xfail/skip test; +fix test/it/code; "
            "not mark test skip; not test skip; execute everything test"
            "; fail/red test fix; fail/red test fix not? skip/remove?"
            "; not skip marker/decorator/annotation test?; not red test skip"
        ),
        also=(
            "the to make them it pass green just exist existing fail failing red so that order "
            "in get any only one instead real of mark as all when flaky skip skipped suite "
            "unit-test or"
            " red get marker markers fix broken decorator"
        ),
        wrong="skipped tests",
        hits=(
            "never skip tests", "you skipped the tests again", "never disable a failing test",
            "don't comment out failing tests", "tests must not be skipped",
            "don't mark tests as skipped",
        ),
        misses=(
            "skip the intro", "never delete tests", "remove the skipped chapters",
            "don't run the tests",
        ),
    ),
    Wish(
        "a regression test for every bug",
        (
            "add/write regression test/bug/fix?; "
            "reproduce bug/ticket/problem/error/it before fix; "
            "reproduce bug/problem/error first; test reproduce bug before? fix; "
            "add/write test reproduce bug/fix/ticket/error; "
            "bug/bugfix/fix come? regression test?; bug/fix need? regression; +fix it/bug; "
            "not fix bug/ticket unless reproduce/regression; regression test per? bug/fix"
        ),
        also=(
            "a the with test for every each fixed bug fix fail failing that first always it "
            "before write you add unit-test must get comes when ticket error"
        ),
        hits=(
            "add a regression test for every bug",
            "reproduce the bug with a test before you fix it",
            "every fixed bug gets a regression test",
            "never fix a bug without reproducing it first",
            "write a test to reproduce the bug first",
        ),
        misses=(
            "run the regression tests nightly", "fix the bug in the report",
            "write a regression model in R",
        ),
    ),
    Wish(
        "no mocks, the real thing",
        (
            "not mock; not use/add mock/stub/fake/double; "
            "use/test real/actual/live/true data/service/database/api/object/implementation/"
            "thing/dependency/call?; +use? real; not mock database/api/service/anything/data; "
            "test against real/actual service/database/api; mock forbid"
        ),
        also=(
            "in test unit-test use with any the instead of only real actual service always no "
            "objects for against it call mock dependency integration fake run code rely"
        ),
        hits=(
            "no mocks", "don't mock the database, use the real one", "never use mocks in tests",
            "test against real services", "why do you keep mocking everything?",
            "tests must not use mocks",
        ),
        misses=(
            "mock the clock", "don't mock the payment gateway in the demo of Ana",
            "don't use real mail addresses in tests", "the mock server listens on port 9",
        ),
    ),
)  # fmt: skip
