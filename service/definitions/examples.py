"""Which examples of a meaning show the word that was asked for: words of one meaning share its examples."""

import re
from collections.abc import Collection, Sequence

__all__ = ["examples_with"]

_WORD = re.compile(r"\w+")
_LONGEST_ENDING = 4
"""As in ``stop|ping``."""


def examples_with(word: str, others: Collection[str], examples: Sequence[str]) -> tuple[str, ...]:
    """The examples but those that show only a synonym.

    An example in which no word of the meaning is recognised stays: irregular forms (``went``) are not looked for.

    Args:
        word: in lower case; words of a multi-word entry are separated by ``_`` or ``-``, as in ``others``.
        others: the other words that have the meaning.
        examples: the examples of the meaning.
    """
    stems = _stems(word)
    return tuple(example for example in examples if _is_about(_WORD.findall(example.lower()), stems, others))


def _is_about(seen: Sequence[str], stems: Sequence[str], others: Collection[str]) -> bool:
    return _shows(seen, stems) or not any(_shows(seen, _stems(other)) for other in others)


def _stems(word: str) -> list[str]:
    """What the forms of each word begin with: ``chas`` for ``chase``."""
    return [
        one[:-1] if len(one) > 3 and one[-1] in "ey" else one for one in _WORD.findall(word.lower().replace("_", " "))
    ]


def _shows(seen: Sequence[str], stems: Sequence[str]) -> bool:
    return all(
        any(word.startswith(stem) and len(word) <= len(stem) + _LONGEST_ENDING for word in seen) for stem in stems
    )
