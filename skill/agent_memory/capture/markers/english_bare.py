"""English markers: rules without a verb, rules by analogy, and what is so of who asks."""

from __future__ import annotations

from agent_memory.capture.markers import Marker, pattern, words
from agent_memory.capture.markers.english_words import LANGUAGE

# What somebody saw, rather than laid down.
_SEEN = (
    r"(?!.*\b(?:errors?|bugs?|broken|wrong|fails?|failed|failing|missing|now|still|again|crash\w*|"
    r"empty|already|anymore|yet|today|stuck|weird|but)\b)"
)
_NO_ONE = (
    r"(?!(?:it|this|that|these|those|they|he|she|i|we|you|there|what|why|which|when|if|is|are|was|"
    r"user|player|customer|admin|visitor|guest|enemy|one|time|of)\b)"
)
# What belongs into, above or behind another thing of the trade.
_MARK = (
    r"(?:ticket(?: (?:number|id))?|issue (?:number|id|key)|licen[cs]e(?: header)?|file header|"
    r"version|"
    r"date|author|units?|captions?|legends?|tests?|docs|comments?|changelog(?: entry)?|timestamps?|"
    r"prefix|suffix|scope|links?|sources?|references?|titles?|labels?|type hints?|docstrings?|"
    r"seeds?|"
    r"summary|alt texts?|headings?|footnotes?|citations?|results?|conclusions?|numbers?|tags?|"
    r"signatures?|checksums?|examples?|error bars|axis labels)"
)

