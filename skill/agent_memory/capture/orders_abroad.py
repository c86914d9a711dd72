"""Orders to write or to correct a text in other languages than English: see `orders`."""

from __future__ import annotations

from agent_memory.capture.form import Form
from agent_memory.capture.orders import TEXT_FILE

# -- Spanish, French, Italian and Portuguese, without accents ----------------------------------

_ROMANCE_TEXT = (
    r"(?:comentari\w|commentaire|commento|docstrings?|read ?me|documenta\w+|docs?|change ?log|"
    r"titul\w|titres?|titol\w|encabezado|cabecalho|en-?tete|descri\w+|mensaj\w|mensagem|message|"
    r"messaggi\w|textos?|textes?|testo|correo|courriel|e-?mails?|boton|bouton|pulsante|botao|pie|"
    rf"pied|rodape|articul\w|articles?|artigo|parrafo|paragraphes?|paragrafo|respuesta|reponse|"
    rf"risposta|resposta|aviso|seccion|section|sezione|secao|pagin\w|pages?|frases?|phrases?|todo|"
    rf"{TEXT_FILE})"
)
_ROMANCE_THIS = (
    r"(?:est[oae]|es[oae]|isto|isso|lo siguiente|o seguinte|ca|cela|ceci|ce qui suit|quest[oa]|"
    r"quanto segue|ce|cet|cette)"
)
_ROMANCE_WHICH = (
    rf"(?:une?|uno|una|um|uma|el|la|le|il|lo|les|los|las|o|a|os|as|mi|mon|ma|mes|mio|mia|meu|minha|"
    rf"i|gli|l'|otr[oa]|outr[oa]|{_ROMANCE_THIS})"
)
_ROMANCE_START = (
    r"(?:^|[.!?;,] *|\b(?:y|et|e|ora|ahora|luego|puis|por favor|favor|puedes|peux-tu|puoi|pode) )"
)

ROMANCE = (
    Form(
        "write",
        rf"{_ROMANCE_START}(?:pon|anade|agrega|escribe|mete|incluye|inserta|pega|coloca|deja|crea|"
        rf"redacta|mets|ajoute|ecris|insere|colle|inclus|redige|metti|aggiungi|scrivi|inserisci|"
        rf"incolla|poe|ponha|coloque|adicion[ae]|acrescent[ae]|escreva|insira|inclua|cole)(?:z|"
        rf"-?(?:me|le|lo|la|moi))?(?: {_ROMANCE_WHICH}(?: ?[\w'-]+){{0,3}})?(?: (?:en|al?|aux?|"
        rf"dans|sur|no|na|nel|nella|nei|sul|sulla|ao)(?: {_ROMANCE_WHICH})?)? ?(?:[\w-]+ )?(?:(?<=["
        rf" ']){_ROMANCE_TEXT})\b[^:]{{0,40}} ?$",
        hits=(
            "pon esto en el readme",
            "anade un comentario",
            "mets ca dans le readme",
            "aggiungi un commento",
            "coloca isso no readme",
        ),
        misses=(
            "pon la bomba",
            "anade una regla",
            "ajoute une pompe",
        ),
    ),
    Form(
        "change",
        rf"{_ROMANCE_START}(?:cambia|renombra|change|remplace|modifie|modifica|mude|altere|"
        rf"troque)z?\b[^:]{{0,40}}\b{_ROMANCE_TEXT}\b[^:]{{0,20}} (?:a|en|por|par|como|in|con|"
        rf"para) ?$",
        hits=(
            "cambia el titulo a",
            "change le titre en",
        ),
        misses=(
            "cambia la bomba a",
            "change la pompe",
        ),
    ),
    Form(
        "correct",
        rf"{_ROMANCE_START}(?:corrige|corrija|revisa|arregla|mejora|verifie|ameliore|relis|"
        rf"correggi|controlla|migliora|revise|melhore)(?:z|me)? (?:{_ROMANCE_WHICH} ?)?(?:[\w-]+ )?"
        rf"(?:gra\w*matic\w+|grammaire|ortografia|orthographe|redaccion|redacao|texto|texte|testo|"
        rf"frase|phrase|p\w+grafo|paragraphe|faltas|fautes|errori|formulation|puntuacion|"
        rf"ponctuation|ingles\w?|anglais)\b[^:]{{0,40}} ?$",
        hits=(
            "corrige la gramatica",
            "corrige la grammaire",
            "correggi gli errori",
        ),
        misses=(
            "corrige la bomba",
            "revisa el total",
        ),
    ),
    Form(
        "rewrite",
        rf"{_ROMANCE_START}(?:reescribe|traduce|reformula|parafrasea|resume|acorta|reecris|traduis|"
        rf"reformule|raccourcis|riscrivi|traduci|riformula|riassumi|reescreva|traduza|reformule|"
        rf"resuma)(?:z|-?(?:me|lo|la))?(?: {_ROMANCE_WHICH}(?: {_ROMANCE_TEXT})?)?(?: (?:al?|en|au|"
        rf"em|para|pour|mas|plus|per|in|piu|mais)\b[^:]{{0,30}})? ?$",
        hits=(
            "reescribe esto",
            "traduce",
            "reecris ceci",
            "riscrivi questo",
        ),
        misses=(
            "reescribe la bomba",
            "traduce las cadenas al compilar siempre y",
        ),
    ),
)


