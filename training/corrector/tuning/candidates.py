"""The edits a model proposes on the tuning sets, so that any thresholds can be scored without running it again."""

from collections.abc import Sequence
from dataclasses import dataclass

from tqdm import tqdm

from models.corrector.corrector import Corrector
from models.corrector.protocol import Correction, Edit
from models.corrector.thresholds import Thresholds, Writer, operation, share
from training.evaluation.false_alarms import count_false_alarms
from training.evaluation.sets import Item
from training.evaluation.spans import span_scores, spans

_BATCH = 128


@dataclass(frozen=True, slots=True)
class Proposed:
    """An edit with what thresholds look at."""

    edit: Edit
    operation: str
    share: float


@dataclass(frozen=True, slots=True)
class ProposedEdits:
    """A set's sentences and what is proposed for each."""

    name: str
    items: Sequence[Item]
    proposed: Sequence[Sequence[Proposed]]

    def corrected(self, thresholds: Thresholds) -> list[str]:
        """Return the sentences with the edits that count under these thresholds."""
        results = []
        for item, edits in zip(self.items, self.proposed, strict=True):
            kept = [
                proposal.edit
                for proposal in edits
                if proposal.share >= thresholds.share
                and proposal.edit.probability >= thresholds.operations.get(proposal.operation, thresholds.edit)
            ]
            results.append(Correction(item.natural, tuple(kept)).target if kept else item.natural)
        return results

    def f05(self, thresholds: Thresholds) -> float:
        """Return the quick span F0.5 against the references."""
        sources = [item.natural for item in self.items]
        return span_scores(sources, self.corrected(thresholds), [item.references for item in self.items]).f05

    def false_alarms(self, thresholds: Thresholds) -> float:
        """Return edits per 1,000 words, where the sentences need none."""
        sources = [item.natural for item in self.items]
        edits = [len(spans(source, target)) for source, target in zip(sources, self.corrected(thresholds), strict=True)]
        return count_false_alarms(sources, edits).per_1000_words


def propose(corrector: Corrector, name: str, items: Sequence[Item], writer: Writer) -> ProposedEdits:
    """Collect every edit the corrector's engine proposes to a writer, whatever its probability, where it is allowed."""
    nothing_held_back = Thresholds(edit=0.0, share=0.0, unknown=2.0)
    everything = Corrector(
        corrector.engine, nothing_held_back, corrector.language, writer=writer, opinion=corrector.opinion
    )
    found: list[list[Proposed]] = []
    for start in tqdm(range(0, len(items), _BATCH), desc=f"propose: {name}", unit="batch", disable=None):
        corrections = everything.correct([item.natural for item in items[start : start + _BATCH]])
        found += [[Proposed(edit, operation(edit), share(edit)) for edit in each.edits] for each in corrections]
    return ProposedEdits(name, items, found)
