"""Chinese clauses in English order."""

from __future__ import annotations

import pytest

from agent_memory.ledger import pieces, topic
from agent_memory.ledger.claim import canonical, same
from agent_memory.ledger.contradiction import contradicts


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
        ("所有图标都用 lucide", ["use", "lucid", "for", "icon"]),
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


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("不应修改生成的文件", "不要修改生成的文件"),
        ("不该在循环里查数据库", "不要在循环里查数据库"),
        ("且不要修改公共头文件", "不要修改公共头文件"),
        ("另外不要加注释", "不要加注释"),
        ("然后不要改迁移脚本", "不要改迁移脚本"),
        ("未经允许自动安装了依赖", "不要自动安装依赖"),
        ("没有我的同意就推送了", "不要擅自推送"),
        ("擅自修改了接口定义", "不要擅自修改接口定义"),
        ("未经我确认直接部署到线上", "未经我确认不要部署到线上"),
        ("改完不要自动提交", "不要擅自提交"),
        ("不要自动合并分支", "未经我同意不要合并分支"),
        ("没让你提交别提交", "不要擅自提交"),
        ("我自己提交", "不要提交"),
        ("你自己重启一下前端", "重启前端"),
    ],
)
def test_a_ban_however_it_is_said(a, b):
    """
    Small words in front say nothing, what "should not" be is forbidden, and a reproach is its ban.
    """
    assert same(canonical(a), canonical(b), stated=(True, True))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("自动提交", "不要自动提交"),
        ("改完自动提交", "改完不要自动提交"),
        ("写完代码自动推送", "写完代码不要自动推送"),
        ("自动部署", "不要自动部署"),
        ("自动安装依赖", "没我同意别安装依赖"),
        ("不要自动格式化代码", "自动格式化代码"),
        ("不应使用全局变量", "使用全局变量"),
    ],
)
def test_what_is_done_unasked_excludes_its_ban(a, b):
    """
    To do something automatically is what the ban on doing it unasked forbids.
    """
    assert contradicts(canonical(a), canonical(b))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("没有授权的请求返回 403", "不要返回 403"),
        ("自动提交日志", "不要自动提交"),
        ("不要自动播放", "不要自动提交"),
        ("我自己跑测试", "你自己跑测试"),
        ("改完自动重启前端服务", "改完自动重启后端服务"),
        ("改完自己重启前端服务", "改完自己重启后端服务"),
    ],
)
def test_two_claims(a, b):
    """
    Another act, another object or another doer is another claim.
    """
    assert not same(canonical(a), canonical(b), stated=(True, True))
