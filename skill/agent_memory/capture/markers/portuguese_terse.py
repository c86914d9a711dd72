"""Portuguese markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern, words
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

USE = rf"^(?:us[ae]m?|utiliz[ae]m?|prefira|melhor(?: usar)?|com)(?: o)? {RIVAL}"

TERSE = (
    heads.WILL.row(
        pattern(
            r"^(?:nós |a gente |aqui )?(?:não )?vamos (?:usar|utilizar|trabalhar (?:só )?com|"
            r"manter|incluir|hospedar|adotar|guardar) (?!isso\b|est[ea]s?\b|ess[ea]s?\b|"
            r"[oa]s? mesm)\S+",
            r"^vamos (?:fazer|construir|desenvolver|escrever)(?: tudo| isso| o \w+)? (?:com|em) "
            rf"{TOOL}\b",
        ),
        hits=(
            "vamos usar postgres desde o início",
            "não vamos incluir dados pessoais",
            "vamos fazer com kotlin",
        ),
        misses=("vamos usar isso", "vamos ver o próximo erro"),
        keywords=words("vamos"),
    ),
    heads.TYPED.row(
        pattern(
            r"^(?:por favor |sempre )*(?:registr[ae]|guard[ae]|salv[ae]|anot[ae]|adicion[ae]|"
            r"document[ae]|inclu[ai]|registrar|salvar) (?:também |sempre )?(?:todos os(?: meus)?|"
            r"cada|meus) (?:prompts?|perguntas|mensagens)\b"
        ),
        hits=("registre todos os prompts no arquivo",),
        misses=("salve o prompt novo",),
        keywords=words("prompt prompts perguntas mensagens"),
    ),
    heads.RIVAL.row(
        pattern(rf"{USE}(?: por favor| mesmo| no lugar)?$"),
        hits=("usa o poetry",),
        misses=("usa o pnpm para instalar isso",),
        keywords=RIVALS,
    ),
    heads.NONE_OF.row(
        pattern(
            r"^(?:nada de|sem|nenhum|nenhuma|zero|não) ?(?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comentários?|"
            r"abreviações|dependências|variáveis globais|números mágicos|lógica|"
            r"comentário óbvio)\b(?: \S+){0,5}$",
            r"^(?:nada de|sem|nenhum|nenhuma|zero|não) ?\S+(?: \S+){0,2} (?:n[oa]s?|em|"
            r"dentro d[aeo]s?|para) (?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|"
            r"deploys?|views?|endpoints?|tests?|issues?|readme|docs?|apis?|mensagens?|"
            r"mensagem|telas?|funções|função|respostas?|comentários?|testes?|código|"
            r"vers(?:ão|ões)|segredos?|datas|nomes|módulos?|modelos?)\b.{0,20}$",
            r", (?:nada de|sem|nenhum|nenhuma|zero|não) (?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comentários?|"
            r"abreviações|dependências|variáveis globais|números mágicos|lógica|"
            r"comentário óbvio)\b(?: \S+){0,3}$",
        ),
        hits=(
            "sem emoji nos commits",
            "nada de any no typescript",
            "versão fixa, nada de latest",
            "sem lógica na view",
        ),
        misses=(
            "sem internet não abre",
            "não tem teste",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|mensagens?|mensagem|telas?|"
            r"funções|função|respostas?|comentários?|testes?|código|vers(?:ão|ões)|"
            r"segredos?|datas|nomes|módulos?|modelos?)(?: \S+){0,2} (?:s[oó] (?:em|por|"
            r"com|pel[oa]|via|na)|somente|apenas|sempre (?:por|pel[oa]|via|em)|é sempre "
            r"(?:por|pel[oa]|via|em)) \S+.*",
        ),
        hits=(
            "logs só em json",
            "o deploy é sempre pela esteira",
        ),
        misses=("só falha no json",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^cada (?!vez|volta|fois|mal|раз)\S+(?: \S+){0,3} (?:em|na|no|com) (?:sua?|seu|uma?) "
            r"\S+.*",
            r"^(?:\S+ ){0,3}uma? \S+ por (?:pr|commit|branch|arquivo|módulo|classe|teste|"
            r"mr)\b.*",
            r"\bum (?:pr|commit) por (?:assunto|tema|mudança|tarefa)\b.*",
        ),
        hits=(
            "PR pequeno, um assunto por pr",
            "um commit por tarefa",
        ),
        misses=("um erro por clique",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|mensagens?|mensagem|telas?|"
            r"funções|função|respostas?|comentários?|testes?|código|vers(?:ão|ões)|"
            r"segredos?|datas|nomes|módulos?|modelos?)(?: de \S+| di \S+)?,? "
            r"(?:curt[ao]s?|pequen[ao]s?|breves?|concis[ao]s?|mínim[ao]s?|fix[ao]s?|em "
            r"inglês|em português)\b(?! (?:que|che|als|than)\b).{0,30}$",
            r"^(?:curt[ao]s?|pequen[ao]s?|breves?|concis[ao]s?|mínim[ao]s?|fix[ao]s?|em "
            r"inglês|em português) (?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|"
            r"views?|endpoints?|tests?|issues?|readme|docs?|apis?|mensagens?|mensagem|"
            r"telas?|funções|função|respostas?|comentários?|testes?|código|vers(?:ão|ões)|"
            r"segredos?|datas|nomes|módulos?|modelos?)\b.{0,30}$",
        ),
        hits=(
            "mensagem de commit curta",
            "commit em inglês",
        ),
        misses=("o botão pequeno",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:sempre|sem exceção)$",
        ),
        hits=("as datas em utc, sempre",),
        misses=("sempre falha",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:o|a|os|as) (?:\S+ ){0,3}?(?:servidor|backend|banco|cluster|ambiente|"
            r"staging|runner|máquina|sandbox|api|ci)\b.{0,30}\b(?:cai|desliga|fica "
            r"(?:fora|desligad\w|off)|está (?:fora|desligad\w)|reinicia|sai do "
            r"ar)\b.{0,20}\b(?:fim de semana|fins de semana|noites?|segunda|domingos?|"
            r"madrugada|sexta|sábados?)\b.*",
        ),
        hits=("o banco de homologação cai todo fim de semana",),
        misses=("o servidor cai ao abrir",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^o mínimo (?:suportado )?é \S+.*",
            r"^(?:versão )?mínim[ao] (?:suportad\w )?(?:é )?\S+ \d.*",
        ),
        hits=("o mínimo é android 9",),
        misses=("o mínimo comum não bate",),
    ),
    Marker(
        name="dont:told",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
            r"^(?:por favor,? )?não (?:mexe|cria|sobe|usa|coloca|bota|apaga|altera|muda|"
            r"adiciona|escreve|commita|instala|roda|inventa|deixa|põe|faz|traduz|repete|"
            r"explica|resume|gera|toca|remove|edita|assume|mistura)\b (?!mais nada|nada$|"
            r"isso)\S+.*",
            r"^(?!.*\?)\S+(?: \S+){0,2} não (?:fica|ficam|vai|vão|entra|entram|mora) "
            r"(?:no|na|nos|nas|em|pro|pra)\b \S+.*",
            r"^não quero (?:ver )?(?!isso|nada|mais isso|perder|saber|\w+r (?:o|a|os|as|um|"
            r"uma)\b)\w+(?:s|o|a)?\b \S+.*",
            r"^usa \S+, \S+ não$",
        ),
        hits=(
            "não cria arquivo novo sem necessidade",
            "segredo não fica no código",
            "não quero comentário óbvio",
            "usa yarn, npm não",
        ),
        misses=(
            "não abre a tela",
            "não usa nada",
            "não quero isso",
        ),
    ),
    Marker(
        name="we-use:gente",
        kind="decision",
        confidence="stated",
        score=15,
        keywords=(),
        pattern=pattern(
            r"^(?:aqui|no projeto|no time|por aqui)?,? ?a gente (?:só |sempre |não "
            r")?(?:usa|utiliza|segue|roda|escreve|testa|publica|deploya|guarda|prefere|"
            r"trabalha)\b \S+.*",
        ),
        hits=(
            "aqui a gente usa poetry",
            "a gente não usa orm",
        ),
        misses=(
            "a gente se fala",
            "a gente vê isso",
        ),
    ),
    heads.FACT_ACCEPTS.row(
        pattern(
            r"^(?:o|a|os|as|noss[oa]) (?:\S+ ){1,4}s[oó] (?:aceita|suporta|entende|lê|"
            r"permite|recebe)m? \S+.*",
        ),
        hits=("o cliente só aceita xml",),
        misses=("só aceita um clique",),
    ),
    heads.WE_AGREED.row(
        pattern(
            r"^(?:a gente |nós |já )*(?:combinou|combinamos|decidiu|decidimos|acertamos|"
            r"acordamos)\b,? (?:de |que |em )*\S+ \S+.*",
        ),
        hits=("a gente combinou de não usar lib externa",),
        misses=("combinado então",),
    ),
    heads.RIGHT_WAY.row(
        pattern(
            r"^o (?:certo|correto|ideal|normal aqui) é \w+r\b \S+.*",
        ),
        hits=("o certo é validar no backend",),
        misses=("o certo é isso",),
    ),
    heads.NO_NEED_TOLD.row(
        pattern(
            r"^não (?:precisa|é preciso|tem que) (?:me |ficar )*(?:explica|resum|conta|repet|"
            r"confirma|pergunta|detalha|documenta|comenta|avisa)(?:r|ir|ndo|indo|endo)\b.*",
        ),
        hits=("não precisa me explicar o que fez",),
        misses=("não precisa disso",),
    ),
    heads.STANDARD_IS.row(
        pattern(
            r"^(?:o (?:padrão|formato|estilo)|a (?:convenção|norma|regra)) (?:d[aeo]s? "
            r"\S+ |do nosso \S+ )?é\b \S+.*|^aqui (?:é|fica) tudo (?:em|no|na) \S+.*",
        ),
        hits=(
            "o padrão do projeto é snake_case",
            "aqui é tudo em camelCase",
        ),
        misses=("o formato falha",),
    ),
)
