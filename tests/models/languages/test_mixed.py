import pytest

from models.languages.mixed import identify_sentences
from models.text.document import Document
from tests.cpu_time import assert_within

ENGLISH = "We met at the station and walked home together."


def others(text: str, language: str = "en") -> list[str | None]:
    return identify_sentences(Document.of(text, language), language)


@pytest.mark.parametrize(
    ("sentence", "language"),
    [
        ("Ich habe den ganzen Tag auf dich gewartet.", "de"),
        ("Nous avons passé une très bonne soirée chez nos amis.", "fr"),
        ("Мы долго гуляли вчера по городу.", "ru"),
        ("Περπατήσαμε όλη την ημέρα στην πόλη.", "el"),
        ("我们昨天在城里走了很久。", "zh"),
    ],
)
def test_a_sentence_in_another_language(sentence: str, language: str) -> None:
    assert others(f"{ENGLISH}\n\n{sentence}\n\n{ENGLISH}") == [None, language, None]
    assert others(sentence, language) == [None]
    assert others(ENGLISH, language) == ["en"]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("We shrugged. C'est la vie!", "en", [None, "fr"]),
        ("Guten Morgen, Anna! The meeting is at noon.", "en", ["de", None]),
        ("Salut Paul, voici le rapport. See you tomorrow! Bonne journée.", "fr", [None, "en", None]),
        ("Ciao, ti mando il file. Let me know what you think about it.", "en", ["it", None]),
        ("Dear all, we meet at noon. Bitte bringt eure Unterlagen mit. See you there.", "en", [None, "de", None]),
        ("Отправляю вам новый договор. Please check all pages. С уважением, Ольга", "ru", [None, "en", None]),
        ("Te escribo por la reunión. Please find the agenda attached. Un abrazo, Luis", "es", [None, "en", None]),
    ],
)
def test_a_text_of_two_languages(text: str, language: str, expected: list[str | None]) -> None:
    assert others(text, language) == expected


@pytest.mark.parametrize(
    "sentence",
    [
        "We watched Jean-Luc Godard's film À bout de souffle last night.",
        "The word Straße is written with an ß in Germany.",
        "She said that Gemütlichkeit cannot be translated.",
        "Δ is the difference of the two values.",
        "Read `der Hund und die Katze und das Haus` aloud.",
        "See https://example.org/der/hund/und/die/katze/und/das/haus now.",
        "lol idk tbh u shud go ther w him",
        "12 34 56 78 90 12 34",
        "READ THIS NOW.",
        "EMEND KEYS",
    ],
)
def test_a_sentence_that_is_not_surely_in_another_language(sentence: str) -> None:
    assert others(sentence) == [None]


def test_japanese_may_be_all_chinese_characters() -> None:
    assert others("東京都新宿区西新宿", "ja") == [None]


def test_there_is_one_answer_a_sentence() -> None:
    document = Document.of(f"{ENGLISH} Kto to powiedział i dlaczego tak późno? {ENGLISH}")
    assert len(identify_sentences(document, "en-GB")) == len(document.sentences)
    assert others("") == []


def test_time_is_linear() -> None:
    document = Document.of(f"{ENGLISH} " * 1_200)
    identify_sentences(document, "en")
    assert_within(1, lambda: identify_sentences(document, "en"))
