"""Spanish markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern, words
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

USE = rf"^(?:us[ae]n?|utili[cz][ae]n?|mejor(?: usa)?|con) {RIVAL}"

TERSE = (
    heads.WILL.row(
        pattern(
            r"^(?:aquí )?(?:no )?vamos a (?:usar|utilizar|trabajar (?:solo )?con|"
            r"mantener|incluir|"
            r"alojar|adoptar|guardar) (?!eso\b|est[ea]s?\b|es[ea]s?\b|l[oa]s?\b|el mismo)\S+",
            r"^vamos a (?:hacer|construir|desarrollar|escribir)(?:lo| todo| el \w+)? (?:con|en) "
            rf"{TOOL}\b",
        ),
        hits=("vamos a usar postgres", "no vamos a incluir datos personales"),
        misses=("vamos a usar eso", "vamos a ver el error"),
        keywords=words("vamos"),
    ),
    heads.TYPED.row(
        pattern(
            r"^(?:por favor |siempre )*(?:guarda|registra|anota|añade|agrega|documenta|guardar|"
            r"registrar|incluye) (?:también |siempre )?(?:todos (?:los|mis)|cada|mis) (?:prompts?|"
            r"preguntas|mensajes)\b"
        ),
        hits=("guarda todos los prompts en un archivo",),
        misses=("guarda los cambios del prompt",),
        keywords=words("prompt prompts preguntas mensajes"),
    ),
    heads.RIVAL.row(
        pattern(rf"{USE}(?: por favor| mejor| en su lugar)?$"),
        hits=("utiliza poetry",),
        misses=("usa pnpm para instalar eso",),
        keywords=RIVALS,
    ),
    heads.NONE_OF.row(
        pattern(
            r"^(?:nada de|sin|ning[uú]n|ninguna|cero|no) ?(?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comentarios|"
            r"abreviaturas|dependencias|variables globales|n[uú]meros m[aá]gicos|"
            r"l[oó]gica|comentarios obvios)\b(?: \S+){0,5}$",
            r"^(?:nada de|sin|ning[uú]n|ninguna|cero|no) ?\S+(?: \S+){0,2} (?:en|dentro "
            r"de|para) (?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|"
            r"views?|endpoints?|tests?|issues?|readme|docs?|apis?|mensajes?|ramas?|"
            r"vistas?|funciones|funci[oó]n|respuestas?|comentarios?|pruebas?|c[oó]digo|"
            r"despliegues?|versi[oó]n(?:es)?|secretos?|fechas|nombres|m[oó]dulos?|el "
            r"despliegue|modelos?)\b.{0,20}$",
            r", (?:nada de|sin|ning[uú]n|ninguna|cero|no) (?:emojis?|any|latest|mocks?|"
            r"todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|jquery|ai|"
            r"trailing|wildcards?|force|magic|singletons?|orm|root|sudo|comentarios|"
            r"abreviaturas|dependencias|variables globales|n[uú]meros m[aá]gicos|"
            r"l[oó]gica|comentarios obvios)\b(?: \S+){0,3}$",
        ),
        hits=(
            "sin emojis en los commits",
            "nada de any en typescript",
            "versión fija, nada de latest",
            "sin lógica en las vistas",
        ),
        misses=(
            "sin conexión no abre",
            "no hay tests",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|mensajes?|ramas?|vistas?|"
            r"funciones|funci[oó]n|respuestas?|comentarios?|pruebas?|c[oó]digo|"
            r"despliegues?|versi[oó]n(?:es)?|secretos?|fechas|nombres|m[oó]dulos?|el "
            r"despliegue|modelos?)(?: \S+){0,2} (?:s[oó]lo (?:en|por|con|desde|a "
            r"trav[eé]s)|[uú]nicamente|siempre por) \S+.*",
        ),
        hits=(
            "logs solo en json",
            "el despliegue solo por ci",
        ),
        misses=("solo falla en json",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^cada (?!vez|volta|fois|mal|раз)\S+(?: \S+){0,3} (?:en|con) (?:su|una?) \S+.*",
            r"^(?:\S+ ){0,3}un[ao]? \S+ por (?:pr|commit|rama|archivo|m[oó]dulo|clase|"
            r"test|mr)\b.*",
            r"\bun (?:pr|commit) por (?:cosa|tema|cambio|tarea)\b.*",
        ),
        hits=(
            "PRs pequeños, un tema por pr",
            "un commit por tarea",
        ),
        misses=("un error por cada clic",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|mensajes?|ramas?|vistas?|"
            r"funciones|funci[oó]n|respuestas?|comentarios?|pruebas?|c[oó]digo|"
            r"despliegues?|versi[oó]n(?:es)?|secretos?|fechas|nombres|m[oó]dulos?|el "
            r"despliegue|modelos?)(?: de \S+| di \S+)?,? (?:cort[ao]s?|peque[nñ][ao]s?|"
            r"breves?|concis[ao]s?|m[ií]nim[ao]s?|fij[ao]s?)\b(?! (?:que|che|als|"
            r"than)\b).{0,30}$",
            r"^(?:cort[ao]s?|peque[nñ][ao]s?|breves?|concis[ao]s?|m[ií]nim[ao]s?|"
            r"fij[ao]s?) (?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|mensajes?|ramas?|vistas?|"
            r"funciones|funci[oó]n|respuestas?|comentarios?|pruebas?|c[oó]digo|"
            r"despliegues?|versi[oó]n(?:es)?|secretos?|fechas|nombres|m[oó]dulos?|el "
            r"despliegue|modelos?)\b.{0,30}$",
        ),
        hits=(
            "mensajes de commit cortos",
            "prs pequeños por favor",
        ),
        misses=("el botón pequeño",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:siempre|sin excepci[oó]n)$",
        ),
        hits=("las fechas en utc, siempre",),
        misses=("siempre falla",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:el|la|los|las) (?:\S+ ){0,3}(?:servidor|backend|base|cl[uú]ster|entorno|"
            r"staging|runner|m[aá]quina|sandbox|api|ci)\b.{0,30}\b(?:se apaga|est[aá] "
            r"(?:apagad\w|ca[ií]d\w|cerrad\w)|no est[aá]|se reinicia|se "
            r"cae)\b.{0,20}\b(?:fin(?:es)? de semana|noches?|lunes|domingos?|madrugada|"
            r"viernes|s[aá]bados?)\b.*",
        ),
        hits=("el servidor de pruebas se apaga los fines de semana",),
        misses=("el servidor se cae al abrir",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^el m[ií]nimo (?:soportado )?es \S+.*",
            r"^(?:versi[oó]n )?m[ií]nim[ao] (?:soportad\w )?(?:es )?\S+ \d.*",
        ),
        hits=("el mínimo es android 9",),
        misses=("el mínimo común no cuadra",),
    ),
    heads.FACT_ACCEPTS.row(
        pattern(
            r"^(?:el|la|los|las|nuestr[oa]) (?:\S+ ){1,4}(?:s[oó]lo|[uú]nicamente) "
            r"(?:acepta|admite|soporta|entiende|lee|permite)n? \S+.*",
        ),
        hits=("el cliente solo acepta xml",),
        misses=("solo acepta un clic",),
    ),
    heads.WE_AGREED.row(
        pattern(
            r"^(?:hemos |ya )?(?:acordamos|quedamos|decidimos|acordado|quedado|decidido|"
            r"hab[ií]amos (?:acordado|quedado))\b,? (?:en |que |no )*\S+ \S+.*",
        ),
        hits=("acordamos no usar librerías externas",),
        misses=("me acordé de algo",),
    ),
    heads.RIGHT_WAY.row(
        pattern(
            r"^lo (?:correcto|suyo|normal aquí|ideal) es \w+r\b \S+.*",
        ),
        hits=("lo correcto es validar en el servidor",),
        misses=("lo correcto es esto",),
    ),
    heads.NO_NEED_TOLD.row(
        pattern(
            r"^no (?:hace falta|es necesario|necesito|tienes|tenes) (?:que )?(?:me )?(?:expli\w+|"
            r"resum\w+|cuentes|contarme|repit\w+|repetir\w*|confirm\w+|pregunt\w+|detall\w+|"
            r"saludes|pidas|pedir\w*|muestres|avis\w+|document\w+|coment\w+)\b.*",
        ),
        hits=("no hace falta que me expliques lo que hiciste",),
        misses=("no hace falta nada",),
    ),
    heads.STANDARD_IS.row(
        pattern(
            r"^(?:el (?:estándar|formato|estilo|criterio)|la (?:convención|norma|regla)) "
            r"(?:del? \S+ |de nuestro \S+ )?(?:es|son)\b \S+.*",
        ),
        hits=("el estándar del proyecto es snake_case",),
        misses=("el formato falla",),
    ),
)
