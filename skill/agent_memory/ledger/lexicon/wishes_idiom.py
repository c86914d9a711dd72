"""Standing wishes about idioms and measures: paths, imports, exports, coverage."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

IDIOM = (
    Wish(
        "absolute paths",
        (
            "use absolute path/paths; not relative path; absolute path; +not relative; "
            "path absolute; full path"
        ),
        also=(
            "use file in command always all the full never instead of relative only must be and "
            "for"
        ),
        against=("relative paths",),
        hits=(
            "use absolute paths", "never use relative paths", "paths must be absolute",
            "absolute paths only", "always give full paths",
        ),
        misses=("no absolute paths", "absolute imports only", "the path is green on the map"),
    ),
    Wish(
        "relative paths",
        (
            "use relative path/paths; not absolute path; relative path; +not absolute; "
            "path relative; not full path"
        ),
        also=(
            "use file in command code script always all the never instead of absolute only must "
            "be and for doc hardcode"
        ),
        hits=(
            "use relative paths", "never use absolute paths", "no absolute paths in scripts",
            "paths must be relative", "relative paths only",
        ),
        misses=("use absolute paths", "relative imports only", "no relative dates in the log"),
    ),
    Wish(
        "absolute imports",
        (
            "use absolute import; absolute import; not relative import; import absolute; "
            "+not relative"
        ),
        also=(
            "use in the code python always only never instead of relative and module no for must "
            "be package"
        ),
        against=("relative imports",),
        hits=(
            "use absolute imports", "no relative imports",
            "always absolute imports, never relative", "imports must be absolute",
            "don't use relative imports",
        ),
        misses=("sort imports", "use absolute paths", "no imports from tests"),
    ),
    Wish(
        "relative imports",
        (
            "use relative import; relative import; not absolute import; import relative; "
            "+not absolute"
        ),
        also=(
            "use in the code python always only never instead of absolute and module no for must "
            "be package inside within"
        ),
        hits=(
            "use relative imports", "no absolute imports",
            "always relative imports inside the package", "imports must be relative",
            "don't use absolute imports",
        ),
        misses=("use absolute imports", "use relative paths", "sort relative imports last"),
    ),
    Wish(
        "imports at the top, sorted, none by star",
        (
            "import top; put/keep/place import top; not import inside/inner/function/lazy/local; "
            "import top file/module; not inline/local/lazy import; all import top; "
            "not wildcard/star import; not import star/wildcard"
        ),
        also=(
            "at the of file module all in function functions inside body lazy only always code "
            "keep never no use place a method put go belong must be"
        ),
        hits=(
            "imports go at the top of the file", "no imports inside functions",
            "never import inside a function", "keep all imports at the top", "no local imports",
        ),
        misses=("sort the imports", "no relative imports", "import users from the csv"),
    ),
    Wish(
        "no default exports",
        "not default export; use named export; named export; not export default; +not default",
        also=(
            "use only named always prefer in module component the over instead of no never "
            "default export"
        ),
        hits=(
            "no default exports", "use named exports", "never use export default",
            "prefer named exports over default exports", "named exports only",
        ),
        misses=(
            "export the default theme", "no exports to csv",
            "the default currency of exports is euro",
        ),
    ),
    Wish(
        "functional components, no classes",
        (
            "functional/function component hook?; not class component; functional component; "
            "+hook; +not class; use function component; not class react; component functional"
        ),
        also=(
            "in react use only always and hook hooks with component no instead of the never "
            "classes function new prefer over"
        ),
        hits=(
            "use functional components", "no class components",
            "always functional components with hooks", "never write class components in React",
            "function components only",
        ),
        misses=(
            "no class names in capitals", "the functional spec is final", "use component tests",
        ),
    ),
    Wish(
        "async and await, no callbacks",
        (
            "use async; async await; use async await; not callback/then/promise/chain; "
            "not then chain; +not callback/then; prefer async await; not promise chain"
        ),
        also=(
            "use async await and over instead of promise then chain callback callbacks always "
            "only for never no chains code prefer the nested"
        ),
        hits=(
            "use async/await", "no callbacks, use async and await",
            "prefer async/await over promise chains", "never use promise chains",
            "always async await",
        ),
        misses=(
            "the import job is async in v3", "await the reply of the bank",
            "no callbacks from the call center on sundays",
        ),
    ),
    Wish(
        "keep the coverage up",
        (
            "keep/maintain/hold/increase/raise/preserve test? coverage; "
            "not coverage drop/fall/decrease/shrink/lower; "
            "not lower/decrease/drop/reduce coverage; high coverage; not let coverage drop/fall"
        ),
        also=(
            "test the code high stable at level must keep drop or up unit-test good of always "
            "maintain existing full should remove"
        ),
        hits=(
            "keep the test coverage up", "coverage must not drop", "never lower the coverage",
            "don't let coverage fall", "maintain high test coverage",
        ),
        misses=(
            "keep coverage above 85", "show the coverage in the readme",
            "the insurance coverage must not drop in the model of Ana",
        ),
    ),
)  # fmt: skip
