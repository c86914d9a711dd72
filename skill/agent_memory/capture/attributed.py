"""Lines that say themselves whose words they are: a label with a source, a number out of a text.

"AWS docs: never share a role" and "7.3 Antenna. Always end unused ports" were copied, whatever
stands around them. A label that names a topic ("docs: always in English") is the person's own.
"""

from __future__ import annotations

import re

from agent_memory.capture.markers.language import folded
from agent_memory.capture.signs import STAMPED

# What is written or said by others; a bare plural of it may as well be the topic of a rule.
_TEXT = (
    r"(?:reviews?|feedback|comments?|tickets?|issues?|spec\w*|e-?mails?|mails?|messages?|posts?|"
    r"articles?|docs?|documentation|transcripts?|changelog|answers?|repl(?:y|ies)|reports?|chats?|"
    r"threads?|summary|minutes|guidelines?|manuals?|handbooks?|datasheets?|standards?|rfc|wiki|"
    r"blogs?|tutorials?|tweets?|channel|forum|discord|slack|reddit|jira|github|linear|confluence|"
    r"stack ?(?:overflow|exchange)|quote|letter|brief|briefing|requirements?|checklists?|"
    r"terms|policy|contract|notice|prompt|book|paper|lecture|slides?|assignment|guides?|warnings?|"
    r"errors?)"
)
_SPEAKER = (
    r"(?:coderabbit\w*|copilot|chatgpt|gpt(?:-?\d\S*)?|gemini|codex|sonar\w*|dependabot|"
    r"reviewers?|clients?|customers?|boss|teacher|professor|prof|lecturer|supervisor|publisher|"
    r"colleague|coworker|someone|somebody|legal|compliance|an? user|the users?|pm|product owner|"
    r"tech lead|team ?lead|cto|ceo|vendor|supplier|examiner)"
)
_OWN = r"(?![^:]{0,70}\b(?:my|our|we|us|i|you|your|rule|rules|claude)\b)"
_LABELLED = re.compile(
    rf"(?:(?:the|our|my|a) )?{_SPEAKER}(?: (?:\w+ )?(?:says?|said|wrote|writes|asks?|asked|wants?|"
    rf"comment\w*|mail|in|on|from|via)\b[^:.!?]{{0,40}}|(?: \([^)]{{1,30}}\))?) ?: ?\S|"
    rf"{_OWN}(?:(?:a|an|the|some|one|this|that|last|[\w-]+'s) (?:[\w-]+ ){{0,3}}{_TEXT} (?:in|on|"
    rf"of|at|about)\b|(?:[\w-]+ ){{0,3}}{_TEXT},? (?:from|by|pasting|below)\b|(?:from|per|see|via|"
    rf"got|received|here's|here is|this is) (?:[\w'-]+ ){{0,4}}{_TEXT}\b|(?:the |an? )?[\w-]+'s "
    rf"(?:[\w-]+ ){{0,2}}{_TEXT}\b|(?:somebody|someone|guy|people|users?|an? [\w-]+) (?:on|in|"
    rf"from|at) )"
    r"[^:.!?]{0,45}: ?\S|(?:this|here|that|below)(?:'s| is| are)? (?:the|a|an|what) (?:[\w-]+ "
    r"){0,3}(?:prompt|chats?|e-?mails?|tickets?|messages?|comments?|reviews?|transcript|thread|"
    r"instructions?|text|answer|reply)\b[^:.!?]{0,40}: ?\S|(?:pasting|pasted|quoting|copying|"
    r"forwarding|fwd)\b[^:]{0,60}: ?\S|what (?:[\w-]+ ){1,3}(?:answered|wrote|said|replied|"
    r"sent)\b[^:]{0,30}: ?\S|(?:their|his|her) (?:[\w-]+ ){0,4}[\w-]+ ?: ?\S|(?:system "
    r")?prompt\b[^:.!?]{0,40}: ?\S|(?:received|recu|recibido|ricevuto|erhalten)\b[^:.!?]{0,40} ?: "
    r"?\S"
)
# A proper name before the text: "AWS docs: ", "Play console mail: ".
_PROPER = re.compile(
    rf"(?!API|CI|PR|UI|Our|My|All|The\b|No\b)[A-Z][\w.+-]+ (?:[\w-]+ ){{0,2}}{_TEXT}: ?\S"
)
# The number of a section or of a ticket, and what stands under it there.
_NUMBERED = re.compile(
    r"(?:(?:[^\W\d_]\w+ )?\d{1,2}(?:\.\d{1,3}){1,3}\.? {1,3}(?=[^\W\d_])(?:[A-Z\u0400-\u042f]|"
    r"\S+\.\w+ [\u2014-])|(?:[A-Za-z]{2,12} )?[A-Z][A-Z0-9]{1,9}-\d{1,6}\b(?: [\w ]{2,40})? ?(?:: "
    r"?|[\u2014-] )\S|\S{0,12}#\d{1,6}(?::| (?=[^\x00-\u02ff])) ?\S)"
)
# What a program says of a change, and names that no sentence starts with.
_MACHINE = re.compile(
    r"This (?:PR|MR|pull request|merge request|commit|issue|ticket) (?:contains|adds|updates|"
    r"fixes|introduces|changes|removes)\b|@(?!claude|agent|codex|gemini)[\w-]{2,30}[ "
    r",:]+(?:please|pls|can you|could you|hey|hi|fyi|thanks|(?=.*(?:ください|お願い|주세요)))|"
    r"[A-Z]{2,}\w*(?:\.[A-Z]\w+)+\.\d+ |(?=[a-z.-]*[_\d])[a-z][\w.-]{2,20}: (?:please|pls|hey|"
    r"lol|omg|guys|you|yes|yeah|i'm|i'd|thanks|ok|why|never ever)\b|"
    r"\u3010[^\u3011]{2,20}\u3011\S|.*\b\d{1,2}:\d\d(?: ?[AaPp][Mm])? [A-Z]\w+: "
)
_PICTURED = re.compile(r"(?:\u26a0\ufe0f?|[\U0001f534\U0001f7e0\U0001f7e1]) ?[A-Z]")
# A turn of an exported chat, a hook of the client, a comment of somebody's in the code, the agent
# itself, and a source that is named at the end.
_STAMPED = re.compile(rf"{STAMPED}")
_TOLD = re.compile(
    r"(?:the |this |an? |my )?(?:[\w-]+ )?(?:error|warning|exception|log|console|compiler|linter) "
    r"?(?:message |output |text )?(?:is|was|says|said|reads) ?: ?\S|(?:(?:pre|post)tooluse|"
    r"(?:subagent)?stop|sessionstart|userpromptsubmit|notification)(?::[\w|-]+)? hook \w+ ?: ?\S|"
    r"(?:todo|fixme|xxx|hack|note)\(@?[\w. -]{1,30}\) ?: ?\S|you (?:wrote|said|answered|replied|"
    r"told me|promised)\b[^:]{0,20}: ?\S|(?:claude|assistant|agent|"
    r"ai) ?: ?\W{0,2}(?:(?:from now on|"
    r"sure|ok|okay|understood|got it|of course|yes|certainly),? )?(?:i'll|i will|i've|i have|i am|"
    r"i'm|"
    r"let me|you're right)\b|(?!claude|agent|codex|gemini)@?[a-z][\w.-]{1,20} ?: (?:hey|hi|hello|"
    r"lol|"
    r"haha|guys|folks)\b|(?:result of calling|called) the \w+ tool\b"
)
_CREDITED = re.compile(r".*\((?:source|src|via|quelle|fuente|fonte)\b ?:? ?[^()]{2,60}\)\W*$")
_LETTER = re.compile(
    r"(?:Dear|Hello|Hi|Good (?:morning|day|afternoon)) [^.!?]{2,40}, .*\b(?:[Rr]egards|Sincerely|"
    r"Yours|Best wishes|Many thanks)\b"
)
_NAME = re.compile(
    r"(?!(?:Note|Rule|Reminder|Important|Also|Claude|Agent|Convention|Preference|Constraint|"
    r"Warning|Style|Policy|Principle|Decision|Question|Context|Problem|Update|Remember|Correction|"
    r"Default|Always|Never|And|But|So|Ok|Yes|Today|Now|First|Second|Finally|Two|One|Also|"
    r"Please)\b)[A-Z][a-z]{2,14}(?: [A-Z][a-z.]{0,14})?(?: \([^)]{1,20}\))?: (?i:yes|yeah|yep|"
    r"nope|ok|okay|hey|hi|hello|i'm|i'd|lol|haha|thanks|agreed|pls|please|guys|folks|fyi|\+1)\b"
)


