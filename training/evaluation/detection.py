"""Error detection: which tokens of a sentence a system holds to be wrong, whatever it makes of them.

The measure of the shared task MultiGED-2023 (Volodina et al., 2023): F0.5 of the tokens marked as wrong. A system marks
the tokens that it changes; where it puts something in, the token behind the gap, or the last one at the end. Tokens it
leaves but doubts may count as marked, too.
"""

from collections.abc import Sequence

from rapidfuzz.distance import Levenshtein

from models.corrector.protocol import Doubt
from training.corpora.detokenizer import detokenize
from training.evaluation.scores import Scores

_PLAIN = {"``": '"', "''": '"', "-LRB-": "(", "-RRB-": ")"}


def plain(tokens: Sequence[str]) -> list[str]:
    """Return the tokens with quotation marks and brackets as people write them, not as treebanks do."""
    return [_PLAIN.get(token, token) for token in tokens]


def natural_text(tokens: Sequence[str]) -> str:
    """Return plain tokens joined as people write them; but for white space nothing changes."""
    text = detokenize(" ".join(tokens))
    return text if "".join(text.split()) == "".join(tokens) else " ".join(tokens)


def token_spans(tokens: Sequence[str], text: str) -> list[tuple[int, int]]:
    """Return where each token is in a text that differs from them by white space alone."""
    places = [place for place, letter in enumerate(text) if not letter.isspace()]
    spans, start = [], 0
    for token in tokens:
        end = start + len(token)
        spans.append((places[start], places[end - 1] + 1))
        start = end
    return spans


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


def doubted(tokens: Sequence[str], text: str, doubts: Sequence[Doubt]) -> list[bool]:
    """Return of each token whether one of the doubts about the text covers a part of it."""
    return [
        any(doubt.start < end and start < doubt.end for doubt in doubts) for start, end in token_spans(tokens, text)
    ]


def detection_scores(wrong: Sequence[bool], marked: Sequence[bool]) -> Scores:
    """Return the counts of a sentence's tokens.

    Raises:
        ValueError: the two have not the same length.
    """
    both = list(zip(wrong, marked, strict=True))
    return Scores(both.count((True, True)), both.count((False, True)), both.count((True, False)))
