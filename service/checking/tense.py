"""Which form of a verb is offered first: *she push the door* is *pushed* in a story, *pushes* in a note.

What finds that *push* is wrong sees its sentence at most; those around it tell when things happen.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from models.english_forms import all_inflections, all_lemmas
from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.messages.explanation import explain
from service.checking.narration import Narration
from service.checking.reading import Reading
from service.checking.recalled import Recalled, recalled
from service.checking.times_named import CONDITIONS, is_dated, is_to_come, names_a_time
from service.checking.times_told import HELPERS, Times, is_of_meetings, is_saying

__all__ = ["Tenses"]

_WORD = re.compile(r"[\w'\u2019]+")
_BLIND = ("en/SHE_BASE_FORM", "en/MR_BASE_FORM", "en/IT_BASE_VERB", "en/EVERYBODY_BASE", "en/EVERYBODY_KNOW")
"""What only looks at subject and verb, and knows nothing of times."""
_FEWEST_SAID, _TIMES_AS_OFTEN = 2, 3
"""So much in the past (with the weights of `Narration`), and so many times as much as in the present, tells how verbs
of saying are told."""
_SURE, _FEWEST = 0.67, 3
"""Such a share of what tells of times must tell of the past, and so much in all, where what found the verb offers the
present: both were chosen with the weights of `Narration`."""
_MOSTLY, _DOUBTED = 4, 2
"""Where so many times as much tells of the past as of the present, with so much added to this, a text is a mere story:
what happens often did so in the past (*every step make a noise*). In 160 texts with errors marked 404 of 454 verbs have
the right tense first with this and with what is said in passing, 396 without."""
_ASIDE = re.compile(
    r"(?:[A-Z][\w'\u2019]+|\d+|\b[a-z]+[a-rt-z]), who (?:(?:also|always|now|often|only|still|usually|\w+ly) )?\Z"
)
"""Before the verb of what is said in passing of one person: *said Colin Barraclough, 71, who live in Mill Lane*."""
_PLURAL = re.compile(
    r"\b(?:i|you|we|they)(?: (?:also|always|often|never|usually|still|just|really))? \Z", re.IGNORECASE
)
"""Behind these the third person singular is none of the forms that may be meant."""
_PERSONS = frozenset(
    {"he", "she", "everybody", "everyone", "nobody", "somebody", "someone", "committee", "board", "council", "chair",
     "chairman", "company", "majority", "president", "treasurer", "secretary", "head", "manager", "team"}
)  # fmt: skip
"""Who does something at meetings, besides those who are named."""
_SHOWN = frozenset(
    {"table", "figure", "graph", "chart", "diagram", "picture", "photo", "map", "section", "chapter", "text", "article",
     "book", "box", "label", "sign", "page", "website"}
)  # fmt: skip
"""What these show or say they do so still."""


_LASTING = frozenset(
    {"belongs", "believes", "costs", "expects", "hopes", "knows", "lives", "means", "needs", "owns", "plans", "thinks",
     "wants", "works"}
)  # fmt: skip
"""What lasts beyond a meeting."""
_OPENERS = frozenset({"The", "This", "That", "These", "It", "There", "A", "An", "All", "What", "Which", "Who"})
"""What begins a sentence and is no name."""
_NUMBERS = frozenset(
    {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "few", "several", "many", "dozen",
     "hundred", "thousand"}
)  # fmt: skip
"""Behind these stands a noun."""
_BEFORE_NOUNS = frozenset(
    {"all", "any", "both", "every", "each", "her", "his", "its", "my", "no", "our", "some", "that", "their", "these",
     "this", "those", "your", "whose", "other"}
)  # fmt: skip
"""Behind these stands a noun, too; *all button*, *their back*."""
_in_order: Recalled[list[Alert]] = Recalled()
"""Alerts of sentences in the order that the text around them tells."""
_DO = frozenset({"do", "don't", "dont"})
_DID = {"does": "did", "doesn't": "didn't"}
"""Forms of *do*, the only helping verb that loses an ending as other verbs do."""


@dataclass(frozen=True, slots=True)
class _Verb:
    """A verb in the present that an alert changes.

    Attributes:
        written: the form that is written.
        offered: the one that is offered first.
        third: its third person singular.
        past: its past tense.
    """

    written: str
    offered: str
    third: str
    past: str


@dataclass(frozen=True)
class Tenses:
    """Puts the forms of verbs that alerts offer in the order that a text tells.

    Attributes:
        reading: the text.
    """

    reading: Reading

    @cached_property
    def _narration(self) -> Narration:
        return Narration(self.reading)

    def ordered(self, alerts: Sequence[Alert], place: int) -> list[Alert]:
        """The alerts on a sentence, by its own offsets, those on a verb with the form of the text's tense first."""
        sentence = self.reading.sentences[place]
        if primary(sentence.language) != "en" or not alerts:
            return list(alerts)
        context = self._narration.context(place)
        if (known := _in_order.get(sentence.text, alerts, context)) is None:
            known = [self._ordered(one, place, sentence.text) for one in alerts]
            _in_order.keep(known, sentence.text, alerts, context)
        return list(known)

    def _ordered(self, alert: Alert, place: int, sentence: str) -> Alert:
        if alert.main_category is not Category.GRAMMAR or not alert.replacements:
            return alert
        written, first = sentence[alert.offset : alert.end], alert.replacements[0]
        verb = _verb(written, first)
        if verb is None or _PLURAL.search(sentence[: alert.offset + max(written.find(verb.written), 0)]):
            return alert
        at = alert.offset + max(written.find(verb.written), 0)
        if is_to_come(sentence, at):
            fits = verb.offered != verb.past
            return alert if fits else _retold(sentence, [alert], verb, verb.third)
        if verb.offered == verb.past and not alert.rule.startswith(_BLIND):
            return _retold(sentence, [alert], verb, verb.third) if self._is_aside(alert, place, at) else alert
        noun = alert.category is Category.NOUN_NUM and verb.past not in alert.replacements
        if not _is_told(sentence, at, noun=noun):
            return alert
        wanted = self._wanted(alert, place, verb)
        if wanted == verb.offered:
            return alert
        return _retold(sentence, [alert], verb, wanted)

    def _wanted(self, alert: Alert, place: int, verb: _Verb) -> str:
        """The form of the verb that goes first."""
        blind = alert.rule.startswith(_BLIND)
        own, times = self._narration.around(place, alert.offset, alert.end)
        if not own.now and not own.frequent and times.past and self._is_dated(alert, place):
            return verb.past
        own = own._replace(bare=times.bare) if own.plain else own
        if times.past >= _MOSTLY * (times.now + _DOUBTED):
            own = own._replace(frequent=0)
        if not own.frequent and self._is_said_in_past(verb, place, times):
            return verb.past
        if self._is_done_at_meeting(alert, verb, place, own, times):
            return verb.past
        if blind:
            balance = (own.past - own.now - own.frequent) or (times.past - times.now)
            return verb.past if balance > 0 else verb.third if balance < 0 else verb.offered
        if own.now + own.frequent > own.past or times.past + times.now < _FEWEST:
            return verb.offered
        if times.past < _SURE * (times.past + times.now) or self._narration.is_of_findings(place):
            return verb.offered
        return verb.past

    def _is_dated(self, alert: Alert, place: int) -> bool:
        """Whether the words beside a verb tell when it was."""
        return is_dated(self.reading.sentences[place].text, alert.offset, alert.end)

    def _is_aside(self, alert: Alert, place: int, at: int) -> bool:
        """Whether a verb tells in passing who somebody is, which is so still, in a text that is no mere story."""
        sentence = self.reading.sentences[place].text
        if not _ASIDE.search(sentence[:at]):
            return False
        rest = re.split(r"[,.;:!?]", sentence[alert.end :], maxsplit=1)[0]
        _, times = self._narration.around(place, alert.offset, alert.end)
        return not names_a_time(rest) and times.past < _MOSTLY * (times.now + _DOUBTED)

    def _is_done_at_meeting(self, alert: Alert, verb: _Verb, place: int, own: Times, times: Times) -> bool:
        """Whether minutes tell what somebody did, in a sentence that tells of nothing else."""
        if not self._narration.reports or times.says or own.frequent or own.now > own.past:
            return False
        if verb.third in _LASTING:
            return False
        before = _WORD.findall(self.reading.sentences[place].text[: alert.offset])
        named = bool(before) and before[-1].istitle() and before[-1] not in _OPENERS
        return named or (bool(before) and before[-1].lower() in _PERSONS)

    def _is_said_in_past(self, verb: _Verb, place: int, times: Times) -> bool:
        """Whether a verb is one of saying, and the text tells what was said in the past, whatever the rest is in."""
        if times.says == 0 and self._narration.reports and is_of_meetings(verb.offered):
            return True
        if not is_saying(verb.offered):
            return False
        if times.says == 0 and self._narration.quotes(place):
            return True
        return times.said >= _FEWEST_SAID and times.said >= _TIMES_AS_OFTEN * times.says


