"""English markers: what is put right, how things are done here, what is called how."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import (
    DONT,
    SYSTEM,
    SYSTEM_WORDS,
    THING_WORDS,
    THINGS,
    VERB,
)

_HERE = (
    r"(?:go(?:es)?|gets?|lives?|belongs?|comes?|stays?|starts?|ends?|uses?|follows?|carry|"
    r"carries|happens?|should (?:go|be|have|live|use|start|end|stay|come|follow|carry|target)|"
    r"(?:have|has|needs?) (?:to (?:be|have|go|use|stay|carry|start|end)|their|its|an?)|must)"
)
_DONE = (
    r"(?:are|is) (?!failed|broken|gone|skipped|supposed|fixed|messed|mixed|duplicated|needed)"
    r"(?:always |only |all )*(?:\w{2,}ed|done|read|written|kept|built|made|set|run|put|thrown|sent|"
    r"frozen|under|from|like|lowercase|uppercase|\w+_case|\w+case|uuids?|utc|plural|singular)\b"
)

CORRECTIONS = (
    Marker(
        name="correction",
        kind="fact",
        confidence="stated",
        score=17,
        keywords=words("not never"),
        pattern=pattern(
            r"^(?!it\b|they\b|there\b|i\b|you\b|if\b|this is\b|that is\b|when\b)(?!.*\b(?:it|he|"
            r"she|they|this|that|there) (?:is|are|was)\b)(?!.*\b(?:error|bug|issue|problem|value|"
            r"text|label|title|result|output)\b)(?:[\w./'-]+ ){1,5}?(?:go|goes|is|are|belongs?|"
            r"lives?|runs?|listens|comes?|targets?|uses?|stays?|happens?|(?:should|must|have to|"
            r"has to) (?:go|live|target|be against|be in|come from))\b [^,;]{1,50}?(?<! "
            r"and)(?<! but)(?<! is)(?<! are)(?<! does)(?<! do)(?<! was),? (?:not|never) "
            r"(?!\w+ing\b|yet|sure|only|just|working|really|be\b|to (?:be|have|do)\b)(?:(?:in|to|"
            r"on|at|into|from|by|the|a|with|of|via) )*[\w./@:-]+(?: [\w./-]+){0,2}$"
        ),
        hits=(
            "hotfixes go to stable, not trunk",
            "the broker listens on 9093, not 9092",
            "that belongs in the domain layer, not in the view",
            "money is kept in cents, never floats",
        ),
        misses=("it is red, not blue", "the bug is in the parser, not the lexer", "i am not sure"),
    ),
    Marker(
        name="correction:short",
        kind="preference",
        confidence="observed",
        score=14,
        keywords=words("not"),
        pattern=pattern(
            r"^(?!why\b|maybe\b|or\b|if\b|but\b|is\b|was\b|are\b|i'm\b|still\b|just\b|probably\b|"
            r"this\b|that\b|it\b|sure\b|better\b|hopefully\b|certainly\b|do\b|definitely\b|"
            r"apparently\b|of\b|absolutely\b|could\b|can\b|should\b|would\b|must\b|will\b|does\b|"
            r"did\b|has\b|have\b|may\b|might\b|am\b|were\b|it's\b|that's\b)"
            r"[a-z][\w.-]+ not (?!yet|sure|now|really|mine|good|ok|working|found|work|bad)"
            r"[a-z][\w.-]+$"
        ),
        hits=("tabs not spaces", "ruff not flake8", "metric not imperial"),
        misses=("why not redis", "this is not it", "12 not 14"),
    ),
    Marker(
        name="declared",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(THING_WORDS),
        pattern=pattern(
            rf"^(?!the\b|these\b|those\b|this\b|your\b)(?:[\w-]+ ){{0,3}}?{THINGS} (?:(?:always|"
            rf"only|also|usually|strictly) )*(?:{_HERE}|{_DONE}) ?(?!wrong|fail|broken)\S*",
            rf"^(?!(?:errors|exceptions|logs|tests) in\b){THINGS} (?:in|with|as|without|under|"
            r"before) (?!the\b|this\b|that\b|my\b|your\b)(?:[\w-]+ ){0,2}[\w-]+$",
        ),
        hits=(
            "database migrations live beside their models",
            "ids are uuids everywhere",
            "errors are returned and never thrown",
            "table names must be singular",
            "helper scripts go to tools",
        ),
        misses=("the tests are failing", "tests pass", "errors are gone", "these files go away"),
    ),
    Marker(
        name="fact:system",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words(SYSTEM_WORDS),
        pattern=pattern(
            r"^(?!.*\b(?:wrong|bugs?|errors?|fail\w*|slow|broken|but|instead|crash\w*|problem|"
            r"issue|weird|duplicates?|nulls|gaps|typos?|conflicts?|stuck|missing|again|empty|down|"
            r"still|cpu|now on|in use|unreachable|anymore|too|older|newer|same|latest|not (?:work|"
            rf"runn|start)\w*)\b)(?!this\b|that\b|it\b|these\b|your\b|{VERB}\b)(?:[\w.-]+ "
            rf"){{0,4}}?{SYSTEM}(?: [\w.-]+){{0,2}}? (?:(?:is|are) (?:only |all |always "
            r")?(?:called|named|hosted|managed|signed|stored|owned|deployed|based|pinned|written|"
            r"built|behind|under|archived|utc|v?\d[\w.]*|(?:at|on|in) (?!progress|downloads|"
            r"trouble|fire|hold|the (?:way|wrong|middle))|an? )|(?:runs?|lives?|starts?|resets?|"
            r"rotates?|restarts?|listens?|expires?|syncs?|moved|talks?|speaks?|uses?|has|have|"
            r"needs) (?:no |in |on |at |to |every |from |the |an? |only |with |over |\d|two |"
            r"three |four |behind ))"
        ),
        hits=(
            "the staging database is called crow",
            "our registry is behind the vpn",
            "the nightly job starts at 3 am",
            "api keys expire every month",
            "the worker repo moved to codeberg",
        ),
        misses=(
            "the server is slow",
            "the build has errors",
            "this database is a mess",
            "the port is in use",
        ),
    ),
    Marker(
        name="owner",
        kind="fact",
        confidence="observed",
        score=14,
        keywords=words("owns maintains responsible charge team owned maintained"),
        pattern=pattern(
            r"^(?!i\b|you\b|it\b|that\b|this\b|who\b|which\b)(?:the )?[\w-]+(?:'s)?(?: team)? "
            r"(?:owns|maintains|(?:is|are) (?:responsible for|in charge of)) \S",
            r"\b(?:is|are) (?:with|owned by|maintained by) (?:the )?[\w-]+(?:'s)? ?(?:team|squad|"
            r"group)?$",
        ),
        hits=("ana owns the importer", "the billing module is owned by the finance team"),
        misses=("it owns a lock", "who owns this", "i own a cat"),
    ),
    Marker(
        name="sole",
        kind="fact",
        confidence="observed",
        score=14,
        keywords=words("only"),
        pattern=pattern(
            r"^(?:the )?only (?:place|file|module|branch|service|team|folder|"
            r"layer)\b.{3,60}\bis\b \S",
            r"^there(?:'s| is) only one (?:source|place|way|branch|environment)\b.{3,}",
            r"^(?!it\b|this\b|that\b|they\b)(?:the |our )?[\w ./-]{3,30} (?:is|are) (?:only|"
            r"just) (?:for|the|used for|meant for|an?) (?!one\b)\S+",
        ),
        hits=(
            "the only place that may read the clock is time.py",
            "the holdout set is only for the final score",
        ),
        misses=("the only problem is the font", "it is only a test", "this is just a test"),
    ),
    Marker(
        name="never:subject",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words("never"),
        pattern=pattern(
            rf"^(?:[\w-]+ ){{0,3}}?{THINGS} never (?!\w+ed\b|been\b|work|appear|show|finish|arrive|"
            r"load|run\b|get)\w+ \S"
        ),
        hits=("domain code never imports the web layer", "controllers never open a connection"),
        misses=("the tests never finish", "it never fails here", "logs never appear"),
    ),
    Marker(
        name="whoever",
        kind="constraint",
        confidence="observed",
        score=15,
        keywords=words("whoever anyone anybody"),
        pattern=pattern(
            r"^(?:whoever|any(?:one|body) who) (?!.*\b(?:will|would|can|could|might|may|is going "
            r"to)\b)"
            r"\w+.{6,}"
        ),
        hits=("whoever changes the schema updates the docs",),
        misses=(
            "whoever",
            "did anyone who tested it reply",
            "whoever wants in will read the source",
        ),
    ),
    Marker(
        name="division",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=words("you humans me hand myself"),
        pattern=pattern(
            r"^you (?:don't|do not|dont|never) (?:commit|push|merge|deploy|release|apply|publish|"
            r"tag)\b(?! (?:this|that|it) (?:yet|now))",
            r"\b(?:is|are) (?:only )?(?:done|made|handled|pushed|merged|applied) by "
            r"(?:humans?|me|hand)\b",
        ),
        hits=("you don't push, i push", "releases are done by humans"),
        misses=("you don't need it", "the sort is done by the server"),
    ),
    Marker(
        name="proof-first",
        kind="constraint",
        confidence="stated",
        score=18,
        keywords=words("until before unless without"),
        pattern=pattern(
            rf"(?:^|[,;] )(?:please )?(?:{DONT}|never|stop) (?:ever )?(?:say\w*|claim\w*|report\w*|"
            r"mark\w*|call\w*|declar\w+|tell\w* me|consider\w*|finish\w*|hand\w* over|clos\w+|"
            r"merg\w+|commit\w*|push\w*)\b.{2,60}\b(?:until|before|unless|without|if) (?:you(?:'ve|"
            r" have|(?: have|'ve)?(?:n't| not)| didn't)?|the tests|all tests|ci|running|testing|"
            r"checking|verifying|reading|it (?:is|"
            r"has))\b"
        ),
        hits=(
            "don't say it works until you have run it",
            "never mark a ticket as closed before you tested it",
            "stop claiming success without running the suite",
        ),
        misses=("don't push until i say so", "never push to main"),
    ),
    Marker(
        name="after-run",
        kind="procedure",
        confidence="observed",
        score=15,
        keywords=words("after before when whenever every each"),
        pattern=pattern(
            r"^(?:after|before) (?!testing\b|doing\b|that\b|going\b)\w+ing (?:(?!and\b|is\b|i\b|"
            r"it\b|we\b)\S+ ){0,6}?(?:run|rerun|restart|regenerate|rebuild|update|bump|format|"
            r"lint|call|check|read|ask|write|add|make|rebase|create|clear|verify|delete|sync|tag|"
            r"log|record|upload|reload|commit|push|pull|open|close|do|set|build|invalidate|wait) "
            r"(?:the |a |an |all |your |our |on |for |in |at |make |npm |docs?/)?\S+",
            r"^before you (?:start|begin|touch|change|write|edit)(?: \S+){0,4}?,? (?:always |"
            r"please |first )*(?:read|check|look at|consult|open|load|review) (?!this\b|that\b|"
            r"it\b|the (?:attached|following|above|screenshot))\S+",
            r"^(?:when(?:ever)?|every time|each time) (?:you|we|u) (?:change|touch|edit|modify|"
            r"add|rename|update|bump|create|write)\b.{3,50}?,? (?:also |please |you )*(?:run|"
            r"rerun|restart|regenerate|rebuild|update|bump|format|lint|tell|put|ask|add)\b \S+",
        ),
        hits=(
            "after changing the proto run the generator",
            "when you touch the grammar rebuild the parser",
            "before pushing run the e2e suite",
            "before you start read docs/architecture.md",
        ),
        misses=("after lunch run it", "after testing it is fine", "when i touch it it breaks"),
    ),
    Marker(
        name="treat",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words("treat"),
        pattern=pattern(r"^treat (?!this\b|it\b|that\b|these\b)\S+(?: \S+){0,3} as \S"),
        hits=("treat deprecations as errors", "treat the vendor folder as read only"),
        misses=("treat this as done", "what a treat"),
    ),
)
