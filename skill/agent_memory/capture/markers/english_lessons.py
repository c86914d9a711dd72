"""English markers: what was learned: how tools behave, what fails without what, what helps."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

# What other people made and one has to live with: its behaviour is a fact, not a bug of ours.
TOOL_WORDS = """
safari chrome chromium firefox edge webkit ie ios android iphone ipad windows wsl wsl2 macos mac
linux ubuntu debian alpine musl glibc docker podman kubernetes k8s helm npm pnpm yarn bun pip uv
poetry conda node deno python ruby php java kotlin swift golang cargo rustc typescript tsc torch
pytorch tensorflow jax numpy pandas cuda nccl sqlite postgres mysql mariadb mongodb redis kafka
rabbitmq elasticsearch s3 lambda dynamodb cloudflare vercel netlify heroku firebase supabase
terraform ansible pulumi webpack vite rollup esbuild turbo nx gradle maven bazel cmake meson ninja
jest vitest pytest mocha cypress playwright selenium storybook react vue svelte angular nextjs
tailwind prisma django rails laravel flask fastapi unity godot unreal blender gcc clang llvm qemu
gdb lldb openocd git github gitlab bitbucket jenkins excel outlook word powerpoint latex pandoc
ffmpeg nginx apache caddy systemd ssh rsync bash zsh fish powershell vim emacs vscode xcode stripe
twilio slack jira
"""
_TOOL = (
    r"(?:(?:" + "|".join(TOOL_WORDS.split()) + r")(?: [\d.]+)?|(?:the |our )?(?:[\w-]+ )?(?:sdk|"
    r"cli|api client|linter|formatter|compiler|transpiler|emulator|simulator|driver|bundler|orm|"
    r"framework|toolchain|debugger|daemon|watcher|hot reload|dev server|test runner|type ?checker|"
    r"proxy|firewall|sandbox|vpn|gateway|load balancer|runner|registry|scheduler|queue|broker|mock "
    r"server|flasher|bootloader|hypervisor|kernel|shell|build system|package manager|minifier|"
    r"optimizer|profiler|allocator|garbage collector|crawler|scraper|parser generator|code "
    r"generator|tokenizer|dataloader|sensor|modem|encoder|radio|gpu|fpga|board))"
)
_SEEN = (
    r"(?!.*\b(?:now|again|still|my (?:code|change)|your (?:change|fix|code)|just|today|yesterday|i "
    r"(?:get|got|see|saw|click|run|ran|tried))\b)"
)
_DO = (
    rf"(?:please |always |just |then |we |you (?:must|have to|need to|should) |never |don't "
    rf")*{VERB}\b"
)

LESSONS = (
    Marker(
        name="lesson",
        kind="failure",
        confidence="observed",
        score=12,
        keywords=words(
            "drops kills corrupts wipes loses leaks locks turns turned cause learned lesson gotcha "
            "caveat pitfall trick works work breaks unless reason quirk issue workaround otherwise "
            "fix solution til"
        ),
        pattern=pattern(
            r"\bturn(?:s|ed) out (?:that |the |it |you |we )?(?!(?:it |i )?(?:was|to be)\b)\w+ \w+",
            r"\b(?:root cause|trick|gotcha|caveat|workaround|lesson(?: learned)?|the fix|the "
            r"solution) (?:is|was|here is|:)\s*(?!in\b|on\b|deployed|merged|done|ready|not\b|wrong|"
            r"simple|to do)\S+ \S+",
            r"^(?:root cause|workaround)\s*:\s*(?!none|unknown|\?)\S+ \S+ \S+",
            r"\blearned the hard way\b.{6,}|^(?:learned|til)(?: today)?(?: that|:) .{6,}",
            r"^[a-z-]{3,}ing (?:the )?[\w.-]+(?: [\w.-]+){0,3} (?:drops|breaks|kills|corrupts|"
            r"wipes|loses|leaks|locks) (?!it$|this|that|again)\S+",
            r"^(?:gotcha|caveat|lesson(?: learned)?|pitfall|quirk|known issue)\s*[:-]\s*\S+",
            r"^(?!.*\b(?:it|they|this|that|i|i'm|just|still|now)\b).*\b(?:does not|doesn't|won't|"
            r"don't|only|never) works? (?:with|on|if|when|unless|because|without|inside|under) \S+",
            r"^(?:the |our )?\S+ (?:\S+ )?breaks (?:when|if|on|with|unless) \S+",
            r"^(?!.*\?)(?:\S+ ){2,12}otherwise (?:it|the|you|we|they) (?:\w+ )?(?:break|fail|crash|"
            r"hang|get|lose|will|won't|doesn't|do|time)",
        ),
        hits=(
            "turns out the driver caches the schema",
            "the trick is to warm the cache first",
            "the importer only works on wsl",
            "start redis first otherwise the worker hangs",
            "learned today that worktrees share hooks",
        ),
        misses=(
            "it works",
            "this is tricky",
            "does it work on mac",
            "turns out it was a typo",
            "the fix is in main",
        ),
    ),
    Marker(
        name="lesson:unless",
        kind="failure",
        confidence="observed",
        score=12,
        keywords=words("unless without"),
        pattern=pattern(
            rf"^{_SEEN}without (?:the |an? )?[\w-]+(?: [\w-]+){{0,3}}? (?:the |our |all "
            rf")?[\w-]+(?: [\w-]+)? (?:stays?|"
            r"fails?|won't|breaks?|hangs?|is|are|does|do|get|gets)\b.{3,}",
            rf"^{_SEEN}(?:the |our )?(?!you\b|i\b|we\b|it\b|this\b|that\b|don't\b|do\b|never\b|"
            rf"no\b)"
            r"[\w.-]+(?: [\w.-]+){0,5} (?:breaks?|fails?|crash(?:es)?|hangs?|chokes?|times? out|"
            r"blocks?|won't \w+|doesn't \w+|does not \w+|don't \w+|refuses?|errors?|rejects?|"
            r"stops?) (?:\S+ ){0,4}?(?:unless|without) (?!me\b|it\b|this\b|that\b|any (?:error|"
            r"message|reason)|i\b|errors?|a (?:message|reason))\S+ ?\S*",
        ),
        hits=(
            "the build breaks unless you run codegen first",
            "npm install fails behind the proxy unless https_proxy is set",
            "the emulator hangs without hardware acceleration",
        ),
        misses=(
            "it fails unless i click twice",
            "don't push unless i ask",
            "it crashes without it",
        ),
    ),
    Marker(
        name="lesson:tool",
        kind="failure",
        confidence="observed",
        score=11,
        keywords=(
            *words(TOOL_WORDS),
            *words(
                "sdk cli linter formatter compiler transpiler emulator simulator driver bundler "
                "orm framework toolchain debugger daemon watcher reload server runner checker "
                "typechecker proxy firewall sandbox vpn gateway balancer registry scheduler queue "
                "broker flasher bootloader hypervisor kernel shell system manager minifier "
                "optimizer profiler allocator collector crawler scraper generator tokenizer "
                "dataloader sensor modem encoder radio gpu fpga board client api once together "
                "parallel inside outside"
            ),
        ),
        pattern=pattern(
            rf"^{_SEEN}{_TOOL} (?:does not|doesn't|do not|don't|can't|cannot|won't|will not) "
            rf"(?:always |"
            r"really |properly )?(?:support|allow|handle|enforce|respect|honou?r|pick up|accept|"
            r"understand|know|like|cache|expose|have|share|follow|run|guarantee|preserve|propagate|"
            r"resolve|expand|detect|reload|ship with|come with|include) (?!it\b|this\b|that\b)\S+",
            rf"^{_SEEN}{_TOOL} (?:silently |always |only |also |just )?(?:caches|swallows|ignores|"
            rf"strips|"
            r"rewrites|mutates|resets|expects|assumes|requires|needs|rounds|truncates|escapes|"
            r"lowercases|reorders|limits|rejects|throttles|delivers|retries|drops|forgets|chokes|"
            r"overwrites|buffers|coerces|defaults to|treats|wants|inverts|reports|returns \d+ "
            r"even) (?!it\b|this\b|that\b|me\b|an? error)\S+",
            rf"^(?!it\b|this\b|that\b)[\w.-]+(?: [\w.-]+){{0,3}} (?:does not|doesn't|don't|won't) "
            rf"work (?:in|on|with|under) (?:the )?{_TOOL}$",
            r"^(?:the |our )?[\w-]+ returns \d+ even (?:on|when|if|for)\b .{4,}",
            r"^(?:you|we) (?:can't|cannot|can not|can only) (?:run|use|have|mix|install|nest|call|"
            r"share|open|start|mount|attach|import|combine|build|debug|access|reach|connect) "
            r".{4,60}\b(?:at once|at the same time|together|in parallel|inside|outside|on \w+|from|"
            r"without|with|at a time|while|because|per)\b",
        ),
        hits=(
            "safari doesn't support lookbehind",
            "the mock server ignores query strings",
            "sqlite does not enforce foreign keys by default",
            "the flasher wants the board in dfu mode",
            "hot reload doesn't pick up changes in packages",
        ),
        misses=(
            "safari doesn't show the icon",
            "the button ignores clicks",
            "docker fails again",
            "the compiler returns an error",
        ),
    ),
    Marker(
        name="lesson:so",
        kind="failure",
        confidence="observed",
        score=11,
        keywords=words("so"),
        pattern=pattern(
            rf"^{_SEEN}(?!so\b|if\b|i\b|it\b|this\b|that\b|you\b|please\b|add\b|fix\b|use\b|make\b|"
            rf"can\b)"
            r"(?:the |our )?[\w.-]+(?: [\w.-]+){0,6}? \w+s (?:\S+ ){0,6}?\S+,? so (?:always|never|"
            r"please always|don't|avoid|you (?:must|have to|need to)|make sure|remember|be careful|"
            r"check|pass|pin|keep|no )\b.{4,}",
        ),
        hits=(
            "the sdk swallows exceptions, so check the return code",
            "the sensor needs a second to settle so always wait before reading",
            "the wiki drops attachments so keep the originals",
        ),
        misses=(
            "it breaks so don't use it",
            "so always check",
            "i want this so make sure it works",
        ),
    ),
    Marker(
        name="lesson:remedy",
        kind="failure",
        confidence="observed",
        score=11,
        keywords=words(
            "fail fails hang hangs stuck time times break breaks crash crashes complain complains "
            "disconnects errors fixes solves resolves unblocks helps flaky slow start runs down "
            "get see hit run encounter"
        ),
        pattern=pattern(
            r"^(?:if|when|whenever) (?:the |your |our )?(?!it\b|this\b|that\b|i\b|you\b|we\b|"
            r"user)[\w-]+(?: [\w-]+){0,3}? (?:fails?|hangs?|gets? stuck|is stuck|times? out|"
            r"breaks?|crash(?:es)?|complains?|goes down|runs out|won't start|doesn't start|"
            r"disconnects?|errors?|is flaky|"
            rf"is slow|is down)(?: (?:with|on|about|during|because|after|in) .{{2,40}}?)?,? {_DO} "
            rf"\S+",
            r"^(?:if|when|whenever) (?:you|we) (?:get|see|hit|run into|encounter) (?:an? |the "
            r")?(?!it\b|this\b|that\b|stuck)\S+(?: \S+){0,6}?,? (?:please |just |then |first |"
            r"always )*(?:kill|restart|clear|delete|rerun|check|raise|increase|reboot|reset|"
            r"reinstall|retry|bump|unset|rebuild|re-?run|flush|purge|prune|rm)\b \S+",
            r"^(?!nothing|this|that|it)[a-z-]{3,}ing (?:the |your )?[\w.-]+(?: [\w.-]+){0,3} "
            r"(?:fixes|solves|resolves|unblocks|helps(?: with| against)?) (?!it$|this$|that$)\S+",
        ),
        hits=(
            "if the watcher gets stuck restart the daemon",
            "when the tests time out, check that redis is up",
            "restarting the daemon fixes the stuck watcher",
            "if the build fails with enospc raise the inotify limit",
        ),
        misses=("if it fails, tell me", "when i click it crashes", "nothing fixes the bug"),
    ),
)
