"""The formats a recipe can name, each with its reader."""

from collections.abc import Callable, Iterator
from pathlib import Path

from training.corpora.detokenizer import detokenize
from training.corpora.edits_tsv import read_edits
from training.corpora.json_essays import read_json_essays
from training.corpora.lang8 import read_lang8
from training.corpora.m2 import read_m2_pairs
from training.corpora.nucle import read_nucle
from training.corpora.plain_text import read_blocks
from training.corpora.records import BrokenLines, Pair
from training.corpora.rule_tests import read_rule_pairs, read_rule_sentences
from training.corpora.tsv_pairs import read_tsv_pairs
from training.corpora.written import read_slips, read_written

Reader = Callable[[Path, BrokenLines | None], Iterator[Pair]]


def read_text_pairs(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield every line of a plain text as a pair with itself."""
    for block in read_blocks(path):
        for line in block:
            yield Pair(line, (line,))


READERS: dict[str, Reader] = {
    "pairs": read_tsv_pairs,
    "edits": read_edits,
    "rules": read_rule_pairs,
    "sentences": read_rule_sentences,
    "text": read_text_pairs,
    "m2": read_m2_pairs,
    "essays": read_json_essays,
    "nucle": read_nucle,
    "lang8": read_lang8,
    "written": read_written,
    "slips": read_slips,
}


def read_pairs(
    path: Path, format_name: str, tokenized: bool = False, skipped: BrokenLines | None = None
) -> Iterator[Pair]:
    """Yield the pairs of a file in one of the formats; ``tokenized`` text is made natural.

    Raises:
        InputError: the file cannot be read, or a line is broken and ``skipped`` is None.
        KeyError: no such format (recipes are checked when they are loaded).
    """
    for pair in READERS[format_name](path, skipped):
        if tokenized:
            yield Pair(detokenize(pair.source), tuple(map(detokenize, pair.targets)), pair.tags)
        else:
            yield pair
