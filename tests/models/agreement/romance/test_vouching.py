"""What a sentence of a Romance language shows to be right."""

import pytest

from models.agreement.romance.vouching import (
    is_after_a_time,
    is_object_before_verb,
    is_right,
    loses_its_mood,
    loses_its_verb,
)


@pytest.mark.parametrize(
    ("language", "text", "word", "instead", "lost"),
    [
        ("it", "Il lunedì ho lezione di chitarra.", "ho", "o", True),
        ("it", "Dà sempre la colpa agli altri.", "Dà", "Da", True),
        ("it", "Luca è alto.", "è", "e", True),
        ("es", "Dé usted un paso atrás, por favor.", "Dé", "De", True),
        ("pt", "Quando você vir a Ana, dê um abraço nela.", "dê", "de", True),
        ("pt", "Dê onde você é?", "Dê", "De", False),
        ("it", "Vuoi il tè ho il caffè?", "ho", "o", False),
        ("it", "Luca hanno fame.", "hanno", "ha", False),
        ("es", "El niño está enfermo.", "está", "esta", True),
        ("sv", "Han är glad.", "är", "er", False),
    ],
)
def test_a_sentence_keeps_its_only_verb(language: str, text: str, word: str, instead: str, lost: bool) -> None:
    start = text.index(word)
    assert loses_its_verb(language, text, start, start + len(word), instead) is lost


@pytest.mark.parametrize(
    ("text", "verb", "expected"),
    [
        ("Tutte le sere guardo la televisione.", "guardo", True),
        ("Tutti i giorni prendo l'autobus.", "prendo", True),
        ("Ogni mattina mi alzo alle sei.", "alzo", True),
        ("Le ragazze prendo il treno.", "prendo", False),
        ("Guardo la televisione.", "Guardo", False),
    ],
)
def test_a_time_is_no_subject(text: str, verb: str, expected: bool) -> None:
    assert is_after_a_time("it", text, text.index(verb)) is expected


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Mi sono svegliato presto per via del caldo.", "svegliato", True),
        ("Ci siamo svegliato presto.", "svegliato", False),
        ("Spero che vi piaccia il regalo.", "piaccia", True),
        ("Mentre studiavo, mia sorella ascoltava la musica.", "ascoltava", True),
        ("Stasera io e mia moglie andiamo a teatro.", "andiamo", True),
        ("Prima che arriva papà, esco.", "arriva", False),
        ("Luca vengo da Roma.", "vengo", False),
    ],
)
def test_verbs_that_are_as_their_sentence_wants_them(text: str, word: str, expected: bool) -> None:
    start = text.index(word)
    assert is_right("it", text, start, start + len(word)) is expected


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Mi hermana trabaja mucho.", "trabaja", True),
        ("Mi hermana trabajo mucho.", "trabajo", False),
        ("Quiero que vengas.", "vengas", True),
        ("Quiero que vienes.", "vienes", False),
    ],
)
def test_what_a_spanish_verb_is_right_for(text: str, word: str, expected: bool) -> None:
    start = text.index(word)
    assert is_right("es", text, start, start + len(word)) is expected


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("Le telefono stasera.", "Le", True),
        ("Le telefono è rotto.", "Le", False),
        ("Compro le pane.", "le", False),
        ("La ragazzo.", "La", False),
    ],
)
def test_an_object_before_its_verb(text: str, word: str, expected: bool) -> None:
    assert is_object_before_verb("it", text, text.index(word), text.index(word) + len(word)) is expected


@pytest.mark.parametrize(
    ("language", "text", "verb", "instead", "lost"),
    [
        ("it", "Nonostante il venditore dica il contrario, non funziona.", "dica", "dice", True),
        ("it", "Nonostante i venditori dica il contrario, non funziona.", "dica", "dicano", False),
        ("it", "Il venditore dica il contrario.", "dica", "dice", False),
        ("es", "Quiero que vengas mañana.", "vengas", "vienes", True),
    ],
)
def test_a_subjunctive_that_is_asked_for_stays(language: str, text: str, verb: str, instead: str, lost: bool) -> None:
    start = text.index(verb)
    assert loses_its_mood(language, text, start, start + len(verb), instead) is lost
