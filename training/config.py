"""Recipes: what a training run reads, does and measures, in one ``recipe.toml`` a folder.

To add a setting, add a field to the dataclass of its section: its annotation is its type, ``number`` gives its bounds.
The loader refuses unknown keys, wrong types and impossible values in one line that names the file and the key.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from models.corrector.thresholds import Writer
from models.errors import ConfigError
from models.typed_tables import build, number
from training.overrides import override

CHECKOUT = Path(__file__).resolve().parents[1]
"""Where the recipes' paths of shipped models start, if not in the working directory."""
RECIPES = Path(__file__).parent / "recipes"
HELD_OUT = "clean.dev.txt"
"""What ``prepare`` keeps apart of the clean text, in the run's folder; a set may be it."""

Format = Literal[
    "pairs", "edits", "rules", "sentences", "text", "m2", "lang8", "essays", "nucle", "written", "slips", "marked"
]
Metric = Literal["errant", "spans", "gleu", "maxmatch", "false_alarms", "detection"]


@dataclass(frozen=True, slots=True)
class Group:
    """Sources that together may make up at most ``max_share`` of the clean sentences."""

    name: str
    sources: tuple[str, ...]
    max_share: float = number(1.0, above=0.0, maximum=1.0)


@dataclass(frozen=True, slots=True)
class PairSource:
    """A corpus of authentic corrections; ``limit`` 0 takes all of them.

    In a recipe of many languages it is of those ``languages`` only, where any are named. ``path`` may be a
    pattern of many files, below the data folder, the recipe's folder or ``training/``. Of the format
    ``written`` only the lines for training are read.
    """

    name: str
    path: str
    format: Format = "pairs"
    tokenized: bool = False
    limit: int = number(0, minimum=0)
    languages: tuple[str, ...] = ()

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"format": "sentences of the format marked have no corrections"} if self.format == "marked" else {}


@dataclass(frozen=True, slots=True)
class MarkedSource:
    """A corpus of sentences whose wrong words are marked, without corrections; its ``path`` as of a ``PairSource``."""

    name: str
    path: str
    languages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Prepare:
    """Corpora and how they are cleaned.

    ``text``, ``skip`` and ``keep_out`` are file patterns below the data folder (``text`` and pair paths may also be
    below the recipe's folder); sources are named by the file name without its endings. ``limits`` is the most
    sentences taken of a source. ``dev_share`` is the share of documents kept apart as clean development set; blocks of
    lines are joined until they have ``document_lines``.
    """

    text: tuple[str, ...]
    skip: tuple[str, ...] = ()
    keep_out: tuple[str, ...] = ("dev/*",)
    limits: dict[str, int] = field(default_factory=dict)
    groups: tuple[Group, ...] = ()
    pairs: tuple[PairSource, ...] = ()
    marked: tuple[MarkedSource, ...] = ()
    minimum_words: int = number(3, minimum=1)
    maximum_words: int = number(60, minimum=2)
    dev_share: float = number(0.01, minimum=0.0, below=1.0)
    document_lines: int = number(40, minimum=1)
    language_check: bool = True


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
    rest: less where it is pretrained; its first ``frozen_layers``, with the positions, learn nothing, which makes a
    step quicker. Of the sentences that end in a full stop, a share of ``fragments`` loses it on both sides, some also
    their capital, so that headings and list items are left alone. ``threads`` 0 takes OMP_NUM_THREADS or, where that is
    not set, as many as there are cores that this process may use. ``metrics.jsonl`` gets a line every
    ``metrics_every_steps``.
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
    ema_decay: float = number(0.999, minimum=0.0, below=1.0)
    metrics_every_steps: int = number(20, minimum=1)
    eval_every_minutes: float = number(10.0, above=0.0)
    checkpoint_every_minutes: float = number(10.0, above=0.0)
    workers: int = number(1, minimum=0)
    threads: int = number(0, minimum=0)


@dataclass(frozen=True, slots=True)
class EvaluationSet:
    """A set to measure on; its ``path`` is found like that of a ``PairSource``, of ``written`` the held-out lines.

    ``half`` takes the sentences whose source's MD5 is even or odd, ``limit`` the first so many of these (0: all);
    ``tokenized`` says that the file's text is tokenised (spaces around punctuation), so that it is given to the
    corrector as natural text. ``half_like`` names a file of pairs with the same sentences whose halves this set shall
    share, whatever the spacing. ``writer`` is who wrote the sentences: a learner's are corrected, and tuned for, at the
    thresholds for learners. ``language`` is that of the sentences, where a recipe has many.
    """

    name: str
    path: str
    format: Format
    metric: Metric
    half: Literal["all", "even", "odd"] = "all"
    half_like: str = ""
    tokenized: bool = False
    limit: int = number(0, minimum=0)
    writer: Writer = "native"
    language: str = ""

    def problems(self) -> dict[str, str]:
        """Impossible combinations: key -> what is wrong."""
        if (self.metric == "detection") != (self.format == "marked"):
            return {"metric": "detection is for the format marked, and for that only"}
        if self.metric == "maxmatch" and self.format != "m2":
            return {"metric": "maxmatch needs the format m2"}
        return {}


