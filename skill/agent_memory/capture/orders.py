"""Orders to write or to correct a text, each beside those that are none.

A row reads what stands before a colon, folded and without accents. What is written here belongs to
a text: a readme, a comment, a title; "add a rule" and "fix this" are no such order.
"""

from __future__ import annotations

from agent_memory.capture.form import Form

# -- English -----------------------------------------------------------------------------------

_START = (
    r"(?:^|[.!?;,)\u2014-] *|\b(?:and|then|also|now|please|pls|just|so|ok|okay|can you|could you|"
    r"would you|will you|you to|you could|you can|let's) )"
)
TEXT_FILE = r"[\w./-]+\.(?:md|mdx|txt|rst|tex|html?|docx?|adoc)"
_TEXT = (
    r"(?:comments?|doc ?strings?|javadoc|jsdoc|todo|fixme|(?:commit |error |help |status )?message|"
    r"(?:pr |meta )?description|title|sub-?title|heading|headline|banner|caption|tooltip|"
    r"placeholder|toast|notification|e-?mail|mail|letter|reply|response|post|tweet|article|"
    r"paragraph|section|sentence|intro(?:duction)?|conclusion|abstract|text|disclaimer|notice|"
    r"warning|slogan|tagline|hint|popup|dialog|modal|footnote|ticket|issue|announcement|bio|essay|"
    r"blurb|quote|label|copy|summary)"
)
_PLACE = (
    rf"(?:read ?me|docs?|documentation|change ?log|release notes|footer|header|button|pages?|"
    rf"website|wiki|faq|slides?|chapter|section|license|paper|thesis|report|manual|template|"
    rf"{_TEXT}|{TEXT_FILE})(?! (?:folder|dir\w*|repo\w*|bucket|branch|tests?|code|pipeline|"
    rf"build)\b)"
)
_THIS = (
    r"(?:this|that|these|those|it|the following|the (?:text|line|words?|sentence|paragraph|quote|"
    r"bit)|an?|one|another|something)(?: [\w'-]+){0,4}"
)
_WHICH = r"(?:an?|the|this|that|another|one more|the following|my|our)"
_LANGUAGE = r"(?:english|german|french|spanish|chinese|italian|portuguese|japanese|prose|writing)"

ENGLISH = (
    Form(
        "put",
        rf"{_START}(?:put|add|insert|include|write|paste|append|prepend|place|drop|stick|copy|"
        rf"document|mention|note|state|explain|post|publish|send)(?: {_THIS})? (?:in|into|to|on|"
        rf"onto|under|above|below|inside|as|at the (?:top|bottom|end|start|"
        rf"beginning) of) (?:{_WHICH} |your |its )?(?:[\w-]+ ){{0,3}}?{_PLACE}\b[^:]{{0,30}}$",
        hits=(
            "put this in the readme",
            "ok now add the following line to docs/PUMP.md",
            "write a note at the top of the release notes",
        ),
        misses=(
            "put the pump into the cellar",
            "add this to the docs folder",
            "put it there",
        ),
    ),
    Form(
        "add",
        rf"{_START}(?:add|write|create|insert|leave|post|put|draft|file|open|send|include|append|"
        rf"type|compose|use (?=this|the following))(?: (?:me|us|him|her|"
        rf"them))? ?{_WHICH} (?:[\w-]+ ){{0,2}}{_TEXT}(?: (?:to|in|on|at|above|below|under|over|"
        rf"for|about|next to|there|here|saying|that says|with|like)\b[^:]{{0,50}})?$",
        hits=(
            "add a comment above the loop",
            "can you write a commit message",
            "draft an email to him",
        ),
        misses=(
            "add a valve",
            "write a test",
            "leave a comment out of it, always",
        ),
    ),
    Form(
        "change",
        rf"{_START}(?:change|set|rename|update|switch|replace|make|turn|edit)\b[^:]{{0,50}}\b"
        rf"(?:{_TEXT}|{_PLACE})\b[^:]{{0,30}}\b(?:to|say|read|with|into|saying)(?: this| the "
        rf"following)?$",
        hits=(
            "change the title to",
            "rename the heading to",
            "make the button say",
        ),
        misses=(
            "change this",
            "rename the pump to",
            "change the title",
        ),
    ),
    Form(
        "says",
        rf"\b(?:the|this|that|an?) (?:[\w-]+ ){{0,2}}(?:{_TEXT}|"
        rf"{_PLACE}) (?:[\w-]+ ){{0,2}}(?:should|must|has to|needs to|will|shall) (?:just |"
        rf"only )?(?:say|read|state)$",
        hits=(
            "the banner should say",
            "this tooltip must read",
        ),
        misses=(
            "the pump should run",
            "the banner should be red",
        ),
    ),
    Form(
        "commit",
        rf"{_START}(?:commit|push|merge|reply|respond|answer|comment)(?: [\w-]+){{0,4}} (?:with|"
        rf"saying)(?: (?:the |this |a )?(?:commit )?(?:message|text|title|comment))?$",
        hits=(
            "commit with message",
            "reply to him with",
            "push it saying",
        ),
        misses=(
            "commit",
            "reply to him",
            "commit with care",
        ),
    ),
    Form(
        "correct",
        rf"{_START}(?:fix|correct|check|improve|polish|clean up|edit|review|refine|"
        rf"tidy up)(?: up)? (?:the |my |its |this |our |any |all |"
        rf"that )?(?:[\w-]+ ){{0,2}}(?:grammar|spelling|wording|typos?|phrasing|punctuation|"
        rf"{_LANGUAGE}|(?<=this )(?:text|sentence|paragraph|copy)|(?<=my )(?:text|sentence|"
        rf"paragraph)|(?<=following )(?:text|sentence|paragraph))\b(?! of (?!this|that|these|the|"
        rf"my|it\b))[^:]{{0,40}}$",
        hits=(
            "fix the grammar",
            "correct my english please",
            "improve this text",
        ),
        misses=(
            "fix the pump",
            "check the wording of every label",
            "correct the total",
        ),
    ),
    Form(
        "render",
        rf"{_START}(?:rephrase|reword|paraphrase|proofread|translate|summari[sz]e|spell-?check|"
        rf"reformulate|condense|transcribe)(?: (?:this|that|it|these|those|(?:the |my )?following|"
        rf"below)\b)?(?: {_WHICH})?(?: (?:[\w-]+ ){{0,2}}(?:{_TEXT}|{_PLACE}|sentences|"
        rf"paragraphs))?(?: (?:to|into|in|as|for|so|better|more|please|again|and)\b[^:]{{0,40}})?$",
        hits=(
            "rephrase",
            "translate this to dutch",
            "proofread the following text",
        ),
        misses=(
            "translate strings at build time",
            "summarize every commit",
        ),
    ),
    Form(
        "rewrite",
        rf"{_START}(?:rewrite|shorten|polish|simplify)(?: (?:this|that|it|these|the following|my))?"
        rf"(?: (?:the |my )?(?:[\w-]+ )?{_TEXT})?(?: (?:for me|better|shorter|nicer|nicely|please|"
        rf"properly|again|more [\w-]+|in (?:plain|better|proper|simple|good|formal|native|my)\b"
        rf"(?: [\w-]+){{0,3}}))*$",
        hits=(
            "rewrite this",
            "rewrite this paragraph for me",
            "shorten it please",
        ),
        misses=(
            "rewrite the pump driver",
            "simplify the loop",
        ),
    ),
)
