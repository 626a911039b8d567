import json
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import save_file

from models.errors import ModelError
from models.languages.sequences import BUCKETS, TABLE, LetterSequences, sequences, shipped
from models.languages.tags import languages
from training.choice.weights import small


def test_sequences_are_of_two_to_five_letters_with_the_spaces_around_words_and_of_words_and_pairs() -> None:
    assert len(sequences("ab")) == 3 + 2 + 1 + 1  # " a", "ab", "b "; " ab", "ab "; " ab "; the word
    assert len(sequences("a b")) == 4 + 3 + 2 + 1 + 2 + 1  # two words and their pair
    assert list(sequences("Ab!")) == list(sequences("ab"))
    assert list(sequences("c\u0327a")) == list(sequences("ça"))
    assert set(sequences("ab")) != set(sequences("ba"))


@pytest.mark.parametrize("text", ["", " \n", "123 45", "!?"])
def test_a_text_without_letters_has_none(text: str) -> None:
    assert len(sequences(text)) == 0
    assert len(shipped().scores(text)) == len(shipped().languages)


def test_scores_are_logarithms_of_probabilities_of_known_languages() -> None:
    scores = shipped().scores("wann kommst du morgen")
    assert np.exp(list(scores.values())).sum() == pytest.approx(1)
    assert max(scores, key=scores.__getitem__) == "de"
    assert set(scores) <= set(languages())


def test_what_was_learnt_is_told(tmp_path: Path) -> None:
    table = np.zeros((BUCKETS, 2), dtype=np.float32)
    table[sequences("hund"), 0] = 1
    table[sequences("perro"), 1] = 1
    save_file({**small(TABLE, table), "bias": np.zeros(2, dtype=np.float32)}, tmp_path / "model.safetensors")
    (tmp_path / "config.json").write_text(json.dumps({"languages": ["de", "es"]}))
    model = LetterSequences.load(tmp_path)
    assert model.scores("hund")["de"] > -0.1
    assert model.scores("perro")["es"] > -0.1
    assert model.scores("zzz")["de"] == pytest.approx(np.log(0.5), abs=0.2)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="languages"):
        LetterSequences.load(tmp_path)
