import pytest

from models.corrector.transducer.inflections import Form, Inflections
from models.spelling import Lexicon
from training.corrector.inflections.build import inflection_lines

WORDS = """
    go goes went gone going child children information travel travels traveled travelled traveling travelling quick
    quicker quickest quickly good better best well study studies studied studying walk walks walked walking careful
    carefully the
"""


@pytest.fixture(scope="module")
def table() -> Inflections:
    return Inflections(inflection_lines(Lexicon(dict.fromkeys(WORDS.split(), 5.0), {})))


@pytest.mark.parametrize(
    ("word", "form", "expected"),
    [
        ("go", Form.PAST, "went"),
        ("goed", Form.PARTICIPLE, "gone"),
        ("child", Form.PLURAL, "children"),
        ("childs", Form.PLURAL, "children"),
        ("informations", Form.SINGULAR, "information"),
        ("information", Form.PLURAL, None),
        ("studys", Form.THIRD_PERSON, "studies"),
        ("travelled", Form.ING, "travelling"),
        ("quick", Form.COMPARATIVE, "quicker"),
        ("good", Form.SUPERLATIVE, "best"),
        ("careful", Form.ADVERB, "carefully"),
        ("careful", Form.COMPARATIVE, None),
        ("walk", Form.PLURAL, "walks"),
        ("the", Form.PLURAL, None),
    ],
)
def test_words_of_the_lexicon_in_all_their_forms(
    table: Inflections, word: str, form: Form, expected: str | None
) -> None:
    assert table.inflect(word, form) == expected


def test_only_words_of_the_lexicon_are_written(table: Inflections) -> None:
    words = set(WORDS.split())
    for word in (*WORDS.split(), "goed", "childs", "studys"):
        assert {table.inflect(word, form) for form in Form} <= words | {None}
