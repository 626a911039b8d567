"""Sentences whose wrong tokens are marked -> natural text with the spans of the wrong words."""

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from models.errors import InputError
from training.config.corpora import MarkedSource
from training.corpora.hashing import normalized_hash
from training.corpora.marked import natural_text, plain, read_marked, token_spans
from training.corpora.records import BrokenLines


def clean_marked(
    source: MarkedSource, paths: Sequence[Path], keep_out: frozenset[int], seed: int, counts: Counter[str]
) -> list[str]:
    """Return lines in random order by the seed: a sentence, a tab, and ``start-end`` of each wrong word.

    ``counts`` says what became of all; reasons to drop: broken, evaluation, duplicate.

    Raises:
        InputError: a file cannot be read, or nothing is left.
    """
    skipped = BrokenLines()
    kept: dict[str, str] = {}
    for path in paths:
        for sentence in read_marked(path, skipped):
            counts["read"] += 1
            tokens = plain(sentence.tokens)
            text = natural_text(tokens)
            if normalized_hash(text) in keep_out:
                counts["evaluation"] += 1
            elif text in kept:
                counts["duplicate"] += 1
            else:
                spans = zip(token_spans(tokens, text), sentence.wrong, strict=True)
                kept[text] = " ".join(f"{start}-{end}" for (start, end), wrong in spans if wrong)
    if skipped.count:
        counts["broken"] += skipped.count
    if not kept:
        raise InputError(f"{source.path}: no sentence is left to train on")
    lines = [f"{text}\t{spans}" for text, spans in kept.items()]
    random.Random(f"{seed} {source.name}").shuffle(lines)
    counts["train"] = len(lines)
    return lines
