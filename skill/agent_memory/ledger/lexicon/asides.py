"""What a person says around a rule to have it kept: "save it in memory", "I told you many times".

These are taken out before two clauses are compared. A clause that says nothing else stays whole.
"""

from __future__ import annotations

import re
from typing import NamedTuple


class Aside(NamedTuple):
    """A pattern, a word without which it cannot match, and texts to match and to leave alone."""

    needs: str
    pattern: str
    hits: tuple[str, ...]
    misses: tuple[str, ...] = ()


ASIDES = (
    Aside(
        "no",
        r"^\W*(?:no|nope)[,.:;!-]+\s+",
        ("no, ", "nope. "),
        ("no comments", "not yet, wait for it"),
    ),
    Aside(
        "memor",
        (
            r"\(?\b(?:(?:please|and|also|to)\s+)*"
            r"(?:(?:save|add|put|record|note|remember)(?:\s+(?:it|this|that|these|them))?\s+"
            r"(?:in|to|into)\s+(?:(?:the|your|my|our|all|global|project|long-term)\s+)*|save\s+)"
            r"(?:memory|memories)\b"
            r"(?:\s+(?:file|please|that))*\s*[,:)]?"
        ),
        ("save in memory: ", "(save it in your memory please)", "add this to memory,"),
        ("save the cache in memory", "record the memory of each process"),
    ),
    Aside(
        "claude.md",
        (
            r"\b(?:(?:please|and|also)\s+)*(?:"
            r"(?:add|put|save|write|note|record)(?:\s+(?:it|this|that|down))?\s+(?:to|in|into)\s+"
            r"(?:the\s+)?claude\.md(?:\s+that\b)?"
            r"|update\s+(?:the\s+)?claude\.md\s+(?:to\s+(?:remember|say|note|state)(?:\s+that)?|that)\b"
            r")\s*[,:]?"
        ),
        ("add to CLAUDE.md:", "update CLAUDE.md to remember that", "put this in CLAUDE.md"),
        ("update CLAUDE.md", "add the new module to CLAUDE.md"),
    ),
    Aside(
        "you",
        (
            r"\b(?:(?:as|like)\s+)?i(?:'ve|\s+have)?(?:\s+already)?\s+(?:told|asked|reminded|said\s+to)"
            r"\s+you(?:\s+(?:already|before|again|so|many|several|a|few|two|three|multiple|hundred))*"
            r"(?:\s+times)?(?:\s*[,:])?(?:\s+(?:that|to)\b)?"
        ),
        ("I told you many times,", "as I already told you", "I asked you to"),
        ("I think you are right",),
    ),
    Aside(
        "didn't",
        (
            r"[,;.]?\s*\b(?:but|and|yet|still)\s+you\s+(?:(?:still|again|just|simply)\s+)*didn't"
            r"(?:\s+(?:do|listen|it|that|so|again|yet|this|at\s+all))*\s*[.!?]*$"
        ),
        (", but you didn't", ", and you still didn't do it", ", yet you didn't!"),
        ("you didn't run the tests", "but you didn't rename it"),
    ),
    Aside(
        "exception",
        r"[,;.]\s*(?:and\s+)?(?:no|without)\s+(?:any\s+)?exceptions?\s*[.!]*$",
        (", no exceptions", ", without exception!"),
        ("no exceptions in destructors", "never parse without exceptions"),
    ),
    Aside(
        "too",
        r",\s*(?:this|that|here|these|the\s+new|the\s+other)(?:\s+ones?)?\s+too\b",
        (", this one too", ", here too"),
        ("run this one too",),
    ),
    Aside(
        "记忆",
        (
            r"(?:请|把|将)*(?:这条|这个|此|以下|这些)?(?:规则|要求|内容)?"
            r"(?:写入|存入|加入|记入|保存到|写到|更新到|添加到|写进|存进)(?:你的|全局|长期|项目)*记忆(?:里|中|库)*[,，:：]?"
        ),
        ("把这条写入记忆：", "请将以下规则保存到长期记忆里："),
        ("清空记忆",),
    ),
    Aside(
        "这样",
        (
            r"[,，;；。]\s*(?:以后|今后|从今以后|往后|之后)?(?:一律|永远|一直|都|也)*(?:要|得)?这样(?:做|写|来|办)?(?:吧|了)?$"
        ),
        ("，以后都这样", "，今后都要这样做"),
        ("这样写", "不要这样做"),
    ),
    Aside(
        "this way",
        (
            r"[,;.]\s*(?:please\s+)?(?:(?:always|do\s+it|keep\s+it)\s+)*(?:this|that)\s+way"
            r"(?:\s+(?:from\s+now\s+on|always|every\s+time|please))*$"
        ),
        (", always this way", ", do it this way from now on"),
        ("name branches this way", "do it that way"),
    ),
    Aside(
        "过",
        (
            r"我(?:已经|都|之前)*(?:说|讲|告诉|强调|提醒|要求)过?(?:你)?(?:过)?(?:很多|多少|好几|无数|几|多|两|三)+[次遍]了?[,，:：]?"
        ),
        ("我说过很多次了，", "我已经强调过好几遍了"),
        ("测试跑过很多次了",),
    ),
)


def without(text: str) -> str:
    """A clause without what surrounds the rule in it, or as it is when nothing would be left."""
    low = text.lower()
    bare = text
    for aside in ASIDES:
        if aside.needs in low:
            # Compiled when met: most clauses need none, and all of them take 3 ms of each start.
            bare = re.sub(aside.pattern, " ", bare, flags=re.IGNORECASE)
    return bare if bare is text or _WORD.search(bare) else text


_WORD = re.compile(r"\w")
