"""Standing wishes about what stays as it is: interfaces, dependencies, generated code, data."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

STABLE = (
    Wish(
        "ask before you add a dependency",
        (
            "not add/install/introduce/bring/pull/use dependency unless ASKED; "
            "ask/approval/permission/goahead before add/install/introduce? dependency; "
            "ask/approval before install new?; "
            "not new/extra/additional/external/third-party/thirdparty/unnecessary dependency "
            "unless? ASKED; not add/install/introduce dependency; not dependency unless ASKED; "
            "only add dependency ASKED; use standard/stdlib dependency?; not thirdparty; "
            "not external/extra dependency"
            "; not change/edit/touch "
            "package.json/pyproject.toml/requirements.txt/cargo.toml/gemfile/lockfile unless "
            "ASKED"
            "; ask/speak/talk before change/edit/touch "
            "package.json/pyproject.toml/requirements.txt/cargo.toml/gemfile"
            "; not npm/pip/cargo/yarn/pnpm install/add anything? unless ASKED"
            "; not gem/crate unless ASKED; ask/goahead before add/install gem/crate/module"
            "; not module unless ASKED; decide which? dependency"
            "; ask when add/install dependency"
        ),
        also=(
            "new any external extra the third party thirdparty additional package without i me "
            "first own a npm pip for library standard stdlib builtin built-in instead use "
            "install add more always only as few your no my it must explicit unnecessary where "
            "possible rely on need"
            " gem gems crate crates module modules anything package.json new talk speak to with "
            "cargo yarn pnpm which we"
            " another"
        ),
        hits=(
            "ask before adding dependencies", "no new dependencies without asking",
            "don't install packages unless I ask", "never add a library on your own",
            "you added a dependency without asking again", "no third-party libraries",
            "new dependencies are my decision",
            "run new packages by me first",
            "talk to me before touching package.json",
        ),
        misses=(
            "install dependencies with pnpm", "pin dependencies", "don't commit dependencies",
            "update the dependencies on mondays",
            "new rooms need the approval of the owner",
        ),
    ),
    Wish(
        "pin versions",
        (
            "pin/fix/lock version/dependency; exact version; "
            "not floating/float/latest/caret/range/unpinned version/dependency?; "
            "pin dependency version; use exact/fixed/pinned version; not use latest/caret; "
            "not unpinned; commit lockfile/lock; pin exact"
        ),
        also=(
            "all the dependency version exact use always in to requirement package every any "
            "with file lockfile your commit specific tag image number and of no never ranges "
            "fixed"
        ),
        hits=(
            "pin versions", "pin all dependencies to exact versions", "no floating versions",
            "always use exact versions", "never use latest as a version",
        ),
        misses=("pin the tab", "pin lodash to 4", "show the exact version in the footer"),
    ),
    Wish(
        "keep backward compatibility",
        (
            "keep/maintain/preserve/ensure/stay/remain? backcompat; "
            "not break backcompat/compatibility/exist/existing/user/client/caller; "
            "must be? backcompat; not breaking change; backcompat must/require; "
            "not break exist api/behavior/behaviour/user/client/code/functionality; "
            "change must? backcompat; not break functionality/exist/behavior; +not break; "
            "not break anything; not backcompat break"
        ),
        also=(
            "the always change be must stay existing code api public all client user "
            "compatibility keep introduce any no with old version behavior functionality exist "
            "interface is never remain without current caller things breaking"
        ),
        against=("no backward compatibility",),
        hits=(
            "keep backward compatibility", "no breaking changes",
            "never break existing functionality", "changes must be backwards compatible",
            "you broke existing behavior again",
        ),
        misses=(
            "no backward compatibility shims", "don't break lines in tables",
            "break the loop on error",
        ),
    ),
    Wish(
        "no backward compatibility",
        (
            "not backcompat; not need/keep/add/care/worry/preserve/maintain backcompat; "
            "break change ok/fine/allow/welcome/is-fine; "
            "not legacy/deprecated/compat/compatibility/migrate shim/code/layer/wrapper/path/"
            "alias/support; not shim; +remove legacy/old; "
            "not keep old/legacy code/api/path/support"
            "; not keep old/legacy api/path around?; +not legacy/old fallback/path"
            "; break old/legacy? api; +break; just? remove old/legacy path/api"
        ),
        also=(
            "the any code shim layer need keep for old legacy api is are compatibility about "
            "support just delete it change no add compat version path wrapper remove or and you "
            "not with deprecated required worry necessary"
            " just old we users user path no"
        ),
        wrong="backcompat",
        hits=(
            "no backward compatibility", "don't add backwards-compatibility shims",
            "we don't need backward compatibility", "breaking changes are fine",
            "no legacy code paths",
        ),
        misses=(
            "keep backward compatibility", "no breaking changes", "never delete legacy invoices",
        ),
    ),
    Wish(
        "don't change the public API",
        (
            "not change/break/modify/rename/alter/touch api/interface/signature/contract/"
            "endpoint unless? ASKED; "
            "keep/leave api/interface/signature stable/unchange/unchanged/untouched/intact/same; "
            "api/signature/interface stable/frozen/unchanged; "
            "ask before change api/interface/signature; public api stay/remain/must stable/same; "
            "not change function signature"
        ),
        also=(
            "the public api of any existing function interface signature exported rest stable as "
            "is must stay without endpoint our method remain external way keep in unchanged"
        ),
        hits=(
            "don't change the public API", "never break the public interface",
            "keep function signatures stable", "ask before you change an API",
            "the public API must stay stable",
        ),
        misses=(
            "change the api key every month", "don't call the public api in tests",
            "document the public api",
        ),
    ),
    Wish(
        "never edit generated files",
        (
            "not change/edit/modify/touch/patch autogenerated file/code?; "
            "not edit autogenerated; not autogenerated manual/hand; autogenerated limit off; "
            "+not change it; +regenerate; +change generator/template/source"
        ),
        also=(
            "file code by hand manually any the directly direct instead regenerate them it "
            "generator template ever leave alone must be never class client output type"
        ),
        wrong="generated files",
        hits=(
            "never edit generated files", "don't touch auto-generated code",
            "generated files must not be modified", "no manual edits to generated code",
            "you edited a generated file again",
        ),
        misses=(
            "never commit generated files", "delete generated files before the build",
            "regenerate the client after schema changes of Ana",
        ),
    ),
    Wish(
        "never touch vendored code",
        (
            "not change/edit/modify/touch/patch vendor/thirdparty/nodemodules/submodule code/"
            "file/dir/library?; not vendor edit; vendor/thirdparty read-only/readonly"
        ),
        also=(
            "code file dir library folder any in the directly ever never anything inside direct "
            "package source of must be leave vendored"
        ),
        wrong="vendored code",
        hits=(
            "never edit vendored code", "don't touch node_modules",
            "third-party code must not be modified", "no changes in the vendor folder",
            "you changed vendored files again",
        ),
        misses=(
            "never commit node_modules", "update the vendor list",
            "the vendor page must not show prices",
        ),
    ),
    Wish(
        "never edit old migrations",
        (
            "not rename/change/edit/modify/touch/alter/rewrite existing/old/applied/apply/past/"
            "exist/shipped/run? migrate/migration/migrations; new migration edit/change?; "
            "add/create/write/use new migration; not edit migration; "
            "migration immutable/append-only; +new migration; migration change; "
            "add/create migration; +add new"
        ),
        also=(
            "a the existing already applied old file once it is new instead always for every "
            "change schema exist must be never that have run shipped write"
        ),
        hits=(
            "never edit existing migrations", "don't touch old migrations, add a new migration",
            "applied migrations must not be changed", "no edits to migrations that have shipped",
            "you changed an old migration again",
        ),
        misses=(
            "run the migrations before the tests", "don't run migrations",
            "name migrations by day",
        ),
    ),
    Wish(
        "ask before you touch the database",
        (
            "not change/touch/modify/alter/drop/remove/reset/truncate/write/migrate/wipe/execute "
            "database/schema/table/production/migration unless? ASKED; "
            "ask before change/touch/drop/reset/alter/migrate/execute/modify/write database/"
            "schema/table/migration/production; not execute migration/migrate unless? ASKED; "
            "not drop/truncate/reset/wipe table/database; not reset database; "
            "not touch production/database/schema; ask before migrate/migration; "
            "not migration unless ASKED; not destructive query/sql/migration/database; "
            "not production database/write; not work production"
        ),
        also=(
            "the any my production prod live schema table tables or data in of ever without real "
            "database migration me it change own explicit run first i destructive operation "
            "against on sql"
        ),
        hits=(
            "don't touch the production database", "never run migrations without asking",
            "ask before you change the schema", "never drop tables",
            "you reset the database again",
        ),
        misses=(
            "back up the database before migrating", "don't mock the database",
            "never drop packets", "the database must run on port 5",
        ),
    ),
    Wish(
        "ask before you change the config",
        (
            "not change/edit/touch/modify config/setting/settings/configuration unless? ASKED; "
            "ask before change/edit/touch config/setting; not config change unless? ASKED; "
            "leave config alone/untouched"
        ),
        also=(
            "the any file files my without me own project build system existing values settings "
            "i explicit ci setting"
        ),
        hits=(
            "don't change the config files", "never touch my settings without asking",
            "ask before changing configuration", "leave the config alone",
            "you changed the config again",
        ),
        misses=(
            "read the config at startup", "don't change the config of module A",
            "values belong in the config", "never commit the config",
        ),
    ),
    Wish(
        "keep the folder structure",
        (
            "keep/follow/respect/preserve/maintain folder/dir/directory/project/file structure/"
            "layout/organization; "
            "not change/reorganize/restructure/move/alter folder/dir/directory/file structure/"
            "layout; not move/rename/reorganize file/folder/dir unless? ASKED; "
            "not restructure/reorganize unless? ASKED; not new folder/dir unless? ASKED; "
            "ask before move/rename file/folder"
        ),
        also=(
            "the existing current project file folder or any around without exist structure dir "
            "layout as is i me create of new add directory"
        ),
        hits=(
            "keep the folder structure", "don't move files around",
            "follow the existing project structure", "never rename files without asking",
            "no new folders unless I ask",
        ),
        misses=(
            "keep the tree structure balanced", "move files older than a year to cold storage",
            "rename the class to Order",
        ),
    ),
)  # fmt: skip
