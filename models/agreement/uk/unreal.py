"""What would be if something were, in the future: “якби ти сказав раніше, я допоможу”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_unreal"]


_WOULD = frozenset({"б", "би", "щоб", "якби", "хай", "нехай"})
_ENDS = frozenset(".!?,;:–—()")
_VOWELS = "аеєиіїоуюя"
_ALL = ("masc", "femn")
_SPEAKERS = frozenset({"я", "ти"})


def wrong_unreal(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb of the main clause before or behind one with “якби”, which says that something would be."""
    for at, word in enumerate(words):
        if word.lower() != "якби" or (at and words[at - 1] != ","):
            continue
        comma = next((place for place in range(at, len(words)) if words[place] in _ENDS), len(words))
        told = [one for place in range(at, comma) for one in grammar.at(words, place) if one.kind == "VERB"]
        missing = not told and words[at + 1 : at + 2] == ["не"]  # “якби не дощ”
        if not missing and not any(one.tense == "past" for one in told):
            continue
        if at == 0 and words[comma : comma + 1] == [","]:
            end = next((place for place in range(comma + 1, len(words)) if words[place] in _ENDS), len(words))
            yield from _would(grammar, words, range(comma + 1, end), told)
        elif at > 1 and not set(words[: at - 1]) & _ENDS:
            yield from _would(grammar, words, range(at - 1), told)


def _would(
    grammar: InflectedGrammar, words: Sequence[str], places: range, told: Sequence[InflectedReading]
) -> Iterator[Disagreement]:
    """The only verb of a clause that has no “б”, as the past with it."""
    small = [words[place].lower() for place in places]
    if set(small) & _WOULD or len(places) + 2 > len(words):
        return
    verbs = [place for place in places if any(one.kind == "VERB" for one in grammar.at(words, place))]
    if len(verbs) != 1:
        return
    [at] = verbs
    spoken = words[at - 1].lower() in _SPEAKERS
    found = [one for one in grammar.at(words, at) if one.kind == "VERB" or not spoken]  # “я куплю”
    if any((one.kind, one.mood) != ("VERB", "indc") or one.tense not in ("pres", "futr") for one in found):
        return
    genders = [one.gender for one in told if one.tense == "past" and one.gender in _ALL and _SPEAKERS & set(small)]
    forms = [
        form
        for one in found
        for gender in dict.fromkeys([*_subjects(grammar, words, places, one), *genders, *_ALL])
        if (form := one.form("past", one.number, *([gender] if one.number == "sing" else [])))
    ]
    texts = tuple(dict.fromkeys(f"{form} {'б' if form[-1] in _VOWELS else 'би'}" for form in forms))
    if texts:
        yield Disagreement(at, at + 1, texts[:3], AgreementReason.PURPOSE, "якби")


def _subjects(grammar: InflectedGrammar, words: Sequence[str], places: range, verb: InflectedReading) -> Iterator[str]:
    for place in places:
        for one in grammar.at(words, place):
            if one.kind in ("NOUN", "NPRO") and one.case == "nomn" and one.number == verb.number and one.gender:
                yield one.gender
