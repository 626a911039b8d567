from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.marked import MarkedSentence, read_marked
from training.corpora.records import BrokenLines

TEXT = 'He go home .\tcicc\n\n\\" So what ? \\"\tccccc\n'


def write(folder: Path, text: str) -> Path:
    path = folder / "a.tsv"
    path.write_text(text, encoding="utf-8")
    return path


def test_tokens_with_their_marks(tmp_path: Path) -> None:
    assert list(read_marked(write(tmp_path, TEXT))) == [
        MarkedSentence(("He", "go", "home", "."), (False, True, False, False)),
        MarkedSentence(('"', "So", "what", "?", '"'), (False,) * 5),
    ]


@pytest.mark.parametrize("line", ["He go home .\tcic", "He go home .", "\tc", "He go\tcx", "He go\tc i"])
def test_broken_lines_are_named_or_counted(tmp_path: Path, line: str) -> None:
    path = write(tmp_path, f"All right\tcc\n{line}\n")
    with pytest.raises(InputError, match=r"a.tsv, line 2: expected tokens, a tab, and c or i for each"):
        list(read_marked(path))
    skipped = BrokenLines()
    assert len(list(read_marked(path, skipped))) == 1
    assert skipped.count == 1
