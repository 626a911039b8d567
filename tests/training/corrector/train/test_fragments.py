"""Some right sentences lose full stop and capital on both sides, so that fragments are left alone."""

from random import Random

from training.corrector.train.fragments import Fragments

SHARE = 0.2
LINES = ["We ate the bread.", "He saw Mary near the river.", "Then they went home.", "Now the rain has stopped."]


def cuts(source: str, target: str) -> list[tuple[str, str]]:
    fragments = Fragments(LINES, SHARE)
    return [fragments.cut(source, target, Random(seed)) for seed in range(400)]


def test_a_share_of_sentences_is_cut_on_both_sides() -> None:
    made = cuts("The rain have stopped.", "The rain has stopped.")
    assert ("The rain have stopped", "The rain has stopped") in made
    assert ("the rain have stopped", "the rain has stopped") in made
    changed = sum(target != "The rain has stopped." for _, target in made)
    assert 0.5 * SHARE < changed / len(made) < 2 * SHARE


def test_a_missing_full_stop_stays_missing() -> None:
    assert ("The rain stopped", "The rain stopped") in cuts("The rain stopped", "The rain stopped.")


def test_names_keep_their_capital() -> None:
    assert {target[0] for _, target in cuts("Mary sings.", "Mary sings.")} == {"M"}


def test_what_is_no_single_statement_is_left_alone() -> None:
    for text in ("Has it stopped?", "Wait ...", "It rained. Then it stopped."):
        assert set(cuts(text, text)) == {(text, text)}


def test_without_a_share_nothing_is_cut() -> None:
    assert Fragments(LINES).cut("It rained.", "It rained.", Random(1)) == ("It rained.", "It rained.")
