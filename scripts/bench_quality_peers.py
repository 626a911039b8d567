"""The peers that Emend is compared with: each answers sentences, or says in one line what is missing."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from models.errors import InputError
from models.spelling.hunspell.dictionaries import FOLDERS
from scripts.bench_quality_answers import Answered, Finding, answered
from training.evaluation.speller import HunspellSpeller

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = ROOT / "build" / "bench-quality" / ".venv"
HARPER = ROOT / "sdk" / "test" / "node_modules" / "harper.js"
_REQUIREMENTS = ROOT / "scripts" / "bench_quality.txt"
_INSTALLED_BY = "scripts/bench_quality.sh installs it"


class Peer(Protocol):
    """A program that corrects sentences."""

    def answer(self, sentences: Sequence[str]) -> list[Answered]:
        """Correct each sentence."""
        ...


class Nothing:
    """Leaves every sentence as it is."""

    def answer(self, sentences: Sequence[str]) -> list[Answered]:
        """Return the sentences."""
        return [Answered(sentence) for sentence in sentences]


class Hunspell:
    """A speller that takes Hunspell's first suggestion for each word that is unknown and no name."""

    def __init__(self) -> None:
        """Load the American dictionary.

        Raises:
            InputError: it is not installed.
        """
        dictionaries = [folder / "en_US.dic" for folder in FOLDERS]
        self._speller = HunspellSpeller(next((path for path in dictionaries if path.is_file()), dictionaries[1]))

    def answer(self, sentences: Sequence[str]) -> list[Answered]:
        """Correct each sentence."""
        return [
            answered(found.source, (Finding(edit.start, edit.end, edit.replacement) for edit in found.edits))
            for found in self._speller.correct(sentences)
        ]


class Process:
    """A peer in a process of its own, which lives as long as ours: a line of texts goes in, a line of findings out."""

    def __init__(self, command: Sequence[str | Path], needed: Path) -> None:
        """Start the command; ``needed`` is what must be installed for it.

        Raises:
            InputError: it is not installed.
        """
        if not needed.exists():
            raise InputError(f"{needed.relative_to(ROOT)}: not there; {_INSTALLED_BY}")
        self._name = Path(command[-1]).name
        try:
            self._process = subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except FileNotFoundError as error:
            raise InputError(f"{command[0]}: not there; {_INSTALLED_BY}") from error

    def answer(self, sentences: Sequence[str]) -> list[Answered]:
        """Correct each sentence.

        Raises:
            InputError: the process ends; what it has said is on standard error.
        """
        given, taken = self._process.stdin, self._process.stdout
        assert given is not None  # noqa: S101 - both are pipes
        assert taken is not None  # noqa: S101
        try:
            given.write(json.dumps(sentences) + "\n")
            given.flush()
            line = taken.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise InputError(f"{self._name} ended with status {self._process.wait()}")
        return [
            answered(source, (Finding(*one) for one in found))
            for source, found in zip(sentences, json.loads(line), strict=True)
        ]


def harper() -> Process:
    """Harper's WebAssembly in Node."""
    return Process(["node", "scripts/bench_quality.mjs"], HARPER)


def languagetool() -> Process:
    """LanguageTool's rules, run by LingoTweaker."""
    return Process([ENVIRONMENT / "bin" / "python", "scripts/bench_quality_lingotweaker.py"], ENVIRONMENT)


def versions() -> str:
    """What is compared with, in a line."""
    lines = _REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    pinned = [line.replace("==", " ") for line in lines if line and not line.startswith("#")]
    package = HARPER / "package.json"
    if package.is_file():
        pinned.insert(0, f"harper.js {json.loads(package.read_text(encoding='utf-8'))['version']}")
    return ", ".join(pinned)
