"""A sentence in, what does not agree out."""

import re

from models.agreement.wrong import disagreements
from models.text.tokens import tokenize

__all__ = ["assert_mended", "assert_right", "disagreeing", "doubted"]


def disagreeing(text: str, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """The words of a sentence that do not agree for sure, with their replacements."""
    words = [token.text for token in tokenize(text, language)]
    found = [one for one in disagreements(words, language) if not one.unsure]
    return [(" ".join(words[one.start : one.end]), one.replacements) for one in found]


def assert_mended(wrong: str, right: str, language: str) -> None:
    """One place is wrong in a sentence, and the first replacement makes another sentence of it, which is right."""
    [(original, replacements)] = disagreeing(wrong, language)
    whole = rf"(?<!\w){re.escape(original)}(?!\w)" if original[0].isalnum() else re.escape(original)
    assert re.sub(whole, replacements[0], wrong) == right
    assert disagreeing(right, language) == []


def assert_right(text: str, language: str) -> None:
    """Nothing is wrong in a sentence."""
    assert disagreeing(text, language) == []


def doubted(text: str, language: str) -> dict[str, tuple[str, ...]]:
    """What is offered for words that may be right by themselves."""
    words = [token.text for token in tokenize(text, language)]
    found = [one for one in disagreements(words, language) if one.unsure]
    return {" ".join(words[one.start : one.end]): one.replacements for one in found}
