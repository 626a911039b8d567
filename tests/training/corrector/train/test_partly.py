import random

from training.corrector.train.partly import partly_corrected


def drawn(source: str, target: str) -> set[str]:
    return {partly_corrected(source, target, random.Random(seed)) for seed in range(60)}


def test_every_choice_of_errors_but_all_and_none() -> None:
    assert drawn("She go to home and he like tea.", "She goes home and he likes tea.") == {
        "She goes home and he like tea.",
        "She go to home and he likes tea.",
    }
    assert len(drawn("i have two cat and likes tea", "I have two cats and like tea.")) == 2**4 - 2


def test_a_single_error_stays() -> None:
    assert drawn("She go home.", "She goes home.") == {"She go home."}
    assert drawn("She goes home.", "She goes home.") == {"She goes home."}


def test_spaces_are_errors_too() -> None:
    assert drawn("May be we can not come .", "Maybe we cannot come.") >= {
        "Maybe we can not come .",
        "May be we cannot come.",
    }
