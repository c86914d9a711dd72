"""Lines in other languages than English that say whose words stand under them: see `captions`."""

from __future__ import annotations

from agent_memory.capture.captions import Caption

ABROAD = (
    Caption(
        "romance",
        r"\S.{0,40} (?:me|nos|m'a|nous a|mi|ci) ?(?:ha |han |a )?(?:dio|dado|mando|mandado|envio|"
        r"enviado|paso|escribio|dijo|donne|envoye|ecrit|repondu|dato|mandato|inviato|scritto|deu|"
        r"mandou|enviou|escreveu|respondeu|respondio|muestra|affiche|mostra) (?:esto|eso|esta \w+|"
        r"este \w+|ca|ceci|cela|questo|quest[ao] \w+|isso|isto|esse \w+|essa \w+|ce \w+|cette \w+)|"
        r"(?!(?:yo|je|io|eu|nosotros|nous|noi|nos)\b)\S.{0,40} (?:dice|dicen|dijo|dit|disent|ecrit|"
        r"diz|dizem|disse|scrive|(?:muestra|affiche|mostra|devuelve|renvoie|imprime) (?:esto|ca|"
        r"ceci|cela|questo|isso|est[ea] \w+|ce \w+|cette \w+|quest[ao] \w+|ess[ea] \w+)) ?:|"
        r"(?:.{0,40} )?(?:me (?:sale|da|aparece|devuelve)|obtengo|j'obtiens|j'ai|ho|ottengo|"
        r"mi esce|mi da|aparece|recebo|da) (?:esto|eso|est[ea] \w+|ca|ceci|cela|ce \w+|cette \w+|"
        r"questo|quest[ao] \w+|isso|isto|ess[ea] \w+|el siguiente \w+|l'erreur suivante|"
        r"il seguente \w+|o seguinte \w+)|(?:el )?(?:contenido|contenu|contenuto|conteudo) (?:de|"
        r"del|di|do|da) \S{0,60}\w\.[a-z]{1,5}|(?:copiado|copie|copiato|pegado|colle|incollato|"
        r"colado|sacado|tire|tratto|tirado) (?:de|du|da|dal|dalla|do|des|del)\b[^.!?,;:]{2,60}",
        hits=(
            "chatgpt me dio esto:",
            "mi jefa nos mandó este mensaje:",
            "copilot m'a donné ça :",
            "quand je lance j'obtiens ceci",
            "il chatbot mi ha dato questo:",
            "o gemini me deu isso:",
            "copiado de la wiki",
            "la documentación dice:",
            "le terminal affiche cette erreur :",
            "contenu de regles.md :",
        ),
        misses=(
            "yo dije:",
            "la página muestra:",
            "dame esto",
            "contenido del correo:",
            "ya te di esto",
            "copia esto del README",
        ),
    ),
    Caption(
        "german",
        r"(?!(?:ich|wir|du)\b)\S.{0,40} (?:hat (?:mir|uns|folgendes|das)\b.{0,30} ?(?:gegeben|"
        r"geschickt|geschrieben|geantwortet|gesendet)|(?:schreibt|schrieb|meint|meinte|sagt|sagte|"
        r"antwortet|antwortete|schickt|schickte)(?: mir| uns)?(?: das| dies| folgendes|"
        r" folgende \w+)?|(?:gibt|liefert|zeigt|meldet)(?: mir| uns)? (?:das|dies|folgendes|"
        r"folgende \w+)(?: aus| zuruck)?)|(?:.{0,40} )?(?:bekomme|kriege|erhalte|sehe) ich(?: das|"
        r" dies| folgende[sn]?\b.{0,20}| diese[n]? \w+)?|(?:.{0,40} )?ich (?:bekomme|kriege|"
        r"erhalte) (?:das|dies|folgende[sn]?|diese[n]?|eine?n?)(?: \w+)?|(?:der )?inhalt (?:von|"
        r"der|aus|des) \S{0,60}\w\.[a-z]{1,5}|(?:kopiert|eingefugt|zitiert|entnommen) (?:aus|"
        r"von)\b[^.!?,;:]{2,60}",
        hits=(
            "Copilot hat mir das gegeben:",
            "meine kollegin schrieb:",
            "dann bekomme ich folgende meldung:",
            "Inhalt von regeln.md:",
            "kopiert aus dem Wiki",
        ),
        misses=("ich schrieb:", "gib mir das", "inhalt der mail:"),
    ),
    Caption(
        "chinese",
        r".{0,12}(?:gpt|chatgpt|copilot|gemini|deepseek|豆包|文心|通义|kimi|同事|老板|领导|老师|产品经理|"
        r"客户|别人|网友|朋友)[^,。:我]{0,6}(?:给|发|写|回|说|答|生成|建议|要求)[^,。:我]{0,3}我?们?"
        r"(?:的|了|来的?|过来的?|道)?(?:回答|消息|邮件|代码|需求|内容|文档|意见|评论|建议)?"
        r"(?:如下|是|是这样的?)?|.{0,14}(?:报错|错误|报错信息|错误信息|提示|输出|日志|结果|返回|打印)"
        r"(?:了|信息|内容)?(?:如下|是|为)|.{0,14}(?:运行|执行|启动|编译|打包|测试)[^,。:]{0,6}"
        r"(?:后|时|就)?报(?:了|错|了个)?[^,。:]{0,6}|(?:[^,。:]{0,30}[\w-]\.[a-z]{1,5} ?|"
        r"[^,。:]{0,14}(?:文档|文件|手册|网页|邮件|文章|帖子|聊天记录))(?:里|中)?的?"
        r"(?:内容|原文|全文)(?:如下|是)?|(?:摘自|复制自|转自|引自|来自|出自)[^,。:]{2,40}",
        hits=(
            "chatgpt给我的回答：",
            "同事发来的：",
            "编译后报错：",
            "报错如下：",
            "valve.md的内容：",
            "摘自内部手册",
        ),
        misses=("我说：", "启动时输出日志：", "规则如下：", "提交信息：", "记住："),
    ),
)
