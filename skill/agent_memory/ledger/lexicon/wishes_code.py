"""Standing wishes about how a change is made: at the root, whole, small, out of what is there."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

CODE = (
    Wish(
        "fix the root cause, no workarounds",
        (
            "not workaround; "
            "fix/find/solve/address/understand/look/search/dig/investigate/identify rootcause; "
            "not treat/fix/patch/mask/paper symptom; fix/treat/address cause/rootcause; "
            "rootcause fix/analysis; "
            "not quick/dirty/hacky/temporary/band-aid/bandaid fix/patch/solution/workaround; "
            "+proper fix/solution/right; not hack/bandage/band-aid; not shortcut fix; "
            "fix underlying/real/actual problem/cause/ticket; fix proper/properly; "
            "not paper problem/error/ticket; VERIFY rootcause before fix; "
            "not fix unless understand/find/know rootcause; cleanly fix; real fix; not band aid; "
            "+not symptom/treat; find/fix/solve/address underlying/real/actual cause/problem"
            "; not duct/tape/ducttape/plaster/patchwork; find before fix; find why"
            "; not paper bug/error; find why"
            "; not patch/bandage/plaster/band-aid; not quick patch; find/understand/know reason/why"
            "; actual/real/underlying cause/reason; +cause/reason; find reason/cause fix?"
        ),
        also=(
            "hacky the a symptom problem ticket bug error issue always for fix real underlying "
            "actual instead just use it find cause quick dirty proper properly clean first and "
            "any solution temporary solve apply code make do in but not rootcause over"
            " tape duct why out happen happens bug paper cover wrong you reason patch over want"
            " know understand"
        ),
        wrong="workaround",
        hits=(
            "fix the root cause, no workarounds", "don't patch symptoms",
            "no quick fixes, find the root cause",
            "always look for the root cause before you fix a bug", "you used a workaround again",
            "no band-aids, solve the real problem",
            "never paper over a problem, fix the underlying cause",
        ),
        misses=(
            "document the root cause in the incident report", "apply the security patch",
            "don't fix the root certificate", "find the cause of the outage in module B",
        ),
    ),
    Wish(
        "no hard-coded values",
        (
            "not hardcode; +use config/env/constant/variable/environment; "
            "read value/setting/everything/url/path/port config/env; "
            "not hardcode value/path/url/string/number/anything; "
            "put/keep/read/load/move value/setting/number/path config/env; +config/env; "
            "value/setting/configuration config/env/environment; remove hardcode; "
            "not literal/value code"
        ),
        also=(
            "in the code value path url string any from config env environment file variable use "
            "constant parameter instead port number setting put into them it read all anything "
            "everything color host address id script belong come"
        ),
        wrong="hardcode",
        hits=(
            "no hardcoded values", "never hard-code paths, read them from the config",
            "values belong in the config file", "stop hardcoding things",
            "you hard-coded the url again", "don't hardcode, use env variables",
        ),
        misses=(
            "read the config at startup on port 8", "the values in the table must be positive",
            "keep the config file in YAML",
        ),
    ),
    Wish(
        "no magic numbers",
        (
            "not magicnumber; +use? constant name?; named constant; use named constant; "
            "replace number constant; magicnumber constant; not unnamed/bare number/literal; "
            "number named? constant; not magic string/value/constant"
        ),
        also=(
            "in the code use named constant instead for a every number string of literal put "
            "into with and extract give replace by no magic magicnumber name"
        ),
        wrong="magicnumber",
        hits=(
            "no magic numbers", "use named constants, no magic numbers",
            "don't use magic numbers in the code", "extract magic numbers into constants",
            "you used magic numbers again",
        ),
        misses=(
            "define constants in constants.py", "show the order number in the title",
            "magic links expire",
        ),
    ),
    Wish(
        "no placeholders, finish the code",
        (
            "not placeholder; not todomark; +not stub; not stub implementation/function/code; "
            "not skeleton/incomplete/half/partial/unfinished/scaffold code/implementation/"
            "function?; complete/working/finish/production implementation/code; "
            "full/whole implementation; "
            "not leave placeholder/todomark/unimplemented/unfinished/incomplete; "
            "implement fully/complete/completely/everything; "
            "not simplify/simplified implementation/version; +implement; "
            "write complete/full? code/implementation; not leave code? unfinished/half; "
            "not half finish code?; not omit/skip/shorten/elide/abbreviate code/part; "
            "not rest/remain code/unchanged"
        ),
        also=(
            "in the code leave any or stub behind todomark placeholder use function "
            "implementation everything complete full real it fully put comment working write for "
            "make part and production only provide must be mock dummy skeleton half without"
        ),
        wrong="placeholder",
        hits=(
            "no placeholders", "never leave TODOs in the code",
            "implement everything fully, no stubs", "write complete implementations",
            "don't leave half-finished code behind", "you left placeholders in the code again",
        ),
        misses=(
            "the placeholder of the search field is grey", "list all TODOs in the report",
            "stub the mailer in module A",
        ),
    ),
    Wish(
        "whole files, no fragments",
        (
            "give/show/output/write/print/provide/send/return/post? full/whole/complete/entire "
            "file/code/script/function/version; not snippet/fragment/partial/excerpt; "
            "not elide/ellipsis/omit/abbreviate/shorten/truncate code/file; "
            "full/whole/complete/entire file; +not snippet/fragment/diff/part; "
            "not rest/remain code/unchanged/same"
        ),
        also=(
            "send me the always give show code file full whole complete entire only just a "
            "changed never of with so can i copy paste version part every all when you change "
            "updated in one not script for it again"
        ),
        against=("show only what changed",),
        hits=(
            "give me the full file, not fragments", "always show the complete code",
            "no snippets", "output entire files", "never send partial code",
            "write the whole file every time",
        ),
        misses=(
            "read the whole file before editing", "upload the full file to the bucket",
            "show only the changed lines", "delete the whole file when the job is done",
        ),
    ),
    Wish(
        "show only what changed",
        (
            "show/give/output/print/send/provide/post? only change/modify/diff/line/part/"
            "snippet; only change/diff line/part/code/function?; "
            "not show/give/output/print/repeat/reprint/dump/rewrite full/whole/entire/complete/"
            "everything file/code?; show diff only; not full/whole/entire/complete file/code; "
            "only diff; +diff"
        ),
        also=(
            "me the changed line part code what file only just diff of not instead every time "
            "give all again unchanged always snippet section relevant show function"
        ),
        hits=(
            "show only the changed lines", "don't print the whole file, just the diff",
            "only give me the changed parts", "never output entire files",
            "stop dumping the full code",
        ),
        misses=(
            "don't read the whole file", "give me the full file",
            "only changed rows are synced at night",
        ),
    ),
    Wish(
        "reuse what exists, don't reinvent",
        (
            "not reinvent; "
            "reuse/use exist/existing code/helper/function/component/util/utility/utilities/"
            "library/module/pattern/class/api/abstraction?; "
            "reuse/use code/helper/function/component/util; "
            "not add/rewrite/duplicate/reimplement new/own? helper/function/component/util/exist "
            "when exist; "
            "look/check/search exist/helper/util/existing/similar before add/implement/code/new; "
            "not reimplement; +not reimplement/rewrite/duplicate/new; use exist/existing; "
            "not rewrite exist/existing; check whether? exist; "
            "prefer exist/existing library/helper/code; "
            "not add new helper/util/function/component; +use; "
            "not custom/own implementation/helper; not write own"
            "; look/check/search code/repo before add/implement new? "
            "helper/function/component/class/util"
            "; not second/another version/copy/implementation; +not duplicate it?; reuse"
            "; if exist use; use this when function/helper/exist; use when exist"
            "; not add second function/helper/version"
            "; check/look exist/have/already before add/implement"
            "; look/search/check before add new/one"
            "; check/look/verify exist class/component/service/hook/type first?"
            "; not invent own solution/method/approach/script/tool/pattern/helper/function/way?"
            "; follow exist/existing pattern/approach/solution/code"
        ),
        also=(
            "the existing exist helper function component util code what already is there "
            "instead of new one own any first before writing library you write a duplicate "
            "create add always for where possible wheel it if similar something anything same in "
            "codebase module utility project custom make"
            " second version copy another there already have has we one what search look whether "
            "rather than"
            " class classes one new have"
        ),
        wrong="reinvent",
        hits=(
            "reuse the existing helpers, don't reinvent the wheel", "use existing components",
            "don't write a new helper when one already exists",
            "look for an existing function before you write a new one",
            "why do you keep reinventing things?", "reuse code where possible",
        ),
        misses=(
            "reuse the connection between requests", "use the existing migration table of Ana",
            "delete the existing helper",
            "reuse the second version of the poster",
        ),
    ),
    Wish(
        "no duplicated code",
        (
            "not duplicate/duplication/copy/repeat/copy-paste/copypaste code/logic/function; "
            "not duplicate/duplication; dry; keep/stay dry; follow dry; "
            "extract/factor/share common/duplicate/share/repeat code/logic/function; "
            "not copy paste code/logic?; remove/refactor duplicate/duplication; code dry"
        ),
        also=(
            "the code logic function into a helper common shared principle any keep it paste and "
            "pasting around block repeated out in place same instead extract test of two twice "
            "dont yourself"
        ),
        wrong="duplication",
        hits=(
            "no duplicated code", "keep it DRY", "don't copy and paste code",
            "extract common logic into a helper", "never duplicate logic",
        ),
        misses=(
            "remove duplicate rows in the export", "dry run first",
            "copy the code to the clipboard on click",
        ),
    ),
    Wish(
        "small diffs, no unrelated changes",
        (
            "not unrelated; "
            "not refactor/change/touch/reformat/cleanup/clean/rename/rewrite/improve/restructure/"
            "reorganize unrelated/else/surround/other/existing/work code?; "
            "small/minimal/min/focus/surgical/tiny/least diff/change/edit/fix/patch; "
            "keep? diff/change small/minimal/focus/minimum; not refactor unless? ASKED; "
            "only change/touch/edit/modify relevant/require/necessary/need/relate; "
            "not change/touch more/anything else/need/necessary/require/unrelated/work; "
            "not reformat unless? ASKED; minimal change; least code; "
            "not touch/change code unless relate/require/need; "
            "leave unrelated/else/rest/other alone/be/untouched; not drive-by; "
            "not refactor driv; not refactor/change outside/beyond task; "
            "not rewrite unless? ASKED; not touch else; not change other file/code/part; "
            "not change else; not touch work code; minimize change/diff; "
            "not large refactor/rewrite; not gratuitous; change little/minimum possible; "
            "change/touch only need/require/necessary/relevant"
            "; small/smallest/minimal possible? diff/change/patch/edit; change as? little"
            "; not wander; not side quest/detour/tangent; +not unwished"
            "; not cleanup/clean/tidy/refactor/improve/fix/touch/change unwished/unrelated/else"
            "; not CHANGED/cleanup/refactor/improve/touch nobody/mention ask/mention?"
            "; not CHANGED/touch/improve mention; not cleanup/clean/fix driv"
            "; stay task/topic; not touch/change/edit unwished"
            "; leave unwished alone/be/untouched; keep off code"
            "; change/touch/edit only part/thing/bit mention/name/point/ask; keep hand off "
            "rest/else"
            "; keep? leave/keep work alone/untouched; change/touch rest/else nothing"
            "; not change/touch/edit rest; leave rest as"
        ),
        also=(
            "the to change code file diff keep make edit as possible only what is necessary for "
            "fix in that are not related refactoring you need while at it and stuff part other "
            "line anything large just unrelated task refactor cleanup alone improvement i ask "
            "with your else be formatting minimum small whole existing without minimal work"
            " diff patch smallest possible little else nobody mentioned mention stuff side quest "
            "driveby wander off into change go around tidy up beyond required not part parts have "
            "wished unwished nothing do task hand hands rest bit mention point pointed named thing"
        ),
        wrong="unrelated",
        hits=(
            "small diffs, don't refactor unrelated code", "keep changes minimal",
            "no drive-by refactoring", "don't touch unrelated files",
            "only change what is necessary", "never refactor unless I ask",
            "you changed unrelated code again", "touch nothing else", "make surgical edits",
            "the smallest possible diff, please",
            "no side quests",
            "stay on task",
        ),
        misses=(
            "keep the diff viewer small", "refactor the parser in module A",
            "only admins may change the rate", "don't change the api of the client",
            "the smallest possible image, please",
        ),
    ),
    Wish(
        "keep it simple, no over-engineering",
        (
            "not overengineer/overbuild/overdesign; keep simple/simpler/stupid it?; "
            "it simple/simpler/stupid; kiss; "
            "simple/simplest/simpler/minimal solution/code/approach/implementation/design/"
            "thing; prefer simple/simplicity/boring; "
            "not complex/complicate/complicated/fancy/clever/speculative/premature solution/code/"
            "abstraction/design/optimize/approach?; yagni/kiss; "
            "not unnecessary/needless/extra/premature abstraction/complexity/layer/indirection/"
            "pattern; not abstraction; choose/use simplest/simple; not clever code?; "
            "not gold-plate; not future-proof/generalize"
        ),
        also=(
            "it simple code solution the too as possible over use and for thing stupid "
            "unnecessary abstraction work design choose always things easy way complexity prefer "
            "just complex that works keep make clever layer pattern no need approach you do "
            "implementation boring principle follow apply"
        ),
        wrong="overengineer",
        hits=(
            "keep it simple", "don't over-engineer", "no unnecessary abstractions",
            "prefer the simplest solution", "follow YAGNI", "your code is too complicated",
            "why do you always overcomplicate things?",
        ),
        misses=(
            "explain it simply", "use the simple bar chart on page 3",
            "no complex numbers in the api", "let's do a simple start",
        ),
    ),
)  # fmt: skip
