"""Error detection: which tokens of a sentence a system holds to be wrong, whatever it makes of them.

The measure of the shared task MultiGED-2023 (Volodina et al., 2023): F0.5 of the tokens marked as wrong. A system marks
the tokens that it changes; where it puts something in, the token behind the gap, or the last one at the end. Tokens
that it leaves but suspects are marked, too.
"""

from collections.abc import Sequence

from rapidfuzz.distance import Levenshtein

from models.corrector.protocol import Suspicion
from training.corpora.marked import token_spans
from training.evaluation.scores import Scores


def changed(source: Sequence[str], target: Sequence[str]) -> list[bool]:
    """Return of each token of the source whether it is not in the target, or something is put in before it."""
    marks = [False] * len(source)
    last_source = last_target = -1
    for code in Levenshtein.opcodes(source, target):
        if code.tag == "equal":
            continue
        joined = (code.src_start, code.dest_start) == (last_source, last_target)
        if code.src_start < code.src_end:
            marks[code.src_start : code.src_end] = [True] * (code.src_end - code.src_start)
        elif not joined and marks:
            marks[min(code.src_start, len(marks) - 1)] = True
        last_source, last_target = code.src_end, code.dest_end
    return marks


def suspected(tokens: Sequence[str], text: str, suspicions: Sequence[Suspicion]) -> list[bool]:
    """Return of each token whether one of the suspicions covers a part of it."""
    return [any(one.start < end and start < one.end for one in suspicions) for start, end in token_spans(tokens, text)]


def detection_scores(wrong: Sequence[bool], marked: Sequence[bool]) -> Scores:
    """Return the counts of a sentence's tokens.

    Raises:
        ValueError: the two have not the same length.
    """
    both = list(zip(wrong, marked, strict=True))
    return Scores(both.count((True, True)), both.count((False, True)), both.count((True, False)))
