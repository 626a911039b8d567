"""What people write wrongly in Dutch letters, reviews and essays: a sentence in, what is wrong out."""

from functools import partial

import pytest

from models.agreement.nl.vouching import is_infinitive_behind_te
from tests.models.agreement.sentences import assert_mended, assert_right

assert_fix = partial(assert_mended, language="nl")
assert_silent = partial(assert_right, language="nl")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Ik heb een brief ontvangt.", "Ik heb een brief ontvangen."),
        ("Hij heeft de brief schrijft.", "Hij heeft de brief geschreven."),
        ("Omdat ik geen antwoord heb ontvangt, bel ik.", "Omdat ik geen antwoord heb ontvangen, bel ik."),
        ("Als hij zich niet beter voel, ga ik naar huis.", "Als hij zich niet beter voelt, ga ik naar huis."),
        ("De kinderen die hier woont zijn lief.", "De kinderen die hier wonen zijn lief."),
        ("Veel mensen koopt online.", "Veel mensen kopen online."),
        ("Zoals u weet betaal wij op tijd.", "Zoals u weet betalen wij op tijd."),
        ("Ik vind het mooi, maar de nadelen is groter.", "Ik vind het mooi, maar de nadelen zijn groter."),
    ],
)
def test_last_verbs(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("Zij heeft dat allemaal mee gemaakt.", "Zij heeft dat allemaal meegemaakt."),
        ("Ze heeft haar jas uit getrokken.", "Ze heeft haar jas uitgetrokken."),
        ("Ik kan je dat uit leggen.", "Ik kan je dat uitleggen."),
        ("Bel me als je aan komt.", "Bel me als je aankomt."),
        ("Ik weet niet of ik me aan stel.", "Ik weet niet of ik me aanstel."),
        ("Dat is fijn omdat je kunt makkelijk praten.", "Dat is fijn omdat je makkelijk kunt praten."),
        ("Ze praten over wat hun online doen.", "Ze praten over wat zij online doen."),
    ],
)
def test_verbs_that_are_one_word_and_clauses(wrong: str, right: str) -> None:
    assert_fix(wrong, right)


@pytest.mark.parametrize(
    "text",
    [
        "Daar moet een einde aan komen.",
        "Dat is waar het om gaat.",
        "Waar heeft dat toe geleid?",
        "Ik kan het probleem niet uit de weg gaan.",
        "Als je op zoek bent naar hulp, bel dan.",
        "Omdat hij zijn been gebroken heeft loopt hij niet.",
        "Ik heb nog een ezel staan in de kelder.",
        "Het spijt me dat ik niet in staat ben om te komen.",
        "Ik hoop dat we naar een betere wijk zullen verhuizen.",
        "Omdat hun auto kapot is, komen ze met de trein.",
        "Ik blijf thuis omdat ik moet werken.",
        "De kinderen die de leraar ziet zijn lief.",
        "Veel economen is dit niet bekend.",
        "Vorige zomer zijn wij naar Portugal geweest.",
    ],
)
def test_what_is_right(text: str) -> None:
    assert_silent(text)


@pytest.mark.parametrize(
    ("word", "meant", "expected"), [("lekken", "leken", True), ("lek", "lekken", False), ("lekken", "te lekken", False)]
)
def test_infinitives_stay(word: str, meant: str, expected: bool) -> None:
    text = f"Na een week begon hij te {word}."
    start = text.index(word)
    assert is_infinitive_behind_te(text, start, start + len(word), meant) is expected
