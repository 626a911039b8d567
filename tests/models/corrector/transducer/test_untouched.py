from collections.abc import Sequence

from models.corrector.transducer.untouched import Untouched, UntouchedSentences


def test_a_sentence_is_read_once_and_answers_come_in_order() -> None:
    read: list[str] = []

    def of(sentences: Sequence[str]) -> list[Untouched]:
        read.extend(sentences)
        return [Untouched(-float(len(sentence))) for sentence in sentences]

    sentences = UntouchedSentences(of)
    assert [one.ease for one in sentences(["She sings.", "We go.", "She sings."])] == [-10, -6, -10]
    assert [one.ease for one in sentences(["We went.", "We go."])] == [-8, -6]
    assert read == ["She sings.", "We go.", "We went."]


def test_what_was_not_asked_for_for_longest_goes() -> None:
    read: list[str] = []

    def of(sentences: Sequence[str]) -> list[Untouched]:
        read.extend(sentences)
        return [Untouched() for _ in sentences]

    sentences = UntouchedSentences(of)
    sentences(["Kept.", "Forgotten."])
    for first in range(0, 4_000, 100):
        sentences(["Kept.", *map(str, range(first, first + 100))])
    read.clear()
    sentences(["Kept.", "Forgotten."])
    assert read == ["Forgotten."]
