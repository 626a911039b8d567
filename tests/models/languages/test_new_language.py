"""Adding a language takes one folder: the example of CONTRIBUTING.md, in a copy of the project without other edits."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = re.compile(r"^`models/languages/eo/(\S+)`[^\n]*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TEXT = "Mi loĝas en granda urbo. Ĉu vi ŝatas la libron de d-ro. Zamenhof? Ni vidas bonan urpon, ŝi skribas retpoŝton."
WORDS = "mi vi ni ŝi la en de kaj ĉu loĝas granda urbo ŝatas libron d-ro vidas bonan urbon skribas"
ASK = """
import json, sys
from pathlib import Path
from models.languages.identify import identify
from models.text.document import Document
from service.checking.checks.rules.check import RulePacks
from service.checking.checks.spelling.check import SpellingCheck
from service.checking.known_languages import known_languages, nearest
from service.checking.resources import Resources
from service.checking.sentences import sentence_texts

text = sys.argv[1]
language = identify(text).language
sentences = sentence_texts(Document.of(text, language))
check = SpellingCheck(Resources(hunspell_dir=Path(sys.argv[2])))
print(json.dumps({
    "listed": known_languages()["eo"].name,
    "asked": nearest("eo-XX").code,
    "detected": language,
    "sentences": [sentence.text for sentence in sentences],
    "wrong": [
        [sentence.text[alert.offset : alert.end], *alert.replacements[:1]]
        for sentence, found in zip(sentences, check.check(sentences)) for alert in found
    ],
    "rules": RulePacks(Resources()).covers("eo"),
}))
"""


@pytest.fixture(scope="module")
def project(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, by links, with one more folder; and its packages script, which looks beside itself."""
    folder = tmp_path_factory.mktemp("project")
    languages = folder / "models" / "languages"
    languages.mkdir(parents=True)
    (folder / "service").symlink_to(root / "service")
    for source, target in ((root / "models", folder / "models"), (root / "models" / "languages", languages)):
        for path in source.iterdir():
            if path.name not in ("languages", "__pycache__"):
                (target / path.name).symlink_to(path)
    (folder / "scripts").mkdir()
    for name in ("debian.txt", "debian_packages.sh"):
        (folder / "scripts" / name).write_bytes((root / "scripts" / name).read_bytes())
    example = EXAMPLE.findall((root / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    (languages / "eo").mkdir()
    for name, content in example:
        (languages / "eo" / name).write_text(content, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def answer(project: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the project with the new language says of a text in it."""
    dictionaries = tmp_path_factory.mktemp("dictionaries")
    words = WORDS.split()
    (dictionaries / "eo.aff").write_text("SET UTF-8\nTRY aoeinlrstkjubdmpvgfzcĝŝĉĵĥŭ\n", encoding="utf-8")
    (dictionaries / "eo.dic").write_text("\n".join([str(len(words)), *words, ""]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", ASK, TEXT, str(dictionaries)],
        cwd=project, env={**os.environ, "PYTHONPATH": str(project)}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_example_is_a_whole_folder(project: Path) -> None:
    names = {path.name for path in (project / "models" / "languages" / "eo").iterdir()}
    assert names == {"language.toml", "function_words.txt", "words.txt", "abbreviations.txt"}


def test_a_new_language_is_listed_and_detected(answer: dict[str, Any]) -> None:
    assert (answer["listed"], answer["asked"], answer["detected"]) == ("Esperanto", "eo", "eo")
    assert answer["rules"]


def test_its_abbreviations_do_not_end_sentences(answer: dict[str, Any]) -> None:
    assert len(answer["sentences"]) == 3
    assert answer["sentences"][1] == "Ĉu vi ŝatas la libron de d-ro. Zamenhof?"


def test_its_words_are_spelled(answer: dict[str, Any]) -> None:
    assert answer["wrong"] == [["urpon", "urbon"]]


def test_its_packages_are_installed(project: Path) -> None:
    script = project / "scripts" / "debian_packages.sh"
    printed = subprocess.run(["bash", script], capture_output=True, text=True, check=True).stdout
    assert "myspell-eo" in printed.split()
