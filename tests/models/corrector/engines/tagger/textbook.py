"""How the paper corrects, in plain steps: tag a list of words, change it word by word, and tag what comes of it."""

from collections.abc import Sequence
from typing import Any

import torch

from models.corrector.engines.tagger.tags import transformed
from models.text.tokens import tokenize


def corrected(
    model: Any, tokenizer: Any, words: Sequence[str], passes: int, confidence: float = 0.0, least: float = 0.0
) -> str:
    """The words after some passes, without spaces between them."""
    seen = [list(words)]
    for _ in range(passes):
        labels = _labels(model, tokenizer, seen[-1], confidence, least)
        changed = [token.text for word in _followed(seen[-1], labels) for token in tokenize(word)]
        stop = changed in seen
        seen.append(changed)
        if stop or not changed:
            break
    return "".join(seen[-1])


def _labels(model: Any, tokenizer: Any, words: Sequence[str], confidence: float, least: float) -> list[str]:
    """The label of $START and of each word."""
    encoded = tokenizer(["$START", *words], is_split_into_words=True, return_tensors="pt")
    with torch.inference_mode():
        chances = model(encoded["input_ids"]).logits[0].softmax(-1)
    names = model.config.id2label
    keep = next(number for number, label in names.items() if label == "$KEEP")
    labels = []
    for at in range(len(words) + 1):
        row = chances[encoded.word_ids().index(at)].clone()
        row[keep] += confidence
        best = int(row.argmax())
        labels.append(names[best] if row[best] >= least else "$KEEP")
    return labels


def _followed(words: Sequence[str], labels: Sequence[str]) -> list[str]:
    """The words that come of it."""
    first = labels[0].removeprefix("$APPEND_")
    out = [first] if labels[0].startswith("$APPEND_") and first != words[0] else []
    begun = ""
    for at, word in enumerate(words):
        label = labels[at + 1]
        following = words[at + 1] if at + 1 < len(words) else ""
        if label == "$DELETE":
            continue
        if label.startswith("$REPLACE_"):
            word = label.removeprefix("$REPLACE_")
        elif label.startswith("$TRANSFORM_"):
            word = transformed(word, label.removeprefix("$TRANSFORM_")) or word
        elif label == "$MERGE_HYPHEN" and following and labels[at + 2] != "$DELETE":
            begun += word + "-"
            continue
        out.append(begun + word)
        begun = ""
        added = label.removeprefix("$APPEND_")
        if label.startswith("$APPEND_") and added not in (word, following):
            out.append(added)
    return out
