"""Polish nouns behind one that measures them, and behind “jeden” at the end of a numeral: “szklanka mleka”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.pl.doubts import goes_on
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_measures"]

_DIRECT = frozenset({"nomn", "accs", "voct"})
_ONE = "jeden"


def wrong_measures(words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence that are measured or counted and not in the genitive."""
    for at, word in enumerate(words[:-1]):
        if word.lower() == _ONE and at and words[at - 1].lower() in LISTED["tens"]:
            wrong = _one_more(words, at)
        elif word.islower() and any(one.kind == "NOUN" and one.lemma in LISTED["containers"] for one in readings(word)):
            wrong = _measured(words, at)
        else:
            wrong = _years(words, at)
        if wrong is not None:
            yield wrong


def _measured(words: Sequence[str], at: int) -> Disagreement | None:
    """“szklanka mleko”."""
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or phrase.modifiers or goes_on(words, phrase):
        return None
    if at and words[at - 1].lower() in PREPOSITIONS:
        return None  # “ssie z butelki mleko”
    if any(noun.lemma not in LISTED["masses"] or noun.case not in _DIRECT for noun in phrase.nouns):
        return None
    behind = readings(words[phrase.end]) if phrase.end < len(words) else ()
    if any(one.kind == "VERB" for one in behind):
        return None
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.nouns))
    return found(phrase, phrase.in_cases(("gent",), numbers), AgreementReason.NUMBER, words[at])


def _one_more(words: Sequence[str], at: int) -> Disagreement | None:
    """“dwadzieścia jeden rok”."""
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or phrase.modifiers or any(noun.case not in _DIRECT for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(("gent",), ("plur",)), AgreementReason.NUMBER, words[at - 1].lower())


def _years(words: Sequence[str], at: int) -> Disagreement | None:
    """“ma cztery rok”."""
    if at == 0 or words[at + 1] != "rok" or not any(one.lemma in LISTED["aging"] for one in readings(words[at - 1])):
        return None
    small = words[at].lower()
    form = "lata" if small in LISTED["few"] else "lat" if small in LISTED["cardinals"] else ""
    return Disagreement(at + 1, at + 2, (form,), AgreementReason.NUMBER, small) if form else None
