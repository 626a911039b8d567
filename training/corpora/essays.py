"""Corrections marked by character offsets in a whole text -> pairs of sentences."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from models.text.sentences import split_sentences
from training.corpora.records import Pair


@dataclass(frozen=True, slots=True)
class EssayChange:
    """Replace ``text[start:end]`` by ``correction``; None marks an error without a correction and changes nothing."""

    start: int
    end: int
    correction: str | None


def problem_of(changes: Sequence[EssayChange], length: int) -> str:
    """Return what is wrong with one annotator's changes of a text of this length, or the empty string."""
    end = 0
    for change in sorted(changes, key=lambda change: (change.start, change.end)):
        if not 0 <= change.start <= change.end <= length:
            return f"edit {change.start}-{change.end} is outside the text of {length} characters"
        if change.start < end:
            return f"edit {change.start}-{change.end} overlaps the one before it"
        end = change.end
    return ""


def sentence_pairs(
    text: str, annotators: Mapping[str, Sequence[EssayChange]], tags: Mapping[str, str] | None = None
) -> Iterator[Pair]:
    """Yield each sentence with every annotator's correction of it.

    A line break ends a sentence. Sentences that a change joins or overlaps stay together. White space is made single.
    """
    for start, end in _spans(text, [change for changes in annotators.values() for change in changes]):
        source = " ".join(text[start:end].split())
        targets = tuple(" ".join(_apply(text, start, end, changes).split()) for changes in annotators.values())
        if source and all(targets):
            yield Pair(source, targets or (source,), tags or {})


def _spans(text: str, changes: Sequence[EssayChange]) -> list[tuple[int, int]]:
    """Return the spans of sentences, those with a change across their border joined; each reaches to the next."""
    starts = [sentence.start for sentence in split_sentences(text)]
    crossed = {start for start in starts for change in changes if change.start < start <= change.end}
    kept = [start for place, start in enumerate(starts) if place == 0 or start not in crossed]
    return list(zip(kept, [*kept[1:], len(text)], strict=True))


def _apply(text: str, start: int, end: int, changes: Sequence[EssayChange]) -> str:
    parts, place = [], start
    for change in sorted(changes, key=lambda change: (change.start, change.end)):
        # A change at the border belongs to the sentence it starts in; one at the text's end to the last.
        inside = start <= change.start < end or change.start == end == len(text)
        if change.correction is None or not inside:
            continue
        parts += [text[place : change.start], change.correction]
        place = change.end
    return "".join([*parts, text[place:end]])
