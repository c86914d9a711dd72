"""The lines that tell a document, a mail or a conversation, each beside those that do not.

A few signs together tell that a text was not typed where it stands; one that stands `alone` does so
by itself, since nobody writes it to an agent.
"""

from __future__ import annotations

from functools import lru_cache

from agent_memory.capture.shapes import Shape, Shapes, row


@lru_cache(maxsize=4096)  # each line is asked up to three times
def sign(line: str) -> Shape | None:
    """The first sign of a document that a line gives."""
    return _TOGETHER.first(line)


SIGNS = (
    row(
        "prompt",
        r"(?:Role: )?You are (?:a|an|the|working|acting)\b|你是一[个名位]|你的任务"
        r"|Your (?:task|goal|job|mission|role|deliverable|batch)\b|[Aa]ct as an? "
        r"|you are an? (?:[\w-]{2,20} ){0,4}(?:engineer|developer|expert|assistant|architect|"
        r"designer"
        r"|analyst|reviewer|auditor|consultant|scientist|writer|editor|tester|agent|bot|"
        r"specialist)\b",
        hits=("You are a senior engineer.", "Your task is to review", "你是一名架构师"),
        misses=("You are right", "Your tests fail"),
    ),
    row(
        "heading",
        r"#{1,6} \S"
        r"|(?!ALWAYS|NEVER|DO |DON|USE|MUST|STOP|NO )[A-Z][A-Z0-9 &/()+,.:–—-]{11,80}$"
        r"|\s*(?:Step|Phase|Part|Section|Task|Goal|阶段|步骤|第[一二三四五六七八九十]{1,3}[章节步])"
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
        r"fix)"
        r"(?:e?s)?:?\s*$|(?:\*\*)?@?[\w-]{2,39}(?:\[bot\])?(?:\*\*)? (?:commented|reviewed|left a "
        r"comment"
        r"|requested changes|approved these changes)(?: \d.{0,40}"
        r"| (?:yesterday|today|on) .{0,30})?$)",
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
        r"results?)"
        r"|Acceptance criteria|Breaking changes|Release notes|Root cause analysis|User stor(?:y|"
        r"ies)"
        r"|Definition of done|What's changed|Executive summary|Proposed (?:fix|solution|changes?))"
        r"\s?:?(?:\*\*)?\s?:?\s*$",
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
        r"[A-Z][\w.'-]{1,20}(?: [A-Z][\w.'-]{1,20}){0,3}\s{1,4}(?:\d{1,2}:\d{2}(?:\s?[AaPp][Mm])?"
        r"|(?:Today|Yesterday) at \d{1,2}:\d{2}.{0,20})\s*$"
        r"|\s{0,4}\d{1,2}:\d{2}\s?[AaPp]\.?[Mm]\.?\s*$",
        hits=("Ann Kerr  9:12 AM", "Tom 14:05", "  2:14 PM"),
        misses=("Standup is at 9:30", "Deploy At Night 3:00, never at noon"),
        alone=True,
    ),
    row(
        "section",
        r"\s*(?:\d{1,2}(?:\.\d{1,2}){1,3}\.? {1,3}[A-Z][\w /&-]{2,60}$|AC[ -]?\d{1,2}\s?[:.)-]\s"
        r"|v?\d+\.\d+\.\d+(?:[-+.]\w+)?(?: [-–(].{0,30})?$|[A-Z]{2,10}-\d{1,6}: [A-Z]"
        r"|(?:Next steps|Open questions|Key (?:findings|changes|points)|Recommendations|Overview"
        r"|Background|Motivation|Out of scope|Non-goals|Test plan|Getting started|Installation|"
        r"Usage"
        r"|Prerequisites|Troubleshooting|Summary(?: of .{3,40})?|Fixes|Features)\s?:?\s*$)",
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
