import numpy as np

from training.choice.figures import NO_ODDS, PairFigures


def test_what_a_threshold_reaches() -> None:
    missed = np.array([1.0, 3.0, 4.0, 5.0], dtype=np.float32)
    right = np.array([-2.0, 3.5], dtype=np.float32)
    assert PairFigures.of(missed, right, 3.0) == PairFigures(0.75, 4, 1, 2)
    assert PairFigures.of(NO_ODDS, NO_ODDS, 3.0) == PairFigures(0.0, 0, 0, 0)
