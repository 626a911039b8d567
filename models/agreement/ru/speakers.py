"""Whether the subject of a Russian verb is known, so that what stands behind the verb is its object."""

from collections.abc import Sequence

from models.agreement.reading import WordReading
from models.agreement.ru.governing import LISTED
from models.agreement.ru.morphology import readings

__all__ = ["has_subject"]

_REACH = 5
"""So many words before a verb its subject is looked for."""
_ENDS = frozenset('.,;:—–-()«»"') | LISTED["parting"]
_SPEAKING = frozenset({"1per", "2per"})


def has_subject(words: Sequence[str], at: int, verbs: Sequence[WordReading]) -> bool:
    """Whether the verb or infinitive at a place has a subject before it, or needs none, beyond doubt.

    Args:
        words: the sentence.
        at: the index of the verb.
        verbs: what it may be.
    """
    if any(one.kind == "VERB" and one.person in _SPEAKING for one in verbs):
        return all(one.kind == "VERB" and (one.person in _SPEAKING or one.mood == "impr") for one in verbs)
    if any(one.mood == "impr" for one in verbs):
        return all(one.mood == "impr" for one in verbs)
    if all(one.kind == "INFN" for one in verbs) and at and words[at - 1].lower() in LISTED["needed"]:
        return True  # “надо позвать мама”
    for place in range(at - 1, max(at - 1 - _REACH, -1), -1):
        if words[place] in _ENDS:
            return False
        found = readings(words[place].lower() if place == 0 and words[place].lower() in _PRONOUNS else words[place])
        if words[place].lower() in ("я", "ты") or any(one.kind == "VERB" and one.person in _SPEAKING for one in found):
            return True
        if found and all(one.kind in ("NOUN", "NPRO") and one.case == "nomn" for one in found):
            return any(_agrees(one, verb) for one in found for verb in verbs)
    return False


_PRONOUNS = frozenset({"он", "она", "оно", "мы", "вы", "они", "кто"})


def _agrees(noun: WordReading, verb: WordReading) -> bool:
    if verb.kind == "INFN":
        return True
    if noun.number and verb.number and noun.number != verb.number:
        return False
    return not (verb.gender and noun.gender) or verb.gender == noun.gender
