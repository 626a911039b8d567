"""Whether a correction makes words: a model of many languages changes endings, and may write what is none."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from models.english_forms import all_lemmas
from models.spelling.lists.ranks import ranks
from models.spelling.loading import load_lexicon
from service.checking.alerts import Alert
from service.checking.categories import Category

__all__ = ["in_known_words", "keeps_misspelling", "replaces_rare_word"]

_WORD = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*")
_LITTLE = 2
_USUAL = 5.0
"""Letters of little words, and the frequency (Zipf, by rank) from which on one is offered beside the first replacement:
dictionaries have those of foreign phrases, too (German *de facto*)."""

_LAST_WORD = re.compile(r"[^\W\d_]+\Z")
_RARE = 3.0
"""Below this frequency (Zipf) a model has hardly seen a word."""
_INVERTED = re.compile(r"[¡¿]")
_INVERTING = frozenset({"es", "gl"})
"""Languages that open questions and exclamations with marks of their own."""


def in_known_words(alert: Alert, sentence: str, knows: Callable[[str], bool], language: str = "") -> Alert | None:
    """An alert with those of its replacements that make words; None where the first makes none (*Niemcya*).

    Words that stand in the sentence are known. Of a thousand corrections of the multilingual model that made an unknown
    word on the even halves of its development sets (eleven languages), none was right.

    Args:
        alert: one on the sentence.
        sentence: what it is about.
        knows: whether the dictionary of the language has a word.
        language: code without region; marks of Spanish alone make no word of another language.
    """
    written = frozenset(_WORD.findall(sentence))

    def touched(replacement: str) -> list[str]:
        changed = sentence[: alert.offset] + replacement + sentence[alert.end :]
        last = alert.offset + len(replacement)
        found = (one for one in _WORD.finditer(changed) if one.end() >= alert.offset and one.start() <= last)
        return [one[0] for one in found if one[0] not in written]

    def makes_words(replacement: str) -> bool:
        if language not in _INVERTING and _INVERTED.search(replacement):
            return False
        return all(map(knows, touched(replacement)))

    if not alert.replacements:
        return alert
    if not makes_words(alert.replacements[0]):
        return None
    original = sentence[alert.offset : alert.end]
    first, *others = alert.replacements
    kept = [one for one in others if makes_words(one) and not _is_cut_off(original, one)]
    return replace(alert, replacements=(first, *(one for one in kept if not _adds_foreign(touched(one), language))))


def replaces_rare_word(alert: Alert, sentence: str, knows: Callable[[str], bool]) -> bool:
    """Whether an English noun or adjective that is known, but rare, would become another one: *a welder* is no *elder*.

    A model that has hardly seen a word takes it for a slip in one that looks alike.
    """
    if alert.category not in (Category.NOUN, Category.ADJ) or not alert.replacements:
        return False
    written, meant = (_LAST_WORD.search(one) for one in (sentence[alert.offset : alert.end], alert.replacements[0]))
    if written is None or meant is None or not written[0].islower() or not knows(written[0]):
        return False
    is_rare = load_lexicon().zipf(written[0]) < _RARE
    return is_rare and not _lemmas(written[0]) & _lemmas(meant[0])


def _lemmas(word: str) -> set[str]:
    return {lemma for lemmas in all_lemmas(word.lower()).values() for lemma in lemmas}


def keeps_misspelling(alert: Alert, sentence: str, is_misspelled: Callable[[str], bool]) -> bool:
    """Whether a word stays as it is, in another place, of which it is known what it should be (*bringed always*).

    What it should be is told by another alert; after that the words can be moved.
    """
    own = set(_WORD.findall(sentence[alert.offset : alert.end]))
    kept = {word for one in alert.replacements[:1] for word in _WORD.findall(one) if word in own and word.islower()}
    return any(map(is_misspelled, kept))


def _is_cut_off(original: str, replacement: str) -> bool:
    """Whether of a word its first letter alone is left, where the model has not told how it goes on (*mal* -> *M*)."""
    left = replacement.strip()
    return len(left) == 1 < len(original.strip()) and original.strip()[:1].lower() == left.lower()


def _adds_foreign(added: Iterable[str], language: str) -> bool:
    """Whether words that a replacement adds hold a little one that the language hardly has."""
    known = ranks(language)
    return bool(known) and any(len(word) <= _LITTLE and word.islower() and known.zipf(word) < _USUAL for word in added)
