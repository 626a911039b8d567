"""The table: from an edit to the message that says why it is made. The first reason that holds is told."""

import re
from functools import cache
from unicodedata import combining, normalize

from rapidfuzz.distance import Indel

from models.aligner.types import TypedEdit
from service.checking.categories import BY_KEY, Category
from service.checking.checks.correction.explaining.clauses import clause_comma
from service.checking.checks.correction.explaining.inflected import INFLECTED
from service.checking.checks.correction.explaining.marks import MARKS
from service.checking.checks.correction.explaining.open_words import OPEN_WORDS
from service.checking.checks.correction.explaining.paradigms import are_forms
from service.checking.checks.correction.explaining.reason import ANY, MISSING, REPLACED, UNNECESSARY, Reason, WordChange
from service.checking.checks.correction.explaining.seen import Seen, words
from service.checking.checks.correction.explaining.small_words import SMALL_WORDS
from service.checking.checks.correction.explaining.verbs import VERBS
from service.checking.messages.explanation import Explanation

__all__ = ["REASONS", "explained"]


def _any_of(*words: str) -> WordChange:
    """One of some words becomes another one of them."""
    return WordChange(frozenset(words), frozenset(words))


_CONFUSED = (
    Reason(None, REPLACED, "confused.it-is", WordChange(frozenset({"its"}), frozenset({"it's"}))),
    Reason(None, REPLACED, "confused.its", WordChange(frozenset({"it's"}), frozenset({"its"}))),
    Reason(None, REPLACED, "confused.there", _any_of("there", "their", "they're")),
    Reason(None, REPLACED, "confused.your", _any_of("your", "you're")),
    Reason(None, REPLACED, "confused.then", _any_of("then", "than")),
    Reason(None, REPLACED, "confused.to", _any_of("to", "too", "two")),
    Reason(None, REPLACED, "confused.whose", _any_of("whose", "who's")),
    Reason(None, REPLACED, "confused.of-off", _any_of("of", "off")),
    Reason(None, REPLACED, "confused.whether", _any_of("weather", "whether")),
    Reason(None, REPLACED, "confused.have-of", WordChange(frozenset({"of"}), frozenset({"have", "'ve"}))),
)


_CYRILLIC = "\u0400"
_ALIKE = 0.75
"""Likeness from which on two words are taken for each other by how they look or sound; seen on 536 corrections."""
_OWN_WORDS = (Category.ADJ, Category.ADV, Category.NOUN, Category.VERB, Category.PRON, Category.OTHER)


def _is_word(seen: Seen) -> bool:
    return seen.edit.grammar.known


def _looks_alike(seen: Seen) -> bool:
    """Whether one word stands for another that is written much like it."""
    alone = len(seen.old_tags) == len(seen.new_tags) == 1 and seen.old.isalpha() and seen.new.isalpha()
    return alone and seen.edit.grammar.known and Indel.normalized_similarity(seen.old, seen.new) >= _ALIKE


_ARTICLES = words(
    "der die das den dem des ein eine einen einem einer eines un una unos unas el los las lo le la les une il gli uno "
    "o os as um uma uns umas"
)
"""Articles of German and the Romance languages."""


def _is_article(seen: Seen) -> bool:
    """Whether an article of a language without a tagger becomes another one."""
    return not seen.tagged and seen.old in _ARTICLES and seen.new in _ARTICLES


def _gets_accent(seen: Seen) -> bool:
    """Whether only marks on letters are put in or taken out of a word, of a language without a tagger.

    Cyrillic letters that look like others with a mark (й, ї, ё) are letters of their own. Forms of one word (Polish
    *kierowcą* and *kierowca*) differ in their case.
    """
    latin = not seen.tagged and all(letter < _CYRILLIC for letter in seen.old if letter.isalpha())
    alike = latin and seen.old != seen.new and _bare(seen.old) == _bare(seen.new)
    return alike and not are_forms(seen.language, seen.old, seen.new)


def _bare(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))


_QUESTION = re.compile(r"\b(?:where|what|who|when|why|how(?: \w+)?) $", re.IGNORECASE)
_BE = words("is are was were")


def _is_indirect_question(seen: Seen) -> bool:
    """Whether an English form of *be* moves behind its subject after a question word inside a sentence."""
    before = _QUESTION.search(seen.source, 0, seen.edit.start)
    moves = seen.old.split()[:1] == seen.new.split()[-1:] and seen.old.split()[0] in _BE
    return seen.language == "en" and moves and before is not None and before.start() > 0


_WITHOUT_TAGGER = (
    *(
        Reason(category, REPLACED, key, when)
        for category in (Category.OTHER, Category.MORPH)
        for key, when in (("spelling.accent", _gets_accent), ("article.agreement", _is_article))
    ),
)

_SPELLING = (
    Reason(Category.SPELL, REPLACED, "spelling.other-word", _is_word),
    Reason(Category.SPELL, ANY, "spelling.misspelled"),
    *(Reason(category, REPLACED, "spelling.other-word", _looks_alike) for category in _OWN_WORDS),
)

_REST = (
    Reason(Category.WO, REPLACED, "order.question", _is_indirect_question),
    Reason(Category.WO, REPLACED, "order.wrong"),
    Reason(Category.UNK, ANY, "unknown.error"),
    Reason(None, MISSING, "words.missing"),
    Reason(None, UNNECESSARY, "words.extra"),
    Reason(None, REPLACED, "words.wrong"),
)

REASONS = (*_CONFUSED, *_WITHOUT_TAGGER, *INFLECTED, *SMALL_WORDS, *_SPELLING, *VERBS, *OPEN_WORDS, *MARKS, *_REST)
"""All reasons, those that know more first."""


@cache
def _of(category: Category, operation: str) -> tuple[Reason, ...]:
    return tuple(one for one in REASONS if one.kind in (None, category) and one.operation in (ANY, operation))


def explained(edit: TypedEdit, original: str, source: str = "", language: str = "") -> Explanation:
    """What an alert tells about an edit.

    Args:
        edit: the edit, with its grammar where there is a tagger.
        original: the words of its span.
        source: the sentence; without it, and without its language, less is known of languages without a tagger.
        language: that of the sentence (BCP 47 code without region).
    """
    seen = Seen(edit, original, source, language)
    if told := clause_comma(seen):
        return told
    category = BY_KEY[edit.type.value]
    reason = next(one for one in _of(category, edit.operation) if one.holds(category, seen))
    return seen.tells(reason.key)
