"""Polish personal pronouns behind a preposition: “do jego”, “z on”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import PREPOSITIONS
from models.agreement.pl.morphology import readings

__all__ = ["wrong_pronouns"]

_OBJECTS = {"jego": "on", "jej": "ona", "ich": "oni", "go": "on", "mu": "on", "ją": "ona", "im": "oni", "jemu": "on"}
_POSSESSORS = frozenset({"jego", "jej", "ich"})
_SUBJECTS = {
    "ja": {"gent": "mnie", "datv": "mnie", "accs": "mnie", "ablt": "mną", "loct": "mnie"},
    "ty": {"gent": "ciebie", "datv": "tobie", "accs": "ciebie", "ablt": "tobą", "loct": "tobie"},
    "on": {"gent": "niego", "datv": "niemu", "accs": "niego", "ablt": "nim", "loct": "nim"},
    "ona": {"gent": "niej", "datv": "niej", "accs": "nią", "ablt": "nią", "loct": "niej"},
    "my": {"gent": "nas", "datv": "nam", "accs": "nas", "ablt": "nami", "loct": "nas"},
    "wy": {"gent": "was", "datv": "wam", "accs": "was", "ablt": "wami", "loct": "was"},
    "oni": {"gent": "nich", "datv": "nim", "accs": "nich", "ablt": "nimi", "loct": "nich"},
}


def wrong_pronouns(words: Sequence[str]) -> Iterator[Disagreement]:
    """The pronouns of a sentence that cannot stand behind the preposition before them."""
    for at, word in enumerate(words[:-1]):
        small, pronoun = word.lower(), words[at + 1]
        governed = PREPOSITIONS.get(small)
        if governed is None or not (word.islower() or at == 0):
            continue
        subject = _OBJECTS.get(pronoun, pronoun)
        if at + 2 < len(words) and any("com" in one.marks for one in readings(words[at + 2])):
            continue  # “w im większej ilości”
        if subject in _SUBJECTS and (pronoun not in _POSSESSORS or _ends(words, at + 2)):
            forms = tuple(dict.fromkeys(_SUBJECTS[subject][case] for case in governed.offered))
            yield Disagreement(at + 1, at + 2, forms, AgreementReason.PREPOSITION, small)


def _ends(words: Sequence[str], at: int) -> bool:
    """Whether no noun can follow that the pronoun would belong to."""
    if at >= len(words) or words[at] in (".", ",", "!", "?", ")", ";"):
        return True
    found = readings(words[at])
    return bool(found) and all(one.kind in ("VERB", "CONJ", "PREP", "INFN") for one in found)
