"""ERRANT F0.5 against the edits of an M2 file, span by span as its annotators set them.

This is what ``errant_parallel`` on a system's tokens and ``errant_compare`` with the gold file give (Bryant et al.,
2017): only the system's edits are extracted. Extracting the gold's anew would let the aligner cut both alike, which is
worth several points of F0.5. A correction that the file gives as an alternative is right, too.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from models.aligner.types import ErrantType, TokenEdit
from training.corpora.m2 import M2Edit, M2Sentence
from training.evaluation.errant_scores import ErrantScores
from training.evaluation.judged import ScoredEdit, judge

if TYPE_CHECKING:
    from models.aligner.annotator import Annotator
    from models.syntax.pipeline import Syntax

BATCH = 256
_OPERATIONS = ("M:", "R:", "U:")


def gold_scores(
    gold: Sequence[M2Sentence], hypotheses: Sequence[Sequence[str]], syntax: "Syntax", annotator: "Annotator"
) -> ErrantScores:
    """Score tokenised corrections; ``annotator`` reads documents of the pipeline ``syntax``.

    Raises:
        ValueError: there are not as many hypotheses as gold sentences.
    """
    both = list(zip(gold, hypotheses, strict=True))
    cases = []
    for start in range(0, len(both), BATCH):
        part = both[start : start + BATCH]
        made = _extracted([(sentence.tokens, hypothesis) for sentence, hypothesis in part], syntax, annotator)
        for (sentence, _), edits in zip(part, made, strict=True):
            needed = [_placed(sentence.tokens, edits) for edits in sentence.annotators.values()]
            cases.append((" ".join(sentence.tokens), _placed(sentence.tokens, edits), needed))
    return ErrantScores(judge(cases))


def _extracted(
    pairs: Sequence[tuple[Sequence[str], Sequence[str]]], syntax: "Syntax", annotator: "Annotator"
) -> list[list[M2Edit]]:
    """Return the edits that ERRANT finds between two sequences of tokens each."""
    with syntax.zone():
        docs = syntax.parse(syntax.doc(tokens) for pair in pairs for tokens in pair)
        sides = zip(pairs, docs[::2], docs[1::2], strict=True)
        found = [(pair, annotator.edits(*both) if pair[0] != pair[1] else []) for pair, *both in sides]
    return [_with_apostrophes(*pair, edits) for pair, edits in found]


def _with_apostrophes(source: Sequence[str], target: Sequence[str], edits: Sequence[TokenEdit]) -> list[M2Edit]:
    """Return the edits with the target's words, and those between them where only the kind of apostrophe differs."""
    found = []
    at = target_at = 0
    for edit in (*edits, None):
        for own, word in zip(source[at : edit.start if edit else None], target[target_at:], strict=False):
            if own != word:
                found.append(M2Edit(at, at + 1, word, ErrantType.PUNCT))
            at, target_at = at + 1, target_at + 1
        if edit:
            words = " ".join(target[edit.target_start : edit.target_end])
            found.append(M2Edit(edit.start, edit.end, words, edit.type))
            at, target_at = edit.end, edit.target_end
    return found


def _placed(tokens: Sequence[str], edits: Iterable[M2Edit]) -> list[ScoredEdit]:
    """Return edits of tokens as edits of the tokens joined by spaces."""
    starts = [0]
    for token in tokens:
        starts.append(starts[-1] + len(token) + 1)
    return [
        ScoredEdit(
            starts[edit.start],
            starts[edit.end] - 1 if edit.end > edit.start else starts[edit.end],
            edit.correction,
            edit.type[2:] if edit.type.startswith(_OPERATIONS) else edit.type,
            edit.alternatives,
        )
        for edit in edits
    ]
