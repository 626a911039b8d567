"""What hurts or pleases somebody in Polish is the subject: “boli mnie głową”, “podoba mi się twoją sukienkę”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_pleasing"]

_WHOM = frozenset({"mnie", "mi", "ci", "cię", "go", "mu", "ją", "jej", "nas", "nam", "was", "wam", "ich", "im"})
_SMALL = frozenset({"się", "bardzo", "też", "już", "jeszcze", "tylko", "najbardziej", "ciągle", "naprawdę", "dziś"})


def wrong_pleasing(words: Sequence[str]) -> Iterator[Disagreement]:
    """Phrases in the accusative or instrumental behind a verb of what hurts or pleases, and whom."""
    for at, word in enumerate(words[:-2]):
        verbs = readings(word.lower() if at == 0 else word)
        if not verbs or any(one.lemma not in LISTED["pleasing"] or one.person != "3per" for one in verbs):
            continue
        place = at + 1
        while place < len(words) - 1 and (words[place] in _WHOM or words[place] in _SMALL):
            place += 1
        if not _WHOM & set(words[max(at - 2, 0) : place]):
            continue
        phrase = PHRASING.phrase(words, place)
        cases = {noun.case for noun in phrase.agreeing} if phrase is not None else set()
        if phrase is None or not cases or not cases <= {"accs", "ablt"} or phrase.nouns[0].lemma in LISTED["times"]:
            continue
        numbers = tuple(dict.fromkeys(one.number for one in verbs))
        wrong = found(phrase, phrase.in_cases(("nomn",), numbers), AgreementReason.VERB, word.lower())
        if wrong is not None:
            yield wrong
