"""Commas that clauses want: a model says how surely one belongs in a gap, and grammar why it would stand there."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from models.commas.choice import CommaChoice
from models.commas.context import COMMA, NOTHING, STOP, CommaText
from models.commas.loading import comma_choices
from models.commas.phrases import has_main_verb, is_short_phrase
from models.commas.places import SPLICE, GapKind, Place, openers, places, told_kind, told_opener
from models.languages.tags import primary
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.commas.clauses import are_clauses
from service.checking.checks.commas.messages import said_of
from service.checking.checks.commas.needless import is_needless
from service.checking.consent import Consent
from service.checking.messages.explanation import Explanation
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = math.log(0.85 / 0.15)
"""Log-odds of the confidence of an alert that just reaches its threshold."""
_GAIN = 1.0
"""What the corrector must gain (`Consent`), tuned on the even halves of mined edits, chats, written lines, rule tests
and clean text: of 133 alerts 50 were right, above this 33 of 66."""
_PARSED = "en"
"""The language with a parser."""
_DOUBTS = {GapKind.OPENING: 1.75, GapKind.JOINING: 1.25, GapKind.RESULT: 1.25}
"""How far below its threshold a place may be where a parser finds a clause on either side: tuned on the even halves of
mined edits, chat and clean text."""
_OF_TASTE = (GapKind.TIME, GapKind.INTERJECTION, GapKind.RESULT)
"""Many writers who know better leave the comma out there."""
_INDEFINITE = frozenset({"то", "либо", "нибудь"})
"""What makes somebody of a Russian question word, though its hyphen is missing: “в дверь кто то постучал”."""
_NEAR = 3
"""Words; of two gaps as near as this only the surer one is told."""
_LEAST_WORDS = 4
_GREETINGS = frozenset({"ahoj", "čau", "nazdar", "zdravím"})
"""Czech greetings, which may go without a comma before the one who is greeted: “ahoj mami, máme se dobře”."""


class ClauseCommas(SentenceCheck):
    """Finds commas that are missing at the edge of a clause, and commas that stand where a sentence ends."""

    name: ClassVar[str] = "commas"
    priority: ClassVar[int] = 4
    kinds: ClassVar[tuple[str, ...]] = (*GapKind, SPLICE)
    asks_for_taste: ClassVar[bool] = True

    def __init__(self, resources: Resources) -> None:
        self._resources = resources
        self._consent = Consent(resources, _GAIN)

    def covers(self, language: str) -> bool:
        """Whether there is a model for this language."""
        return comma_choices.covers(primary(language))

    def warm(self) -> None:
        """Load the English model."""
        self.check([SentenceText.of("When we arrived the shop was closed.", "en-US")])

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found: list[list[Alert]] = [[] for _ in sentences]
        codes = [primary(sentence.language) for sentence in sentences]
        for code in dict.fromkeys(codes):
            at = [number for number, its in enumerate(codes) if its == code and not sentences[number].label]
            choice = comma_choices.of(code)
            texts = [CommaText.of(sentences[number].text) for number in at]
            missing = self._missing(choice, texts)
            splices = self._splices(choice, texts)
            for number, text, gaps, joints in zip(at, texts, missing, splices, strict=True):
                alerts = [
                    *self._alerts_of_gaps(sentences[number], text, gaps),
                    *self._alerts_of_joints(sentences[number], text, joints),
                ]
                found[number] = sorted(alerts, key=lambda alert: alert.offset)
        return self._consent.among(sentences, found)

    @staticmethod
    def _missing(choice: CommaChoice, texts: Sequence[CommaText]) -> list[list[tuple[Place, float]]]:
        """Of each sentence the places where a comma is missing, each with how far above the threshold it is."""
        known = openers(choice.language)
        doubts = _DOUBTS if choice.language == _PARSED else {}
        asked = [
            [
                place
                for place in places(text, known)
                if place.kind in choice.thresholds
                and not (place.kind is GapKind.INTRODUCTION and has_main_verb(text.words, place.gap))
                and not _is_greeting(text, place.gap)
            ]
            if len(text.words) > _LEAST_WORDS
            else []
            for text in texts
        ]
        odds = choice.of([(text, [place.gap for place in own]) for text, own in zip(texts, asked, strict=True)])
        return [
            [
                (place, excess)
                for place, one in zip(own, its, strict=True)
                if (excess := float(one[COMMA] - one[NOTHING]) - choice.thresholds[place.kind])
                >= -doubts.get(place.kind, 0.0)
                and one[COMMA] > one[STOP]
            ]
            for own, its in zip(asked, odds, strict=True)
        ]

    @staticmethod
    def _splices(choice: CommaChoice, texts: Sequence[CommaText]) -> list[list[tuple[int, float]]]:
        """Of each sentence the commas that stand for an end mark, by the number of the word behind."""
        least = choice.thresholds.get(SPLICE)
        known = openers(choice.language)
        asked = [known.joints(text) if least is not None else [] for text in texts]
        odds = choice.of([*zip(texts, asked, strict=True)])
        return [
            [
                (gap, excess)
                for gap, one in zip(own, its, strict=True)
                if least is not None and (excess := float(one[STOP] - one[COMMA]) - least) >= 0
            ]
            for own, its in zip(asked, odds, strict=True)
        ]

    def _alerts_of_gaps(
        self, sentence: SentenceText, text: CommaText, gaps: Sequence[tuple[Place, float]]
    ) -> Iterator[Alert]:
        told: list[int] = []
        gaps_of = {place.kind: place.gap for place, _ in sorted(gaps, key=lambda one: one[1])}
        for place, excess in sorted(gaps, key=lambda one: -one[1]):
            start, behind = text.starts[place.gap - 1], text.starts[place.gap]
            original = sentence.text[start:behind].rstrip()
            end = start + len(original)
            if any(abs(place.gap - other) < _NEAR for other in told) or end == behind:
                continue
            if excess < 0 and (place.gap != gaps_of.get(place.kind) or not self._joins(sentence, text, place)):
                continue
            if sentence.is_protected(start, behind + 1) or sentence.misleads(start, behind + 1):
                continue
            if text.words[place.opener + place.length :][:1] and text.words[place.opener + place.length] in _INDEFINITE:
                continue
            if is_needless(sentence, behind):
                continue
            told.append(place.gap)
            opener = self._opener(sentence.text, text, place)
            replacement = f"{original},"
            kind = told_kind(place.kind, primary(sentence.language), original, opener)
            meant = told_opener(place.kind, kind, opener)
            told_of = said_of(kind, sentence.language, original=original, replacement=replacement, opener=meant)
            alert = self._alert(place.kind, start, end, told_of, (replacement,), excess)
            of_taste = place.kind in _OF_TASTE or self._leads_in(sentence, text, place)
            yield replace(alert, level=Level.PICKY) if of_taste else alert

    def _alerts_of_joints(
        self, sentence: SentenceText, text: CommaText, joints: Sequence[tuple[int, float]]
    ) -> Iterator[Alert]:
        for gap, excess in joints:
            start, behind = text.starts[gap - 1], text.starts[gap]
            end = behind + len(sentence.text[behind:].split(maxsplit=1)[0].rstrip('.,;:!?”"»)'))
            if not sentence.is_protected(start, end) and are_clauses(
                self._resources.syntax, sentence, (0, behind), behind
            ):
                before, after = sentence.text[start:behind].rstrip().rstrip(","), sentence.text[behind:end]
                replacements = (
                    f"{before}. {after[0].upper()}{after[1:]}", f"{before}; {after}", f"{before}, and {after}",
                )  # fmt: skip
                yield self._alert(SPLICE, start, end, said_of(SPLICE, sentence.language), replacements, excess)

    def _joins(self, sentence: SentenceText, text: CommaText, place: Place) -> bool:
        """Whether a place lies between two clauses: that of the opener is one without it."""
        opener = text.starts[place.opener + place.length]
        start, gap = text.starts[0], text.starts[place.gap]
        first, second = ((opener, gap), gap) if place.kind is GapKind.OPENING else ((start, gap), opener)
        return are_clauses(self._resources.syntax, sentence, first, second)

    @staticmethod
    def _leads_in(sentence: SentenceText, text: CommaText, place: Place) -> bool:
        """Whether what seems an opening clause is a short phrase."""
        return (
            place.kind is GapKind.OPENING
            and primary(sentence.language) == _PARSED
            and is_short_phrase(text.words, place.gap)
        )

    @staticmethod
    def _opener(text: str, words: CommaText, place: Place) -> str:
        """The words that open the clause, as they are written."""
        if place.opener < 0:
            return ""
        first = place.gap if place.kind is GapKind.RELATIVE else place.opener
        last = place.opener + place.length
        return text[words.starts[first] : words.starts[last]].rstrip() if last < len(words.words) else ""

    def _alert(
        self, kind: str, start: int, end: int, why: Explanation, replacements: tuple[str, ...], excess: float
    ) -> Alert:
        return Alert(
            offset=start,
            length=end - start,
            category=Category.PUNCTUATION,
            main_category=Category.PUNCTUATION,
            message=why.english.text,
            short_message=why.english.short,
            replacements=replacements,
            confidence=1 / (1 + math.exp(-excess - _CONFIDENCE)),
            rule=f"{self.name}/{kind}",
            told=why,
        )


def _is_greeting(text: CommaText, gap: int) -> bool:
    """Whether a gap stands between a greeting and the one who is greeted, with a comma behind them."""
    if gap != 1 or len(text.words) < _LEAST_WORDS or text.words[0].lower() not in _GREETINGS:
        return False
    return bool(text.commas[gap + 1])
