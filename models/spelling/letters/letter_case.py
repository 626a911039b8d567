"""Small letters and capitals, which are other ones in some languages: Turkish has ``ı I`` and ``i İ``."""

__all__ = ["capitalised", "in_case_of", "lower_case"]

_DOTTED = frozenset({"az", "tr"})
"""Languages in which I is the capital of ı and İ that of i."""
_LOWER = str.maketrans("Iİ", "ıi")
_UPPER = str.maketrans("ıi", "Iİ")


def lower_case(word: str, language: str) -> str:
    """A word in the small letters of a language (BCP 47 without region)."""
    return (word.translate(_LOWER) if language in _DOTTED else word).lower()


def capitalised(text: str, language: str) -> str:
    """A word or several with the first letter as a capital of a language (BCP 47 without region)."""
    return _upper_case(text[:1], language) + text[1:]


def in_case_of(word: str, text: str, language: str) -> str:
    """A suggestion in the letter case of what was written in a language (BCP 47 without region)."""
    if len(word) > 1 and word.isupper():
        return _upper_case(text, language)
    return capitalised(text, language) if word[:1].isupper() else text


def _upper_case(text: str, language: str) -> str:
    return (text.translate(_UPPER) if language in _DOTTED else text).upper()
