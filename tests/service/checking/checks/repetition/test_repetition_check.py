"""Doubled words, openings of sentences, and rare words that come again."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.checks.repetition.check import Repetition
from tests.cpu_time import within
from tests.service.checking.checks import text_checks
from tests.shipped import RESOURCES


def doubled(text: str, language: str = "en-US") -> list[str]:
    return text_checks.spans(Repetition, text, language)


def picky(text: str, language: str = "en-US") -> list[Alert]:
    return [alert for alert in text_checks.alerts(Repetition, text, language) if alert.level is Level.PICKY]


def applied(text: str, language: str = "en-US") -> str:
    """The text with all doubled words taken out."""
    for alert in reversed(text_checks.alerts(Repetition, text, language)):
        if alert.level is Level.DEFAULT:
            text = text[: alert.offset] + alert.replacements[0] + text[alert.end :]
    return text


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("We saw the the house.", "We saw the house."),
        ("The the house is old.", "The house is old."),
        ("We went to the\nthe old house by the lake.", "We went to the\nold house by the lake."),
        ("Give it to to  me.", "Give it to  me."),
        ("This is is, I think, an an error.", "This is, I think, an error."),
        ("He walked in the house house.", "He walked in the house."),
        ("The cat sat on the the the mat.", "The cat sat on the mat."),
        ("THE THE HOUSE IS OLD.", "THE HOUSE IS OLD."),
        ("We have a a plan, and it is is\u00a0good.", "We have a plan, and it is\u00a0good."),
    ],
)
def test_a_doubled_word_is_taken_out_with_a_space(text: str, right: str) -> None:
    assert applied(text) == right


def test_the_alert_of_a_doubled_word() -> None:
    text = "We saw the the house."
    [alert] = text_checks.alerts(Repetition, text)
    assert text[alert.offset : alert.end] == "the "
    assert (alert.category, alert.replacements) == (Category.REPETITIONS_STYLE, ("",))
    assert alert.message == "“the” stands here twice in a row; once is enough."


@pytest.mark.parametrize(
    "text",
    [
        "She had had enough, and I know that that house is old.",
        "What he did did not surprise me; it was very very cold.",
        "Bye bye, said the child, and it went knock knock.",
        "They gave her her book, and will will come if Will will.",
        "I told you you were right.",
        "We flew to Pago Pago and heard Duran Duran.",
        "Title of the\n\nthe next paragraph",
        "apple\napple\npear",
        "La la la, sang the whole class: dooby dooby dooby.",
        "The values are x x and 5 5 and `the the`.",
        "The, the, and of course the.",
        "He got the The Hague train.",
        "Run `git add add` or see foo.foo.",
        "On the left left-handed people sit.",
        "",
    ],
)
def test_words_that_may_stand_twice(text: str) -> None:
    assert doubled(text) == []


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de-DE", "Ich habe das Buch auf auf den Tisch gelegt.", []),
        ("de-DE", "Ich habe ein ein Buch und und lese es.", ["und "]),
        ("de-DE", "Das sind Menschen, die die Welt kennen, wenn Fliegen fliegen.", []),
        ("fr", "Il a mangé une une pomme dans le le jardin.", ["une ", "le "]),
        ("fr", "Nous nous levons, et vous vous couchez.", []),
        ("es", "Fui a la casa de de mi hermana.", ["de "]),
        ("it", "Andiamo piano piano al al mare.", ["al "]),
        ("pt-PT", "Ele foi com com o irmão.", ["com "]),
        ("pl-PL", "Poszedłem do sklepu i i kupiłem chleb bez bez masła.", ["i ", "bez "]),
        ("nl", "Ik heb een een boek gelezen.", ["een "]),
        ("cs", "Vrátil se se mnou domů a a šel spát.", []),
        ("ru", "Он пришёл ко ко мне.", ["ко "]),
        ("id", "Anak anak bermain di di taman.", ["di "]),
        ("vi", "Cô ấy luôn luôn vui và và khỏe.", ["và "]),
        ("hi", "वह धीरे धीरे घर में में आया।", ["में "]),
        ("tr", "Yavaş yavaş yürüdü ve ve durdu.", ["ve "]),
        ("hu", "Az az igazság, hogy a a ház régi.", ["a "]),
    ],
)
def test_other_languages(language: str, text: str, expected: list[str]) -> None:
    assert doubled(text, language) == expected


def test_languages_without_spaces_are_not_covered() -> None:
    check = Repetition(RESOURCES)
    assert not any(check.covers(language) for language in ("ja", "zh", "th"))


def test_three_sentences_that_begin_alike() -> None:
    text = "She came home. She ate. She went to bed. She slept."
    found = picky(text)
    assert [text[alert.offset : alert.end] for alert in found] == ["She", "She"]
    assert [alert.offset for alert in found] == [24, 41]
    assert found[0].message.startswith("3 sentences in a row begin with “She”")
    assert found[0].replacements == ()


@pytest.mark.parametrize(
    "text",
    [
        "She came home. Then she ate. She went to bed. She slept.",
        "The house is old. The roof leaks. The garden is wild.",
        "She came home.\nShe ate.\nShe went to bed.",
        "Wir gingen. Dann aßen wir. Wir schliefen.",
    ],
)
def test_openings_that_are_no_repetition(text: str) -> None:
    assert picky(text) == []


def test_a_rare_word_that_comes_again_soon() -> None:
    text = "We stumble along the river. Later the others began to stumble too."
    [alert] = picky(text)
    assert text[alert.offset : alert.end] == "stumble"
    assert alert.offset > 30
    assert "9 words before" in alert.message


@pytest.mark.parametrize(
    "text",
    [
        "We like the house along the river. Later the house was sold.",
        "We stumble here. " + "Many words then follow in this long text of ours. " * 5 + "The others stumble too.",
        "A pelican is a bird. The pelican eats fish. A pelican has a bill. No pelican sings.",
    ],
)
def test_words_that_are_common_far_away_or_the_topic(text: str) -> None:
    assert [alert for alert in picky(text) if alert.rule.endswith("again")] == []


@given(st.text(alphabet="the a.\n,'` T"))
def test_any_text_keeps_its_words_apart(text: str) -> None:
    found = [alert for alert in text_checks.alerts(Repetition, text) if alert.level is Level.DEFAULT]
    assert all(one.end <= other.offset for one, other in pairwise(found))


def test_time_is_linear() -> None:
    with within(8):
        for text in ("the " * 15_000, "a" * 60_000, "She ran. " * 7_000, "stumble o " * 6_000, "the\n" * 15_000):
            text_checks.alerts(Repetition, text)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("O problema é é que ninguém sabe.", "pt"),
        ("O que foi foi bom.", "pt"),
        ("Es ist ein Haus, in dem dem Hund nichts fehlt.", "de"),
        ("Die Leute, die die Katze suchen, sind da, und die, deren deren Hund beißt.", "de"),
        ("Ich glaube, das das Ende ist.", "de"),
        ("Das sind alles Dinge die die Leute gern machen.", "de"),
        ("Der Mann den den Hund gebissen hat.", "de"),
        ("Leute die die Katze suchen, sollen anrufen.", "de"),
        ("Sie wissen, dass sie sie mag.", "de"),
        ("Nous nous levons quand vous vous couchez.", "fr"),
        ("Ce qu'il en est est simple.", "fr"),
        ("Creo que que venga es bueno.", "es"),
        ("Non so se ci ci porti, piano piano.", "it"),
        ("Wiem, że to to samo.", "pl"),
        ("What it is is a mess.", "en-US"),
        ("The problem with this plan is is that it costs too much.", "en-US"),
        ("This is the house he lived in in 1990.", "en-US"),
        ("He had had enough, and I know that that is true.", "en-US"),
    ],
)
def test_what_a_language_doubles_is_no_slip(text: str, language: str) -> None:
    assert doubled(text, language) == []


@pytest.mark.parametrize(
    ("text", "language", "words"),
    [
        ("Ela foi para a a casa.", "pt", 1),
        ("Ich sehe die die Katze.", "de", 1),
        ("Die Leute kennen den den Hund und und die Katze.", "de", 2),
        ("Ich gehe mit dem dem Hund.", "de", 1),
        ("Mit dem dem Hund ist es schwer. Aus der der Stadt kommt sie.", "de", 2),
        ("Je vois le le chat et et le chien.", "fr", 2),
        ("Creo que de de verdad viene.", "es", 1),
        ("Vado a casa con con lui.", "it", 1),
        ("Idę do domu i i śpię.", "pl", 1),
        ("He looked in in the evening, and sat on on the mat.", "en-US", 2),
        ("There is is a cat.", "en-US", 1),
        ("It was was cold, and the dog sat in in the car.", "en-US", 2),
    ],
)
def test_a_real_slip_is_still_found(text: str, language: str, words: int) -> None:
    assert len(doubled(text, language)) == words
