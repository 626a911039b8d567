"""Which of two cases is likelier behind a preposition: ``models/languages/<code>/cases.txt``, counted in right texts.

    z ablt gent -0.2          # the preposition, two cases, and the logarithm of their odds
    z noun 3: cytryna mama    # nouns that make the first case e^3 times as likely; -3 would be the second
    z word -2: wrócić jeden   # the noun, adjective or verb next before it
    z verb -1: wyjść          # the verb next before it

``scripts/count_cases.py`` writes it.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.language_folders import data_file

__all__ = ["CaseOdds", "base_of", "case_odds", "clues"]

_FILE = "cases.txt"
_SHARES = {"noun": 1.0, "word": 0.7, "verb": 0.5}
"""What a kind of clue counts, which repeats in part what the others say."""
_LEAST_ODDS = 0.4
"""The second case comes first only where it is half as likely again; chosen on the even half of the Polish lines."""
_REACH = 5
"""So many words before a preposition its verb is looked for."""
_VERBS = frozenset({"VERB", "INFN", "GRND"})
_WORDS = _VERBS | {"NOUN", "ADJF", "PRTF"}
_ENDS = frozenset(".;:")


class CaseOdds(NamedTuple):
    """How likely the first of two cases is beside the second.

    Attributes:
        first: the first case.
        second: the second.
        odds: the logarithm of their odds.
        weights: what it is raised by, by the kind of a clue and its word.
    """

    first: str
    second: str
    odds: float
    weights: dict[tuple[str, str], float]

    def ordered(self, found: Mapping[str, Sequence[str]]) -> tuple[str, str]:
        """The two cases, the likelier first.

        Args:
            found: the words of each kind of clue: what there may be meant.
        """
        odds = self.odds
        for kind, words in found.items():
            weights = [self.weights.get((kind, word), 0.0) for word in words]
            odds += _SHARES[kind] * sum(weights) / max(len(weights), 1)
        return (self.second, self.first) if odds < -_LEAST_ODDS else (self.first, self.second)


def base_of(preposition: str, known: Container[str]) -> str:
    """The form of a preposition for which is counted: “z” for “ze”."""
    base = preposition.removesuffix("e")
    return base if base in known else preposition


def clues(
    words: Sequence[str], at: int, phrase: DeclinedPhrase, readings: Callable[[str], Sequence[WordReading]]
) -> dict[str, list[str]]:
    """The words by which the case of a phrase behind a preposition is told.

    Args:
        words: the sentence.
        at: the index of the preposition.
        phrase: what stands behind it.
        readings: what a word may be.
    """
    return {
        "noun": sorted({noun.lemma for noun in phrase.nouns}),
        "word": _before(words, at, _ENDS | {","}, _is_word, readings),
        "verb": _before(words, at, _ENDS, _is_verb, readings),
    }


def _is_word(found: Sequence[WordReading]) -> bool:
    return any(one.kind in _WORDS for one in found)


def _is_verb(found: Sequence[WordReading]) -> bool:
    return bool(found) and all(one.kind in _VERBS for one in found)


def _before(
    words: Sequence[str],
    at: int,
    ends: frozenset[str],
    wanted: Callable[[Sequence[WordReading]], bool],
    readings: Callable[[str], Sequence[WordReading]],
) -> list[str]:
    """The lemmas of the next word before a place that is wanted."""
    for place in range(at - 1, max(at - 1 - _REACH, -1), -1):
        if words[place] in ends:
            break
        found = readings(words[place].lower() if place == 0 else words[place])
        if wanted(found):
            return sorted({one.lemma for one in found if one.kind in _WORDS})
    return []


@cache
def case_odds(code: str) -> Mapping[str, CaseOdds]:
    """What was counted in a language, by the preposition; empty where nothing was."""
    path = data_file(code, _FILE)
    found: dict[str, CaseOdds] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path else []:
        head, _, listed = line.partition("#")[0].partition(":")
        parts = head.split()
        if len(parts) == 4:
            found[parts[0]] = CaseOdds(parts[1], parts[2], float(parts[3]), {})
        elif parts:
            found[parts[0]].weights.update({(parts[1], word): float(parts[2]) for word in listed.split()})
    return found
