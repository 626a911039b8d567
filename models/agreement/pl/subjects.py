"""Polish verbs that do not agree with the subject right before them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.governing import LISTED, PREPOSITIONS
from models.agreement.pl.morphology import PolishReading, may_be_somebody, readings
from models.agreement.pl.people import is_woman
from models.agreement.pl.phrases import PHRASING
from models.agreement.reading import WordReading

__all__ = ["SureSubject", "forms_with", "goes_with", "opens", "subjects", "wrong_verbs"]

_MASCULINE = ("m1", "m2", "m3")
_OTHERS = ("m2", "m3", "femn", "neut")
_PRONOUNS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "ja": ("1per", "sing", ("m1", "femn")),
    "ty": ("2per", "sing", ("m1", "femn")),
    "on": ("3per", "sing", _MASCULINE),
    "ona": ("3per", "sing", ("femn",)),
    "ono": ("3per", "sing", ("neut",)),
    "my": ("1per", "plur", ("m1", "femn")),
    "wy": ("2per", "plur", ("m1", "femn")),
    "oni": ("3per", "plur", ("m1",)),
    "one": ("3per", "plur", _OTHERS),
    "nikt": ("3per", "sing", ("m1",)),
    "ktoś": ("3per", "sing", ("m1",)),
}
_SPEAKING = frozenset({"ja", "ty", "my", "wy"})
_FAR = 3
_MOST = "większość"
_ALL_OF_MEN = frozenset({"wszyscy", "ci"})
"""What is no adjective for the rules, because it may be a pronoun, and stands before men where a sentence begins."""


class SureSubject(NamedTuple):
    """A subject beyond doubt.

    Attributes:
        end: the index of the word behind it.
        words: what it is, in small letters.
        person: of the verb that it asks for.
        number: likewise.
        genders: those that it may have, the likeliest first.
    """

    end: int
    words: str
    person: str
    number: str
    genders: tuple[str, ...]


def wrong_verbs(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence whose person, number or gender is not that of the subject before them."""
    for at, word in enumerate(words[:-1]):
        numerals = readings(word.lower()) if opens(words, at) else ()
        if any(one.kind == "NUMR" and "rec" in one.marks and one.case == "nomn" for one in numerals):
            yield from _of_number(words, at)
        elif numerals and word.lower() == _MOST:
            yield from _of_most(words, at)
        yield from _lying(words, at)
    for subject in subjects(words):
        yield from _verb(words, subject)


