"""Where an engine computes: ``cpu``, ``cuda`` or ``cuda:1``."""

import re
from typing import NamedTuple

from models.errors import ModelError

PATTERN = r"cpu|cuda(?::\d+)?"
"""How a device is written."""


class Device(NamedTuple):
    """``cpu``, or one of the CUDA devices by number."""

    kind: str
    number: int = 0

    @classmethod
    def named(cls, name: str) -> "Device":
        """Read a device's name.

        Raises:
            ModelError: it is none.
        """
        if not re.fullmatch(PATTERN, name):
            raise ModelError(f"the device {name} is not known; there are cpu, cuda and cuda:1, cuda:2 ...")
        kind, _, number = name.partition(":")
        return cls(kind, int(number or 0))


def torch_device(name: str) -> Device:
    """The device of this name, which torch can use.

    Raises:
        ModelError: it is none, or is not there.
    """
    import torch

    device = Device.named(name)
    if device.kind == "cuda" and torch.version.cuda is None and torch.version.hip is None:
        raise ModelError(f"the device {name} cannot be used: this build of torch is for CPUs only")
    return _found(name, device, torch.cuda.device_count() if device.kind == "cuda" else 0)


def ctranslate2_device(name: str) -> Device:
    """The device of this name, which CTranslate2 can use.

    Raises:
        ModelError: it is none, or is not there.
    """
    import ctranslate2

    device = Device.named(name)
    return _found(name, device, ctranslate2.get_cuda_device_count() if device.kind == "cuda" else 0)


def _found(name: str, device: Device, count: int) -> Device:
    """The device, unless it is a CUDA device beyond the number there is."""
    if device.kind == "cuda" and device.number >= count:
        raise ModelError(f"the device {name} cannot be used: the number of CUDA devices here is {count}")
    return device
