"""The folder of a model of choice, read from what ships."""

import numpy as np

from models.choice.stored import SCALE, StoredModel, table_rows
from models.confusions.loading import word_choices
from models.forms.loading import form_choices


def test_big_tables_stay_small_and_the_rest_has_floats() -> None:
    for folder in (word_choices.folder_of("en"), form_choices.folder_of("en")):
        stored = StoredModel.read(folder)
        big = {name for name in stored.weights if name + SCALE in stored.weights}
        assert {"embedding", "sequences"} <= big
        for name, values in stored.weights.items():
            assert values.dtype == (np.int8 if name in big else np.float32)
        row = np.array([3])
        expected = stored.weights["embedding"][3] * stored.weights["embedding" + SCALE][3]
        np.testing.assert_allclose(table_rows(stored.weights, "embedding", row)[0], expected)
        assert len(stored.vocabulary) == len(stored.weights["embedding"])


def test_a_language_without_a_model_is_not_covered() -> None:
    assert word_choices.covers("en")
    assert not word_choices.covers("fi")
    assert not form_choices.covers("de")
    assert word_choices.of("en") is word_choices.of("en")
