"""Verbs that the tagger takes for nouns: *the effect disappear* is no matter of the number of a noun."""

from dataclasses import replace

from models.aligner.types import ErrantType, TypedEdit
from models.english_forms import all_inflections, all_lemmas

__all__ = ["as_verb"]


def as_verb(edit: TypedEdit, original: str) -> TypedEdit:
    """An edit of the number of a noun, as one of a verb where the words are verbs by dictionary, and no nouns.

    One that gives a verb its *-s* is about its subject, too.
    """
    if edit.type is ErrantType.VERB and edit.replacement in _thirds(original):
        return replace(edit, type=ErrantType.VERB_SVA)
    if edit.type is not ErrantType.NOUN_NUM or not (_is_only_verb(original) and _is_only_verb(edit.replacement)):
        return edit
    return replace(edit, type=ErrantType.VERB_SVA)


def _thirds(word: str) -> tuple[str, ...]:
    """The third person singular of a verb in its base form."""
    return all_inflections(word, "VERB").get("VBZ", ()) if word in all_lemmas(word, "VERB").get("VERB", ()) else ()


def _is_only_verb(word: str) -> bool:
    kinds = all_lemmas(word.lower())
    return "VERB" in kinds and "NOUN" not in kinds
