"""Lines that hand over a text, each beside those that do not; they are read folded, to their end.

One that points ("fix these") does so only beside a text that is written out; one that tells whose
text it is does so beside any.
"""

from __future__ import annotations

from agent_memory.capture.form import Form

_WORKED = (
    r"(?:address|fix|resolve|handle|check|review|read|see|summari[sz]e|translate|explain|"
    r"understand|answer|reply to|respond to|reply|response|draft|improve|rewrite|shorten|implement|"
    r"plan|look at|look into|work on|do|apply|follow|analy[sz]e|compare|verify|think(?:s)? (?:of|"
    r"about)|mean|means|changed|about|got|found|saw|with|from|in|is|are|to|on|of|at|convert|use)"
)
_SOURCE = (
    r"(?:hand-?offs?|reviews?|feedback|comments?|tickets?|issues?|spec\w*|e-?mails?|mails?|"
    r"messages?|posts?|articles?|docs?|documentation|prompts?|transcripts?|release notes|"
    r"changelog|answers?|repl(?:y|ies)|responses?|reports?|logs?|conversations?|chats?|threads?|"
    r"output|summary|texts?|descriptions?|results?|notes|minutes)"
)

POINTING = (
    Form(
        "worked on",
        rf"\b{_WORKED} (?:\w+ )?(?:this|these|those|that|it|them|the following|below|following)"
        rf"(?: (?:{_SOURCE}|spec|bug|story|pr|error|here|then|too|please|up|out|for me|"
        r"to me))*\W*$",
        hits=(
            "can you address this",
            "work on the following ticket",
            "what does she mean by: see below",
        ),
        misses=("work on the pump", "address this to the harbour office"),
    ),
    Form(
        "asked about",
        r"\b(?:is|are|was|were|does|do|did|should|can|what|how|why)\b.{0,30}\b(?:this|these|that|"
        r"those|it|they|them|he|she)\b.{0,50}\W*$",
        hits=("is it ok?", "why did they close the valve there"),
        misses=("is the valve closed", "they closed the valve"),
    ),
    Form(
        "looked at",
        r"\b(?:look at|check(?: out)?|read|see|review) (?:this|these|the following) .{2,60}:\s*$",
        hits=("read this leaflet of the harbour:",),
        misses=("read this leaflet of the harbour", "read it:"),
    ),
    Form(
        "changed",
        r"\b(?:plan|review|fix|check|explain|summari[sz]e|translate|answer|implement|address|"
        r"improve|rewrite|rephrase|reword|shorten|proofread|polish|simplify|condense|correct) "
        r"(?:this|these|it|them|that)\b.{0,40}$",
        hits=("shorten it to one page",),
        misses=("shorten the leaflet to one page",),
    ),
)

TELLING = (
    Form(
        "said",
        r"^(?!.*\b(?:i|we|you)(?:'ve| have)? (?:always |never |just )?(?:say|said|wrote|write|told)"
        r"\b)\S.{0,60} (?:says?|said|wrote|writes|replied|answered|suggests?|suggested|recommends?|"
        r"recommended|reports?|reported|commented|posted|told me|came back with|responded)"
        r"(?: (?:this|that|to me|back))?\W*$",
        hits=("chatgpt says:", "the harbour office replied"),
        misses=("as i said:", "the harbour office replied late"),
    ),
    Form(
        "found",
        r"\b(?:found|got|saw|read) (?:this|these) (?:on|in|at|from) .{2,40}$",
        hits=("found this on the noticeboard",),
        misses=("found this", "found the valve on the roof"),
    ),
    Form(
        "here is",
        r"\b(?:here(?:'s| is| are)|this is|got|received|see|below is) (?:the|a|an|their|his|her|"
        rf"what) (?:[\w'-]+ ){{0,3}}{_SOURCE}\b.{{0,40}}:\s*$",
        hits=("here is the handoff from the other agent:",),
        misses=("here is the pump:", "here is the handoff"),
    ),
)
