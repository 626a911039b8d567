"""CoNLL-U in, words out."""

import lzma
from pathlib import Path

import pytest

from models.errors import InputError
from tests.training.syntax.samples import HAPPY, WANTS, sentence
from training.syntax.conllu import read_treebank


def test_multiword_tokens_give_words_without_space_and_empty_nodes_nothing() -> None:
    words = sentence(WANTS)
    text = "".join(word.form + " " * word.space for word in words)
    assert text == "She doesn't want to be seen by her friends. "
    assert [word.form for word in words][:4] == ["She", "does", "n't", "want"]


def test_heads_are_indices_and_the_root_is_its_own() -> None:
    assert [word.head for word in sentence(HAPPY)] == [3, 3, 3, 3, 6, 6, 3, 3]


def test_plain_and_compressed_files(tmp_path: Path) -> None:
    text = HAPPY.lstrip() + "\n" + WANTS.lstrip()
    (tmp_path / "a.conllu").write_text(text, encoding="utf-8")
    (tmp_path / "a.conllu.xz").write_bytes(lzma.compress(text.encode()))
    plain, compressed = (list(read_treebank(tmp_path / name)) for name in ("a.conllu", "a.conllu.xz"))
    assert plain == compressed
    assert [len(words) for words in plain] == [8, 11]


@pytest.mark.parametrize(
    "content",
    [
        b"1\tonly\tthree\n",
        b"one\tTom\tTom\tPROPN\tNNP\t_\t0\troot\t_\t_\n\n",
        b"1\tTom\tTom\tPROPN\tNNP\t_\t7\tnsubj\t_\t_\n\n",
        b"\xff\xfe\n",
    ],
)
def test_broken_files_are_one_clear_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.conllu"
    path.write_bytes(content)
    with pytest.raises(InputError, match=r"broken\.conllu") as caught:
        list(read_treebank(path))
    assert "\n" not in str(caught.value)


def test_a_truncated_archive_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "cut.conllu.xz"
    path.write_bytes(lzma.compress(HAPPY.encode() * 50)[:100])
    with pytest.raises(InputError, match="cannot read the treebank"):
        list(read_treebank(path))
