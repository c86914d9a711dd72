"""Standing wishes about asking and going on, stopping and planning."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

ASKING = (
    Wish(
        "don't ask, go on",
        (
            "not wait; "
            "not ask/approval/permission/confirm/confirmation/question/prompt after? step/task/"
            "phase/change; not ask/wait ASKED/input/feedback/reply; "
            "not ask before/when CHANGED/continue/edit/command/execute; "
            "not need/require ask/approval/permission/confirm; "
            "work/proceed/continue/act unless ASKED; not stop/pause ask/approval/question; "
            "+continue/proceed; proceed/work/act/decide autonomous/autonomously/independently; "
            "+use best judgment/judgement; +decide yourself; not seek approval/permission"
            "; execute everything; not check with? me; +one go"
        ),
        also=(
            "me should shall proceed continue work approval permission question confirm "
            "confirmation input feedback just it every single little step small thing trivial "
            "obvious constant need time keep further stop always task run whether answer until "
            "done finish best judgment judgement full autonomous autonomously"
            " everything all go check in"
        ),
        wrong="ask",
        against=("ask first",),
        hits=(
            "don't ask me, just go on", "why do you keep asking me?",
            "stop asking for permission after every step", "work autonomously",
            "no need to wait for my approval", "you don't need my permission",
            "proceed without asking", "never ask should I continue, just continue",
        ),
        misses=(
            "don't ask the user for his age", "ask me before you go on",
            "never wait for the network in unit tests", "the job runs autonomously on the server",
        ),
    ),
    Wish(
        "ask first",
        (
            "ask; "
            "ask before change/implement/fix/modify/decide/decision/act/do/proceed/continue/code/"
            "assume/start/begin/large/major/big; "
            "not anything/act/change/fix/decide unless ASKED; "
            "not act/decide/decision/choose/change/change/implement/fix/modify ALONE; "
            "permission/confirmation/ok/goahead/approval before change/implement/fix/modify/act/"
            "start/proceed/code/anything; "
            "wait approval/permission/confirmation/ok/goahead before? change/implement/fix/"
            "modify/act/start/proceed/code/continue; ask permission/approval/confirm; +not act; "
            "confirm before act/proceed/change/change/implement/fix/modify; "
            "wait confirmation/approval"
        ),
        also=(
            "my me for permission approval confirmation first always anything big major large "
            "file code important significant explicit decision own it get need wait yourself"
        ),
        against=("don't ask, go on",),
        hits=(
            "ask me first", "always ask before you change anything",
            "don't do anything without asking", "wait for my approval before making changes",
            "never decide on your own, ask", "get my ok before you change anything",
            "you changed the code without asking again",
        ),
        misses=(
            "ask before committing", "ask the customer first", "don't ask me first",
            "ask for the token before the request",
        ),
    ),
    Wish(
        "don't stop after each step",
        (
            "not stop/pause/halt/interrupt/wait step/phase/task; "
            "not stop/pause/halt/interrupt/wait after step/phase/task/stage/milestone/item/each/"
            "part; not stop/pause until DONE/finish/complete/work; "
            "continue/work/proceed/go/finish/keep until DONE/finish/complete/work; "
            "not stop/pause/halt/interrupt halfway/middle/half/early/midway; "
            "not stop/pause unless DONE/finish/complete/ASKED/block/stick; "
            "finish/complete/execute everything/step/phase one; "
            "not leave/stop half/unfinished/incomplete/halfway/job; +continue/finish/keep; "
            "through everything/phase/step; not stop; +not pause; execute whole/plan/phase/step"
        ),
        also=(
            "between me stop pause phase step task each every all everything whole entire until "
            "through one go run it plan list work next job really in keep continue just to the "
            "end middle done finish complete halfway todo item check unfinished progress report "
            "ask"
        ),
        against=("stop after each step",),
        hits=(
            "don't stop after each phase", "keep going until everything is done",
            "finish all the steps in one go", "why do you keep stopping halfway?",
            "you stopped in the middle again", "don't pause between steps",
            "never leave a task half done",
        ),
        misses=(
            "don't stop the server after the tests", "stop after each step",
            "keep going until the battery is at 20 percent",
            "continue the numbering on the next page",
        ),
    ),
    Wish(
        "stop after each step",
        (
            "stop/pause/wait/ask/halt/check after step/phase/task/change/stage/milestone; "
            "stop/wait/ask/pause before next step/phase/task; "
            "not start/begin/next/phase/step/task next unless ASKED; not continue unless ASKED; "
            "not continue/proceed next? unless ASKED/review/approval; "
            "wait ASKED/feedback/review/reply after/before step/phase/next/continue; "
            "wait ASKED/feedback/review before continue/proceed/next; "
            "stop/pause/wait let? review/check/ask; let review after step/phase/task/change; "
            "get feedback/approval/ok after step/phase; not next unless ASKED; "
            "wait ok/approval/goahead after step/phase/task; review step/phase before next"
        ),
        also=(
            "ask goahead me each every step phase task my next and for feedback review approval "
            "confirmation ok input one it so can check single stage let long"
        ),
        against=("don't stop after each step", "don't ask, go on"),
        hits=(
            "stop after each step", "pause after every phase and wait for my ok",
            "don't continue until I approve", "wait for my feedback before the next step",
            "never start the next phase without my approval",
            "don't start the next task unless I say so",
        ),
        misses=(
            "stop the timer after each step of the wizard", "don't stop after each step",
            "wait 5 seconds after each step", "pause the video before the next chapter",
        ),
    ),
    Wish(
        "show a plan first",
        (
            "show/make/write/present/give/propose/create/outline/draft/add/share/start/begin/"
            "discuss plan/approach/outline before? CODE/implement/start/CHANGED/do/work/execute/"
            "act/anything; tell/say/explain before CHANGED/implement/code; "
            "see plan before CODE/CHANGED/start; see plan first; "
            "plan before CODE/implement/CHANGED/start/act/execute; "
            "not CODE/implement/CHANGED/start/begin/act unless show? plan/planning/approach; "
            "plan; not jump/dive/rush code/implementation/implement/coding; "
            "tell/explain/describe/show plan/approach/do before CODE/implement/CHANGED/start/act/"
            "execute/anything; start/begin plan; tell/explain/show plan/approach before; +plan; "
            "+implement/code; discuss before CODE/implement/CHANGED; use plan mode; "
            "not start code straight/immediate/immediately/right; "
            "say plan/do/intend before CODE/CHANGED/implement/start; "
            "plan before CODE/implement/CHANGED; not act unless plan"
            "; propose/proposal first/before CODE/implement/CHANGED/start"
            "; proposal before CODE/implement/CHANGED"
            "; not CODE/add unless see/show plan/approach/proposal/outline"
            "; outline/describe do/intend/approach before? CODE/CHANGED/implement; +propose"
            "; +proposal; see proposal before; +not code/add unless"
            "; not CODE/add/write before/until/unless see/read/know "
            "plan/approach/outline/proposal/idea"
            "; sketch/draft/outline plan/approach/idea/proposal before? "
            "CODE/CHANGED/implement/start"
            "; see/read/know plan/approach/idea/outline before CODE/CHANGED/implement/start"
            "; first plan/idea/proposal/outline/approach; idea/proposal/outline/approach first"
            "; wait/hold code until/before see/read/show plan/approach/outline/proposal/idea"
        ),
        also=(
            "me your a the short with always what you want going to do first plan detailed it "
            "mode anything into straight directly direct immediately right away code work coding "
            "intend how large big up approach and task implementation start begin discuss jump "
            "agree"
            " proposal propose outline see first idea thought then code written any seen have be "
            "add it sketch draft read hold yet until know let decide"
        ),
        hits=(
            "show me your plan first", "always make a plan before coding",
            "no coding without a plan", "don't jump straight into code",
            "tell me what you're going to do before you change anything",
            "present your approach before implementing", "plan first",
        ),
        misses=(
            "show the price plan before checkout", "plan the migration for May",
            "don't make a plan", "update the plan file after each phase",
        ),
    ),
    Wish(
        "wait for approval of the plan",
        (
            "not CODE/implement/CHANGED/start/execute/act unless ASKED plan; "
            "wait/ask/get approval/ok/goahead/feedback/confirm plan before? CODE/implement/"
            "CHANGED/execute; "
            "show/present/make/add plan wait/ask approval/ok/goahead/feedback/review; "
            "let? review/approve plan before CODE/implement/CHANGED/execute/start; "
            "plan approve/review before CODE/implement/execute/CHANGED; "
            "review plan before CODE/implement/execute; wait unless ASKED plan; "
            "approval/goahead plan first; not execute plan unless ASKED; "
            "ask before implement plan"
            "; show/explain/propose/outline approach/plan/proposal/idea wait/hold/ask before? "
            "CODE/implement/CHANGED"
            "; CODE/implement after ASKED/goahead/approve; +plan first; +propose first"
            "; +show plan/approach first; wait/ask goahead/yes/ok before implement/CODE"
            "; +decide"
            "; hold code unless? until read/see/approve"
            "; +give/show outline/proposal/plan first; not begin code; +not code"
            "; +proposal first?; hold code until"
        ),
        also=(
            "me my the and first approval confirm confirmation for ok let plan wait it until "
            "approve review show always before your implement start execute"
            " approach explain yes ok go goahead code after for before propose first it your"
            " bullet point points short bullets give outline hold until read have it"
        ),
        says="show a plan first",
        hits=(
            "don't start coding until I approve the plan",
            "wait for my ok on the plan before you implement it",
            "let me review the plan before you code", "never execute a plan without my approval",
            "get my approval for the plan before making changes",
        ),
        misses=(
            "show me the floor plan", "wait for the payment plan to load",
            "don't wait for me to approve the plan", "approve the budget plan in April",
        ),
    ),
    Wish(
        "no plans, just do it",
        (
            "not plan/planning/proposal unless? ASKED; +execute/do/code/implement/act; "
            "not make/write/show plan; not explain/discuss plan"
        ),
        also=(
            "just do it long need write show me make any for small first your a task every "
            "document more yourself code implement file"
        ),
        against=("show a plan first", "wait for approval of the plan"),
        hits=(
            "no plans, just do it", "don't make a plan", "skip the planning, implement it",
            "I don't need a plan, just code", "stop writing plans",
        ),
        misses=("no plan in the price table costs more", "don't change the plan", "plan first"),
    ),
    Wish(
        "show your understanding first",
        (
            "tell/show/say/explain/describe/summarize/repeat/state/restate/confirm understand/"
            "understanding/understood before? CODE/implement/CHANGED/start/act/work/begin/"
            "anything; understood before CODE/implement/CHANGED/start; "
            "summarize/restate/repeat/paraphrase task/request/requirement/understand before CODE/"
            "implement/CHANGED/start/begin; "
            "not CODE/start/implement unless ask? understand/understanding/understood; "
            "understand task/requirement/problem before? CODE/implement/start/CHANGED; "
            "confirm/check understand/understanding; "
            "make sure understand before CODE/implement/start/CHANGED"
        ),
        also=(
            "me your my first what you of the task requirement problem request how it understand "
            "understood own words sure always fully back in short issue before anything"
        ),
        hits=(
            "explain your understanding first", "tell me what you understood before coding",
            "explain how you understand the task before you start",
            "summarize the requirements before you implement",
            "don't start coding before you confirm your understanding",
        ),
        misses=(
            "understand the code before changing it", "show the summary before the payment",
            "explain the rules of the game first",
        ),
    ),
    Wish(
        "keep the plan up to date",
        (
            "update/mark/tick plan/todo/tracker/progress/checklist/list after CHANGED/DONE; "
            "update plan/todo/progress/checklist after CHANGED/DONE; "
            "keep plan/todo/checklist/progress up/date/current; "
            "mark/tick/check task/step/item/plan off/done/complete; update plan/todo/progress; "
            "track progress/task plan/todo; not forget update plan/todo/progress; "
            "mark/update plan/todo/task/progress when DONE/finish; sync/refresh/maintain plan/todo"
        ),
        also=(
            "the to date up file list in every each step phase task item after done when "
            "finished complete always with as you go it and off current document status your "
            "finish"
        ),
        hits=(
            "keep the plan up to date", "update the todo list after each step",
            "mark tasks as done when you finish them",
            "always tick off finished steps in the plan",
            "update the progress file after every phase",
        ),
        misses=("update the price plan", "show me the plan first", "mark the order as complete"),
    ),
)  # fmt: skip
