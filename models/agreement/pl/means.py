"""What one goes by in Polish stands in the instrumental, behind where one goes: “jadę do pracy tramwaj”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.verbs import speaks

__all__ = ["wrong_means"]

_OTHERS = frozenset({"nomn", "accs", "loct", "voct"})


def wrong_means(words: Sequence[str]) -> Iterator[Disagreement]:
    """Vehicles without a preposition in another case, behind a verb of going and a phrase that says where."""
    for at, word in enumerate(words[:-3]):
        verbs = readings(word.lower() if at == 0 else word)
        if verbs and all(one.lemma in LISTED["using"] and one.kind in ("VERB", "INFN") for one in verbs):
            yield from _tools(words, at, verbs)
            continue
        if not verbs or any(one.lemma not in LISTED["going"] or one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        place = at + 1
        while place < len(words) - 2 and words[place] in LISTED["adverbs"]:
            place += 1
        where = PHRASING.phrase(words, place + 1, governed=True) if words[place] in PREPOSITIONS else None
        vehicle = PHRASING.phrase(words, where.end) if where is not None and where.end < len(words) else None
        if vehicle is None or any(noun.lemma not in LISTED["vehicles"] for noun in vehicle.nouns):
            continue
        cases = {noun.case for noun in vehicle.agreeing}
        if not cases or not cases <= _OTHERS or ("nomn" in cases and not speaks(words, at, verbs, vehicle)):
            continue
        wrong = found(vehicle, vehicle.in_cases(("ablt",), ("sing",)), AgreementReason.VERB, word.lower())
        if wrong is not None:
            yield wrong


def _tools(words: Sequence[str], at: int, verbs: Sequence[PolishReading]) -> Iterator[Disagreement]:
    """What something is done with, behind that: “kroję chleb nóż”."""
    thing = PHRASING.phrase(words, at + 1)
    tool = PHRASING.phrase(words, thing.end) if thing is not None and thing.end < len(words) else None
    if thing is None or tool is None or any(noun.lemma not in LISTED["tools"] for noun in tool.nouns):
        return
    if not any(noun.case == "accs" for noun in thing.agreeing) or not speaks(words, at, verbs, tool):
        return
    cases = {noun.case for noun in tool.agreeing}
    if cases and cases <= _OTHERS:
        wrong = found(tool, tool.in_cases(("ablt",), ("sing",)), AgreementReason.VERB, words[at].lower())
        if wrong is not None:
            yield wrong
