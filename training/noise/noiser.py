"""Corrupt sentences: how many errors, of which kinds, at which words."""

from bisect import bisect
from itertools import accumulate
from random import Random

from models.errors import ConfigError
from training.noise.calibration import draw_success
from training.noise.chat import write_as_chat
from training.noise.config import BEA_DEV_RATES, NoiseConfig
from training.noise.lexicon import NoiseLexicon
from training.noise.misspellings import MisspellingTable
from training.noise.operation import Operation, discover
from training.noise.places import OperationPlaces
from training.noise.sentence import NoisySentence

_MOST_DRAWS = 60
_MOST_TRIALS = 12
LANGUAGES = ("en",)


class Noiser:
    """Turns clean sentences into erroneous ones.

    Holds only tables: it can be pickled, and is cheap to build again in another process. All chance comes from the
    generator handed to :meth:`corrupt`, so the same sentence, configuration and generator state give the same result.
    """

    def __init__(self, config: NoiseConfig | None = None, language: str = "en") -> None:
        """Load the tables.

        Raises:
            ConfigError: no noise for this language, or a rate for an unknown type or operation.
            InputError: a file of misspellings cannot be read.
        """
        if language not in LANGUAGES:
            raise ConfigError(f"noise: no operations for language {language!r} (there are: {', '.join(LANGUAGES)})")
        self.config = config or NoiseConfig()
        self.language = language
        self.lexicon = NoiseLexicon(MisspellingTable.read(self.config.misspellings))
        weighted = operation_weights(self.config, discover(language))
        success = draw_success(language)
        self._operations = [operation for operation, _ in weighted]
        self._cumulative = list(accumulate(weight / success(operation.name) for operation, weight in weighted))
        self._places = OperationPlaces(self._operations)

    def __reduce__(self) -> tuple[type["Noiser"], tuple[NoiseConfig, str]]:
        return Noiser, (self.config, self.language)

    def corrupt(self, sentence: str, rng: Random) -> str:
        """The sentence with errors, or unchanged; white space and whatever is not a word are kept."""
        config = self.config
        if rng.random() < config.unchanged:
            return sentence
        noisy = NoisySentence(sentence, self.lexicon)
        if not noisy.words:
            return sentence
        possible = self._places.find(noisy, sentence)
        for _ in range(config.errors_per_word.draw(len(noisy), rng)):
            self._make_error(noisy, possible, rng)
        result = noisy.text
        if rng.random() < config.chat:
            result = write_as_chat(result, rng)
        return result if result.strip() else sentence

    def _make_error(self, sentence: NoisySentence, possible: int, rng: Random) -> bool:
        operations, cumulative = self._operations, self._cumulative
        total = cumulative[-1]
        trials = 0
        for _ in range(_MOST_DRAWS):
            drawn = bisect(cumulative, rng.random() * total, 0, len(cumulative) - 1)
            if possible >> drawn & 1:
                if operations[drawn].corrupt(sentence, rng):
                    return True
                trials += 1
                if trials == _MOST_TRIALS:
                    break
        return False


def operation_weights(config: NoiseConfig, operations: tuple[Operation, ...]) -> list[tuple[Operation, float]]:
    """The share of errors each operation is to make: of the rate of its type, or a rate of its own.

    Raises:
        ConfigError: a rate for an unknown type or operation.
    """
    names = {operation.name for operation in operations}
    unknown = sorted(set(config.rates) - names - set(BEA_DEV_RATES))
    if unknown:
        raise ConfigError(f"noise: rates for unknown type or operation {', '.join(map(repr, unknown))}")
    totals: dict[str, float] = {}
    for operation in operations:
        if operation.name not in config.rates:
            totals[operation.types[0]] = totals.get(operation.types[0], 0) + operation.weight
    weights = []
    for operation in operations:
        rate = config.rates.get(operation.name)
        if rate is None:
            kind = operation.types[0]
            rate = config.rates.get(kind, 0) * operation.weight / totals[kind]
        if rate > 0:
            weights.append((operation, float(rate)))
    return weights
