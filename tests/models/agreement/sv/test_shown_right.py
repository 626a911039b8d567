"""Changes of a model that the dictionary, or what stands beside a word, shows to be none for the better."""

import pytest

from models.agreement.sv.shown_right import installed, is_own, is_shown_right


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        ("Det läcker som ett såll.", "ett", "en", True),
        ("Du ser ett nytt skjutreglage här.", "ett", "en", True),
        ("Vi har ett bil.", "ett", "en", False),
        ("Han har en stor hus.", "en", "ett", False),
        ("Det är min gamla cykel.", "min", "mitt", True),
        ("Den gamla bron rasade.", "Den", "Det", True),
        ("Den huset är gammalt.", "Den", "Det", False),
        ("Den ska vi snart bli av med.", "Den", "Det", True),
        ("Den regnar mycket.", "Den", "Det", False),
        ("Det gäller att vara snabb.", "snabb", "snabbt", True),
        ("Man måste alltid vara ärlig.", "ärlig", "ärligt", True),
        ("Huset är stor.", "stor", "stort", False),
        ("Kan nån hjälpa mig?", "nån", "någon", True),
        ("Sånt händer.", "Sånt", "Sådant", True),
        ("Min bror hämtade sina barn och deras kompisar.", "deras", "sina", True),
        ("De sålde deras bil.", "deras", "sin", False),
        ("Vi åker till Sälen.", "Sälen", "sälen", True),
        ("Jag köpte en Bil.", "Bil", "bil", False),
        ("Vi ses på Måndag.", "Måndag", "måndag", False),
        ("Ta en tablett om dagen.", "tablett", "tablet", True),
        ("Försvaret mötte en attack mot staden.", "attack", "att", True),
        ("Han köpte två bilar.", "bilar", "bil", False),
        ("Hon gav skridskorna till sin systerdotter.", "sin", "sina", True),
        ("Hon påminner om sin moster.", "sin moster", "sina mostrar", True),
        ("Han såg sin bilar.", "sin", "sina", False),
        ("Hon satt uppe hela natten.", "uppe", "upp", True),
        ("Barnen är inte hemma.", "hemma", "hem", True),
        ("Hon gick uppe tidigt.", "uppe", "upp", False),
    ],
)
def test_what_is_right(text: str, old: str, new: str, expected: bool) -> None:
    start = text.index(old)
    assert is_shown_right(text, start, start + len(old), new, installed()) is expected


def test_words_of_speech_need_no_dictionary() -> None:
    assert is_shown_right("Har du nåt kvar?", 7, 10, "något")


@pytest.mark.parametrize(("text", "expected"), [("Mitt vänstra öga kliar.", True), ("Mitt bil är ny.", False)])
def test_possessives_that_agree(text: str, expected: bool) -> None:
    assert is_own(text, 0, 4, installed()) is expected
