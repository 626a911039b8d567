"""A corrector and the morphology on one word: what both hold for right is likelier than what the corrector says."""

import pytest

from models.corrector.corrector import Corrector
from models.corrector.corroboration import Corroboration
from models.corrector.protocol import Correction, Edit, Replacement, Suspicion
from tests.models.corrector.word_engine import WordEngine


def weighed(source: str, written: str, meant: str, *others: str, probability: float = 0.3) -> Edit:
    ukrainian = Corroboration.of("uk")
    assert ukrainian is not None
    start = source.index(written)
    alternatives = tuple(Replacement(other, probability / 2) for other in others)
    edit = Edit(start, start + len(written), meant, probability, alternatives)
    [correction] = ukrainian.weigh([Correction(source, (edit,))], lambda texts: [None] * len(texts))
    return correction.edits[0]


@pytest.mark.parametrize(
    ("source", "written", "meant"),
    [
        ("Лист прийшла тільки вчора.", "прийшла", "прийшов"),
        ("Її рукавички лежить на полиці.", "лежить", "лежать"),
        ("У кошику лежав стиглі груші.", "лежав", "лежали"),
        ("Без тобі нам дуже нудно.", "тобі", "тебе"),
        ("Подаруй сестра парасольку.", "сестра", "сестрі"),
        ("У дворі стоїть кілька лавка.", "лавка", "лавок"),
        ("Ми купили теплий шапку.", "теплий", "теплу"),
        ("Вона ніколи спізнюється на уроки.", "ніколи", "ніколи не"),
    ],
)
def test_what_agrees_then_is_likelier(source: str, written: str, meant: str) -> None:
    assert weighed(source, written, meant).probability > 0.6


@pytest.mark.parametrize(
    ("source", "written", "meant"),
    [
        ("Лист прийшов тільки вчора.", "прийшов", "прийшла"),
        ("Ми довго йшли лісом.", "лісом", "полем"),
        ("Діти чекали на автобус.", "на автобус", "автобуса"),
    ],
)
def test_what_agrees_as_it_is_stays_as_likely(source: str, written: str, meant: str) -> None:
    assert weighed(source, written, meant).probability == 0.3


def test_the_reading_that_agrees_comes_first() -> None:
    edit = weighed("Ми живемо навпроти церква.", "церква", "церкву", "церкви")
    assert (edit.replacement, edit.alternatives[0].text) == ("церкви", "церкву")


def test_what_is_hardly_likely_or_no_word_is_not_weighed() -> None:
    assert weighed("Лист прийшла вчора.", "прийшла", "прийшов", probability=0.05).probability == 0.05
    assert weighed("Лист прийшла вчора.", "прийшла", "прийшлов").probability == 0.3


def easier(source: str, written: str, meant: str) -> str:
    ukrainian = Corroboration.of("uk")
    assert ukrainian is not None
    start = source.index(written)
    end = start + len(written)
    edit, doubt = Edit(start, end, meant, 0.05), Suspicion(start, end, 0.9)
    [correction] = ukrainian.weigh(
        [Correction(source, (edit,), (doubt,))], lambda texts: [-4.0 if text == source else -0.2 for text in texts]
    )
    return correction.edits[0].replacement if correction.edits[0].probability >= 0.6 else written


def test_the_form_of_a_doubted_word_that_makes_all_easy_counts() -> None:
    assert easier("Листя вже опала на землю.", "опала", "опало") == "опало"


@pytest.mark.parametrize(
    ("source", "written", "meant"),
    [
        ("Гуси вже прилетіли з півдня.", "прилетіли", "прилетять"),
        ("Моє волосся стало сухим.", "сухим", "сухе"),
        ("Сусіди йдуть у гості.", "гості", "гостину"),
    ],
)
def test_what_means_something_else_does_not(source: str, written: str, meant: str) -> None:
    assert easier(source, written, meant) == written


def test_a_language_whose_words_are_not_known_has_none() -> None:
    assert Corroboration.of("de") is None


def test_a_corrector_weighs_before_it_judges() -> None:
    engine = WordEngine({"прийшла": Edit(0, 0, "прийшов", 0.4)})
    alone = Corrector(engine, language="uk")
    both = Corrector(engine, language="uk", second_look=Corroboration.of("uk"))
    assert alone.correct(["Лист прийшла вчора."])[0].target == "Лист прийшла вчора."
    assert both.correct(["Лист прийшла вчора."])[0].target == "Лист прийшов вчора."
