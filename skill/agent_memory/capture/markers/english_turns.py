"""English markers: what is done turn by turn: with each prompt or phase, as one goes, in pieces."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import SEEN, VERB

# What comes again and again while one works with somebody.
_TURN = (
    r"(?:prompts?|messages?|requests?|questions?|answers?|repl(?:y|ies)|responses?|turns?|steps?|"
    r"phases?|stages?|tasks?|sub-?tasks?|items?|milestones?|changes?|edits?|commits?|sessions?|"
    r"iterations?|rounds?|features?|fix(?:es)?|bugs?|files?|chapters?|sections?|modules?|releases?|"
    r"prs?|conversations?|interactions?|decisions?|migrations?|components?|lessons?|topics?|"
    r"tickets?|issues?|experiments?|functions?|endpoints?|tests?|slices?)"
)
_YOU = (
    r"(?:please |always |also |then |just |first |you (?:should|must|need to|have to|will|can) |i "
    r"(?:want|need|would like|'d like) you to |we (?:should|will|must) |make sure (?:to |you )?)*"
)
_EVENT = (
    r"(?:(?:each|every|new|important|any|more|interesting) [\w -]{2,30} (?:is|are|comes?|gets?|"
    r"appears?|arises?|finish\w*|complet\w+|lands?|passes|arrives?)|(?:you|we) (?:go|work|"
    r"progress|proceed|complete|finish|learn|discover|find|move|make|build|implement|write)\b)"
)
_PIECES = (
    r"(?:in (?:small(?:er)? |tiny |short |manageable |separate |little |bite-?sized )?(?:pieces|"
    r"parts?|steps|chunks|batches|phases|stages|increments|iterations|slices)|step[- ]by[- ]step|"
    r"piece by piece|bit by bit|one (?:by one|(?:\w+ )?at a time)|incrementally|little by little)"
)
# Whoever works, goes on: "as we work" tells of no fault.
_UNSEEN = SEEN.replace("works?|working|", "")
_KEPT = (
    r"(?:prompts?|prompt history|messages?|decisions?|conversations?|interactions?|questions?|"
    r"instructions|chat history|changes?|requests?|lessons?|progress|findings|assumptions?|ideas?|"
    r"experiments?|runs?|notes|todos)"
)

_ORDERED = (
    r"^(?:please |also |always |and |you (?:should|must|will|need to) |make sure (?:to |you )?|"
    r"don't forget to |remember to |(?:after|before) (?:this|that|each \w+),? )*"
)
_TYPED = (
    r"(?:prompts?|(?:messages?|questions?|instructions?|requests?) (?:i (?:send|give|type|ask|"
    r"enter|make|write)|of mine)|what(?:ever)? i (?:prompt|type|ask|say|send|write))"
)

TURNS = (
    Marker(
        name="turn:for",
        kind="procedure",
        confidence="stated",
        score=16,
        keywords=words("every each any afterwards after future following subsequent later others"),
        pattern=pattern(
            rf"^(?:for|on|with|after|before|upon|at the (?:start|end|beginning) of) (?:every|each|"
            rf"any) (?:single |new |next )?(?:[\w-]+ )?{_TURN}\b {SEEN}(?:(?:i|you|we|that|which|"
            rf"of) [^,]{{2,40}})?,? ?{_YOU}{VERB}\b \S",
            rf"^(?:please |also |always )*{VERB}\b {SEEN}.{{0,60}}? ?(?:after|once|when|before) "
            rf"(?:you|we) \w+ (?:each|every) \S+",
            r"\b(?:this|that)(?: \w+)? and (?:all|every|any|each) (?:of )?(?:the |other "
            r")*(?:future|following|subsequent|later|coming|ones|others)\b.* \S+ \S+",
        ),
        hits=(
            "for every question i ask, you should name the source",
            "after each chapter i send you, list the open threads",
            "push the branch once you finish every slice",
            "for this level and all the following ones, keep the camera fixed",
        ),
        misses=(
            "for each row print the sum",
            "for every test it fails",
            "this and all that",
            "after each click show the menu",
        ),
    ),
    Marker(
        name="turn:as",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("as"),
        pattern=pattern(rf"^{_YOU}(?:{VERB}|keep)\b {_UNSEEN}.{{2,80}}? as {_EVENT}"),
        hits=(
            "write the captions as you go",
            "check the boxes as each item is finished",
            "note the assumptions as we work",
        ),
        misses=("use it as you see fit", "treat this as done", "keep it as it is"),
    ),
    Marker(
        name="turn:cue",
        kind="procedure",
        confidence="stated",
        score=15,
        keywords=words("when whenever if every each once"),
        pattern=pattern(
            r"^(?:when|whenever|if|every time|each time|once) i (?:say|ask|paste|send|give|write|"
            r"show|mention|report|share|tell|request|point out|upload|drop|post|hand)\b (?!it\b|"
            rf"this\b|that\b).{{2,50}}?, (?:please |always |just |then |you (?:should|must) "
            rf")*(?:(?:don't|do not|never) )?(?:{VERB})\b",
        ),
        hits=(
            "when i say done, update the todo list",
            "if i paste a stack trace, look for the cause",
            "whenever i send you a draft, check the references",
        ),
        misses=("when i send it, it fails", "if i give you the files, can you use them"),
    ),
    Marker(
        name="turn:pieces",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words(
            "pieces piece part parts steps step chunks batches phases stages increments slices "
            "iterations bit time one incrementally little step-by-step"
        ),
        pattern=pattern(
            r"^(?:please |always |just |also |let's |lets |i(?:'d| would)? (?:want|like|prefer) "
            r"to )*(?:go|do|take|work|move|implement|fix|"
            r"handle|ask|change|build|review)(?: (?:on|through|with))?(?: (?:this|it|them|"
            r"everything|things))? (?:only |just )?(?:one|1) (?:\w+ ){1,2}at a time\b",
            r"^(?:please |always |only )*(?:small|baby|tiny|short|little) steps\b",
            r"^(?:please |always |just |also |let's |lets |i(?:'d| would)? (?:want|like|prefer) "
            r"to )*(?:do|make|implement|work|go|build|"
            r"proceed|write|handle|execute|split|develop|code|tackle)(?: on| through)?(?: "
            r"(?:everything|every thing|things|all (?:work|tasks|changes)|all|(?:the |your |all "
            rf")?(?:work|changes|tasks|features)|bigger \w+|large \w+))? {_PIECES}\b",
        ),
        hits=(
            "do everything in small pieces",
            "work one file at a time",
            "make changes in small steps",
            "proceed step by step",
            "let's go one screen at a time",
            "small steps please",
            "i want to go step by step",
        ),
        misses=("do step 1 in two parts", "do it in one go", "split the file in two parts"),
    ),
    Marker(
        name="turn:record",
        kind="procedure",
        confidence="observed",
        score=12,
        keywords=words(
            "record log keep save append document include track maintain store journal make create "
            "start add put write logging recording saving appending journaling"
        ),
        pattern=pattern(
            rf"^(?:please |also |always |you should |make sure (?:to |you )?)*(?:record|log|keep|"
            rf"save|append|document|include|track|store|collect) (?:(?:all|every|each|any|the|my|"
            rf"our|your|of) )*(?:\w+ )?{_KEPT} (?:\S+ ){{0,3}}?(?:in|into|to|under|at|inside) "
            r"(?!memory\b)\S+",
            r"^(?:please |also |always |you should |make sure (?:to |you )?)*(?:keep|maintain) "
            r"(?:an? |the |our )(?:[\w-]+ ){0,2}?(?:log|journal|record|history|diary|changelog|"
            r"worklog|notebook|[\w/.-]+\.(?:md|txt|org|rst))(?: (?:of|with|in|for|as|while|that|"
            r"where|about|under|to|at)\b.*|,.*|$)",
            # What is typed, and what is done about it.
            rf"{_ORDERED}(?:record|log|keep|save|append|document|store|collect|journal|track|put|"
            r"add|"
            rf"write(?: down)?) (?:(?:all|every|each|any|the|my|of|user) )*{_TYPED}\b(?! (?:file|"
            r"field|box|template|engine)\b)(?:$| (?:(?:that |which )?(?:i|we) \w+|(?:and|with) "
            r"(?:your|the|all|each) \w+|in|into|to|at|as|here)\b)",
            rf"{_ORDERED}(?:make|create|start|keep|maintain|add|write) (?:an? |the )?(?:new "
            r")?(?:[\w/.-]+"
            r"\.(?:md|txt|log|org|rst)|log|file|journal|history)(?: file)? (?:with|of|for|that (?:"
            r"records?|logs?|lists?|contains|has|describes)|describing|recording|logging|"
            r"containing|where you (?:log|record|save)) (?:(?:all|every|each|any|the|my|of) "
            rf")*{_TYPED}\b",
            rf"\b(?:keep|continue|start|try your best at|go on) (?:on )?(?:recording|logging|"
            rf"appending|saving|journall?ing) (?:(?:all|every|each|any|the|my|of) )*{_TYPED}\b",
        ),
        hits=(
            "log all decisions in docs/decisions.md",
            "keep a lab journal while we tune the sensor",
            "please record every experiment in runs.txt",
            "maintain a changelog",
            "journal my prompts",
            "make a dialogue.md file with each prompt and your reply",
            "keep logging every prompt i enter",
        ),
        misses=(
            "save the changes",
            "log the value in the loop",
            "keep the log level low",
            "keep a button at the top",
            "write the prompt for the summarizer",
            "create a file with the results",
        ),
    ),
)
