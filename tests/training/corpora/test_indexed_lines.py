from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.indexed_lines import Lines


def test_lines_are_read_by_number(tmp_path: Path) -> None:
    path = tmp_path / "clean.train.txt"
    path.write_text("".join(f"The gärtner number {n} waters the roses.\n" for n in range(50)), encoding="utf-8")
    lines = Lines(path)
    assert len(lines) == 50
    assert [lines[7], lines[49]] == [f"The gärtner number {n} waters the roses." for n in (7, 49)]


def test_a_missing_or_empty_file_says_which_step_is_missing(tmp_path: Path) -> None:
    (tmp_path / "clean.train.txt").touch()
    for name in ("clean.train.txt", "nothing.txt"):
        with pytest.raises(InputError, match="prepare step"):
            Lines(tmp_path / name)
