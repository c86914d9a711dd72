"""French markers of rules in a few words, without a verb or with half of one."""

from __future__ import annotations

from agent_memory.capture.markers import heads, pattern, words
from agent_memory.capture.markers.rivals import RIVAL, RIVALS

USE = rf"^(?:utilise[rz]?|prends|prenez|passe par|plutôt|mets|avec)(?: plutôt)? {RIVAL}"

TERSE = (
    heads.TYPED.row(
        pattern(
            r"^(?:merci de )?(?:enregistre[rz]?|garde[rz]?|note[rz]?|ajoute[rz]?|consigne[rz]?|"
            r"sauvegarde[rz]?) (?:aussi |toujours )?(?:tous (?:les|mes)|chaque|mes) (?:prompts?|"
            r"questions|messages)\b"
        ),
        hits=("enregistre tous les prompts dans un fichier",),
        misses=("note les prompts qui échouent",),
        keywords=words("prompt prompts questions messages"),
    ),
    heads.RIVAL.row(
        pattern(rf"{USE}(?: stp| svp| plutôt| à la place)?$"),
        hits=("utilise plutôt vitest",),
        misses=("utilise pnpm pour installer ça",),
        keywords=RIVALS,
    ),
    heads.NONE_OF.row(
        pattern(
            r"^(?:pas de|pas d'|aucun|aucune|sans|zéro|jamais de|plus de) ?(?:emojis?|any|"
            r"latest|mocks?|todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|"
            r"jquery|ai|trailing|wildcards?|force|magic|singletons?|orm|root|sudo|"
            r"commentaires?|abréviations?|dépendances?|variables globales|nombres "
            r"magiques|logique)\b(?: \S+){0,5}$",
            r"^(?:pas de|pas d'|aucun|aucune|sans|zéro|jamais de|plus de) ?\S+(?: "
            r"\S+){0,2} (?:dans|en|pour|sur) (?:\S+ )?(?:prs?|mrs?|commits?|branches|"
            r"branchs|logs?|deploys?|views?|endpoints?|tests?|issues?|readme|docs?|apis?|"
            r"messages?|branches?|vues?|fonctions?|réponses?|commentaires?|code|"
            r"déploiements?|versions?|secrets?|dates|noms|modules?|le déploiement|"
            r"modèles?)\b.{0,20}$",
            r", (?:pas de|pas d'|aucun|aucune|sans|zéro|jamais de|plus de) (?:emojis?|any|"
            r"latest|mocks?|todos?|prints?|console\.log|sleeps?|globals?|lorem|inline|"
            r"jquery|ai|trailing|wildcards?|force|magic|singletons?|orm|root|sudo|"
            r"commentaires?|abréviations?|dépendances?|variables globales|nombres "
            r"magiques|logique)\b(?: \S+){0,3}$",
        ),
        hits=(
            "pas d'emoji dans les commits",
            "pas de any en typescript",
            "versions figées, pas de latest",
            "pas de logique dans les vues",
        ),
        misses=(
            "pas de connexion, ça n'ouvre pas",
            "pas de souci",
        ),
    ),
    heads.ONLY_THROUGH.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|messages?|branches?|vues?|"
            r"fonctions?|réponses?|commentaires?|code|déploiements?|versions?|secrets?|"
            r"dates|noms|modules?|le déploiement|modèles?)(?: \S+){0,2} (?:uniquement "
            r"(?:en|par|via|avec|depuis)|seulement (?:en|par|via)|toujours (?:par|via)) "
            r"\S+.*",
        ),
        hits=(
            "logs uniquement en json",
            "le déploiement uniquement via la ci",
        ),
        misses=("ça plante uniquement en prod",),
    ),
    heads.ONE_PER.row(
        pattern(
            r"^chaque (?!vez|volta|fois|mal|раз)\S+(?: \S+){0,3} (?:dans|avec|a) (?:son|sa|un) "
            r"\S+.*",
            r"^(?:\S+ ){0,3}une? \S+ par (?:pr|commit|branche|fichier|module|classe|test|"
            r"mr)\b.*",
            r"\bune? (?:pr|commit) par (?:sujet|changement|tâche)\b.*",
        ),
        hits=(
            "des pr petites, un sujet par pr",
            "un commit par tâche",
        ),
        misses=("une erreur par clic",),
    ),
    heads.SHORT_THING.row(
        pattern(
            r"^(?:\S+ )?(?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|views?|"
            r"endpoints?|tests?|issues?|readme|docs?|apis?|messages?|branches?|vues?|"
            r"fonctions?|réponses?|commentaires?|code|déploiements?|versions?|secrets?|"
            r"dates|noms|modules?|le déploiement|modèles?)(?: de \S+| di \S+)?,? "
            r"(?:court(?:e?s?)|petit(?:e?s?)|brefs?|brèves?|concis(?:es?)?|figé(?:e?s?)|"
            r"fixes?|minimal\w*)\b(?! (?:que|che|als|than)\b).{0,30}$",
            r"^(?:court(?:e?s?)|petit(?:e?s?)|brefs?|brèves?|concis(?:es?)?|figé(?:e?s?)|"
            r"fixes?|minimal\w*) (?:prs?|mrs?|commits?|branches|branchs|logs?|deploys?|"
            r"views?|endpoints?|tests?|issues?|readme|docs?|apis?|messages?|branches?|"
            r"vues?|fonctions?|réponses?|commentaires?|code|déploiements?|versions?|"
            r"secrets?|dates|noms|modules?|le déploiement|modèles?)\b.{0,30}$",
        ),
        hits=(
            "messages de commit courts",
            "versions figées partout",
        ),
        misses=("le petit bouton",),
    ),
    heads.ALWAYS_LAST.row(
        pattern(
            r"^\S+(?: \S+){2,8}, (?:toujours|sans exception)$",
        ),
        hits=("les dates en utc, toujours",),
        misses=("toujours pareil",),
    ),
    heads.FACT_HOURS.row(
        pattern(
            r"^(?:le|la|les|l'\S+) ?(?:\S+ ){0,3}(?:serveur|backend|base|cluster|"
            r"environnement|staging|runner|machine|sandbox|api|ci)\b.{0,30}\b(?:est "
            r"(?:éteint\w?|coupé\w?|fermé\w?|arrêté\w?)|s'éteint|redémarre|"
            r"tombe)\b.{0,20}\b(?:week-?end|nuits?|lundis?|dimanches?|vendredis?|"
            r"samedis?)\b.*",
        ),
        hits=("le serveur de test est éteint le week-end",),
        misses=("le serveur tombe à l'ouverture",),
    ),
    heads.FACT_MINIMUM.row(
        pattern(
            r"^le minimum (?:supporté )?(?:c'est|est) \S+.*",
            r"^(?:version )?minim(?:um|ale) (?:supportée? )?\S+ \d.*",
        ),
        hits=("le minimum c'est android 9",),
        misses=("le minimum syndical",),
    ),
    heads.FACT_ACCEPTS.row(
        pattern(
            r"^(?:le|la|les|l'\S+|notre) ?(?:\S+ ){1,4}?(?:n'accepte|ne (?:supporte|lit|"
            r"comprend|prend)|n'acceptent) que \S+.*",
        ),
        hits=("le client n'accepte que du xml",),
        misses=("ça n'accepte rien",),
    ),
    heads.WE_AGREED.row(
        pattern(
            r"^(?:on (?:a|avait) |nous avons |on )?(?:convenu|décidé|dit qu'on|acté)\b,? "
            r"(?:de |que |d')*\S+ \S+.*",
        ),
        hits=("on a convenu de ne pas prendre de bibliothèque externe",),
        misses=("on a dit bonjour",),
    ),
    heads.RIGHT_WAY.row(
        pattern(
            r"^(?:la bonne (?:façon|manière)|le (?:bon réflexe|mieux|normal ici)),? "
            r"(?:c'est|est) de? ?\S+ \S+.*",
        ),
        hits=("la bonne façon c'est de valider côté serveur",),
        misses=("le mieux",),
    ),
    heads.NO_NEED_TOLD.row(
        pattern(
            r"^(?:(?:y a |il n'y a )?pas besoin|inutile|tu n'as pas besoin) (?:de |d')(?:m'|me |"
            r"tout )*(?:expliquer|résumer|répéter|confirmer|demander|détailler|raconter|"
            r"documenter|commenter|prévenir|(?:faire|donner) (?:un|des|une) (?:résumé|"
            r"récap\w*|explications?|commentaires?|doc\w*))\b.*",
        ),
        hits=("pas besoin de m'expliquer ce que tu as fait",),
        misses=("pas besoin",),
    ),
    heads.STANDARD_IS.row(
        pattern(
            r"^(?:le (?:standard|format|style)|la (?:convention|norme|règle)) (?:du \S+ |"
            r"de notre \S+ |ici )?(?:c'est|est)\b \S+.*",
        ),
        hits=("le standard du projet est snake_case",),
        misses=("le format plante",),
    ),
)
