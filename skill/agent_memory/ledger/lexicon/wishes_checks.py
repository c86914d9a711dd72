"""Standing wishes about checks beside the tests: browsers, builds, linters, coverage."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

CHECKS = (
    Wish(
        "real data only, nothing made up",
        (
            "not mockdata; "
            "not fake/dummy/sample/synthetic/simulated/lorem data/content/value/number/result; "
            "only/use real data; real data only?; "
            "not simulate/fabricate/synthesize data/result/number; +real data; "
            "not fake data/result/number"
            "; not placeholder data/value/content/row/number"
            "; not invent/made-up data/number/value/row/figure/result; not fake"
            "; +not invent"
        ),
        also=(
            "in use only real data the always actual mock dummy from database api never any work "
            "with for value result content or instead show ui"
            " invent placeholder placeholders row rows screen on made up made-up show stub nothing "
            "figures"
        ),
        wrong="mockdata",
        hits=(
            "real data only", "no mock data", "never use dummy data, use real data",
            "don't fabricate results", "you used fake data again",
        ),
        misses=(
            "seed the demo with sample data", "use real numbers instead of integers",
            "never send real data to the sandbox",
        ),
    ),
    Wish(
        "test it in the browser",
        (
            "test/verify/check/try/open/see/look change/it/ui/page/result? browser/playwright; "
            "use playwright/browser/puppeteer test/verify/check; "
            "not DONE unless test/verify/check/see browser; test/verify browser before DONE; "
            "verify ui/change browser/playwright; use/open browser; see/look/check browser; "
            "test/verify/check/review browser/playwright/puppeteer before DONE; "
            "test/verify/check/review browser/playwright/puppeteer after CHANGED"
        ),
        also=(
            "in the with it your change ui page frontend always a real yourself actually result "
            "after use mcp tool by visual visually web app site every before done first "
            "screenshot open "
            "work fix"
        ),
        hits=(
            "test it in the browser", "verify UI changes in a real browser",
            "always check the page in the browser yourself",
            "use the browser to verify your changes", "you didn't test it in the browser again",
            "never say done before you tested it in the browser",
        ),
        misses=(
            "open the report in the browser when done", "test it on Safari 15",
            "the tests must not open a browser", "don't test it in the browser",
        ),
    ),
    Wish(
        "take a screenshot to check",
        (
            "take/make/use/look screenshot after/before? CHANGED/DONE/deploy/ui; "
            "verify/check/test/confirm screenshot/visual/visually; use screenshot verify/check; "
            "screenshot before/after CHANGED/DONE; not DONE unless screenshot; "
            "look/check/compare/inspect screenshot before DONE; "
            "show? screenshot after CHANGED/DONE"
        ),
        also=(
            "a the with of to ui page change result verify check every each yourself after your "
            "it visually and look at them fix compare visual before done take screenshots layout "
            "design front frontend me send"
        ),
        hits=(
            "take a screenshot after every UI change", "verify it with a screenshot",
            "always check visually with screenshots",
            "look at a screenshot before you say it's done",
            "use screenshots to verify the layout",
        ),
        misses=(
            "take a screenshot of the invoice page on error", "store screenshots as PNG",
            "don't take screenshots",
        ),
    ),
    Wish(
        "the build must pass before you are done",
        (
            "build/compile before DONE; not DONE unless build/compile pass/succeed/green?; "
            "execute build before DONE; build/compile pass/succeed/green/work before DONE; "
            "build after CHANGED; execute build after/when CHANGED; "
            "make sure build/compile/code pass/succeed/compile/work; "
            "verify/check build/compile before? DONE; not break build; "
            "not leave build break/red/fail; build before say/finish; not leave break code; "
            "build must pass/green/succeed"
        ),
        also=(
            "project app it the code that always must pass succeed green clean successfully run "
            "every each change still works work your without error and is after you make whole "
            "full never before compile"
        ),
        hits=(
            "make sure the project builds before you say it's done",
            "the code must compile before you finish", "never break the build",
            "always build after a change", "you left the build broken again",
            "run the build before you report that you're done",
        ),
        misses=(
            "build the image before the deploy", "don't build", "build the docs nightly",
            "the build must not run on fridays",
        ),
    ),
    Wish(
        "don't build or compile yourself",
        (
            "not build/compile unless? ASKED; not build after CHANGED; "
            "not execute build/compile unless? ASKED; build myself; build/compile ASKED; "
            "ask before build; compile myself; not build project/app/code"
        ),
        also=(
            "the it app yourself run own automatic after every change me always any again "
            "project code each without ask just to check do command npm"
        ),
        against=("the build must pass before you are done",),
        hits=(
            "don't build the project", "never run the build unless I ask", "I compile it myself",
            "stop building after every change", "ask before you start a build",
        ),
        misses=(
            "build before you finish", "don't build the docs image", "never build on main in CI",
        ),
    ),
    Wish(
        "run the linter before you are done",
        (
            "execute? lint/linter/format/formatter/typecheck before/after DONE/CHANGED; "
            "execute lint/format/typecheck before DONE; "
            "execute lint/format/typecheck after CHANGED; lint/format before DONE; "
            "lint/format after CHANGED; not DONE unless lint/format/typecheck pass?; "
            "lint/typecheck pass/clean/green before DONE; "
            "not forget execute? lint/format/typecheck; lint/typecheck must pass/clean; "
            "execute lint/typecheck/format; lint/typecheck clean; "
            "execute lint typecheck before DONE"
        ),
        also=(
            "code the and test it file run every each always your you must pass clean green "
            "check all change before finish typecheck lint format with linter formatter prettier "
            "error is are still no"
        ),
        hits=(
            "run the linter before you finish", "format the code after every change",
            "lint must be clean before you say you're done", "you forgot to run the linter again",
            "always run lint and typecheck before finishing",
        ),
        misses=(
            "run the linter before you commit", "format dates with intl", "don't run the linter",
            "format the disk after the copy",
        ),
    ),
    Wish(
        "run the linter before you commit",
        (
            "execute? lint/format/typecheck before commit; lint/format/typecheck before commit; "
            "execute lint/format/typecheck before commit; "
            "not commit unless lint/format/typecheck pass?; "
            "lint/format/typecheck pass/clean before commit; "
            "not commit unless execute lint/format/typecheck; not commit unformatted/unlinted; "
            "only commit format/lint code"
        ),
        also=(
            "code the and test it file run every each always your you must pass clean check all "
            "lint format linter typecheck prettier formatter is are formatted"
        ),
        hits=(
            "run the linter before you commit", "never commit without linting",
            "format the code before committing", "lint must pass before a commit",
            "you committed unformatted code again",
        ),
        misses=(
            "run the linter after every change", "format the commit message as markdown",
            "run the tests before you commit",
        ),
    ),
    Wish(
        "never switch off lint or type checks",
        (
            "not disable/ignore/suppress/silence/mute/bypass/skip/eslint-disable/nolint/noqa "
            "lint/rule/warn/warning/typecheck/type/eslint; "
            "not add/use eslint-disable/noqa/ts-ignore/nolint/suppression; "
            "not use ignore/disable/suppress comment/lint/type/typescript; "
            "not eslint-disable/ts-ignore/noqa/nolint; +fix warn?; +not it suppress; "
            "not ignore typescript; not @ts-ignore/type-ignore"
        ),
        also=(
            "the lint linter rule warning error type check eslint comment instead just fix it "
            "them underlying real use add with any to inline typescript of mypy checker pragma "
            "cause"
        ),
        hits=(
            "never disable lint rules", "don't add eslint-disable comments",
            "don't suppress warnings, fix them", "no ts-ignore", "don't silence the linter",
        ),
        misses=(
            "never ignore the linter config in the image", "disable the lint job on forks",
            "don't suppress the user's mail",
        ),
    ),
    Wish(
        "no warnings",
        (
            "fix/resolve/clean warn/warning; not warning; "
            "not leave/ignore/introduce/add/accept warn/warning; treat warn/warning error; "
            "zero warn/warning; warn/warning error; remove warn/warning"
        ),
        also=(
            "all the compiler build any new every compile code lint as must be without "
            "console fix clean zero leave behind treat not"
        ),
        hits=(
            "fix all warnings", "no compiler warnings", "treat warnings as errors",
            "don't leave warnings behind", "zero warnings",
        ),
        misses=(
            "show a warning when the disk is full", "no warning mails at night",
            "log warnings to stderr", "warnings are not errors",
        ),
    ),
    Wish(
        "only run the tests that matter",
        (
            "execute only? relevant/affected/related/change/single/specific test/unit-test; "
            "not execute/run full/whole/entire/all/everything test/suite; "
            "execute only test change/affect/relevant/relate; "
            "only execute relevant/affect/related test; "
            "+not full/whole/entire/everything suite/test"
        ),
        also=(
            "just the of suite for only not all everything whole test file that affected code "
            "change by is instead unit-test slow it every time you relevant related touch execute"
        ),
        hits=(
            "only run the relevant tests", "don't run the whole test suite",
            "run just the tests affected by your change", "never run the full suite",
            "run single tests, not the whole suite",
        ),
        misses=(
            "run the whole suite before you push", "run only on linux", "don't run the tests",
        ),
    ),
    Wish(
        "cover the edge cases",
        (
            "test/cover/handle/consider/include/think/check edge/corner/boundary/boundaries/"
            "negative case/condition?; edge/corner case; not ignore/forget/miss edge/corner; "
            "not just/only happy path/test; test error/unhappy/failure path; not happy path"
        ),
        also=(
            "all the case in test unit-test and always every too not only happy path error "
            "condition your about boundary handle think of for also normal just"
        ),
        hits=(
            "cover the edge cases", "always test edge cases and error paths",
            "don't forget corner cases", "don't just test the happy path",
            "think about boundary conditions",
        ),
        misses=(
            "round the edge of the card", "don't test edge browser",
            "case does not matter in ids",
        ),
    ),
    Wish(
        "no sleeps in tests",
        (
            "not sleep; not timeout/delay test/hardcode/fixed/arbitrary; "
            "not use/add/fix sleep/timeout/delay/wait test; not flaky/flake test; "
            "+use? poll/event/condition/wait/ask; not fixed/hardcode delay/sleep/wait/timeout"
        ),
        also=(
            "in test use add fixed arbitrary hardcoded thread unit-test e2e call any to for wait "
            "instead explicit until event poll on time hard flaky fix"
        ),
        hits=(
            "no sleeps in tests", "don't use sleep, wait for the event",
            "never fix flaky tests with a delay", "tests must not sleep",
            "you added a sleep again",
        ),
        misses=(
            "sleep 5 seconds before the retry", "the laptop must not sleep during a build",
            "no sleep mode on the kiosk",
        ),
    ),
)  # fmt: skip
