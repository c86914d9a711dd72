"""French: the table."""

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
from agent_memory.capture.markers.french_generics import GENERICS
from agent_memory.capture.markers.french_made import MADE
from agent_memory.capture.markers.french_plain import PLAIN
from agent_memory.capture.markers.french_practice import WAYS
from agent_memory.capture.markers.french_shares import SHARES
from agent_memory.capture.markers.french_terse import TERSE, USE

MARKERS = (
    heads.ASKED_REMEMBER.row(
        pattern(
            r"^(?:souviens[- ]toi|rappelle[- ]toi|retiens|mémorise|note bien)(?:[:,]| que| "
            r"qu')\s*\S+ \S+",
            r"^n'oublie pas que \S+",
            r"\b(?:garde|enregistre|ajoute|note|mets) .{0,40}\b(?:en|dans|à|aux) (?:ta |la "
            r"|les |tes |mes )?(?:mémoire|claude\.?md|règles)\b",
        ),
        keywords=words("souviens rappelle retiens mémorise note garde oublie mémoire"),
        hits=(
            "retiens que l'api est en lecture seule",
            "enregistre ça dans ta mémoire",
        ),
        misses=("tu te souviens du port",),
    ),
    heads.STANDING.row(
        pattern(
            r"\b(?:à partir de (?:maintenant|aujourd'hui)|désormais|dorénavant|la prochaine "
            r"fois)\b",
            r"^(?:à chaque fois que|chaque fois que|avant chaque|après chaque|par défaut)\b.{6,}",
        ),
        keywords=words("maintenant désormais dorénavant fois défaut chaque avant"),
        hits=(
            "à partir de maintenant utilise pnpm",
            "avant chaque commit lance les tests",
        ),
        misses=("maintenant non",),
    ),
    heads.ALWAYS.row(
        pattern(
            r"^(?!il |elle |ça |c'est |le |la |les |l'|on |j|tu |t'|y a |vous |cette |ce )(?:\S+ "
            r")?(?:toujours|systématiquement) (?!pas\b|le même|la même|rien|un\b|en\b|là\b|"
            r"aussi)\S+ ?\S*",
            r"\b(?:doit|doivent|dois|devez|il faut) (?:\S+ )?toujours\b",
        ),
        keywords=words("toujours systématiquement"),
        hits=(
            "utilise toujours le formateur",
            "toujours lancer les tests avant de pousser",
        ),
        misses=(
            "ça ne marche toujours pas",
            "toujours pas",
        ),
    ),
    heads.NEVER.row(
        pattern(
            r"^(?:s'il te plaît,? )?(?:ne |n')?\S+[es] jamais (?!vu|eu|été|march|fonction)\S+|^ne "
            r"jamais \S+ \S+|\b(?:il est |c'est )?interdit de\b \S+"
        ),
        keywords=words("jamais interdit"),
        hits=(
            "ne modifie jamais les fichiers générés",
            "il est interdit de pousser sur main",
        ),
        misses=("ça ne marche jamais",),
    ),
    heads.MUST.row(
        pattern(
            r"^(?:tous|toutes|chaque) .{2,40}\b(?:doit|doivent)\b \S+|^(?:assure-toi|veille à "
            r"ce) (?:que|de) \S+|^il faut (?!ajouter|créer|corriger|mettre|faire|changer|modifier|"
            r"supprimer|enlever|regarder|revoir|terminer|que (?:ça|tu)\b|un|une|le |la )\S+ \S+"
        ),
        keywords=words("doit doivent assure veille faut"),
        hits=("tous les services doivent valider les entrées",),
        misses=("ça doit être une erreur",),
    ),
    heads.USE_NOT.row(
        pattern(
            r"\b(?:utilise|utilisez|utiliser|prends|préfère) .{2,40}\b(?:au lieu de|plutôt que|et "
            r"pas|,? pas)\b \S+",
            r"^(?:on|nous) (?:utilise|prend|reste sur|utilisons) .{2,30},? (?:et )?pas (?!encore|"
            r"ça)\S+.*",
        ),
        keywords=words("lieu plutôt pas"),
        hits=("utilise pnpm au lieu de npm", "on utilise uv ici pas pip"),
        misses=("pas ça",),
    ),
    heads.STYLE.row(
        pattern(
            r"\b(?:réponds|répondez|répondes|parle|parles|écris|écrivez|écrives|rédige|réfléchis|"
            r"pense|explique|discute)(?:[- ]moi)?\b.{0,40}\b(?:en|toujours) (?:français|anglais|"
            r"espagnol|allemand|italien)\b.*",
            r"\b(?:réponses|commentaires|noms|messages|commits|documentation|docs|textes|logs|"
            r"identifiants|variables|docstrings|titres)\b.{0,40}\ben (?:français|anglais|espagnol|"
            r"allemand|italien)\b.*",
        ),
        hits=("réponds en français", "les commentaires en anglais", "parle-moi en français"),
        misses=("la page est en français", "traduis ça en anglais"),
    ),
    heads.WE_USE.row(
        pattern(
            r"^(?:on|nous) (?:n')?(?:utilise|utilisons|déploie|déployons|travaille|travaillons)\b "
            r"(?!pas ça)\S+|^ce projet (?:utilise|est)\b \S+|\b(?:on a|nous avons) décidé\b \S+ \S+"
        ),
        keywords=words("utilise utilisons déploie déployons travaille travaillons projet décidé"),
        hits=("on utilise pytest pour tout",),
        misses=("qui utilise ça",),
    ),
    heads.APPROVAL.row(
        pattern(
            r"\b(?:demande-moi|préviens-moi|consulte-moi)\b.{0,20}\bavant (?:de|d')",
            r"\b(?:ne|n'|jamais|rien) ?.{2,50}\bsans (?:mon|demander|me|autorisation|permission)\b",
        ),
        keywords=words("demande sans"),
        hits=(
            "demande-moi avant de supprimer",
            "ne pousse rien sans mon accord",
        ),
        misses=("sans mon aide",),
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
        keywords=words("est comment pourquoi quel quelle où quand qui peux dois faut que"),
        pattern=pattern(
            r"^(?:est-ce|comment|pourquoi|quel(?:le)?s?|où|quand|qui|peux-tu (?!s'il)|dois-je|"
            r"faut-il|que se|qu'est)\b"
        ),
        hits=("pourquoi ça échoue toujours",),
        misses=("utilise toujours le formateur",),
        spares=frozenset(
            {"complaint", "whenever", "approval:first", "approval:unsure", "autonomy"}
        ),
    ),
    Guard(
        name="one-off",
        cost=12,
        keywords=words("instant l'instant moment fois encore aujourd'hui abord aujourd d'abord"),
        pattern=pattern(
            r"\b(?:pour l'instant|pour le moment|cette fois|pas encore|aujourd'hui|d'abord)\b"
        ),
        hits=("pour l'instant ne pousse rien",),
        misses=("à partir de maintenant utilise pnpm",),
        spares=frozenset({"asked:remember", "standing", "complaint", "asked:rule", "from-now"}),
    ),
    Guard(
        name="feedback",
        cost=14,
        keywords=words("erreur marche fonctionne merci parfait échoue vois"),
        pattern=pattern(
            r"(?<!messages d')(?<!message d')(?<!codes d')(?<!code d')(?<!champ d')(?<!page "
            r"d')\berreur\b|(?<!ce qui )\b(?:(?:ne )?(?:marche|fonctionne)|merci|parfait|échoue|"
            r"je ne vois)\b"
        ),
        hits=("toujours la même erreur",),
        misses=("n'utilise pas de globales", "les messages d'erreur en français"),
        spares=frozenset({"asked:remember", "complaint"}),
    ),
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:s'il te plaît,? |maintenant )?(?:ajoute|crée|corrige|vérifie|fais|mets|génère|"
            r"montre|supprime|change|lance|regarde|implémente)\b"
        ),
        hits=("ajoute un test qui tourne toujours",),
        misses=("utilise toujours les tests",),
        spares=frozenset(
            {
                "no-farther:asked",
                "asked:rule",
                "approval:first",
                "forbidden",
                "dont",
                "style:how",
                "whenever",
                "from-now",
                "use-instead",
                "asked:remember",
                "standing",
                "complaint",
                "approval",
            }
        ),
    ),
)

