"""Standing wishes about the means of the agent: helpers, searches, shells, tokens."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

MEANS = (
    Wish(
        "use subagents",
        (
            "use/launch sub agent; "
            "use/spawn/launch/delegate/dispatch/run/call/start/execute subagent/sub-agent/"
            "subtask; use/spawn/launch/execute agent parallel/multiple/several; "
            "delegate agent/subagent/work/task/research; use parallel/multiple/several agent"
        ),
        also=(
            "for to many parallel multiple several in large big task work research search "
            "exploration agent tasks when possible always team explore independent complex"
        ),
        against=("no subagents",),
        hits=(
            "use subagents for research", "always delegate big tasks to subagents",
            "spawn several agents in parallel", "run subagents when possible",
            "use multiple agents",
        ),
        misses=(
            "don't use subagents", "use the user agent string of firefox",
            "launch the agent on port 9", "call the reviewer subagent for security",
        ),
    ),
    Wish(
        "no subagents",
        (
            "not subagent/sub-agent/subtask; not sub agent; "
            "not spawn/launch/delegate/dispatch agent/subagent/work/task; +yourself; "
            "not parallel/multiple agent"
        ),
        also=(
            "sub use any for agent spawn task work parallel multiple it yourself run launch "
            "start delegate tasks execute anything"
        ),
        hits=(
            "no subagents", "don't use sub-agents, do it yourself", "never spawn agents",
            "stop delegating work to subagents", "don't launch parallel agents",
        ),
        misses=("use subagents", "never run the agent as root", "don't launch the app twice"),
    ),
    Wish(
        "search the web",
        (
            "search web/internet/online/google; use websearch/google; use web search; "
            "look/check/research online/web/internet; google before? answer/code/guess; "
            "search/research/look online; do web search/research"
        ),
        also=(
            "it use for the when current latest up version info information before answer docs "
            "always do first look api error problem not know unsure solution"
        ),
        against=("don't search the web",),
        hits=(
            "search the web", "use web search for current versions", "always look it up online",
            "google it before answering", "do a web search first",
        ),
        misses=(
            "search the web folder for images", "the search must work online and offline",
            "don't search the web", "check that the shop is online",
        ),
    ),
    Wish(
        "don't search the web",
        (
            "not search/browse/use/look/access/google web/internet/online/google; not websearch; "
            "not web/internet search/access; stay/work offline"
        ),
        also="use the for anything it search access web up information answer stay always go",
        hits=(
            "don't search the web", "no web search", "never access the internet",
            "stop searching online", "work offline",
        ),
        misses=(
            "the app must work offline on trains", "don't search the archive",
            "no web server on port 80",
        ),
    ),
    Wish(
        "run independent work in parallel",
        (
            "execute/do/use/make/launch task/call/tool/command/work/thing/search/it? parallel/"
            "parallelize/concurrent/concurrently/simultaneously; "
            "parallelize work/task/call/tool?; parallel tool/call/task/work; batch tool/call; "
            "not sequential/serial/sequentially task/work/call/tool?"
        ),
        also=(
            "independent when possible in tool call multiple your as where task work command run "
            "parallel them several always one after"
        ),
        hits=(
            "run independent tasks in parallel", "parallelize your work where possible",
            "make tool calls in parallel", "batch your tool calls",
            "do independent work in parallel",
        ),
        misses=(
            "the tests must run in parallel on four workers", "never run migrations in parallel",
            "parallelize the loop with openmp",
        ),
    ),
    Wish(
        "long commands in the background",
        (
            "execute/run/start/launch/put LONG/long-running/server/command/process/task/job/"
            "build background; execute background; use background; "
            "not block terminal/session/shell; not wait LONG; long command background; "
            "not block command/foreground; use timeout; set timeout; background task/process/job"
        ),
        also=(
            "belong in the long running command commands job task process server it always any "
            "and build test with for start put run terminal shell set a use that takes wait by "
            "long-running"
        ),
        hits=(
            "run long commands in the background", "don't block the terminal",
            "start servers in the background", "always use a timeout for commands",
            "long-running jobs go into the background",
        ),
        misses=(
            "the background is dark blue", "set the timeout to 30 seconds",
            "no background images",
        ),
    ),
    Wish(
        "save tokens",
        (
            "save/spare/conserve token/context/secret/tokens; not waste token/secret/context; "
            "economical/frugal/efficient/thrifty token/secret/context; "
            "keep context small/clean/short; minimize token/secret/context use?; "
            "use few/less token/secret; not burn/eat/spend token/secret/context"
        ),
        also=(
            "my the usage window on of with and unnecessary output use be as few possible tokens "
            "efficient budget for context clean not in your"
        ),
        hits=(
            "save tokens", "don't waste tokens", "be economical with the context",
            "minimize token usage", "stop burning my tokens",
        ),
        misses=("save the token in the keychain", "rotate tokens weekly", "never log tokens"),
    ),
    Wish(
        "search with ripgrep",
        (
            "use ripgrep/rg; use ripgrep/rg search; not grep; search ripgrep/rg; "
            "prefer ripgrep/rg; +not grep/find"
        ),
        also=(
            "operation for search instead of grep find always the file code text tool to in when "
            "searching files fast over never plain command"
        ),
        hits=(
            "use ripgrep", "search with rg", "never use grep, use ripgrep",
            "always use rg instead of grep", "prefer ripgrep for searching",
        ),
        misses=("install ripgrep on the runner", "search the index", "use rg 13"),
    ),
    Wish(
        "no scripts to edit files",
        (
            "not use sed/awk/heredoc/script/python/cat/regex/bash change/edit/write/modify/file; "
            "not sed/awk/heredoc; use edit/editor/write tool; "
            "not change/edit file script/sed/python/bash/shell/cat/echo/heredoc; "
            "+use? edit tool; edit tool change/edit file; "
            "not bulk/mass/batch edit/change/replace/replacement; not regex/automatic replace; "
            "edit file one/manual/hand; not cat/echo write"
        ),
        also=(
            "to the for file files edit tool use with change write script a by hand instead any "
            "one bash shell command via never make code your multiple manually replace and all "
            "refactor refactoring them"
        ),
        hits=(
            "don't edit files with sed", "never use python scripts to change code",
            "use the edit tool, not sed", "no bulk replacements with scripts",
            "no heredocs to write files",
        ),
        misses=(
            "write a bash script for the backup", "edit the sed manual",
            "don't run scripts as root",
        ),
    ),
    Wish(
        "use the project's commands",
        (
            "use make/makefile/justfile/script/npm/package command/script/target?; "
            "use project script/command; not execute/call tool/command direct/directly/raw; "
            "+not command/raw; use/execute make/makefile/just/task target; "
            "execute everything/command make/makefile/script; use exist/existing script/command"
        ),
        also=(
            "the for project provided make targets target build test instead of raw command "
            "directly existing in scripts defined package.json always tool use run and "
            "everything through from makefile exist repo own our"
        ),
        hits=(
            "use the make targets", "always use the existing scripts",
            "run everything through the makefile",
            "use the project scripts instead of raw commands", "use the makefile",
        ),
        misses=(
            "use the script tag with defer", "make targets phony",
            "write a script for the import",
        ),
    ),
    Wish(
        "dry run first",
        (
            "dryrun; use/do/execute/make dryrun before? execute/change/CHANGED/remove/deploy; "
            "dryrun first/before execute/change/apply/remove/real; "
            "not execute/apply unless dryrun; "
            "dryrun before execute/apply/remove/deploy/change/anything/destructive; +show; "
            "preview/simulate before apply/execute"
        ),
        also=(
            "a always first do it the command script before you any for destructive run execute "
            "mode with option and everything real apply anything changing new show me"
        ),
        hits=(
            "dry run first", "always do a dry run before you run a script",
            "never run destructive commands without a dry run", "use dry-run mode first",
            "make a dry run before you delete anything",
        ),
        misses=("the dry run must print json", "keep it DRY", "skip the dry run"),
    ),
    Wish(
        "no sudo",
        (
            "not sudo unless? ASKED; not root; not execute/use sudo; not execute root; "
            "ask before sudo; not run root"
        ),
        also=(
            "use command as with any run execute user ever never the me install privileges or "
            "elevated commands without"
        ),
        hits=(
            "no sudo", "never use sudo", "don't run anything as root", "ask before you use sudo",
            "you used sudo again",
        ),
        misses=(
            "run the container as root", "no files in the root folder", "find the root cause",
        ),
    ),
)  # fmt: skip
