"""English guards: what happened, what is seen, how something behaves."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING
from agent_memory.capture.markers.english_words import VERB

# After "whenever X happens, " these hand over to what is to be done; without one it is told only.
_ORDER = (
    rf"(?:[,;:] ?(?:and |then |also |please |just |always |first |immediately )*{VERB}\b|"
    r"\b(?:you|we|claude|i want|please|must|should|shall|need to|needs to|have to|has to|make sure|"
    r"ensure|don't|do not|never|always|remember)\b)"
)

NARRATIVE = (
    Guard(
        name="narrative",
        cost=16,
        keywords=words(
            "you time whenever always never only keeps nevermind was were did had made tried ran"
            " went got"
            " added changed"
            " it this that he she they which there nobody everyone everybody someone people one "
            "still"
        ),
        pattern=pattern(
            r"\b(?:it|this|that|he|she|they|which|there|the \w+) (?:\w+ )?(?:always|never|"
            r"keeps?|only) (?:\w+(?:s|ed|ing)\b|works?|shows?|fails?|gets?|returns?|was|is|did|"
            r"has)",
            r"^(?:(?:every|each|any) ?time|whenever) (?:you|we|i)\b.* (?:it|they|this|"
            r"the \w+) (?:\w+ )?\w+s\b",
            r"\b(?:is|are|was|were|has|had|have|been|i've|does|did) (?:never|always|only)\b",
            r"\bshould never (?:see|happen|reach|get (?:here|there)|be (?:reached|taken|hit|"
            r"called|null|empty|the case))\b",
            r"\balways (?:did|does|do so|has|same|the same|like (?:this|that))\b",
            r"(?<!\byou )(?<!\bwe )(?<!\bi )(?<!claude )(?<!agents )\bwill (?:always|never) \w+",
            r"\bnever(?: |-)?mind\b|\b(?:as|like|than|where|there's) (?:always|never)\b|"
            r"\balways (?:faster|slower|the case|been)\b|\bit (?:always|never)\b",
            r"^you (?:always|never) (?:do|make|say|give|think|explained?|answered|told|said)\b",
            r"^(?:never|always|only|still) (?:works|fails|shows|crashes|breaks|happens|returns|"
            r"loads|gets|stops|appears|does|ends|starts|runs|comes|goes|takes)\b",
            r"^(?:nobody|no one|everyone|everybody|someone|people) (?:ever |always |never |really |"
            r"actually |just )+\w+ (?:this|that|these|those|it|my)\b",
            r"^no [\w -]{2,30} (?:were|was|have been|has been|are being) \w+",
            r"\bi (?:always|never|only) (?!want|need|prefer|use|work|like|commit|push|merge|"
            r"write|review|run)\w+",
        ),
        hits=(
            "the worker always fails at night",
            "it was never deployed",
            "they arrive out of order, always did",
            "the editor will always conflict",
        ),
        misses=("always close the handle", "you will always ask first"),
        spares=ASKED
        | {"complaint", "lesson", "name:always", "sole", "correction", "never:subject"},
    ),
    Guard(
        name="account",
        cost=22,
        keywords=words("time everytime whenever when"),
        pattern=pattern(
            rf"^(?:(?:every|each|any) ?time|whenever)\b(?!.*{_ORDER}).* (?:it|they|there|he|she|"
            r"nothing|everything|(?:the|my|our) [\w-]+(?: [\w-]+){0,2}) (?:\w+ly )?(?:\w+s|goes|"
            r"has|is)\b(?: \S+){0,5}$",
            r"^(?:every ?time|each time|whenever|when) (?:i|my|the user|users?) .{3,60}?,? "
            r"(?:it|the|my|he|she|they|this|that|nothing|everything|there|i) (?:\w+ )?(?:always |"
            r"never |only |just |still |sometimes )*(?:\w+s|get|see|have|have to|need to|"
            r"lose)\b(?!.*\b(?:please|should|must|make sure)\b)",
            r"^(?:every|each) ?time (?:when )?you\b.* you (?:put|keep|go|start|still|again|end up|"
            r"come|always|forget)\b",
            # "Whenever I say ship, tag it" orders; "... you go and rename it" complains.
            r"^(?:every ?time|each time|whenever|when) i (?:say|ask|tell|write|type|mention|want)\b"
            r".* you (?:go|keep|still|end up|start|come up|instead|again|think|assume|take it)\b",
        ),
        hits=(
            "every time the worker starts the memory doubles",
            "whenever i rotate the phone the list always jumps to the top",
            "when i save a note it never shows up on the other device",
            "every time i say bastion you go create a key pair",
        ),
        misses=(
            "every time you add a field, update the docs",
            "whenever a test is flaky, quarantine it",
            "whenever the api changes we bump the major version",
            "when i say ship, tag the release",
        ),
        spares=ASKED | {"complaint"},
    ),
    Guard(
        name="behaves",
        cost=9,
        keywords=words("it this that they he she but nobody no none"),
        pattern=pattern(
            r"^(?:[\w ]{2,12}, )?(?:it|this|that|they|he|she)(?:'s| is| are)? (?:still |also |"
            r"just |really |only |sometimes |again )*(?:doesn't|does not|don't|didn't|did not|"
            r"only|never|always|won't|stopped|stops|works?|worked|fails?|failed|breaks?|broke|"
            r"happens?|keeps?|turned|turns|consistent|inconsistent|crash\w*|hangs?|slow\w*)\b",
            r"^(?:nobody|no one|none of (?:us|them)) can (?:log|sign|see|open|access|load|reach|"
            r"upload|download|save|find|use it)\b",
            r"\bbut (?:then |now |when .{3,40} )?(?:it|they|this|that|he|she) (?:still |just |"
            r"only )*(?:don't|doesn't|didn't|isn't|aren't|never|only|fails?|crash\w*)\b",
        ),
        hits=(
            "it only works when the vpn is off",
            "the commands work in the editor but they don't work in the build",
        ),
        misses=("the linter only works with node 20", "it must never block"),
        spares=ASKED | STANDING | {"complaint"},
    ),
    Guard(
        name="diagnosis",
        cost=16,
        keywords=words(
            "problem issue reason cause bug trouble catch downside guess theory assumption idea "
            "suggestion suspicion culprit fix question proposal concern worry thought mistake"
        ),
        pattern=pattern(
            r"^(?:so |and |but |i think |well )*(?:the|my|one|another|a|our|your) (?:\w+ )?"
            r"(?:problem|issue|reason|cause|bug|trouble|catch|downside|guess|theory|assumption|"
            r"idea|suggestion|suspicion|culprit|fix|question|proposal|concern|worry|thought|"
            r"mistake)(?: here| there| now| i have| i see)? (?:is|was|might be|could be|seems to "
            r"be)\b",
        ),
        hits=(
            "the problem is that we never release the lock",
            "my guess is the token always expires first",
            "the fix was to never reuse the buffer",
        ),
        misses=(
            "the rule is one fix per commit",
            "link the issue in every commit",
            "never close an issue without a test",
        ),
        spares=ASKED | {"lesson", "complaint", "standing:from-now-on"},
    ),
    Guard(
        name="regret",
        cost=FATAL,
        keywords=words("should shouldn't could must"),
        pattern=pattern(
            r"\b(?:should|shouldn't|could|couldn't|must)(?: not| never| only| also| always| at "
            r"least| probably| just)* (?:have|of) (?:been|had|done|gone|given|taken|written|known|"
            r"shown|seen|sent|built|kept|thought|caught|spent|lost|left|found|held|told|said|made|"
            r"put|run|come|read|let|gotten|got|become|happened|slipped|\w+ed(?= (?:the|it|this|"
            r"that|these|those|a|an|to|in|on|my|your|me|us|them|all|with|by|from|for)\b|$))\b",
        ),
        hits=(
            "you should have used the shared client",
            "you should only have renamed the label",
            "it must have been the proxy",
        ),
        misses=(
            "every handler should have a timeout",
            "all modules must have documented errors of their own",
            "each job must have one owner",
        ),
        spares=ASKED | {"complaint"},
    ),
    Guard(
        name="bygone",
        cost=12,
        keywords=words("past used previously back originally"),
        pattern=pattern(
            r"^(?:in the past|previously|originally|back then)\b(?!.*\b(?:from now|now we|"
            r"anymore)\b)|^(?:it|this|that|she|he|they|you|the [\w-]+|i) used to\b(?! .*\b(?:now|"
            r"stop|don't)\b)",
        ),
        hits=("in the past the worker would restart by itself", "it used to only take a minute"),
        misses=("we used to squash, now we always rebase", "never write to the past"),
        spares=ASKED | {"complaint"},
    ),
    Guard(
        name="past",
        cost=6,
        keywords=words(
            "was were did made had changed tried ran went got added updated removed fixed "
            "pushed committed created deleted noticed saw used said thought found took wrote"
            " failed"
        ),
        pattern=pattern(
            r"\b(?:i|we|it|they|he|she|that|this|claude) (?:just |already |only |also |have |"
            r"has )*(?:was|were|did|made|had|changed|tried|ran|went|got|added|updated|removed|"
            r"fixed|pushed|committed|created|deleted|noticed|saw|used|said|thought|found|took|"
            r"wrote|failed)\b",
        ),
        hits=("i tried that, don't use redis",),
        misses=("never use redis",),
        spares=ASKED | {"complaint", "decision", "lesson", "standing:rule", "declared"},
    ),
)
