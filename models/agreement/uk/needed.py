"""What is needed or liked, in another gender, number or case than its predicate: “мені потрібен нові черевики”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import opens_list
from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_needs"]

_NEEDED = {
    "потрібен": ("sing", "masc"), "потрібний": ("sing", "masc"), "потрібна": ("sing", "femn"),
    "потрібні": ("plur", ""), "потрібне": ("sing", "neut"),
}  # fmt: skip
_FORMS = {("sing", "masc"): "потрібен", ("sing", "femn"): "потрібна", ("sing", "neut"): "потрібне"}
_WHOM = frozenset({"мені", "тобі", "йому", "їй", "нам", "вам", "їм", "собі"})
_SMALL = frozenset({"ще", "вже", "дуже", "терміново", "зараз", "сьогодні", "завтра", "також", "теж", "лише", "тільки"})
_JOINING = frozenset({"і", "й", "та", "або", "чи"})
_ENDS = frozenset(".,;:!?–—")
_DIRECT = frozenset({"nomn", "accs"})


def wrong_needs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun behind such a predicate, or the predicate where the noun stands in the nominative."""
    for at, word in enumerate(words[:-1]):
        kind = _NEEDED.get(word.lower())
        if kind is None or not _is_of_somebody(grammar, words, at):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place].lower() in _WHOM | _SMALL:
            place += 1
        if grammar.at(words, place) and any(one.kind == "INFN" for one in grammar.at(words, place)):
            continue
        phrase = grammar.phrase(words, place)
        if phrase is None or not phrase.agreeing or _counts(grammar, words, place):
            continue
        cases = cases_of(phrase, phrase.agreeing)
        subjects = [one for one in phrase.agreeing if one.case == "nomn"]
        if subjects:
            if any(one.number == "sing" and (one.animate == "anim" or may_be_woman(grammar, one)) for one in subjects):
                continue  # “вам потрібна секретар”
            if any(_kind(one.number, one.gender) == kind for one in subjects):
                continue
            if kind == ("plur", "") and _goes_on(grammar, words, phrase.end):
                continue  # “рослинам потрібні сонячне світло й вода”
            forms = dict.fromkeys(_FORMS.get(_kind(one.number, one.gender), "потрібні") for one in subjects)
            cased = tuple(form.capitalize() if word.istitle() else form for form in forms)
            yield Disagreement(at, at + 1, cased, AgreementReason.AGREEMENT, phrase.words[-1])
        elif cases <= _DIRECT and (numbers := tuple({one.number for one in phrase.agreeing})):
            nominative = phrase.in_cases(("nomn",), numbers)
            if nominative:
                yield Disagreement(
                    phrase.start, phrase.end, nominative[:3], AgreementReason.VERB, word.lower(), unsure=True
                )


def _goes_on(grammar: InflectedGrammar, words: Sequence[str], end: int) -> bool:
    """Whether more is needed: what follows is joined to it, or a list."""
    joined = end < len(words) and words[end].lower() in _JOINING
    return joined or opens_list(grammar, words, end)


def _kind(number: str, gender: str) -> tuple[str, str]:
    return ("plur", "") if number == "plur" else ("sing", gender)


def _is_of_somebody(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the clause begins with the one who needs something, or with the predicate."""
    before = at - 1
    while before >= 0 and words[before].lower() in _SMALL:
        before -= 1
    if before < 0 or words[before] in _ENDS:
        return True
    found = grammar.at(words, before)
    dative = bool(found) and all(one.kind in ("NOUN", "NPRO", "ADJF") for one in found)
    return words[before].lower() in _WHOM or (dative and {one.case for one in found} <= {"datv", "loct"})


def _counts(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    return words[at][0].isdigit() or grammar.is_any(words[at], "numerals")
