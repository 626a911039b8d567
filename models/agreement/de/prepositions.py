"""German prepositions that a verb, adjective or noun does not go with, as in “Ich warte für den Bus”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import readings
from models.agreement.de.words import clause_end
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_prepositions"]

_OF_VERBS = {
    "warten": ("auf", "a", "für"),
    "interessieren": ("für", "a", "an in über mit"),
    "verlieben": ("in", "a", "von mit"),
    "kümmern": ("um", "a", "für über an von"),
    "erinnern": ("an", "a", "von über auf"),
    "gewöhnen": ("an", "a", "zu mit auf"),
    "ärgern": ("über", "a", "von für"),
    "lachen": ("über", "a", "von"),
    "träumen": ("von", "d", "über an"),
    "achten": ("auf", "a", "an für"),
    "konzentrieren": ("auf", "a", "an für"),
    "verzichten": ("auf", "a", "von an"),
    "telefonieren": ("mit", "d", "zu an"),
    "teilnehmen": ("an", "d", "in zu"),
    "aufpassen": ("auf", "a", "für über an"),
    "abhängen": ("von", "d", "auf"),
    "beschweren": ("über", "a", "von für auf"),
    "bedanken": ("für", "a", "über von"),
    "verabschieden": ("von", "d", "zu"),
    "gratulieren": ("zu", "d", "für"),
    "bewerben": ("um", "a", "über"),
    "entscheiden": ("für", "a", "an"),
    "profitieren": ("von", "d", "aus"),
}
"""The preposition that a verb goes with, its case, and others that are written instead."""
_OF_ADJECTIVES = {
    "stolz": ("auf", "a", "von für über an"),
    "zufrieden": ("mit", "d", "von über für"),
    "neidisch": ("auf", "a", "an für von"),
    "eifersüchtig": ("auf", "a", "an für von"),
    "verliebt": ("in", "a", "mit von"),
    "verheiratet": ("mit", "d", "zu von"),
    "abhängig": ("von", "d", "auf an"),
    "einverstanden": ("mit", "d", "zu für"),
    "verantwortlich": ("für", "a", "von über"),
    "gespannt": ("auf", "a", "für über"),
    "schuld": ("an", "d", "für auf"),
    "Angst": ("vor", "d", "von für"),
    "Lust": ("auf", "a", "für"),
    "Sehnsucht": ("nach", "d", "für"),
    "Erinnerung": ("an", "a", "von auf"),
    "Antwort": ("auf", "a", "für"),
    "Glückwunsch": ("zu", "d", "für"),
}
_PRESENT = listed("bin bist ist sind seid war warst waren wart sein werde wird wurde habe hast hat haben hatte hatten")
_LIKE = {"mir": "mich", "dir": "dich", "ihm": "ihn", "ihr": "sie", "ihnen": "sie", "uns": "uns", "euch": "euch"}
"""Pronouns in the dative with their accusative."""
_REFLEXIVE = listed("""
    interessieren verlieben kümmern erinnern gewöhnen ärgern konzentrieren beschweren bedanken verabschieden
    bewerben entscheiden
""")
"""Verbs that go with their preposition where a reflexive pronoun stands beside them."""
_REFLEXIVES = listed("mich mir dich dir sich uns euch")
_PASSIVE = listed("wird werden wurde wurden worden")
_FAR = 6
"""Words between a verb and its preposition at most."""
_JOINED = {"an": "am ans", "in": "im ins", "von": "vom", "zu": "zum zur", "auf": "aufs", "für": "fürs", "um": "ums"}
_ANY_TIME = listed(
    "Zeit Jahr Jahren Tag Tagen Woche Wochen Monat Stunde Stunden Minuten Moment Abend Morgen Anfang Ende"
)


def wrong_prepositions(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Prepositions in a clause with a word that goes with another one, which is nowhere in this clause."""
    for at, word in enumerate(words[:-1]):
        if at and word in _ALL_WRONG:
            found = _asked(words, at)
            if found is not None:
                yield from _told(words, at, phrases, *found)


