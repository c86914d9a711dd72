"""Guards of the European languages: what the product shall do, what happens, what others say."""

from __future__ import annotations

from typing import NamedTuple

from agent_memory.capture.markers import Guard, pattern, words

_SPARED = frozenset({"asked:remember", "asked:rule", "complaint", "approval"})
# Written alike in all of them.
_LOANS = (
    "commit commits pr prs merge branch branches test tests log logs api apis endpoint endpoints "
    "script scripts release releases issue issues ticket tickets build builds ci pipeline hook "
    "hooks handler handlers service services controller worker workers job jobs token tokens json "
    "claude agent agents readme changelog docs config docstring docstrings deploy deploys"
)


class _Tongue(NamedTuple):
    """The words of one language from which its rows are built."""

    before: str  # what may stand before a subject
    work: str  # subjects of rules of the work
    modal: str
    lasting: str  # always, never
    mishaps: str  # verbs of what goes wrong
    every_time: str  # the start of an account
    to_us: str  # whom a rule speaks to
    source: str  # that somebody else says it
    only: str  # what a limit goes on with, its article included
    else_: str  # that nothing else is meant
    product: tuple[str, str]  # a hit and a miss
    account: tuple[str, str]
    reported: tuple[str, str]
    limit: tuple[str, str]


def _rows(tongue: _Tongue) -> tuple[Guard, ...]:
    """The guards of one language."""
    work = "|".join(words(f"{_LOANS} {tongue.work}"))
    lasting, mishaps = rf"\b(?:{tongue.lasting})\b", rf"\b(?:{tongue.mishaps})\b"
    required = (
        rf"^(?=.*{lasting})(?:(?:{tongue.before}) ?)?(?:[\w-]+ ){{0,3}}?(?!(?:{work}|"
        rf"{tongue.lasting}|ne|no|non|não|не) )[\w-]+ (?:ne |n'|no |non |não |не )?"
        rf"(?:(?:{tongue.lasting}) )?"
        rf"(?:ne |n'|no |non |não |не )?(?:{tongue.modal})\b"
    )
    happens = (
        rf"{lasting}.{{0,40}}{mishaps}",
        rf"{mishaps}.{{0,30}}{lasting}",
        rf"^(?:{tongue.every_time})\b(?!.*\b(?:{tongue.to_us})\b).*{mishaps}",
    )
    limit = rf"^(?=.*\b(?:no|não|ne|n'|non|nicht|kein\w*|не)\b).{{3,70}}, (?:{tongue.only})"
    nothing = rf"^(?:\S+ ){{1,4}}(?:{tongue.else_})\b"
    rows = (
        ("product", 12, (required,), tongue.product),
        ("account", 16, happens, tongue.account),
        ("reported", 14, (rf"\b(?:{tongue.source})\b",), tongue.reported),
        ("limit", 9, (limit, nothing), tongue.limit),
    )
    return tuple(
        Guard(name, cost, (), pattern(*sources), (texts[0],), (texts[1],), _SPARED)
        for name, cost, sources, texts in rows
    )


