"""A word -> its definitions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from service.definitions.entries import Entries
from service.definitions.meanings import Meaning, WordMeanings
from service.definitions.morphology import base_forms
from service.definitions.parts import PartOfSpeech
from service.definitions.spellings import headword, joined, spellings
from service.definitions.wordnet import DefinitionsUnavailable, Wordnet

__all__ = ["Definition", "Definitions", "DefinitionsUnavailable"]

USUAL_FOLDERS = (Path("/usr/share/wordnet"), Path("/usr/share/wordnet-3.0"), Path("/usr/local/share/wordnet"))
"""Where packages put WordNet."""
_CACHED_WORDS = 1024
_LONGEST_WORD = 200
_LONGEST_ABBREVIATION = 3


@dataclass(frozen=True, slots=True)
class Definition:
    """One meaning of a word.

    Attributes:
        part_of_speech: a value of `PartOfSpeech`.
        definition: what the word means.
        examples: how it is used, with the author of a quotation after a dash.
        synonyms: other words with this meaning, the usual ones first.
    """

    part_of_speech: str
    definition: str
    examples: tuple[str, ...]
    synonyms: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        """The definition by the names of the interface."""
        return {
            "partOfSpeech": self.part_of_speech,
            "definition": self.definition,
            "examples": list(self.examples),
            "synonyms": list(self.synonyms),
        }


@dataclass(frozen=True, slots=True)
class _Sense:
    """A meaning of the entry ``lemma``, reached from ``asked``, the headword in its own letter case.

    ``own`` says whether the entry is the word itself, or said to be, and not what it is an inflection of; ``written``
    is the entry, or the form that leads to it, in the letter case that it has with this meaning.
    """

    asked: str
    lemma: str
    own: bool
    written: str
    meaning: Meaning

    @property
    def other_case(self) -> bool:
        """Whether the letter case tells that another word was asked for: ``turkey``, not ``Turkey``.

        Words of our own entries may be written small, as in searches, or begin with a capital, as a sentence does.
        """
        usual = self.written.replace(" ", "_")
        if self.meaning.entry and self.asked in (usual.lower(), usual[0].upper() + usual[1:]):
            return False
        return any(one != two and one.lower() == two.lower() for one, two in zip(usual, self.asked, strict=False))

    @property
    def abbreviation(self) -> bool:
        """Whether this is an abbreviation, which an inflected word seldom means: ``gas`` and ``Ga``."""
        return not self.own and len(self.lemma) <= _LONGEST_ABBREVIATION and not self.written.islower()

    @property
    def other_entry(self) -> bool:
        """Whether our entry is of a word that differs by its letter case, as ``may`` where ``May`` was asked for."""
        entry = self.meaning.entry
        asked = self.asked.replace("_", " ")
        return entry is not None and entry.word != asked and entry.word.lower() == asked.lower()


class Definitions:
    """Definitions of English words and phrases; safe to use from several threads."""

    def __init__(self, wordnet: Wordnet, entries: Entries) -> None:
        self._meanings = WordMeanings(wordnet, entries)
        self._defined = lru_cache(_CACHED_WORDS)(self._define)

    @classmethod
    def open(cls, folder: Path | None = None) -> "Definitions":
        """Open WordNet in a folder, with our own entries; None looks at the usual places.

        Raises:
            DefinitionsUnavailable: there is none, or its files are damaged.
        """
        places = USUAL_FOLDERS if folder is None else (folder,)
        found = next((place for place in places if (place / "index.noun").is_file()), None)
        if found is None:
            where = "at the usual places" if folder is None else f"in {folder}"
            raise DefinitionsUnavailable(
                f"no WordNet {where}: install the package wordnet-base or set EMEND_WORDNET_DIR"
            )
        return cls(Wordnet(found), Entries.read())

    def define(self, word: str) -> list[Definition]:
        """The definitions of a word or phrase, in any inflected form and any letter case; none for an unknown one.

        They are grouped by part of speech, in the order of our own entry where there is one; those of the word itself
        stand before those of the word it is an inflection of, meanings in its very letter case before others, frequent
        ones before rare ones.

        Args:
            word: any string; above 200 code points nothing is found.
        """
        return list(self._defined(headword(word))) if len(word) <= _LONGEST_WORD else []

    def _define(self, word: str) -> tuple[Definition, ...]:
        if not word.isascii():
            return ()
        groups = next((found for spelling in spellings(word) if (found := self._groups(spelling))), {})
        if PartOfSpeech.VERB in groups and PartOfSpeech.NOUN not in groups:
            # The noun of a phrasal verb is one word: "set-up" is the verb "set up" and the noun "setup".
            nouns = self._groups(joined(word)).get(PartOfSpeech.NOUN)
            groups |= {PartOfSpeech.NOUN: nouns} if nouns else {}
        exact = any(senses[0].meaning.entry and not senses[0].other_entry for senses in groups.values())
        return tuple(
            Definition(str(part), sense.meaning.definition, sense.meaning.examples, sense.meaning.synonyms)
            for part in sorted(groups, key=lambda part: self._rank(part, groups[part][0], exact))
            for sense in groups[part]
        )

    def _groups(self, asked: str) -> dict[PartOfSpeech, list[_Sense]]:
        """The meanings of one spelling by part of speech, in the order in which they are shown."""
        groups = {part: list(self._senses(asked, part)) for part in PartOfSpeech}
        if not all(sense.abbreviation for senses in groups.values() for sense in senses):
            groups = {part: [one for one in senses if not one.abbreviation] for part, senses in groups.items()}
        return {
            part: sorted(senses, key=lambda sense: (not sense.own, sense.other_case))
            for part, senses in groups.items()
            if senses
        }

    def _rank(self, part: PartOfSpeech, first: _Sense, exact: bool) -> tuple[bool, bool, bool, int, int]:
        """``exact`` says whether one of our entries is written as asked: ``May``, besides ``may``."""
        named = first.other_case, not first.own, exact and first.other_entry, first.meaning.place
        return *named, -self._meanings.frequency(first.lemma, part)

    def _senses(self, asked: str, part: PartOfSpeech) -> Iterator[_Sense]:
        form = asked.lower()
        bases = base_forms(form, part, self._meanings)
        bases.sort(key=lambda base: -self._meanings.frequency(base, part))
        leading = self._meanings.lead_from(form, part)
        seen: set[str] = set()
        for lemma in dict.fromkeys([*leading, form, *bases]):
            for meaning in self._meanings.meanings(lemma, part):
                if meaning.definition not in seen:
                    written = leading.get(lemma, meaning.written)
                    yield _Sense(asked, lemma, lemma == form or lemma in leading, written, meaning)
            seen.update(one.definition for one in self._meanings.meanings(lemma, part))
            seen.update(one.definition for one in self._meanings.usual(lemma, part))
