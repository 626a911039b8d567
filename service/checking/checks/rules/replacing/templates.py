"""Replacements as rules write them: ``{take=1} {2} {3:NNS} {4:-o+a} {5@adjective_fp}``."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from models.agreement.inflected import inflecting
from models.text.articles import article_for
from service.checking.checks.rules.replacing.inflection import AGREEMENTS, WORD_CLASSES, in_form, inflected_like

__all__ = ["LETTER_CASES", "Places", "Slot", "Template", "TemplateError", "forms_by_row", "parse_template"]


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]


LETTER_CASES: dict[str, Callable[[str], str]] = {"lower": str.lower, "upper": str.upper, "title": _title}
_PLACE = re.compile(
    r"\{(?:(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)=)?(?P<number>\d+)"
    r"(?::(?P<form>[A-Za-z$]+|-[^\W\d_]+\+[^\W\d_]*)|@(?P<column>[a-z_]+))?\}"
)
_SPACES = re.compile(r" {2,}")
_ENDS_IN_A = re.compile(r"(?<!\S)[Aa] +$")


class TemplateError(Exception):
    """What is wrong with a template."""


class Places(Protocol):
    """What the items of a pattern have matched."""

    def text(self, item: int) -> str:
        """The text of an item, counted from 1; empty if it is not there."""

    def tag(self, item: int) -> str | None:
        """The tag of its first token, if the sentence is tagged."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for an item: its text, the text in another form, ending or case, or another word in the item's form.

    Attributes:
        item: counted from 1.
        word: the word that takes the item's form.
        form: the form or letter case that the item takes, or ``-o+a`` for another ending.
        row: what stands for each word that the item may be, where a list of forms says so (`forms_by_row`).
        language: whose paradigms inflect the word (BCP 47 without region); empty for English.
        among: all words that the item may be, as far as they are known.
    """

    item: int
    word: str = ""
    form: str = ""
    row: Mapping[str, str] | None = field(default=None, repr=False)
    language: str = ""
    among: frozenset[str] = field(default=frozenset(), repr=False)

    def fill(self, places: Places) -> str | None:
        """The text for the place, None if the word does not have the form."""
        text = places.text(self.item)
        if self.row is not None:
            return self.row.get(text.lower())
        if self.word and self.language:
            return inflecting.inflected_like(self.language, self.word, text, self.among)
        if self.word:
            return inflected_like(self.word, text, places.tag(self.item))
        if self.form in LETTER_CASES:
            return LETTER_CASES[self.form](text)
        if self.form.startswith("-"):
            return _with_ending(text, *self.form[1:].split("+"))
        return in_form(text, self.form) if self.form else text


@dataclass(frozen=True, slots=True)
class Template:
    """Literal text and places in turn; an English ``a`` before a place is ``an`` where its text asks for it."""

    parts: tuple[str | Slot, ...]
    english: bool = False

    @property
    def slots(self) -> list[Slot]:
        """The places."""
        return [part for part in self.parts if isinstance(part, Slot)]

    @property
    def needs_tags(self) -> bool:
        """Whether a word is to take a form that the sentence decides."""
        return any(slot.word and not slot.language for slot in self.slots)

    def fill(self, places: Places) -> str | None:
        """The replacement, or None if a word does not have the form that is asked for."""
        filled: list[str] = []
        for part in self.parts:
            text = part if isinstance(part, str) else part.fill(places)
            if text is None:
                return None
            filled.append(text)
        return _joined(_with_an(filled) if self.english else filled)


def _with_an(parts: Sequence[str]) -> list[str]:
    """The parts, each ``a`` at the end of one as ``an`` where what follows begins with the sound of a vowel."""
    fitted = list(parts)
    for at, part in enumerate(parts):
        if _ENDS_IN_A.search(part) and article_for("".join(parts[at + 1 :]).lstrip()) == "an":
            fitted[at] = part.rstrip() + "n "
    return fitted


def _with_ending(text: str, old: str, new: str) -> str | None:
    """A word with another ending, None if it does not end in the old one."""
    return text[: -len(old)] + new if text.lower().endswith(old) else None


def _joined(parts: Sequence[str]) -> str:
    """The parts as one text; what an empty place leaves behind is one space, and none at the border."""
    text = "".join(parts)
    return _SPACES.sub(" ", text).strip(" ") if "" in parts else text


def forms_by_row(column: str, lists: Mapping[str, str]) -> Mapping[str, str]:
    """For each word of the lists that are columns of one table, the word of one column that is in its row.

    Lists whose names are equal up to the last ``_`` (``adjective_ms``, ``adjective_fs``) are such columns.

    Raises:
        TemplateError: there is no such list, or the columns are not equally long.
    """
    if column not in lists:
        raise TemplateError(f"there is no list “{column}”")
    table = column.rpartition("_")[0]
    columns = {name: words.split() for name, words in lists.items() if table and name.rpartition("_")[0] == table}
    if len({len(words) for words in columns.values()}) != 1:
        lengths = ", ".join(f"{name} {len(words)}" for name, words in columns.items())
        raise TemplateError(f"lists of one table must have as many words each: {lengths or column}")
    forms: dict[str, str] = {}
    for words in columns.values():
        for word, form in zip(words, columns[column], strict=True):
            for spelling in word.split("|"):
                forms.setdefault(spelling.lower(), form.partition("|")[0])
    return forms


def parse_template(
    source: str,
    items: int,
    single: frozenset[int],
    *,
    inflects: bool,
    lists: Mapping[str, str] | None = None,
    language: str = "",
    among: Sequence[frozenset[str]] = (),
) -> Template:
    """Read a template.

    Args:
        source: as the rule has it.
        items: how many items the pattern has.
        single: the items that always are exactly one token, which alone can be inflected.
        inflects: whether English words can be inflected.
        lists: the word lists of the folder.
        language: whose paradigms inflect words (BCP 47 without region); empty where there are none.
        among: of each item all words that it may be, as far as they are known.

    Raises:
        TemplateError: a place is not understood or cannot be filled.
    """
    parts: list[str | Slot] = []
    at = 0
    for match in _PLACE.finditer(source):
        row = forms_by_row(match["column"], lists or {}) if match["column"] else None
        number = int(match["number"])
        words = among[number - 1] if 1 <= number <= len(among) else frozenset()
        slot = Slot(number, match["word"] or "", match["form"] or "", row, language, words)
        _check(slot, match[0], items, single, inflects=inflects or bool(language and slot.word))
        parts += [source[at : match.start()], slot]
        at = match.end()
    parts.append(source[at:])
    if any(isinstance(part, str) and ("{" in part or "}" in part) for part in parts):
        raise TemplateError(f"a place in “{source}” is not understood")
    return Template(tuple(part for part in parts if part != ""), english=inflects)


def _check(slot: Slot, source: str, items: int, single: frozenset[int], *, inflects: bool) -> None:
    if not 1 <= slot.item <= items:
        raise TemplateError(f"{source} names an item that the pattern does not have")
    if slot.row is not None and slot.word:
        raise TemplateError(f"{source}: a word takes the form of an item or of a list")
    if (slot.form in LETTER_CASES or slot.form.startswith("-")) and not slot.word:
        return
    if slot.word or slot.form:
        if not inflects:
            raise TemplateError(f"{source} needs an inflection, which token patterns of this language have not")
        if slot.item not in single:
            raise TemplateError(f"{source} inflects an item that is not always one word")
    if slot.word and (slot.form or slot.word == "be"):
        raise TemplateError(f"{source}: a word takes the form of an item or of a tag, and “be” has too many")
    if slot.form and slot.form not in AGREEMENTS and slot.form[:2] not in WORD_CLASSES:
        raise TemplateError(f"{source}: there is no form “{slot.form}”")
