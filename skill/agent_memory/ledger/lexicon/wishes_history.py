"""Standing wishes about the history, pull requests and versions."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

HISTORY = (
    Wish(
        "commit before the next change",
        (
            "commit before change/edit/modify/refactor/rewrite/touch/try/trial/attempt/"
            "experiment/run/risky/round/iteration/optimize; "
            "not change/edit/modify/refactor/touch unless commit"
        ),
        also=(
            "git the your current state result best work working change changes code file "
            "version skill script anything something everything it you start begin for safety "
            "safe first new next trial attempt experiment step function phase part report model "
            "with modify touch any move progress"
        ),
        against=("commit only when I ask",),
        hits=(
            "commit before you change anything", "always commit before the next experiment",
            "commit the working state before you refactor",
            "you didn't commit before changing the code again",
            "every time before modifying the code, commit",
            "commit the best model before the next run",
        ),
        misses=(
            "commit after every step", "run the tests before you change anything",
            "commit the changelog before the release", "don't commit before the next review",
        ),
    ),
    Wish(
        "no force push",
        "not forcepush; not push force/forcepush/--force/-f",
        also=(
            "git push to any branch main shared ever with use flag history rewrite master remote "
            "it force"
        ),
        wrong="forcepush",
        hits=(
            "never force push", "don't force-push to shared branches", "no git push --force",
            "you force pushed again", "no force pushes",
        ),
        misses=(
            "force push the rebased branch", "never force users to sign up",
            "don't force the dark theme",
        ),
    ),
    Wish(
        "never rewrite history",
        (
            "not rewrite/rewritten/rebase/alter/change history; "
            "not rewrite/rebase publish/push/shared; not rebase; "
            "not rebase/reset/amend published/push/shared/history"
        ),
        also=(
            "git the any commit commits branch pushed shared published public of my main it "
            "remote interactive ever"
        ),
        against=("rebase, don't merge",),
        hits=(
            "never rewrite history", "don't rebase", "no rebasing of shared branches",
            "git history must not be rewritten", "never rebase pushed commits",
        ),
        misses=(
            "rebase before you open a PR", "don't show the order history",
            "never clear the browser history",
        ),
    ),
    Wish(
        "rebase, don't merge",
        (
            "rebase before pr/merge/push?; not merge commit; linear history; use rebase; "
            "+not merge; rebase; pull rebase; rebase branch main; keep history linear"
        ),
        also=(
            "main on onto branch feature instead of merge commit always the your keep git "
            "history linear clean use pull latest before update from dev master with open a when "
            "updating in"
        ),
        hits=(
            "rebase instead of merging", "no merge commits", "always rebase your branch on main",
            "keep the history linear", "rebase before you open a PR",
        ),
        misses=("never rebase", "merge main into the branch", "rebase the price index to 2020"),
    ),
    Wish(
        "never discard my uncommitted work",
        (
            "not discard/lose/throw/overwrite/revert/reset/undo/stash/wipe/remove/destroy "
            "uncommitted/unstaged/local/my/unsaved change/work/edit?; "
            "not git reset/checkout/clean/stash/restore unless? ASKED; not reset hard; "
            "not execute git? reset/checkout/restore/clean/stash; "
            "not discard change/work unless? ASKED; "
            "not revert/undo/reset change/work/edit unless? ASKED; "
            "not reset/checkout --hard/git/my/file; not revert unless? ASKED; "
            "not stash unless? ASKED"
        ),
        also=(
            "git my changes work local uncommitted any file own edit others other manual without "
            "it away i made hard --hard command destructive with to head never use the execute "
            "run code people"
        ),
        hits=(
            "never discard my changes", "don't run git reset --hard",
            "no git stash without asking", "never throw away uncommitted work",
            "you reverted my changes again", "don't overwrite my local changes",
        ),
        misses=(
            "discard changes in the modal on escape", "reset the counter after each run",
            "never revert the database",
        ),
    ),
    Wish(
        "no git commands at all",
        (
            "not git unless? ASKED; not touch/use/execute/do/run git unless? ASKED; "
            "not git command/operation/action; handle git myself"
        ),
        also=(
            "any command operation at all myself me do commands execute use with anything own "
            "operate stuff handle write by"
        ),
        hits=(
            "never run git", "don't use git", "no git commands", "do not touch git unless I ask",
            "I handle git myself",
        ),
        misses=(
            "never run git push", "use git bisect", "don't ignore the .git folder in the scan",
        ),
    ),
    Wish(
        "draft pull requests",
        "open/create/make/add/mark? pr draft; draft pr; pr draft",
        also=(
            "as a always first new all open state in start begin mark every the until ready must "
            "be"
        ),
        hits=(
            "open PRs as drafts", "always create draft PRs", "PRs start as drafts",
            "new pull requests must be drafts", "mark every PR as draft first",
        ),
        misses=(
            "don't open draft PRs", "draft the release mail",
            "list draft PRs in the dashboard for Tom",
        ),
    ),
    Wish(
        "small pull requests",
        (
            "+small; small/tiny/focus/focused pr; pr small/focus/focused/short/reviewable; "
            "not large/big/huge/giant pr; one/single feature/change/thing/topic/concern pr; "
            "split pr/change small? pr?; not mix pr"
        ),
        also=(
            "keep make one per in into small a to each focused and pr change feature thing topic "
            "single easy review unrelated several large be split issue reviewable"
        ),
        hits=(
            "keep PRs small", "small, focused pull requests", "no huge PRs", "one feature per PR",
            "split large changes into small PRs",
        ),
        misses=("small commits", "one commit per PR", "PR titles are short"),
    ),
    Wish(
        "open a pull request only when I ask",
        (
            "not open/create/make/add/submit/pr pr unless ASKED; "
            "ask before open/create/make/add/submit? pr; only pr ASKED; not pr ALONE/automatic; "
            "not pr unless ASKED; not open pr; not pr"
        ),
        also=(
            "open any a automatic own yourself permission explicit my first pr github me for "
            "create it ask"
        ),
        hits=(
            "don't open PRs without asking", "ask before you create a pull request",
            "never open a PR unless I tell you", "no PRs unless I ask",
            "don't create PRs on your own",
        ),
        misses=(
            "open a PR when the branch is done", "don't merge PRs without asking",
            "don't open PRs against main",
        ),
    ),
    Wish(
        "link the issue in the pull request",
        (
            "link/reference/mention/include/close/put/add ticket/issue/jira pr/commit/"
            "commitmessage/branch; "
            "pr/commit/commitmessage reference/link/mention/close/name/need ticket/issue/jira; "
            "ticket/jira/issue id/number/key? pr/commit/commitmessage; "
            "prefix commit/pr/commitmessage ticket/jira/issue"
        ),
        also=(
            "the in every each to a number id key description title it must always with and of "
            "related pr commit jira issue ticket message body name reference link"
        ),
        hits=(
            "link the issue in the PR", "every PR must reference a ticket",
            "put the ticket number in the commit message", "include the issue id in the PR title",
            "commit messages mention the Jira key",
        ),
        misses=(
            "open an issue before a PR", "link the legal notice in the footer",
            "close the ticket when the PR is merged",
        ),
    ),
    Wish(
        "don't bump the version",
        (
            "not bump/increase/increment/change/update/touch/raise version unless? ASKED; "
            "not version bump unless? ASKED; ask before bump version"
        ),
        also=(
            "number the any automatic own yourself a it version release in package.json create "
            "make new ask me without bump up"
        ),
        against=("bump the version with every change",),
        hits=(
            "don't bump the version", "never change the version number unless I ask",
            "no version bumps", "ask before bumping the version",
            "don't increment the version on your own",
        ),
        misses=(
            "bump the version", "don't change the python version in CI", "never pin versions",
        ),
    ),
    Wish(
        "bump the version with every change",
        (
            "bump/increase/increment/update/raise version after CHANGED/commit/release/build/"
            "deploy; bump/increase/increment/raise version; "
            "bump/update/increment/increase version before release/commit/push/deploy/build; "
            "not forget bump/update/increase version; "
            "not release/commit/push unless bump/update/increase version; version bump"
        ),
        also=(
            "number the each every with change release commit always when you after a patch it "
            "and in fix feature deploy build project app"
        ),
        hits=(
            "bump the version with every change", "increase the version number on each release",
            "don't forget to bump the version", "always increment the version before you commit",
            "you didn't bump the version again",
        ),
        misses=(
            "bump the version of lodash to 4.17.21", "don't bump the version",
            "print the version with every log line",
        ),
    ),
)  # fmt: skip
