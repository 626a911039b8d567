"""All forms of a word, and another word in the form that one has: for patterns and replacements of rules.

Besides the places of a paradigm, verbs have participles that stand for a clause and are told by their endings:
*приймаючи* is to *приймати* what *беручи* is to *брати*.
"""

from functools import cache

from models.agreement.inflected.lexemes import FormPlace
from models.agreement.inflected.morphology import Morphology, dictionary_file, morphology
from models.language_folders import data_file

__all__ = ["forms_of", "inflected_like", "is_inflected", "is_unknown"]

_ADVERBIAL = {"uk": {"чи": "pres", "вши": "past", "ши": "past", "но": "done", "то": "done"}}
"""Endings of participles that are no place of a paradigm, the longer first, and what they are called here."""
_VERBS = frozenset({"VERB", "INFN"})
_FORMS = 2
"""A reflexive verb with fewer is one that the dictionary knows without its ending alone."""
_ORDER = "impr"
"""What is looked for first: of verbs without an ending in the past it looks like that."""
_SHORT = {"ся": "сь"}
_BEFORE_SHORT = tuple("аеиіоуюєв")
"""A reflexive ending, and what many write for it behind these letters."""

_Table = dict[str, list[tuple[str, FormPlace]]]


def is_inflected(code: str) -> bool:
    """Whether the words of a language (BCP 47 without region) can be inflected by its paradigms."""
    return data_file(code, "paradigms.toml") is not None


@cache
def forms_of(code: str, lemma: str) -> frozenset[str]:
    """All forms of a word, itself among them; nothing else where it is not known or no dictionary is installed."""
    found = {lemma, *_table(code, lemma)}
    short = {
        form.removesuffix(long) + brief
        for form in found
        for long, brief in _SHORT.items()
        if form.endswith(long) and form.removesuffix(long).endswith(_BEFORE_SHORT)
    }
    return frozenset(found | (short if any(map(lemma.endswith, _SHORT)) else set()))


def is_unknown(code: str, lemma: str) -> bool:
    """Whether a dictionary is installed that does not know a word."""
    return not _table(code, lemma) and dictionary_file(code) is not None


@cache
def inflected_like(code: str, lemma: str, form: str, among: frozenset[str] = frozenset()) -> str | None:
    """A word in the form that another word has, in small letters.

    Args:
        code: of the language.
        lemma: the word to inflect.
        form: the word whose form it takes.
        among: all forms that this may be; it is no form of a word with others, if there are any.

    Returns:
        The form, or None if the two have no form in common.
    """
    lower = form.lower()
    for brief in _SHORT.values():
        if lower.endswith(brief) and (found := _like(code, lemma, lower.removesuffix(brief) + "ся", among)):
            return found.removesuffix("ся") + brief if found.endswith("ся") else found
    return _like(code, lemma, lower, among)


def _like(code: str, lemma: str, form: str, among: frozenset[str]) -> str | None:
    lexemes = dict.fromkeys(one.lexeme for one in morphology(code).readings(form))
    meant = [one for one in lexemes if among.issuperset(one.by_form)] or list(lexemes)
    wanted = [(one.kind, place) for one in meant for place in one.by_form.get(form, ())]
    own: dict[tuple[str, FormPlace], str] = {}
    for text, places in _table(code, lemma).items():
        for key in places:
            own.setdefault(key, text)
    wanted += [(kind, place) for kind, place in _adverbial(code, form) if not wanted]
    for kind, place in sorted(dict.fromkeys(wanted), key=lambda one: one[1].mood != _ORDER):
        for key in _keys(kind, place):
            if key in own:
                return own[key]
    return None


def _keys(kind: str, place: FormPlace) -> list[tuple[str, FormPlace]]:
    """What a form of another word may be: a tense of the present is one of the future for verbs that are done once."""
    tenses = {"pres": "futr", "futr": "pres"}
    found = [(kind, place), (kind, place._replace(tense=tenses.get(place.tense, place.tense)))]
    return [*found, *((one, where._replace(animate="")) for one, where in found)]


def _adverbial(code: str, form: str) -> list[tuple[str, FormPlace]]:
    known = _ADVERBIAL.get(code, {})
    ending = next((one for one in known if form.removesuffix("сь").endswith(one)), None)
    return [("VERB", FormPlace(tense=known[ending], mood="adverbial"))] if ending else []


@cache
def _table(code: str, lemma: str) -> _Table:
    """The forms of a word, each with the kinds and places that it has."""
    words = morphology(code)
    found: _Table = {}
    for lexeme in words.lexemes(lemma):
        for form, place in lexeme.forms:
            found.setdefault(form, []).append((lexeme.kind, place))
    if len(found) < _FORMS and (stem := next((lemma.removesuffix(end) for end in _SHORT if lemma.endswith(end)), "")):
        return {_reflexive(form): places for form, places in _table(code, stem).items()}
    if any(kind in _VERBS for places in found.values() for kind, _ in places):
        for form in _others(words, lemma, found):
            found[form] = _adverbial(code, form)
    return {form: places for form, places in found.items() if places}


def _reflexive(form: str) -> str:
    """A form of a verb that the dictionary has without its reflexive ending: *скасовує*, *скасовується*."""
    return form + ("ться" if form.endswith(("е", "є")) else "ся")


def _others(words: Morphology, lemma: str, known: _Table) -> list[str]:
    return sorted(words.entry_forms(lemma) - known.keys(), key=lambda form: (len(form), form))
