"""Right sentences in, wrong ones out: what a trained corruption model makes of them."""

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import torch

from models.corrector.protocol import Correction, Edit
from models.corrector.transducer.engine import TransducerEngine
from models.corrector.transducer.units import split_units
from models.corrector.transducer.writing import EditWriter
from training.corpora.lines import read_lines
from training.corrector.architectures.transducer.corruption.kinds import asked, behind
from training.corrector.architectures.transducer.corruption.sampling import sample

__all__ = ["Corrupter", "Kinds"]

_STEP = 6
"""Words by which lengths of sentences are told apart."""
_LIKELIEST = 0.98


class Kinds:
    """Which errors a sentence is asked for: those of a sentence of like length that somebody wrote."""

    def __init__(self, turned: Iterable[str]):
        """Take right sentences with kinds in front of them."""
        self._by_length: defaultdict[int, list[str]] = defaultdict(list)
        for one in turned:
            kinds, sentence = behind(one)
            self._by_length[len(sentence.split()) // _STEP].append(kinds)
        self._lengths = sorted(self._by_length)

    @classmethod
    def of(cls, path: Path) -> "Kinds":
        """Those of a file of pairs turned round."""
        return cls(line.partition("\t")[0] for _, line in read_lines(path))

    def draw(self, sentence: str, rng: random.Random) -> str:
        """The kinds that one like this has."""
        length = len(sentence.split()) // _STEP
        nearest = min(self._lengths, key=lambda known: abs(known - length))
        return rng.choice(self._by_length[nearest])


class Corrupter:
    """Writes right sentences as people would who err."""

    def __init__(self, engine: TransducerEngine, kinds: Sequence[tuple[Kinds, float]], seed: int):
        """Take a corruption model, where kinds of errors come from by weight, and what decides all chance."""
        self._engine = engine
        self._writer = EditWriter(engine.resources, engine.featurizer)
        self._kinds = [one for one, _ in kinds]
        self._weights = [weight for _, weight in kinds]
        self._rng = random.Random(seed)
        self._generator = torch.Generator().manual_seed(seed)

    def corrupt(self, sentences: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the wrong and the right version of those sentences that something was made of."""
        given = []
        for sentence in sentences:
            [kinds] = self._rng.choices(self._kinds, self._weights)
            given.append(asked(kinds.draw(sentence, self._rng), sentence))
        split = [split_units(one) for one in given]
        for batch in self._engine.batches(split):
            units = [split[i] for i in batch]
            source = self._engine.encode(units)
            fronts = [len(given[i]) - len(sentences[i]) for i in batch]
            kept = [sum(unit.end <= front for unit in one) for one, front in zip(units, fronts, strict=True)]
            drawn = sample(self._engine.network, source, kept, self._generator, _LIKELIEST)
            for i, front, steps in zip(batch, fronts, drawn, strict=True):
                if steps is None:
                    continue
                regions = self._writer.regions(given[i], split[i], steps)
                edits = tuple(Edit(*self._writer.edit(given[i], split[i], region), 1.0) for region in regions)
                wrong = " ".join(Correction(given[i], edits).target[front:].split())
                if wrong and wrong != sentences[i]:
                    yield wrong, sentences[i]
