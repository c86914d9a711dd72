"""Signs of what is opened to everybody, run with every right, or carried out of the house."""

from __future__ import annotations

from agent_memory.ledger.lexicon.dangers import CONTROLS, CREDENTIALS, DISABLES, sign

_ALL = (
    r"(?:everybody|everyone|anybody|anyone|all users|all (?:the )?world|the (?:whole |entire )?"
    r"(?:world|internet|public)|any (?:ip|host|user|network|address)|0\.0\.0\.0)"
)
_HELD = (
    r"(?:folders?|director(?:y|ies)|buckets?|ports?|databases?|db|admin\w*|panels?|dashboards?|"
    r"endpoints?|servers?|shares?|storage|queues?|registry|sockets?|backups?|firewalls?|redis|"
    r"security groups?|repos?|repositor(?:y|ies)|volumes?|uploads?)"
)
_POWER = (
    r"(?:admin\w*|owner|root|superuser|sudo|full (?:access|rights|control)|"
    r"all (?:rights|permissions)|every (?:right|permission))"
)
_PERSONAL = (
    r"(?:customer|client|user|patient|personal|payment|card|employee|member|subscriber|student)"
    r"(?:'?s|s')?\s+(?:data|records?|details|lists?|addresses|e-?mails|information|files|names|"
    r"databases?|dumps?|exports?)"
)
_OUTSIDE = r"(?:online|public|external|third-party|free|private|personal|own|home|gmail|web|shared)"
_HIDDEN = (
    r"(?:passwords?|passphrases?|secrets?|credentials?|api[- ]?keys?|private keys?|"
    r"signing keys?|(?:access|auth|api|bearer|deploy|github) tokens?)"
)

