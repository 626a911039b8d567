"""Swedish words whose forms the dictionary's affixes do not make, by a closed table."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from models.agreement.sv.readings import COMMON, NEUTER, SwedishReading
from models.agreement.table import agreement_table

__all__ = ["IrregularWords", "irregular_words"]

_FORMS = ("inf", "pres", "past", "sup")


class IrregularWords(NamedTuple):
    """Readings of forms, and forms of words.

    Attributes:
        readings: what a form may be; nothing else counts.
        nouns: the forms of a noun: alone, definite, plural, definite plural.
        adjectives: those of an adjective: with “en”, with “ett”, in the plural.
        verbs: those of a verb: infinitive, present, past, supine.
    """

    readings: dict[str, tuple[SwedishReading, ...]]
    nouns: dict[str, tuple[str, ...]]
    adjectives: dict[str, tuple[str, ...]]
    verbs: dict[str, tuple[str, ...]]


@cache
def irregular_words() -> IrregularWords:
    """What ``agreement.toml`` lists."""
    words = agreement_table("sv").words
    readings: dict[str, list[SwedishReading]] = {}
    nouns: dict[str, tuple[str, ...]] = {}
    for key, gender in (("nouns_en", COMMON), ("nouns_ett", NEUTER)):
        for forms in map(_parts, words[key]):
            nouns[forms[0]] = forms
            for form, one in _of_noun(forms, gender):
                readings.setdefault(form, []).append(one)
    adjectives = {forms[0]: forms for forms in map(_parts, sorted(words["adjectives"]))}
    for lemma, neuter, weak in map(_parts, words["adjectives"]):
        readings.setdefault(lemma, []).append(SwedishReading("adjective", lemma, COMMON, plural=False, definite=False))
        readings.setdefault(neuter, []).append(SwedishReading("adjective", lemma, NEUTER, plural=False, definite=False))
        readings.setdefault(weak, []).append(SwedishReading("adjective", lemma, definite=True))
    verbs = {forms[0]: forms for forms in map(_parts, words["verbs"])}
    for forms in verbs.values():
        for form, kind in zip(forms, _FORMS, strict=True):
            readings.setdefault(form, []).append(SwedishReading("verb", forms[0], form=kind))
    known = {form: tuple(dict.fromkeys(found)) for form, found in readings.items()}
    return IrregularWords(known, nouns, adjectives, verbs)


def _parts(text: str) -> tuple[str, ...]:
    return tuple(text.split("|"))


def _of_noun(forms: tuple[str, ...], gender: str) -> Iterator[tuple[str, SwedishReading]]:
    for at, form in enumerate(forms):
        yield form, SwedishReading("noun", forms[0], gender, plural=at > 1, definite=at % 2 == 1)
