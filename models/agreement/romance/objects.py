"""Spanish people who are objects, which “a” stands before: “cuido mis sobrinos”, “voy a invitar Marta”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_objects"]

_SPEAKING = frozenset({0, 1, 3, 4})
"""Persons of a verb behind which no other subject stands: “llama mi madre” is right."""


def wrong_objects(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """People right behind a verb of which they can but be the object."""
    people = grammar.words("kin")
    if not people:
        return
    for at in range(len(words) - 2):
        place = at + 1
        named = words[place] in grammar.words("names_f") | grammar.words("names_m")
        kin = words[place] in grammar.words("owners") and words[place + 1] in people
        if not (named or kin) or not _takes_people(grammar, words, at):
            continue
        after = place + 1 + kin
        if after < len(words) and (grammar.finite(words[after]) or words[after] in grammar.words("behind_namesakes")):
            continue
        yield Disagreement(place, place + 1, (f"a {words[place]}",), AgreementReason.WORD, words[at].lower())


def _takes_people(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word can but be a verb that is done to people, in the first or second person or an infinitive."""
    word = words[at].lower()
    readings = grammar.verbs.readings(word)
    if (
        not readings
        or word in grammar.nouns.adjectives
        or not {one.lemma for one in readings} <= grammar.words("done_to_people")
    ):
        return False
    if word in grammar.nouns and (at and words[at - 1].lower() in grammar.determiners):
        return False
    before = {one.lower() for one in words[max(at - 2, 0) : at]}
    if before & (grammar.words("reflexives_or_objects") | {"se", "al", "que"}):
        return False
    return all(one.tense in ("infinitive", "gerund") or (one.is_finite and one.person in _SPEAKING) for one in readings)
