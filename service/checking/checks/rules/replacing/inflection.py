"""English inflection by dictionary (lemminflect), for lemmas in patterns and forms in replacements."""

from collections.abc import Iterable
from functools import cache

from models.english_forms import all_inflections, all_lemmas

__all__ = ["AGREEMENTS", "WORD_CLASSES", "forms_of", "in_form", "inflected_like"]

WORD_CLASSES = {"VB": "VERB", "NN": "NOUN", "JJ": "ADJ", "RB": "ADV"}
"""Universal parts of speech by the first two letters of the Penn Treebank tags that words are inflected for."""

AGREEMENTS = {"singular": "VBZ", "plural": "VB"}
"""Forms of verbs by the number of the subject, in the tense that they have, with the tag of the present."""
_OF_BE = {"singular": {"are": "is", "am": "is", "were": "was"}, "plural": {"is": "are", "am": "are", "was": "were"}}


@cache
def _inflections(lemma: str) -> dict[str, tuple[str, ...]]:
    """The forms of a lemma by tag; those of words that are no verb, noun, adjective or adverb are left out."""
    return dict(all_inflections(lemma))


def forms_of(lemma: str, tags: Iterable[str] = ()) -> frozenset[str]:
    """All forms of a lemma in lower case, or those that can have one of the tags; empty for a word it does not know."""
    wanted = set(tags)
    return frozenset(
        form.lower() for tag, forms in _inflections(lemma).items() if not wanted or tag in wanted for form in forms
    )


@cache
def in_form(word: str, tag: str) -> str | None:
    """A word, whatever form it is in, in another one; None if it has none.

    Args:
        word: the word.
        tag: the form: a Penn Treebank tag (``swam``, ``VBG`` -> ``swimming``) or one of `AGREEMENTS` (``were``,
            ``singular`` -> ``was``).
    """
    if tag in AGREEMENTS:
        return _OF_BE[tag].get(word.lower()) or in_form(word, AGREEMENTS[tag])
    word_class = WORD_CLASSES[tag[:2]]
    for lemma in all_lemmas(word.lower(), upos=word_class).get(word_class, ()):
        known = _inflections(lemma)
        forms = known.get(tag) or (
            known.get("VBD") if tag == "VBN" else None
        )  # of regular verbs, the past alone is listed
        if forms:
            return str(forms[0])
    return None


@cache
def _tags_of(form: str, lemma_tags: frozenset[str]) -> tuple[str, ...]:
    """The tags a form can have, of those that the word it is to be replaced by can have."""
    found = {
        tag: None
        for lemmas in all_lemmas(form).values()
        for lemma in lemmas
        for tag, forms in _inflections(lemma).items()
        if tag in lemma_tags and form in forms
    }
    return tuple(found)


def inflected_like(lemma: str, form: str, tag: str | None) -> str | None:
    """A lemma in the form that another word has: ``take`` like ``made`` is ``took``, or ``taken`` for a ``VBN``.

    Args:
        lemma: the word to inflect.
        form: the word whose form it takes.
        tag: the tag of that word in its sentence, if known.

    Returns:
        The form, or None if the two have no form in common.
    """
    inflections = _inflections(lemma)
    possible = _tags_of(form.lower(), frozenset(inflections))
    if not possible:
        return None
    return str(inflections[tag if tag in possible else possible[0]][0])
