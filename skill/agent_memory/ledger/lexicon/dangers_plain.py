"""Signs of plain kinds: a check left undone, power for all, only the good told, on past red."""

from __future__ import annotations

from agent_memory.ledger.lexicon.dangers import (
    APPROVAL,
    CONTROLS,
    CREDENTIALS,
    DISABLES,
    HIDES,
    sign,
)

_CHECKING = (
    r"(?:validat|verify|verifi|authenticat|authori[sz]|saniti[sz]|escap|encrypt|audit|scann?|"
    r"double-check|cross-check|code-review)(?:e|es|ed|y|ing|ying|s)?\b"
)
# What a prohibition of a check may leave in place: where, when, how or how often.
_MANNER = (
    r"(?![^.;]*\b(?:twice|again|by hand|manually|in the (?:\w+ )?(?:controller|view|client|"
    r"frontend|"
    r"template|constructor|ui|loop)|on the client|only|yourself|inline)\b)"
)
_NEVER = r"(?:never|don'?t|do not|stop|quit|no need to|needn'?t|no longer|cease|without|forget to)"
_NO = r"(?!.*\b(?:never|not|no|don'?t|only|except|unless|must not|nobody|avoid|stop)\b|.*n't\b)"
_CHECK = (
    r"(?:tests?|suites?|checks?|builds?|pipelines?|ci|gates?|jobs?|specs?|scans?|linters?|lint|"
    r"reviews?)"
)
_RED = r"(?:red|failing|failed|broken|yellow|unfinished|missing|pending|open)"
_SHIP = r"(?:merg|ship|deploy|releas|push|publish|go live|roll out|land|tag)\w*"
_ALL = (
    r"(?:everyone|everybody|anyone|anybody|all of us|the (?:whole|entire) team|(?:each|every|any|"
    r"all)"
    r"(?: \w+)? (?:users?|members?|developers?|employees?|accounts?|people|services?|team)|new "
    r"(?:users?|accounts?|hires?|members?|employees?))"
)
_POWER = (
    r"(?:owners?|admins?|administrators?|root|superusers?|owner (?:role|rights)|admin (?:role|"
    r"rights)|"
    r"full (?:access|rights|control)|all (?:rights|permissions)|write access to production)"
)
_THING = r"(?! (?:pages?|panels?|menus?|fields?|ids?|views?|ui|api|users? (?:list|page)|only))"
_GOOD = (
    r"(?:success\w*|good news|what (?:went|works?|worked)|positives?|wins?|good (?:results?|"
    r"numbers?)|"
    r"passed (?:tests|steps))"
)
_REPORTS = r"(?:report|mail|summar|status|mention|digest|update|minutes|tell|show|list|dashboard)"

