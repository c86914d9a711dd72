"""English markers: who does what, between the person and the agent."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

_CHORES = (
    r"(?:git|commits?|committing|push(?:es|ing)?|deploy(?:s|ing|ments?)?|merges?|merging|"
    r"releases?|releasing|migrations?|versions?|versioning|tags?|tagging|branches|branching|"
    r"publishing|production|prod|secrets|credentials|architecture|design decisions|naming|"
    r"formatting|testing|reviews?|reviewing|code review|dependencies|upgrades|the database|the "
    r"infra\w*|the server|the changelog|the docs|the pipeline|the tests|the ui|the backend|the "
    r"frontend)"
)
ROLES = (
    Marker(
        name="role",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=words("job role duty responsible responsibility charge accountable act only just"),
        pattern=pattern(
            r"^your (?:only |main |sole |primary )?(?:job|role|responsibility|duty) (?:here |in "
            r"this (?:project|repo) )?is (?:to |only |not )(?!fix (?:this|that|the)|find (?:this|"
            r"the bug)|add |implement|create (?:a|the)|build (?:a|the))\S+ \S",
            r"^(?:you're|you are|you will be) (?:always |solely |only |also )?(?:responsible for|"
            r"in charge of|accountable for) (?!this\b|that\b|the (?:bug|error|failure|mess))\S",
            r"^you (?:only |just )(?:review|plan|advise|suggest|comment|guide|coordinate|"
            r"orchestrate)\b.{3,}",
            r"^act (?:only |always )?(?:as|like) (?:my|our) (?:\w+ ){0,2}(?:tutor|teacher|mentor|"
            r"reviewer|coach|pair|partner|editor|architect|rubber duck|critic)\b",
        ),
        hits=(
            "your job is to review, not to write code",
            "you're responsible for keeping the docs current",
            "you only review, i merge",
            "act as my tutor and never give the full solution",
        ),
        misses=(
            "your job is to fix this bug",
            "act on the first finding",
            "the job is running",
            "you are responsible for this mess",
        ),
    ),
    Marker(
        name="role:leave",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=words(
            "leave i i'm you you're me mine yours my manual anything agent agents claude ai "
            "assistant model"
        ),
        pattern=pattern(
            rf"^leave (?:all |the )?{_CHORES}(?: \w+){{0,2}} to (?:me|us|the \w+|ci|humans?)$",
            rf"^i(?:'ll| will)? (?:always |will )?(?:do|handle|own|manage|take care of|deal "
            rf"with) (?:all |the |all the |any |every )?(?:\w+ )?{_CHORES}(?:,? (?:you|so|myself|"
            rf"by hand|not you)\b.*)?$",
            rf"^{_CHORES}(?: \w+)? (?:is|are|stays?|remains?) (?:mine|yours|my (?:job|part|thing|"
            rf"call|task|"
            r"domain|responsibility)|with me|on me|manual|up to me)\b",
            r"^anything (?:on|in|to do with|about|involving|around) .{3,40},? (?:i do|i'll do|i "
            r"will do|is mine|i handle|goes through me)\b",
            r"^(?:i|you) (?:do|write|handle|make|take|run|design|draw|check|own|decide|provide|"
            r"bring) (?!it\b|this\b|that\b|not\b).{3,40}?(?:,| and|;) (?:you|i) (?:do|check|"
            r"write|handle|make|fill|implement|test|clean|polish|fix|verify|take|run|decide|own|"
            r"proofread|just)\b.{3,40}$",
            r"^you(?:'re| are) (?:only |just )?here to (?!fix this|help me (?:with this|fix))\S+",
            r"^i(?:'m| am) (?:the|your) (?:architect|designer|reviewer|lead|boss|owner|"
            r"maintainer|product owner|editor)\b.{0,60}\byou\b.{3,}",
            r"^you (?:write|implement|code|draft|propose|plan|do)\b.{2,40}(?:,| and) i (?:review|"
            r"merge|commit|push|deploy|decide|approve|edit|test)\b.{0,40}$",
            r"^i (?:review|merge|commit|push|deploy|decide|approve|design|plan)\b.{0,30}(?:,| "
            r"and) you (?:write|implement|code|draft|execute|follow)\b.{0,40}$",
            r"^(?:the )?(?:agents?|claude|ai|assistant|model) (?:must|may|should|can|is|are) "
            r"(?:not|never|only|allowed)\b \S+ \S",
        ),
        hits=(
            "leave committing to me",
            "i handle deploys",
            "i'm the architect, you implement",
            "commits are mine",
            "i write the prose, you check the facts",
            "you write code and i review it",
            "the agent must not decide on architecture",
        ),
        misses=(
            "leave it to me",
            "i handle it",
            "you do this and i go home",
            "leave the page open",
        ),
    ),
)
