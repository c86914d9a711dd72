"""Portuguese markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:cada|todo|toda|todos|todas|qualquer|nenhum|nenhuma)\b (?!usuário|"
            r"cliente|jogador|aluno|isso)\S.{1,40}?\b(?:devem?|tem que|têm que|tem de|"
            r"precisam?(?: de)?|exigem?|podem?|levam?|pode)\b (?!ser (?:um|o) (?:erro|"
            r"bug))\S+.*",
        ),
        hits=(
            "cada tela precisa ter um estado de carregamento",
            "todas as rotas têm que exigir autenticação",
            "nenhum módulo deve conhecer a interface",
        ),
        misses=(
            "tudo deve ser um erro meu",
            "todos falham sempre",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?:os|as|o|a|nossos?|nossas?)\b \S.{1,40}?\bsempre (?:vão|vai|levam?|usam?|"
            r"devolvem?|retornam?|começam?|terminam?|ficam? (?:em|no|na|nos|nas|dentro)|"
            r"vivem?|rodam?|se (?:guardam?|escrevem?)|(?:são|é) (?:em|de|no|na|com|por)|"
            r"passam? (?:por|pel[oa])|herdam?|partem?|incluem?|têm|tem|seguem?|saem? "
            r"de)\b (?!(?:um |o )?(?:erro|bug|vazi|nul|mal\b|lent|travad))\S+.*",
        ),
        hits=(
            "os testes sempre rodam no contêiner",
            "os modelos sempre ficam na pasta core",
            "as datas sempre são em utc",
        ),
        misses=(
            "os botões sempre falham",
            "a api sempre retorna erro",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:por (?:norma|regra|princípio|convenção|padrão|política)|como (?:norma|"
            r"regra)(?: geral)?|via de regra|em regra)\b,? (?!me\b|funciona|vai\b)\S+ "
            r"\S+.*",
        ),
        hits=(
            "via de regra não usamos bibliotecas abandonadas",
            "por convenção os branches duram um dia",
        ),
        misses=("em regra funciona bem",),
    ),
    heads.MUST_TO.row(
        pattern(
            r"^(?:(?:é )?(?:preciso|necessário|obrigatório|importante)|precisa-se|tem que|"
            r"há que|deve-se)\b (?:sempre )?(?!ver\b|saber|ser\b|que eu)\w+[aeiô]r\b \S+.*",
        ),
        hits=(
            "é preciso validar o formulário no servidor",
            "deve-se fechar a conexão no fim",
        ),
        misses=(
            "é preciso ver isso",
            "tem que ser agora",
        ),
    ),
)
