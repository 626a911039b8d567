"""Is a sentence in the language of its corpus? Asked of a language identifier only where common words do not tell."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from models.errors import InputError

COMMON_WORDS = 200
SURE_SHARE = 0.3
"""A sentence with this share of common words of the language needs no further look."""
SHORTEST = 5
"""Shorter sentences, in words, are believed: identifiers guess on them."""
PROBABILITY = 0.95
"""Another language counts only when the identifier is this sure."""
SAMPLE = 2000


@lru_cache(maxsize=1)
def _identifier() -> Any:
    from py3langid.langid import MODEL_FILE, LanguageIdentifier

    return LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)


class LanguageCheck:
    """Tells sentences of one language from others.

    The commonest words of a sample of the corpus itself, taken from those sentences the identifier gives to the
    language, pass most sentences at the cost of a few look-ups; the rest is asked of the identifier (py3langid).
    """

    def __init__(self, language: str, sample: Sequence[str], where: str = "the text") -> None:
        """Learn the common words of ``sample``; ``language`` is an ISO 639-1 code, ``where`` names the file in errors.

        Raises:
            InputError: most of the sample is in another language.
        """
        self.language = language
        step = max(1, len(sample) // SAMPLE)
        lines = [line for line in sample[::step] if len(line.split()) >= SHORTEST]
        own = [line for line in lines if _identifier().classify(line)[0] == language]
        if len(lines) >= 20 and len(own) < len(lines) / 2:
            found = Counter(_identifier().classify(line)[0] for line in lines).most_common(1)[0][0]
            raise InputError(f"{where} looks like {found!r}, not {language!r}")
        counts = Counter(word for line in own for word in line.lower().split())
        self._common = (
            frozenset(word for word, _ in counts.most_common(COMMON_WORDS)) if len(own) >= 20 else frozenset()
        )

    def accepts(self, sentence: str) -> bool:
        """Tell whether the sentence can be in the language."""
        words = sentence.lower().split()
        if len(words) < SHORTEST or sum(map(self._common.__contains__, words)) >= SURE_SHARE * len(words):
            return True
        label, probability = _identifier().classify(sentence)
        return bool(label == self.language or probability < PROBABILITY)
