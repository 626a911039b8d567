"""Which form of a bare verb is offered first: *she push the door* is *pushed* in a story, *pushes* in a note.

A rule knows that *push* is wrong, the rest of the sentence and those around it tell when things happen.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from models.english_forms import all_inflections, all_lemmas
from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.messages.explanation import explain
from service.checking.reading import Reading

__all__ = ["Tenses"]

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_PAST_WORDS = frozenset({"was", "were", "had", "did", "wasn't", "weren't", "hadn't", "didn't", "couldn't"})
_PRESENT_WORDS = frozenset(
    {"am", "is", "are", "has", "have", "does", "do", "isn't", "aren't", "hasn't", "haven't", "doesn't", "don't", "can",
     "can't", "will", "won't", "i'm", "it's", "he's", "she's", "that's", "there's", "we're", "they're", "you're"}
)  # fmt: skip
_TIMES_PAST = frozenset({"yesterday", "ago"})
_TIMES_PRESENT = frozenset(
    {"usually", "always", "often", "sometimes", "never", "every", "normally", "today", "nowadays"}
)
_SUBJECTS = frozenset({"i", "you", "he", "she", "it", "we", "they", "who", "which", "that"})
_QUOTE = re.compile(r'["\u201c\u201d]')
_HELPERS = _PRESENT_WORDS | _PAST_WORDS | {"be", "been", "being", "to", "get", "got"}
"""Behind these a form in *-ed* is no past tense."""
_RULES = ("en/SHE_BASE_FORM", "en/MR_BASE_FORM", "en/IT_BASE_VERB", "en/EVERYBODY_BASE", "en/EVERYBODY_KNOW")
"""What only looks at subject and verb; models, which see the sentence, know the tense better than this does: it was
wrong where it contradicted them in six of eight places (texts of `training/texts/en/development`)."""
_OWN, _TIME = 2, 3
"""What a verb of the sentence itself and a word of time count, in verbs of a sentence beside it."""
_BEFORE = 2
"""Sentences before and behind that are looked at."""


@dataclass(frozen=True, slots=True)
class Tenses:
    """Puts the forms of verbs that alerts offer in the order that a text tells.

    Attributes:
        reading: the text.
    """

    reading: Reading

    def ordered(self, alerts: Sequence[Alert], place: int) -> list[Alert]:
        """The alerts on a sentence, by its own offsets, those on a bare verb with the form of its tense first."""
        sentence = self.reading.sentences[place]
        if primary(sentence.language) != "en":
            return list(alerts)
        return [self._ordered(one, place) if one.rule.startswith(_RULES) else one for one in alerts]

    def _ordered(self, alert: Alert, place: int) -> Alert:
        written = self.reading.sentences[place].text[alert.offset : alert.end]
        first = alert.replacements[0] if alert.replacements else ""
        third, past = _forms(written) if written.isalpha() and written.islower() else ("", "")
        if not third or not past or past == written or first not in (third, past):
            return alert
        balance = self._balance(place, alert)
        wanted = past if balance > 0 else third if balance < 0 else first
        if wanted == first:
            return alert
        key = "tense.past" if wanted == past else "agreement.third-person"
        why = explain(key, replacement=wanted, original=written)
        kept = dict.fromkeys((wanted, *alert.replacements))
        return replace(
            alert,
            replacements=tuple(kept),
            told=why,
            message=why.english.text,
            short_message=why.english.short,
        )

    def _balance(self, place: int, alert: Alert) -> int:
        """Above 0 where verbs and times around an alert tell what is past, below where they tell what is now."""
        sentences = self.reading.sentences
        text = sentences[place].text
        within = self._begins_spoken(place)
        spoken = within != _turns(text[: alert.offset])
        before = _told(text[: alert.offset], within=within, spoken=spoken)
        behind = _told(text[alert.end :], within=spoken, spoken=spoken)
        balance = _OWN * (_balance(before) + _balance(behind))
        for at in range(max(place - _BEFORE, 0), min(place + _BEFORE + 1, len(sentences))):
            if at != place and not spoken:
                balance += _balance(_told(sentences[at].text, within=self._begins_spoken(at), spoken=False))
        return balance

    def _begins_spoken(self, place: int) -> bool:
        """Whether a sentence begins within quotation marks that were opened in its paragraph."""
        text, start = self.reading.document.text, self.reading.starts()[place]
        return _turns(text[text.rfind("\n", 0, start) + 1 : start])


def _turns(text: str) -> bool:
    """Whether quotation marks in a text are opened and not closed, or the other way round."""
    return len(_QUOTE.findall(text)) % 2 == 1


def _told(text: str, *, within: bool, spoken: bool) -> str:
    """What is told in a part of a sentence, or what is spoken in it: people speak of now where a story is of the past.

    Args:
        text: the part.
        within: whether it begins within quotation marks.
        spoken: whether what is spoken is wanted.
    """
    return " ".join(_QUOTE.split(text)[int(within != spoken) :: 2])


@lru_cache(2_000)
def _balance(text: str) -> int:
    words = [word.lower().replace("\u2019", "'") for word in _WORD.findall(text)]
    balance = 0
    for before, word in zip(["", *words], words, strict=False):
        if word in _TIMES_PAST or (before == "last" and word in ("week", "month", "year", "night", "summer", "time")):
            balance += _TIME
        elif word in _TIMES_PRESENT:
            balance -= _TIME
        elif word in _PAST_WORDS or (before not in _HELPERS and _is_past(word)):
            balance += 1
        elif word in _PRESENT_WORDS or (before in _SUBJECTS and _is_present(word)):
            balance -= 1
    return balance


@lru_cache(10_000)
def _is_past(word: str) -> bool:
    """Whether a word is the past tense of a verb and no base form."""
    for lemma in all_lemmas(word, "VERB").get("VERB", ()):
        if lemma != word and word in all_inflections(lemma, "VERB").get("VBD", ()):
            return not all_lemmas(word, "NOUN").get("NOUN") or word.endswith("ed")
    return False


@lru_cache(10_000)
def _is_present(word: str) -> bool:
    """Whether a word behind a subject is a verb in the present tense."""
    return any(
        word == lemma or word in all_inflections(lemma, "VERB").get("VBZ", ())
        for lemma in all_lemmas(word, "VERB").get("VERB", ())
    )


@lru_cache(2_000)
def _forms(verb: str) -> tuple[str, str]:
    """The third person and the past tense of a verb in its base form; empty for helping verbs and other words."""
    if verb in _HELPERS:
        return "", ""
    forms = all_inflections(verb, "VERB")
    return (forms.get("VBZ", ("",))[0], forms.get("VBD", ("",))[0])
