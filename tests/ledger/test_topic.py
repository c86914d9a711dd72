"""Chinese clauses in English order."""

from __future__ import annotations

import pytest

from agent_memory.ledger import pieces, topic
from agent_memory.ledger.claim import canonical, same


def order(text: str) -> list[str]:
    """What the pieces of a clause are read as, once they are in order."""
    found = topic.ordered(pieces.pieces(text))
    return [piece.token or piece.typed for piece in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("提交之前跑测试", ["before", "commit", ",", "execut", "test"]),
        ("先跑测试再提交", ["before", "commit", ",", "execut", "test"]),
        ("跑完测试之后再提交", ["before", "commit", ",", "execut", "test"]),
        ("不要在提交后改配置", ["after", "in", "commit", ",", "not", "chang", "config"]),
        ("旧接口不要动", ["not", "chang", "旧", "interfac"]),
        ("把密钥放进环境变量", ["put", "secret", "env", "variabl"]),
        ("日志里不要打印密码", ["not", "show", "secret", "in", "log"]),
        ("不用npm用pnpm", ["not", "use", "npm", ",", "use", "pnpm"]),
        ("不用跑测试", ["not", "execut", "test"]),
        ("不要改接口文档", ["not", "chang", "doc", "interfac"]),
        ("commit 信息用英文", ["commitmessag", "use", "english"]),
        ("文档用 typst 编写", ["use", "typst", "add", "doc"]),
    ],
)
def test_order(text, expected):
    """
    Conditions are opened, topics and places stand behind the verb, contrasts are parted.
    """
    assert expected == order(text)


@pytest.mark.parametrize(
    "text", ["不要改 vendor 目录", "用 pnpm", "don't push", "テストを実行", ""]
)
def test_what_is_in_order_stays(text):
    """
    A clause that is in English order already, or in another language, keeps its pieces.
    """
    found = pieces.pieces(text)
    assert not topic.is_chinese(text) or topic.ordered(found) == found


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("不要自动提交", "没有我的同意不要提交"),
        ("又忘了跑测试", "要跑测试"),
        ("你怎么又把注释删了", "不要删除注释"),
        ("先问我再改配置", "未经同意不要改配置"),
        ("删除分支必须经过我同意", "don't delete branches without my approval"),
    ],
)
def test_one_claim(a, b):
    """
    What an agent may not do by itself is what it must ask for, and a complaint is its rule.
    """
    assert same(canonical(a), canonical(b), stated=(True, True))
