"""Numerals in the nominative behind prepositions of the genitive: “складається з три кімнати”, “для п'ять гостей”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_numerals"]

_GENITIVES = {
    "два": "двох", "дві": "двох", "три": "трьох", "чотири": "чотирьох", "п'ять": "п'яти", "шість": "шести",
    "сім": "семи", "вісім": "восьми", "дев'ять": "дев'яти", "десять": "десяти", "обидва": "обох", "обидві": "обох",
    "кілька": "кількох", "багато": "багатьох",
}  # fmt: skip
_OF = frozenset({"без", "від", "до", "для", "після", "крім", "окрім", "біля", "замість", "серед", "навколо"})
_FROM = frozenset({"з", "із", "зі"})
_CONSISTING = frozenset({"складатися", "скласти", "скластися", "вибрати", "вибирати", "обрати"})


def wrong_numerals(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The numerals of a sentence, with the noun behind them, that should be in the genitive."""
    for at in range(len(words) - 2):
        small = words[at].lower()
        consisting = small in _FROM and any(
            grammar.names(one) & _CONSISTING for one in grammar.at(words, at - 1) if one.kind in ("VERB", "INFN")
        )
        form = _GENITIVES.get(words[at + 1])
        if form is None or not (small in _OF or consisting):
            continue
        phrase = grammar.phrase(words, at + 2, governed=True)
        if phrase is None or not phrase.words[-1].islower():
            continue
        if any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
            yield Disagreement(at + 1, at + 2, (form,), AgreementReason.PREPOSITION, small)
            continue
        forms = phrase.in_cases(("gent",), ("plur",))
        if forms:
            whole = tuple(f"{form} {one}" for one in forms[:2])
            yield Disagreement(at + 1, phrase.end, whole, AgreementReason.PREPOSITION, small)
