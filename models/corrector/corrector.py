"""From sentences of any kind and length to the edits worth showing."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from models.corrector.articles import with_fitting_articles
from models.corrector.cutting import cut
from models.corrector.forbidden import forbids, without_end_mark
from models.corrector.protocol import Correction, Doubt, Edit, Engine, Replacement
from models.corrector.thresholds import Thresholds, Writer, suspicion
from models.corrector.view import SourceView
from models.text.document import Document
from models.text.protection import Protection, protections
from models.wanted import require_wanted

Progress = Callable[[int], object] | None

_Found = TypeVar("_Found", Edit, Doubt)

_BATCH = 64
"""How many pieces of sentences go to the engine at once."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A span of a sentence that is wrong with this probability, though no correction of it is sure enough."""

    start: int
    end: int
    probability: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What the model says of a sentence: its correction, and the errors it sees but cannot correct.

    ``learner`` is what it says where the writer is a learner; None from a model that says the same to everybody.
    """

    correction: Correction
    suspicions: tuple[Suspicion, ...] = ()
    learner: "Analysis | None" = None


@dataclass(frozen=True, slots=True)
class _Piece:
    """A span of a sentence, by its position in the list; most sentences are one piece."""

    sentence: int
    start: int
    end: int

    def place(self, edits: Iterable[Edit], sentence: str) -> list[Edit]:
        """Give the edits of the piece the offsets of the sentence, without those a cut misleads the model to.

        Beside a cut a model sees the start or end of a sentence where there is none, and capitalises or adds a stop.
        """
        head, tail = sentence[: self.start].rstrip(), sentence[self.end :].lstrip()
        first = self.start if head else -1
        last = len(sentence[: self.end].rstrip()) if tail else len(sentence) + 1
        return [edit for edit in _moved(edits, self.start) if edit.start > first and edit.end < last]


class Corrector:
    """Cuts what is too long, protects what must not be touched, and drops edits that are not sure enough.

    ``correct`` and ``correct_text`` take the writer for a native one; see ``for_writer``.
    """

    def __init__(
        self,
        engine: Engine,
        thresholds: Thresholds | None = None,
        language: str = "en",
        learner: Thresholds | None = None,
    ) -> None:
        """Use an engine.

        Args:
            engine: the model.
            thresholds: those of the model; the defaults if left out.
            language: that of the model.
            learner: the thresholds for texts of learners; None if they are the same.
        """
        self.engine = engine
        self.thresholds = thresholds or Thresholds()
        self.language = language
        self.learner = learner

    def for_writer(self, writer: Writer) -> "Corrector":
        """A corrector with the same engine whose thresholds are those for one kind of writer alone."""
        thresholds = self.learner if writer == "learner" else None
        return Corrector(self.engine, thresholds or self.thresholds, self.language)

    def correct(self, sentences: Sequence[str]) -> list[Correction]:
        """Correct each sentence, of any length and with any white space; nothing outside the edits changes."""
        return [
            self._judge(sentence, edits, Protection(sentence)).correction if edits else Correction(sentence)
            for sentence, edits in zip(sentences, self._raw(sentences), strict=True)
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

    def analyse(self, document: Document, progress: Progress = None) -> list[Analysis]:
        """Correct each sentence of a document and name the errors without a sure correction.

        Args:
            document: any text; the offsets of each analysis are those of its sentence.
            progress: called with the number of code points done, now and then.
        """
        return self.analyse_sentences(protections(document), progress)

    def analyse_sentences(self, sentences: Sequence[Protection], progress: Progress = None) -> list[Analysis]:
        """Do the same for sentences of any documents, each given with what must not be touched in it."""
        found = self._raw([protection.sentence for protection in sentences], progress)
        return [
            self._judge(protection.sentence, edits, protection)
            for protection, edits in zip(sentences, found, strict=True)
        ]

    def correct_text(self, text: str, language: str = "en", progress: Progress = None) -> Correction:
        """Correct a whole text; the offsets of the edits are those of the text."""
        document = Document.of(text, language)
        analyses = self.analyse(document, progress)
        return Correction(
            text,
            tuple(
                edit
                for sentence, analysis in zip(document.sentences, analyses, strict=True)
                for edit in _moved(analysis.correction.edits, sentence.start)
            ),
        )

    def _raw(self, sentences: Sequence[str], progress: Progress = None) -> list[list[Edit]]:
        """What the engine finds in each sentence, those that are too long in pieces."""
        pieces = [
            _Piece(at, start, end)
            for at, sentence in enumerate(sentences)
            for start, end in cut(sentence, self.engine.max_length)
        ]
        found: list[list[Edit]] = [[] for _ in sentences]
        for first in range(0, len(pieces), _BATCH):
            require_wanted()
            batch = pieces[first : first + _BATCH]
            texts = [sentences[piece.sentence][piece.start : piece.end] for piece in batch]
            for piece, edits in zip(batch, self._raw_of_pieces(texts), strict=True):
                found[piece.sentence] += piece.place(edits, sentences[piece.sentence])
            if progress is not None:
                progress(sum(len(text) for text in texts))
        return found

    def _raw_of_pieces(self, texts: Sequence[str]) -> list[list[Edit]]:
        """Let the engine correct pieces with their white space folded, and bring all back to the originals."""
        views = [SourceView.folded(text) for text in texts]
        # What is too long even so is one run without white space, and no prose.
        taken = [at for at, view in enumerate(views) if 0 < len(view.text) <= self.engine.max_length]
        found: list[list[Edit]] = [[] for _ in texts]
        for at, correction in zip(taken, self.engine.correct([views[at].text for at in taken]), strict=True):
            found[at] = _seen(correction.edits, views[at])
        return found

    def _judge(self, sentence: str, edits: Sequence[Edit], protection: Protection) -> Analysis:
        """Keep the edits that are allowed and sure enough, each with its most probable replacement first.

        Native writers and learners are judged for apart: which article fits, and what is left as a suspicion, depends
        on the other edits that are kept. A text of one line may be a heading or a message: only a learner is told that
        it has no end mark.
        """
        open_ended = [changed for edit in edits if (changed := without_end_mark(sentence, edit))]
        if protection.label:
            edits = open_ended
        allowed = _allowed(edits, protection)
        unmarked = _allowed(open_ended, protection) if protection.alone else allowed
        native = self._kept(sentence, unmarked, self.thresholds)
        if self.learner is None and unmarked == allowed:
            return native
        return replace(native, learner=self._kept(sentence, allowed, self.learner or self.thresholds))

    def _kept(self, sentence: str, edits: Sequence[Edit], thresholds: Thresholds) -> Analysis:
        kept: list[Edit] = []
        suspicions: list[Suspicion] = []
        for edit in edits:
            if thresholds.accepts(edit):
                kept.append(edit)
            elif thresholds.suspects(edit):
                suspicions.append(Suspicion(edit.start, edit.end, suspicion(edit)))
        correction = Correction(sentence, tuple(kept))
        if self.language == "en":
            correction = with_fitting_articles(correction)
        return Analysis(correction, tuple(suspicions))


def _allowed(edits: Iterable[Edit], protection: Protection) -> list[Edit]:
    return list(filter(None, (_ranked(edit, protection) for edit in edits)))


def _ranked(edit: Edit, protection: Protection) -> Edit | None:
    """The edit with the most probable of its allowed replacements, the others as alternatives; None if there is none.

    Greedy decoding commits to a word before it has seen what that word leads to, so an alternative may turn out better.
    """
    readings = (Replacement(edit.replacement, edit.probability), *edit.alternatives)
    allowed = [one for one in readings if not forbids(protection, replace(edit, replacement=one.text))]
    if not allowed:
        return None
    best, *others = sorted(allowed, key=lambda one: -one.probability)
    return replace(edit, replacement=best.text, probability=best.probability, alternatives=tuple(others))


def _moved(found: Iterable[_Found], by: int) -> list[_Found]:
    return [replace(one, start=one.start + by, end=one.end + by) for one in found]


def _seen(found: Iterable[_Found], view: SourceView) -> list[_Found]:
    """Edits or doubts of what the model saw, by the offsets of the source."""
    return [replace(one, start=start, end=end) for one in found for start, end in [view.span(one.start, one.end)]]
