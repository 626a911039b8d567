"""The engine that corrects sentences with an edit transducer."""

import copy
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
from models.corrector.transducer.paradigms.chooser import ChosenForm, ParadigmChooser, ParadigmModel
from models.corrector.transducer.paradigms.proposals import with_choices
from models.corrector.transducer.proposals import Findings, Proposal, Proposer
from models.corrector.transducer.quantized import QuantizedEmbedding, dequantize
from models.corrector.transducer.tables import TransducerTables
from models.corrector.transducer.units import Unit, split_units
from models.corrector.transducer.untouched import Untouched, UntouchedSentences
from models.corrector.transducer.writing import EditWriter
from models.errors import ModelError
from models.precision import precision_on
from models.threads import threads_for
from models.wanted import require_wanted

WEIGHTS_FILE = "model.safetensors"
_TABLE = "encoder.words.weight"
"""The big look-up table, which stays int8."""
_BATCH_UNITS = 1536
_BATCH_PIECES = 2304
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
        paradigms: ParadigmModel | None = None,
        device: str = "cpu",
    ):
        """Take a trained network with the tables that belong to it, and the one that chooses forms, if there is one."""
        self.network = network.eval().to(device)
        self.keep_bias = keep_bias
        self._judgement = judgement or Judgement({"model": 1.0})
        self._paradigms = paradigms
        self._chooser: ParadigmChooser | None = None
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
        cls, folder: Path, *, device: str = "cpu", keep_bias: float = 0.0, judgement: Judgement | None = None,
        pack: bool = True,
    ) -> "TransducerEngine":  # fmt: skip
        """Load a model's folder; one that is not packed can be trained beside.

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
            if device == "cpu" and pack:
                network.pack()
        except (OSError, SafetensorError, RuntimeError, KeyError) as error:
            raise ModelError(f"{folder / WEIGHTS_FILE} is missing, truncated or of other sizes") from error
        paradigms = ParadigmModel.load(folder, device)
        return cls(
            network, TransducerTables.load(folder), keep_bias=keep_bias, judgement=judgement, paradigms=paradigms,
            device=device,
        )  # fmt: skip

    def for_language(self, language: str) -> "TransducerEngine":
        """An engine with the same networks which chooses forms, too, where it has learnt that for a language."""
        engine = copy.copy(self)
        engine._chooser = self._paradigms.chooser(language) if self._paradigms else None
        return engine

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence; one of more than ``max_units`` units, or of babble, comes back without edits."""
        found = zip(sentences, self.propose(sentences), strict=True)
        return [Correction(sentence, self._edits(proposed), proposed.suspicions) for sentence, proposed in found]

    def propose(self, sentences: Sequence[str]) -> list[Findings]:
        """Return what is found in each sentence with the network's own probabilities."""
        split = [split_units(sentence) for sentence in sentences]
        results = [Findings() for _ in sentences]
        for batch in self.batches(split):
            units = [split[i] for i in batch]
            with threads_for(sum(map(len, units))):
                source = self.encode(units, choosing=True)
                decoded = decode(self.network, source, self.keep_bias, units, self._endings)
            for i, result, wrong, choices in zip(batch, decoded, source.wrong.tolist(), source.choices, strict=True):
                findings = self._proposer.propose(sentences[i], split[i], result, wrong)
                results[i] = replace(findings, choices=choices)
        return results

    def decoded(self, proposed: Findings) -> tuple[Edit, ...]:
        """The edits of the decoder, judged."""
        return tuple(self._judged(proposal) for proposal in proposed.edits)

    def _edits(self, proposed: Findings) -> tuple[Edit, ...]:
        """The edits of a sentence, judged, with those that come from the choice of forms."""
        edits = self.decoded(proposed)
        if self._chooser is None or not proposed.choices:
            return edits
        known = self._chooser
        limits = known.least, known.doubted
        return with_choices(proposed.units, proposed.choices, edits, proposed.wrong, known.weights, *limits)

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
        for batch in self.batches(split):
            with threads_for(sum(len(split[i]) for i in batch)):
                read = as_it_stands(self.network, self.encode([split[i] for i in batch]))
            for i, (ease, shares) in zip(batch, read, strict=True):
                doubts = (
                    Doubt(unit.start, unit.end, share)
                    for unit, share in zip(split[i], shares, strict=False)
                    if share <= _SURE and unit.text[0].isalpha()
                )
                results[i] = Untouched(ease, tuple(doubts))
        return results

    def batches(self, split: Sequence[Sequence[Unit]]) -> Iterator[list[int]]:
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
    def encode(self, sentences: Sequence[Sequence[Unit]], *, choosing: bool = False) -> Source:
        """Run the encoder on the units of each sentence; ``choosing`` forms for them, too, if the engine does that."""
        tensors = self.featurizer.batch(sentences).tensors(self._device)
        allowed, canonical, lengths = (tensors.pop(name) for name in ("allowed", "canonical", "lengths"))
        ends = [tensors.pop(name) for name in ("first", "last", "shapes")]
        states, bias = self.network.embed(**tensors)
        choices: list[list[ChosenForm]] = [[] for _ in sentences]
        below = 0
        if choosing and self._chooser is not None:
            below = self._chooser.below
            states = self.network.encoder.run(states, bias, 0, below)
            choices = self._chooser(sentences, states, bias, *ends)
        encoded = self.network.units(self.network.encoder.run(states, bias, below), *ends)
        wrong = self.network.detection_logits(encoded).sigmoid()
        return Source(encoded, wrong, allowed, canonical, lengths.tolist(), choices)

    def _can_read(self, units: Sequence[Unit]) -> bool:
        """Whether a sentence is short enough, and somebody has meant it."""
        require_wanted()
        config, featurizer = self._config, self.featurizer
        if len(units) > config.max_units or featurizer.is_babble(units):
            return False
        return featurizer.piece_count(units) <= config.encoder_positions
