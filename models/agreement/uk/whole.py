"""A noun with all that agrees with it, where one stands in a case that is not asked for: “прочитав вся книга”."""

from collections.abc import Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import Conflict
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.phrases import DeclinedPhrase

__all__ = ["mended_whole"]

_MOST = 6
_ANY = ("accs", "ablt", "datv", "gent")


def mended_whole(grammar: InflectedGrammar, words: Sequence[str], conflict: Conflict) -> Disagreement | None:
    """The phrase of a word that conflicts with a verb or preposition, in the cases that this asks for."""
    if conflict.reason not in (AgreementReason.VERB, AgreementReason.PREPOSITION):
        return None
    phrase = _phrase(grammar, words, conflict.at)
    if phrase is None or phrase.start == 0:
        return None
    asking = phrase.start - 1
    while asking and words[asking] in grammar.listed("clitics"):
        asking -= 1
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.agreeing or phrase.nouns))
    forms = phrase.in_cases(_asked(grammar, words, asking), numbers)[:_MOST]
    if not forms:
        return None
    return Disagreement(phrase.start, phrase.end, forms, conflict.reason, words[asking].lower(), unsure=True)


def _asked(grammar: InflectedGrammar, words: Sequence[str], at: int) -> tuple[str, ...]:
    governed = grammar.prepositions.get(words[at].lower())
    if governed is not None:
        return governed.offered
    names = {name for one in grammar.at(words, at) for name in grammar.names(one)}
    asked = [case for name in sorted(names & set(grammar.verbs)) for case in grammar.verbs[name].offered]
    if not asked and names & grammar.listed("transitive"):
        return ("accs",)
    return tuple(dict.fromkeys(asked)) or _ANY


def _phrase(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """The noun at a place or behind it, and all adjectives and determiners before it; None where there are none."""
    end = at
    while end < len(words) - 1 and _is_modifier(grammar, words, end):
        end += 1
    start = end
    while start and (_is_modifier(grammar, words, start - 1)):
        start -= 1
    found = grammar.at(words, end)
    nouns = tuple(one for one in found if one.kind == "NOUN")
    if start == end or not nouns or len(nouns) < len(found) or not words[end].islower() or start > at:
        return None
    return DeclinedPhrase(start, tuple(words[start : end + 1]), nouns, grammar.phrasing)


def _is_modifier(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    if words[at].lower() in grammar.listed("never_beside") and not _fits_behind(grammar, words, at):
        return False
    return bool(found) and all(one.kind == "ADJF" and not one.is_indeclinable for one in found)


def _fits_behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a neuter noun stands behind “це”: “це місто”."""
    return any(one.kind == "NOUN" and one.gender == "neut" for one in grammar.at(words, at + 1))
