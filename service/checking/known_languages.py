"""The languages that are known, for those who list them or choose among them."""

from dataclasses import dataclass
from functools import cache

from models.languages.tags import accepted_pattern, languages, primary, resolve, variants_of

__all__ = ["KnownLanguage", "known_languages", "nearest", "nearest_pattern"]


@dataclass(frozen=True, slots=True)
class KnownLanguage:
    """A language or a regional variant of one.

    Attributes:
        code: BCP 47 tag: ``en``, ``en-GB``.
        name: in English.
        primary: the tag without region.
        variants: tags of its regional variants; none for a variant.
    """

    code: str
    name: str
    primary: str
    variants: tuple[str, ...]


@cache
def known_languages() -> dict[str, KnownLanguage]:
    """All of them by their tags, in alphabetical order."""
    return {
        tag: KnownLanguage(tag, language.name, primary(tag), variants_of(tag)) for tag, language in languages().items()
    }


def nearest(asked: str) -> KnownLanguage | None:
    """The one that a tag means or that is nearest to it, None where there is none."""
    tag = resolve(asked)
    return None if tag is None else known_languages()[tag]


def nearest_pattern() -> str:
    """A regular expression for exactly the tags that ``nearest`` knows."""
    return accepted_pattern()
