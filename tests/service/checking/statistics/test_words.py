import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.text.document import Document
from service.checking.statistics.words import words_of


def words(text: str, language: str = "en") -> list[str]:
    return [word.text for word in words_of(Document.of(text, language).tokens)]


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("I don't know.", "en", ["I", "don't", "know"]),
        ("It’s the boys' ball.", "en", ["It’s", "the", "boys'", "ball"]),
        ("a well-known e-mail", "en", ["a", "well-known", "e-mail"]),
        ("mother-in-law's", "en", ["mother-in-law's"]),
        ("We cannot, gonna.", "en", ["We", "cannot", "gonna"]),
        ("tea and/or milk", "en", ["tea", "and", "or", "milk"]),
        ("pages 3–5, 20% of 1,000", "en", ["pages", "3", "5", "20", "of", "1,000"]),
        ("Dr. Li, the U.S.-based one", "en", ["Dr.", "Li", "the", "U.S.-based", "one"]),
        ("yes - no -- well", "en", ["yes", "no", "well"]),
        ("(one)“two”three…", "en", ["one", "two", "three"]),
        ("😀 fine 👍🏽!?", "en", ["fine"]),
        ("L'homme est-il là ?", "fr", ["L'homme", "est-il", "là"]),
        ("die EU-Staaten", "de", ["die", "EU-Staaten"]),
        ("l'arte dell'anno", "it", ["l'arte", "dell'anno"]),
        ("日本語のテスト2024年", "ja", ["日", "本", "語", "の", "テ", "ス", "ト", "2024", "年"]),
        ("안녕하세요 세계", "ko", ["안녕하세요", "세계"]),
        ("สวัสดีครับ สบายดี", "th", ["สวัสดีครับ", "สบายดี"]),
        ("!!! ... \0 \u0301", "en", []),
    ],
)
def test_words_are_what_people_count(text: str, language: str, expected: list[str]) -> None:
    assert words(text, language) == expected


def test_technical_words_are_marked() -> None:
    found = words_of(Document.of("Ask @ann or me@example.org at https://example.org/a #now.").tokens)
    assert [word.text for word in found if word.technical] == [
        "@ann",
        "me@example.org",
        "https://example.org/a",
        "#now",
    ]


@given(st.text(max_size=80) | st.text("ab'’-. 1日テé\u0301@", max_size=40))
def test_a_word_holds_no_white_space_and_stands_in_the_text(text: str) -> None:
    for word in words(text):
        assert word
        assert word in text
        assert not any(map(str.isspace, word))
