"""Texts in small letters throughout: no alerts on how their sentences begin; all others are told."""

import pytest

from service.checking.alerts import Level, Writer
from service.checking.options import Options
from tests import shipped

CHAT = (
    "hey, are you coming tonight? i think we should leave at seven. the bus is always late in the evening. "
    "my sister will bring some pizza. did you ask your cousin for the tickets?"
)
CHATS = [
    ("en-US", CHAT),
    ("de-DE", "wir sehen uns heute abend im garten. kannst du das noch mitbringen? ich habe es leider vergessen. "
     "danach gehen wir alle zusammen essen. es wird bestimmt sehr lustig."),
    ("es", "creo que deberíamos salir a las siete. el autobús siempre llega tarde los viernes. mi hermana va a traer "
     "unas pizzas. dice que nos espera en casa. luego vamos todos al cine."),
    ("fr", "je pense qu'on devrait partir à sept heures. le bus est toujours en retard le vendredi. ma sœur va "
     "apporter des pizzas. elle nous attend à la maison. on va au cinéma après."),
    ("it", "penso che dovremmo partire alle sette. il treno arriva sempre tardi il venerdì. mia sorella porta delle "
     "pizze. lei ci aspetta a casa sua. poi andiamo tutti al cinema."),
    ("pl-PL", "myślę, że powinniśmy wyjść o siódmej. autobus w piątki zawsze się spóźnia. moja siostra przyniesie "
     "nam pizzę. ona czeka na nas w domu. potem idziemy do kina."),
    ("pt-PT", "acho que devíamos sair às sete. o autocarro chega sempre tarde à noite. a minha irmã traz umas pizas. "
     "ela espera por nós em casa. depois vamos todos ao cinema."),
    ("nl", "ik denk dat we om zeven uur moeten gaan. de bus komt in het weekend altijd te laat. mijn zus neemt nog wat "
     "pizza mee. ze wacht thuis op ons. daarna gaan we naar de film."),
]  # fmt: skip


def starts(text: str, language: str, **options: object) -> list[str]:
    """The first words for which a capital is asked."""
    found = shipped.checked(text, Options(language=language, **options)).alerts  # type: ignore[arg-type]
    return [text[one.offset : one.end] for one in found if one.told and one.told.key == "capital.sentence"]


@pytest.mark.parametrize(("language", "text"), CHATS)
def test_a_text_in_small_letters_is_not_told_of_each_sentence(language: str, text: str) -> None:
    assert starts(text, language) == []
    assert len(starts(text, language, level=Level.PICKY)) >= (1 if language == "nl" else 2)  # it does not part them


def test_learners_are_told() -> None:
    assert "the" in starts(CHAT, "en-US", writer=Writer.LEARNER)


def test_the_pronoun_and_names_are_told() -> None:
    told = shipped.checked(f"{CHAT} i met her on monday.", Options(language="en-US")).alerts
    assert [one.replacements[0] for one in told] == ["I", "I", "Monday"]


def test_one_small_letter_among_capitals_is_told() -> None:
    text = "We leave at seven. the bus is always late at night. My sister brings pizza. She waits for us. It is cold."
    assert starts(text, "en-US") == ["the"]


def test_few_sentences_tell_nothing() -> None:
    assert starts("the bus is always late at night. my sister will bring some pizza.", "en-US") == ["the", "my"]


def test_headings_and_items_do_not_count() -> None:
    text = "- bread and milk\n- two eggs\n- some salt\n- butter\n\nthe bus is always late at night."
    assert starts(text, "en-US") == ["the"]
