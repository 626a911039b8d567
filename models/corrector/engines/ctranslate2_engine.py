"""The CPU engine: a T5 exported to CTranslate2, with its ``tokenizer.json``."""

from collections.abc import Sequence
from pathlib import Path

import ctranslate2

from models.corrector.engines.batching import batches
from models.corrector.engines.device import ctranslate2_device
from models.corrector.engines.rewriter import Rewriter, Tokens
from models.corrector.engines.subwords import END, TokenizerFile
from models.corrector.manifest import Manifest
from models.errors import ModelError

_BATCH_TOKENS = 2048
_MOST_CODE_POINTS = 400
_MOST_TOKENS = 512
_LEAST_PROBABILITY = 0.01
"""A first token less probable than this starts no alternative."""


class CTranslate2Engine(Rewriter):
    """Greedy decoding by CTranslate2, scores by its ``score_batch``, alternatives by its ``return_alternatives``.

    Args:
        translator: the loaded model.
        subwords: its tokenizer.
        alternatives: see ``Rewriter``.
        prompt: see ``Rewriter``.
        max_length: see ``Rewriter``.
    """

    subwords: TokenizerFile

    def __init__(
        self,
        translator: ctranslate2.Translator,
        subwords: TokenizerFile,
        *,
        alternatives: int = 4,
        prompt: str = "",
        max_length: int = _MOST_CODE_POINTS,
    ) -> None:
        super().__init__(
            subwords, max_length=max_length, max_tokens=_MOST_TOKENS, alternatives=alternatives, prompt=prompt
        )
        self.translator = translator

    def generate(self, sources: Sequence[Tokens]) -> list[list[int] | None]:
        """See ``Rewriter``."""
        hypotheses: list[list[int] | None] = [None] * len(sources)
        for batch in batches([len(source) for source in sources], _BATCH_TOKENS):
            longest = len(sources[batch[0]])
            results = self.translator.translate_batch(
                [self.subwords.pieces(sources[at]) for at in batch],
                beam_size=1,
                max_input_length=0,
                max_decoding_length=longest + longest // 2 + 10,
                return_end_token=True,
            )
            for at, result in zip(batch, results, strict=True):
                written = self.subwords.numbers(result.hypotheses[0])
                if self.subwords.end in written:
                    hypotheses[at] = written[: written.index(self.subwords.end)]
        return hypotheses

    def score(self, sources: Sequence[Tokens], targets: Sequence[Tokens]) -> list[float]:
        """See ``Rewriter``."""
        scores = [0.0] * len(sources)
        lengths = [max(len(source), len(target)) for source, target in zip(sources, targets, strict=True)]
        for batch in batches(lengths, _BATCH_TOKENS):
            results = self.translator.score_batch(
                [self.subwords.pieces(sources[at]) for at in batch],
                [self.subwords.pieces(targets[at][:-1]) for at in batch],
                max_input_length=0,
            )
            for at, result in zip(batch, results, strict=True):
                scores[at] = sum(result.log_probs)
        return scores

    def continuations(
        self, sources: Sequence[Tokens], prefixes: Sequence[Tokens], lengths: Sequence[int]
    ) -> list[list[list[int]]]:
        """See ``Rewriter``."""
        found: list[list[list[int]]] = [[] for _ in sources]
        costs = [
            max(len(source), len(prefix) + length) * self.alternatives
            for source, prefix, length in zip(sources, prefixes, lengths, strict=True)
        ]
        for batch in batches(costs, _BATCH_TOKENS):
            results = self.translator.translate_batch(
                [self.subwords.pieces(sources[at]) for at in batch],
                [self.subwords.pieces(prefixes[at]) for at in batch],
                beam_size=1,
                num_hypotheses=self.alternatives,
                return_alternatives=True,
                min_alternative_expansion_prob=_LEAST_PROBABILITY,
                max_input_length=0,
                max_decoding_length=max(len(prefixes[at]) + lengths[at] for at in batch),
                return_end_token=True,
            )
            for at, result in zip(batch, results, strict=True):
                written = [self.subwords.numbers(pieces) for pieces in result.hypotheses]
                found[at] = [tokens[len(prefixes[at]) :] for tokens in written]
        return found


def load(
    folder: Path,
    manifest: Manifest,
    *,
    device: str = "cpu",
    threads: int | None = None,
    parallel: int = 1,
    alternatives: int = 4,
) -> CTranslate2Engine:
    """Load an exported model.

    Args:
        folder: holds ``model.bin``, ``config.json``, ``shared_vocabulary.json`` and ``tokenizer.json``.
        manifest: what its ``emend.json`` says.
        device: see ``load_engine``.
        threads: threads of one computation (``intra_threads``); None leaves it to the library.
        parallel: how many computations may run at once (``inter_threads``).
        alternatives: see ``Rewriter``.

    Raises:
        ModelError: a file is missing or broken, or the device is not there.
    """
    for name in ("model.bin", "config.json", "tokenizer.json"):
        if not (folder / name).is_file():
            raise ModelError(f"{folder}: {name} is missing")
    subwords = TokenizerFile(folder / "tokenizer.json")
    kind, number = ctranslate2_device(device)
    try:
        translator = ctranslate2.Translator(
            str(folder), device=kind, device_index=number, intra_threads=threads or 0, inter_threads=parallel
        )
        if kind == "cuda":  # cuBLAS is looked for only now
            translator.translate_batch([[END]], max_decoding_length=1)
    except (RuntimeError, ValueError) as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise ModelError(f"{folder}: CTranslate2 cannot load the model ({reason})") from error
    return CTranslate2Engine(
        translator,
        subwords,
        alternatives=alternatives,
        prompt=manifest.prompt,
        max_length=manifest.max_length or _MOST_CODE_POINTS,
    )
