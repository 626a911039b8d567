"""Packages without what the models that ship do not need; imported once in a process, so in one of its own."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import sys
from models.lean_imports import import_lean, import_plain_logs, import_rest_of_torch
import_lean()
import_lean()
import_plain_logs()
import structlog, torch, spacy
left_out = ("torch._meta_registrations", "torch._decomp", "spacy.cli", "rich")
assert not set(left_out) & set(sys.modules), set(left_out) & set(sys.modules)
assert torch.nn.Linear(3, 4)(torch.ones(1, 3)).shape == (1, 4)
import_rest_of_torch()
assert torch.nn.Linear(3, 4, device="meta")(torch.ones(1, 3, device="meta")).shape == (1, 4)
assert "torch._decomp" in sys.modules
import spacy.cli
assert spacy.cli.info is not None
import rich.console
assert rich.console.Console is not None
"""


def test_what_is_left_out_can_be_imported_later(root: Path) -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], cwd=root, check=True)


SERVICE = """
import sys
import service.commands.serve, service.server, service.workers.serving
assert not {"torch", "spacy"} & set(sys.modules)
from service.loading import checking_of
from service.settings import Settings
checking_of(Settings.load({"threads": 2}))
assert "torch" in sys.modules
assert not {"torch._meta_registrations", "torch._decomp", "spacy.cli"} & set(sys.modules)
"""


def test_a_service_starts_without_them(root: Path) -> None:
    subprocess.run([sys.executable, "-c", SERVICE], cwd=root, check=True)
