"""Standing wishes about the shape of code: style, size, errors, logs."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

SHAPE = (
    Wish(
        "follow the existing style",
        (
            "adapt/follow/match/respect/keep/stick/adhere/mirror exist/existing/current/surround/"
            "codebase/house/consistent style/conventions/pattern/formatting/code/architecture/"
            "naming; "
            "not change/break/introduce style/conventions/pattern/formatting/architecture; "
            "+not own/new style/conventions/pattern; "
            "consistent with? exist/existing/codebase/surround; "
            "keep? consistent style/code/naming/conventions; "
            "not introduce new/different/own style/conventions/pattern; style/code consistent; "
            "look/check neighbor/neighbour/surround/similar file/code; match surround; "
            "follow/use conventions/codestyle; consistent exist/style/code/surround"
        ),
        also=(
            "the code existing project codebase style conventions pattern in of file our with "
            "and be rest use around coding is already your new naming formatting structure "
            "surrounding same own to how other similar first before write match it repo do what"
        ),
        hits=(
            "follow the existing code style", "match the surrounding code",
            "stick to the conventions of the codebase", "don't introduce new patterns",
            "be consistent with the existing code",
        ),
        misses=(
            "follow the google style guide", "keep the style sheet in one file",
            "change the existing style of the header",
        ),
    ),
    Wish(
        "no swallowed errors",
        (
            "not swallow/suppress/silence/hide/ignore/eat/mask error; "
            "handle error explicit/proper/properly/explicitly/everywhere; "
            "not empty/bare/silent/blanket/broad catch/except/error; "
            "not catch/except ignore/silent/pass/swallow; error handle/handling; not catch-all; "
            "raise/throw/propagate/log/surface error; not silent/silently fail/error/catch; "
            "fail loud/loudly; +raise/log; not silent; not bare except/excepts; "
            "not fail silent/silently; error handle; not ignore error; +handle error"
            "; error visible/surface/bubble/propagate; error should? surface"
            "; not hide error/failure; not hide failure"
        ),
        also=(
            "silently exception error catch block silent handle explicit explicitly proper "
            "properly always all every the any just ignore log them try it except bare empty "
            "raise with never code clause pass be must in and no instead surface swallow loud "
            "blanket"
            " visible up bubble should be failure failures behind values value default"
        ),
        wrong="swallowed errors",
        hits=(
            "never swallow exceptions", "no empty catch blocks", "handle errors explicitly",
            "no silent except", "you swallowed the error again", "errors must never be ignored",
        ),
        misses=(
            "show the error in a toast", "catch the error of the mailer",
            "ignore lint errors in vendor code", "no error pages in English",
        ),
    ),
    Wish(
        "fail fast",
        (
            "fail fast/early/quick/loud/loudly/hard/immediate/immediately; "
            "raise/throw/crash early/immediate; not continue when/after error/fail; crash early"
        ),
        also=(
            "and loud always error on with the instead an exception raise clear when in early "
            "fast must code immediately input invalid stop be"
        ),
        hits=(
            "fail fast", "fail early and loudly", "raise errors early",
            "always fail fast with a clear error", "fail hard",
        ),
        misses=(
            "make the search fast", "fail the build on a warning", "crash reports go to sentry",
        ),
    ),
    Wish(
        "no silent fallbacks",
        (
            "not fallback unless? ASKED; not silent/default/hidden fallback; "
            "not add/implement fallback; not default value when miss/missing; +fail/raise/error; "
            "not fallback fail"
            "; crash/fail/throw/raise rather? fallback/default; +not fallback/default"
            "; fail/crash loud/loudly; let crash; +not return default"
            "; +throw/raise/crash/fail"
        ),
        also=(
            "silent silently logic add use value default any hidden code raise an error instead "
            "fail in data behavior the to no implement just mechanism path keep"
            " crash loud loudly let it return returning throw than rather quietly quiet hard "
            "visible straight directly"
        ),
        wrong="fallbacks",
        hits=(
            "no silent fallbacks", "don't add fallback logic",
            "never use fallbacks, fail instead", "no fallbacks unless I ask",
            "you added a fallback again",
        ),
        misses=(
            "add a fallback font", "fall back to the cache", "never remove the fallback image",
            "let the ball crash into the wall",
        ),
    ),
    Wish(
        "use the logger, no prints",
        (
            "use logger/logging debugprint?; not debugprint/println/printf; not use show; "
            "+not show/debugprint; +use logger/log/logging; "
            "remove debugprint before? commit/push/DONE; not leave debugprint; +logger/log; "
            "not show debug/debugprint message/info/log/output?"
        ),
        also=(
            "the logger logging log module statement in code use instead of for a debugprint "
            "console any print leave behind debug output proper structured always never "
            "production remove before commit all printf show with framework our message info"
        ),
        wrong="debugprint",
        hits=(
            "use the logger, no prints", "no print statements", "never use console.log",
            "remove debug prints before you commit", "don't leave debug logging in the code",
            "you left console logs in again",
        ),
        misses=(
            "print the invoice", "log in as admin", "print the receipt to the log of the cashier",
            "don't print the code",
        ),
    ),
    Wish(
        "no dead code",
        (
            "not unused code/import/variable/function/file/dependency?; "
            "remove/clean/cleanup unused code/import/variable/function?; "
            "not leave unused code/import/variable; not unused; +remove; remove unused; "
            "not keep unused/legacy/old code/function; delete unused; remove unused legacy; "
            "clean unused; "
            "remove/delete/clean/cleanup old/legacy/obsolete/redundant/deprecated code/function"
        ),
        also=(
            "code import variable function the any leave behind keep around always all up and "
            "unused you no file dead commented when done find it old legacy remove that is class "
            "in delete obsolete redundant deprecated cleanup clean from project"
        ),
        wrong="dead code",
        hits=(
            "no dead code", "don't leave unused imports behind", "remove unused code",
            "clean up unused variables", "never keep old code around",
            "remove legacy code",
        ),
        misses=(
            "remove unused accounts after a year", "keep the legacy code of the client",
            "no dead links in the docs",
        ),
    ),
    Wish(
        "no commented-out code",
        (
            "not commentedout; not leave/keep/put? commentedout code/block?; "
            "remove commentedout code?; +remove/delete; not commentedout code remove; "
            "delete commentedout"
        ),
        also=(
            "code the leave behind in keep any block just delete it instead old remove out lines "
            "never file always unused"
        ),
        wrong="commentedout",
        hits=(
            "no commented-out code", "don't comment out code, delete it",
            "never leave commented out code behind", "you left commented-out code in again",
            "stop commenting out old code",
        ),
        misses=(
            "comment out the header in the demo for Ana", "no comments",
            "don't comment on code of others",
        ),
    ),
    Wish(
        "small functions",
        (
            "keep? function/method/class SHORT/small/focus; small/SHORT function/method; "
            "one function one? thing/task/purpose/responsibility?; "
            "function do? single/one thing/job/task/purpose/responsibility; "
            "not large/LONG/huge/giant/god/monster function/method/class; single responsibility; "
            "split/break large/LONG function; function single purpose"
        ),
        also=(
            "and one thing only do function method class responsibility per single focused the "
            "should must principle small short up long too big is large a into smaller job each "
            "every keep just follow your are god"
        ),
        hits=(
            "keep functions small", "no long functions", "a function does one single thing",
            "split large functions", "your functions are too long",
            "single responsibility principle",
        ),
        misses=("keep commits small", "functions must be async", "no lambda functions in loops"),
    ),
    Wish(
        "small files",
        (
            "keep? file/module SHORT/small; small/SHORT file/module; "
            "not large/LONG/huge/giant/monolith file/module; "
            "split/break large/LONG/big file/module; "
            "one class/component/concept/responsibility per? file"
        ),
        also=(
            "the and one file module component class into smaller small large per too big long "
            "is your a are must be focused huge everything in up short of keep don't several "
            "multiple"
        ),
        hits=(
            "keep files small", "no huge files", "split large files into smaller modules",
            "one component per file", "your files are too long",
        ),
        misses=("one file per customer", "no large files in git lfs", "keep the log file small"),
    ),
    Wish(
        "early returns, flat code",
        (
            "early return; return early; guard clause; not nest/nesting/ifs; "
            "not deep/deeply nest/nesting/if/else; flat code; not else return; "
            "use early/guard return/clause; not nest ifs/ternary/loop/condition; not ternary"
        ),
        also=(
            "use early return guard clause instead of deep deeply nested nesting if else code "
            "prefer over and keep avoid to the flat ternary level statement more than nest two "
            "condition exit"
        ),
        hits=(
            "use early returns", "no deep nesting", "prefer guard clauses", "avoid nested ifs",
            "no nested ternaries",
        ),
        misses=(
            "return the book early", "nest the menu two levels deep",
            "no early access for guests",
        ),
    ),
    Wish(
        "no global state",
        (
            "not global/globals/singleton/mutable state/variable?; "
            "not use global variable/state; not shared/share mutable state; "
            "+dependency inject/injection; not singleton; use dependency inject/injection; "
            "inject dependency; not global"
        ),
        also=(
            "variable state mutable use any no shared code instead inject dependency pass "
            "parameter function in the singletons keep add injection explicitly explicit"
        ),
        hits=(
            "no global state", "don't use global variables", "avoid singletons",
            "no mutable globals", "inject dependencies, no globals",
        ),
        misses=(
            "no global npm installs", "show the global state of the auction",
            "use the global header",
        ),
    ),
    Wish(
        "pure and immutable",
        (
            "pure function; immutable data/structure/object/value/state?; "
            "not mutate/mutation/mutating parameter/argument/input/state/object; "
            "prefer immutability/immutable/pure; not side effect; "
            "use immutable/pure/readonly/const; function/data pure/immutable; avoid mutation/side"
        ),
        also=(
            "function use prefer data structure the and side effect keep object state in code "
            "value your input argument no write without style functional never parameter const "
            "readonly let over array list"
        ),
        hits=(
            "prefer pure functions", "never mutate arguments", "use immutable data structures",
            "no side effects in functions", "no mutation of arguments",
        ),
        misses=(
            "no side bar on mobile", "the pure css grid of Ana",
            "mutate the genome with rate 0.1",
        ),
    ),
)  # fmt: skip
