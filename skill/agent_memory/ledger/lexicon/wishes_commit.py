"""Standing wishes about commits: when one is made, who decides, what its message says."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

COMMIT = (
    Wish(
        "commit only when I ask",
        (
            "not commit unless ASKED; ask/wait/confirm/approval before commit; "
            "not commit ALONE/automatic/auto; only commit ASKED; commit unless ASKED; "
            "not auto-commit/autocommit unless? ASKED; commit when ASKED; "
            "ask/approval/goahead before commit; not commit when not ASKED; not commit; "
            "not execute/use git? commit; commit myself; decide when commit; "
            "stop automatic commit; +commit job; not make/create/add commit"
            "; keep off git finger?; not commit keep; keep uncommitted/uncommit"
            "; tell/say/decide when commit; wished when commit; +not git unless? ASKED"
            "; +git myself unless? ASKED; +not git quick"
        ),
        also=(
            "git change code work any anything stage and file your everything my always direct "
            "automatic auto goahead own yourself for permission approval confirmation first "
            "explicit wait ask only until execute command leave me make it's job will do commit"
            " finger fingers off leave uncommitted"
            " side come trigger git you i'll quick"
        ),
        against=("commit after every step",),
        hits=(
            "never commit without asking", "only commit when I tell you to",
            "don't commit unless I ask", "ask me before committing", "no automatic commits",
            "you committed without my permission again", "don't commit on your own",
            "wait for my ok before you commit", "never commit", "don't commit anything",
            "do not run git commit", "you must not commit", "why do you always commit?",
            "commits are mine to make",
            "leave committing to me",
            "only I commit",
        ),
        misses=(
            "don't commit the migration without asking Ben", "commit when the tests pass",
            "never commit secrets", "should I commit before the release",
        ),
    ),
    Wish(
        "commit after every step",
        (
            "commit after CHANGED/fix/milestone/file/part; "
            "commit often/frequent/frequently/regular/regularly/early/incremental/incrementally; "
            "commit step/phase/milestone; commit when DONE step/task/feature/phase/CHANGED?; "
            "add commit after CHANGED; commit automatic/own; +not ask/wait; "
            "commit before start/move; not forget commit; not batch/bundle commit; "
            "not commit/one end; commit progress/work regular/regularly/often/step; "
            "one commit per? step/task/feature; commit after DONE; "
            "make/create commit after CHANGED; commit step/task/phase/feature separate; "
            "commit after prompt/message/turn/reply/response/instruction/round"
        ),
        also=(
            "last git change each every step task phase feature it your work as you go along "
            "prompt with one and on next completed complete finished finish done early often "
            "individual "
            "separate fix new per successful frequent immediately directly progress automatic "
            "commit"
        ),
        against=("commit only when I ask",),
        hits=(
            "commit after every step", "commit early and often", "make a commit after each task",
            "commit when you have finished a step", "you didn't commit after the change again",
            "always commit before you start the next task", "one commit per feature",
        ),
        misses=(
            "don't commit after every step", "commit the changelog after the release",
            "commit after the tests pass", "commit only when I ask",
        ),
    ),
    Wish(
        "commit only when the tests pass",
        (
            "not commit unless test/unit-test/suite/check/ci pass/green/execute/succeed?; "
            "execute test/unit-test/suite before commit; test before commit; "
            "test/suite/check pass/green/execute/succeed before commit; "
            "not commit when not execute test/suite; only commit work/test/green code; "
            "commit after/when test/suite/check pass/green/succeed; "
            "test must pass before commit; not commit untested; not commit fail test/code; "
            "not commit unless execute test/suite"
        ),
        also=(
            "code all run everything must first full whole suite change test check unit-test "
            "green work fail red still are is pass ci"
        ),
        hits=(
            "run the tests before you commit", "never commit unless the tests pass",
            "only commit when all tests pass", "tests must be green before you commit",
            "you committed without running the tests again", "don't commit untested code",
        ),
        misses=(
            "run the tests before you push", "don't run the tests before you commit",
            "commit the tests", "run the linter before you commit",
        ),
    ),
    Wish(
        "small commits",
        (
            "small/atomic/tiny/granular/focus commit; "
            "commit small/atomic/granular/focus/focused; "
            "one/single logical? change/thing/concern/topic commit; "
            "not large/big/huge/giant/mega/monster commit; "
            "split/separate commit/change small/logical/atomic/separate; "
            "not mix/bundle/combine/lump unrelated/several/multiple/different change/thing/"
            "topic? commit?; one change per commit; not unrelated commit"
        ),
        also=(
            "hold contain cover have work split in into one logical change per keep make each "
            "commit small atomic focused and single a several unrelated different things topic "
            "with separate same multiple unit step chunk"
        ),
        hits=(
            "small commits", "keep commits atomic", "one logical change per commit",
            "no giant commits", "don't mix unrelated changes in a commit",
            "split the work into small commits",
        ),
        misses=(
            "one commit per release", "no large files in commits of the docs",
            "commit small images to the repo", "squash the commits",
        ),
    ),
    Wish(
        "squash commits",
        (
            "squash commit/pr/branch/history/it? before? merge/push/pr; squash; "
            "one/single commit per? pr/branch; squash merge; merge squash"
        ),
        also=(
            "all your my into one single before and merge merging branch feature pr everything "
            "always history use the with per push commits"
        ),
        hits=(
            "squash commits before merging", "always squash merge", "one commit per PR",
            "squash the branch into a single commit before the merge", "use squash merges",
        ),
        misses=("never squash", "squash the layers of the image", "one commit per step"),
    ),
    Wish(
        "no AI trailer in commits",
        (
            "+commit; not coauthor/attribution/coauthored/trailer commit?; "
            "not mention/add/reference/credit/sign/include/name/say/put ai/claude/anthropic/"
            "agent/yourself/assistant/copilot/bot/llm/model commit/commitmessage/pr/message/"
            "history?; "
            "not signature/footer/trailer/watermark commit/commitmessage/pr/ai/claude/agent; "
            "not generate/generated/add claude/ai commit/commitmessage/pr/footer?; "
            "remove coauthor/attribution commit?; "
            "not ai/claude/agent commit/commitmessage/pr/coauthor; "
            "not list author/coauthor yourself/claude/ai; "
            "not yourself commit/commitmessage/author/coauthor/pr; commit only my? name; "
            "not advertise/advertisement/ad commit/pr"
        ),
        also=(
            "line in to as a the your own git history commit commitmessage message pr "
            "description title trailer footer anywhere claude ai agent anthropic tool or "
            "generated with by of code attribution mention tag author coauthor credit reference "
            "yourself put any sign name body"
        ),
        wrong="coauthor",
        hits=(
            "no co-authored-by line in commits", "don't mention Claude in commit messages",
            "never add AI attribution", "don't add yourself as a co-author",
            "you added the co-author trailer again", "no mention of AI in PR descriptions",
        ),
        misses=(
            "add a co-author trailer for Maria", "never mention the model number in the manual",
            "don't put the agent binary in the commit", "commits need a signed-off-by trailer",
        ),
    ),
    Wish(
        "conventional commits",
        (
            "use/follow/write? conventional/conventionalcommits/conventionalcommit commit/"
            "commitmessage/format/style/message/prefix?; "
            "commit/commitmessage follow/use conventional/angular; "
            "conventional commit/commitmessage/format; "
            "prefix commit/commitmessage feat/fix/chore/type; "
            "commit/commitmessage start/begin/prefix feat/fix/chore/type/conventional; "
            "+fix/chore/feat/docs; commit/commitmessage type/prefix feat/fix/chore; "
            "use feat/chore/conventional commit/commitmessage/prefix; "
            "commit/commitmessage conventional/format; angular commit style/convention"
        ),
        also=(
            "commit commitmessage convention format style specification standard spec message "
            "follow type prefix like and or feat fix chore docs refactor doc with semantic must "
            "in angular title subject begin start"
        ),
        hits=(
            "use conventional commits", "commit messages follow the conventional commits format",
            "prefix commit messages with feat, fix or chore",
            "we write conventional commit messages",
            "commits must start with a type like feat or fix",
        ),
        misses=(
            "use the conventional naming of the framework", "prefix branches with feat",
            "don't use conventional commits", "commit messages in English",
        ),
    ),
    Wish(
        "short commit messages",
        (
            "keep? commitmessage/commit SHORT/one-line/oneline/one-liner/single; "
            "SHORT/one-line/single/one-liner commitmessage/message/subject/title; "
            "commitmessage one/single/oneline/single-line/1 line/sentence?; "
            "not LONG commitmessage; not body/bullet/paragraph/essay commitmessage; "
            "one line commitmessage; commitmessage just/only subject/title; "
            "commitmessage under/max 50/60/72 character/char; commitmessage subject only; "
            "not commitmessage body/LONG"
        ),
        also=(
            "use write in a to the line one single sentence short message commit commitmessage "
            "subject title max under most at brief keep body only text be description"
        ),
        hits=(
            "keep commit messages short", "one-line commit messages", "no long commit messages",
            "your commit messages are too long", "commit messages are a single line",
            "no body in the commit message",
        ),
        misses=(
            "keep commits small", "keep error messages short",
            "don't write short commit messages",
            "keep the commit message template in the docs folder",
        ),
    ),
    Wish(
        "commit messages say why",
        (
            "commitmessage explain/say/describe/state/give/tell why/reason/motivation/context/"
            "meaningful?; explain/describe/say why/reason? commitmessage; "
            "not vague/generic/useless/meaningless commitmessage; "
            "meaningful/descriptive/clear/detailed/detail/good commitmessage; "
            "commitmessage descriptive/meaningful/detail/clear; "
            "commit descriptive/meaningful/clear/good message"
        ),
        also=(
            "why not what only in the write use change reason just and every your always how a "
            "body must be clear commit good"
        ),
        hits=(
            "commit messages explain why, not what", "write meaningful commit messages",
            "no generic commit messages", "explain the reason in the commit message",
            "commit messages must be descriptive",
        ),
        misses=(
            "error messages must be descriptive", "explain the reason in the comment",
            "commit messages in German",
        ),
    ),
    Wish(
        "commit messages in the imperative",
        (
            "commitmessage imperative/present; "
            "use/write imperative/present mood/tense? commitmessage/commit/subject; "
            "imperative mood/commit/subject/tense; not past commitmessage"
        ),
        also=(
            "in the mood tense subject line use write commit title form add not added present "
            "imperative voice verb start begin with must"
        ),
        hits=(
            "commit messages in the imperative", "use the imperative mood for commit subjects",
            "write commit messages in present tense", "no past tense in commit messages",
            "the subject line of a commit uses the imperative",
        ),
        misses=(
            "write the manual in present tense", "use imperative loops",
            "commit messages in past tense",
        ),
    ),
    Wish(
        "never skip the commit hooks",
        (
            "not noverify; not skip/bypass/disable/circumvent/ignore hook/precommit/noverify; "
            "not commit noverify; +fix; not commit push noverify; let hook execute"
        ),
        also=(
            "git commit hook precommit push use them with the any ever pre-push failing fix "
            "problem check it error instead"
        ),
        wrong="noverify",
        hits=(
            "never use --no-verify", "don't bypass the pre-commit hooks",
            "no skipping of git hooks", "never commit with --no-verify",
            "you bypassed the hooks again",
        ),
        misses=("skip the hook in CI", "never skip the header row", "write a react hook"),
    ),
    Wish(
        "no amending",
        "not amend commit?; not commit amend; +new commit; +add commit",
        also=(
            "use add new a my make always create instead of existing previous last history "
            "commit git push pushed published it"
        ),
        wrong="amend",
        hits=(
            "never amend commits", "don't use --amend", "no amending, make a new commit",
            "you amended the commit again", "avoid git commit --amend",
        ),
        misses=(
            "amend the commit", "never change the contract amendments",
            "amend the last commit when only a typo is fixed",
        ),
    ),
)  # fmt: skip
