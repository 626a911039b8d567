"""What makes a word that no dictionary has a misspelled one, and not a name, a term or a word that is right."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from models.spelling.speller import Speller
from models.spelling.suggestions.suggestion import Suggestion
from models.spelling.written import WordPart
from models.text.characters import HYPHENS
from models.wanted import require_wanted
from service.checking.checks.spelling.capitalised import (
    ONE_SLIP,
    begins_sentence,
    is_no_name,
    is_slip,
    may_be_no_name,
)
from service.checking.checks.spelling.reranking import Misspelling
from service.checking.sentences import Care, SentenceText

__all__ = ["UnknownWord", "findings", "searched"]

_MOST_THOROUGH = 6
"""Words of a sentence for which suggestions are looked for at length."""
_MOST_SEARCHED = 20
"""Words of a sentence for which suggestions are looked for at all; of the others it is told what is known of them."""
_SURE, _LIKELY, _CAPITALISED, _ALONE = 0.95, 0.85, 0.8, 0.6
"""Confidence where a word is one slip away, where it is farther, where it has a capital, and where no word is near."""

_OPENING, _CLOSING = "\"\u201c\u201e\u00ab\u2018'", "\"\u201d\u201c\u00bb\u2019'"


@dataclass(frozen=True, slots=True)
class UnknownWord:
    """A word that is wrong.

    Attributes:
        misspelling: where it is, and what may have been meant.
        confidence: how sure it is that it is wrong.
        regions: of a word of another variant, the tags of the one of the text and of that one.
        named: whether it is known as a name.
    """

    misspelling: Misspelling
    confidence: float
    regions: tuple[str, str] | None = None
    named: bool = False

    @property
    def written(self) -> str:
        """The word as it stands."""
        return self.misspelling.sentence.text[self.misspelling.start : self.misspelling.end]


def findings(sentence: SentenceText, speller: Speller, unknown: Sequence[WordPart]) -> Iterator[UnknownWord]:
    """The words of a sentence that are wrong, in order, of those that no dictionary has (``candidates``)."""
    at = 0
    for word in unknown:
        require_wanted()
        if (regional := _regional(sentence, speller, word)) is not None:
            yield regional
        elif _is_searched(sentence, speller, word):
            thorough = at < _MOST_THOROUGH and sentence.care is Care.FULL
            known_only = at >= _MOST_SEARCHED or sentence.care is Care.LITTLE
            at += 1
            if (found := _judge(sentence, speller, word, thorough=thorough, known_only=known_only)) is not None:
                yield found


def searched(sentence: SentenceText, speller: Speller, unknown: Sequence[WordPart]) -> int:
    """For how many words of a sentence suggestions are looked for, of those that no dictionary has."""
    return min(sum(_is_searched(sentence, speller, word) for word in unknown), _MOST_SEARCHED)


def _regional(sentence: SentenceText, speller: Speller, word: WordPart) -> UnknownWord | None:
    """What is wrong with a word that is one of another variant; one with a capital may be a name."""
    if (regional := speller.region(word.text)) is None:
        return None
    if word.text[0].isupper() and not (begins_sentence(sentence, word) or speller.is_no_name(regional.here)):
        return None
    here = Misspelling(sentence, word.start, word.end, (Suggestion(regional.here, 0.0, 0.0),))
    return UnknownWord(here, _SURE, (speller.tag, regional.tag))


def _is_searched(sentence: SentenceText, speller: Speller, word: WordPart) -> bool:
    """Whether an unknown word may be wrong, so that what may be meant is looked for."""
    if speller.region(word.text) is not None:
        return False
    return not word.text[0].isupper() or may_be_no_name(sentence, speller, word)


def _judge(
    sentence: SentenceText, speller: Speller, word: WordPart, *, thorough: bool, known_only: bool
) -> UnknownWord | None:
    """What is wrong with an unknown word, None where it may well be a name or a term.

    Of the false alarms in text of eleven languages three in ten were about words that no known word is near, of the
    misspelled words in our sentences of Czech, Danish and Swedish one of 148: only the English lexicon knows enough
    words to say that such a word is wrong.
    """
    capitalised = word.text[0].isupper()
    if known_only:
        found = speller.usual(word.text)
    else:
        # Of what is farther off than a slip nothing is told where a capital may make a name of it.
        far = thorough and not speller.incomplete and (speller.counts or not capitalised)
        found = speller.suggest(word.text, thorough=far)
    named = capitalised and speller.is_but_a_name(word.text)
    found = tuple(one for one in found if one.text != word.text) if named else found
    misspelling = Misspelling(sentence, word.start, word.end, found)
    best = found[0] if found else None
    if named:
        slip = best is not None and is_slip(speller, best)
        return UnknownWord(misspelling, _CAPITALISED, named=True) if slip else None
    if speller.counts and _is_foreign(word.text):
        return None
    if _is_quoted(sentence.text, word) and not (best and best.usual) and not speller.is_usual_misspelling(word.text):
        return None
    if _is_beside_hyphen(sentence.text, word) and (best is None or (best.cost > ONE_SLIP and not best.usual)):
        return None
    if capitalised:
        return UnknownWord(misspelling, _CAPITALISED) if best and is_no_name(sentence, speller, word, best) else None
    if speller.incomplete and (best is None or not speller.is_meant(word.text, best)):
        return None
    if best is None:
        return UnknownWord(misspelling, _ALONE) if speller.counts else None
    return UnknownWord(misspelling, _SURE if best.cost <= ONE_SLIP else _LIKELY)


def _is_foreign(word: str) -> bool:
    """Whether an unknown English word has letters that English has not; known ones with an accent are none."""
    return any(letter.isalpha() and not letter.isascii() for letter in word)


def _is_quoted(text: str, word: WordPart) -> bool:
    """Whether it stands alone in quotation marks: it is spoken of, and may be of any language."""
    before, behind = text[max(word.start - 1, 0) : word.start], text[word.end : word.end + 2].lstrip(",.;!?")
    return bool(before and behind) and before in _OPENING and behind[0] in _CLOSING


def _is_beside_hyphen(text: str, part: WordPart) -> bool:
    """Whether it is a part of a word with hyphens, of which many are names."""
    around = text[max(part.start - 1, 0) : part.start] + text[part.end : part.end + 1]
    return not set(HYPHENS).isdisjoint(around)
