from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.languages.identify import Identified, identify, warm
from models.languages.tags import languages
from tests.cpu_time import assert_within

SENTENCES = Path(__file__).parent / "sentences.tsv"
SHORT = Path(__file__).parent / "short.tsv"
MORE_SHORT = Path(__file__).parent / "more_short.tsv"
CHATS = Path(__file__).parent / "chats.tsv"
PREFERRED = ("en", "de", "pt")


def own_sentences() -> list[tuple[str, str]]:
    lines = SENTENCES.read_text(encoding="utf-8").splitlines()
    return [(line.split("\t")[0], line.split("\t")[1]) for line in lines if not line.startswith("#")]


def first_words(sentence: str) -> str:
    """The first three words; of languages that put no spaces between words, as many characters as three words have."""
    words = sentence.split()
    return " ".join(words[:3]) if len(words) > 2 else sentence[:8]


def accuracy(part: Callable[[str], str]) -> float:
    found = [identify(part(sentence)).language == language for language, sentence in own_sentences()]
    return sum(found) / len(found)


@pytest.mark.parametrize(
    ("language", "least"), [("en", 40), ("de", 40), ("fr", 38), ("es", 38), ("it", 40), ("pt", 40), ("pl", 40)]
)
def test_short_texts_as_they_are_typed(language: str, least: int) -> None:
    lines = [line.split("\t") for line in SHORT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    texts = [text for tag, text in lines if tag == language]
    assert len(texts) == 40
    assert sum(identify(text, PREFERRED).language == language for text in texts) >= least


def test_more_short_texts() -> None:
    lines = [
        line.split("\t") for line in MORE_SHORT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    right = Counter(tag for tag, text in lines if identify(text, PREFERRED).language == tag)
    number = Counter(tag for tag, _ in lines)
    assert (number["es"], number["it"], number["pt"]) == (190, 100, 90)
    assert right["es"] >= 180
    assert right["it"] >= 97
    assert right["pt"] >= 87


def test_texts_of_chats() -> None:
    lines = [line.split("\t") for line in CHATS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    right = Counter(tag for tag, text in lines if identify(text, PREFERRED).language == tag)
    assert len(lines) == 462
    assert right.total() >= 444
    assert right["es"] >= 111


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("no ai nada que comer", "es"),
        ("no se puede", "es"),
        ("no carro do meu pai", "pt"),
        ("no me gusta", "es"),
        ("do jutra", "pl"),
        ("vamu embora", "pt"),
        ("i fink so", "en"),
        ("vien mangé", "fr"),
    ],
)
def test_few_words_by_ear(text: str, language: str) -> None:
    assert identify(text, PREFERRED).language == language


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it", "pt", "pl"])
def test_what_a_writer_prefers_weighs_more_and_is_never_doubtful(language: str) -> None:
    lines = [line.split("\t") for line in SHORT.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    found = [identify(text, PREFERRED, (language,)) for tag, text in lines if tag == language]
    assert sum(one.language == language for one in found) >= 38
    assert not any(one.doubtful for one in found)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Я живу в Москве", "ru"),
        ("Возьми куртку, холодно.", "ru"),
        ("Дети играют во дворе.", "ru"),
        ("Я живу у Києві.", "uk"),
        ("Діти граються надворі.", "uk"),
        ("¿Os apetece tomar algo?", "es"),
        ("¡Qué va!", "es"),
    ],
)
def test_few_words_of_languages_that_look_alike(text: str, language: str) -> None:
    assert identify(text, PREFERRED).language == language


def test_what_is_likely_in_no_language_is_doubtful() -> None:
    assert identify("dara pole", ("en",)).doubtful
    assert not identify("There is no problem.", ("en",)).doubtful


def test_a_doubtful_language_gives_way_to_one_that_is_preferred() -> None:
    assert identify("tiko ta", ("sl",)).language == "sl"
    assert identify("tiko ta", ("hr",)).language == "hr"


