"""What checks share: the models, loaded once and only when a check asks for them."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from models.aligner.aligner import Aligner
    from models.corrector.corrector import Corrector
    from models.overlap.index import OverlapIndex
    from models.spelling.spelling import Spelling
    from models.syntax.pipeline import Syntax


@dataclass(frozen=True)
class Resources:
    """Lazily loaded models.

    Attributes:
        model: folder or hub name of the correction model; empty for the one that ships.
        device: ``cpu`` or ``cuda``.
        threads: CPU threads of one computation; None leaves it to the libraries.
        threshold: least probability of a correction, in place of the model's own.
        prompt: what the correction model wants before each sentence; empty for the model's own.
        overlap_index: index of an encyclopedia; None for none.
        hunspell_dir: folder of Hunspell dictionaries; None looks at the usual places.
    """

    model: str = ""
    device: str = "cpu"
    threads: int | None = None
    threshold: float | None = None
    prompt: str = ""
    overlap_index: Path | None = None
    hunspell_dir: Path | None = None

    @cached_property
    def corrector(self) -> "Corrector":
        """The correction model."""
        from models.corrector.loading import SHIPPED, load_corrector

        return load_corrector(
            self.model or SHIPPED,
            device=self.device,
            threads=self.threads,
            threshold=self.threshold,
            prompt=self.prompt or None,
        )

    @cached_property
    def spelling(self) -> "Spelling":
        """The spellers of all languages whose dictionary is installed."""
        from models.spelling.loading import load_spelling

        return load_spelling(self.hunspell_dir)

    @cached_property
    def syntax(self) -> "Syntax":
        """The English tagger, lemmatizer and parser."""
        from models.syntax.pipeline import load_syntax

        return load_syntax()

    @cached_property
    def aligner(self) -> "Aligner":
        """Finds the typed edits between a sentence and its correction."""
        from models.aligner.aligner import Aligner

        return Aligner(self.syntax)

    @cached_property
    def overlap(self) -> "OverlapIndex | None":
        """The index of an encyclopedia; None where there is none.

        Raises:
            ModelError: the file is missing, or not an index that this version can read.
        """
        from models.overlap.index import OverlapIndex

        return OverlapIndex(self.overlap_index) if self.overlap_index else None
