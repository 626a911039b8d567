"""The spelling of all languages with what ships and what is installed."""

from functools import cache
from pathlib import Path

from models.spelling.hunspell.dictionaries import FOLDERS, MEMORY, Dictionaries
from models.spelling.spelling import Spelling
from models.spelling.words.lexicon import Lexicon

__all__ = ["ENGLISH", "load_lexicon", "load_spelling"]

ENGLISH = Path(__file__).resolve().parents[1] / "weights" / "en-corrector"


def load_lexicon(folder: Path = ENGLISH) -> Lexicon:
    """The lexicon of a correction model, read once for all who need it.

    Raises:
        ModelError: the file is missing or damaged.
    """
    return _read(_resolved(folder))


@cache
def _resolved(folder: Path) -> Path:
    return folder.resolve()


@cache
def _read(folder: Path) -> Lexicon:
    return Lexicon.load(folder)


def load_spelling(folder: Path | None = None, memory: int = MEMORY) -> Spelling:
    """The spelling of all languages; nothing is read before it is needed.

    Args:
        folder: where the Hunspell dictionaries are; None looks where they are usually installed.
        memory: bytes that those in use may take together.
    """
    return Spelling(Dictionaries((folder,) if folder else FOLDERS, memory), {"en": load_lexicon})
