"""Ways in which a line says itself whose words it is, each beside lines that are a person's own.

A row is matched at the start of a line without its bullet. `LABELS` read it folded, where a colon
stands early; `NAMES` as it was typed, there too; `OPENINGS` as it was typed; `EASTERN` are for
scripts without spaces, where a bare word for a text is the topic of a rule, too.
"""

from __future__ import annotations

from agent_memory.capture.form import Form
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
# Before its colon a label of others speaks neither of us nor of a rule.
_THEIRS = r"(?![^:]{0,70}\b(?:my|our|we|us|i|you|your|rule|rules|claude)\b)"
_BEHIND = r"[^:.!?]{0,45}: ?\S"

LABELS = (
    Form(
        "speaker",
        rf"(?:(?:the|our|my|a) )?{_SPEAKER}(?: (?:\w+ )?(?:says?|said|wrote|writes|asks?|asked|"
        rf"wants?|comment\w*|mail|in|on|from|via)\b[^:.!?]{{0,40}}|(?: \([^)]{{1,30}}\))?) ?: ?\S",
        hits=("my boss wrote in the mail: never quote a price", "copilot: always vent the kiln"),
        misses=("my sister: never quote a price", "gpt keys: one for each stage, never shared"),
    ),
    Form(
        "text on",
        rf"{_THEIRS}(?:a|an|the|some|one|this|that|last|[\w-]+'s) (?:[\w-]+ ){{0,3}}{_TEXT} (?:in|"
        rf"on|of|at|about)\b{_BEHIND}",
        hits=("a comment on the valve ticket: never open it cold",),
        misses=("comments on valves: always in english", "our comments on valves: always short"),
    ),
    Form(
        "text from",
        rf"{_THEIRS}(?:[\w-]+ ){{0,3}}{_TEXT},? (?:from|by|pasting|below)\b{_BEHIND}",
        hits=("note and mail from the harbour: always moor stern first",),
        misses=("mail to the harbour: always before noon",),
    ),
    Form(
        "out of a text",
        rf"{_THEIRS}(?:from|per|see|via|got|received|here's|here is|this is) (?:[\w'-]+ ){{0,4}}"
        rf"{_TEXT}\b{_BEHIND}",
        hits=("here is the ticket: guests must never see the ledger",),
        misses=("from now on: never touch the vault", "here is our policy: nobody edits the vault"),
    ),
    Form(
        "somebody's text",
        rf"{_THEIRS}(?:the |an? )?[\w-]+'s (?:[\w-]+ ){{0,2}}{_TEXT}\b{_BEHIND}",
        hits=("the auditor's report: seals must never be reused",),
        misses=("the auditor's seals: never reuse them",),
    ),
    Form(
        "somebody on",
        rf"{_THEIRS}(?:somebody|someone|guy|people|users?|an? [\w-]+) (?:on|in|from|at) {_BEHIND}",
        hits=("somebody on the kiln forum: you should never vent it",),
        misses=("always on the kiln: one glove, never two",),
    ),
    Form(
        "this is the text",
        r"(?:this|here|that|below)(?:'s| is| are)? (?:the|a|an|what) (?:[\w-]+ ){0,3}(?:prompt|"
        r"chats?|e-?mails?|tickets?|messages?|comments?|reviews?|transcript|thread|instructions?|"
        r"text|answer|reply)\b[^:.!?]{0,40}: ?\S",
        hits=("that's what the old prompt says: always greet the guest",),
        misses=("that's what I want: always greet the guest",),
    ),
    Form(
        "pasting",
        r"(?:pasting|pasted|quoting|copying|forwarding|fwd)\b[^:]{0,60}: ?\S",
        hits=("quoting the landlord: never park in bay four",),
        misses=("paste order: never the newest one first",),
    ),
    Form(
        "what they said",
        r"what (?:[\w-]+ ){1,3}(?:answered|wrote|said|replied|sent)\b[^:]{0,30}: ?\S",
        hits=("what the harbour office replied: always moor stern first",),
        misses=("what matters most: always moor stern first",),
    ),
    Form(
        "theirs",
        r"(?:their|his|her) (?:[\w-]+ ){0,4}[\w-]+ ?: ?\S",
        hits=("their style guide: always spell out numbers",),
        misses=("our style guide: always spell out numbers",),
    ),
    Form(
        "prompt",
        r"(?:system )?prompt\b[^:.!?]{0,40}: ?\S",
        hits=("system prompt of the bot: always greet the guest",),
        misses=("prompts: always in a file of their own",),
    ),
    Form(
        "received",
        r"(?:received|recu|recibido|ricevuto|erhalten)\b[^:.!?]{0,40} ?: ?\S",
        hits=("received today: bay four must stay empty",),
        misses=("receiving dock: bay four must stay empty",),
    ),
    Form(
        "a program said",
        r"(?:the |this |an? |my )?(?:[\w-]+ )?(?:error|warning|exception|log|console|compiler|"
        r"linter) ?(?:message |output |text )?(?:is|was|says|said|reads) ?: ?\S",
        hits=("the error is: Always close the hatch first",),
        misses=("error texts: always name the hatch",),
    ),
    Form(
        "a hook",
        r"(?:(?:pre|post)tooluse|(?:subagent)?stop|sessionstart|userpromptsubmit|notification)"
        r"(?::[\w|-]+)? hook \w+ ?: ?\S|(?:result of calling|called) the \w+ tool\b",
        hits=(
            "Stop hook blocked: always close the hatch",
            "Called the Read tool with: always close it",
        ),
        misses=("Stop hooks: never block the hatch",),
    ),
    Form(
        "a comment in code",
        r"(?:todo|fixme|xxx|hack|note)\(@?[\w. -]{1,30}\) ?: ?\S",
        hits=("FIXME(tom): always close the hatch first",),
        misses=("todo (later): always close the hatch", "note: always close the hatch first"),
    ),
    Form(
        "the agent",
        r"you (?:wrote|said|answered|replied|told me|promised)\b[^:]{0,20}: ?\S|(?:claude|"
        r"assistant|agent|ai) ?: ?\W{0,2}(?:(?:from now on|sure|ok|okay|understood|got it|of "
        r"course|yes|certainly),? )?(?:i'll|i will|i've|i have|i am|i'm|let me|you're right)\b",
        hits=(
            "Claude: From now on I'll always close the hatch",
            "you promised: never run the pump dry",
        ),
        misses=("claude: please never touch the vault", "you two: never run the pump dry"),
    ),
    Form(
        "a greeting",
        r"(?!claude|agent|codex|gemini)@?[a-z][\w.-]{1,20} ?: (?:hey|hi|hello|lol|haha|guys|"
        r"folks)\b",
        hits=("mo.k: hey never open the valve cold",),
        misses=("claude: hey never open the valve cold",),
    ),
)