FRENCH = Table(
    language="french",
    spaced=True,
    minimum=3,
    markers=MARKERS,
    guards=(*GUARDS, *european_guards.FRENCH, *european_things.FRENCH),
    supports=(
        Support(
            "practice",
            4,
            words(PRACTICE + " fichiers commentaires dépendances branche"),
            pattern(r""),
            ("n'utilise pas de mocks",),
            ("pas ça",),
        ),
    ),
    cut=pattern(
        r"(?<!dit)(?<!repete),\s+(?=(?:(?:et|mais|aussi|s'il te pla[iî]t)\s+)*(?:ne |"
        r"n'(?:utilise|ajoute|écris|oublie)|jamais|toujours |évite|utilise|"
        r"arr[eê]te de|je pr[eé]f[eè]re|il faut|pr[eé]viens-moi|demande-moi|à partir de maintenant|"
        r"dor[eé]navant|d[eé]sormais|rappelle-toi|je t'ai d[eé]jà dit)\b)"
    ),
    subordinate=pattern(
        r"^(?:si|quand|lorsque|avant|après|chaque fois|pour|comme|bien que|en cas|"
        r"s'il)\b"
    ),
    lead=pattern(
        r"^(?:\W*\b(?:ok|bon|et|mais|aussi|alors|oui|non|salut|sinon|au fait)\b[ ,.:;!-]+)+"
    ),
    heading=pattern(r"\b(?:règles|conventions|désormais|à partir de maintenant|préférences)\b"),
    lasting=pattern(r"\b(?:règles|conventions|désormais|à partir de maintenant|préférences)\b"),
    request=pattern(
        r"^(?:s'il te plaît,? |tu peux |maintenant )*(?:ajoute|crée|corrige|vérifie|fais|mets|"
        r"génère|montre|supprime|change|lance|regarde|implémente|utilise|teste|ouvre|écris|"
        r"enlève|remets|donne|donne-moi|explique|continue|remplace|déplace|analyse|améliore|trouve|"
        r"initialise|renomme|force|gère|injecte|retire|refais|remplis|reprends) "
        r"(?!ça$)\S+"
    ),
    alone=pattern(
        rf"{USE}$",
        r"^(?:pas|plus) d'(?:emojis?|abreviations?|any|anglais)$|^(?:reste|restons) simples?$|"
        r"^ne (?:devine|suppose|invente|improvise|complique) (?:pas|rien)$",
    ),
    fragment=pattern(
        r"(?:\b(?:et|ou|mais|le|la|les|un|une|des|de|du|avec|pour|dans|en|par|que|si|car)|[,:(])$"
    ),
)
