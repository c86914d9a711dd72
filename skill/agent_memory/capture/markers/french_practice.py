"""French markers of practice: who decides, what we use, what is unwelcome, reproaches."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, heads, pattern

WAYS = (
    heads.ASKED_RULE.row(
        pattern(
            r"\b(?:ajoute|ajoutez|mets|mettez|enregistre|garde|note|écris|inscris|inclus|"
            r"sauvegarde)\b.{0,50}\b(?:en|dans|à|aux?) (?:ta |la |les |tes |mes |le "
            r")?(?:claude\.?md|agents\.?md|mémoire|règles|instructions)\b",
            r"^(?:souviens[- ]toi|rappelle[- ]toi|retiens|n'oublie pas|garde en tête|note bien)(?: "
            r"bien)?(?: que| qu'|:)? ?\S+ \S+ \S+",
        ),
        hits=(
            "ajoute cette règle dans claude.md",
            "souviens-toi que le serveur est en lecture seule",
        ),
        misses=(
            "la règle du pare-feu échoue",
            "je ne me souviens pas",
        ),
    ),
    heads.COMPLAINT.row(
        pattern(
            r"\bje (?:t'|te |vous )?(?:ai|avais) (?:déjà |bien |pourtant |clairement )*(?:dit|"
            r"demandé|prévenu|répété|expliqué)\b.{4,}",
            r"\bcombien de fois\b.{6,}",
            r"\bpourquoi (?:tu|vous|est-ce que tu) (?!crois|penses)\w+.{0,20}\b(?:toujours|encore|"
            r"sans arrêt|à chaque fois)\b.*",
            r"\b(?:tu as|tu m'as|vous avez) (?:encore|de nouveau|à nouveau) \w+.{4,}",
            r"\b(?:tu as|t'as) (?:encore oublié de? \w+|oublié (?:de |d')(?:lancer|executer|"
            r"mettre a jour|tester|commit\w*|demander|prévenir|documenter))\b.*",
            r"\btu \w+ (?:toujours|encore|sans arrêt) (?:en anglais|sans demander|mes|les|des|"
            r"à)\b.*",
        ),
        hits=(
            "je t'ai déjà dit de ne pas supprimer les tests",
            "pourquoi tu réponds toujours en anglais",
            "tu as encore changé le lockfile",
        ),
        misses=(
            "il a dit ça",
            "pourquoi le test échoue toujours",
        ),
    ),
    heads.APPROVAL_FIRST.row(
        pattern(
            r"\b(?:demande-moi|demandez-moi|consulte-moi|préviens-moi|montre-moi|confirme avec "
            r"moi|valide avec moi)\b.{0,30}\bavant\b.*",
            r"\bavant (?:de|d'|toute?|chaque) ?.{3,40}\b(?:demande-moi|consulte-moi|préviens-moi|"
            r"montre-moi|demande mon|valide avec moi)\b.*",
            r"\b(?:ne|n')\b.{2,60}\bsans (?:mon|ma|que je|me|demander|permission|prévenir|"
            r"autorisation|validation)\b.*",
            r"\bje veux (?:voir|relire|valider) (?:le|la|les|ton|un) (?:plan|diff|changements|"
            r"proposition|code)\b.{0,20}\b(?:avant|d'abord)\b.*",
            r"^(?:avant (?:de|d')) ?.{3,30}\bconfirme\w*\b.*",
            r"^(?:si|quand|en cas de) (?:tu )?(?:n'es pas sûre?|ne sais pas|ne comprends pas|as "
            r"un doute|hésites|doute).{0,20}\b(?:demande|demande-moi|consulte-moi|préviens-moi|"
            r"pose)\b.*",
            r"\b(?:seulement|uniquement) (?:si|quand|après que) je (?:le )?(?:demande|dis|valide|"
            r"confirme)\b.*",
        ),
        hits=(
            "demande-moi avant de supprimer",
            "ne fais aucun commit sans mon accord",
        ),
        misses=(
            "sans mon aide rien",
            "il m'a demandé",
        ),
    ),
    heads.FORBIDDEN.row(
        pattern(
            r"\b(?:est|c'est) (?:strictement |formellement )?interdit\b.*",
            r"^interdi(?:t|ction) (?:de|d') ?\S+.*",
            r"\b(?:on ne doit|tu ne dois|il ne faut|vous ne devez) (?:pas|jamais|plus) \w+.*",
            r"^(?!ça |cela |ce |il |elle ).*\bne (?:doit|doivent|peut|peuvent) (?:jamais|pas|"
            r"plus) (?:être|contenir|apparaître|aller|dépasser)\b.*",
        ),
        hits=(
            "il est interdit d'utiliser any",
            "les mots de passe ne doivent jamais être dans le code",
        ),
        misses=(
            "la page ne charge jamais",
            "ça ne doit pas être loin",
        ),
    ),
    heads.DONT.row(
        pattern(
            r"(?:^|[,;] )(?:s'il te plaît,? |stp,? |merci de )?(?:ne |n')(?:\w+ )?(?:utilise|fais|"
            r"change|touche|crée|supprime|ajoute|mets|inclus|modifie|écris|pousse|invente|suppose|"
            r"casse|répète|installe|lance|exécute|mélange|laisse|traduis|expose|génère|édite|"
            r"réécris|refactore|mets à jour|saute|ignore|affiche|explique|résume|committe?|"
            r"déploie|efface|enlève|utiliser|faire|modifier|toucher|supprimer|ajouter|créer|"
            r"mettre|committer?)\w*(?:-\w+)? (?:pas|jamais|plus|aucune?|rien)\b.{3,}",
            r"^(?:s'il te plaît,? |stp,? |surtout,? |merci de )?(?:ne |n')(?!est|a\b|ai\b|as\b|"
            r"y\b|marche|fonctionne|sais|peut|peux|vois|comprends|démarre|charge|veux|"
            r"suis)[^\W\d]\w*(?:-\w+)? (?:pas|jamais|plus|aucune?|rien)\b \S+.*",
            r"^(?:s'il te plaît,? )?(?:ne pas|ne jamais) \w+ .{3,}",
            r"^(?:évite|éviter|évitez)(?: de| d')? ?(?!ça|cela)\S+.*",
            r"\bje ne veux (?:pas|plus) (?:que tu|de|d'|voir)\b ?\S+.*",
            r"^(?:pas de|aucune?|plus de) (?!connexion|réseau|souci|problème|réponse|panique|idée|"
            r"changement|différence|résultat)\w+.{3,}",
        ),
        hits=(
            "ne touche pas à la base de production",
            "évite les variables globales",
            "je ne veux pas que tu ajoutes de dépendances",
        ),
        misses=(
            "ça ne marche pas",
            "je ne veux pas ça",
        ),
    ),
    heads.PREFER.row(
        pattern(
            r"\bje (?:préfère|n'aime pas|déteste|n'aime plus)\b (?!(?:comment|ça|cela|ce|"
            r"cette)\b|(?:la |le |l')?(?:option|version|premi|second|deuxi|autre|ancien|\d|idée|"
            r"couleur|rendu|bouton))\S+ \S+.*",
            r"\bj'aime (?:bien )?(?:que|quand|les|des) (?!le résultat)\S+.*",
        ),
        hits=(
            "je préfère les fonctions courtes",
            "je n'aime pas les commentaires évidents",
        ),
        misses=(
            "j'aime bien le résultat",
            "je préfère la première version",
            "je préfère ça",
        ),
    ),
    Marker(
        name="use-instead",
        kind="preference",
        confidence="stated",
        score=19,
        keywords=(),
        pattern=pattern(
            r"^(?:\S+ )?(?:utilise|utilisez|prends|emploie|écris|mets) .{2,40}\b(?:au lieu d|"
            r"plutôt qu|à la place d|et (?:non|pas))\w*[ '].*",
        ),
        hits=("utilise pnpm au lieu de npm",),
        misses=("utilise le bouton",),
    ),
    heads.WE_USE_HERE.row(
        pattern(
            r"^(?:dans (?:ce|notre|le) (?:projet|dépôt|repo)|ici|chez nous|notre équipe|l'équipe|"
            r"nous|ce (?:projet|dépôt|repo|code|service)|notre (?:projet|dépôt))\b,? (?:on |nous "
            r")?(?:n'|ne )?(?:utilise|utilisons|travaille|travaillons|suit|suivons|écrit|écrivons|"
            r"déploie|déployons)\b (?!quoi)\S+.*",
        ),
        hits=(
            "dans ce projet on utilise des tabulations",
            "notre équipe utilise des branches courtes",
        ),
        misses=("ce projet ne démarre pas",),
    ),
    heads.STYLE_HOW.row(
        pattern(
            r"\b(?:réponds|répondez|réponds-moi|explique|écris|parle)\b(?: toujours)?(?: de "
            r"(?:manière|façon))? (?:concise|courte|brève|directe|simple|concis|court|"
            r"brièvement)\w*\b.*",
        ),
        hits=("réponds de manière concise",),
        misses=("la page est en français",),
    ),
    heads.WHENEVER.row(
        pattern(
            r"^(?:à )?chaque fois que (?:tu|vous) .{8,}",
            r"^(?:quand|lorsque|dès que) tu (?:changes|modifies|touches|ajoutes|crées|finis|"
            r"termines|édites|supprimes)\b.{6,}",
            r"^(?:avant|après) (?:chaque|tout|toute|de committ?er|de pousser|de publier|d'écrire|"
            r"de modifier|de finir) .{8,}",
        ),
        hits=("à chaque fois que tu changes l'api mets à jour la doc",),
        misses=("quand je clique ça plante",),
    ),
    heads.FROM_NOW.row(
        pattern(
            r"^(?:désormais|dorénavant|à partir (?:de maintenant|d'aujourd'hui)|à l'avenir|"
            r"maintenant et (?:toujours|à l'avenir)|la prochaine fois)\b,? ?\S+.{5,}",
        ),
        hits=(
            "dorénavant demande-moi avant",
            "à partir de maintenant réponds en français",
        ),
        misses=("maintenant ça marche",),
    ),
)
