"""Lines that say whose words stand under them: what a program printed, a model or a person sent.

Each row is a pattern beside the lines it must and must not match. It reads a folded line without
accents, whole; a colon may end it. Who says "I gave you this" or "it should print this" hands
nothing over.
"""

from __future__ import annotations

from typing import NamedTuple


class Caption(NamedTuple):
    """A way to say whose words follow, with lines that do and lines that do not."""

    name: str
    source: str  # of its pattern
    hits: tuple[str, ...]
    misses: tuple[str, ...]
    brief: bool = False  # whether it is over one paragraph: what a program says has no more


_THIS = r"(?:this|that|these|those|the following|following|back)"
_NOUN = (
    r"(?:errors?|messages?|outputs?|warnings?|notices?|responses?|repl(?:y|ies)|answers?|results?|"
    r"logs?|trace|traceback|e-?mails?|mails?|comments?|reviews?|feedback|notes?|texts?|lines?|"
    r"prompts?|summary|snippets?|stuff|instructions?|suggestions?|advice|guidelines?)"
)
_WHAT = rf"(?:{_THIS}|(?:{_THIS}|an?|the|some|his|her|their) (?:[\w-]+ ){{0,2}}{_NOUN})"
# Who hands over is neither the one who types nor somebody who is told to.
_OTHER = (
    r"(?!(?:.{0,30}\b)?(?:i|we|you|let's|please|to|should|must|shall|can|could|would|will|may|"
    r"might|needs?|has|always|never|don't|doesn't|if|when(?:ever)?|makes? (?:it|sure|the|that)|"
    r"lets?)\b)"
)
_FAULT = (
    r"(?:(?:[\w-]+ )?(?:errors?|warnings?|exception|stack ?trace|traceback)(?: (?:messages?|output|"
    r"logs?|text))?|(?:[\w-]+ )?(?:console|terminal|compiler|linter|build|ci|test|server|crash|"
    r"failure) (?:message|output|logs?|text|report|response))"
)
_BOSS = (
    r"(?:boss|manager|colleague|co-?worker|teammate|supervisor|prof(?:essor)?|teacher|lecturer|cto|"
    r"ceo|team ?lead|tech lead|product owner|landlord)"
)
_MODEL = (
    r"(?:chat ?gpt|gpt(?:-?\d\S*)?|copilot|gemini|codex|cursor|llama|deepseek|grok|perplexity|"
    r"another (?:model|agent|ai|llm))"
)
_DOCUMENT = r"`?[\w./\\~-]*\w\.(?:md|mdx|txt|rst|adoc|pdf|docx?|log)`?"
_LINES = r"lines? \d+(?:\s?(?:-|to|and|\u2013)\s?\d+)?"
_PAPER = r"(?:manual|handbook|wiki|guide|readme|spec|book|paper|article|ticket|issue|standard)"
_PLATFORM = (
    r"(?:gitlab|github|jira|linear|slack|discord|notion|confluence|reddit|trello|asana|teams|"
    r"zendesk|stack ?overflow|figma|readme|sentry)"
)
_POST = r"(?:comment|thread|post|answer|review|excerpt)"
_FILE = r"`?[\w./\\~-]*\w\.[a-z]{1,5}`?"

