"""Changes of a Ukrainian sentence that would be wrong by the rules, where what stands there is not."""

from functools import lru_cache

from models.agreement.disagreement import Disagreement
from models.agreement.wrong import disagreements, has_words
from models.text.tokens import tokenize

__all__ = ["worsens"]

_LANGUAGE = "uk"
_REMEMBERED = 256
_LONGEST = 300
"""Sentences of more characters are not looked at."""


def worsens(source: str, start: int, end: int, replacement: str) -> bool:
    """Whether the rules would take a change back: “переїхав жити в Харкові” for “в Харків”.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
    """
    if len(source) > _LONGEST or not source[start:end].strip() or not has_words(_LANGUAGE):
        return False
    changed = source[:start] + replacement + source[end:]
    if not any(_restores(changed, one, source) for one in _sure(changed)):
        return False
    return not _sure(source)


def _restores(changed: str, one: Disagreement, source: str) -> bool:
    tokens = tokenize(changed, _LANGUAGE)
    before, behind = changed[: tokens[one.start].start], changed[tokens[one.end - 1].end :]
    return any(before + text + behind == source for text in one.replacements)


@lru_cache(_REMEMBERED)
def _sure(text: str) -> tuple[Disagreement, ...]:
    """What is wrong for sure in a sentence."""
    words = [token.text for token in tokenize(text, _LANGUAGE)]
    return tuple(one for one in disagreements(words, _LANGUAGE) if not one.unsure)