@dataclass(frozen=True, slots=True)
class Evaluate:
    """The sets to measure on."""

    sets: tuple[EvaluationSet, ...] = ()


@dataclass(frozen=True, slots=True)
class Tune:
    """Thresholds are tuned for F0.5 on ``sets`` (even halves), with few false alarms on those of clean text.

    Sets of native writers and of learners have thresholds of their own, and limits to false alarms of their own: a
    learner's are not shown to anybody whose text is not full of errors. In a recipe of many languages no edit counts
    that is less probable than ``least`` (``learner_least``). Sets of detection, which have no corrections, serve the
    threshold of words that are told without one.
    """

    sets: tuple[EvaluationSet, ...] = ()
    false_alarms_per_1000_words: float = number(5.0, above=0.0)
    learner_false_alarms_per_1000_words: float = number(6.0, above=0.0)
    least: float = number(0.0, minimum=0.0, maximum=1.0)
    learner_least: float = number(0.0, minimum=0.0, maximum=1.0)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        marked = [entry for entry in self.sets if entry.metric not in ("false_alarms", "detection")]
        if marked and all(entry.writer == "learner" for entry in marked):
            return {"sets": "thresholds for native writers cannot be tuned on learners' sets alone"}
        return {}


@dataclass(frozen=True, slots=True)
class Export:
    """What is written for serving."""

    name: str = ""
    licences: dict[str, str] = field(default_factory=dict)
    quantization: Literal["int8", "int8_float32", "float32"] = "int8"
    licence: str = "Apache-2.0"


@dataclass(frozen=True, slots=True)
class ConfusionModel:
    """The model of confused words: its sizes, and how it is trained.

    ``words`` have vectors of their own, all others share those of ``endings``; ``sequences`` is the size of the table
    of short sequences. Of each word of the sets ``examples`` places are taken, ``epochs`` times. With ``corrected`` the
    right sides of the recipe's pairs are read as text, too. A threshold lies by ``margin`` above the least odds that
    next to no right word reaches, and is no less than ``least_odds``, of matters of grammar ``least_grammar_odds``: all
    have to be more where the text is little or of few kinds, and what was held out too like what was trained on.
    """

    words: int = number(24_000, minimum=10)
    endings: int = number(2_000, minimum=1)
    dimension: int = number(96, minimum=1)
    hidden: int = number(512, minimum=1)
    output: int = number(128, minimum=1)
    sequences: int = number(1 << 22, minimum=1)
    examples: int = number(250_000, minimum=1)
    epochs: int = number(1, minimum=1)
    batch: int = number(2048, minimum=1)
    learning_rate: float = number(0.002, above=0.0)
    sequence_learning_rate: float = number(0.05, above=0.0)
    unseen: float = number(0.05, minimum=0.0, below=1.0)
    corrected: bool = False
    margin: float = number(0.5, minimum=0.0)
    least_odds: float = number(3.0, minimum=0.0, maximum=8.0)
    least_grammar_odds: float = number(3.0, minimum=0.0, maximum=8.0)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"sequences": "must be a power of two"} if self.sequences & (self.sequences - 1) else {}


@dataclass(frozen=True, slots=True)
class LearnersSlips:
    """Slips in forms that learners make more often than the corrections show that thresholds are found by.

    Each of the ``pairs`` (``written>meant``) counts so many ``times`` more beside each of the ``cues``, none being
    empty (`models.forms.cues`).
    """

    pairs: tuple[str, ...]
    cues: tuple[str, ...]
    times: int = number(minimum=1)

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {} if all(">" in pair for pair in self.pairs) else {"pairs": "must be written>meant"}


