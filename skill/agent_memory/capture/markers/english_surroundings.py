"""English markers: what is so around the code: systems, names, numbers, people, habits."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words

# What a passing state is told of, or told with.
_STATE = (
    r"(?!.*\b(?:wrong|bugs?|errors?|fail\w*|slow|broken|but|instead|crash\w*|problem|issue|weird|"
    r"stuck|missing|again|empty|down|still|unreachable|anymore|now|already|too|currently|just|yet|"
    r"outdated|stale|looks?|not (?:work|runn|start|found|there|set)\w*)\b)"
)
_NOT_IT = (
    r"(?!it\b|this\b|that\b|these\b|those\b|they\b|he\b|she\b|there\b|what\b|why\b|how\b|where\b|"
    r"which\b|if\b|when\b|the (?:fix|bug|error|issue|change|button|value|function|variable|"
    r"problem|message|commit|last|new|first|second|other|same|only|page|text|title|label|list|row|"
    r"color|image|icon|test|result|output|answer|solution|reason|cause|question|idea|point|goal|"
    r"plan|next|previous|current|code|method|class|file|line|user|player)\b)"
)
_BARE = r"(?:prod(?:uction)?|staging|dev|ci|qa|uat|preprod|(?:our|the) (?:ci|cd|staging|prod))"
_WAY = (
    r"(?:written (?:in|with)|built (?:with|on|in)|hosted (?:on|at|by|in)|deployed (?:to|on|via|"
    r"with|from|by|every)|managed (?:by|with|in|via)|owned by|maintained by|tracked in|documented "
    r"in|configured (?:in|via|by)|generated (?:from|by)|backed by|shipped (?:as|via|with)|"
    r"distributed (?:as|via)|licensed under|served (?:from|by)|cut (?:from|every|on)|signed "
    r"(?:with|by)|provisioned (?:with|by)|called \S+ in|known as|released (?:every|from|on|via)|"
    r"rotated every|backed up|mirrored|replicated|encrypted (?:with|by|at)|versioned (?:with|by)|"
    r"translated (?:by|in|with)|reviewed by|approved by|vendored)"
)
_NUMBER = r"(?:\d+|no|one|two|three|four|five|six|several|many|only one|exactly one|multiple)"
_PARTS = (
    r"(?:apps|services|packages|sites|brands|teams|tenants|databases|branches|languages|locales|"
    r"environments|repos|repositories|clusters|regions|servers|machines|accounts|clients|boards|"
    r"devices|platforms|variants|editions|workspaces|customers|developers|engineers|gpus?|"
    r"staging(?: environment)?|ci|monorepo|designers?|qa(?: team)?|backend|tests?|budget|access "
    r"to \w+|kinds of \w+|types of \w+|sources of \w+)"
)

_RESOURCE = (
    r"(?:internet|network|wifi|gpu|root|sudo|keyboard|screen|display|ssh|shell|docker|camera|"
    r"battery|signal|gps|bluetooth|outbound (?:access|traffic|network)|(?:internet|network|write|"
    r"shell|root) access|access to \w+|ci|staging|backups?|swap|fpu|mmu|heap|filesystem|clock|rtc)"
)

SURROUNDINGS = (
    Marker(
        name="fact:named",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words(
            "url endpoint domain host hostname branch registry bucket database region remote "
            "account schema namespace entrypoint entry package bundle project repo email mailbox "
            "timezone channel dashboard license licence username user handle id runner manager "
            "tool "
            "bundler server broker cache orm shell editor ide os cloud provider design style "
            "lockfile "
            "call brand config image runtime clock rate metric size resolution retention logger "
            "management formatter linter hosting framework"
        ),
        pattern=pattern(
            rf"^{_STATE}(?:(?:the |our |my )(?:[\w-]+ ){{0,2}}?)?(?:base image|runtime|region|"
            rf"core clock|baud rate|main metric|metric|page size|paper size|resolution|sample "
            rf"rate|batch size|retention|logger|http client|state management|formatter|linter|"
            rf"hosting|framework|url|domain|host(?:name)?|registry|bucket|"
            r"region|remote|namespace|package name|bundle id|project id|account(?: id)?|time "
            r"?zone|email|mailbox|dashboard|license|licence|user ?name|channel|handle|entry "
            r"?point|main entry|config file|lock ?file|style guide|design system|brand color|"
            r"test runner|package manager|build tool|bundler|web server|message broker|cache|orm|"
            r"shell|editor|ide|os|cloud|provider) (?:is|are|for \S+ is) (?:called |named |at |"
            r"always )?(?!a\b|an\b|behind|ahead|ready|gone|up\b|out\b|fine|ok|good|bad|not\b|in "
            r"use|full|in the (?:way|wrong|screenshot)|enabled|disabled|set\b|being|taken|"
            r"invalid|public|what|where|why|probably|supposed)\S+(?: \S+){0,4}$",
            rf"^{_STATE}(?:the |our )?(?:default|base|main|release|integration|target|trunk|"
            r"development|production|staging|stable) branch (?:is|for \S+ is) (?:called |named |"
            r"always )?(?!behind|ahead|broken|green|red|a\b|out\b|up\b|clean|dirty|not\b|"
            r"protected|ready)[\w./-]+$",
            rf"^{_STATE}(?:we|i|they) call (?:this |the |our |it )?\S+(?: \S+){{0,3}} \S+ (?:here|"
            rf"in (?:the|"
            r"our) \w+)$|^(?:we|our \w+) call (?!it\b|this\b|that\b|the (?:api|function|method|"
            r"endpoint))\S+s? (?:\S+ )?[\"'\u201c]\S+[\"'\u201d]",
        ),
        hits=(
            "the staging url is https://stage.example.test",
            "our default branch is trunk",
            "the package manager is pnpm",
            "the test runner is vitest",
            'we call customers "members"',
        ),
        misses=(
            "the branch is behind main",
            "the url is wrong",
            "the account is locked now",
            "the domain is not set",
            "the database is a mess",
        ),
    ),
    Marker(
        name="fact:place",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("prod production staging dev ci qa uat preprod cd"),
        pattern=pattern(
            rf"^{_STATE}{_BARE} (?:only |always )?(?:uses?|runs? (?:on|in|at|with|behind)|lives? "
            rf"(?:in|"
            r"on|at|behind)|deploys? (?:to|from|on|via)|needs|sits (?:in|on|behind)|points (?:to|"
            r"at)|talks to|has (?:no|its own|two|three|\d+)|mirrors|shares|requires|enforces|"
            r"rejects|blocks|builds (?:on|with|from)|is (?:on|in|at|behind|hosted|managed|"
            r"buildkite|jenkins|gitlab|github|circleci|us-|eu-|ap-|read[- ]only|shared)) ?(?!the "
            r"(?:old|new|same|wrong|latest)\b|fire\b|progress)\S*",
        ),
        hits=(
            "prod uses postgres 15",
            "our ci runs on self hosted runners",
            "staging is behind the vpn",
            "production has no shell access",
        ),
        misses=("prod is down", "ci is red", "prod has the old version", "staging is slow"),
    ),
    Marker(
        name="fact:way",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words(
            "written built hosted deployed managed owned maintained tracked documented configured "
            "defined generated based powered backed shipped distributed licensed served cut signed "
            "provisioned called known released rotated mirrored replicated encrypted versioned "
            "translated reviewed approved vendored belongs belong are is"
        ),
        pattern=pattern(
            rf"^{_STATE}{_NOT_IT}(?:the |our |all |all our |this )?[\w./-]+(?: [\w./-]+){{0,3}}? "
            rf"(?:is|are) (?:all |always |only )?{_WAY} (?!this\b|that\b|it\b|me\b|you\b|the "
            rf"(?:same|wrong))"
            r"\S+",
            rf"^{_STATE}{_NOT_IT}(?:the |our )?[\w-]+(?: [\w-]+)? (?:is|are) called \S+(?: \S+)? "
            rf"(?:here|around here|internally|in (?:the|our) (?:code|codebase|repo|docs|api|ui|"
            rf"team))$",
            rf"^{_STATE}(?:the |our )?[\w-]+(?: [\w-]+)? belongs? to (?:the )?[\w-]+ (?:team|"
            rf"squad|group)$",
            rf"^{_STATE}(?:the |our |all )*(?:metrics|logs|designs|design files|mockups|docs|"
            rf"tickets|"
            r"issues|bugs|secrets|credentials|dashboards|backups|specs|translations|recordings|"
            r"runbooks|alerts|traces|requirements|roadmap|wiki|checkpoints|weights|datasets|"
            r"certificates|binaries|artifacts) (?:is|are|live|sit|are kept) (?:all )?(?:in|on) "
            r"(?!this|that|it\b|the (?:screenshot|attachment|message|list|way|code|page|output|"
            r"middle)|here)[\w.-]+(?: [\w.-]+){0,3}$",
        ),
        hits=(
            "the backend is written in elixir",
            "issues are tracked in jira",
            "billing belongs to the payments team",
            "the dashboards are in grafana",
            "releases are cut from main",
            "the importer is called ferry here",
            "firmware images are signed with the hsm",
        ),
        misses=(
            "the fix is deployed to staging",
            "the function is called twice",
            "this is based on it",
            "the test is generated by you",
        ),
    ),
    Marker(
        name="fact:count",
        kind="fact",
        confidence="observed",
        score=10,
        keywords=words("have there's there own maintain"),
        pattern=pattern(
            rf"^{_STATE}(?:i|we) (?:only |also )?(?:have|own|maintain|run|host) (?:an? "
            rf")?(?:{_NUMBER} )?(?:(?!failing|new|open|broken)[\w-]+ )?{_PARTS}\b(?! (?:for|to) "
            rf"(?:this|that|it)\b)",
            rf"^{_STATE}there(?:'s| is| are) (?:only )?{_NUMBER} (?:(?!more|other|reason|way|need|"
            rf"point)[\w-]+ )?(?:{_PARTS}|environment|region|database|repo|cluster|account|branch|"
            rf"gpu|tenant|"
            r"instance|replica|way to (?:deploy|release|build|log in|run))\b",
        ),
        hits=(
            "we have three apps in this monorepo",
            "there is no staging environment",
            "we have no qa team",
            "there are two kinds of users, hosts and guests",
        ),
        misses=("we have two failing tests", "there are three errors", "we have a problem"),
    ),
    Marker(
        name="fact:lacks",
        kind="fact",
        confidence="observed",
        score=11,
        keywords=words("no live lives"),
        pattern=pattern(
            r"^(?:the |our |my )?(?!it\b|this\b|that\b|i\b|he\b|she\b|they\b|who\b)(?:[\w-]+ "
            r"){1,5}?(?:has|have|gets) no "
            rf"{_RESOURCE}\b",
            rf"^there(?:'s| is) no {_RESOURCE} (?:in|on|at|out|for|inside|behind)\b .+",
            rf"^{_STATE}{_NOT_IT}(?:the |our |my |all )?(?:[\w-]+ ){{1,4}}?(?:lives?|live) (?:in|"
            rf"on|under|at|"
            r"inside|with|behind|outside) (?!this\b|that\b|it\b|here\b)\S+",
        ),
        hits=(
            "the pi in the shed has no internet",
            "there's no network on the test bench",
            "the sandbox cards live in the team wiki",
        ),
        misses=("it has no idea", "there is no error in the log", "he lives in hope"),
    ),
)
