"""Words that say that something changes: with them the newer of two clauses means to win."""

from __future__ import annotations

from typing import NamedTuple


class Change(NamedTuple):
    """A pattern with texts that it must and must not match."""

    pattern: str
    hits: tuple[str, ...]
    misses: tuple[str, ...] = ()


CHANGES = (
    Change(
        r"\b(?:no longer|not any ?more|anymore)\b",
        ("we no longer use redux", "we don't use redux anymore"),
        ("no logs longer than a page",),
    ),
    Change(
        r"\b(?:from now on|as of (?:today|now)|starting (?:today|now))\b",
        ("from now on use bun", "as of today PRs go to main"),
        ("as of version 3 the flag exists",),
    ),
    Change(
        r"\b(?:instead of|rather than|in place of)\b",
        ("use bun instead of npm", "write fakes rather than mocks"),
        ("do this instead",),
    ),
    Change(
        r"\b(?:switch(?:ed|ing)? (?:back )?(?:to|over|from)|go(?:ing)? back to"
        r"|mov(?:e|ed|ing) away from|migrat(?:e|ed|ing) (?:to|from))\b",
        ("we switched to biome", "go back to tabs", "we are migrating from jest"),
        ("add a switch for the theme", "migrate the table"),
    ),
    Change(
        r"\b(?:replac(?:e|ed|ing)) .{1,40} (?:with|by)\b|\bchang(?:e|ed|ing) .{1,40} (?:from|to)\b",
        ("replace yarn with bun", "change the limit from 80 to 100"),
        ("replace the header", "don't change the header"),
    ),
    Change(
        r"\b(?:new rule|chang(?:e|ed|ing) (?:of|the) rule|changed my mind|scratch that"
        r"|forget (?:about )?(?:what i|the old)|used to|stop using)\b",
        ("new rule: two reviewers", "I changed my mind, keep it", "stop using lodash"),
        ("this is the first rule",),
    ),
    Change(
        r"\b(?:ya no|a partir de ahora|en lugar de|en vez de|désormais|à partir de maintenant"
        r"|au lieu de|ab jetzt|ab sofort|nicht mehr|statt|больше не|вместо|теперь)\b",
        ("a partir de ahora usa bun", "ab jetzt immer bun", "utilise bun au lieu de npm"),
        ("usa bun", "statte das Modul aus"),
    ),
    Change(
        r"不再|改成|改为|改用|换成|换为|切换到|而不是|从现在开始|从今以后|取消之前",
        ("改用 bun", "以后不再使用 npm", "把间隔改为 5 秒"),
        ("修改配置",),
    ),
    Change(
        r"今後は|これからは|代わりに|앞으로는|대신|이제부터|으로 변경",
        ("これからは bun を使う", "이제부터 bun 사용"),
        ("bun を使う",),
    ),
)
