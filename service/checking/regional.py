"""What is offered, spelled as in the variant of the text: models have learnt from writers of all of them."""

import re
from collections.abc import Callable

from models.languages.tags import primary
from models.spelling.speller import Speller

__all__ = ["WITH_VARIANTS", "Spelled", "idiomatic", "is_idiomatic", "spelled_in", "unchanged"]

WITH_VARIANTS = frozenset({"de", "en"})
"""Languages whose variants differ in how many words are spelled."""
Spelled = Callable[[str, str], str]
"""Gives what is offered as the text would spell it; the second argument is what is written there."""

_WITHOUT_GOTTEN = frozenset({"en-AU", "en-GB", "en-IE", "en-NZ", "en-ZA"})
"""Variants that say *have got*."""
_WITHOUT_ESZETT = frozenset({"de-CH"})
"""Variants that always write *ss*."""
_DIFFERENT = re.compile(r"\bdifferent(?:ly)?\s+\Z", re.IGNORECASE)
"""Behind which these variants have *to*, too."""
_WEEKENDS = {"en-AU": "on", "en-CA": "on", "en-GB": "at", "en-US": "on", "en-ZA": "at"}
"""What stands before *the weekend*; in New Zealand it is *in*, too."""
_WEEKEND = re.compile(r"\s*(?:the )?weekends?\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]+")
_IZE = re.compile(r"(?P<stem>[a-z]{3,})iz(?P<ending>e|es|ed|ing|ation|ations|er|ers)", re.IGNORECASE)


def unchanged(offered: str, written: str) -> str:
    """As the model has it, where a language has no variants."""
    return offered


def _without_eszett(offered: str, written: str) -> str:
    return offered.replace("ß", "ss").replace("ẞ", "SS")


def spelled_in(speller: Speller) -> Spelled:
    """By the dictionaries of a variant, and by what the writer does where both spellings are right there (*-ise*)."""
    if speller.tag in _WITHOUT_ESZETT:
        return _without_eszett
    if primary(speller.tag) == "de":
        return unchanged

    def spelled(offered: str, written: str) -> str:
        own = {word.lower() for word in _WORD.findall(written)}

        def here(match: re.Match[str]) -> str:
            word = match[0]
            if word.lower() in own:
                return word
            if word == "gotten" and speller.tag in _WITHOUT_GOTTEN:
                return "got"
            ending = _IZE.fullmatch(word)
            if ending and any(one.startswith(f"{ending['stem'].lower()}is") for one in own):
                return f"{ending['stem']}is{ending['ending']}"
            regional = speller.region(word)
            return word if regional is None else regional.here

        return _WORD.sub(here, offered)

    return spelled


def is_idiomatic(before: str, written: str, language: str) -> bool:
    """Whether a preposition is right where it stands, though only in some variants: *different to*.

    Args:
        before: what stands before it.
        written: the preposition.
        language: BCP 47 tag.
    """
    return written == "to" and language in _WITHOUT_GOTTEN and _DIFFERENT.search(before) is not None


def idiomatic(offered: str, behind: str, language: str) -> str:
    """The preposition that a variant has before what stands behind it: *at the weekend*, but *on the weekend*.

    Args:
        offered: what is to be written; what is no such preposition stays as it is.
        behind: what follows it.
        language: BCP 47 tag; without a region nothing changes.
    """
    if offered not in _WEEKENDS.values() or not _WEEKEND.match(behind):
        return offered
    return _WEEKENDS.get(language, offered)
