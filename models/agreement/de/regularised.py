"""Forms of German strong verbs as writers make them by rule, or with the stem of another form: “gegangt”, “fandete”.

What is made up, by the verbs of ``models/languages/de/verbs.toml``, and what is meant:

- the stem of the infinitive, the past or the participle with the endings of weak verbs: “gehte”, “gingte”, “fandete”;
- participles of each of these stems: “gegeht”, “gegingen”, “gegangt”, “gefundet”, “gesprecht”.

Verbs that are parted in a sentence are made of these forms and a prefix (``irregular.txt``).
"""

from collections.abc import Iterator, Mapping
from functools import cache

from models.agreement.de.verbs import FINITE, PARTICIPLE, VerbForm, forms_of, readings, strong_verbs

__all__ = ["regularised_german"]

_LEAST = 5
"""Letters of a form that is told."""
_OF_PARTICIPLES = ("t", "et", "en", "d")
_PAST = "past"
_THIRD = "er"
_ENDINGS = {"ich": "te", "du": "test", "er": "te", "wir": "ten", "ihr": "tet", "sie": "ten"}


@cache
def regularised_german() -> Mapping[str, tuple[str, ...]]:
    """What is meant by each form that is made up, in small letters; with *ss*, too, where others write *ß*."""
    found: dict[str, tuple[str, ...]] = {}
    for lemma in strong_verbs():
        for wrong, right in _made_up(lemma):
            if len(wrong) >= _LEAST and wrong != right and not _is_participle(wrong):
                found[wrong] = tuple(dict.fromkeys((*found.get(wrong, ()), right)))
    swiss = {wrong.replace("ß", "ss"): right for wrong, right in found.items() if "ß" in wrong}
    return swiss | found


def _made_up(lemma: str) -> Iterator[tuple[str, str]]:
    forms = forms_of(lemma)
    participle = next(text for text, form in forms if form.kind == PARTICIPLE)
    if participle.endswith("t"):
        return
    pasts = {form.person: text for text, form in forms if _is_past(form)}
    third = next(text for text, form in forms if form.tense == "present" and form.person == _THIRD)
    stem = lemma.removesuffix("n").removesuffix("e")
    past = pasts[_THIRD].removesuffix("te")
    begun = "ge" if participle.startswith("ge") and lemma[:3] != participle[:3] else ""
    middle = participle.removeprefix(begun).removesuffix("en")
    for one in dict.fromkeys((stem, past, middle, third.removesuffix("t"))):
        for person, right in pasts.items():
            for link in ("", "e"):
                yield one + link + _ENDINGS[person], right
        for ending in _OF_PARTICIPLES if begun else ():
            yield begun + one + ending, participle


def _is_participle(word: str) -> bool:
    """Whether a word is the participle of any verb, as “gelegt” is of another one than “gelegen”."""
    return any(form.kind == PARTICIPLE for form in readings(word))


def _is_past(form: VerbForm) -> bool:
    return form.kind == FINITE and form.tense == _PAST
