"""Records what an editor and the language server say to each other: set it as the editor's server.

    python -m tests.service.lsp.record RECORD.jsonl

Each message is a line ``{"from": "editor" | "server", "message": {...}}``. The folder of the project, which is the
working folder, is written ``/PROJECT``, so that the session can be replayed in another one.
"""

import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

from tests.service.running import EMEND

_LOCK = threading.Lock()


def _relay(who: str, source: IO[bytes], target: IO[bytes], record: IO[str]) -> None:
    """Hand messages on until there are no more."""
    folder = str(Path.cwd())
    while header := source.readline():
        length = 0
        while header.strip():
            name, _, value = header.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
            header = source.readline()
        data = source.read(length)
        line = json.dumps({"from": who, "message": json.loads(data)}, ensure_ascii=False)
        with _LOCK:
            record.write(line.replace(folder, "/PROJECT") + "\n")
            record.flush()
        target.write(b"Content-Length: %d\r\n\r\n%s" % (len(data), data))
        target.flush()
    target.close()


def main() -> int:
    """Run the server and record; its exit status."""
    server = subprocess.Popen([*EMEND, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdin is not None
    assert server.stdout is not None
    with Path(sys.argv[1]).open("w", encoding="utf-8") as record:
        from_editor = threading.Thread(target=_relay, args=("editor", sys.stdin.buffer, server.stdin, record))
        from_editor.daemon = True
        from_editor.start()
        _relay("server", server.stdout, sys.stdout.buffer, record)
        return server.wait()


if __name__ == "__main__":
    sys.exit(main())
