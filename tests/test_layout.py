"""The shape of the house: imports go one way, each thing has its folder, files stay short, weights hold no code."""

import re
import zipfile
from collections import defaultdict
from pathlib import Path

import pytest

from tests.imports import Import, all_imports, own_packages, source_files

EVERYTHING = ("models", "scripts", "service", "tests", "training")

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "models": (),
    "service": ("models",),
    "service/access": (),
    "service/api": ("service",),
    "service/checking": ("models", "service.rules"),
    "service/definitions": (),
    "service/overlap": ("models",),
    "service/rules": (),
    "service/scheduling": ("models",),
    "service/storage": ("models",),
    "training": ("models",),
    "deploy": ("models", "service"),
    "scripts": EVERYTHING,
    "tests": EVERYTHING,
}
"""What of ours the files of a folder may import besides the folder itself. The longest matching row counts, so a new
folder has the row of the one it lies in."""

LAYERS = {"models/spelling": ("letters", "lists", "hunspell", "words", "suggestions")}
"""Sub-folders of a folder, each of which imports of that folder only itself and those before it."""

CHECKS = Path("service/checking/checks")
"""Each check has a folder here, in which everything lies that serves it alone."""

TESTS_ACROSS = {"clients", "faults", "frames", "golden", "replicas"}
"""Folders of ``tests/`` for what belongs to no single folder: generated clients, services whose surroundings fail,
replicas, recorded frames, whole texts."""

FOR_ALL_KINDS = {"commands", "config", "corpora", "evaluation", "noise", "runs"}
"""Folders of training that serve every kind of model; every other one is what a kind is made by."""

GUIDES = ("CONTRIBUTING.md", "docs/architecture.md")
"""What tells newcomers where things are."""
EXAMPLE = "models/languages/eo/"
"""A language that they add as an example."""
NAMED_PATH = re.compile(r"`((?:models|scripts|sdk|service|tests|training)/[\w./-]*)`")

LONGEST_FILE = 400
SOURCE = (".css", ".html", ".js", ".mjs", ".py", ".sh", ".ts", ".tsx")
CODE_IN_WEIGHTS = {".pickle", ".pkl", ".pt", ".pth", ".py"}


def row_of(path: Path) -> str | None:
    """The row of the table for a file, None where no row matches."""
    return next((folder.as_posix() for folder in path.parents if folder.as_posix() in MAY_IMPORT), None)


def forbidden_imports(root: Path) -> list[Import]:
    """The imports of ours that the table does not allow."""
    ours = own_packages(root) | set(EVERYTHING)
    forbidden = []
    for found in all_imports(root):
        row = row_of(found.path)
        if row is None or found.top not in ours:
            continue
        allowed = (row.replace("/", "."), *MAY_IMPORT[row])
        if not any(found.within(package) for package in allowed) or leaves_its_layer(found):
            forbidden.append(found)
    return forbidden


def leaves_its_layer(found: Import) -> bool:
    """Whether a file of a layer imports from one above it."""
    for folder, layers in LAYERS.items():
        package = folder.replace("/", ".")
        for height, layer in enumerate(layers, 1):
            if found.path.is_relative_to(f"{folder}/{layer}") and found.within(package):
                return not any(found.within(f"{package}.{below}") for below in layers[:height])
    return False


def test_imports_go_one_way(root: Path) -> None:
    assert [str(found) for found in forbidden_imports(root)] == []


def test_every_folder_with_python_has_a_row(root: Path) -> None:
    assert own_packages(root) - set(MAY_IMPORT) == set()


@pytest.mark.parametrize(
    ("file", "code"),
    [
        ("models/text/tokens.py", "import service.app"),
        ("models/text/tokens.py", "from training.noise import words"),
        ("models/text/tokens.py", "def load():\n    from service import settings"),
        ("models/text/tokens.py", "import importlib\nimportlib.import_module('training.noise')"),
        ("models/text/tokens.py", "from ...service import app"),
        ("training/noise/words.py", "import service"),
        ("training/noise/words.py", "from tests import conftest"),
        ("service/app.py", "from training import steps"),
        ("service/new_folder/part.py", "import training.steps"),
        ("service/rules/en/pack.py", "from models.errors import InputError"),
        ("service/access/keys.py", "from service import settings"),
        ("service/access/keys.py", "from .. import settings"),
        ("service/definitions/words.py", "import models"),
        ("service/checking/spelling.py", "from service.api import schemas"),
        ("service/storage/sqlite.py", "from service.access.keys import Key"),
        ("service/api/check.py", "import scripts.benchmark"),
        ("models/spelling/letters/thai.py", "from models.spelling.lists import pairs"),
        ("models/spelling/words/lexicon.py", "from models.spelling.speller import Speller"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, code: str) -> None:
    write(tmp_path / file, code)
    assert [found.path.as_posix() for found in forbidden_imports(tmp_path)] == [file]


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (
            "models/text/tokens.py",
            "from models.errors import InputError\nfrom .offsets import Span\nfrom .. import errors",
        ),
        ("training/noise/words.py", "from models import text\nfrom training import steps\nimport torch"),
        ("service/app.py", "from service.api import check\nimport models"),
        ("service/new_folder/part.py", "from service import settings\nimport models.text"),
        ("service/api/check.py", "from service.checking import resolve"),
        ("service/access/keys.py", "from service.access import hashes\nfrom . import tokens\nimport sqlite3"),
        ("service/checking/rules.py", "from service.rules import packs"),
        ("tests/service/test_app.py", "import service.app, training, models"),
        ("models/spelling/words/lexicon.py", "from models.spelling.lists import pairs\nimport models.text"),
        ("models/spelling/speller.py", "from models.spelling.words import lexicon"),
    ],
)
def test_an_allowed_import_is_left_alone(tmp_path: Path, file: str, code: str) -> None:
    write(tmp_path / file, code)
    assert forbidden_imports(tmp_path) == []


