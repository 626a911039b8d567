"""A word and a part of speech -> its meanings, of WordNet and of our own entries."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from service.definitions.entries import DictionaryEntry, Entries, UsualMeanings
from service.definitions.examples import examples_with
from service.definitions.gloss import split_gloss
from service.definitions.parts import PartOfSpeech
from service.definitions.variants import other_spellings
from service.definitions.wordnet import Synset, Wordnet

__all__ = ["Meaning", "WordMeanings"]

_LAST = 99
_CACHED_WORDS = 1024


@dataclass(frozen=True, slots=True)
class Meaning:
    """A meaning of a word.

    Attributes:
        written: the word in the letter case that it has with this meaning.
        definition: what it means.
        examples: how it is used.
        synonyms: other words with this meaning, in WordNet's order.
        entry: our own entry that names it, or None.
        place: the place of the part of speech in our own entry; last for what it does not name.
    """

    written: str
    definition: str
    examples: tuple[str, ...]
    synonyms: tuple[str, ...] = ()
    entry: DictionaryEntry | None = None
    place: int = _LAST


class WordMeanings:
    """Meanings, inflection and frequencies; words are in lower case, with ``_`` for a space."""

    def __init__(self, wordnet: Wordnet, entries: Entries) -> None:
        self._wordnet = wordnet
        self._entries = entries
        self._spellings = lru_cache(_CACHED_WORDS)(self._find_spellings)

    def has(self, word: str, part: PartOfSpeech) -> bool:
        """Whether a word has an entry."""
        return self._wordnet.has(word, part) or bool(self._named(word, part))

    def irregular(self, form: str, part: PartOfSpeech) -> list[str]:
        """What a form is an irregular inflection of."""
        return self._wordnet.irregular(form, part)

    def lead_from(self, form: str, part: PartOfSpeech) -> dict[str, str]:
        """The words to whose entries a form is said to lead, and the form in its letter case."""
        return self._entries.lead_from(form, part)

    def frequency(self, word: str, part: PartOfSpeech) -> int:
        """How often WordNet met a word, in any of its spellings."""
        return sum(self._wordnet.frequencies(one).get(part, 0) for one in self._spellings(word))

    def meanings(self, word: str, part: PartOfSpeech) -> list[Meaning]:
        """The meanings of a word, most frequent first; none for an unknown one."""
        usual = list(self.usual(word, part))
        return [one for entry in self._named(word, part) for one in _composed(entry, part, usual)] or usual

    def _named(self, word: str, part: PartOfSpeech) -> list[DictionaryEntry]:
        entries = next((found for one in (word, *self._spellings(word)) if (found := self._entries.of(one))), [])
        return [entry for entry in entries if part in entry.parts]

    def usual(self, word: str, part: PartOfSpeech) -> Iterator[Meaning]:
        """The meanings that WordNet has, shown or replaced by our own."""
        spellings = self._spellings(word)
        seen: set[int] = set()
        for spelling in spellings:
            for synset in self._wordnet.synsets(spelling, part):
                if synset.offset not in seen:
                    seen.add(synset.offset)
                    yield _meaning(word, spellings, synset)

    def _find_spellings(self, word: str) -> list[str]:
        """A word in all its spellings that WordNet knows to share a meaning, American ones first."""
        own = self._synsets(word)
        american, british = (
            [one for one in spellings if own & self._synsets(one)] for spellings in other_spellings(word)
        )
        return list(dict.fromkeys([*american, word, *british]))

    def _synsets(self, word: str) -> set[tuple[PartOfSpeech, int]]:
        return {(part, synset.offset) for part in PartOfSpeech for synset in self._wordnet.synsets(word, part)}


def _meaning(word: str, spellings: list[str], synset: Synset) -> Meaning:
    definition, examples = split_gloss(synset.gloss)
    by_spelling = {one.lower(): one for one in synset.words}
    others = [one for key, one in by_spelling.items() if key not in spellings]
    written = next((by_spelling[one] for one in (word, *spellings) if one in by_spelling), word)
    shown = {example for one in spellings for example in examples_with(one, others, examples)}
    synonyms = tuple(one.replace("_", " ") for one in others)
    return Meaning(written, definition, tuple(example for example in examples if example in shown), synonyms)


def _composed(entry: DictionaryEntry, part: PartOfSpeech, usual: list[Meaning]) -> Iterator[Meaning]:
    place = list(entry.parts).index(part)
    named = {
        item.words: _containing(item.words, usual) for item in entry.parts[part] if isinstance(item, UsualMeanings)
    }
    taken = {id(meaning) for words, meanings in named.items() if words for meaning in meanings}
    for item in entry.parts[part]:
        if not isinstance(item, UsualMeanings):
            yield Meaning(entry.word, item.definition, item.examples, (), entry, place)
            continue
        for kept in named[item.words]:
            if item.words or id(kept) not in taken:
                yield Meaning(kept.written, kept.definition, kept.examples, kept.synonyms, entry, place)


def _containing(words: str, meanings: list[Meaning]) -> list[Meaning]:
    return [meaning for meaning in meanings if words in meaning.definition]
