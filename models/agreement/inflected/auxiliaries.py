"""An infinitive behind an auxiliary that takes the past: “jsme hrát karty”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_auxiliaries"]

_NUMBERS = {"jsem": "sing", "jsi": "sing", "jsme": "plur", "jste": "plur"}


def wrong_auxiliaries(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The infinitive right behind an auxiliary, where nothing else of the sentence can be its predicate."""
    if not grammar.listed("speaking_verbs"):
        return
    for at, word in enumerate(words[:-1]):
        number = _NUMBERS.get(word.lower())
        place = at + 1
        while number and place < len(words) - 1 and words[place] in grammar.listed("within_infinitives"):
            place += 1
        found = grammar.at(words, place)
        if not number or not found or any(one.kind != "INFN" for one in found) or _has_predicate(grammar, words):
            continue
        stem = words[place].removesuffix("t")
        past = [one for one in grammar.readings(f"{stem}l") if one.kind == "VERB" and one.tense == "past"]
        forms = dict.fromkeys(one.form("past", number, gender) for one in past for gender in ("masc", "femn"))
        if all(forms) and forms:
            yield Disagreement(place, place + 1, tuple(forms), AgreementReason.TENSE, word.lower())


def _has_predicate(grammar: InflectedGrammar, words: Sequence[str]) -> bool:
    """Whether a sentence has a participle or adjective that may go with the auxiliary."""
    return any(
        (one.kind == "VERB" and one.tense == "past")
        or (one.kind in ("ADJF", "ADJS", "PRTS") and one.case in ("", "nomn") and not _is_attribute(grammar, words, at))
        for at in range(len(words))
        for one in grammar.at(words, at)
    )


def _is_attribute(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an adjective has its noun right behind it."""
    return any(one.kind == "NOUN" for one in grammar.at(words, at + 1))
