"""English words in another form, by dictionary (lemminflect); a word that it does not have has no other form."""

from collections.abc import Iterator
from functools import lru_cache

from models.english_forms import all_inflections, all_lemmas

__all__ = ["inflected"]

_PARTS_OF_SPEECH = {"VB": "VERB", "NN": "NOUN"}
"""By the first two letters of the Penn Treebank tags."""
_BE = {("are", "VBD"): "were", ("were", "VBP"): "are", ("be", "VBP"): "are"}
"""Where the first form of *be* is not the one meant."""


def inflected(word: str, is_form: str, to: str) -> str | None:
    """A word in another form, written with capital letters where it has them.

    Args:
        word: the word; one that cannot be ``is_form`` has no other form.
        is_form: the Penn Treebank tag of its form, ``VB``.
        to: that of the form wanted, ``VBZ``.

    Returns:
        The form, or None where there is none or where it is the word itself.
    """
    form = _lower(word.lower(), is_form, to)
    if form is None:
        return None
    if len(word) > 1 and word.isupper():
        return form.upper()
    return form[0].upper() + form[1:] if word[0].isupper() else form


@lru_cache(maxsize=65536)
def _lower(word: str, is_form: str, to: str) -> str | None:
    if (word, to) in _BE:
        return _BE[word, to]
    part_of_speech = _PARTS_OF_SPEECH[to[:2]]
    for lemma in all_lemmas(word, upos=part_of_speech).get(part_of_speech, ()):
        if word in _forms(lemma, part_of_speech, is_form):
            other = next((form for form in _forms(lemma, part_of_speech, to) if form != word), None)
            if other is not None:
                return other
    return None


def _forms(lemma: str, part_of_speech: str, tag: str) -> Iterator[str]:
    known = all_inflections(lemma, upos=part_of_speech)
    # Of regular verbs the past alone is listed.
    yield from map(str, known.get(tag) or (known.get("VBD", ()) if tag == "VBN" else ()))
