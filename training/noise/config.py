"""How much noise of which kind."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

from models.errors import ConfigError

BEA_DEV_RATES: Mapping[str, float] = {
    "PUNCT": 1478,
    "OTHER": 980,
    "DET": 796,
    "PREP": 740,
    "VERB:TENSE": 473,
    "VERB": 402,
    "SPELL": 387,
    "ORTH": 352,
    "NOUN": 328,
    "NOUN:NUM": 251,
    "VERB:FORM": 236,
    "PRON": 178,
    "VERB:SVA": 165,
    "MORPH": 145,
    "ADV": 110,
    "ADJ": 105,
    "WO": 105,
    "CONJ": 55,
    "NOUN:POSS": 65,
    "PART": 35,
    "CONTR": 28,
    "ADJ:FORM": 18,
    "NOUN:INFL": 14,
    "VERB:INFL": 15,
}
"""ERRANT type -> edits in BEA-dev (Bryant et al. 2019): the first twelve counted, the other 860 edits shared out."""


@dataclass(frozen=True, slots=True)
class ErrorsPerWord:
    """Errors per word of a sentence: drawn per sentence from a gamma distribution of this mean and shape.

    A small ``shape`` makes sentences differ more: many with a single error, some full of them. A sentence that is
    to be corrupted gets at least one error and at most one for every three words.
    """

    mean: float = 0.1
    shape: float = 1.5

    def draw(self, words: int, rng: Random) -> int:
        """Draw how many errors a sentence of so many words gets that is to be corrupted."""
        expected = words * rng.gammavariate(self.shape, self.mean / self.shape)
        return max(1, min(int(expected + rng.random()), (words + 2) // 3))


@dataclass(frozen=True, slots=True)
class LearntConfig:
    """What :class:`~training.noise.learnt.LearntNoise` learns from and makes, where a mix names ``learnt``.

    Attributes:
        pairs: names of pairs in the work folder by weight; the first tells how many errors a line has.
        weights: type of error -> what its rate is multiplied with (see :mod:`training.noise.learnt.kinds`).
        ordinary: share of sentences that get a pass of the ordinary noise as well, in [0, 1].
        attested: lines of clean text in which an error must not stand as it is, 0 for no such check.
    """

    pairs: Mapping[str, float] = field(default_factory=lambda: {"written": 1.0, "edits": 0.25})
    weights: Mapping[str, float] = field(default_factory=dict)
    ordinary: float = 0.25
    attested: int = 500_000

    def __post_init__(self) -> None:
        """Check the values.

        Raises:
            ConfigError: a value is of the wrong kind or out of its range.
        """
        for name in ("pairs", "weights"):
            values = getattr(self, name)
            if not isinstance(values, Mapping) or not all(
                _is_number(value) and value >= 0 for value in values.values()
            ):
                raise ConfigError(f"noise.learnt: {name} must map names to numbers of 0 or more")
        if not any(self.pairs.values()):
            raise ConfigError("noise.learnt: pairs must name pairs with a weight above 0")
        if not _is_number(self.ordinary) or not 0 <= self.ordinary <= 1:
            raise ConfigError("noise.learnt: ordinary must be a number from 0 to 1")
        if type(self.attested) is not int or self.attested < 0:
            raise ConfigError("noise.learnt: attested must be a number of lines")


@dataclass(frozen=True, slots=True)
class NoiseConfig:
    """What a :class:`~training.noise.noiser.Noiser` does.

    Attributes:
        unchanged: share of sentences left as they are, in [0, 1].
        chat: share of sentences written as in a chat (lower case, no final stop, no apostrophes), in [0, 1].
        rates: weight by ERRANT type (``DET``), shared among the operations of that type, or by operation
            (``articles.drop``), which overrides what it would get of its type. Types left out get no errors.
        errors_per_word: how many errors a sentence gets.
        misspellings: files of ``misspelling<TAB>correction`` lines (``.xz`` too); without any, typing errors only.
        learnt: what learnt noise does, which stands beside this one.
    """

    unchanged: float = 0.15
    chat: float = 0.04
    rates: Mapping[str, float] = field(default_factory=lambda: dict(BEA_DEV_RATES))
    errors_per_word: ErrorsPerWord = ErrorsPerWord()
    misspellings: tuple[str, ...] = ()
    learnt: LearntConfig = field(default_factory=LearntConfig)

    def __post_init__(self) -> None:
        """Check the values.

        Raises:
            ConfigError: a value is of the wrong kind or out of its range.
        """
        for name in ("unchanged", "chat"):
            if not _is_number(getattr(self, name)) or not 0 <= getattr(self, name) <= 1:
                raise ConfigError(f"noise: {name} must be a number from 0 to 1")
        if not isinstance(self.rates, Mapping) or not all(_is_number(v) and v >= 0 for v in self.rates.values()):
            raise ConfigError("noise: rates must map names to weights of 0 or more")
        if not all(isinstance(path, str) for path in self.misspellings):
            raise ConfigError("noise: misspellings must be a path or a list of paths")
        if not any(self.rates.values()):
            raise ConfigError("noise: rates must hold at least one weight above 0")
        spread = self.errors_per_word
        if not (_is_number(spread.mean) and _is_number(spread.shape) and 0 < spread.mean <= 1 and spread.shape > 0):
            raise ConfigError("noise: errors_per_word needs a mean above 0, at most 1, and a shape above 0")

    @classmethod
    def from_dict(cls, values: Mapping[str, Any]) -> "NoiseConfig":
        """Build a configuration from a recipe's table; keys left out keep their defaults.

        ``errors_per_word`` may be a number (the mean) or a table; ``misspellings`` a path, a list of paths or null.

        Raises:
            ConfigError: an unknown key, or a value of the wrong kind or out of its range.
        """
        _check_keys(values, {f.name for f in fields(cls)}, "noise")
        options = dict(values)
        spread = options.get("errors_per_word")
        if isinstance(spread, int | float) and not isinstance(spread, bool):
            options["errors_per_word"] = ErrorsPerWord(mean=spread)
        elif isinstance(spread, Mapping):
            _check_keys(spread, {f.name for f in fields(ErrorsPerWord)}, "noise.errors_per_word")
            options["errors_per_word"] = ErrorsPerWord(**spread)
        elif spread is not None and not isinstance(spread, ErrorsPerWord):
            raise ConfigError("noise: errors_per_word must be a number or a table with mean and shape")
        learnt = options.get("learnt", {})
        if isinstance(learnt, Mapping):
            _check_keys(learnt, {f.name for f in fields(LearntConfig)}, "noise.learnt")
            options["learnt"] = LearntConfig(**learnt)
        elif not isinstance(learnt, LearntConfig):
            raise ConfigError("noise: learnt must be a table")
        if "misspellings" in options:
            paths = options["misspellings"]
            if paths is not None and not isinstance(paths, str | list | tuple):
                raise ConfigError("noise: misspellings must be a path or a list of paths")
            options["misspellings"] = (paths,) if isinstance(paths, str) else tuple(paths or ())
        return cls(**options)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _check_keys(values: Mapping[str, Any], known: set[str], where: str) -> None:
    unknown = sorted(set(values) - known)
    if unknown:
        raise ConfigError(f"{where}: unknown key {', '.join(map(repr, unknown))} (known: {', '.join(sorted(known))})")
