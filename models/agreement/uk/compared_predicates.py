"""A comparative adverb where an adjective says what something is: “цей фільм цікавіше, ніж той”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_compared_predicates"]

_SMALL = frozenset({"набагато", "значно", "трохи", "ще", "був", "була", "було", "були", "завжди", "куди"})
_THAN = frozenset({"ніж", "аніж", "за", "від"})
_ENDS = frozenset(".!?")
_COPULAS = frozenset({"був", "була", "були"})


def wrong_compared_predicates(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The adverb behind a noun with which a sentence begins, before “ніж”, in a clause without another verb."""
    opening = grammar.at(words, 0)
    adverb = bool(opening) and all(one.kind == "ADVB" for one in opening)
    phrase = grammar.phrase(words, int(adverb)) if len(words) > 3 else None
    nouns = [one for one in phrase.agreeing if one.case == "nomn"] if phrase is not None else []
    if phrase is None or not nouns:
        return
    at = phrase.end
    while at < len(words) - 2 and words[at] in _SMALL:
        at += 1
    word = words[at]
    if not word.endswith(("ше", "че")) or word.startswith("най") or at + 2 >= len(words):
        return
    behind = words[at + 1]
    if not (behind in _THAN or (behind == "," and words[at + 2] in _THAN)):
        return
    if any(
        one.kind in ("VERB", "INFN")
        for place in range(at + 1, len(words))
        for one in grammar.at(words, place)
        if words[place] not in _COPULAS
    ):
        return
    lemma = word[:-1] + "ий"
    adjectives = [one for one in grammar.readings(lemma) if one.kind == "ADJF" and isinstance(one, InflectedReading)]
    forms = dict.fromkeys(
        form
        for one in adjectives
        for noun in nouns
        if (form := one.form("nomn", noun.number, *([noun.gender] if noun.number == "sing" and noun.gender else [])))
    )
    texts = tuple(form for form in forms if form != word)
    if texts and not any((noun.gender, noun.number) == ("neut", "sing") for noun in nouns):
        yield Disagreement(at, at + 1, texts[:2], AgreementReason.AGREEMENT, " ".join(phrase.words).lower())
