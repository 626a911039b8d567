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


def wrong_particles(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """A particle and the participle behind it, at the end of a clause or before its auxiliary."""
    small = [word.lower() for word in words]
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
        if particle in _PLACES and _PRONOUNS & set(small[max(at - _REACH, 0) : at]):
            continue
        joined = particle + verb
        if dutch.is_participle(joined):
            yield Disagreement(at, at + 2, (joined,), AgreementReason.COMPOUND, joined)
