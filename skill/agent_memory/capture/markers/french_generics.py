"""French markers of the general: what every one of a kind must be, and what is always so."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

GENERICS = (
    heads.STANDING_ALL.row(
        pattern(
            r"^(?:chaque|tout|toute|tous les|toutes les|aucun|aucune|n'importe "
            r"quel(?:le)?)\b (?!utilisateur|client|joueur|cela|ça)\S.{1,40}?\b(?:ne "
            r")?(?:doit|doivent|devra|devront|a besoin|ont besoin|nécessite|nécessitent|"
            r"peut|peuvent)\b (?!être (?:une|un) (?:erreur|bug))\S+.*",
        ),
        hits=(
            "chaque écran doit gérer le mode hors ligne",
            "toutes les routes doivent exiger un jeton",
            "aucun module ne doit connaître l'interface",
        ),
        misses=(
            "tout doit être une erreur de ma part",
            "tous plantent au démarrage",
        ),
    ),
    heads.STANDING_GENERIC.row(
        pattern(
            r"^(?:les|le|la|l'\w+|nos|notre)\b ?\S.{1,40}?\b(?:vont|va|portent|porte|"
            r"utilisent|utilise|renvoient|renvoie|commencent|commence|finissent|finit|"
            r"vivent|vit|tournent|tourne|passent|passe|suivent|suit|se (?:rangent?|"
            r"écrivent|mettent|font|nomment)|s'(?:écrivent|exécutent)) toujours "
            r"(?!(?:une? |l')?(?:erreur|bug|vide|nul|en panne|plant|cass|lent|pas\b|"
            r"là\b))\S+.*",
            r"^(?:les|le|la|l'\w+|nos|notre)\b ?\S.{1,40}?\b(?:sont|est|restent) toujours "
            r"(?:en|au|dans|sur|de|avec|au format) (?!panne|erreur|attente|cours)\S+.*",
        ),
        hits=(
            "les modèles vont toujours dans le dossier core",
            "les dates sont toujours en utc",
            "les routes passent toujours par la passerelle",
        ),
        misses=(
            "les boutons plantent toujours",
            "la page est toujours vide",
            "le menu est toujours là",
        ),
    ),
    heads.STANDING_NORM.row(
        pattern(
            r"^(?:par (?:principe|convention|défaut|habitude)|en règle générale|en "
            r"principe|comme règle)\b,? (?!ça|il est|c'est)\S+ \S+.*",
        ),
        hits=(
            "par principe on n'utilise pas de bibliothèque abandonnée",
            "en règle générale les branches durent un jour",
        ),
        misses=("en principe ça marche",),
    ),
)
