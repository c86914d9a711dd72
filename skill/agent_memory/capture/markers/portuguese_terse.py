"""Portuguese markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern

TERSE = (
    Marker(
        name="none:of",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
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
    Marker(
        name="only:through",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
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
    Marker(
        name="one:per",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
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
    Marker(
        name="short:thing",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
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
    Marker(
        name="always:last",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=(),
        pattern=pattern(
            r"^\S+(?: \S+){2,8}, (?:sempre|sem exceção)$",
        ),
        hits=("as datas em utc, sempre",),
        misses=("sempre falha",),
    ),
    Marker(
        name="fact:hours",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^(?:o|a|os|as) (?:\S+ ){0,3}?(?:servidor|backend|banco|cluster|ambiente|"
            r"staging|runner|máquina|sandbox|api|ci)\b.{0,30}\b(?:cai|desliga|fica "
            r"(?:fora|desligad\w|off)|está (?:fora|desligad\w)|reinicia|sai do "
            r"ar)\b.{0,20}\b(?:fim de semana|fins de semana|noites?|segunda|domingos?|"
            r"madrugada|sexta|sábados?)\b.*",
        ),
        hits=("o banco de homologação cai todo fim de semana",),
        misses=("o servidor cai ao abrir",),
    ),
    Marker(
        name="fact:minimum",
        kind="decision",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
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
            r"^não quero (?:ver )?(?!isso|nada|mais isso)\w+(?:s|o|a)?\b \S+.*",
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
    Marker(
        name="fact:accepts",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=(),
        pattern=pattern(
            r"^(?:o|a|os|as|noss[oa]) (?:\S+ ){1,4}s[oó] (?:aceita|suporta|entende|lê|"
            r"permite|recebe)m? \S+.*",
        ),
        hits=("o cliente só aceita xml",),
        misses=("só aceita um clique",),
    ),
    Marker(
        name="we-agreed",
        kind="decision",
        confidence="stated",
        score=16,
        keywords=(),
        pattern=pattern(
            r"^(?:a gente |nós |já )*(?:combinou|combinamos|decidiu|decidimos|acertamos|"
            r"acordamos)\b,? (?:de |que |em )*\S+ \S+.*",
        ),
        hits=("a gente combinou de não usar lib externa",),
        misses=("combinado então",),
    ),
    Marker(
        name="right:way",
        kind="constraint",
        confidence="observed",
        score=12,
        keywords=(),
        pattern=pattern(
            r"^o (?:certo|correto|ideal|normal aqui) é \w+r\b \S+.*",
        ),
        hits=("o certo é validar no backend",),
        misses=("o certo é isso",),
    ),
    Marker(
        name="no-need:told",
        kind="preference",
        confidence="stated",
        score=16,
        keywords=(),
        pattern=pattern(
            r"^não (?:precisa|é preciso|tem que) (?:me |ficar )?(?:explicar|resumir|"
            r"contar|repetir|confirmar|perguntar|detalhar)\b.*",
        ),
        hits=("não precisa me explicar o que fez",),
        misses=("não precisa disso",),
    ),
    Marker(
        name="standard:is",
        kind="decision",
        confidence="observed",
        score=13,
        keywords=(),
        pattern=pattern(
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
