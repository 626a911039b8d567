"""How much or many there is of something, not in the genitive: “скільки людина прийде?”, “поклади трохи салат”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_amounts"]

_AMOUNTS = frozenset({"скільки", "стільки", "трохи", "трішки", "чимало", "забагато", "замало"})
_LOOSE = frozenset({"трохи", "трішки"})
_NEVER = frozenset({"раз", "шкода", "треба", "чоловік"})
_COSTING = frozenset({"коштувати", "важити", "тривати", "займати", "стояти", "дати", "давати", "заробляти"})


def wrong_amounts(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns right behind such a word in the nominative or accusative."""
    for at in range(len(words) - 1):
        small = words[at].lower()
        if small not in _AMOUNTS:
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or not phrase.words[-1].islower() or phrase.words[-1] in _NEVER:
            continue
        cases = cases_of(phrase, phrase.agreeing or phrase.nouns)
        times = any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
        if not cases or not cases <= {"nomn", "accs"} or (small in _LOOSE and (times or phrase.modifiers)):
            continue
        verbs = [one for place in clause(words, at) for one in grammar.at(words, place) if one.kind == "VERB"]
        if any(grammar.names(one) & _COSTING for one in verbs) or (small in _LOOSE and at == 0):
            continue
        single = any(noun.number == "sing" for noun in phrase.nouns)
        forms = [
            form
            for number in (("plur", "sing") if single and small not in _LOOSE else ("sing", "plur"))
            for form in phrase.in_cases(("gent",), (number,))
        ]
        if any(noun.lemma == "людина" for noun in phrase.nouns) and not phrase.modifiers:
            forms = ["людей"]
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, tuple(dict.fromkeys(forms))[:3], AgreementReason.NUMBER, small, unsure=True
            )
