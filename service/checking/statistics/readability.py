"""The Flesch Reading Ease, with the constants that were found for each language."""

from typing import NamedTuple

__all__ = ["reading_ease"]


class _Formula(NamedTuple):
    base: float
    words_per_sentence: float
    syllables_per_word: float


_ENGLISH = _Formula(206.835, 1.015, 84.6)
_FORMULAS = {
    "en": _ENGLISH,  # Flesch (1948), A new readability yardstick
    "de": _Formula(180, 1, 58.5),  # Amstad (1978), Wie verständlich sind unsere Zeitungen?
    "es": _Formula(206.84, 1.02, 60),  # Fernández Huerta (1959), Medidas sencillas de lecturabilidad
    "fr": _Formula(
        207, 1.015, 73.6
    ),  # Kandel and Moles (1958), Application de l'indice de Flesch à la langue française
    "it": _Formula(217, 1.3, 60),  # Franchina and Vacca (1986), Adaptation of Flesch readability index
    "nl": _Formula(206.84, 0.93, 77),  # Douma (1960), De leesbaarheid van landbouwbladen
    "pt": _Formula(248.835, 1.015, 84.6),  # Martins et al. (1996), Readability formulas applied to textbooks
    "ru": _Formula(206.835, 1.3, 60.1),  # Oborneva (2006)
    "tr": _Formula(198.825, 2.61, 40.175),  # Ateşman (1997), Türkçede okunabilirliğin ölçülmesi
}
"""By language (ISO 639-1)."""


def reading_ease(language: str, words_per_sentence: float, syllables_per_word: float) -> float:
    """How easy a text is to read: about 100 for a very easy one, about 0 for a very hard one; not cut off at either.

    Languages without a formula of their own, Polish among them, take the English one.

    Args:
        language: ISO 639-1 code.
        words_per_sentence: mean over the text.
        syllables_per_word: mean over the text, syllables as they are spoken.
    """
    formula = _FORMULAS.get(language, _ENGLISH)
    return (
        formula.base - formula.words_per_sentence * words_per_sentence - formula.syllables_per_word * syllables_per_word
    )
