"""English: what is offered first is what was meant, whatever is wrong beside it; right texts stay as they are."""

import pytest

from service.checking.options import Options
from tests import shipped


def first(text: str, word: str, language: str = "en-GB") -> str | None:
    found = shipped.checked(text, Options(language=language)).alerts
    return next((one.replacements[0] for one in found if one.replacements and text[one.offset : one.end] == word), None)


CHAT = """\
priya: guys whose turn is it to buy milk?
tom: not mine, i bought it last time
priya: ok then it must be elenas
elena: what?? i always get the milk
tom: depends when the bus come
priya: it's got a new fence aparently
elena: that wasnt me
tom: its a suprise
elena: so pasta then
"""


@pytest.mark.parametrize(
    ("word", "right"),
    [("elenas", "elena's"), ("come", "comes"), ("aparently", "apparently"), ("wasnt", "wasn't"), ("its", "it's")],
)
def test_messages_get_no_stops_along_with_their_corrections(word: str, right: str) -> None:
    assert first(CHAT, word) == right


@pytest.mark.parametrize(
    ("text", "word", "right"),
    [
        ("When it's hot you have to be carefull not to burn your fingers.", "carefull", "careful"),
        ("My phone is runing low and rings but the display stay dark.", "stay", "stays"),
        ("Students recieve a card by post", "recieve", "receive"),
        ("I ca not believe that it is almost over.", "ca not", "cannot"),
        ("They crept along the hedge until they reach the gate. Then it rained.", "reach", "reached"),
        ("I speak fluently English and Portuguese.", "fluently English and Portuguese",
         "English and Portuguese fluently"),
        ("I dealt with complaints on a daily bases.", "bases", "basis"),
        ("When can we except the gate to be opened?", "except", "expect"),
        ("It was a hugh success for all of us.", "hugh", "huge"),
        ("Please scroll up abit.", "abit", "a bit"),
        ("I was so hungary that I could not sleep.", "hungary", "hungry"),
    ],
)  # fmt: skip
def test_what_is_meant_comes_first(text: str, word: str, right: str) -> None:
    assert first(text, word) == right


def test_a_verb_goes_behind_its_subject_before_another_question() -> None:
    text = "Does anyone know where is that file and whether it's safe to delete it?"
    found = shipped.checked(text, Options(language="en-GB")).alerts
    assert [one.replacements[0] for one in found] in ([], ["that file is"])


VERSE = """\
The heron stands where the river bends,
grey as the rain, and as patient too.
It has no money, it has no friends,
it has, I suppose, nothing else to do.

I passed it at seven, I passed it at ten,
I passed it again when the light had gone;
and if I should come this way again
I know it will still be standing on

one thin leg like a question mark
that nobody ever stops to ask,
waiting for something to move in the dark,
at home in its cold and lonely task.
"""


@pytest.mark.parametrize(
    "text",
    [
        VERSE,
        "Their body clock is different to that of adults.",
        "I have rung your office two times and left a message.",
        "You started out as a welder. How did you end up there?",
        "Items must be unworn and have their tags attached.",
        "On a typical morning the waiting room is full of families speaking Somali and Spanish.",
        "I've been late to lab twice.",
        "Finance: balance at 31 December £8,412.66.",
        "I do what I can and wonder whether any of it matters.",
        "**Version:** 3.8.1 on Windows 11",
    ],
)
def test_right_texts_are_left_alone(text: str) -> None:
    assert shipped.checked(text, Options(language="en-GB")).alerts == []