SIGNS = (
    sign(
        CONTROLS,
        "writable writeable readable open accessible public visible reachable exposed publicly "
        "monde todos tutti alle всех всем 所有人 誰でも 누구나",
        rf"\b{_HELD}\b[^.;]{{0,40}}\b(?:writ(?:e)?able|readable|open|accessible|public|visible|"
        rf"reachable|exposed)\s+(?:by|for|to|from)\s+{_ALL}\b|\b(?:writ(?:e)?able|open|accessible|"
        rf"reachable|exposed)\s+{_HELD}\s+(?:by|for|to|from)\s+{_ALL}\b",
        rf"\b(?:open|expos|publish)\w*\s+(?:up\s+)?(?:\w+\s+){{0,3}}?{_HELD}\b[^.;]{{0,20}}\b(?:to|"
        rf"for|on)\s+{_ALL}",
        rf"\b{_HELD}\s+(?:\w+\s+){{0,3}}?publicly (?:readable|writ(?:e)?able|accessible)\b",
        r"\b(?:bucket|serv\w+|carpeta|dossier|cartella|pasta|puerto|port\w*|base\w*|panel\w*|"
        r"ordner|"
        r"datenbank|verzeichnis)\b[^.;]{0,25}\b(?:(?:ouvert|abiert|apert|abert)\w*\s+(?:a|para)\s+"
        r"(?:tou[ts]?\b|tout le monde|todos|todo el mundo|tutti)|fur (?:alle|jeden)\b)",
        r"(?:открыт\w*|доступ\w*)\s+(?:для\s+)?все[мх]\b|对所有人(?:开放|可[读写])|所有人(?:可[读写]|"
        r"都(?:能|可以)(?:写|访问))|誰でも(?:書き込|アクセス)|누구나 (?:접근|쓸|읽을)",
        hits=(
            "keep the share writable for everyone",
            "open the redis port to the internet",
            "the backups should be publicly readable",
            "deja el bucket abierto a todos",
            "папка открыта для всех",
        ),
        misses=(
            "code must be readable for everyone",
            "the bucket must not be public",
            "never open the database port to the world",
            "docs are visible to all teams",
        ),
    ),
    sign(
        DISABLES,
        "login log logging signing sign-in signin password auth credential unauthenticated "
        "anonymous",
        rf"\b(?:{_HELD}|backend|back office|console|internal \w+)\b[^.;]{{0,30}}\b(?:without|"
        r"needs? no|has no|with no)\s+(?:an? |any |the )?(?:log ?in|logging in|signing in|sign-?in|"
        r"passwords?|auth\w*|credentials)\b",
        rf"\b(?:anonymous|unauthenticated|passwordless)\s+(?:access|reads?|writes?|uploads?|root|"
        rf"log ?ins?)\b[^.;]{{0,30}}\b(?:to|on|for)\s+(?:\w+\s+){{0,2}}?{_HELD}\b",
        hits=(
            "the internal console needs no login",
            "leave the dashboard without a password on staging",
            "anonymous writes to the bucket stay on",
        ),
        misses=(
            "never expose the panel without a login",
            "the server starts without a license file",
            "visitors can read the blog without logging in",
        ),
    ),
    sign(
        CONTROLS,
        "admin owner root superuser sudo full rights privilege anyone anybody everyone everybody "
        "fork "
        "origin master guest stranger permission trigger deploy merge approve publish",
        rf"\b(?:every|each|all|any|new)\s+(?:new\s+)?(?:users?|accounts?|members?|sign-?ups?|"
        r"employees?|developers?|services?|pods?|containers?|process\w*)\s+(?:\w+\s+)?(?:gets?|"
        rf"receives?|has|have|becomes?|is|are|be|starts?|"
        rf"runs?)\s+(?:\w+\s+){{0,3}}?{_POWER}\b(?!s? "
        r"(?:panel|page|api|only|field|id|column|flag|property|menu))",
        r"\b(?:use|work|connect|log ?in|quer\w+|operate)\w*\s+(?:\w+\s+){0,4}?(?:master|root|"
        r"superuser|owner)\s+(?:accounts?|users?|logins?|role)\b",
        r"\b(?:let|allow|permit|have)\w*\s+(?:\w+\s+){0,3}?run\w*\s+(?:\w+\s+)?with\s+(?:full|all|"
        r"every|root|admin\w*)\s*(?:rights?|privileges?|permissions?|access)?\b",
        rf"\b(?:let|allow|permit)\w*\s+(?:{_ALL}|any user|forks?|guests?|strangers)\s+(?:to\s+)?"
        r"(?:trigger|deploy|merge|approve|push|publish|release|run (?:the )?(?:job|pipeline|"
        r"deploy|release))\w*\b",
        r"\bsecrets?\s+(?:\w+\s+)?(?:from|to|for|in|with)\s+(?:the\s+)?(?:forks?|forked)\b",
        r"\b(?:accept|allow|permit|take|reflect|answer)\w*\s+(?:\w+\s+){0,2}?(?:from\s+)?(?:any|"
        r"every|all)\s+origins?\b",
        hits=(
            "each new account gets admin rights",
            "connect with the superuser role for reports",
            "let plugins run with full rights",
            "allow forks to trigger the release",
            "pass secrets to forks",
            "accept calls from any origin",
        ),
        misses=(
            "no new user gets the admin role",
            "never connect as the root user",
            "every user has an owner field",
            "do not allow any origin",
            "all users see the admin page header",
        ),
    ),
    sign(
        CREDENTIALS,
        "customer client user patient personal payment card employee member subscriber student env "
        "vault keychain keyring manager password passphrase secret credential key token mat",
        rf"\b(?:send|post|upload|mail|e-?mail|paste|copy|copies|forward|share|put|store|export|"
        rf"feed|"
        rf"sync)\w*\s+(?:\w+\s+){{0,5}}?{_PERSONAL}\b[^.;]{{0,40}}\b(?:into|to|on|at|through|with|"
        rf"in|via)\s+(?:an?\s+|the\s+|some\s+|my\s+)?(?:\w+\s+)?{_OUTSIDE}\b",
        r"\b(?:print|log|dump|echo|output|attach)\w*\s+(?:out\s+)?(?:the |all |your |our )?"
        r"(?:whole |full |entire |complete )?(?:env|environment)\b(?! (?:name|type|label|badge|"
        r"banner|switch|url))(?=\s+(?:at|in|on|to|of|when|before|after|so|for|with|and|into)\b|$)",
        r"\b(?:same|one|single|shared|default)\s+(?:\w+\s+)?(?:passwords?|passphrases?|"
        r"credentials?|"
        r"api keys?|ssh keys?)\s+(?:for|in|on|across|everywhere)\b",
        r"\b(?:contents?|values?|entries|everything)\s+(?:of|in|from)\s+(?:the\s+)?(?:vault|"
        r"keychain|keyring|secret store|password manager)\b",
        r"\b(?:keep|put|store|writ|hard-?cod|leav|plac|sav|liv|go|belong|stay|commit|bak|includ|"
        rf"shar|past|typ|drop)\w*\s+(?:\w+\s+){{0,3}}?{_HIDDEN}\s+(?!(?:fields?|inputs?|forms?|"
        r"polic\w+|rules?|resets?|hash\w*|strength|length|prompts?|pages?|screens?|managers?|"
        r"checks?|validat\w*|types?|columns?|labels?|section|out)\b)(?:\w+\s+){0,2}?(?:in|into|"
        r"inside|within|to)\s+(?:the |our |plain |your |my |a )?(?:source(?: code)?|code|repo\w*|"
        r"git|readme|config\w*|scripts?|query string|urls?|frontend|bundle|wiki|chat|slack|"
        r"comments?)\b",
        r"^(?!.*\b(?:khong|dung|đung|cam)\b).*\b(?:mat khau|khoa bi mat)\b.{0,15}\b(?:trong|vao)\s+"
        r"(?:ma nguon|code|repo|git)\b",
        hits=(
            "send the patient records to my private mailbox",
            "paste customer lists into a free online tool",
            "dump the whole environment in each job",
            "one shared password for every stage",
            "print the contents of the vault",
            "keep the api key right in the script",
        ),
        misses=(
            "keep the password field in the config form",
            "never put passwords in the code",
            "show the environment name in the header",
            "send the customer data through the queue",
            "use the same key for both maps",
        ),
    ),
)
