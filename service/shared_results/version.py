"""What the alerts of a sentence depend on besides it: replicas share results only where all of that is the same."""

import hashlib
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

from models.precision import precision_on
from models.spelling.hunspell.dictionaries import FOLDERS
from service.settings import Settings

__all__ = ["version_of"]

_ROOT = Path(__file__).resolve().parents[2]
_OURS = ("models", "service/checking", "service/rules")
"""Code, weights, rules and lists of words by which sentences are checked."""


def version_of(settings: Settings) -> str:
    """A digest of code, models, rules, dictionaries, libraries and settings by which sentences are checked; blocks.

    It reads every file once (about 200 MB).
    """
    digest = hashlib.sha256()
    for line in _lines(settings):
        digest.update(line.encode("utf-8", "surrogateescape") + b"\n")
    return digest.hexdigest()


def _lines(settings: Settings) -> Iterator[str]:
    for name in _OURS:
        yield from _files(_ROOT / name, _ROOT)
    for folder in (settings.hunspell_dir,) if settings.hunspell_dir else FOLDERS:
        yield from _files(folder, folder)
    for rules in map(Path, settings.rules):
        yield from _files(rules, rules)
    for model in settings.model:
        folder = Path(model)
        yield model
        if folder.is_dir():
            yield from _files(folder, folder)
    yield from sorted(f"{one.name}=={one.version}" for one in distributions())
    yield f"{settings.threshold} {settings.prompt} {settings.device.partition(':')[0]} {precision_on(settings.device)}"


def _files(folder: Path, below: Path) -> Iterator[str]:
    """The relative path and the digest of each file, without what Python makes of its sources."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            with path.open("rb") as file:
                yield f"{path.relative_to(below)} {hashlib.file_digest(file, 'sha256').hexdigest()}"
