import pytest
from textstat.textstat import textstatistics

from service.checking.statistics.readability import reading_ease

TEXTS = {
    "en": "The old clock in the hall strikes seven. Nobody in the family wakes before it does.",
    "de": "Die alte Uhr in der Halle schlägt sieben. Niemand in der Familie wacht vorher auf.",
    "es": "El viejo reloj de la sala da las siete. Nadie de la familia despierta antes.",
    "fr": "La vieille horloge du couloir sonne sept heures. Personne ne se lève avant elle.",
    "it": "Il vecchio orologio della sala suona le sette. Nessuno della famiglia si sveglia prima.",
    "nl": "De oude klok in de hal slaat zeven uur. Niemand in het gezin wordt eerder wakker.",
    "ru": "Старые часы в прихожей бьют семь раз. Никто в семье не просыпается раньше.",
}


@pytest.mark.parametrize("language", TEXTS)
def test_the_formula_is_that_of_textstat(language: str) -> None:
    peer = textstatistics()
    peer.set_lang(language)
    text = TEXTS[language]
    # For these two textstat takes the syllables of a hundred words.
    syllables = (
        peer.avg_syllables_per_word(text, 100) / 100 if language in ("es", "it") else peer.avg_syllables_per_word(text)
    )
    found = reading_ease(language, peer.avg_sentence_length(text), syllables)
    assert found == pytest.approx(peer.flesch_reading_ease(text), abs=0.02)


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", 206.835 - 10.15 - 126.9), ("de", 180 - 10 - 87.75), ("pt", 248.835 - 10.15 - 126.9), ("tr", 112.4625)],
)
def test_the_constants_are_those_of_the_language(language: str, expected: float) -> None:
    assert reading_ease(language, 10, 1.5) == pytest.approx(expected)


def test_languages_without_a_formula_take_the_english_one() -> None:
    assert reading_ease("pl", 12, 2) == reading_ease("en", 12, 2)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "it", "nl", "pt", "ru", "tr", "pl"])
def test_long_sentences_and_long_words_are_harder(language: str) -> None:
    easy = reading_ease(language, 8, 1.4)
    assert reading_ease(language, 20, 1.4) < easy
    assert reading_ease(language, 8, 2.0) < easy
