import pytest

from training.corpora.m2 import M2Edit, M2Sentence
from training.evaluation.maxmatch import Lattice, maxmatch_scores


def sentence(text: str, *annotators: list[tuple[int, int, str]]) -> M2Sentence:
    edits = {n: tuple(M2Edit(*edit, "X") for edit in each) for n, each in enumerate(annotators or ([],))}
    return M2Sentence(tuple(text.split()), edits)


def score(gold: M2Sentence, hypothesis: str) -> tuple[int, int, int]:
    scores = maxmatch_scores([gold], [hypothesis.split()])
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
    scores = maxmatch_scores(gold, [hypothesis.split() for hypothesis in hypotheses])
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


def test_changes_side_by_side_are_one_wrong_edit() -> None:
    assert score(sentence("a b c d"), "x y c z") == (0, 2, 0)


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
    perfect = maxmatch_scores([gold], [gold.corrected(0).split()])
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
