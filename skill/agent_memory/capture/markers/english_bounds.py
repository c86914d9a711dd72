"""English guards: how far a task goes: its part, its ticket, what it leaves as it is."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words
from agent_memory.capture.markers.english_product import WORK
from agent_memory.capture.markers.english_scopes import STANDING
from agent_memory.capture.markers.english_words import DONT, VERB

# What says when or how long something holds.
_OCCASION = (
    r"|always|each|every|any|all|when|whenever|if|before|after|until|unless|without|while|because|"
    r"since|again|instead|rather|otherwise"
)
_ALTER = r"(?:change|touch|update|modify|edit|rename|move|remove|delete|check|rewrite|rerun)"

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
    Guard(
        name="one-piece",
        cost=5,
        keywords=words(
            "change touch update modify edit rename move remove delete check rewrite rerun add "
            "create"
        ),
        pattern=pattern(
            # One file or one new thing, and nothing of when or why.
            rf"^(?!.*\b(?:by hand|manually|directly|that|which{_OCCASION})\b)(?:{DONT}) "
            rf"(?:{_ALTER} (?:from |in )?[\w/.-]+\.[a-z]{{1,5}}\b|(?:{_ALTER}|add|create) (?:any )?"
            r"(?:new|other|another|extra|separate|second|redundant|further) \w)",
        ),
        hits=(
            "don't touch main.css",
            "don't update roadmap.md, only the list",
            "don't add new flag",
        ),
        misses=(
            "don't edit generated.go by hand",
            "don't add new dependencies without asking",
            "don't change public names",
        ),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="your-step",
        cost=5,
        keywords=words("you"),
        pattern=pattern(
            r"^you (?:should|need to|have to|must|ought to) (?:also |first |now |just )?(?:add|"
            r"analy[sz]e|ask|be \w+ing|build|call|check|compile|compute|create|delete|draw|"
            r"exercise|find|fix|generate|give|implement|install|look|make|move|pass|place|print|put|read|"
            r"remove|rename|rerun|review|run|scan|search|send|show|start|test|try|update|"
            rf"upload|write) (?!.*\b(?:not|never|always|only|per|first{_OCCASION})\b)",
        ),
        hits=("you should add a legend", "you need to run migrate.sh with the new flag"),
        misses=(
            "you should run the linter before pushing",
            "you must ask before each purchase",
            "you should use the mixer",
        ),
        spares=STANDING | {"complaint"},
    ),
)
