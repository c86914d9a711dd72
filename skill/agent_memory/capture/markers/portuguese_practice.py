"""Portuguese markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:adicione|adiciona|coloque|coloca|salve|salva|guarde|guarda|escreva|anote|anota|"
            r"inclua|registre|grave)\b.{0,50}\b(?:nas?|nos?|em|aos?|pras?|à) (?:suas? |minhas? )?"
            r"(?:claude\.?md|agents\.?md|memória|regras|instruções)\b",
            r"^(?:lembre(?:-se)?|lembra|tenha em mente|não esqueça|não se esqueça)(?: de)?(?: que|"
            r":)? \S+ \S+ \S+",
        ),
        hits=(
            "adicione essa regra no claude.md",
            "lembre-se que o servidor é somente leitura",
        ),
        misses=(
            "a regra do firewall falha",
            "não lembro a porta",
        ),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\b(?:eu )?já (?:te |lhe )?(?:falei|disse|pedi|avisei|expliquei|havia dito)\b"
            r"(?! (?:sobre|d)\S* (?:isso|isto)).{4,}",
            r"\bquantas vezes\b.{6,}",
            r"(?<!nao )(?<!nao te )(?<!so )(?<!so te )\b(?:falei|disse|pedi) (?:pra|para|que)\b"
            r"(?! (?:vc |voce )?(?:so |apenas )?responder).{6,}",
            r"\bpor que (?:você )?(?:sempre|de novo|continua|ainda|fica)\b (?!(?:falha|dá|demora|"
            r"aparece|trava)\b)\S+ \S+",
            r"^(?:de novo|outra vez|novamente),? (?:você )?\w+(?:ou|eu|iu)\b.{4,}",
            r"\bvocê (?:sempre|de novo|outra vez|continua|vive) (?:respond\w+|mud\w+|apag\w+|"
            r"esquec\w+|adicion\w+|alter\w+|cri\w+|coloc\w+|us\w+)\b.*",
            r"\besqueceu (?:(?:de novo|outra vez) de \w+r|de (?:rodar|executar|atualizar|testar|"
            r"commitar|perguntar|avisar|documentar))\b.*",
        ),
        hits=(
            "já falei pra não apagar os comentários",
            "por que você sempre responde em inglês",
            "de novo você mudou o lockfile",
        ),
        misses=(
            "ele disse algo",
            "por que sempre falha",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:me )?(?:pergunte|pergunta|consulte|avise|avisa|peça permissão|confirme|"
            r"mostre)\b.{0,30}\b(?:antes|primeiro)\b.*",
            r"\bantes de .{3,40}\b(?:me (?:pergunt|consult|avis|mostr)[ae]|peça|confirme "
            r"comigo|fale comigo)\b.*",
            r"\b(?:não|nunca|nada) .{2,60}\bsem (?:minha|meu|que eu|antes|perguntar|me perguntar|"
            r"permissão|consultar|avisar|me avisar|autorização|aprovação|pedir)\b.*",
            r"^(?:se|quando) (?:não )?(?:tiver certeza|souber|entender|tiver dúvidas?|houver "
            r"dúvidas?|estiver em dúvida|ficar na dúvida).{0,20}\b(?:pergunt\w+|me pergunte|"
            r"consulte|me avise|avise)\b.*",
            r"\bquero ver (?:o|a|os|as|seu|um) (?:plano|diff|mudanças|proposta|"
            r"codigo)\b.{0,20}\b(?:antes|primeiro)\b.*|^(?:se|antes de|quando) (?:for "
            r")?\w+r?\b.{2,40}\b(?:avis[ae]|pergunt[ae])(?:-me)? (?:primeiro|antes)\b.*",
            r"\b(?:só|somente|apenas) (?:se|quando|depois que) eu (?:pedir|mandar|aprovar|"
            r"autorizar|confirmar)\b.*",
        ),
        hits=(
            "me pergunte antes de apagar algo",
            "não suba nada sem minha permissão",
        ),
        misses=(
            "sem minha ajuda não dá",
            "ele me perguntou",
        ),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"\b(?:é|está|fica|e) (?:terminantemente )?proibido\b \S+.*",
            r"^proibido \S+.*",
            r"\b(?:não se deve|você não (?:deve|pode)|nunca (?:deve|devem))\b \w+r\b.*",
            r"\b(?:nunca|jamais) (?:devem?|podem?) (?:ficar|estar|ir|conter|aparecer)\b.*",
            r"^(?:daqui (?:em|pra|para) (?:diante|frente)|a partir de (?:agora|hoje)|de agora em "
            r"diante|de hoje em diante|da próxima vez)\b,? ?\S+.{5,}",
            r"^(?:por favor,? )?(?:nunca|jamais) (?:faça|registre|publique|instale|force|pule|use|"
            r"mexa|altere|apague|crie|coloque|suba|commite|edite|delete|rode|escreva|remova|mude|"
            r"adicione)\b \S+.*",
        ),
        hits=(
            "é proibido usar any",
            "senhas nunca devem ficar no código",
        ),
        misses=(
            "nunca carrega",
            "não se pode abrir",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"(?:^|[,;] )(?:por favor,? )?não (?:use|faça|mude|mexa|toque|crie|apague|adicione|"
            r"coloque|inclua|altere|modifique|escreva|suba|remova|invente|assuma|quebre|repita|"
            r"instale|rode|execute|misture|deixe|traduza|exponha|salve|gere|edite|reescreva|"
            r"registre|logue|publique|traga|comente|remova|mova|renomeie|duplique|force|desative|"
            r"desligue|reinicie|sobrescreva|abrevie|omita|converta|envie|peça|pergunte|refatore|"
            r"atualize|pule|ignore|imprima|explique|resuma|delete|commite|suponha|exclua)\b \S+",
            r"^(?:nada de|nenhum\w*|zero) (?!problema|ideia)\S+ .{2,}",
            r"^evit(?:e|ar) (?!problemas|isso)\S+.*",
            r"\bnão quero (?:que você \w+|ver|mais|nenhum\w*)\b \S+.*",
        ),
        hits=(
            "não mexa no banco de produção",
            "evite variáveis globais",
            "não quero que você adicione dependências",
        ),
        misses=(
            "não funciona",
            "não quero isso",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\b(?:eu )?(?:prefiro|gosto (?:mais )?de|não gosto de|odeio|detesto)\b (?!(?:como|"
            r"isso|esse|essa|assim)\b|(?:a |o )?(?:op[cç]|vers|primeir|segund|terceir|outr|"
            r"anterior|original|\d|ideia))\S+ \S+.*",
        ),
        hits=(
            "prefiro funções pequenas",
            "não gosto de comentários óbvios",
        ),
        misses=(
            "gostei de como ficou",
            "prefiro a segunda opção",
            "não gosto disso",
        ),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:(?:neste|nesse|no nosso|no) (?:projeto|repo|repositório|time)|aqui|nós|nosso "
            r"time|nossa equipe|o time|a gente|(?:este|esse|nosso) (?:projeto|repositório|repo|"
            r"código|serviço))\b,? (?:não )?(?:sempre )?(?:só )?(?:usamos|utilizamos|usa|utiliza|"
            r"trabalhamos|seguimos|segue|escrevemos)\b \S+.*",
        ),
        hits=(
            "neste projeto usamos tabs",
            "nosso time usa branches curtas",
        ),
        misses=(
            "este projeto não abre",
            "aqui falha",
        ),
    ),
    Marker(
        name="only",
        kind="constraint",
        confidence="stated",
        score=16,
        keywords=(),
        pattern=pattern(
            r"^(?:só|somente|apenas) (?:use|utilize|usar|crie|altere|mexa|commite|faça|edite|dê|"
            r"suba)\b \S+ \S+.*",
            r"^(?:faça|faz|use|usa|rode|roda|suba|sobe|crie|cria|altere|altera|acesse|publique)\b "
            r".{2,40} (?:exclusivamente|unicamente|somente|apenas|só) (?:por|pel[oa]s?|com|via|"
            r"através|usando) \S+.*",
        ),
        hits=("só use bibliotecas aprovadas", "rode os testes exclusivamente via docker"),
        misses=("só falta isso",),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:responda|responde|me responda|explique|escreva|fale)\b(?: sempre)?(?: de "
            r"(?:forma|maneira|modo))? (?:curt[ao]s?|breve|concisa|direta|objetiva|resumida|"
            r"simples)\w*\b.*",
        ),
        hits=("responda de forma curta",),
        misses=("a página está em português",),
    ),
    heads.DUTY.row(
        pattern(
            r"^(?:cada|todo|toda|todos|todas) .{2,40}\b(?:deve|devem|tem que|precisa|precisam|"
            r"leva|levam|requer)\b .{3,}",
        ),
        hits=("toda função precisa de docstring",),
        misses=("tudo funciona",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:toda vez que|sempre que|quando|cada vez que) (?:você )?(?:mudar|alterar|mexer|"
            r"adicionar|criar|terminar|acabar|fizer|editar|apagar|publicar)\b.{6,}",
            r"^(?:antes|depois) de (?:cada|fazer|subir|publicar|commitar|mudar|alterar|terminar|"
            r"editar|escrever) .{8,}",
        ),
        hits=("toda vez que mudar a api atualize a documentação",),
        misses=("quando abro falha",),
    ),
)
