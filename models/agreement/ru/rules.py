"""All that does not agree in a Russian sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.disagreement import Disagreement
from models.agreement.ru.alone import wrong_phrase
from models.agreement.ru.clauses import wrong_predicates, wrong_purposes, wrong_relatives
from models.agreement.ru.counted import wrong_numbers
from models.agreement.ru.morphology import readings
from models.agreement.ru.objects import wrong_objects
from models.agreement.ru.subjects import wrong_verbs

__all__ = ["wrong"]


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    plain = not any("ё" in word for word in words) and any(_lacks(word) for word in words)
    found = list(_all(words))
    return [replace(one, replacements=_plain(one.replacements)) for one in found] if plain else found


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


def _plain(forms: Sequence[str]) -> tuple[str, ...]:
    return tuple(form.replace("ё", "е") for form in forms)


def _lacks(word: str) -> bool:
    """Whether a word is written with “е” for “ё” beyond doubt."""
    found = readings(word)
    return "е" in word and bool(found) and all("ё" in one.parse.word for one in found)
