"""What a test reads in a transcript: typed prompts, and what hooks added.

It is written apart from `capture/`, which it checks; both pick lines by their kind alone.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

# A user line that begins so was not typed as a prompt.
_MACHINE = (
    "<command-name>",
    "<command-message>",
    "<local-command-",
    "<bash-",
    "<task-notification>",
    "<system-reminder>",
    "[Request interrupted by user",
)


def records(path: Path) -> list[dict[str, Any]]:
    """The whole lines of a transcript, which may be written to meanwhile."""
    *lines, _ = path.read_bytes().split(b"\n")
    return [json.loads(line) for line in lines if line.strip()]


def prompts(lines: list[dict[str, Any]]) -> list[str]:
    """What the person asked, in order: typed and queued prompts."""
    found = {"prompt": text, "queued": lambda line: line["attachment"]["prompt"]}
    return [found[kind(line)](line) for line in lines if kind(line) in found]


def hook_texts(lines: list[dict[str, Any]]) -> list[str]:
    """What hooks added to the conversation."""
    return [
        part
        for line in lines
        if kind(line) == "hook" and line["attachment"]["type"] == "hook_additional_context"
        for part in line["attachment"]["content"]
    ]


def kind(line: dict[str, Any]) -> str:
    """Whose voice a line is, in one word."""
    if line.get("type") == "attachment":
        return _attached(line.get("attachment") or {})
    if line.get("type") not in {"user", "assistant"}:
        return "other"
    if line.get("isSidechain"):
        return "sidechain"
    return "reply" if line["type"] == "assistant" else _user(line)


def text(line: dict[str, Any]) -> str:
    """The text of a line's message."""
    content = (line.get("message") or {}).get("content")
    if isinstance(content, str):
        return content
    return "\n".join(part["text"] for part in content or () if part.get("type") == "text")


def _attached(attachment: dict[str, Any]) -> str:
    if attachment.get("type", "").startswith("hook_"):
        return "hook"
    human = (attachment.get("origin") or {}).get("kind") == "human"
    return "queued" if human and attachment.get("type") == "queued_command" else "other"


def _user(line: dict[str, Any]) -> str:
    content = line["message"]["content"]
    if isinstance(content, list) and any(part.get("type") == "tool_result" for part in content):
        return "tool result"
    human = (line.get("origin") or {}).get("kind", "human") == "human"
    machine = line.get("isMeta") or line.get("hookText") or line.get("isCompactSummary")
    if machine or not human or line.get("promptSource") == "system":
        return "meta"
    return "meta" if text(line).lstrip().startswith(_MACHINE) else "prompt"
