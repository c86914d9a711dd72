"""Spanish markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:cada|todo|toda|todos|todas|cualquier|ning[uú]n|ninguna)\b (?!usuario|"
            r"cliente|jugador|alumno|lo\b|esto)\S.{1,40}?\b(?:deben?|tienen? que|han? de|"
            r"necesitan?|requieren?|pueden?|llevan?)\b (?!ser (?:un|el) (?:error|"
            r"fallo))\S+.*",
        ),
        hits=(
            "cada migración debe poder revertirse",
            "todas las imágenes tienen que llevar texto alternativo",
            "ningún módulo debe conocer la interfaz",
        ),
        misses=(
            "todo debe ser un error mío",
            "todos fallan siempre",
            "todo va bien",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?:los|las|el|la|nuestr[oa]s?|l[oa]s? \w+ de)\b \S.{1,40}?\bsiempre "
            r"(?:van?|llevan?|usan?|utilizan?|devuelven?|empiezan?|terminan?|acaban?|"
            r"viven?|están? en|se (?:guardan?|escriben?|ponen?|hacen?|ejecutan?|crean?|"
            r"nombran?|registran?|prueban?|validan?|usan?|dejan?|generan?|publican?|"
            r"revisan?)|corren? en|pasan? por|heredan?|parten?|incluyen?|tienen?|siguen?|"
            r"salen? de|son (?:en|de|del|con))\b (?!(?:un |el )?(?:error|fallo|vac[ií]|"
            r"nul|mal\b|lent))\S+.*",
        ),
        hits=(
            "los endpoints siempre devuelven un sobre con los datos",
            "los componentes siempre van en su carpeta",
            "las fechas siempre se guardan en utc",
        ),
        misses=(
            "los botones siempre fallan",
            "la api siempre devuelve error",
            "el menú siempre está vacío",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:desde (?:ahora|hoy|ya)(?: mismo)?|de aquí en (?:adelante|más))\b,? "
            r"(?!me\b|no me|falla)\S+ \S+.*",
            r"^(?:por (?:norma|regla general|principio|costumbre|convención|convenio|"
            r"política)|como (?:norma|regla)(?: general)?|de (?:norma|regla)|en "
            r"general)\b,? (?!me\b|se ve|funciona|va\b)\S+ \S+.*",
        ),
        hits=(
            "desde ahora nada de librerías externas",
            "por norma no usamos librerías sin mantenimiento",
            "como regla general las ramas duran un día",
        ),
        misses=(
            "por regla tres simple sale otro",
            "en general funciona bien",
        ),
    ),
)