def test_a_language_that_is_hardly_likely_is_not_told_for_one_that_is_preferred() -> None:
    assert identify("ke palle", PREFERRED).language == "it"
    assert identify("estoi malo", PREFERRED).language == "es"


@pytest.mark.parametrize("text", ["voi para alla", "me voi a dormir", "ai que calor", "esta serrado"])
def test_words_spelled_by_ear_count_as_they_are_meant(text: str) -> None:
    assert identify(text, PREFERRED).language == "es"


def test_the_set_has_four_sentences_of_every_language() -> None:
    listed = [language for language, _ in own_sentences()]
    assert {language: listed.count(language) for language in listed} == {
        tag: 4 for tag in languages() if "-" not in tag
    }


def test_sentences() -> None:
    assert accuracy(lambda sentence: sentence) >= 0.97


def test_three_words() -> None:
    assert accuracy(first_words) >= 0.90


@pytest.mark.parametrize(
    "text", ["", " \n", "OK", "12345 67", "😀 👍", "...", "\0", "\u0301\u0301", "\ud800", "https://example.org/und"]
)
def test_too_little_to_tell_is_the_default_with_low_confidence(text: str) -> None:
    assert identify(text, ("pt",)) == Identified("pt", 0.1)


def test_a_clear_text_has_a_high_confidence() -> None:
    found = identify("Nobody had told them that the road was closed, so they drove all the way round the lake.")
    assert found.language == "en"
    assert found.confidence > 0.95


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("东京", "zh"),
        ("ありがとう", "ja"),
        ("Καλημέρα", "el"),
        ("GUTEN MORGEN, WIE GEHT ES IHNEN HEUTE?", "de"),
        ("Ouvrez https://example.com/the/english/page/with/many/words puis cliquez sur le bouton.", "fr"),
        ("Jag förstår inte `for word in the_list_of_words: print(word)` i koden.", "sv"),
        ("Ε and Δ are the two letters of the Greek alphabet that we use here.", "en"),
        ("Cafe\u0301 ferme\u0301, nous avons de\u0301ja\u0300 mange\u0301 ici.", "fr"),
    ],
)
def test_scripts_addresses_and_code(text: str, language: str) -> None:
    assert identify(text).language == language


def test_most_of_a_mixed_text_decides() -> None:
    german = "Wir haben den ganzen Nachmittag im Garten gesessen und geredet. "
    english = "We sat in the garden all afternoon and talked about it. "
    assert identify(english + german * 200).language == "de"
    assert identify(german + english * 200).language == "en"


def test_many_threads_agree() -> None:
    texts = [sentence for _, sentence in own_sentences()]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(identify, texts)) == [identify(text) for text in texts]


def test_a_long_text_takes_no_longer_than_twenty_milliseconds() -> None:
    warm()
    texts = ["The quick brown fox jumps over the lazy dog again. " * 1_200, "a" * 60_000, "(" * 60_000, "é" * 60_000]
    for text in texts:
        assert_within(0.04, partial(identify, text[:60_000]))  # twice the figure: machines differ


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_has_a_language(text: str) -> None:
    found = identify(text)
    assert found.language in languages()
    assert 0 <= found.confidence <= 1


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (
            "Hola Marta:\n\nTe mando el informe. The numbers are in the table. Dime si falta algo.\n\nUn abrazo",
            "es",
        ),
        ("Ciao Anna, ti mando il rapporto. As discussed, the numbers are there. Fammi sapere se manca qualcosa.", "it"),
        (
            "Hi Anna, here is the report. Die Zahlen stehen in der Tabelle. Tell me if something is missing.",
            "en",
        ),
        ("Olá Ana, segue o relatório. The numbers are in the table. Avisa se faltar alguma coisa.", "pt"),
    ],
)
def test_a_text_with_a_sentence_in_another_language_is_in_that_of_the_others(text: str, language: str) -> None:
    assert identify(text).language == language
