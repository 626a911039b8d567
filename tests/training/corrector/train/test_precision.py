from collections.abc import Mapping
from typing import Any

import pytest
import torch

from training.corrector.train.precision import precision

CPU, GPU = torch.device("cpu"), torch.device("cuda")


@pytest.mark.parametrize(
    ("capabilities", "chosen"),
    [
        ({"avx512_bf16": True, "amx_bf16": False}, torch.bfloat16),
        ({"avx512_bf16": False, "amx_bf16": True}, torch.bfloat16),
        ({"avx512_f": True, "avx512_bf16": False, "amx_bf16": False}, torch.float32),
        ({"neon": True, "bf16": False}, torch.float32),
    ],
)
def test_auto_is_bfloat16_where_there_are_units_for_it(
    monkeypatch: pytest.MonkeyPatch, capabilities: Mapping[str, Any], chosen: torch.dtype
) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: capabilities)
    assert precision("auto", CPU) == chosen


def test_a_named_precision_is_taken_whatever_the_processor() -> None:
    assert precision("float32", GPU) == torch.float32
    assert precision("bfloat16", CPU) == torch.bfloat16
