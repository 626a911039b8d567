"""German times without a preposition, which stand in the accusative: “Letztes Jahr war ich in Rom”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import ending_of, listed

__all__ = ["wrong_times"]

_MASCULINE = listed("""
    Tag Monat Morgen Abend Mittag Nachmittag Vormittag Sommer Winter Herbst Frühling Montag Dienstag Mittwoch Donnerstag
    Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember
""")
_FEMININE = listed("Woche Nacht Stunde Minute Saison")
_NEUTER = listed("Jahr Mal Wochenende Semester Jahrhundert Halbjahr Schuljahr")
_GENDERS = {**dict.fromkeys(_MASCULINE, "m"), **dict.fromkeys(_FEMININE, "f"), **dict.fromkeys(_NEUTER, "n")}
_ENDINGS = {"m": "en", "f": "e", "n": "es"}
_NEAR = ("letzt", "nächst", "vorig", "vergangen", "kommend")
"""Adjectives that say when, and need no article."""
_EACH = ("jed", "dies")
_SUBJECTS = {"ich": "ich", "du": "du", "er": "er", "wir": "wir", "man": "er"}
_BEFORE = listed("und oder aber war waren bin ist sind habe hat haben wir ich er ihr du sie es schon erst auch nur")
"""Words behind which no determiner or preposition can belong to what follows."""


def wrong_times(words: Sequence[str]) -> Iterator[Disagreement]:
    """Times in another gender, or in the nominative although another subject follows."""
    for at in range(len(words) - 2):
        gender = _GENDERS.get(words[at + 1])
        word = words[at].lower()
        stem = word[: len(word) - len(ending_of(word))]
        if gender is None or not (stem in _NEAR or stem in _EACH) or not ending_of(word):
            continue
        meant = stem + _ENDINGS[gender]
        if meant != word and (_is_of_other_gender(words, at, word, gender) or _has_subject(words, at, word, gender)):
            said = meant.title() if words[at].istitle() else meant
            yield Disagreement(at, at + 1, (said,), AgreementReason.AGREEMENT, words[at + 1])


def _is_of_other_gender(words: Sequence[str], at: int, word: str, gender: str) -> bool:
    """Whether an adjective that says when ends as one of another gender, with nothing before it that it belongs to."""
    if word.startswith(_EACH) or (at and words[at - 1].lower() not in _BEFORE):
        return False
    ending = ending_of(word)
    if gender == "m":
        subject = {word.lower() for word in words[max(at - 2, 0) : at]} & set(_SUBJECTS)
        return ending in ("e", "es") or (ending == "er" and bool(subject))
    return ending in (("er", "es", "en") if gender == "f" else ("er", "e", "en"))


def _has_subject(words: Sequence[str], at: int, word: str, gender: str) -> bool:
    """Whether a nominative opens the sentence, and behind the verb follows a pronoun that is its subject."""
    if at or gender != "m" or ending_of(word) != "er" or len(words) < at + 5:
        return False
    person = _SUBJECTS.get(words[at + 3])
    return person is not None and any(one.kind == FINITE and one.person == person for one in readings(words[at + 2]))
