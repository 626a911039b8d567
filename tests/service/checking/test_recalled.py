"""What was worked out of the alerts of a sentence is remembered as long as they are the same objects."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from service.checking.alerts import Alert, Writer
from service.checking.candidates import Candidates, Own
from service.checking.categories import Category
from service.checking.options import Options
from service.checking.overlapping import resolve
from service.checking.recalled import Recalled, recalled

ANY = Options()


def alert(offset: int, length: int, *replacements: str, **others: object) -> Alert:
    made = Alert(offset, length, Category.GRAMMAR, Category.GRAMMAR, "", "", replacements, 0.9, "check/kind")
    return replace(made, **others)  # type: ignore[arg-type]


def test_the_same_alerts_are_worked_on_once() -> None:
    asked: list[int] = []

    @recalled
    def count(text: str, alerts: Sequence[Alert], limit: int) -> int:
        asked.append(limit)
        return min(len(alerts), limit)

    some = [alert(0, 3), alert(4, 2)]
    assert [count("She go.", some, 5) for _ in range(3)] == [2, 2, 2]
    assert count("She go.", list(some), 5) == 2
    assert asked == [5]
    assert count("She go.", some, 1) == 1
    assert count("He go.", some, 5) == 2
    assert count("She go.", [alert(0, 3), alert(4, 2)], 5) == 2  # equal ones, but others
    assert asked == [5, 1, 5, 5]


def test_a_result_that_is_false_is_remembered_too() -> None:
    kept: Recalled[bool] = Recalled()
    some = [alert(0, 1)]
    kept.keep(False, "A.", some)
    assert kept.get("A.", some) is False
    assert kept.get("A.", []) is None


def test_those_used_last_are_kept() -> None:
    kept: Recalled[int] = Recalled(most=2)
    some = [alert(0, 1)]
    kept.keep(1, "one", some)
    kept.keep(2, "two", some)
    assert kept.get("one", some) == 1
    kept.keep(3, "three", some)
    assert [kept.get(text, some) for text in ("one", "two", "three")] == [1, None, 3]


TEXT = "She go home. They was late. It rain."


@pytest.mark.parametrize(
    "beside",
    [
        [],
        [alert(4, 2, "goes", priority=9)],
        [alert(0, 2, "He", priority=9)],
        [alert(4, 10, "goes home. Those", priority=9)],
        [alert(4, 10, "goes home. Those", priority=-9)],
        [alert(13, 22, category=Category.WIKIPEDIA, main_category=Category.WIKIPEDIA)],
        [alert(12, 0, "!"), alert(28, 2, "")],
        [alert(7, 4, category=Category.UNK), alert(31, 4, category=Category.UNK)],
        [alert(4, 2, "goes", priority=9), alert(18, 3, "are"), alert(31, 4, "rained", decisive=5)],
    ],
)
@pytest.mark.parametrize("writer", [Writer.NATIVE, Writer.LEARNER, Writer.CAREFUL])
def test_sentence_by_sentence_the_same_are_chosen(beside: list[Alert], writer: Writer) -> None:
    sentences = [
        Own(0, "She go home.", [alert(4, 2, "goes"), alert(4, 7, "goes away", priority=2), alert(11, 1, "")]),
        Own(13, "They was late.", [alert(5, 3, "were", decisive=3), alert(0, 8, "He was"), alert(9, 4, unsure=True)]),
        Own(28, "It rain.", [alert(3, 4, "rains"), alert(3, 4, "rained", doubtful=True), alert(0, 2, "", priority=3)]),
    ]
    options = Options(writer=writer)
    flat = [one.moved(own.start) for own in sentences for one in own.alerts] + beside
    candidates = Candidates(TEXT, beside, sentences)
    for _ in range(2):
        assert Candidates(TEXT, beside, sentences).resolved(options) == resolve(TEXT, flat, options)
    assert list(candidates.alerts) == flat
    assert candidates.resolved(options) is candidates.resolved(options)


def test_sentences_without_a_space_between_them_are_seen_together() -> None:
    first = Own(0, "A big big", [alert(6, 3, "", rule="one/doubled")])
    second = Own(9, "big dog.", [alert(0, 3, "", rule="other/doubled")])
    text = "A big bigbig dog."
    flat = [*first.moved(), *second.moved()]
    assert Candidates(text, [], [first, second]).resolved(ANY) == resolve(text, flat, ANY)


def test_options_that_choose_alike_are_one_object() -> None:
    one, other = Options(language="de-DE"), Options(language="fr", message_language="fr")
    assert one != other
    assert one.choosing is other.choosing
    assert hash(Options()) == hash(Options())
    assert Options(dictionary=frozenset({"a"})).choosing is not one.choosing
