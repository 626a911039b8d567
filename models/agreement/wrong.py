"""All that does not agree in a Russian sentence, one finding a place."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.alone import wrong_phrase
from models.agreement.clauses import wrong_predicates, wrong_purposes, wrong_relatives
from models.agreement.counted import wrong_numbers
from models.agreement.disagreement import Disagreement
from models.agreement.morphology import readings
from models.agreement.objects import wrong_objects
from models.agreement.subjects import wrong_verbs

__all__ = ["disagreements"]


def disagreements(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence, in order.

    Args:
        words: its words and marks.
    """
    taken: set[int] = set()
    found = []
    for one in _all(words):
        places = set(range(one.start, one.end))
        original = " ".join(words[one.start : one.end])
        replacements = tuple(form for form in _spelt(one.replacements, words) if form != original)
        if replacements and not places & taken:
            taken |= places
            found.append(replace(one, replacements=replacements))
    return sorted(found, key=lambda one: one.start)


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    yield from wrong_objects(words)
    yield from wrong_numbers(words)
    for at in range(len(words)):
        if (phrase := wrong_phrase(words, at)) is not None:
            yield phrase
    yield from wrong_purposes(words)
    yield from wrong_verbs(words)
    yield from wrong_relatives(words)
    yield from wrong_predicates(words)


def _spelt(forms: Sequence[str], words: Sequence[str]) -> list[str]:
    """Forms with “е” for “ё” if the sentence is written so."""
    plain = not any("ё" in word for word in words) and any(_lacks(word) for word in words)
    return [form.replace("ё", "е") if plain else form for form in forms]


def _lacks(word: str) -> bool:
    """Whether a word is written with “е” for “ё” beyond doubt."""
    found = readings(word)
    return "е" in word and bool(found) and all("ё" in one.parse.word for one in found)
