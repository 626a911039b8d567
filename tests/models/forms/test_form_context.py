import numpy as np

from models.forms.context import NEAR, near, sequences

IDS = np.array([0, 0, 0, 5, 6, 7, 8, 0, 0, 0])


def test_the_words_near_a_place_stand_in_their_order() -> None:
    assert near(IDS, np.array([3, 5])).tolist() == [[0, 0, 0, 6, 7, 8], [0, 5, 6, 8, 0, 0]]
    assert near(IDS, np.array([3])).shape == (1, 2 * NEAR)


def test_the_word_in_the_place_is_not_seen() -> None:
    other = IDS.copy()
    other[4] = 9
    assert near(IDS, np.array([4])).tolist() == near(other, np.array([4])).tolist()


def test_a_sequence_has_a_place_for_each_form() -> None:
    around = near(IDS, np.array([4]))
    one, other = (sequences(around, np.array([[2]]), np.array([[form]]), 1 << 20)[0, 0] for form in (10, 11))
    same = one == other
    assert same.any(), "those with a class of forms are shared by all its forms"
    assert not same.all(), "those with a form are not"
    assert ((one >= 0) & (one < 1 << 20)).all()


def test_what_stands_further_off_changes_some_sequences_only() -> None:
    around = near(IDS, np.array([4]))
    further = around.copy()
    further[0, 0] = 3
    target = np.array([[1]])
    changed = sequences(around, target, target, 1 << 20) != sequences(further, target, target, 1 << 20)
    assert 0 < changed.sum() < changed.size / 2
