"""A whole recipe, and reading it: unknown keys, wrong types and impossible values are one line with file and key."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

from models.errors import ConfigError
from models.typed_tables import build, number
from training.config.confusions import ConfusionModel
from training.config.corpora import Prepare
from training.config.forms import FormModel
from training.config.measuring import Evaluate, Tune
from training.config.overrides import override
from training.config.paradigms import ParadigmChoice
from training.config.training import Export, Tokenizer, Train

CHECKOUT = Path(__file__).resolve().parents[2]
"""Where the recipes' paths of shipped models start, if not in the working directory."""
RECIPES = Path(__file__).parents[1] / "recipes"


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
    paradigms: ParadigmChoice = field(default_factory=ParadigmChoice)
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
