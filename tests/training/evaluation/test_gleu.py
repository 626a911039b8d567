import math
import random

import pytest

from training.evaluation.gleu import gleu, sampled_gleu

SOURCE = ["the", "cats", "sits", "on", "mat", "."]
REFERENCE = ["the", "cat", "sits", "on", "the", "mat", "."]


def test_hand_computed_sentence() -> None:
    """The source as hypothesis against one reference, every n-gram counted by hand.

    1-grams: the sits on mat . are shared (5), cats is only the source's (-1): 4 of 6. 2-grams: sits-on, mat-. shared
    (2); the-cats, cats-sits, on-mat only the source's (-3): 0. So the product is 0.
    """
    assert gleu([SOURCE], [SOURCE], [[REFERENCE]]) == 0


def test_hand_computed_correction() -> None:
    """Hypothesis: one of two errors corrected.

    the cat sits on mat . against the reference (7 tokens), source "the cats sits on mat .":
    1-grams 6 shared, 0 only of the source: 6/6. 2-grams: the-cat cat-sits sits-on mat-. shared 4, on-mat only of the
    source 1: 3/5. 3-grams: the-cat-sits cat-sits-on shared 2; sits-on-mat, on-mat-. only of the source 2: 0/4. 4-grams:
    the-cat-sits-on shared 1; sits-on-mat-. only of the source 1: 0/3. The other sentence adds 6/6, 5/5, 4/4, 3/3.
    """
    other = ["a", "dog", "barks", "at", "night", "."]
    score = gleu([SOURCE, other], [["the", "cat", "sits", "on", "mat", "."], other], [[REFERENCE], [other]])
    precisions = [12 / 12, 8 / 10, 4 / 8, 3 / 6]
    penalty = math.exp(1 - 13 / 12)
    assert score == pytest.approx(penalty * math.prod(precisions) ** 0.25)


def test_identity_is_one() -> None:
    assert gleu([SOURCE], [REFERENCE], [[REFERENCE]]) == pytest.approx(1)


def test_too_short_sentences_score_nothing() -> None:
    assert gleu([["hi"]], [["hi"]], [[["hi"]]]) == 0


def test_several_references_are_averaged_and_near_the_sampled_metric() -> None:
    chance = random.Random(4)
    words = ["a", "the", "cat", "dog", "sees", "finds", "sits", "on", "near", "mat", "house", "big", "old"]

    def vary(tokens: list[str], share: float) -> list[str]:
        return [chance.choice(words) if chance.random() < share else token for token in tokens]

    sources = [[chance.choice(words) for _ in range(12)] for _ in range(400)]
    references = [[vary(source, 0.2) for _ in range(4)] for source in sources]
    hypotheses = [vary(targets[0], 0.1) for targets in references]
    expected = gleu(sources, hypotheses, references)
    assert 0.2 < expected < 0.9
    assert sampled_gleu(sources, hypotheses, references, draws=60) == pytest.approx(expected, abs=0.003)
    assert gleu(sources, sources, references) < expected


def test_every_reference_counts() -> None:
    both = gleu([SOURCE], [REFERENCE], [[REFERENCE, SOURCE]])
    assert gleu([SOURCE], [REFERENCE], [[SOURCE]]) < both < 1
