import shutil
from pathlib import Path

import numpy as np
import pytest

from models.choice.stored import CONFIG, VOCABULARY, WEIGHTS
from models.errors import ModelError
from models.forms.choice import PARADIGMS, FormChoice, Places
from models.forms.found import wrong_forms
from models.forms.loading import form_choices

CHOICE = form_choices.of("en")


def scores(text: str, word: int) -> dict[str, float]:
    """The logits of the forms of the word with a number in a sentence whose words have blanks between them."""
    words = text.split()
    form = CHOICE.paradigms.of(words[word])[0]
    ids = np.array([CHOICE.vocabulary.id(one.lower()) for one in words])
    row = CHOICE.scores([ids], Places(*(np.array([value]) for value in (0, word, form.lemma))))[0]
    numbers = CHOICE.paradigms.of_lemma[form.lemma].tolist()
    return {CHOICE.paradigms.forms[at].spellings[0]: odds for at, odds in zip(numbers, row, strict=True) if at >= 0}


@pytest.mark.parametrize(
    ("text", "word", "meant"),
    [
        ("he walk to school every morning .", 1, "walks"),
        ("they walks to school every morning .", 1, "walk"),
        ("he has two brother .", 3, "brothers"),
        ("they have went to the cinema .", 2, "gone"),
        ("we must goes now .", 2, "go"),
    ],
)
def test_the_form_that_is_meant_is_the_likeliest(text: str, word: int, meant: str) -> None:
    found = scores(text, word)
    assert max(found, key=lambda form: found[form]) == meant


def test_what_stands_in_the_place_is_not_seen() -> None:
    assert scores("he walk to school .", 1) == scores("he walking to school .", 1)


def test_a_sentence_gets_the_same_in_any_company() -> None:
    texts = ["He walk to school every morning.", "", "They have went to the cinema.", "Two boy were here."]
    alone = [wrong_forms(CHOICE, [text])[0] for text in texts]
    together = wrong_forms(CHOICE, texts)
    assert [[one.replacement for one in found] for found in together] == [["walks"], [], ["gone"], ["boys"]]
    for one, other in zip(together, alone, strict=True):
        assert [found.odds for found in one] == pytest.approx([found.odds for found in other], abs=1e-3)


@pytest.mark.parametrize("name", [CONFIG, PARADIGMS, VOCABULARY, WEIGHTS])
def test_a_missing_or_damaged_file_is_said(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "model"
    shutil.copytree(form_choices.folder_of("en"), folder)
    (folder / name).unlink()
    with pytest.raises(ModelError, match="missing or damaged"):
        FormChoice.load(folder)
    if name in (CONFIG, WEIGHTS):
        (folder / name).write_bytes(b"{")
        with pytest.raises(ModelError, match="missing or damaged"):
            FormChoice.load(folder)
