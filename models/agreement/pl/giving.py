"""Whom something is given in Polish stands in the dative: “dałem siostrę prezent”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.people import is_person
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_receivers"]


def wrong_receivers(words: Sequence[str]) -> Iterator[Disagreement]:
    """A person in the accusative right behind a verb of giving, and before what is given."""
    for at, word in enumerate(words[:-2]):
        verbs = [one for one in readings(word.lower() if at == 0 else word) if one.kind != "NOUN"]
        if not verbs or any(one.kind not in ("VERB", "INFN") or one.lemma not in LISTED["giving"] for one in verbs):
            continue
        if (last := _behind_thing(words, at + 1, verbs)) is not None:
            yield Disagreement(last[0], last[1], last[2], AgreementReason.VERB, word.lower())
            continue
        person = PHRASING.phrase(words, at + 1)
        if person is None or not person.agreeing or not all(is_person(noun) for noun in person.nouns):
            continue
        if any(noun.lemma in LISTED["polite"] for noun in person.nouns):
            continue  # “podaj pan ramię”
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


def _behind_thing(
    words: Sequence[str], place: int, verbs: Sequence[PolishReading]
) -> tuple[int, int, tuple[str, ...]] | None:
    """Who is given something, behind it or right behind the verb: “kupiłem kwiaty mama”, “życzył wszystkim kolegą”."""
    if (
        words[place] == "o"
        and place + 2 < len(words)
        and words[place + 1] in ("tym", "nim", "niej", "nich", "wszystkim")
    ):
        place += 2
    thing = PHRASING.phrase(words, place)
    given = (
        thing is not None
        and not any(map(is_person, thing.nouns))
        and any(noun.case in ("accs", "gent") for noun in thing.agreeing)
    )
    start = thing.end if thing is not None and given else place
    if start < len(words) - 1 and words[start] in ("wszystkim", "obu"):
        start += 1
    person = PHRASING.phrase(words, start) if start < len(words) else None
    if person is None or not person.agreeing or not all(is_person(noun) for noun in person.nouns):
        return None
    if any(noun.lemma in LISTED["polite"] for noun in person.nouns):
        return None
    cases = {noun.case for noun in person.agreeing} - {"voct"}
    speaks = all(one.person in ("1per", "2per") for one in verbs)
    if given and speaks and cases == {"nomn"}:
        forms = person.in_cases(("datv",), (person.agreeing[0].number,))
    elif cases == {"ablt"} and person.words[-1].endswith("ą") and _may_be_for_many(person):
        forms = person.in_cases(("datv",), ("plur",))
    else:
        return None
    return (person.start, person.end, forms[:2]) if forms else None


def _may_be_for_many(person: DeclinedPhrase) -> bool:
    """Whether all adjectives may stand in the dative of the plural."""
    return all(
        any((one.case, one.number) == ("datv", "plur") for one in PHRASING.adjectives(word))
        for word in person.modifiers
    )
