"""The engine that corrects sentences with an edit transducer."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file

from models.corrector.protocol import Correction, Doubt, Edit, Replacement
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.decoding import Source, as_it_stands, decode
from models.corrector.transducer.endings import Endings
from models.corrector.transducer.features import Featurizer
from models.corrector.transducer.judgement import Judgement, shifted
from models.corrector.transducer.network import Transducer, Unfilled
from models.corrector.transducer.proposals import Findings, Proposal, Proposer
from models.corrector.transducer.quantized import QuantizedEmbedding, dequantize
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.untouched import Untouched, UntouchedSentences
from models.corrector.transducer.writing import EditWriter
from models.errors import ModelError
from models.precision import precision_on
from models.wanted import require_wanted

WEIGHTS_FILE = "model.safetensors"
_TABLE = "encoder.words.weight"
"""The big look-up table, which stays int8."""
_BATCH_UNITS = 1024
_BATCH_PIECES = 1536
"""Of words that nobody knows each is many pieces: such sentences are read few at a time."""
_SLOWER = 2
"""By so much fewer are read at a time by a processor without bfloat16, where each takes longer: a batch asks between
its passes whether anybody waits."""
_SURE = 0.95
"""A word that is copied with more than this probability is not doubted."""


class TransducerEngine:
    """Implements ``Engine``."""

    max_length = 400

    def __init__(
        self,
        network: Transducer,
        resources: TransducerTables,
        *,
        keep_bias: float = 0.0,
        judgement: Judgement | None = None,
        device: str = "cpu",
    ):
        """Take a trained network with the tables that belong to it."""
        self.network = network.eval().to(device)
        self.keep_bias = keep_bias
        self._judgement = judgement or Judgement({"model": 1.0})
        self._device = device
        share = _SLOWER if device == "cpu" and network.action_output.weight.dtype == torch.float32 else 1
        self._batch_units, self._batch_pieces = _BATCH_UNITS // share, _BATCH_PIECES // share
        self._config = network.config
        self.resources = resources
        self.featurizer = Featurizer(resources, network.config.actions)
        self._endings = Endings(resources.vocabulary, resources.lexicon.__contains__)
        self._untouched = UntouchedSentences(self._read_untouched)
        self._proposer = Proposer(EditWriter(resources, self.featurizer), resources)

    @classmethod
    def load(
        cls, folder: Path, *, device: str = "cpu", keep_bias: float = 0.0, judgement: Judgement | None = None
    ) -> "TransducerEngine":
        """Load a model's folder.

        Raises:
            ModelError: something is missing, truncated or of another kind.
        """
        config = TransducerConfig.load(folder)
        with torch.device("meta"), Unfilled():
            network = Transducer(config)
        try:
            state = load_file(folder / WEIGHTS_FILE)
            if f"{_TABLE}.scale" in state:
                rows, scale = state.pop(_TABLE), state.pop(f"{_TABLE}.scale")
                if rows.shape != (config.encoder_pieces, config.encoder_width):
                    raise KeyError(_TABLE)
                network.encoder.words = QuantizedEmbedding(rows, scale)
            precision = precision_on(device)
            weights = {name: tensor.to(precision) for name, tensor in dequantize(state).items()}
            network.load_state_dict(weights, assign=True)
            if device == "cpu":
                network.pack()
        except (OSError, SafetensorError, RuntimeError, KeyError) as error:
            raise ModelError(f"{folder / WEIGHTS_FILE} is missing, truncated or of other sizes") from error
        return cls(network, TransducerTables.load(folder), device=device, keep_bias=keep_bias, judgement=judgement)

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence; one of more than ``max_units`` units, or of babble, comes back without edits."""
        return [
            Correction(sentence, tuple(self._judged(proposal) for proposal in proposed.edits), proposed.suspicions)
            for sentence, proposed in zip(sentences, self.propose(sentences), strict=True)
        ]

    def propose(self, sentences: Sequence[str]) -> list[Findings]:
        """Return what is found in each sentence with the network's own probabilities."""
        split = [split_units(sentence) for sentence in sentences]
        results = [Findings() for _ in sentences]
        for batch in self._batches(split):
            units = [split[i] for i in batch]
            source = self.encode(units)
            decoded = decode(self.network, source, self.keep_bias, units, self._endings)
            for i, result, wrong in zip(batch, decoded, source.wrong.tolist(), strict=True):
                results[i] = self._proposer.propose(sentences[i], split[i], result, wrong)
        return results

    def _judged(self, proposal: Proposal) -> Edit:
        """Return the edit with the probabilities that the judgement gives it and its alternatives."""
        edit, by = proposal.edit, self._judgement.shift(proposal.evidence)
        others = tuple(Replacement(other.text, shifted(other.probability, by)) for other in edit.alternatives)
        return replace(edit, probability=shifted(edit.probability, by), alternatives=others)

    def doubts(self, sentences: Sequence[str]) -> list[tuple[Doubt, ...]]:
        """Return the doubts of each sentence; one of more than ``max_units`` units, or of babble, has none."""
        return [one.doubts for one in self._untouched(sentences)]

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """The log probability of copying each sentence; None for more than ``max_units`` units, or babble."""
        return [one.ease for one in self._untouched(sentences)]

    def _read_untouched(self, sentences: Sequence[str]) -> list[Untouched]:
        split = [split_units(sentence) for sentence in sentences]
        results = [Untouched() for _ in sentences]
        for batch in self._batches(split):
            source = self.encode([split[i] for i in batch])
            for i, (ease, shares) in zip(batch, as_it_stands(self.network, source), strict=True):
                doubts = (
                    Doubt(unit.start, unit.end, share)
                    for unit, share in zip(split[i], shares, strict=False)
                    if share <= _SURE and unit.text[0].isalpha()
                )
                results[i] = Untouched(ease, tuple(doubts))
        return results

    def _batches(self, split: Sequence[Sequence[Unit]]) -> Iterator[list[int]]:
        """Yield the sentences that can be read, those of a like length together."""
        batch: list[int] = []
        widest = 0
        usable = [i for i, units in enumerate(split) if units and self._can_read(units)]
        for i in sorted(usable, key=lambda i: len(split[i])):
            pieces = self.featurizer.piece_count(split[i])
            widest = max(widest, pieces)
            size = len(batch) + 1
            if batch and (size * (len(split[i]) + 1) > self._batch_units or size * widest > self._batch_pieces):
                yield batch
                batch, widest = [], pieces
            batch.append(i)
        if batch:
            yield batch

    @torch.inference_mode()
    def encode(self, sentences: Sequence[Sequence[Unit]]) -> Source:
        """Run the encoder on the units of each sentence."""
        tensors = self.featurizer.batch(sentences).tensors(self._device)
        allowed, canonical, lengths = (tensors.pop(name) for name in ("allowed", "canonical", "lengths"))
        encoded = self.network.encode(**tensors)
        wrong = self.network.detection_logits(encoded).sigmoid()
        return Source(encoded, wrong, allowed, canonical, lengths.tolist())

    def _can_read(self, units: Sequence[Unit]) -> bool:
        """Whether a sentence is short enough, and somebody has meant it."""
        require_wanted()
        config, featurizer = self._config, self.featurizer
        if len(units) > config.max_units or featurizer.is_babble(units):
            return False
        return featurizer.piece_count(units) <= config.encoder_positions
