import random
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import pytest
from errant.commands.compare_m2 import evaluate_edits, merge_dict

from tests.shipped import RESOURCES
from training.evaluation.errant_scores import errant_scores
from training.evaluation.scores import Scores


@dataclass(frozen=True)
class WordEdit:
    start: int
    end: int
    replacement: str
    type: str


class WordAligner:
    """Aligns sentences of the same number of words, word by word; the type tells spelling from verbs by a list."""

    def align_all(self, pairs: Iterable[tuple[str, str]]) -> list[list[WordEdit]]:
        return [
            [
                WordEdit(place, place + 1, new, "VERB" if old in {"go", "is"} else "SPELL")
                for place, (old, new) in enumerate(zip(source.split(), target.split(), strict=True))
                if old != new
            ]
            for source, target in pairs
        ]


def test_counts_in_total_and_by_type() -> None:
    scores = errant_scores(
        ["we go hoem now", "it is fien", "all is well"],
        ["we went home now", "it is fien", "all was well"],
        [["we went home now"], ["it is fine"], ["all is well"]],
        WordAligner(),
    )
    assert scores.total == Scores(tp=2, fp=1, fn=1)
    assert scores.by_type == {"SPELL": Scores(tp=1, fn=1), "VERB": Scores(tp=1, fp=1)}
    assert scores.total.f05 == pytest.approx(1.25 * (2 / 3) * (2 / 3) / (0.25 * (2 / 3) + 2 / 3))


def test_the_best_reference_and_its_types_count() -> None:
    scores = errant_scores(["we go hoem"], ["we go home"], [["we went home", "we go home"]], WordAligner())
    assert scores.total == Scores(tp=1)
    assert scores.by_type == {"SPELL": Scores(tp=1)}


def test_spacing_is_not_scored() -> None:
    scores = errant_scores(["we  go\thoem"], ["we go home "], [["we go home"]], WordAligner())
    assert scores.total == Scores(tp=1)


def test_types_add_up_to_the_total() -> None:
    scores = errant_scores(["a b is go"], ["a c is went"], [["x b was went", "a b is gone"]], WordAligner())
    assert sum(scores.by_type.values(), Scores()) == scores.total


def test_with_the_shipped_syntax_pipeline() -> None:
    """The real aligner: typed by ERRANT, exact spans, untouched sentences cost nothing."""
    sources = ["She go to school every days.", "We was late, becuase of the snow.", "Nothing is wrong here."]
    references = [["She goes to school every day."], ["We were late because of the snow."], ["Nothing is wrong here."]]
    hypotheses = ["She goes to school every days.", "We were late, because of snow.", "Nothing is wrong here."]
    scores = errant_scores(sources, hypotheses, references, RESOURCES.aligner)
    assert scores.total == Scores(tp=3, fp=1, fn=2)
    assert scores.by_type == {
        "DET": Scores(fp=1),
        "NOUN:NUM": Scores(fn=1),
        "PUNCT": Scores(fn=1),
        "SPELL": Scores(tp=1),
        "VERB:SVA": Scores(tp=2),
    }
    assert errant_scores(sources, [targets[0] for targets in references], references, RESOURCES.aligner).total.f05 == 1


def test_counting_is_that_of_errant_compare() -> None:
    """Random sentences with three references each, counted by ERRANT's own functions and by ours."""
    chance = random.Random(8)
    words = ["go", "is", "cat", "dog", "tree", "went", "was"]

    def vary(sentence: str) -> str:
        return " ".join(chance.choice(words) if chance.random() < 0.25 else word for word in sentence.split())

    sources = [" ".join(chance.choice(words) for _ in range(8)) for _ in range(60)]
    references = [[vary(source) for _ in range(3)] for source in sources]
    hypotheses = [vary(chance.choice([source, *targets])) for source, targets in zip(sources, references, strict=True)]
    ours = errant_scores(sources, hypotheses, references, WordAligner())

    aligner, best = WordAligner(), Counter({"tp": 0, "fp": 0, "fn": 0})
    types: dict[str, list[int]] = {}
    for source, hypothesis, targets in zip(sources, hypotheses, references, strict=True):
        made, *gold = [
            {(edit.start, edit.end, edit.replacement): [edit.type] for edit in edits}
            for edits in aligner.align_all([(source, target) for target in (hypothesis, *targets)])
        ]
        counts, by_type = evaluate_edits(
            {0: made}, dict(enumerate(gold)), best, 0, source, Namespace(beta=0.5, verbose=False)
        )
        best += Counter(counts)
        types = merge_dict(types, by_type)
    assert ours.total == Scores(best["tp"], best["fp"], best["fn"])
    assert ours.by_type == {kind: Scores(*counts) for kind, counts in types.items()}
    assert ours.total.tp > 50
