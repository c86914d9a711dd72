"""Japanese markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:すべて|全て|全部|あらゆる|どの|各|毎)(?:の)?(?!ユーザー|"
            r"お客).{1,24}(?:は|で|に|には|を|も)?.{2,}(?:こと|べき|べきです|べきだ|必须|"
            r"必须です|しなければならない|なければなりません|(?:て|で)は(?:いけない|"
            r"ならない|だめ|ダメ)(?:です)?|禁止|すること|にする|にして(?:ください)?|"
            r"して(?:ください)?|とする)$",
        ),
        hits=(
            "すべての画面はオフラインでも動くこと",
            "全てのルートでトークンを必須にしてください",
            "各関数には型を付けること",
        ),
        misses=(
            "すべて失敗します",
            "全部消えた",
        ),
    ),
    Marker(
        name="standing:generic",
        kind="constraint",
        confidence="stated",
        score=17,
        keywords=(),
        pattern=pattern(
            r"^.{2,20}(?:は|を|も)(?:必ず|常に|いつも|基本的に|原则|原则として|统一して|"
            r"一律)(?!エラー|空|失败|落ち).{2,}(?:に|へ|で|を|から|が)?(?:置く|使う|する|"
            r"书く|保存する|统一する|返す|分ける|揃える|付ける|入れる|通す|残す|行う|"
            r"经由する|とする)(?:こと|よ|ね)?$",
        ),
        hits=(
            "モデルは常にcoreフォルダに置く",
            "日付は基本的にUTCで統一する",
            "応答は必ずJSONで返す",
        ),
        misses=(
            "画面は常に空になる",
            "処理は必ず失敗する",
        ),
    ),
    Marker(
        name="prefer:short",
        kind="preference",
        confidence="stated",
        score=17,
        keywords=(),
        pattern=pattern(
            r"^(?!.*(?:こっち|これ|そっち|前の|この|色|デザイン|画面|見た目)).{4,}(?:の方|"
            r"ほう|方)が(?:好き|好み|好ましい|いい|良い|読みやすい)(?:です|だ|かな)?$",
            r"^(?!.*(?:こっち|これ|そっち|前の|この|色|デザイン|画面|"
            r"見た目)).{3,}(?:が好きです|が嫌いです|が苦手です|は好きじゃない(?:です)?|"
            r"は嫌いです)$",
        ),
        hits=(
            "短い関数の方が好きです",
            "継承より合成のほうが好ましい",
            "冗長な説明は嫌いです",
        ),
        misses=(
            "こっちの方がいい",
            "前のデザインの方が好きです",
        ),
    ),
)
