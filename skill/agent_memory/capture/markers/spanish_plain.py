"""Spanish markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work, with what may stand before them.
WORK = (
    r"(?:(?:el|la|los|las|tus|mis|nuestr[oa]s?|todo el) )?(?:codigo|tests?|pruebas|commits?|"
    r"documentacion|docs|comentarios?|nombres?|variables?|mensajes?|respuestas?|archivos?|"
    r"ficheros?|ramas?|funciones|funcion|clases?|metodos?|componentes?|tipos?|estilos?|textos?|"
    r"claves?|contrasenas?|credenciales|fechas?|horas|migraciones|dependencias|logs?|endpoints?|"
    r"rutas?|consultas|imports?|modelos?|servicios?|hooks?|traducciones|tokens?|secretos|"
    r"constantes|configuracion|configuraciones|tablas?|columnas?|scripts?|prs?|errores|"
    r"excepciones|carpetas?|urls?|interfaces)"
)
_HABIT = (
    r"(?:uses|utilices|respondas|contestes|hables|sigas|respetes|trabajes|trabajemos|pienses|"
    r"preguntes|consultes|avises|apliques|mantengas|priorices|te conectes|dejes de|"
    r"tengas en cuenta|evites|usemos|seas (?:mas|menos|breve|concis|direct|claro|critic)\w*)"
)
_DEED = (
    r"(?:ejecutes|leas|escribas|verifiques|valides|estudies|investigues|documentes|expliques|"
    r"comentes|pruebes|revises|hagas|crees|compruebes)"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\b(?:quiero|queremos|necesito|prefiero|me gustaria|te pido|he dicho) que (?:no )?"
            rf"(?:me |lo |siempre |nunca |solo )*{_HABIT}\b(?! (?:est[aeo]s?|es[aeo]s?|esto|eso|"
            r"tu|lo que) )(?! \S+ ahora)(?!.* y (?:me )?(?:crees|generes|agregues|hagas|anadas|"
            r"implementes|modifiques)\b) \S+.*",
            r"\b(?:quiero|queremos|necesito|prefiero|te pido|he dicho) que (?:me |lo )?(?:siempre |"
            rf"nunca |antes de \S+ ){_DEED}\b.*",
            rf"\b(?:quiero|necesito|prefiero) que (?:me |lo )?{_DEED} (?:siempre|todo el tiempo|"
            r"cada|todos los|todas las|solo|antes de|procesos|buenas practicas)\b.*",
        ),
        hits=(
            "quiero que siempre respetes la arquitectura hexagonal",
            "necesito que sigas el manual de marca",
            "quiero que hagas siempre una copia antes de migrar",
        ),
        misses=(
            "quiero que agregues un boton",
            "quiero que uses este color",
            "necesito que revises el login",
        ),
    ),
    plain_heads.WISH_ALL.row(
        pattern(
            r"\b(?:quiero|queremos|necesito|prefiero) que (?:todo|todos|todas|cada|ningun|ninguna|"
            rf"siempre|{WORK})\b (?!eso|esto|funcione)\S+.*",
            r"\b(?:quiero|necesito|prefiero) que .{2,50}\b(?:en tod[oa]s (?:los|las)|siempre|"
            r"nunca) .*",
            r"\b(?:quiero|necesito) (?:tod[oa]s? (?:el|la|los|las)) \S+ .{4,}",
        ),
        hits=(
            "quiero que todo pase por el bus de eventos",
            "quiero que los commits sean cortos",
            "necesito todas las rutas protegidas con token",
        ),
        misses=("quiero que todo funcione", "quiero un menu", "necesito que el boton sea azul"),
    ),
    plain_heads.NOT_WISHED.row(
        pattern(
            r"\bno (?:quiero|queremos) (?:tener que |volver a )?(?!saber|perder|verlo|ver\b|ser\b|"
            r"hablar|seguir|discutir|hacer nada|hacerlo)\w+[aei]r(?:l[oa]s?|me|te)?\b \S+.*",
            r"^(?:yo )?no (?:quiero|queremos) (?:mas |usar |tener )?(?!\w+r\b|mas que|que|ver|"
            r"nada|el|la|los|las|tu|un|una|est[aeo]s?|es[aeo]s?|saber|eso|pero)\w+ (?!ahora)\S+.*",
        ),
        hits=(
            "no quiero tener que reiniciar el servicio a mano",
            "no quiero guardar nada en local",
            "no quiero dependencias raras",
        ),
        misses=("no quiero ver eso", "no quiero un boton ahi", "no quiero saber nada"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:por favor,? |y |tio,? )?(?:deja|dejen|dejate|para|basta) (?:ya )?de (?!ser )"
            r"\w{2,}r(?:l[oa]s?|me)?\b(?! (?:eso|esto)\b) \S+.*",
            r"\bque (?:te |ya )?dejes de \w+r\w*\b \S+.*",
            r"\bdeja de (?:cuestionar|suponer|asumir|inventar|alucinar|adivinar|iterar|cambiar|"
            r"tocar|crear|usar|poner|agregar|anadir|borrar|modificar|generar|explicar|hardcodear|"
            r"pedir|preguntar|repetir|complicar|hacer|h?echar)\w*\b(?! (?:eso|esto)\b) \S+.*",
        ),
        hits=(
            "deja de inventar rutas que no existen",
            "quiero que dejes de tocar los estilos globales",
            "para de abrir archivos enormes",
        ),
        misses=("la app deja de responder", "deja el titulo centrado", "no deja de fallar"),
    ),
    plain_heads.WILL_NOT.row(
        pattern(
            r"\b(?:tu )?no vas a (?!creer|poder|ver\b|ser\b|funcionar|llegar|necesitar|encontrar)"
            r"\w+r\w*\b \S+.*",
        ),
        hits=("no vas a tocar la base de datos", "no vas a crear nada sin leer el plan"),
        misses=("no vas a creer esto", "no va a cargar la pagina"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!falla|no se)\S+){{0,3}}? (?:no |siempre )*(?:debe|deben|deberian?|"
            r"tienen? que|ha de|han de) (?!ser un error|estar mal|haber)\S+.*",
            r"^(?!.*\b(?:campos?|formulario)\b)\w+ .{0,50}\bobligatori[oa]s?$",
        ),
        hits=(
            "los nombres de las tablas deben ir en plural",
            "el codigo debe pasar el linter",
            "las consultas tienen que ir parametrizadas",
        ),
        misses=("el boton debe ser azul", "debe ser un error", "las naves deben girar"),
    ),
    plain_heads.YOU_MUST.row(
        pattern(
            r"^(?:tu |vos )?(?:debes|tienes que|tenes que) (?!poder|arreglar|corregir|agregar|"
            r"anadir|cambiar|quitar|mejorar|terminar)\w+r\w*\b.*\b(?:antes de|siempre|cada|todos|"
            r"todas|tod[oa] (?:el|la)|cuando|nunca|sin)\b.*",
        ),
        hits=("tienes que leer la guia antes de programar", "debes probar cada cambio en local"),
        misses=("tienes que arreglar el login", "debes ver eso"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:no )?(?:van?|viven?|se (?:guardan?|ponen?|leen?|"
            r"escriben?|crean?|definen?|importan?|cargan?|configuran?|declaran?)) (?:siempre |"
            r"solo )?(?:en|dentro|del|de la|desde|al|por|con|junto|fuera|aparte) (?!error|verde|"
            r"rojo|blanco|este momento|retraso)\S+.*",
        ),
        hits=(
            "las traducciones van en la carpeta lang",
            "los tokens se leen del entorno",
            "los hooks van junto al componente",
        ),
        misses=("los tests van mal", "el menu va en la derecha", "la fecha se ve rara"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:mantenlo|hazlo|dejalo|no te compliques|no lo compliques|no compliques|no "
            r"sobre-?ingenier\w+)(?: (?:todo |lo mas |bien |muy )*(?:simple|sencillo|el codigo|las "
            r"cosas|nada))?(?:$|, .*)|^manten(?:er)? (?:todo|las cosas) (?:simples?|"
            r"sencill[oa]s?)\b.*",
            r"^(?:(?:quiero |prefiero |me gusta |escribe |haz |manten |genera |siempre )+(?:el |"
            r"un |tu )?codigo |(?:el |tu )?codigo (?:debe ser |tiene que ser |que sea |siempre |"
            r"lo mas ))(?:que sea |siempre |lo mas |bien |muy |mas )*(?:simple|sencillo|limpio|"
            r"legible|claro|minimalista|corto|modular|mantenible|escalable|facil de (?:leer|"
            r"entender|mantener)|profesional)\b(?! (?:en (?:el|la|este)|falla|no )).*",
        ),
        hits=("quiero codigo limpio y sin magia", "manten el codigo lo mas simple posible"),
        misses=("el codigo esta roto", "el codigo limpio falla"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:preferiblemente|preferentemente|de preferencia|a ser posible|si es posible|"
            r"siempre que (?:puedas|sea posible)|en lo posible|mejor)\b,? (?:usa|usar|utiliza|"
            r"utilizar|escribe|trabaja|evita|emplea|prefiere|manten)\b (?!una?\b|est[aeo]\b|"
            r"es[aeo]\b)\S+.*",
            r"^(?!si |que )\S+(?: \S+){0,4} preferiblemente (?:en|con|sin|deben?|deberian?|como|"
            r"usando) \S+.*",
            r"^(?:usa|utiliza|emplea|evita)\b.{2,50} (?:siempre que (?:puedas|sea posible)|en lo "
            r"posible|cuando (?:puedas|sea posible))$",
        ),
        hits=(
            "preferiblemente usa funciones puras",
            "los tests preferiblemente en una carpeta aparte",
            "usa herramientas nativas siempre que puedas",
        ),
        misses=("mejor asi", "si es posible arregla esto", "mejor usa ese color"),
    ),
    plain_heads.ONLY_ASKED.row(
        pattern(
            r"^(?:por favor,? )?(?:haz|cambia|modifica|toca|edita|responde|corrige|limitate a "
            r"hacer) (?:solo|unicamente|solamente|exactamente) (?:a )?lo que (?:yo )?(?:te )?"
            r"(?:pid[oa]|dig[oa]|indi\w+|pregunt\w+|mand[oe])\b.*",
            r"^(?:solo|unicamente|solamente) (?:haz|hagas|cambia|cambies|toca|responde) lo que "
            r"(?:te )?\S+.*",
            r"^no (?:me )?(?:hagas|toques|cambies|modifiques|agregues|anadas|expliques|des|crees|"
            r"generes)\b.{0,40} que (?:yo )?no (?:te )?(?:pid[oae]\w*|pedi|pregunt[eoa]\w*|haya "
            r"pedido|he pedido)\b.*",
        ),
        hits=("haz solo lo que te pido", "no me expliques cosas que no pregunte"),
        misses=("haz lo mismo en la otra", "solo cambia el color"),
    ),
    plain_heads.UNSURE.row(
        pattern(
            r"^(?:preguntame|pregunta|consultame|avisame|dime|dimelo|estudia|investiga|busca)\b"
            r".{0,20} (?:si|cuando|ante) (?:no (?:lo )?(?:sabes|sepas|entiendes|entiendas|estas|"
            r"tienes|tengas)|(?:tienes|hay|tengas|haya|cualquier) dudas?|algo no)\b.*",
            r"\b(?:si|cuando) (?:no (?:lo )?(?:sabes|sepas|entiendes|entiendas|estas segur\w)|"
            r"(?:tienes|tengas|hay) dudas?)\b.{0,40}\b(?:pregunta|preguntame|consulta|consultame|"
            r"dimelo|estudia|investiga|busca|detente|para)\b.*",
        ),
        hits=("preguntame cuando no lo tengas claro, si hay dudas", "si no sabes algo, investiga"),
        misses=("si no sabes la clave sale el aviso", "dime si funciona"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"\b(?:quiero|prefiero) (?!ser )\w+r(?:l[oa]s?)? yo(?: mism[oa])?\b.*",
            r"^(?:del? )?(?:el |la |los |las )?(?:commits?|deploys?|despliegues?|servidor|push|"
            r"merges?|migraciones|pruebas|builds?|releases?)(?: \S+){0,2} (?:me encargo|l[oa]s? "
            r"\w+o) yo\b.*",
        ),
        hits=("prefiero probarlo yo mismo", "los commits los subo yo", "del deploy me encargo yo"),
        misses=("quiero verlo mejor", "el menu lo quito yo"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:quiero que me )?(?:explica|explicame|expliques|ensename) (?:siempre |todo )?(?:"
            r"paso a paso|cada (?:paso|cambio|linea|cosa)|como (?:si|a un)|con palabras|en "
            r"terminos|de (?:forma|manera) (?:simple|sencilla|facil)|facil)\b.*",
        ),
        hits=("explicame cada cambio", "explica con palabras sencillas"),
        misses=("explicame este error", "explica la funcion"),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"\bprimero (?:el |los |las? |un )?(?:tests?|pruebas|plan|explica\w*|pregunt\w+|lee|"
            r"piensa|planifica|analiza|estudia|diseno)\b.{0,50}\b(?:y )?(?:despues|luego) (?:el |"
            r"la |los )?(?:codigo|implementa\w*|escrib\w+|programa\w*|cambia\w*|codifica\w*|haz|"
            r"edita)\b.*",
        ),
        hits=("primero el plan y luego el codigo", "primero pregunta, despues implementa"),
        misses=("primero arregla el login y luego el menu",),
    ),
    plain_heads.GUESS.row(
        pattern(
            r"^(?:que |y )?(?:no|nunca|jamas) (?:me |lo )?(?:asumas|supongas|inventes|adivines|"
            r"improvises|alucines|mientas)(?: (?:nada|cosas|soluciones|datos|apis?|rutas)\b.*)?$",
        ),
        hits=("nunca asumas", "no inventes nada"),
        misses=("no inventes esa excusa hoy",),
    ),
    plain_heads.UNTOUCHED.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,4}} no se (?:tocan?|modifican?|editan?|cambian?|borran?|suben?|"
            r"comparten?|mezclan?)\b.*|^no se (?:tocan?|modifican?|editan?|borran?|suben?) (?!bien|"
            r"nada|al )\S+.*",
        ),
        hits=("las migraciones viejas no se tocan", "no se suben claves al repo"),
        misses=("la tabla no se ve", "no se toca bien"),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^(?:tu )?(?:puedes|podes|te autorizo a) (?!ver)\w+r\w*\b .{2,40}\bsin "
            r"(?:preguntar\w*|pedir\w*|que |avisar\w*|mi permiso|consultar\w*|confirmacion).*"
        ),
        hits=("puedes correr los tests sin preguntar", "podes editar archivos sin pedirme permiso"),
        misses=("puedes ver sin entrar", "puedes arreglar el login"),
    ),
)
