"""The network: a pretrained bidirectional encoder over word pieces, and a causal decoder over actions."""

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional
from torch.overrides import TorchFunctionMode

from models.corrector.transducer.actions import Action
from models.corrector.transducer.bert import Bert
from models.corrector.transducer.config import TransducerConfig
from models.corrector.transducer.decoder_layer import DecoderLayer
from models.corrector.transducer.features import SHAPES, SUGGESTIONS
from models.corrector.transducer.linear import EvenLinear, PackedLinear, can_pack, even_linear
from models.corrector.transducer.packed import pack
from models.corrector.transducer.past import Past
from models.corrector.transducer.relative_bias import RelativeBias

_USUAL_STEPS = 256
"""Few sentences take more."""


def _linear_in_float32(layer: nn.Linear, states: Tensor) -> Tensor:
    return functional.linear(states.float(), layer.weight.float(), layer.bias.float())


class Unfilled(TorchFunctionMode):
    """A network made under it draws no first weights: its owner puts trained ones in their place.

    On the meta device drawing them would have no effect, but would import torch's compiler, which takes longer than
    all the rest of loading.
    """

    def __torch_function__(
        self, func: Callable[..., Any], types: Any, args: Any = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        """Call ``func``, unless it fills a tensor."""
        given = kwargs or {}
        return given["tensor"] if func is nn.init.normal_ else func(*args, **given)


class Transducer(nn.Module):
    """Encoder, decoder, and the output layers: detection, actions, pieces."""

    def __init__(self, config: TransducerConfig):
        """Build the network with fresh weights."""
        super().__init__()
        width = config.d_model
        self.config = config
        self.encoder = Bert(config)
        self.piece_shapes = nn.Embedding(SHAPES + 1, config.encoder_width)
        self.suggestion_input = EvenLinear(SUGGESTIONS * config.encoder_width, config.encoder_width, bias=False)
        self.unit_input = EvenLinear(config.encoder_width, width, bias=False)
        self.shapes = nn.Embedding(SHAPES, width)
        self.encoder_norm = nn.RMSNorm(width, eps=1e-6)
        self.detection = nn.Linear(width, 1)
        self.pieces = nn.Embedding(config.piece_rows, width)
        self.last_action = nn.Embedding(config.actions + 1, width)
        self.pointer_input = EvenLinear(width, width, bias=False)
        self.decoder_bias = RelativeBias(config.heads)
        self.decoder = nn.ModuleList(
            DecoderLayer(width, config.d_ff, config.heads) for _ in range(config.decoder_layers)
        )
        self.decoder_norm = nn.RMSNorm(width, eps=1e-6)
        self.action_output = nn.Linear(width, config.actions)
        self.piece_output = EvenLinear(width, width, bias=False)
        self.piece_bias = nn.Parameter(torch.zeros(config.piece_rows))
        self._packed_pieces: PackedLinear | None = None
        self._initialise()

    def _initialise(self) -> None:
        """Draw the first weights; what is added to the encoder's input starts at zero: so it is as pretrained."""
        for module in self.modules():
            if isinstance(module, nn.Linear):
                nn.init.normal_(module.weight, std=module.in_features**-0.5)
            elif isinstance(module, nn.Embedding):
                nn.init.normal_(module.weight, std=0.02)
        depth = (2 * len(self.decoder)) ** -0.5
        for layer in self.decoder:
            assert isinstance(layer, DecoderLayer)  # noqa: S101
            layer.output.weight.data *= depth
            layer.fall.weight.data *= depth
        for layer in (self.piece_shapes, self.suggestion_input):
            nn.init.zeros_(layer.weight)
        for layer in (self.action_output, self.detection):
            nn.init.zeros_(layer.bias)

    def pack(self) -> None:
        """Make the network quicker where it can be, once all its weights are there; then it can only be used."""
        self.decoder_bias.keep(_USUAL_STEPS)
        if can_pack(self.pieces.weight):
            pack(self)
            self._packed_pieces = PackedLinear(self.pieces.weight, self.piece_bias)

    def freeze(self, layers: int) -> None:
        """Let the encoder's first layers, and all that is before them, learn nothing.

        One weight below that learns would have the gradient computed through all of them.
        """
        self.encoder.freeze(layers)
        if layers:
            for module in (self.piece_shapes, self.suggestion_input):
                module.requires_grad_(False)

    def set_dropout(self, rate: float) -> None:
        """Leave out this share of what each layer adds, while training only (Srivastava et al., 2014)."""
        for module in self.modules():
            if isinstance(module, nn.Dropout):
                module.p = rate

    def encode(
        self, pieces: Tensor, piece_counts: Tensor, piece_shapes: Tensor, first: Tensor, last: Tensor, shapes: Tensor,
        suggested: Tensor, suggestions: Tensor,
    ) -> Tensor:  # fmt: skip
        """Return the states (B, T, d) of the units of a batch of ``Features`` (same shapes, as tensors)."""
        states, bias = self.embed(pieces, piece_counts, piece_shapes, suggested, suggestions)
        return self.units(self.encoder.run(states, bias), first, last, shapes)

    def embed(
        self, pieces: Tensor, piece_counts: Tensor, piece_shapes: Tensor, suggested: Tensor, suggestions: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Return the states (B, W, d) of word pieces before the encoder's first layer, and the bias of its layers."""
        extra = self.piece_shapes(piece_shapes)
        shown = (suggestions > 0)[..., None]
        known = (self.encoder.words(suggestions) * shown).sum(2) / shown.sum(2).clamp(min=1)
        added = self.suggestion_input(known.to(extra.dtype).flatten(1))
        extra = extra.flatten(0, 1).index_add(0, suggested, added).view_as(extra)
        return self.encoder.embed(pieces, piece_counts, extra)

    def units(self, states: Tensor, first: Tensor, last: Tensor, shapes: Tensor) -> Tensor:
        """Return the states (B, T, d) of units, from those (B, W, d) of word pieces behind the encoder's last layer."""
        flat = states.flatten(0, 1)
        start = torch.arange(len(states), device=states.device)[:, None] * states.shape[1]
        units = flat.index_select(0, (start + first).flatten()) + flat.index_select(0, (start + last).flatten())
        out: Tensor = self.encoder_norm(self.unit_input(units).view(*first.shape, -1) + self.shapes(shapes))
        return out

    def decode(
        self,
        encoded: Tensor,
        pointers: Tensor,
        last_actions: Tensor,
        last_pieces: Tensor,
        past: Past | None = None,
    ) -> Tensor:
        """Return the decoder's states (B, S, d).

        Args:
            encoded: (B, T, d) from ``encode``.
            pointers: (B, S) the source unit of each step.
            last_actions: (B, S) the action before each step, ``len(Action)`` at the first.
            last_pieces: (B, S) the piece it wrote, 0 where it wrote none.
            past: the steps of each sentence before these; afterwards its layers hold these as well. None where there
                are none.
        """
        asking = pointers.shape[1]
        start = torch.arange(len(pointers), device=pointers.device)[:, None] * encoded.shape[1]
        here = encoded.flatten(0, 1).index_select(0, (start + pointers).flatten()).view(*pointers.shape, -1)
        states = self.pointer_input(here) + self.last_action(last_actions.clamp(max=self.config.actions))
        wrote = last_pieces.flatten().nonzero()[:, 0]
        written = self.pieces(last_pieces.flatten()[wrote])
        states = states.flatten(0, 1).index_add(0, wrote, written).view_as(states)
        if past is not None and past.layers:
            bias = past.attention_bias(self.decoder_bias(past.longest + asking), asking)
        else:
            future = torch.full((asking, asking), -1e4, dtype=states.dtype, device=states.device).triu(1)
            bias = self.decoder_bias(asking) + future
        made: list[Tensor] = []
        for at, layer in enumerate(self.decoder):
            states, known = layer(states, bias, past.layers[at] if past is not None and past.layers else None)
            made.append(known)
        if past is not None:
            past.layers = made
        out: Tensor = self.decoder_norm(states)
        return out

    def action_logits(self, states: Tensor) -> Tensor:
        """Map decoder states (..., d) to logits over the actions, in float32: bfloat16 knows few sure probabilities.

        An action that the model does not know has a very low one.
        """
        known = _linear_in_float32(self.action_output, states)
        return functional.pad(known, (0, len(Action) - self.config.actions), value=-1e4)

    def detection_logits(self, encoded: Tensor) -> Tensor:
        """Map the states of units (..., d) to the logits (...) of their being wrong, in float32."""
        return _linear_in_float32(self.detection, encoded)[..., 0]

    def piece_logits(self, states: Tensor) -> Tensor:
        """Map decoder states (..., d) to logits over the pieces (..., pieces)."""
        out: Tensor = self.piece_output(states)
        if self._packed_pieces is not None:
            packed: Tensor = self._packed_pieces(out)
            return packed
        return even_linear(out, self.pieces.weight, self.piece_bias)
