"""Spellings of one word lead to one entry."""

import pytest

from service.definitions.definitions import Definitions, DefinitionsUnavailable
from service.definitions.variants import other_spellings


@pytest.fixture(scope="module")
def dictionary() -> Definitions:
    try:
        return Definitions.open()
    except DefinitionsUnavailable as missing:
        pytest.skip(str(missing))


@pytest.mark.parametrize(
    ("british", "american"),
    [
        ("colour", "color"), ("colours", "colors"), ("grey", "gray"), ("organise", "organize"),
        ("organisation", "organization"), ("analyse", "analyze"), ("travelling", "traveling"),
        ("traveller", "traveler"), ("theatre", "theater"), ("centre", "center"),
        ("catalogue", "catalog"), ("programme", "program"), ("fibre", "fiber"), ("kilometres", "kilometers"),
        ("licence", "license"), ("defence", "defense"), ("favourite", "favorite"), ("behaviour", "behavior"),
        ("paediatric", "pediatric"), ("fulfil", "fulfill"), ("mould", "mold"), ("plough", "plow"),
        ("pyjamas", "pajamas"), ("sceptical", "skeptical"), ("judgement", "judgment"), ("jewellery", "jewelry"),
        ("co-operate", "cooperate"), ("e-mail", "email"), ("e-book", "ebook"), ("towards", "toward"),
        ("amongst", "among"), ("Wi-Fi", "wifi"), ("neighbourhood", "neighborhood"), ("realising", "realizing"),
    ],
)  # fmt: skip
def test_both_spellings_have_one_answer(dictionary: Definitions, british: str, american: str) -> None:
    answer = dictionary.define(british)
    assert answer
    assert answer == dictionary.define(american)


@pytest.mark.parametrize(
    ("word", "other", "wrong"),
    [
        ("timbre", "timber", "wood"),
        ("metre", "meter", "instrument"),
        ("prise", "prize", "given for victory"),
        ("four", "for", "meant to be given"),
        ("hour", "hor", "east"),
        ("filling", "filing", "file"),
        ("tyre", "tire", "bore"),
    ],
)
def test_words_that_look_like_spellings_are_kept_apart(
    dictionary: Definitions, word: str, other: str, wrong: str
) -> None:
    answer = dictionary.define(word)
    assert answer
    assert answer != dictionary.define(other)
    assert not any(wrong in one.definition for one in answer)


def test_spellings_are_guessed_both_ways() -> None:
    assert "color" in other_spellings("colour")[0]
    assert "colour" in other_spellings("color")[1]
    assert "email" in other_spellings("e-mail")[0]
    assert "e-mail" in other_spellings("email")[1]
    assert other_spellings("stamp") == ([], [])
