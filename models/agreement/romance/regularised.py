"""Forms of irregular verbs as writers make them by the rules of the regular ones: “facciando”, “prendu”, “condució”.

What is made up for a verb, and what is meant:

- its endings as those of its class, or of another class of its kind: “finono” for “finiscono”;
- the stem of its first person, or the one that is stressed, in other forms: “facciando”, “pensiamos”, “quieremos”;
- a preterite with a stem of its own, written with the accents of regular ones: “tuvé”, “hizó”, “dijieron”.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from models.agreement.romance.conjugation import Conjugation, conjugation

__all__ = ["LANGUAGES", "regularised_verbs"]

LANGUAGES = ("es", "fr", "it", "pt")
_LEAST = 4
"""Letters of a form that is told: shorter ones are words of other languages."""
_PARTICIPLES = {"es": ("ado", "ido"), "it": ("ato", "uto", "ito"), "pt": ("ado", "ido"), "fr": ("é", "u", "i")}
_GERUNDS = {"es": ("ando", "endo", "iendo"), "it": ("ando", "endo"), "pt": ("ando", "endo", "indo"), "fr": ()}
_AGREEING = {"es": ("o", "a", "os", "as"), "pt": ("o", "a", "os", "as"), "it": ("o", "a", "i", "e")}
_PRESENT = {
    "es": (("o",), ("as", "es"), ("a", "e"), ("amos", "emos", "imos"), ("áis", "éis", "ís"), ("an", "en")),
    "it": (("o",), ("i",), ("a", "e"), ("iamo", "amo", "emo", "imo"), ("ate", "ete", "ite"), ("ano", "ono")),
    "pt": (("o",), ("as", "es"), ("a", "e"), ("amos", "emos", "imos"), ("ais", "eis", "is"), ("am", "em")),
}
_MIXED = (3, 5)
"""Persons whose Italian endings are taken for those of other verbs: “vedemo”, “parlono”."""


@cache
def regularised_verbs(code: str) -> Mapping[str, tuple[str, ...]]:
    """What is meant by each form that is made up, in small letters, the likeliest first.

    Args:
        code: one of ``LANGUAGES``; nothing is known of others.
    """
    if code not in LANGUAGES:
        return {}
    verbs = conjugation(code)
    found: dict[str, tuple[str, ...]] = {}
    irregular = verbs.unlike_others
    others = sorted(verbs.verbs - set(irregular)) if code == "it" else []
    for verb in (*irregular, *others):
        for wrong, right in _made_up(verbs, code, verb):
            if len(wrong) >= _LEAST and wrong != right and "-" not in right:
                found[wrong] = tuple(dict.fromkeys((*found.get(wrong, ()), right)))
    return found


def _made_up(verbs: Conjugation, code: str, verb: str) -> Iterator[tuple[str, str]]:
    real = verbs.forms(verb)
    present = real.get("present", ())
    if "infinitive" not in real or len(present) < 6:
        return
    regular = list(verbs.regular(verb))
    yield from _of_other_stems(code, present, [stem for stem, _ in regular])
    if code == "fr":
        yield from _futures(real)
    if code == "es":
        yield from _preterites(real["preterite"])
    for stem, tenses in regular:
        for tense, forms in tenses.items():
            own = real.get(tense, ())
            if len(own) == len(forms) and tense != "imperative":
                yield from zip(forms, own, strict=True)
        yield from _nominal(code, stem, real)
    if present[0].endswith("o"):
        yield from ((present[0][:-1] + ending, real["gerund"][0]) for ending in _GERUNDS[code])


def _nominal(code: str, stem: str, real: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """Participles and gerunds with the endings of all classes."""
    participle, gerund = real["participle"][0], real["gerund"][0]
    yield from ((stem + ending, gerund) for ending in _GERUNDS[code])
    for ending in _PARTICIPLES[code]:
        if code == "fr":
            yield stem + ending, participle
            yield from ((stem + ending + last, participle + last) for last in ("e", "es"))
            yield f"{stem}{ending}s", f"{participle.removesuffix('s')}s"
        else:
            yield from ((stem + ending[:-1] + last, participle[:-1] + last) for last in _AGREEING[code])


def _of_other_stems(code: str, present: Sequence[str], stems: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The stems of some persons with the endings of others: “quieremos”, “vadono”, “bevamo”, “prendent”."""
    if code == "fr":
        return
    used = {present[0][:-1], present[2][:-1], *stems}
    for person, form in enumerate(present):
        endings = _PRESENT[code][person]
        ending = next((one for one in endings if form.endswith(one)), "")
        alike = endings if code == "it" and person in _MIXED else [ending] if ending else []
        yield from ((stem + one, form) for stem in sorted(used, key=len, reverse=True) for one in alike if stem)


def _futures(real: Mapping[str, tuple[str, ...]]) -> Iterator[tuple[str, str]]:
    """The French future and conditional of the infinitive: “voirai”."""
    for tense, endings in (("future", "ai as a ons ez ont"), ("conditional", "ais ais ait ions iez aient")):
        if len(forms := real.get(tense, ())) == 6:
            stem = real["infinitive"][0].removesuffix("e")
            yield from zip((stem + ending for ending in endings.split()), forms, strict=True)


def _preterites(forms: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Spanish preterites that are stressed on the stem, with the accents of others."""
    if forms[0].endswith("e"):
        yield f"{forms[0][:-1]}é", forms[0]
        yield f"{forms[2][:-1]}ó", forms[2]
        if forms[5].endswith("jeron"):
            yield f"{forms[5][:-5]}jieron", forms[5]
