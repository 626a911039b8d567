"""Verbs without their ending: a story offers the past first, a description the present."""

import pytest

from service.checking.options import Options
from tests import shipped

STORY = "Nobody answered the bell. {} the door. It opened, and the light went out."
NOTE = "My sister lives in a small town. {} the door every evening. She is always careful."


def offered(text: str, word: str) -> str:
    found = shipped.checked(text, Options(language="en-GB")).alerts
    return next(one.replacements[0] for one in found if text[one.offset : one.end] == word)


@pytest.mark.parametrize(("text", "right"), [(STORY, "pushed"), (NOTE, "pushes")])
def test_the_sentences_around_tell_the_tense(text: str, right: str) -> None:
    assert offered(text.format("She push"), "push") == right


def test_a_word_of_time_tells_it() -> None:
    assert offered("It rain a lot last week.", "rain") == "rained"
    assert offered("It rain a lot here, usually in May.", "rain") == "rains"


def test_the_message_speaks_of_what_is_offered() -> None:
    found = shipped.checked(STORY.format("She push"), Options(language="en-GB")).alerts
    told = next(one for one in found if one.replacements[:1] == ("pushed",))
    assert "pushed" in told.message
    assert "-s" not in told.message


def test_what_is_spoken_tells_nothing_of_the_story() -> None:
    behind = '"You know that he is ill, I do, and they are always here," she answer. He closed the box.'
    assert offered(behind, "answer") == "answered"
    before = 'She closed the box. "I am here, it is cold and we are always late," he promise.'
    assert offered(before, "promise") == "promised"
