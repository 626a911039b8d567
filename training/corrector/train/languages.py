"""The stream of a model of many languages: every chunk has sentences of all."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from models.errors import ConfigError
from training.corrector.train.making_noise import of_many_languages
from training.corrector.train.stream import Example, Mix, Stream
from training.noise.config import NoiseConfig


class LanguageStreams(Stream):
    """Draws from the folders of several languages; what a language has not of a mix is left out there."""

    def __init__(
        self,
        work: Path,
        languages: Mapping[str, float],
        config: NoiseConfig,
        seed: int,
        fragments: float = 0.0,
        partly: float = 0.0,
    ):
        """Open the folder of each language.

        Args:
            work: the folder that ``prepare`` has filled.
            languages: the codes, each with its weight.
            config: how much noise is made.
            seed: decides all chance.
            fragments: share of the sentences that lose their full stop.
            partly: share of the pairs of which some errors are corrected beforehand.

        Raises:
            ConfigError: no language.
            InputError: a file is missing or empty.
        """
        if not languages:
            raise ConfigError("a model of many languages needs their names")
        self._seed = seed
        self._shares = {code: weight / sum(languages.values()) for code, weight in languages.items()}
        self._streams = {
            code: Stream(work / code, of_many_languages(work / code, code, config), seed, fragments, partly)
            for code in languages
        }

    def open(self, mix: Mix) -> None:
        """Open what the mix names in every language that has it.

        Raises:
            ConfigError: no language has what the mix names.
            InputError: a file is missing or empty.
        """
        for name in mix.weights:
            if not any(stream.has(name) for stream in self._streams.values()):
                raise ConfigError(f"the mix names {name!r}, but no language has it")
        for stream in self._streams.values():
            stream.open(stream.part(mix))

    def chunk(self, stage: int, mix: Mix, index: int, size: int | None = None) -> list[Example]:
        """Return chunk number ``index`` of a stage, in random order."""
        whole = self.size if size is None else size
        examples: list[Example] = []
        for code, stream in self._streams.items():
            examples += stream.chunk(stage, stream.part(mix), index, round(whole * self._shares[code]))
        Random(f"{self._seed}/{stage}/{index}/all").shuffle(examples)
        return examples