ENGLISH = (
    Caption(
        "gave",
        rf"{_OTHER}\S.{{0,50}} (?:gave|sent|showed|handed|forwarded|e?mailed|messaged|texted|dmed|"
        rf"posted|wrote|left|generated|produced|answered|replied|suggested|proposed|recommended|"
        rf"dropped|shared|pinged|came (?:up|back) with)(?: (?:me|us|out|here|in [\w #-]{{2,20}}))*"
        rf" {_WHAT}(?: (?:over|here|today|yesterday|back|too|in [\w #-]{{2,20}}))*",
        hits=(
            "copilot gave me this",
            "the harbour office sent us this notice:",
            "my sister left this comment:",
            "Gemini came up with the following",
        ),
        misses=(
            "I gave you this",
            "if the api sent this",
            "you left this",
            "the form should have sent this",
            "we posted this yesterday",
        ),
    ),
    Caption(
        "said",
        rf"(?!what\b|as\b|like\b){_OTHER}\S.{{0,50}} (?:says?|said|tells|told|stated|mentioned|"
        rf"writes|wrote|recommends|recommended|suggests|suggested)(?: (?:me|us))?(?: {_WHAT})? ?:",
        hits=("the manual says:", "somebody on the forum told me:", "my sister wrote:"),
        misses=("I said:", "the label should say:", "we wrote:", "what she says:", "you told me:"),
    ),
    Caption(
        "printed",
        rf"{_OTHER}\S.{{0,50}} (?:(?:print(?:s|ed)?|outputs?|output|logs|logged|shows?|showed|"
        rf"displays?|displayed|returns?|returned|throws?|threw|emits?|emitted|gives?|complains?|"
        rf"complained|spits?|spat|warns?|warned|responds?|responded|exits|exited|fails|failed|"
        rf"errors|errored|crash(?:es|ed)|dies|died|blew up|ends|ended)(?: (?:me|us|out|up|with|in|"
        rf"now|about))* {_WHAT})",
        hits=(
            "yarn build printed this",
            "the compiler throws the following error:",
            "the job failed with this message:",
        ),
        misses=(
            "it should print this",
            "make sure that the page shows this",
            "the kiln never shows this",
            "to print this",
        ),
        brief=True,
    ),
    Caption(
        "got",
        rf"(?:.{{0,60}}\b)?(?:i|we)(?: [\w' -]{{1,40}} and)?(?:'m| am|'re| are)?(?: (?:still|now|"
        rf"just|also|only|then|keep|kept))* (?:(?:get|got|getting|receive|received)(?: {_WHAT})?|"
        rf"(?:see|saw|seeing|hit|read|found) (?:{_THIS} {_NOUN}|an? (?:[\w-]+ )?(?:error|warning|"
        rf"message)))(?: (?:now|again|today|instead|in [\w #-]{{2,20}}|on [\w #-]{{2,20}}|"
        rf"from [\w #-]{{2,20}}))*",
        hits=(
            "when I start the pump i get",
            "and now we keep getting this error:",
            "i got this mail from the office:",
            "i see an error",
        ),
        misses=(
            "i see",
            "when i get home",
            "i got it",
            "as far as i see this",
            "we get three of them a day",
        ),
        brief=True,
    ),
    Caption(
        "error",
        r"(?:(?:and|but|so|now) )*(?:(?:the|an?|my|full|whole|complete|exact|same|new) )*"
        rf"{_FAULT} (?:(?:is|was|says|said|reads)(?: (?:this|the following))?(?: now)?|below|here)"
        r"|(?:(?:and|but|so|now) )*(?:(?:here(?:'s| is| are)|this is|with) (?:the |my )?|the |my )?"
        rf"(?:full|whole|complete|exact|same) {_FAULT} ?:|here(?:'s| is| are) (?:the|"
        rf"my) {_FAULT} ?:"
        r"|(?:stack ?trace|traceback) ?:",
        hits=("error message is", "the build output was:", "here is the full error message:"),
        misses=(
            "the full error message",
            "console output:",
            "the error is gone",
            "our build is slow",
            "error handling",
            "log:",
            "the test is",
        ),
        brief=True,
    ),
    Caption(
        "contents",
        r"(?:(?:here(?:'s| is| are)|this is|see|the|full|whole|current|complete|relevant) )*"
        r"(?:(?:contents?|excerpts?|extracts?|snippets?|text|wording|body|description|"
        r"(?:page|chapter|section|paragraph|slide|p\.) ?\d[\d.]*) (?:of|from|in|out of) "
        rf"(?:.{{0,60}}[ /\"'])?(?:{_FILE}|{_PAPER})|{_LINES} (?:of|from|in|"
        rf"out of) (?:.{{0,60}}[ /\"'])?(?:{_DOCUMENT}|{_PAPER})|{_DOCUMENT},? {_LINES})|"
        rf"(?:here(?:'s| is)|this is) (?:the )?{_FILE}|from (?:the )?{_DOCUMENT}|(?:from|"
        rf"per) (?:the|their|his|her) (?:[\w-]+ )?(?:{_PAPER}|transcript|minutes|newsletter) ?:|"
        rf"{_PLATFORM} (?:{_POST}|(?:issue|ticket|task|card) [\w-]{{0,8}}\d{{1,6}}) ?:?",
        hits=(
            "Contents of /srv/pump/STYLE.md:",
            "lines 4-9 of docs/valves.md:",
            "here is the pump.toml:",
            "section 4.2 of the handbook:",
            "text of the ticket:",
            "STYLE.md, lines 4-8:",
            "GitLab comment:",
            "Linear issue OPS-114:",
        ),
        misses=(
            "in section 4 of the handbook:",
            "contents of a claim",
            "from now on:",
            "contents of the page:",
            "from pump.css:",
            "lines 4-9 of pump.py:",
            "jira ticket:",
            "update the contents of it:",
        ),
    ),
    Caption(
        "answer",
        r"(?:(?:here(?:'s| is| are)|this is|the|an?|some|accepted|top|best|first|another|their|his|"
        r"her|more) )*(?:answers?|repl(?:y|ies)|comments?|responses?|posts?|threads?|advice|"
        r"suggestions?|e?-?mails?|messages?|reviews?|feedback|excerpts?) (?:from|by) "
        rf"(?:the |our |my |an? |some )?(?:[\w-]+ )?(?:{_MODEL}|forum|wiki|slack|discord|reddit|"
        r"stack ?overflow|internet|web|github|gitlab|jira|teams|legal|support|sales|clients?|"
        r"customers?|boss|manager|colleagues?|teammates?|reviewers?|team|pm|cto|ceo|teacher|"
        r"professor|office|vendor|maintainers?)(?: team)?|(?:the )?accepted answer|"
        r"\d\d?:\d\d(?::\d\d)? from .{2,40} to .{2,30}|(?:reviewer|referee|participant|interviewee|"
        r"respondent) ?#?\d{1,2}",
        hits=("answer from the forum:", "Accepted answer", "comments from legal:", "Reviewer 2:"),
        misses=(
            "feedback on the header:",
            "message format:",
            "messages from the pump:",
            "notes from the meeting:",
            "answer me",
        ),
    ),
    Caption(
        "copied",
        r"(?:(?:i|this|it|is|was|all|just|text|rules?|note|notes|advice) ?)*(?:copied|pasted|"
        r"quoted|taken|excerpted|lifted|grabbed|scraped|forwarded|fwd|copy-?pasted?|"
        r"copy pasted|translated)(?: (?:this|it|straight|directly|verbatim|here))* (?:from|off|"
        r"out of)\b[^.!?,;:]{2,60}|(?:found|spotted|seen)(?: (?:this|it))? (?:on|at|in|via) "
        r"[^.!?,;:]{2,40} ?:",
        hits=("Copied from Notion", "this is taken straight from the manual:", "found on a forum:"),
        misses=(
            "copy from staging",
            "never copied from there, always linked",
            "pasted text",
            "it was taken down",
        ),
    ),
    Caption(
        "hook",
        r"(?:(?:pre|post)tooluse|(?:subagent)?stop|sessionstart|userpromptsubmit|notification)"
        r"(?::[\w|-]+)? hook (?:feedback|blocked|error|stopped|additional context)\b.{0,60}|"
        r"(?:called|result of calling) the \w+ tool\b.{0,80}",
        hits=("Stop hook feedback:", "PreToolUse:Bash hook blocked", "Called the Read tool with x"),
        misses=("stop the hook", "the pre-commit hook blocked me"),
        brief=True,
    ),
    Caption(
        "role",
        rf"(?:from|per|by|via) (?:(?:my|our|the) )?{_BOSS}(?: (?:in|on|from|via|by|"
        rf"at) [\w #-]{{2,25}})?|(?:my|our|the) {_BOSS}(?:(?:'s)? {_NOUN}| (?:in|on|"
        rf"via) [\w #-]{{2,25}})|(?:from|by|via) {_MODEL}|{_MODEL}(?:'s)? (?:{_NOUN}|version|take|"
        rf"opinion|view|proposal)",
        hits=("from my boss:", "our tech lead in the chat:", "ChatGPT's answer:", "by codex:"),
        misses=("the client:", "our tech lead:", "gemini:", "ask my boss", "use chatgpt"),
    ),
)
