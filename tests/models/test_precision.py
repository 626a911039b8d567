"""Which precision networks compute in."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch

from models.corrector.transducer.engine import TransducerEngine
from models.precision import ask_for_precision, fastest_precision, precision_on
from service.loading import resources_of
from service.settings import Settings

SHIPPED = Path(__file__).resolve().parents[2] / "models" / "weights" / "en-corrector"


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    yield
    ask_for_precision("float32")


@pytest.mark.parametrize(("name", "precision"), [("float32", torch.float32), ("bfloat16", torch.bfloat16)])
def test_the_precision_that_the_settings_ask_for(name: str, precision: torch.dtype) -> None:
    resources_of(Settings.load({"precision": name}))
    assert precision_on("cpu") is precision
    engine = TransducerEngine.load(SHIPPED)
    assert {weights.dtype for weights in engine.network.parameters()} <= {precision, torch.int8}
    assert [one.target for one in engine.correct(["He go home every day."])] == ["He goes home every day."]


def test_the_fastest_one_unless_asked_otherwise() -> None:
    ask_for_precision("auto")
    assert precision_on("cpu") is fastest_precision("cpu")


def test_an_unknown_one_is_an_error() -> None:
    with pytest.raises(ValueError, match="precision 'int4' is none of auto, float32, bfloat16"):
        ask_for_precision("int4")
