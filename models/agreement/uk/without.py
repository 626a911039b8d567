"""What somebody has not, in the accusative: “я не маю вільний час”, “нема гаряча вода”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_without"]

_HAVING = "мати"
_NOT = "не"
_SMALL = frozenset({"ще", "вже", "уже", "навіть", "зараз", "поки", "жодним", "тут", "там"})
_DIRECT = frozenset({"nomn", "accs"})


def wrong_without(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The things right behind a denied “мати” that can be no genitive."""
    for at in range(1, len(words) - 1):
        verbs = grammar.at(words, at)
        if words[at - 1].lower() != _NOT or not verbs:
            continue
        if any(one.kind not in ("VERB", "INFN") or one.lemma != _HAVING for one in verbs):
            continue
        place = at + 1
        while place < len(words) - 1 and words[place] in _SMALL:
            place += 1
        phrase = grammar.phrase(words, place)
        if phrase is None or not phrase.words[-1].islower() or not phrase.agreeing:
            continue
        cases = cases_of(phrase, phrase.agreeing)
        if not cases or not cases <= _DIRECT or any(one.kind == "INFN" for one in grammar.at(words, phrase.end)):
            continue
        forms = phrase.in_cases(("gent",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
        if forms:
            reason = AgreementReason.VERB
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], reason, words[at].lower(), unsure=not phrase.modifiers
            )
