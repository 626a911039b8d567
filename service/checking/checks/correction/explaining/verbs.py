"""Reasons why verbs are put in, taken out or changed."""

from collections.abc import Callable

from service.checking.categories import Category
from service.checking.checks.correction.explaining.reason import (
    ANY,
    MISSING,
    REPLACED,
    UNNECESSARY,
    VERB,
    Reason,
    WordKind,
    always,
)
from service.checking.checks.correction.explaining.seen import Seen, plain, words

__all__ = ["VERBS"]

_BE = words("am is are was were be been being 's 're 'm isn't aren't wasn't weren't")
_HAVE = words("have has had having 've 'd haven't hasn't hadn't")
_DO = words("do does did don't doesn't didn't")
_BARE = words("let lets make makes made")
"""Verbs that are followed by an object and a base form."""
_STEM = 3
"""Letters with which the forms of an irregular verb begin alike (*stole*, *stolen*)."""


class _Helped:
    """True of a verb with a tag behind one of some helping verbs."""

    def __init__(self, words: frozenset[str], tag: str) -> None:
        self._words, self._tag = words, tag

    def __call__(self, seen: Seen) -> bool:
        return seen.new_tag == self._tag and seen.helper.text.casefold() in self._words


def _is_form(when: Callable[[Seen], bool]) -> Callable[[Seen], bool]:
    """Of edits of which something is true, those from a word to another that begins alike: forms of one verb."""
    return lambda seen: seen.old[:_STEM] == seen.new[:_STEM] and when(seen)


def _after_modal(seen: Seen) -> bool:
    is_modal = seen.helper.tag == "MD" or seen.helper.text.casefold() in _DO
    return is_modal and seen.new_tag == "VB"


def _to_extra_after(seen: Seen) -> bool:
    return seen.before.tag == "MD" or seen.before.text.casefold() in _BARE


def _follows_preposition(seen: Seen) -> bool:
    return seen.new_tag == "VBG" and seen.before.tag in ("IN", "TO") and not seen.helper.text


class _Governed:
    """True of verbs with some tags that depend on another verb right before them."""

    def __init__(self, tags: tuple[str, ...]) -> None:
        self._tags = tags

    def __call__(self, seen: Seen) -> bool:
        governed = seen.governor.tag.startswith("VB") and seen.governor.text == seen.before.text
        return governed and seen.new_tags == self._tags


def _is_singular(seen: Seen) -> bool:
    return seen.number == "singular" and (seen.new_tags[:1] == ("VBZ",) or seen.new == "was")


def _is_plural(seen: Seen) -> bool:
    is_plural_form = seen.new_tags[:1] in (("VBP",), ("VB",)) or seen.new == "were"
    return seen.number == "plural" and is_plural_form


def _with_person(seen: Seen) -> bool:
    return seen.subject.casefold() in {"i", "you", "he", "she", "it", "we", "they"}


def _is_third(seen: Seen) -> bool:
    return seen.new_tags[:1] == ("VBZ",) and seen.old_tags[:1] in (("VB",), ("VBP",), ("NN",))


class _Compound:
    """True of new words that begin with one of some helping verbs and end with a tag."""

    def __init__(self, words: frozenset[str], last: str) -> None:
        self._words, self._last = words, last

    def __call__(self, seen: Seen) -> bool:
        several = len(seen.new_tags) > 1
        return several and seen.new.split()[0] in self._words and seen.new_tags[-1].startswith(self._last)


def _drops_progressive(seen: Seen) -> bool:
    was = seen.old_tags[-1:] == ("VBG",) and seen.old.split()[0] in _BE
    return was and len(seen.new_tags) == 1 and seen.new_tag != "VBG"


def _to_past(seen: Seen) -> bool:
    return seen.new_tag == "VBD" and seen.old_tag in ("VB", "VBP", "VBZ", "VBN")


def _is_finite_past(seen: Seen) -> bool:
    """Whether the new form is that of the past: a participle without a helping verb that has a subject is none."""
    return seen.new_tag == "VBD" or (seen.new_tag == "VBN" and bool(seen.subject) and not seen.helper.text)


def _drops_perfect(seen: Seen) -> bool:
    taken_out = seen.removed.casefold() in _HAVE and seen.after.tag == "VBD"
    begins = bool(seen.old.split()) and seen.old.split()[0] in _HAVE
    return taken_out or (begins and seen.old_tags[-1:] == ("VBN",) and seen.new_tag == "VBD")


def _is_perfect(seen: Seen) -> bool:
    return len(seen.new_tags) > 1 and seen.new.split()[0] in {"have", "has", "'ve"} and "VBN" in seen.new_tags


def _is_perfect_after_modal(seen: Seen) -> bool:
    return _is_perfect(seen) and seen.new.startswith("have ") and "MD" in (seen.before.tag, seen.helper.tag)


def _changes_helper(seen: Seen) -> bool:
    """Whether a form of *be*, *have* or *do* becomes one of another of these verbs."""
    old = [at for at, words in enumerate((_BE, _HAVE, _DO)) if seen.old in words]
    new = [at for at, words in enumerate((_BE, _HAVE, _DO)) if seen.new in words]
    return bool(old and new) and old != new


