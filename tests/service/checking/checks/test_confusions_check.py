"""Words taken for one another, with the model that ships: text in, alert out."""

import asyncio

import pytest

from models.confusions.sets import confusions
from models.text.document import Document
from service.checking import checks
from service.checking.alerts import Alert
from service.checking.categories import BY_KEY, Category
from service.checking.check import discover
from service.checking.checker import Checker
from service.checking.checks.confusions import ConfusedWords
from service.checking.options import Options
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts
from service.commands.check import Inline
from tests.service.checking import checking

RESOURCES = Resources()
CHECK = ConfusedWords(RESOURCES)

PAIRS = [
    ("They left there coats in the hall.", "They left their coats in the hall."),
    ("Nothing is more important then good health.", "Nothing is more important than good health."),
    ("We where very tired after the long walk.", "We were very tired after the long walk."),
    ("I want to prove it, but I have no prove.", "I want to prove it, but I have no proof."),
    ("The waves of the see were high.", "The waves of the sea were high."),
    ("We past the old church on our way home.", "We passed the old church on our way home."),
    ("She gave me some good advise about the job.", "She gave me some good advice about the job."),
    ("Can you right your name here?", "Can you write your name here?"),
    ("It is a strange think to say.", "It is a strange thing to say."),
    ("She has a strong believe in justice.", "She has a strong belief in justice."),
]
RIGHT = [
    *(right for _, right in PAIRS),
    "Then he went there, and it was better than their house.",
    "It's true that the cat has lost its ball.",
    "You're right that your answer was quite quiet.",
    "The principal explained the principle to us.",
    "Who's there, and whose coat is this?",
    "Its weight made us wait a week, although we were weak.",
    "We should of course discuss it, because of it.",
    "THE LETTER FROM YOUR FORM IS THERE.",
    "",
]


def alerts(text: str, language: str = "en-US") -> list[Alert]:
    """The alerts of all sentences of a text."""
    sentences = sentence_texts(Document.of(text, language))
    found = CHECK.check(sentences)
    return [
        alert.moved(sentence.start)
        for sentence, own in zip(Document.of(text, language).sentences, found, strict=True)
        for alert in own
    ]


@pytest.mark.parametrize(("wrong", "right"), PAIRS)
def test_a_word_in_the_place_of_another(wrong: str, right: str) -> None:
    [alert] = alerts(wrong)
    assert wrong[: alert.offset] + alert.replacements[0] + wrong[alert.end :] == right
    assert (alert.category, alert.main_category) == (Category.CONFUSED_WORDS, Category.CONFUSED_WORDS)
    assert 0.9 <= alert.confidence <= 1


@pytest.mark.parametrize("text", RIGHT)
def test_the_right_word_is_left_alone(text: str) -> None:
    assert alerts(text) == []


def test_a_slip_of_the_mind_is_likelier_than_one_of_the_fingers() -> None:
    [alert] = alerts("They invited us to there house.")
    assert alert.replacements == ("their", "three")
    assert alert.rule == "confused-words/their-there-they're"


def test_verbs_that_do_not_agree() -> None:
    [alert] = alerts("They was late again.")
    assert (alert.category, alert.main_category) == (Category.VERB_SVA, Category.GRAMMAR)
    assert alert.message == "Subject and verb do not seem to agree: “were” fits here, not “was”."
    assert alert.replacements == ("were",)


def test_the_message_says_what_both_words_mean() -> None:
    [alert] = alerts("She is taller then her brother.")
    assert "“then” (at that time, next)" in alert.message
    assert "“than” (compared with)" in alert.message
    assert alert.rule == "confused-words/then-than"


@pytest.mark.parametrize(
    ("text", "replacements"),
    [
        ("There coats", ["Their", "They're", "Three"]),
        ("whose", ["who's"]),
        ("You’re", ["Your"]),
        ("ITS", []),
        ("chair", []),
    ],
)
def test_letter_case_is_kept(text: str, replacements: list[str]) -> None:
    end = len(text.split()[0])
    assert [one.replacement for one in confusions("en").candidates(text, 0, end)] == replacements


def test_what_must_be_left_alone_is() -> None:
    assert alerts("Run `we where here` and open https://example.org/we-where-here, please.") == []


@pytest.mark.parametrize("wrong", [wrong for wrong, _ in PAIRS])
def test_all_checks_together_give_one_alert_for_the_word(wrong: str) -> None:
    [(_, right)] = [pair for pair in PAIRS if pair[0] == wrong]
    found = checking.check(wrong, RESOURCES, checks=tuple(discover(checks))).alerts
    [confused] = [alert for alert in found if alert.category is Category.CONFUSED_WORDS]
    assert wrong[: confused.offset] + confused.replacements[0] + wrong[confused.end :] == right
    assert not [one for one in found if one is not confused and one.offset < confused.end and confused.offset < one.end]


def test_many_sentences_at_once_get_what_each_gets_alone() -> None:
    texts = [wrong for wrong, _ in PAIRS] + RIGHT[:-1]
    together = alerts(" ".join(texts))
    alone, at = [], 0
    for text in texts:
        alone += [(alert.offset + at, alert.replacements) for alert in alerts(text)]
        at += len(text) + 1
    assert [(alert.offset, alert.replacements) for alert in together] == alone


def test_other_languages_are_not_covered() -> None:
    assert CHECK.covers("en-GB")
    assert not CHECK.covers("de-DE")


def test_every_threshold_of_the_model_is_of_a_pair_that_is_known() -> None:
    known = {pair.key for pairs in confusions("en").of.values() for pair in pairs}
    thresholds = RESOURCES.word_choice.thresholds
    assert thresholds
    assert set(thresholds) <= known
    assert min(thresholds.values()) >= 3.0


def test_every_word_has_a_meaning_and_every_pair_stands_once() -> None:
    pairs = [pair for own in confusions("en").of.values() for pair in own]
    assert len({pair.key for pair in pairs}) == len(pairs)
    assert all(pair.message or (pair.written_gloss and pair.meant_gloss) for pair in pairs)
    assert all(pair.category in BY_KEY for pair in pairs)
    assert all(word == word.lower() for word in confusions("en").of)


def test_a_checker_finds_it_by_itself() -> None:
    checker = Checker(RESOURCES, Inline())
    result = asyncio.run(checker.check("There is no prove that he was there.", Options(language="en-US")))
    checker.close()
    assert [alert.rule for alert in result.alerts] == ["confused-words/proof-prove"]


def test_a_rule_for_the_same_words_has_the_last_word() -> None:
    found = checking.check("They where happy to see us.", RESOURCES, checks=tuple(discover(checks))).alerts
    assert [(alert.rule, alert.replacements) for alert in found] == [("en/WHERE_WERE", ("were",))]
