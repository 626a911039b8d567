import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.spelling.lists.alike import SAME
from models.spelling.suggestions.slips import ACCENT, Slips, fold, slips
from models.spelling.suggestions.variations import accentings, accents, all_slips, light_slips, likely_slips

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
        (("మట్లాడు", "మాట్లాడు"), ("మాట్లాగు", "మాట్లాడు")),
        (("ㅁㅓㄱㅡㅁㅕㄴ", "ㅁㅓㄱㅇㅡㅁㅕㄴ"), ("ㅁㅓㄱㅡㅁㅕㄴ", "ㅁㅓㄱㅅㅡㅁㅕㄴ")),
        (("ㅎㅏㅁㄴㅣㄷㅏ", "ㅎㅏㅂㄴㅣㄷㅏ"), ("ㅎㅏㅋㄴㅣㄷㅏ", "ㅎㅏㅂㄴㅣㄷㅏ")),
    ],
)
def test_frequent_slips_cost_less(likely: tuple[str, str], unlikely: tuple[str, str]) -> None:
    assert Slips().cost(*likely) < Slips().cost(*unlikely)


@given(words)
def test_no_slip_costs_nothing(word: str) -> None:
    assert Slips().cost(word, word) == 0


@given(words, words)
def test_any_other_word_costs_something(written: str, meant: str) -> None:
    if written != meant:
        assert 0 < Slips().cost(written, meant) <= len(written) + len(meant) + 1


def test_accents_are_folded() -> None:
    assert fold("naïveté") == "naivete"


def test_variations() -> None:
    assert {"ab", "ba", "abc", "b", "a", "cb", "ac", "cab"} <= set(all_slips("ab", "abc"))
    assert set(light_slips("ab", "abá")) == {"b", "aab", "ba", "áb", "a", "abb"}


def test_of_all_slips_some_are_likely() -> None:
    likely = set(likely_slips("cat", "abcdefghijklmnopqrstuvwxyz"))
    assert {"at", "cart", "act", "cst", "vat"} <= likely <= set(all_slips("cat", "abcdefghijklmnopqrstuvwxyz"))
    assert "pat" not in likely


def test_languages_have_letters_that_are_taken_for_each_other() -> None:
    same = SAME | {"æä"}
    assert Slips(same).cost("bær", "bär") < Slips().cost("bær", "bär") < 2
    assert "bär" in light_slips("bær", "äbr", same)
    assert "bär" not in light_slips("bær", "äbr")


@pytest.mark.parametrize(
    ("likely", "unlikely"),
    [
        (("नही", "नहीं"), ("नही", "नहीन")),
        (("लडका", "लड़का"), ("लडका", "लडकता")),
        (("अरथ", "अर्थ"), ("अरथ", "अरथन")),
        (("पका", "पक्का"), ("पका", "पल्का")),
        (("बुधि", "बुद्धि"), ("बुधि", "बुल्धि")),
        (("कलयाण", "कल्याण"), ("नोड", "नडो")),
        (("धन्यावाद", "धन्यवाद"), ("धन्यलवाद", "धन्यवाद")),
    ],
)
def test_marks_of_indic_scripts_are_easily_forgotten(likely: tuple[str, str], unlikely: tuple[str, str]) -> None:
    assert Slips().cost(*likely) <= 0.9 < Slips().cost(*unlikely)


def test_a_first_letter_that_is_taken_for_another_is_no_other_first_letter() -> None:
    same = frozenset({"ضظ", "ظض"})
    assert Slips(same).cost("ضروف", "ظروف") == Slips(same).cost("غريض", "غريظ")
    assert Slips().cost("ضروف", "ظروف") > Slips().cost("غريض", "غريظ")


def test_a_word_typed_without_accents_is_found() -> None:
    assert "düşünüyoruz" in accentings("dusunuyoruz", "abcçdefgğhıijklmnoöprsştuüvyz")
    assert list(accentings("a" * 20, "aáà")) == []


def test_letters_that_are_taken_for_others_are_no_other_first_letter() -> None:
    assert Slips(frozenset({"బభ", "భబ"})).cost("బాష", "భాష") < Slips().cost("కాష", "భాష") - 1


def test_letters_are_written_with_another_accent() -> None:
    assert set(accents("abà", "abáà")) == {"ábà", "àbà", "aba", "abá"}


@pytest.mark.parametrize(("written", "meant"), [("klijne", "kleine"), ("bakkerei", "bakkerij"), ("blouw", "blauw")])
def test_letters_written_by_ear_cost_little_in_ascii_words_too(written: str, meant: str) -> None:
    assert slips("nl").cost(written, meant) == ACCENT
