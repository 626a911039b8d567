"""An auxiliary that takes the past with an infinitive, or with the present: “jsme hrát karty”, “vařím jsem”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["needless_auxiliaries", "wrong_auxiliaries"]

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


def needless_auxiliaries(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """An auxiliary right beside a verb in the present that says the same of who does it."""
    of_past = {word: person for person, word in grammar.table.persons.items() if word in _NUMBERS}
    for at, word in enumerate(words):
        person = of_past.get(word)
        for place in (at - 1, at + 1) if person and at else ():
            verbs = grammar.at(words, place)
            if not verbs or words[place] in of_past or not words[place].islower():
                continue
            if all(
                one.kind == "VERB" and (one.tense, one.mood, f"{one.person} {one.number}") == ("pres", "indc", person)
                for one in verbs
            ):
                start, end = min(at, place), max(at, place) + 1
                yield Disagreement(start, end, (words[place],), AgreementReason.TENSE, words[place])


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
