from pathlib import Path

from training.corpora.plain_text import read_blocks, read_documents


def write(folder: Path, text: str) -> Path:
    path = folder / "a.txt"
    path.write_text(text, encoding="utf-8")
    return path


def test_empty_lines_part_blocks(tmp_path: Path) -> None:
    path = write(tmp_path, "\none\ntwo\n \n\nthree\n")
    assert list(read_blocks(path)) == [["one", "two"], ["three"]]


def test_neighbouring_paragraphs_stay_in_one_document(tmp_path: Path) -> None:
    path = write(tmp_path, "\n\n".join(f"{n}\n{n}" for n in range(5)))
    assert list(read_documents(path, minimum_lines=4)) == [["0", "0", "1", "1"], ["2", "2", "3", "3"], ["4", "4"]]


def test_text_without_empty_lines_is_cut(tmp_path: Path) -> None:
    path = write(tmp_path, "\n".join(map(str, range(7))))
    assert [len(document) for document in read_documents(path, minimum_lines=3)] == [3, 3, 1]
