"""French markers: who does what and on whose word, how far, and what holds for all there is."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern

_DO = (
    r"(?:fais|écris|relis|publie|décide|teste|traduis|valide|approuve|fusionne|signe|génère|"
    r"dessine|corrige|déploie|gère|lance|garde|range|stocke|calcule|traite|utilise|met|mets|m'en "
    r"occupe|m'en charge|pousse)"
)
_SEEN = (
    r"(?!.*\b(?:erreurs?|bugs?|cass\w+|plant\w+|maintenant|aujourd'hui|hier|encore|toujours pas|"
    r"lent\w*|mal|vides?|semble|marche pas|bouton|écran|ne fonctionne)\b)"
)

SHARES = (
    heads.SHARE.row(
        pattern(
            rf"^{_SEEN}(?!ça\b|cela\b|ceci\b|pourquoi|quand\b|si\b)(?:le |la |les |l')?[\w'-]+(?: "
            rf"[\w'-]+){{0,3}},? (?:je|on|nous) (?:le |la |les |l')?{_DO} (?:moi-même|nous-mêmes|"
            r"à la main|avec|dans|depuis|par|en)\b.*",
            rf"^{_SEEN}c'est (?:moi|nous) qui {_DO}\b .+|^{_SEEN}je {_DO} .{{3,40}}(?:, (?:toi "
            r")?tu .+| moi-même| à la main)",
            r"^(?:le |la |les |l')?[\w'-]+(?: [\w'-]+){0,3},? (?:c'est|ce sont|est|sont) "
            r"(?:mon|ma|ton|ta|notre) (?:boulot|travail|décision|affaire|tâche|rôle)\b.*",
            r"^(?:toi )?tu (?:ne )?(?:écris|fais|touches|proposes|génères|relis|changes) (?:que|"
            r"seulement|uniquement)\b .+",
        ),
        hits=(
            "les textes je les relis moi-même",
            "c'est moi qui publie sur le store",
            "le déploiement c'est mon boulot",
            "tu écris seulement les scripts",
        ),
        misses=("ça je le fais", "le bouton je le fais en rouge", "c'est moi qui ai le bug"),
    ),
    heads.STEP.row(
        pattern(
            r"^(?:seulement |fais )?(?:une?|un seul|une seule) (?:\w+ )?(?:étape|tâche|chose|"
            r"modif\w*|changement|fichier|question|commit)(?: seulement)? (?:à la fois|par fois|"
            r"et (?:attends|tu attends|arrête))\b.*",
            r"^(?:étape par étape|pas à pas|une chose après l'autre)[,:]? .{4,}|^n'?e?n?chaîne "
            r"pas .{4,}|^ne (?:mélange|enchaîne|regroupe) pas .{4,}",
        ),
        hits=(
            "une étape à la fois",
            "un changement et tu attends mon accord",
            "ne mélange pas deux sujets par commit",
        ),
        misses=("une tâche a échoué", "fais un fichier", "une étape de plus"),
    ),
    heads.WORD.row(
        pattern(
            r"\b(?:seulement|uniquement|que) (?:quand|si|lorsque|après que) je (?:te )?(?:l'|le |"
            r"la |les )?(?:dis|demande|valide|confirme|veux|donne)\b|\b(?:seulement|que|pas) "
            r"(?:avec|sans) mon (?:ok|accord|feu vert|aval)\b",
            r"\b(?:attends|attend|attendre) mon (?:ok|accord|feu vert|signal|oui)\b",
        ),
        hits=(
            "un rapport seulement quand je le demande",
            "rien ne part sans mon feu vert, pas sans mon accord",
            "attends mon signal",
        ),
        misses=("seulement quand je clique", "attends que ça charge"),
    ),
    heads.WITHOUT.row(
        pattern(
            rf"^{_SEEN}(?!ça\b|il\b|elle\b|je\b|tu\b)(?:\S+ ){{1,6}}?ne (?:sort|sortent|part|"
            r"partent|va|vont|entre|entrent|passe|passent|monte|montent|quitte|quittent) (?:pas|"
            r"jamais|rien)?.{0,40}?\bsans \S+.*",
            rf"^{_SEEN}(?:aucune?|pas de) \S+.{{0,40}} sans \S+.*",
        ),
        hits=("les noms ne sortent pas d'ici sans masque", "aucune migration sans retour arrière"),
        misses=("ça ne part pas sans erreur", "il va sans dire"),
    ),
    heads.TAKES.row(
        pattern(
            rf"^{_SEEN}(?!ça\b|il\b|elle\b|je\b|tu\b|qui\b|si\b)(?:le |la |les |l')?[\w'-]+(?: "
            r"[\w'-]+){0,3} (?:ne )?(?:contient|contiennent|utilise|utilisent|reçoit|reçoivent|"
            r"garde|gardent|accepte|acceptent|connaît|connaissent|prend|prennent) (?:que|"
            r"seulement|uniquement) \S+.*",
        ),
        hits=(
            "l'export ne contient que le code",
            "le noyau utilise uniquement la bibliothèque standard",
        ),
        misses=("il utilise que ça", "l'écran utilise seulement la moitié"),
    ),
    heads.BEFORE.row(
        pattern(
            r"^avant (?:de |d')\w+r?e? ?(?:quoi que ce soit|une?|chaque|un nouveau|toute?|tout|"
            r"n'importe|les?|la)\b[^,]{0,50}?,? (?:enlève|demande|préviens|montre|lance|teste|"
            r"confirme|lis|regarde|attends|vérifie|dis|consulte)\b.*",
        ),
        hits=(
            "avant d'envoyer quoi que ce soit enlève les noms",
            "avant de créer une table, demande-moi",
        ),
        misses=("avant de partir", "avant ça marchait"),
    ),
    heads.SWEEP.row(
        pattern(
            rf"^{_SEEN}(?:tout|rien de|rien|tous|toutes) (?:ce qui|ce que|ceux qui|dans) "
            r".{3,50}? (?:est|va|reste|a|doit|passe|sort|entre|porte|vit|vient|part)\b \S+.*",
        ),
        hits=(
            "tout ce qui touche à l'argent est en centimes",
            "rien dans core ne passe par le réseau, tout ce qui en sort est signé",
        ),
        misses=("tout ce que j'ai fait plante", "tout va bien"),
    ),
    heads.REPROACH.row(
        pattern(
            r"^(?:c'est )?(?:la |pour la )?(?:deuxième|seconde|troisième|quatrième|énième|\d+e) "
            r"fois (?:que|,|:).{8,}",
            r"^encore une fois,? (?:tu|sans|avec)\b.{6,}|^je t'ai (?:déjà )?(?:dit|"
            r"demandé)\b.{8,}",
            r"^combien de fois (?:dois-je|faut-il|je dois|vais-je|il faut)\b.{6,}",
        ),
        hits=(
            "troisième fois que tu touches à l'en-tête",
            "combien de fois dois-je demander des textes courts",
        ),
        misses=("la deuxième fois ça plante", "encore une fois ça plante"),
    ),
    heads.FARTHER.row(
        pattern(
            r"^(?:ne )?(?:touche|change|modifie) (?:que|seulement|uniquement|qu'à|seulement à) "
            r"(?:ce|la|le|les|à)\b.{0,20}?\b(?:que )?j'ai (?:demandé|dit|montré|pointé)\b.*",
            r"^ne (?:crée|fais|touche|change|génère|rajoute|ajoute|modifie) (?:pas|"
            r"jamais)\b.{2,40} que je n'ai pas (?:demandé|dit)\w*.*",
            r"^le reste\b.{0,20} (?:reste|demeure|ne bouge pas|on n'y touche pas)\b.*",
        ),
        hits=(
            "ne touche que ce que j'ai demandé",
            "ne crée pas de fichiers que je n'ai pas demandés",
            "le reste ne bouge pas",
        ),
        misses=("ne touche que la couleur", "ne change pas ça", "le reste est cassé"),
    ),
)
