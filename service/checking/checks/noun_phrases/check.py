"""Article, adjectives and noun that do not agree, or stand in the wrong case, in German."""

from collections.abc import Sequence
from typing import ClassVar

from models.languages.tags import primary
from models.noun_phrases.wrong import WrongPhrase, wrong_phrases
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.noun_phrases.messages import english_of, said_of
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = 0.9
_KINDS = {"n": "agreement", "c": "case"}


class NounPhrases(SentenceCheck):
    """Finds noun phrases whose words share no case, gender and number, or none that is asked for."""

    name: ClassVar[str] = "noun-phrases"
    priority: ClassVar[int] = 11
    kinds: ClassVar[tuple[str, ...]] = tuple(_KINDS.values())

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """German."""
        return primary(language) == "de"

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        return [[] if sentence.label else self._alerts(sentence) for sentence in sentences]

    def _alerts(self, sentence: SentenceText) -> list[Alert]:
        tokens = sentence.tokens
        found = []
        for wrong in wrong_phrases([token.text for token in tokens]):
            start, end = tokens[wrong.phrase.start].start, tokens[wrong.phrase.end - 1].end
            if not sentence.is_protected(start, end) and sentence.text[start:end] == " ".join(wrong.phrase.words):
                found.append(self._alert(wrong, start, end))
        return found

    def _alert(self, wrong: WrongPhrase, start: int, end: int) -> Alert:
        why = said_of(wrong)
        english = english_of(why)
        return Alert(
            offset=start,
            length=end - start,
            category=Category.DET,
            main_category=Category.GRAMMAR,
            message=english.text,
            short_message=english.short,
            replacements=wrong.replacements,
            confidence=_CONFIDENCE,
            rule=f"{self.name}/{_KINDS['c' if wrong.phrase.cells else 'n']}",
            told=why,
        )
