"""What a person wants written or corrected: the words behind an order to do so and its colon.

"put this in the readme: never feed it twice" and "fix the grammar: ..." are tasks, and what follows
their colon is the material. What is to be remembered ("add to your memory: ...", "note: ...",
"add a rule: ...") is the person's own, and so is what is always to be done.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from agent_memory.accents import plain
from agent_memory.capture.markers.language import folded

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from agent_memory.capture.handed import Said

_LONGEST = 120  # characters of an order before its colon
_COLON = re.compile(r":(?![/\\\d:])")  # of no address, no time, no path
_OWN = re.compile(
    r"\b(?:claude(?:\.md)?|agents?(?:\.md)?|memor\w+|remember|rules?|conventions?|guidelines?|"
    r"preferences?|instructions?|always|never|from now on|when(?:ever)?|if|every|each|"
    r"in (?:this|our|all) (?:project|repo\w*|codebase|team)|"
    r"reglas?|regles?|regeln?|regra|regola|siempre|nunca|toujours|jamais|immer|niemals?|sempre|mai|"
    r"cuando|quando|quand|wenn|cada|chaque|jedes|jeder|gedachtnis|convenci\w+)\b"
    r"|记住|记忆|记下|规则|规范|约定|以后|总是|永远|每次|每个|时候|时,?(?:加|写|添加|要|都)"
)

# -- English -----------------------------------------------------------------------------------

_START = (
    r"(?:^|[.!?;,)\u2014-] *|\b(?:and|then|also|now|please|pls|just|so|ok|okay|can you|could you|"
    r"would you|will you|you to|you could|you can|let's) )"
)
_FILE = r"[\w./-]+\.(?:md|mdx|txt|rst|tex|html?|docx?|adoc)"
_TEXT = (
    r"(?:comments?|doc ?strings?|javadoc|jsdoc|todo|fixme|(?:commit |error |help |status )?message|"
    r"(?:pr |meta )?description|title|sub-?title|heading|headline|banner|caption|tooltip|"
    r"placeholder|toast|notification|e-?mail|mail|letter|reply|response|post|tweet|article|"
    r"paragraph|section|sentence|intro(?:duction)?|conclusion|abstract|text|disclaimer|notice|warning|"
    r"slogan|tagline|hint|popup|dialog|modal|footnote|ticket|issue|announcement|bio|essay|blurb|"
    r"quote|label|copy|summary)"
)
_PLACE = (
    rf"(?:read ?me|docs?|documentation|change ?log|release notes|footer|header|button|pages?|"
    rf"website|wiki|faq|slides?|chapter|section|license|paper|thesis|report|manual|template|"
    rf"{_TEXT}|{_FILE})(?! (?:folder|dir\w*|repo\w*|bucket|branch|tests?|code|pipeline|build)\b)"
)
_THIS = (
    r"(?:this|that|these|those|it|the following|the (?:text|line|words?|sentence|paragraph|quote|"
    r"bit)|an?|one|another|something)(?: [\w'-]+){0,4}"
)
_WHICH = r"(?:an?|the|this|that|another|one more|the following|my|our)"
_LANGUAGE = r"(?:english|german|french|spanish|chinese|italian|portuguese|japanese|prose|writing)"
_ENGLISH = re.compile(
    rf"{_START}(?:put|add|insert|include|write|paste|append|prepend|place|drop|stick|copy|document|"
    rf"mention|note|state|explain|post|publish|send)(?: {_THIS})? (?:in|into|to|on|onto|under|"
    rf"above|below|inside|as|at the (?:top|bottom|end|start|beginning) of) (?:{_WHICH} |your "
    rf"|its )?(?:[\w-]+ ){{0,3}}?{_PLACE}\b[^:]{{0,30}}$"
    rf"|{_START}(?:add|write|create|insert|leave|post|put|draft|file|open|send|include|append|type|"
    rf"compose|use (?=this|the following))(?: (?:me|us|him|her|them))? ?{_WHICH} (?:[\w-]+ ){{0,2}}"
    rf"{_TEXT}(?: (?:to|in|on|at|above|below|under|over|for|about|next to|there|here|saying|that "
    rf"says|with|like)\b[^:]{{0,50}})?$"
    rf"|{_START}(?:change|set|rename|update|switch|replace|make|turn|edit)\b[^:]{{0,50}}\b"
    rf"(?:{_TEXT}|{_PLACE})\b[^:]{{0,30}}\b(?:to|say|read|with|into|saying)(?: this| the "
    rf"following)?$"
    rf"|\b(?:the|this|that|an?) (?:[\w-]+ ){{0,2}}(?:{_TEXT}|{_PLACE}) (?:[\w-]+ ){{0,2}}(?:should|"
    rf"must|has to|needs to|will|shall) (?:just |only )?(?:say|read|state)$"
    rf"|{_START}(?:commit|push|merge|reply|respond|answer|comment)(?: [\w-]+){{0,4}} (?:with|"
    rf"saying)(?: (?:the |this |a )?(?:commit )?(?:message|text|title|comment))?$"
    rf"|{_START}(?:fix|correct|check|improve|polish|clean up|edit|review|refine|tidy up)(?: up)? "
    rf"(?:the |my |its |this |our |any |all |that )?(?:[\w-]+ ){{0,2}}(?:grammar|spelling|wording|"
    rf"typos?|phrasing|punctuation|{_LANGUAGE}|(?<=this )(?:text|sentence|paragraph|copy)|(?<=my )"
    rf"(?:text|sentence|paragraph)|(?<=following )(?:text|sentence|paragraph))\b"
    rf"(?! of (?!this|that|these|the|my|it\b))[^:]{{0,40}}$"
    rf"|{_START}(?:rephrase|reword|paraphrase|proofread|translate|summari[sz]e|spell-?check|"
    rf"reformulate|condense|transcribe)(?: (?:this|that|it|these|those|(?:the |my )?following|"
    rf"below)\b)?(?: {_WHICH})?(?: (?:[\w-]+ ){{0,2}}(?:{_TEXT}|{_PLACE}|sentences|paragraphs))?"
    rf"(?: (?:to|into|in|as|for|so|better|more|please|again|and)\b[^:]{{0,40}})?$"
    rf"|{_START}(?:rewrite|shorten|polish|simplify)(?: (?:this|that|it|these|the following|my))?"
    rf"(?: (?:the |my )?(?:[\w-]+ )?{_TEXT})?(?: (?:for me|better|shorter|nicer|nicely|please|"
    rf"properly|again|more [\w-]+|in (?:plain|better|proper|simple|good|formal|native|my)\b"
    rf"(?: [\w-]+){{0,3}}))*$"
)

# -- Spanish, French, Italian and Portuguese, without accents ----------------------------------

_ROMANCE_TEXT = (
    r"(?:comentari\w|commentaire|commento|docstrings?|read ?me|documenta\w+|docs?|change ?log|"
    r"titul\w|titres?|titol\w|encabezado|cabecalho|en-?tete|descri\w+|mensaj\w|mensagem|message|"
    r"messaggi\w|textos?|textes?|testo|correo|courriel|e-?mails?|boton|bouton|pulsante|botao|pie|"
    rf"pied|rodape|articul\w|articles?|artigo|parrafo|paragraphes?|paragrafo|respuesta|reponse|"
    rf"risposta|resposta|aviso|seccion|section|sezione|secao|pagin\w|pages?|frases?|phrases?|todo|"
    rf"{_FILE})"
)
_ROMANCE_THIS = (
    r"(?:est[oae]|es[oae]|isto|isso|lo siguiente|o seguinte|ca|cela|ceci|ce qui suit|quest[oa]|"
    r"quanto segue|ce|cet|cette)"
)
_ROMANCE_WHICH = (
    rf"(?:une?|uno|una|um|uma|el|la|le|il|lo|les|los|las|o|a|os|as|mi|mon|ma|mes|mio|mia|meu|minha|"
    rf"i|gli|l'|otr[oa]|outr[oa]|{_ROMANCE_THIS})"
)
_ROMANCE = re.compile(
    rf"(?:^|[.!?;,] *|\b(?:y|et|e|ora|ahora|luego|puis|por favor|favor|puedes|peux-tu|puoi|pode) )"
    rf"(?:(?:pon|anade|agrega|escribe|mete|incluye|inserta|pega|coloca|deja|crea|redacta|mets|"
    rf"ajoute|ecris|insere|colle|inclus|redige|metti|aggiungi|scrivi|inserisci|incolla|poe|ponha|"
    rf"coloque|adicion[ae]|acrescent[ae]|escreva|insira|inclua|cole)(?:z|-?(?:me|le|lo|la|moi))?"
    rf"(?: {_ROMANCE_WHICH}(?: ?[\w'-]+){{0,3}})?(?: (?:en|al?|aux?|dans|sur|no|na|nel|nella|nei|"
    rf"sul|sulla|ao)(?: {_ROMANCE_WHICH})?)? ?(?:[\w-]+ )?(?:(?<=[ ']){_ROMANCE_TEXT})\b"
    rf"[^:]{{0,40}}"
    rf"|(?:cambia|renombra|change|remplace|modifie|modifica|mude|altere|troque)z?\b[^:]{{0,40}}\b"
    rf"{_ROMANCE_TEXT}\b[^:]{{0,20}} (?:a|en|por|par|como|in|con|para)"
    rf"|(?:corrige|corrija|revisa|arregla|mejora|verifie|ameliore|relis|correggi|controlla|"
    rf"migliora|revise|melhore)(?:z|me)? (?:{_ROMANCE_WHICH} ?)?(?:[\w-]+ )?(?:gra\w*matic\w+|"
    rf"grammaire|ortografia|orthographe|redaccion|redacao|texto|texte|testo|frase|phrase|p\w+grafo|"
    rf"paragraphe|faltas|fautes|errori|formulation|puntuacion|ponctuation|ingles\w?|anglais)\b"
    rf"[^:]{{0,40}}"
    rf"|(?:reescribe|traduce|reformula|parafrasea|resume|acorta|reecris|traduis|reformule|"
    rf"raccourcis|riscrivi|traduci|riformula|riassumi|reescreva|traduza|reformule|resuma)"
    rf"(?:z|-?(?:me|lo|la))?(?: {_ROMANCE_WHICH}(?: {_ROMANCE_TEXT})?)?(?: (?:al?|en|au|em|para|"
    rf"pour|mas|plus|per|in|piu|mais)\b[^:]{{0,30}})?) ?$"
)

# -- German ------------------------------------------------------------------------------------

_GERMAN_TEXT = (
    rf"(?:\w*kommentar|docstring|read-?me|doku\w*|docs?|change-?log|uberschrift|titel|"
    rf"beschreibung|(?:commit-?|fehler-?)?(?:nachricht|meldung|message)|hinweis|text|e-?mail|mail|"
    rf"brief|knopf|button|fu(?:ss|\u00df)zeile|artikel|absatz|satz|antwort|abschnitt|seite|"
    rf"einleitung|todo|ticket|{_FILE})"
)
_GERMAN_THIS = r"(?:das|dies(?:e[snmr]?)?|es|folgende[snmr]?|den|die|eine?[nms]?|meine?n?)"
_GERMAN = re.compile(
    rf"(?:^|[.!?;,] *|\b(?:und|dann|jetzt|bitte|mal|kannst du) )"
    rf"(?:(?:schreib|setz|pack|fug|trag|erganz|kopier|nimm|mach|verfass|erstell)e?(?: mir| uns| "
    rf"bitte| mal)*(?: {_GERMAN_THIS}(?: [\w-]+){{0,2}}?)?(?: (?:in|ins|im|unter|auf|an|als|uber|"
    rf"zur|zum)(?: (?:die|das|den|der|dem|eine?[nmr]?))?)?(?: [\w-]+)?? {_GERMAN_TEXT}\b"
    rf"[^:]{{0,40}}"
    rf"|(?:ander|benenn|setz)e? [^:]{{0,30}}{_GERMAN_TEXT}\b[^:]{{0,20}} (?:zu|in|auf|um)"
    rf"|(?:korrigier|verbesser|pruf|uberarbeit)e?(?: bitte| mal)* {_GERMAN_THIS} (?:[\w-]+ )?"
    rf"(?:grammatik|rechtschreibung|text|satz|absatz|formulierung(?:en)?|tippfehler|"
    rf"zeichensetzung|deutsch|englisch)\b[^:]{{0,30}}"
    rf"|(?:formulier|schreib|ubersetz|kurz|fass)e?(?: bitte| mal)*(?: {_GERMAN_THIS}(?: "
    rf"{_GERMAN_TEXT})?)(?: (?:bitte|mal|besser|kurz))* ?(?:um|neu|besser|zusammen|ins? [\w ]+|"
    rf"auf \w+)?|ubersetze?(?: (?:ins|auf|nach) \w+)?) ?$"
)

# -- Chinese -----------------------------------------------------------------------------------

_HAN_TEXT = (
    r"(?:readme|文档|说明|注释|更新日志|changelog|提交信息|描述|标题|页脚|页面|首页|弹窗|提示语?|按钮|邮件|"
    r"公告|帖子|文章|正文|文案|介绍|摘要|评论|回复|todo|issue|工单|[\w./-]+\.md)"
)
_CHINESE = re.compile(
    rf"(?:把|将)(?:这|下面|以下|它|如下|此)[^:]{{0,10}}(?:写|放|加|贴|添加|插|补充|复制)(?:到|进|入|在)[^:]{{0,10}}?"
    rf" ?{_HAN_TEXT} ?(?:里面?|中|上|末尾|开头|最后|顶部|底部|的\w{{1,4}})?(?:去)?$"
    rf"|在[^:]{{0,10}}?{_HAN_TEXT} ?(?:里面?|中|上|末尾|开头|最后|顶部|底部)?"
    rf"(?:写|加|添加|补充|插入|贴)(?:上|入|进)?(?:一[句行段条个下]|这[句行段条]|下面|如下|以下)[^:]{{0,6}}$"
    rf"|(?:加|写|添加|补|留|发|起草|新增|插入)(?:上|入)?一?(?:个|条|句|段|行|封|篇)[^:]{{0,4}}?{_HAN_TEXT}$"
    rf"|(?:把|将)[^:]{{0,14}}(?:标题|文案|按钮|提示|描述|名字|文字|注释|说明|标语)[^:]{{0,6}}(?:改|换|设|写)(?:成|为)$"
    rf"|(?:提交信息|commit message|标题|文案)(?:写成?|改成|改为|就写)$"
    rf"|(?:润色|翻译|改写|重写|校对|总结|缩写)(?:一下|下)?(?:这|下面|以下)?[个段句篇的]*(?:话|文字|文本|句子|段落|英文|文案|摘要)?"
    rf"(?:[成到为][^:]{{1,6}})?$"
    rf"|(?:修改|修正|改正|改|纠正|检查|优化)(?:一下|下)?[^:]{{0,8}}(?:语法|错别字|病句|措辞|语病|标点|英文|英语)"
    rf"(?:错误|问题)?$"
)
_EVERY = (_ENGLISH, _ROMANCE, _GERMAN, _CHINESE)

# A paragraph that is written out goes on with the text; a line typed in passing does not.
_WRITTEN = re.compile(r"\W*[A-Z\d\u00c0-\u00de#*_|<\[]|\s*[-*\u2022\u25cf]\s")


def material(lines: Sequence[Said]) -> Iterator[tuple[int, int]]:
    """Yield what stands behind an order to write or correct it: the line's rest, or what follows.

    What follows are the lines up to a blank one, and the paragraphs behind that are written out.
    """
    taken = 0
    for at, line in enumerate(lines):
        if line.start < taken or not (end := _order(line.text)):
            continue
        last = line
        if not line.text[end:].strip():
            for under in range(at + 1, len(lines)):
                one = lines[under]
                if one.start > last.end + 1 and last is not line and not _WRITTEN.match(one.text):
                    break
                last = one
        if line.start + end < last.end:
            yield line.start + end, last.end
        taken = last.end


def _order(line: str) -> int:
    """Where the order ends that a line begins with, behind its colon, or 0."""
    head = line[: _LONGEST + 1]
    if ":" not in head and "\uff1a" not in head:
        return 0
    said = plain(folded(head)).strip("\n")
    start = 0
    for colon in _COLON.finditer(said):
        order = said[start : colon.start()].strip(" \t-*\u2022>")
        if not _OWN.search(order) and any(one.search(order) for one in _EVERY):
            return colon.end()
        start = colon.end()
    return 0
