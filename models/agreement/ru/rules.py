"""All that does not agree in a Russian sentence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from models.agreement.denials import missing_negations
from models.agreement.disagreement import Disagreement
from models.agreement.gerunds import missing_comma
from models.agreement.ru.alone import wrong_phrase
from models.agreement.ru.along import wrong_along
from models.agreement.ru.aspects import wrong_infinitives
from models.agreement.ru.clauses import wrong_first_predicates, wrong_predicates, wrong_purposes, wrong_relatives
from models.agreement.ru.counted import wrong_numbers
from models.agreement.ru.governing import LISTED
from models.agreement.ru.listed import needless_commas
from models.agreement.ru.morphology import readings
from models.agreement.ru.objects import wrong_objects
from models.agreement.ru.pains import wrong_pains
from models.agreement.ru.particles import wrong_particles
from models.agreement.ru.reflexives import wrong_reflexives
from models.agreement.ru.subjects import wrong_verbs
from models.agreement.ru.tenses import wrong_orders, wrong_tenses

__all__ = ["wrong"]

_SUBJECTS = frozenset({"я", "ты", "он", "она", "оно", "мы", "вы", "они"})


def wrong(words: Sequence[str]) -> list[Disagreement]:
    """What cannot be right in a sentence; of what overlaps the first counts."""
    plain = not any("ё" in word for word in words) and any(_lacks(word) for word in words)
    found = list(_all(words))
    return [replace(one, replacements=_plain(one.replacements)) for one in found] if plain else found


def _all(words: Sequence[str]) -> Iterator[Disagreement]:
    yield from wrong_particles(words)
    yield from needless_commas(words)
    if (comma := missing_comma(words, readings, _SUBJECTS, LISTED["adverbs"])) is not None:
        yield comma
    yield from wrong_pains(words)
    yield from missing_negations(
        words, readings, LISTED["negatives"], LISTED["adverbs"] | LISTED["within_negation"], LISTED["denying"]
    )
    yield from wrong_tenses(words)
    yield from wrong_orders(words)
    yield from wrong_objects(words)
    yield from wrong_along(words)
    yield from wrong_numbers(words)
    for at in range(len(words)):
        if (phrase := wrong_phrase(words, at)) is not None:
            yield phrase
    yield from wrong_purposes(words)
    yield from wrong_infinitives(words)
    yield from wrong_reflexives(words)
    yield from wrong_verbs(words)
    yield from wrong_relatives(words)
    yield from wrong_predicates(words)
    yield from wrong_first_predicates(words)


def _plain(forms: Sequence[str]) -> tuple[str, ...]:
    return tuple(form.replace("ё", "е") for form in forms)


def _lacks(word: str) -> bool:
    """Whether a word is written with “е” for “ё” beyond doubt."""
    found = readings(word)
    return "е" in word and bool(found) and all("ё" in one.parse.word for one in found)
