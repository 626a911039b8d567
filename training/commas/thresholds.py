"""From which odds on a missing comma is told, by kind of place, and what is found and wrong then, on held-out text.

Nothing has to be left out: what stands in a gap is not seen by the model, so the odds of a comma where one stands tell
whether it would be missed, and those where none stands whether right text would be alerted.
"""

from collections import ChainMap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.commas.choice import CommaChoice
from models.commas.context import COMMA, NOTHING, STOP, CommaText
from models.commas.places import SPLICE, GapKind, openers, places

__all__ = ["CommaFigures", "JudgedGaps", "choose", "judge", "measure"]

_ODDS = np.arange(9.0, 0.49, -0.25)
"""The greatest first: of those that do the same the surest is taken."""
_APART = (SPLICE, GapKind.TIME, GapKind.INTERJECTION, GapKind.RESULT)
"""Kinds that are not weighed against the others, as they are another matter, or one of taste."""
_FEWER = 3
"""Of these so many times fewer places may be wrong."""
_LEAST_FOUND = 0.05
"""Share of the commas of a kind that must be found for the kind to be asked for."""
_LONGEST_JOINED = 22
_BATCH = 512


@dataclass(frozen=True, slots=True)
class JudgedGaps:
    """Odds of places by kind, of those where the comma (or stop) belongs and of those where it does not.

    Attributes:
        wanted: where it stands in right text.
        unwanted: where it does not.
        words: of the text.
    """

    wanted: Mapping[str, NDArray[np.float32]]
    unwanted: Mapping[str, NDArray[np.float32]]
    words: int


def judge(choice: CommaChoice, sentences: Sequence[str]) -> JudgedGaps:
    """What the model thinks of every gap of some sentences, and of the commas between two that are joined."""
    known = openers(choice.language)
    wanted: dict[str, list[float]] = {}
    unwanted: dict[str, list[float]] = {}
    words = 0
    for first in range(0, len(sentences), _BATCH):
        texts = [CommaText.of(sentence) for sentence in sentences[first : first + _BATCH]]
        words += sum(word[0].isalnum() for text in texts for word in text.words)
        asked = []
        for text in texts:
            gaps = {place.gap: place.kind for place in places(text, known)}
            for at, comma in enumerate(text.commas):
                if comma and at and text.words[at - 1][0].isalnum() and text.words[at][0].isalnum():
                    gaps |= {place.gap: place.kind for place in places(text.without(at), known) if place.gap == at}
            asked.append(gaps)
        for text, gaps, odds in zip(texts, asked, choice.of([*zip(texts, map(list, asked), strict=True)]), strict=True):
            for (gap, kind), one in zip(gaps.items(), odds, strict=True):
                side = wanted if text.commas[gap] else unwanted
                side.setdefault(kind, []).append(one[COMMA] - one[NOTHING])
        for side, joints in ((unwanted, texts), (wanted, [*_joined(texts)])):
            for odds in choice.of([(text, known.joints(text)) for text in joints]):
                side.setdefault(SPLICE, []).extend(odds[:, STOP] - odds[:, COMMA])
    return JudgedGaps(_arrays(wanted), _arrays(unwanted), words)


def _arrays(odds: Mapping[str, Sequence[float]]) -> dict[str, NDArray[np.float32]]:
    return {kind: np.array(own, dtype=np.float32) for kind, own in odds.items() if own}


def _joined(texts: Sequence[CommaText]) -> Iterable[CommaText]:
    """Neighbours joined by a comma."""
    for first, second in zip(texts[::2], texts[1::2], strict=False):
        if first.words[-1] == "." and max(len(first.words), len(second.words)) <= _LONGEST_JOINED:
            yield first.joined(second)


def choose(judged: JudgedGaps, false_a_thousand: float) -> dict[str, float]:
    """The threshold of each kind, so that the most commas are found with so few places of right text alerted.

    Most of these are slips of the text: with 0.5 of 1,000 words allowed, those that were none, read by eye, were 0.1
    to 0.3 in Russian, Ukrainian, Czech and edited Polish, but 0.8 in German, which is allowed 0.2 (``texts.toml``).

    An alert of right text is worth the same of all kinds: so many commas found, which is raised until few enough are.
    """
    allowed = false_a_thousand * judged.words / 1000
    apart = [[kind] for kind in _APART if kind in judged.wanted]
    commas = [kind for kind in judged.wanted if kind not in _APART]
    found = [_chosen(judged, kinds, allowed / _FEWER) for kinds in apart]
    return dict(ChainMap(*found, _chosen(judged, commas, allowed)))


def _chosen(judged: JudgedGaps, kinds: Sequence[str], allowed: float) -> dict[str, float]:
    for worth in np.geomspace(1, 10_000, 60):
        found = {}
        wrong = 0
        for kind in kinds:
            wanted, unwanted = judged.wanted[kind], judged.unwanted.get(kind, np.zeros(0))
            right = np.array([(wanted >= least).sum() for least in _ODDS])
            false = np.array([(unwanted >= least).sum() for least in _ODDS])
            best = int(np.argmax(right - worth * false))
            if right[best] > max(worth * false[best], _LEAST_FOUND * len(wanted)):
                found[kind] = float(_ODDS[best])
                wrong += int(false[best])
        if wrong <= allowed:
            break
    return found


@dataclass(frozen=True, slots=True)
class CommaFigures:
    """What the thresholds reach: by kind commas found, commas, and places of right text alerted."""

    of_kind: Mapping[str, tuple[int, int, int]]
    words: int

    @property
    def summary(self) -> str:
        """All together."""
        own = [counts for kind, counts in self.of_kind.items() if kind not in _APART]
        found, commas, false = (sum(column) for column in zip(*own, strict=True))
        return (
            f"{100 * found / commas:.1f} % of {commas:,} commas would be missed; "
            f"{false} alerts ({1000 * false / self.words:.2f} of 1,000 words) where right text has none"
        )


def measure(thresholds: Mapping[str, float], judged: JudgedGaps) -> CommaFigures:
    """What they reach."""
    figures = {}
    for kind in sorted(judged.wanted):
        least = thresholds.get(kind, np.inf)
        wanted, unwanted = judged.wanted[kind], judged.unwanted.get(kind, np.zeros(0))
        figures[kind] = (int((wanted >= least).sum()), len(wanted), int((unwanted >= least).sum()))
    return CommaFigures(figures, judged.words)
