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


VALE = 'extends: substitution\nmessage: "Write “%s”, not “%s”."\nswap:\n  utilise: use\n'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository with what the commands of the documentation name; its texts have no mistakes."""
    pack = re.search(r"^```toml\n(.*?\[\[rule.*?)^```$", (ROOT / "docs/rules.md").read_text("utf-8"), re.M | re.S)
    assert pack
    held = {
        "README.md": "# A garden\n\nThis is about the garden behind our house.\n",
        "docs/guide.md": "Water the roses in the morning.\n",
        "blog/2026/spring.md": "The first flowers are here.\n",
        "styles/Acme/Terms.yml": VALE,
        "acme/en/terms.toml": pack[1],
    }
    for name, text in held.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    git = ("git", "-c", "user.name=A", "-c", "user.email=a@example.org")
    for arguments in (("init", "--quiet"), ("add", "--all"), ("commit", "--quiet", "--message", "All")):
        subprocess.run([*git, *arguments], cwd=tmp_path, check=True, capture_output=True)
    (tmp_path / "README.md").write_text(f"{held['README.md']}\nIt is large.\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(("kind", "code"), EXAMPLES)
def test_an_example_runs(
    service: Running, project: Path, tmp_path_factory: pytest.TempPathFactory, kind: str, code: str
) -> None:
    program = INTERPRETERS[kind][0]
    assert shutil.which(program), f"{program} is not installed; scripts/test.sh does it"
    environment = {
        **os.environ,
        "EMEND_URL": service.url,
        "EMEND_KEY": service.key,
        "EMEND_DATA_DIR": str(tmp_path_factory.mktemp("data")),
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
    }
    command = [*INTERPRETERS[kind], code]
    done = subprocess.run(
        command,
        cwd=project,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert "urn:emend:problem" not in done.stdout


def test_there_are_examples_in_three_languages() -> None:
    kinds = {parameter.values[0] for parameter in EXAMPLES}
    assert kinds == set(INTERPRETERS)
