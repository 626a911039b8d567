"""What may be spent on the sentences of a text that is full of unknown words."""

import random

import pytest

from models.text.document import Document
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.rationing import FULL, SOME, rationed
from service.checking.sentences import Care, SentenceText, sentence_texts
from tests.cpu_time import within
from tests.shipped import RESOURCES

CHECK = SpellingCheck(RESOURCES)


def garbled(count: int, seed: int = 0) -> str:
    """Sentences that each have another word which is near to none."""
    rng = random.Random(seed)
    letters = "abdeghiklmnoprstu"
    return " ".join(f"She saw a {''.join(rng.choices(letters, k=9))} here." for _ in range(count))


def read(text: str) -> list[SentenceText]:
    if not CHECK.covers("en-US"):
        pytest.skip("no dictionary of en-US is installed")
    return rationed(sentence_texts(Document.of(text, "en-US")), CHECK.effort)


def test_the_care_is_spent_from_the_beginning() -> None:
    sentences = rationed(sentence_texts(Document.of(garbled(20), "en-US")), lambda _: SOME // 10)
    cares = [sentence.care for sentence in sentences]
    assert cares == [Care.FULL] * (10 * FULL // SOME) + [Care.SOME] * 5 + [Care.LITTLE] * 10
    assert [sentence.effort > 0 for sentence in sentences] == [True] * 10 + [False] * 10


def test_equal_sentences_are_paid_once_and_others_cost_nothing() -> None:
    sentences = read(" ".join(["She saw a hroose here."] * 2_000 + ["She saw a horse here."]))
    assert {sentence.care for sentence in sentences} == {Care.FULL}
    assert sentences[-1].effort == 0 < sentences[0].effort
    assert sentences[-1].cost == len(sentences[-1].text)


def test_unknown_words_are_told_without_care_and_what_is_known_to_be_meant_is() -> None:
    [sentence] = read("I recieve a hroose.")
    little = SentenceText(sentence.text, sentence.language, care=Care.LITTLE)
    [found] = CHECK.check([little])
    assert [(alert.offset, alert.replacements) for alert in found] == [(2, ("receive",)), (12, ())]


def test_a_sentence_full_of_misspelled_words_is_done_soon() -> None:
    """60,000 characters of such words without a full stop held up everybody: each was tried in the whole sentence."""
    words = ["the", "a", "cat", "ran", "advices", "recieve", "seperate", "people"]
    text = " ".join(random.Random(1).choices(words, k=12_000))[:60_000]
    CHECK.warm()
    with within(4):
        found = CHECK.check(read(text))
        assert sum(map(len, found)) > 1_000