def serving_one_check(root: Path) -> list[str]:
    """The files directly in ``service/checking`` that of all the project only one check imports."""
    users: dict[str, set[str]] = defaultdict(set)
    for found in all_imports(root):
        parts = found.name.split(".")
        if parts[:2] == ["service", "checking"] and len(parts) > 2 and found.path.parts[0] != "tests":
            users[parts[2]].add(found.path.relative_to(CHECKS).parts[0] if found.path.is_relative_to(CHECKS) else "")
    files = sorted((root / CHECKS.parent).glob("*.py"))
    return [file.name for file in files if len(users[file.stem]) == 1 and "" not in users[file.stem]]


def test_what_serves_one_check_lies_with_it(root: Path) -> None:
    assert serving_one_check(root) == []


def test_a_file_that_serves_one_check_is_found(tmp_path: Path) -> None:
    write(tmp_path / "service/checking/written.py", "")
    write(tmp_path / "service/checking/alerts.py", "")
    write(tmp_path / "service/checking/checks/dates/check.py", "from service.checking.written import dates")
    write(tmp_path / "service/checking/checks/dates/words.py", "from service.checking import alerts")
    write(tmp_path / "service/checking/checks/brackets/check.py", "from service.checking.alerts import Alert")
    write(tmp_path / "tests/test_written.py", "import service.checking.written")
    assert serving_one_check(tmp_path) == ["written.py"]


def test_each_check_has_a_folder(root: Path) -> None:
    assert [path.name for path in (root / CHECKS).glob("*.py")] == ["__init__.py"]
    folders = [path for path in (root / CHECKS).iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert [path.name for path in folders if not (path / "check.py").is_file()] == []


def test_tests_mirror_the_tree(root: Path) -> None:
    folders = {path.parent.relative_to(root / "tests") for path in source_files(root / "tests", ".py")} - {Path()}
    assert [str(one) for one in folders if one.parts[0] not in TESTS_ACROSS and not (root / one).is_dir()] == []


def test_what_is_trained_has_its_twin_in_models(root: Path) -> None:
    folders = {path.name for path in (root / "training").iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert folders >= FOR_ALL_KINDS
    assert {name for name in folders - FOR_ALL_KINDS if not (root / "models" / name).is_dir()} == set()


def test_no_kind_is_trained_with_parts_of_another(root: Path) -> None:
    borrowed = [
        str(found)
        for found in all_imports(root)
        if found.path.parts[0] == "training" and (owner := kind_of(found.name)) and owner != "choice"
        if len(found.path.parts) > 2 and found.path.parts[1] not in (owner, "commands")
    ]
    assert borrowed == []


def kind_of(imported: str) -> str:
    """The kind of model by which what is imported is made; empty for what serves all."""
    top, _, rest = imported.partition(".")
    name = rest.partition(".")[0]
    own = top == "training" and (Path(__file__).parents[1] / "training" / name).is_dir()
    return name if own and name not in FOR_ALL_KINDS else ""


def test_a_step_serves_all_architectures(root: Path) -> None:
    """What the steps of the corrector import of one architecture, but for the place that chooses it.

    Corruption is a step of the transducer alone.
    """
    chosen = {Path("training/corrector/train/architecture.py"), Path("training/commands/corruption.py")}
    inside = Path("training/corrector/architectures")
    named = "training.corrector.architectures"
    assert [
        str(found)
        for found in all_imports(root)
        if found.within(named) and found.path.parts[0] == "training" and found.path not in chosen
        if not found.path.is_relative_to(inside)
    ] == []


def test_a_class_has_a_name_of_its_own(root: Path) -> None:
    homes: dict[str, list[str]] = {}
    for top in ("models", "service", "training"):
        for path in source_files(root / top, ".py"):
            for name in re.findall(r"^class ([A-Za-z]\w*)", path.read_text("utf-8"), re.MULTILINE):
                homes.setdefault(name, []).append(path.relative_to(root).as_posix())
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


def test_guides_name_what_is_there(root: Path) -> None:
    named = [(guide, path) for guide in GUIDES for path in NAMED_PATH.findall((root / guide).read_text("utf-8"))]
    missing = [(guide, path) for guide, path in named if not (root / path).exists()]
    assert len(named) > len(missing)
    assert [(guide, path) for guide, path in missing if not path.startswith(EXAMPLE)] == []


def test_no_source_file_is_too_long(root: Path) -> None:
    lengths = {
        path.relative_to(root): len(path.read_text("utf-8").splitlines()) for path in source_files(root, *SOURCE)
    }
    assert {str(path): lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_weights_hold_no_code(root: Path) -> None:
    weights = [path for path in (root / "models" / "weights").rglob("*") if path.is_file()]
    assert [str(path) for path in weights if path.suffix in CODE_IN_WEIGHTS or zipfile.is_zipfile(path)] == []


def write(path: Path, code: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
