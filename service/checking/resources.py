"""What checks share: the models, loaded once and only when a check asks for them."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from models.aligner.aligner import Aligner
    from models.corrector.corrector import Corrector
    from models.syntax.pipeline import Syntax


@dataclass(frozen=True)
class Resources:
    """Lazily loaded models.

    Attributes:
        model: folder or hub name of the correction model; empty for the one that ships.
        device: ``cpu`` or ``cuda``.
        threads: CPU threads of one computation; None leaves it to the libraries.
        threshold: least probability of a correction, in place of the model's own.
    """

    model: str = ""
    device: str = "cpu"
    threads: int | None = None
    threshold: float | None = None

    @cached_property
    def corrector(self) -> "Corrector":
        """The correction model."""
        from models.corrector.loading import SHIPPED, load_corrector

        return load_corrector(self.model or SHIPPED, device=self.device, threads=self.threads, threshold=self.threshold)

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
