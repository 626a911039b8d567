from pathlib import Path

import pytest


@pytest.fixture
def work(tmp_path: Path) -> Path:
    """What ``prepare`` leaves, in small."""
    lines = "".join(f"The gardener number {n} waters the roses in the evening.\n" for n in range(50))
    (tmp_path / "clean.train.txt").write_text(lines)
    (tmp_path / "pairs").mkdir()
    (tmp_path / "pairs" / "edits.train.tsv").write_text("She go home.\tShe goes home.\n")
    return tmp_path
