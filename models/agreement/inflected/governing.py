"""Prepositions behind verbs that ask for another one, or for none: “čekáme za autobus”, “bojím se od psů”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.table import VerbPreposition

__all__ = ["wrong_prepositions"]

_NEAR = 3
_ENDS = frozenset(".,;:!?()–-")


def wrong_prepositions(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The prepositions of a sentence that are not those of the verb right before them, with their nouns."""
    for at in range(1, len(words) - 1):
        small = words[at]
        for asked in grammar.table.verb_prepositions:
            if small in asked.wrong and _is_behind(grammar, words, at, asked):
                wrong = _mended(grammar, words, at, asked)
                if wrong is not None:
                    yield wrong
                    break


def _is_behind(grammar: InflectedGrammar, words: Sequence[str], at: int, asked: VerbPreposition) -> bool:
    """Whether a form of one of the verbs is the nearest word but pronouns and adverbs before a preposition."""
    place = at - 1
    while place > 0 and (words[place] in grammar.listed("clitics") or words[place] in grammar.listed("adverbs")):
        place -= 1
    verbs = grammar.at(words, place)
    if asked.pronoun and words[place - 1].lower() == asked.pronoun:
        verbs = tuple(one for one in verbs if one.kind != "ADJF")  # “se stará”
    if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
        return False
    if not all(grammar.names(one) & asked.words for one in verbs):
        return False
    clause = words[max(place - _NEAR, 0) : at]
    while any(mark in _ENDS for mark in clause):
        clause = clause[next(index for index, mark in enumerate(clause) if mark in _ENDS) + 1 :]
    return not asked.pronoun or bool({asked.pronoun, f"{asked.pronoun}s"} & {word.lower() for word in clause})


def _mended(grammar: InflectedGrammar, words: Sequence[str], at: int, asked: VerbPreposition) -> Disagreement | None:
    verb = min(asked.words)
    for place in range(at - 1, -1, -1):
        if any(grammar.names(one) & asked.words for one in grammar.at(words, place)):
            verb = words[place].lower()
            break
    phrase = grammar.phrase(words, at + 1, governed=True)
    if phrase is None:
        behind = grammar.readings(words[at + 1])
        pronoun = all(one.kind == "NPRO" for one in behind) and any(one.case == asked.case for one in behind)
        numeral = words[at + 1] in grammar.table.few and asked.case == "accs"
        if asked.preposition and not asked.only and (numeral or pronoun):
            return Disagreement(at, at + 1, (asked.preposition,), AgreementReason.VERB_PREPOSITION, verb)
        return None
    cases = {one.case for one in (phrase.agreeing or phrase.nouns)}
    if any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
        return None
    if words[at] in grammar.listed("placing") and "ablt" in cases:
        return None  # “ptal se za dveřmi”
    if asked.only and not cases <= asked.only | {"voct", "nomn"}:
        return None
    forms = [" ".join(phrase.words)] if any(one.case == asked.case for one in phrase.agreeing) else []
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.nouns))
    forms = forms or list(phrase.in_cases((asked.case,), numbers))
    whole = tuple(f"{asked.preposition} {form}".strip() for form in forms)
    if not whole:
        return None
    return Disagreement(at, phrase.end, whole[:3], AgreementReason.VERB_PREPOSITION, verb)
