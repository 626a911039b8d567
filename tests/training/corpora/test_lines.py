import gzip
import lzma
from pathlib import Path

import pytest

from models.errors import InputError
from training.corpora.lines import read_lines


def lines(path: Path) -> list[str]:
    return [line for _, line in read_lines(path)]


@pytest.mark.parametrize("ending", [".txt", ".txt.xz", ".txt.gz"])
def test_plain_and_compressed_files_read_alike(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"a{ending}"
    content = "\ufeffEins\r\nZwei — drei\n\nvier".encode()
    packed = {".txt": content, ".txt.xz": lzma.compress(content), ".txt.gz": gzip.compress(content)}
    path.write_bytes(packed[ending])
    assert lines(path) == ["Eins", "Zwei — drei", "", "vier"]
    assert [number for number, _ in read_lines(path)] == [1, 2, 3, 4]


def test_unreadable_files_give_one_clear_line(tmp_path: Path) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes(b"good\ncaf\xe9\n")
    with pytest.raises(InputError, match=r"latin.txt, line 2: not UTF-8"):
        lines(latin)
    with pytest.raises(InputError, match=r"none.txt: no such file"):
        lines(tmp_path / "none.txt")
    empty = tmp_path / "empty.txt"
    empty.touch()
    with pytest.raises(InputError, match=r"empty.txt: the file is empty"):
        lines(empty)
    cut = tmp_path / "cut.txt.xz"
    cut.write_bytes(lzma.compress(b"some text\n" * 5000)[:60])
    with pytest.raises(InputError, match=r"cut.txt.xz: damaged"):
        lines(cut)
    wrong = tmp_path / "wrong.txt.xz"
    wrong.write_text("no archive")
    with pytest.raises(InputError, match=r"wrong.txt.xz: damaged"):
        lines(wrong)
    with pytest.raises(InputError, match="cannot be read"):
        lines(tmp_path)
