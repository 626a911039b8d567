import pytest

from training.evaluation.scores import Scores, best_reference
from training.evaluation.spans import span_scores, spans


def test_edits_are_spans_with_replacements() -> None:
    assert spans("She go to school .", "She goes to the school .") == {(1, 2, ("goes",)), (3, 3, ("the",))}
    assert spans("I saw it it yesterday", "I saw it yesterday") == {(3, 4, ())}
    assert spans("He very was late", "He was very late") != frozenset()
    assert spans("Same here.", "Same here.") == frozenset()


def test_neighbouring_changes_are_one_edit() -> None:
    assert spans("I have much informations now", "I have some information now") == {(2, 4, ("some", "information"))}


def test_spacing_alone_is_no_edit_but_punctuation_is() -> None:
    assert spans("One  two , three", "One two, three") == frozenset()
    assert spans("However we left", "However, we left") == {(1, 1, (",",))}


def test_counts_on_a_small_example() -> None:
    sources = ["He go home .", "We was late .", "All is well ."]
    hypotheses = ["He goes home .", "We was lately .", "All is good ."]
    references = [["He goes home ."], ["We were late ."], ["All is well ."]]
    scores = span_scores(sources, hypotheses, references)
    assert (scores.tp, scores.fp, scores.fn) == (1, 2, 1)
    assert scores.precision == pytest.approx(1 / 3)
    assert scores.recall == pytest.approx(1 / 2)
    # (1 + 0.25) * (1/3 * 1/2) / (0.25 * 1/3 + 1/2) = 0.208333 / 0.583333
    assert scores.f05 == pytest.approx(0.357143, abs=1e-6)


def test_the_best_reference_counts() -> None:
    scores = span_scores(["He go home"], ["He went home"], [["He goes home", "He went home", "He has gone back"]])
    assert (scores.tp, scores.fp, scores.fn) == (1, 0, 0)


def test_repeating_the_reference_is_perfect_and_doing_nothing_finds_nothing() -> None:
    sources = ["A cat sleep here", "I likes tea", "Fine"]
    references = [["A cat sleeps here"], ["I like tea"], ["Fine"]]
    assert span_scores(sources, [targets[0] for targets in references], references).f05 == 1
    nothing = span_scores(sources, sources, references)
    assert (nothing.tp, nothing.fp, nothing.fn, nothing.f05) == (0, 0, 2, 0)


def test_lengths_must_agree() -> None:
    with pytest.raises(ValueError, match="zip"):
        span_scores(["a", "b"], ["a"], [["a"], ["b"]])


def test_choice_of_reference_looks_at_the_running_total() -> None:
    assert best_reference(Scores(), [Scores(0, 1, 3), Scores(0, 1, 1), Scores(0, 2, 1)]) == (1, Scores(0, 1, 1))
    candidates = [Scores(1, 1, 1), Scores(0, 0, 2)]
    assert best_reference(Scores(), candidates)[0] == 0
    assert best_reference(Scores(5, 0, 5), candidates)[0] == 1
    assert Scores().f05 == 1
