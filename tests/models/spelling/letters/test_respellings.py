import pytest

from models.spelling.letters.respellings import doubled, mark_slips, respellings
from models.spelling.lists.alike import respelled


@pytest.mark.parametrize(("code", "word", "other"), [("ml", "സംസ്ക്രുതി", "സംസ്കൃതി"), ("bn", "অংক", "অঙ্ক")])
def test_letters_are_written_for_others(code: str, word: str, other: str) -> None:
    assert other in set(respellings(word, respelled(code)))


def test_each_place_is_respelled_alone() -> None:
    assert list(respellings("aca", (("a", "bb"),))) == ["bbca", "acbb"]


@pytest.mark.parametrize(
    ("word", "other"),
    [("ജനത", "ജനത്ത"), ("ഭാരതതിൽ", "ഭാരതത്തിൽ"), ("സമ്മതം", "സമതം"), ("बुधि", "बुद्धि"), ("पक्का", "पका")],
)
def test_a_consonant_is_doubled_or_not(word: str, other: str) -> None:
    assert other in set(doubled(word))


def test_a_consonant_behind_another_is_right_doubled_or_not() -> None:
    assert {"ശ്രദ്ധാപൂർവം", "നിർദിഷ്ടം"}.isdisjoint(doubled("നിർദ്ദിഷ്ടം"))
    assert "പൂർവം" not in set(doubled("പൂർവ്വം"))


def test_other_scripts_have_no_such_consonants() -> None:
    assert list(doubled("abba")) == []


def test_marks_are_left_out_and_added() -> None:
    assert set(mark_slips("కిత", "ిా")) == {"కత", "కితి", "కితా"}
    assert "नहीं" in set(mark_slips("नही", "ीं"))
