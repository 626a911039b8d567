from collections.abc import Mapping
from typing import Any

import pytest
import torch

from training.train.precision import precision

CPU, GPU = torch.device("cpu"), torch.device("cuda")


@pytest.mark.parametrize(
    ("capabilities", "device", "chosen"),
    [
        ({"avx512_bf16": True, "amx_bf16": False}, CPU, torch.bfloat16),
        ({"avx512_bf16": False, "amx_bf16": True}, CPU, torch.bfloat16),
        ({"avx512_f": True, "avx512_bf16": False, "amx_bf16": False}, CPU, torch.float32),
        ({"neon": True}, CPU, torch.float32),
        ({"avx2": True}, GPU, torch.bfloat16),
    ],
)
def test_auto_is_bfloat16_where_there_are_units_for_it(
    monkeypatch: pytest.MonkeyPatch, capabilities: Mapping[str, Any], device: torch.device, chosen: torch.dtype
) -> None:
    monkeypatch.setattr(torch.cpu, "get_capabilities", lambda: capabilities)
    assert precision("auto", device) == chosen


def test_a_named_precision_is_taken_whatever_the_processor() -> None:
    assert precision("float32", GPU) == torch.float32
    assert precision("bfloat16", CPU) == torch.bfloat16
