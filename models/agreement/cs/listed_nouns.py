"""A needless comma before “a” between two nouns in one case: “mám rád psy, a kočky”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["needless_commas_of_lists"]

_AND = "a"
_ENDS = frozenset({".", "!", "?"})
_GOING_ON = frozenset({"ale", "protože", "takže", "aby", "když", "jen", "jenže", "i", "proto"})


def needless_commas_of_lists(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The first comma of a sentence, if it stands between two nouns in one case and nothing but those is joined."""
    if "," not in words:
        return
    at = words.index(",")
    if at < 2 or at + 2 >= len(words) or words[at + 1] != _AND:
        return
    phrase = grammar.phrase(words, at + 2)
    if phrase is None or not phrase.agreeing or not phrase.words[-1].islower() or not _ends(words, phrase.end):
        return
    before = grammar.at(words, at - 1)
    if not before or any(one.kind != "NOUN" or one.is_name for one in before):
        return
    if not any(one.kind == "VERB" for place in range(at - 1) for one in grammar.at(words, place)):
        return
    if cases_of(phrase, phrase.agreeing) & {one.case for one in before}:
        yield Disagreement(at, at + 1, ("",), AgreementReason.LISTING, _AND)


def _ends(words: Sequence[str], at: int) -> bool:
    """Whether a sentence ends at a place, or goes on behind a comma with another clause."""
    if at >= len(words) or words[at] in _ENDS:
        return True
    return words[at] == "," and at + 1 < len(words) and words[at + 1] in _GOING_ON