SIGNS = (
    sign(
        DISABLES,
        "valid verif authenti authori saniti escap encrypt audit scan double-check cross-check "
        "code-review",
        rf"\b{_NEVER}\s+(?:(?:ever|always|even|bother(?:ing)? to|have to|need to|try to)\s+)?"
        rf"{_CHECKING}\s+(?!if\b|that\b){_MANNER}",
        act=False,
        hits=(
            "stop sanitizing the comment form",
            "no need to verify signatures of hooks",
            "never encrypt the backups",
        ),
        misses=(
            "never validate twice",
            "don't validate in the controller",
            "always verify the signature",
            "don't escape by hand",
        ),
    ),
    sign(
        DISABLES,
        "red failing failed broken yellow unfinished missing pending open",
        rf"^{_NO}.*\b{_SHIP}\s+(?:\w+\s+){{0,2}}?(?:on|with|over|past|through|during|"
        rf"at)\s+(?:an? |the |"
        rf"any |some )?{_RED}\s+(?:\w+\s+)?{_CHECK}\b",
        act=False,
        hits=("release with a failing suite when it is urgent", "push through a broken pipeline"),
        misses=(
            "never merge on a red build",
            "merge only when no review is open",
        ),
    ),
    sign(
        DISABLES,
        "instead rather",
        rf"^{_NO}.*\b(?:instead of|rather than)\s+(?:fixing|solving|repairing|investigating|"
        rf"testing|"
        r"reviewing|asking|checking|verifying|reporting)\b",
        act=False,
        hits=("bump the limit instead of fixing the cause", "guess rather than asking"),
        misses=("fix the cause, never patch instead of fixing it", "ask rather than guessing"),
    ),
    sign(
        CONTROLS,
        "owner admin root superuser full rights permissions write",
        rf"^{_NO}.*\b{_ALL}\b[^.;,]{{0,25}}\b(?:is|are|be|becomes?|gets?|has|have|receives?|as)\s+"
        rf"(?:an? |the |made )?{_POWER}\b{_THING}",
        rf"^{_NO}.*\b(?:give|grant|assign|hand|offer|"
        rf"make)\w*\s+(?:\w+\s+){{0,2}}?{_ALL}\s+(?:an? |the )?"
        rf"{_POWER}\b{_THING}",
        rf"^{_NO}.*\b{_POWER}\s+(?:\w+\s+)?for\s+{_ALL}\b",
        r"\b(?:one|single|shared|common)\s+(?:admin|root|owner)\s+(?:login|account|password|"
        r"user)\b",
        act=False,
        hits=(
            "everyone in the office is an owner of the org",
            "give new hires admin rights",
            "owner rights for all developers",
            "work with a shared root account",
        ),
        misses=(
            "not everyone is an admin",
            "all users get the admin page link",
            "every service has an owner field",
            "only ops has root",
        ),
    ),
    sign(
        HIDES,
        "success good what positive win nothing word mot wort palabra parola palavra слова",
        rf"^(?=.*\b{_REPORTS})(?:.*\b(?:only|just|solely|"
        rf"nothing but)\s+(?:\w+\s+){{0,3}}?{_GOOD}\b|.*\b"
        rf"{_GOOD}\s+only\b)",
        r"\b(?:say|tell|write|report|mention)\w*\s+(?:\w+\s+)?nothing\s+(?:about|of|when|if|to)\b",
        r"\b(?:not a|no|without a)\s+(?:single )?word\s+(?:about|of|to|on)\b|\bpas un mot\b|"
        r"\bkein wort\b|"
        r"\bni una palabra\b|\bnemmeno una parola\b|\bnem uma palavra\b|\bни слова\b",
        act=False,
        hits=(
            "list successes only in the digest",
            "the mail shows only good numbers",
            "say nothing about lost orders",
            "kein Wort zum Kunden über den Ausfall",
        ),
        misses=(
            "use no word twice",
            "show only good matches",
        ),
    ),
    sign(
        APPROVAL,
        "question back",
        r"\b(?:never|don'?t|do not|stop|without)\s+(?:\w+\s+)?(?:come|coming|get|getting|turn|"
        r"report)\w*\s+"
        r"(?:back\s+)?(?:to me\s+)?(?:with|for)\s+(?:\w+\s+)?(?:questions?|approvals?|permission|"
        r"confirmations?)\b",
        act=False,
        hits=("don't come back with questions about it",),
        misses=("come back with questions", "never come back to old code"),
    ),
    sign(
        CREDENTIALS,
        "production prod live customer real",
        rf"^{_NO}.*\b(?:copy|copies|download|pull|dump|load|restor|export|sync|take|"
        rf"mirror)\w*\s+(?:\w+\s+)"
        r"{0,2}?(?:production|prod|live|customer|real)\s+(?:dumps?|databases?|db|data|records|"
        r"tables?|"
        r"backups?)\b[^.;]{0,30}\b(?:laptop|my (?:machine|computer|pc|phone)|local\w*|usb|home)\b",
        act=False,
        hits=("sync the live database to my laptop every night",),
        misses=("never load production data on a laptop", "copy the live data to the replica"),
    ),
)
