"""A pronoun of another gender, number or case than the adjective and noun behind it: “дай той синю ручку”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_determiners"]

_DETERMINERS = frozenset({"той", "цей", "такий", "мій", "твій", "свій", "наш", "ваш", "інший"})
_OPENING = frozenset({"ласка", "мені", "йому", "їй", "нам", "їм", "собі"})


def wrong_determiners(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pronouns behind a verb or what is said politely, before two words in the accusative that agree."""
    for at in range(1, len(words) - 2):
        own = list(grammar.phrasing.adjectives(words[at]))
        if not own or any(one.lemma not in _DETERMINERS for one in own):
            continue
        before = words[at - 2] if words[at - 1] == "," and at > 1 else words[at - 1]
        verbs = grammar.at(words, at - 1)
        behind_verb = bool(verbs) and all(one.kind in ("VERB", "INFN") for one in verbs)
        if not behind_verb and before not in _OPENING:
            continue
        rest = _object(grammar, words, at + 1)
        if rest is None:
            continue
        if any(one.agrees_with(noun) for one in own for noun in rest.agreeing) or {one.case for one in own} & {"datv"}:
            continue
        whole = DeclinedPhrase(at, (words[at], *rest.words), rest.agreeing, grammar.phrasing)
        forms = whole.in_cases(("accs",), tuple(dict.fromkeys(one.number for one in rest.agreeing)))
        if forms:
            first = forms[0].split()[0]
            yield Disagreement(at, at + 1, (first,), AgreementReason.AGREEMENT, rest.words[-1])


def _object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """An adjective and a noun that stand in the accusative alone, whatever else the adjective may be: “синю ручку”."""
    nouns = tuple(one for one in grammar.at(words, at + 1) if one.kind == "NOUN")
    adjectives = list(grammar.phrasing.adjectives(words[at]))
    if not nouns or len(nouns) < len(grammar.at(words, at + 1)) or {one.case for one in nouns} != {"accs"}:
        return None
    if not any(one.agrees_with(noun) for one in adjectives for noun in nouns):
        return None
    return DeclinedPhrase(at, tuple(words[at : at + 2]), nouns, grammar.phrasing)
