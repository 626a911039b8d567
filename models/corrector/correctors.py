"""The correction models by the languages that they are for; each is loaded when a text in one of these comes."""

from collections.abc import Callable, Collection, Iterable, Mapping
from threading import Lock

from models.corrector.corrector import Corrector
from models.languages.tags import primary

__all__ = ["CorrectorModel", "Correctors"]


class CorrectorModel:
    """One model for one or more languages, loaded at the first use. Safe to use from several threads."""

    def __init__(self, languages: Collection[str], load: Callable[[], Mapping[str, Corrector]]) -> None:
        """Take the codes of the languages (BCP 47 without region), and what gives the corrector of each of them."""
        self.languages = languages
        self._load = load
        self._loaded: Mapping[str, Corrector] | None = None
        self._lock = Lock()

    @classmethod
    def loaded(cls, corrector: Corrector) -> "CorrectorModel":
        """A model that is there already, for the language of its corrector."""
        return cls([corrector.language], lambda: {corrector.language: corrector})

    def corrector(self, language: str) -> Corrector:
        """The corrector of one of its languages.

        Raises:
            ModelError: the model cannot be loaded.
        """
        with self._lock:
            if self._loaded is None:
                self._loaded = self._load()
            return self._loaded[language]


class Correctors:
    """Says which model corrects a language."""

    def __init__(self, models: Iterable[CorrectorModel]) -> None:
        """Take the models; where two are for one language, the first counts."""
        self._of: dict[str, CorrectorModel] = {}
        for model in models:
            for language in model.languages:
                self._of.setdefault(language, model)

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of all languages that have a corrector, in alphabetical order."""
        return tuple(sorted(self._of))

    def covers(self, language: str) -> bool:
        """Whether there is a corrector for a language (BCP 47 tag); nothing is loaded to tell."""
        return primary(language) in self._of

    def own(self, language: str) -> Corrector | None:
        """The corrector of a model for this language alone, None where there is none.

        Raises:
            ModelError: the model cannot be loaded.
        """
        code = primary(language)
        return self.of(code) if code in self._of and len(self._of[code].languages) == 1 else None

    def of(self, language: str) -> Corrector | None:
        """The corrector of a language (BCP 47 tag), None where there is none.

        Raises:
            ModelError: the model cannot be loaded.
        """
        code = primary(language)
        return self._of[code].corrector(code) if code in self._of else None
