"""What the correction model says of words that no dictionary has: it doubts what is misspelled, and copies names."""

import pytest

from service.checking.options import Options
from tests import shipped


def told(text: str) -> dict[str, str]:
    found = shipped.checked(text, Options(language="en-GB")).alerts
    return {text[one.offset : one.end]: one.replacements[0] for one in found if one.replacements}


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("The food delishious.", "delishious", "delicious"),
        ("My sister buzy today.", "buzy", "busy"),
        ("The room dirtty and cold.", "dirtty", "dirty"),
        ("The meat was tugh and dry.", "tugh", "tough"),
        ("hello my frend", "frend", "friend"),
        ("Thank you my dear frend", "frend", "friend"),
        ("he likes apples and bananes", "bananes", "bananas"),
    ],
)
def test_a_misspelled_word_is_told_though_the_sentence_stays_wrong(text: str, wrong: str, right: str) -> None:
    assert told(text)[wrong] == right


@pytest.mark.parametrize(
    "text",
    [
        "We run the kubelet on every node.",
        "The lekanis was found near the agora.",
        "I have a warm feeling for my pair of dogwalkers.",
        "The return value of mktime is undefined.",
        "We do not know whether the type is unboxable.",
    ],
)
def test_names_and_terms_are_let_be(text: str) -> None:
    assert told(text) == {}


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("the waiters was realy freindly and the food was delishious", {"delishious": "delicious"}),
        ("The staf were verry freindly and the brekfast was delishious.", {"delishious": "delicious"}),
        ("The docter said that the medecine has no seroius side efects.", {"docter": "doctor"}),
        ("I definately recomend this resturant to evrybody.", {"recomend": "recommend", "resturant": "restaurant"}),
        ("My neibour has a beatiful garden with diferent kinds of flowrs.", {"flowrs": "flowers"}),
    ],
)
def test_words_of_a_sentence_with_several_wrong_ones_are_put_in_order_as_if_it_had_one(
    text: str, right: dict[str, str]
) -> None:
    assert right.items() <= told(text).items()


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("de-DE", "Es bedeutet, dass die Macht („kratia“) beim Volk liegt.", []),
        ("en-GB", "The Greek word “kratia” means power.", []),
        ("en-GB", "The word “recieve” is hard, and so is “goverment”.", ["recieve", "goverment"]),
    ],
)
def test_a_word_in_quotation_marks_is_told_where_it_is_known_what_is_meant(
    language: str, text: str, words: list[str]
) -> None:
    found = shipped.checked(text, Options(language=language)).alerts
    assert [text[one.offset : one.end] for one in found] == words
