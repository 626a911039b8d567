"""Words in a wrong form, where no pattern decides: a model says from the sentence around which form was meant."""

import math
from collections.abc import Sequence
from typing import ClassVar

from models.forms.found import WrongForm, wrong_forms
from models.forms.loading import form_choices
from models.languages.tags import primary
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import SentenceCheck
from service.checking.checks.forms.messages import Said, said_of
from service.checking.consent import Consent
from service.checking.resources import Resources
from service.checking.sentences import SentenceText

_CONFIDENCE = math.log(0.8 / 0.2)
"""Log-odds of the confidence of an alert that just reaches its threshold."""
_GAIN = 4.0
"""What the corrector must gain (`Consent`), tuned on the even halves of mined edits, chats, written lines, rule tests
and clean text: of 81 alerts that it would not have made itself 23 were right, above this 8 of 21."""


class WrongForms(SentenceCheck):
    """Finds verbs that do not agree or stand in a wrong form, and nouns in the wrong number."""

    name: ClassVar[str] = "wrong-forms"
    priority: ClassVar[int] = 8
    kinds: ClassVar[tuple[str, ...]] = (Category.VERB_FORM, Category.VERB_SVA, Category.NOUN_NUM)

    def __init__(self, resources: Resources) -> None:
        """Take the correction model; that of forms is loaded when a sentence of its language is checked."""
        self._consent = Consent(resources, _GAIN)

    def covers(self, language: str) -> bool:
        """Whether there is a model for this language."""
        return form_choices.covers(primary(language))

    def warm(self) -> None:
        """Load the English model."""
        self.check([SentenceText.of("He walk there every day.", "en-US")])

    def check(self, sentences: Sequence[SentenceText]) -> list[list[Alert]]:
        """The alerts of each sentence."""
        found: list[list[Alert]] = [[] for _ in sentences]
        codes = [primary(sentence.language) for sentence in sentences]
        for code in dict.fromkeys(codes):
            places = [at for at, its in enumerate(codes) if its == code]
            choice = form_choices.of(code)
            wrong = wrong_forms(choice, [sentences[at].text for at in places])
            for at, own in zip(places, wrong, strict=True):
                sentence = sentences[at]
                found[at] = [
                    self._alert(sentence.text, one, said_of(one, choice.classes))
                    for one in own
                    if not sentence.is_protected(one.start, one.end)
                ]
        return self._consent.among(sentences, found)

    def _alert(self, text: str, wrong: WrongForm, said: Said) -> Alert:
        category, why = said
        return Alert(
            offset=wrong.start,
            length=wrong.end - wrong.start,
            category=category,
            main_category=category.main(text[wrong.start : wrong.end], wrong.replacement),
            message=why.english.text,
            short_message=why.english.short,
            replacements=(wrong.replacement,),
            confidence=1 / (1 + math.exp(-wrong.excess - _CONFIDENCE)),
            rule=f"{self.name}/{category}",
            told=why,
        )
