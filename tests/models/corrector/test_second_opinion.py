"""Two models on one word: the corrector's probability goes up or down by what the model of confused words says."""

import pytest

from models.corrector.corrector import Corrector
from models.corrector.protocol import Correction, Edit, Replacement
from models.corrector.second_opinion import SecondOpinion
from models.errors import ModelError
from tests.models.corrector.word_engine import WordEngine

WEIGHTS = {"bias": -1.3, "own": 0.4, "choice": 0.4}


def german() -> SecondOpinion:
    found = SecondOpinion.of("de", WEIGHTS)
    assert found is not None
    return found


def replaced(source: str, written: str, meant: str, probability: float = 0.4) -> Correction:
    start = source.index(written)
    return Correction(source, (Edit(start, start + len(written), meant, probability),))


def weighed(source: str, written: str, meant: str) -> float:
    [correction] = german().weigh([replaced(source, written, meant)])
    return correction.edits[0].probability


def test_what_both_would_write_is_likelier() -> None:
    assert weighed("Das Mädchen spielt mit ihren Hund.", "ihren", "ihrem") > 0.5
    assert weighed("Sie wissen, das er heute kommt.", "das", "dass") > 0.5


def test_what_the_other_would_not_write_is_less_likely() -> None:
    assert weighed("Das Mädchen spielt mit ihrem Hund.", "ihrem", "ihren") < 0.2
    assert weighed("Sie sehen das Haus.", "das", "dass") < 0.2


def test_what_it_knows_nothing_of_stays_as_it_is() -> None:
    assert weighed("Er ist größer wie ich.", "größer", "kleiner") == 0.4
    inserted = Correction("Er kommt wenn er will.", (Edit(9, 9, ",", 0.4),))
    assert german().weigh([inserted]) == [inserted]


def test_alternatives_are_weighed_as_well() -> None:
    source = "Das Mädchen spielt mit ihren Hund."
    start = source.index("ihren")
    edit = Edit(start, start + 5, "ihrer", 0.5, (Replacement("ihrem", 0.3),))
    [correction] = german().weigh([Correction(source, (edit,))])
    [weighed] = correction.edits
    assert weighed.alternatives[0].probability > weighed.probability


def test_a_language_without_confused_words_has_no_second_opinion() -> None:
    assert SecondOpinion.of("sv", WEIGHTS) is None
    assert SecondOpinion.of("de", {}) is None


def test_an_unknown_weight_is_refused() -> None:
    with pytest.raises(ModelError, match="second_opinion knows no 'colour'"):
        SecondOpinion("de", {"colour": 1.0})


def test_a_corrector_asks_for_it() -> None:
    engine = WordEngine({"ihren": Edit(0, 0, "ihrem", 0.4)})
    alone = Corrector(engine, language="de")
    both = Corrector(engine, language="de", opinion=german())
    assert alone.correct_text("Das Mädchen spielt mit ihren Hund.", "de").edits == ()
    assert both.correct_text("Das Mädchen spielt mit ihren Hund.", "de").target == "Das Mädchen spielt mit ihrem Hund."
    assert both.for_writer("learner").opinion is both.opinion
