"""The lines that tell a document, a mail or a conversation, each beside those that do not.

A few signs together tell that a text was not typed where it stands; one that stands `alone` does so
by itself, since nobody writes it to an agent.
"""

from __future__ import annotations

from functools import lru_cache

from agent_memory.capture.shapes import Shape, Shapes, row

# The time and the name before each turn of an exported chat.
_CLOCK = r"\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?"
_NAMED = r"(?:<[\w .@-]{2,30}>|[^\W\d][\w .@'-]{1,28}:(?= ))"
STAMPED = (
    rf"\[(?:\d{{1,4}}[./-]\d{{1,2}}[./-]\d{{1,4}},? )?{_CLOCK}\] ?{_NAMED}"
    rf"|\d{{1,4}}[./-]\d{{1,2}}[./-]\d{{1,4}},? {_CLOCK} - {_NAMED}"
    rf"|{_CLOCK} <[\w.@-]{{2,30}}> "
)


@lru_cache(maxsize=4096)  # each line is asked up to three times
def sign(line: str) -> Shape | None:
    """The first sign of a document that a line gives."""
    return _TOGETHER.first(line)


SIGNS = (
    row(
        "prompt",
        r"(?:Role: )?You are (?:a|an|the|working|acting)\b|你是一[个名位]|你的任务|Your (?:task|"
        r"goal|job|mission|role|deliverable|batch)\b|[Aa]ct as an? |"
        r"you are an? (?:[\w-]{2,20} ){0,4}(?:engineer|developer|expert|assistant|architect|"
        r"designer|analyst|reviewer|auditor|consultant|scientist|writer|editor|tester|agent|bot|"
        r"specialist)\b",
        hits=("You are a senior engineer.", "Your task is to review", "你是一名架构师"),
        misses=("You are right", "Your tests fail"),
    ),
    row(
        "heading",
        r"#{1,6} \S|(?!ALWAYS|NEVER|DO |DON|USE|MUST|STOP|NO )[A-Z][A-Z0-9 &/()+,.:–—-]{11,80}$|"
        r"\s*(?:Step|Phase|Part|Section|Task|Goal|阶段|步骤|第[一二三四五六七八九十]{1,3}[章节步])"
        r"\s?\d{0,2}\s?[:：.—-]",
        hits=("## Problem", "FORM LAYOUT - STRUCTURE", "Phase 2: rollout", "阶段 1：准备"),
        misses=("NEVER PUSH TO MAIN", "#12 is open", "Step by step please", "#fff is white"),
    ),
    row(
        "rule",
        r"\s*(?:-{3,}|={3,}|\*{3,}|_{3,}|[─━═]{3,})\s*$",
        hits=("---", "======", "───────"),
        misses=("-- no", "a === b", "--- here we go"),
    ),
    row(
        "label",
        r"\s*(?:[-*]\s|\d{1,2}[.)]\s)?\*\*[^*\n]{1,80}\*\*",
        hits=("**Base URL**: x", "- **Severity:** high", "1. **Problem**"),
        misses=("2 ** 3", "never use ** globs **here"),
    ),
    row(
        "mark",
        r"\s*(?:[-*]\s|\d{1,2}[.)]\s|#{1,6}\s)?(?:[✓✔✅❌✗✘⚠🔴🟡🟢🔵🚀🎯📋📝🔧🔥💡⭐🐛🔐⏱📊🛠]|:[a-z_]{3,30}:\s)|"
        r".{1,200}\s[✓✔✅]\s*$",
        hits=("✅ all tests pass", "- ❌ missing", ":warning: check this", "cart total ✓"),
        misses=("done ✓ now the next", ": a colon", "great 👍"),
    ),
    row(
        "page",
        r"(?!.{61})\s{0,4}(?:[A-Z]{2,10}-\d{1,6}|(?:Assignee|Reporter|Status|Sprint|"
        r"Story [Pp]oints|Epic|(?:Fix|Affects) [Vv]ersions?|Resolution|Labels?|Components?|"
        r"Due [Dd]ate|Milestone|Priority|(?:Issue )?[Tt]ype|Environment)\s?:\s{1,4}(?:[A-Z@]\S{0,20"
        r"}(?: \S{1,20}){0,2}|\d[\d./-]{0,12})|@[\w-]{2,39}|(?:@?[\w.-]{2,39} )?(?:commented|"
        r"reviewed|replied|[\u00b7\u2022] Author|Contributor|Author|Member|Collaborator|Maintainer|"
        r"Outdated|Edited)|(?:(?:[\w.-]{1,39} ){0,3}(?:@[\w.-]{2,39} (?:[\u00b7\u2022] ?)?|"
        r"[\u00b7\u2022] ?))?(?:\d{1,3}|an?) (?:sec(?:ond)?|min(?:ute)?|h(?:ou)?r|day|week|month|"
        r"year)s? ago)\s*$",
        hits=(
            "OPS-114",
            "Priority: High",
            "Assignee: Dana Wolf",
            "commented",
            "3 days ago",
            "Dana Wolf @dwolf \u00b7 2 weeks ago",
        ),
        misses=(
            "Priority: never block the page, ever, for anything",
            "it broke 3 days ago",
            "Status: always shown",
            "UTF-8 everywhere",
            "Author names are masked",
        ),
    ),
    row(
        "thread",
        r"(?!.{80})(?:[\w.-]{1,39} ){1,3}(?:@[\w.-]{2,39} )?[\u00b7\u2022] ?\d{1,3} ?\w{1,7}(?: ago"
        r")?\s*$|\s{0,4}(?:(?:[Aa]nswered|[Aa]sked|[Ee]dited|[Mm]odified) (?:on )?(?:(?:[A-Z][a-z]{"
        r"2,8} \d{1,2}|\d{1,2} [A-Z][a-z]{2,8})(?:,? '?\d{2,4})?(?: at \d{1,2}:\d\d)?|(?:\d{1,3}|"
        r"an?) \w+ ago|yesterday|today)(?: by .{2,30})?\s*$|Sorted by:?|\d{1,4} (?:Answers?|"
        r"Replies|Comments)\s*$|Viewed \d\S* times|Improve this (?:answer|question)|(?:Show|"
        r"Hide) resolved|View reviewed changes|Resolve (?:conversation|thread)|"
        r"Comment on lines? \S|Marked (?:as|this) (?:resolved|outdated)|On .{6,60} wrote:\s*$|"
        r"\d{1,2}:\d\d:\d\d From .{2,40} to |(?:Created|Last (?:modified|updated|edited)) (?:by|"
        r"on) [A-Z\d].{0,60}$|(?!.{100})@?[\w.-]{2,39} (?:commented|reviewed|replied|"
        r"left a comment|started a (?:review|thread|discussion)|requested changes)(?: (?:on|in|"
        r"at) .{1,60}| (?:\d+|an?|last) \w+(?: ago)?| yesterday| today):?\s*$)",
        hits=(
            "answered Mar 3 at 12:00",
            "Dana Wolf \u00b7 1w ago",
            "Asked 3 years ago",
            "Sorted by: Highest",
            "4 Answers",
            "Comment on lines R4 to R9",
            "dwolf started a thread on an old version of the diff",
            "On Tue, Mar 3, 2026 at 9:12 AM Dana Wolf wrote:",
        ),
        misses=(
            "answered it already",
            "asked today to never push",
            "sorted by name, always",
            "4 answers are enough",
            "On failure it wrote: nothing",
            "edited files are kept",
        ),
        alone=True,
    ),
    row(
        "answer",
        r"\s{0,4}(?:(?:Sure|Certainly|Absolutely|Of course|Great question)[!,.:\u2014-]{1,2} ?(?:(?"
        r":H|h)ere(?:['\u2019]s| is| are) (?!what|how|my|our|why)|Below is|I(?:['\u2019]ve|"
        r" have) )|Here(?:['\u2019]s| is| are) (?:an?|the|your|some) (?:\w+,? )?(?:refined|revised|"
        r"updated|improved|polished|rewritten|corrected|cleaned[- ]up|concise|shorter|clearer|"
        r"suggested|proposed|enhanced|optimi[sz]ed|reworked) (?:version|draft|text|prompt|"
        r"paragraph|wording|rules?|list|set|plan)\b|I hope this helps|Would you like me to\b|"
        r"Let me know if you(?:['\u2019]d| would) like (?:me to|any|changes|adjust|further))",
        hits=(
            "Sure! Here's a refined version:",
            "Here is the updated wording:",
            "Would you like me to add tests?",
        ),
        misses=(
            "Sure, here's what I want:",
            "Here is the rule: use tabs",
            "Let me know if you need the key",
            "Of course not",
        ),
        alone=True,
    ),
    row(
        "review",
        r"\s*(?:[-*]\s)?(?:In `?@?[\w./-]{3,200}`? (?:around|at|on) lines? \d|Actionable comments"
        r"|(?:Severity|Priority|Impact|Risk|Confidence|Suggestion|Recommendation|Rationale|Finding"
        r"|Evidence|Category|严重程度|优先级|建议|风险)(?:\s\d+)?\s?[:：]"
        r"|(?:Critical|High|Medium|Low|Major|Minor|P[0-4])(?:\s?[:：]|\s\(|\]|$)"
        r"|\[(?:P[0-4]|critical|high|medium|low|nit)\])",
        hits=(
            "Severity: high",
            "In `cart.py` around lines 10 - 20, the",
            "[P1] Fix it",
            "建议：改名",
            "High:",
        ),
        misses=("High time to ship", "Severity matters here", "In cart.py use tabs", "Low on disk"),
    ),
    row(
        "dialogue",
        r"\s*\*{0,2}(?:User|Assistant|Human|Claude|ChatGPT|GPT|Gemini|Copilot|System|AI|用户|"
        r"助手)\*{0,2}\s?[:：]",
        hits=("User: hello", "**Assistant**: sure", "用户：你好"),
        misses=("User names are unique", "Claude, stop", "System tests run first"),
    ),
    row(
        "mail",
        r"\s*(?:From|To|Cc|Subject|Sent|Date|Reply-To|Von|An|Betreff|发件人|收件人|主题|日期|抄送)\s?[:：]\s?\S",
        hits=("Subject: release", "发件人：老王", "From: Ann"),
        misses=("From now on use dev", "To do: nothing", "Subject matters"),
    ),
    row(
        "bot",
        r"\s*(?:_⚠|🤖 |\*{0,2}Prompt for AI Agents|Actionable comments posted|Suggested (?:change|"
        r"fix)(?:e?s)?:?\s*$|(?:\*\*)?@?[\w-]{2,39}(?:\[bot\])?(?:\*\*)? (?:commented|reviewed|"
        r"left a comment|requested changes|approved these changes)(?: \d.{0,40}| (?:yesterday|"
        r"today|on) .{0,30})?$)",
        hits=(
            "_⚠️ Potential issue_ | _🟠 Major_",
            "🤖 Prompt for AI Agents",
            "Suggested change:",
            "ann-k commented 2 days ago",
        ),
        misses=("suggested changes are fine", "he said never again"),
        alone=True,
    ),
    row(
        "title",
        r"\s*(?:#{1,6} |\*\*)?(?:Steps to reproduce|(?:Expected|Actual|Current) (?:behaviou?r|"
        r"results?)|Acceptance criteria|Breaking changes|Release notes|Root cause analysis|"
        r"User stor(?:y|ies)|Definition of done|What's changed|Executive summary|Proposed (?:fix|"
        r"solution|changes?))\s?:?(?:\*\*)?\s?:?\s*$",
        hits=("Steps to reproduce", "**Expected behavior**", "Acceptance criteria:"),
        misses=("acceptance criteria are in the ticket", "Breaking changes need a major version"),
        alone=True,
    ),
    row(
        "story",
        r"\s*As an? [\w -]{2,40},? I (?:want|can|need|would like|should)\b",
        hits=("As a customer I want to see the tax",),
        misses=("as a rule I want tests", "As I said, use tabs"),
        alone=True,
    ),
    row(
        "commit",
        r"(?:feat|fix|refactor|chore|docs|test|build|ci|perf|style|revert)\([\w./, -]{1,40}\)!?: "
        r"\S",
        hits=("refactor(cart): move totals into a service",),
        misses=("fix (later): the header", "docs: never in german"),
        alone=True,
    ),
    row(
        "chat",
        r"[A-Z][\w.'-]{1,20}(?: [A-Z][\w.'-]{1,20}){0,3}\s{1,4}(?:\d{1,2}:\d{2}(?:\s?[AaPp][Mm])?|"
        r"(?:Today|Yesterday) at \d{1,2}:\d{2}.{0,20})\s*$|\s{0,4}\d{1,2}:\d{2}\s?[AaPp]\.?[Mm]\.?"
        r"\s*$|(?!.{70})@?[\w.'-]{2,20}(?: [\w.'-]{1,20}){0,2}(?:\s{2,4}|"
        r",? ?[\u2014\u2013\u00b7\u2022|] ?|, ?(?=\[|\d{1,4}[./-]|Today|"
        r"Yesterday|\d{1,2}:\d{2}(?::\d{2})?\s?[AaPp]))\[?(?:(?:Today|Yesterday)(?: at|"
        r",)? )?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? )?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]"
        r"\.?)?\]?:?\s*$"
        rf"|{STAMPED}",
        hits=(
            "Ann Kerr  9:12 AM",
            "Tom 14:05",
            "  2:14 PM",
            "tom  10:42",
            "ann, [02.03.26 10:42]:",
            "[10:42] ann: never on fridays",
            "3/2/26, 10:42 - Ann Kerr: ok",
            "10:42 <tom> hi",
        ),
        misses=(
            "Standup is at 9:30",
            "Deploy At Night 3:00, never at noon",
            "standup at 9:30",
            "10:30 standup: never late",
            "[x] ann: never",
        ),
        alone=True,
    ),
    row(
        "section",
        r"\s*(?:\d{1,2}(?:\.\d{1,2}){1,3}\.? {1,3}[A-Z][\w /&-]{2,60}$|AC[ -]?\d{1,2}\s?[:.)-]\s|"
        r"v?\d+\.\d+\.\d+(?:[-+.]\w+)?(?: [-–(].{0,30})?$|[A-Z]{2,10}-\d{1,6}: [A-Z]|(?:Next steps|"
        r"Open questions|Key (?:findings|changes|points)|Recommendations|Overview|Background|"
        r"Motivation|Out of scope|Non-goals|Test plan|Getting started|Installation|Usage|"
        r"Prerequisites|Troubleshooting|Summary(?: of .{3,40})?|Fixes|Features)\s?:?\s*$)",
        hits=(
            "3.2 Session handling",
            "AC2: never show it",
            "v4.2.0",
            "Next steps",
            "SHOP-12: Prices",
        ),
        misses=(
            "3.2 seconds is too slow",
            "summary in english",
            "UTF-8 everywhere",
            "1.5 is enough",
        ),
    ),
)
_TOGETHER = Shapes(SIGNS)
