"""Standing wishes about the manner of work and talk: options, pace, units."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

MANNER = (
    Wish(
        "leave my own words as they are",
        (
            "not change/rewrite/touch wording/sentence/paragraph/prose/phrase; "
            "not reword/rephrase/paraphrase; "
            "keep my? wording/words/phrase; keep text/paragraph/sentence alone/untouched; "
            "not touch what write; +suggest; +comment/note only?; +propose"
        ),
        also=(
            "my own i wrote written what text paragraph sentence wording prose untouched alone as "
            "is any of the unless suggest instead comment only keep exact change it note"
        ),
        hits=(
            "don't change my wording", "never reword my sentences", "hands off my wording",
            "leave my wording alone", "don't rephrase my text, suggest changes instead",
        ),
        misses=(
            "don't change the text color", "never reword the license in the footer of Ana",
            "rewrite my paragraph", "keep the label text short",
        ),
    ),
    Wish(
        "give me options to choose from",
        (
            "show/offer/propose/suggest/present/list option/alternative/choice/approach/solution "
            "pros? cons?; "
            "give 2/3/two/three/several/alternative/few option/alternative/approach/solution; "
            "not decide; not decide/pick/choose alone/me/yourself; "
            "suggest/offer/show/list option/approach/alternative before CODE/implement/decide/"
            "act; not decide unless ASKED; +let choose/decide/pick; let choose/decide/pick; "
            "tell pro/con option?; compare option/alternative/approach"
        ),
        also=(
            "me 2 3 two three several few different multiple at least and pro con with tradeoff "
            "trade-off compare i can let choose for yourself decide own always first each before "
            "then advantage disadvantage"
        ),
        against=("one recommendation, no options",),
        hits=(
            "give me two or three options", "always list alternatives with pros and cons",
            "don't decide for me", "present several approaches and let me choose",
            "propose options before you implement",
        ),
        misses=(
            "give the user an option to log out", "show three options in the dropdown menu",
            "let the user choose a color", "list the alternatives in the survey",
        ),
    ),
    Wish(
        "one recommendation, no options",
        (
            "not option/alternative/menu/choice; decide yourself; +pick/choose/decide/recommend; "
            "just? pick/choose one/best; not give/offer/list/show/present option/alternative; "
            "one/single recommendation; pick/choose best option/solution/approach; "
            "recommend one; not ask choose/decide/pick/option"
        ),
        also=(
            "give me one best yourself it single clear just a list of many most sensible "
            "recommendation for you dozen approach pick solution"
        ),
        hits=(
            "no options, just pick the best one", "don't give me a menu, decide yourself",
            "give me one recommendation", "stop listing alternatives, choose one",
            "pick the best approach yourself",
        ),
        misses=(
            "no options in the header menu bar", "pick the best image for the cover page",
            "give me options", "the cli takes no options after the subcommand",
        ),
    ),
    Wish(
        "no em dashes",
        "not emdash; not use dash long/em; +use comma/hyphen/period",
        also=(
            "use in text any writing write my hyphen instead comma or prose period copy answer "
            "put dash"
        ),
        wrong="emdash",
        hits=(
            "no em dashes", "never use an em-dash", "stop writing em dashes in my texts",
            "avoid em dashes, use commas", "you used em dashes again",
        ),
        misses=(
            "convert double hyphens to em dashes", "no dashes in ids",
            "use an em dash between ranges",
        ),
    ),
    Wish(
        "no time estimates",
        (
            "not estimate/timeline/eta/deadline/schedule unless? ASKED; "
            "not estimate/guess/say/tell long/hour/day/time/effort; "
            "not give/add/include estimate/timeline/hour/day"
        ),
        also=(
            "give add how it take any time hour week day effort plan me in your need will task "
            "work long duration"
        ),
        hits=(
            "no time estimates", "don't tell me how many hours it takes", "stop giving estimates",
            "never include timelines in plans", "I don't need effort estimates",
        ),
        misses=(
            "show the delivery estimate on the order page",
            "never estimate the pose from one frame", "give me an estimate",
        ),
    ),
    Wish(
        "no metaphors or jokes",
        "not metaphor/analogy/joke/humor/humour/pun/slang/irony/sarcasm/figurative",
        also=(
            "use make in your and or answer language text any crack tell explain bad explanation "
            "funny comment"
        ),
        hits=(
            "no metaphors", "don't make jokes", "stop using analogies",
            "avoid humor in your answers", "no puns, no slang",
        ),
        misses=(
            "no jokes category in the news app", "never translate idioms word by word",
            "use an analogy when you explain",
        ),
    ),
    Wish(
        "metric units",
        (
            "metric unit/system/measurement; +metric; use si/celsius/kilometer/kilogram; "
            "si/celsius unit/measurement; not imperial/fahrenheit/mile/pound/inch; "
            "unit metric/si; +not imperial/fahrenheit/feet; give? metric/celsius"
        ),
        also=(
            "unit system measure measurement only metric always in and number distance length "
            "weight temperature centimeter kg km cm answer imperial pound mile feet"
        ),
        against=("imperial units",),
        hits=(
            "use metric units", "always metric, never imperial", "no fahrenheit",
            "give all measurements in metric", "don't use miles or pounds",
        ),
        misses=(
            "add a metric for latency", "use the accuracy metric",
            "convert miles to kilometers in the parser",
        ),
    ),
    Wish(
        "imperial units",
        (
            "imperial unit/system/measurement; +imperial; use fahrenheit/mile/inch; "
            "not metric/celsius/kilometer; unit imperial; +not metric/celsius"
        ),
        also=(
            "unit system measure only always in and number distance length weight temperature "
            "answer feet"
        ),
        hits=(
            "use imperial units", "never metric, always imperial", "use miles for distances",
            "use fahrenheit", "units should be imperial",
        ),
        misses=("use metric units", "never convert units", "don't use imperial units"),
    ),
    Wish(
        "one question at a time",
        (
            "ask? one/single/1 question time/message/once/turn; "
            "not ask multiple/many/several/more/all question; "
            "not question once/list/batch/bundle; not more one question; ask question one; "
            "not bombard/flood/overwhelm question"
        ),
        also=(
            "at a time only me per message one single than more once with and wait for answer "
            "turn in by many long ask list before next"
        ),
        hits=(
            "one question at a time", "ask me only one question per message",
            "don't ask multiple questions at once", "never bombard me with questions",
            "ask your questions one by one",
        ),
        misses=(
            "one question per page in the quiz", "show one answer at a time",
            "ask a question when unsure",
        ),
    ),
    Wish(
        "one step at a time",
        (
            "one/single/1 step/thing/task/change/phase time/once; one time/once; "
            "go/work/proceed/do? stepwise; small/baby/incremental step; not everything/all once; "
            "work/proceed incremental/incrementally/stepwise; "
            "not many/multiple/several thing/change/step/task once/parallel?; "
            "focus one/single task/thing/problem; +not rush/hurry; take one/small step"
            "; one/single/1 step/thing/task then? wait/stop/pause; +wait/stop/ask"
            "; single step/thing?; finish one item/task? ask before next"
            "; not chain/batch task/step; one/single task/thing/step/part wait? "
            "ok/okay/approve/confirm"
            "; one by one"
        ),
        also=(
            "at a time do only in one by take it go once change make step work keep per same "
            "down stepwise pace small parallel the way"
            " then wait stop for me item chain together finish before next check each batch my ok"
            " okay confirm part by until"
        ),
        hits=(
            "one step at a time", "go step by step", "don't do everything at once",
            "work in small steps", "baby steps please", "don't make several changes at once",
        ),
        misses=(
            "the wizard shows one step at a time with a progress bar",
            "one request at a time per client", "increase the learning rate in small steps",
        ),
    ),
    Wish(
        "think hard before you act",
        (
            "think hard/deep/careful/deeply/long/stepwise/twice/ultra/harder before? CODE/answer/"
            "act/CHANGED/implement/start; think before CODE/answer/act/CHANGED/implement; "
            "ultrathink; take time; reason stepwise/careful/deeply; "
            "not rush/hurry answer/code/solution?; +slow; not act/answer/code unless think; "
            "think through; use/do deep thinking"
        ),
        also=(
            "your it about first before take time and things problem through deep think more "
            "really always thinking slow down harder rush careful the solution"
        ),
        hits=(
            "think hard before you answer", "take your time", "think step by step before coding",
            "don't rush", "think deeply before you change anything",
            "always think it through first",
        ),
        misses=(
            "the timer takes time off the clock", "think of a name for the parser",
            "don't think too long",
        ),
    ),
    Wish(
        "finish one thing before the next",
        (
            "finish/complete/fix one/current task/thing/feature/bug/step? before next/new/"
            "another/move/task; not new/next/another unless finish/done/complete/work; "
            "not move/next/task unless finish/done/complete/work; one task before next; "
            "not switch/jump task/topic"
        ),
        also=(
            "one thing task current before next new feature another you the it until done on to "
            "first is work begin start step bug between other move in middle"
        ),
        hits=(
            "finish one task before you start the next",
            "never start something new until the current task is done",
            "complete the current feature before moving to another", "don't jump between tasks",
            "don't move to the next step until it works",
        ),
        misses=(
            "finish the upload before the next page loads",
            "start the next server when the first is done",
            "complete the form before the deadline",
        ),
    ),
    Wish(
        "do it yourself, don't tell me to",
        (
            "execute/add/fix/change/test/do? yourself; "
            "not ask/tell execute/test/fix/check/manual/manually yourself?; "
            "not give/hand/leave instruction/manual/work/command me?/run?; "
            "not ask execute/test/try/run/check command/it/manual/manually?; +yourself; "
            "not delegate/push/leave work/task/job me"
        ),
        also=(
            "me it command manual manually step work yourself run instead instruction you can "
            "let have"
        ),
        hits=(
            "run it yourself", "don't ask me to run commands, do it yourself",
            "don't hand me instructions, just do it yourself", "never ask me to test it manually",
            "fix it yourself",
        ),
        misses=(
            "ask me before you run commands", "let the user run the importer himself",
            "don't ask me", "don't run it yourself",
        ),
    ),
)  # fmt: skip
