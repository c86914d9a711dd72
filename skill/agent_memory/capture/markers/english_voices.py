"""English guards: what somebody else says, what is played, and words that only look like ours."""

from __future__ import annotations

from agent_memory.capture.markers import FATAL, Guard, pattern, words
from agent_memory.capture.markers.english_scopes import STANDING

VOICES = (
    Guard(
        name="reported",
        cost=20,
        keywords=words(
            "says said error message warning docs documentation according told complains "
            "article he she say think is per states reads reports claims suggests recommends read "
            "heard saw learned learnt keeps keep writes wrote tells suggested insists insisted "
            "claimed "
            "complained page section chapter paragraph answer"
        ),
        pattern=pattern(
            r"\b(?:error|message|warning|docs?|documentation|logs?|console|terminal|output|"
            r"compiler|linter|it|he|she|they|readme|article|chatgpt|gemini|copilot|codex|gpt|"
            r"reviewer|boss|manager|teacher|friend|colleague|client|customer|people|spec|stack "
            r"overflow|tutorial|book|someone) (?:says?|said|told me|states?|reads|complains?|"
            r"reports?|claims?|suggests?|recommends?)\b",
            r"\b(?:he|she|they|somebody|someone) (?:writes?|wrote|asks?|insists?) that\b",
            r"^(?:the )?(?:accepted|top|best|first|highest voted) answer\b",
            r"^(?!(?:i|we|you|it|claude|our|the rules?|my rules?)\b)(?:[\w'./-]+ ){1,5}(?<!that "
            r")(?<!which )(?:says|said|wrote|suggested|insists|insisted|claimed|complained|would "
            r"say|likes to say) ",
            r"\b(?:page|section|chapter|paragraph) \d+(?:\.\d+)* of\b",
            r"^i(?:'ve)? (?:also |just |once )?(?:read|heard|saw|learned|learnt)\b(?! (?:every|"
            r"all|the diff))",
            r"\b(?:which|who|that) (?:says|said|tells us)\b|\b(?:he|she|they) keeps? (?:saying|"
            r"telling)\b|, ?(?:says|said|writes|wrote|claims|according to) (?:the|a|an|my|some|"
            r"his|her|their|[a-z]+)\b(?: [\w-]+){0,4}$",
            r"\bwhat do you think\b|\bis (?:that|this|it) (?:true|right|ok|okay|correct)\b|"
            r"\b(?:according to|as per the (?:client|customer|spec|ticket|"
            r"requirements?))\b|\b(?:error|warning|usage):\s",
        ),
        hits=(
            "the docs say you must never call it twice",
            "he said never use globals",
            "i read that one should always pin the image",
            "never use gotos, says the book",
        ),
        misses=("i told you to never use globals",),
    ),
    Guard(
        name="other-text",
        cost=FATAL,
        keywords=words(
            "translate proofread rephrase paraphrase grammar prompt says motto "
            "sentence paragraph text"
        ),
        pattern=pattern(
            r"^(?:please )?(?:translate|proofread|rephrase|paraphrase|rewrite|correct|check|"
            r"shorten)\b[^:]{0,60}:",
            r"^(?:system |the |my )?prompt\b[^:]{0,40}:",
        ),
        hits=("translate this into dutch: never give up", "prompt for the bot: always be nice"),
        misses=("check the types: never use any", "translate all errors"),
    ),
    Guard(
        name="to-write",
        cost=FATAL,
        keywords=words(
            "comment docstring readme docs documentation changelog footer header "
            "message description caption email mail letter tweet article "
            "paragraph sentence intro abstract disclaimer slogan hint wiki faq page section "
            "grammar spelling wording typos typo phrasing punctuation"
        ),
        pattern=pattern(
            r"^(?!.*\b(?:rules?|conventions?|memor\w+|claude|agents?)\b[^:]*:)(?:put|add|insert|"
            r"include|write|paste|append|leave|draft|document|mention) (?:(?:this|that|it|these|"
            r"the following|an?)(?: [\w-]+){0,3}? )?(?:in|into|to|on|under|at) (?:(?:the|a|our|my) "
            r")?(?:[\w-]+ )?(?:readme|docs|documentation|changelog|footer|header|wiki|faq|page|"
            r"section)\b[^:]{0,30}:(?= )",
            r"^(?:add|insert|include|write|append|leave|draft|post) (?:an?|another|this) (?:[\w-]+ "
            r")?(?:comment|docstring|message|description|caption|e?mail|letter|tweet|article|"
            r"paragraph|sentence|intro|abstract|disclaimer|slogan|hint)(?: (?:to|in|on|at|above|"
            r"below|under|over|for|about|saying|with|there|here)\b[^:]{0,40})?:(?= )",
            r"^(?:fix|correct|check|improve|polish|clean up|edit|review) (?:up )?(?:the |my |its |"
            r"any |all )?(?:grammar|spelling|wording|typos?|phrasing|punctuation)\b(?! of (?!this|"
            r"that|these|the|my|it\b))[^:]{0,40}:",
        ),
        hits=(
            "put this in the readme: never feed it twice",
            "add a comment above the loop: always close it",
            "fix the grammar: we always sends it",
        ),
        misses=(
            "add a rule: never feed it twice",
            "add to claude.md: always close the hatch",
            "add comments in english: never in german",
            "put the docs in english: never in german",
            "check the spelling of names: always british",
        ),
    ),
    Guard(
        name="played",
        cost=FATAL,
        keywords=words(
            "act behave pretend imagine roleplay role play simulate respond speak assume"
        ),
        pattern=pattern(
            r"^(?:i want you to |you (?:will|should|must) |let's |now )?(?:act|behave|respond|"
            r"speak) (?:as|like) (?:if you|an?|my|the) (?!senior|staff|principal|professional)|"
            r"^(?:i want you to |you (?:will|should|must) |let's |now )?(?:pretend|imagine|"
            r"role-?play|simulate|play the role|take (?:on )?the role|assume the "
            r"(?:role|persona))\b",
        ),
        hits=("act as a pirate and never break character", "pretend you never saw the code"),
        misses=("never pretend that a test passed", "play the sound only once"),
    ),
    Guard(
        name="product-memory",
        cost=16,
        keywords=words(
            "memory remember rule rules policy policies convention note notes save memories cache"
        ),
        pattern=pattern(
            r"\bmemory (?:leaks?|usage|footprint|limits?|consumption|pressure|bandwidth|address\w*|"
            r"allocation\w*|pool|barriers?|safety|layout|budget|pages?|maps?|errors?|card|game|"
            r"access\w*|controller|bus|bound|accesses|model|order\w*|region|overhead)\b",
            r"\b(?:in|into|to|from|of|out of|more|less|enough|free|shared|global|device|gpu|"
            r"virtual|physical|main|heap|flash|video|\d ?(?:gb|mb|kb)(?: of)?) memory (?:and "
            r"(?:then|flush|write)|before|so that it|until|first|with a|for (?:faster|performance|"
            r"speed)|instead of (?:disk|reading))\b",
            r"\bremember[- ]me\b|\brules? (?:engine|page|table|editor|set|file|list|tab|builder|"
            r"class|id|screen|model|row)\b|\bpolic(?:y|ies) (?:table|number|page|holder|id|model|"
            r"screen|document)\b|\bconvention (?:center|hall|page)\b",
        ),
        hits=(
            "the memory usage must always stay below 2 gb",
            "the remember me box must be off by default",
        ),
        misses=(
            "save it to memory",
            "remember that the rules are in docs/rules.md",
        ),
        spares=frozenset({"asked:remember", "standing:from-now-on", "complaint"}),
    ),
    Guard(
        name="saved-elsewhere",
        cost=16,
        keywords=words("save"),
        pattern=pattern(
            r"\bsave (?:it|this|that|them|the \w+(?: \w+)?|\w+) (?:as|to|in|into|under|at|on) "
            r"(?!(?:\S*/)?(?:claude|agents|memory)\.?(?:md)?\b(?!/)|(?:your|the|my|project|global|"
            r"all|long-term)\b[\w ]{0,20}\bmemor)(?:[\w~.-]*[/\\]\S+|\S+\.(?:csv|json|xlsx?|png|"
            r"jpe?g|pdf|txt|html?|parquet|ya?ml|toml|py|js|ts|sql|db|zip|log|pkl|npy|svg)|disk|the "
            r"(?:database|db|server|bucket|table|session|cookie|local storage|clipboard))\b",
        ),
        hits=(
            "save it to memory/notes.txt under exports",
            "save this as report.csv and remember the rows",
        ),
        misses=(
            "save it to memory",
            "save this in claude.md",
            "save the rule to your memory for all projects",
        ),
        spares=STANDING - {"asked:save"} | {"always", "never", "complaint"},
    ),
    Guard(
        name="reader",
        cost=8,
        keywords=words("your"),
        pattern=pattern(
            r"\byour (?:own )?(?:\w+ )?(?:mods?|app|apps|application|account|browser|device|"
            r"devices|phone|laptop|computer|terminal|website|team|company|organi[sz]ation|"
            r"customers?|users|credentials|passwords?|api[- ]keys?|package manager|plugin|"
            r"subscription|domain|cluster|business|audience|employees|boss|ide|github|profile|"
            r"dashboard|settings|operating system|home directory|hardware|screen|keyboard|"
            r"warranty|bank|child|doctor)\b",
        ),
        hits=("always restart your browser after the update", "never share your api key"),
        misses=("keep your answers short", "never push your changes without asking"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="notice",
        cost=10,
        keywords=words("blocked required enable apply refused violates policy deprecated warning"),
        pattern=pattern(
            r"\b(?:has been blocked|is required to enable|refused to|violates the following|"
            r"do(?:es)? not apply to|for more information|see https?://\S+ for|will be removed in|"
            r"is deprecated and will|was not found|is not recogni[sz]ed|exited with|no such "
            r"file)\b",
        ),
        hits=(
            "note that nonces do not apply to style attributes",
            "inline style was set but is required to enable it",
        ),
        misses=("v1 of the api is deprecated", "never block the event loop"),
        spares=STANDING | {"complaint"},
    ),
    Guard(
        name="elsewhere",
        cost=FATAL,
        keywords=words(
            "thing things stuff discussion conversation point talk story topic rest detail self "
            "myself note notes"
        ),
        pattern=pattern(
            r"^(?:please |always |also )*(?:(?:remember|note|memorize|save|store|keep in mind|"
            r"don't forget) )?(?:about )?(?:the|that|this|our|my) (?:whole |other )?(?:thing|"
            r"stuff|discussion|conversation|point|talk|story|topic|rest|detail)s?(?: (?:with|"
            r"about|from|on|of|i|we|you)\b(?!.*\b(?:is|are|was|must|should|has|have|always|never|"
            r"needs?)\b).*)?$",
            r"^note to (?:my)?self\b",
            r"^(?:please )?(?:make|take) (?:a |some )?notes?(?: of (?:that|this|it))?(?: "
            r"(?:somewhere|"
            r"down|please|in the [\w-]+))*$",
        ),
        hits=("remember the thing with the ports", "the stuff we said about the branches"),
        misses=("the thing with the ports is that 8080 is taken", "remember the ports are fixed"),
    ),
    Guard(
        name="joke",
        cost=14,
        keywords=words("lol haha hahaha lmao jk"),
        pattern=pattern(r"\b(?:lol|haha+|lmao|jk)\b"),
        hits=("never again lol",),
        misses=("never again touch main",),
    ),
)