BARE = (
    Marker(
        name="bare:order",
        kind="preference",
        confidence="observed",
        score=13,
        keywords=words("first top front last end bottom"),
        pattern=pattern(
            rf"^{_SEEN}{_NO_ONE}(?:the )?[\w-]+(?: [\w-]+)? (?:first|on top|at the top|up front), "
            r"(?:the "
            r"|all )?[\w-]+(?: [\w-]+)? (?:after|afterwards|later|last|below|second|at the (?:end|"
            r"bottom)|underneath)$",
            rf"^{_SEEN}(?:the )?(?:[\w-]+ )?{_MARK} (?:always )?(?:goes|go|comes|come) (?:first|"
            r"last|on "
            r"top|in front|up front|at the (?:end|top|bottom|front|start))\b",
        ),
        hits=("results first, details after", "the ticket number goes in front"),
        misses=("it comes first, the rest last", "the button goes on top", "first things first"),
    ),
    Marker(
        name="bare:one",
        kind="preference",
        confidence="stated",
        score=15,
        keywords=words("one"),
        pattern=pattern(
            r"^(?:please )?(?:ask |do |give me |change |send |fix |show me |take )?(?:only |just "
            r")?one "
            r"(?!of\b)[\w-]+ at a time\b",
        ),
        hits=("one question at a time", "ask one thing at a time"),
        misses=("it sends one row at a time", "one of them at a time"),
    ),
    Marker(
        name="bare:scope",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "touch change do edit fix changed touched added did rewrote edited minimal minimum "
            "smallest small tiny leave you only just"
        ),
        pattern=pattern(
            r"^(?:only|just) (?:touch|change|do|edit|fix) (?:what|the (?:things?|parts?|lines?|"
            r"files?|"
            r"functions?)) (?:that )?(?:i|we|you were) (?:ask|asked|name|named|said|told|mention|"
            r"mentioned|want|wanted)\b",
            r"^you (?:changed|touched|added|did|rewrote|edited) (?:things|stuff|more than|files|"
            r"code|"
            r"lines|parts|something) (?:that |what )?(?:i|we|nobody|no one) (?:didn't|did not|"
            r"never|"
            r"asked)\b",
            r"^(?:the )?(?:minimal|minimum|smallest|small|tiny) (?:possible )?(?:diffs?|changes?|"
            r"edits?|"
            r"patch(?:es)?|prs?|commits?|steps)(?: possible| that works?| only)?(?:,|$)",
            r"^leave no [\w-]+(?: [\w-]+)*",
        ),
        hits=(
            "only touch what i asked for",
            "you changed things i didn't ask for",
            "smallest change that works",
            "leave no temp files behind",
        ),
        misses=("only touch the header", "you changed the button", "small changes in the header"),
    ),
    Marker(
        name="bare:with",
        kind="constraint",
        confidence="observed",
        score=13,
        keywords=words(
            "std stdlib standard vanilla plain pure raw without with only library libraries "
            "framework frameworks under below most max within to than"
        ),
        pattern=pattern(
            r"^(?:please )?(?:do it |build it |write it |all |everything )?(?:with what we have|"
            r"without "
            r"(?:an? |any )?(?:new |extra |more |external |third[- ]party )?(?:dependenc\w+|"
            r"packages?|"
            r"librar\w+|frameworks?|plugins?))\b",
            r"^(?:std ?lib|standard library|vanilla [\w+#]+|plain [\w+#]+|pure [\w+#]+|raw "
            r"[\w+#]+)(?: "
            r"only|,? (?:and )?no (?:frameworks?|librar\w+|deps|dependencies|packages?|orm))+$",
            r"^(?:lines?|functions?|files?|paragraphs?|sentences|titles|subjects?|methods|classes|"
            r"slides|answers) (?:under|below|at most|max|within|up to|no longer than) \d+\b",
        ),
        hits=(
            "do it without a new dependency",
            "std lib only",
            "plain js, no framework",
            "lines under 80",
        ),
        misses=("with the new package", "plain text in the box", "lines under the header"),
    ),
    Marker(
        name="bare:mark",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("in at on above below before after with under"),
        pattern=pattern(
            rf"^{_SEEN}(?:an? |the |all )?(?:[\w-]+ )?{_MARK} (?:in|at|on|above|below|before|"
            r"after|with|"
            r"under|behind) (?:(?:every|each|all|new|any) [\w-]+(?: [\w-]+)?|front|(?:the "
            r")?(?:commit|pr|"
            r"file|branch|plot|figure|title|subject|changelog|header|footer|first line|body|"
            r"message|"
            r"name|top|end|margin|appendix|abstract|docs?|readme|tests?)(?: (?:subject|title|name|"
            r"message|"
            r"line|of the \w+))?|its \w+|their \w+)(?: too| as well)?$",
            r"^(?:the |all |your |my )?(?!(?:[\w-]+ )?(?:is|was|are|were|error|message)\b)"
            r"(?:[\w-]+ "
            rf"){{0,2}}in {LANGUAGE}(?: too| as well| only| everywhere)?$",
            r"^(?:commit |pr |branch )?(?:subjects?|titles?|names?|messages?|commits?|branches|"
            r"prs?|files?) "
            rf"with (?:the |an? |its )?{_MARK}$",
        ),
        hits=(
            "licence header in new files",
            "ticket number in the commit subject",
            "the comments in french too",
            "commit subject with the ticket number",
        ),
        misses=("a bug in the commit", "the text is in french", "changes in the header"),
    ),
    Marker(
        name="bare:each",
        kind="constraint",
        confidence="observed",
        score=9,
        keywords=words("every each"),
        pattern=pattern(
            rf"^{_SEEN}(?:every|each) {_NO_ONE}(?:[\w-]+ ){{0,2}}[\w-]+ (?:gets|has|needs|opens "
            r"with|starts "
            r"with|ends with|carries|comes with|goes|uses|takes|belongs|must|lives|keeps|begins "
            r"with|"
            r"closes with) (?!wrong|to be fixed|stuck|lost|longer|worse|slower|bigger|an? (?:null|"
            r"copy|"
            r"different|new (?:copy|window)))\S+",
        ),
        hits=("every axis gets units", "each file opens with the licence header"),
        misses=("each time has its day", "every player gets a card", "every page gets slower"),
    ),
    Marker(
        name="bare:like-the-rest",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("same"),
        pattern=pattern(
            r"^(?:please )?(?:use |keep |follow |in )?(?:the )?same (?:style|structure|naming|"
            r"pattern|"
            r"layout|format|conventions?|order|indentation|spelling|units?|terms?) (?:as (?:the "
            r"(?:other|"
            r"rest|existing)|all|everywhere|in the (?:other|rest))|everywhere|throughout)\b",
        ),
        hits=("same style as the other modules", "use the same units everywhere"),
        misses=("same as before", "use the same file", "it has the same format as the other one"),
    ),
    Marker(
        name="bare:me",
        kind="fact",
        confidence="observed",
        score=12,
        keywords=words("i i'm my we we're"),
        pattern=pattern(
            r"^(?:i'm|i am|we're|we are) (?:colou?r ?blind|dyslexic|deaf|left[- ]handed|blind|on "
            r"an? "
            r"(?:slow|metered|bad|mobile|limited|small|shared)\b|(?:all )?in (?!the\b|an?\b|"
            r"this\b|that\b|"
            r"my\b|trouble|luck|charge|need|doubt)[\w-]+ (?:here|everywhere|in this \w+)$)",
            r"^i (?:can't|cannot|don't) (?:see|tell|read|distinguish) (?:red|green|blue|colou?rs|"
            r"small (?:"
            r"print|type|fonts)|code|latin|cyrillic)\b",
            r"^i (?:use|have|work with|read with) (?:an? )?(?:screen reader|magnifier|keyboard "
            r"only|"
            r"braille|high contrast)\b",
            r"^my (?:screen|eyes|connection|eyesight|english|budget|bandwidth|keyboard) (?:is|are)"
            r" (?:very |"
            r"too |rather |quite )?(?:small|bad|slow|limited|poor|short|weak|metered|not (?:good|"
            r"great))\b",
        ),
        hits=(
            "i am colour blind, no red and green",
            "i can't see red on green",
            "i use a screen reader",
            "my screen is small, so keep lines short",
            "we are in feet here",
        ),
        misses=("i am in the file", "i can't see it", "my bad", "we are in trouble here"),
    ),
    Marker(
        name="bare:show",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("before not"),
        pattern=pattern(
            r"^(?:please |always )*(?:take|clean|remove|check|run|test|read|format|lint|spell|"
            r"close|"
            r"strip|sort|tidy|delete|compile|build|try|open|prove|proofread|count) (?!up$).{2,40} "
            r"before "
            r"you (?:show|hand|give|send|return|present|submit|finish|deliver|say|claim|tell|call)"
            r"\b",
            r"^show me (?:the |real |actual )?[\w -]{3,30}, not (?:your|an?|just)\b",
        ),
        hits=("take the prints out before you show me", "show me the test output, not your word"),
        misses=("show me the list, not the grid", "run it before lunch"),
    ),
    Marker(
        name="bare:lacks",
        kind="constraint",
        confidence="observed",
        score=10,
        keywords=words("forgot lacks without missing no"),
        pattern=pattern(
            r"^you (?:again )?(?:forgot|left out|dropped|omitted) (?:the |an? |to (?:add|put|set)"
            r" (?:the |"
            rf"an? )?){_MARK}\b",
            rf"^(?:there is|there's|i see) no {_MARK} (?:in|on|at|above|under) (?:the |your "
            r")?(?:commits?|pr|"
            r"subject|title|branch|files?|plots?|figures?|tables?|header|message|changelog|"
            r"functions?|"
            r"modules?|axis|axes)\b",
            r"^(?:the |your )?(?:commits?|pr|subject|title|branch|files?|plots?|figures?|tables?|"
            r"message|"
            r"functions?|modules?|axis|axes) (?:has no|have no|lacks?|is missing|are missing) "
            r"(?:the |an? |"
            rf"its |their )?{_MARK}\b",
        ),
        hits=(
            "you forgot the ticket number in the subject",
            "there is no unit on the axis",
            "the plots have no captions",
        ),
        misses=("you forgot the import", "there is no button on the page", "the page has no title"),
    ),
)
