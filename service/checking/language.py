"""The language a text is checked in: the one that was asked for, or the one it seems to be in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from models.languages.identify import identify, warm
from models.languages.mixed import identify_sentences
from models.languages.tags import accepted_pattern, languages, primary, resolve, variants_of
from models.languages.variants import identify_variant
from models.text.document import Document
from service.checking.check import Check
from service.checking.options import AUTO


def known(asked: str) -> str | None:
    """``auto``, or the known tag nearest to one that was asked for (BCP 47); None where there is none."""
    return asked if asked == AUTO else resolve(asked)


def known_pattern() -> str:
    """A regular expression for exactly what ``known`` knows."""
    return f"{accepted_pattern()}|^{AUTO}$"


@dataclass(frozen=True, slots=True)
class TextLanguage:
    """The language of a text.

    Attributes:
        code: BCP 47 tag, with the region where variants are told apart.
        detected: whether it was found out.
        confidence: probability in [0, 1] that it is right; 1 where it was asked for.
        unavailable: the checks that there are, but not for this language, or not without what the operator has to add.
    """

    code: str
    detected: bool
    confidence: float
    unavailable: Sequence[str] = ()

    def to_json(self) -> dict[str, object]:
        """The language by the names of the interface."""
        return {
            "code": self.code,
            "name": languages()[self.code].name,
            "detected": self.detected,
            "confidence": round(self.confidence, 4),
            "unavailable": list(self.unavailable),
        }


class Languages:
    """Finds the language of texts."""

    def __init__(self, checks: Iterable[Check], variants: Sequence[str]) -> None:
        """Know the checks.

        Args:
            checks: all there are.
            variants: the tags that a text is taken for when nothing in it tells the variant. A short text is rather
                taken for one of their languages than for another; the first one also stands for a text without letters.
        """
        self._checks = sorted(checks, key=lambda check: check.name)
        self._variants = {primary(tag): tag for tag in reversed(variants)}
        self._preferred = tuple(dict.fromkeys(primary(tag) for tag in variants))

    @staticmethod
    def warm() -> None:
        """Load the model of languages."""
        warm()

    def of(self, text: str, asked: str) -> TextLanguage:
        """The language of a text; ``asked`` is a known tag or ``auto``."""
        if asked == AUTO:
            found = identify(text, self._preferred)
            code, confidence = found.language, found.confidence
        else:
            code, confidence = asked, 1.0
        code = self._variant(text, code)
        unavailable = [check.name for check in self._checks if not check.covers(code)]
        return TextLanguage(code, asked == AUTO, confidence, unavailable)

    def of_sentences(self, document: Document, language: TextLanguage) -> list[str | None]:
        """For each sentence of a text the language it is surely in, None where that is the text's own.

        A language that was asked for holds for all of them.
        """
        if not language.detected:
            return [None for _ in document.sentences]
        found = identify_sentences(document, language.code)
        return [other and self._variant(document.text, other) for other in found]

    def _variant(self, text: str, code: str) -> str:
        return identify_variant(text, code, self._variants) if variants_of(code) else code