SPANISH = _rows(
    _Tongue(
        before="el|la|los|las|un|una|su|sus",
        work="código codigo función funciones migración migraciones archivo archivos fichero "
        "ficheros rama ramas clase clases método métodos módulo módulos nombre nombres mensaje "
        "mensajes comentario comentarios prueba pruebas esto eso que nadie tú usted respuestas "
        "contraseñas contraseña dependencias vistas consultas claves secretos se",
        modal="debe|deben|debería|deberían|puede|pueden|tiene que|tienen que|ha de|han de",
        lasting="siempre|nunca|jamás",
        mishaps="falla|fallan|cae|caen|rompe|rompen|cuelga|cuelgan|peta|petan|casca|revienta|"
        "bloquea|tarda|desaparece|devuelve|se queda|se pierde",
        every_time="cada vez que|siempre que",
        to_us="por favor|debes|tienes que|actualiza|ejecuta|usa|avísame|pregunta",
        source="según (?:el|la|los|mi|su)|(?:dice|dicen|pone|exige|pide) (?:el|la|los|mi|su) "
        r"(?:\w+)|eso (?:dice|pone|lo dice)|me (?:dijo|dijeron) que",
        else_="nada más|ninguna otra cosa|otra cosa|lo demás",
        only="(?:solo|sólo|solamente) (?:el|la|los|las|lo|en el|en la) ",
        product=("el cliente nunca debe ver el coste", "los mensajes siempre deben ir en inglés"),
        account=("siempre se cae al cargar", "siempre usa el formateador"),
        reported=("nunca uses eso, según el manual", "nunca uses eval"),
        limit=("no toques las vistas, solo el modelo", "no uses npm, solo pnpm"),
    )
)
PORTUGUESE = _rows(
    _Tongue(
        before="o|a|os|as|um|uma|seu|sua",
        work="código codigo função funções migração migrações arquivo arquivos ficheiro ficheiros "
        "classe classes método métodos módulo módulos nome nomes mensagem mensagens comentário "
        "comentários teste testes isto isso que ninguém você tu respostas dependências consultas "
        "senha senhas chaves segredos se",
        modal="deve|devem|deveria|deveriam|pode|podem|tem que|têm que|tem de|têm de",
        lasting="sempre|nunca|jamais",
        mishaps="falha|falham|cai|caem|quebra|trava|travam|rebenta|estoura|some|demora|devolve|"
        "desaparece|perde-se|fica preso",
        every_time="cada vez que|toda vez que|sempre que",
        to_us="por favor|deves|você deve|tens de|atualiza|atualize|roda|rode|usa|use|avisa|avise",
        source="segundo (?:o|a|os|meu|minha)|de acordo com|(?:diz|dizem|exige|pede) (?:o|a|os) "
        r"\w+|me disseram que|disseram-me que",
        else_="mais nada|nada mais|outra coisa|o resto",
        only="(?:só|somente|apenas) (?:o|a|os|as|no|na) ",
        product=("o hóspede nunca deve ver o custo", "os commits sempre devem ir em inglês"),
        account=("rebenta sempre que rodo o ecrã", "sempre use o formatador"),
        reported=("nunca use isso, segundo o manual", "nunca use eval"),
        limit=("não mexa nas vistas, só o modelo", "não use npm, só pnpm"),
    )
)
FRENCH = _rows(
    _Tongue(
        before="le|la|les|l'|un|une|son|sa|ses",
        work="code fonction fonctions fichier fichiers branche branches classe classes méthode "
        "méthodes module modules nom noms message messages commentaire commentaires tests ça cela "
        "ce qui personne tu vous on réponses dépendances passe requêtes clés secrets migrations",
        modal="doit|doivent|devrait|devraient|peut|peuvent",
        lasting="toujours|jamais",
        mishaps="plante|plantent|tombe|tombent|casse|bloque|échoue|crashe|rame|disparaît|se perd|"
        "reste bloqué",
        every_time="chaque fois que|à chaque fois que|quand",
        to_us="tu|vous|s'il te plaît|il faut|mets|lance|préviens|demande",
        source="selon (?:le|la|les|mon|ma|l')|d'après (?:le|la|les|mon|l')|dit (?:le|la|l') ?"
        r"\w+|(?:voilà )?ce qu'(?:il|elle|ils) (?:exige|exigent|demande|demandent|veut|veulent)|on "
        r"m'a dit",
        else_="rien d'autre|autre chose|le reste",
        only="(?:seulement|juste|uniquement) (?:le|la|les|l'|dans) ?",
        product=("le visiteur ne doit jamais voir le prix", "le code doit toujours être typé"),
        account=("ça plante toujours au démarrage", "lance toujours les tests"),
        reported=("ne jamais l'ouvrir, selon le manuel", "ne jamais utiliser eval"),
        limit=("ne touche pas aux vues, seulement le modèle", "n'utilise pas npm, seulement pnpm"),
    )
)
ITALIAN = _rows(
    _Tongue(
        before="il|lo|la|i|gli|le|l'|un|una|suo|sua",
        work="codice funzione funzioni file ramo rami classe classi metodo metodi modulo moduli "
        "nome nomi messaggio messaggi commento commenti test questo ciò che nessuno tu si risposte "
        "password dipendenze query chiavi segreti migrazione migrazioni",
        modal="deve|devono|dovrebbe|dovrebbero|può|possono",
        lasting="sempre|mai",
        mishaps="fallisce|falliscono|cade|crasha|crashano|rompe|blocca|sparisce|si perde|si "
        "pianta|esplode",
        every_time="ogni volta che|quando",
        to_us="tu|per favore|devi|aggiorna|esegui|usa|avvisami|chiedimi",
        source="secondo (?:il|la|lo|i|il mio)|(?:dice|dicono|pretende|vuole) (?:il|la|i) "
        r"(?:manuale|cliente|capo|prof\w*|docs?|guida|regolamento)|mi hanno detto che",
        else_="nient'altro|altro|il resto",
        only="(?:solo|soltanto|solamente) (?:il|la|lo|i|gli|le|nel|nella) ",
        product=("il cliente non deve mai vedere il costo", "il codice deve sempre avere i tipi"),
        account=("crasha sempre al primo avvio", "usa sempre il formatter"),
        reported=("non aprirlo mai, secondo il manuale", "non usare mai eval"),
        limit=("non toccare le viste, solo il modello", "non usare npm, solo pnpm"),
    )
)
GERMAN = _rows(
    _Tongue(
        before="der|die|das|den|ein|eine|jede|jeder|jedes|sein|seine|ihre",
        work="code funktion funktionen datei dateien zweig klasse klassen methode methoden modul "
        "module modulen name namen nachricht nachrichten kommentar kommentare du ihr wir man ich "
        "niemand keiner das dies es antworten abhängigkeiten abfragen schlüssel migration "
        "passwort passwörter kennwörter migrationen commit-nachrichten variablen",
        modal="darf|dürfen|soll|sollen|sollte|sollten|muss|müssen|kann|können",
        lasting="immer|nie|niemals|nie wieder",
        mishaps="abstürzt|stürzt|hängt|bricht|fällt aus|schlägt fehl|verschwindet|läuft|bleibt|"
        "springt|ist|fehlt|flackert",
        every_time="immer wenn|immer,? wenn|jedes mal|jedesmal|sobald",
        to_us="du|dir|bitte|wir|man|führe|schreib|aktualisiere|sag|frag|musst|sollst|soll|muss",
        source=r"laut (?:dem|der|den|meinem)? ?\w+|(?:sagt|schreibt|meint|verlangt) (?:der|die|"
        r"das) \w+|so steht es (?:in|im)|mir wurde gesagt",
        else_="sonst nichts|nichts anderes|nichts weiter|den rest",
        only="nur (?:der|die|das|den|dem|im|in der) ",
        product=("der gast darf nie den preis sehen", "namen müssen immer englisch sein"),
        account=("immer wenn der ofen pausiert, läuft die uhr weiter", "führe immer die tests aus"),
        reported=("nie öffnen, laut handbuch", "nie eval nutzen"),
        limit=("fass die views nicht an, nur das modell", "nicht npm, nur pnpm"),
    )
)
RUSSIAN = _rows(
    _Tongue(
        before="каждый|каждая|каждое|наш|наша|его|ее",
        work="код функция функции файл файлы ветка ветки класс классы метод методы модуль модули "
        "имя имена коммит коммиты сообщения комментарий комментарии тест тесты это ты вы мы никто "
        "пароль пароли ответы зависимости запросы ключи секреты миграция миграции логи",
        modal=r"должен|должна|должно|должны|может|могут",
        lasting="всегда|никогда",
        mishaps="падает|падают|ломается|зависает|виснет|вылетает|тормозит|пропадает|"
        "отваливается|теряется",
        every_time="каждый раз,? когда|всякий раз,? когда|когда",
        to_us="ты|вы|пожалуйста|надо|нужно|запускай|обновляй|спрашивай",
        source=r"согласно \w+|по словам \w+|(?:говорит|пишет|требует) (?:заказчик|клиент|начальник|"
        r"препод\w*|автор|документация)|это (?:требование|требования|цитата) из|мне сказали",
        else_="больше ничего|ничего больше|ничего другого|ничего кроме|остальное",
        only="(?:(?:оставь|сделай|покажи|напиши|выведи|исправь) )?только (?:сам|саму|само|в сам) ?|"
        "(?:оставь|сделай|покажи|напиши|выведи|исправь) только|просто \\w+[йи]\\b",
        product=("сообщение никогда не должно теряться", "тесты всегда должны проходить"),
        account=("всегда падает на первом шаге", "всегда запускай тесты"),
        reported=("никогда не открывай, согласно инструкции", "никогда не используй eval"),
        limit=("не трогай вьюхи, только саму модель", "не используй npm, только pnpm"),
    )
)
