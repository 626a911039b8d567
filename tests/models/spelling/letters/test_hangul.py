import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.spelling.letters.hangul import LETTERS, apart, together

COMMON = "가각괜값갔닭들많밟삶습없었옮읽잃찮핥했흙힘"


@pytest.mark.parametrize(
    ("word", "letters"),
    [
        ("학교", "ㅎㅏㄱㄱㅛ"),
        ("값이", "ㄱㅏㅂㅅㅇㅣ"),
        ("갔다", "ㄱㅏㅆㄷㅏ"),
        ("안녕하세ㅛ", "ㅇㅏㄴㄴㅕㅇㅎㅏㅅㅔㅛ"),
        ("웬", "ㅇㅞㄴ"),
    ],
)
def test_syllables_are_taken_apart(word: str, letters: str) -> None:
    assert apart(word) == letters


@given(st.text(COMMON))
def test_what_is_taken_apart_can_be_put_together(word: str) -> None:
    assert together(apart(word)) == word


@given(st.text(LETTERS))
def test_letters_give_a_word_or_none(letters: str) -> None:
    assert apart(together(letters)) in (letters, "")


@pytest.mark.parametrize("letters", ["ㅏ", "ㄱㄴㅏ", "ㅎㅏㄱㅂㄱㅛ", "ㄱㅏㅏ", "ㅇㅏㅋㅋㅋ", "ㅎㅏx"])
def test_not_all_letters_make_a_word(letters: str) -> None:
    assert together(letters) == ""


@pytest.mark.parametrize("word", ["ㅋㅋㅋ", "했어ㅋㅋ", "미안ㅠㅠ", "설정'을"])
def test_laughter_tears_and_quotations_have_no_right_spelling(word: str) -> None:
    assert apart(word) == ""
