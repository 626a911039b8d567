"""Polish nouns in another case than the verb before them asks for."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.doubts import belongs_to_several, goes_on, has_own_objects
from models.agreement.pl.governing import LISTED, VERBS
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.people import is_woman
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.subjects import SureSubject, subjects

__all__ = ["speaks", "wrong_cases"]

_SPEAKING = frozenset({"1per", "2per"})
_SUBJECTS = frozenset({"ja", "ty", "on", "ona"})
_NEAR = 3
_ADDRESSED = frozenset({"pan", "pani", "państwo", "panna"})
_SMALL = frozenset({"się", "już", "jeszcze", "bardzo", "też", "dziś", "teraz", "wczoraj", "dzisiaj", "jutro", "często",
    "zawsze", "codziennie", "nigdy", "tylko", "chętnie", "mi", "ci", "mu", "jej", "nam", "wam", "im"})  # fmt: skip


def wrong_cases(words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence in a case that the verb before them does not take."""
    for at, word in enumerate(words[:-1]):
        verbs = readings(word.lower() if at == 0 else word)
        if words[at + 1] == "się" or (at and words[at - 1].lower() in _SUBJECTS):
            verbs = tuple(one for one in verbs if one.kind != "NOUN")  # “boję się”
        if at and words[at - 1].lower() == "nie":
            verbs = tuple(one for one in verbs if one.kind != "NOUN")  # “mam”
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in _SMALL:
            behind += 1
        phrase = PHRASING.phrase(words, behind)
        if (thing := _denied_thing(words, at, verbs, behind)) is not None:
            yield thing
        if phrase is None or any(
            noun.is_name or noun.lemma in LISTED["times"] | _ADDRESSED or (phrase.modifiers and noun.lemma == "czas")
            for noun in phrase.nouns
        ):
            continue
        if goes_on(words, phrase) or belongs_to_several(words, phrase):
            continue
        if has_own_objects(phrase) and not phrase.agreeing:
            continue
        wrong = _predicate(words, at, verbs, phrase) or _wrong(words, at, verbs, phrase)
        if wrong is not None:
            yield wrong


def speaks(words: Sequence[str], at: int, verbs: Sequence[PolishReading], phrase: DeclinedPhrase) -> bool:
    """Whether the subject of a verb is known, so that the phrase behind it is none."""
    return (
        all(one.person in _SPEAKING and one.mood == "indc" for one in verbs)
        or _has_subject(words, at)
        or [word.lower() for word in words[max(at - 2, 0) : at]] == ["nikt", "nie"]
        or _cannot_be_subject(words, verbs, phrase)
    )


def _wrong(
    words: Sequence[str], at: int, verbs: Sequence[PolishReading], phrase: DeclinedPhrase
) -> Disagreement | None:
    lemmas = {one.lemma for one in verbs}
    word = words[at].lower()
    cases = {noun.case for noun in phrase.agreeing or phrase.nouns} - {"voct"}
    certain = speaks(words, at, verbs, phrase)
    denied = at > 0 and words[at - 1].lower() == "nie"
    if lemmas <= set(VERBS):
        governed = VERBS[min(lemmas)]
        if lemmas & LISTED["reflexive"] and "się" not in words[max(at - _NEAR, 0) : at + 2]:
            return None
        if lemmas <= LISTED["filling"] and phrase.agreeing and cases == {"ablt"}:
            return found(phrase, phrase.in_cases(governed.offered), AgreementReason.VERB, word)
        persons = "gent" not in governed.allowed and all(noun.gender == "m1" for noun in phrase.nouns)
        mistaken = {"nomn", "accs", "gent"} if persons and "accs" in cases else {"nomn", "accs"}
        if governed.offered == ("datv",) and cases == {"ablt"} and _is_feminine(phrase):
            return found(phrase, phrase.in_cases(("datv",), ("plur", "sing")), AgreementReason.VERB, word)
        if phrase.agreeing and (cases & governed.allowed or not cases <= mistaken):
            return None
        if not certain and "nomn" in cases and not lemmas <= LISTED["lacking"]:
            return None
        return found(phrase, phrase.in_cases(governed.offered), AgreementReason.VERB, word)
    if lemmas <= LISTED["transitive"]:
        if denied:
            orders = all(one.mood == "impr" for one in verbs)
            return _denied(words, at, phrase, cases, speaks=certain or orders)
        adjectives = {one.case for one in PHRASING.adjectives(phrase.words[0])} - {"voct"}
        crossed = not phrase.agreeing and (adjectives, cases) in (({"nomn"}, {"accs"}), ({"accs", "ablt"}, {"nomn"}))
        if certain and not phrase.agreeing and adjectives == {"nomn"} and cases == {"gent", "accs"}:
            return found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, word)  # “moi kolegów”
        if certain and phrase.nouns[0].number == "sing" and (crossed or (phrase.agreeing and cases == {"nomn"})):
            return found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, word)
        if not phrase.modifiers and cases == {"nomn", "accs"} and phrase.words[0].endswith("e"):
            return _one_for_many(phrase, word)
    if denied and not phrase.modifiers and cases == {"accs"} and phrase.nouns[0].gender == "femn":
        return None if lemmas & LISTED["steady"] else _denied(words, at, phrase, cases, speaks=certain)
    return None


