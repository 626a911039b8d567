"""What checks share: the models, loaded once and only when a check asks for them."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from models.aligner.aligner import Aligner
    from models.aligner.untagged import UntaggedAligner
    from models.corrector.corrector import Corrector
    from models.corrector.correctors import Correctors
    from models.overlap.index import OverlapIndex
    from models.spelling.spelling import Spelling
    from models.syntax.pipeline import Syntax
    from service.checking.checks.rules.packs.pack import Pack


@dataclass(frozen=True)
class Resources:
    """Lazily loaded models, and what else checks are made of.

    Attributes:
        models: folders or hub names of correction models, which come before those that ship.
        device: ``cpu`` or ``cuda``.
        threads: CPU threads of one computation; None leaves it to the libraries.
        threshold: least probability of a correction, in place of the model's own.
        prompt: what the correction models want before each sentence; empty for their own.
        overlap_index: index of an encyclopedia; None for none.
        hunspell_dir: folder of Hunspell dictionaries; None looks at the usual places.
        dictionary_megabytes: how much of them is kept in memory; None leaves it to the spellers.
        rules: packs of rules besides ours.
    """

    models: tuple[str, ...] = ()
    device: str = "cpu"
    threads: int | None = None
    threshold: float | None = None
    prompt: str = ""
    overlap_index: Path | None = None
    hunspell_dir: Path | None = None
    dictionary_megabytes: int | None = None
    rules: tuple["Pack", ...] = ()

    @cached_property
    def correctors(self) -> "Correctors":
        """The correction models by language; each is loaded when a text of its languages comes.

        Raises:
            ModelError: the `emend.json` of a model is not valid.
        """
        from models.corrector.loading import models_for_languages

        return models_for_languages(
            self.models,
            device=self.device,
            threads=self.threads,
            threshold=self.threshold,
            prompt=self.prompt or None,
            knows=lambda code: self.spelling.speller(code).knows if self.spelling.covers(code) else lambda _: True,
        )

    def corrector_for(self, language: str) -> "Corrector | None":
        """The correction model of a language (BCP 47 tag), None where there is none.

        Raises:
            ModelError: it cannot be loaded.
        """
        return self.correctors.of(language)

    @cached_property
    def spelling(self) -> "Spelling":
        """The spellers of all languages whose dictionary is installed."""
        from models.spelling.loading import load_spelling

        if self.dictionary_megabytes is None:
            return load_spelling(self.hunspell_dir)
        return load_spelling(self.hunspell_dir, self.dictionary_megabytes << 20)

    @cached_property
    def syntax(self) -> "Syntax":
        """The English tagger, lemmatizer and parser."""
        from models.syntax.pipeline import load_syntax

        return load_syntax()

    @cached_property
    def aligner(self) -> "Aligner":
        """Finds the typed edits between an English sentence and its correction."""
        from models.aligner.aligner import Aligner

        return Aligner(self.syntax)

    def aligner_for(self, language: str) -> "Aligner | UntaggedAligner":
        """What finds the typed edits of a language (BCP 47 tag): ERRANT, or what can be told without a tagger."""
        from models.aligner.types import ERRANT_LANGUAGE
        from models.aligner.untagged import UntaggedAligner
        from models.languages.tags import primary

        if primary(language) == ERRANT_LANGUAGE:
            return self.aligner
        known = self.spelling.speller(language).knows if self.spelling.covers(language) else None
        return UntaggedAligner(language, known)

    @cached_property
    def overlap(self) -> "OverlapIndex | None":
        """The index of an encyclopedia; None where there is none.

        Raises:
            ModelError: the file is missing, or not an index that this version can read.
        """
        from models.overlap.index import OverlapIndex

        return OverlapIndex(self.overlap_index) if self.overlap_index else None
