"""Rule-of-thumb types of edits, so that rare ones can be asked for."""

from collections.abc import Sequence

from training.noise.lexicon import CLOSED, NoiseLexicon
from training.noise.tagging import ADJECTIVES, NOUNS, VERBS

KINDS = (
    "ART", "PREP", "PRON", "CONJ", "AUX", "PUNCT", "ORTH", "SPELL", "ORDER",
    "NOUN:NUM", "VERB", "MORPH", "WORD", "MISSING", "EXTRA",
)  # fmt: skip
_ARTICLES = frozenset({"a", "an", "the"})
_CLASSES = {"IN": "PREP", "TO": "PREP", "CC": "CONJ", "PRP": "PRON", "PRP$": "PRON", "WP": "PRON"}
_AUXILIARY = frozenset({"BE", "HAVE", "DO", "MD"})


def kind_of(right: Sequence[str], wrong: Sequence[str], lexicon: NoiseLexicon, tag: str = "") -> str:
    """Return the type of an edit, given its tokens and the tag of the first right one, if it is known."""
    old, new = [token.strip() for token in wrong], [token.strip() for token in right]
    words = [word for word in (*old, *new) if word[0].isalnum()]
    if not words:
        return "PUNCT"
    if "".join(old).lower() == "".join(new).lower():
        return "ORTH"
    if len(old) > 1 and sorted(old) == sorted(new):
        return "ORDER"
    changed = [word.lower() for word in (*old, *new) if (word in old) != (word in new)]
    if not any(word[0].isalnum() for word in changed):
        return "PUNCT"
    changed = [word for word in changed if word[0].isalnum()]
    if all(word in _ARTICLES for word in changed):
        return "ART"
    classes = {_class(word) for word in changed}
    if len(classes) == 1 and (only := classes.pop()):
        return only
    if len(old) == len(new) == 1:
        return _replaced(old[0].lower(), new[0].lower(), lexicon, tag)
    if not old or not new:
        return "EXTRA" if old else "MISSING"
    return "WORD"


def _class(word: str) -> str:
    tag = CLOSED.get(word.replace("’", "'"), "")
    return "AUX" if tag in _AUXILIARY else _CLASSES.get(tag, "")


def _replaced(old: str, new: str, lexicon: NoiseLexicon, tag: str) -> str:
    if not lexicon.known(old):
        return "SPELL"
    readings = [(VERBS, "VERB"), (NOUNS, "NOUN:NUM"), (ADJECTIVES, "MORPH")]
    first = tag or lexicon[new][0]
    for tags, kind in sorted(readings, key=lambda reading: first not in reading[0]):
        lemmas = {lexicon.lemma(old, form) for form in tags} - {None}
        if lemmas & ({lexicon.lemma(new, form) for form in tags} - {None}):
            return kind
    return "MORPH" if old[:4] == new[:4] else "WORD"
