"""Sentences whose words have forms: clean ones, and pairs in which some forms were corrected."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cache

from models.corrector.transducer.paradigms.forms import Forms
from models.corrector.transducer.units import Unit, split_units

__all__ = ["FormSentence", "ParadigmCorpus"]

_APOSTROPHES = str.maketrans("", "", "'’")


@dataclass(frozen=True, slots=True)
class FormSentence:
    """The units of a sentence, and by their numbers which forms, in small letters, are right there."""

    units: tuple[Unit, ...]
    right: dict[int, str]


class ParadigmCorpus:
    """What a language is learnt from.

    Attributes:
        clean: right sentences.
        pairs: wrong ones in which forms are known to be right or wrong.
        changed: those of them in which a form was corrected.
        held_out: right sentences that are not learnt from.
        frequency: how often each form stands in the right ones.
    """

    def __init__(
        self, forms: Callable[[str], Forms], clean: Iterable[str], pairs: Iterable[tuple[str, str]], held_out: int
    ) -> None:
        """Read all.

        Args:
            forms: gives the forms of a word in small letters.
            clean: right sentences in any order that does not go by their kind.
            pairs: wrong sentences with right ones.
            held_out: how many of the right ones are not learnt from.
        """
        self._all_forms = cache(forms)
        sentences = [split_units(line) for line in clean]
        self.frequency = Counter(unit.text.lower() for units in sentences for unit in units)
        read = [FormSentence(tuple(units), dict(self._as_they_stand(units))) for units in sentences]
        self.held_out, self.clean = read[:held_out], read[held_out:]
        self.pairs = [self._aligned(wrong, right) for wrong, right in pairs]
        self.changed = [
            pair for pair in self.pairs if any(pair.units[at].text.lower() != form for at, form in pair.right.items())
        ]

    def forms(self, word: str) -> Forms:
        """The forms of a word with any capitals."""
        lower = word.lower()
        return self._all_forms(lower) if lower.translate(_APOSTROPHES).isalpha() else {}

    def _as_they_stand(self, units: Iterable[Unit]) -> Iterator[tuple[int, str]]:
        return ((at, unit.text.lower()) for at, unit in enumerate(units) if self.forms(unit.text))

    def _aligned(self, wrong: str, right: str) -> FormSentence:
        """The wrong side, with what the right one has in the place of each word where the two go word by word."""
        ours, theirs = split_units(wrong), split_units(right)
        matcher = SequenceMatcher(None, [one.text for one in ours], [one.text for one in theirs], autojunk=False)
        meant: dict[int, str] = {}
        for _, start, end, other, other_end in matcher.get_opcodes():
            if end - start == other_end - other:
                meant |= {start + by: theirs[other + by].text.lower() for by in range(end - start)}
        return FormSentence(tuple(ours), {at: form for at, form in meant.items() if form in self.forms(ours[at].text)})
