"""English that looks wrong to a model and is right."""

import pytest

from models.corrector.english_usage import is_right_english
from models.corrector.protocol import Edit


def changes_what_is_right(sentence: str, written: str, put: str) -> bool:
    """Whether an edit at the place marked by ``|`` or of the words given is one of what is right."""
    at = sentence.index(f" {written}") + 1 if written.isalpha() and not sentence.startswith(written) else 0
    at = at if written.isalpha() else sentence.index(written or "|")
    return is_right_english(sentence.replace("|", ""), Edit(at, at + len(written), put, 0.9))


@pytest.mark.parametrize(
    ("sentence", "written", "put"),
    [
        ("Her desk is next to| reception.", "", " the"),
        ("In urgent cases, please ring| reception.", "", " the"),
        ("She is nervous on| stage.", "", " the"),
        ("Kindly confirm| receipt of this message.", "", " the"),
        ("Your order has| shipped and will arrive soon.", "", " been"),
        ("Fish and chips is our favourite meal.", "is", "are"),
        ("Among them are a cheaper route and a guided busway.", "are", "is"),
        ("The house he had had for years was sold.", "had ", ""),
        ("Walls made from concrete are strong.", "from", "of"),
        ("They sent it to the president", "president", "President"),
        ("Bought these headphones in May.", "Bought", "If"),
        ("Look please whether it is there.", "please", "pleased"),
        ("We met at the diner across the street.", "diner", "dinner"),
        ("He reached a small old diner.", "diner", "dinner"),
        ("Five stars, would buy again.", ",", ""),
        ("She is moving in next door.", "in", ""),
        ("A taxi comes up the driveway.", "up", "to"),
        ("A taxi comes up| the driveway.", "", " to"),
        ("It is odd how quiet the city felt that night.", "felt", "fell"),
    ],
)
def test_what_is_right_stays(sentence: str, written: str, put: str) -> None:
    assert changes_what_is_right(sentence, written, put)


@pytest.mark.parametrize(
    ("sentence", "written", "put"),
    [
        ("He waited at| reception desk.", "", " the"),
        ("She stood on| table.", "", " the"),
        ("Your order has| delivered.", "", " been"),
        ("Tom and Ann is here.", "is", "are"),
        ("Among them are a dog.", "are", "is"),
        ("A table made from three leg.", "leg", "legs"),
        ("They met president Lincoln.", "president", "President"),
        ("Bougth it in May.", "Bougth", "Bought"),
        ("I am please to meet you.", "please", "pleased"),
        ("We had diner at eight.", "diner", "dinner"),
        ("The food for diner was cold.", "diner", "dinner"),
        ("She put it in next week.", "in", ""),
        ("He felt off his horse.", "felt", "fell"),
    ],
)
def test_what_is_wrong_is_mended(sentence: str, written: str, put: str) -> None:
    assert not changes_what_is_right(sentence, written, put)
