from pathlib import Path

import pytest

from models.errors import ModelError
from models.spelling.words.word_list import WordList, save_words


def test_words_are_words_in_any_letter_case(tmp_path: Path) -> None:
    save_words(["straße", "дом", "l'eau", "dom"], tmp_path)
    words = WordList.load(tmp_path)
    assert len(words) == 4
    assert all(word in words for word in ("Straße", "ДОМ", "L’eau", "dom"))
    assert not any(word in words for word in ("strase", "", "eau", 3))
    assert words.suggest("strase") == ()


@pytest.mark.parametrize("content", [None, b"no xz"])
def test_a_missing_or_damaged_list_is_told(content: bytes | None, tmp_path: Path) -> None:
    if content:
        (tmp_path / "words.txt.xz").write_bytes(content)
    with pytest.raises(ModelError, match="missing or damaged"):
        WordList.load(tmp_path)
