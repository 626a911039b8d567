"""Dutch verbs whose particle is written apart where it must not be: “hij heeft op gebeld”, “als het mee valt”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.table import agreement_table

__all__ = ["wrong_particles"]

_WORDS = agreement_table("nl").words
_PARTICLES = _WORDS["particles"]
_PLACES = _WORDS["prepositions"]
_PERFECT = _WORDS["perfect"]
_PRONOUNS = frozenset({"waar", "er", "daar", "hier", "die", "wie", "nergens", "ergens", "overal"})
_ENDS = frozenset({".", "!", "?", ",", ";"})
_REACH = 7
_SEPARABLE = _WORDS["separable"]
_STRONG = {pair.split("|")[1]: pair.split("|")[0] for pair in _WORDS["participles"] | _WORDS["strong_participles"]}
_BEFORE_INFINITIVES = _WORDS["modals"] | _WORDS["with_infinitives"]
_APART = frozenset({"er", "daar", "hier", "waar", "en", "of"})
_DEPENDENT = _WORDS["subordinating"] | frozenset({"hoe", "wie", "waarom", "die", "wat"})


def wrong_particles(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """A particle and the verb behind it, at the end of a clause or before its auxiliary."""
    small = [word.lower() for word in words]
    yield from _before_verbs(words, small, dutch)
    for at in range(1, len(small) - 1):
        particle, verb = small[at], small[at + 1]
        if (
            particle not in _PARTICLES
            or not words[at].islower()
            or not verb.startswith("ge")
            or verb in ("geld", "geweest")
            or not words[at + 1].islower()
        ):
            continue
        behind = small[at + 2] if at + 2 < len(small) else "."
        if behind not in _ENDS | _PERFECT | {"en", "of", "om"}:
            continue
        if particle == "weg" and small[at - 1] in ("de", "onze", "mijn", "deze"):
            continue
        if small[at - 1] in ("ten", "naar") or (particle == "samen" and verb == "gewerkt"):
            continue
        if particle in _PLACES | {"mee", "toe"} and _PRONOUNS & set(small[max(at - _REACH, 0) : at]):
            continue
        joined = particle + verb
        if dutch.is_participle(joined) or particle + _infinitive(verb, dutch) in _SEPARABLE:
            yield Disagreement(at, at + 2, (joined,), AgreementReason.COMPOUND, joined)


def _infinitive(participle: str, dutch: Dutch) -> str:
    """The infinitive of a participle; empty where it is not known."""
    if participle in _STRONG:
        return _STRONG[participle]
    stem = participle.removeprefix("ge")
    return next((found for cut in (stem[:-1], stem) if (found := dutch.verb(cut)[2])), "")


def _before_verbs(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """“kan je dat uit leggen”, “als ik aan kom”."""
    for at in range(2, len(small) - 1):
        particle, verb = small[at], small[at + 1]
        infinitive = dutch.verb(verb)[2]
        if particle + infinitive not in _SEPARABLE or words[at : at + 2] != [particle, verb] or not infinitive:
            continue
        if particle in _PLACES | {"mee", "terug", "toe"} and (_PRONOUNS | {"daarom"}) & set(small[:at]):
            continue  # “daar moet een einde aan komen”
        if small[at - 1] in ("de", "een", "het") or verb == "zoek":
            continue  # “uit de weg gaan”, “op zoek bent”
        behind = small[at + 2] if at + 2 < len(small) else "."
        if behind not in _ENDS | _BEFORE_INFINITIVES | {"om", "dat"} or small[at - 1] in _APART:
            continue
        clause = small[max(at - _REACH - 2, 0) : at]
        for mark in _ENDS:
            clause = clause[len(clause) - clause[::-1].index(mark) :] if mark in clause else clause
        asked = behind in _BEFORE_INFINITIVES or bool(_BEFORE_INFINITIVES & set(clause))
        if (verb == infinitive and asked) or _DEPENDENT & set(clause[:-1]):
            joined = particle + verb
            yield Disagreement(at, at + 2, (joined,), AgreementReason.COMPOUND, joined)
