"""Spanish markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:añade|agrega|pon|mete|guarda|escribe|anota|incluye|graba|"
            r"apunta)\b.{0,50}\b(?:en|a|al|de) (?:tu |la |las |tus |mis |el |los )?(?:claude\.?md|"
            r"agents\.?md|memoria|reglas|instrucciones)\b",
            r"^(?:recuerda|recordá|recordate|acuérdate|acordate|ten presente|no olvides)(?: (?:de "
            r")?que|:)? \S+ \S+ \S+",
            r"(?<!no )(?<!me )(?<!se )(?<!lo )\brecuerda que \S+ \S+ \S+",
        ),
        hits=(
            "añade esta regla al claude.md",
            "recuerda que el servidor es de solo lectura",
        ),
        misses=(
            "la regla del firewall falla",
            "no recuerdo el puerto",
        ),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\b(?:ya )?(?:te|se) (?:lo )?(?:dije|he dicho|había dicho|pedí|he pedido|advertí|"
            r"repetí)\b(?! (?:que me (?:des|hagas|digas|muestres|pases)|(?:solo |que )?(?:\d|una?|"
            r"el|la|por)\b)).{4,}",
            r"\bcuántas veces\b.{6,}",
            r"\bpor qué (?:siempre|otra vez|sigues|vuelves a|de nuevo)\b (?!(?:falla|sale|da|"
            r"tarda|aparece)\b)\S+ \S+",
            r"^(?:otra vez|de nuevo|has vuelto a|volviste a|vuelves a) \w*(?:ste|aste|iste|ar|er|"
            r"ir|as)\b.{4,}",
            r"\b(?:siempre|otra vez|de nuevo) (?:me )?(?:respondes|contestas|cambias|borras|"
            r"olvidas|agregas|modificas|haces commit|creas)\b.*",
            r"\bte (?:olvidaste|has olvidado) (?:(?:otra vez|de nuevo|siempre) (?:de )?\w+r|de "
            r"(?:correr|ejecutar|actualizar|probar|commitear|preguntar|avisar|documentar))\b.*",
        ),
        hits=(
            "te dije que no tocaras la configuración",
            "por qué siempre respondes en inglés",
            "otra vez cambiaste el lockfile",
            "te olvidaste otra vez de correr las pruebas",
        ),
        misses=(
            "me dijo algo",
            "por qué siempre falla",
            "otra vez el mismo error",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:pregúntame|consúltame|avísame|pídeme permiso|confírmame|confirma conmigo|"
            r"muéstrame (?:primero|antes))\b.{0,30}\b(?:antes|primero)\b.*",
            r"\b(?:antes de) .{3,40}\b(?:pregúntame|consúltame|avísame|pídeme|confirma conmigo|"
            r"muéstrame)\b.*",
            r"\b(?:no|nunca|nada) .{2,60}\bsin (?:mi|que yo|antes|preguntar\w*|permiso|"
            r"consultar\w*|avisar\w*|autorización|aprobación|pedir\w*)\b.*",
            r"^(?:si|cuando) (?:no )?(?:estás segur\w+|sabes|entiendes|tienes dudas?|hay dudas?|"
            r"lo tienes claro|dudes|algo no está claro).{0,20}\b(?:pregunta\w*|pregúntame|"
            r"consulta\w*|consúltame|dime|avísame)\b.*",
            r"\bquiero ver (?:el|la|los|las|tu|un) (?:plan|diff|cambios|propuesta|diseño|codigo)\b"
            r".{0,20}\b(?:antes|primero)\b.*|^(?:si|antes de|cuando) (?:vas a )?\w+r?\b.{2,40}\b"
            r"(?:avisa|pregunta|consulta)\w* (?:primero|antes)\b.*",
            r"\b(?:solo|únicamente) (?:si|cuando) (?:yo )?(?:te )?lo (?:pida|diga|apruebe|"
            r"autorice)\b.*",
        ),
        hits=(
            "pregúntame antes de borrar algo",
            "no subas nada sin mi permiso",
        ),
        misses=(
            "sin mi ayuda no puede",
            "me preguntó antes",
        ),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"\b(?:está|queda|esta) (?:terminantemente )?prohibido\b \S+.*",
            r"^prohibido \S+.*",
            r"\b(?:no se (?:debe|permite)|no debes|nunca (?:debe|deben|debes))\b \w+r\b.*",
            r"\b(?:nunca|jamás) (?:deben?|pueden?) (?:estar|ir|contener|aparecer|quedar)\b.*",
            r"^(?:por favor,? )?(?:nunca|jamás) (?:\w+es|\w+as|hagas|subas|pongas)\b \S+.*",
        ),
        hits=(
            "está prohibido usar any",
            "las claves nunca deben estar en el código",
            "nunca hagas push directo",
        ),
        misses=(
            "nunca carga bien",
            "no se puede abrir el archivo",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"(?:^|[,;] )(?:por favor,? )?(?:que )?no (?:\w+ )?(?:uses|hagas|cambies|toques|crees|"
            r"borres|agregues|añadas|pongas|incluyas|modifiques|escribas|subas|elimines|inventes|"
            r"asumas|rompas|repitas|instales|ejecutes|mezcles|dejes|traduzcas|expongas|guardes|"
            r"generes|edites|reescribas|refactorices|actualices|quites|saltes|ignores|imprimas|"
            r"expliques|resumas|abras|supongas|metas|modifique|cambie|agregue|toque|borre|elimine|"
            r"ponga|incluya|invente|asuma|ejecute|instale|escriba)\b \S+",
            r"^(?:por favor,? )?no (?:te |me |lo |la |les? )?(?!eres|sabes|puedes|entiendes|ves|"
            r"tienes|debes|haces|pasas|estas|crees que|otras|ellas|muchas|todas|nuevas|buenas|"
            r"mas)\w{3,}(?:[^aeiou\W]es|as)\b \S+.*",
            r"^(?:nada de|ning[uú]n\w*|cero) (?!problema|idea)\S+ .{2,}",
            r"^evita(?:r)? (?!problemas|eso|esto)\S+.*",
            r"\bno quiero (?:que (?:me )?\w+[ae]s|ver|más|ningún\w*)\b \S+.*",
        ),
        hits=(
            "no toques la base de datos",
            "evita las variables globales",
            "no quiero que agregues dependencias",
        ),
        misses=(
            "no funciona",
            "no quiero eso",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\b(?:yo )?(?:prefiero|(?<!no )me gustan?(?: más)?|odio|detesto)\b(?! mas) "
            r"(?!(?:cómo|como|esto?|esa?|así|el resultado|mucho|tu)\b|(?:la |el )?(?:opci|versi|"
            r"primer|segund|tercer|otr|anterior|original|\d|idea))(?!que \w+ así)\S+ \S+.*",
            r"\bno me gustan? (?:nada )?(?:que|cuando|(?:los |las |el )?(?:comentarios|codigo|"
            r"nombres|funciones|clases|archivos|commits|mensajes|respuestas|variables|"
            r"abreviaturas|abstracciones|dependencias|\w+r\b))\b(?! (?:es[aeo]|est[aeo])s?\b) "
            r"\S+.*",
        ),
        hits=(
            "prefiero funciones cortas",
            "no me gustan los comentarios obvios",
        ),
        misses=(
            "me gusta cómo quedó",
            "no me gusta el color",
            "prefiero la opción dos",
        ),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:en (?:este|nuestro|el) (?:proyecto|repo|repositorio|equipo)|aquí|nosotros|"
            r"nuestro equipo|el equipo|este (?:proyecto|repositorio|repo|código|servicio)|nuestro "
            r"(?:proyecto|repositorio))\b,? (?:no )?(?:siempre )?(?:usamos|utilizamos|usa|utiliza|"
            r"trabajamos|trabaja|seguimos|sigue|desplegamos|despliega|escribimos)\b \S+.*",
        ),
        hits=(
            "en este proyecto usamos tabs",
            "nuestro equipo usa ramas cortas",
        ),
        misses=(
            "este proyecto no arranca",
            "aquí falla",
        ),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:responde|contesta|respóndeme|contéstame|explica|escribe|habla)\b(?: "
            r"siempre)?(?: de (?:forma|manera))? (?:breve|cort[ao]|clar[oa]|concisa|concreta|"
            r"directa|resumida|simple|sencilla)\w*\b.*",
        ),
        hits=("responde de forma breve",),
        misses=(
            "la página está en español",
            "tradúcelo al español",
        ),
    ),
    heads.DUTY.row(
        pattern(
            r"^(?:cada|todo|toda|todos|todas) .{2,40}\b(?:debe|deben|tiene que|tienen que|"
            r"necesita|necesitan|lleva|llevan|requiere|va|van)\b .{3,}",
        ),
        hits=("cada función debe llevar un docstring",),
        misses=("todo funciona bien",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:cada vez que|siempre que|cuando) (?:cambies|modifiques|toques|agregues|añadas|"
            r"crees|termines|acabes|hagas|edites|borres|termine|despliegues|publiques)\b(?! "
            r"de\b).{6,}",
            r"^(?:antes|después) de (?:cada|hacer|subir|publicar|desplegar|mergear|cambiar|"
            r"terminar|commitear|editar|modificar|escribir) .{8,}",
        ),
        hits=("cada vez que cambies la api actualiza la documentación",),
        misses=(
            "cuando cambies de pestaña se cierra",
            "cada vez que abro falla",
        ),
    ),
)
