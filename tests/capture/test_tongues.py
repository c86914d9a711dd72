"""Rules in Chinese and nine other languages, each with the level that it reaches."""

from __future__ import annotations

import re
import time

import pytest

from agent_memory.capture import extract
from agent_memory.capture.markers import chinese_pointing, japanese_requests, korean_requests
from agent_memory.capture.markers.language import TABLES, folded


def level(text: str) -> str:
    """The level of the first thing that a message says, or nothing."""
    found = extract.clauses(text)
    return found[0].level if found and found[0].level != "request" else ""


@pytest.mark.parametrize(
    "text",
    [
        "这个项目的脚本不该依赖本机路径",
        "非必要不引入新依赖",
        "未经允许自动升级了依赖",
        "你又未经允许自动提交了代码",
        "plan 没给我看过不要 apply",
        "服务始终监听内网地址",
        "每次改表你都要留一份脚本",
        "일일이 묻지 말고 끝까지 돌려",
        "固件升级失败时始终回到旧版本",
        "los endpoints siempre devuelven json",
        "todos los mensajes de error deben estar en español",
        "as datas em utc, sempre",
        "os testes sempre rodam no contêiner",
        "chaque écran doit gérer le mode hors ligne",
        "les modèles vont toujours dans le dossier core",
        "alle Routen müssen ein Token verlangen",
        "Screenshots kommen immer in den Ordner qa",
        "ogni report deve citare la fonte",
        "gli screenshot vanno sempre nella cartella qa",
        "каждый отчёт должен указывать источник",
        "модели всегда лежат в папке core",
        "すべてのエラーメッセージは日本語にすること",
        "モデルは常にcoreフォルダに置く",
        "모든 라우트는 토큰을 요구해야 해",
        "스크린샷은 항상 qa 폴더에 저장한다",
        "mỗi báo cáo phải ghi rõ nguồn",
        "model luôn đặt trong thư mục core",
        "quiero que los commits sean cortos",
        "NO ASUMAS NADA",
        "para de criar arquivos de resumo",
        "ne change que ce que je te demande",
        "du darfst die Tests ohne Nachfrage starten",
        "i commit li scrivo io",
        "больше никогда не проси меня запускать миграции",
        "đừng tự thêm thư viện nữa",
    ],
)
def test_shown(text):
    """
    A duty or a ban with a word that it stands is shown, in whatever language.
    """
    assert level(text) == "shown"


@pytest.mark.parametrize(
    "text",
    [
        "别加水印",
        "不要自动滚动",
        "不要在界面上用表情符号",
        "登录失败应该给出提示",
        "上传文件应该限制大小",
        "billing 是结算服务的入口模块",
        "金额单位改成分",
        "safari 不支持这个编码",
        "需要注意这个库在 windows 上路径大小写不敏感",
        "我们应该按照租户计费",
        "视图里不写逻辑",
        "部署只走 ci",
        "指标保留 15 天",
        "显卡的显存只有 24gb",
        "我希望报告能够按章节拆开",
        "装包要走内网源",
        "翻訳は直訳でお願いします",
        "接続情報は config/db.yml に書いてあります",
        "커밋은 기능 단위로 나눠줘",
        "PRs pequeños, un tema por PR",
        "sem emoji nos commits",
        "le déploiement uniquement via la ci",
        "der Testserver ist am Wochenende aus",
        "niente logica nelle viste",
        "секреты в коде не держим",
        "秘密情報はコードに書かない",
        "배포는 CI로만",
        "không emoji trong commit",
        "关卡由策划改，程序不碰",
        "第三次了，日志里别打手机号",
        "os textos a gente revisa na planilha",
        "el despliegue es cosa mía",
        "aucune migration sans retour arrière",
        "alles was geld ist bleibt in cent",
        "tocca solo quello che ho chiesto",
        "отчёт только когда я попрошу",
        "一人が借りられるのは三冊までです",
        "나머지는 건드리지 마",
        "một thay đổi rồi chờ tôi duyệt",
        "sqlite 是默认存储",
        "结算以自然月为单位",
    ],
)
def test_counted(text):
    """
    A rule in a few words, a product's rule and a fact are counted, and a person may be shown them.
    """
    assert level(text)


@pytest.mark.parametrize(
    "text",
    [
        "现在先不要弹窗",
        "这次别加水印",
        "否则不要合并",
        "应该改成圆角",
        "这次需要注意排版",
        "为什么不支持拖拽",
        "页面不加载数据",
        "把日志级别改成 debug 看下",
        "la pantalla siempre sale en negro",
        "não abre a tela",
        "pas de connexion, ça n'ouvre pas",
        "der Bildschirm wird immer schwarz",
        "niente connessione, non si apre",
        "экран всегда становится чёрным",
        "画面がいつも真っ黒になる",
        "화면이 항상 까맣게 나와",
        "이 부분을 수정해야 함",
        "màn hình lúc nào cũng đen",
        "其他的都改好了",
        "别搜了，说结论",
        "それはやめて元に戻して",
        "de novo o erro de ontem",
        "das zweite Mal klappt es",
        "残りは動いています",
    ],
)
def test_of_the_moment(text):
    """
    What is wrong now, asked or wanted now is no rule.
    """
    assert level(text) == ""


@pytest.mark.parametrize(
    "text",
    [
        "prefiero la opción dos",
        "no has hecho ni un plan",
        "não pedi pra mudar a cor do cabeçalho",
        "j'ai toujours la même erreur au lancement",
        "die Karten sollen etwas größer sein",
        "ho docker installato ma non parte",
        "просто покажи список и жди моего ответа",
        "tôi cài docker mà không chạy được",
    ],
)
def test_told_once(text):
    """
    What is said of the screen, of a failure or of this one answer is no rule in any language.
    """
    assert not level(text)


@pytest.mark.parametrize(
    ("rows", "whole"),
    [
        pytest.param(korean_requests.FORMS, korean_requests.REQUEST, id="korean requests"),
        pytest.param(japanese_requests.FORMS, japanese_requests.REQUEST, id="japanese requests"),
        pytest.param(chinese_pointing.FORMS, "|".join(chinese_pointing.REFERS), id="chinese"),
    ],
)
def test_every_form_proves_itself(rows, whole):
    """
    Each form stands in every line beside it, which matches as a whole; what it must not have
    matches in no form.
    """
    for row in rows:
        assert row.hits
        assert row.misses
        assert [] == [one for one in row.hits if not re.search(row.source, folded(one))], row.name
        assert [] == [one for one in row.hits if not re.match(whole, folded(one))], row.name
        assert [] == [one for one in row.misses if re.match(whole, folded(one))], row.name


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.language)
def test_a_request_is_told_at_once(table):
    """
    Words that are made of other words, over and over, cost a form of request milliseconds.
    """
    table.request.match("")
    table.refers.match("")
    start = time.process_time()
    for unit in ("你您那,", "需要", "那就", "这些规则", "好的", "확인 해 ", "して", "please you "):
        for end in (",", "了", "?"):
            table.request.match(unit * (400 // len(unit)) + end)
            table.refers.match(unit * (400 // len(unit)) + end)
    assert time.process_time() - start < 0.5
