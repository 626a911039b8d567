"""Sentences -> words, and for each word a distribution over the tags of a token classifier."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from tokenizers import pre_tokenizers
from torch import Tensor

from models.corrector.engines.batching import batches
from models.corrector.engines.tagger.tags import START
from models.text.tokens import Token, tokenize

__all__ = ["Tagged", "Tagging"]

_BATCH_TOKENS = {"cpu": 4096, "cuda": 16384}
_MOST_PIECES = 512
_SPECIAL = 2
"""Positions that a model may have besides those of the pieces (RoBERTa)."""


class Tagged(NamedTuple):
    """A sentence with the distributions of its words over the tags.

    Attributes:
        tokens: its words.
        chances: (rows, tags); row n is of word n, or of word n - 1 where there is ``$START`` before the first.
        first: the word of the first row: 0, or -1 for ``$START``.
    """

    tokens: list[Token]
    chances: Tensor
    first: int


class Tagging:
    """A token classifier with its tokenizer; the first piece of a word speaks for it.

    Args:
        model: a ``PreTrainedModel`` for token classification, in evaluation mode, on its device.
        tokenizer: its tokenizer, a fast one. Where it knows ``$START``, that is put before each sentence.
        keep: the number of the tag that a word without pieces gets.
        language: of the sentences.
    """

    def __init__(self, model: Any, tokenizer: Any, keep: int, language: str = "en") -> None:
        pre_tokenizer = tokenizer.backend_tokenizer.pre_tokenizer
        if isinstance(pre_tokenizer, pre_tokenizers.ByteLevel):
            pre_tokenizer.add_prefix_space = True  # words come one by one, and each has a space before it
        self.budget = _BATCH_TOKENS.get(model.device.type, _BATCH_TOKENS["cpu"])
        self._model = model
        self._tokenizer = tokenizer
        self._keep = keep
        self._language = language
        positions = getattr(model.config, "max_position_embeddings", None) or _MOST_PIECES
        self._most_pieces = min(positions - _SPECIAL, _MOST_PIECES)
        self._pad = tokenizer.pad_token_id or 0
        start = tokenizer(START, add_special_tokens=False)["input_ids"]
        self._before = [START] if len(start) == 1 and start[0] != tokenizer.unk_token_id else []

    @torch.inference_mode()
    def __call__(self, sentences: Sequence[str]) -> list[Tagged | None]:
        """Tag the words of each sentence; None for one that has no words or too many pieces."""
        tokens = [tokenize(sentence, self._language) for sentence in sentences]
        texts = [[*self._before, *(token.text for token in words)] for words in tokens]
        encoded = {
            at: self._tokenizer(texts[at], is_split_into_words=True, verbose=False)
            for at, words in enumerate(tokens)
            if words
        }
        lengths = {at: len(one["input_ids"]) for at, one in encoded.items()}
        taken = [at for at, length in lengths.items() if length <= self._most_pieces]
        tagged: list[Tagged | None] = [None] * len(sentences)
        for batch in batches([lengths[at] for at in taken], self.budget):
            numbers = [taken[one] for one in batch]
            chances = self._chances([encoded[at]["input_ids"] for at in numbers])
            for at, pieces in zip(numbers, chances, strict=True):
                rows = self._of_words(pieces, encoded[at].word_ids(), len(texts[at]))
                tagged[at] = Tagged(tokens[at], rows, -len(self._before))
        return tagged

    def _chances(self, rows: Sequence[Sequence[int]]) -> Tensor:
        """Distributions of pieces over the tags, (rows, longest, tags)."""
        longest = max(map(len, rows))
        ids = torch.tensor([[*row, *[self._pad] * (longest - len(row))] for row in rows], device=self._model.device)
        mask = torch.tensor([[1] * len(row) + [0] * (longest - len(row)) for row in rows], device=self._model.device)
        chances: Tensor = self._model(input_ids=ids, attention_mask=mask).logits.float().softmax(-1)
        return chances

    def _of_words(self, chances: Tensor, word_ids: Sequence[int | None], words: int) -> Tensor:
        """The distributions at the first pieces, (words, tags)."""
        found = torch.zeros(words, chances.shape[-1])
        found[:, self._keep] = 1.0
        first = {word: piece for piece, word in reversed(list(enumerate(word_ids))) if word is not None}
        if first:
            found[list(first)] = chances[list(first.values())].cpu()
        return found
