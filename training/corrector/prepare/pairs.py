"""Authentic corrections -> clean, natural, deduplicated pairs."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rapidfuzz.distance import Levenshtein

from models.errors import InputError
from training.config.corpora import MarkedSource, PairSource
from training.corpora.corrections import corrected, read_corrections
from training.corpora.formats import read_pairs
from training.corpora.hashing import normalized_hash
from training.corpora.marked import read_marked
from training.corpora.records import BrokenLines, Pair
from training.corpora.written import DEVELOPMENT, PART
from training.corrector.prepare.cleaning import has_mojibake, normalize

MOST_CHANGED = 0.5
"""A pair whose texts differ in more than this share of their characters is a rewrite or a wrong alignment."""
LONGEST = 100
"""Longest source or target, in words."""
RIGHT_ON_PURPOSE = frozenset({"written"})
"""Formats whose sentences without an error were written to be learnt as such; elsewhere they are left out."""


def clean_pairs(
    source: PairSource, paths: Sequence[Path], keep_out: frozenset[int], seed: int, counts: Counter[str]
) -> list[tuple[str, str]]:
    """Return the (source, target) pairs of a corpus, in random order by the seed; ``counts`` says what became of all.

    Reasons to drop: broken, empty, mojibake, long, unchanged, rewritten, evaluation, duplicate, over limit.

    Raises:
        InputError: a file cannot be read or has no pairs, or none of all is left.
    """
    skipped = BrokenLines()
    kept = kept_pairs(source, _read(source, paths, skipped), keep_out, seed, counts)
    if skipped.count:
        counts["broken"] += skipped.count
    return kept


def corrected_pairs(
    source: MarkedSource,
    paths: Sequence[Path],
    corrections: Path,
    keep_out: frozenset[int],
    seed: int,
    counts: Counter[str],
) -> list[tuple[str, str]]:
    """Return the pairs of a marked corpus with the corrections that were written for it, as :func:`clean_pairs`.

    Raises:
        InputError: a file cannot be read, or no pair is left.
    """
    edits, skipped = read_corrections(corrections), BrokenLines()
    sentences = (sentence for path in paths for sentence in read_marked(path, skipped))
    pairs = PairSource(f"{source.name}-corrected", source.corrections, languages=source.languages)
    return kept_pairs(pairs, corrected(sentences, edits), keep_out, seed, counts)


def kept_pairs(
    source: PairSource, pairs: Iterable[Pair], keep_out: frozenset[int], seed: int, counts: Counter[str]
) -> list[tuple[str, str]]:
    """Return what is left of pairs when those that cannot be learnt from are dropped.

    A pair with several targets gives one pair each; what the corpus holds out for development counts as ``dev``.

    Raises:
        InputError: none is left.
    """
    seen: set[tuple[str, str]] = set()
    kept: list[tuple[str, str]] = []
    for pair in pairs:
        for target in pair.targets:
            counts["read"] += 1
            if pair.tags.get(PART) == DEVELOPMENT:
                counts["dev"] += 1
                continue
            entry = normalize(pair.source), normalize(target)
            reason = _problem(*entry, right_on_purpose=source.format in RIGHT_ON_PURPOSE)
            if not reason and not keep_out.isdisjoint(map(normalized_hash, entry)):
                reason = "evaluation"
            if not reason and entry in seen:
                reason = "duplicate"
            if reason:
                counts[reason] += 1
                continue
            seen.add(entry)
            kept.append(entry)
    if not kept:
        reasons = ", ".join(f"{reason} {number}" for reason, number in sorted(counts.items()) if reason != "read")
        raise InputError(f"{source.path}: of {counts['read']} pairs none is left to train on ({reasons})")
    random.Random(f"{seed} {source.name}").shuffle(kept)
    if source.limit and len(kept) > source.limit:
        counts["over limit"] = len(kept) - source.limit
        del kept[source.limit :]
    counts["train"] = len(kept)
    return kept


def _read(source: PairSource, paths: Sequence[Path], skipped: BrokenLines) -> Iterator[Pair]:
    for path in paths:
        found, own = False, BrokenLines()
        for pair in read_pairs(path, source.format, source.tokenized, own):
            found = True
            yield pair
        if not found:
            why = f"; the first of {own.count} broken lines: {own.first}" if own.count else ""
            raise InputError(f"{path}: no pairs of the format {source.format!r}{why}")
        skipped.count += own.count


def _problem(source: str, target: str, *, right_on_purpose: bool) -> str:
    if not any(map(str.isalpha, source)) or not any(map(str.isalpha, target)):
        return "empty"
    if has_mojibake(source) or has_mojibake(target):
        return "mojibake"
    if max(source.count(" "), target.count(" ")) >= LONGEST:
        return "long"
    if source == target:
        return "" if right_on_purpose else "unchanged"
    if Levenshtein.normalized_distance(source, target) > MOST_CHANGED:
        return "rewritten"
    return ""
