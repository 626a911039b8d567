"""Evaluation sets: read, halved, made natural."""

import hashlib
from dataclasses import dataclass
from pathlib import Path

from models.errors import InputError
from training.config.measuring import EvaluationSet
from training.corpora.detokenizer import detokenize
from training.corpora.formats import read_pairs
from training.corpora.hashing import normalized_hash
from training.corpora.m2 import M2Sentence, read_m2
from training.corpora.marked import MarkedSentence, natural_text, plain, read_marked
from training.corpora.tsv_pairs import read_tsv_pairs
from training.corpora.written import DEVELOPMENT, in_part
from training.files import find_any, find_one


@dataclass(frozen=True, slots=True)
class Item:
    """A sentence to correct: as in the file, as given to the corrector, and its references as in the file.

    ``gold`` has the edits of its annotators where these are scored, ``wrong`` its marks where only its tokens are;
    ``raw`` is then its tokens joined by spaces.
    """

    raw: str
    natural: str
    references: tuple[str, ...]
    gold: M2Sentence | None = None
    wrong: tuple[bool, ...] = ()


def in_half(source: str, half: str) -> bool:
    """Tell whether a sentence is in the ``even`` or ``odd`` half by its MD5, or ``all``."""
    if half == "all":
        return True
    digest = hashlib.md5(source.encode(), usedforsecurity=False).digest()
    return digest[-1] % 2 == (half == "odd")


def _halves(path: Path) -> dict[int, str]:
    """Return, by normalised hash, the sources whose MD5 decides."""
    return {normalized_hash(pair.source): pair.source for pair in read_tsv_pairs(path)}


def load_set(entry: EvaluationSet, folders: tuple[Path, ...]) -> list[Item]:
    """Read a set's files, found below the folders, and take its half; of files with held-out lines take only those.

    Raises:
        InputError: a file is missing or broken, or nothing is left of it.
    """
    items = [item for path in find_any(folders, entry.path) for item in _read(entry, path)]
    if not items:
        raise InputError(f"{entry.path}: no sentences of the format {entry.format!r}")
    known = _halves(find_one(folders, entry.half_like)) if entry.half_like else {}
    items = [item for item in items if in_half(known.get(normalized_hash(item.raw), item.raw), entry.half)]
    if not items:
        raise InputError(f"{entry.path}: no sentence in its {entry.half} half")
    return items[: entry.limit or None]


def _read(entry: EvaluationSet, path: Path) -> list[Item]:
    if entry.format == "marked":
        return [_marked_item(sentence) for sentence in read_marked(path)]
    if entry.metric == "maxmatch" or (entry.metric == "errant" and entry.format == "m2"):
        return [_gold_item(sentence) for sentence in read_m2(path) if sentence.tokens]
    return [
        Item(pair.source, detokenize(pair.source) if entry.tokenized else pair.source, pair.targets)
        for pair in in_part(read_pairs(path, entry.format), DEVELOPMENT)
    ]


def _gold_item(sentence: M2Sentence) -> Item:
    text = " ".join(sentence.tokens)
    targets = tuple(detokenize(sentence.corrected(annotator)) for annotator in sentence.annotators)
    return Item(text, detokenize(text), targets, sentence)


def _marked_item(sentence: MarkedSentence) -> Item:
    tokens = plain(sentence.tokens)
    return Item(" ".join(tokens), natural_text(tokens), (), wrong=sentence.wrong)
