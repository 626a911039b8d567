"""Sessions of real editors, recorded (``record.py``), said again to the language server of today.

What the editor sent is sent in its order; where the record has an answer or diagnostics of the server, they are waited
for and compared.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.service.lsp.editor import Editor, Message

SESSIONS = sorted((Path(__file__).parent / "sessions").glob("*.jsonl"))


def told(message: Message) -> Any:
    """What of a message of the server has to be the same."""
    if "method" not in message:
        return message.get("result"), message.get("error")
    return message["method"], message["params"]


@pytest.mark.parametrize("session", SESSIONS, ids=lambda path: path.stem)
def test_the_server_says_what_it_said(session: Path, another: Callable[[], Editor]) -> None:
    editor = another()
    lines = session.read_text("utf-8").replace("/PROJECT", str(editor.folder)).splitlines()
    entries = [(entry["from"], entry["message"]) for entry in map(json.loads, lines)]
    for who, message in entries:
        if who == "editor" and isinstance(message.get("result"), list):
            (editor.settings,) = message["result"]
    asked: set[Any] = set()
    compared = 0
    for who, message in entries:
        if who == "editor":
            if "method" in message:  # what the server asks is answered by the editor of the tests
                asked.add(message.get("id"))
                editor.send({key: value for key, value in message.items() if key != "jsonrpc"})
        elif message.get("method") == "textDocument/publishDiagnostics":
            where = message["params"]["uri"], message["params"].get("version")

            def same_text(one: Message, where: tuple[str, Any] = where) -> bool:
                published = one.get("method") == "textDocument/publishDiagnostics"
                return published and (one["params"]["uri"], one["params"].get("version")) == where

            assert told(editor.wait(same_text)) == told(message)
            compared += 1
        elif "method" not in message and message["id"] in asked:
            number = message["id"]
            answer = editor.wait(lambda one, number=number: one.get("id") == number and "method" not in one)  # type: ignore[misc]
            assert told(answer) == told(message)
            compared += 1
    sent = {message.get("method") for who, message in entries if who == "editor"}
    assert compared >= 5
    assert sent >= {"initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "shutdown"}
    if "exit" not in sent:
        editor.tell("exit", None)
    assert editor.left() == 0
