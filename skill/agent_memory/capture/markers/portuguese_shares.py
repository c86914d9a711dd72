"""Portuguese markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_ME = r"(?:eu|a gente|nós)"
_DO = (
    r"(?:faço|faz|fazemos|escrevo|escreve|reviso|revisa|publico|publica|subo|sobe|cuido|cuida|"
    r"decido|decide|testo|testa|traduzo|traduz|guarda|guardamos|roda|rodamos|mantém|mantemos|"
    r"valido|valida|aprovo|aprova|resolvo|resolve|mexo|monto|monta|assino|assina|gero|gera|usa|"
    r"usamos|calcula|calculamos|trata|tratamos)"
)
_SEEN = (
    r"(?!.*\b(?:erro|erros|bug|quebrado|quebrou|agora|hoje|ontem|ainda|de novo|trava\w*|lent\w+|"
    r"errad\w+|sumiu|vazi\w+|parece|não funciona|botão|tela)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"^{_SEEN}(?!isso\b|isto\b|aqui\b|por que|o que\b|quando\b|se\b)(?:o |a |os |as "
            rf")?[\w-]+(?: [\w-]+){{0,3}} {_ME} (?:sempre |só |mesm[oa]s? )?{_DO}\b(?! isso| "
            r"aquilo).*",
            rf"^{_SEEN}{_ME} mesm[oa]s? {_DO}\b .+|^{_SEEN}{_ME} {_DO} .{{3,40}} (?:eu mesm[oa]|à "
            r"mão|na mão|manualmente|pessoalmente)\b",
            r"^(?:o |a |os |as )?[\w-]+(?: [\w-]+){0,3} (?:é|são|fica|ficam) (?:comigo|por "
            r"minha conta|minha decisão|meu trabalho|seu trabalho|contigo)\b",
            r"^(?:você|vc|tu) só (?:escreve|faz|mexe|altera|propõe|sugere|gera|cuida|revisa)\b .+",
        ),
        hits=(
            "o deploy a gente faz pela pipeline",
            "a revisão do texto é comigo",
            "você só escreve os testes",
            "eu mesma publico na loja",
        ),
        misses=("isso a gente faz depois", "a tela eu faço hoje", "por que a gente usa isso"),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:só |faz |faça )?(?:um|uma) (?:\w+ )?(?:passo|tarefa|coisa|mudança|etapa|"
            r"arquivo|pergunta|alteração|commit)(?: só| apenas)? (?:por vez|de cada vez|e "
            r"(?:espera|para|me espera|aguarda))\b.*",
            r"^(?:um|uma) (?:passo|tarefa|coisa|etapa) só\b.+|^(?:faz|faça) (?:um|uma),? (?:eu "
            r"confirmo|e espera|me mostra|aí).*",
            r"^não (?:emende?a?|junte?a?|misture?a?) (?:uma|um|as|os|várias|tudo)\b.+|^vamos por "
            r"partes[,:]? .+",
        ),
        hits=(
            "um passo só e espera o meu ok",
            "uma etapa de cada vez",
            "não junta várias mudanças num commit",
        ),
        misses=("uma tarefa falhou", "faz uma tela nova", "um passo a mais"),
    ),
    heads.WORD.row(
        pattern(
            r"\bsó (?:\w+ ){0,4}?(?:quando|se|depois que|com) (?:eu (?:falar|disser|pedir|"
            r"mandar|der|confirmar|aprovar|quiser)|(?:o )?meu (?:ok|aval|sim))\b",
            r"\b(?:espera|aguarda|aguarde|espere) (?:o )?meu (?:ok|aval|sinal|sim)\b",
        ),
        hits=(
            "documento só quando eu pedir",
            "só segue quando eu der o ok",
            "espera meu sinal antes de publicar",
        ),
        misses=("só funciona quando eu clico", "espera carregar", "só se der"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"^{_SEEN}(?!isso\b|ele\b|ela\b|eu\b|você\b)(?:\S+ ){{1,6}}?não (?:sai|saem|vai|vão|"
            r"entra|entram|passa|passam|sobe|sobem|fica|ficam|roda|rodam|pode|podem) "
            r".{0,40}?\bsem (?!querer|parar|motivo)\S+.*",
            rf"^{_SEEN}(?:nenhum|nenhuma) \S+.{{0,40}} sem \S+.*",
        ),
        hits=("nome de aluno não sai daqui sem máscara", "nenhuma migração sem volta"),
        misses=("isso não sai sem erro", "não vai sem internet agora"),
    ),
    heads.TAKES.row(
        pattern(
            rf"^{_SEEN}(?!isso\b|ele\b|ela\b|eu\b|você\b|quem\b|se\b)(?:o |a |os |as )?[\w-]+(?: "
            r"[\w-]+){0,3} (?:leva|levam|usa|usam|recebe|recebem|guarda|guardam|carrega|"
            r"carregam|aceita|aceitam|conhece) (?:só|apenas|somente) \S+.*",
        ),
        hits=("a exportação leva só o código, sem nome", "o núcleo usa apenas a biblioteca padrão"),
        misses=("ele usa só um", "a tela usa só metade"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^antes de \w+r (?:qualquer|alguma?|uma?|cada|nov[oa]s?|as?|os?)\b[^,]{2,50}?,? "
            r"(?:me )?(?:tira|tire|pergunta|pergunte|avisa|avise|mostra|mostre|roda|rode|testa|"
            r"teste|confirma|confirme|faz|faça|lê|leia|olha|olhe|consulta|espera|espere|verifica|"
            r"verifique|checa|cheque|fala)\b.*",
        ),
        hits=(
            "antes de publicar qualquer coisa tira os nomes",
            "antes de criar uma tabela me pergunta",
        ),
        misses=("antes de ontem rodava", "antes de sair salva"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"^{_SEEN}(?:tudo|nada) (?:que|o que|de|do|da|em) .{{3,50}}? (?:é|vai|fica|tem|deve|"
            r"precisa|sai|passa|entra|leva|usa|mora|vem|sobe)\b \S+.*",
        ),
        hits=("tudo que é dinheiro fica em centavos", "nada que identifica aluno sai do servidor"),
        misses=("tudo que fiz quebrou", "nada de mais"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:é )?(?:a |pela )?(?:segunda|terceira|quarta|quinta|enésima|\d+ª) vez (?:que "
            r"você|já|,|:).{6,}",
            r"^(?:outra vez|de novo),? (?:você|vc|com|sem)\b.{6,}|^já (?:falei|disse|"
            r"pedi|avisei)\b(?! (?:sobre|d)\S* (?:isso|isto)).{8,}",
            r"^quantas vezes (?:eu )?(?:tenho que|preciso|já)\b.{6,}",
        ),
        hits=("terceira vez que você mexe no cabeçalho", "quantas vezes preciso pedir texto curto"),
        misses=("a segunda vez falha", "de novo o erro"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:mexe|mexa|muda|mude|altera|altere|toca|toque) só (?:n?o|n?a|n?os|n?as|em|"
            r"aqui)\b.{0,20}?\bque (?:eu )?(?:pedi|falei|mandei|apontei)\b.*",
            r"^(?:não|nunca) (?:me )?(?:crie|cria|faça|faz|mexa|mexe|mude|muda|gere|gera|"
            r"adicione|adiciona|altere|altera)\b.{2,40} que (?:eu )?não (?:pedi|falei|"
            r"mandei)\b.*",
            r"^(?:o resto|as outras|os outros)\b.{0,20} (?:fica|ficam|continua|continuam) "
            r"(?:como (?:está|estão|era)|igual|iguais|intact\w+)\b.*",
        ),
        hits=(
            "mexe só no que eu pedi",
            "não cria arquivo que eu não pedi",
            "o resto fica como está",
        ),
        misses=("mexe só na cor", "não muda que quebra", "o resto fica torto"),
    ),
)
