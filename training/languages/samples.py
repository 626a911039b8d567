"""Pieces of sentences as people type them: a few words, often in small letters, without accents, misspelled."""

import lzma
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from models.languages.by_ear import sounds
from training.corpora.written import TRAINING, in_part, read_written
from training.noise.general.forms import strip_accents
from training.noise.general.slips import mistype

_EVERYDAY = "tatoeba"
_SHARES = {_EVERYDAY: 0.55, "commonvoice": 0.25}
_OTHER_SHARE = 0.2
_WRITTEN_SHARE = 0.3
"""Of the sentences of text, as many again from written lines (their wrong sides), each up to so many times."""
_REPEATED = 3
_MISLABELLED = {"sl": _EVERYDAY}
"""That file is Slovak."""
_MOST_LINES = 200_000
_WORDS = (1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 12)
_MISTYPED = (0.0, 0.0, 0.1, 0.25, 0.4)
_MARK = re.compile(r"[^\w\s]")
_SHORTEST_MISTYPED = 3
_BY_EAR = (0.0, 0.0, 0.3, 0.6)
"""Shares of the places where a spelling by ear may stand that get it."""


def samples(language: str, data: Path, written: Path, number: int, rng: Random) -> Iterator[str]:
    """Yield about ``number`` pieces of text, more where there are written lines, in no order.

    Args:
        language: the name of a folder of ``data/text``.
        data: the folder of the corpora.
        written: the folder of the lines that were written for this project, beside those in ``data``.
        number: of pieces from text.
        rng: draws.
    """
    texts = {path.name.partition(".")[0]: path for path in sorted((data / "text" / language).glob("*.txt.xz"))}
    texts.pop(_MISLABELLED.get(language, ""), None)
    main = [([texts.pop(name)], share) for name, share in _SHARES.items() if name in texts]
    for paths, share in [*main, (list(texts.values()), _OTHER_SHARE)]:
        lines = _lines(paths, rng)
        for _ in range(int(number * share) if lines else 0):
            yield misspelled(piece(rng.choice(lines), rng), language, rng)
    folders = (data / "written" / language, written / language)
    files = sorted(path for folder in folders for path in folder.glob("**/*.txt"))
    own = [pair.source for path in files for pair in in_part(read_written(path), TRAINING)]
    for _ in range(min(len(own) * _REPEATED, int(number * _WRITTEN_SHARE))):
        yield misspelled(piece(rng.choice(own), rng), language, rng)


def piece(sentence: str, rng: Random) -> str:
    """Return one to twelve words that stand together, often the first ones."""
    words = sentence.split()
    size = min(len(words), rng.choice(_WORDS))
    start = rng.randrange(len(words) - size + 1) if rng.random() < 0.6 else 0
    return " ".join(words[start : start + size])


def misspelled(text: str, language: str, rng: Random) -> str:
    """Return a text as a hurried writer of the language types it; a tenth of all texts stay as they are."""
    if rng.random() < 0.5:
        text = text.lower()
    share = rng.choice(_BY_EAR)
    for right, wrong in sounds().get(language, ()) if share else ():
        if right in text and rng.random() < share:
            text = text.replace(right, wrong, rng.choice((1, -1)))
    if rng.random() < 0.3:
        text = strip_accents(text)
    if rng.random() < 0.5:
        text = _MARK.sub("" if rng.random() < 0.5 else " ", text)
    letters = "".join(sorted({letter for letter in text if letter.isalpha()})) or "e"
    share = rng.choice(_MISTYPED)
    words = text.split()
    return " ".join(
        mistype(word, letters, rng) if len(word) >= _SHORTEST_MISTYPED and rng.random() < share else word
        for word in words
    )


def _lines(paths: Sequence[Path], rng: Random) -> list[str]:
    found: list[str] = []
    for path in paths:
        with lzma.open(path, "rt", encoding="utf-8") as file:
            lines = [line for line in file.read().splitlines() if line.strip()]
        rng.shuffle(lines)
        found += lines[:_MOST_LINES]
    return found
