"""The sentences that a model of commas is trained on, by documents, so that neighbours stay together."""

import csv
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from models.errors import InputError
from training.corpora.hashing import normalized_hash
from training.corpora.lines import read_lines
from training.corpora.plain_text import read_documents

__all__ = ["TEXTS", "documents", "false_a_thousand", "held_out", "kept_out", "licences"]

TEXTS = tomllib.loads(Path(__file__).with_name("texts.toml").read_text(encoding="utf-8"))
"""By language, which sources are read."""
_SENTENCE_END = re.compile(r"(?<=[.!?…])\s+(?=[\W_]?[^\W\d_])")
_ENDED = re.compile(r"[.!?…][\"”“»«’')\]]*$")
_WORDS = range(3, 60)
_DOCUMENT = 40
_HELD_OUT = 20
_FALSE = 0.5
_SENTENCES = 240_000
"""At most so many are read of a language's texts."""


def documents(language: str, data: Path, out: frozenset[int]) -> Iterator[list[str]]:
    """Yield the sentences of each document that begin with a letter or sign, have an end mark and are no evaluation's.

    Args:
        language: a language of `TEXTS`.
        data: the folder of the corpora.
        out: hashes of sentences that must not be seen.

    Raises:
        InputError: there is no text.
    """
    for path, share in sources(language, data):
        for number, document in enumerate(read_documents(path)):
            if int((number + 1) * share) > int(number * share):
                split = (one for line in document for one in _SENTENCE_END.split(line.strip()))
                yield [one for one in split if _is_good(one) and normalized_hash(one) not in out]

    for path in right_sides(language, data):
        rights = [line.split("\t")[1] for _, line in read_lines(path) if "\t" in line]
        for start in range(0, len(rights), _DOCUMENT):
            split = (one for line in rights[start : start + _DOCUMENT] for one in _SENTENCE_END.split(line.strip()))
            yield [one for one in split if _is_good(one) and normalized_hash(one) not in out]


def held_out(language: str) -> int:
    """Of how many documents of a language one is held out."""
    return int(TEXTS[language].get("held_out", _HELD_OUT))


def false_a_thousand(language: str) -> float:
    """Alerts of 1,000 words of the held-out text that are put up with; most are slips of the text."""
    return float(TEXTS[language].get("false", _FALSE))


def right_sides(language: str, data: Path) -> list[Path]:
    """The files of corrections whose right sides are read."""
    return [data / "pairs" / f"{name}.train.tsv.xz" for name in TEXTS[language].get("pairs", {})]


def sources(language: str, data: Path) -> list[tuple[Path, float]]:
    """The files of a language, and which share of the documents of each is read: all have enough sentences then."""
    settings = TEXTS[language]
    skip = frozenset(settings.get("skip", ()))
    paths = [path for path in sorted((data / "text" / language).glob("*.txt.xz")) if _name(path) not in skip]
    if not paths:
        raise InputError(f"{data}: no text/{language}")
    shares = {path: 1 / settings.get("every", {}).get(_name(path), 1) for path in paths}
    counts = {row["source"]: float(row["sentences"]) for row in _table(language, data)}
    rate = min(
        1.0,
        settings.get("sentences", _SENTENCES)
        / sum(share * counts.get(_name(path), 0) for path, share in shares.items()),
    )
    return [(path, share * rate) for path, share in shares.items()]


def _table(language: str, data: Path) -> list[dict[str, str]]:
    """What is recorded of the sources of a language."""
    with (data / "text" / "SOURCES.tsv").open(encoding="utf-8", newline="") as lines:
        rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
        return [row for row in rows if row["lang"] == language]


def licences(language: str, data: Path) -> list[dict[str, str]]:
    """The sources of a language, each with its licence."""
    known = {row["source"]: row["licence"] for row in _table(language, data)}
    known |= TEXTS[language].get("pairs", {})
    names = [*(_name(path) for path, _ in sources(language, data)), *TEXTS[language].get("pairs", {})]
    return [{"name": name, "licence": known.get(name, "not recorded")} for name in names]


def kept_out(data: Path) -> frozenset[int]:
    """Hashes of the sentences of the development sets."""
    found: set[int] = set()
    for path in sorted((data / "dev").iterdir()):
        for _, line in read_lines(path):
            found.update(normalized_hash(field) for field in line.split("\t") if len(field.split()) in _WORDS)
    return frozenset(found)


def _name(path: Path) -> str:
    return path.name.partition(".")[0]


def _is_good(sentence: str) -> bool:
    words = len(sentence.split())
    return words in _WORDS and not sentence.isupper() and _ENDED.search(sentence) is not None
