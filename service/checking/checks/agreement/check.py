"""Words that do not agree, or stand in the wrong case, by the morphology of a language."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from models.agreement.disagreement import AgreementReason
from models.agreement.wrong import LANGUAGES, disagreements, has_words
from models.languages.tags import primary
from service.checking.categories import Category
from service.checking.checks.agreement.messages import english_of, said_of
from service.checking.resources import Resources
from service.checking.wrong_words import WrongWords, WrongWordsCheck

_CATEGORIES = {
    AgreementReason.AGREEMENT: Category.ADJ_FORM,
    AgreementReason.NUMBER: Category.NOUN_NUM,
    AgreementReason.SUBJECT: Category.VERB_SVA,
    AgreementReason.PURPOSE: Category.VERB_FORM,
    AgreementReason.INFINITIVE: Category.VERB_FORM,
    AgreementReason.VERB_FORM: Category.VERB_FORM,
    AgreementReason.COMPOUND: Category.COMPOUNDING,
    AgreementReason.JOINED: Category.COMPOUNDING,
    AgreementReason.APART: Category.COMPOUNDING,
    AgreementReason.PARTICIPLE: Category.PUNCT,
    AgreementReason.LISTING: Category.PUNCT,
    AgreementReason.DASH: Category.PUNCT,
    AgreementReason.ADDRESS: Category.PUNCT,
    AgreementReason.ORDER: Category.WO,
    AgreementReason.PRONOUN: Category.PRON,
    AgreementReason.WORD: Category.OTHER,
    AgreementReason.RELATIVE: Category.PRON,
    AgreementReason.CONCORD: Category.DET,
    AgreementReason.GOVERNMENT: Category.PREP,
    AgreementReason.DENIED: Category.VERB_FORM,
    AgreementReason.SOUND: Category.PREP,
    AgreementReason.ASKED: Category.PREP,
    AgreementReason.OWN: Category.PRON,
    AgreementReason.WHETHER: Category.CONJ,
    AgreementReason.TENSE: Category.VERB_TENSE,
    AgreementReason.REFLEXIVE: Category.PRON,
}


class AgreementCheck(WrongWordsCheck):
    """Finds words that agree with what they go with in none of the readings that the dictionary has of them."""

    name: ClassVar[str] = "agreement"
    priority: ClassVar[int] = 13
    kinds: ClassVar[tuple[str, ...]] = tuple(reason.value for reason in AgreementReason)
    languages: ClassVar[tuple[str, ...]] = LANGUAGES

    def __init__(self, resources: Resources) -> None:
        """Take what dictionaries are looked for in.

        Args:
            resources: that name their folder.
        """
        super().__init__(resources)
        self._folder = resources.hunspell_dir

    def covers(self, language: str) -> bool:
        """Its languages whose words are known, in all regions."""
        return super().covers(language) and has_words(primary(language), self._folder)

    def wrong(self, words: Sequence[str], language: str) -> Iterator[WrongWords]:
        """What does not agree in a sentence."""
        for one in disagreements(words, language, self._folder):
            why = said_of(one, " ".join(words[one.start : one.end]), language)
            yield WrongWords(
                one.start,
                one.end,
                one.replacements,
                _CATEGORIES.get(one.reason, Category.NOUN_INFL),
                one.reason.value,
                why,
                english_of(one, why),
                one.unsure,
                *(() if one.least is None else (one.least,)),
            )