# -- German ------------------------------------------------------------------------------------

_GERMAN_TEXT = (
    rf"(?:\w*kommentar|docstring|read-?me|doku\w*|docs?|change-?log|uberschrift|titel|"
    rf"beschreibung|(?:commit-?|fehler-?)?(?:nachricht|meldung|message)|hinweis|text|e-?mail|mail|"
    rf"brief|knopf|button|fu(?:ss|\u00df)zeile|artikel|absatz|satz|antwort|abschnitt|seite|"
    rf"einleitung|todo|ticket|{TEXT_FILE})"
)
_GERMAN_THIS = r"(?:das|dies(?:e[snmr]?)?|es|folgende[snmr]?|den|die|eine?[nms]?|meine?n?)"
_GERMAN_START = r"(?:^|[.!?;,] *|\b(?:und|dann|jetzt|bitte|mal|kannst du) )"

GERMAN = (
    Form(
        "write",
        rf"{_GERMAN_START}(?:schreib|setz|pack|fug|trag|erganz|kopier|nimm|mach|verfass|"
        rf"erstell)e?(?: mir| uns| bitte| mal)*(?: {_GERMAN_THIS}(?: [\w-]+){{0,2}}?)?(?: (?:in|"
        rf"ins|im|unter|auf|an|als|uber|zur|zum)(?: (?:die|das|den|der|dem|"
        rf"eine?[nmr]?))?)?(?: [\w-]+)?? {_GERMAN_TEXT}\b[^:]{{0,40}} ?$",
        hits=(
            "schreib das in die readme",
            "fug einen kommentar hinzu",
        ),
        misses=(
            "schreib das in die pumpe",
            "setz den wert",
        ),
    ),
    Form(
        "change",
        rf"{_GERMAN_START}(?:ander|benenn|setz)e? [^:]{{0,30}}{_GERMAN_TEXT}\b[^:]{{0,20}} (?:zu|"
        rf"in|auf|um) ?$",
        hits=(
            "ander den titel zu",
            "benenn die uberschrift um",
        ),
        misses=("ander die pumpe",),
    ),
    Form(
        "correct",
        rf"{_GERMAN_START}(?:korrigier|verbesser|pruf|uberarbeit)e?(?: bitte|"
        rf" mal)* {_GERMAN_THIS} (?:[\w-]+ )?(?:grammatik|rechtschreibung|text|satz|absatz|"
        rf"formulierung(?:en)?|tippfehler|zeichensetzung|deutsch|englisch)\b[^:]{{0,30}} ?$",
        hits=(
            "korrigier die grammatik",
            "pruf bitte meinen text",
        ),
        misses=("korrigier die pumpe",),
    ),
    Form(
        "rewrite",
        rf"{_GERMAN_START}(?:formulier|schreib|ubersetz|kurz|fass)e?(?: bitte|"
        rf" mal)*(?: {_GERMAN_THIS}(?: {_GERMAN_TEXT})?)(?: (?:bitte|mal|besser|kurz))* ?(?:um|neu|"
        rf"besser|zusammen|ins? [\w ]+|auf \w+)? ?$",
        hits=(
            "formulier das um",
            "fass die mail zusammen",
        ),
        misses=("schreib die pumpe um",),
    ),
    Form(
        "translate",
        rf"{_GERMAN_START}ubersetze?(?: (?:ins|auf|nach) \w+)? ?$",
        hits=(
            "ubersetze ins englische",
            "ubersetz",
        ),
        misses=("ubersetze die pumpe ins",),
    ),
)


