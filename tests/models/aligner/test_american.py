"""American spellings for a British word list."""

from models.aligner.american import american_words

BRITISH = [
    "colour", "colourful", "discoloured", "centre", "centred", "travelled", "analyse", "analysing", "fulfil",
    "fulfilling", "catalogue", "catalogues", "anaemia", "programme", "programmer",
    "jewellery", "hour", "four", "metre", "discount",
]  # fmt: skip


def test_variants_are_derived_from_british_words() -> None:
    found = american_words(BRITISH)
    expected = {"color", "colorful", "discolored", "center", "traveled", "analyze", "analyzing", "fulfill", "catalog"}
    assert expected | {"catalogs", "anemia", "program", "jewelry", "meter"} <= found


def test_nothing_is_made_of_words_that_are_the_same() -> None:
    found = american_words(BRITISH)
    assert not found & {"hor", "for", "fulfillling", "programr", "diskount"}


def test_words_younger_than_the_list_are_words() -> None:
    assert {"podcaster", "wifi"} <= american_words([])
