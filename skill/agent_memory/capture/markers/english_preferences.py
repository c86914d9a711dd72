"""English markers: what a person likes, and how they want to be worked with."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE

# What tastes are about: a way of writing or working, never a thing on the screen.
_TASTE = (
    r"(?:answers?|replies|responses|explanations?|summar(?:y|ies)|comments?|docstrings?|commits?|"
    r"commit messages?|prs?|pull requests|diffs?|functions|methods|classes|names|variables|tests?|"
    r"types?|typing|code|files|modules|imports|dependencies|abstractions?|inheritance|composition|"
    r"decorators|macros|globals?|type hints|semi-?colons|singletons?|magic|cleverness|frameworks?|"
    r"libraries|orms?|mocks?|"
    r"mocking|exceptions|nulls?|generics|ternar(?:y|ies)|one[- ]liners|nesting|duplication|"
    r"indirection|boilerplate|emojis?|jargon|adverbs|passive voice|exclamation marks|bullet "
    r"points|headings|tables|plans?|questions|steps|changes|branches|merges?|rebas\w+|squash\w*|"
    r"feature flags|config(?:uration)?|yaml|json|toml|sql|regex(?:es)?|tailwind|css|javascript|"
    r"typescript|abbreviations|acronyms|numbers|magic numbers|constants|enums|wildcards|wildcard "
    r"imports|default exports|side effects|state|mutation|recursion|loops|callbacks|promises|"
    r"threads|locks|sleeps?|prints?|logs?|logging|todos?|todo comments)"
)
_NOT_HERE = (
    r"(?!this\b|that\b|it\b|these\b|those\b|them\b|the (?:new|old|first|second|other|idea)\b)"
)
# Of these, what is asked of an agent at every turn.
_SPOKEN = (
    r"(?:answers?|replies|responses|explanations|summaries|comments|docstrings|commits|commit "
    r"messages|prs|pull requests|diffs|functions|names|tests|typing|imports|dependencies|"
    r"abstractions|type hints|emojis|jargon|bullet points|changelogs?|todos|mocks|prints|feedback|"
    r"advice|criticism|opinions?|tdd)"
)
# How somebody is to treat one.
_MANNER = (
    r"(?:blunt|direct|honest|brief|concise|terse|succinct|critical|strict|skeptical|sceptical|"
    r"careful|thorough|precise|specific|explicit|proactive|autonomous|conservative|formal|"
    r"informal|polite|verbose|wordy|chatty|long-winded|apologetic|sycophantic|enthusiastic|"
    r"cautious|patient|pedantic|opinionated|consistent|literal|creative|defensive|optimistic|"
    r"vague|agreeable|flattering|cheerful|clever|lazy)"
)
# The same, where a bare "be …" says it of the person's dealings rather than of the task.
_BEARING = (
    r"(?:blunt|direct|honest|brief|concise|terse|succinct|critical|skeptical|sceptical|proactive|"
    r"autonomous|conservative|formal|informal|polite|cautious|patient|pedantic|opinionated|literal)"
)
_UNSURE = (
    r"(?:unsure|uncertain|unclear|in doubt|not (?:sure|certain|clear)|(?:you're|you are|something "
    r"is|something's|it's|it is|anything is|things are|requirements are) (?:not (?:sure|certain|"
    r"clear)|unsure|uncertain|unclear|ambiguous|in doubt|missing|stuck)|ambiguous|stuck|you don't "
    r"know|you do not know|you don't understand)"
)

PREFERENCES = (
    Marker(
        name="preference:taste",
        kind="preference",
        confidence="stated",
        score=17,
        keywords=words(
            "fan care value favour favor tend lean believe like dislike love hate want need expect "
            "prefer trust avoid allergic"
        ),
        pattern=pattern(
            r"^(?:i'm |i am |im )?(?:really )?not (?:an? |the )?(?:big |huge |great |biggest )?fan "
            rf"of {_NOT_HERE}\S+",
            r"^(?:i'm|i am) (?:a (?:big |huge )?(?:fan of|believer in)|allergic to) "
            rf"{_NOT_HERE}\S+",
            r"^i (?:really |strongly |generally |usually |always )*(?:value|favou?r|believe in|"
            r"care (?:a lot )?about|lean towards?|tend to (?:prefer|use|like|avoid|write|"
            rf"favou?r)) {_NOT_HERE}\S+",
            rf"^i (?:really |just )?(?:don't|do not|dont) (?:care (?:about|for)|believe in|trust|"
            rf"like|enjoy) (?:your |any |all these |those )?(?:(?!the\b|this\b|that\b|to\b)[\w-]+ "
            rf"){{0,2}}?{_TASTE}(?: (?:in|"
            r"that|which|at all|with|when|over|for)\b.*)?$",
            r"^(?:i|we) (?:really |also |always )*care (?:more |most |a lot |deeply )*(?:about|"
            r"for) "
            rf"{_NOT_HERE}\S+",
            r"^i (?:really |just )?(?:don't|do not|dont) care about (?!the\b|this|that|it\b|"
            r"these|those)[\w-]+(?: [\w-]+)?$",
            rf"^i (?:only |just |always |really )*(?:want|need|expect) (?:my |our |your |all "
            rf")?(?:(?!to\b|everything\b|one\b|the\b|an?\b|some\b|more\b|you\b|this\b|"
            rf"that\b)[\w-]+ ){{0,2}}?{_SPOKEN}(?: "
            r"(?:to be |in |with (?!the\b)|for (?:every|all|each|new|any) |that |which |without |"
            r"under |not |only|please|first|at all).*)?$",
            rf"^i (?:only |just |always |really )*(?:like|love|hate|dislike) (?:my |our |your |"
            rf"all )?(?:(?!to\b|how\b|one\b|the\b|an?\b|this\b|that\b)[\w-]+ ){{0,2}}?{_TASTE}(?: "
            rf"(?:to be |in |with |that |which |"
            r"without |under |over |not |short|small|simple|explicit|clean|everywhere|first|"
            r"sorted).*)?$",
            r"^i (?:want|need|expect) (?:you )?to (?:always|never)\b \S",
        ),
        hits=(
            "i'm not a big fan of decorators",
            "i care about bundle size",
            "i tend to prefer boring technology",
            "i don't like abbreviations in names",
            "i want short answers",
            "i like my functions short",
            "i want tests for every bug fix",
        ),
        misses=(
            "i like the new one",
            "i want a dark mode toggle",
            "i don't like this",
            "i want to see the logs",
            "i need the table to scroll",
        ),
    ),
    Marker(
        name="preference:you",
        kind="preference",
        confidence="stated",
        score=18,
        keywords=words("you be being more less rather"),
        pattern=pattern(
            rf"^(?:i (?:want|need|would like|would prefer|expect)|i'd (?:like|prefer|rather)) "
            rf"(?:you|that you) (?:to )?(?:always |please )*(?:be|are|were) (?:more |less |very |"
            rf"a bit |as )*{_MANNER}",
            rf"^(?:please |always |you (?:should|can|must) )*(?:be|stay|remain) (?:more |less |"
            rf"very |a bit |always |as )*{_BEARING}(?: (?:with me|about|of my|when|but|and "
            rf"(?:brief|direct|honest|concise|critical))\b.*)?$",
            rf"^(?:please )?(?:don't|do not|dont|never|stop) (?:be|being) (?:so |too |overly |"
            rf"such an? )*(?:{_MANNER}|yes[- ]man|people pleaser)",
            rf"^(?:more|less|fewer) (?:{_MANNER}|prose|fluff|talk|praise|chatter|emojis|jargon|"
            r"comments|magic|ceremony|boilerplate|abstraction|explanations?|text)(?:,? (?:more|"
            r"less|fewer|and) .*| please)?$",
            r"^(?:i'd|i would) rather (?:you (?:ask|asked|wait|stop|say|said|not|didn't|keep|"
            r"kept|left|leave)|have|see|read|keep|write|not|duplicate|repeat|ship) (?!this\b|"
            r"that\b|it\b).{4,}",
        ),
        hits=(
            "i want you to be blunt",
            "please be critical of my ideas",
            "don't be so verbose",
            "less magic, more explicit code",
            "i'd rather have duplication than the wrong abstraction",
        ),
        misses=("be right back", "be quick", "i'd rather do it later", "less is missing"),
    ),
    Marker(
        name="conduct",
        kind="preference",
        confidence="stated",
        score=18,
        keywords=words(
            "ask sound sounding questions doubts say tell push challenge question skip address "
            "assume treat explain sugarcoat "
            "sugar "
            "praise praising apologise apologize apologizing apologising thank options option "
            "preamble intro short version guess admit correct unclear unsure doubt stop write "
            "speak flatter summarise summarize summarizing summarising use give repeat repeating"
        ),
        pattern=pattern(
            rf"^(?:please |always |just )*(?:ask|say so|stop|tell me|admit it|let me know)(?: "
            rf"me)?(?: first)?,? (?:when|if|whenever) {_UNSURE}",
            rf"^(?:if|when|whenever) {_UNSURE}(?: about \S+(?: \S+){{0,3}})?,? (?:please |always |"
            r"just |you (?:should|must) )*(?:ask|say so|stop|tell me|check|admit|don't guess|"
            r"search|look it up)\b",
            r"^(?:please |always )*ask (?:me )?(?:as )?(?:(?:any|clarifying|more|some|follow-?up|"
            r"many|the right|further) )*questions?\b.{0,30}\b(?:if|when|whenever|before|first|"
            r"instead)\b",
            r"^(?:if|when|whenever) (?:you have|there are) (?:any |some )?(?:questions|"
            r"doubts)\b.{0,30}?,? (?:please |always |just )*(?:ask|stop|tell|let me)\b",
            r"^tell me (?:honestly |straight )*(?:if|when) (?:my|an?|the) (?:idea|plan|approach|"
            r"code|design|assumption|question|logic|reasoning)s?\b.{3,}",
            r"^(?:please |always )*explain (?:everything|things|what you(?:'re| are)? do(?:ing)?|"
            r"each step|every step|your (?:steps|choices))\b.*",
            r"^(?:please |always )*(?:say|admit|tell me)(?: so)? (?:when|if) (?:you|i'm|i am)\b "
            r"(?!find|see|need|can|get|have|are done|want|finish|notice).{4,}",
            r"^(?:please |always )*(?:push back|disagree|correct me|challenge me|speak up|object|"
            r"argue) (?:when|if|whenever|on|with)\b.{3,}|^(?:please |always )*(?:challenge|"
            r"question) (?:my|me|every|all|the) ?(?:assumptions|ideas|decisions|design|"
            r"requirements|thinking)?\b",
            r"^(?:please |always |you can )*(?:skip|drop|cut|omit|spare me) (?:the |all |any |"
            r"with the )*(?:preamble|intro\w*|pleasantries|small talk|fluff|filler|explanations?|"
            r"disclaimers?|caveats|summar(?:y|ies)|recap|apolog(?:y|ies)|praise|flattery|"
            r"compliments|boilerplate text|emojis|obvious)\b",
            r"^(?:please )?(?:stop|don't|do not|dont|never|try not to) sound(?:ing)? (?:like|too|"
            r"so|as)\b.*",
            r"^(?:please )?(?:stop|quit|no more|no need to|don't|do not|dont|never) (?:keep "
            r")?(?:apologi[sz](?:e|ing)|thank(?:ing)?|prais(?:e|ing)|flatter(?:ing)?|"
            r"sugar-?coat(?:ing)?|summari[sz](?:e|ing)|repeat(?:ing)? (?:my|the question|"
            r"yourself|what)|explain(?:ing)? (?:basic|obvious|simple|every|what|things|the "
            r"basics)|compliment(?:ing)?|congratulat\w+|agree(?:ing)? with (?:me|everything))\b",
            r"^(?:please |always )*(?:explain|write|talk|answer)(?: it| this| that| things| "
            r"everything| to me)? (?:like|as if|as though) (?:i'm|i am|i were|i was|you|to "
            r"an?)\b.{3,}",
            r"^(?:you can |please )?assume (?:that )?(?:i|we|the reader)(?:'m| am| know| have|"
            r"'ve| understand| can)\b.{3,}|^treat me (?:like|as)\b.{3,}|^address (?:me|the "
            r"reader|readers|users) ?\b.{3,}",
            r"^(?:please |always )*(?:write|speak|answer|respond|talk|reply)(?: to me)? in "
            r"(?:(?:the )?(?:first|second|third) person|(?:the )?(?:active|passive) voice|"
            r"(?:plain|simple|formal|informal|short|full) \w+|(?:the )?(?:present|past) tense|"
            rf"bullet points|{LANGUAGE})\b",
            r"^use (?:plain|simple|formal|informal|gender[- ]neutral|inclusive|everyday) "
            r"(?:english|language|words|terms)\b",
            r"^(?:please |always )*(?:give|show|offer|present) me (?:(?:two|three|a few|several|"
            r"some|different|the) )?(?:options|alternatives|choices|trade-?offs|pros and cons) "
            r"(?:before|and let|instead|first|whenever|when)\b",
            r"^(?:please |always )*(?:give|show) me (?:just |only )?the (?:short|brief|long|"
            r"condensed) version (?:by default|first|always|unless)",
        ),
        hits=(
            "ask when unclear",
            "if you're not certain, ask",
            "push back when i am wrong",
            "skip the preamble",
            "stop praising me",
            "explain it like i'm new to this",
            "treat me like a senior engineer",
            "say so when you don't know",
            "write in active voice",
        ),
        misses=(
            "ask the user when it is unclear",
            "skip the tests for now",
            "tell me if you find it",
            "write in the file",
            "push back the date",
        ),
    ),
    Marker(
        name="priority",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words(
            "matters matter more important than over priority paramount key critical trumps beats"
        ),
        pattern=pattern(
            r"^(?:the )?(?!it\b|this\b|that\b|what\b|which\b|no\b)[\w-]+(?: [\w-]+)? (?:matters?|"
            r"counts?|is more important|are more important|trumps|beats|weighs) (?:more "
            r")?(?:than|over|here|a lot here|most here)?\b.{0,60}$(?<!matters)(?<!matter)",
            r"^(?:[a-z]{3,}(?:ability|ibility|ness|acy)|performance|latency|speed|memory|battery|"
            r"accuracy|correctness|safety|security|"
            r"privacy|accessibility|readability|simplicity|stability|reliability|uptime|bundle "
            r"size|binary size|startup time|determinism|reproducibility|compatibility|quality|"
            r"clarity) (?:is|are) (?:more important than|the (?:top |main |first )?priority|"
            r"paramount|critical|key|everything|non-negotiable|important)\b",
            r"^(?:readability|simplicity|correctness|clarity|performance|safety|speed|quality|"
            r"accuracy|stability|composition|convention|duplication|explicitness?|explicit|"
            r"boring|flat|pragmatism|function|data) (?:over|before|beats|above) [\w-]+(?: "
            r"[\w-]+)?$",
        ),
        hits=(
            "speed matters more than memory here",
            "latency is the top priority",
            "readability over performance",
            "safety is paramount",
        ),
        misses=("it matters", "no matter what", "hover over it", "the key is missing"),
    ),
    Marker(
        name="priority:first",
        kind="preference",
        confidence="observed",
        score=12,
        keywords=words("priority first must"),
        pattern=pattern(
            r"^(?:the )?(?!it\b|this\b|that\b|which\b|there\b)[\w-]+(?: [\w-]+)? (?:should|must|"
            r"has to|needs to) (?:always )?(?:be (?:the |our |a |an )?(?:\w+ )?priority|come "
            r"first)\b",
            r"^(?!it\b|this\b|that\b|there\b|here\b)[\w-]+(?: [\w-]+)? (?:is|are) (?:an absolute |"
            r"a )must$",
        ),
        hits=("security should come first", "performance must be the top priority"),
        misses=("this should come first", "it must be first in the list"),
    ),
    Marker(
        name="licence",
        kind="preference",
        confidence="stated",
        score=14,
        keywords=words("can may free allowed welcome"),
        pattern=pattern(
            r"^you (?:can|may|are free to|are allowed to|are welcome to|'re free to|'re allowed "
            r"to) (?:always |also |freely |just )*(?:commit|push|run|use|edit|delete|install|"
            r"merge|create|change|read|modify|break|rename|refactor|deploy|execute|call|restart|"
            r"write|touch) (?!it\b|this\b|that\b|these\b|them\b|the (?:following|above|same|new|"
            r"old)\b).{2,50}\b(?:without (?:asking|permission|confirmation|my)|freely|any ?time|"
            r"whenever|as you (?:like|see fit|wish|need)|on your own|by yourself|at will|if "
            r"needed|when needed|as needed)\b",
            r"^you (?:can|may) (?:\w+ )?(?:anything|everything) (?:except|but|besides|outside)\b "
            r"\S+",
            r"^you (?:can|may|are free to|are allowed to) (?:edit|change|write|delete|create|"
            r"touch|modify|use|run|read) (?:anything|everything|whatever|any \w+) (?:in|under|"
            r"inside|you|from|on)\b",
        ),
        hits=(
            "you can run the tests without asking",
            "you may edit anything under sandbox",
            "you can use the staging db freely",
        ),
        misses=("you can merge it", "you may proceed", "you can delete that file"),
    ),
)
