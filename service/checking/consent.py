"""What the correction model says to the findings of checks that know less of a sentence: where it agrees they count.

A check that looks at one word, or at the words beside it, is surer of itself than it should be. The corrector reads the
whole sentence: where it is as much at ease with the words that stand there as with those that a check would put in
their place, it is the surer of the two, and the writer is told nothing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from models.corrector.corrector import Corrector
from models.languages.tags import primary
from service.checking.alerts import Alert, Level
from service.checking.resources import Resources
from service.checking.sentences import Care, SentenceText

__all__ = ["Consent", "Offer"]

_MOST = 4
"""Changes of a sentence that are looked at; where there are more, they are no matter of one word."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a check would put in the place of ``text[start:end]``.

    Attributes:
        start: where it starts (code points of the sentence).
        end: where it ends.
        replacement: what is written instead.
        sure: whether it counts whatever the corrector says.
        wanted: whether anybody is told of it; else it only stands beside others that are looked at.
        least: what a model of many languages must gain for it, where that is not the same for all of a check.
    """

    start: int
    end: int
    replacement: str
    sure: bool = False
    wanted: bool = True
    least: float | None = None


class Consent:
    """Tells which changes the correction model of their language is against."""

    def __init__(self, resources: Resources, gain: float, shared: float | None = None) -> None:
        """Take the models, of which one is loaded when there is something to decide.

        Args:
            resources: where the models are.
            gain: by so much the log probability that a sentence stays as it is must grow with a change.
            shared: the same for a model of many languages; it is not asked if left out.
        """
        self._resources = resources
        self._gain = gain
        self._shared = shared

    def among(self, sentences: Sequence[SentenceText], found: Sequence[Sequence[Alert]]) -> list[list[Alert]]:
        """The alerts of each sentence whose first replacement the corrector is not against, and those without one.

        Where matters of taste are not wanted, those with a replacement are left out, and it is not asked about them.
        """
        changes = [
            [
                Offer(one.offset, one.end, one.replacements[0], wanted=_is_wanted(one, sentence))
                for one in alerts
                if one.replacements
            ]
            for sentence, alerts in zip(sentences, found, strict=True)
        ]
        given = self.given(sentences, changes)
        kept = []
        for offers, answers, alerts in zip(changes, given, found, strict=True):
            own = iter(zip(offers, answers, strict=True))
            kept.append([one for one in alerts if not one.replacements or _counts(*next(own))])
        return kept

    def given(self, sentences: Sequence[SentenceText], changes: Sequence[Sequence[Offer]]) -> list[list[bool]]:
        """Whether each of the changes of each sentence, in their order, may count: all of which it has no gain may."""
        return [
            [gain is None or gain >= self._least(sentence, change) for gain, change in zip(its, own, strict=True)]
            for sentence, its, own in zip(sentences, self.gains(sentences, changes), changes, strict=True)
        ]

    def gains(self, sentences: Sequence[SentenceText], changes: Sequence[Sequence[Offer]]) -> list[list[float | None]]:
        """By how much the log probability that a sentence stays as it is grows with each of its changes.

        The others are made while one is looked at, so that what is wrong beside it tells nothing against it. None of
        those that are not looked at: in languages without a corrector that is asked, in sentences longer than it reads
        at once, and where there are too many.
        """
        gains: list[list[float | None]] = [[None] * len(own) for own in changes]
        asked = [
            (at, place)
            for at, (sentence, own) in enumerate(zip(sentences, changes, strict=True))
            if sentence.care is Care.FULL
            for place in [place for place, change in enumerate(own) if not change.sure][:_MOST]
            if own[place].wanted
        ]
        for code in dict.fromkeys(primary(sentences[at].language) for at, _ in asked):
            corrector = self._asked(code)
            if corrector is None:
                continue
            own = [(at, place) for at, place in asked if primary(sentences[at].language) == code]
            pairs = [
                (_made(text, [*all_[:place], *all_[place + 1 :]]), _made(text, all_))
                for at, place in own
                for text, all_ in [(sentences[at].text, changes[at])]
            ]
            texts = list(dict.fromkeys(text for pair in pairs for text in pair))
            ease = dict(zip(texts, corrector.ease(texts), strict=True))
            for (at, place), (stays, changed) in zip(own, pairs, strict=True):
                before, after = ease[stays], ease[changed]
                gains[at][place] = None if before is None or after is None else after - before
        return gains

    def _asked(self, code: str) -> Corrector | None:
        """The corrector of a language, None where it has none that is asked."""
        correctors = self._resources.correctors
        return correctors.of(code) if self._shared is not None or correctors.is_own(code) else None

    def _least(self, sentence: SentenceText, change: Offer) -> float:
        if self._shared is None or self._resources.correctors.is_own(primary(sentence.language)):
            return self._gain
        return self._shared if change.least is None else change.least


def _is_wanted(alert: Alert, sentence: SentenceText) -> bool:
    return sentence.taste or alert.level is Level.DEFAULT


def _counts(offer: Offer, given: bool) -> bool:
    return offer.wanted and given


def _made(text: str, changes: Iterable[Offer]) -> str:
    """A text with changes, sorted and apart."""
    parts, end = [], 0
    for change in changes:
        parts += [text[end : change.start], change.replacement]
        end = change.end
    return "".join([*parts, text[end:]])
