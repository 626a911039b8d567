"""How letters begin: behind the comma of a salutation most languages go on with a small letter."""

import pytest

from service.checking.options import Options
from tests.shipped import checked

LETTERS = [
    ("de", "Liebe Frau Keller,\n\nich glaube, dass wir uns kennen. Bis bald."),
    ("de", "Liebe Kolleginnen und Kollegen,\n\nwir treffen uns morgen um zehn. Bringt bitte Kaffee mit."),
    ("de", "Hallo Max,\nich komme heute später. Warte nicht auf mich."),
    ("it", "Cara Giulia,\nho ricevuto la tua lettera. Sono contento."),
    ("pl", "Droga Aniu,\ndziękuję za list. Mam się dobrze."),
    ("cs", "Ahoj Petře,\nzítra nepřijdu. Jsem nemocný."),
    ("sv", "Hej Anna,\n\njag kommer lite senare i dag. Vi ses."),
    ("es", "Hola Marta,\n\nte escribo desde Roma. Hace buen tiempo."),
    ("pt", "Prezado senhor,\n\nvenho por este meio pedir informações. Obrigado."),
    ("ru", "Уважаемый Иван Петрович,\n\nпишу вам по поводу объявления. Спасибо."),
]


@pytest.mark.parametrize(("language", "letter"), LETTERS)
def test_a_letter_goes_on_in_small_letters(language: str, letter: str) -> None:
    assert checked(letter, Options(language=language)).alerts == []


def test_a_misspelled_first_word_is_told() -> None:
    (alert,) = checked("Liebe Anna,\n\nvieln Dank für deinen Brief.", Options(language="de")).alerts
    assert alert.replacements[0] == "vielen"


def test_in_english_it_begins_with_a_capital() -> None:
    (alert,) = checked("Dear Anna,\n\nthank you for your letter. I am well.", Options(language="en-US")).alerts
    assert alert.replacements[0] == "Thank"