# The same in scripts without spaces, where a bare word for a text is the topic of a rule, too.
_EASTERN = re.compile(
    r"[^\uff1a:\uff0c\u3001\u3002]{0,10}(?:(?:意见|反馈|原话|邮件|聊天记录|公告|通知|工单|评审)(?:里|上|中)?(?:说|写|写着|"
    r"要求)?|(?:文档|规范|规则|评论|回复|群|博客|教程)(?:里|上|中)?(?:有人)?(?:说|写|写着|写道)|(?:メール|コメント|レビュー|チケット|仕様書|指摘|"
    r"問い合わせ)[^\uff1a:]{0,8}|(?:客户|老板|领导|同事|甲方|老师|导师|产品经理)(?:说|讲|要求|发|发来|回复|写)(?:了|的|过)?|(?:报错|"
    r"错误信息|报错信息|控制台)(?:输出|显示|说|是)?|(?:메일|리뷰|댓글|티켓|공지|문의)[^\uff1a:]{0,8})\s?[\uff1a:]\s?\S|"
    r".*(?:という(?:要求|"
    r"要望|指摘|依頼)|とのことで|だそうで|と言われま)"
)
_OPENS = re.compile(
    r"@|\S{0,12}#\d|.{0,16}\d[.-]|This [PMpmcit]|[A-Z]{2,}\w*[.-]|Dear |Hi |Hello |Good |"
    r"\[\d|\d{1,2}:\d|.{0,14}[A-Z]-\d|[\u26a0\u3010\U0001f534\U0001f7e0\U0001f7e1]"
)


def attributed(line: str) -> bool:
    """Whether a line says that its words are somebody else's."""
    said = line.strip(" \t-*\u2022>")
    if not said.isascii() and _EASTERN.match(said):
        return True
    labelled = ":" in said[:_LABEL]
    if len(said) < _LEAST:
        return False
    if (labelled or _OPENS.match(said)) and any(one.match(said) for one in _OTHERS):
        return True
    low = folded(said) if labelled else ""
    if labelled and (_LABELLED.match(low) or _TOLD.match(low)):
        return True
    named = labelled and said[0].isupper() and _NAME.match(said)
    credited = said.rstrip(" .").endswith(")") and _CREDITED.match(said.lower())
    return bool(named or credited or (labelled and _PROPER.match(said)))


_OTHERS = (_NUMBERED, _MACHINE, _PICTURED, _LETTER, _STAMPED)
_LEAST = 20  # characters; a shorter line says nothing under its label
_LABEL = 90
