"""Portuguese markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.portuguese_plain import WORK

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:o|a|este|esse|esta|essa|noss[oa]|meu) (?:projeto|app|aplicativo|api|site|sistema|"
            r"ferramenta|jogo|bot)(?: \S+)? (?:e|sera|vai ser|e voltad[oa]) (?:so |somente |apenas "
            r")?(?:para|pra|pro) (?!que )\S+.*",
            r"^(?:(?:o|a|os|as|meu|minha|noss[oa]|este|esse|esta|essa|todo o) )?(?:back-?end|back|"
            r"front-?end|front|api|app|aplicacao|aplicativo|projeto|servidor|banco(?: de dados)?|"
            r"db|site|sistema|cliente|repo|repositorio|bot|codigo|plugin|monorepo|producao|prod|"
            r"staging|stack|infra|servicos?|microsservicos?)(?: \S+)? (?:esta|estao|e|sao|roda|"
            r"rodam|usa|usam|utiliza|fica|foi)(?: (?:feit|escrit|programad|montad|desenvolvid|"
            r"hospedad|construid)[oa]s?)?(?: (?:em|no|na|com|sobre|um|uma|so|de))* "
            rf"{TOOL}.*",
        ),
        hits=(
            "o backend e em django",
            "o app roda no kubernetes",
            "nosso front usa vue 3",
        ),
        misses=("a pagina esta em portugues", "o projeto quebrou", "a api e lenta"),
    ),
    plain_heads.SETUP.row(
        pattern(
            r"^(?:eu )?(?:uso|utilizo|trabalho (?:com|no|em)|programo (?:em|no)|desenvolvo (?:em|"
            rf"no)|estou (?:usando|no|trabalhando (?:com|em))|tenho) (?:\S+ ){{0,2}}?{TOOL}"
            r"(?! (?:falha|nao|aberto)).*",
            r"^(?:eu )?(?:nao )?sou (?:um |uma |so |muito )?(?:desenvolvedor|programador|dev|"
            r"engenheir|iniciante|leig|novat|novo em|designer|estudante|tecnic|"
            r"especialista)\w*\b.*",
            r"\b(?:nao|nunca|sempre) (?:usamos|utilizamos|alteramos|mexemos|editamos) \S+.*",
        ),
        hits=(
            "uso ubuntu com zsh",
            "nao sou programador",
            "aqui nunca usamos jquery",
        ),
        misses=("tenho um erro", "sou eu de novo", "nao uso isso"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:use|usa|utilize|usar|faca em|faca com) {TOOL}(?:,? \S+ {TOOL})?(?: (?:para|pra|"
            rf"em tod[oa]s?|com) .{{3,40}})?$",
        ),
        hits=("use typescript em todo o projeto", "use postgres"),
        misses=("use isso",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:use|usa|utilize|reutilize|reaproveite|aproveite|siga|segue|respeite|mantenha|"
            r"mantem)\b.{1,50}\b(?:que ja (?:existem?|tem|temos|estao|esta)|existentes?|ja "
            r"existentes?|atual|do projeto|que temos|em tod[oa]s (?:os|as))\b.*",
        ),
        hits=("use os helpers que ja existem", "respeite a estrutura atual"),
        misses=("use o botao verde", "segue o erro"),
    ),
    plain_heads.FORM.row(
        pattern(
            rf"^{WORK}(?: e {WORK})?(?: \S+)? (?:sempre |tudo |todos )?(?:em|com|no padrao|no "
            r"formato|seguindo) (?:o )?(?:camel ?case|snake[ _]?case|kebab[ -]?case|pascal ?case|"
            r"utc|json|yaml|markdown|conventional commits?|semver|plural|singular|maiusculas?|"
            r"minusculas?|imperativo|portugues|pt-?br|ingles)\b.{0,30}$",
            r"^(?:o padrao|a arquitetura|a convencao|o estilo) (?:aqui |d[oa] \S+ )?e \S+.*",
            r"^(?:aqui )?tudo (?:roda|vai|fica|passa|e feito|esta) (?:em|no|na|com|por|pel[oa]|"
            r"dentro) (?!ordem|tela|branco|preto|erro|cima)\S+.*",
        ),
        hits=("os commits no padrao conventional commits", "tudo roda em container"),
        misses=("a pagina em portugues", "tudo vai bem"),
    ),
    plain_heads.EACH.row(
        pattern(
            r"^(?!se |quando |por que|me )\S.{2,60} (?:em|a|apos|depois de|antes de|com|por|para) "
            r"cada (?:mudanca|commit|passo|push|pr|tarefa|feature|funcao|funcionalidade|alteracao|"
            r"iteracao|deploy|release|implementacao|etapa|fase|merge)\b.{0,20}$",
        ),
        hits=("um teste a cada mudanca", "backup antes de cada release"),
        misses=("se fecha a cada passo", "cada vez pior"),
    ),
)
