"""Words that do not agree, or stand in the wrong case, by the morphology of a language."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from models.agreement.disagreement import AgreementReason
from models.agreement.wrong import LANGUAGES, disagreements
from service.checking.categories import Category
from service.checking.checks.agreement.messages import english_of, said_of
from service.checking.wrong_words import WrongWords, WrongWordsCheck

_CATEGORIES = {
    AgreementReason.AGREEMENT: Category.ADJ_FORM,
    AgreementReason.NUMBER: Category.NOUN_NUM,
    AgreementReason.SUBJECT: Category.VERB_SVA,
    AgreementReason.PURPOSE: Category.VERB_FORM,
    AgreementReason.INFINITIVE: Category.VERB_FORM,
    AgreementReason.RELATIVE: Category.PRON,
    AgreementReason.DENIED: Category.VERB_FORM,
    AgreementReason.SOUND: Category.PREP,
    AgreementReason.TENSE: Category.VERB_TENSE,
}


class AgreementCheck(WrongWordsCheck):
    """Finds words that agree with what they go with in none of the readings that the dictionary has of them."""

    name: ClassVar[str] = "agreement"
    priority: ClassVar[int] = 13
    kinds: ClassVar[tuple[str, ...]] = tuple(reason.value for reason in AgreementReason)
    languages: ClassVar[tuple[str, ...]] = LANGUAGES

    def wrong(self, words: Sequence[str], language: str) -> Iterator[WrongWords]:
        """What does not agree in a sentence."""
        for one in disagreements(words, language):
            why = said_of(one, " ".join(words[one.start : one.end]))
            yield WrongWords(
                one.start,
                one.end,
                one.replacements,
                _CATEGORIES.get(one.reason, Category.NOUN_INFL),
                one.reason.value,
                why,
                english_of(one, why),
            )
