"""Files that a test writes when it is asked to, and else compares with what it gets."""

import os
from pathlib import Path

RECORD = "EMEND_RECORD"


def assert_recorded(path: Path, found: str) -> None:
    """Compare with what is in the file; with ``EMEND_RECORD=1`` in the environment, write it first."""
    if os.environ.get(RECORD):
        path.write_text(found, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run this test with {RECORD}=1"
    assert found.splitlines() == path.read_text("utf-8").splitlines(), f"where this is meant, run with {RECORD}=1"