@dataclass(frozen=True, slots=True)
class FormModel:
    """The model of forms of words: its sizes, and how it is trained.

    ``words`` have vectors of their own, all others share those of ``endings``; so many ``lemmas`` are known in all
    their forms; ``state`` is what is remembered of each side of a place, ``sequences`` the size of the table of short
    sequences. It goes once through ``lines`` of the clean text, ``batch`` words at a time. ``learners`` are added to
    the slips that the corrections show.
    """

    words: int = number(24_000, minimum=10)
    endings: int = number(2_000, minimum=1)
    lemmas: int = number(8_000, minimum=1)
    dimension: int = number(64, minimum=1)
    lemma_dimension: int = number(32, minimum=1)
    state: int = number(128, minimum=1)
    hidden: int = number(256, minimum=1)
    output: int = number(64, minimum=1)
    sequences: int = number(1 << 22, minimum=1)
    lines: int = number(1_500_000, minimum=1)
    batch: int = number(6144, minimum=1)
    learning_rate: float = number(0.006, above=0.0)
    sequence_learning_rate: float = number(0.1, above=0.0)
    unseen: float = number(0.03, minimum=0.0, below=1.0)
    learners: tuple[LearnersSlips, ...] = ()

    @property
    def learners_slips(self) -> Mapping[str, int]:
        """How often learners make a slip, by ``written>meant@cue``."""
        return {f"{pair}@{cue}": one.times for one in self.learners for pair in one.pairs for cue in one.cues}

    def problems(self) -> dict[str, str]:
        """Impossible values: key -> what is wrong."""
        return {"sequences": "must be a power of two"} if self.sequences & (self.sequences - 1) else {}


@dataclass(frozen=True, slots=True)
class Recipe:
    """A whole run. ``noise`` and ``model`` are checked by the code that reads them.

    ``folder`` holds recipe.toml, ``overrides`` are what the command line has set otherwise, ``work`` is where the run
    lives, for the steps that measure.

    ``languages`` are those of a model of many, ``language`` being ``mul`` (ISO 639-2); ``{language}`` in the paths of
    ``prepare`` then stands for the code of each, whose data has a folder of its own, ``WORK/<code>``. ``pretrained``
    names the encoder that the encoder step reads.

    ``start`` is what the weights start from: a model's folder (of this project, or relative to the working folder),
    ``encoder`` for the pretrained encoder that the step of that name has read, or nothing.
    """

    name: str
    language: str
    prepare: Prepare
    languages: tuple[str, ...] = ()
    pretrained: Literal["minilm-l6", "e5-small"] = "minilm-l6"
    start: str = ""
    seed: int = number(1, minimum=0)
    noise: dict[str, Any] = field(default_factory=dict)
    tokenizer: Tokenizer = field(default_factory=Tokenizer)
    model: dict[str, Any] = field(default_factory=dict)
    train: Train = field(default_factory=Train)
    evaluate: Evaluate = field(default_factory=Evaluate)
    tune: Tune = field(default_factory=Tune)
    export: Export = field(default_factory=Export)
    confusions: ConfusionModel = field(default_factory=ConfusionModel)
    forms: FormModel = field(default_factory=FormModel)
    folder: Path = Path()
    overrides: tuple[str, ...] = ()
    work: Path | None = None

    def of_language(self, code: str) -> "Recipe":
        """Return what a recipe of many languages says of one of them."""
        settings = self.prepare
        pairs = tuple(entry for entry in settings.pairs if not entry.languages or code in entry.languages)
        pairs = tuple(replace(entry, path=entry.path.format(language=code)) for entry in pairs)
        marked = tuple(entry for entry in settings.marked if not entry.languages or code in entry.languages)
        text = tuple(pattern.format(language=code) for pattern in settings.text)
        own = replace(settings, text=text, pairs=pairs, marked=marked)
        return replace(self, language=code, languages=(), prepare=own)

    def corpus_folders(self, data: Path) -> tuple[Path, ...]:
        """Where pairs and sets are looked for, the first first: what is written for training lives in the tree.

        Sets may also be what ``prepare`` has left in the run's folder, as its held-out clean text.
        """
        return data, self.folder, RECIPES.parent, *((self.work,) if self.work else ())


def load_recipe(name_or_path: str | Path, overrides: Sequence[str] = ()) -> Recipe:
    """Read a recipe by its name, its folder or its file, with keys set anew (``train.batch_tokens=3000``).

    Raises:
        ConfigError: no such recipe, not TOML, an unknown or missing key, a wrong type or an impossible value.
    """
    given = Path(name_or_path)
    candidates = [given / "recipe.toml", given] if given.exists() else [RECIPES / given / "recipe.toml"]
    path = next((candidate for candidate in candidates if candidate.is_file()), None)
    if path is None:
        known = ", ".join(sorted(entry.parent.name for entry in RECIPES.glob("*/recipe.toml")))
        raise ConfigError(f"no recipe {str(name_or_path)!r} (known: {known}; or give a folder with a recipe.toml)")
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: not a TOML file: {error}") from error
    for text in overrides:
        override(table, text)
    own = {"folder": path.parent, "overrides": list(overrides)}
    for key in (own.keys() | {"work"}) & table.keys():
        raise ConfigError(f"{path}: {key}: unknown key")
    return build(Recipe, {**table, **own}, " ".join([str(path), *(f"--set {text}" for text in overrides)]))
