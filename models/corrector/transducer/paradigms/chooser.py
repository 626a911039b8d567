"""The forms that a model would choose for the words of sentences, each with its probability."""

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file
from torch import Tensor

from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.linear import can_pack
from models.corrector.transducer.network import Unfilled
from models.corrector.transducer.packed import pack
from models.corrector.transducer.paradigms.forms import Forms, forms_of, written_as
from models.corrector.transducer.paradigms.network import ParadigmNetwork
from models.corrector.transducer.quantized import dequantize
from models.corrector.transducer.units import Unit
from models.errors import ModelError
from models.precision import precision_on
from models.spelling.lists.ranks import ranks

__all__ = ["CONFIG_FILE", "NEVER", "WEIGHTS_FILE", "ChosenForm", "ParadigmChooser", "ParadigmModel"]

CONFIG_FILE, WEIGHTS_FILE = "paradigms.json", "paradigms.safetensors"
NEVER = 1.1
"""A probability that nothing has."""
_REMEMBERED = 10_000
_LEAST = 1e-9
_ALIKE = 0.2
"""Forms whose log probabilities differ by less stand in the same place: the more frequent one is meant."""
_LEAST_PROBABLE = 0.5
"""Of choices of 0.3 to 0.5 in 400 tuned Czech slips, their right versions and 600 clean sentences 8 are right and 19
are not; in Ukrainian, whose 0.3 stands in the model's file, 10 are right and 15 are not, six of these at a slip."""
_APOSTROPHES = str.maketrans("", "", "'’")


@dataclass(frozen=True, slots=True)
class ChosenForm:
    """Of one unit: its forms with the capitals of the word, the likeliest first, and their probabilities.

    Attributes:
        unit: its number in the sentence.
        forms: all that are known.
        kept: the probability of the one that stands there.
        places: those of the likeliest form.
    """

    unit: int
    forms: tuple[tuple[str, float], ...]
    kept: float
    places: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class ParadigmModel:
    """What a model's folder holds beside the corrector.

    Attributes:
        network: the trained network.
        places: the number of each place of a paradigm.
        weights: by language, those by which `proposals` judges what is chosen.
        least: by language, from which probability on a choice counts; ``_LEAST_PROBABLE`` where nothing is said.
        doubted: by language, from which probability on that a word is wrong its forms are named however improbable
            they are; never where nothing is said.
    """

    network: ParadigmNetwork
    places: Mapping[str, int]
    weights: Mapping[str, Mapping[str, float]]
    least: Mapping[str, float]
    doubted: Mapping[str, float]

    @classmethod
    def load(cls, folder: Path, device: str = "cpu") -> "ParadigmModel | None":
        """Load it; None where the folder has none.

        Raises:
            ModelError: a file is missing, damaged or of other sizes than the corrector.
        """
        if not (folder / CONFIG_FILE).exists():
            return None
        try:
            values = json.loads((folder / CONFIG_FILE).read_text(encoding="utf-8"))
            places = {place: number for number, place in enumerate(values["places"])}
            with torch.device("meta"), Unfilled():
                network = ParadigmNetwork(TransducerConfig.load(folder), values["below"], len(places))
            state = dequantize(load_file(folder / WEIGHTS_FILE))
            precision = precision_on(device)
            network.load_state_dict({name: tensor.to(precision) for name, tensor in state.items()}, assign=True)
        except (OSError, ValueError, KeyError, SafetensorError, RuntimeError) as error:
            raise ModelError(f"{folder}: {CONFIG_FILE} or {WEIGHTS_FILE} is missing or damaged") from error
        network.eval().to(device)
        if can_pack(network.unit_input.weight):
            pack(network)
        return cls(network, places, values["weights"], values.get("least", {}), values.get("doubted", {}))

    def chooser(self, language: str) -> "ParadigmChooser | None":
        """The one for a language; None where the model was not trained on it, or its words are not known."""
        weights = self.weights.get(language)
        forms = forms_of(language)
        if weights is None or forms is None:
            return None
        least = self.least.get(language, _LEAST_PROBABLE)
        doubted = self.doubted.get(language, NEVER)
        return ParadigmChooser(self, forms, weights, (least, doubted), ranks(language).zipf)


class ParadigmChooser:
    """Chooses forms in one language."""

    def __init__(
        self, model: ParadigmModel, forms: Callable[[str], Forms], weights: Mapping[str, float],
        limits: tuple[float, float], zipf: Callable[[str], float],
    ) -> None:  # fmt: skip
        """Take the model, what gives the forms of a word, what ``proposals`` need, and how frequent words are."""
        self.below = model.network.below
        self.weights = weights
        self.least, self.doubted = limits
        self._network = model.network
        self._places = model.places
        self._forms = lru_cache(_REMEMBERED)(forms)
        self._zipf = zipf

    def __call__(
        self, sentences: Sequence[Sequence[Unit]], states: Tensor, bias: Tensor, first: Tensor, last: Tensor,
        shapes: Tensor,
    ) -> list[list[ChosenForm]]:  # fmt: skip
        """Choose for the units of each sentence that have forms.

        Args:
            sentences: the units of each.
            states: those of the corrector's encoder below this network, (B, W, d).
            bias: see ``ParadigmNetwork``, as for the next ones.
            first: (B, T).
            last: (B, T).
            shapes: (B, T).
        """
        width = first.shape[1]
        chosen: list[list[ChosenForm]] = [[] for _ in sentences]
        asked = [
            (number, at, unit.text, forms)
            for number, units in enumerate(sentences)
            for at, unit in enumerate(units)
            if (forms := self._known(unit.text))
        ]
        if not asked:
            return chosen
        at = torch.tensor([number * width + place for number, place, _, _ in asked], device=states.device)
        scores = self._network(states, bias, first, last, shapes, at).float().cpu()
        for (number, place, word, forms), row in zip(asked, scores, strict=True):
            choice = self._choice(place, word, forms, row)
            if choice is not None:
                chosen[number].append(choice)
        return chosen

    def _known(self, word: str) -> Forms:
        lower = word.lower()
        return self._forms(lower) if lower.translate(_APOSTROPHES).isalpha() else {}

    def _choice(self, unit: int, word: str, forms: Forms, scores: Tensor) -> ChosenForm | None:
        """What is chosen for a word: places that the network does not know count nothing."""
        numbers = sorted({self._places[one] for places in forms.values() for one in places if one in self._places})
        if not numbers:
            return None
        shares = dict(zip(numbers, scores[numbers].softmax(0).tolist(), strict=True))
        known = {form: sum(shares.get(self._places.get(one, -1), 0.0) for one in own) for form, own in forms.items()}
        ranked = sorted(known.items(), key=lambda item: self._rank(*item))
        written = tuple((written_as(form, word), share) for form, share in ranked)
        return ChosenForm(unit, written, known[word.lower()], forms[ranked[0][0]])

    def _rank(self, form: str, share: float) -> tuple[int, float]:
        return -round(math.log(share + _LEAST) / _ALIKE), -self._zipf(form)
