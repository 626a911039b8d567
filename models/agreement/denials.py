"""Verbs that are not denied although somebody is nobody, in languages that deny twice: “nigdy byłem”."""

from collections.abc import Callable, Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.reading import WordReading

__all__ = ["missing_negations"]

_ENDS = frozenset(',;:—–-()«»„”"')


def missing_negations(
    words: Sequence[str],
    readings: Callable[[str], Sequence[WordReading]],
    negatives: frozenset[str],
    between: frozenset[str],
    denying: frozenset[str],
) -> Iterator[Disagreement]:
    """The verb behind “nobody”, “never” ... that is not denied, where nothing in its sentence is.

    Args:
        words: the sentence.
        readings: what a word may be.
        negatives: words behind which the verb is denied.
        between: words that may stand between.
        denying: words that deny by themselves, the first of which is put before the verb.
    """
    small = [word.lower() for word in words]
    no = min(denying & {"nie", "не"})
    if denying & set(small) or any(word.startswith(no) and len(word) > len(no) for word in small):
        return
    for at, word in enumerate(small[:-1]):
        if word not in negatives or (at and any(one.kind == "PREP" for one in readings(small[at - 1]))):
            continue  # “na nic się zda”
        place = at + 1
        while place < len(words) - 1 and (small[place] in between or small[place] in negatives):
            place += 1
        verbs = readings(words[place]) if words[place].islower() else ()
        if any(mark in words[at:place] for mark in _ENDS) or not verbs:
            continue
        if any(one.kind != "VERB" or one.mood == "impr" for one in verbs):
            continue
        yield Disagreement(place, place + 1, (f"{no} {words[place]}",), AgreementReason.DENIED, word)
        return
