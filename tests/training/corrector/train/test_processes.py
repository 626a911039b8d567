"""Training in two processes, as torch's launcher (or that of Accelerate, on GPUs) starts them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from training.__main__ import app


@pytest.mark.slow
def test_two_processes_train_one_model_on_twice_the_batches(tmp_path: Path, root: Path) -> None:
    for step in ("prepare", "lexicon", "tokenizer"):
        result = CliRunner().invoke(app, [step, "--recipe", "tiny", "--work", str(tmp_path)], catch_exceptions=False)
        assert result.exit_code == 0, result.output
    launch = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc_per_node", "2", "-m", "training"]
    launch += ["train", "--recipe", "tiny", "--work", str(tmp_path)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYTHONPATH": str(root), "ACCELERATE_USE_CPU": "true"}
    done = subprocess.run(launch, cwd=root, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    record = json.loads((tmp_path / "run.json").read_text())
    assert record["steps"] == 25
    assert (tmp_path / "model" / "model.safetensors").is_file()
    assert record["tokens"] > 25 * 500, "25 batches of at most 500 tokens would be fewer"
