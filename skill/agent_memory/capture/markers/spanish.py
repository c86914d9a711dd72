"""Spanish: the table."""

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
from agent_memory.capture.markers.spanish_generics import GENERICS
from agent_memory.capture.markers.spanish_made import MADE
from agent_memory.capture.markers.spanish_plain import PLAIN
from agent_memory.capture.markers.spanish_practice import WAYS
from agent_memory.capture.markers.spanish_shares import SHARES
from agent_memory.capture.markers.spanish_terse import TERSE, USE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:por favor,? )?(?:recuerda|ten en cuenta|memoriza|anota)(?:[:,]| que)\s*\S+ \S+",
            r"\b(?:guarda|anota|añade|agrega|escribe) .{0,40}\b(?:en|a|al) (?:tu |la |las |mis |"
            r"el )?(?:memoria|claude\.?md|reglas)\b",
            r"^no olvides que \S+|\brecuerda (?:no|siempre|nunca) \w+r\b \S+.*",
        ),
        keywords=words("recuerda ten guarda anota memoriza olvides"),
        hits=("recuerda que la api es de solo lectura", "guarda esto en tu memoria"),
        misses=("¿recuerdas el puerto",),
    ),
    heads.STANDING.row(
        pattern(
            r"\b(?:de ahora en adelante|a partir de (?:ahora|hoy)|en adelante|la próxima vez)\b",
            r"^(?:cada vez que|antes de cada|después de cada|por defecto)\b.{6,}",
        ),
        keywords=words("ahora partir adelante vez defecto próxima cada"),
        hits=("a partir de ahora usa pnpm", "cada vez que cambies el esquema, regenera el cliente"),
        misses=("ahora no", "cada vez va peor"),
    ),
    heads.ALWAYS.row(
        pattern(
            r"^(?:por favor,? )?siempre (?!que\b|me\b|está|sale|da\b|es\b|falla|tarda)\S+ \S+",
            r"^(?!es |el |la |me |se )(?:\S+[aeo]s?|haz|pon|ten|sal) siempre \S+|\b(?:debe|debes|"
            r"deben|tiene que|hay que) (?:\S+ )?siempre\b|\bsiempre (?:debes?|deben|hay que)\b",
        ),
        keywords=words("siempre"),
        hits=("siempre ejecuta las pruebas antes de subir", "usa siempre el formateador"),
        misses=("siempre falla igual", "el botón siempre está vacío"),
    ),
    heads.NEVER.row(
        pattern(
            r"^(?:por favor,? )?(?:nunca|jamás) (?:\w+es|\w+as|\w+uses|debes|hagas|se debe)\b \S+|"
            r"\bno \w+es nunca\b|\b(?:está|queda) prohibido\b"
        ),
        keywords=words("nunca jamás prohibido"),
        hits=("nunca modifiques los archivos generados", "está prohibido subir claves"),
        misses=("nunca funciona bien",),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:todos|todas|cada) .{2,40}\b(?:deben?|tienen? que)\b \S+|^asegúrate de (?:que )?"
            r"\S+ \S+|^hay que (?!agregar|añadir|crear|hacer|corregir|arreglar|revisar|cambiar|"
            r"quitar|ver|buscar|mejorar|poner|terminar)\S+ \S+"
        ),
        keywords=words("deben debe asegúrate hay tienen"),
        hits=("todos los servicios deben validar la entrada",),
        misses=("debe ser un error",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"\b(?:usa|utiliza|usar|prefiere|usemos) .{2,40}\b(?:en (?:vez|lugar) de|,? no)\b "
            r"\S+",
        ),
        keywords=words("vez lugar no"),
        hits=("usa pnpm en vez de npm",),
        misses=("no lo usa",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:responde|contesta|habla|escribe|comunícate|explica|razona|piensa)(?:me|"
            r"nos)?\b.{0,40}\b(?:en|solo|siempre) (?:español|castellano|inglés|portugués|francés|"
            r"alemán|italiano|catalán|ruso|chino)\b.*",
            r"\b(?:respuestas|comentarios|nombres|mensajes|commits|documentación|docs|textos|logs|"
            r"identificadores|variables|docstrings|títulos)\b.{0,40}\ben (?:español|castellano|"
            r"inglés|portugués|francés|alemán|italiano|catalán|ruso|chino)\b.*",
        ),
        hits=(
            "responde en español",
            "los comentarios van en inglés",
            "explícame todo en castellano",
        ),
        misses=("la página está en español", "traduce esto al inglés"),
    ),
    heads.WE_USE.row(
        pattern(
            r"^(?:nosotros |aquí |en este proyecto )?(?:no )?(?:usamos|utilizamos|trabajamos|"
            r"desplegamos)\b \S+|^este proyecto (?:usa|utiliza|es)\b \S+|\b(?:hemos decidido|"
            r"decidimos)\b \S+ \S+"
        ),
        keywords=words("usamos utilizamos trabajamos desplegamos proyecto decidido decidimos"),
        hits=("usamos pytest para todo", "este proyecto usa go"),
        misses=("no sé qué usamos",),
    ),
    heads.APPROVAL.row(
        pattern(
            r"\b(?:pregúntame|consúltame|avísame|confirma conmigo)\b.{0,20}\bantes de\b",
            r"\b(?:no|nunca|nada) .{2,50}\bsin (?:mi|preguntar|preguntarme|permiso|consultar)\b",
        ),
        keywords=words("pregúntame sin consulta consúltame confirma"),
        hits=("pregúntame antes de borrar algo", "no subas nada sin mi permiso"),
        misses=("sin mi ayuda no puede",),
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
        keywords=words("cómo qué cuál dónde cuándo quién puedes podemos debo hay como que porque"),
        pattern=pattern(
            r"^(?:¿|cómo|qué(?! (?:no|te dejes|dejes))|por qué|cuál|dónde|cuándo|quién|puedes "
            r"(?!por favor)|podemos|debo|debería)\b|¿"
        ),
        hits=("cómo hago que siempre funcione",),
        misses=("siempre usa el formateador",),
        spares=frozenset(
            {"complaint", "whenever", "approval:first", "approval:unsure", "autonomy"}
        ),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("ahora vez todavía hoy momento aún"),
        pattern=pattern(
            r"\b(?:por ahora|esta vez|todavía|hoy|por el momento|aún)\b|(?<!de )(?<!desde )"
            r"(?<!partir de )\bahora\b"
        ),
        hits=("por ahora no subas nada",),
        misses=("de ahora en adelante usa pnpm",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("error funciona veo gracias perfecto falla sale"),
        pattern=pattern(
            r"(?<!mensajes de )(?<!mensaje de )(?<!codigos de )(?<!codigo de )(?<!manejo de "
            r")(?<!campo de )(?<!pagina de )(?<!estado de )\berror\b|\b(?:no funciona|no veo|"
            r"gracias|perfecto|falla|sale)\b"
        ),
        hits=("sigue sin ir, sale el mismo error",),
        misses=("no uses globales", "los mensajes de error en inglés"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:por favor,? )?(?:agrega|añade|crea|corrige|revisa|haz|actualiza|genera|muestra|"
            r"elimina|cambia|ejecuta|arregla|implementa)\b"
        ),
        hits=("agrega una comprobación que siempre corra",),
        misses=("siempre agrega pruebas",),
        spares=frozenset(
            {
                "no-farther:asked",
                "asked:rule",
                "approval:first",
                "forbidden",
                "dont",
                "style:how",
                "whenever",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
            }
        ),
    ),
)

