"""English words inflected by rule where the language has an irregular form, or inflected twice: ``telled``, ``tooked``.

Inflections are those of lemminflect's dictionary, which are facts of the SPECIALIST Lexicon.
"""

from collections.abc import Iterator
from functools import lru_cache

from models.english_forms import all_inflections, all_lemmas

__all__ = ["irregular_forms"]

_PASTS = ("VBD", "VBN")
_VOWELS = frozenset("aeiou")
_LEAST_COMPARED = 4
"""Letters of the shortest adjective or adverb that is compared by rule."""


@lru_cache(4096)
def irregular_forms(lower: str) -> tuple[str, ...]:
    """The forms that a regularly inflected word should have, the most usual first.

    ``telled`` -> ``told``, ``writed`` -> ``wrote``, ``written``, ``tooked`` -> ``took``, ``childs`` -> ``children``,
    ``apologys`` -> ``apologies``, ``busyer`` -> ``busier``, ``slowlier`` -> ``more slowly``.
    """
    return tuple(dict.fromkeys((*_pasts(lower), *_plurals(lower), *_compared(lower))))


def _pasts(lower: str) -> Iterator[str]:
    for ending in ("ed", "en"):
        for stem in _stems(lower, ending) if lower.endswith(ending) else ():
            yield from _irregular(stem)
            yield from _itself(stem)
    if lower.endswith("t"):  # slapt
        regular = (past for stem in _stems(lower, "t") for past in _inflected(stem, _PASTS))
        yield from (past for past in regular if past.endswith("ed") and past[0] == lower[0])
    if lower.endswith("ered"):  # servered, of the one who does it
        verbs = (lower[:-4], lower[:-3]) if _is_noun(lower[:-2]) else ()
        yield from (past for verb in verbs for past in _inflected(verb, _PASTS))


def _irregular(stem: str) -> Iterator[str]:
    yield from (past for past in _inflected(stem, _PASTS) if not past.endswith("ed"))


def _itself(word: str) -> Iterator[str]:
    """A word that is itself a past of an irregular verb, which needs no ending: ``tooked``."""
    lemmas = all_lemmas(word, upos="VERB").get("VERB", ())
    if any(lemma != word and word in _irregular(lemma) for lemma in lemmas):
        yield word


def _is_noun(word: str) -> bool:
    return bool(all_lemmas(word, upos="NOUN"))


def _inflected(stem: str, tags: tuple[str, ...], upos: str = "VERB") -> Iterator[str]:
    forms = all_inflections(stem, upos=upos)
    yield from (str(forms[tag][0]) for tag in tags if forms.get(tag))


def _plurals(lower: str) -> Iterator[str]:
    if lower.endswith("ys") and lower[-3:-2] not in _VOWELS:  # apologys
        singular = lower[:-1]
        forms = (*_inflected(singular, ("NNS",), "NOUN"), *_inflected(singular, ("VBZ",)))
        yield from (form for form in forms if form.endswith("ies"))
    elif lower.endswith("s"):
        for stem in _stems(lower, "es"):
            yield from (form for form in _inflected(stem, ("NNS",), "NOUN") if not form.endswith("s"))


def _compared(lower: str) -> Iterator[str]:
    for ending, tag, more in (("er", "JJR", "more"), ("est", "JJS", "most")):
        stem = lower.removesuffix(ending)
        if stem == lower or len(stem) < _LEAST_COMPARED:
            continue
        if stem.endswith("y") and stem[-2] not in _VOWELS:  # busyer
            yield from (form for form in _inflected(stem, (tag,), "ADJ") if form.endswith(f"i{ending}"))
        elif stem.endswith("li") and all_lemmas(f"{stem[:-1]}y", upos="ADV"):  # slowlier
            yield f"{more} {stem[:-1]}y"


def _stems(word: str, ending: str) -> Iterator[str]:
    """The words that may have got the ending, or its last letter alone."""
    yield word[: -len(ending)] if word.endswith(ending) else word[:-1]
    yield word[:-1]
    if len(word) > 5 and word[-3] == word[-4]:  # a doubled consonant: cutted
        yield word[:-3]
