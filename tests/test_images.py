"""What can be known of the images without a Docker engine: their files exist, and their steps work elsewhere."""

import json
import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

from tests.service.running import running

IMAGES = ("Dockerfile", "Dockerfile.gpu")


def instructions(root: Path, image: str) -> list[list[tuple[str, str]]]:
    """The instructions of each stage: name and arguments, continued lines joined."""
    text = re.sub(r"\\\n", " ", (root / image).read_text("utf-8"))
    stages: list[list[tuple[str, str]]] = []
    for line in text.splitlines():
        name, _, arguments = line.strip().partition(" ")
        if name == "FROM":
            stages.append([])
        if stages and name and not name.startswith("#"):
            stages[-1].append((name, arguments.strip()))
    return stages


def copied(stage: list[tuple[str, str]]) -> list[tuple[list[str], str]]:
    """The sources and the destination of each COPY from the checkout."""
    lines = [arguments.split() for name, arguments in stage if name == "COPY" and "--from" not in arguments]
    return [(words[:-1], words[-1]) for words in lines]


@pytest.mark.parametrize("image", IMAGES)
def test_what_is_copied_exists_and_reaches_the_engine(root: Path, image: str) -> None:
    allowed = {line[1:] for line in (root / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    sources = [source for stage in instructions(root, image) for found, _ in copied(stage) for source in found]
    assert sources
    assert [source for source in sources if not (root / source).exists()] == []
    assert [source for source in sources if Path(source).parts[0] not in allowed] == []


@pytest.mark.parametrize("image", IMAGES)
def test_the_last_stage_is_small_and_safe(root: Path, image: str) -> None:
    *builds, last = instructions(root, image)
    assert builds
    values = dict(last)
    assert values["USER"] == "emend"
    assert "/readyz" in values["HEALTHCHECK"]
    assert json.loads(values["CMD"]) == ["emend", "serve"]
    runs = " ".join(arguments for name, arguments in last if name == "RUN")
    assert not re.search(r"\b(gcc|g\+\+|make|build-essential|pip|python3-venv|git)\b", runs)
    assert "useradd" in runs
    assert values["VOLUME"] == "/data"


@pytest.mark.parametrize("image", IMAGES)
def test_the_sdk_is_built_from_its_lock_file(root: Path, image: str) -> None:
    sdk, _, last = instructions(root, image)
    assert ("RUN", "npm ci --no-audit --no-fund && npm run build") in sdk
    assert ("COPY", "--from=sdk /sdk/dist /app/sdk/dist") in last
    assert (root / "sdk" / "package-lock.json").is_file()


@pytest.mark.parametrize("image", IMAGES)
def test_the_dictionaries_from_npm_reach_the_folder_where_they_are_looked_for(root: Path, image: str) -> None:
    sdk, _, last = instructions(root, image)
    assert ("RUN", "/tmp/scripts/dictionaries.sh /dictionaries") in sdk
    assert (["models/languages"], "/tmp/models/languages") in copied(sdk)
    copies = [arguments for name, arguments in last if name == "COPY"]
    fetched = copies.index("--from=sdk /dictionaries /app/.venv/share/hunspell")
    assert fetched > copies.index("--from=build /app /app")


@pytest.mark.parametrize("image", IMAGES)
def test_the_steps_are_those_of_the_scripts(root: Path, image: str) -> None:
    _, build, last = instructions(root, image)
    assert any(name == "RUN" and arguments.startswith("scripts/setup.sh serve") for name, arguments in build)
    assert any(name == "RUN" and "debian.sh" in arguments for name, arguments in last)
    for script in ("setup.sh", "debian.sh", "dictionaries.sh"):
        assert os.access(root / "scripts" / script, os.X_OK)


def test_ctranslate2_finds_its_cublas_in_the_image_for_gpus(root: Path) -> None:
    last = instructions(root, "Dockerfile.gpu")[-1]
    assert any(name == "RUN" and re.search(r"\blibcublas-12-\d", arguments) for name, arguments in last)


def test_the_model_is_inside(root: Path) -> None:
    build = instructions(root, "Dockerfile")[1]
    assert (["models"], "./models") in copied(build)
    assert (root / "models" / "weights" / "en-corrector" / "model.safetensors").is_file()


@pytest.mark.skipif("EMEND_TEST_IMAGE" not in os.environ, reason="make test-image runs it")
def test_the_steps_of_the_image_give_a_service(root: Path, tmp_path: Path) -> None:
    app = tmp_path / "app"
    app.mkdir()
    build = instructions(root, "Dockerfile")[1]
    for sources, destination in copied(build):
        for source in sources:
            target = app / destination / ("" if (root / source).is_dir() else source)
            if (root / source).is_dir():
                shutil.copytree(root / source, target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy2(root / source, target)
    step = next(arguments for name, arguments in build if name == "RUN" and "setup.sh" in arguments)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("EMEND_", "PYTHON"))}
    environment["PIP_NO_COMPILE"] = "1"  # most of what is installed is never imported here
    done = subprocess.run(["bash", "-c", step], cwd=app, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    data = tmp_path / "data"
    data.mkdir()
    command = (str(app / ".venv" / "bin" / "emend"),)
    with running(data, command=command, folder=app) as service:
        assert json.load(urllib.request.urlopen(service.url + "/readyz"))["phase"] == "ready"
        assert service.post("We recieved it.")["alerts"][0]["replacements"][0] == "received"