SPANISH = Table(
    language="spanish",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_guards.SPANISH, *european_things.SPANISH),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " pruebas archivos comentarios dependencias rama claves"),
            pattern(r""),
            ("no uses mocks en pruebas",),
            ("no uses eso",),
        ),
    ),
    cut=pattern(
        r"(?<!dije)(?<!dicho)(?<!repito),\s+(?=(?:(?:y|pero|por favor|adem[aá]s|"
        r"también)\s+)*(?:no (?:uses|toques|hagas|cambies|pongas|agregues|añadas|"
        r"borres|crees|subas|quiero)|nunca|jam[aá]s|siempre (?!que)|evita|usa|utiliza|"
        r"prefiero|hay que|av[ií]same|preg[uú]ntame|deja de|a partir de ahora|"
        r"de ahora en adelante|recuerda|ya te dije)\b)"
    ),
    subordinate=pattern(
        r"^(?:si|cuando|antes de|después de|siempre que|cada vez|al|para|como|aunque|"
        r"mientras|en caso)\b"
    ),
    lead=pattern(
        r"^(?:\W*\b(?:ok|vale|bueno|y|pero|también|entonces|sí(?=[,.!])|no(?=,)|hola|además|por "
        r"cierto)\b[ ,.:;!-]+)+"
    ),
    heading=pattern(r"\b(?:reglas|convenciones|normas|a partir de ahora|preferencias)\b"),
    lasting=pattern(r"\b(?:reglas|convenciones|normas|a partir de ahora|preferencias)\b"),
    request=pattern(
        r"^(?:por favor,? |puedes )*(?:agrega|añade|crea|corrige|revisa|haz|actualiza|genera|"
        r"muestra|elimina|cambia|ejecuta|arregla|implementa|usa|prueba|abre|sube|escribe|analiza|"
        r"quita|pon|mueve|busca|mejora|dame|explicame|reemplaza|centra|mira|termina|sigue|continua|"
        r"resolve|resuelve|realiza|modifica|inserta|vuelve|traduce|conecta) (?!lo$|"
        r"esto$)\S+"
    ),
    alone=pattern(
        rf"{USE}$",
        r"^(?:que )?(?:nunca|jamas|no) (?:lo )?(?:asumas|supongas|inventes|adivines|improvises|"
        r"alucines|commitees|pushees|hardcodees)$",
    ),
    fragment=pattern(
        r"(?:\b(?:y|o|pero|el|la|los|las|un|una|de|del|con|para|en|por|que|si|porque|a|al)|[,:(])$"
    ),
)
