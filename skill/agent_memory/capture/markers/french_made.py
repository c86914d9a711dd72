"""French markers of what it is made with, in what form, and what is done at each step."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern
from agent_memory.capture.markers.european_heads import TOOL
from agent_memory.capture.markers.french_plain import WORK

MADE = (
    plain_heads.STACK.row(
        pattern(
            r"^(?:le|la|l'|ce|cette|notre|mon) ?(?:projet|app|appli|application|api|site|outil|jeu|"
            r"bot)(?: \S+)? (?:est|sera) (?:destinee? a|(?:seulement|uniquement|prevue?) pour|"
            r"pour) (?!que )\S+.*",
            r"^(?:(?:le|la|les|mon|ma|notre|ce|cette|tout le) )?(?:back-?end|back|front-?end|front|"
            r"api|l'api|app|l'app|l'appli|appli|l'application|projet|serveur|base de donnees|base|"
            r"bdd|db|site|client|repo|depot|bot|code|plugin|monorepo|systeme|prod|production|"
            r"staging|stack|infra|services?|microservices?)(?: \S+)? (?:est|sont|tourne|tournent|"
            r"utilise|utilisent|marche)(?: (?:fait|ecrit|code|developpe|heberge|base)e?s?)?(?: "
            rf"(?:en|avec|sur|sous|un|une|du|uniquement))* {TOOL}.*",
            rf"^on (?:code|developpe|bosse|est|deploie|tourne) (?:\S+ )?(?:en|sur|sous|avec) {TOOL}"
            r".*",
        ),
        hits=(
            "le backend est en django",
            "l'app tourne sous kubernetes",
            "on bosse en php 8 avec laravel",
        ),
        misses=("la page est en francais", "le projet est casse", "l'api est lente"),
    ),
    plain_heads.SETUP.row(
        pattern(
            r"^(?:moi )?(?:j'utilise|je (?:travaille|code|developpe|bosse|suis|tourne) (?:avec|en|"
            rf"sous|sur)|j'ai) (?:\S+ ){{0,2}}?{TOOL}(?! (?:plante|ne|ouvert)).*",
            r"^je (?:ne )?suis (?:pas )?(?:un |une |juste |tres )?(?:developpeu|programmeu|dev\b|"
            r"ingenieur|debutant|novice|nouveau en|designer|etudiant|technique|expert)\w*\b.*",
        ),
        hits=("j'utilise ubuntu avec zsh", "je suis pas developpeur", "je bosse sous windows 11"),
        misses=("j'ai une erreur", "je suis encore la", "j'utilise ca"),
    ),
    plain_heads.CHOSEN.row(
        pattern(
            rf"^(?:utilise|utilisez|fais-le en|fais-le avec) {TOOL}(?:,? \S+ {TOOL})?(?: (?:pour|"
            rf"dans tout|partout|avec) .{{3,40}})?$",
        ),
        hits=("utilise typescript dans tout le projet", "utilise postgres"),
        misses=("utilise ca",),
    ),
    plain_heads.REUSE.row(
        pattern(
            r"^(?:utilise|reutilise|reprends|suis|respecte|garde|conserve)\b.{1,50}\b(?:qui "
            r"existent? (?:deja)?|existante?s?|deja (?:en place|la|existante?s?)|actuelle?s?|du "
            r"projet|qu'on a)\b.*",
        ),
        hits=("reutilise les composants existants", "respecte la structure du projet"),
        misses=("utilise le bouton vert", "garde ca"),
    ),
    plain_heads.FORM.row(
        pattern(
            rf"^{WORK}(?: et (?:les |le )?{WORK})?(?: \S+)? (?:toujours |tous |tout )?(?:en|au|"
            r"selon|au format) (?:camel ?case|snake[ _]?case|kebab[ -]?case|pascal ?case|utc|json|"
            r"yaml|markdown|conventional commits?|semver|pluriel|singulier|majuscules|minuscules|"
            r"imperatif|francais|anglais)\b.{0,30}$",
            r"^(?:le (?:standard|style|patron)|l'architecture|la convention) (?:ici |du \S+ )?"
            r"(?:c'est|est) \S+.*",
            r"^(?:ici )?tout (?:tourne|passe|va|se fait|est) (?:en|dans|avec|par|sous|sur) "
            r"(?!ordre|l'ecran)\S+.*",
            rf"^(?:on|nous) (?:reste|restons|est|sommes|part|passe) (?:sur|en|avec|sous) {TOOL}.*",
        ),
        hits=("les variables en snake_case", "on reste sur java 17", "tout tourne dans docker"),
        misses=("la page en francais", "tout va bien"),
    ),
    plain_heads.EACH.row(
        pattern(
            r"^(?!si |quand |pourquoi|ca )\S.{2,60} (?:a|apres|avant|pour|dans) chaque "
            r"(?:implementation|commit|modif\w*|etape|changement|push|pr|feature|tache|fonction\w*|"
            r"iteration|deploiement|release|merge|phase)\b.{0,20}$",
        ),
        hits=("tests a chaque implementation", "sauvegarde avant chaque release"),
        misses=("ca plante a chaque etape", "chaque fois pire"),
    ),
)
