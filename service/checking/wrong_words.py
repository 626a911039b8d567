"""Checks that find words of a sentence which cannot stand as they do, and what could stand there instead."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.consent import Consent, Offer
from service.checking.messages.catalogue import Message
from service.checking.messages.explanation import Explanation
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

__all__ = ["WrongWords", "WrongWordsCheck"]

_CONFIDENCE = 0.9
_GAIN = 1.0
"""What a correction model must gain by what is unsure (`Consent`).

In 207 Polish sentences with an everyday slip it gains so much by mending 71 in 100, and by making such a slip 2 in 100.
"""


@dataclass(frozen=True, slots=True)
class WrongWords:
    """Words that cannot stand as they do.

    Attributes:
        start: the index of the first of them.
        end: the index behind the last.
        replacements: what could stand there instead, the likeliest first.
        category: what kind of error it is.
        kind: one of the kinds of the check.
        why: what is told.
        english: the same in English.
        unsure: whether it counts only where a correction model reads the sentence more easily without it.
        least: what the model must gain by it then.
    """

    start: int
    end: int
    replacements: tuple[str, ...]
    category: Category
    kind: str
    why: Explanation
    english: Message
    unsure: bool = False
    least: float = _GAIN


class WrongWordsCheck(SentenceCheck):
    """Finds words by the words of their sentence alone.

    Attributes:
        languages: those that it covers.
    """

    languages: ClassVar[tuple[str, ...]]

    def __init__(self, resources: Resources) -> None:
        """Take the models that say whether what is unsure counts."""
        self._consent = Consent(resources, _GAIN, _GAIN)

    def covers(self, language: str) -> bool:
        """Its languages, in all regions."""
        return primary(language) in self.languages

    @abstractmethod
    def wrong(self, words: Sequence[str], language: str) -> Iterable[WrongWords]:
        """What is wrong in a sentence, in order.

        Args:
            words: its words and marks.
            language: one of ``languages``.
        """

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found = [[] if sentence.label else self._found(sentence) for sentence in sentences]
        if not any(wrong.unsure for own in found for wrong, _ in own):
            return [[alert for _, alert in own] for own in found]
        most = max(len(alert.replacements) for own in found for wrong, alert in own if wrong.unsure)
        rounds = [self._gains(sentences, found, place) for place in range(most)]
        return [
            [
                alert
                for at, (wrong, first) in enumerate(own)
                if (alert := _chosen(wrong, first, [gains[which][at] for gains in rounds])) is not None
            ]
            for which, own in enumerate(found)
        ]

    def _gains(
        self, sentences: Sequence[SentenceText], found: Sequence[Sequence[tuple[WrongWords, Alert]]], place: int
    ) -> list[list[float | None]]:
        """What is gained by the replacement at a place in the list of each alert; None where it has no such."""
        offers = [[_offer(wrong, alert, place) for wrong, alert in own] for own in found]
        gains = self._consent.gains(sentences, offers)
        return [
            [gain if place < len(alert.replacements) else None for (_, alert), gain in zip(own, its, strict=True)]
            for own, its in zip(found, gains, strict=True)
        ]

    def _found(self, sentence: SentenceText) -> list[tuple[WrongWords, Alert]]:
        tokens = sentence.tokens
        words = [token.text for token in tokens]
        found = []
        for wrong in self.wrong(words, primary(sentence.language)):
            before = max(wrong.start - 1, 0)
            start, end = tokens[wrong.start].start, tokens[wrong.end - 1].end
            original = " ".join(words[wrong.start : wrong.end])
            if sentence.text[start:end] == original and not sentence.is_protected(tokens[before].start, end):
                found.append((wrong, self._alert(wrong, start, end)))
        return found

    def _alert(self, wrong: WrongWords, start: int, end: int) -> Alert:
        return Alert(
            offset=start,
            length=end - start,
            category=wrong.category,
            main_category=Category.GRAMMAR,
            message=wrong.english.text,
            short_message=wrong.english.short,
            replacements=wrong.replacements,
            confidence=_CONFIDENCE,
            rule=f"{self.name}/{wrong.kind}",
            told=wrong.why,
        )


def _offer(wrong: WrongWords, alert: Alert, place: int) -> Offer:
    replacement = alert.replacements[min(place, len(alert.replacements) - 1)] if alert.replacements else ""
    return Offer(alert.offset, alert.end, replacement, sure=not wrong.unsure or place >= len(alert.replacements) > 0)


def _chosen(wrong: WrongWords, alert: Alert, gains: Sequence[float | None]) -> Alert | None:
    """An alert with the replacement first by which most is gained, if it counts."""
    if not wrong.unsure:
        return alert
    known = [(gain, place) for place, gain in enumerate(gains) if gain is not None]
    if not known:
        return None
    gain, place = max(known, key=lambda one: (one[0], -one[1]))
    if gain < wrong.least:
        return None
    first = alert.replacements[place]
    return _with_first(alert, first)


def _with_first(alert: Alert, first: str) -> Alert:
    """An alert with another of its replacements first, of which its message tells."""
    others = tuple(one for one in alert.replacements if one != first)
    if first == alert.replacements[0] or alert.told is None:
        return replace(alert, replacements=(first, *others))
    told = alert.told.telling(replacement=first, meant=first)
    message = alert.message.replace(f"“{alert.replacements[0]}”", f"“{first}”")
    return replace(alert, replacements=(first, *others), told=told, message=message)
