"""Verbs of English edits in the form that their place asks for."""

import pytest

from models.corrector.english_verbs import with_whole_verbs
from models.corrector.protocol import Correction, Edit


def mended(sentence: str, written: str, put: str) -> str:
    at = sentence.index(written)
    return with_whole_verbs(Correction(sentence, (Edit(at, at + len(written), put, 0.9),))).target


@pytest.mark.parametrize(
    ("sentence", "written", "put", "right"),
    [
        ("We had to payed for it.", "payed", "paid", "We had to pay for it."),
        ("He could drived home.", "drived", "drove", "He could drive home."),
        ("They was working late.", "was working", "were", "They were working late."),
        ("The boxes has gone missing.", "has gone", "have", "The boxes have gone missing."),
        ("I am living here since May.", "am living", "have been lived", "I have been living here since May."),
        ("It don't works since May.", "don't works", "hasn't work", "It hasn't worked since May."),
    ],
)
def test_it_is_in_base_form_and_whole(sentence: str, written: str, put: str, right: str) -> None:
    assert mended(sentence, written, put) == right


@pytest.mark.parametrize(
    ("sentence", "written", "put"),
    [
        ("We have payed for it.", "payed", "paid"),
        ("He look forward to seen you.", "seen", "seeing"),
        ("We had to payed for it.", "payed", "pay"),
        ("She was working then.", "was working", "worked"),
        ("It is being used since May.", "is being", "has been"),
        ("They are hoping it since May.", "are hoping", "have been told"),
        ("It has put on weight.", "has put", "has put"),
        ("They was having lunch.", "was having", "had lunch"),
        ("The best moment has been when we met.", "has been", "was"),
    ],
)
def test_other_edits_stay(sentence: str, written: str, put: str) -> None:
    assert mended(sentence, written, put) == sentence.replace(written, put)
