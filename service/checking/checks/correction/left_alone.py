"""Corrections that the model proposes and should not."""

import re
import unicodedata

from models.aligner.types import TypedEdit
from models.english_agreement import is_wished
from models.english_forms import all_lemmas

__all__ = ["is_left_alone"]

_SEEN_DOING = re.compile(
    r"\b(?:watch(?:ing|ed|es)?|hear(?:ing|d|s)?|see(?:ing|n|s)?|saw|feel(?:ing|s)?|felt|let(?:ting|s)?|ma(?:de|kes?|king))"
    r" (?:him|her|it|somebody|someone|everybody|everyone|anybody|anyone|nobody|my|your|his|our|their|the|a|an)"
    r"(?: [^\W\d_]+)? $"
)
"""Behind such a verb and its object another verb is in its base form: *watch somebody else play*."""
_PLURAL_OWNER = re.compile(r"([^\W\d_]+)s['\u2019]")
_ONE_OWNER = frozenset({"a", "an", "each", "every", "one", "this", "that"})

_PERFECT = frozenset({"have", "has", "'ve", "\u2019ve"})
_NOT = re.compile(r"\s+not\b")
"""Behind these *can't* would deny it twice: *I ca not* is *cannot*, whatever else is wrong."""
_PART_OF = re.compile(
    r"\b(?:any|all|some|none|most|much|part|half|rest|bit|lot|each|one|more|enough) of $", re.IGNORECASE
)
_OF_ONE_THING = re.compile(r" (?:is|was|has|does|\w{3,}[^\Ws]s)\b")
"""Of these *it* is a part, and the verb says that it is one: *whether any of it matters*."""
_LIKE = re.compile(
    r"(?:\b(?:am|are|was|were|so|very|too|really|quite|feel|feels|felt|get|gets|got|getting|always|still)"
    r"|['\u2019][mr]e?) $",
    re.IGNORECASE,
)
"""Before these *hungary* is *hungry*."""
_TO_DO = re.compile(
    r" (?:(?:you|him|her|it|them|us|me|everyone|everybody|people|(?:the|a|an|my|your|our|their|this|that) \w+) )?to \w+"
)
_MARKUP = frozenset("*_#~`|>")
"""Signs that texts are laid out with."""
_UNTIL_NOW = re.compile(
    r"[^.!?;]*?\b(?:(?:once|twice|times|never|ever|always|often) before|so far|up to now|since then|as yet|lately)\b"
)
"""What tells that something is looked at from today, whatever it happened before."""

_POINTING = frozenset({"this", "that", "these", "those"})
_BEFORE_POINTING = re.compile(
    r"(?:\A|[.;:] )(?:Besides|Apart from|Despite|Like|Before|After|Without|With|For) ?$", re.I
)
"""Before what is said already, and a comma: *Besides this, the door sticks*."""
_DAY = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)days", re.IGNORECASE)

_GERMAN_TIMES = re.compile(
    r"(?:(?:mon|diens|donners|frei|sams|sonn)?tag|mittwoch|morgen|vormittag|mittag|nachmittag|abend|nacht|"
    r"werktag|feiertag|sonnabend|(?:mon|diens|donners|frei|sams|sonn)tag(?:morgen|abend|nachmittag))s"
)
"""German adverbs, which are written with a small letter but behind *eines* and *des*: *vormittags, eines Abends*."""
_OF_ONE = re.compile(r"\b(?:eines|des|dieses|jedes|jenes|letzten|nächsten)(?: \w+(?:en|es))? $")

_ASKED = re.compile(r"\b(?:um|darum|dich|Sie|euch|ihn) ")
"""German words of whom or for what somebody asks; without them *bitte* is *please*."""


_RELATIVE = re.compile(
    r"(?P<noun>[^\W\d_]+) (?:of|on|in|at|from|for|near|by|with|along|behind|beside|under|above|around) "
    r"(?:[\w’'-]+ ){0,4}[\w’'-]+,? (?:which|who|that) $"
)
_PLURAL_VERBS = frozenset({"are", "were", "have", "do", "'re", "’re"})


