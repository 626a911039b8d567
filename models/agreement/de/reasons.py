"""German *den* that stands for *denn*: “Wir gehen jetzt, den es ist spät”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.de.words import clause_end, is_finite, may_be_finite
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import determiners, listed
from models.noun_phrases.nouns import nouns_of

__all__ = ["meant_reasons"]

_PERSONS = {
    "ich": listed("ich"), "du": listed("du"), "er": listed("er"), "es": listed("er"), "man": listed("er"),
    "wir": listed("wir"), "sie": listed("er sie"),
}  # fmt: skip
"""Subjects, and the persons of their verbs."""
_SOMEBODY = listed(
    "jemand jemanden jemandem niemand niemanden niemandem jeder jeden keiner keinen einer einen der den dem derjenige"
)
"""Pronouns that “den” may refer to."""
_OPENING = listed("und aber oder sondern denn weil dass ob wenn an auf für durch gegen ohne um über von mit in")
"""Words behind which “den” is no beginning of a clause that gives a reason."""


def meant_reasons(words: Sequence[str]) -> Iterator[Disagreement]:
    """Each *den* before the subject of a clause, with nothing masculine before it that it may refer to."""
    for at, word in enumerate(words[:-2]):
        persons = _PERSONS.get(words[at + 1])
        if word.lower() != "den" or persons is None or (at and words[at - 1].lower() in _OPENING):
            continue
        goes_on = _is_main(words, at + 2, persons)
        if at == 0 or words[at - 1][0] in ".!?:;" or not word.islower():
            meant = goes_on and at == 0
        elif words[at - 1] == ",":
            near, closed = words[:at] if not goes_on else words[at - 2 : at], _is_closed(words, at + 1, persons)
            meant = (goes_on or closed) and not any(map(_may_be_meant, near))
        else:
            meant = goes_on and not _may_be_meant(words[at - 1])
        if meant and at and words[at - 1][0].isalnum():
            yield Disagreement(at - 1, at + 1, (f"{words[at - 1]}, denn",), AgreementReason.WORD, words[at + 1])
        elif meant:
            yield Disagreement(at, at + 1, ("Denn" if word.istitle() else "denn",), AgreementReason.WORD, words[at + 1])


def _is_main(words: Sequence[str], verb: int, persons: frozenset[str]) -> bool:
    """Whether a finite verb at a place has its clause behind it, as in no clause that depends."""
    end = clause_end(words, verb)
    rest = words[verb + 1 : end]
    return is_finite(words[verb], persons) and bool(rest) and not any(map(may_be_finite, rest[-1:]))


def _is_closed(words: Sequence[str], subject: int, persons: frozenset[str]) -> bool:
    """Whether a clause has but a subject and its verb, or ends in it."""
    last = clause_end(words, subject) - 1
    return last > subject and any(one.kind == FINITE and one.person in persons for one in readings(words[last]))


def _may_be_meant(word: str) -> bool:
    """Whether “den” may refer to a word: a masculine noun, a name or a pronoun."""
    if word.lower() in _SOMEBODY:
        return True
    if not word[0].isupper() or word.lower() in determiners() or word.lower() in _PERSONS:
        return False
    nouns = nouns_of(word)
    return not nouns or any(noun.gender == "m" for noun in nouns)
