"""README and docs: links lead somewhere, commands and flags are there, figures say when they were measured."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from service.checking.checks.rules.packs.own import pack_of
from service.checking.checks.rules.packs.search import rules_of
from service.checking.checks.rules.ruleset import only
from service.checking.checks.rules.trial import Trial
from service.commands.line.full import command_line

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LONGEST_README = 150
MADE_APART = {"docs/images/playground-light.png", "docs/images/playground-dark.png"}
"""Pictures of the playground, taken of it as it is."""

LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"|!\[[^\]]*\]\(([^)\s]+)\)")
BLOCK = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
MEASURED = re.compile(
    r"`make bench[a-z-]*` [^|]*\d|\bp50\b|\bp95\b|requests/s|sentences/s|tokens/s|GLEU[^a-z]*\d|/ \*\*\d"
)
"""What only a measurement can tell."""
DATE = re.compile(r"20\d\d-[01]\d-[0-3]\d")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(path: Path) -> set[str]:
    """The fragments of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_links_lead_somewhere(path: Path) -> None:
    missing = []
    for groups in LINK.findall(BLOCK.sub("", path.read_text("utf-8"))):
        target, _, fragment = next(one for one in groups if one).partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        found = (path.parent / target).resolve() if target else path
        if not found.exists():
            missing += [target] if name_of(found) not in MADE_APART else []
        elif fragment and fragment not in anchors(found):
            missing.append(f"{target}#{fragment}")
    assert missing == []


def linked(path: Path) -> set[Path]:
    """The pages that a page links to."""
    targets = [next(one for one in groups if one) for groups in LINK.findall(path.read_text("utf-8"))]
    return {(path.parent / target.partition("#")[0]).resolve() for target in targets if "://" not in target}


def test_the_readme_is_short_and_leads_to_every_page() -> None:
    readme = DOCUMENTS[0]
    assert len(readme.read_text("utf-8").splitlines()) <= LONGEST_README
    reached = {readme}
    while found := {one for page in reached for one in linked(page) if one in DOCUMENTS} - reached:
        reached |= found
    assert [name_of(path) for path in DOCUMENTS if path not in reached] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_figures_say_when_they_were_measured(path: Path) -> None:
    sections = re.split(r"^(?=#)", BLOCK.sub("", path.read_text("utf-8")), flags=re.MULTILINE)
    opening = "".join(sections[:2])  # what stands there holds for the whole page
    undated = [one.splitlines()[0] for one in sections if MEASURED.search(one) and not DATE.search(opening + one)]
    assert undated == []


def commands() -> Iterator[tuple[str, list[str]]]:
    """The commands of the documents, each with its words; what only stands for something is left out."""
    for path in DOCUMENTS:
        for language, code in BLOCK.findall(path.read_text("utf-8")):
            if language != "sh":
                continue
            for line in re.sub(r"\\\n", " ", code).splitlines():
                for part in re.split(r"&&|\|(?!\|)", line):
                    try:
                        words = shlex.split(part, comments=True)
                    except ValueError:
                        continue
                    while words and (words[0] == "sudo" or re.fullmatch(r"[A-Z_]+=.*", words[0])):
                        words = words[3:] if words[:2] == ["sudo", "-u"] else words[1:]
                    if words:
                        yield name_of(path), words


COMMANDS = list(dict.fromkeys((name, tuple(words)) for name, words in commands()))


def test_there_are_commands() -> None:
    assert sum(Path(words[0]).name == "emend" for _, words in COMMANDS) > 20
    assert {"make serve", "make test"} <= {" ".join(words) for name, words in COMMANDS if name == "README.md"}


@pytest.mark.parametrize(
    ("name", "words"), [one for one in COMMANDS if Path(one[1][0]).name == "emend"], ids=lambda one: str(one)[:60]
)
def test_a_command_of_emend_is_there_with_its_flags(name: str, words: tuple[str, ...]) -> None:
    command: Any = typer.main.get_command(command_line())
    rest = list(words[1:])
    flags = {flag for parameter in command.params for flag in parameter.opts} | {"--help", "--install-completion"}
    while hasattr(command, "commands") and rest and not rest[0].startswith("-"):
        assert rest[0] in command.commands, f"{name}: emend {' '.join(words[1:])}"
        command = command.commands[rest.pop(0)]
        flags |= {flag for parameter in command.params for flag in (*parameter.opts, *parameter.secondary_opts)}
    for word in rest:
        flag = word.partition("=")[0]
        if re.fullmatch(r"--?[a-z][a-z-]*", flag):
            assert flag in flags, f"{name}: {' '.join(words)}"


def test_targets_of_make_and_scripts_are_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    wrong = []
    for name, words in COMMANDS:
        if words[0] == "make" and len(words) > 1 and words[1] not in targets:
            wrong.append((name, words))
        if words[0].startswith("scripts/") and not (ROOT / words[0]).is_file():
            wrong.append((name, words))
    assert wrong == []


def test_the_pack_that_is_shown_is_one(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    shown = next(code for language, code in BLOCK.findall(page) if language == "toml")
    file = tmp_path / "acme" / "en" / "terms.toml"
    file.parent.mkdir(parents=True)
    file.write_text(shown, encoding="utf-8")
    rules = rules_of("", [pack_of(tmp_path / "acme")])
    trial = Trial(rules, lambda views: [["XX"] * len(view) for view in views], only(rules))
    assert [fault for rule in rules for fault in trial.faults(rule)] == []
    assert [rule.name for rule in rules] == ["acme/en/SIGN_IN"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed (systemd)")
def test_the_unit_of_systemd_is_right(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "install.md").read_text("utf-8")
    (shown,) = (code for language, code in BLOCK.findall(page) if language == "ini")
    unit = tmp_path / "emend.service"
    unit.write_text(shown.replace("/opt/emend/.venv/bin/emend", sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"ExecStart={sys.executable} serve" in unit.read_text("utf-8")


COMPOSED = [
    (path, code) for path in DOCUMENTS for _, code in BLOCK.findall(path.read_text("utf-8")) if "services:" in code
]


def test_a_dollar_is_doubled_in_a_file_of_compose() -> None:
    assert COMPOSED
    for path, code in [*COMPOSED, (ROOT / "compose.yaml", (ROOT / "compose.yaml").read_text("utf-8"))]:
        assert re.findall(r"\$(?![{A-Za-z_])[^\n]*", code.replace("$$", "")) == [], path


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="Compose is not installed (docker-compose)")
def test_the_files_of_compose_are_right(tmp_path: Path) -> None:
    shutil.copy(ROOT / "compose.yaml", tmp_path)
    files = ["--file", "compose.yaml"]
    for number, (_, code) in enumerate(COMPOSED):
        (tmp_path / f"{number}.yaml").write_text(code, encoding="utf-8")
        files += ["--file", f"{number}.yaml"]
    done = subprocess.run(["docker-compose", *files, "config"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert {"postgres:17", "/readyz"} <= set(done.stdout.split())
