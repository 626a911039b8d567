"""A line of the log is whole, however many workers write to one place."""

import subprocess
import sys
from pathlib import Path

_WRITES = """
import os, sys
class Stream:
    def write(self, text): os.write(1, f"{len(text.splitlines())}{text.endswith(chr(10))} ".encode())
    def flush(self): pass
sys.stderr = Stream()
from service.telemetry.logs import log, set_up_logs
set_up_logs("info")
log.info("one", worker=0)
log.warning("two", worker=1)
"""


def test_a_line_is_written_at_once() -> None:
    root = Path(__file__).resolve().parents[3]
    done = subprocess.run([sys.executable, "-c", _WRITES], cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout == "1True 1True "
