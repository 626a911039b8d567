"""Reasons why articles, pronouns, prepositions, particles and conjunctions are put in, taken out or changed."""

import re

from service.checking.categories import Category
from service.checking.checks.correction.explaining.reason import (
    MISSING,
    PREPOSITION,
    PRONOUN,
    REPLACED,
    UNNECESSARY,
    Reason,
    WordChange,
    always,
)
from service.checking.checks.correction.explaining.seen import Seen, words

__all__ = ["SMALL_WORDS"]

_SUBJECTS = words("i he she we they who")
_OBJECTS = words("me him her us them whom")
_OWNERS = words("my your his her its our their whose")
_OWNERS_ALONE = words("mine yours hers ours theirs")
_ONE, _MANY = frozenset({"this", "that"}), frozenset({"these", "those"})
_IT, _THEM = frozenset({"it", "its", "itself"}), frozenset({"they", "them", "their", "themselves"})
_DAYS = words("monday tuesday wednesday thursday friday saturday sunday weekdays weekends")
_MONTHS = words(
    "january february march april may june july august september october november december spring summer autumn winter"
)
_YEAR = re.compile(r"1\d{3}|20\d{2}")
_NEGATIONS = words("no nothing nobody none never")
_TIMES_ALONE = words("last next every")
_ARTICLE_WORDS = words("a an the")
_RELATIVE = words("who whom whose which")
_FINITE = ("VBZ", "VBP", "VBD", "MD")
_BE = words("am is are was were be been being 's 're 'm")


def _set(*words: str) -> frozenset[str]:
    return frozenset(words)


def _any_of(*words: str) -> WordChange:
    return WordChange(_set(*words), _set(*words))


def _is_month(seen: Seen) -> bool:
    word = seen.after.text.casefold()
    return seen.new == "in" and (word in _MONTHS or _YEAR.fullmatch(word) is not None)


def _stands_before_determiner(seen: Seen) -> bool:
    return seen.removed.casefold() in _ARTICLE_WORDS and seen.after.tag in ("PRP$", "DT")


def _stands_behind_determiner(seen: Seen) -> bool:
    return seen.removed.casefold() in _ARTICLE_WORDS and seen.before.tag in ("PRP$", "DT")


def _lacks_subject(seen: Seen) -> bool:
    """Whether a pronoun is put in before a verb, which may lose its capital by that."""
    behind = seen.new_tags[1] if len(seen.new_tags) > 1 else seen.after.tag
    return seen.added.casefold() in _SUBJECTS | {"it", "there", "this", "that"} and behind in _FINITE


def _has_governor(seen: Seen) -> bool:
    """Whether the word is known that a preposition belongs to, and is more than a form of *be*."""
    return seen.governor.tag[:2] in ("VB", "JJ", "NN") and seen.governor.text.casefold() not in _BE


def _follows_verb(seen: Seen) -> bool:
    return seen.before.tag.startswith("VB") and seen.before.text.casefold() not in _BE


_ARTICLES = (
    Reason(Category.DET, REPLACED, "article.a-to-an", WordChange(_set("a"), _set("an"))),
    Reason(Category.DET, REPLACED, "article.an-to-a", WordChange(_set("an"), _set("a"))),
    Reason(Category.DET, MISSING, "article.missing-a", lambda seen: seen.added.casefold() in {"a", "an"}),
    Reason(Category.DET, MISSING, "article.missing-the", lambda seen: seen.added.casefold() == "the"),
    Reason(Category.DET, MISSING, "article.missing-owner", lambda seen: seen.added.casefold() in _OWNERS),
    Reason(Category.DET, UNNECESSARY, "article.doubled", _stands_before_determiner),
    Reason(Category.DET, UNNECESSARY, "article.doubled-before", _stands_behind_determiner),
    Reason(
        Category.DET,
        UNNECESSARY,
        "article.extra-a-before-several",
        lambda seen: seen.removed.casefold() in {"a", "an"} and seen.after.tag in ("NNS", "CD"),
    ),
    Reason(Category.DET, UNNECESSARY, "article.extra-a", lambda seen: seen.removed.casefold() in {"a", "an"}),
    Reason(Category.DET, UNNECESSARY, "article.extra-the", lambda seen: seen.removed.casefold() == "the"),
    Reason(Category.DET, REPLACED, "article.known", WordChange(_set("a", "an"), _set("the"))),
    Reason(Category.DET, REPLACED, "article.unknown", WordChange(_set("the"), _set("a", "an"))),
    Reason(Category.DET, REPLACED, "article.owner", WordChange(_set("the", "a", "an"), _OWNERS)),
    Reason(None, REPLACED, "article.owner-before-noun", WordChange(_OWNERS_ALONE, _OWNERS)),
    Reason(None, REPLACED, "article.owner-alone", WordChange(_OWNERS, _OWNERS_ALONE)),
    Reason(None, REPLACED, "article.for-several", WordChange(_ONE, _MANY)),
    Reason(None, REPLACED, "article.for-one", WordChange(_MANY, _ONE)),
    Reason(None, REPLACED, "article.many", WordChange(_set("much"), _set("many"))),
    Reason(None, REPLACED, "article.much", WordChange(_set("many"), _set("much"))),
    Reason(None, REPLACED, "article.fewer", WordChange(_set("less"), _set("fewer"))),
    Reason(None, REPLACED, "article.less", WordChange(_set("fewer"), _set("less"))),
    Reason(None, REPLACED, "article.other", WordChange(_set("another"), _set("other"))),
    Reason(None, REPLACED, "article.another", WordChange(_set("other"), _set("another"))),
    Reason(None, REPLACED, "article.any", WordChange(_set("some", "something", "someone", "somebody"),
                                                   _set("any", "anything", "anyone", "anybody"))),
    Reason(None, REPLACED, "article.no", WordChange(_set("not"), _set("no"))),
    Reason(None, REPLACED, "article.one-negation", WordChange(_NEGATIONS, _set("any", "anything", "anybody", "ever"))),
    Reason(Category.DET, MISSING, "article.missing"),
    Reason(Category.DET, UNNECESSARY, "article.extra"),
    Reason(Category.DET, REPLACED, "article.wrong"),
)  # fmt: skip

