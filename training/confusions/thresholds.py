"""From which odds on a word counts as taken for another, and what is found and wrong then, on text that was held out.

Nothing has to be put in the wrong place: what stands in a place is not seen by the model, so the odds of a word there
against the one that belongs there tell whether the slip would be noticed.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.confusions.choice import WordChoice
from models.confusions.confusion import CONFUSED_WORDS, Confusion
from training.choice.figures import NO_ODDS, Odds, PairFigures
from training.config.confusions import ConfusionModel
from training.confusions.corpus import ConfusionCorpus, ConfusionOccurrences

__all__ = ["JudgedWords", "choose", "judge", "measure"]

ODDS = tuple(np.arange(3.0, 8.01, 0.5))
"""The log-odds that are tried, smallest first."""
PLACES_A_FALSE = 8_000
"""In so many places of a word the even half may have one false alarm of a pair."""
SLIP = 8.0
"""A word of the text with such odds against it is a slip of the text itself: six of the eight that were read were
(``web interface rather then passing``)."""
LEAST_RECALL = 0.1
LEAST_SLIPS = 8
_BATCH = 4096


@dataclass(frozen=True, slots=True)
class JudgedWords:
    """Held-out places: the word that stands in each, and the log-odds of each other word of its group against it.

    Attributes:
        targets: numbers of the words that stand there.
        groups: numbers of the words of the group, the one that stands there first, -1 for none.
        logits: of the words of the group.
        odd: whether it is in the half that is measured on.
    """

    targets: NDArray[np.int32]
    groups: NDArray[np.int64]
    logits: NDArray[np.float32]
    odd: NDArray[np.bool_]

    def odds(self, other: int, here: int, *, odd: bool) -> Odds:
        """Log-odds of one word against another in the places of one half where the other stands."""
        at = (self.targets == here) & (self.odd == odd)
        rows = self.groups[at]
        if not len(rows) or other not in rows[0]:
            return NO_ODDS
        logits = self.logits[at]
        odds: Odds = logits[:, int(np.flatnonzero(rows[0] == other)[0])] - logits[:, 0]
        return odds


def judge(
    choice: WordChoice, corpus: ConfusionCorpus, places: ConfusionOccurrences, groups: NDArray[np.int64]
) -> JudgedWords:
    """What the model thinks of places, with its weights as they ship."""
    logits = []
    for first in range(0, len(places), _BATCH):
        batch = places[np.arange(first, min(first + _BATCH, len(places)))]
        asked = groups[batch.targets]
        logits.append(choice.scores(corpus.contexts(batch, lemmas=choice.lemmas), np.maximum(asked, 0)))
    return JudgedWords(places.targets, groups[places.targets], np.concatenate(logits), places.odd)


def choose(
    pairs: Iterable[Confusion], targets: Mapping[str, int], judged: JudgedWords, settings: ConfusionModel
) -> dict[str, float]:
    """Odds that next to no right word of the even half reaches, slips of the text aside, for pairs with any skill.

    Args:
        pairs: of the language.
        targets: numbers of what the model chooses among.
        judged: the places that were held out.
        settings: how much above the least such odds a threshold lies, to which the margin of a pair is added, and how
            small it may be. On the odd half, with English weights that knew prepositions and pronouns, too, there were
            0.32 false alarms in 1,000 words and a mean recall of 63 % without a margin, 0.21 and 60 % with 0.5, 0.10
            and 57 % with 1 (first and last with no false alarm allowed in the even half).
    """
    chosen = {}
    for pair in pairs:
        written, meant = targets[pair.written_target], targets[pair.meant_target]
        right = judged.odds(meant, written, odd=False)
        slips = -judged.odds(written, meant, odd=False)
        if len(slips) < LEAST_SLIPS:
            continue
        allowed = len(right) // PLACES_A_FALSE
        right = right[right < SLIP]
        quiet = float(next(odds for odds in ODDS if (right >= odds).sum() <= allowed))
        least = settings.least_odds if pair.category == CONFUSED_WORDS else settings.least_grammar_odds
        threshold = max(quiet + settings.margin, least) + pair.margin
        if (slips >= threshold).mean() >= LEAST_RECALL:
            chosen[pair.key] = threshold
    return chosen


def measure(
    pairs: Sequence[Confusion], thresholds: Mapping[str, float], targets: Mapping[str, int], judged: JudgedWords
) -> dict[str, PairFigures]:
    """What the thresholds reach in the odd half; right words there include slips of the text."""
    found = {}
    for pair in pairs:
        if (threshold := thresholds.get(pair.key)) is None:
            continue
        written, meant = targets[pair.written_target], targets[pair.meant_target]
        right = judged.odds(meant, written, odd=True)
        slips = -judged.odds(written, meant, odd=True)
        found[pair.key] = PairFigures.of(slips, right, threshold)
    return found
