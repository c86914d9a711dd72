"""Standing wishes about what explains code: comments, names, types, documents."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

COMMENTS = (
    Wish(
        "no comments in the code",
        (
            "+code; not comment unless? ASKED; not comment code/function/line unless? ASKED; "
            "not inline comment; not BAD comment; "
            "self-documenting/self-explanatory/selfdocumenting code; "
            "code speak/document itself/selfdocumenting; remove BAD? comment; not comment what"
            "; strip comment; remove comment; not comment repeat/restate code"
            "; not repeat/restate code comment; not comment what code say; +code speak"
        ),
        also=(
            "in the code inline function add file write use line extra any your explain what "
            "does block every obvious unnecessary redundant script source new itself for place "
            "leave"
            " strip off i all want do them any repeat restate repeats say already itself should"
        ),
        wrong="comments",
        against=("comment the code",),
        hits=(
            "no comments in the code", "don't write obvious comments", "stop adding comments",
            "you added comments again", "why do you keep commenting every line?",
            "never add inline comments unless I ask",
        ),
        misses=(
            "no comments in German", "don't comment on the ticket", "comments explain why",
            "show no comments below the article of Ana",
        ),
    ),
    Wish(
        "comment the code",
        (
            "comment code/function/everything/logic/complex/complicate; "
            "add/write comment code/function/logic/complex?; code need comment; use comment; "
            "not code unless comment; not forget comment; add comment; document/comment code"
        ),
        also=(
            "your the add always every each function complex non-obvious tricky public part "
            "section to in explain what line code new all thorough thoroughly well need must "
            "have helpful class method"
        ),
        hits=(
            "comment your code", "always add comments to complex logic",
            "every function needs a comment", "write comments",
            "don't forget to comment the code",
        ),
        misses=(
            "comment on the PR", "no comments", "comment the code in English",
            "add the comment table to the schema",
        ),
    ),
    Wish(
        "comments say why, not what",
        (
            "comment explain/say/describe reason/intent code?; "
            "explain/comment why/reason/intent what? comment?; "
            "only comment non-obvious/why/reason/complex"
            "; comment explain/describe/say; +code speak"
        ),
        also=(
            "behind why not what the only code just in must should write and how decision your "
            "intent rather explain reason non-obvious"
            " repeat restate restates repeats say already what obvious explain explains non only "
            "code does"
        ),
        hits=(
            "comments should explain the reason behind the code",
            "comments describe the intent of the code", "write comments that explain the reason",
            "a comment must say the reason", "comments must describe the intent",
        ),
        misses=(
            "comments explain the tax rules", "no comments", "commit messages explain the reason",
        ),
    ),
    Wish(
        "docstrings everywhere",
        (
            "add/write/use/include? docstring; "
            "function/class/method/module need/have/get? docstring; "
            "not function/class/method unless docstring; docstring; "
            "document function/class/method/api; not forget docstring; "
            "function/class/method must document; jsdoc; add/write jsdoc/javadoc"
        ),
        also=(
            "every each all public function class method module for a the new must have always "
            "and in needs get exported with write comment doc"
        ),
        against=("no docstrings",),
        hits=(
            "write docstrings", "every public function needs a docstring",
            "always add docstrings to classes", "no function without a docstring",
            "don't forget the docstrings of new classes",
        ),
        misses=(
            "no docstrings", "docstrings in English", "google style docstrings",
            "strip the docstrings from the wheel",
        ),
    ),
    Wish(
        "no docstrings",
        "not docstring unless? ASKED; not add/write/use docstring; not jsdoc",
        also=(
            "in the any code function test class method write add no long for private every need"
        ),
        hits=(
            "no docstrings", "don't write docstrings", "stop adding docstrings",
            "never put docstrings on functions", "docstrings must not be added",
        ),
        misses=("write docstrings", "no docstrings in German", "never strip docstrings"),
    ),
    Wish(
        "type hints everywhere",
        (
            "use/add/write typehint; typehint function/code/parameter/everything; "
            "function need/have/get? typehint; type function/code/everything/parameter/return; "
            "typehint; annotate function/parameter/return/code type?; "
            "not function/code unless typehint; fully/strict typed/type code?; not untyped; "
            "not forget typehint; strict typing"
        ),
        also=(
            "in all python every each function parameter argument return code the always must "
            "have for and signature add needs everything strict strictly with be type new method "
            "full public mandatory require value"
        ),
        hits=(
            "use type hints", "every function must have type annotations",
            "always annotate parameters and return types", "no function without type hints",
            "no untyped code",
        ),
        misses=(
            "hide the type hints in the editor", "type the password", "no type hints",
            "validate the type of the file",
        ),
    ),
    Wish(
        "descriptive names",
        (
            "use/choose/give/pick? descriptive/meaningful/clear/expressive/self-explanatory/"
            "readable/good/speaking/explicit name; name descriptive/meaningful/clear/expressive; "
            "not single/cryptic/short/one/meaningless/vague/generic/unclear name/letter; "
            "name variable/function clear/descriptive/meaningful; "
            "variable name descriptive/meaningful/clear; not single letter"
        ),
        also=(
            "for variable function use name the and letter in must be should names always code "
            "method class word full instead parameter that clear abbreviation avoid give with of "
            "no cryptic"
        ),
        hits=(
            "use descriptive variable names", "no single-letter names",
            "names must be meaningful", "give functions clear names", "don't use cryptic names",
        ),
        misses=(
            "name the branch after the ticket", "no user names in logs",
            "show clear error names to the customer in German",
        ),
    ),
    Wish(
        "no abbreviations in names",
        (
            "not abbreviate/abbreviation/shorten/acronym name/variable/word?; "
            "spell/write name/word/variable full/out; full word name/variable; "
            "not shorten name/variable"
        ),
        also=(
            "in name variable identifier function use for any out full and word code write the "
            "field instead of spell names no"
        ),
        wrong="abbreviate",
        hits=(
            "no abbreviations in names", "don't abbreviate variable names",
            "spell names out in full", "never shorten variable names", "use full words in names",
        ),
        misses=(
            "shorten the url", "list the abbreviations in the glossary",
            "write the names out on the badge in capitals",
        ),
    ),
    Wish(
        "no documentation unless I ask",
        (
            "not add/write/create/generate/make doc/markdown/readme/.md unless? ASKED; "
            "not doc unless? ASKED; not doc/markdown/readme/md file unless? ASKED; "
            "not markdown/readme unless? ASKED; ask before add/write doc/readme/markdown; "
            "not doc/readme/markdown ALONE; not guide/manual/tutorial; "
            "not report/summary file/doc/markdown; only doc ASKED; not doc need"
            "; not produce/make/write/add document/doc unwished/nobody"
            "; not markdown summary/report"
            "; not .md summary/report/file unless? ASKED/want/one"
        ),
        also=(
            "file files any new extra md markdown readme doc guide manual summary report or and "
            "the explicit documents own create unnecessary for every a me document long add it "
            "tutorial need write automatic proactive about .md"
            " disk produce reports summaries nobody unwished one ones that asked have wished"
        ),
        wrong="documentation",
        against=("keep the docs up to date",),
        hits=(
            "no documentation unless I ask", "don't create README files",
            "never write markdown files", "stop generating docs",
            "you created summary documents again", "no guides, no manuals",
            "don't make .md files",
        ),
        misses=(
            "don't change the docs", "update the docs after each change", "read the docs first",
            "no docs in English",
        ),
    ),
    Wish(
        "keep the docs up to date",
        (
            "update/keep/sync doc after/when? CHANGED; update doc after CHANGED; "
            "update doc when CHANGED/behavior/api; keep doc up/sync/current/date/fresh; "
            "update/keep doc; doc must match/up/reflect/current; not forget update doc; "
            "doc update change; update doc change/code/feature; "
            "not CHANGED/merge/DONE unless update? doc; document change/feature; "
            "doc out/outdated/stale; update doc before DONE; doc sync code"
        ),
        also=(
            "the to date up in sync always with every each change code feature behavior any api "
            "it your relevant must be current accordingly as well and related when after you too "
            "same stay new readme public interface"
        ),
        hits=(
            "keep the docs up to date", "update the documentation after every change",
            "docs must stay in sync with the code", "you forgot to update the docs again",
            "always update the docs when you change behavior",
        ),
        misses=(
            "update the docs folder permissions", "keep the docs in German", "no documentation",
            "update the document root in nginx",
        ),
    ),
    Wish(
        "keep the changelog up to date",
        (
            "update/keep/add/write/extend/maintain changelog after/when? CHANGED/commit/release; "
            "add/update changelog entry/line; changelog entry per? change/feature/fix/pr; "
            "keep/maintain changelog; "
            "update changelog before? commit/release/push/DONE/pr/merge; "
            "update/add changelog after CHANGED/commit/release; "
            "update/add changelog when CHANGED; not forget update? changelog; "
            "not commit/release/merge/pr/push/CHANGED unless update? changelog; "
            "record/log/note/list change changelog; update changelog; changelog"
        ),
        also=(
            "the to date up in every each change feature fix entry a an always with for new it "
            "user visible users notable your all current must has have gets get needs and line "
            "pr commit release changes"
        ),
        hits=(
            "keep the changelog up to date", "add a changelog entry for every change",
            "update the changelog before you commit", "you forgot the changelog entry again",
            "no PR without a changelog entry", "every feature gets a line in the changelog",
        ),
        misses=(
            "don't touch the changelog", "translate the changelog",
            "the changelog is sorted by day", "update the changelog to version 0.9",
        ),
    ),
    Wish(
        "keep the readme up to date",
        (
            "update readme after CHANGED; update readme when CHANGED; "
            "keep readme up/date/current/sync; update readme; not forget update readme; "
            "readme must match/up/current/reflect/sync; "
            "update readme before DONE/commit/release; not commit/release unless readme"
        ),
        also=(
            "the to date up in every each change feature always with new it your current must be "
            "sync accordingly and when you add is stay command option install"
        ),
        hits=(
            "keep the README up to date", "update the readme after every change",
            "always update the README when you add a feature",
            "you didn't update the readme again", "the README must stay current",
        ),
        misses=(
            "don't touch the readme", "no readme files", "the readme is in English",
            "shorten the readme",
        ),
    ),
)  # fmt: skip
