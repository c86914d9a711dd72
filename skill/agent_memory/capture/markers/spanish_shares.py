"""Spanish markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_DO = (
    r"(?:hago|hacemos|escribo|escribimos|reviso|revisamos|publico|publicamos|subo|subimos|decido|"
    r"decidimos|pruebo|traduzco|guardamos|corremos|mantengo|mantenemos|valido|apruebo|fusiono|"
    r"firmo|firmamos|genero|generamos|usamos|calculamos|tratamos|dibujo|corrijo|despliego|"
    r"desplegamos|llevo|manejo|manejamos)"
)
_SEEN = (
    r"(?!.*\b(?:error|errores|bug|fallo|rot[oa]s?|rompió|ahora|hoy|ayer|todavía|otra vez|lent\w+|"
    r"mal|vací\w+|parece|no funciona|botón|pantalla|ya no)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"^{_SEEN}(?!eso\b|esto\b|aquí\b|por qué|qué\b|cuando\b|si\b)(?:el |la |los |las "
            rf")?[\w-]+(?: [\w-]+){{0,3}},? (?:lo|la|los|las) {_DO} (?:yo|nosotros|a mano|con|en|"
            r"desde|por)\b.*",
            rf"^{_SEEN}(?:yo|nosotros) mism[oa]s? {_DO}\b .+|^{_SEEN}yo {_DO} .{{3,40}}(?:, tú .+|"
            r" a mano| yo mism[oa])",
            r"^(?:el |la |los |las )?[\w-]+(?: [\w-]+){0,3} (?:es|son) (?:cosa|decisión|tarea|"
            r"asunto|trabajo) (?:mí[oa]|tuy[oa]|nuestr[oa]|de \w+)\b.*",
            r"^tú (?:solo|sólo|nada más) (?:escribe|escribes|haces|tocas|propones|generas|revisas|"
            r"cambias)\b .+",
        ),
        hits=(
            "los textos los reviso yo",
            "el despliegue es cosa mía",
            "tú solo escribes los scripts",
            "las migraciones las corremos a mano",
        ),
        misses=("eso lo hago yo", "la pantalla la hago hoy", "es cosa del servidor"),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:solo |haz )?(?:un|una) (?:\w+ )?(?:paso|tarea|cosa|cambio|etapa|archivo|"
            r"pregunta|commit)(?: nada más| solo)? (?:a la vez|por vez|cada vez|y (?:espera|para|"
            r"me esperas|esperas))\b.*",
            r"^(?:paso a paso|por partes|de uno en uno|de una en una)[,:]? .{4,}|^no (?:encadenes|"
            r"juntes|mezcles) .{4,}",
        ),
        hits=(
            "un paso a la vez",
            "un cambio y espera mi visto bueno",
            "no mezcles dos temas en un commit",
        ),
        misses=("una tarea falló", "haz un archivo nuevo", "un paso más"),
    ),
    heads.WORD.row(
        pattern(
            r"\b(?:solo|sólo) (?:\w+ ){0,4}?(?:cuando|si|después de que|con) (?:yo )?(?:(?:te "
            r")?(?:l[oae]s? )?(?:diga|pida|mande|confirme|apruebe|quiera)|mi (?:ok|visto bueno|"
            r"permiso|sí))\b",
            r"\b(?:espera|esperas|aguarda) (?:a )?mi (?:ok|visto bueno|señal|sí)\b",
        ),
        hits=(
            "informes solo cuando yo los pida",
            "solo sigue con mi visto bueno",
            "espera mi señal para publicar",
        ),
        misses=("solo funciona cuando pulso", "espera a que cargue"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"^{_SEEN}(?!eso\b|ella\b|yo\b)(?:\S+ ){{1,6}}?no (?:sale|salen|va|van|"
            r"entra|entran|pasa|pasan|sube|suben|queda|quedan|corre|corren|puede|pueden) "
            r".{0,40}?\bsin (?!querer|parar|motivo)\S+.*",
            rf"^{_SEEN}(?:ningún|ninguna) \S+.{{0,40}} sin \S+.*",
            r"\bno se (?:dice|hace|sube|mergea|cierra|toca|publica|despliega|entrega|da|acepta|"
            r"borra|cambia|commitea|crea|marca|fusiona|libera)n? .{2,50}\bsin (?!querer|internet|"
            r"conexion|error|motivo)\S+ \S+.*",
        ),
        hits=("los nombres no salen de aquí sin máscara", "ninguna migración sin vuelta atrás"),
        misses=("eso no sale sin error", "no va sin red ahora"),
    ),
    heads.TAKES.row(
        pattern(
            rf"^{_SEEN}(?!eso\b|ella\b|yo\b|quien\b|si\b)(?:el |la |los |las "
            r")?[\w-]+(?: [\w-]+){0,3} (?:lleva|llevan|usa|usan|recibe|reciben|guarda|guardan|"
            r"acepta|aceptan|conoce|conocen) (?:solo|sólo|únicamente) \S+.*",
        ),
        hits=(
            "la exportación lleva solo el código",
            "el núcleo usa únicamente la biblioteca estándar",
        ),
        misses=("ella usa solo uno", "la pantalla usa solo media"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^antes de \w+r (?:cualquier|alg[uú]na?|una?|cada|nuev[oa]s?|nada|las?|"
            r"los)\b[^,]{0,50}?,? (?:me )?(?:quita|pregunta|pregúntame|avisa|avísame|enseña|"
            r"enséñame|muestra|muéstrame|corre|prueba|confirma|haz|lee|mira|consulta|consúltame|"
            r"espera|verifica|comprueba|dime)\b.*",
        ),
        hits=(
            "antes de mandar nada fuera quita los nombres",
            "antes de crear una tabla pregúntame",
        ),
        misses=("antes de ayer corría", "antes de salir guarda"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"^{_SEEN}(?:todo|nada) (?:lo que|que|de lo que|en) .{{3,50}}? (?:es|va|queda|tiene|"
            r"debe|necesita|sale|pasa|entra|lleva|usa|vive|viene|sube)\b \S+.*",
        ),
        hits=(
            "todo lo que sea dinero va en céntimos",
            "nada que identifique a un alumno sale del servidor",
        ),
        misses=("todo lo que hice falló", "nada de eso"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:es )?(?:la |por )?(?:segunda|tercera|cuarta|quinta|enésima) vez (?:que|ya|,|"
            r":).{8,}",
            r"^(?:otra vez|de nuevo),? (?:tú|con|sin)\b.{6,}|^ya (?:te )?(?:dije|"
            r"pedí|avisé|lo dije)\b.{8,}",
            r"^cuántas veces (?:te )?(?:tengo que|he de|ya)\b.{6,}",
        ),
        hits=("tercera vez que tocas la cabecera", "cuántas veces tengo que pedir textos cortos"),
        misses=("la segunda vez falla", "otra vez error"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:toca|cambia|modifica) (?:solo|sólo) (?:lo|la|el|los|las|"
            r"aquello)\b.{0,20}?\b(?:que )?(?:te )?(?:pedí|dije|señalé|mandé)\b.*",
            r"^(?:no|nunca) (?:me )?(?:crees|hagas|toques|cambies|generes|añadas|modifiques|"
            r"agregues)\b.{2,40} que (?:yo )?no (?:te )?(?:pedí|he pedido|dije|haya pedido)\b.*",
            r"^(?:el resto|lo demás|los demás|las demás)\b.{0,20} (?:queda|quedan|sigue|siguen|"
            r"se queda|se quedan|se deja) (?:como (?:está|están|estaba)|igual|tal cual|"
            r"intact\w+)\b.*",
        ),
        hits=(
            "toca solo lo que te pedí",
            "no crees archivos que no te pedí",
            "el resto se queda como está",
        ),
        misses=("toca solo el color", "no cambies eso", "el resto queda torcido"),
    ),
)
