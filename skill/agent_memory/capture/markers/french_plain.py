"""French markers of what people plainly say: wishes, stops, places, who does it, how simple."""

from __future__ import annotations

from agent_memory.capture.markers import european_heads as plain_heads
from agent_memory.capture.markers import pattern

# The parts of the work, with what may stand before them.
WORK = (
    r"(?:(?:le|la|les|tes|mes|nos|notre|tout le) )?(?:(?:vieux|vieilles|anciens?|anciennes|"
    r"nouveaux|nouvelles) )?(?:code|tests?|commits?|documentation|doc|docs|commentaires?|noms?|"
    r"variables?|messages?|reponses?|fichiers?|branches?|fonctions?|classes?|methodes?|"
    r"composants?|types?|styles?|textes?|traductions?|cles?|mots de passe|identifiants|dates?|"
    r"heures|migrations?|dependances|logs?|endpoints?|routes?|requetes|imports?|modeles?|"
    r"services?|hooks?|tokens?|jetons?|secrets?|constantes|configuration|configs?|tables?|"
    r"colonnes?|scripts?|prs?|erreurs|exceptions|dossiers?|urls?|interfaces|modules?)"
)
_HABIT = (
    r"(?:utilises|reponds|repondes|parles|suives|respectes|travailles|reflechisses|demandes|"
    r"previennes|appliques|gardes|privilegies|arretes de|tiennes compte|evites|"
    r"sois (?:plus|moins|bref|concis|direct|clair|critique)\w*)"
)
_DEED = (
    r"(?:executes|lances|lises|ecrives|verifies|valides|etudies|cherches|documentes|expliques|"
    r"commentes|testes|relises|fasses|crees)"
)

