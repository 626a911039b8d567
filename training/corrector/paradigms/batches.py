"""Batches of sentences of like length, with the places that each word may stand in, and those that are right."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

import torch
from torch import Tensor

from models.corrector.transducer.features import Featurizer
from training.config.paradigms import ParadigmChoice
from training.corrector.paradigms.corpus import FormSentence, ParadigmCorpus
from training.corrector.paradigms.noise import with_wrong_forms

__all__ = ["Batch", "batch_of", "batches", "places_of"]

_POOL = 600
_MOST_PIECES = 150
Drawn = tuple[ParadigmCorpus, FormSentence]


@dataclass(frozen=True, slots=True)
class Batch:
    """Sentences as the encoder reads them, and N words of them.

    ``features``: the tensors of ``Features``. ``asked``: (N,) which units. ``places``: (N, K) the numbers of the places
    of all forms of each word, padded by 0; ``possible``, ``right``: (N, K) which of them are none, and which are those
    of the right form. ``weights``: (N,) how much each counts.
    """

    features: dict[str, Tensor]
    asked: Tensor
    places: Tensor
    possible: Tensor
    right: Tensor
    weights: Tensor


def places_of(corpora: Mapping[str, ParadigmCorpus], known: Mapping[str, int]) -> dict[str, int]:
    """The number of each place that a word of the corpora may stand in, those that are known first."""
    found = dict(known)
    for corpus in corpora.values():
        for word in corpus.frequency:
            for places in corpus.forms(word).values():
                for place in places:
                    found.setdefault(place, len(found))
    return found


def batches(
    corpora: Mapping[str, ParadigmCorpus], places: Mapping[str, int], featurizer: Featurizer, settings: ParadigmChoice,
    seed: int,
) -> Iterator[Batch]:  # fmt: skip
    """Yield batches without end."""
    random = Random(seed)
    while True:
        pool = [_draw(corpora, settings, random) for _ in range(_POOL)]
        counted = [(featurizer.piece_count(sentence.units), corpus, sentence) for corpus, sentence in pool]
        usable = [one for one in counted if one[2].right and one[0] < _MOST_PIECES]
        groups: list[list[Drawn]] = [[]]
        for pieces, corpus, sentence in sorted(usable, key=lambda one: one[0]):
            if groups[-1] and (len(groups[-1]) + 1) * pieces > settings.batch_pieces:
                groups.append([])
            groups[-1].append((corpus, sentence))
        random.shuffle(groups)
        yield from (batch_of(group, places, featurizer, settings.wrong_weight) for group in groups if group)


def _draw(corpora: Mapping[str, ParadigmCorpus], settings: ParadigmChoice, random: Random) -> Drawn:
    [code] = random.choices(list(corpora), [settings.languages[one] for one in corpora])
    corpus = corpora[code]
    share = random.random()
    if share < settings.changed and corpus.changed:
        return corpus, random.choice(corpus.changed)
    if share < settings.changed + settings.pairs and corpus.pairs:
        return corpus, random.choice(corpus.pairs)
    clean = random.choice(corpus.clean)
    return corpus, with_wrong_forms(clean, corpus.forms, corpus.frequency, settings, random)


def batch_of(drawn: list[Drawn], places: Mapping[str, int], featurizer: Featurizer, wrong_weight: float = 1.0) -> Batch:
    """Bring sentences together.

    Args:
        drawn: them, each with the corpus that knows its forms.
        places: the number of each place.
        featurizer: makes what the encoder reads.
        wrong_weight: how often a form counts that is wrong as it stands.
    """
    features = featurizer.batch([sentence.units for _, sentence in drawn]).tensors()
    width = features["first"].shape[1]
    asked, rows, weights = [], [], []
    for number, (corpus, sentence) in enumerate(drawn):
        for at, form in sentence.right.items():
            word = sentence.units[at].text
            known = corpus.forms(word)
            right = {places[one] for one in known[form]}
            rows.append([(one, one in right) for one in sorted({places[one] for own in known.values() for one in own})])
            asked.append(number * width + at)
            weights.append(1.0 if form == word.lower() else wrong_weight)
    most = max(map(len, rows))
    table = torch.tensor([[place for place, _ in row] + [0] * (most - len(row)) for row in rows])
    right_ones = torch.tensor([[right for _, right in row] + [False] * (most - len(row)) for row in rows])
    possible = torch.arange(most)[None] < torch.tensor([len(row) for row in rows])[:, None]
    return Batch(features, torch.tensor(asked), table, possible, right_ones, torch.tensor(weights))