def _lying(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """What lies somewhere, more than one of it, behind its verb: “w szafie wisi trzy sukienki”."""
    if at < 2 or words[0].lower() not in PREPOSITIONS:
        return
    verbs = readings(words[at])
    if not verbs or any(
        one.lemma not in LISTED["lying"] or one.number != "sing" or one.tense != "pres" or one.person != "3per"
        for one in verbs
    ):
        return
    where = PHRASING.phrase(words, 1, governed=True)
    counted = words[at + 1] in LISTED["few"]
    what = PHRASING.phrase(words, at + 1 + counted, governed=counted)
    if where is None or where.end != at or what is None or words[what.end : what.end + 1] == ["i"]:
        return
    nouns = [one for one in what.agreeing if one.case != "voct" and (not counted or one.number == "plur")]
    if nouns and all(one.number == "plur" and one.case in ("nomn", "accs") for one in nouns):
        forms = dict.fromkeys(one.form("pres", "3per", "plur") for one in verbs)
        replacements = tuple(form for form in forms if form)
        if replacements:
            yield Disagreement(at, at + 1, replacements[:1], AgreementReason.SUBJECT, what.words[-1].lower())


def subjects(words: Sequence[str]) -> Iterator[SureSubject]:
    """What in a sentence is a subject beyond doubt."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        before = words[at - 1].lower() if at else ""
        if small in ("ja", "ty") and words[at + 1] == "i" and at == 0:
            other = PHRASING.phrase(words, at + 2) if at + 2 < len(words) else None
            if other is not None and any(noun.case == "nomn" for noun in other.agreeing):
                both = " ".join(words[at : other.end]).lower()
                yield SureSubject(other.end, both, "1per" if small == "ja" else "2per", "plur", ("m1", "femn"))
        elif small in _PRONOUNS and (word.islower() or word.istitle()):
            asked = before == "czy" and at == 1
            if (
                (asked or before not in LISTED["joining"])
                and before not in PREPOSITIONS
                and not _has_ending(words[:at])
            ):
                yield SureSubject(at + 1, small, *_PRONOUNS[small])
        elif small in _ALL_OF_MEN and at == 0:
            yield from _nouns(words, at + 1)
        elif opens(words, at) or (before in LISTED["openers"] and at >= 2 and words[at - 2] == ","):
            yield from _nouns(words, at)


def _has_ending(words: Sequence[str]) -> bool:
    """Whether a word before a pronoun has the ending of the verb's person, or is “by”: “gdybym ja poszedł”."""
    return any(word.lower().endswith(("by", "bym", "ś", "śmy", "ście", "żem")) for word in words)


def opens(words: Sequence[str], at: int) -> bool:
    """Whether only adverbs and conjunctions stand before a word, or a preposition with its noun."""
    if at and words[at - 1].lower() in LISTED["joining"]:
        return False
    if at > 1 and words[0].lower() in PREPOSITIONS:
        phrase = PHRASING.phrase(words, 1, governed=True)
        return phrase is not None and phrase.end == at and all(noun.case != "nomn" for noun in phrase.nouns)
    return at < _FAR and all(
        found and all(one.kind in ("ADVB", "CONJ", "PRCL") for one in found)
        for found in (readings(word.lower()) for word in words[:at])
    )


def _nouns(words: Sequence[str], at: int) -> Iterator[SureSubject]:
    """A noun, or two with “i” between them."""
    if words[at].lower() in LISTED["few"]:
        yield from _of_few(words, at)
        return
    phrase = _subject(words, at)
    if phrase is None:
        yield from _of_verb_without_object(words, at)
        return
    end = phrase.end
    nouns = _nominatives(phrase)
    if words[end : end + 1] in (["i"], ["oraz"]):
        other = _subject(words, end + 1)
        if other is not None and other.end < len(words):
            virile = any(noun.gender == "m1" for noun in [*nouns, *_nominatives(other)])
            joined = " ".join(words[at : other.end])
            yield SureSubject(other.end, joined, "3per", "plur", ("m1",) if virile else _OTHERS)
        return
    if len({noun.number for noun in nouns}) > 1:
        return
    genders = tuple(dict.fromkeys(noun.gender for noun in sorted(nouns, key=lambda noun: noun.is_colloquial)))
    if not phrase.modifiers and phrase.words[0].istitle() and _may_be_surname(phrase):
        genders = (*genders, "m1")
    if _may_be_woman(phrase):
        genders = (*genders, "femn")
    yield SureSubject(end, phrase.words[-1].lower(), "3per", nouns[0].number, genders)


def _of_verb_without_object(words: Sequence[str], at: int) -> Iterator[SureSubject]:
    """A noun that could be an object, if its verb took one: “dziewczyny poszły”, “dziecko było”."""
    phrase = PHRASING.phrase(words, at)
    if phrase is None or not phrase.agreeing or (at and phrase.words[-1].istitle()):
        return
    nouns = [one for one in phrase.agreeing if one.case == "nomn" and "depr" not in one.marks]
    kinds = {(one.number, one.gender) for one in nouns}
    place = phrase.end
    while place < len(words) - 1 and words[place] in LISTED["adverbs"]:
        place += 1
    verbs = readings(words[place]) if place < len(words) else ()
    women = bool(nouns) and all(one.lemma in LISTED["women"] or is_woman(one.lemma) for one in nouns)
    known = LISTED["intransitive"] | (LISTED["about_things"] if women else frozenset())
    if len(kinds) != 1 or not verbs or any(one.lemma not in known for one in verbs):
        return
    if any(one.kind != "VERB" or one.tense not in ("past", "pres") or one.person != "3per" for one in verbs):
        return
    if any(one.lemma in LISTED["many"] | LISTED["times"] for one in nouns):
        return
    [(number, gender)] = kinds
    if not phrase.modifiers and any(one.case == "gent" for one in phrase.agreeing) and number == "sing":
        return
    several = all(one.lemma in LISTED["plural_only"] for one in nouns)
    for word in words[place + 1 :]:
        for one in readings(word):
            goes = any(verb.number == one.number and verb.gender in ("", one.gender) for verb in verbs)
            if one.case == "nomn" and goes and word[0].isalpha() and not (several and one.kind in ("ADJF", "PRTF")):
                return  # “lato przyszło”
    yield SureSubject(phrase.end, phrase.words[-1].lower(), "3per", number, (gender,))


def _of_few(words: Sequence[str], at: int) -> Iterator[SureSubject]:
    """Two to four of something, whose verb has no object: “dwie koleżanki poszły”."""
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or any(one.lemma in LISTED["many"] | LISTED["times"] for one in phrase.nouns):
        return
    nouns = [one for one in phrase.agreeing if (one.case, one.number) == ("nomn", "plur") and "depr" not in one.marks]
    genders = tuple(dict.fromkeys(one.gender for one in nouns))
    verbs = readings(words[phrase.end]) if phrase.end < len(words) else ()
    if len(genders) == 1 and verbs and all(one.lemma in LISTED["intransitive"] for one in verbs):
        yield SureSubject(phrase.end, " ".join(words[at : phrase.end]).lower(), "3per", "plur", genders)


def _of_most(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb of “większość”, which stands in the singular: “większość ludzi lubi”."""
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or not any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
        return
    verbs = readings(words[phrase.end]) if phrase.end < len(words) else ()
    if verbs and all(one.kind == "VERB" and one.number == "plur" and one.person == "3per" for one in verbs):
        yield from _verb(words, SureSubject(phrase.end, words[at].lower(), "3per", "sing", ("femn",)))


def _of_number(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb of five and more, which stands in the singular: “pięć osób czekało”."""
    phrase = PHRASING.phrase(words, at + 1, governed=True)
    if phrase is None or not any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
        return
    verbs = readings(words[phrase.end]) if phrase.end < len(words) and words[phrase.end] != "razy" else ()
    if verbs and all(one.number == "plur" and one.lemma in LISTED["intransitive"] for one in verbs):
        yield from _verb(words, SureSubject(phrase.end, " ".join(words[at : phrase.end]), "3per", "sing", ("neut",)))


def _subject(words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """A noun phrase in the nominative alone, which is no other case of anything."""
    phrase = PHRASING.phrase(words, at) if at < len(words) else None
    if at < len(words) and words[at].istitle() and (phrase is None or not phrase.modifiers):
        known = readings(words[at])
        names = tuple(one for one in known if "Name" in one.marks)
        whole = tuple(one for one in names if one.lemma == words[at])
        if whole and any(one.case == "nomn" for one in whole):
            names = whole  # “Kamil”, not some of those called Kamila
        if names and all(one.kind == "NOUN" for one in known):
            phrase = DeclinedPhrase(at, (words[at],), names, PHRASING)
    if phrase is None or not phrase.agreeing or any(one.lemma in LISTED["many"] for one in phrase.nouns):
        return None
    if any(("Surn" in noun.marks and "Name" not in noun.marks) or "ger" in noun.marks for noun in phrase.nouns):
        return None
    return phrase if _nominatives(phrase) else None


def _nominatives(phrase: DeclinedPhrase) -> list[WordReading]:
    """The readings of a subject; none where it may be in another case than the nominative."""
    found = [one for one in phrase.agreeing if one.case != "voct" and "depr" not in one.marks]
    return found if all(one.case == "nomn" for one in found) else []


def _may_be_surname(phrase: DeclinedPhrase) -> bool:
    """Whether a feminine noun may be the surname of a man: “Krupa przytaknął”."""
    named = all("Name" in noun.marks for noun in phrase.nouns)
    women = any(noun.lemma in LISTED["women"] for noun in phrase.nouns)
    return not named and not women and may_be_somebody(phrase.words[0])


def _may_be_woman(phrase: DeclinedPhrase) -> bool:
    """Whether a noun for men and women may have a feminine verb: “minister powiedziała”."""
    if any(noun.gender == "m2" and "depr" not in noun.marks for noun in phrase.nouns):
        return False  # “pies”
    return not phrase.modifiers and any(
        noun.gender == "m1" and noun.number == "sing" and noun.lemma not in LISTED["men"] and "Name" not in noun.marks
        for noun in phrase.nouns
    )


def _verb(words: Sequence[str], subject: SureSubject) -> Iterator[Disagreement]:
    """The verb behind a subject, if it is wrong; adverbs may stand between."""
    at, (_, said, person, number, genders) = subject.end, subject
    while at < len(words) - 1 and words[at] in LISTED["adverbs"]:
        at += 1
    if at < len(words) and words[at] in LISTED["which_time"] and words[at + 1 : at + 2] == ["raz"]:
        at += 2  # “pierwszy raz”
    if at >= len(words) or not words[at].islower():
        return
    said_of = number == "plur" and words[at] in ("jest", "było")
    if words[at] in LISTED["no_verbs"] and not (said_of and (_is_place(words, at + 1) or _is_quality(words, at + 1))):
        return
    found = readings(words[at])
    if said in _SPEAKING and not any(_may_go_with(word, person, number) for word in words[at + 1 :]):
        verbs = tuple(one for one in found if one.kind == "VERB")
        is_copula = bool(verbs) and all(one.lemma == "być" for one in verbs)
        found = verbs if is_copula else tuple(one for one in found if one.kind != "NOUN")
    if not found or any(one.kind != "VERB" or one.mood != "indc" for one in found):
        return
    if any(goes_with(one, person, number, genders) for one in found):
        return
    if said not in _PRONOUNS and any(one.person == "2per" for one in found):
        return  # who is spoken to: “pan opowiadasz”
    forms = dict.fromkeys(form for one in found for form in forms_with(one, person, number, genders))
    replacements = tuple(form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.SUBJECT, said)


def _is_place(words: Sequence[str], at: int) -> bool:
    """Whether it says where something is: “rękawiczki jest na półce”."""
    return at < len(words) and words[at] in ("w", "na", "pod", "za", "przy")


def _is_quality(words: Sequence[str], at: int) -> bool:
    """Whether an adjective in the plural ends the clause: “drzwi jest otwarte”."""
    while at < len(words) - 1 and (words[at] in LISTED["degrees"] or words[at] == "za"):
        at += 1
    behind = words[at + 1] if at + 1 < len(words) else "."
    found = [one for one in readings(words[at]) if one.kind] if at < len(words) else []
    return (
        bool(found)
        and all(one.kind in ("ADJF", "PRTF") for one in found)
        and any((one.case, one.number) == ("nomn", "plur") for one in found)
        and (behind in PREPOSITIONS or not behind[0].isalpha())
    )


def _may_go_with(word: str, person: str, number: str) -> bool:
    """Whether a later word may be the verb of a pronoun."""
    return any(one.kind == "VERB" and (one.person, one.number) == (person, number) for one in readings(word))


def goes_with(verb: PolishReading, person: str, number: str, genders: Sequence[str]) -> bool:
    """Whether a verb agrees with such a subject."""
    if verb.number != number or verb.person != person:
        return False
    return verb.tense != "past" or verb.gender in genders


def forms_with(verb: PolishReading, person: str, number: str, genders: Sequence[str]) -> Iterator[str]:
    """The forms of a verb in its tense that agree with such a subject."""
    if verb.tense == "past":
        same = [gender for gender in genders if gender == verb.gender and number == verb.number]
        for gender in [*same, *genders]:
            yield verb.past(number, gender, person)
    else:
        yield verb.form(verb.tense, person, number)
