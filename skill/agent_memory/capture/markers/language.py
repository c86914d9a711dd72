"""Which tables read a clause, and the folded text that their patterns are written for."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.capture.markers.chinese_table import CHINESE
from agent_memory.capture.markers.english_table import ENGLISH
from agent_memory.capture.markers.french import FRENCH
from agent_memory.capture.markers.german import GERMAN
from agent_memory.capture.markers.italian import ITALIAN
from agent_memory.capture.markers.japanese import JAPANESE
from agent_memory.capture.markers.korean import KOREAN
from agent_memory.capture.markers.portuguese import PORTUGUESE
from agent_memory.capture.markers.russian import RUSSIAN
from agent_memory.capture.markers.spanish import SPANISH
from agent_memory.capture.markers.vietnamese import VIETNAMESE

if TYPE_CHECKING:
    from agent_memory.capture.markers import Table

_TRADITIONAL = (
    "請请這这個个們们說说記记憶忆寫写時时後后過过會会對对應应該该讓让與与為为無无須须務务開开關关"
    "動动別别刪删測测試试檔档碼码專专項项統统頁页導导將将從从來来還还幫帮問问認认經经給给語语習习"
    "慣惯環环設设並并錯错誤误規规則则範范絕绝禁禁準准許许運运執执現现實实樣样麼么嗎吗誰谁裡里裏里"
    "點点種种條条邊边優优進进簡简體体發发佈布圖图標标題题資资庫库據据變变數数類类構构號号連连線线"
    "網网頭头帳账歡欢厭厌討讨論论決决約约變变總总結结輸输讀读檢检查查驗验證证確确認认換换補补刪删"
    "減减縮缩編编譯译報报響响強强調调訴诉講讲嚴严術术電电腦脑機机產产預预選选擇择質质樸朴舊旧陸陆"
    "續续終终遠远遵遵產产業业務务員员單单複复雜杂幾几處处護护權权歸归備备份份樓楼顯显隱隐錄录複复"
    "製制貼贴純纯綫线緩缓衝冲隨随擅擅意意難难離离儘尽盡尽臨临暫暂剛刚當当塊块據据億亿異异歷历曆历"
    "雙双繁繁級级紀纪練练緊紧繼继辦办勞劳傳传"
)
_MARKS = {
    "’": "'",
    "‘": "'",
    "ʼ": "'",
    "´": "'",
    "“": '"',
    "”": '"',
    "，": ",",
    "：": ":",
    "；": ";",
    "！": "!",
    "？": "?",
    "（": "(",
    "）": ")",
    "\u00a0": " ",
    "\u3000": " ",
    "。": ".",
    "\t": " ",
    "\n": " ",
    "\r": " ",
}
_FOLD = str.maketrans({**dict(zip(_TRADITIONAL[::2], _TRADITIONAL[1::2], strict=True)), **_MARKS})
_KANA = re.compile(r"[\u3040-\u30ff]")
_HANGUL = re.compile(r"[\uac00-\ud7af]")
_HAN = re.compile(r"[\u3400-\u9fff]")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_LATIN = re.compile(r"[A-Za-z]{2,}")

TABLES = (
    ENGLISH,
    CHINESE,
    FRENCH,
    GERMAN,
    ITALIAN,
    JAPANESE,
    KOREAN,
    PORTUGUESE,
    RUSSIAN,
    SPANISH,
    VIETNAMESE,
)

# Closed-class words that tell the languages of the Latin script apart; one that two of them share
# tells nothing and is not here.
_CLOSED = {
    ENGLISH: "the is are and to of in we i you it that this for not should with don't be use make"
    " please a on always never no all my our when if before after do run add",
    FRENCH: "le les des une est pas pour dans avec je tu c'est ça du sur ne toujours jamais mais et"
    " utilise réponds français désormais fichiers",
    GERMAN: "der das und ist nicht ein eine ich wir auf mit für zu es den dem bitte immer niemals"
    " nie kein keine auch nur wenn ab jetzt im vor bei deutsch",
    ITALIAN: "il lo gli che non una per con sono della è di nel sempre mai usa e d'ora poi prima",
    PORTUGUESE: "não nao uma você isso está fazer meu são os da do em ao faça sempre nunca direto"
    " agora use testes antes português",
    SPANISH: "el los las una que por pero está esto quiero con del hay como en usa siempre nunca"
    " partir ahora vez antes pruebas archivos no español",
    VIETNAMESE: "tôi toi không khong của cua chúng chung nhé nhe được duoc trong muốn muon giúp"
    " giup này nhu như việc viec cho từ nay luôn đừng dùng chạy trước khi và bằng tiếng"
    " hãy nhớ lưu vào",
}
_CLUES: dict[str, list[Table]] = {}
for _table, _words in _CLOSED.items():
    for _word in _words.split():
        _CLUES.setdefault(_word, []).append(_table)


def folded(text: str) -> str:
    """The text as patterns read it: same length, so that a match is a span of the text."""
    lowered = text.lower()
    if len(lowered) != len(text):
        lowered = "".join(low if len(low := one.lower()) == 1 else one for one in text)
    return lowered.translate(_FOLD)


def tables(text: str) -> tuple[Table, ...]:
    """The tables of the languages that a folded clause is written in: by script, then by words."""
    if text.isascii():
        return _latin(text)
    if _KANA.search(text):
        return (JAPANESE,)
    if _HANGUL.search(text):
        return (KOREAN,)
    if _HAN.search(text):
        mixed = len(_LATIN.findall(text)) > len(_HAN.findall(text))
        return (CHINESE, ENGLISH) if mixed else (CHINESE,)
    return (RUSSIAN,) if _CYRILLIC.search(text) else _latin(text)


def _latin(text: str) -> tuple[Table, ...]:
    """English, unless the small words of another language outnumber its own."""
    counts: dict[str, int] = {}
    # One word such as "per" proves nothing in plain ASCII.
    best, most = ENGLISH, 1 if text.isascii() else 0
    for word in text.split():
        for table in _CLUES.get(word, ()):
            count = counts[table.language] = counts.get(table.language, 0) + 1
            if count > most:
                best, most = table, count
    return (best if most > counts.get(ENGLISH.language, 0) else ENGLISH,)
