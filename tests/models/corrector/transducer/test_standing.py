from collections.abc import Sequence

from models.corrector.transducer.standing import Standing, Standings


def test_a_sentence_is_read_once_and_answers_come_in_order() -> None:
    read: list[str] = []

    def of(sentences: Sequence[str]) -> list[Standing]:
        read.extend(sentences)
        return [Standing(-float(len(sentence))) for sentence in sentences]

    standings = Standings(of)
    assert [one.ease for one in standings(["She sings.", "We go.", "She sings."])] == [-10, -6, -10]
    assert [one.ease for one in standings(["We went.", "We go."])] == [-8, -6]
    assert read == ["She sings.", "We go.", "We went."]


def test_what_was_not_asked_for_for_longest_goes() -> None:
    read: list[str] = []

    def of(sentences: Sequence[str]) -> list[Standing]:
        read.extend(sentences)
        return [Standing() for _ in sentences]

    standings = Standings(of)
    standings(["Kept.", "Forgotten."])
    for first in range(0, 4_000, 100):
        standings(["Kept.", *map(str, range(first, first + 100))])
    read.clear()
    standings(["Kept.", "Forgotten."])
    assert read == ["Forgotten."]
