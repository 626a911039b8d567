"""Where a run is made: the machine, and the commit of the checkout."""

import platform
import subprocess
from pathlib import Path

import torch

__all__ = ["commit", "machine"]


def machine() -> str:
    """Return what the run works on."""
    if torch.cuda.is_available():
        return f"{torch.cuda.device_count()} x {torch.cuda.get_device_name(0)}"
    return f"{platform.machine()} CPU, {torch.get_num_threads()} threads"


def commit() -> str:
    """Return the commit of the checkout."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parent)  # noqa: S603
    return answer.stdout.strip() or "unknown"
