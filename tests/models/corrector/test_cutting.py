"""Where sentences that are too long are cut."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from models.corrector.cutting import cut


def pieces(sentence: str, limit: int) -> list[str]:
    return [sentence[start:end] for start, end in cut(sentence, limit)]


def test_a_short_sentence_is_one_piece() -> None:
    assert cut("We left early.", 20) == [(0, 14)]
    assert cut("", 20) == [(0, 0)]


def test_strong_punctuation_goes_before_commas_and_commas_before_spaces() -> None:
    assert pieces("We packed the car; then, as always, we waited.", 30) == [
        "We packed the car; ",
        "then, as always, we waited.",
    ]
    assert pieces("We packed the old car, then we sat down and waited.", 30)[0] == "We packed the old car, "
    assert pieces("We packed the old car and then sat down and waited.", 30)[0] == "We packed the old car and "


def test_a_long_word_is_never_cut() -> None:
    word = "x" * 90
    assert pieces(f"one {word} two", 20) == ["one ", f"{word} ", "two"]
    assert pieces(word, 20) == [word]


@given(st.text(alphabet="ab ,;.\n", max_size=200), st.integers(4, 40))
def test_pieces_rebuild_the_sentence_and_words_stay_whole(sentence: str, limit: int) -> None:
    found = pieces(sentence, limit)
    assert "".join(found) == sentence
    for piece, following in pairwise(found):
        assert piece[-1].isspace() or following[0].isspace()
    assert all(len(piece) <= limit or not any(mark.isspace() for mark in piece[:-1].strip()) for piece in found)
