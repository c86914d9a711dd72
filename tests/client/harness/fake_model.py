"""A model that says what a test wrote down: the Messages API on 127.0.0.1, without a network.

A script is a list of turns, one for each request of a conversation; when it is used up, `default`
is the answer. A turn is text, what `tool_use` or `slow` makes, or a list of text and tool uses.
The client asks for titles and the like in between: a request without tools is such a side request
and gets `side_reply`.
"""

from __future__ import annotations

import json
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

_MODEL = "claude-sonnet-4-5-20250929"
_MESSAGES = "/v1/messages"


class Slow(NamedTuple):
    """A turn that is answered after some seconds."""

    seconds: float
    turn: Any


class ToolUse(NamedTuple):
    """A turn, or a part of one, in which the model calls a tool."""

    name: str
    input: dict[str, Any]


def tool_use(name: str, **given: Any) -> ToolUse:
    """A call of a tool."""
    return ToolUse(name, given)


def slow(seconds: float, turn: Any) -> Slow:
    """A turn that a test can act in the middle of."""
    return Slow(seconds, turn)


def request_text(body: dict[str, Any]) -> str:
    """Every text that the model would read in a request: system, messages, tool results."""
    return "\n".join(_texts([body.get("system") or "", *body.get("messages", ())]))


class FakeModel:
    """The server, its script, and the requests that came in."""

    def __init__(self, *, default: str = "OK.", side_reply: str = "ok") -> None:
        self.default = default
        self.side_reply = side_reply
        self.requests: list[dict[str, Any]] = []
        self.answered = 0
        self._script: list[Any] = []
        self._lock = threading.Lock()
        self._server = _Server(self)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def start(self) -> FakeModel:
        """Serve in the background."""
        serve = self._server.serve_forever
        threading.Thread(target=serve, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def stop(self) -> None:
        """End serving."""
        self._server.shutdown()
        self._server.server_close()

    def follow(self, turns: Iterable[Any]) -> None:
        """Answer with these turns from now on."""
        with self._lock:
            self._script = list(turns)

    def answer(self, body: dict[str, Any]) -> Any:
        """The turn that answers a request, which is kept when it belongs to a conversation."""
        if not body.get("tools"):
            return self.side_reply
        with self._lock:
            self.requests.append(body)
            return self._script.pop(0) if self._script else self.default

    def ended(self, body: dict[str, Any]) -> None:
        """Count an answer of a conversation that is given whole."""
        self.answered += bool(body.get("tools"))


def _texts(content: Any) -> Iterable[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, list):
        for part in content:
            yield from _texts(part)
    elif isinstance(content, dict):
        yield from _texts(content.get("text") or content.get("content") or "")


def _message(turn: Any, model: str) -> dict[str, Any]:
    parts = turn if isinstance(turn, list) else [turn]
    tools = any(isinstance(part, ToolUse) for part in parts)
    return {
        "id": f"msg_{uuid.uuid4().hex[:24]}",
        "type": "message",
        "role": "assistant",
        "model": model,
        "content": [_block(part) for part in parts],
        "stop_reason": "tool_use" if tools else "end_turn",
        "stop_sequence": None,
        "usage": {
            "input_tokens": 1000,
            "output_tokens": 20,
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": 0,
        },
    }


def _block(part: str | ToolUse) -> dict[str, Any]:
    if isinstance(part, str):
        return {"type": "text", "text": part}
    name = f"toolu_{uuid.uuid4().hex[:24]}"
    return {"type": "tool_use", "id": name, "name": part.name, "input": part.input}


def _events(message: dict[str, Any]) -> Iterable[dict[str, Any]]:
    """A message as it is streamed."""
    begun = {**message, "content": [], "stop_reason": None}
    yield {"type": "message_start", "message": begun}
    for index, block in enumerate(message["content"]):
        if block["type"] == "text":
            opening, delta = {**block, "text": ""}, {"type": "text_delta", "text": block["text"]}
        else:
            said = json.dumps(block["input"])
            opening, delta = {**block, "input": {}}, {"type": "input_json_delta"}
            delta["partial_json"] = said
        yield {"type": "content_block_start", "index": index, "content_block": opening}
        yield {"type": "content_block_delta", "index": index, "delta": delta}
        yield {"type": "content_block_stop", "index": index}
    ended = {"stop_reason": message["stop_reason"], "stop_sequence": None}
    yield {"type": "message_delta", "delta": ended, "usage": {"output_tokens": 20}}
    yield {"type": "message_stop"}


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, model: FakeModel) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.model = model


class _Handler(BaseHTTPRequestHandler):
    """One connection of the client."""

    server: _Server
    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def do_HEAD(self) -> None:
        self._say(200, {})

    def do_GET(self) -> None:
        self._say(404, {"type": "error", "error": {"type": "not_found_error"}})

    def do_POST(self) -> None:
        raw = self.rfile.read(int(self.headers.get("content-length") or 0))
        path = self.path.partition("?")[0]
        if path == f"{_MESSAGES}/count_tokens":
            self._say(200, {"input_tokens": len(raw) // 4})
        elif path == _MESSAGES:
            self._answer(json.loads(raw))
        else:
            self.do_GET()

    def _answer(self, body: dict[str, Any]) -> None:
        turn = self.server.model.answer(body)
        if isinstance(turn, Slow):
            time.sleep(turn.seconds)
            turn = turn.turn
        message = _message(turn, body.get("model", _MODEL))
        try:
            if body.get("stream"):
                self._stream(message)
            else:
                self._say(200, message)
            self.server.model.ended(body)
        except (BrokenPipeError, ConnectionResetError):
            pass  # the client was ended in the middle of an answer

    def _say(self, status: int, said: dict[str, Any]) -> None:
        data = json.dumps(said).encode()
        self._head(status, ("content-type", "application/json"))
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def _stream(self, message: dict[str, Any]) -> None:
        self._head(200, ("content-type", "text/event-stream"))
        self.send_header("transfer-encoding", "chunked")
        self.end_headers()
        for event in _events(message):
            data = f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode()
            self.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
            self.wfile.flush()
        self.wfile.write(b"0\r\n\r\n")

    def _head(self, status: int, kind: tuple[str, str]) -> None:
        self.send_response(status)
        self.send_header(*kind)
        self.send_header("request-id", f"req_{uuid.uuid4().hex[:20]}")
