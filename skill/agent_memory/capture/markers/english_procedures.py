"""English markers: how something is done here, step after step, and what goes with what."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import VERB

# What one does to a system again and again.
_DO = (
    r"(?:release|deploy|publish|build|rebuild|test|debug|regenerate|reset|seed|run|start|restart|"
    r"stop|connect|log ?in|reproduce|roll ?back|flash|install|update|upgrade|sync|generate|"
    r"compile|lint|format|package|provision|migrate|back up|restore|benchmark|profile|preview|"
    r"serve|simulate|train|evaluate|sign|upload|verify|boot|switch|access|reach|open|launch|"
    r"bootstrap|set up|clean|add (?:an? )?(?:new )?(?:locale|language|migration|page|route|plugin|"
    r"device|board|component|dependency|user|tenant|model|dataset|command|rule|translation)|"
    r"create (?:an? )?(?:new )?(?:migration|release|branch|component|module|plugin|page|service))"
)
_WORK = (
    r"(?:release|commit|change|pr|pull request|mr|merge request|ticket|deploy|deployment|session|"
    r"task|feature|migration|bug ?fix|merge|push|build|experiment|sprint|edit|refactor|"
    r"refactoring|upgrade|milestone|iteration|response|reply|answer|story|hotfix|version|rollout|"
    r"conversation|day|week|prompt|message|question|interaction)"
)
_KEEPS = (
    r"(?:update|regenerate|bump|rebuild|sync|refresh|rerun|adjust|extend|amend|document|record|"
    r"restart|recompile|reinstall|redeploy|invalidate|clear|re-?run|re-?generate|re-?index|"
    r"re-?seed)"
)
_CHANGES = (
    r"(?:chang\w+|add(?:s|ed|ing)?|remov\w+|renam\w+|mov(?:e|es|ed|ing)|touch\w*|modif\w+|bump\w*|"
    r"updat\w+|edit\w*|delet\w+|introduc\w+|upgrad\w+|pull\w*|merg\w+)"
)

PROCEDURES = (
    Marker(
        name="recipe",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("to with by via using through"),
        pattern=pattern(
            rf"^(?:in order )?to {_DO}\b[^:,]{{0,40}}[:,] ?(?:you (?:have to|need to|must|"
            rf"should) |we |first |just |always )*{VERB}\b \S+",
            rf"^(?:in order )?to (?!.*\bhow to\b){_DO}\b[^:,]{{0,40}}? (?:you )?(?:run|use|call|"
            rf"execute|type|press|"
            r"push to|go to|hold|set) (?!this\b|that\b|it\b|case)\S+",
            rf"^(?:in order )?to {_DO}\b[^:,]{{0,40}}: \S+ \S+",
            rf"^(?:you|we|i) (?:always |usually |only )?{_DO}(?:s|es)? (?:the |our |your "
            rf")?[\w-]+(?: [\w-]+)? "
            r"(?:with|by|via|using|through) (?!this\b|that\b|it\b|me\b|you\b|the (?:new|same|"
            r"wrong))\S+",
            r"^(?:the |all )?(?:unit |integration |e2e |smoke )?(?:tests|migrations|builds|"
            r"releases|deploys|benchmarks|docs|images|jobs|scripts) (?:are|get) (?:run|built|"
            r"started|made|done|executed|applied|deployed|generated|launched) (?:with|by|via|"
            r"using|through|from) \S+",
        ),
        hits=(
            "to release: bump the version and push the tag",
            "to seed the db, run make seed",
            "to regenerate the client run npm run gen",
            "you start the simulator with ./sim",
            "tests are run with bazel",
        ),
        misses=(
            "to be honest, use the other",
            "to run it you need time",
            "to fix this, change the type",
            "we start with the parser",
        ),
    ),
    Marker(
        name="way",
        kind="procedure",
        confidence="stated",
        score=17,
        keywords=words("way process workflow procedure flow cycle strategy routine how steps"),
        pattern=pattern(
            rf"^the (?:right |correct |only |usual |proper )?way (?:to|we|i|you) (?:always "
            rf")?(?!fix (?:this|it)|do (?:this|it)|solve){VERB}\b.{{0,50}} (?:is|are|goes)\b "
            rf"(?!wrong|broken|fine|ok)\S+",
            r"^(?:our|the|my) (?:[\w-]+ )?(?:release|deploy\w*|review|branching|build|test\w*|"
            r"hotfix|migration|git|pr|development|dev|onboarding|incident|design|writing|editing|"
            r"publishing|training|rollout|upgrade|flashing) ?(?:process|workflow|flow|procedure|"
            r"cycle|strategy|routine|steps|model)?(?: is|:| goes| works| are)(?: as follows| "
            r"like this)?[:,]? (?!broken|fail\w*|red|green|slow|wrong|done|down|running|stuck|"
            r"ready|not\b|too\b|a mess|missing|empty|fine|ok\b|good|now\b|still\b|also\b)\S+ \S+",
            r"^(?:our|my|the) (?:workflow|process|routine|git flow|branching model) (?:is|:|here "
            r"is) (?!broken|slow|wrong|not\b|too\b|unclear)\S+",
            rf"^(?:this|here) is how (?:we|i|you) (?:always )?{VERB}\b.{{6,}}|^how (?:we|i) "
            rf"{VERB}\b[^:?]"
            r"{0,30}: .{6,}",
        ),
        hits=(
            "the way to add a locale is to copy en.json",
            "our release process is: changelog, tag, publish",
            "our workflow is branch, review, squash",
            "this is how we name shaders: pass then variant",
        ),
        misses=(
            "the way to fix this is a lock",
            "the build process is broken",
            "the workflow is not clear",
            "no way to tell",
        ),
    ),
    Marker(
        name="with-each",
        kind="procedure",
        confidence="stated",
        score=17,
        keywords=words("every each all any per"),
        pattern=pattern(
            rf"^(?:please |also )*{VERB}\b(?:(?!\b(?:this|these|those|following|above|below|"
            rf"failed|remaining)\b).){{2,60}}? (?:on|with|for|in|after|before|at the (?:start|end|"
            rf"top|bottom) of) (?:every|each|any) (?:single |new |public |merged )?(?:[\w-]+ "
            rf")?{_WORK}\b(?: "
            r"(?:you|we|that|with|which|to|in the|of the) ?.{0,40})?$",
            rf"^(?:tag|sign|version|squash) (?:every|each|all) (?:[\w-]+ )?{_WORK}s?$",
            rf"^(?:start|begin|end|finish|close|open|prefix|sign off) (?:every|each|all|any|your) "
            rf"(?:new |single )?(?:{_WORK}s?|answers|replies|messages?|files?|commit messages?|"
            rf"chapters?|"
            r"branch(?: name)?s?|entry|entries|scripts?|document|docs?) (?:with|by|in|on|from)\b "
            r"\S",
        ),
        hits=(
            "bump the schema version on every change",
            "create a branch for every ticket",
            "tag every release",
            "start every task with a plan",
            "end each answer with next steps",
        ),
        misses=(
            "fix each issue",
            "check the value in every row",
            "print the loss in each of these runs",
            "tag the release",
        ),
    ),
    Marker(
        name="keep-in-step",
        kind="procedure",
        confidence="stated",
        score=17,
        keywords=words(
            "when whenever if as after only often early frequently regularly before every each any"
        ),
        pattern=pattern(
            rf"^(?:always |please |also )*{_KEEPS} .{{3,50}}? (?:when|whenever|if|as soon as|"
            rf"every time|each time|after|only (?:when|if)) (?:the |you |we |an? |any |your "
            rf")*[\w-]+(?: [\w-]+){{0,4}}? ?{_CHANGES}\b(?! (?:this|that|it)$)",
            rf"^(?:always |please |also )*{_KEEPS} .{{3,50}}? (?:when|whenever|if|after) (?:you |"
            rf"we )?{_CHANGES} \S+",
            r"^(?:commit|push|save|test|rebase|pull|deploy|ship|release|refactor|merge)(?: and "
            r"(?:commit|push|save|test|rebase|pull|deploy|ship|release|refactor|merge))? "
            r"(?:early|often|frequently|regularly|in small (?:steps|chunks|batches)|small and "
            r"often)\b",
            r"^(?:open|create|make|start) (?:an? )?(?:draft )?(?:pr|pull request|branch|ticket|"
            r"issue|worktree|backup)s? (?:as soon as|whenever|every time|for (?:every|each|any|"
            r"all)|before (?:every|each|any|touching|changing|working|starting))\b .{3,}",
        ),
        hits=(
            "update the readme when the cli changes",
            "rebuild the container after changing requirements",
            "update the docs whenever you change behaviour",
            "commit early and often",
            "make a backup before touching the db",
        ),
        misses=(
            "update the readme when you're done",
            "restart the app after that",
            "commit it now",
            "open a pr",
        ),
    ),
)
