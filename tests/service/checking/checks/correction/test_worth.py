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


def is_read(text: str, care: Care, language: str) -> bool:
    return CHECK._is_read(replace(SentenceText.of(text, language), care=care))


def cares(texts: Sequence[str], language: str) -> list[Care]:
    return [one.care for one in rationed(sentence_texts(Document.of("\n\n".join(texts), language)), CHECK.effort)]


@pytest.mark.parametrize("care", list(Care))
def test_a_plain_sentence_is_read_whatever_has_been_spent(care: Care) -> None:
    assert found(PLAIN, care) == found(PLAIN, Care.FULL) > 0


@pytest.mark.parametrize(
    ("text", "language", "read"),
    [(GARBLED, "en-US", {Care.FULL}), ("Er gxht mit sexner Schwzster nach Hause.", "de-DE", {Care.FULL, Care.SOME})],
)
def test_garbled_words_are_read_as_long_as_there_is_something_left(text: str, language: str, read: set[Care]) -> None:
    assert {care for care in Care if is_read(text, care, language)} == read


def test_a_long_text_in_capitals_is_read_at_its_beginning() -> None:
    texts = [f"DIE {number} HUNDE LIEFEN HEUTE MORGEN DURCH DEN GARTEN." for number in range(1_000, 2_000)]
    given = cares(texts, "de-DE")
    assert given == sorted(given, reverse=True)
    read = sum(map(len, texts[: given.index(Care.LITTLE)]))
    assert SOME // 8 < read < SOME // 4


@pytest.mark.parametrize("text", ["Die NATO und die EU haben {} Staaten.", "Die Hunde liefen {} Mal durch den Garten."])
def test_acronyms_and_prose_are_read_to_the_end(text: str) -> None:
    assert set(cares([text.format(number) for number in range(1_000, 2_400)], "de-DE")) == {Care.FULL}


def test_capitals_are_read_as_long_as_there_is_something_left() -> None:
    text = "Er wartet auf das Bus und Ich gehe nach Hause.".upper()
    assert [is_read(text, care, "de-DE") for care in Care] == [False, True, True]


@pytest.mark.parametrize("language", ["de-DE", "ru"])
def test_a_page_in_capitals_is_read_whole(language: str) -> None:
    clause = {
        "de-DE": "DER ANBIETER HAFTET NICHT FÜR SCHÄDEN, DIE DEM NUTZER NACH § {} ENTSTEHEN.",
        "ru": "ИСПОЛНИТЕЛЬ НЕ НЕСЁТ ОТВЕТСТВЕННОСТИ ЗА УБЫТКИ ЗАКАЗЧИКА ПО ПУНКТУ {} ДОГОВОРА.",
    }[language]
    page = [clause.format(number) for number in range(10, 60)]
    assert sum(map(len, page)) > 3_000
    assert set(cares(page, language)) == {Care.FULL}


def test_a_long_text_of_marks_is_read_at_its_beginning() -> None:
    texts = [f"( {number} ) [ cat ] {{ }} ( a ) [ ran ] {{ {{ }} }}." for number in range(1_000, 2_500)]
    given = cares(texts, "en-US")
    assert given == sorted(given, reverse=True)
    assert 0.1 < given.index(Care.LITTLE) / len(given) < 0.4
    assert not is_read(texts[-1], Care.LITTLE, "en-US")


@pytest.mark.parametrize(
    "text",
    [
        "“No!” said {} of them. “Never! And you?”",
        "Costs (see {} and [2]): £5, €6; 7 %, i.e. more.",
        "Smith, J. ({}), “A test”, pp. 3–5, vol. 2 (3).",
    ],
)
def test_dialogue_and_figures_are_read_to_the_end(text: str) -> None:
    assert set(cares([text.format(number) for number in range(1_000, 1_900)], "en-US")) == {Care.FULL}


def test_a_model_of_one_language_reads_capitals_as_it_does_other_words() -> None:
    assert set(cares([f"THE {number} DOGS RAN IN THE GARDEN." for number in range(1_000, 2_000)], "en-US")) == {
        Care.FULL
    }
