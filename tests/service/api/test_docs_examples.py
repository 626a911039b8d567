"""The examples of the documentation, run as they stand against a real service."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.service.running import ROOT, Running

DOCUMENTS = ("README.md", *sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md")))
EXAMPLE = re.compile(r"^```(sh|python|js) run\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INTERPRETERS = {
    "sh": ["bash", "-euo", "pipefail", "-c"],
    "python": [sys.executable, "-c"],
    "js": ["node", "--input-type=module", "-e"],
}
EXAMPLES = [
    pytest.param(kind, code, id=f"{document}-{number}-{kind}")
    for document in DOCUMENTS
    for number, (kind, code) in enumerate(EXAMPLE.findall((ROOT / document).read_text("utf-8")))
]


@pytest.mark.parametrize(("kind", "code"), EXAMPLES)
def test_an_example_runs(service: Running, tmp_path: Path, kind: str, code: str) -> None:
    program = INTERPRETERS[kind][0]
    assert shutil.which(program), f"{program} is not installed; scripts/test.sh does it"
    environment = {
        **os.environ,
        "EMEND_URL": service.url,
        "EMEND_KEY": service.key,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    command = [*INTERPRETERS[kind], code]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert "urn:emend:problem" not in done.stdout


def test_there_are_examples_in_three_languages() -> None:
    kinds = {parameter.values[0] for parameter in EXAMPLES}
    assert kinds == set(INTERPRETERS)
