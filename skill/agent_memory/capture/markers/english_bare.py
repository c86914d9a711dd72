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
    r"version|date|author|units?|captions?|legends?|tests?|docs|comments?|changelog(?: entry)?|"
    r"timestamps?|prefix|suffix|scope|links?|sources?|references?|titles?|labels?|type hints?|"
    r"docstrings?|seeds?|summary|alt texts?|headings?|footnotes?|citations?|results?|conclusions?|"
    r"numbers?|tags?|signatures?|checksums?|examples?|error bars|axis labels)"
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
            r"(?:the |all )?[\w-]+(?: [\w-]+)? (?:after|afterwards|later|last|below|second|at the "
            r"(?:end|bottom)|underneath)$",
            rf"^{_SEEN}(?:the )?(?:[\w-]+ )?{_MARK} (?:always )?(?:goes|go|comes|come) (?:first|"
            r"last|on top|in front|up front|at the (?:end|top|bottom|front|start))\b",
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
            r")?one (?!of\b)[\w-]+ at a time\b",
        ),
        hits=("one question at a time", "ask one thing at a time"),
        misses=("it sends one row at a time", "one of them at a time"),
    ),
    Marker(
        name="bare:mark",
        kind="constraint",
        confidence="observed",
        score=11,
        keywords=words("in at on above below before after with under"),
        pattern=pattern(
            rf"^{_SEEN}(?:an? |the |all )?(?:[\w-]+ )?{_MARK} (?:in|at|on|above|below|before|"
            r"after|with|under|behind) (?:(?:every|each|all|new|any) [\w-]+(?: [\w-]+)?|front|"
            r"(?:the )?(?:commit|pr|file|branch|plot|figure|title|subject|changelog|header|footer|"
            r"first line|body|message|name|top|end|margin|appendix|abstract|docs?|readme|"
            r"tests?)(?: (?:subject|title|name|message|line|of the \w+))?|its \w+|their \w+)(?: "
            r"too| as well)?$",
            r"^(?:the |all |your |my )?(?!(?:[\w-]+ )?(?:is|was|are|were|error|"
            r"message)\b)(?:[\w-]+ "
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
            rf"^{_SEEN}(?:every|each) {_NO_ONE}(?:[\w-]+ ){{0,2}}[\w-]+ (?:gets|needs|opens "
            r"with|starts with|ends with|carries|comes with|goes|uses|takes|belongs|must|lives|"
            r"keeps|begins with|closes with) (?!wrong|to be fixed|stuck|lost|longer|worse|slower|"
            r"bigger|an? (?:null|copy|different|new (?:copy|window)))\S+",
        ),
        hits=("every axis gets units", "each file opens with the licence header"),
        misses=("each time has its day", "every player gets a card", "every page gets slower"),
    ),
    Marker(
        name="bare:show",
        kind="procedure",
        confidence="observed",
        score=13,
        keywords=words("before not"),
        pattern=pattern(
            r"^(?:please |always )*(?:take|clean|remove|check|run|test|read|format|lint|spell|"
            r"close|strip|sort|tidy|delete|compile|build|try|open|prove|proofread|count) "
            r"(?!up$).{2,40} before you (?:show|hand|give|send|return|present|submit|finish|"
            r"deliver|say|claim|tell|call)\b",
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
            r"^you (?:again )?(?:forgot|left out|dropped|omitted) (?:the |an? |to (?:add|put|set) "
            r"(?:the |"
            rf"an? )?){_MARK}\b",
            rf"^(?:there is|there's|i see) no {_MARK} (?:in|on|at|above|under) (?:the |your "
            r")?(?:commits?|pr|subject|title|branch|files?|plots?|figures?|tables?|header|message|"
            r"changelog|functions?|modules?|axis|axes)\b",
            r"^(?:the |your )?(?:commits?|pr|subject|title|branch|files?|plots?|figures?|tables?|"
            r"message|functions?|modules?|axis|axes) (?:has no|have no|lacks?|is missing|are "
            r"missing) (?:the |an? |"
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
