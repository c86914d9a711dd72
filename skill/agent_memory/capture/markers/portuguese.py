"""Portuguese: the table."""

from __future__ import annotations

from agent_memory.capture.markers import (
    FATAL,
    Guard,
    Support,
    Table,
    european_guards,
    european_things,
    heads,
    pattern,
    words,
)
from agent_memory.capture.markers.english_words import PRACTICE
from agent_memory.capture.markers.portuguese_generics import GENERICS
from agent_memory.capture.markers.portuguese_made import MADE
from agent_memory.capture.markers.portuguese_plain import PLAIN
from agent_memory.capture.markers.portuguese_practice import WAYS
from agent_memory.capture.markers.portuguese_shares import SHARES
from agent_memory.capture.markers.portuguese_terse import TERSE, USE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:por favor,? )?(?:lembre|lembre-se|lembra|memorize|anote|tenha em mente)(?:[:,]| "
            r"(?:de )?que)\s*\S+ \S+",
            r"\blembr[ae](?:-se)? de (?:nao|sempre|nunca) \w+r\b \S+.*",
            r"\b(?:guarde|salve|anote|adicione|escreva) .{0,40}\b(?:n?a|n?as|em|ao|n?o) (?:suas? |"
            r"minhas? )?(?:memória|claude\.?md|regras)\b",
        ),
        keywords=words("lembre lembra guarde salve anote tenha memorize esqueça"),
        hits=(
            "lembre que a api é só leitura",
            "salve isso na memória",
        ),
        misses=("você lembra da porta",),
    ),
    heads.STANDING.row(
        pattern(
            r"\b(?:de agora em diante|a partir de (?:agora|hoje)|daqui (?:pra|para) frente|da "
            r"próxima vez)\b",
            r"^(?:toda vez que|sempre que|cada vez que|antes de cada|depois de cada|por "
            r"padrão)\b.{6,}",
        ),
        keywords=words("agora partir frente vez padrão próxima cada toda"),
        hits=(
            "a partir de agora use pnpm",
            "toda vez que mudar o esquema, gere o cliente",
        ),
        misses=("agora não",),
    ),
    heads.ALWAYS.row(
        pattern(
            r"^(?:por favor,? )?sempre (?!que\b|dá\b|está|falha|aparece|é\b)\S+ \S+",
            r"^(?!ele |ela |o |a |isso )(?:me )?\S+[ae] sempre \S+|\b(?:deve|devem|tem que) (?:\S+ "
            r")?sempre\b",
        ),
        keywords=words("sempre"),
        hits=(
            "sempre rode os testes antes de subir",
            "use sempre o formatador",
        ),
        misses=("sempre falha igual",),
    ),
    heads.NEVER.row(
        pattern(
            r"^(?:por favor,? )?(?:nunca|jamais) (?!funciona|aparece|foi|vi)\S+ \S+|\bé proibido\b"
        ),
        keywords=words("nunca jamais proibido"),
        hits=("nunca faça commit direto na main",),
        misses=("nunca funciona direito",),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:todos|todas|cada) .{2,40}\b(?:devem?|precisam?|têm que)\b \S+|^(?:garanta|"
            r"certifique-se) (?:de )?que \S+"
        ),
        keywords=words("devem deve garanta certifique precisam"),
        hits=("todos os serviços devem validar a entrada",),
        misses=("deve ser um erro",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"\b(?:use|utilize|usar|prefira) .{2,40}\b(?:em vez de|ao invés de|no lugar de|,? "
            r"não)\b \S+",
        ),
        keywords=words("vez invés lugar não"),
        hits=("use pnpm em vez de npm",),
        misses=("não usa isso",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:responda|responde|fale|fala|escreva|escreve|explica|explique|converse|"
            r"pense)\b.{0,40}\b(?:em|só|sempre) (?:português|pt-?br|inglês|espanhol)\b.*",
            r"\b(?:respostas?|comentários|nomes|mensagens|commits|documentação|docs|textos|logs|"
            r"identificadores|variáveis|docstrings|títulos)\b.{0,40}\bem (?:português|pt-?br|"
            r"inglês|espanhol)\b.*",
        ),
        hits=("responda em português", "suas respostas devem ser em espanhol"),
        misses=(
            "a página está em português",
            "traduz isso pro inglês",
        ),
    ),
    heads.WE_USE.row(
        pattern(
            r"^(?:nós |aqui |neste projeto )?(?:não )?(?:usamos|utilizamos)\b \S+|^este projeto "
            r"(?:usa|utiliza|é)\b \S+|\bdecidimos\b \S+ \S+"
        ),
        keywords=words("usamos utilizamos projeto decidimos"),
        hits=("usamos pytest para tudo",),
        misses=("não sei o que usamos",),
    ),
    heads.APPROVAL.row(
        pattern(
            r"\b(?:me pergunte|pergunte-me|me avise|me consulte)\b.{0,20}\bantes de\b",
            r"\b(?:não|nunca|nada) .{2,50}\bsem (?:minha|perguntar|permissão|me)\b",
        ),
        keywords=words("pergunte sem avise consulte"),
        hits=(
            "me pergunte antes de apagar algo",
            "não suba nada sem minha permissão",
        ),
        misses=("sem minha ajuda",),
    ),
    *WAYS,
    *GENERICS,
    *SHARES,
    *TERSE,
    *PLAIN,
    *MADE,
)

