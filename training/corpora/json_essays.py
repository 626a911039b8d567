"""The JSON of W&I+LOCNESS and FCE as distributed for BEA-2019: one text a line.

``{"text": ..., "edits": [[annotator, [[start, end, correction, ...], ...]], ...], "id": ..., "cefr": ...}``: offsets
count characters of the text, a correction of null marks an error without one, and FCE has a type after the correction.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from training.corpora.essays import EssayChange, problem_of, sentence_pairs
from training.corpora.lines import read_lines
from training.corpora.records import BrokenLines, Pair, broken

TAGS = ("id", "cefr")


def read_json_essays(path: Path, skipped: BrokenLines | None = None) -> Iterator[Pair]:
    """Yield the sentences of every text, tagged with the text's ``id`` and ``cefr`` level where it has them.

    Raises:
        InputError: the file cannot be read, or a line is broken and ``skipped`` is None.
    """
    for number, line in read_lines(path):
        if not line.strip():
            continue
        try:
            record = json.loads(line)
            text = record["text"]
            annotators = {str(annotator): [_change(edit) for edit in edits] for annotator, edits in record["edits"]}
            if not isinstance(text, str):
                raise TypeError("text")
        except (ValueError, KeyError, TypeError, IndexError):
            broken(
                path, number, 'expected {"text": ..., "edits": [[annotator, [[start, end, text], ...]], ...]}', skipped
            )
            continue
        problem = next(filter(None, (problem_of(changes, len(text)) for changes in annotators.values())), "")
        if problem:
            broken(path, number, problem, skipped)
            continue
        yield from sentence_pairs(text, annotators, {key: str(record[key]) for key in TAGS if record.get(key)})


def _change(edit: list[Any]) -> EssayChange:
    start, end, correction = edit[:3]
    if not isinstance(start, int) or not isinstance(end, int) or not isinstance(correction, str | None):
        raise TypeError("edit")
    return EssayChange(start, end, correction)
