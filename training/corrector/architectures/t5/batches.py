"""Batches for a T5: subwords of source and target, and the weight of each target token."""

import random
from collections.abc import Sequence

import numpy as np
from rapidfuzz.distance import Levenshtein
from tokenizers import Tokenizer

from training.corrector.train.loader import Batch
from training.corrector.train.stream import Example

Row = tuple[list[int], list[int]]


class Seq2SeqCollator:
    """Makes batches of pairs; runs in the worker processes."""

    def __init__(self, tokenizer: Tokenizer, *, max_tokens: int, batch_tokens: int, edit_weight: float):
        """Take a tokenizer that adds the end token; ``batch_tokens`` bounds tokens of a batch, padding included."""
        self._tokenizer = tokenizer
        self._max_tokens = max_tokens
        self._batch_tokens = batch_tokens
        self._edit_weight = edit_weight

    def batches(self, examples: Sequence[Example], rng: random.Random) -> list[Batch]:
        """Return batches of sentences of like length, in random order; sentences that are too long drop out."""
        pairs = [(example.source, example.target) for example in examples if example.target is not None]
        texts = [text for pair in pairs for text in pair]
        ids = [encoding.ids for encoding in self._tokenizer.encode_batch_fast(texts)]
        rows = [
            (source, target)
            for source, target in zip(ids[::2], ids[1::2], strict=True)
            if max(len(source), len(target)) <= self._max_tokens
        ]
        rows.sort(key=lambda row: (max(map(len, row)), rng.random()))
        groups: list[list[Row]] = []
        for row in rows:
            if not groups or (len(groups[-1]) + 1) * max(map(len, row)) > self._batch_tokens:
                groups.append([])
            groups[-1].append(row)
        rng.shuffle(groups)
        return [self._collate(group) for group in groups]

    def _collate(self, rows: Sequence[Row]) -> Batch:
        sources = np.zeros((len(rows), max(len(source) for source, _ in rows)), np.int64)
        labels = np.full((len(rows), max(len(target) for _, target in rows)), -100, np.int64)
        weights = np.zeros(labels.shape, np.float32)
        for i, (source, target) in enumerate(rows):
            sources[i, : len(source)] = source
            labels[i, : len(target)] = target
            weights[i, : len(target)] = self._weights(source, target)
        return {
            "input_ids": sources,
            "attention_mask": (sources != 0).astype(np.int64),
            "labels": labels,
            "weights": weights,
        }

    def _weights(self, source: list[int], target: list[int]) -> np.ndarray:
        """Weight the tokens inside edits, and the one after a deletion (Junczys-Dowmunt et al., 2018)."""
        weights = np.ones(len(target), np.float32)
        if source != target:
            for code in Levenshtein.opcodes(source, target):
                if code.tag != "equal":
                    weights[code.dest_start : max(code.dest_end, code.dest_start + 1)] = self._edit_weight
        return weights
