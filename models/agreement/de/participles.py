"""German participles that are made as those of other verbs are: “gefrühstücken”, “geerklärt”, “gekennenlernt”."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from models.agreement.de.verbs import PARTICIPLE, forms_of, readings
from models.agreement.de.words import PREFIXES
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.text.lexicon import words_of

__all__ = ["malformed_participles"]

_LEAST = 6
_REMEMBERED = 5_000
_NEVER_JOINED = ("er", "ver", "zer", "ent")
"""Prefixes whose participles have no “ge”; others begin verbs that have it, too: “gebeten”."""
_BORROWED = 8
"""Letters of a verb in -ieren whose participle has no “ge”: “telefonieren”, not “zieren”."""
_VERBS = listed("""
    gehören gebrauchen gelangen gewöhnen gestalten geleiten geloben gemahnen getrauen gewähren gewahren gereichen
    geziemen gebühren gehorchen gefährden genügen gesellen gedenken gebieten gestehen gefallen geraten gedulden
    gelüsten gewinnen genießen geschehen gelingen gefrieren gebaren gebärden geruhen gesunden gerben geschweigen
""")
"""Verbs that begin with “ge”."""


def malformed_participles(words: Sequence[str]) -> Iterator[Disagreement]:
    """Words that are nothing but such a participle."""
    for at, word in enumerate(words):
        if len(word) >= _LEAST and word.islower() and "ge" in word and word.isalpha():
            meant = _meant(word)
            if meant:
                yield Disagreement(at, at + 1, (meant,), AgreementReason.INFINITIVE, meant)


@lru_cache(maxsize=_REMEMBERED)
def _meant(word: str) -> str:
    """The participle that a word is meant to be; empty where it is a word."""
    if readings(word) or word in words_of("de", "ranked"):
        return ""
    for prefix in ("", *PREFIXES):
        rest = word.removeprefix(prefix + "ge")
        if rest != word and word.startswith(prefix + "ge") and (found := _without(rest)):
            return prefix + found
        rest = word.removeprefix("ge" + prefix)
        if len(prefix) > 2 and rest != word and (found := _regular_participle(rest)):
            return prefix + found
    return ""


def _without(rest: str) -> str:
    """The participle of the verb that is behind “ge”."""
    own = [one for one in readings(rest) if one.kind == PARTICIPLE]
    if own and (
        rest.startswith(_NEVER_JOINED) or any(one.lemma.endswith("ieren") and len(one.lemma) > _BORROWED for one in own)
    ):
        return rest
    return "" if f"ge{rest}" in _VERBS or not rest.endswith("n") else _participle_of(rest)


def _regular_participle(rest: str) -> str:
    """The participle of a verb by what it has in the third person, or as an infinitive."""
    return _participle_of(rest) or (_participle_of(f"{rest[:-1]}en") if rest.endswith("t") else "")


def _participle_of(lemma: str) -> str:
    return next((text for text, form in forms_of(lemma) if form.kind == PARTICIPLE), "")
