import pytest

from models.corrector.protocol import Edit
from models.corrector.transducer.judgement import Judgement, log_odds, shifted
from models.corrector.transducer.proposals import Proposal
from training.corrector.tuning.judgement import Known, fit, reliability


def known(kind: str, probability: float, number: int, right: int) -> Known:
    """Edits of a kind that the network holds for so probable; so many of them are right."""
    proposal = Proposal(Edit(0, 1, "x", probability), {"bias": 1.0, "model": log_odds(probability), kind: 1.0})
    return [proposal] * number, [True] * right + [False] * (number - right)


def both(*parts: Known) -> Known:
    return [one for found, _ in parts for one in found], [one for _, right in parts for one in right]


def test_of_edits_shown_with_a_probability_that_share_is_right() -> None:
    seen = both(known("insert_mark", 0.9, 500, 100), known("form", 0.9, 500, 450), known("form", 0.5, 500, 150))
    judgement = fit(seen)
    for kind, probability, share in (("insert_mark", 0.9, 0.2), ("form", 0.9, 0.9), ("form", 0.5, 0.3)):
        [proposal] = known(kind, probability, 1, 1)[0]
        found = shifted(probability, judgement.shift(proposal.evidence))
        assert found == pytest.approx(share, abs=0.06)
    for low, high, _, mean, right in reliability(judgement, seen):
        assert low <= mean <= high
        assert right == pytest.approx(mean, abs=0.06)


def test_without_a_fit_the_network_is_believed() -> None:
    [proposal] = known("form", 0.7, 1, 1)[0]
    assert Judgement.of({}).shift(proposal.evidence) == 0.0
