"""Words that do not agree, or stand in the wrong case, in Russian."""

from collections.abc import Sequence
from typing import ClassVar

from models.agreement.disagreement import Disagreement
from models.agreement.governing import AgreementReason
from models.agreement.wrong import disagreements
from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.agreement.messages import english_of, said_of
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = 0.9
_CATEGORIES = {
    AgreementReason.AGREEMENT: Category.ADJ_FORM,
    AgreementReason.NUMBER: Category.NOUN_NUM,
    AgreementReason.SUBJECT: Category.VERB_SVA,
    AgreementReason.PURPOSE: Category.VERB_FORM,
    AgreementReason.RELATIVE: Category.PRON,
}


class RussianAgreement(SentenceCheck):
    """Finds words that agree with what they go with in none of the readings that the dictionary has of them."""

    name: ClassVar[str] = "agreement"
    priority: ClassVar[int] = 13
    kinds: ClassVar[tuple[str, ...]] = tuple(reason.value for reason in AgreementReason)

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Russian."""
        return primary(language) == "ru"

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        return [[] if sentence.label else self._alerts(sentence) for sentence in sentences]

    def _alerts(self, sentence: SentenceText) -> list[Alert]:
        tokens = sentence.tokens
        found = []
        for wrong in disagreements([token.text for token in tokens]):
            around = max(wrong.start - 1, 0)
            start, end = tokens[wrong.start].start, tokens[wrong.end - 1].end
            original = " ".join(token.text for token in tokens[wrong.start : wrong.end])
            if sentence.text[start:end] == original and not sentence.is_protected(tokens[around].start, end):
                found.append(self._alert(wrong, start, original))
        return found

    def _alert(self, wrong: Disagreement, start: int, original: str) -> Alert:
        why = said_of(wrong, original)
        english = english_of(wrong, why)
        return Alert(
            offset=start,
            length=len(original),
            category=_CATEGORIES.get(wrong.reason, Category.NOUN_INFL),
            main_category=Category.GRAMMAR,
            message=english.text,
            short_message=english.short,
            replacements=wrong.replacements,
            confidence=_CONFIDENCE,
            rule=f"{self.name}/{wrong.reason.value}",
            told=why,
        )
