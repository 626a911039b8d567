"""Words that are held to be wrong, and the form of them with which a sentence reads far more easily."""

from collections.abc import Mapping, Sequence

from models.corrector.easier import with_easier
from models.corrector.protocol import Correction, Edit, Replacement, Suspicion

SOURCE = "Взуття ще не прийшла."
EDIT = Edit(13, 20, "прийшов", 0.2, (Replacement("прийшло", 0.02), Replacement("приїшло", 0.02)))


def easier(ease: Mapping[str, float], doubt: float = 0.9, edit: Edit = EDIT, stays: float = -4.0) -> Edit:
    def read(texts: Sequence[str]) -> list[float | None]:
        return [ease.get(text.split()[-1], stays) for text in texts]

    doubted = Correction(SOURCE, (edit,), (Suspicion(13, 20, doubt),))
    [found] = with_easier([doubted], read, lambda word, other: word != "приїшло")
    return found.edits[0]


def test_the_form_with_which_all_is_easy_comes_first() -> None:
    edit = easier({"прийшло.": -0.5, "прийшов.": -3.0})
    assert edit.replacement == "прийшло"
    assert edit.probability == 0.6
    assert edit.alternatives[0].text == "прийшов"


def test_what_is_no_word_is_not_tried() -> None:
    assert easier({"приїшло.": -0.1}) == EDIT


def test_it_must_be_far_easier_and_easy() -> None:
    assert easier({"прийшло.": -0.5}, stays=-2.0) == EDIT
    assert easier({"прийшло.": -1.5}) == EDIT


def test_a_word_that_is_hardly_doubted_stays() -> None:
    assert easier({"прийшло.": -0.5}, doubt=0.3) == EDIT


def test_what_is_probable_anyway_stays() -> None:
    sure = Edit(13, 20, "прийшов", 0.8, EDIT.alternatives)
    assert easier({"прийшло.": -0.5}, edit=sure) == sure


def test_nothing_is_read_where_nothing_is_doubted() -> None:
    correction = Correction(SOURCE, (EDIT,))
    assert with_easier([correction], _fail, lambda word, other: True) == [correction]


def _fail(texts: Sequence[str]) -> list[float | None]:
    raise AssertionError(texts)