def _to_present(seen: Seen) -> bool:
    return seen.new_tag in ("VB", "VBP", "VBZ") and seen.old_tag == "VBD"


def _were_verbs(seen: Seen) -> bool:
    """Whether verbs were replaced, and no subject came along with what is put there (*I lay*: *I'm lying*)."""
    new = seen.edit.grammar.new
    return VERB.covers(seen.edit.grammar.old) and bool(new) and seen.new.startswith(plain(new[0].text))


def _is_irregular(seen: Seen) -> bool:
    return not seen.new.endswith(("ed", "s"))


_AGREEMENT = (
    Reason(Category.VERB_SVA, ANY, "agreement.with", _with_person, VERB),
    Reason(Category.VERB_SVA, ANY, "agreement.singular", _is_singular, VERB),
    Reason(Category.VERB_SVA, ANY, "agreement.plural", _is_plural, VERB),
    Reason(Category.VERB_SVA, ANY, "agreement.third-person", _is_third, VERB),
    Reason(Category.VERB_SVA, ANY, "agreement.subject"),
)

_FORMS = (
    Reason(Category.VERB_FORM, MISSING, "verb.missing-to", lambda seen: seen.added.casefold() == "to"),
    Reason(
        Category.VERB_FORM,
        UNNECESSARY,
        "verb.extra-to-after",
        lambda seen: seen.removed.casefold() == "to" and _to_extra_after(seen),
    ),
    Reason(Category.VERB_FORM, UNNECESSARY, "verb.extra-to", lambda seen: seen.removed.casefold() == "to"),
    Reason(Category.VERB_FORM, REPLACED, "verb.base-after", _after_modal, VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.participle-after", _Helped(_HAVE, "VBN"), VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.ing-after", _Helped(_BE, "VBG"), VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.participle-after-be", _Helped(_BE, "VBN"), VERB),
    Reason(Category.MORPH, REPLACED, "verb.participle-after", _is_form(_Helped(_HAVE, "VBN")), VERB),
    Reason(Category.MORPH, REPLACED, "verb.participle-after-be", _is_form(_Helped(_BE, "VBN")), VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.base-after", _Helped(frozenset({"to"}), "VB"), VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.past", _is_finite_past, VERB),
    Reason(
        Category.VERB_FORM,
        REPLACED,
        "verb.ing-after-to",
        lambda seen: _follows_preposition(seen) and seen.before.text.casefold() == "to",
        VERB,
    ),
    Reason(Category.VERB_FORM, REPLACED, "verb.ing-after", _follows_preposition, VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.ing-after-verb", _Governed(("VBG",)), VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.to-after-verb", _Governed(("TO", "VB"))),
    Reason(Category.VERB_FORM, REPLACED, "verb.ing", lambda seen: seen.new_tag == "VBG", VERB),
    Reason(Category.VERB_FORM, REPLACED, "verb.participle", lambda seen: seen.new_tag == "VBN", VERB),
    Reason(Category.VERB_FORM, MISSING, "verb.incomplete"),
    Reason(Category.VERB_FORM, UNNECESSARY, "words.extra"),
    Reason(Category.VERB_FORM, REPLACED, "verb.form", always, WordKind(("TO", *VERB.tags))),
    Reason(Category.VERB_INFL, REPLACED, "verb.irregular", _is_irregular, VERB),
    Reason(Category.VERB_INFL, REPLACED, "verb.ending", always, VERB),
)

_TENSES = (
    Reason(Category.VERB_TENSE, MISSING, "tense.missing-helper", always, VERB),
    Reason(Category.VERB_TENSE, ANY, "tense.no-perfect", _drops_perfect),
    Reason(Category.VERB_TENSE, UNNECESSARY, "tense.no-do", lambda seen: seen.removed.casefold() in _DO),
    Reason(Category.VERB_TENSE, UNNECESSARY, "tense.extra-helper", always, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.helper", _changes_helper),
    Reason(Category.VERB_TENSE, REPLACED, "tense.past", _to_past, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.present", _to_present, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.simple", _drops_progressive, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.past-perfect", _Compound(frozenset({"had", "'d"}), "VBN"), VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.perfect-after-modal", _is_perfect_after_modal, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.perfect", _is_perfect, VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.progressive", _Compound(_BE, "VBG"), VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.passive", _Compound(_BE, "VBN"), VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.future", _Compound(frozenset({"will", "'ll"}), "VB"), VERB),
    Reason(Category.VERB_TENSE, REPLACED, "verb.form", lambda seen: seen.old_tag == seen.new_tag == "VBD", VERB),
    Reason(Category.VERB_TENSE, REPLACED, "tense.wrong", _were_verbs, VERB),
)

_CHOICE = (
    Reason(Category.VERB, MISSING, "verb.missing", always, VERB),
    Reason(Category.VERB, UNNECESSARY, "verb.extra", always, VERB),
    Reason(Category.VERB, REPLACED, "verb.wrong", _were_verbs, VERB),
)

VERBS = (*_AGREEMENT, *_FORMS, *_TENSES, *_CHOICE)
