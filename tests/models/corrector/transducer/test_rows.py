import random

import torch

from models.corrector.transducer.rows import Rows, groups_of


def test_sentences_of_a_like_length_are_padded_by_little() -> None:
    lengths = [random.Random(1).randint(3, 60) for _ in range(80)]
    groups = list(groups_of(lengths))
    assert sorted(at for _, members in groups for at in members) == list(range(80))
    for width, members in groups:
        assert max(lengths[at] for at in members) == width
        assert all(width - lengths[at] <= max(2, width // 8) for at in members)
    assert sum(width * len(members) for width, members in groups) < 1.12 * sum(lengths)
    assert len(groups) <= 16


def test_rows_go_back_to_where_they_were_taken_from() -> None:
    lengths = [4, 30, 28, 1]
    states, bias = torch.randn(4, 30, 8), torch.zeros(4, 1, 1, 30)
    for row, length in enumerate(lengths):
        bias[row, ..., length:] = -1e4
    rows = Rows.of(bias)
    taken = rows.take(states)
    assert max(group.end for group in rows.groups) <= len(taken) < 120
    again = rows.put(taken, states.shape)
    for row, length in enumerate(lengths):
        assert again[row, :length].equal(states[row, :length])


def test_the_keys_are_a_multiple_of_sixteen_or_little_more() -> None:
    for length in range(1, 100):
        (group,) = Rows.of(torch.zeros(1, 1, 1, length)).groups
        keys = group.bias.shape[-1]
        assert keys % 16 <= 3
        assert length <= keys < length + 16
        assert (group.bias[..., length:] < -1000).all()
