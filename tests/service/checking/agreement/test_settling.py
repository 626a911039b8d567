"""Alerts that would contradict each other are one alert, whose replacements stand when they are checked again."""

import asyncio

import pytest

from service.checking.alerts import Alert
from service.checking.checker import Checker
from service.checking.options import Options
from tests.service.checking.agreement.crossings import applied, broken, languages, sample

SENTENCES = [
    ("en-US", "The researches on this topic is interesting.", "The research on this topic is interesting."),
    ("en-US", "Much ideas helps us every day.", "Many ideas help us every day."),
    ("en-US", "These child helps us every day.", "This child helps us every day."),
    ("en-US", "Many idea is useful for us.", "Many ideas are useful for us."),
    ("en-US", "Every children help us every day.", "Every child helps us every day."),
    ("en-US", "The childs plays in the garden.", "The children play in the garden."),
    ("en-US", "He broke the vase on accident.", "He broke the vase by accident."),
    ("en-US", "I study hard for improve my English.", "I study hard to improve my English."),
    (
        "en-US",
        "The informations which you sended me yesterday was very usefull, thanks you.",
        "The information which you sent me yesterday was very useful, thanks.",
    ),
    ("en-US", "These new information help us every day.", "This new information helps us every day."),
    ("en-US", "This researches help us every day.", "This research helps us every day."),
    ("en-US", "The peoples was happy about it.", "The people were happy about it."),
    ("en-US", "First, the heating in the bedroom don't works.", "First, the heating in the bedroom doesn't work."),
    ("en-GB", "The tickets isnt even that expensive.", "The tickets aren't even that expensive."),
    ("en-GB", "My parents hasnt called yet.", "My parents haven't called yet."),
    (
        "en-GB",
        "I want a refund for every day the line dont work.",
        "I want a refund for every day the line doesn't work.",
    ),
    ("es", "Los niño juega en el parque.", "El niño juega en el parque."),
    ("es", "Tengo muchas tarea para mañana.", "Tengo muchas tareas para mañana."),
    ("es", "Mi niñas juega en el parque.", "Mi niña juega en el parque."),
    ("es", "El profesoras trabajan mucho.", "Las profesoras trabajan mucho."),
    ("es", "Los amigo llegan tarde.", "Los amigos llegan tarde."),
    ("es", "Las perro ladra toda la noche.", "El perro ladra toda la noche."),
    ("fr", "La problèmes arrive demain.", "Le problème arrive demain."),
    ("fr", "Cette voitures sont dans la rue.", "Ces voitures sont dans la rue."),
    ("fr", "Mon chiens arrivent demain.", "Mes chiens arrivent demain."),
    ("fr", "Les fille arrive demain.", "La fille arrive demain."),
    ("fr", "Le maisons sont belles.", "Les maisons sont belles."),
    ("fr", "Ces chien sont dans la rue.", "Ces chiens sont dans la rue."),
    ("fr", "Le fille sont dans la rue.", "La fille est dans la rue."),
    ("fr", "Le voiture blanches sont dans la rue.", "Les voitures blanches sont dans la rue."),
    ("it", "I ragazzo mangia la mela.", "Il ragazzo mangia la mela."),
    ("it", "Molti libro sono sul tavolo.", "Molti libri sono sul tavolo."),
    ("it", "Le ragazza arrivano domani.", "Le ragazze arrivano domani."),
    ("it", "Il ragazzi sono nel parco.", "I ragazzi sono nel parco."),
    ("it", "I libro è sul tavolo.", "Il libro è sul tavolo."),
    ("it", "Queste casa sono belle.", "Queste case sono belle."),
    ("pt-BR", "Meus amigo mora no Brasil.", "Meu amigo mora no Brasil."),
    ("pt-BR", "Este meninas chegam amanhã.", "Estas meninas chegam amanhã."),
    ("pt-BR", "As menina chega amanhã.", "A menina chega amanhã."),
    ("pt-BR", "O casas são bonitas.", "As casas são bonitas."),
    ("pt-BR", "O menina chega amanhã.", "A menina chega amanhã."),
    ("pt-BR", "Os carro está na rua.", "O carro está na rua."),
    ("pt-PT", "O livro está encima da mesa.", "O livro está em cima da mesa."),
    ("de-DE", "Das Kinder kommt morgen an.", "Das Kind kommt morgen an."),
    ("de-DE", "Ein Frauen ist im Garten.", "Eine Frau ist im Garten."),
    ("de-DE", "Die Kind spielen im Garten.", "Die Kinder spielen im Garten."),
    ("de-DE", "Das Häuser ist sehr alt.", "Das Haus ist sehr alt."),
    ("de-DE", "Ein Kinder spielt im Garten.", "Ein Kind spielt im Garten."),
    ("de-DE", "Diese Kind spielt im Garten.", "Dieses Kind spielt im Garten."),
    ("pl-PL", "Oni jest w domu.", "Oni są w domu."),
    ("pl-PL", "Mam dwa siostry i trzy brat.", "Mam dwie siostry i trzy brat."),
]
WHOLE = [
    ("es", "Los niño juega en el parque.", "Los niño juega", ("El niño juega", "Los niños juegan")),
    ("fr", "Les fille arrive demain.", "Les fille arrive", ("La fille arrive", "Les filles arrivent")),
    ("it", "I ragazzo mangia la mela.", "I ragazzo mangia", ("Il ragazzo mangia", "I ragazzi mangiano")),
    ("pt-BR", "Meus amigo mora no Brasil.", "Meus amigo mora", ("Meu amigo mora", "Meus amigos moram")),
    ("de-DE", "Das Häuser ist sehr alt.", "Das Häuser ist", ("Das Haus ist", "Die Häuser sind")),
    ("en-US", "These child helps us.", "These child helps", ("This child helps", "These children help")),
]


