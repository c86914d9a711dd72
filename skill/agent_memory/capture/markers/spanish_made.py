"""Spanish markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.spanish_plain import WORK

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:el|la|este|esta|nuestr[oa]|mi) (?:proyecto|app|aplicacion|api|web|sitio|"
            r"herramienta|juego|bot)(?: \S+)? (?:es|sera|va a ser|esta pensad[oa]) (?:solo |"
            r"unicamente |solamente |nada mas )?para (?!que )\S+.*",
            r"^(?:(?:el|la|los|las|mi|mis|nuestr[oa]s?|este|esta|todo el) )?(?:back-?end|back|"
            r"front-?end|front|api|app|aplicacion|proyecto|servidor|base de datos|bd|bbdd|db|web|"
            r"sitio|cliente|repo|repositorio|bot|codigo|plugin|monorepo|sistema|produccion|prod|"
            r"staging|stack|infra|servicios?|microservicios?)(?: \S+)? (?:esta|estan|es|son|va|"
            r"corre|corren|usa|usan|utiliza|funciona)(?: (?:hech|escrit|programad|montad|"
            r"desarrollad|desplegad|basad|construid)[oa]s?)?(?: (?:en|con|sobre|un|una|solo|de))* "
            rf"{TOOL}.*",
            r"\bes (?:un|una) (?:proyecto|app|aplicacion|api|web|bot|juego|monorepo|libreria|"
            r"sitio)(?: "
            rf"\S+)? (?:en|con|de|hech[oa] (?:en|con)) {TOOL}.*",
        ),
        hits=(
            "es una api hecha con fastapi",
            "el backend esta en django",
            "la app corre sobre kubernetes",
            "nuestro front es angular 17",
        ),
        misses=("la pagina esta en español", "el proyecto esta roto", "la api es lenta"),
    ),
    plain_heads.SETUP.row(
        pattern(
            r"^(?:yo )?(?:uso|utilizo|trabajo (?:con|en)|programo (?:en|con)|desarrollo en|estoy "
            rf"(?:usando|trabajando (?:con|en)|en)|tengo) (?:\S+ ){{0,2}}?{TOOL}(?! (?:falla|no|"
            r"abierto)).*",
            r"^(?:yo )?(?:no )?soy (?:un |una |solo |muy )?(?:desarr?ol+ador|programador|ingenier|"
            r"principiante|novat|nuevo en|disenador|estudiante|tecnic|experto)\w*\b.*",
            r"\b(?:recuerda|acuerdate|ojo),? (?:usamos|tenemos|trabajamos con) \S+.*",
            rf"\b(?:usamos|utilizamos|trabajamos con) {TOOL}.*",
            r"\b(?:no|nunca|siempre) (?:usamos|utilizamos) \S+.*",
        ),
        hits=(
            "uso ubuntu con zsh",
            "no soy programador",
            "recuerda usamos prisma y postgres",
            "aqui nunca usamos jquery",
        ),
        misses=("tengo un error", "soy yo otra vez", "no uso eso"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:usa|utiliza|usar|hazlo con|hazlo en) {TOOL}(?:,? \S+ {TOOL})?(?: (?:para|en "
            rf"tod[oa]s?|con) .{{3,40}})?$",
        ),
        hits=("usa typescript en todo el proyecto", "usa postgres"),
        misses=("usa eso",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:usa|utiliza|reutiliza|aprovecha|sigue|respeta|manten|mantene|usar|"
            r"seguir)\b.{1,50}\b(?:que ya (?:existen?|hay|estan?|tenemos)|existentes?|ya "
            r"existentes?|actual|del proyecto|que tenemos|en tod[oa]s (?:los|las))\b.*",
        ),
        hits=("usa los helpers que ya existen", "respeta la estructura actual del repo"),
        misses=("usa el boton verde", "sigue el error"),
    ),
    plain_heads.FORM.row(
        pattern(
            rf"^{WORK}(?: (?:y|e) {WORK})?(?: \S+)? (?:siempre |todo |todos )?(?:en|con|segun) "
            r"(?:camel ?case|snake[ _]?case|kebab[ -]?case|pascal ?case|utc|json|yaml|markdown|"
            r"conventional commits?|semver|plural|singular|mayusculas|minusculas|presente|"
            r"imperativo|espanol|castellano|ingles|catalan|portugues)\b.{0,30}$",
            r"^(?:el (?:estandar|patron|estilo)|la (?:arquitectura|convencion)) (?:aqui |del \S+ )?"
            r"es \S+.*",
            r"^(?:aqui )?todo (?:corre|va|se ejecuta|se hace|pasa|esta) (?:en|con|por|dentro de) "
            r"(?!la pantalla|orden)\S+.*",
        ),
        hits=("las variables en camelCase", "la arquitectura aqui es hexagonal"),
        misses=("la pagina en español", "todo va bien"),
    ),
    plain_heads.EACH.row(
        pattern(
            r"^(?!si |cuando |por que|me |se )\S.{2,60} (?:en|a|tras|despues de|antes de|con|por|"
            r"para) cada (?:cambio|commit|paso|push|pr|tarea|feature|funcion\w*|modificacion|"
            r"iteracion|deploy|release|implementacion|etapa|fase|merge)\b.{0,20}$",
        ),
        hits=(
            "un test por cada cambio",
            "copia de seguridad antes de cada release",
            "changelog en cada pr",
        ),
        misses=("se cierra en cada paso", "error raro", "cada vez peor"),
    ),
)
