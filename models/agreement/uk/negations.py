"""“Не” and “ні” taken for each other: “він ні знає”, “не сказав не слова”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_negations"]

_NOT, _NEITHER = "не", "ні"
_LACKING = frozenset({"немає", "нема", "без"})
_SINGLE = frozenset({"одного", "одної", "однієї", "єдиного", "єдиної"})
_ANSWERED = frozenset({"дякую", "дякуємо", "кажу", "каже", "кажуть", "сказав", "сказала", "відповів", "відповіла"})
_OR = frozenset({"чи", "або", "так", "ні", "ані", "то"})
_NEAR = 4
_NOMINAL = frozenset({"NOUN", "NPRO"})
_BOTH = frozenset({"а", "але", "проте", "тільки", "лише", "просто", "стільки"})


def wrong_negations(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """“Ні” right before a verb, and “не” before a noun in the genitive behind a verb that is denied."""
    small = [word.lower() for word in words]
    if small.count(_NEITHER) == 1 and "ані" not in small:
        yield from _denied_verb(grammar, small)
    if _NEITHER not in small:
        yield from _denied_noun(grammar, small)
    else:
        yield from _listed_noun(grammar, small)


def _denied_verb(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    at = words.index(_NEITHER)
    if at == 0 or at + 2 >= len(words) or not words[at - 1][0].isalpha() or words[at - 1] in _OR:
        return
    verbs = grammar.at(words, at + 1)
    if not verbs or any(one.kind != "VERB" for one in verbs) or words[at + 1] in _ANSWERED:
        return
    yield Disagreement(at, at + 1, (_NOT,), AgreementReason.WORD, words[at + 1])


def _denied_noun(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    for at in range(2, len(words) - 1):
        if words[at] != _NOT or words[at - 1] in _BOTH or words[at - 1] == _NOT:
            continue
        places = clause(words, at)
        before = [place for place in range(places.start, at) if words[place] == _NOT]
        verbs = [grammar.at(words, place + 1) for place in before]
        denied = any(found and all(one.kind in ("VERB", "INFN") for one in found) for found in verbs)
        if not denied and not _LACKING & set(words[places.start : at]):
            continue
        if set(words[at:]) & _BOTH:
            continue
        found = grammar.at(words, at + 1)
        nouns = bool(found) and all(one.kind == "NOUN" for one in found) and any(one.case == "gent" for one in found)
        if nouns or words[at + 1] in _SINGLE:
            sure = words[at + 1] in _SINGLE or any(one.number == "sing" and one.case == "gent" for one in found)
            yield Disagreement(at, at + 1, (_NEITHER,), AgreementReason.WORD, words[at + 1], unsure=not sure)


def _listed_noun(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """“Не” before one of two nouns of which the other has “ні”: “не мама, ні тато”."""
    for at in range(len(words) - 1):
        behind = words[at + 2 : at + 5]
        first = behind[:2] == [",", _NEITHER] and behind[2:] != [] and behind[2][0].isalpha() and behind[2] != _NOT
        second = at > 2 and words[at - 1] == "," and _NEITHER in words[max(at - _NEAR, 0) : at - 2]
        if words[at] != _NOT or not (first or second) or set(words[at:]) & _BOTH:
            continue
        found = grammar.at(words, at + 1)
        if found and all(one.kind in _NOMINAL for one in found):
            form = _NEITHER if at else _NEITHER.title()
            yield Disagreement(at, at + 1, (form,), AgreementReason.WORD, words[at + 1])