def _may_go_on(before: str, verb: str, offered: str) -> bool:
    """Whether a relative clause may be about the first of two nouns: *the baths on Mill Lane, which were built*."""
    found = _RELATIVE.search(before)
    if found is None:
        return False
    noun = found["noun"].lower()
    lemmas = all_lemmas(noun, "NOUN").get("NOUN", ())
    is_plural = bool(lemmas) and noun not in lemmas
    verb_is_plural = verb in _PLURAL_VERBS or offered in (verb + "s", verb + "es")
    return bool(lemmas) and is_plural == verb_is_plural


def is_left_alone(source: str, edit: TypedEdit) -> bool:
    """Whether an edit is none of those that the model should make.

    Such take out signs that are no punctuation or lay a text out, give *-s* to what somebody is seen or asked to do,
    *-ing* to what is to be done (*To do: write it*), make a part of *it* one of *them*, put into the simple past what
    was done *twice before*, or make the owner of *Tenants' Association* one alone.

    Where one owner is meant, a word before it tells (*a friends' house*).
    """
    original = source[edit.start : edit.end]
    if _DAY.fullmatch(original) and edit.replacement.lower().rstrip(".!?,") == original.lower()[:-1]:
        return True  # *on mondays*, each week
    if original.lower() == "doesnt" and edit.replacement.lower() == "don't" and not source[: edit.start].strip():
        return True  # who leaves out *it* has not left out *they*
    if _GERMAN_TIMES.fullmatch(original) and edit.replacement == original.capitalize():
        return _OF_ONE.search(source, 0, edit.start) is None  # *am liebsten vormittags*
    if original == "bitte" and edit.replacement == "bitten":
        return _ASKED.search(source, 0, edit.start) is None  # *Ich möchte einen Kaffee bitte.*
    if edit.type.value == "VERB:SVA" and _may_go_on(source[: edit.start], original.lower(), edit.replacement.lower()):
        return True
    if original.lower() == "it" and edit.replacement.lower() == "them" and _PART_OF.search(source, 0, edit.start):
        return _OF_ONE_THING.match(source, edit.end) is not None
    if original == "hungary" and edit.replacement == "Hungary" and _LIKE.search(source, 0, edit.start):
        return True
    if original.lower() == "except" and edit.replacement.lower() == "accept" and _TO_DO.match(source, edit.end):
        return True  # *expect*, which a rule says
    if original.lower() == "thing" and edit.replacement.lower() == "think thing":
        return True
    gets_ending = edit.replacement.startswith(original) or (original, edit.replacement) == ("have", "has")
    if edit.type.value == "VERB:SVA" and gets_ending:
        return _SEEN_DOING.search(source, 0, edit.start) is not None or is_wished(source[: edit.start])
    if edit.type.value == "VERB:FORM" and source[: edit.start].endswith(": ") and edit.replacement.endswith("ing"):
        return True
    if not edit.replacement.strip() and original.strip().lower() in _PERFECT:
        return _UNTIL_NOW.match(source, edit.end) is not None
    if not edit.replacement.strip() and original.strip().lower() in _POINTING and source.startswith(",", edit.end):
        return _BEFORE_POINTING.search(source, 0, edit.start) is not None
    if original.lower() == "ca" and _NOT.match(source, edit.end):
        return True
    if not edit.replacement.strip() and original.strip() and set(original.strip()) <= _MARKUP:
        return True
    if not edit.replacement.strip():
        return bool(original.strip()) and all(unicodedata.category(sign) == "So" for sign in original.strip())
    plural = _PLURAL_OWNER.fullmatch(original)
    if plural is None or edit.replacement.replace("\u2019", "'") != f"{plural[1]}'s":
        return False
    lemmas = all_lemmas(plural[1].lower(), "NOUN").get("NOUN", ())
    if lemmas and plural[1].lower() not in lemmas:  # a plural itself: *childrens'*
        return False
    before = source[: edit.start].split()
    return not before or before[-1].lower() not in _ONE_OWNER
