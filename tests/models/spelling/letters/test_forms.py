import pytest

from models.spelling.letters.forms import as_written, plain, with_non_joiners

APART = "\u09af\u09bc"
WHOLE = "\u09df"


def test_plain_words_are_composed_and_have_straight_apostrophes() -> None:
    assert plain("e\u0301t’s\u00ad") == "ét's"
    assert plain("क्\u200dय\u095b") == "क्यज़"


@pytest.mark.parametrize(
    ("word", "form"),
    [
        ("don’t", "don't"),
        ("soft\u00adly", "softly"),
        ("cafe\u0301", "café"),
        (f"করা{APART}", f"করা{WHOLE}"),
        (f"করা{WHOLE}", f"করা{WHOLE}"),
        ("পাহাড\u09bc", "পাহা\u09dc"),
        ("সাম্\u200cলানো", "সাম্লানো"),
        ("র\u200d্যাব", "র্যাব"),
        ("ल\u095cका", "ल\u0921\u093cका"),
    ],
)
def test_the_form_in_which_a_word_is_looked_up(word: str, form: str) -> None:
    assert plain(word) == form


def test_letters_of_a_suggestion_are_apart_where_they_are_in_what_was_written() -> None:
    assert as_written(f"করি{APART}া", f"করা{WHOLE}") == f"করা{APART}"
    assert as_written("করায", f"করা{WHOLE}") == f"করা{WHOLE}"


def test_a_joiner_keeps_the_first_letter_from_being_a_reph() -> None:
    assert as_written("র্যলি", "র্যালি") == "র\u200d্যালি"
    assert as_written("কর্যালয়", "কার্যালয়") == "কার্যালয়"


def test_non_joiners_are_tried_at_all_places() -> None:
    assert list(with_non_joiners("abc", (1, 0))) == ["a\u200cbc", "ab\u200cc", "abc"]
    assert list(with_non_joiners("abc", (2,))) == ["a\u200cb\u200cc"]