NAMES = (
    Form(
        "a turn",
        r"(?!(?:Note|Rule|Reminder|Important|Also|Claude|Agent|Convention|Preference|Constraint|"
        r"Warning|Style|Policy|Principle|Decision|Question|Context|Problem|Update|Remember|"
        r"Correction|Default|Always|Never|And|But|So|Ok|Yes|Today|Now|First|Second|Finally|Two|One|"
        r"Also|Please)\b)[A-Z][a-z]{2,14}(?: [A-Z][a-z.]{0,14})?(?: \([^)]{1,20}\))?: (?i:yes|yeah|"
        r"yep|nope|ok|okay|hey|hi|hello|i'm|i'd|lol|haha|thanks|agreed|pls|please|guys|folks|fyi|"
        r"\+1)\b",
        hits=("Tom: pls never merge on friday", "Tom Kerr (harbour): agreed, never on fridays"),
        misses=("Reminder: please never merge on friday", "Hatches: always close both"),
    ),
    Form(
        "a name's text",
        rf"(?!API|CI|PR|UI|Our|My|All|The\b|No\b)[A-Z][\w.+-]+ (?:[\w-]+ ){{0,2}}{_TEXT}: ?\S",
        hits=("Compass docs: never share a role between stages",),
        misses=("API docs: never share a role between stages",),
    ),
)

