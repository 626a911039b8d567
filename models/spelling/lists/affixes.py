"""Beginnings and endings with which a known word is a word too.

`models.spelling.lists.affix_lists` reads those of a language.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from models.spelling.letters.harmony import Harmony
from models.spelling.letters.indic import may_follow

__all__ = ["Affixes", "Step", "attach"]

Step = tuple[str, str, str, str]
"""An affix that was taken away, and what took its place: beginning, its other, ending, its other."""


@dataclass(frozen=True, slots=True)
class Affixes:
    """The affixes of a language.

    Attributes:
        beginnings: what may take the place of each.
        endings: what may take the place of each.
        shortest: letters that must be left of a word.
        most: how many affixes one word may have.
        both: by beginning, the endings that go with it, each with what may take the place of the two.
        harmony: the letters of endings that are chosen by the word.
        chosen: endings with such letters and what may take the place of each, by what they may be.
        longest: letters of the longest beginning or ending.
    """

    beginnings: dict[str, tuple[str, ...]]
    endings: dict[str, tuple[str, ...]]
    shortest: int
    most: int
    both: dict[str, dict[str, tuple[tuple[str, str], ...]]] = field(default_factory=dict)
    harmony: Harmony = field(default_factory=lambda: Harmony({}))
    chosen: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    longest: int = field(init=False)

    def __post_init__(self) -> None:
        """Find the longest affix."""
        texts = (*self.beginnings, *self.endings, *self.both, *self.chosen)
        object.__setattr__(self, "longest", max(map(len, texts), default=0))

    def stems(self, lower: str) -> Iterator[str]:
        """What a word may be made of, those with fewer affixes first."""
        return (stem for stem, _ in self.parses(lower))

    def parses(self, lower: str) -> Iterator[tuple[str, tuple[Step, ...]]]:
        """What a word may be made of, each with the affixes that were taken away for it (`attach`)."""
        words: dict[str, tuple[Step, ...]] = {lower: ()}
        found = {lower}
        for _ in range(self.most):
            parsed: dict[str, tuple[Step, ...]] = {}
            for word, steps in words.items():
                for stem, step in self._without_one(word):
                    if stem not in found:
                        found.add(stem)
                        parsed[stem] = (*steps, step)
            words = parsed
            yield from words.items()

    def are_endings(self, text: str) -> bool:
        """Whether a text, in lower case, may be made of endings, behind whatever word."""
        rests = {text}
        for _ in range(self.most):
            if any(rest in self.endings or rest in self.chosen for rest in rests):
                return True
            tails = ((rest[:at], rest[at:]) for rest in rests for at in range(1, len(rest)))
            rests = {head for head, tail in tails if tail in self.endings or tail in self.chosen}
        return False

    def _without_one(self, word: str) -> Iterator[tuple[str, Step]]:
        for at in range(1, min(len(word) - self.shortest, self.longest) + 1):
            if others := self.beginnings.get(word[:at]):
                rest = word[at:].removeprefix("-")
                if len(rest) >= self.shortest:
                    begins = word[: len(word) - len(rest)]
                    yield from ((other + rest, (begins, other, "", "")) for other in others)
            if endings := self.both.get(word[:at]):
                yield from self._without_both(word, at, endings)
            if others := self.endings.get(word[-at:]):
                rest = word[:-at].removesuffix("-")
                if len(rest) >= self.shortest and may_follow(rest, word[-at:]):
                    yield from ((rest + other, ("", "", word[len(rest) :], other)) for other in others)
            if chosen := self.chosen.get(word[-at:]):
                yield from self._without_chosen(word, at, chosen)

    def _without_both(
        self, word: str, at: int, endings: dict[str, tuple[tuple[str, str], ...]]
    ) -> Iterator[tuple[str, Step]]:
        for ending, others in endings.items():
            if word.endswith(ending) and len(word) - at - len(ending) >= self.shortest:
                stem = word[at : len(word) - len(ending)]
                for before, after in others:
                    yield before + stem + after, (word[:at], before, ending, after)

    def _without_chosen(self, word: str, at: int, chosen: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, Step]]:
        rest = word[:-at]
        for ending, other in chosen if len(rest) >= self.shortest else ():
            if self.harmony.join(rest, ending) == word and (stem := self.harmony.join(rest, other)):
                yield stem, ("", "", word[-at:], stem[len(rest) :])


def attach(stem: str, steps: tuple[Step, ...]) -> str | None:
    """The word that has this in place of the stem that was parsed; None where the affixes do not go with it."""
    for beginning, before, ending, after in reversed(steps):
        if not (stem.startswith(before) and stem.endswith(after)):
            return None
        stem = beginning + stem[len(before) : len(stem) - len(after)] + ending
    return stem
