"""Whom something is given in Polish stands in the dative: “dałem siostrę prezent”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.people import is_person
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_receivers"]


def wrong_receivers(words: Sequence[str]) -> Iterator[Disagreement]:
    """A person in the accusative right behind a verb of giving, and before what is given."""
    for at, word in enumerate(words[:-2]):
        verbs = [one for one in readings(word.lower() if at == 0 else word) if one.kind != "NOUN"]
        if not verbs or any(one.kind not in ("VERB", "INFN") or one.lemma not in LISTED["giving"] for one in verbs):
            continue
        person = PHRASING.phrase(words, at + 1)
        if person is None or not person.agreeing or not all(is_person(noun) for noun in person.nouns):
            continue
        cases = {noun.case for noun in person.agreeing} - {"voct"}
        speaks = all(one.person in ("1per", "2per") for one in verbs)
        if speaks and cases == {"nomn"} and (forms := person.in_cases(("datv",), (person.agreeing[0].number,))):
            yield Disagreement(person.start, person.end, forms[:2], AgreementReason.VERB, word.lower())
            continue
        if "datv" in cases or not cases <= {"accs", "gent", "ablt"}:
            continue
        thing = PHRASING.phrase(words, person.end) if person.end < len(words) else None
        if thing is None or not any(noun.case == "accs" and not is_person(noun) for noun in thing.agreeing):
            continue
        numbers = tuple(dict.fromkeys(noun.number for noun in person.agreeing))
        forms = person.in_cases(("datv",), numbers)
        if forms:
            unsure = "gent" in cases  # “oddał brata książkę”
            yield Disagreement(person.start, person.end, forms[:3], AgreementReason.VERB, word.lower(), unsure)
