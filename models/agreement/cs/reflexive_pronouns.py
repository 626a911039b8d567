"""“se” and “si” taken for each other: “všiml se obrazu”, “dívám si na film”, “koupil se boty”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import Clause, affirmed, clause_around
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["has_object", "wrong_reflexive_pronouns"]

_OTHER = {"se": "si", "si": "se", "ses": "sis", "sis": "ses"}


def wrong_reflexive_pronouns(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The reflexive pronouns of a sentence whose verb has the other one."""
    for at, word in enumerate(words):
        other = _OTHER.get(word)
        if other is None or (word == "se" and _is_preposition(grammar, words, at)):
            continue
        clause = clause_around(grammar, words, at)
        if clause is None or sum(one in _OTHER for one in words[clause.start : clause.end]) > 1:
            continue
        others = [one for place in clause.modals for one in grammar.at(words, place)]
        if any(affirmed(grammar.names(one)) & grammar.listed("reflexive_modals") for one in others):
            continue  # “učím se hrát”
        if _is_wrong(grammar, words, clause, of_oneself=word in ("se", "ses")):
            yield Disagreement(at, at + 1, (other,), AgreementReason.REFLEXIVE, words[clause.verb].lower())


def _is_preposition(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    phrase = grammar.phrase(words, at + 1, governed=True)
    behind = grammar.at(words, at + 1)
    return any(one.case == "ablt" for one in (*behind, *(phrase.nouns if phrase is not None else ())))


def _is_wrong(grammar: InflectedGrammar, words: Sequence[str], clause: Clause, *, of_oneself: bool) -> bool:
    if not of_oneself:
        return bool(clause.is_any(grammar.listed("only_se")))
    if clause.is_any(grammar.listed("only_si")):
        return True
    if clause.is_any(grammar.listed("si_of_speakers")):
        return clause.speaks
    return bool(clause.is_any(grammar.listed("si_with_object"))) and has_object(grammar, words, clause)


def has_object(grammar: InflectedGrammar, words: Sequence[str], clause: Clause) -> bool:
    """Whether a noun behind the verb, in the accusative, cannot be its subject."""
    at = clause.verb + 1
    small = grammar.listed("clitics") | grammar.listed("pronoun_clitics") | {"se", "si", "bych", "mě", "tě", "vás"}
    while at < clause.end and words[at] in small:
        at += 1
    phrase = grammar.phrase(words, at)
    if phrase is None or not any(noun.case == "accs" for noun in phrase.agreeing):
        return False
    if any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
        return False
    if clause.speaks:
        return True
    direct = [noun for noun in phrase.agreeing if noun.case == "nomn"]
    return not any(
        verb.number in ("", noun.number) and verb.gender in ("", noun.gender)
        for verb in clause.readings
        for noun in direct
    )
