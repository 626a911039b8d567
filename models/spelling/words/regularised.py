"""English words inflected by rule where the language has an irregular form: ``telled`` for ``told``."""

from collections.abc import Iterator
from functools import lru_cache

__all__ = ["irregular_form"]


@lru_cache(4096)
def irregular_form(lower: str) -> str | None:
    """The form that a regularly inflected word should have: ``telled`` -> ``told``, ``childs`` -> ``children``.

    Inflections are those of lemminflect's dictionary, which are facts of the SPECIALIST Lexicon.
    """
    from lemminflect import getAllInflections

    if lower.endswith("ed"):
        for stem in _stems(lower, "ed"):
            past = getAllInflections(stem, upos="VERB").get("VBD", ())
            if past and not past[0].endswith("ed"):
                return str(past[0])
    if lower.endswith("s"):
        for stem in _stems(lower, "es"):
            plural = getAllInflections(stem, upos="NOUN").get("NNS", ())
            if plural and not plural[0].endswith("s"):
                return str(plural[0])
    return None


def _stems(word: str, ending: str) -> Iterator[str]:
    """The words that may have got the ending, or its last letter alone."""
    yield word[: -len(ending)] if word.endswith(ending) else word[:-1]
    yield word[:-1]
    if len(word) > 5 and word[-3] == word[-4]:  # a doubled consonant: cutted
        yield word[:-3]
