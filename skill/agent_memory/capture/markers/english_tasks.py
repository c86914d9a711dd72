"""English guards: what belongs to the task at hand: an order, its parts, its output, its bounds."""

from __future__ import annotations

from agent_memory.capture.markers import Guard, pattern, words
from agent_memory.capture.markers.english_scopes import STANDING
from agent_memory.capture.markers.english_words import DONT, VERB

TASKS = (
    Guard(
        name="task",
        cost=8,
        keywords=(),
        pattern=pattern(
            r"^(?:now,? |then,? |next,? |first,? |go ahead and |let's |lets |i (?:want|need|"
            r"would like|'d like) (?:you )?to |we (?:need|want|have) to |can you |"
            r"could you )*(?:(?<=you )use|add|fix|update|create|check|look|review|implement|"
            r"build|write|generate|show|explain|investigate|change|delete|remove|rename|"
            r"refactor|modify|test|commit|push|install|open|find|search|read|give|tell|list|"
            r"compare|analy[sz]e|convert|copy|download|upload|start|try|continue|proceed|"
            r"revert|clean|debug|draft|rewrite|send|set|split|summari[sz]e|translate|verify|"
            r"close|spawn|launch|regenerate|address|adjust|replace|expand|hook|clarify|extract|"
            r"prepare|research|improve|include|go|run|take|make (?!sure)|do (?!not)|get|move|"
            r"restart|rebuild|rerun|redo|apply|plan|design|finish|complete|deploy)\b",
        ),
        hits=("add a check that must run nightly", "now fix the import, it should be lazy"),
        misses=("always add a test", "never commit logs", "make sure it is lazy"),
        spares=(STANDING - {"asked:reference", "standing:rule"})
        | {
            "asked:save",
            "style",
            "procedure",
            "complaint",
            "autonomy",
            "division",
            "always",
            "reminder",
            "lesson",
            "one-per",
            "follow",
            "keep",
            "use",
            "place",
            "each",
            "for-kind",
            "if-then",
            "only",
        },
    ),
    Guard(
        name="tail",
        cost=5,
        keywords=words("don't dont do never"),
        pattern=pattern(
            r"^(?:now |then |next )*(?:add|fix|update|create|move|rename|merge|rebase|cherry-pick|"
            r"port|convert|split|bump|translate|implement|build|refactor|revert|delete|remove|"
            r"deploy|explain|summari[sz]e|generate|write|draft|extract|copy|import|export|upgrade|"
            rf"migrate)\b(?!.*\b(?:every|each|any|always|all)\b).{{3,80}}?(?:,| but| and|;)+ "
            rf"(?:but |and )?(?:{DONT}|never) \S+",
        ),
        hits=("rebase it on main, do not squash", "create the image and never run it as root"),
        misses=("never rebase", "run the tests, don't skip any", "add every route, never by hand"),
        spares=STANDING | {"complaint", "autonomy"},
    ),
    Guard(
        name="batch",
        cost=9,
        keywords=words("through over all every each across"),
        pattern=pattern(
            r"^(?:now |then |also |next )*(?:go|run|loop|iterate|walk|look|step|work|scan|read) "
            r"(?:through|over|across) (?:all|every|each|the|these|those|this|my|our)\b",
            r"^for (?:each|every|all)(?: of the)? (?!new |bug |pull |release|commit|prs?\b|change|"
            r"feature|migration|deploy|session|task|endpoint|service|module|project|repo|merge|"
            r"fix|component|ticket|bug)[\w -]{2,30}, ?(?:please )?(?:review|fix|check|show|print|"
            r"list|run|verify|analy[sz]e|find|compare|optimi[sz]e|give|calculate|compute|count|"
            r"report|tell|extract|get|see|read|output|explain)\b",
            r"^consider .{2,60}\bto (?:always|never)\b",
        ),
        hits=("go through the views and always escape the title", "for each model, show the loss"),
        misses=("run the tests over every package", "for each release write notes"),
        spares=STANDING,
    ),
    Guard(
        name="plan",
        cost=6,
        keywords=words("should must need have"),
        pattern=pattern(
            r"^(?!.*\b(?:every|each|all|any|always|never|whenever|before|after|new|when|if|"
            r"only)\b)(?:we|you|i|it|claude) (?:\w+ )?(?:should|must|need to|have to|'ll have to) "
            r"(?:also |now |then |first |probably |really |just )*(?:move|rename|add|create|split|"
            r"extract|remove|delete|fix|merge|update|change|refactor|implement|build|write|convert|"
            r"replace|introduce|migrate|upgrade|rebuild|redo|edit|look|check|start|finish|install|"
            r"make|do|get|find|see|show|set up|set|expand|improve|reduce|increase|open|close|"
            r"revert|review|run|rerun|restart|take|put|be \w+ing)\b",
            r"^(?!.*\b(?:every|each|all|any|always|never|whenever|before|after|new|when|if|only)\b)"
            r"(?:you|we) should (?:also |now |then |first |just )*(?!use\b|keep\b|avoid\b|follow\b|"
            r"stick\b|prefer\b|treat\b|not\b|be\b|never\b|ask\b|respect\b|support\b|write\b|"
            r"handle\b|log\b|store\b|know\b)\w+ (?:an?|the|this|that|my|your|\S+\.\w+)(?: |$)",
        ),
        hits=("we should move the parser into its own crate", "you need to rebuild the image"),
        misses=("you must run the tests before each commit", "we should never rename tables"),
        spares=STANDING | {"complaint", "procedure", "wish"},
    ),
    Guard(
        name="only-now",
        cost=6,
        keywords=words("only just"),
        pattern=pattern(
            r"^(?!.*\b(?:every|each|any|always|never|when|whenever|if|after|before|once|unless|"
            r"until|that|which|you|i|we)\b)(?:only|just) (?:test|compile|create|apply|preserve|run|"
            r"build|check|fix|update|change|keep|remove|delete|rename|move|generate|process|load|"
            r"convert|copy|add|optimi[sz]e|focus|look|implement|commit|push|review|translate) \S",
            r"^only (?:touch|edit|modify) \S+\.\w+$",
        ),
        hits=("only compile the second target", "only keep the last two columns"),
        misses=("only commit when i ask", "only push tags that are signed", "only use tabs"),
        spares=STANDING | {"complaint", "one-per"},
    ),
    Guard(
        name="in-code",
        cost=12,
        keywords=words("each every"),
        pattern=pattern(
            r"\b(?:after|before|for|on|in|at|per|to|with) (?:each|every) (?:[\w-]+ )?(?:calls?|"
            r"epochs?|rows?|iterations?|frames?|elements?|items?|loops?|ticks?|batch(?:es)?|cells?|"
            r"characters?|pixels?|entr(?:y|ies)|records?|key ?press|clicks?|dimensions?|nodes?|"
            r"iterators?|index|cycles?|layers?|particles?|tiles?|words?|paragraphs?)\b",
            rf"^(?:now |then |also )*{VERB} (?:each|every) (?:row|line|item|element|cell|frame|"
            r"entry|record|pixel|character|batch|tile|layer|node|word)\b",
        ),
        hits=("print the position after every frame", "write each row once it is parsed"),
        misses=("run the tests after each change", "write a note for every release"),
        spares=STANDING | {"complaint", "must:all", "each:has", "all:are"},
    ),
    Guard(
        name="needless",
        cost=6,
        keywords=words("need have necessary want"),
        pattern=pattern(
            r"^(?!.*\b(?:support\w*|compat\w*|backwards?|legacy|polyfills?|maintain|translat\w+|"
            r"ask|confirm|permission|approval|docs|documentation|comments|worry about|ever|always|"
            r"every|unless|anywhere|at all|cover)\b)(?:(?:we|you|i) )?(?:really |currently |"
            r"actually |also )*(?:don't|do not|dont) (?:really |ever |actually )?(?:need|have to|"
            r"want)\b",
            r"^(?!.*\b(?:support|compat\w*|backwards?|legacy|ask|confirm|every|unless|"
            r"ever)\b)(?:there is |there's |so )?no need (?:to|for)\b",
        ),
        hits=("we don't need the second chart", "no need to print the whole table"),
        misses=("we don't need backwards compatibility", "no need to support windows"),
        spares=STANDING | {"preference", "autonomy", "complaint", "for-kind", "if-then", "each"},
    ),
    Guard(
        name="rendering",
        cost=7,
        keywords=words(
            "list count show print display include mention output explain describe consider cut "
            "truncate round plot draw repeat sort optimize newline dump add create only just"
        ),
        pattern=pattern(
            rf"^(?:{DONT}|only|just|no need to) (?:list|count|show|print|display|include|mention|"
            r"output|explain|describe|consider|cut|truncate|round|plot|draw|repeat|sort|"
            r"optimi[sz]e|newline|dump)\b(?!.*\b(?:secrets?|tokens?|passwords?|keys?|credentials|"
            r"commits?|logs?|every|each|any|always|unless|without|when|if|before|after|until)\b)",
            rf"^(?:{DONT}) (?:add|create|make|introduce) (?:an?|the|another|one more) (?:new |"
            r"extra |separate |second )?[\w-]+\b(?!.*\b(?:every|each|any|always|unless|without|"
            r"when|if|before|after|until|per)\b)",
        ),
        hits=("don't list the duplicates", "only show the failing ones", "don't add a new flag"),
        misses=("don't print secrets", "don't create a branch without asking"),
        spares=STANDING | {"preference", "autonomy", "complaint", "approval", "style", "tone"},
    ),
    Guard(
        name="shown-to-me",
        cost=8,
        keywords=words("only just"),
        pattern=pattern(
            r"^(?:only|just) (?:show|give|tell|list|print|send|explain)(?: to)? "
            r"me\b(?!.*\b(?:always|whenever|when|if|every time)\b)"
        ),
        hits=("only show me the failing ones",),
        misses=("only show me diffs when i ask", "only push tags"),
        spares=STANDING | {"complaint", "preference", "style"},
    ),
    Guard(
        name="ensure-result",
        cost=6,
        keywords=words("sure ensure verify check tests checks specs"),
        pattern=pattern(
            r"^(?!.*\b(?:every|each|all|any|always|never|whenever|before|new)\b)(?:make sure|"
            r"ensure|be sure|verify|check)(?: that)? (?:it|this|that|the [\w -]{2,60}?|you can|"
            r"[\w/-]+\.\w+|we're|were|we are|you're|you are|you|everything|nothing|\w+ "
            r"\S+\.\w+)\b(?: (?:still|also|really|actually|all))?(?: (?:works?|can|could|"
            r"compiles?|builds?|runs?|pass(?:es)?|fits?|match(?:es)?|opens?|loads?|starts?|is|are|"
            r"isn't|aren't|does|doesn't|has|have|understands?|on)\b|$)",
            # "Make sure you update the script": a step, unless it says when, or how for good.
            r"^(?!.*\b(?:every|each|all|any|always|never|whenever|before|after|when|if|unless|"
            r"only|new|without|not|no|don't)\b)(?:make sure|ensure|be sure)(?: that)? (?:to|"
            r"you(?:'re|r| are)?|we|u) (?!(?:use|using|ask|follow|keep|respect|stick|avoid)\b)\w+ "
            r"\S",
            r"^all (?:the |of the )?(?:tests?|checks|specs) (?:should|must|need to|have to) "
            r"(?:now |still |then )?(?:pass|be green|succeed|work|run)$",
        ),
        hits=(
            "make sure the importer can read that sheet",
            "ensure it still compiles",
            "make sure you update the fixture",
            "ensure you run the long suite",
        ),
        misses=(
            "make sure every job is idempotent",
            "make sure you never block the loop",
            "make sure to use the shared client",
            "make sure you run the linter before a push",
        ),
        spares=STANDING | {"complaint", "procedure", "always", "never"},
    ),
    Guard(
        name="probe",
        cost=22,  # more than a prohibition has, and no more: who says it over and over means it
        keywords=words(
            "exactly inspect files code anything only answer implement write reply yet "
            "read just change respond yes next"
        ),
        pattern=pattern(
            r"\breply with (?:only |exactly |just )|\bdo not (?:inspect|use tools|use any tools)\b",
            r"\b(?:answer|reply|respond) (?:me )?(?:only |just )?(?:with )?(?:only |just )?"
            r"(?:an? )?(?:yes|no|true|false)\b",
            r"(?<!we )\b(?:don't|do not|dont) (?:do|fix|change|write|touch|edit|build|implement|"
            r"modify|make|start|code) (?:anything(?! (?:in|under|inside|outside|within|below)\b)|"
            r"the next|next|any (?:code|files?|changes?|"
            r"edits?)|code|it yet|yet|any|(?:the )?files?$)\b",
            r"\bjust answer\b|\bread[- ]only (?:task|mode|review)\b|\b(?:don't|"
            r"do not) (?:implement|code)$",
        ),
        hits=(
            "do not change any code, only look",
            "do not modify files",
            "reply with only the word ok",
        ),
        misses=("never write code without a test", "do not modify files of the vendor"),
        spares=STANDING,
    ),
    Guard(
        name="dictated",
        cost=16,
        keywords=words("that say read state tell mention"),
        pattern=pattern(
            r"^(?!.{0,60}\b(?:every|each|always|all)\b.{0,60} that\b)(?:also |please |then "
            r")*(?:explain|mention|document|describe|state|write|add|say|tell (?:the|our|your|"
            r"them|him|her) ?[\w-]*)\b(?! (?:down|me)\b).{0,40}? that (?!is\b|are\b|was\b)\S+ "
            r".*\b(?:must|always|never|only|should|may|can|don't)\b",
            r"\b(?:note|text|message|label|tooltip|page|section|email|banner|docs?|paragraph|"
            r"sentence|caption|title|error|help|letter|slide|answer|reply) (?:should|must|has to|"
            r"needs to|could|can|may) (?:say|read|state|tell|mention)\b",
        ),
        hits=(
            "explain on the api page that a receiver must always answer fast",
            "the note should say: never share a key",
        ),
        misses=(
            "mention in every pr that docs must follow",
            "write a test that never sleeps",
            "never say that it works",
        ),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="contrast",
        cost=10,
        keywords=words("just only simply instead"),
        pattern=pattern(
            rf"^(?:{DONT}|no need to) [^,.]{{2,60}}[,.;-]+ ?(?:just|only|simply) "
            rf"(?:{VERB}|the|in|from)\b",
            rf"^(?:{DONT}) (?:(?!(?:that|which|who) (?:just|jst|simply) )[\w-]+ ){{1,4}}"
            r"(?:just|jst|simply) [a-z]+",
            rf"^just (?:{VERB})\b.*\b(?:{DONT})\b",
            r"^(?:you )?(?:must not|should not|shouldn't|never) .{3,60}, ?(?:just|only|simply) "
            r"(?:the|in|this|that|my)\b",
        ),
        hits=(
            "don't touch the logic, just rename the fields",
            "do not explain, just fix it",
            "dont fix just find",
        ),
        misses=(
            "don't assume, ask",
            "just never do that",
            "don't add comments that just restate the code",
        ),
        spares=STANDING,
    ),
)
