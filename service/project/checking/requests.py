"""A file as requests to ``POST /v1/checker``: within the limits of one, and the options that hold for the file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from service.checking.parts import Part
from service.limits import ANNOTATION_PARTS, BODY_BYTES, OPTION_VALUES, TEXT_CHARACTERS
from service.project.settings import ProjectSettings

__all__ = ["RequestPiece", "options_of", "pieces_of"]

_LONGEST_BYTES = BODY_BYTES * 3 // 4
"""What is left is for the options."""
_BYTES_OF_PART = 64
"""What the JSON of a part takes besides its characters."""
_LONGEST_PART = 4_000
_BREAK = "\n\n"
_OPEN = "auto"


@dataclass(frozen=True, slots=True)
class RequestPiece:
    """A stretch of a file that one request asks for.

    Attributes:
        start: where it starts in the file (code points).
        parts: its parts.
    """

    start: int
    parts: Sequence[Part]

    @property
    def length(self) -> int:
        """The code points of text and markup."""
        return sum(len(part.original) for part in self.parts)

    def to_json(self) -> dict[str, Any]:
        """The field of the request that holds it."""
        if not any(part.markup for part in self.parts):
            return {"text": "".join(part.original for part in self.parts)}
        return {"data": {"annotation": [_json(part) for part in self.parts]}}


def options_of(project: ProjectSettings, words: Sequence[str], text: str, language: str = "") -> dict[str, Any]:
    """The options of the requests for a file; of the accepted words only those that are in it.

    Args:
        project: what the project says.
        words: those to accept, the most important first.
        text: the file.
        language: that the file says it is in; it counts where the project leaves it open.
    """
    folded = text.casefold()
    present = list(dict.fromkeys(word for word in words if word.casefold() in folded))
    found = {
        "language": _known(language) if language and project.language == _OPEN else project.language,
        "preferredLanguages": list(project.preferred_languages),
        "level": project.level,
        "tone": project.tone,
        "writer": project.writer,
        "motherTongue": project.mother_tongue,
        "messageLanguage": project.message_language,
        "oxfordComma": project.oxford_comma,
        "categories": list(project.categories),
        "disabledCategories": list(project.disabled_categories),
        "enabledRules": list(project.enabled_rules),
        "disabledRules": list(project.disabled_rules),
        "dictionary": present[:OPTION_VALUES],
    }
    return {name: value for name, value in found.items() if value}


def _known(language: str) -> str:
    """A language that a file says it is in, or ``auto`` where it is none that is known."""
    from models.languages.tags import resolve

    return language if resolve(language) is not None else _OPEN


def pieces_of(parts: Sequence[Part], longest: int = TEXT_CHARACTERS) -> Iterator[RequestPiece]:
    """A file in pieces that one request may hold; it is cut between paragraphs wherever there are any."""
    start = 0
    kept: list[Part] = []
    seen = size = 0
    for part in (small for one in parts for small in _small(one)):
        while kept and (
            seen + len(part.seen) > longest or size + _bytes(part) > _LONGEST_BYTES or len(kept) >= ANNOTATION_PARTS
        ):
            cut = next((at for at in range(len(kept), 0, -1) if kept[at - 1].seen.endswith(_BREAK)), len(kept))
            piece = RequestPiece(start, kept[:cut])
            yield piece
            start += piece.length
            kept = kept[cut:]
            seen, size = sum(len(one.seen) for one in kept), sum(map(_bytes, kept))
        kept.append(part)
        seen, size = seen + len(part.seen), size + _bytes(part)
    if kept:
        yield RequestPiece(start, kept)


def _bytes(part: Part) -> int:
    """The most bytes that a part takes in a body; the signs of JSON that are escaped among them."""
    return _BYTES_OF_PART + 2 * len((part.original + part.interpreted).encode("utf-8", "replace"))


def _small(part: Part) -> Iterator[Part]:
    """A long part as several, text cut between paragraphs, else between lines, else between words."""
    rest, interpreted = part.original, part.interpreted
    while len(rest) > _LONGEST_PART:
        signs = () if part.markup else (_BREAK, "\n", " ")
        cut = next((at + len(sign) for sign in signs if (at := rest.rfind(sign, 0, _LONGEST_PART)) > 0), _LONGEST_PART)
        yield Part(rest[:cut], part.markup, interpreted)
        rest, interpreted = rest[cut:], ""
    yield Part(rest, part.markup, interpreted)


def _json(part: Part) -> dict[str, str]:
    if not part.markup:
        return {"text": part.original}
    return {"markup": part.original, **({"interpretAs": part.interpreted} if part.interpreted else {})}
