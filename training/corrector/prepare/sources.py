"""One text source -> a part file of clean sentences, an empty line between documents; done once for given settings."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from training.config.corpora import Prepare
from training.corpora.plain_text import read_blocks, read_documents
from training.corrector.prepare.cleaning import Cleaner, normalize
from training.corrector.prepare.language import LanguageCheck
from training.corrector.prepare.sentences import sentences
from training.files import source_name, write_atomically

VERSION = 4
"""Raise it when cleaning changes: parts made by an older version are made again."""


@dataclass(frozen=True, slots=True)
class CleanedSource:
    """A cleaned source: its name, its file of clean sentences, and how many lines were read, kept and dropped why."""

    name: str
    path: Path
    counts: dict[str, int]

    def documents(self) -> Iterator[list[str]]:
        """Yield the documents, each a list of clean sentences."""
        if self.counts["kept"]:
            yield from read_blocks(self.path)


def clean_source(path: Path, folder: Path, settings: Prepare, language: str) -> CleanedSource:
    """Clean a source into ``folder``, or find the part made before with the same settings from the same file.

    Raises:
        InputError: the file cannot be read, or is in another language.
    """
    name = source_name(path)
    part, record = folder / f"{name}.txt", folder / f"{name}.json"
    fingerprint = _fingerprint(path, settings, language)
    if part.is_file() and record.is_file():
        known = json.loads(record.read_text(encoding="utf-8"))
        if known["fingerprint"] == fingerprint:
            return CleanedSource(name, part, known["counts"])
    folder.mkdir(parents=True, exist_ok=True)
    counts: Counter[str] = Counter(read=0, kept=0)
    documents = _clean_documents(path, settings, language, counts)
    write_atomically(part, "\n".join("".join(f"{line}\n" for line in document) for document in documents))
    write_atomically(record, json.dumps({"fingerprint": fingerprint, "counts": counts}, indent=1))
    return CleanedSource(name, part, dict(counts))


def _clean_documents(path: Path, settings: Prepare, language: str, counts: Counter[str]) -> Iterator[list[str]]:
    cleaner = Cleaner(settings.minimum_words, settings.maximum_words)
    check = None
    if settings.language_check:
        sample = islice((normalize(line) for block in read_blocks(path) for line in block), 20_000)
        check = LanguageCheck(language, list(sample), f"{path}")
    for document in read_documents(path, settings.document_lines):
        kept = []
        for line in document:
            for sentence in sentences(normalize(line), language):
                counts["read"] += 1
                clean, reason = cleaner.clean(sentence)
                if clean and check and not check.accepts(clean):
                    reason = "language"
                if reason:
                    counts[reason] += 1
                else:
                    kept.append(clean)
        counts["kept"] += len(kept)
        if kept:
            yield kept


def _fingerprint(path: Path, settings: Prepare, language: str) -> str:
    status = path.stat()
    known = [
        VERSION,
        status.st_size,
        status.st_mtime_ns,
        language,
        settings.minimum_words,
        settings.maximum_words,
        settings.document_lines,
        settings.language_check,
    ]
    return hashlib.sha256(json.dumps(known).encode()).hexdigest()[:16]
