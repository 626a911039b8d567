"""Prepositions between a verb and an infinitive: ``government`` lists in ``agreement.toml``, by the preposition."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_prepositions"]


def wrong_prepositions(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Prepositions before an infinitive that the verb before them does not ask for."""
    asked = {
        verb: preposition.partition("_")[2]
        for preposition in grammar.listed
        if preposition.startswith("asks_")
        for verb in grammar.words(preposition)
    }
    others = grammar.words("prepositions_before_infinitives")
    for at in range(len(words) - 2):
        if not words[at].islower() and at:
            continue
        readings = grammar.verb(words[at].lower()) if words[at].lower() not in grammar.nouns.adjectives else ()
        lemmas = {one.lemma for one in readings}
        if not readings or len({asked.get(lemma) for lemma in lemmas}) != 1 or not lemmas <= set(asked):
            continue
        if grammar.words("relatives") & {word.lower() for word in words[max(at - 5, 0) : at]}:
            continue
        meant = asked[next(iter(lemmas))]
        place = at + 1
        while place < len(words) - 1 and words[place] in grammar.words("inner_adverbs"):
            place += 1
        if place == at + 1 and _lacks(grammar, words, at, readings):
            form = f"{meant[:-1]}'" if meant == "de" and grammar.code == "fr" and _vowel(words[place]) else f"{meant} "
            yield from grammar.found(place, (form + words[place],), AgreementReason.GOVERNMENT, words[at].lower())
            continue
        found = grammar.readings(words[place + 1]) if place + 1 < len(words) else ()
        if words[place] in others and words[place] != meant and _is_infinitive(found):
            form = f"{meant[:-1]}'" if meant in ("de",) and grammar.code == "fr" and _vowel(words[place + 1]) else meant
            if words[place] == f"{meant[:-1]}'" or words[at] in grammar.words("no_government"):
                continue
            if form.endswith("'"):
                yield Disagreement(
                    place, place + 2, (f"{form}{words[place + 1]}",), AgreementReason.GOVERNMENT, words[at].lower()
                )
            else:
                yield from grammar.found(place, (form,), AgreementReason.GOVERNMENT, words[at].lower())


def _lacks(grammar: RomanceGrammar, words: Sequence[str], at: int, readings: Sequence[VerbReading]) -> bool:
    """Whether an infinitive stands right behind a verb that asks for a preposition."""
    if any(one.lemma in grammar.words("bare_infinitives") or not one.is_finite for one in readings):
        return False
    if words[at] in grammar.nouns or words[at + 1] in grammar.nouns or words[at + 1] in grammar.particles:
        return False
    found = grammar.verbs.readings(words[at + 1])
    return bool(found) and all(one.tense in ("infinitive", "personal", "future_subjunctive") for one in found)


def _vowel(word: str) -> bool:
    return word[0] in "aeiouhéêèâ"


def _is_infinitive(found: Sequence[VerbReading]) -> bool:
    return bool(found) and all(one.tense in ("infinitive", "personal", "future_subjunctive") for one in found)
