"""Multi-head attention as both halves of the network use it."""

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn import functional

from models.corrector.transducer.rows import AlikeRows


def attend(inputs: Tensor, heads: int, bias: Tensor, asking: int | None = None) -> Tensor:
    """Mix the positions of a sequence: soft-max of scaled products plus a bias (Vaswani et al., 2017).

    Written out where something is learnt, because the backward pass of torch's fused function takes four times as long
    on a CPU.

    Args:
        inputs: (B, T, 3 d) queries, keys and values beside each other.
        heads: the heads that share them; must divide d.
        bias: (B or 1, heads or 1, S or 1, T), added to the products.
        asking: S, how many of the last positions are to know what they see; all T if left out.

    Returns:
        (B, S, d)
    """
    batch, length, triple = inputs.shape
    size = triple // 3 // heads
    queries, keys, values = inputs.view(batch, length, 3, heads, size).permute(2, 0, 3, 1, 4)
    asking = length if asking is None else asking
    queries = queries[:, :, length - asking :]
    if torch.is_inference_mode_enabled():
        seen = bias.expand(batch, -1, asking, length)
        mixed = functional.scaled_dot_product_attention(queries, keys, values, seen)
        return mixed.transpose(1, 2).reshape(batch, asking, triple // 3)
    weights = (torch.matmul(queries * size**-0.5, keys.transpose(2, 3)) + bias).softmax(-1)
    return torch.matmul(weights, values).transpose(1, 2).reshape(batch, asking, triple // 3)


def attend_in_groups(inputs: Tensor, heads: int, groups: Sequence[AlikeRows]) -> Tensor:
    """``attend`` for sentences of several lengths; for inference.

    Args:
        inputs: (N, 3 d) rows, among them all up to the last key of each group.
        heads: as in ``attend``.
        groups: where the sentences are.

    Returns:
        (N, d), zeros where no sentence is.
    """
    rows, triple = inputs.shape
    width = triple // 3
    size = width // heads
    out = inputs.new_zeros(rows, width)
    for group in groups:
        keys = group.bias.shape[-1]
        begin = inputs.storage_offset() + group.begin * triple
        shape, steps = (group.sentences, heads, group.width, size), (group.width * triple, size, triple, 1)
        asked = inputs.as_strided(shape, steps, begin)
        # Keys behind a sentence are the next one's first rows: its bias hides them.
        seen, known = (
            inputs.as_strided((group.sentences, heads, keys, size), steps, begin + part * width) for part in (1, 2)
        )
        bias = group.bias.expand(-1, heads, group.width, keys)
        mixed = functional.scaled_dot_product_attention(asked, seen, known, bias)
        place = out[group.begin : group.begin + group.sentences * group.width]
        place.view(group.sentences, group.width, heads, size).copy_(mixed.transpose(1, 2))
    return out