# -- Chinese -----------------------------------------------------------------------------------

_HAN_TEXT = (
    r"(?:readme|文档|说明|注释|更新日志|changelog|提交信息|描述|标题|页脚|页面|首页|弹窗|提示语?|按钮|邮件|"
    r"公告|帖子|文章|正文|文案|介绍|摘要|评论|回复|todo|issue|工单|[\w./-]+\.md)"
)

CHINESE = (
    Form(
        "put",
        rf"(?:把|将)(?:这|下面|以下|它|如下|此)[^:]{{0,10}}(?:写|放|加|贴|添加|插|补充|复制)(?:到|进|入|在)[^:]{{0,10}}?"
        rf" ?{_HAN_TEXT} ?(?:里面?|中|上|末尾|开头|最后|顶部|底部|的\w{{1,4}})?(?:去)?$",
        hits=(
            "把这句写进readme",
            "把下面这段加到文档末尾",
        ),
        misses=("把泵放到车间",),
    ),
    Form(
        "under",
        rf"在[^:]{{0,10}}?{_HAN_TEXT} ?(?:里面?|中|上|末尾|开头|最后|顶部|底部)?"
        rf"(?:写|加|添加|补充|插入|贴)(?:上|入|进)?(?:一[句行段条个下]|这[句行段条]|下面|如下|以下)[^:]{{0,6}}$",
        hits=(
            "在readme里加一行",
            "在文档末尾写下面",
        ),
        misses=("在车间里加泵",),
    ),
    Form(
        "add",
        rf"(?:加|写|添加|补|留|发|起草|新增|插入)(?:上|入)?一?(?:个|条|句|段|行|封|篇)[^:]{{0,4}}?{_HAN_TEXT}$",
        hits=(
            "加一条注释",
            "写一个标题",
            "起草一封邮件",
        ),
        misses=("加一条规则",),
    ),
    Form(
        "change",
        r"(?:把|将)[^:]{0,14}(?:标题|文案|按钮|提示|描述|名字|文字|注释|说明|标语)[^:]{0,6}(?:改|换|设|写)(?:成|为)$",
        hits=(
            "把标题改成",
            "将按钮文案改为",
        ),
        misses=("把泵改成",),
    ),
    Form(
        "commit",
        r"(?:提交信息|commit message|标题|文案)(?:写成?|改成|改为|就写)$",
        hits=(
            "提交信息写",
            "标题改成",
        ),
        misses=("提交信息",),
    ),
    Form(
        "rewrite",
        r"(?:润色|翻译|改写|重写|校对|总结|缩写)(?:一下|下)?(?:这|下面|以下)?[个段句篇的]*(?:话|文字|文本|句子|段落|英文|文案|摘要)?"
        r"(?:[成到为][^:]{1,6})?$",
        hits=(
            "改写这段",
            "翻译一下",
            "润色这段话",
        ),
        misses=("改写水泵",),
    ),
    Form(
        "correct",
        r"(?:修改|修正|改正|改|纠正|检查|优化)(?:一下|下)?[^:]{0,8}(?:语法|错别字|病句|措辞|语病|标点|英文|英语)"
        r"(?:错误|问题)?$",
        hits=(
            "改一下语法",
            "检查错别字",
        ),
        misses=("改一下水泵",),
    ),
)