def _asked(words: Sequence[str], at: int) -> tuple[str, str, str] | None:
    """The word that asks for another preposition than the one at a place, this one, and its case."""
    written, before = words[at], words[at - 1]
    entry = _OF_ADJECTIVES.get(before)
    end = clause_end(words, at)
    start = at
    while start and words[start - 1][0].isalnum() and words[start - 1] not in ("und", "oder", "aber"):
        start -= 1
    clause = [words[start].lower() if start == 0 else words[start], *words[start + 1 : end]]
    if entry and written in entry[2].split() and not _has(clause, entry[0]):
        return (before, entry[0], entry[1]) if before[0].isupper() or _PRESENT & set(clause) else None
    if _PRESENT & set(clause) and (found := _of_predicate(words, at, end, clause)):
        return found
    if _PASSIVE & set(clause):
        return None
    particle = clause[-1]
    for word in clause[max(0, at - start - _FAR) : at - start + _FAR]:
        for lemma in {one.lemma for one in readings(word)}:
            own = _OF_VERBS.get(lemma) or _OF_VERBS.get(particle + lemma)
            if lemma in _REFLEXIVE and not _REFLEXIVES & {*clause[: at - start], *clause[at - start + 2 :]}:
                continue
            if own and written in own[2].split() and not _has(clause, own[0]):
                return lemma, own[0], own[1]
    return None


def _of_predicate(words: Sequence[str], at: int, end: int, clause: Sequence[str]) -> tuple[str, str, str] | None:
    """The adjective at the end of a clause that goes with another preposition than the one at a place."""
    entry = _OF_ADJECTIVES.get(words[end - 1]) if end - at <= _FAR else None
    if entry and words[end - 1].islower() and words[at] in entry[2].split() and not _has(clause, entry[0]):
        return words[end - 1], entry[0], entry[1]
    return None


def _has(clause: Sequence[str], preposition: str) -> bool:
    """Whether a preposition, joined to an article or in an adverb, is in a clause."""
    forms = {preposition, *_JOINED.get(preposition, "").split()}
    adverbs = tuple(f"{start}{preposition}" for start in ("da", "dar", "wo", "wor"))
    return any(word in forms or word in adverbs for word in clause)


def _told(
    words: Sequence[str], at: int, phrases: Sequence[NounPhrase], asking: str, meant: str, case: str
) -> Iterator[Disagreement]:
    phrase = next((one for one in phrases if one.start == at + 1), None)
    behind = words[at + 1]
    if phrase is not None:
        if phrase.words[-1] in _ANY_TIME:
            return
        if phrase.cells and not any(cell[0] == case for cell in phrase.cells):
            forms = phrase.in_cells(dict.fromkeys(_cells(phrase, case), 0.0))
            if forms:
                yield _disagreement(at, phrase.end, f"{meant} {forms[0]}", asking)
            return
        yield _disagreement(at, at + 1, meant, asking)
    elif behind in _LIKE and case == "a":
        if behind != "ihr":
            yield _disagreement(at, at + 2, f"{meant} {_LIKE[behind]}", asking)
    elif behind in _LIKE or (behind in _LIKE.values() and case == "a") or behind[0].isupper():
        yield _disagreement(at, at + 1, meant, asking)


def _cells(phrase: NounPhrase, case: str) -> list[str]:
    plural = any(cell[1] == "p" for cell in phrase.cells)
    return [case + number for number in (("p",) if plural else phrase.own_genders)]


def _disagreement(start: int, end: int, meant: str, asking: str) -> Disagreement:
    return Disagreement(start, end, (meant,), AgreementReason.ASKED, asking)


_ALL_WRONG = frozenset(
    word for _, _, wrong in (*_OF_VERBS.values(), *_OF_ADJECTIVES.values()) for word in wrong.split()
)
