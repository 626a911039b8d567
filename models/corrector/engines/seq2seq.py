"""The torch engine: any seq2seq checkpoint of the Transformers library (T5, BART, Marian families ...)."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from transformers import AutoModelForSeq2SeqLM, GenerationConfig
from transformers.modeling_outputs import BaseModelOutput

from models.corrector.engines.batching import batches
from models.corrector.engines.checkpoint import Checkpoint
from models.corrector.engines.rewriter import Rewriter, Tokens
from models.corrector.engines.subwords import Subwords, TransformersTokenizer
from models.corrector.manifest import Manifest
from models.errors import ModelError

_BATCH_TOKENS = {"cpu": 4096, "cuda": 65536}
_MOST_CODE_POINTS = 400
_MOST_TOKENS = 512
_LEAST_PROBABILITY = 0.01
"""A first token less probable than this starts no alternative."""


class Seq2SeqEngine(Rewriter):
    """Greedy decoding, batched by length, with a teacher-forced second pass over the changed sentences.

    Args:
        model: a ``PreTrainedModel`` for seq2seq generation, in evaluation mode, on its device.
        subwords: its tokenizer.
        alternatives: see ``Rewriter``.
        prompt: see ``Rewriter``.
        max_length: see ``Rewriter``; the engine's own choice if None.
    """

    def __init__(
        self, model: Any, subwords: Subwords, *, alternatives: int = 4, prompt: str = "", max_length: int | None = None
    ) -> None:
        positions = getattr(model.config, "max_position_embeddings", None) or 2 * _MOST_TOKENS
        max_tokens = min(positions // 2, _MOST_TOKENS)
        if max_length is None:
            max_length = min(_MOST_CODE_POINTS, max_tokens)
        super().__init__(
            subwords, max_length=max_length, max_tokens=max_tokens, alternatives=alternatives, prompt=prompt
        )
        self.model = model
        self.device: torch.device = model.device
        self.start: int = model.config.decoder_start_token_id
        self.pad: int = model.config.pad_token_id if model.config.pad_token_id is not None else self.subwords.end
        own = model.generation_config
        # The checkpoint's own settings for beams, penalties and the like are left aside: decoding is plain greedy.
        self.generation = {
            "decoder_start_token_id": self.start,
            "eos_token_id": subwords.end,
            "pad_token_id": self.pad,
            "bad_words_ids": getattr(own, "bad_words_ids", None),
            "forced_bos_token_id": getattr(own, "forced_bos_token_id", None),
            "num_beams": 1,
            "do_sample": False,
        }
        self.budget = _BATCH_TOKENS.get(self.device.type, _BATCH_TOKENS["cpu"])

    @torch.inference_mode()
    def generate(self, sources: Sequence[Tokens]) -> list[list[int] | None]:
        """See ``Rewriter``."""
        hypotheses: list[list[int] | None] = [None] * len(sources)
        for batch in batches([len(source) for source in sources], self.budget):
            longest = max(len(sources[at]) for at in batch)
            limit = min(longest + longest // 2 + 10, 2 * self.max_tokens - 1)
            ids, mask = self._pad([sources[at] for at in batch])
            config = GenerationConfig(**self.generation, max_new_tokens=limit)
            output = self.model.generate(input_ids=ids, attention_mask=mask, generation_config=config)
            for at, row in zip(batch, output.tolist(), strict=True):
                written = row[1:]
                if self.subwords.end in written:
                    hypotheses[at] = written[: written.index(self.subwords.end)]
        return hypotheses

    @torch.inference_mode()
    def score(self, sources: Sequence[Tokens], targets: Sequence[Tokens]) -> list[float]:
        """See ``Rewriter``."""
        scores = [0.0] * len(sources)
        lengths = [max(len(source), len(target)) for source, target in zip(sources, targets, strict=True)]
        for batch in batches(lengths, self.budget):
            ids, mask = self._pad([sources[at] for at in batch])
            wanted, wanted_mask = self._pad([targets[at] for at in batch])
            given, _ = self._pad([[self.start, *targets[at]][:-1] for at in batch])
            logits = self.model(input_ids=ids, attention_mask=mask, decoder_input_ids=given, use_cache=False).logits
            chances = logits.float().log_softmax(-1).gather(-1, wanted.unsqueeze(-1)).squeeze(-1)
            for at, total in zip(batch, (chances * wanted_mask).sum(-1).tolist(), strict=True):
                scores[at] = total
        return scores

    @torch.inference_mode()
    def continuations(
        self, sources: Sequence[Tokens], prefixes: Sequence[Tokens], lengths: Sequence[int]
    ) -> list[list[list[int]]]:
        """See ``Rewriter``."""
        found: list[list[list[int]]] = [[] for _ in sources]
        costs = [
            max(len(source), len(prefix) + length) * self.alternatives
            for source, prefix, length in zip(sources, prefixes, lengths, strict=True)
        ]
        for batch in batches(costs, self.budget):
            ids, mask = self._pad([sources[at] for at in batch])
            states = self.model.get_encoder()(input_ids=ids, attention_mask=mask).last_hidden_state
            rows = [[self.start, *prefixes[at]] for at in batch]
            chances, first = self._next(states, mask, rows).topk(self.alternatives)
            owner, begun = [], []
            for row, (some, tokens) in enumerate(zip(chances.tolist(), first.tolist(), strict=True)):
                for chance, token in zip(some, tokens, strict=True):
                    if chance >= _LEAST_PROBABILITY:
                        owner.append(row)
                        begun.append([*rows[row], token])
            steps = max(lengths[at] for at in batch) - 1
            for at, row in zip(owner, self._extend(states, mask, owner, begun, steps), strict=True):
                found[batch[at]].append(row[len(rows[at]) :])
        return found

    def _extend(self, states: Tensor, mask: Tensor, owner: list[int], rows: list[list[int]], steps: int) -> Any:
        """Write up to ``steps`` tokens to each row, greedily; ``owner`` names the sentence of each row."""
        rows = [list(row) for row in rows]
        for _ in range(steps):
            open_rows = [at for at, row in enumerate(rows) if row[-1] != self.subwords.end]
            if not open_rows:
                break
            index = torch.tensor([owner[at] for at in open_rows], device=self.device)
            chances = self._next(states[index], mask[index], [rows[at] for at in open_rows])
            for at, token in zip(open_rows, chances.argmax(-1).tolist(), strict=True):
                rows[at].append(token)
        return rows

    def _next(self, states: Tensor, mask: Tensor, rows: Sequence[Tokens]) -> Tensor:
        """Probabilities of the next token after each row, (rows, vocabulary).

        The rows are short and few, so the whole decoder is run again at each step rather than kept in a cache, which
        would need rows of one length.
        """
        given, _ = self._pad(rows)
        logits = self.model(
            encoder_outputs=BaseModelOutput(last_hidden_state=states),
            attention_mask=mask,
            decoder_input_ids=given,
            use_cache=False,
        ).logits
        last = torch.tensor([len(row) - 1 for row in rows], device=self.device)
        chances: Tensor = logits[torch.arange(len(rows), device=self.device), last].float().softmax(-1)
        return chances

    def _pad(self, rows: Sequence[Tokens]) -> tuple[Tensor, Tensor]:
        """Rows of tokens -> (rows, longest) and the mask of what is no padding."""
        longest = max(len(row) for row in rows)
        ids = torch.tensor([[*row, *[self.pad] * (longest - len(row))] for row in rows], device=self.device)
        mask = torch.tensor([[1] * len(row) + [0] * (longest - len(row)) for row in rows], device=self.device)
        return ids, mask


def load(name_or_path: str | Path, manifest: Manifest, *, device: str = "cpu", alternatives: int = 4) -> Seq2SeqEngine:
    """Load a checkpoint.

    Args:
        name_or_path: a folder (nothing is downloaded then), or a hub name.
        manifest: what its ``emend.json`` says.
        device: see ``load_engine``.
        alternatives: see ``Rewriter``.

    Raises:
        ModelError: it is missing, truncated, no seq2seq model, without safetensors or without a tokenizer.
    """
    checkpoint = Checkpoint(name_or_path)
    if not checkpoint.config.is_encoder_decoder:
        raise ModelError(f"{name_or_path}: a {checkpoint.config.model_type} model, which is no seq2seq model")
    tokenizer = checkpoint.tokenizer()
    if tokenizer.eos_token_id is None:
        raise ModelError(f"{name_or_path}: the tokenizer has no end token")
    return Seq2SeqEngine(
        checkpoint.model(AutoModelForSeq2SeqLM, device),
        TransformersTokenizer(tokenizer),
        alternatives=alternatives,
        prompt=manifest.prompt,
        max_length=manifest.max_length,
    )
