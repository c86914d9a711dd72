"""Standing wishes about pushes, merges and branches."""

from __future__ import annotations

from agent_memory.ledger.lexicon.wish_row import Wish

BRANCHES = (
    Wish(
        "push only when I ask",
        (
            "not push unless ASKED; ask/confirm/approval/wait before push; "
            "not push ALONE/automatic/auto; only push ASKED; push unless ASKED; push when ASKED; "
            "not auto-push; not push; not execute/use git push; push myself; +push job; "
            "keep/stay local; +only local"
        ),
        also=(
            "git change code any anything to remote github origin commit your own yourself "
            "permission approval confirmation first explicit my automatic wait ask repo commits "
            "local locally command keep execute myself do"
        ),
        against=("push after every commit",),
        hits=(
            "don't push without asking", "ask before you push", "only push when I say so",
            "never push unless I explicitly tell you", "you pushed without my permission",
            "no automatic pushes", "don't push to the remote", "do not run git push",
            "you must not push anything", "don't push commits",
        ),
        misses=(
            "don't push the image without asking ops", "ask before you commit",
            "push when the build is green",
        ),
    ),
    Wish(
        "push after every commit",
        (
            "push after commit/CHANGED/DONE; push automatic/own; +not ask/wait; "
            "commit push after CHANGED/DONE; push commit; commit push; not forget push; "
            "push immediate/immediately/directly/right after commit; push when DONE/commit"
        ),
        also=(
            "git always every each and the to remote github origin your change it commit "
            "immediately right directly away task step work finish all them up"
        ),
        against=("push only when I ask",),
        hits=(
            "push after every commit", "always commit and push",
            "commit and push after each change", "don't forget to push after you commit",
            "you didn't push after the commit again",
        ),
        misses=(
            "push the image after the build", "don't push after every commit", "push to dev",
            "push a row after every insert",
        ),
    ),
    Wish(
        "merge only when I ask",
        (
            "not merge unless ASKED; ask/confirm/approval/wait before merge; "
            "not merge ALONE/automatic/auto; only merge ASKED; merge unless ASKED; "
            "not auto-merge; let? review before merge; not merge unless review; not merge; "
            "merge myself; +merge job"
        ),
        also=(
            "pr git branch any anything your own yourself permission approval confirmation first "
            "explicit my automatic wait ask me to main prs do will branches requests myself"
        ),
        hits=(
            "never merge without asking", "ask before merging", "don't merge PRs on your own",
            "only merge when I say so", "let me review before you merge",
            "you merged without my approval", "never merge PRs", "don't merge",
            "do not merge any branches", "you must not merge anything", "I merge PRs myself",
        ),
        misses=(
            "merge when the checks are green", "never merge the two tables without asking legal",
            "merge only sorted lists",
        ),
    ),
    Wish(
        "nothing straight to the main branch",
        (
            "not commit/push/work/change/edit/code/develop/add/implement main/master; "
            "feature branch; work branch; not direct/directly main/master; main/master "
            "protected/protect;"
            "not touch main/master; change/main through pr; +pr; +open pr; "
            "+use/add new? branch"
            "; not go/land direct main/master; main/master pr"
        ),
        also=(
            "direct directly straight to on in the branch commit push change work git code is "
            "protected always use feature a new separate own pr through for any pull request via "
            "must go origin merge"
            " lands land nothing straight ever only make create each every task"
        ),
        hits=(
            "never commit to main", "don't push directly to main", "no direct commits on master",
            "you pushed to master again", "never work on main, use a feature branch",
            "main is protected, open a PR", "always work on a feature branch",
        ),
        misses=(
            "merge into main", "don't push to staging",
            "never commit without tests on main in module A",
            "the main branch of the tree is sorted",
        ),
    ),
    Wish(
        "a new branch for every task",
        (
            "new/own/separate/fresh branch per? task/feature/change/fix/issue/ticket/work?; "
            "create/make/open/add/use/start new/own/separate branch before/for? CODE/"
            "CHANGED/work/start/begin?; branch per task/issue/ticket/fix; "
            "branch before CODE/CHANGED/start/work; branch first; "
            "not start/work/CODE unless branch"
        ),
        also=(
            "for each every task feature change fix ticket work a new own separate one always "
            "create use the in on git before you start begin make off open dedicated working "
            "anything first issue"
        ),
        against=("stay on the current branch",),
        hits=(
            "create a new branch for every task", "a fresh branch for each feature",
            "one branch per ticket", "use a separate branch for each fix",
            "make a new branch before you start",
        ),
        misses=(
            "name branches after the ticket", "don't create new branches",
            "delete the feature branch after the merge", "add a new branch office to the table",
        ),
    ),
    Wish(
        "stay on the current branch",
        (
            "not create/make/open/switch/change/checkout/add new? branch unless? ASKED; "
            "stay/keep/work/remain/commit current/same/this branch; not branch unless? ASKED; "
            "not new branch; not checkout/switch branch; work current branch; "
            "+work/stay current/one"
        ),
        also=(
            "current same new on the other another git any always my between extra separate add "
            "work commit directly own feature it i am"
        ),
        hits=(
            "stay on the current branch", "don't create new branches", "never switch branches",
            "no new branches unless I ask", "work on the current branch",
        ),
        misses=(
            "create a new branch for every task", "never delete branches",
            "don't push to the current branch", "every switch statement has a default branch",
        ),
    ),
    Wish(
        "pull before you start",
        (
            "pull/fetch/sync latest? before CODE/CHANGED/start/work/begin/anything; "
            "pull/fetch/sync first; not start/work/CODE/anything unless pull/fetch; "
            "pull latest/main/origin/remote/change/master/git; git pull; start/begin pull"
        ),
        also=(
            "git latest main master origin the first from change branch remote always with new "
            "start work fresh code dev up to date it before begin anything a"
        ),
        hits=(
            "pull before you start", "always git pull first",
            "fetch the latest changes before you begin working", "never start without pulling",
            "sync with main before you code",
        ),
        misses=(
            "pull the image before you start the container", "pull before you push", "don't pull",
            "fetch the user before the page renders",
        ),
    ),
    Wish(
        "never delete branches",
        (
            "not remove/delete/prune branch unless? ASKED; keep/retain branch after merge; "
            "not clean/cleanup branch; ask before remove branch; not remove branch after merge; "
            "+keep"
        ),
        also=(
            "any git my local remote after merge merged feature old the branch without it ask "
            "them"
        ),
        against=("delete branches after the merge",),
        hits=(
            "never delete branches", "don't delete the branch after the merge",
            "keep branches after merging", "do not remove my branches",
            "ask before deleting a branch",
        ),
        misses=(
            "delete merged branches", "never delete files",
            "don't delete the branch office record",
        ),
    ),
    Wish(
        "delete branches after the merge",
        (
            "remove/prune/clean/cleanup branch after merge; remove/prune/cleanup merged branch; "
            "not keep merged branch; remove merge? branch; not forget remove branch"
        ),
        also=(
            "feature the local and remote git it always merged after merge pr old stale done is "
            "up when"
        ),
        hits=(
            "delete branches after merging", "remove merged branches",
            "clean up the branch after the merge", "always prune merged branches",
            "delete the feature branch when it is merged",
        ),
        misses=(
            "never delete branches", "delete the files after the merge",
            "delete the dead branch of the if",
        ),
    ),
    Wish(
        "use worktrees",
        "use/create/work/make? worktree; not work unless worktree",
        also=(
            "git for each every task feature branch in a separate new own always parallel work "
            "do agent per isolated one"
        ),
        against=("no worktrees",),
        hits=(
            "use git worktrees", "work in a separate worktree", "create a worktree for each task",
            "always use a new worktree for features", "one worktree per branch",
        ),
        misses=(
            "no worktrees", "list the worktrees in the status bar", "delete the worktree of Ana",
        ),
    ),
    Wish(
        "no worktrees",
        "not worktree unless? ASKED; not use/create/work worktree",
        also="git use in a any new add create separate work make always",
        hits=(
            "no worktrees", "don't use git worktrees", "never create a worktree",
            "stop making worktrees", "don't work in a worktree",
        ),
        misses=(
            "use worktrees", "never delete a worktree",
            "no worktree names with spaces in the config of Ana",
        ),
    ),
)  # fmt: skip
