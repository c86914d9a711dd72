"""Signs of the client's own switches by name, and of variables that load code."""

from __future__ import annotations

from agent_memory.ledger.lexicon.dangers import CONTROLS, RUNS, sign

# What a client's settings call what asks, guards or chooses whom it talks to.
_OWN = (
    r"(?:disableallhooks|allowmanagedhooksonly|enableallprojectmcpservers|enabledmcpjsonservers|"
    r"permissionmode|permissions\.(?:allow|deny|ask|defaultmode)|defaultmode|"
    r"additionaldirectories|allowedtools|autoapprove\w*|auto_approve\w*|apikeyhelper|"
    r"awsauthrefresh|"
    r"awscredentialexport|otelheadershelper|allowunsandboxedcommands|"
    r"autoallowbashifsandboxed|skipdangerousmodepermissionprompt|disablebypasspermissionsmode|"
    r"(?:anthropic|openai|gemini|google|azure|codex|claude|copilot)\w*_(?:base_url|api_base|"
    r"auth_token|custom_headers|endpoint|bedrock_base_url|vertex_base_url)|sandbox_mode)"
)
_GIVEN = r"\W{0,4}(?:\s(?:set\s)?(?:to|is|as|at|with|should be|points to)\s|[=:])|\s(?:on|off)\b"
_CLIENT = r"\b(?:claude|codex|gemini|aider|cursor-agent|amp|opencode|copilot|qwen|goose)\b"
_RAN_FIRST = (
    r"(?:ld_preload|ld_audit|dyld_insert_libraries|pythonstartup|bash_env|prompt_command|"
    r"git_ssh_command|git_external_diff|git_proxy_command|perl5db|ruby_debug_open|zdotdir)"
)

SIGNS = (
    sign(
        CONTROLS,
        "hooks mcp mode permissions directories tools approve helper awsauth awscred bash command "
        "_base _api_base _auth_token _headers _endpoint settings again codex gemini aider claude "
        "copilot cursor opencode qwen goose",
        rf"\b{_OWN}\b(?:{_GIVEN})|\b(?:set|use|turn on|enabl\w*|flip|add\w*|put|chang\w*|"
        rf"point|export|switch)\s+(?:\w+\s+)?{_OWN}\b",
        r"\b(?:whitelist|allowlist|allow|permit|approve|add)\w*\s+(?:\S+\s+){0,3}?"
        r"(?:commands?|tools?|permissions?|servers?|hooks?|scripts?)\b.{0,20}\bin (?:the |your |"
        r"its |"
        r"my |claude'?s? )?(?:client'?s? |agent'?s? |project'?s? )?settings\b(?! (?:page|screen|"
        r"menu|dialog|panel|view|tab|docs|section))",
        r"[\"']?hooks[\"']?\s*[:=]\s*(?:\{\s*\}|\[\s*\]|null|none|false)",
        rf"{_CLIENT}[^.;!?]{{0,40}}?\s(?:-a\W+never|approvals?\W+(?:to )?(?:never|none|off)|-y\b|"
        rf"--yes(?:-always)?\b|--full-auto\b|"
        r"--yolo\b|-s\W+danger\S*|--sandbox\W+(?:danger\S*|none|off|false)|--permission-mode\b|"
        r"--allowed-?tools\b|--allow-all\S*|--settings\b|--mcp-config\b|--trust-all\S*|"
        r"--approval-mode\b|--auto\b)",
        r"\byes\W{1,3}(?:and )?(?:don'?t|do not) ask again\b",
        hits=(
            "keep disableAllHooks: true in here",
            "point ANTHROPIC_BASE_URL at the gateway",
            "enable enableAllProjectMcpServers on new machines",
            "allowlist each new tool in your settings",
            "start codex -a never in the nightly job",
            'pick "yes, and don\'t ask again"',
        ),
        misses=(
            "never set disableAllHooks to true",
            "document disableAllHooks in the readme",
            "add new commands in the settings page",
            "the settings store the color mode",
            "add tools to the toolbar",
            "the default mode of the editor is insert",
            "start claude in the repo's root",
        ),
    ),
    sign(
        RUNS,
        "_options ld_ dyld_ pythonstartup bash_env prompt_command git_ perl5 ruby zdotdir "
        "-javaagent -agentpath _opts source .sh .bash .zsh .fish .envrc goflags",
        rf"\b{_RAN_FIRST}\b",
        r"\bnode_options\b[^;]*?\s?-(?:-require|-import|r|-loader|-experimental-loader)\b",
        r"\b(?:_?java(?:_tool)?_options|jdk_java_options|maven_opts|gradle_opts)\b.*?"
        r"-xbootclasspath|(?<!\w)-(?:javaagent|agentpath):|\bperl5opt\b.*?-m|"
        r"\brubyopt\b.*?-r|\bgoflags\b.*?-toolexec",
        r"(?<![\w-])(?:source|\.)\s+(?:\S*/)?[\w.-]+\.(?:sh|bash|zsh|fish|envrc)\b",
        hits=(
            "export LD_PRELOAD=./hook.so in the shell",
            "set NODE_OPTIONS to --require ./patch.js",
            "PYTHONSTARTUP points to tools/start.py",
            "JAVA_TOOL_OPTIONS=-javaagent:agent.jar for each run",
            "source scripts/prepare.sh before you begin",
        ),
        misses=(
            "set NODE_OPTIONS to --max-old-space-size=4096",
            "never set LD_PRELOAD",
            "source maps go to build",
            "source the virtualenv first",
            "MAVEN_OPTS stays at -Xmx2g",
            "put the source in lib. run.sh starts it",
        ),
    ),
)
