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
    assert offered("I asked Jo if he was at home. She work from home on Mondays.", "work") == "works"


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


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("It was dark and we were tired. My uncle close the gate. Then he went to bed.", "close", "closed"),
        ("The dog barked all night. In the end my neighbour call the police. They came at once.", "call", "called"),
        ("Nobody complained. It is a new rule. In the end the soup taste of nothing. We are sure.", "taste", "tasted"),
        ("It is a good pan. It was cheap. After about four months the lid begin to stick.", "begin", "began"),
        ("Plants need light. The leaf turn towards the window. This helps it to grow.", "turn", "turns"),
        ("We tested ten lamps and measured the heat. Table 2 show the values. They were high.", "show", "shows"),
        ("We drove to the sea and it was hot. The car do not start again. Nobody helped us.", "do", "did"),
        ("The town is small and it has no bridge.\n\n\"We need one,\" the mayor say.", "say", "said"),
        ("We heated ten rods and they broke.\n\nConclusion\n\nIron break when it is hot.", "break", "breaks"),
        ("The river rose and the street was flooded.\n\n\"It was quick,\" said Colin Barr, 71, who live in Mill Lane. "
         "\"It is wet and it is cold here.\"", "live", "lives"),
        ("It was dark and she was alone. The stairs were old and there was no light. Every step make a terrible noise. "
         "She listened and waited.", "make", "made"),
        ("Minutes of the club\nThe roof is old and it leaks.\nThe meeting close at six.", "close", "closed"),
        ("Minutes of our meeting\nThe lift is broken again.\nMr Bell suggest a new firm.", "suggest", "suggested"),
    ],
)  # fmt: skip
def test_what_models_find_gets_the_tense_of_the_text(text: str, wrong: str, right: str) -> None:
    assert offered(text, wrong) == right


def test_the_sentence_itself_is_heard_first() -> None:
    story = "We walked to the lake. {} It was cold, and we had no tent."
    assert offered(story.format("My aunt always say that water is life."), "say") == "says"


def test_a_noun_gets_no_tense() -> None:
    story = "The boat was old and it sank. We swam a few meter to the shore. Nobody was hurt."
    assert offered(story, "meter") in ("metres", "meters")


@pytest.mark.parametrize(
    ("text", "word", "right"),
    [
        ("We tried all button, but nothing happened.", "button", "the buttons"),
        ("I ordered a pair of shoe and paid at once.", "shoe", "shoes"),
    ],
)
def test_what_stands_behind_an_article_or_the_like_is_a_noun(text: str, word: str, right: str) -> None:
    found = [one for one in shipped.checked(text, Options(language="en-GB")).alerts if one.offset == text.index(word)]
    assert [one.replacements[0] for one in found] == [right]


def test_what_is_to_come_or_only_possible_is_not_told_in_the_past() -> None:
    started = "The crew was there. Her father was glad. Miss Tarrant start her new job next week."
    assert offered(started, "start") == "starts"


def test_minutes_tell_what_somebody_did_in_the_past() -> None:
    minutes = "Minutes of the board\n\nPool: The pump was repaired. Linda walk us through the plan."
    assert offered(minutes, "walk") == "walked"
