"""A word -> its definitions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from service.definitions.examples import examples_with
from service.definitions.gloss import split_gloss
from service.definitions.morphology import base_forms
from service.definitions.spellings import headword, joined, spellings
from service.definitions.wordnet import DefinitionsUnavailable, PartOfSpeech, Synset, Wordnet

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
        part_of_speech: ``noun``, ``verb``, ``adjective`` or ``adverb``.
        definition: what the word means.
        examples: how it is used, with the author of a quotation after a dash.
    """

    part_of_speech: str
    definition: str
    examples: tuple[str, ...]

    def to_json(self) -> dict[str, object]:
        """The definition by the names of the interface."""
        return {
            "partOfSpeech": self.part_of_speech,
            "definition": self.definition,
            "examples": list(self.examples),
        }


@dataclass(frozen=True, slots=True)
class _Sense:
    """A meaning of the entry ``lemma``, reached from ``asked``, the headword in its own letter case."""

    asked: str
    lemma: str
    synset: Synset

    @property
    def own(self) -> bool:
        """Whether the entry is the word itself and not what it is an inflection of."""
        return self.lemma == self.asked.lower()

    @property
    def written(self) -> str:
        """The entry in the letter case that it has with this meaning."""
        return next((word for word in self.synset.words if word.lower() == self.lemma), self.lemma)

    @property
    def other_case(self) -> bool:
        """Whether the letter case tells that another word was asked for: ``turkey``, not ``Turkey``."""
        return any(
            one != two and one.lower() == two.lower() for one, two in zip(self.written, self.asked, strict=False)
        )

    @property
    def abbreviation(self) -> bool:
        """Whether this is an abbreviation, which an inflected word seldom means: ``gas`` and ``Ga``."""
        return not self.own and len(self.lemma) <= _LONGEST_ABBREVIATION and not self.written.islower()


class Definitions:
    """Definitions of English words and phrases; safe to use from several threads."""

    def __init__(self, wordnet: Wordnet) -> None:
        self._wordnet = wordnet
        self._defined = lru_cache(_CACHED_WORDS)(self._define)

    @classmethod
    def open(cls, folder: Path | None = None) -> "Definitions":
        """Open WordNet in a folder; None looks at the usual places.

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
        return cls(Wordnet(found))

    def define(self, word: str) -> list[Definition]:
        """The definitions of a word or phrase, in any inflected form and any letter case; none for an unknown one.

        They are grouped by part of speech, those of the word itself before those of the word it is an inflection of,
        meanings in its very letter case before others, frequent ones before rare ones.

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
        return tuple(
            definition
            for part in sorted(groups, key=lambda part: self._rank(part, groups[part][0]))
            for definition in _definitions(part, groups[part])
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

    def _rank(self, part: PartOfSpeech, first: _Sense) -> tuple[bool, bool, int]:
        return first.other_case, not first.own, -self._frequency(first.lemma, part)

    def _senses(self, asked: str, part: PartOfSpeech) -> Iterator[_Sense]:
        form = asked.lower()
        bases = base_forms(form, part, self._wordnet)
        bases.sort(key=lambda base: -self._frequency(base, part))
        seen: set[int] = set()
        for lemma in (form, *bases):
            for synset in self._wordnet.synsets(lemma, part):
                if synset.offset not in seen:
                    seen.add(synset.offset)
                    yield _Sense(asked, lemma, synset)

    def _frequency(self, lemma: str, part: PartOfSpeech) -> int:
        return self._wordnet.frequencies(lemma).get(part, 0)


def _definitions(part: PartOfSpeech, senses: Iterable[_Sense]) -> Iterator[Definition]:
    for sense in senses:
        definition, examples = split_gloss(sense.synset.gloss)
        others = [word for word in sense.synset.words if word.lower() != sense.lemma]
        yield Definition(str(part), definition, examples_with(sense.lemma, others, examples))
