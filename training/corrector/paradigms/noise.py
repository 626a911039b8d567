"""Wrong forms: other forms of the words of right sentences, the frequent ones more often."""

import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from models.corrector.transducer.paradigms.forms import Forms, written_as
from training.config.paradigms import ParadigmChoice
from training.corrector.paradigms.corpus import FormSentence

__all__ = ["with_wrong_forms"]

_LEAST = 0.03
"""The least share of the forms of a sentence that are put wrong, where any are."""
_UNSEEN = 0.05
"""What a form counts that was not seen."""


def with_wrong_forms(
    sentence: FormSentence,
    forms: Callable[[str], Forms],
    frequency: Mapping[str, int],
    settings: ParadigmChoice,
    random: Random,
) -> FormSentence:
    """The sentence with some forms put wrong; what was right there is still said to be.

    A form is drawn by the root of its frequency, as people know it, and only if its word is known by it.
    """
    if random.random() < settings.unchanged:
        return sentence
    rate = random.uniform(_LEAST, settings.noise)
    units = list(sentence.units)
    for at, right in sentence.right.items():
        if random.random() >= rate:
            continue
        known = list(forms(right))
        [drawn] = random.choices(known, [math.sqrt(frequency.get(form, 0) + _UNSEEN) for form in known])
        if right in forms(drawn):
            units[at] = replace(units[at], text=written_as(drawn, units[at].text))
    return FormSentence(tuple(units), sentence.right)
