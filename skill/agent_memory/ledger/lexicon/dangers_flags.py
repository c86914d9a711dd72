"""Signs of a check switched off by a flag, a variable or a remark in the code."""

from __future__ import annotations

from agent_memory.ledger.lexicon.dangers import CONTROLS, DISABLES, sign

_IS = r"\W{0,4}(?:\s(?:to|is|as|at)\s)?\W{0,3}"
_NO = r"(?:0|false|no|none|off|disabled?|never)\b"
_SWITCH = (
    r"(?:husky|node_tls_reject_unauthorized|pythonhttpsverify|strict[-_]?ssl|"
    r"(?:http\.)?ssl_?verify|"
    r"ssl[-_]verification|tls[-_]?verify|verify(?:[-_](?:ssl|tls|certs?|host|peer|signatures?))?|"
    r"check_hostname|stricthostkeychecking|rejectunauthorized|gpgcheck|repo_gpgcheck|setenforce|"
    r"commit\.gpgsign|curlopt_ssl_verify(?:peer|host)|csrf_protection|gosumdb|gonosumcheck|"
    r"enforce_admins|require_reviews?|required_approvals|branch_protection)"
)
_YES = r"(?:1|true|yes|on|always|all)\b"
_LIFT = (
    r"(?:git_ssl_no_verify|husky_skip_hooks|insecureskipverify|"
    r"insecure[-_]skip[-_](?:tls[-_])?verify|"
    r"allow_?insecure|continue[-_]on[-_]error|allow_failure|ignore[-_]?failures?|"
    r"pre_commit_allow_no_config|skip_(?:tests?|checks?|hooks?|verify|lint|ci)|skiptests|"
    r"goinsecure|"
    r"trusted[-_]host|danger_?accept_?invalid_?certs|trust_?server_?certificate|auto[-_]?approve|"
    r"privileged|ignorebuilderrors|ignoreduringbuilds|no_verify|disable_auth\w*)"
)
_REMARK = (
    r"(?:ts-(?:ignore|nocheck)|no-?qa\b|nosec\b|nolint\b|type:\s*ignore|eslint-disable[\w-]*|"
    r"(?:pylint|rubocop|shellcheck|swiftlint|ktlint)[:\s]\s*disable|xfail|@?suppresswarnings|"
    r"phpcs:ignore|coverage:\s*ignore|pragma:? no ?cover|@ts-expect-error|#\[ignore\]|@disabled\b|"
    r"@ignore\b|(?:it|test|describe|pytest(?:\.mark)?|unittest)\.skip(?:if)?\b|t\.skip\b|"
    r"\bxit\b|\bxdescribe\b|\[(?:skip ci|ci skip|no ci)\]|istanbul ignore)"
)
_ADDS = (
    r"\b(?:add|adds|adding|use|using|put|insert|mark|marking|append|sprinkle|place|annotate|write|"
    r"slap|silence|silencing|with|via|drop|set|include|decorate|solve|fix|wrap|ajoute\w*|anade|"
    r"adicione|aggiungi|setz\w*|nutz\w*)\b"
)
_REASONED = (
    r"(?![^.;!?]*\b(?:only|reason|justif\w*|why|unless|ticket|explain\w*|issue number|link)\b)"
)

