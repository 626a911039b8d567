"""From what a model proposes for a sentence to what its writer is told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from models.corrector.articles import with_fitting_articles
from models.corrector.english_phrases import tells_a_habit
from models.corrector.english_usage import is_right_english
from models.corrector.english_verbs import with_whole_verbs
from models.corrector.forbidden import forbids, with_plain_end, without_end_mark
from models.corrector.protocol import Correction, Edit, Replacement, Suspicion
from models.corrector.thresholds import Thresholds, Writer, suspicion
from models.text.protection import Protection

__all__ = ["Analysis", "Analyst"]


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the model says of a sentence: its correction, with the errors it sees but cannot correct.

    ``learner`` is what it says where the writer is a learner; None from a model that says the same to everybody.
    """

    correction: Correction
    learner: "Analysis | None" = None

    def for_writer(self, writer: Writer) -> Correction:
        """What this kind of writer is told."""
        return self.learner.correction if writer == "learner" and self.learner else self.correction


@dataclass(frozen=True, slots=True)
class Analyst:
    """Keeps what is allowed and sure enough.

    Attributes:
        thresholds: those for native writers.
        learner: those for texts of learners; None if they are the same.
        language: that of the model.
    """

    thresholds: Thresholds
    learner: Thresholds | None
    language: str

    def analyse(self, proposed: Correction, protection: Protection) -> Analysis:
        """Keep the edits that are allowed and sure enough, each with its most probable replacement first.

        Native writers and learners are judged for apart: which article fits, and what is left as a suspicion, depends
        on the other edits that are kept. A text of one line may be a heading or a message: only a learner is told that
        it has no end mark.
        """
        if self.language == "en":
            proposed = _without_right_english(with_whole_verbs(proposed))
        edits: Sequence[Edit] = [with_plain_end(proposed.source, edit) for edit in proposed.edits]
        open_ended = [changed for edit in edits if (changed := without_end_mark(proposed.source, edit))]
        if protection.label:
            edits = open_ended
        allowed = _allowed(edits, protection)
        unmarked = _allowed(open_ended, protection) if protection.alone else allowed
        native = Analysis(self._kept(proposed, unmarked, self.thresholds, protection))
        if self.learner is None and unmarked == allowed:
            return native
        learner = Analysis(self._kept(proposed, allowed, self.learner or self.thresholds, protection))
        return replace(native, learner=learner)

    def _kept(
        self, proposed: Correction, edits: Sequence[Edit], thresholds: Thresholds, protection: Protection
    ) -> Correction:
        kept = [edit for edit in edits if thresholds.accepts(edit)]
        unsure = [
            Suspicion(edit.start, edit.end, suspicion(edit), edit)
            for edit in edits
            if not thresholds.accepts(edit) and thresholds.suspects(edit)
        ]
        refused = [edit for edit in edits if not thresholds.accepts(edit)]
        seen = [
            replace(one, edit=next((edit for edit in refused if _told_by(edit, one)), None))
            for one in proposed.suspicions
            if one.probability >= thresholds.wrong and not protection.touches(one.start, one.end)
        ]
        told = Correction(proposed.source, tuple(kept))
        if self.language == "en":
            told = with_fitting_articles(told)
        suspected = () if protection.label else (*unsure, *seen)  # who knows what a headline leaves out?
        words = [one for one in suspected if not _begins_small(proposed.source, one)]
        free = [one for one in words if not any(_told_by(edit, one) for edit in told.edits)]
        return replace(told, suspicions=tuple(sorted(free, key=lambda one: (one.start, one.end))))


def _without_right_english(proposed: Correction) -> Correction:
    """A correction without the edits of what is right, and without doubts about that."""
    right = [edit for edit in proposed.edits if is_right_english(proposed.source, edit)]
    if not right:
        return proposed
    left = tuple(edit for edit in proposed.edits if edit not in right)
    doubts = tuple(one for one in proposed.suspicions if not any(_told_by(edit, one) for edit in right))
    return replace(proposed, edits=left, suspicions=doubts)


def _begins_small(source: str, suspicion: Suspicion) -> bool:
    """Whether the first word of a sentence is in small letters, as behind a salutation: that is all that is seen.

    Where something is missing in front of it, a capital or a mark is.
    """
    written = source[suspicion.start : suspicion.end] or source[suspicion.start :].lstrip()[:1]
    return not source[: suspicion.start].strip() and written.islower()


def _told_by(edit: Edit, suspicion: Suspicion) -> bool:
    """Whether an edit says what is wrong there; where something is missing, the word behind the gap is suspected."""
    gap = edit.start == edit.end
    return edit.start <= suspicion.end and suspicion.start <= edit.end + gap


def _allowed(edits: Iterable[Edit], protection: Protection) -> list[Edit]:
    return list(filter(None, (_ranked(edit, protection) for edit in edits)))


def _ranked(edit: Edit, protection: Protection) -> Edit | None:
    """The edit with the most probable of its allowed replacements, the others as alternatives; None if there is none.

    What is done every day stands in the present, though the past may be more probable by what else is in the sentence.
    Greedy decoding commits to a word before it has seen what that word leads to, so an alternative may turn out better.
    """
    readings = (Replacement(edit.replacement, edit.probability), *edit.alternatives)
    allowed = [one for one in readings if not forbids(protection, replace(edit, replacement=one.text))]
    if not allowed:
        return None
    best, *others = sorted(allowed, key=lambda one: -one.probability)
    for at, one in enumerate(others):
        if tells_a_habit(protection.sentence, replace(edit, replacement=one.text)):
            others[at] = replace(best, probability=one.probability)
            best = replace(one, probability=best.probability)
            break
    return replace(edit, replacement=best.text, probability=best.probability, alternatives=tuple(others))
