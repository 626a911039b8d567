import pytest

from training.corpora.m2 import M2Edit, M2Sentence
from training.evaluation.maxmatch import Lattice, best_annotator, maxmatch_scores
from training.evaluation.scores import Scores


def sentence(text: str, *annotators: list[tuple[int, int, str]]) -> M2Sentence:
    edits = {n: tuple(M2Edit(*edit, "X") for edit in each) for n, each in enumerate(annotators or ([],))}
    return M2Sentence(tuple(text.split()), edits)


def score(gold: M2Sentence, hypothesis: str) -> tuple[int, int, int]:
    (scores,) = maxmatch_scores([gold], [hypothesis.split()])
    return scores.tp, scores.fp, scores.fn


def test_a_corpus_counted_by_hand() -> None:
    """Three sentences: 2 of 3 edits right; the needed one missed; the second annotator is better: 1 of 2 right."""
    gold = [
        sentence("A man sit at roof .", [(2, 3, "sits"), (3, 4, "on"), (4, 4, "the")]),
        sentence("Two bird sing .", [(1, 2, "birds")]),
        sentence(
            "My old friends is an good cooks .",
            [(3, 4, "are"), (4, 5, ""), (5, 6, "so")],
            [(2, 3, "friend"), (4, 5, "a")],
        ),
    ]
    hypotheses = ["One man sits on roof .", "Two bird sing .", "My old friend is an nice cooks ."]
    each = maxmatch_scores(gold, [hypothesis.split() for hypothesis in hypotheses])
    assert each == [Scores(2, 1, 1), Scores(0, 0, 1), Scores(1, 1, 1)]
    scores = sum(each, Scores())
    # First: sits and on right, One wrong, "the" missed. Second: 1 missed. Third: friend right, nice wrong, a missed.
    assert (scores.tp, scores.fp, scores.fn) == (3, 2, 3)
    assert scores.precision == pytest.approx(0.6)
    assert scores.recall == pytest.approx(0.5)
    assert scores.f05 == pytest.approx(1.25 * 0.3 / (0.25 * 0.6 + 0.5))


def test_a_phrase_edit_matches_however_words_align() -> None:
    """The gold edit takes in an unchanged word; exact spans of a plain alignment would miss it."""
    gold = sentence("He is interesting on music .", [(1, 4, "is interested in")])
    assert score(gold, "He is interested in music .") == (1, 0, 0)
    split = sentence("He is interesting on music .", [(2, 3, "interested"), (3, 4, "in")])
    assert score(split, "He is interested in music .") == (2, 0, 0)


def test_no_more_than_two_unchanged_words_are_taken_in() -> None:
    assert score(sentence("a b c d", [(0, 4, "x b c y")]), "x b c y") == (1, 0, 0)
    assert score(sentence("a b c d e", [(0, 5, "x b c d y")]), "x b c d y") == (0, 2, 1)


@pytest.mark.parametrize(
    ("source", "hypothesis", "wrong"),
    [
        ("a b c d", "x y c d", 1),
        ("a b c d", "x y c z", 1),
        ("a b c d", "x b c y", 1),
        ("a b c d e", "x b c d y", 2),
        ("a b c d e", "x b y d z", 1),
        ("a b c d e f g", "x b y d z f w", 2),
        ("a b c d", "b c x d", 1),
        ("a b c d e f", "b c d e f x", 2),
        ("a b c d", "a b c d", 0),
    ],
)
def test_an_unmatched_edit_runs_over_two_unchanged_words_in_all(source: str, hypothesis: str, wrong: int) -> None:
    assert score(sentence(source), hypothesis) == (0, wrong, 0)


def test_a_gold_edit_ends_the_unmatched_one_beside_it() -> None:
    """Without gold all three changes are one edit; with it the two others stand alone, and none reaches across."""
    assert score(sentence("a b c d e"), "x b y d z") == (0, 1, 0)
    assert score(sentence("a b c d e", [(2, 3, "y")]), "x b y d z") == (1, 2, 0)


def test_fewer_steps_come_before_fewer_edits() -> None:
    """Replacing two words takes two steps, deleting one and adding another around a kept word three."""
    assert score(sentence("we saw him", [(1, 2, "him"), (2, 3, "there")]), "we him there") == (2, 0, 0)
    assert score(sentence("we saw him", [(1, 2, ""), (3, 3, "there")]), "we him there") == (2, 0, 0)


def test_errors_without_a_known_correction_are_needed_too() -> None:
    gold = M2Sentence(("He", "gleep", "home"), {0: ()}, {0: (M2Edit(1, 2, "", "Um"),)})
    assert score(gold, "He gleep home") == (0, 0, 1)
    assert score(gold, "He home") == (1, 0, 0)


def test_of_annotators_alike_the_one_with_fewest_edits_counts() -> None:
    one, two = Scores(tp=1, fp=0, fn=1), Scores(tp=1, fp=1, fn=0)
    # Together with what was before: 1.25 * 3 / (made + needed / 4) = 3.75 / 4.25 and 3.75 / 5.
    assert best_annotator(Scores(2, 1, 0), [two, one]) == one
    # Nothing right yet: F0.5 is 0 for both, and the annotator who asks for less is taken.
    assert best_annotator(Scores(), [Scores(fn=3), Scores(fn=1)]) == Scores(fn=1)
    # One who asks for nothing makes doing nothing perfect.
    assert best_annotator(Scores(), [Scores(fn=3), Scores()]) == Scores()


def test_one_gold_insertion_is_matched_once() -> None:
    gold = sentence("I saw cat .", [(2, 2, "the")])
    assert score(gold, "I saw the cat .") == (1, 0, 0)
    assert score(gold, "I saw the the cat .") == (1, 1, 0)


def test_two_gold_insertions_at_one_place() -> None:
    gold = sentence("I went home .", [(2, 2, "straight"), (2, 2, "back")])
    assert score(gold, "I went straight back home .") == (2, 0, 0)


def test_alternatives_of_an_edit_are_accepted() -> None:
    edit = M2Edit(2, 2, "the", "ArtOrDet", ("a",))
    gold = M2Sentence(("I", "saw", "cat"), {0: (edit,)})
    assert score(gold, "I saw a cat") == (1, 0, 0)


def test_identities() -> None:
    gold = sentence("She have cat .", [(1, 2, "has"), (2, 2, "a")])
    (perfect,) = maxmatch_scores([gold], [gold.corrected(0).split()])
    assert (perfect.f05, perfect.fp, perfect.fn) == (1, 0, 0)
    assert score(gold, "She have cat .") == (0, 0, 2)
    assert score(gold, "") == (0, 1, 2)


def test_long_rewrites_stay_quick() -> None:
    source, hypothesis = [f"s{n}" for n in range(80)], [f"h{n}" for n in range(80)]
    scores = Lattice(source, hypothesis).score([M2Edit(3, 5, "h3 h4", "X")])
    assert scores.tp == 1


def test_lengths_must_agree() -> None:
    with pytest.raises(ValueError, match="zip"):
        maxmatch_scores([sentence("a b")], [])
