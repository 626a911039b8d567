"""Objects of which adjective and noun stand in two forms of somebody living: “mají velkého psi”, “znáš toho pán”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_mixed_objects"]

_SEEING = frozenset({"mít", "vidět", "znát", "chtít", "hledat", "potkat", "najít", "koupit", "milovat"})
_THAT = frozenset({"toho", "tohohle", "tohoto", "tamtoho"})
_MOST_BETWEEN = 3


def wrong_mixed_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The objects of a sentence with an adjective in the accusative of somebody and a noun in the nominative."""
    for at in range(1, len(words) - 1):
        if words[at] in _THAT and _is_behind_verb(grammar, words, at):
            yield from _that_man(grammar, words, at + 1)
            continue
        if not words[at].endswith("ho") or not grammar.phrasing.is_modifier(words[at]):
            continue
        phrase = grammar.phrase(words, at)
        if phrase is None or len(phrase.modifiers) != 1 or phrase.agreeing or not _is_behind_verb(grammar, words, at):
            continue
        nouns = [one for one in phrase.nouns if one.case != "voct"]
        if any((one.gender, one.animate, one.case) != ("masc", "anim", "nomn") for one in nouns) or not nouns:
            continue
        forms = phrase.in_cases(("accs",), ("sing",))
        wrong = found(phrase, forms, AgreementReason.AGREEMENT, phrase.words[-1]) if forms else None
        if wrong is not None:
            yield wrong


def _that_man(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    nouns = [one for one in grammar.at(words, at) if one.case != "voct"]
    if nouns and all(
        (one.kind, one.gender, one.animate, one.case, one.number) == ("NOUN", "masc", "anim", "nomn", "sing")
        for one in nouns
    ):
        forms = tuple(dict.fromkeys(form for one in nouns if (form := one.form("accs", "sing"))))
        if forms:
            yield Disagreement(at, at + 1, forms, AgreementReason.AGREEMENT, words[at - 1])


def _is_behind_verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb with an object stands before a phrase, and small words between them alone."""
    small = grammar.listed("clitics") | grammar.listed("adverbs") | grammar.listed("speaking_verbs")
    place = at - 1
    while place > 0 and at - place <= _MOST_BETWEEN and words[place] in small:
        if words[place] == "se":
            return False
        place -= 1
    verbs = grammar.at(words, place)
    direct = grammar.listed("transitive") | grammar.listed("accusative_of_people") | _SEEING
    return bool(verbs) and all(_is_direct(grammar, one, direct) for one in verbs)


def _is_direct(grammar: InflectedGrammar, one: InflectedReading, direct: frozenset[str]) -> bool:
    return one.kind in ("VERB", "INFN") and bool(grammar.names(one) & direct)
