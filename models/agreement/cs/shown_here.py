"""Things that are somewhere, with “je” for several and “jsou” for one: “kde jsou moje taška”, “tady je tvoje klíče”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_of_things_shown"]

_WHERE = frozenset({"kde", "tady", "tu", "tam", "zde", "tamhle", "támhle", "kdepak"})
_NUMBERS = {"je": ("sing", "jsou"), "jsou": ("plur", "je"), "bude": ("sing", "budou"), "budou": ("plur", "bude")}
_ENDS = frozenset(".?!")


def wrong_of_things_shown(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb in a sentence that is made of where, a verb of being and a noun with its owner or adjective."""
    if len(words) < 4 or words[0].lower() not in _WHERE or words[1] not in _NUMBERS:
        return
    phrase = grammar.phrase(words, 2)
    if phrase is None or not phrase.modifiers or phrase.end >= len(words) or words[phrase.end] not in _ENDS:
        return
    number, other = _NUMBERS[words[1]]
    numbers = {one.number for one in phrase.agreeing if one.case == "nomn"}
    if len(numbers) == 1 and numbers != {number} and all(one.kind == "NOUN" for one in phrase.nouns):
        yield Disagreement(1, 2, (other,), AgreementReason.SUBJECT, " ".join(phrase.words))
