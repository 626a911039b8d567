"""What a system made of a set, in the forms that metrics compare: natural text, tokens, marks."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rapidfuzz.distance import Levenshtein

from models.corrector.protocol import Suspicion
from models.errors import InputError
from training.config.measuring import EvaluationSet
from training.corpora.detokenizer import detokenize
from training.corpora.lines import read_lines
from training.evaluation.detection import changed, suspected
from training.evaluation.retokenize import retokenize
from training.evaluation.sets import Item


@dataclass(frozen=True, slots=True)
class Answer:
    """What a system made of a sentence: natural text, and its tokens where it gave them in the set's style.

    ``suspicions`` are what it tells to be wrong without a correction.
    """

    text: str
    tokens: tuple[str, ...] | None = None
    suspicions: tuple[Suspicion, ...] = ()


def natural_references(entry: EvaluationSet, items: Sequence[Item]) -> list[tuple[str, ...]]:
    """Return the references of each sentence as natural text."""
    if not entry.tokenized:
        return [item.references for item in items]
    return [tuple(map(detokenize, item.references)) for item in items]


def marked_tokens(item: Item, answer: Answer, tokens: Sequence[str]) -> list[bool]:
    """Return of each token of a sentence whether a system holds it to be wrong; ``tokens`` are those of its answer."""
    source = item.raw.split()
    besides = suspected(source, item.natural, answer.suspicions)
    return [one or other for one, other in zip(changed(source, tokens), besides, strict=True)]


def tokens_of(items: Sequence[Item], answers: Sequence[Answer]) -> list[Sequence[str]]:
    """Return the answers' tokens in the style of the set."""
    return [
        retokenize(item.raw.split(), item.natural, answer.text) if answer.tokens is None else answer.tokens
        for item, answer in zip(items, answers, strict=True)
    ]


def read_answers(path: Path, entry: EvaluationSet, items: Sequence[Item]) -> list[Answer]:
    """Read corrected sentences; those of a tokenised set may be natural text or tokenised as the set is.

    Raises:
        InputError: the file is missing or broken, or has another number of lines than the set has sentences.
    """
    lines = [line for _, line in read_lines(path)]
    if len(lines) != len(items):
        raise InputError(f"{path}: {len(lines)} lines, but {entry.name!r} has {len(items)} sentences")
    # Answers are written with single spaces; that is no change of a sentence with others.
    lines = [
        item.natural if line == " ".join(item.natural.split()) else line
        for line, item in zip(lines, items, strict=True)
    ]
    tokenized = [_is_tokenized(line, item) for line, item in zip(lines, items, strict=True)]
    told = [answer for answer in tokenized if answer is not None]
    rest = sum(told) > len(told) / 2
    return [
        Answer(detokenize(line), tuple(line.split())) if (rest if answer is None else answer) else Answer(line)
        for line, answer in zip(lines, tokenized, strict=True)
    ]


def _is_tokenized(line: str, item: Item) -> bool | None:
    """Tell whether a line is nearer to the sentence's tokens than to its natural text; None if it is as near to both.

    Such a line is taken for what most of the others are.
    """
    tokens, natural = (Levenshtein.distance(line, text) for text in (item.raw, item.natural))
    return None if tokens == natural else tokens < natural
