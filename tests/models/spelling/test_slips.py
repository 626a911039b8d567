import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.spelling.slips import alike, fold, slip_cost
from models.spelling.variations import all_slips, light_slips

words = st.text("abcdeé'ß", max_size=8)


@pytest.mark.parametrize(
    ("likely", "unlikely"),
    [
        (("teh", "the"), ("tey", "the")),
        (("comming", "coming"), ("cosming", "coming")),
        (("cafe", "café"), ("cafo", "café")),
        (("dont", "don't"), ("donk", "don't")),
        (("strasse", "straße"), ("stratte", "straße")),
        (("seperate", "separate"), ("seqerate", "separate")),
        (("gppd", "good"), ("gxxd", "good")),
        (("houss", "house"), ("mouse", "house")),
    ],
)
def test_frequent_slips_cost_less(likely: tuple[str, str], unlikely: tuple[str, str]) -> None:
    assert slip_cost(*likely) < slip_cost(*unlikely)


@given(words)
def test_no_slip_costs_nothing(word: str) -> None:
    assert slip_cost(word, word) == 0


@given(words, words)
def test_any_other_word_costs_something(written: str, meant: str) -> None:
    if written != meant:
        assert 0 < slip_cost(written, meant) <= len(written) + len(meant) + 1


def test_accents_are_folded() -> None:
    assert fold("naïveté") == "naivete"


def test_variations() -> None:
    assert {"ab", "ba", "abc", "b", "a", "cb", "ac", "cab"} <= set(all_slips("ab", "abc"))
    assert set(light_slips("ab", "abá")) == {"b", "aab", "ba", "áb", "a", "abb"}


def test_languages_have_letters_that_are_taken_for_each_other() -> None:
    same = alike("de") | {"æä"}
    assert slip_cost("bær", "bär", same) < slip_cost("bær", "bär") < 2
    assert "bär" in light_slips("bær", "äbr", same)
    assert "bär" not in light_slips("bær", "äbr")
