"""The sections ``tokenizer``, ``train`` and ``export``: the vocabulary, the stages of training, what ships."""

from dataclasses import dataclass, field
from typing import Literal

from models.typed_tables import number


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """The subword vocabulary, learnt from ``sample_sentences`` clean sentences."""

    vocab_size: int = number(8192, minimum=300, maximum=65536)
    sample_sentences: int = number(500_000, minimum=1)


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of training, ``steps`` or ``minutes`` long (one of them), on a mix of data kinds by weight.

    The learning rate rises linearly over ``warmup_steps`` and falls to ``final_learning_rate``.
    """

    name: str
    mix: dict[str, float]
    learning_rate: float = number(above=0.0)
    steps: int = number(0, minimum=0)
    minutes: float = number(0.0, minimum=0.0)
    warmup_steps: int = number(0, minimum=0)
    final_learning_rate: float = number(0.0, minimum=0.0)

    def problems(self) -> dict[str, str]:
        """Impossible combinations: key -> what is wrong."""
        wrong = {}
        if (self.steps > 0) == (self.minutes > 0):
            wrong["steps"] = "give either steps or minutes, above 0"
        if any(weight < 0 for weight in self.mix.values()) or sum(self.mix.values()) <= 0:
            wrong["mix"] = "needs weights that are not negative, and one above 0"
        if self.final_learning_rate > self.learning_rate:
            wrong["final_learning_rate"] = "must not be above learning_rate"
        return wrong


@dataclass(frozen=True, slots=True)
class Train:
    """How the model is trained.

    ``precision`` is what the model computes in, ``auto`` whatever is quicker here: bfloat16 on a GPU and on processors
    with units for it; the weights are trained in float32. The encoder learns ``encoder_rate`` times as fast as the
    rest: less where it is pretrained; its first ``frozen_layers``, with all that is before them, learn nothing, which
    makes a step quicker. Of the sentences that end in a full stop, a share of ``fragments`` loses it on both sides,
    some also their capital, so that headings and list items are left alone. A share of ``partly_corrected`` of the
    pairs comes with some of its errors corrected, drawn anew each time. ``dropout`` is the share of what each layer
    adds that is left out. ``threads`` 0 takes OMP_NUM_THREADS or, where that is not set, as many as there are cores
    that this process may use. ``metrics.jsonl`` gets a line every ``metrics_every_steps``.
    """

    stages: tuple[Stage, ...] = ()
    batch_tokens: int = number(6000, minimum=1)
    precision: Literal["auto", "float32", "bfloat16"] = "float32"
    label_smoothing: float = number(0.1, minimum=0.0, below=1.0)
    edit_weight: float = number(3.0, minimum=1.0)
    dropout: float = number(0.1, minimum=0.0, below=1.0)
    weight_decay: float = number(0.01, minimum=0.0)
    encoder_rate: float = number(1.0, minimum=0.0)
    frozen_layers: int = number(0, minimum=0)
    gradient_clip: float = number(1.0, above=0.0)
    fragments: float = number(0.0, minimum=0.0, below=1.0)
    partly_corrected: float = number(0.0, minimum=0.0, maximum=1.0)
    ema_decay: float = number(0.999, minimum=0.0, below=1.0)
    metrics_every_steps: int = number(20, minimum=1)
    eval_every_minutes: float = number(10.0, above=0.0)
    checkpoint_every_minutes: float = number(10.0, above=0.0)
    workers: int = number(1, minimum=0)
    threads: int = number(0, minimum=0)


@dataclass(frozen=True, slots=True)
class Export:
    """What is written for serving."""

    name: str = ""
    licences: dict[str, str] = field(default_factory=dict)
    quantization: Literal["int8", "int8_float32", "float32"] = "int8"
    licence: str = "Apache-2.0"
