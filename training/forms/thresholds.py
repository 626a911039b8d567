"""From which odds on a form counts as meant for another, and what is found and wrong then, on text that was held out.

Nothing has to be put in the wrong place: what stands in a place is not seen by the model, so the odds of a form there
against the one that belongs there tell whether the slip would be noticed. How often each form stands for each other
one is counted in authentic corrections: what is gained by a lower threshold is weighed against its false alarms.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from models.choice.pieces import pieces
from models.forms.choice import FormChoice
from models.forms.cues import CUES, CueFinder
from models.forms.paradigms import NONE, Paradigms
from models.forms.table import ClassNames
from training.choice.figures import NO_ODDS, Odds, PairFigures
from training.forms.corpus import Corpus, Occurrences

__all__ = ["Judged", "choose", "judge", "measure", "slips"]

ODDS = np.arange(3.0, 10.01, 0.25)
"""The log-odds that are tried, smallest first."""
FALSE_ALARMS = 0.07
"""So many false alarms in 1,000 words of the even half are allowed, slips of the text aside."""
SLIP = 8.0
"""A word of the text with such odds against it is a slip of the text itself: most of those that were read were (``these
project have``, ``we didn't received any report``)."""
MARGIN = 0.25
"""A threshold lies so much above the one that is best on the even half."""
DOUBT = 0.3
"""The shape of that distribution (see `_false`). With what was seen alone, a pair that is rare in the even half gets a
threshold that is good there only: 0.48 false alarms in 1,000 words of the odd half."""
RARE = 0.05
"""Share of the places of a form that may be false alarms at most."""
UNSEEN = 1.0
"""Is added to how often a pair stands in the corrections, which are not those of learners."""
LEAST_SLIPS = 3
"""Forms that stand for one another less often in the corrections, whatever the cue, get no threshold."""
LEAST_PLACES = 20
"""A pair with fewer places to judge by gets no threshold."""
LEAST_RECALL = 0.02
_BATCH = 2000
_NOUNS = frozenset({"NN", "NNS"})


@dataclass(frozen=True, slots=True)
class Judged:
    """What the model thinks of held-out text; a pair is ``written>meant@cue``.

    Attributes:
        right: by pair, the log-odds of the one form where the other stands, as it should.
        missed: by pair, the log-odds of the one form where it stands and the other one might.
        words: of the text.
    """

    right: Mapping[str, Odds]
    missed: Mapping[str, Odds]
    words: int


def judge(choice: FormChoice, corpus: Corpus, lines: NDArray[np.int64]) -> Judged:
    """What the model thinks of some lines, with its weights as they ship."""
    right: dict[str, list[Odds]] = {}
    missed: dict[str, list[Odds]] = {}
    for first in range(0, len(lines), _BATCH):
        batch = lines[first : first + _BATCH]
        found = corpus.occurrences(batch, choice.paradigms)
        scores = choice.scores([corpus.sentence(int(line)) for line in batch], found.places)
        words = [corpus.words(int(line)) for line in batch]
        cues = np.array(
            [
                [CUES.index(cue.kind) for cue in choice.cues.cues_of(words[line][:at])]
                for line, at in zip(found.places.sentences.tolist(), found.places.words.tolist(), strict=True)
            ]
        )
        _add(right, missed, choice, found, scores, cues)
    joined = [{key: np.concatenate(parts) for key, parts in pairs.items()} for pairs in (right, missed)]
    return Judged(joined[0], joined[1], int(corpus.lengths[lines].sum()))


def _add(
    right: dict[str, list[Odds]], missed: dict[str, list[Odds]], choice: FormChoice, found: Occurrences, scores: Odds,
    cues: NDArray[np.int64],
) -> None:  # fmt: skip
    forms = choice.paradigms.of_lemma[found.places.lemmas]
    kinds = choice.paradigms.kind_of
    rows = np.arange(len(found))
    own = scores[rows, found.columns]
    here = kinds[forms[rows, found.columns]]
    cue_of_form = np.where(choice.nominal(scores, forms), cues[:, :1], cues[:, 1:])
    for column in range(forms.shape[1]):
        there = (forms[:, column] != NONE) & (found.columns != column)
        odds = scores[there, column] - own[there]
        one, other = here[there], kinds[forms[there, column]]
        _collect(right, choice.paradigms, one, other, cue_of_form[there, column], odds)
        _collect(missed, choice.paradigms, other, one, cue_of_form[rows, found.columns][there], -odds)


def _collect(
    pairs: dict[str, list[Odds]], paradigms: Paradigms, written: NDArray[np.int64], meant: NDArray[np.int64],
    cues: NDArray[np.int64], odds: Odds,
) -> None:  # fmt: skip
    names = paradigms.kinds
    keys = (written * len(names) + meant) * len(CUES) + cues
    order = np.argsort(keys, kind="stable")
    known, starts = np.unique(keys[order], return_index=True)
    for key, part in zip(known.tolist(), np.split(odds[order], starts[1:])[: len(known)], strict=True):
        pair, cue = divmod(key, len(CUES))
        pairs.setdefault(f"{names[pair // len(names)]}>{names[pair % len(names)]}@{CUES[cue]}", []).append(part)


def slips(paradigms: Paradigms, finder: CueFinder, corrections: Iterable[tuple[str, str]]) -> Counter[str]:
    """How often a form stands for another one in corrected sentences that differ in single words."""
    counted: Counter[str] = Counter()
    for source, target in corrections:
        wrong, right = ([piece for piece, _ in pieces(text)] for text in (source, target))
        if len(wrong) != len(right):
            continue
        for at, (one, other) in enumerate(zip(wrong, right, strict=True)):
            if one != other:
                noun, verb = finder.cues_of(right[:at])
                counted.update(
                    f"{form.kind}>{meant.kind}@{(noun if meant.kind in _NOUNS else verb).kind}"
                    for form in paradigms.of(one)
                    for meant in paradigms.of(other)
                    if form.lemma == meant.lemma and form.kind != meant.kind
                )
    return counted


def choose(
    judged: Judged, frequent: Mapping[str, int], classes: ClassNames, learners: Mapping[str, int]
) -> dict[str, float]:
    """Odds for each pair: together they find the most slips that so many false alarms in the text allow.

    Args:
        judged: what the model thinks of the even half.
        frequent: how often each pair stands in the corrections.
        classes: of the language.
        learners: how often learners write each pair, beyond what is in the corrections.
    """
    of_pair: Counter[str] = Counter()
    frequent = Counter(frequent) + Counter(learners)
    for key, count in frequent.items():
        of_pair[key.partition("@")[0]] += count
    known = [
        key
        for key, odds in judged.missed.items()
        if len(odds) >= LEAST_PLACES and of_pair[key.partition("@")[0]] >= LEAST_SLIPS and not _is_open(key, classes)
    ]
    weights = {key: frequent[key] + UNSEEN for key in known}
    total = sum(weights.values())
    gains, losses = {}, {}
    for key in known:
        right = judged.right.get(key, NO_ODDS)
        places = len(right)
        right = right[right < SLIP]
        gains[key] = np.array([(judged.missed[key] >= odds).mean() for odds in ODDS]) * weights[key] / total
        losses[key] = np.array([_false(right, judged.missed[key], odds, places) for odds in ODDS]) * 1000 / judged.words
    low, high = 0.0, 1e4
    for _ in range(60):
        price = (low + high) / 2
        best = {key: int(np.argmax(gains[key] - price * losses[key])) for key in known}
        if sum(losses[key][best[key]] for key in known) > FALSE_ALARMS:
            low = price
        else:
            high = price
    best = {key: int(np.argmax(gains[key] - high * losses[key])) for key in known}
    chosen = {key: float(ODDS[best[key]]) + MARGIN for key in sorted(known)}
    return {key: odds for key, odds in chosen.items() if (judged.missed[key] >= odds).mean() >= LEAST_RECALL}


def _false(right: Odds, missed: Odds, odds: float, places: int) -> float:
    """False alarms to expect from some odds on: those that were seen, or more where few could be seen.

    Against odds of so much to one, one place in so much is right all the same. What this promises is the mean of a
    gamma distribution, and those that were seen change it; ``places`` is how often the form stands there at all.
    """
    seen = float((right >= odds).sum())
    promised = min(float(np.exp(-missed[missed >= odds].astype(np.float64)).sum()), RARE * (1 + places))
    return max(seen, promised * (DOUBT + seen) / (DOUBT + promised))


def _is_open(key: str, classes: ClassNames) -> bool:
    """Whether the words around seldom decide: forms that tell of different times, and those of nouns in *-ing*."""
    pair, _, cue = key.partition("@")
    written, _, meant = pair.partition(">")
    if any({written, meant} <= agreeing for agreeing in classes.agreeing):
        return False
    past = classes.past | classes.past_negated
    if written == "VBG":
        return cue not in ("to", "base")
    if meant in past:
        return meant != "VBD+VBN" or cue not in ("have", "be")
    return written in past and cue not in ("to", "base", "have", "be")


def measure(judged: Judged, thresholds: Mapping[str, float]) -> dict[str, PairFigures]:
    """What the thresholds reach; right words include slips of the text."""
    found = {}
    for key, threshold in thresholds.items():
        found[key] = PairFigures.of(judged.missed.get(key, NO_ODDS), judged.right.get(key, NO_ODDS), threshold)
    return found
