import pytest

from models.spelling.written import written_words
from models.text.tokens import tokenize


def words(text: str, language: str = "en") -> list[str]:
    return ["+".join(part.text for part in word.parts) for word in written_words(tokenize(text, language))]


@pytest.mark.parametrize(
    ("text", "language", "parts"),
    [
        ("It is well-known, isn't it?", "en", ["It", "is", "well+known", "isn't", "it"]),
        ("The dog's “toys” can't, won't, cannot.", "en", ["The", "dog", "toys", "can't", "won't", "cannot"]),
        ("We'll dosn't dont", "en", ["We", "dosn't", "dont"]),
        ("L'homme est-il là ?", "fr", ["homme", "est", "là"]),
        ("dell'anno", "it", ["anno"]),
        ("5km COVID-19 a@b.org and/or x_y foo() word", "en", ["and", "or", "word"]),
        ("polsko-niemiecki", "pl", ["polsko+niemiecki"]),
        ('צה"ל וארה״ב חתמו על "הסכם" חדש', "he", ["חתמו", "על", "הסכם", "חדש"]),
        ("", "en", []),
        ("--- '' ...", "en", []),
    ],
)
def test_what_stands_between_spaces(text: str, language: str, parts: list[str]) -> None:
    assert words(text, language) == parts


def test_offsets() -> None:
    text = "A well-known dog's bone"
    for word in written_words(tokenize(text)):
        for one in (word.whole, *word.parts):
            assert text[one.start : one.end] == one.text
