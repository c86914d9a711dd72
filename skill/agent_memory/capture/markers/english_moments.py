"""English guards: what holds for this step, this task, this sitting, and no longer."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import ASKED, STANDING
from agent_memory.capture.markers.english_words import DONT, VERB

# The unit of work at hand, where a demonstrative stands before it.
_UNIT = (
    r"(?:pr|mr|commit|branch|task|session|step|case|phase|slice|iteration|round|change|fix|ticket|"
    r"issue|feature|plan|version|demo|poc|one|test|run|message|turn|prompt|conversation|sprint|"
    r"story|pass|refactor\w*|migration|release|experiment|exercise|draft|build|deploy\w*|patch|"
    r"instance|attempt|example|screenshot|moment|exact)"
)
_DONE = (
    r"(?:you're |you are |you have |you've |you |we're |we are |we have |we've |we |it's |it is |"
    r"that's |this is |all is |everything is |everything's )?(?:done|finished|finish|ready|"
    r"completed?|through)"
)
# Whom a decision about the moment spares: a wish or a step is often said with its time.
_STEPS = frozenset(
    {
        "complaint",
        "procedure",
        "wish",
        "each",
        "proof-first",
        "term",
        "recipe",
        "after-run",
        "whoever",
    }
)

MOMENTS = (
    Guard(
        name="one-off",
        cost=16,
        keywords=words(
            "now moment time once in for on during with after before from to of by until while just"
            " today tonight tomorrow yesterday meanwhile temporarily temporary already till next "
            "monday"
            " tuesday wednesday thursday friday saturday sunday"
        ),
        pattern=pattern(
            r"(?<!from )\b(?:for now|for the (?:moment|time being)|right now|just now|this time|"
            r"this once|just once|only once|at the moment|at this point|temporar(?:y|ily)|"
            r"tomorrow|meanwhile|tonight|yesterday|today)\b(?! on)(?<!as of today)(?<!from today)",
            rf"\b(?:in|for|on|during|with|after|before|within) (?:this|the current|that) (?:\w+ "
            rf")?{_UNIT}s?\b(?! of\b)",
            r"\b(?:in|for|on|with) (?:the|our|my) (?:first|next|initial|upcoming|current|last|"
            r"previous|second|demo|mvp|poc) (?:version|release|iteration|sprint|step|draft|demo|"
            r"round|pass|phase|pr|commit|cut|prototype)\b",
            r"\buntil (?:i|we|you|then|phase|the|it|this|that|all|everything|done|nothing)\b(?! "
            r"(?:say|tell|ask|approve|confirm|explicitly|give|have approved|request))",
            r"\b(?:until|till|by|this|next|before|the \w+ on) (?:mon|tues|wednes|thurs|fri|satur|"
            r"sun)day\b|\b(?:until|till|by|before|after|for) (?:the (?:demo|meeting|launch|call|"
            r"presentation|deadline|deploy|upgrade|code freeze|weekend)|noon|lunch|eod|end of "
            r"(?:day|week))\b",
            r"\bwhile (?:i'm|i am|we're|we are|you're|you are|you (?:do|work on|fix)|"
            r"(?:this|that|it) (?:is |runs?)|the (?:[\w-]+ ){1,3}(?:is|are) (?:running|open|down|"
            r"in progress|on))",
        ),
        hits=(
            "don't push for now",
            "never mind the docs in this pr",
            "keep the window open while i'm recording",
            "never touch the schema during this migration",
        ),
        misses=(
            "from now on never push",
            "never push to main",
            "do not deploy until i say so",
            "one test per branch of this type",
        ),
        spares=STANDING | _STEPS,
    ),
    Guard(
        name="numbered",
        cost=12,
        keywords=words(
            "first second third fourth fifth last next previous step section chapter figure table "
            "slide scene level question task part phase exercise page line row column item issue"
        ),
        pattern=pattern(
            r"\b(?:in|for|on|at|of|from) (?:the|your|my) (?:first|second|third|fourth|fifth|last|"
            r"next|previous) (?!time|try|run|start|line|sprint|resort|minute|day|week)[\w-]+\b(?! "
            r"of)",
            r"\b(?:in|for|on|at|of|from) (?:step|section|chapter|figure|table|slide|scene|level|"
            r"question|task|part|phase|exercise|page|line|row|column|item|issue) #?\d",
        ),
        hits=(
            "in the first section you must not use the word system",
            "do not use the cached value in step 3",
        ),
        misses=("in the first line of a commit name the module", "never skip level checks"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="passing",
        cost=12,
        keywords=words(
            "now yet later once when after before first still currently else again already this "
            "it keep "
            "continue go carry "
            "that immediately asap"
        ),
        pattern=pattern(
            r"\b(?:later(?! versions?)|yet|not now|now|asap)\b(?! on)(?<!from now)(?<!as of now)",
            rf"\b(?:once|when|after) {_DONE}\b(?! (?:with )?(?:a|an|any|every|each|the|your)\b)",
            r"\bbefore (?:(?:we|i) (?:do|go|make|start|begin|merge|continue|move|commit|push|"
            r"proceed)|you (?:continue|proceed|go on|move on|hand|finish))\b(?! (?:a|an|any|every|"
            r"each|to (?:main|master|prod)))",
            r"^(?:please )?(?:keep going|continue|go on|carry on)\b|^first,? |\bstill\b|"
            r"\b(?:anything|something|nothing) else\b",
            rf"^(?!.*\b(?:i|we) ){VERB}\b.* again$",
            # "Don't ask again" is for good; "don't start it again" is for as long as it runs.
            rf"^(?:{DONT}) (?:run|rerun|start|try|build|rebuild|restart|open|check|test|deploy|"
            r"install|read|go|look|generate|download|upload|send|execute|print|show|repeat|load|"
            r"fetch|retry|do) (?:\S+ ){1,6}?again$",
            r"\b(?:merge|finish|commit|push|deploy|submit|start|run|close|ship|release) (?:this|it|"
            r"that|these|them)$",
        ),
        hits=(
            "do not commit yet",
            "remember to tag the release when you merge this",
            "don't start the emulator again",
        ),
        misses=(
            "from now on never push",
            "after a feature is done bump the version",
            "don't ask again",
            "don't add type stubs again",
        ),
        spares=STANDING | _STEPS,
    ),
    Guard(
        name="first-of-all",
        cost=10,
        keywords=words("first"),
        pattern=pattern(r"\bfirst$"),
        hits=("look at the logs of the worker first",),
        misses=("first names are optional", "tests first, then code"),
        spares=STANDING | _STEPS | {"always", "never"},
    ),
    Guard(
        name="own-turn",
        cost=9,
        keywords=words("i'll i i'm let ill im"),
        pattern=pattern(
            rf"\b(?:{DONT}|no need|stop|wait|never|leave|skip)\b.*(?:[,.;:(-] ?(?:because |since |"
            rf"as |"
            r"for )?| (?:because|since|as) )(?:i'll|ill|i will|i'm|im|i am|let me|i want to "
            r"(?:look|see|check|review|test|read|try|do)|i need to|i have to|i can|i've|i "
            r"have)\b(?! (?:told|said|asked))",
        ),
        hits=("don't restart it, i'm in the debugger", "do not push, i'll do that myself"),
        misses=("don't push unless i ask", "never squash, i want to keep the history"),
        spares=STANDING | {"complaint", "approval"},
    ),
    Guard(
        name="until-seen",
        cost=16,
        keywords=words("until before till then after afterwards"),
        pattern=pattern(
            r"\b(?:until|till|before) i(?:'ve| have|'m| am| can)? (?:had a look at|looked (?:at|"
            r"over)|look(?:ing)? (?:at|over)|seen|see|reviewed|review|checked|check|read|tested|"
            r"test|tried|try|done with|finished with|back)(?: (?:it|this|that|them|these))?$",
            r",? (?:and )?(?:then|after that|afterwards) (?:i|we)(?:'ll| will| can)? (?:decide|"
            r"talk|look|check|review|test|see|do|run|take|remove)\b",
            r"\b(?:until|till|before) i(?:'ve| have)? (?:had a look at|look(?:ed)? (?:at|over|"
            r"through)|check(?:ed)?|read|seen?|go(?:ne)? (?:through|over)) (?:the|that|this|your) "
            r"(?!diff|pr\b|plan|changes?\b|code|commit)[\w-]+(?<!s)$",
        ),
        hits=(
            "no edits, then i decide",
            "do not commit until i have looked at it",
            "don't merge before i've tested this",
            "don't remove anything before i look at the list",
        ),
        misses=("don't merge until i have reviewed the diff", "do not push until i say so"),
        spares=ASKED | {"standing:from-now-on", "standing:every-time", "complaint"},
    ),
    Guard(
        name="after-this",
        cost=16,
        keywords=words("once when after before"),
        pattern=pattern(
            rf"^(?:and |then )*(?:once|when|after) {_DONE}(?:,| then\b| please\b| (?:{VERB})\b|$)",
            r"^(?:once|when|after|before) (?:that|this|it)(?:'s| is| has| was)?(?: (?:done|"
            r"finished|ready|complete|fixed|merged|works|working|passes))?(?:,| then\b)",
            r"^before you (?:do|write|touch|change|start|code|edit|say) (?:anything|any code|a "
            r"(?:single )?"
            r"line)\b",
            r"^before (?:we|i) (?:start|begin|continue|go on|proceed|move on|do anything|make any "
            r"changes?|touch anything|write any code)(?:,| to\b| with (?:this|the)\b)",
            r"\bbefore (?:you|we|i) (?:continue|proceed|go on|hand (?:it|this) (?:back|over))(?: "
            r"with (?:this|that|it))?$",
        ),
        hits=(
            "after you finish, run the smoke tests",
            "when you're done, open a pull request",
            "before we make any changes to it, show me the flow",
            "read the ticket before you continue",
        ),
        misses=(
            "when you finish a feature, update the changelog",
            "after a release, tag the commit",
            "before you touch a migration, ask me",
        ),
        spares=STANDING | {"approval", "complaint", "always", "never"},
    ),
    Guard(
        name="filed",
        cost=FATAL,
        keywords=words("reference"),
        pattern=pattern(
            r"^(?:create|write|add|generate|make|document|put|prepare|draft)\b.*\b(?:files?|docs?|"
            r"document\w*|readme|comments?|guide|manual|page|diagram|md)\b.*\bfor (?:future|later) "
            r"reference\b",
        ),
        hits=("create a md file in the module that explains it for future reference",),
        misses=("for future reference, the docs are in notion",),
    ),
    Guard(
        name="before-start",
        cost=8,
        keywords=words("before"),
        pattern=pattern(
            r"^before (?:you )?(?:start|begin|starting|beginning)(?:,| to\b| with (?:this|the)\b)|"
            r"\bbefore you (?:start|begin)(?: with (?:this|that|it))?$",
        ),
        hits=("before you start, read the plan", "read the attached ticket before you start"),
        misses=("before you start a migration, take a backup",),
        spares=STANDING | {"approval", "complaint", "always", "never"},
    ),
    Guard(
        name="kept-today",
        cost=14,
        keywords=words("remember mind forget note save write add make memorize update create"),
        pattern=pattern(
            r"^(?:please |and |also )*(?:remember|keep in mind|bear in mind|don't forget|note|"
            r"make a note|save|memorize)\b.*\b(?:(?:am|is|are|'m|'re) (?:still|currently|in the "
            r"middle of)|still (?:have|need) to|right now|at the moment|today|tonight|tomorrow|"
            r"this (?:morning|afternoon|evening|week)|for the next (?:step|task|part|message|one|"
            r"round)|(?:it is|it's) \d|at \d{1,2}(?::\d\d)?(?: ?[ap]m)?$|i (?:said|gave|sent|"
            r"showed)|(?:and|then) (?:continue|stop|go on|move on|proceed|carry on)\b)",
            r"^(?:please |and |also )*(?:update|create|write|fix|edit|clean up|refactor|read|"
            r"check|review|sync|generate|add) (?:a |an |the |my |our |your )?(?:new )?(?:claude|"
            r"agents|memory|readme)(?:\.md)?(?: \w+)? (?:with|about|for|to (?:reflect|match|"
            r"include)|and|so)\b(?!.*\b(?:that|never|always|rules?|don't|do not|must|should|only|"
            r"from now)\b)",
        ),
        hits=("remember that we are still on the old branch", "update claude.md with the new tree"),
        misses=("remember that we still support node 18", "update claude.md with: never squash"),
    ),
)