def _one_for_many(phrase: DeclinedPhrase, verb: str) -> Disagreement | None:
    """A noun in “-e” where “-ę” may be meant: “mam alergie”."""
    form = phrase.words[0][:-1] + "ę"
    if not any(noun.lemma in LISTED["single"] and noun.form("accs", "sing") == form for noun in phrase.nouns):
        return None
    return Disagreement(phrase.start, phrase.end, (form,), AgreementReason.VERB, verb, unsure=True)


def _denied_thing(words: Sequence[str], at: int, verbs: Sequence[PolishReading], place: int) -> Disagreement | None:
    """“to” and its noun behind a verb that is denied: “nie kupuj to wino”."""
    if words[place] != "to" or at == 0 or words[at - 1].lower() != "nie" or place + 1 >= len(words):
        return None
    speaks = all(one.person in _SPEAKING and one.lemma in LISTED["transitive"] for one in verbs)
    phrase = PHRASING.phrase(words, place + 1) if speaks else None
    nouns = [noun for noun in phrase.agreeing if noun.case != "voct"] if phrase is not None else []
    if (
        phrase is None
        or not nouns
        or any((one.case in ("nomn", "accs"), one.gender) != (True, "neut") for one in nouns)
    ):
        return None
    forms = tuple(f"tego {form}" for form in phrase.in_cases(("gent",), ("sing",)))
    return Disagreement(place, phrase.end, forms[:1], AgreementReason.NEGATION, "nie") if forms else None


def _is_feminine(phrase: DeclinedPhrase) -> bool:
    """Whether an instrumental in “-ą” may be written for a dative in “-om”: “koleżanką”."""
    return not phrase.modifiers and all(noun.gender == "femn" and noun.number == "sing" for noun in phrase.nouns)


def _predicate(
    words: Sequence[str], at: int, verbs: Sequence[PolishReading], phrase: DeclinedPhrase
) -> Disagreement | None:
    """Who somebody is stands in the instrumental: “ona jest nauczycielką”."""
    speaks = all(one.person in _SPEAKING and one.mood == "indc" for one in verbs)
    if any(one.lemma not in LISTED["copulas"] for one in verbs):
        return None
    if not speaks and not _has_subject(words, at):
        return None
    if speaks and at and words[phrase.end : phrase.end + 1] in ([","], ["!"]):
        return None  # “ja jestem matka, a matki ...”
    if any(noun.case not in ("nomn", "voct") or noun.number != verbs[0].number for noun in phrase.nouns):
        return None
    if phrase.modifiers and (speaks or not phrase.agreeing or words[0].lower() in ("to", "kto", "kim")):
        return None
    if not all(noun.gender == "m1" or noun.lemma in LISTED["women"] or is_woman(noun.lemma) for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(("ablt",), (verbs[0].number,)), AgreementReason.VERB, words[at].lower())


def _has_subject(words: Sequence[str], at: int) -> bool:
    """Whether a pronoun before a verb is its subject."""
    if any(_leads_to(words, subject, at) for subject in subjects(words)):
        return True
    before = [word.lower() for word in words[max(at - 2, 0) : at] if word.lower() not in ("nie", "się")]
    if not before:
        return False
    modals = readings(before[-1])
    speaks = bool(modals) and all(one.lemma in LISTED["modals"] and one.person in _SPEAKING for one in modals)
    return before[-1] in _SUBJECTS or speaks


def _cannot_be_subject(words: Sequence[str], verbs: Sequence[PolishReading], phrase: DeclinedPhrase) -> bool:
    """Whether a noun behind a verb in the plural is one in the singular, alone."""
    if words[phrase.end : phrase.end + 1] in (["i"], [","], ["oraz"], ["z"], ["ze"], ["lub"]):
        return False
    return all(one.kind == "VERB" and one.number == "plur" for one in verbs) and all(
        noun.number == "sing" for noun in phrase.nouns
    )


def _leads_to(words: Sequence[str], subject: SureSubject, at: int) -> bool:
    """Whether only adverbs stand between a subject and a verb, which agree."""
    if subject.end > at or any(word not in LISTED["adverbs"] for word in words[subject.end : at]):
        return False
    verbs = readings(words[at])
    return any(one.kind == "INFN" or (one.number == subject.number and one.person == subject.person) for one in verbs)


def _denied(
    words: Sequence[str], at: int, phrase: DeclinedPhrase, cases: set[str], *, speaks: bool
) -> Disagreement | None:
    """What is not had, seen or known stands in the genitive: “nie mam czas”."""
    absent = words[at].lower() == "ma"
    certain = cases == {"accs"} or (cases <= {"nomn", "accs"} and (speaks or absent))
    if not phrase.agreeing:
        certain = speaks and bool({noun.case for noun in phrase.nouns} & {"gent"})
    if not certain or any(noun.number == "plur" and noun.case == "gent" for noun in phrase.agreeing):
        return None
    return found(phrase, phrase.in_cases(("gent",)), AgreementReason.NEGATION, "nie")
