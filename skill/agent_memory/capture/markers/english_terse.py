"""English markers: a whole rule in two to five words, as one developer types it to another."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_tools import TOOL
from agent_memory.capture.markers.english_words import LANGUAGE, VERB
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

# What conventions are about, each with the words that set it one way or the other.
_STYLES = (
    r"(?:(?:single|double|straight|curly|smart) quotes|(?:hard |soft |real )?tabs|spaces|"
    r"(?:trailing|oxford|leading|serial) commas?|semi-?colons|(?:unix|lf|crlf|windows) (?:line "
    r"endings|newlines)|(?:absolute|relative|sorted|explicit|namespace) imports|(?:named|default) "
    r"exports|(?:functional|class|server|client) components|(?:es|esm|cjs|commonjs|css) modules|"
    r"(?:conventional|atomic|small|tiny|signed|squashed|semantic|focused) commits|(?:small|tiny|"
    r"draft|focused|stacked) (?:prs?|pull requests|diffs)|(?:squash|rebase|fast-forward|ff) "
    r"merges?|(?:concise|short|terse|one[- ]line|imperative|descriptive) (?:commit messages|"
    r"commits|messages|titles|subjects|docstrings|comments)|(?:short|brief|concise|terse|direct|"
    r"blunt|honest|plain|simple|long|detailed) (?:answers|replies|responses|explanations|"
    r"sentences|summaries|words|functions|methods|names)|(?:strict|strong|static|explicit|full) "
    r"(?:mode|types|typing|typescript)|type hints|(?:early|guard) (?:returns|clauses)|(?:british|"
    r"american|us|uk|canadian|australian) (?:english|spelling)|(?:sentence|title|snake|camel|"
    r"pascal|kebab|upper|lower)[-_ ]?case|snake_case|camelcase|(?:metric|imperial|si) units|"
    r"(?:dark|light) (?:theme|mode)|(?:active|passive) voice|(?:present|past) tense|(?:first|"
    r"second|third) person|plain (?:css|html|js|javascript|sql|markdown|english|c)|vanilla (?:js|"
    r"css|javascript)|(?:raw|parameteri[sz]ed) (?:sql|queries)|(?:vim|emacs) keybindings|utc(?: "
    r"timestamps| dates)?|iso dates|semver|tdd|bdd|trunk[- ]based(?: development)?|gitflow|"
    rf"{LANGUAGE} (?:ui|code|comments|docs|answers|copy|texts?|commits|strings|labels))"
)
_EACH_WAY = (
    r"(?:please|only|always|everywhere|by default|preferred|required|on|yes|throughout|in "
    r"(?:everything|all files|code|the code|json|python|js|ts|go|rust|css|docs|tests|commits|"
    r"comments|headings|titles|all \w+)|for (?:everything|all \w+|json|strings|docs|headings|"
    r"titles|names|variables|columns|files|tests|commits))"
)
_THING = r"(?:[\w.+#-]+(?: [\w.+#-]+){0,2})"

TERSE = (
    Marker(
        name="rival",
        kind="preference",
        confidence="stated",
        score=12,
        keywords=RIVALS,
        pattern=pattern(
            r"^(?:use|using|with|go with|stick (?:to|with)|it's|it is|we use|you use|i said(?: "
            r"use| "
            rf"to use)?) (?:just |only |plain )?{RIVAL}(?: (?:please|pls|plz|instead|only|always))*"
            r"(?:,? (?:not|and not|never|no) [\w.-]+)?$",
            rf"^(?:wrong|nope|not that)\W+(?:it's |use )?{RIVAL}(?: (?:please|instead))?$",
        ),
        hits=("use pnpm", "with pytest please", "it's yarn, not npm", "nope, vitest"),
        misses=("use pnpm to install it", "pnpm", "use redis", "it's pytest that fails"),
    ),
    Marker(
        name="terse:tool",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("use using go stick please pls instead no nope"),
        pattern=pattern(
            rf"^(?:use|using|go with|stick (?:to|with)) (?:just |only |plain )?{TOOL}"
            r"(?: (?:please|pls|plz|instead|only|always))*$",
            rf"^(?:no|nope)[,:.]? {RIVAL}$|^{RIVAL} (?:please|pls|plz|instead)$",
        ),
        hits=("use terraform", "use docker please", "no, pnpm", "ruff please"),
        misses=("use the docker image", "no pnpm found", "docker"),
    ),
    Marker(
        name="terse:style",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words(
            "quotes tabs spaces comma commas semicolons semi newlines endings imports exports "
            "components modules commits prs requests diffs merges merge messages titles subjects "
            "docstrings comments answers replies responses explanations sentences summaries words "
            "functions methods names mode types typing typescript hints returns clauses english "
            "spelling case units theme voice tense person css html js javascript sql text "
            "markdown c "
            "queries keybindings utc iso dates semver tdd bdd trunk gitflow ui code docs copy "
            "texts "
            "strings labels camelcase snake_case pr"
        ),
        pattern=pattern(
            rf"^(?:all |only |just |prefer |more )?{_STYLES}(?:,? {_EACH_WAY})*$",
            rf"^{_STYLES}(?:,? {_EACH_WAY})?, (?:no|not|never|and|but) {_THING}$",
            rf"^{_STYLES},? {_STYLES}$|^{_THING} in {LANGUAGE},? (?:and |but )?{_THING} in "
            rf"{LANGUAGE}$",
            rf"^(?:answers?|replies|responses|comments|commits?|commit messages|docs|code|ui|"
            rf"strings|everything|all answers) in {LANGUAGE}(?: only| please)?$|^{LANGUAGE} "
            rf"(?:only|please)\b",
        ),
        hits=(
            "double quotes",
            "single quotes everywhere",
            "conventional commits please",
            "british spelling",
            "short answers only",
            "plain css, no tailwind",
            "answers in german",
            "english only",
        ),
        misses=("the quotes are wrong", "double the quotes", "tests in the folder", "code review"),
    ),
    Marker(
        name="terse:measure",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words(
            "spaces space chars characters columns cols wide lines length width indent indentation "
            "max maximum min minimum line tab tabs only newer later higher up above"
        ),
        pattern=pattern(
            r"^(?:use |max |maximum |indent (?:with|by|using) )?(?:\d+|two|four|eight)[- "
            r"](?:spaces?|chars?|characters|"
            r"columns?|cols)(?:,? (?:per line|max|wide|indent\w*|per tab|for indent\w*|"
            r"everywhere|only))*$",
            r"^tabs,? (?:width )?\d(?: wide| spaces)?$|^(?:max |maximum )?line (?:length|"
            r"width)(?: is| of|:)? \d+$|^(?:indent|indentation)(?: is| of|:|,)? \d(?: spaces)?$",
            r"^(?:max|maximum|at most) \d+ (?:lines|chars|characters|columns|words|params|"
            r"parameters|arguments)(?: (?:per|a|in) [\w ]{2,20})?$",
            r"^[\w.+#-]+ \d[\w.]*\+?(?: or (?:newer|later|higher)| minimum| only| and up| and "
            r"above)$",
        ),
        hits=(
            "4 spaces",
            "tabs, 4 wide",
            "120 chars per line",
            "max 40 lines per function",
            "python 3.12 minimum",
            "node 20 only",
        ),
        misses=("4 spaces are missing", "line 40", "tab 2", "node 20"),
    ),
    Marker(
        name="terse:first",
        kind="preference",
        confidence="observed",
        score=11,
        keywords=words(
            "first default everywhere only over later last before ssh dry rebase merge squash"
        ),
        pattern=pattern(
            r"^(?:tests?|specs?|mobile|desktop|offline|security|privacy|accessibility|a11y|api|"
            r"schema|docs|design|plan|simplicity|correctness|performance|readability|safety|"
            r"speed|quality|backup|dry[- ]run|read|ask|measure|profile|dark mode|types|content|"
            r"text|cli|keyboard|server|cache|local)s? first(?:[,;]? (?:then )?(?:code|speed|"
            r"implementation|performance|features?|polish|ask|write|optimi[sz]e|\w+) (?:later|"
            r"second|after|last))?$",
            r"^(?!it\b|this\b|that\b|by\b|what\b|is\b|the\b|why\b|not\b|opens?\b|change\b|set\b|"
            r"make\b|show\w*\b|use\b|hidden\b|selected\b|open\b|closed\b|collapsed\b|visible\b|"
            r"checked\b)[\w-]+(?: [\w-]+)? by default$",
            r"^(?!it|this|that|they|is|are|still|error|errors|bugs?|broken|look|search|check|"
            r"them)[\w-]+ everywhere$",
            rf"^(?!{VERB}\b|this|that|it|the|these|one|first|second|last|not|if|header|for|"
            r"just|show|use|add|try|do)[\w.-]+(?: [\w.-]+)? (?:syntax|mode|style|api|apis|"
            r"modules?|components?|units|exports|imports|builds?|deploys?|keys|auth|ids|dates|"
            r"values|types|files|names|endpoints) only$",
            r"^write (?:the |a |your |failing |some )*(?:unit )?(?:tests?|specs?) (?:first|"
            r"before (?:the |any |writing |you )?(?:code|implementation|coding|implement\w*))\b|"
            r"^(?:tests?|plan|backups?|design|discussion|docs) before (?:code|coding|"
            r"implementation|migrations?|changes|refactoring)$",
            r"^ssh,? (?:never|not) https$|^dry[- ]run (?:first|always)$|^(?:rebase|merge|"
            r"squash),? (?:don't|never|not) (?:rebase|merge|squash)$",
        ),
        hits=(
            "tests first",
            "plan first, code later",
            "private by default",
            "snake_case everywhere",
            "es modules only",
        ),
        misses=("this one first", "open by default", "errors everywhere", "read only"),
    ),
    Marker(
        name="terse:target",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "pr prs mr mrs pull merge branches hotfixes releases features commits tags fixes"
        ),
        pattern=pattern(
            r"^(?:all |any )?(?:prs?|mrs?|pull requests?|merge requests?|branches|hotfixes|"
            r"releases|features|fixes|tags|commits) (?:always |only |must |should |go |are |get |"
            r"made |opened |cut |based )*(?:to|against|into|off|onto|from|on|via) (?!this\b|"
            r"that\b|it\b|here\b|my account|github$|hold\b|the (?:left|right|list|page))(?:the |"
            r"our )?[\w./-]+(?: (?:branch|only|always|please))*(?:, (?:not|never) [\w./-]+)?$",
        ),
        hits=("prs against dev", "hotfixes off the stable branch", "releases only from trunk"),
        misses=("pr on hold", "commits on this branch", "merge it into dev", "pr is open"),
    ),
    Marker(
        name="terse:label",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words(
            "style naming reviewers reviewer target truth indentation indent length width quotes "
            "encoding endings license licence language runtime manager runner framework branch "
            "timezone units unit currency stack database deploys deployment formatter linter "
            "format "
            "spelling tone audience coverage compiler toolchain sdk"
        ),
        pattern=pattern(
            r"^(?:our |the |my |default )?(?:commit style|code style|naming(?: convention)?|"
            r"branch naming|commit naming|reviewers?|target|build target|source of truth|"
            r"indent(?:ation)?|line (?:length|width|endings)|quotes|encoding|license|licence|"
            r"(?:ui |docs |code |response |reply )?language|runtime|package manager|test "
            r"(?:runner|framework)|(?:base|default|main|release|pr) branch|time ?zone|units?|"
            r"currency|(?:tech )?stack|database|deploys?|deployment|formatter|linter|date format|"
            r"spelling|tone|audience|coverage|compiler|toolchain|(?:min(?:imum)? )?(?:sdk|ios|"
            r"android|node|python)(?: version)?)\s*[:=]\s*(?!\?|none$|null$|true$|false$|tbd)\S",
        ),
        hits=(
            "commit style: type(scope): subject",
            "base branch: develop",
            "package manager: pnpm",
            "source of truth: docs/spec.md",
        ),
        misses=("target reached", "error: no database", "database is down"),
    ),
)