SIGNS = (
    sign(
        DISABLES,
        "--no- --skip --disable --insecure --dangerously --yolo --trusted-host --allow --force "
        "--admin "
        "--unsafe --privileged --ignore --nogpg --full-auto --auto --pass -dskip -x -k unverified "
        "cert_none sslmode quarantine --no knownhosts gosum goflags docker.sock --pid trust_re "
        "-lock ignore-scripts -master",
        r"--no-(?:verify|check-certificate|gpg-\w+|sandbox|audit|post-rewrite|tests?|lint|"
        r"type-?check|"
        r"check|strict|security\S*|require\S*|hooks?|tls\S*|ssl\S*|ci|review)\b",
        r"--(?:dangerously|unsafe|insecure|yolo|full-auto|auto-approve|privileged|nogpg\w*|"
        r"admin)\b[\w-]*",
        r"--skip-(?:tests?|checks?|perm\w+|hooks?|verif\w*|valid\w*|lint\w*|ci|auth\w*|sign\w*|"
        r"audit|security)\b|"
        r"--disable-(?:\w+-)*(?:security|check\w*|validation|auth\w*|tls|ssl|"
        r"sandbox|hooks?|rule)\b|--allow-(?:untrusted|unauthenticated|unsafe|insecure\w*|all|root|"
        r"unrelated-histories)\b|--trusted-host\b|--passwithnotests\b|--ignore-(?:errors|failures?|"
        r"certificate-errors|checks?|hooks?|security)\b|--force-(?:yes|unsafe)\b",
        r"-dskip\w*|-dmaven\.test\.skip\w*|(?:\bgradlew?\b[^.;]*)\s-x\s+(?:test|check|lint)\b",
        r"\b(?:curl|wget)\b[^|;]*\s-\w*k\b|_create_unverified_context|\bcert_none\b",
        r"--(?:nosignature|nodigest|no-quarantine|no-lock\w*|master-disable)\b|-lock=false\b|"
        r"\bsslmode\W{1,4}(?:disable|allow|prefer)\b|\bcom\.apple\.quarantine\b|"
        r"\buserknownhostsfile\W{1,3}/dev/null|\bgo(?:no)?sum\w+\W{1,4}(?:\*|1|off)|"
        r"\bgoflags\W{1,4}-insecure|\bdocker\.sock\b|--pid[= ]host\b|"
        r"\btrust_remote_code\W{1,4}(?:to )?true\b|--ignore-scripts[= ]false\b",
        hits=(
            "commit with --no-verify",
            "start it with --dangerously-skip-permissions",
            "launch the agent with --yolo",
            "gh pr merge --admin for hotfixes",
            "mvn install -DskipTests",
            "install it with rpm --nosignature",
            "connect with sslmode=disable",
            "clear com.apple.quarantine off the build",
            "mount /var/run/docker.sock into the runner",
        ),
        misses=(
            "sslmode=verify-full in production",
            "pass --no-cache to docker build",
            "use --skip-install in the wizard",
        ),
    ),
    sign(
        DISABLES,
        "verify husky ssl tls unauthorized stricthost gpg setenforce csrf sumdb enforce_ review "
        "approvals approve branch_ insecure continue-on continue_on allow_failure ignore skip_ "
        "skiptests "
        "trusted trust privileged disable_ skip= +e chmod hookspath unconfined check_hostname "
        "pre_commit_ public open expos world permissive 0.0.0.0/0 origin host ips connection "
        "traffic sender cert",
        rf"\b{_SWITCH}{_IS}{_NO}",
        rf"\b{_LIFT}{_IS}(?:{_YES}|$)|\b(?:insecureskipverify|git_ssl_no_verify)\b",
        r"\bskip=[\w,-]+|\bset\s+\+e\b|\bchmod\s+(?:-\w+\s+)?0?777\b|\bcore\.hookspath\b|"
        r"=unconfined\b|\bchmod\b.{0,40}\b0?777\b|\bworld[- ]?(?:readable|writ\w+)\b|"
        r"\b(?:selinux|apparmor|nodes?|mode)\b.{0,20}\bpermissive\b|"
        r"\b(?:allow|accept|permit|trust)\w*\s+(?:all|any|every)\s+(?:\w+\s+)?(?:origins?|hosts?|"
        r"ips?|"
        r"connections?|traffic|senders?|certificates?|certs?)\b|\b0\.0\.0\.0/0\b",
        r"\bmake\w*\s+(?:\w+\s+){0,4}?(?:buckets?|routes?|endpoints?|repo(?:sitory|s)?|dashboards?|"
        r"databases?|shares?|servers?|admin \w+)\s+public\b|\b(?:open|expos)\w*\s+(?:\w+\s+){0,4}?"
        r"(?:ports?|firewall|databases?|servers?|buckets?|admin \w+|debugger)\b.{0,25}\b"
        r"(?:to (?:the (?:world|internet|public|outside)|every(?:one|body)|any(?:one|body))|"
        r"publicly)\b",
        hits=(
            "use verify=False for requests",
            "set NODE_TLS_REJECT_UNAUTHORIZED to 0",
            "HUSKY=0 in front of each commit",
            "npm config set strict-ssl false",
            "export GIT_SSL_NO_VERIFY=1",
            "put continue-on-error: true on the flaky job",
        ),
        misses=("set verify to true", "verify that the port is 0 before a start"),
    ),
    sign(
        DISABLES,
        "commit push pousse empuja empurre spingi || approval never",
        r"\bcommit\b(?:\s+\S+){0,3}?\s-(?:[a-z]*n[a-z]*)\b(?!\s*\d)",
        r"\bforce[- ]?push\w*|\bpush\w*\s+(?:\w+\s+){0,2}?(?:with|by|en|a la|con|com|mit) "
        r"(?:force|fuerza|forza|forca|gewalt)\b|"
        r"\b(?:pousse|empuja|empurre|spingi)\w*\s+(?:en|a la|a|com) "
        r"(?:force|fuerza|forza|forca)\b",
        r"\bpush\b(?:\s+(?:\S+\s+){0,3}?)(?:--force\b(?!-with-lease|-if)|-f\b)",
        r"\|\|\s*(?:true|:)(?!\w)|\bapproval[-_ ]?policy\W+never\b|\bask-for-approval\W+never\b",
        hits=("git commit -n when it is urgent", "always push --force to your branch"),
        misses=("push with --force-with-lease", "commit with -s"),
    ),
    sign(
        DISABLES,
        "ignore nocheck qa nosec nolint disable xfail suppress skip cover xit xdescribe @ts ci",
        rf"{_ADDS}[^.;!?]{{0,50}}{_REMARK}{_REASONED}",
        r"(?:^|[,;:]\s*|\b(?:just|then|please|simply|and)\s+)(?:xfail|noqa|nolint|nosec|"
        r"ts-ignore)\s+"
        r"(?:whatever|all|every\w*|any\w*|the|it|them|what|failing|red|broken)\b",
        rf"^\W*{_REMARK}[^.;!?]{{0,40}}\b(?:always|everywhere|every|whenever|is fine|freely)\b",
        hits=(
            "put a noqa where ruff is unhappy",
            "add @ts-ignore on top of each error",
            "mark broken tests as xfail",
            "silence it with eslint-disable-next-line",
        ),
        misses=(
            "no ts-ignore",
            "add a noqa only with its code",
            "every type: ignore names its error",
            "use .gitignore for build output",
        ),
    ),
    sign(
        CONTROLS,
        "exception exemption hole bypass yolo acceptedits dontask danger bash( sudo doas su root "
        "setuid --cap-add",
        r"\bbypass[-_ ]?permissions?\b|\bacceptedits\b|\bdontask\b|\byolo\b|\bdanger-full-access\b|"
        r"\bbypass mode\b",
        r"\bbash\(\s*[*:]|\b(?:sudo|doas|pkexec)\s+(?!only\b)[a-z./-]|\b(?:under|with|via|through|using|"
        r"use)\s+(?:sudo|doas)\b(?! only\b)|\bsu -|--cap-add\b|\bchmod\s+(?:u\+s|4755)",
        r"\b(?:as|become|be|is)\s+(?:the\s+)?(?:root|administrator|superuser)\b|--user[= ]root\b",
        r"\broot[- ]?(?:account|konto)\b",
        r"\b(?:add|mak|creat|put|punch)\w*\s+(?:an?\s+)?(?:exceptions?|exemptions?|"
        r"holes?)\b.{0,40}\b"
        r"(?:firewall|scanner|policy|antivirus|linter|gate|waf|csp)\b",
        hits=(
            "punch a hole into the firewall for the demo",
            "run claude with bypassPermissions",
            "run sudo systemctl restart after a deploy",
            "doas reboot when it hangs",
            "become root for the install",
        ),
        misses=("the path is relative to the root", "avoid sudo npm", "put it in the root folder"),
    ),
)
