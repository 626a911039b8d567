from collections import Counter
from pathlib import Path

import pytest

from models.languages.tags import languages, variants_of
from models.languages.variants import DEFAULTS, identify_variant


@pytest.mark.parametrize(
    ("text", "variant"),
    [
        ("My favorite color is gray, and I traveled to the center of town.", "en-US"),
        ("My favourite colour is grey, and I travelled to the centre of town.", "en-GB"),
        ("We realised that the aeroplane needed new tyres.", "en-GB"),
        ("She organized the catalogue of the theatre, bought a toque and paid with a loonie.", "en-CA"),
        ("This arvo the tradie put his tools on the ute, and we had snags at the footy.", "en-AU"),
        ("We went tramping with the whānau, stayed at the bach and lost a jandal; what a colour the sea had.", "en-NZ"),
        ("We had a braai next to the bakkie until load-shedding began; the colour of the sky was lekker.", "en-ZA"),
        ("O ônibus atrasou e você perdeu o trem para o time treinar.", "pt-BR"),
        ("O autocarro atrasou-se e a equipa perdeu o comboio; esqueci o telemóvel.", "pt-PT"),
        ("Die Straße war groß und heiß.", "de-DE"),
        ("Die Strasse war gross, und er kam mit dem Velo.", "de-CH"),
        ("Im Jänner kauften wir Paradeiser und Topfen auf der großen Straße.", "de-AT"),
    ],
)
def test_words_of_a_region_decide(text: str, variant: str) -> None:
    assert identify_variant(text, variant[:2]) == variant


@pytest.mark.parametrize("text", ["", "I see it.", "12", "Nothing here says where it was written."])
def test_the_default_where_nothing_speaks_for_a_region(text: str) -> None:
    assert identify_variant(text, "en") == "en-US"
    assert identify_variant(text, "en", {"en": "en-AU"}) == "en-AU"
    assert identify_variant(text, "pt") == "pt-PT"
    assert identify_variant(text, "fr") == "fr"
    assert identify_variant(text, "pl") == "pl-PL"


def test_of_equals_the_default_is_taken_if_it_is_among_them() -> None:
    text = "The colour of the harbour."
    assert identify_variant(text, "en") == "en-GB"
    assert identify_variant(text, "en", {"en": "en-NZ"}) == "en-NZ"
    assert identify_variant("The colour and the color.", "en") == "en-US"


def test_a_word_that_is_repeated_counts_once() -> None:
    assert identify_variant("Color, color, color! The neighbour's grey harbour.", "en") == "en-GB"


def test_defaults_are_variants() -> None:
    assert all(variant in languages() and variant.startswith(code) for code, variant in DEFAULTS.items())


def test_the_variants_of_our_own_texts_are_told() -> None:
    lines = Path(__file__).with_name("variants.tsv").read_text(encoding="utf-8").splitlines()
    texts = [line.split("\t") for line in lines if not line.startswith("#")]
    expected = Counter(tag for tag, _ in texts)
    right = Counter(tag for tag, text in texts if identify_variant(text, tag[:2]) == tag)
    told_apart = [tag for code in DEFAULTS for tag in variants_of(code) if len(variants_of(code)) > 1]
    assert sorted(expected) == sorted(told_apart)
    assert min(expected.values()) >= 8
    assert all(right[tag] >= 0.8 * expected[tag] for tag in expected)
    assert right.total() >= 0.95 * expected.total()


@pytest.mark.parametrize(
    "text",
    [
        "The organism showed realism and criticism; the specialist put the emphasis on optimism.",
        "Dairy farmers from New Zealand met their colleagues from South Africa and Britain.",
        "The quid pro quo was obvious, and the queue of messages was empty.",
    ],
)
def test_words_of_every_region_speak_for_none(text: str) -> None:
    assert identify_variant(text, "en") == "en-US"


def test_dates_money_and_addresses_speak_for_a_region() -> None:
    assert identify_variant("We meet on 23rd March.", "en") == "en-GB"
    assert identify_variant("We meet on March 23rd.", "en", {"en": "en-GB"}) == "en-US"
    assert identify_variant("It costs £40.", "en") == "en-GB"
    assert identify_variant("Custa R$ 40.", "pt") == "pt-BR"
    assert identify_variant("Das kostet 1'200 Euro.", "de") == "de-CH"
