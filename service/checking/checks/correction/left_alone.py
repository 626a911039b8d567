"""Corrections that the model proposes and should not."""

import re
import unicodedata

from models.aligner.types import TypedEdit
from models.english_forms import all_lemmas

__all__ = ["is_left_alone"]

_SEEN_DOING = re.compile(
    r"\b(?:watch(?:ing|ed|es)?|hear(?:ing|d|s)?|see(?:ing|n|s)?|saw|feel(?:ing|s)?|felt|let(?:ting|s)?|ma(?:de|kes?|king))"
    r" (?:him|her|it|somebody|someone|everybody|everyone|anybody|anyone|nobody|my|your|his|our|their|the|a|an)"
    r"(?: [^\W\d_]+)? $"
)
"""Behind such a verb and its object another verb is in its base form: *watch somebody else play*."""
_PLURAL_OWNER = re.compile(r"([^\W\d_]+)s['\u2019]")
_ONE_OWNER = frozenset({"a", "an", "each", "every", "one", "this", "that"})


def is_left_alone(source: str, edit: TypedEdit) -> bool:
    """Whether an edit is none of those that the model should make.

    Such take out signs that are no punctuation, give *-s* to what somebody is seen to do or *-ing* to what is told to
    be done (*To do: write it*), or make the owner of *Tenants' Association* one alone.

    Where one owner is meant, a word before it tells (*a friends' house*).
    """
    original = source[edit.start : edit.end]
    if edit.type.value == "VERB:SVA" and edit.replacement.startswith(original):
        return _SEEN_DOING.search(source, 0, edit.start) is not None
    if edit.type.value == "VERB:FORM" and source[: edit.start].endswith(": ") and edit.replacement.endswith("ing"):
        return True
    if not edit.replacement.strip():
        return bool(original.strip()) and all(unicodedata.category(sign) == "So" for sign in original.strip())
    plural = _PLURAL_OWNER.fullmatch(original)
    if plural is None or edit.replacement.replace("\u2019", "'") != f"{plural[1]}'s":
        return False
    lemmas = all_lemmas(plural[1].lower(), "NOUN").get("NOUN", ())
    if lemmas and plural[1].lower() not in lemmas:  # a plural itself: *childrens'*
        return False
    before = source[: edit.start].split()
    return not before or before[-1].lower() not in _ONE_OWNER