GUARDS = (
    Guard(
        name="question",
        cost=FATAL,
        keywords=words("como qual onde quando quem devo pode posso por porque pq que"),
        pattern=pattern(
            r"^(?:como|qual|onde|quando|quem|por ?qu[eê]|pq|o que|devo|posso|podemos|você pode "
            r"(?!por favor))\b"
        ),
        hits=("como faço para sempre funcionar",),
        misses=("sempre use o formatador",),
        spares=frozenset(
            {"complaint", "whenever", "approval:first", "approval:unsure", "autonomy"}
        ),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("enquanto desta agora hoje ainda momento"),
        pattern=pattern(
            r"\b(?:por enquanto|desta vez|agora mesmo|hoje|ainda|no momento)\b|^agora\b"
        ),
        hits=("por enquanto não suba nada",),
        misses=("de agora em diante use pnpm",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("erro funciona vejo obrigado perfeito falha aparece"),
        pattern=pattern(
            r"(?<!mensagens de )(?<!mensagem de )(?<!codigos de )(?<!codigo de )"
            r"(?<!tratamento de )(?<!campo de )(?<!tela de )(?<!estado de )\berro\b|"
            r"\b(?:não funciona|não vejo|obrigado|perfeito|falha|aparece)\b"
        ),
        hits=("aparece o mesmo erro",),
        misses=("não use globais", "as mensagens de erro em português"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:por favor,? |agora )?(?:adicione|crie|corrija|verifique|faça|atualize|gere|"
            r"mostre|remova|mude|execute|implemente|arrume)\b"
        ),
        hits=("adicione uma verificação que sempre rode",),
        misses=("sempre adicione testes",),
        spares=frozenset(
            {
                "no-farther:asked",
                "asked:rule",
                "approval:first",
                "forbidden",
                "dont",
                "style:how",
                "whenever",
                "only",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
            }
        ),
    ),
)

PORTUGUESE = Table(
    language="portuguese",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_guards.PORTUGUESE, *european_things.PORTUGUESE),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " testes arquivos comentários dependências"),
            pattern(r""),
            ("não use mocks em testes",),
            ("não use isso",),
        ),
    ),
    cut=pattern(
        r"(?<!falei)(?<!disse)(?<!pedi)(?<!avisei),\s+(?=(?:(?:e|mas|por favor|também|"
        r"a[ií])\s+)*(?:não (?:use|usa|mexa|mexe|faça|faz|mude|muda|coloque|coloca|"
        r"crie|cria|suba|sobe|quero|toque|toca|adicione|adiciona|apague|apaga|"
        r"precisa)|nunca|jamais|sempre (?!que)|evite|evita|use|usa|prefiro|tem que|"
        r"é preciso|me avis\w+|me pergunt\w+|a partir de agora|daqui pra frente|"
        r"de agora em diante|lembr\w+ que|já (?:falei|disse|pedi))\b)"
    ),
    subordinate=pattern(
        r"^(?:se|quando|antes de|depois de|sempre que|toda vez|cada vez|ao|para|pra|"
        r"como|embora|enquanto|caso)\b"
    ),
    lead=pattern(
        r"^(?:\W*\b(?:ok|bom|e|mas|também|então|sim|não(?=,)|oi|além disso|aliás)\b[ ,.:;!-]+)+"
    ),
    heading=pattern(r"\b(?:regras|convenções|a partir de agora|preferências)\b"),
    lasting=pattern(r"\b(?:regras|convenções|a partir de agora|preferências)\b"),
    request=pattern(
        r"^(?:por favor,? |você pode |agora )*(?:adicione|crie|corrija|verifique|faça|atualize|"
        r"gere|mostre|remova|mude|execute|implemente|use|teste|abra|suba|escreva|utilize|adiciona|"
        r"cria|corrige|muda|tira|coloca|coloque|arruma|melhora|melhore|analisa|analise|continua|"
        r"continue|faz|explica|troca|troque|deixa|volta|encontre|refaz|monta) "
        r"(?!isso$)\S+"
    ),
    alone=pattern(rf"{USE}$"),
    fragment=pattern(
        r"(?:\b(?:e|ou|mas|o|a|os|as|um|uma|de|do|da|com|para|em|por|que|se|porque)|[,:(])$"
    ),
)
