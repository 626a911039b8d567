"""Verbs of more than one word: a participle behind an auxiliary, an infinitive behind a modal or preposition."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_complexes"]
_SURE = {"es": 2, "it": 2, "pt": 2, "fr": 3}
"""The first person whose forms look like no noun: “sin reparo”, “senza imbarazzi”, “sans cesse”."""


def wrong_complexes(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Forms of verbs that cannot stand behind what stands before them."""
    for at in range(len(words) - 1):
        place = _behind_adverbs(grammar, words, at + 1)
        if place >= len(words):
            continue
        word = words[at].lower()
        found = grammar.verb(words[place])
        if not found or any(one.tense in ("participle", "gerund") for one in found):
            continue
        if word in grammar.words("auxiliaries"):
            yield from _participle(grammar, words, at, place, found)
        elif word in grammar.words("progressive") or (
            word in grammar.words("going_on") and all(one.tense == "infinitive" for one in found)
        ):
            yield from _gerund(grammar, words, at, place, found)
        elif place == at + 1 and _takes_infinitive(grammar, words, at, found):
            yield from _infinitive(grammar, place, found, word)


def _takes_infinitive(grammar: RomanceGrammar, words: Sequence[str], at: int, found: Sequence[VerbReading]) -> bool:
    """Whether an infinitive must stand behind a word, and what stands there is none."""
    if not all(one.is_finite and one.tense != "personal" for one in found):
        return False
    if words[at].lower() in grammar.words("modals") and _is_plain(grammar, words, at, found):
        return not _is_noun(grammar, words, at)
    return _wants_infinitive(grammar, words, at, found) and not _is_infinitive(found)


def _is_noun(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether what may be a modal verb is a noun behind a preposition or determiner: “con suelo limpio”."""
    before = words[at - 1].lower() if at else ""
    return words[at] in grammar.nouns and (before in grammar.determiners or before in grammar.words("of"))


def _behind_adverbs(grammar: RomanceGrammar, words: Sequence[str], at: int) -> int:
    while at < len(words) and words[at] in grammar.words("inner_adverbs"):
        at += 1
    return at


def _participle(
    grammar: RomanceGrammar, words: Sequence[str], at: int, place: int, found: Sequence[VerbReading]
) -> Iterator[Disagreement]:
    if words[at].lower() in grammar.words("weak_auxiliaries") and not all(one.tense == "infinitive" for one in found):
        return
    if any(one.lemma in grammar.words("verbs_of_being") and one.is_finite for one in found):
        return
    if at and words[at - 1].lower() in grammar.words("not_before_auxiliaries"):
        return
    if at and words[at].lower() in ("ha", "a") and grammar.readings(words[at - 1]):
        return
    yield from grammar.found(place, grammar.forms(found, "participle", 0), AgreementReason.INFINITIVE, words[at])


def _gerund(
    grammar: RomanceGrammar, words: Sequence[str], at: int, place: int, found: Sequence[VerbReading]
) -> Iterator[Disagreement]:
    if grammar.is_adjective(words[place]) or words[place] in grammar.words("no_gerunds"):
        return
    if grammar.is_participle(words[place]):
        return
    if any(one.lemma in grammar.words("verbs_of_being") for one in found):
        return
    if not all(one.tense == "infinitive" for one in found) and not _is_plain(grammar, words, at, found):
        return
    if grammar.words("no_infinitive_behind_progressive") and any(not one.is_finite for one in found):
        return
    yield from grammar.found(place, grammar.forms(found, "gerund", 0), AgreementReason.INFINITIVE, words[at])


def _is_plain(grammar: RomanceGrammar, words: Sequence[str], at: int, found: Sequence[VerbReading]) -> bool:
    """Whether no other clause ends between the verbs: “lo que quiero es”."""
    if any(one.lemma in grammar.words("verbs_of_being") for one in found):
        return False
    return not {word.lower() for word in words[max(at - 6, 0) : at]} & grammar.words("relatives")


def _wants_infinitive(grammar: RomanceGrammar, words: Sequence[str], at: int, found: Sequence[VerbReading]) -> bool:
    word = words[at].lower()
    if word in grammar.words("before_infinitives"):
        return all(one.person >= _SURE[grammar.code] for one in found)
    before = words[at - 1].lower() if at else ""
    return f"{before}_{word}" in grammar.words("phrases_before_infinitives")


def _is_infinitive(found: Sequence[VerbReading]) -> bool:
    return any(one.tense in ("infinitive", "personal", "future_subjunctive") for one in found)


def _infinitive(grammar: RomanceGrammar, place: int, found: Sequence[VerbReading], word: str) -> Iterator[Disagreement]:
    forms = list(dict.fromkeys(one.lemma for one in found))
    yield from grammar.found(place, forms, AgreementReason.INFINITIVE, word)
