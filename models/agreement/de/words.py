"""What German clauses are made of: subjects, finite verbs beyond doubt, and where a clause ends."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from models.agreement.de.verbs import FINITE, INFINITIVE, PARTICIPLE, forms_of, readings
from models.noun_phrases.cells import listed
from models.noun_phrases.nouns import nouns_of
from models.noun_phrases.phrases import NounPhrase

__all__ = [
    "CLOSING",
    "NO_VERBS",
    "PREFIXES",
    "GermanSubject",
    "bare_subject_at",
    "clause_end",
    "is_finite",
    "is_infinitive",
    "is_participle",
    "is_verb",
    "joined",
    "may_be_finite",
    "parted",
    "subject_at",
]

_PERSONS = {
    "ich": frozenset({"ich"}),
    "du": frozenset({"du"}),
    "er": frozenset({"er"}),
    "es": frozenset({"er"}),
    "man": frozenset({"er"}),
    "sie": frozenset({"er", "sie"}),
    "wir": frozenset({"wir"}),
    "Sie": frozenset({"sie"}),
    "ihr": frozenset({"ihr"}),
}
CLOSING = frozenset('.!?,;:–—)"“”«»…')
PREFIXES = listed("""
    ab an auf aus ein mit nach vor zu zurück weg zusammen statt teil fern fest her hin los kennen herein hinein heraus
    hinaus herunter hinunter herauf weiter vorbei
""")
"""What is parted from a verb in a main clause."""
_NEVER_PARTED = ("anerkenn", "einig", "nacht", "widersp", "anvertrau", "auferleg", "zufried", "zusicher", "aberkenn")
NO_VERBS = listed("""
    gern gerne gerade ganz heute sein weit liebe arme alle selbst statt laut dank trotz morgen bestimmt bitte würde
    lange lieben sorgen sieben gut fest hinter wider zu heiß reife feste ehre eine meine seine deine weiß rate mitten
    unten leben essen
""")
"""Words that are rarely a verb where they look like one."""
_HARDLY_VERBS = listed("""
    gern gerne gerade ganz heute weit liebe arme alle selbst laut dank trotz bitte lange gut eine meine seine deine
    keine mitten unten wider hinter morgen
""")
_WISHES = listed("solle könne müsse dürfe wolle möge sei seien ließe käme ginge gäbe bräuchte wüsste fände sähe stünde")
"""Finite verbs of reported speech and wishes that the tables lack."""
_POLITE = listed("Sie Ihnen Ihr Ihre Ihren Ihrem Ihrer")


class GermanSubject(NamedTuple):
    """What a verb goes with: the place behind it, and the pronouns that have its person and number."""

    end: int
    persons: frozenset[str]
    is_pronoun: bool


def subject_at(words: Sequence[str], at: int, phrases: Iterable[NounPhrase]) -> GermanSubject | None:
    """The pronoun, noun phrase or name at a place that may be a subject; None where none is."""
    if at >= len(words):
        return None
    small = words[at]
    if small in _PERSONS:
        return GermanSubject(at + 1, _PERSONS[small], is_pronoun=True)
    for phrase in phrases:
        if phrase.start == at and any(cell[0] == "n" for cell in phrase.cells):
            numbers = {cell[1] == "p" for cell in phrase.cells if cell[0] == "n"}
            persons = frozenset("sie" if plural else "er" for plural in numbers)
            return GermanSubject(phrase.end, persons, is_pronoun=False)
    return None


def bare_subject_at(words: Sequence[str], at: int) -> GermanSubject | None:
    """The name or noun without a determiner at a place; None where a word in small letters is there."""
    if at + 1 >= len(words) or not words[at].isalpha() or not words[at][0].isupper() or words[at] in _POLITE:
        return None
    end = at + 1
    while end < len(words) and words[end][0].isupper():
        end += 1
    return GermanSubject(end, frozenset({"er", "sie"}), is_pronoun=False)


def is_finite(word: str, persons: Iterable[str]) -> bool:
    """Whether a word is a finite verb of one of some persons, and hardly anything else."""
    if not word.islower() or (word in NO_VERBS and not (word in ("weiß", "würde") and "ich" in persons)):
        return False
    own = readings(word)
    if any(one.kind == PARTICIPLE for one in own):
        return False
    return any(one.kind == FINITE and one.person in persons for one in own)


def may_be_finite(word: str) -> bool:
    """Whether a word may be a finite verb."""
    return word in _WISHES or (
        word.islower() and word not in _HARDLY_VERBS and any(one.kind == FINITE for one in readings(word))
    )


def is_infinitive(word: str) -> bool:
    """Whether a word may be an infinitive."""
    return word.islower() and any(one.kind == INFINITIVE for one in readings(word))


def is_participle(word: str) -> bool:
    """Whether a word may be a participle of the perfect."""
    return word.islower() and any(one.kind == PARTICIPLE for one in readings(word))


def is_verb(word: str) -> bool:
    """Whether a word may be any form of a verb."""
    return word.islower() and bool(readings(word))


def clause_end(words: Sequence[str], at: int) -> int:
    """The place of the mark that ends a clause, or of the conjunction behind which another verb follows."""
    for place in range(at, len(words)):
        if words[place] in CLOSING or not words[place][0].isalnum():
            return place
        if words[place] in ("und", "oder", "aber", "denn", "sondern"):
            behind = clause_end(words, place + 1)
            if any(map(may_be_finite, words[place + 1 : behind])) or words[place] in ("aber", "denn"):
                return place
    return len(words)


def joined(particle: str, verb: str) -> str:
    """A verb with the particle that was parted from it; empty where they are no verb together."""
    if particle not in PREFIXES:
        return ""
    lemmas = {one.lemma for one in readings(verb) if one.kind == FINITE}
    return particle + verb if any(forms_of(particle + lemma) for lemma in lemmas) else ""


def parted(verb: str) -> tuple[str, str]:
    """The particle and the rest of a verb that is parted in a main clause; empty texts where it is none."""
    if verb.startswith(_NEVER_PARTED):
        return "", ""
    for one in readings(verb):
        for prefix in sorted(PREFIXES, key=len, reverse=True):
            rest = verb.removeprefix(prefix)
            if (
                rest != verb
                and one.lemma.startswith(prefix)
                and forms_of(one.lemma.removeprefix(prefix))
                and readings(rest)
            ):
                return prefix, rest
    return "", ""


def is_noun(word: str) -> bool:
    """Whether a word with a capital is a known noun."""
    return bool(nouns_of(word))
