"""What an operation is, and how operations are found.

An operation makes one error. It is a function ``(sentence, i, rng) -> bool`` under :mod:`training.noise.operations`
that tries to corrupt the sentence at word ``i`` and says whether it did, decorated with :func:`operation`::

    @operation("articles.drop", types=("DET",), weight=4, at={"a", "an", "the"})
    def drop_article(sentence: Sentence, i: int, rng: Random) -> bool:
        return sentence.delete(i)
"""

import importlib
import pkgutil
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from random import Random

from training.noise.sentence import NoisySentence

Apply = Callable[[NoisySentence, int, Random], bool]
LANGUAGE_INDEPENDENT = "*"
_SITES_TRIED = 4


@dataclass(frozen=True, slots=True)
class Operation:
    """One way to go wrong.

    Attributes:
        name: ``family.operation``.
        types: the ERRANT types it is meant for, the first being the one whose rate it shares.
        weight: its share among the operations of that type.
        words: the words (lower case) it applies to, or None.
        tags: the tags it applies to, or None; with neither, it applies to any word.
        whole: it looks for a place in the sentence itself, and is handed word 0.
        needs: marks of which the sentence must hold one for there to be a place for it, or none.
        language: the language it is for, or ``*``.
        apply: the function.
    """

    name: str
    types: tuple[str, ...]
    weight: float
    words: frozenset[str] | None
    tags: frozenset[str] | None
    whole: bool
    needs: tuple[str, ...]
    language: str
    apply: Apply

    def sites(self, sentence: NoisySentence) -> list[int]:
        """The words at which the operation may be tried: of its words or tags, and not changed before."""
        if self.whole:
            return [0]
        touched = sentence.touched
        if self.words is not None:
            words = self.words
            if words.isdisjoint(sentence.lower):
                return []
            return [i for i, word in enumerate(sentence.lower) if word in words and not touched[i]]
        if self.tags is not None:
            tags = self.tags
            if tags.isdisjoint(sentence.tags):
                return []
            return [i for i, tag in enumerate(sentence.tags) if tag in tags and not touched[i]]
        return [i for i, done in enumerate(touched) if not done]

    def corrupt(self, sentence: NoisySentence, rng: Random) -> bool:
        """Make the error at one of the sites, trying a few of them; False if it cannot be made there."""
        sites = self.sites(sentence)
        count = len(sites)
        if not count:
            return False
        first = int(rng.random() * count)
        for step in range(min(count, _SITES_TRIED)):
            if self.apply(sentence, sites[(first + step) % count], rng):
                break
        else:
            return False
        return True


_REGISTRY: dict[str, Operation] = {}


def operation(
    name: str,
    *,
    types: tuple[str, ...],
    weight: float,
    at: Collection[str] | None = None,
    tags: Collection[str] | None = None,
    whole: bool = False,
    needs: tuple[str, ...] = (),
    language: str = "en",
) -> Callable[[Apply], Apply]:
    """Register the decorated function as an operation (see :class:`Operation`)."""

    def register(apply: Apply) -> Apply:
        words = None if at is None else frozenset(at)
        tag_set = None if tags is None else frozenset(tags)
        _REGISTRY[name] = Operation(name, types, weight, words, tag_set, whole, needs, language, apply)
        return apply

    return register


@cache
def discover(language: str) -> tuple[Operation, ...]:
    """All operations for a language, by name: those of every module of :mod:`training.noise.operations`."""
    from training.noise import operations

    for module in pkgutil.iter_modules(operations.__path__, operations.__name__ + "."):
        importlib.import_module(module.name)
    found = [o for o in _REGISTRY.values() if o.language in (language, LANGUAGE_INDEPENDENT)]
    return tuple(sorted(found, key=lambda o: o.name))


def pick(rng: Random, weighted: tuple[tuple[str, float], ...]) -> str:
    """Draw a string from (string, weight) pairs."""
    point = rng.random() * sum(weight for _, weight in weighted)
    for text, weight in weighted:
        point -= weight
        if point < 0:
            return text
    return weighted[-1][0]
