"""Portuguese markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work, with what may stand before them.
WORK = (
    r"(?:(?:o|a|os|as|seus?|suas?|meus?|minhas?|noss[oa]s?|todo o) )?(?:codigo|testes?|tests?|"
    r"commits?|documentacao|docs|comentarios?|nomes?|variavel|variaveis|mensagens|mensagem|"
    r"respostas?|arquivos?|branches|branch|funcoes|funcao|classes?|metodos?|componentes?|tipos?|"
    r"estilos?|textos?|chaves?|senhas?|credenciais|datas?|horarios?|migrations?|migracoes|"
    r"dependencias|logs?|endpoints?|rotas?|consultas|queries|imports?|models?|modelos?|services?|"
    r"servicos?|hooks?|traducoes|tokens?|segredos|constantes|configuracao|configuracoes|tabelas?|"
    r"colunas?|scripts?|prs?|erros|excecoes|pastas?|urls?|interfaces|deploys?)"
)
_HABIT = (
    r"(?:use|utilize|responda|fale|siga|respeite|trabalhe|pense|pergunte|consulte|avise|aplique|"
    r"mantenha|priorize|pare de|leve em conta|evite|seja (?:mais|menos|breve|diret|objetiv|claro|"
    r"critic)\w*)"
)
_DEED = (
    r"(?:execute|rode|leia|escreva|verifique|valide|estude|pesquise|documente|explique|comente|"
    r"teste|revise|faca|crie|confira)"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\b(?:quero|queremos|preciso|prefiro|gostaria) que (?:voce|vc|tu)? ?(?:nao )?(?:me |"
            rf"se |sempre |nunca |so )*{_HABIT}\b(?! (?:ess[ae]s?|est[ae]s?|isso|isto|o que) )"
            r" \S+.*",
            r"\b(?:quero|queremos|preciso|prefiro) que (?:voce|vc|tu)? ?(?:me )?(?:sempre |nunca |"
            rf"antes de \S+ ){_DEED}\b.*",
            rf"\b(?:quero|preciso|prefiro) que (?:voce|vc|tu)? ?(?:me )?{_DEED} (?:sempre|cada|"
            r"todos os|todas as|so|apenas|antes de)\b.*",
        ),
        hits=(
            "quero que voce siga o guia de estilo",
            "preciso que vc sempre rode o lint",
            "quero que explique cada passo do script",
        ),
        misses=("quero que voce crie um botao", "quero que use essa cor", "preciso que funcione"),
    ),
    plain_heads.WISH_ALL.row(
        pattern(
            r"\b(?:quero|queremos|preciso|prefiro) que (?:tudo|todos|todas|cada|nenhum|nenhuma|"
            rf"sempre|{WORK})\b (?!isso|funcione)\S+.*",
            r"\b(?:quero|preciso|prefiro) que .{2,50}\b(?:em tod[oa]s (?:os|as)|sempre|nunca) .*",
            r"\b(?:quero|preciso de?) (?:tod[oa]s? (?:os|as|o|a)) \S+ .{4,}",
        ),
        hits=(
            "quero que tudo passe pela fila",
            "quero que os commits sejam curtos",
            "quero todas as rotas com autenticacao",
        ),
        misses=("quero que tudo funcione", "quero um menu", "quero que o botao fique azul"),
    ),
    plain_heads.NOT_WISHED.row(
        pattern(
            r"\bnao (?:quero|queremos) (?:ter que |voltar a )?(?!saber|perder|ver\b|ser\b|falar|"
            r"continuar|nada)\w+[aei]r(?:-?l[oa]s?|-me)?\b \S+.*",
            r"^(?:eu )?nao (?:quero|queremos) (?:mais |usar |ter )?(?!\w+r\b|que|ver|nada|o |a |"
            r"os |as |um|est[ae]s?|ess[ae]s?|saber|isso|isto|mas|mais que)\w+ (?!agora)\S+.*",
        ),
        hits=(
            "nao quero ter que subir o banco na mao",
            "nao quero guardar nada em cache",
            "nao quero dependencias pesadas",
        ),
        misses=("nao quero ver isso", "nao quero um botao ali", "nao quero saber"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:por favor,? |e |cara,? )?(?:para|pare|chega|deixa|deixe) (?:ja )?de (?!ser |"
            r"rodar o|executar o)\w{2,}r(?:-?l[oa]s?)?\b(?! (?:isso|isto)\b) \S+.*",
            r"^(?:por favor,? )?(?:para|pare) com (?:ess[ae]s? |est[ae]s? |os |as )?\S+ \S+.*",
            r"\bque (?:voce |vc )?pare de \w+r\w*\b \S+.*",
        ),
        hits=(
            "para de inventar rota que nao existe",
            "pare de criar arquivos de resumo",
            "quero que pare de mexer nos estilos",
        ),
        misses=("o app para de responder", "para rodar precisa do node", "deixa o titulo no meio"),
    ),
    plain_heads.WILL_NOT.row(
        pattern(
            r"\b(?:voce|vc|tu) (?:nao|nunca) (?:vai|deve|pode) (?!acreditar|ver\b|ser\b|conseguir|"
            r"precisar)\w+r\w*\b \S+.*",
        ),
        hits=("voce nao vai mexer no banco", "vc nao deve alterar as rotas"),
        misses=("voce nao vai acreditar nisso", "ele nao vai carregar"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!falha|nao se)\S+){{0,3}}? (?:nao |sempre )*(?:deve|devem|deveria|"
            r"deveriam|tem que|tem de|precisa|precisam) (?!ser um erro|estar errad|haver)\S+.*",
            r"^(?!.*\b(?:campos?|formulario)\b)\w+ .{0,50}\bobrigatori[oa]s?$",
        ),
        hits=(
            "os nomes das tabelas devem ser no plural",
            "o codigo tem que passar no lint",
            "as consultas precisam ser parametrizadas",
        ),
        misses=("o botao deve ser azul", "deve ser um erro", "as naves devem girar"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:nao )?(?:vai|vao|fica|ficam|mora|moram|sao|vem|vive|"
            r"vivem|(?:e|sao) (?:lid|salv|guardad|criad|definid|escrit|feit)[oa]s?) (?:sempre |so )"
            r"?(?:em|dentro|n[oa]s?|d[oa]s?|por|com|junto|fora|pel[oa]s?) (?!erro|branco|vermelho|"
            r"verde|momento|atraso)\S+.*",
        ),
        hits=(
            "as traducoes ficam na pasta lang",
            "os tokens vem do ambiente",
            "os nomes das classes sao em ingles",
        ),
        misses=("os testes vao mal", "o menu fica na direita", "a data fica estranha"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:mantenha|deixa|deixe|faz|faca) (?:tudo |as coisas |isso )?(?:o mais "
            r")?simples\b.*|^nao (?:complique|complica)(?: (?:o codigo|nada|as coisas|demais))?$",
            r"^(?:(?:quero |prefiro |gosto de |escreva |escreve |faca |faz |mantenha |mantem |"
            r"sempre )+(?:o |um |seu )?codigo |(?:o |seu )?codigo (?:deve ser |tem que ser |"
            r"precisa ser |que seja |sempre |o mais ))(?:que seja |o mais |sempre |bem |muito |"
            r"mais )*(?:simples|limpo|legivel|claro|minimalista|curto|modular|escalavel|enxuto|"
            r"facil de (?:ler|entender|manter)|profissional)\b(?! (?:n[oa]|falha|nao)\b).*",
        ),
        hits=("quero codigo limpo e sem magica", "mantenha o codigo o mais simples possivel"),
        misses=("o codigo quebrou", "o codigo limpo falha"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:preferencialmente|de preferencia|se possivel|sempre que (?:puder|possivel|der)|"
            r"na medida do possivel|melhor)\b,? (?:usa|use|usar|utilize|utilizar|escreva|evite|"
            r"evita|mantenha|trabalhe)\b (?!ess[ae]|est[ae]|isso)\S+.*",
            r"^(?!se |que )\S+(?: \S+){0,4} (?:preferencialmente|de preferencia) (?:em|com|sem|"
            r"n[oa]|como|usando|dev\w+) \S+.*",
            r"^(?:usa|use|utilize|evite|evita)\b.{2,50} (?:sempre que (?:puder|possivel|der)|na "
            r"medida do possivel)$",
        ),
        hits=(
            "de preferencia use funcoes puras",
            "os testes preferencialmente em outra pasta",
            "use a lib padrao sempre que possivel",
        ),
        misses=("melhor assim", "se possivel arruma isso", "melhor use essa cor"),
    ),
    plain_heads.ONLY_ASKED.row(
        pattern(
            r"^(?:por favor,? )?(?:faca|faz|mude|muda|altere|altera|mexa|mexe|responda|responde|"
            r"corrija)(?: n?o| a)? (?:so|somente|apenas|exatamente) (?:n?o|aquilo|isso)? ?(?:que )?"
            r"(?:eu )?(?:te )?(?:ped\w+|mand\w+|fal\w+|diss\w+|pergunt\w+)\b.*",
            r"^(?:so|somente|apenas) (?:faca|faz|mude|altere|mexa|responda) (?:n?o|aquilo) que "
            r"\S+.*",
            r"^nao (?:altere|altera|mexa|mexe|mude|muda|faca|faz|crie|adicione)\b.{0,30}(?:fora|"
            r"alem) do que (?:eu )?\S+.*",
        ),
        hits=("faca somente o que eu pedir", "nao mexa em nada alem do que pedi"),
        misses=("faz o mesmo na outra", "so muda a cor"),
    ),
    plain_heads.UNSURE.row(
        pattern(
            r"^(?:me )?(?:pergunte|pergunta|consulte|avise|avisa|pesquise|pesquisa)\b.{0,20} (?:se|"
            r"quando|caso) (?:nao (?:souber|entender|tiver|estiver)|(?:tiver|houver|ficar com|"
            r"qualquer) duvidas?|algo nao)\b.*",
            r"\b(?:se|quando|caso) (?:nao (?:souber|entender|tiver certeza)|(?:tiver|houver) "
            r"duvidas?)\b.{0,40}\b(?:pergunt\w+|consult\w+|avis[ae]|pesquis\w+|estud\w+|"
            r"par[ae])\b.*",
        ),
        hits=("me pergunte se tiver duvida", "se nao souber a regra, pergunta"),
        misses=("se nao souber a senha aparece o aviso", "me avisa se funcionar"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"\b(?:quero|prefiro) (?:eu (?:mesm[oa] )?)?\w+r(?:-?l[oa]s?)? (?:eu|por conta|"
            r"sozinh[oa])(?: mesm[oa]| propria)?\b.*|\b(?:quero|prefiro) eu (?:mesm[oa] )?\w+r\b.*",
        ),
        hits=("prefiro eu mesmo testar", "quero fazer eu mesma o deploy"),
        misses=("quero ver melhor", "eu quero isso"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:quero que (?:voce |vc )?me )?(?:me )?(?:explica|explique|ensina|ensine)(?:-me)? "
            r"(?:sempre |tudo )?(?:passo a passo|cada (?:passo|mudanca|linha|coisa)|como (?:se|pra "
            r"um)|com palavras|em termos|de (?:forma|maneira|um jeito) (?:simples|facil)|"
            r"facil)\b.*",
        ),
        hits=("me explica cada mudanca", "explique com palavras simples"),
        misses=("me explica esse erro", "explique a funcao"),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"\bprimeiro (?:o |os |as? |um )?(?:testes?|plano|explica\w*|explique|pergunt\w+|leia|"
            r"planej\w+|analis\w+|estud\w+)\b.{0,50}\b(?:e )?(?:depois|entao) (?:o |a )?(?:codigo|"
            r"implement\w+|escrev\w+|program\w+|coda\w*|muda|altera|faz)\b.*",
        ),
        hits=("primeiro o plano e depois o codigo",),
        misses=("primeiro arruma o login e depois o menu",),
    ),
    plain_heads.GUESS.row(
        pattern(
            r"^(?:e )?(?:nao|nunca) (?:invente|inventa|assuma|assume|chute|chuta|adivinhe|"
            r"suponha|minta)(?: (?:nada|coisas?|solucao|dados|apis?|rotas?)\b.*)?$",
            r"^chega de (?!isso|ess[ae]|est[ae])\w+\b.*",
        ),
        hits=("nao invente", "nunca assuma nada", "chega de remendo"),
        misses=("nao inventa essa desculpa hoje", "chega de isso"),
    ),
    plain_heads.UNTOUCHED.row(
        pattern(
            rf"^(?:n?[oa]s? )?{WORK}(?: \S+){{0,4}} (?:nao|ninguem) (?:se )?(?:mexe|toca|altera|"
            r"edita|apaga|sobe)\b.*|^nao se (?:mexe|toca|altera|edita|apaga|sobe) \S+.*",
        ),
        hits=("nas migrations antigas nao se mexe", "nao se sobe chave no repo"),
        misses=("a tabela nao aparece",),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^(?:voce |vc )?(?:pode|podes) (?!ver)\w+r\w*\b .{2,40}\bsem (?:me "
            r")?(?:pergunt\w+|ped\w+|que |avis\w+|minha|consult\w+|confirma\w+).*"
        ),
        hits=("pode rodar os testes sem perguntar", "voce pode editar os arquivos sem me pedir"),
        misses=("pode ver sem entrar",),
    ),
)
