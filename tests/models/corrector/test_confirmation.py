"""What is only suspected becomes an edit where the model is at ease with the sentence so changed."""

from collections.abc import Sequence

from models.corrector.analysis import Analysis
from models.corrector.confirmation import confirmed
from models.corrector.protocol import Correction, Edit, Suspicion

WRONG = "By week two, something shift."
UNSURE = Edit(23, 28, "shifted", 0.38)


def ease(sentences: Sequence[str]) -> list[float | None]:
    return [-0.3 if "shifted" in sentence else -5.0 for sentence in sentences]


def looked_at(edit: Edit | None, sentence: str = WRONG) -> Correction:
    start, end = (edit.start, edit.end) if edit else (23, 28)
    analysis = Analysis(Correction(sentence), Analysis(Correction(sentence, (), (Suspicion(start, end, 0.9, edit),))))
    [found] = confirmed([analysis], ease)
    assert found.learner is not None
    return found.learner.correction


def test_it_is_told_with_what_is_meant() -> None:
    assert looked_at(UNSURE).target == "By week two, something shifted."
    assert looked_at(UNSURE).suspicions == ()


def test_without_an_edit_or_with_an_unlikely_one_it_stays_a_suspicion() -> None:
    assert looked_at(None).edits == ()
    assert looked_at(Edit(23, 28, "shifted", 0.1)).edits == ()
    assert looked_at(Edit(23, 28, "shifts", 0.38)).edits == ()


def test_small_words_may_be_taken_for_too_many_others() -> None:
    assert looked_at(Edit(0, 2, "To", 0.38)).edits == ()
    assert looked_at(Edit(23, 23, "was ", 0.38)).edits == ()


def test_misspelled_words_are_the_spellers() -> None:
    wrong = "By week two, something shiffed."
    assert looked_at(Edit(23, 30, "shifted", 0.38), wrong).edits == ()
