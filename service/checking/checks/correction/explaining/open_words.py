"""Reasons why nouns, adjectives and adverbs are put in, taken out or changed, and words of one kind become another."""

from models.english_forms import all_lemmas
from service.checking.categories import Category
from service.checking.checks.correction.explaining.reason import (
    ADJECTIVE,
    ADVERB,
    MISSING,
    NOUN,
    REPLACED,
    UNNECESSARY,
    VERB,
    Reason,
    WordChange,
    WordKind,
    always,
)
from service.checking.checks.correction.explaining.seen import Seen, words

__all__ = ["OPEN_WORDS"]

_SEVERAL = words("many several few these those both various all most other such different")
_SINGLE = words("a an one each every this that another either neither")
_FEELINGS = words(
    "amaz amus annoy bor challeng confus depress disappoint disgust embarrass excit exhaust fascinat frighten frustrat "
    "inspir interest irritat motivat pleas puzzl relax satisfy shock surpris terrify thrill tir touch worry"
)
"""Verbs of feelings without their endings."""
_ROUND = words("dozen hundred thousand million billion")
_STEM = 4
"""Letters that two words begin with which are made of one."""
_COMPARING = frozenset({"more", "most"})


def _after_several(seen: Seen) -> bool:
    word = seen.before.text.casefold()
    counts = seen.before.tag == "CD" and word not in {"one", "1"}
    return seen.new_tag == "NNS" and (counts or word in _SEVERAL)


def _after_single(seen: Seen) -> bool:
    return seen.new_tag == "NN" and seen.before.text.casefold() in _SINGLE


def _may_be_verb(seen: Seen) -> bool:
    """Whether two forms of a verb stand behind what may be its subject: *the taxi wait*, a noun to taggers."""
    behind_subject = seen.before.tag.startswith(("NN", "PRP")) and seen.before.text.casefold() not in _SINGLE
    verbs = [set(all_lemmas(word, "VERB").get("VERB", ())) for word in (seen.old, seen.new)]
    return behind_subject and not verbs[0].isdisjoint(verbs[1])


def _is_plural(seen: Seen) -> bool:
    if _may_be_verb(seen):
        return False
    return seen.new_tag in ("NNS", "NNPS") and seen.old_tag in ("NN", "NNP")


def _is_singular(seen: Seen) -> bool:
    if _may_be_verb(seen):
        return False
    return seen.new_tag in ("NN", "NNP") and seen.old_tag in ("NNS", "NNPS")


def _has_no_plural(seen: Seen) -> bool:
    return seen.new_tags == ("NN",) and seen.old in {seen.new + "s", seen.new + "es"}


def _owns(tags: tuple[str, ...]) -> bool:
    return "POS" in tags


def _gets_owner(seen: Seen) -> bool:
    return _owns(seen.new_tags) and not _owns(seen.old_tags)


def _loses_owner(seen: Seen) -> bool:
    return _owns(seen.old_tags) and not _owns(seen.new_tags)


def _is_plain_plural(seen: Seen) -> bool:
    return _loses_owner(seen) and seen.new_tags == ("NNS",)


def _feels(seen: Seen) -> bool:
    return _is_feeling(seen.old, "ing") and _is_feeling(seen.new, "ed")


def _causes(seen: Seen) -> bool:
    return _is_feeling(seen.old, "ed") and _is_feeling(seen.new, "ing")


def _is_feeling(word: str, ending: str) -> bool:
    return word.endswith(ending) and word.removesuffix(ending) in _FEELINGS


class _Was:
    """True where one word of one of some kinds becomes one word, which is no other form of it."""

    def __init__(self, *kinds: WordKind) -> None:
        self._kinds = kinds

    def __call__(self, seen: Seen) -> bool:
        old, alone = seen.edit.grammar.old, bool(seen.old_tag and seen.new_tag)
        return alone and any(kind.covers(old) for kind in self._kinds) and not _are_forms(seen.old, seen.new)


def _are_forms(one: str, other: str) -> bool:
    """Whether two words differ in an ending of inflection only, so that the tagger may take one part for another."""
    shorter, longer = sorted((one, other), key=len)
    if shorter.endswith("y") and longer in (f"{shorter[:-1]}ies", f"{shorter[:-1]}ied"):
        return True
    return any(longer == shorter + ending for ending in ("s", "es", "d", "ed"))


def _is_derived(seen: Seen) -> bool:
    """Whether two words are forms of one word, or made of it, and not only alike."""
    alike = next((at for at, (a, b) in enumerate(zip(seen.old, seen.new, strict=False)) if a != b), None)
    return alike is None or alike >= _STEM


