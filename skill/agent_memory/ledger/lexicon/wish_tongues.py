"""The words of the commonest wishes in other languages, beyond those that identity knows anyway.

Each stands for a token that forms of wishes hold; "" stands for what carries no content there. They
are read only where a wish is looked for, since as words of a claim some of them say more.
"""

from __future__ import annotations

from agent_memory.ledger.lexicon import cjk
from agent_memory.ledger.lexicon.words import fold

# Scripts without spaces: longest first, within what the general table leaves over.
_UNSPACED = {
    "": (
        "我的 你的 我 你 一下 就 要 得 了 的 吧 啊 地 一定 务必 千万 永远 总是 一直 每次 "
        "任何 所有 里面 里 乱 手 中 上 把 被 去 来 会 可以 给 一点 过 尽量 都 又 还 让 再 "
        "他 请你 地方 什么 东西 听 내 나 저 좀 거 것 더 게 도록 지 마 는 은 를 을 가 이 いて から "
        "まで ので "
        "を は が に の と も で へ"
    ),
    "point": "重点 要点",
    "show": "给我看 展示给我 看 보여줘 보여주고 보여 見せて 見せ",
    "first": "先 首先 먼저 先に まず",
    "automatic": "自动 主动 擅自 私自 자동으로 자동 自動で 自動",
    "use": "쓰",
    "own": "自作主张 멋대로 마음대로 임의로 勝手に 勝手",
    "ask": (
        "问 征得 询问过 商量 물어봐 물어보고 물어본 물어 묻고 묻지 질문 聞いて 聞く "
        "聞かず 尋ねて 相談して 相談"
    ),
    "approval": "经过同意 点头 허락 허가 동의 許可 承認",
    "without": "없 없이 なしで なしに",
    "short": (
        "简短 简洁 精简 简明 言简意赅 短 짧게 짧은 간결하게 간결한 간단히 短く 簡潔に 簡潔 手短に"
    ),
    "verbose": "啰嗦 冗长 太长 长篇大论 废话 길게 장황하게 長く 長い 冗長",
    "detail": "详细 详尽 자세히 자세하게 詳しく 詳細に",
    "simple": "简单 通俗易懂 通俗 易懂 大白话 쉽게 쉬운 簡単に わかりやすく",
    "verify": "查证 核实 求证 查阅 查看 查 看看 확인하고 확인 調べて 確認して",
    "source": "源码 源代码 소스 ソース",
    "fact": "事实 依据 사실 事実",
    "guess": "凭空 想当然 瞎想 乱猜 추측하지 추측 짐작 推測 推測しない 憶測",
    "invent": "胡编乱造 胡编 乱编 瞎说 胡说 지어내지 지어내 捏造",
    "unsure": "不确定 不清楚 没把握 모르면 확실하지 わからない 不明",
    "plan": "方案 계획을 계획 計画",
    "understanding": "理解 이해한 이해 理解した",
    "code": "动手 编码 写代码 코딩 코드를 コーディング",
    "finish": "做完 结束 完工 끝나면 끝내기 完了",
    "flattery": "拍马屁 奉承 恭维 夸我 夸 아부 お世辞",
    "apologize": "道歉 抱歉 对不起 사과하지 사과 謝らない 謝罪",
    "emoji": "이모지 이모티콘 絵文字",
    "explain": "설명 説明",
    "summary": "总结 小结 요약 要約 まとめ",
    "stop": "停下来 停下 停 中断 멈추지 멈춰 止まら 止めて",
    "continue": "继续 接着 계속 続けて",
    "new": "새로운 새 新しい 新規",
    "exist": "现 现有 已有 已存在 기존 既存",
    "reuse": "复用 重用 재사용 再利用",
    "reinvent": "重复造轮子 造轮子",
    "unrelated": "无关 不相干 不相关 관련없는 無関係",
    "rootcause": "根本原因 根因 根源 근본 원인 根本原因",
    "temp": "临时 임시 一時",
    "cleanup": "清理 정리 片付けて",
    "warning": "警告 경고",
    "subagent": "子代理 子智能体 서브에이전트 サブエージェント",
    "web": "网上 上网 联网 网络 웹 ウェブ",
    "search": "搜索 搜 검색 検索",
    "full": "完整 전체 全体 全部",
    "snippet": "片段 일부만 断片",
    "real": "真实 실제 本物",
    "file": "파일을 파일 ファイル",
    "answer": "답변은 응답은 回答は",
}
# Languages that put spaces between words.
_SPACED = {
    "short": (
        "breve breves corto cortas cortos concisa conciso concisas kurz kurze kurzen "
        "knapp knappe courte courtes bref brève brèves concis concises curto curta curtas "
        "conciso коротко кратко короткие краткие"
    ),
    "answer": (
        "respuesta respuestas réponse réponses antworten resposta respostas risposta "
        "risposte ответы ответ"
    ),
    "explain": (
        "explicación explicaciones explication explications erklärung erklärungen "
        "explicação explicações объяснения объяснений"
    ),
    "guess": (
        "adivines adivinar adivina supongas suponer raten vermute devine deviner suppose "
        "supposer adivinhe adivinhar suponha угадывай гадай предполагай"
    ),
    "invent": (
        "inventes inventar inventa erfinde erfinden invente inventer inventez выдумывай придумывай"
    ),
    "show": "muéstrame muestra enséñame zeig zeige montre montre-moi mostre mostra покажи",
    "first": "primero zuerst erst d'abord primeiro сначала",
    "new": (
        "nuevo nuevos nueva nuevas neue neuen neuer nouveau nouveaux nouvelle nouvelles "
        "novos novas новые новых новый"
    ),
    "add": (
        "crees crear crea cree erstelle erstellen anlegen crée créer créez crie criar "
        "создавай создавать создай"
    ),
    "approval": (
        "permiso autorización aprobación confirmación erlaubnis zustimmung freigabe "
        "rückfrage permission autorisation accord permissão autorização permesso "
        "разрешения разрешение разрешении спроса согласия"
    ),
    "ask": "nachfragen rückfragen спросив спросить спрашивать",
    "summary": (
        "resumen resúmenes zusammenfassung zusammenfassungen résumé résumés resumo "
        "resumos riassunto резюме"
    ),
    "apologize": (
        "disculpes disculpas entschuldige entschuldigen entschuldigung excuses desculpe извиняйся"
    ),
    "simple": "sencillo sencilla einfach simples semplice просто",
    "push": "pushees pushear pushe pushen pousse pousser puxe пушь пушить пуш",
    "pass": "pasan pasen pasar bestehen passent passam проходят прошли",
    "execute": "ejecuta ejecutes lanza führe executa запускай",
    "only": "sólo nur seulement só somente solamente только",
    "emoji": "emoticonos эмодзи смайлики",
    "plan": "план planung plano piano",
    "automatic": "automáticamente automatisch automatiquement automaticamente автоматически",
    "own": "eigenmächtig",
    "": (
        "nada moi mis mi tus tu meine deine deinen mes meus minhas моего моей твои мне "
        "меня dich mir mich jede jeden jedem cada chaque каждый каждого hagas haz mach "
        "faire fais"
    ),
}
# A negation after the verb belongs to it: "ne commite pas".
AFTER = frozenset(
    {"pas", "jamais", "nicht", "kein", "keine", "keinen", "nie", "niemals", "nunca", "jamás"}
)

_SPELLED = {word: fold(token) for token, said in _SPACED.items() for word in said.split()}
SPACED = frozenset(_SPELLED)
_RUNS = {
    word.translate(cjk.SCRIPT): fold(token) or token
    for token, said in _UNSPACED.items()
    for word in said.split()
}
_LONGEST = max(map(len, _RUNS))


def spaced(typed: str) -> str | None:
    """The token of a word of a language with spaces, if it has another one here."""
    return _SPELLED.get(typed)


def unspaced(run: str) -> list[str]:
    """The tokens of a run of characters, and each character that belongs to none."""
    found: list[str] = []
    at = 0
    while at < len(run):
        length = next(
            (
                length
                for length in range(min(_LONGEST, len(run) - at), 0, -1)
                if run[at : at + length] in _RUNS
            ),
            1,
        )
        found.append(_RUNS.get(run[at : at + length], run[at]))
        at += length
    return [token for token in found if token]
