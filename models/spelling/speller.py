"""Tells the words of a language from misspelled ones, and says what was probably meant."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from models.language_folders import language_tables
from models.languages.tags import primary
from models.noun_phrases.nouns import is_listed
from models.spelling.hunspell.dictionary import HunspellDictionary
from models.spelling.inflected import lemmas, may_be_term
from models.spelling.letters.forms import NON_JOINER, as_written, is_word, plain, with_apostrophe
from models.spelling.letters.letter_case import in_case_of, lower_case
from models.spelling.lists.accepted import accepted
from models.spelling.lists.affix_lists import affixes
from models.spelling.lists.ranks import frequent_without_marks, ranks
from models.spelling.lists.same import spelling_key
from models.spelling.suggestions.candidates import SuggestionCandidates
from models.spelling.suggestions.cognates import cognate, lacks_its_marks
from models.spelling.suggestions.ranking import Ranking
from models.spelling.suggestions.slips import fold
from models.spelling.suggestions.suggestion import Nearness, Suggestion
from models.spelling.unspaced import cutter
from models.spelling.words.lexicon import Lexicon
from models.spelling.words.misspellings import Misspellings
from models.spelling.words.variants import OtherVariants
from models.spelling.words.vocabulary import WordVocabulary
from models.spelling.written import WrittenWord, cut_words, written_words
from models.text.tokens import Token

__all__ = ["LONGEST", "Speller"]

LONGEST = 40
"""Longer words are left alone."""
_LONGEST_LOOKED_UP = 100
"""Longer ones are not even looked up: what they may be made of grows with the square of their length."""

_LONGEST_RUN = 2
"""Times that a letter is written in a word; what has but this letter, more often, is a sound or a laugh."""
_CACHED = 16_384
"""Words of which it is remembered whether they are known, for each language."""
_CACHED_UNKNOWN = 4_096
"""Unknown words of which it is remembered what may be meant."""
_MOST = 5
_FREQUENT = 2.5
"""Zipf frequency from which on a word of the lexicon is one though no dictionary has it."""
_SHORTEST_LOAN = 4
_LENDING = "en"
_LONGER_THAN_NAMES = 9


class Speller:
    """The spelling of one language or variant. Safe to use from several threads.

    Attributes:
        tag: BCP 47 tag, with the region where the language has variants.
        incomplete: whether an unknown word is wrong only where a known one is near (`is_meant`).
        counts: whether frequencies are counted ones; else they are told by ranks, where there are any.
        dictionary: of this language.
    """

    def __init__(
        self,
        tag: str,
        dictionary: HunspellDictionary,
        lexicon: Lexicon | None = None,
        regions: Mapping[str, Callable[[], HunspellDictionary]] | None = None,
        loans: Callable[[], HunspellDictionary] | None = None,
    ) -> None:
        """Take what it knows words from.

        Args:
            tag: BCP 47 tag, with the region where the language has variants.
            dictionary: of this language.
            lexicon: frequencies and known misspellings, where there are any.
            regions: dictionaries of other variants, the most important first; asked for words that this one lacks.
            loans: the dictionary of a language whose words are used in this one without being marked.
        """
        self.tag = tag
        self._language = primary(tag)
        table = language_tables()[self._language]
        self.incomplete = table.incomplete
        self.counts = lexicon is not None
        self._marks_left_out = table.marks_left_out
        self._many_surnames = table.many_surnames
        self._apart = table.apart_from_names
        self._nouns_capitalised = table.nouns_capitalised
        self._keeps_joiners = table.keeps_joiners
        self._joined_by_non_joiners = NON_JOINER in table.joints
        self.dictionary = dictionary
        self._lexicon = lexicon
        self._loans = loans
        self._key = spelling_key(self._language)
        self._affixes = affixes(self._language)
        self._variants = OtherVariants(tag, dictionary, regions or {})
        self._vocabulary = WordVocabulary(tag, dictionary)
        self._misspellings = Misspellings(tag, self._vocabulary, lexicon)
        self._nearness = Nearness(self._language, ranked=bool(ranks(self._language)))
        self._cutter = cutter(self._language, dictionary.listed)
        self.knows = lru_cache(_CACHED)(self._knows)
        self._candidates = SuggestionCandidates(
            tag, dictionary, self._vocabulary, self._misspellings, lexicon, self.knows
        )
        self._ranked = Ranking(tag, self._candidates, self._vocabulary, lexicon, incomplete=self.incomplete)
        self.suggest = lru_cache(_CACHED_UNKNOWN)(self._suggest)
        self.region = lru_cache(_CACHED_UNKNOWN)(self._variants.region)

    def words(self, tokens: Sequence[Token]) -> Iterator[WrittenWord]:
        """The words of a sentence in order, as `written_words` gives them; cut where no spaces stand between them."""
        written = written_words(tokens)
        return written if self._cutter is None else cut_words(written, self._cutter.cut)

    def _knows(self, word: str) -> bool:
        """Whether a word, in whatever letter case, is one of this language; one that is far too long is none."""
        if len(word) > _LONGEST_LOOKED_UP:
            return False
        form = plain(word)
        lower = lower_case(form, self._language)
        if self._vocabulary.names(form) or (len(lower) > _LONGEST_RUN and len(set(lower)) == 1):  # *zzz*, *kkkk*
            return True
        if self._variants.pair(form) is not None:
            return False
        if self._misspellings.listed(lower) is not None and not self._is_listed_noun(form):  # *schoß* and *Schoß*
            return False
        if self.dictionary.knows(form) or self._vocabulary.lists(lower) or self._is_joined(word):
            return True
        if (key := self._key(form)) != form:
            return self.knows(key)
        name, apostrophe, ending = form.partition("'")
        if self._apart and apostrophe and name[:1].isupper():
            return self.knows(name) and self.are_endings(ending)
        if self._misspellings.by_affix(lower) is not None or self._misspellings.is_by_rule(lower):
            return False
        stem = lower.removesuffix("'s").removesuffix("'")
        if stem != lower:
            return bool(stem) and self.knows(form[: len(stem)])
        if self._lexicon is not None and lower in self._lexicon.misspellings:
            return False
        if self._variants.elsewhere(form) is not None:
            return self.region(word) is None
        if self._lexicon is not None:
            if self._lexicon.zipf(lower) >= _FREQUENT:
                return not any(map(self.dictionary.knows, (lower.capitalize(), *with_apostrophe(lower))))
            folded = fold(form)
            if folded != form and self.dictionary.knows(folded):
                return True
        if self._is_listed_noun(form):
            return True
        return self._is_loan(form, lower) or self._vocabulary.makes(lower) or self._is_form(lower)

    def _is_listed_noun(self, form: str) -> bool:
        """Whether a word is a noun of a list, where nouns have a capital, and no older spelling of another."""
        if not self._nouns_capitalised or not form[:1].isupper() or not is_listed(form):
            return False
        return "ß" not in form or self.dictionary.knows(form) or not self.dictionary.knows(form.replace("ß", "ss"))

    def _is_form(self, lower: str) -> bool:
        """Whether a word is a form of a noun or adjective that the dictionary lacks, or does not know at all."""
        lemmas_of = lemmas(self._language)
        found = lemmas_of(lower) if lemmas_of else ()
        return any(map(self.dictionary.knows, found)) or (bool(found) and may_be_term(lower, self._language))

    def has_in_small_letters(self, word: str) -> bool:
        """Whether a word with a capital is one without too, and so no name."""
        return self._vocabulary.holds(lower_case(word, self._language))

    def is_but_a_name(self, word: str) -> bool:
        """Whether a word with a capital is known as a name alone, in a language of whose surnames many are known.

        A name that is frequent itself (*Toma*) is none of these.
        """
        lower = lower_case(word, self._language)
        if not self._many_surnames or lower == word or lower in ranks(self._language):
            return False
        return self.knows(word) and not self.knows(lower)

    def is_no_name(self, noun: str) -> bool:
        """Whether a known word with its capital, where nouns have one, is a noun and hardly a name, as ``Weiß`` is.

        Plurals of nouns that are forms of verbs, too, are nouns: ``Grüße``.
        """
        if not self._nouns_capitalised or (self.has_in_small_letters(noun) and not noun.endswith(("ße", "ßen"))):
            return False
        return len(noun) >= _LONGER_THAN_NAMES or lower_case(noun, self._language) in ranks(self._language)

    def may_join(self, word: str) -> bool:
        """Whether an unknown word may be two nouns that no dictionary has as one: ``Nobelpreisträger``."""
        return self._vocabulary.joins(lower_case(plain(word), self._language))

    def are_endings(self, text: str) -> bool:
        """Whether this may be what stands behind a name or a quotation that it belongs to: ``“iki”nin``."""
        return self._affixes.are_endings(lower_case(text, self._language))

    def is_meant(self, word: str, best: Suggestion) -> bool:
        """Whether an unknown word is rather a suggestion misspelled than a word that the dictionary lacks."""
        return self._nearness.suffices(plain(word), best)

    def is_usual_misspelling(self, word: str) -> bool:
        """Whether it is known what is meant by a word, in whatever letter case."""
        form = plain(word)
        return any(self._candidates.known(lower_case(text, self._language)) for text in {form, self._key(form)})

    def lacks_marks(self, word: str) -> bool:
        """Whether a word, where many leave the marks on letters out, is a frequent one but for these."""
        return self._marks_left_out and fold(lower_case(word, self._language)) in frequent_without_marks(self._language)

    def usual(self, word: str) -> tuple[Suggestion, ...]:
        """What is known to be meant by a misspelled word, without any search."""
        form = plain(word)
        known = self._candidates.known(lower_case(form, self._language))
        found = self._ranked(form, (known,) if known and all(map(self.knows, known.split())) else ())
        return tuple(replace(one, text=as_written(word, in_case_of(word, one.text, self._language))) for one in found)

    def _is_loan(self, form: str, lower: str) -> bool:
        """Whether a word is one of the lending language, and not one of this, in small letters, that is spelled so."""
        if not self._is_lent(lower):
            return False
        if form != lower or lower in accepted(_LENDING):
            return True
        return not (lacks_its_marks(self._language, lower) or cognate(self._language, lower))

    def _is_lent(self, lower: str) -> bool:
        if self._loans is None or len(lower) < _SHORTEST_LOAN or not lower.isascii():
            return False
        return self._loans().knows(lower) or lower in accepted(_LENDING)

    def _is_joined(self, word: str) -> bool:
        """Whether a word is made of known ones with zero-width non-joiners between them."""
        parts = list(filter(None, word.split(NON_JOINER))) if self._joined_by_non_joiners else []
        return len(parts) > 1 and all(map(self.knows, parts))

    def _near(self, form: str) -> Iterator[str]:
        lower = lower_case(form, self._language)
        if self._is_lent(lower) and (own := cognate(self._language, lower)) is not None:
            yield own
        yield from self._candidates.near(form)

    def _suggest(self, word: str, *, thorough: bool = True) -> tuple[Suggestion, ...]:
        """What was probably meant by a word that is not known, best first, at most five.

        Args:
            word: as it is written; the suggestions have its letter case.
            thorough: whether to look for words farther away where none is near, which takes some milliseconds.
        """
        form = plain(word)
        if len(form) > LONGEST or not is_word(form):
            return ()
        if self._cutter is not None:
            return tuple(self._ranked(form, (meant for _, meant in self._cutter.near(form))))[:_MOST]
        found = self._ranked(form, self._near(form))
        if (key := self._key(form)) != form:
            found += self._ranked(key, self._candidates.near(key))
            found.sort(key=lambda one: -one.score)
        if not found and thorough:
            found = self._ranked(form, self._candidates.farther(form))
        texts: dict[str, Suggestion] = {}
        for one in found:
            joined = NON_JOINER in word
            written = self.dictionary.written(one.text, joined=joined) if self._keeps_joiners else one.text
            text = as_written(word, in_case_of(word, written, self._language))
            texts.setdefault(text, replace(one, text=text))
        return tuple(texts.values())[:_MOST]