PLAIN = (
    plain_heads.WISH.row(
        pattern(
            r"\b(?:je veux|j'aimerais|je voudrais|j'ai besoin|on veut|je prefere) que (?:tu|vous) "
            rf"(?:ne |n'|me |m'|te |t'|toujours )*{_HABIT}\b(?! (?:ce|cet|cette|ca|ces) ) \S+.*",
            r"\b(?:je veux|j'aimerais|je voudrais|j'ai besoin) que (?:tu|vous) (?:me |m')?"
            rf"{_DEED} (?:toujours|chaque|tous les|toutes les|seulement|uniquement|avant de)\b.*",
        ),
        hits=(
            "je veux que tu respectes la charte",
            "je voudrais que tu me reponds toujours en francais",
            "je veux que tu lances toujours les tests",
        ),
        misses=(
            "je veux que tu ajoutes un bouton",
            "je veux que tu utilises ce fichier",
            "je veux que ca marche",
        ),
    ),
    plain_heads.WISH_ALL.row(
        pattern(
            r"\b(?:je veux|j'aimerais|je voudrais|on veut|il faut) que (?:tout|tous|toutes|chaque|"
            rf"aucun|aucune|{WORK})\b (?!ca|marche|fonctionne|soit bon)\S+.*",
            r"\b(?:je veux|il faut|j'aimerais) que .{2,50}\b(?:dans tous les|dans toutes les|"
            r"toujours|partout|jamais)\b.*",
            r"\b(?:je veux|il me faut) (?:tous les|toutes les|que des?|uniquement|seulement) \S+ "
            r".{4,}",
        ),
        hits=(
            "je veux que tout passe par la file",
            "il faut que chaque module ait son readme",
            "je veux que les commits soient courts",
        ),
        misses=("je veux que tout marche", "je veux un menu", "il faut que le bouton soit bleu"),
    ),
    plain_heads.NOT_WISHED.row(
        pattern(
            r"\b(?:je ne|je|on ne|j') ?(?:veux|veut) (?:pas|plus) (?:avoir a |devoir )?(?!savoir|"
            r"perdre|voir|etre|parler|continuer|ca)\w+(?:er|ir|re|oir)\b \S+.*",
        ),
        hits=(
            "je ne veux pas relancer le serveur a la main",
            "je veux pas stocker de donnees en local",
            "on ne veut plus utiliser de globales",
        ),
        misses=("je veux pas voir ca", "je veux pas un bouton", "je ne veux pas savoir"),
    ),
    plain_heads.STOP.row(
        pattern(
            r"^(?:stp,? |s'il te plait,? |et )?(?:arrete|arretez|cesse|stop) (?:de |d')(?!etre )\w+"
            r"(?:er|ir|re|oir)\b(?! (?:ca|cela)\b) \S+.*",
            r"\bque tu arretes (?:de |d')\w+ \S+.*",
        ),
        hits=(
            "arrete d'inventer des routes",
            "arrete de creer des fichiers de doc",
            "je veux que tu arretes de toucher aux styles",
        ),
        misses=("arrete le serveur", "le script arrete de tourner", "stop la c'est bon"),
    ),
    plain_heads.MUST_WORK.row(
        pattern(
            rf"^{WORK}(?: (?!plante|ne se)\S+){{0,3}}? (?:ne |n')?(?:doit|doivent|devrait|"
            r"devraient) (?!etre une erreur|avoir un|y avoir)\S+.*",
            r"^(?!.*\b(?:champs?|formulaire)\b)\w+ .{0,50}\bobligatoires?$",
            r"^(?:tu|vous) (?:ne )?(?:dois|devez) (?:toujours |pas |jamais |bien )*\w+(?:er|ir|re|"
            r"oir)\b.*\b(?:avant|toujours|chaque|tous|toutes|quand|jamais|sans|systematiquement)"
            r"\b.*",
        ),
        hits=(
            "les noms de tables doivent etre au pluriel",
            "le code doit passer le linter",
            "tu dois relire le plan avant de coder",
        ),
        misses=("le bouton doit etre bleu", "ca doit etre une erreur", "tu dois corriger ca"),
    ),
    plain_heads.GOES.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,3}}? (?:ne )?(?:va|vont|vit|vivent|vient|viennent|"
            r"passe|passent|se mettent|se met|est lu|sont lus|(?:est|sont) (?:stocke|range|defini|"
            r"ecrit|cree)e?s?) (?:toujours |uniquement )?(?:en|dans|a cote|sous|depuis|du|de la|de|"
            r"par|avec|hors) (?!erreur|panne|rouge|vert|attente|retard)\S+.*",
        ),
        hits=(
            "les traductions vont dans le dossier lang",
            "les jetons viennent de l'environnement",
            "les textes passent par le fichier de langue",
        ),
        misses=("les tests vont mal", "le menu va a droite", "la date reste bizarre"),
    ),
    plain_heads.PLAIN_CODE.row(
        pattern(
            r"^(?:reste|restons|garde|gardons|fais)(?: (?:les choses|tout|le code|ca))? (?:le plus "
            r")?simples?\b(?! (?:clic|page)).*|^ne (?:complique|sur-?complique) pas(?: (?:les "
            r"choses|le code))?$",
            r"^(?:(?:je veux |je prefere |j'aime |ecris |fais |garde |fais-moi |toujours )+(?:le |"
            r"un |du |ton )?code |(?:le |ton )?code (?:doit etre |doit rester |toujours |le plus "
            r"))(?:le plus |toujours |bien |tres |plus )*(?:simple|propre|lisible|clair|"
            r"minimaliste|court|modulaire|maintenable|evolutif|facile a (?:lire|comprendre|"
            r"maintenir)|professionnel)\b(?! (?:dans|plante|ne)\b).*",
        ),
        hits=("je veux du code propre et sans magie", "garde le code le plus simple possible"),
        misses=("le code est casse", "le code propre plante"),
    ),
    plain_heads.PREFERABLY.row(
        pattern(
            r"^(?:de preference|si possible|autant que possible|dans la mesure du possible)\b,? "
            r"(?:utilise|utiliser|ecris|evite|garde|travaille|prends|prefere)\b (?!ce|cette|ca)"
            r"\S+.*",
            r"^(?:utilise|evite|prends|privilegie)\b.{2,50} (?:de preference|autant que possible|"
            r"dans la mesure du possible|quand c'est possible)$",
            r"^(?:privilegie|prefere|favorise)[zr]? (?!ce|cette|ca)\S+ \S+.*",
        ),
        hits=(
            "de preference utilise des fonctions pures",
            "utilise la lib standard autant que possible",
            "privilegie la composition a l'heritage",
        ),
        misses=("si possible corrige ca", "de preference le bleu", "prefere ca"),
    ),
    plain_heads.ONLY_ASKED.row(
        pattern(
            r"^(?:ne |n')(?:fais|change|modifie|touche|corrige)(?: rien d'autre)? que ce que je "
            r"(?:te |t'ai )?(?:demande|dis|dit|indique)\b.*",
            r"^(?:fais|change|modifie|touche|corrige) (?:a )?(?:seulement|uniquement|juste|"
            r"exactement|que) ce que je (?:te |t'ai )?\S+.*",
            r"^(?:ne |n')?(?:fais|change|modifie|touche|ajoute|cree)\b.{0,30} (?:pas|rien) .{0,30}"
            r"que je (?:n'ai|ne t'ai|t'ai) pas (?:demande|dit)\b.*",
        ),
        hits=("ne change que ce que je te demande", "fais uniquement ce que je dis"),
        misses=("fais pareil sur l'autre", "ne change que la couleur"),
    ),
    plain_heads.UNSURE.row(
        pattern(
            r"^(?:pose|pose-moi|pose moi|demande|demande-moi|demande moi)\b.{0,30} (?:si|quand|en "
            r"cas de) (?:ce n'est pas|c'est pas|tu (?:ne )?(?:sais|comprends|es)|tu as|t'as|doute|"
            r"un doute|quelque chose)\b.*",
            r"\b(?:si|quand) (?:tu (?:ne |n')?(?:sais|comprends|es) pas|tu as un doute|t'as un "
            r"doute|c'est pas clair)\b.{0,40}\b(?:demande|pose|cherche|regarde|arrete-toi)\b.*",
        ),
        hits=("pose des questions si tu as un doute", "si tu sais pas, demande"),
        misses=("si tu sais pas le code une alerte sort", "demande au serveur si ca marche"),
    ),
    plain_heads.MINE.row(
        pattern(
            r"^c'est moi qui (?:fais|m'occupe|lance|gere|pousse|deploie|merge|teste|publie|ecris)"
            r"\b (?!ca)\S+.*",
            r"^je (?:fais|lance|gere|pousse|deploie|merge|teste|publie) (?:moi-meme|moi meme) (?:"
            r"le|la|les|mes) \S+.*|^je m'occupe (?:moi-meme )?(?:des|du|de la) (?:commits?|"
            r"deploiements?|push|merges?|migrations?|tests?|serveur|releases?)\b.*",
            r"\bje (?:veux|prefere) (?:le |la |les )?\w+(?:er|ir|re) moi[- ]meme\b.*",
        ),
        hits=("c'est moi qui lance les migrations", "je prefere tester moi-meme"),
        misses=("c'est moi qui ai casse le build", "je fais une pause"),
    ),
    plain_heads.TEACH.row(
        pattern(
            r"^(?:je veux que tu m')?(?:explique|explique-moi|explique moi|expliques) (?:toujours |"
            r"tout )?(?:etape par etape|pas a pas|chaque (?:etape|changement|ligne|chose)|comme "
            r"(?:si|a un)|avec des mots|en termes|simplement|de (?:facon|maniere) simple)\b.*",
        ),
        hits=("explique-moi chaque changement", "explique avec des mots simples"),
        misses=("explique cette erreur", "explique la fonction"),
    ),
    plain_heads.FIRST.row(
        pattern(
            r"\b(?:d'abord|en premier) (?:le |les |un )?(?:tests?|plan|explique\w*|demande\w*|lis|"
            r"reflechis|planifie|analyse)\b.{0,50}\b(?:puis|ensuite|apres) (?:le |tu )?(?:code|"
            r"implemente\w*|ecris|programme\w*|change\w*|codes?|modifies?)\b.*",
            r"^tu (?!fais pareil|as|es|peux|veux|dois|vas|n'as|crois|penses|vois)(?:ne |me |"
            r"m')?\w+s\b .{0,60}\b(?:avant de|avant chaque|apres chaque|a chaque|toujours|"
            r"systematiquement)\b.*",
        ),
        hits=("d'abord le plan puis le code", "tu relis le diff avant de pousser"),
        misses=("d'abord corrige le login puis le menu", "tu as teste avant de partir"),
    ),
    plain_heads.GUESS.row(
        pattern(
            r"^(?:et )?(?:ne |n')(?:devine|suppose|invente|improvise|imagine|mens) (?:pas|rien|"
            r"jamais)(?:(?: (?:de|d'|des)|,) ?\S+.*)?$",
            r"^(?:je veux )?zero (?!pointe|a\b)\w+(?: \S+){0,3}$",
        ),
        hits=("ne devine pas", "n'invente rien", "zero dependance"),
        misses=("n'invente pas cette excuse",),
    ),
    plain_heads.UNTOUCHED.row(
        pattern(
            rf"^{WORK}(?: \S+){{0,4}},? on (?:n'y |ne |n'|y |les? )*(?:touche|modifie|change|"
            r"pousse)s? (?:pas|plus|jamais)\b.*|^on (?:ne |n')?(?:touche|modifie|change|pousse|"
            r"melange|supprime|fait|utilise|met|garde) (?:pas|plus|jamais) (?!ca)\S+.*",
        ),
        hits=("on touche pas aux migrations", "les vieux scripts on n'y touche pas"),
        misses=("on ne voit pas la page", "on change pas ca"),
    ),
    plain_heads.AUTONOMY.row(
        pattern(
            r"^(?:tu|vous) (?:peux|pouvez) (?!voir)\w+ .{2,40}\bsans (?:me |m')?(?:demander|"
            r"prevenir|confirm\w+|autorisation|permission|mon ).*"
        ),
        hits=(
            "tu peux lancer les tests sans demander",
            "tu peux modifier les fichiers sans me prevenir",
        ),
        misses=("tu peux voir sans entrer",),
    ),
)
