"""An editor for tests: speaks the Language Server Protocol with a real ``emend lsp`` over its standard streams."""

import json
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from tests.service.running import EMEND, ROOT, environment

Message = dict[str, Any]
PATIENCE = 300
"""Seconds to wait for a message on a loaded machine."""

CAPABILITIES: Message = {
    "general": {"positionEncodings": ["utf-16"]},
    "window": {"workDoneProgress": True},
    "workspace": {
        "configuration": True,
        "workspaceEdit": {"documentChanges": True},
        "didChangeConfiguration": {"dynamicRegistration": True},
        "didChangeWatchedFiles": {"dynamicRegistration": True},
    },
    "textDocument": {
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "publishDiagnostics": {"codeDescriptionSupport": True},
    },
}
"""Those of a modern editor."""


class Editor:
    """A client; what the server asks is answered from ``settings``."""

    def __init__(self, data: Path, folder: Path, **extra: str) -> None:
        """Start a server with a data folder, in a working folder."""
        self.settings: Message = {}
        self.seen: list[Message] = []
        self.progress: list[Message] = []
        self.folder = folder
        self.process = subprocess.Popen(
            [*EMEND, "lsp", "--stdio"],
            cwd=folder, env=environment(data, {"PYTHONPATH": str(ROOT), **extra}),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self._number = 0
        self._unread: list[Message] = []
        self._messages: queue.Queue[Message | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def start(self, capabilities: Message = CAPABILITIES, options: Any = None) -> Message:
        """Begin the session; the capabilities of the server."""
        parameters = {
            "processId": None, "rootUri": self.folder.as_uri(), "capabilities": capabilities,
            "initializationOptions": options,
        }  # fmt: skip
        result = self.ask("initialize", parameters)
        self.tell("initialized", {})
        found: Message = result["capabilities"]
        return found

    def end(self) -> int:
        """End the session; the exit status of the server."""
        self.ask("shutdown", None)
        self.tell("exit", None)
        return self.left()

    def left(self) -> int:
        """Wait for the end of the server."""
        status = self.process.wait(PATIENCE)
        self.release()
        return status

    def release(self) -> None:
        """Close the streams."""
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):
                stream.close()

    def ask(self, method: str, parameters: Any) -> Any:
        """The result of a request that must succeed."""
        answer = self.answer(method, parameters)
        assert "error" not in answer, answer
        return answer.get("result")

    def answer(self, method: str, parameters: Any) -> Message:
        """The answer to a request."""
        self._number += 1
        number = self._number
        self.send({"id": number, "method": method, "params": parameters})
        return self.wait(lambda one: one.get("id") == number and "method" not in one)

    def tell(self, method: str, parameters: Any) -> None:
        """Send a notification."""
        self.send({"method": method, "params": parameters})

    def send(self, message: Mapping[str, Any]) -> None:
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        self.process.stdin.flush()

    def wait(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is wanted and was not waited for before; requests on the way are answered."""
        for kept in self._unread:
            if wanted(kept):
                self._unread.remove(kept)
                return kept
        end = time.monotonic() + PATIENCE
        while True:
            message = self._messages.get(timeout=end - time.monotonic())
            assert message is not None, "the server has ended"
            if "method" in message and "id" in message:
                self._reply(message)
            elif message.get("method") == "$/progress":
                self.progress.append(message["params"]["value"])
            else:
                self.seen.append(message)
            if wanted(message):
                return message
            self._unread.append(message)

    def _reply(self, message: Message) -> None:
        result: Any = None
        if message["method"] == "workspace/configuration":
            result = [self.settings for _ in message["params"]["items"]]
        self.send({"id": message["id"], "result": result})

    def _read(self) -> None:
        stream = self.process.stdout
        assert stream is not None
        while (message := _read_message(stream)) is not None:
            self._messages.put(message)
        self._messages.put(None)

    # What editors do.

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def open(self, name: str, text: str, language: str = "markdown", version: int = 1) -> list[Message]:
        """Open a document; what is found in it."""
        item = {"uri": self.uri(name), "languageId": language, "version": version, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": item})
        return self.diagnostics(name, version)

    def edit(self, name: str, version: int, *changes: Message) -> None:
        document = {"uri": self.uri(name), "version": version}
        self.tell("textDocument/didChange", {"textDocument": document, "contentChanges": list(changes)})

    def close(self, name: str) -> None:
        self.tell("textDocument/didClose", {"textDocument": {"uri": self.uri(name)}})
        self.diagnostics(name)

    def diagnostics(self, name: str, version: int | None = None) -> list[Message]:
        """The next diagnostics that are told of a version of a document."""

        def wanted(message: Message) -> bool:
            told = message.get("params") if message.get("method") == "textDocument/publishDiagnostics" else None
            return told is not None and told["uri"] == self.uri(name) and told.get("version") == version

        found: list[Message] = self.wait(wanted)["params"]["diagnostics"]
        return found

    def actions(
        self, name: str, place: Message, only: list[str] | None = None, about: Sequence[Message] = ()
    ) -> list[Message]:
        context: Message = {"diagnostics": list(about), **({} if only is None else {"only": only})}
        parameters = {"textDocument": {"uri": self.uri(name)}, "range": place, "context": context}
        found: list[Message] = self.ask("textDocument/codeAction", parameters)
        return found

    def run(self, action: Message) -> Any:
        """Do the command of an action."""
        command = action["command"]
        return self.ask("workspace/executeCommand", {"command": command["command"], "arguments": command["arguments"]})


def _read_message(stream: IO[bytes]) -> Message | None:
    length = 0
    while line := stream.readline().strip():
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            length = int(value)
    data = stream.read(length) if length else b""
    return json.loads(data) if data else None


def place(line: int, start: int, end: int) -> Message:
    """A range within a line."""
    return {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}


def change(where: Message, text: str) -> Message:
    return {"range": where, "text": text}
