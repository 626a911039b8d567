"""When Polish words that do not agree may be right: they belong to something else, or are not what they seem."""

from collections.abc import Sequence

from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.reading import WordReading

__all__ = [
    "ALONE",
    "belongs_behind",
    "belongs_to_several",
    "compares",
    "goes_on",
    "has_own_objects",
    "is_loose",
    "is_numbered",
    "is_set",
    "may_be_person",
]

ALONE = LISTED["alone"]
_FULL = LISTED["with_objects"]
_JOINING = frozenset({"i", ",", "lub", "albo", "oraz", "czy", "a"})


def has_own_objects(phrase: DeclinedPhrase) -> bool:
    """Whether the noun may belong to an adjective before it, as its object: “ciekawy świata człowiek”."""
    return any(
        one.kind == "PRTF" or one.lemma in _FULL
        for word in phrase.modifiers
        for one in readings(word)
        if one.kind in ("ADJF", "PRTF")
    )


def belongs_to_several(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether adjectives in the plural may belong to more nouns than one: “moi mama i tata”."""
    plural = any(one.number == "plur" for word in phrase.modifiers for one in phrase.phrasing.adjectives(word))
    return plural and phrase.end < len(words) and words[phrase.end] in _JOINING


def is_loose(word: str) -> bool:
    """Whether an adjective is hardly ever without a noun, although the dictionary knows it as one: “moja”."""
    return any(one.lemma in LISTED["possessives"] | LISTED["loose"] for one in readings(word) if one.kind == "ADJF")


def is_numbered(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a numeral behind a noun counts it: “przez lat dwadzieścia”."""
    behind = readings(words[phrase.end]) if phrase.end < len(words) else ()
    return any(one.kind == "NUMR" for one in behind) and all(noun.case == "gent" for noun in phrase.nouns)


def goes_on(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a part that is cut off follows."""
    return phrase.end < len(words) and words[phrase.end] in ("-", "/", "'", "’")


def is_set(words: Sequence[str], at: int, phrase: DeclinedPhrase) -> bool:
    """Whether what stands behind a preposition is a set phrase, cut short or a name."""
    small, last = words[at].lower(), phrase.words[-1]
    if {phrase.words[0].lower(), last.lower()} & LISTED["set_phrases"] or phrase.nouns[0].lemma in LISTED["undeclined"]:
        return True
    if small == "po" and phrase.words[0].endswith("emu"):
        return True  # “po swojemu”
    if small == "za" and phrase.modifiers and phrase.agreeing and not _is_pronoun(phrase.words[0]):
        return True  # “za duży dom”
    if any(noun.lemma in LISTED["sorts"] and noun.case == "gent" for noun in phrase.nouns):
        return True
    behind = words[phrase.end : phrase.end + 2]
    if len(behind) > 1 and behind[0] == ".":
        return True
    if small in ("z", "ze", "po") and phrase.words[0].endswith(("ska", "cka", "dzka")):
        return True  # “z berlińska”
    named = not last.islower()
    if named and (phrase.modifiers or _is_place_of_many(phrase)):
        return True
    if named and last.endswith("ę") and all("Geox" in one.marks for one in phrase.nouns):
        return False  # “do Hiszpanię”
    return named and ((bool(behind) and behind[0].istitle()) or all(one.lemma != last for one in phrase.nouns))


def compares(word: str) -> bool:
    """Whether a word may be a comparative with what it compares to: “przy wyższym od rynkowego kursie”."""
    return any("com" in one.marks for one in readings(word))


def belongs_behind(words: Sequence[str], phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether what seems to be a noun stands before the adjective of another: “dla umiarkowanie dużej barki”."""
    behind = words[phrase.end] if phrase.end < len(words) else ""
    return any(one.case in allowed for one in phrase.phrasing.adjectives(behind))


def may_be_person(noun: WordReading) -> bool:
    """Whether somebody may be called as a thing is: “przez regulatora”."""
    return noun.gender == "m3" and noun.case == "gent" and noun.lemma.endswith(("tor", "er", "log", "ent"))


def _is_place_of_many(phrase: DeclinedPhrase) -> bool:
    """Whether a name is in the plural by the dictionary, as small places are that it does not know: “z Kamionki”."""
    return all(noun.number == "plur" and noun.lemma not in LISTED["countries"] for noun in phrase.nouns)


def _is_pronoun(word: str) -> bool:
    return any(one.lemma in LISTED["possessives"] for one in readings(word))