def alerts(checker: Checker, tag: str, text: str) -> list[Alert]:
    return list(asyncio.run(checker.check(text, Options(language=tag))).alerts)


@pytest.mark.parametrize(("tag", "wrong", "right"), SENTENCES)
def test_all_first_replacements_together_make_a_right_sentence(
    checker: Checker, tag: str, wrong: str, right: str
) -> None:
    assert applied(wrong, alerts(checker, tag, wrong))[0] == right


@pytest.mark.parametrize(("tag", "text", "words", "offered"), WHOLE)
def test_a_phrase_has_one_alert_with_whole_alternatives(
    checker: Checker, tag: str, text: str, words: str, offered: tuple[str, ...]
) -> None:
    [alert] = alerts(checker, tag, text)
    assert text[alert.offset : alert.end] == words
    assert alert.replacements == offered


def test_errors_side_by_side_that_are_no_alternatives_stay_apart(checker: Checker) -> None:
    text = "She have two childs and much friends."
    found = alerts(checker, "en-US", text)
    assert [(text[one.offset : one.end], one.replacements[0]) for one in found] == [
        ("have", "has"),
        ("childs", "children"),
        ("much", "many"),
    ]


@pytest.mark.parametrize("language", languages())
def test_what_is_corrected_is_not_found_again(checker: Checker, language: str) -> None:
    """A sample; ``scripts/measure_agreement.py`` takes all sentences of the lists."""
    for one in sample(language, 12):
        again = asyncio.run(broken(checker, one.text, Options(language=one.tag)))
        assert again is None or not again.hard, again


@pytest.mark.parametrize(
    ("tag", "wrong", "right"),
    [
        ("pl-PL", "Potrzebuję pomocy z moim komputerm.", "komputerem"),
        ("cs", "Jdu s mým bratrm do školy.", "bratrem"),
        ("ru", "Я иду с моим братм в школу.", "братом"),
        ("de-DE", "Ich spreche mit den Kinderm im Garten.", "Kindern"),
    ],
)
def test_a_misspelled_word_is_offered_the_form_that_the_sentence_wants(
    checker: Checker, tag: str, wrong: str, right: str
) -> None:
    [alert] = alerts(checker, tag, wrong)
    assert alert.replacements[0] == right
    corrected = wrong[: alert.offset] + right + wrong[alert.end :]
    assert alerts(checker, tag, corrected) == []


APART = [
    ("He go home and recieves the parcel.", [("go", "goes"), ("recieves", "receives")]),
    ("We need to buy a new furnitures.", [("a new furnitures", "new furniture")]),
    ("Every students need a pens.", [("students need", "student needs"), ("pens", "pen")]),
]


@pytest.mark.parametrize(("text", "expected"), APART)
def test_what_does_not_depend_on_each_other_is_told_apart(
    checker: Checker, text: str, expected: list[tuple[str, str]]
) -> None:
    found = alerts(checker, "en-US", text)
    assert [(text[one.offset : one.end], one.replacements[0]) for one in found] == expected


def test_a_rule_stays_where_several_corrections_together_write_the_same(checker: Checker) -> None:
    text = "Our five years old son can name every dinosaur."
    found = alerts(checker, "en-US", text)
    assert [(text[one.offset : one.end], one.replacements[0]) for one in found] == [("five years old", "five-year-old")]


def test_a_doubt_that_the_other_corrections_settle_is_not_told(checker: Checker) -> None:
    text = "In the evenings we was sitting in the garden and she telled me storys about her childhood."
    found = alerts(checker, "en-US", text)
    assert [text[one.offset : one.end] for one in found] == ["was", "telled", "storys"]
