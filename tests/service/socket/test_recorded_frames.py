"""The recorded frames that both sides are tested with: the service reads those of clients as the SDK does."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from service.socket.frames import BadFrame, read_frame, schema
from service.socket.payloads import ProgressPayload

RECORDED = [
    json.loads(line)
    for line in (Path(__file__).resolve().parents[2] / "frames" / "checker.v1.jsonl").read_text("utf-8").splitlines()
]
PROGRESS = [entry for entry in RECORDED if "progress" in json.dumps(entry["frame"])]
OF_CLIENTS = [entry for entry in RECORDED if entry["from"] == "client"]


@pytest.mark.parametrize("entry", [entry for entry in OF_CLIENTS if entry["valid"]])
def test_a_frame_of_the_sdk_is_read(entry: dict[str, Any]) -> None:
    assert read_frame(json.dumps(entry["frame"])).type == entry["frame"]["type"]


@pytest.mark.parametrize("entry", [entry for entry in OF_CLIENTS if not entry["valid"]])
def test_a_frame_that_the_sdk_would_not_send_is_refused(entry: dict[str, Any]) -> None:
    with pytest.raises(BadFrame):
        read_frame(json.dumps(entry["frame"]))


def test_every_type_of_frame_is_recorded() -> None:
    types = {entry["frame"]["type"] for entry in OF_CLIENTS if entry["valid"]}
    assert types == set(schema()["discriminator"]["mapping"])


def test_progress_is_what_the_sdk_reads() -> None:
    payloads = [(entry["frame"]["payload"], entry["valid"]) for entry in PROGRESS]
    assert {valid for _, valid in payloads} == {True, False}
    for payload, valid in payloads:
        if valid:
            assert ProgressPayload(**payload).model_dump(by_alias=True) == payload
        else:
            with pytest.raises(ValidationError):
                ProgressPayload(**payload)
