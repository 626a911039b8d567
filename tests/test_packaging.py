"""What is declared in pyproject.toml is what the code needs: no more to serve than serving takes."""

import re
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.imports import Import, all_imports, own_packages

NOT_FOR_SERVING = {"dev", "ray", "train"}
APART = {"ray"}
"""Extras that are not installed to develop: what needs them has a target of its own."""
IN_ITS_OWN_ENVIRONMENT = {Path("scripts/bench_quality_lingotweaker.py"), Path("deploy/ray")}
"""Files, and folders of such, that run in an environment that a script makes for them, not in that of the project."""


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    """The project table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return table


@pytest.fixture(scope="module")
def pins(root: Path) -> dict[str, str]:
    """The version that constraints.txt gives each distribution."""
    lines = (root / "constraints.txt").read_text("utf-8").splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def requirements(project: dict[str, Any], extras: Iterable[str]) -> dict[str, Requirement]:
    """The dependencies and those of the extras, extras of extras included, by distribution."""
    found: dict[str, Requirement] = {}
    for line in (*project["dependencies"], *(line for extra in extras for line in extra_lines(project, extra))):
        requirement = Requirement(line)
        found[canonicalize_name(requirement.name)] = requirement
    return found


def extra_lines(project: dict[str, Any], extra: str) -> list[str]:
    lines: list[str] = []
    for line in project["optional-dependencies"][extra]:
        requirement = Requirement(line)
        if requirement.name == project["name"]:
            lines += [inner for name in sorted(requirement.extras) for inner in extra_lines(project, name)]
        else:
            lines.append(line)
    return lines


def extras_of(project: dict[str, Any], folder: str) -> set[str]:
    """The extras whose distributions a top-level folder may import."""
    every = set(project["optional-dependencies"])
    return {"models": every - NOT_FOR_SERVING, "service": every - NOT_FOR_SERVING, "training": {"train"}}.get(
        folder, every
    )


@cache
def distributions() -> dict[str, set[str]]:
    """The installed distributions that each import name can come from."""
    return {name: {canonicalize_name(one) for one in found} for name, found in packages_distributions().items()}


def third_party(root: Path) -> list[Import]:
    ours = own_packages(root)
    return [
        found
        for found in all_imports(root)
        if found.top not in sys.stdlib_module_names and found.top not in ours
        if not any(found.path.is_relative_to(apart) for apart in IN_ITS_OWN_ENVIRONMENT)
    ]


def undeclared(project: dict[str, Any], imports: Iterable[Import]) -> list[str]:
    """The imports of distributions that the folder of the file has not declared, or that are not installed."""
    imports = list(imports)
    folders = {found.path.parts[0] for found in imports}
    declared = {folder: set(requirements(project, extras_of(project, folder))) for folder in folders}
    return [
        str(found)
        for found in imports
        if distributions().get(found.top, set()).isdisjoint(declared[found.path.parts[0]])
    ]


def test_every_import_is_declared(root: Path, project: dict[str, Any]) -> None:
    assert undeclared(project, third_party(root)) == []


@pytest.mark.parametrize(
    ("file", "name", "declared"),
    [
        ("models/part.py", "spacy.tokens", True),
        ("models/part.py", "torch", True),
        ("models/part.py", "accelerate", False),
        ("service/part.py", "accelerate.utils", False),
        ("service/part.py", "hypothesis", False),
        ("training/part.py", "accelerate", True),
        ("training/part.py", "hypothesis", False),
        ("training/part.py", "pytest", False),
        ("tests/part.py", "hypothesis", True),
        ("tests/part.py", "hunspell", True),
        ("tests/part.py", "networkx", False),
        ("tests/part.py", "no_such_module", False),
    ],
)
def test_an_undeclared_import_is_found(project: dict[str, Any], file: str, name: str, declared: bool) -> None:
    found = Import(Path(file), 1, name)
    assert undeclared(project, [found]) == ([] if declared else [f"{file}:1 imports {name}"])


def test_serving_needs_nothing_that_only_training_needs(root: Path, project: dict[str, Any]) -> None:
    serving = set(requirements(project, extras_of(project, "service")))
    only_training = set(requirements(project, {"train"})) - serving
    assert "accelerate" in only_training
    served = [found for found in third_party(root) if found.path.parts[0] in ("models", "service")]
    assert served
    assert [str(found) for found in served if distributions().get(found.top, set()) & only_training] == []


def test_what_is_served_with_brings_every_engine(project: dict[str, Any]) -> None:
    assert {"torch", "transformers", "ctranslate2"} <= set(requirements(project, {"serve"}))


def test_a_first_start_fetches_no_engine_that_the_shipped_models_do_not_need(project: dict[str, Any]) -> None:
    local = set(requirements(project, {"local"}))
    assert "torch" in local
    assert not {"transformers", "ctranslate2", "sentencepiece", "psycopg", "redis"} & local


def test_dev_holds_every_other_extra(project: dict[str, Any]) -> None:
    every = requirements(project, set(project["optional-dependencies"]) - APART)
    assert set(requirements(project, {"dev"})) == set(every)


def test_every_requirement_is_pinned_to_a_version_it_allows(project: dict[str, Any], pins: dict[str, str]) -> None:
    every = requirements(project, project["optional-dependencies"])
    assert [name for name, one in every.items() if name not in pins or not one.specifier.contains(pins[name])] == []


def test_pins_name_no_build(pins: dict[str, str]) -> None:
    assert [name for name, version in pins.items() if "+" in version] == []


def test_the_version_is_that_of_the_changelog(root: Path, project: dict[str, Any]) -> None:
    newest = re.search(r"^## \[(\d+\.\d+\.\d+)\]", (root / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == project["version"]


def test_licence_files_and_readme_exist(root: Path, project: dict[str, Any]) -> None:
    assert [name for name in (*project["license-files"], project["readme"]) if not (root / name).is_file()] == []
