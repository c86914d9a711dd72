"""English markers: the approach that one sets out by, and what one must make sure never happens."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

_APPROACH = (
    r"(?:approach|patterns?|architecture|methodology|paradigm|principles?|conventions?|workflow|"
    r"model|style guide|design system)"
)
# What names nothing, or only what was just offered.
_OFFERED = (
    r"(?!(?:the |an? )?(?:this|that|these|it|same|other|second|first|third|last|previous|above|"
    r"below|new|next|simplest|easiest|your|suggested|proposed|recommended|different|similar|"
    r"better|current|existing|hybrid)\b)"
)

BEARINGS = (
    Marker(
        name="bearing:approach",
        kind="decision",
        confidence="observed",
        score=12,
        keywords=words(
            "approach pattern patterns architecture methodology paradigm principle principles "
            "convention conventions workflow model guide system"
        ),
        pattern=pattern(
            r"^(?:(?:i|we)(?:'d| would)? (?:really |also |just )*(?:want|like|prefer|need) to|"
            r"let's|"
            r"lets|we'll|we will|please|we should|you should)? ?(?:follow|adopt|stick (?:to|with)|"
            rf"go with|apply|use|do|take) (?:an? |the )?{_OFFERED}(?:[\w'-]+ "
            rf"){{1,3}}{_APPROACH}(?: "
            r"(?:for|with|in|on|here|throughout|everywhere)\b.*)?$",
        ),
        hits=(
            "i want to follow the repository pattern",
            "let's adopt a trunk-based workflow",
            "i'd like to take the event-sourced approach",
            "use the actor model",
        ),
        misses=(
            "let's take the second approach",
            "use your suggested approach",
            "fix the model in the table",
        ),
    ),
    Marker(
        name="bearing:sure",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=words("sure ensure"),
        pattern=pattern(
            r"^(?:i|we)(?: just| also| really)? (?:have to|need to|must|want to) (?:make sure|"
            r"ensure|"
            r"be sure)(?: that)? (?:no|nothing|nobody|none|no one)\b(?!.*\b(?:now|again|today|"
            r"broke|"
            r"broken)\b).{6,}",
        ),
        hits=(
            "i have to make sure no secrets are pushed",
            "we need to ensure that nothing leaks into the logs",
        ),
        misses=("i have to make sure it works", "we need to make sure nothing broke"),
    ),
)
