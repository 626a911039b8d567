"""Verbs that are not denied although somebody is nobody: “nikdo přišel”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_affirmations"]


def wrong_affirmations(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb behind “nobody”, “never” ... that is not denied, where nothing in its sentence is."""
    negation = grammar.words.negation
    if not negation or any(_is_denied(grammar, words, place) for place in range(len(words))):
        return
    for at, word in enumerate(words[:-1]):
        if word.lower() not in grammar.listed("negatives") or _is_set(grammar, words, at):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in grammar.listed("within_negation"):
            place += 1
        verbs = [one for one in grammar.at(words, place) if one.kind != "NOUN"]
        if not words[place].islower() or not verbs or any(one.kind != "VERB" or one.mood == "impr" for one in verbs):
            continue
        form = grammar.table.denied.get(words[place], negation + words[place])
        yield Disagreement(place, place + 1, (form,), AgreementReason.DENIED, word.lower())


def _is_denied(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    """Whether a word is a verb that is denied, or says so itself."""
    small = words[place].lower()
    if small in grammar.listed("denying"):
        return True
    found = grammar.at(words, place)
    kinds = ("VERB", "INFN", "PRTS", "ADJF", "ADJS")
    return small.startswith(grammar.words.negation) and (not found or any(one.kind in kinds for one in found))


def _is_set(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a negative belongs to a preposition, another negative or a name before it: “z ničeho nic”, “cz.nic”."""
    before = words[at - 1].lower() if at else ""
    return before == "." or before in grammar.prepositions or before.endswith(tuple(grammar.listed("negatives")))
