"""What the correction model does not read of a text that has cost much already, and what it always reads."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from models.text.document import Document
from service.checking.checks.correction.check import CorrectionModel
from service.checking.rationing import SOME, rationed
from service.checking.sentences import Care, SentenceText, sentence_texts
from tests.shipped import RESOURCES

CHECK = CorrectionModel(RESOURCES)
PLAIN = "She go to the market every day with her sister."
GARBLED = "She go to the mqrkzt every dxy with hwr sister."


def found(text: str, care: Care, language: str = "en-US") -> int:
    [alerts] = CHECK.check([replace(SentenceText.of(text, language), care=care)])
    return len(alerts)


def cares(texts: Sequence[str], language: str) -> list[Care]:
    return [one.care for one in rationed(sentence_texts(Document.of("\n\n".join(texts), language)), CHECK.effort)]


@pytest.mark.parametrize("care", list(Care))
def test_a_plain_sentence_is_read_whatever_has_been_spent(care: Care) -> None:
    assert found(PLAIN, care) == found(PLAIN, Care.FULL) > 0


def test_garbled_words_are_read_as_long_as_there_is_something_left() -> None:
    assert (found(GARBLED, Care.SOME) > 0, found(GARBLED, Care.LITTLE)) == (True, 0)


def test_a_long_text_in_capitals_is_read_at_its_beginning() -> None:
    texts = [f"DIE {number} HUNDE LIEFEN HEUTE MORGEN DURCH DEN GARTEN." for number in range(1_000, 2_000)]
    given = cares(texts, "de-DE")
    assert given == sorted(given, reverse=True)
    read = sum(map(len, texts[: given.index(Care.LITTLE)]))
    assert SOME // 5 < read < SOME // 2


@pytest.mark.parametrize("text", ["Die NATO und die EU haben {} Staaten.", "Die Hunde liefen {} Mal durch den Garten."])
def test_acronyms_and_prose_are_read_to_the_end(text: str) -> None:
    assert set(cares([text.format(number) for number in range(1_000, 2_400)], "de-DE")) == {Care.FULL}


def test_capitals_are_read_as_long_as_there_is_something_left() -> None:
    text = "Er wartet auf das Bus und Ich gehe nach Hause.".upper()
    read = [replace(SentenceText.of(text, "de-DE"), care=care) for care in Care]
    assert [CHECK._is_read(one) for one in read] == [False, True, True]


def test_a_model_of_one_language_reads_capitals_as_it_does_other_words() -> None:
    assert set(cares([f"THE {number} DOGS RAN IN THE GARDEN." for number in range(1_000, 2_000)], "en-US")) == {
        Care.FULL
    }