OPENINGS = (
    Form(
        "a section",
        r"(?:[^\W\d_]\w+ )?\d{1,2}(?:\.\d{1,3}){1,3}\.? {1,3}(?=[^\W\d_])(?:[A-Z\u0400-\u042f]|"
        r"\S+\.\w+ [\u2014-])",
        hits=("7.3 Antenna. Always close unused ports",),
        misses=("3.2 seconds is too slow for the gate",),
    ),
    Form(
        "a ticket",
        r"(?:[A-Za-z]{2,12} )?[A-Z][A-Z0-9]{1,9}-\d{1,6}\b(?: [\w ]{2,40})? ?(?:: ?|[\u2014-] )\S|"
        r"\S{0,12}#\d{1,6}(?::| (?=[^\x00-\u02ff])) ?\S",
        hits=("OPS-114 Acceptance: the gate must never jam", "issue#41: the gate must never jam"),
        misses=("OPS-114 is about the gate, which must never jam",),
    ),
    Form(
        "a change",
        r"This (?:PR|MR|pull request|merge request|commit|issue|ticket) (?:contains|adds|updates|"
        r"fixes|introduces|changes|removes)\b",
        hits=("This PR contains the new lock file. Never merge it early",),
        misses=("This PR is mine, never merge it early",),
    ),
    Form(
        "to somebody",
        r"@(?!claude|agent|codex|gemini)[\w-]{2,30}[ ,:]+(?:please|pls|can you|could you|hey|hi|"
        r"fyi|thanks|(?=.*(?:ください|お願い|주세요)))",
        hits=("@mkerr please never open the valve cold",),
        misses=("@claude please never open the valve cold", "@mkerr owns the valve, never open it"),
    ),
    Form(
        "a build",
        r"[A-Z]{2,}\w*(?:\.[A-Z]\w+)+\.\d+ ",
        hits=("MISRA.Hatch.12 Always close the hatch",),
        misses=("HATCH must always be closed first",),
    ),
    Form(
        "a user name",
        r"(?=[a-z.-]*[_\d])[a-z][\w.-]{2,20}: (?:please|pls|hey|lol|omg|guys|you|yes|yeah|i'm|i'd|"
        r"thanks|ok|why|never ever)\b",
        hits=("oven_dad77: never ever drop the timer",),
        misses=("oven_timer: never drop it, always pause it",),
    ),
    Form(
        "in brackets",
        r"\u3010[^\u3011]{2,20}\u3011\S",
        hits=("\u3010\u6e2f\u53e3\u516c\u544a\u3011always moor stern first",),
        misses=("[harbour] always moor stern first",),
    ),
    Form(
        "amid a line",
        r".*\b\d{1,2}:\d\d(?: ?[AaPp][Mm])? [A-Z]\w+: ",
        hits=("the log: 14:02 Dan: never restart the leader",),
        misses=("the log: at 14:02 we never restart the leader",),
    ),
    Form(
        "a picture",
        r"(?:\u26a0\ufe0f?|[\U0001f534\U0001f7e0\U0001f7e1]) ?[A-Z]",
        hits=("\u26a0\ufe0f Consider avoiding this; never clone in a loop",),
        misses=("\u26a0\ufe0f never clone inside a loop",),
    ),
    Form(
        "a letter",
        r"(?:Dear|Hello|Hi|Good (?:morning|day|afternoon)) [^.!?]{2,40}, .*\b(?:[Rr]egards|"
        r"Sincerely|Yours|Best wishes|Many thanks)\b",
        hits=("Dear all, never park in bay 4. Regards, the office",),
        misses=("Hi there, never park in bay 4 again",),
    ),
    Form(
        "a stamped turn",
        STAMPED,
        hits=("[12:03] tom: always close the hatch first",),
        misses=("12:03 is when the hatch always closes",),
    ),
)

EASTERN = (
    Form(
        "what is written",
        r"[^\uff1a:\uff0c\u3001\u3002]{0,10}(?:(?:意见|反馈|原话|邮件|聊天记录|公告|通知|工单|评审)(?:里|上|中)?"
        r"(?:说|写|写着|要求)?|(?:文档|规范|规则|评论|回复|群|博客|教程)(?:里|上|中)?(?:有人)?(?:说|写|写着|写道)|"
        r"(?:メール|コメント|レビュー|チケット|仕様書|指摘|問い合わせ)[^\uff1a:]{0,8}|"
        r"(?:메일|리뷰|댓글|티켓|공지|문의)[^\uff1a:]{0,8})\s?[\uff1a:]\s?\S",
        hits=(
            "审稿意见：图表必须使用矢量格式",
            "レビューの指摘：弁を必ず閉めること",
            "공지: 밸브를 꼭 닫으세요",
        ),
        misses=("文档：一律用中文写，不要用英文", "밸브: 꼭 닫을 것"),
    ),
    Form(
        "who said it",
        r"[^\uff1a:\uff0c\u3001\u3002]{0,10}(?:(?:客户|老板|领导|同事|甲方|老师|导师|产品经理)(?:说|讲|要求|发|发来|回复|写)"
        r"(?:了|的|过)?|(?:报错|错误信息|报错信息|控制台)(?:输出|显示|说|是)?)\s?[\uff1a:]\s?\S",
        hits=("老板说：以后一律先关闭舱口", "控制台显示：请先关闭舱口"),
        misses=("我说：以后一律先关闭舱口", "老板键：以后不要用"),
    ),
    Form(
        "reported",
        r".*(?:という(?:要求|要望|指摘|依頼)|とのことで|だそうで|と言われま)",
        hits=("弁は必ず閉めるという要望",),
        misses=("弁は必ず閉めること",),
    ),
)
