import pytest

from models.spelling.letters.indic import half_of, is_in_order


@pytest.mark.parametrize("word", ["lamp", "हिंदी", "आई", "अर्थ", "অ্যাপ", "ગુજરાતી", "ത്രിശൂര്‍", "തെലുഗു്"])
def test_vowel_signs_stand_at_consonants(word: str) -> None:
    assert is_in_order(word)


@pytest.mark.parametrize("word", ["थेें", "क्ि", "आी", "ગુાજ", "കൊാ"])
def test_misplaced_vowel_signs(word: str) -> None:
    assert not is_in_order(word)


@pytest.mark.parametrize(
    ("letter", "half"), [("द", "द्"), ("ध", "द्"), ("ળ", "ળ્"), ("ഥ", "ത്"), ("అ", ""), ("ा", ""), ("d", ""), ("", "")]
)
def test_what_doubles_a_consonant(letter: str, half: str) -> None:
    assert half_of(letter) == half