@recalled
def _retold(sentence: str, alerts: Sequence[Alert], verb: _Verb, wanted: str) -> Alert:
    """The alert on a verb with another of its forms first."""
    (alert,) = alerts
    fitting = _put(alert.replacements[0], verb.offered, wanted)
    key = "tense.past" if wanted == verb.past else "agreement.third-person"
    why = explain(key, replacement=fitting, original=sentence[alert.offset : alert.end])
    return replace(
        alert,
        replacements=tuple(dict.fromkeys((fitting, *alert.replacements))),
        told=why,
        message=why.english.text,
        short_message=why.english.short,
    )


@lru_cache(4_000)
def _verb(written: str, first: str) -> _Verb | None:
    """The first verb that stands in other words than it is written, where one form of it is in the present."""
    for old, new in zip(_WORD.findall(written), _WORD.findall(first), strict=False):
        old, new = old.replace("\u2019", "'"), new.replace("\u2019", "'")
        if new in _DID and old in _DO:
            return _Verb(old, new, new, _DID[new])
        if old != new and old.isalpha() and new.isalpha() and old.islower() and new.islower():
            found = _forms(old, new)
            if found is not None:
                return found
    return None


def _forms(old: str, new: str) -> _Verb | None:
    if new in HELPERS or old in HELPERS:
        return None
    for lemma in all_lemmas(new, "VERB").get("VERB", ()):
        forms = all_inflections(lemma, "VERB")
        thirds, pasts = forms.get("VBZ", ()), forms.get("VBD", ())
        if not thirds or not pasts or old in pasts:
            continue
        if new in thirds and old not in thirds and old in all_lemmas(old, "VERB").get("VERB", ()):
            return _Verb(old, new, new, pasts[0])
        if new in pasts and old == lemma:
            return _Verb(old, new, thirds[0], new)
    return None


@lru_cache(4_000)
def _is_told(sentence: str, at: int, *, noun: bool) -> bool:
    """Whether a word is surely a verb, and its tense that of the text.

    Args:
        sentence: the sentence.
        at: where the word starts.
        noun: whether what found it takes it for a noun.
    """
    before = [word.lower() for word in _WORD.findall(sentence[:at])]
    if not CONDITIONS.isdisjoint(before[-4:]) or not _SHOWN.isdisjoint(before[-2:]):
        return False
    if before and (before[-1].isdigit() or not _NUMBERS.isdisjoint(before[-1:] if not noun else before[-4:])):
        return False
    return not noun or (bool(before) and _ends_subject(before[-1]))


def _ends_subject(word: str) -> bool:
    """Whether a word may be the last of a subject, behind which a verb stands: nothing but a noun or verb."""
    kinds = set(all_lemmas(word))
    return word not in _BEFORE_NOUNS and bool(kinds) and kinds <= {"NOUN", "VERB"}


def _put(text: str, word: str, other: str) -> str:
    straight = text.replace("\u2019", "'")
    return re.sub(rf"\b{re.escape(word)}\b", other, straight if "'" in word else text, count=1)
