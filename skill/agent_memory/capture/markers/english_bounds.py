"""English guards: how far a task goes: its part, its ticket, what it leaves as it is."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words
from agent_memory.capture.markers.english_product import WORK
from agent_memory.capture.markers.english_scopes import STANDING
from agent_memory.capture.markers.english_words import DONT, VERB

BOUNDS = (
    Guard(
        name="task-inside",
        cost=9,
        keywords=words("always never only must should so that which"),
        pattern=pattern(
            rf"^(?:now |then |also |please |i want you to )*(?!use\b|prefer\b)(?:{VERB}|let|have) "
            r"(?:me|it|them|this|that|these|the|an?|my|two|three|four|five|some|"
            r"\d+)\b(?!.*\b(?:(?:for|"
            r"in|on|to|with|after|before|of) (?:every|each|any)\b|whenever\b|always$|"
            r"never$)).{2,80}"
            r"(?:, ?(?:but |and )?|\bso (?:that )?|\bsuch that |\bthat |\bwhich |\bwho )(?:it |we |"
            r"they |you |he |she )?(?:can |should |must |may |shall )?(?:never|always|only)\b",
        ),
        hits=(
            "give me three options, never more than a line each",
            "refactor it so that we never hold two copies",
            "write a regex that only matches dates",
        ),
        misses=(
            "use the factory, never the class",
            "write release notes in english, never in german",
            "add a test for every bug, never skip one",
        ),
        spares=STANDING | {"complaint", "approval"},
    ),
    Guard(
        name="ticket",
        cost=8,
        keywords=words("ticket task story assignment exercise"),
        pattern=pattern(
            r"\b(?:that's|thats|that is|this is)\b.{0,20}\b(?:ticket|task|story|assignment|"
            r"exercise)\b",
        ),
        hits=("the fare stays visible, that's the whole ticket",),
        misses=("link the ticket in every commit", "one task at a time"),
        spares=STANDING,
    ),
    Guard(
        name="left-as-it-is",
        cost=5,
        keywords=words("change touch modify edit rename move remove delete alter break"),
        pattern=pattern(
            rf"^(?:important:? ?)?(?:{DONT}|never|only) (?:change|touch|modify|edit|rename|move|"
            rf"remove|"
            r"delete|alter|break) (?:.*\b[\w.]+\(\)|the (?:[\w-]+ )?(?:signature|names?|order|"
            r"position|colou?rs?|texts?|titles?|body|logic|behaviou?r|layout|wording|numbers?|"
            r"contents?|looks?|header|footer|rest|others?|spacing|structure)(?:$| of\b))",
        ),
        hits=("don't change the signature of total()", "do not touch the layout"),
        misses=("never change the public api", "don't rename public methods"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="wording",
        cost=6,
        keywords=words("say write put print show"),
        pattern=pattern(
            r"\b(?:say|write|put) something like\b",
            rf"^(?:{DONT}) (?:say|write|put|print|show) _+",
        ),
        hits=("don't say __________, say it nicely", "say something like _________"),
        misses=("don't say utilize, say use", "never say that it works"),
        spares=STANDING,
    ),
    Guard(
        name="context-object",
        cost=8,
        keywords=words("both either anything everything nothing all much more one ones none"),
        pattern=pattern(
            rf"^(?:{DONT}|never|only|just|you must not|no need to) {VERB}(?: to)? (?:both|either|"
            r"anything|everything|nothing|all|much|more|one|none|(?:the |any )?[\w-]+ ones)(?: "
            r"else| yet)?$",
        ),
        hits=("don't do both", "do not optimize anything", "dont do pedantic ones"),
        misses=("don't delete anything without asking", "never mock everything in one test"),
        spares=STANDING | {"complaint", "autonomy"},
    ),
    Guard(
        name="for-the-part",
        cost=8,
        keywords=words("for in on at"),
        pattern=pattern(
            rf"^(?:just |only )?for the (?!{WORK}\b)[\w-]+(?: (?!{WORK}\b)[\w-]+)?[:,] ",
            rf"^(?:only |just |(?:{DONT}) )?(?:use|take|keep|make|put|set|show|write|draw|plot|"
            rf"run) "
            r".{2,60} (?:for|in|on|at) the (?:[xyz] |left |right |top |bottom |upper |lower |"
            r"second |"
            rf"landing |old |new )?(?!{WORK}\b)[\w-]+(?:(?<!s)|(?<=axis))(?:$|,)",
        ),
        hits=(
            "for the coupons: one per guest",
            "for the ablation, use a tenth of the data",
            "use a log scale instead of a linear one on the y axis",
            "only use the rows from 2023 for the figure",
        ),
        misses=("for the api, use zod", "for the frontend tests, use vitest"),
        spares=STANDING | {"complaint"},
    ),
)
