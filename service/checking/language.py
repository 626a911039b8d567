"""The language a text is checked in: the one that was asked for, or the one it seems to be in."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from models.languages.identify import identify, warm
from models.languages.mixed import identify_sentences
from models.languages.tags import accepted_pattern, languages, primary, resolve, variants_of
from models.languages.variants import identify_variant
from models.text.document import Document
from service.checking.check import Check, SentenceCheck
from service.checking.options import AUTO

UNDETERMINED = "und"
"""The BCP 47 tag of no language in particular."""


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
        doubtful: whether it looks so much like another language that no check of its words is made.
    """

    code: str
    detected: bool
    confidence: float
    unavailable: Sequence[str] = ()
    doubtful: bool = False

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
        self._variants = tuple(variants)

    @staticmethod
    def warm() -> None:
        """Load the model of languages."""
        warm()

    def of(self, text: str, asked: str, preferred: Sequence[str] = ()) -> TextLanguage:
        """The language of a text.

        Args:
            text: any string.
            asked: a known tag or ``auto``.
            preferred: known tags that the writer prefers, which go before the operator's variants.
        """
        if asked == AUTO:
            found = identify(text, _primaries(self._variants), _primaries(preferred))
            code, confidence, doubtful = found.language, found.confidence, found.doubtful
        else:
            code, confidence, doubtful = asked, 1.0, False
        code = self._variant(text, code, preferred)
        alone = UNDETERMINED if doubtful else code
        covered = {True: alone, False: code}
        unavailable = [one.name for one in self._checks if not one.covers(covered[isinstance(one, SentenceCheck)])]
        return TextLanguage(code, asked == AUTO, confidence, unavailable, doubtful)

    def of_sentences(
        self, document: Document, language: TextLanguage, preferred: Sequence[str] = ()
    ) -> list[str | None]:
        """For each sentence of a text the language it is surely in, None where that is the text's own.

        A language that was asked for holds for all of them. The sentences of a text of doubtful language are in none:
        what holds in every language is told of them, and their words are let be.
        """
        if not language.detected:
            return [None for _ in document.sentences]
        if language.doubtful:
            return [UNDETERMINED for _ in document.sentences]
        found = identify_sentences(document, language.code)
        return [other and self._variant(document.text, other, preferred) for other in found]

    def _variant(self, text: str, code: str, preferred: Sequence[str]) -> str:
        if not variants_of(code):
            return code
        return identify_variant(text, code, {primary(tag): tag for tag in reversed((*preferred, *self._variants))})


def _primaries(tags: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(primary, tags)))