_NOUNS = (
    Reason(
        None,
        REPLACED,
        "number.no-s-after-number",
        lambda seen: seen.new in _ROUND and seen.old == seen.new + "s" and seen.before.tag == "CD",
    ),
    Reason(Category.NOUN_NUM, REPLACED, "number.plural-after", _after_several, NOUN),
    Reason(Category.NOUN_NUM, REPLACED, "number.singular-after", _after_single, NOUN),
    Reason(Category.NOUN_NUM, REPLACED, "number.plural", _is_plural, NOUN),
    Reason(Category.NOUN_NUM, REPLACED, "number.singular", _is_singular, NOUN),
    Reason(Category.NOUN_INFL, REPLACED, "number.not-counted", _has_no_plural, NOUN),
    Reason(Category.NOUN_INFL, REPLACED, "number.irregular-plural", lambda seen: seen.new_tags == ("NNS",), NOUN),
    Reason(Category.NOUN_INFL, REPLACED, "number.no-such-form"),
    Reason(Category.NOUN_POSS, MISSING, "owner.missing"),
    Reason(Category.NOUN_POSS, REPLACED, "owner.missing", _gets_owner),
    Reason(Category.NOUN_POSS, REPLACED, "owner.plural", _is_plain_plural),
    Reason(Category.NOUN_POSS, UNNECESSARY, "owner.extra"),
    Reason(Category.NOUN_POSS, REPLACED, "owner.extra", _loses_owner),
    Reason(Category.NOUN_POSS, REPLACED, "owner.place"),
    Reason(Category.NOUN, MISSING, "noun.missing", always, NOUN),
    Reason(Category.NOUN, UNNECESSARY, "noun.extra", always, NOUN),
    Reason(Category.NOUN, REPLACED, "noun.wrong", _Was(NOUN), NOUN),
)

_COMPARISONS = (
    *(
        Reason(
            category,
            REPLACED,
            "comparison.ending",
            lambda seen: seen.old.split()[0] in _COMPARING and seen.new_tag in ("JJR", "JJS", "RBR", "RBS"),
        )
        for category in (Category.ADJ_FORM, Category.ADV, Category.ADJ)
    ),
    Reason(Category.ADJ_FORM, REPLACED, "kind.feels", _feels),
    Reason(Category.ADJ_FORM, REPLACED, "kind.causes", _causes),
    Reason(Category.ADJ_FORM, REPLACED, "comparison.more", lambda seen: seen.new.split()[0] in _COMPARING),
    Reason(Category.ADJ_FORM, REPLACED, "comparison.comparative", lambda seen: seen.new_tag == "JJR"),
    Reason(Category.ADJ_FORM, REPLACED, "comparison.superlative", lambda seen: seen.new_tag == "JJS"),
    Reason(Category.ADJ_FORM, REPLACED, "kind.form", lambda seen: seen.old == f"{seen.new}s"),
    Reason(Category.ADJ_FORM, REPLACED, "comparison.none", lambda seen: seen.new_tag == "JJ"),
    Reason(Category.ADJ_FORM, MISSING, "comparison.missing", lambda seen: seen.added.casefold() in _COMPARING),
    Reason(None, UNNECESSARY, "comparison.twice",
           lambda seen: seen.removed.casefold() in _COMPARING and seen.after.tag in ("JJR", "JJS", "RBR", "RBS")),
)  # fmt: skip

_KINDS = (
    Reason(None, REPLACED, "kind.feels", WordChange(frozenset({"scary"}), frozenset({"scared"}))),
    Reason(None, REPLACED, "kind.feels", _feels, WordKind(("JJ", "VBN"))),
    Reason(None, REPLACED, "kind.causes", _causes, WordKind(("JJ", "VBG"))),
    Reason(None, REPLACED, "kind.well", WordChange(frozenset({"good"}), frozenset({"well"})), ADVERB),
    Reason(Category.ADV, REPLACED, "kind.as", lambda seen: seen.old == "so" and seen.new == "as"),
    *(
        Reason(category, REPLACED, key, _Was(*kinds), says)
        for category in (Category.MORPH, Category.ADJ, Category.ADV)
        for key, kinds, says in (
            ("kind.adverb", (ADJECTIVE,), ADVERB),
            ("kind.adjective-for-adverb", (ADVERB,), ADJECTIVE),
            ("kind.adjective-for-noun", (NOUN,), ADJECTIVE),
            ("kind.adjective", (VERB,), ADJECTIVE),
            ("kind.noun", (ADJECTIVE, VERB, ADVERB), NOUN),
            ("kind.verb", (NOUN, ADJECTIVE, ADVERB), VERB),
        )
    ),
    Reason(Category.MORPH, REPLACED, "number.plural-after", _after_several, NOUN),
    Reason(Category.MORPH, REPLACED, "number.plural", _is_plural, NOUN),
    Reason(Category.MORPH, REPLACED, "number.singular", _is_singular, NOUN),
    Reason(Category.MORPH, REPLACED, "kind.form", _is_derived),
    Reason(Category.NOUN_NUM, REPLACED, "kind.form"),
    Reason(Category.MORPH, REPLACED, "spelling.other-word"),
    Reason(Category.ADJ, MISSING, "adjective.missing", always, ADJECTIVE),
    Reason(Category.ADJ, UNNECESSARY, "adjective.extra", always, ADJECTIVE),
    Reason(Category.ADJ, REPLACED, "adjective.wrong", _Was(ADJECTIVE), ADJECTIVE),
    Reason(Category.ADV, MISSING, "adverb.missing", always, ADVERB),
    Reason(Category.ADV, UNNECESSARY, "adverb.extra", always, ADVERB),
    Reason(Category.ADV, REPLACED, "adverb.wrong", _Was(ADVERB), ADVERB),
)

OPEN_WORDS = (*_NOUNS, *_COMPARISONS, *_KINDS)
