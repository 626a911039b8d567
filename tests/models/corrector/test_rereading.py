"""What a sentence is changed to where a model is not sure: the sentence that it would leave as it is."""

from collections.abc import Sequence

from models.corrector.protocol import Correction, Edit, Replacement, Suspicion
from models.corrector.rereading import Rereading, kin

WORDS = frozenset({"alltid", "boken", "de", "dem", "det", "han", "kommer", "present"})


class Reader:
    """Is at ease with sentences that are right, and remembers what it has read."""

    def __init__(self, *right: str) -> None:
        """Take the right sentences."""
        self.right = right
        self.read: list[str] = []

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """See ``models.corrector.protocol.Engine``."""
        self.read += sentences
        return [-0.2 if sentence in self.right else -7.0 for sentence in sentences]


def reread(correction: Correction, reader: Reader) -> Correction:
    swedish = Rereading.of("sv", lambda: lambda word: word.lower() in WORDS)
    assert swedish is not None
    [found] = swedish.weigh([correction], reader.ease)
    return found


def proposed(source: str, written: str, *readings: tuple[str, float]) -> Correction:
    start = source.index(written)
    first, *others = (Replacement(text, probability) for text, probability in readings)
    edit = Edit(start, start + len(written), first.text, first.probability, tuple(others))
    return Correction(source, (edit,))


def test_of_what_is_proposed_the_right_sentence_comes_first() -> None:
    found = reread(
        proposed("Jag gav de en present.", "de", ("det", 0.6), ("dem", 0.5)), Reader("Jag gav dem en present.")
    )
    assert found.target == "Jag gav dem en present."
    assert found.edits[0].probability > 0.6


def test_words_in_each_others_place_are_tried_where_one_is_suspected() -> None:
    suspected = Correction("Han alltid kommer för sent.", (), (Suspicion(4, 10, 0.95),))
    assert reread(suspected, Reader("Han kommer alltid för sent.")).target == "Han kommer alltid för sent."


def test_words_that_are_taken_for_one_another_are_tried() -> None:
    assert {"dem", "det"} <= set(kin("sv")["de"])
    suspected = Correction("De har sett de.", (), (Suspicion(12, 14, 0.95),))
    assert reread(suspected, Reader("De har sett dem.")).target == "De har sett dem."


def test_what_is_no_word_is_not_tried() -> None:
    reader = Reader("Jag läser boken.")
    reread(proposed("Jag läser bok.", "bok", ("bokan", 0.7), ("boken", 0.3)), reader)
    assert "Jag läser bokan." not in reader.read


def test_what_nothing_is_said_of_is_not_read_again() -> None:
    reader = Reader()
    right = Correction("Hon läser boken.")
    assert reread(right, reader) == right
    assert reader.read == []


def test_a_capital_stays_at_the_start() -> None:
    suspected = Correction("Honom är snäll.", (), (Suspicion(0, 5, 0.95),))
    assert reread(suspected, Reader("Han är snäll.")).target == "Han är snäll."


def test_only_languages_that_it_was_weighed_for_have_one() -> None:
    assert Rereading.of("de") is None
