"""From sentences of any kind and length to the edits worth showing."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from models.corrector.analysis import Analysis, Analyst
from models.corrector.confirmation import confirmed
from models.corrector.cutting import cut
from models.corrector.indirect_questions import with_subjects_first
from models.corrector.moves import with_moves
from models.corrector.protocol import Correction, Doubt, Edit, Engine, SecondLook, Suspicion
from models.corrector.second_opinion import SecondOpinion
from models.corrector.thresholds import Thresholds, Writer
from models.corrector.verb_last import with_verbs_last
from models.corrector.view import SourceView
from models.text.document import Document
from models.text.protection import Protection, protections
from models.wanted import require_wanted

Progress = Callable[[int], object] | None

_Found = TypeVar("_Found", Edit, Doubt, Suspicion)

_BATCH = 64
"""How many pieces of sentences go to the engine at once."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """A span of a sentence, by its position in the list; most sentences are one piece."""

    sentence: int
    start: int
    end: int

    def place(self, found: Iterable[_Found], sentence: str) -> list[_Found]:
        """Give what is found in the piece the offsets of the sentence, without what a cut misleads the model to.

        Beside a cut a model sees the start or end of a sentence where there is none, and capitalises or adds a stop.
        """
        head, tail = sentence[: self.start].rstrip(), sentence[self.end :].lstrip()
        first = self.start if head else -1
        last = len(sentence[: self.end].rstrip()) if tail else len(sentence) + 1
        return [one for one in _moved(found, self.start) if one.start > first and one.end < last]


class Corrector:
    """Cuts what is too long, protects what must not be touched, and drops edits that are not sure enough.

    ``correct`` and ``correct_text`` say what one kind of writer is told, a native one unless ``for_writer`` chose.
    """

    def __init__(
        self,
        engine: Engine,
        thresholds: Thresholds | None = None,
        language: str = "en",
        learner: Thresholds | None = None,
        writer: Writer = "native",
        opinion: SecondOpinion | None = None,
        second_look: SecondLook | None = None,
    ) -> None:
        """Use an engine.

        Args:
            engine: the model.
            thresholds: those of the model; the defaults if left out.
            language: that of the model.
            learner: the thresholds for texts of learners; None if they are the same.
            writer: whom ``correct`` and ``correct_text`` speak to.
            opinion: weighs the probabilities of edits before they are judged; None for the model's alone.
            second_look: weighs what the model is not sure of; None for what it proposes alone.
        """
        self.engine = engine
        self.thresholds = thresholds or Thresholds()
        self.language = language
        self.learner = learner
        self.writer = writer
        self.opinion = opinion
        self.second_look = second_look
        self._analyst = Analyst(self.thresholds, learner, language)

    def for_writer(self, writer: Writer) -> "Corrector":
        """A corrector with the same engine that speaks to one kind of writer."""
        return Corrector(
            self.engine,
            self.thresholds,
            self.language,
            self.learner,
            writer,
            self.opinion,
            self.second_look,
        )

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence, of any length and with any white space; nothing outside the edits changes.

        A native writer's is a text of its own, which may be a heading or a label; a learner's is a sentence.
        """
        protection = Protection.of_text if self.writer == "native" else Protection
        return [
            self._analyst.analyse(proposed, protection(proposed.source)).for_writer(self.writer)
            if proposed.edits or proposed.suspicions
            else proposed
            for proposed in self.proposed(sentences)
        ]

    def doubts(self, sentences: Sequence[str]) -> list[tuple[Doubt, ...]] | None:
        """The words of each sentence that the model is not sure to copy; None from an engine that cannot tell them.

        Only the sentences as they stand are read; none is corrected, so this is quicker than ``correct``.
        """
        pieces = [
            (at, start, SourceView.folded(sentence[start:end]))
            for at, sentence in enumerate(sentences)
            for start, end in cut(sentence, self.engine.max_length)
        ]
        pieces = [piece for piece in pieces if 0 < len(piece[2].text) <= self.engine.max_length]
        found = self.engine.doubts([view.text for _, _, view in pieces])
        if found is None:
            return None
        placed: list[tuple[Doubt, ...]] = [() for _ in sentences]
        for (at, start, view), doubts in zip(pieces, found, strict=True):
            placed[at] += tuple(_moved(_seen(doubts, view), start))
        return placed

    def ease(self, sentences: Sequence[str]) -> list[float | None]:
        """How much at ease the model is with each sentence: the log probability that it stays as it is.

        None for one that is too long to be read at once, or where the engine cannot tell.
        """
        texts = [SourceView.folded(sentence).text for sentence in sentences]
        taken = [at for at, text in enumerate(texts) if 0 < len(text) <= self.engine.max_length]
        found: list[float | None] = [None] * len(sentences)
        for at, own in zip(taken, self.engine.ease([texts[at] for at in taken]), strict=True):
            found[at] = own
        return found

    def analyse(self, document: Document, progress: Progress = None) -> list[Analysis]:
        """Correct each sentence of a document and name the errors without a sure correction.

        Args:
            document: any text; the offsets of each analysis are those of its sentence.
            progress: called with the number of code points done, now and then.
        """
        return self.analyse_sentences(protections(document), progress)

    def analyse_sentences(self, sentences: Sequence[Protection], progress: Progress = None) -> list[Analysis]:
        """Do the same for sentences of any documents, each given with what must not be touched in it."""
        found = self.proposed([protection.sentence for protection in sentences], progress)
        analyses = [self._analyst.analyse(proposed, its) for proposed, its in zip(found, sentences, strict=True)]
        return confirmed(analyses, self.ease) if self.language == "en" else analyses

    def correct_text(self, text: str, language: str = "en", progress: Progress = None) -> Correction:
        """Correct a whole text; the offsets of the edits are those of the text."""
        document = Document.of(text, language)
        analyses = self.analyse(document, progress)
        told = [
            (analysis.for_writer(self.writer), sentence.start)
            for sentence, analysis in zip(document.sentences, analyses, strict=True)
        ]
        edits = tuple(edit for each, start in told for edit in _moved(each.edits, start))
        return Correction(text, edits, tuple(one for each, start in told for one in _moved(each.suspicions, start)))

    def proposed(self, sentences: Sequence[str], progress: Progress = None) -> list[Correction]:
        """All that the engine finds in each sentence, however sure it is; what is too long it reads in pieces."""
        pieces = [
            _Piece(at, start, end)
            for at, sentence in enumerate(sentences)
            for start, end in cut(sentence, self.engine.max_length)
        ]
        edits: list[list[Edit]] = [[] for _ in sentences]
        suspicions: list[list[Suspicion]] = [[] for _ in sentences]
        for first in range(0, len(pieces), _BATCH):
            require_wanted()
            batch = pieces[first : first + _BATCH]
            texts = [sentences[piece.sentence][piece.start : piece.end] for piece in batch]
            for piece, found in zip(batch, self._proposed_of_pieces(texts), strict=True):
                edits[piece.sentence] += piece.place(found.edits, sentences[piece.sentence])
                suspicions[piece.sentence] += piece.place(found.suspicions, sentences[piece.sentence])
            if progress is not None:
                progress(sum(len(text) for text in texts))
        whole = [Correction(sentence, tuple(edits[at]), tuple(suspicions[at])) for at, sentence in enumerate(sentences)]
        if self.opinion is not None:
            whole = self.opinion.weigh(whole)
        whole = [with_moves(one, self.language) for one in whole]
        if self.language == "en":
            return [with_subjects_first(one) for one in whole]
        whole = [with_verbs_last(one, self.language) for one in whole]
        return whole if self.second_look is None else self.second_look.weigh(whole, self.ease)

    def _proposed_of_pieces(self, texts: Sequence[str]) -> list[Correction]:
        """Let the engine correct pieces with their white space folded, and bring all back to the originals."""
        views = [SourceView.folded(text) for text in texts]
        # What is too long even so is one run without white space, and no prose.
        taken = [at for at, view in enumerate(views) if 0 < len(view.text) <= self.engine.max_length]
        found = [Correction(text) for text in texts]
        for at, seen in zip(taken, self.engine.correct([views[at].text for at in taken]), strict=True):
            edits, suspicions = _seen(seen.edits, views[at]), _seen(seen.suspicions, views[at])
            found[at] = Correction(texts[at], tuple(edits), tuple(suspicions))
        return found


def _moved(found: Iterable[_Found], by: int) -> list[_Found]:
    return [replace(one, start=one.start + by, end=one.end + by) for one in found]


def _seen(found: Iterable[_Found], view: SourceView) -> list[_Found]:
    """What was found in what the model saw, by the offsets of the source."""
    return [replace(one, start=start, end=end) for one in found for start, end in [view.span(one.start, one.end)]]