_PRONOUNS = (
    Reason(Category.PRON, REPLACED, "pronoun.object", WordChange(_SUBJECTS, _OBJECTS)),
    Reason(Category.PRON, REPLACED, "pronoun.subject", WordChange(_OBJECTS | _OWNERS, _SUBJECTS)),
    Reason(None, REPLACED, "pronoun.owner", WordChange(_SUBJECTS | (_OBJECTS - {"her"}), _OWNERS)),
    Reason(None, REPLACED, "pronoun.who", WordChange(_set("which", "what"), _set("who", "whom"))),
    Reason(None, REPLACED, "pronoun.which-for-things", WordChange(_set("who"), _set("which"))),
    Reason(None, REPLACED, "pronoun.no-what", WordChange(_set("what"), _set("that", "which"))),
    Reason(None, REPLACED, "pronoun.joins", WordChange(_OWNERS - {"whose"} | _SUBJECTS - {"who"} | {"it"}, _RELATIVE)),
    Reason(
        None,
        REPLACED,
        "pronoun.which-adds",
        lambda seen: seen.old == "that" and seen.new == "which" and seen.before.text == ",",
    ),
    Reason(None, REPLACED, "pronoun.several", WordChange(_IT, _THEM)),
    Reason(None, REPLACED, "pronoun.one", WordChange(_THEM, _IT)),
    Reason(Category.PRON, REPLACED, "pronoun.reflexive", lambda seen: seen.new.endswith(("self", "selves"))),
    Reason(Category.PRON, MISSING, "pronoun.missing-subject", _lacks_subject),
    Reason(Category.PRON, MISSING, "pronoun.missing-object", _follows_verb, PRONOUN),
    Reason(Category.PRON, MISSING, "pronoun.missing", always, PRONOUN),
    Reason(Category.PRON, UNNECESSARY, "pronoun.extra", always, PRONOUN),
    Reason(Category.PRON, REPLACED, "pronoun.wrong", always, PRONOUN),
)

_PREPOSITIONS = (
    Reason(Category.PREP, REPLACED, "preposition.since-or-for", _any_of("since", "for")),
    Reason(Category.PREP, REPLACED, "preposition.for-or-during", _any_of("for", "during")),
    Reason(Category.PREP, REPLACED, "preposition.by-or-until", _any_of("by", "until", "till")),
    Reason(Category.PREP, REPLACED, "preposition.on-days",
           lambda seen: seen.new == "on" and seen.after.text.casefold().removesuffix("s") in _DAYS),
    Reason(Category.PREP, REPLACED, "preposition.in-months", _is_month),
    Reason(None, REPLACED, "preposition.than", lambda seen: seen.new == "than" and seen.old in {"as", "that", "of"}),
    Reason(None, REPLACED, "preposition.to-purpose",
           lambda seen: seen.new == "to" and seen.new_tag == "TO" and seen.after.tag == "VB"),
    Reason(Category.PREP, UNNECESSARY, "preposition.none-before-times",
           lambda seen: seen.after.text.casefold() in _TIMES_ALONE, PREPOSITION),
    Reason(Category.PREP, UNNECESSARY, "preposition.none-after-verb", _follows_verb, PREPOSITION),
    Reason(Category.PREP, MISSING, "preposition.missing-after", _has_governor, PREPOSITION),
    Reason(Category.PREP, REPLACED, "preposition.other-after", _has_governor, PREPOSITION),
    Reason(Category.PREP, MISSING, "preposition.missing", always, PREPOSITION),
    Reason(Category.PREP, UNNECESSARY, "preposition.extra", always, PREPOSITION),
    Reason(Category.PREP, REPLACED, "preposition.wrong", always, PREPOSITION),
    Reason(Category.PART, MISSING, "particle.missing", lambda seen: seen.new_tag == "RP"),
    Reason(Category.PART, UNNECESSARY, "particle.extra", lambda seen: seen.old_tag == "RP"),
    Reason(Category.PART, REPLACED, "particle.wrong", lambda seen: seen.new_tag == "RP"),
)  # fmt: skip

_CONJUNCTIONS = (
    Reason(Category.CONJ, MISSING, "conjunction.missing"),
    Reason(Category.CONJ, UNNECESSARY, "conjunction.extra"),
    Reason(Category.CONJ, REPLACED, "conjunction.wrong"),
)

SMALL_WORDS = sorted(
    (*_ARTICLES, *_PRONOUNS, *_PREPOSITIONS, *_CONJUNCTIONS), key=lambda reason: reason.kind is not None
)
"""Those that go by the words alone come first."""
