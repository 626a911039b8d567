"""What a model proposes without being sure counts where it is much more at ease with the sentence so changed."""

from collections.abc import Sequence

from models.corrector.confirmation import Confirmation
from models.corrector.protocol import Correction, Edit, Replacement


def confirmed(source: str, written: str, right: str, *readings: tuple[str, float]) -> Correction:
    """What is made of proposals by a model that would leave one sentence as it is."""
    czech = Confirmation.of("cs")
    assert czech is not None

    def ease(sentences: Sequence[str]) -> list[float | None]:
        return [-0.2 if sentence == right else -7.0 for sentence in sentences]

    start = source.index(written)
    first, *others = (Replacement(text, probability) for text, probability in readings)
    edit = Edit(start, start + len(written), first.text, first.probability, tuple(others))
    [found] = czech.weigh([Correction(source, (edit,))], ease)
    return found


def test_what_makes_the_sentence_right_is_sure() -> None:
    right = "Holky odjely na tábor."
    found = confirmed("Holky odjeli na tábor.", "odjeli", right, ("odjely", 0.4))
    assert found.target == right
    assert found.edits[0].probability > 0.6


def test_of_several_the_one_that_is_right_comes_first() -> None:
    right = "Koupila jsem si novou sukni."
    found = confirmed("Koupila jsem si nový sukni.", "nový", right, ("nové", 0.44), ("novou", 0.35))
    assert found.target == right
    assert [one.text for one in found.edits[0].alternatives] == ["nové"]


def test_what_makes_no_difference_stays_unsure() -> None:
    found = confirmed("Tom je vždycky obětí.", "vždycky", "", ("vždy", 0.4))
    assert found.edits[0].probability == 0.4


def test_marks_and_capitals_are_left_to_the_model() -> None:
    found = confirmed("Nakonec přišel.", "Nakonec", "Nakonec, přišel.", ("Nakonec,", 0.4))
    assert found.edits[0].probability == 0.4


def test_whether_a_man_or_a_woman_speaks_is_not_decided() -> None:
    right = "Včera jsem viděl skvělý film."
    assert confirmed("Včera jsem viděla skvělý film.", "viděla", right, ("viděl", 0.4)).edits[0].probability == 0.4


def test_other_languages_were_not_tuned() -> None:
    assert Confirmation.of("sv") is None
