"""German noun phrases in another case than a verb, adjective or noun asks for: “Ich denke an meiner Mutter”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import FINITE, readings
from models.agreement.de.words import PREFIXES, clause_end
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_cases", "wrong_dative_objects"]

_ACCUSATIVE, _DATIVE = "a", "d"
_VERBS = {
    ("an", _ACCUSATIVE): "denken erinnern glauben gewöhnen anpassen appellieren",
    ("auf", _ACCUSATIVE): """
        freuen antworten hoffen verzichten achten aufpassen reagieren konzentrieren vorbereiten beziehen beschränken
        spezialisieren einigen verlassen auswirken
    """,
    ("in", _ACCUSATIVE): "verlieben verwandeln einsteigen investieren übersetzen einteilen",
    ("über", _ACCUSATIVE): """
        freuen nachdenken reden sprechen diskutieren ärgern beschweren berichten informieren verfügen entscheiden
        wundern klagen lachen erfahren streiten unterhalten wissen lernen
    """,
    ("an", _DATIVE): "teilnehmen arbeiten zweifeln erkranken studieren beteiligen liegen sterben hindern fehlen",
    ("auf", _DATIVE): "basieren beruhen",
    ("in", _DATIVE): "bleiben befinden ankommen aufwachsen stattfinden existieren studieren",
    ("unter", _DATIVE): "leiden",
    ("vor", _DATIVE): "fürchten warnen schützen fliehen",
    ("zwischen", _DATIVE): "unterscheiden wählen",
}
"""Verbs by the preposition that they go with and its case."""
_OTHERS = {
    ("an", _ACCUSATIVE): "gewöhnt angepasst Erinnerung Erinnerungen Gedanken Glaube Glauben Anpassung",
    ("auf", _ACCUSATIVE): """
        stolz neidisch gespannt eifersüchtig angewiesen vorbereitet böse neugierig Antwort Lust Hoffnung Einfluss
        Auswirkung Auswirkungen Rücksicht Vorbereitung Reaktion Anspruch Bezug Wert Verzicht aufmerksam
    """,
    ("in", _ACCUSATIVE): "verliebt Einblick Vertrauen",
    (
        "über",
        _ACCUSATIVE,
    ): "Information Informationen Bericht Überblick Diskussion Diskussionen Artikel Meinung Film Buch",
    ("an", _DATIVE): "interessiert schuld beteiligt Interesse Spaß Freude Mangel Teilnahme Zweifel Anteil",
    ("vor", _DATIVE): "Angst Respekt Furcht Schutz",
    ("zwischen", _DATIVE): "Unterschied Unterschiede Beziehung Beziehungen Verhältnis Wahl Konflikt Konflikte",
}
"""Adjectives and nouns likewise, as they stand beside the preposition."""
_ASKED_BY = {
    preposition: [
        (case, listed(_VERBS.get((preposition, case), "")), listed(_OTHERS.get((preposition, case), "")))
        for case in (_ACCUSATIVE, _DATIVE)
    ]
    for preposition in ("an", "auf", "in", "über", "unter", "vor", "zwischen")
}
_PREPOSITIONS = listed("""
    in an auf mit bei von zu nach aus seit für durch gegen ohne um unter über vor hinter neben zwischen im am beim vom
    zum zur ins ans bis wegen trotz während ab außer
""")
_TIMES = listed("""
    Tag Tage Tagen Abend Abenden Morgen Nachmittag Vormittag Mittag Wochenende Montag Dienstag Mittwoch Donnerstag
    Freitag Samstag Sonntag Moment Anfang Ende Weg Heimweg Rückweg Reise Fest Party Hochzeit Sommer Winter Jahr
    Jahren Monat Monaten Woche Wochen Stunde Stunden Augenblick Feier Bühne Straße Seite Ebene
""")
"""When or where something is done, whatever the verb."""
_REFLEXIVE = listed("""
    freuen gewöhnen beziehen beschränken spezialisieren einigen verlieben ärgern beschweren
    wundern befinden verlassen auswirken
    unterhalten
""")
_REFLEXIVES = listed("mich dich sich uns euch")
_WITH_DATIVE = listed("""
    helfen danken gratulieren vertrauen zuhören begegnen widersprechen schaden zustimmen verzeihen
    gehorchen misstrauen ähneln dienen beistehen
""")
_SUBJECTS = listed("ich du er wir man")
_DATIVES = listed("mir dir ihm ihnen Ihnen ihr uns euch dem der den einem einer")
_FAR = 7
"""Words between a verb and its preposition at most."""


def wrong_cases(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Phrases behind a preposition in that of its two cases that its verb, adjective or noun does not take."""
    for phrase in phrases:
        at = phrase.start - 1
        if at < 1 or words[at] not in _ASKED_BY or not phrase.cells or phrase.words[-1] in _TIMES:
            continue
        for case, verbs, others in _ASKED_BY[words[at]]:
            if any(cell[0] == case for cell in phrase.cells):
                continue
            asking = _asking(words, at, phrase.end, verbs, others)
            forms = phrase.in_cells(dict.fromkeys(_cells(phrase, case), 0.0)) if asking else ()
            if forms:
                yield Disagreement(
                    phrase.start, phrase.end, forms[:1], AgreementReason.PREPOSITION, f"{asking} {words[at]}"
                )


def _asking(words: Sequence[str], at: int, end: int, verbs: frozenset[str], others: frozenset[str]) -> str:
    """The word with which the preposition at a place goes, before it or right behind its phrase; empty if none does."""
    behind = words[end] if end < len(words) else ""
    for word in (words[at - 1], behind):
        if word in others and (word.islower() or word == words[at - 1]):
            return word
    closing = clause_end(words, end)
    if any(word == "zu" or "zu" in word[2:-2] for word in words[end:closing]):
        return ""  # “aufpassen auf der Straße nicht zu fallen”
    clause = _before(words, at)
    particle = words[closing - 1] if closing - 1 >= end else ""
    reflexive = bool(_REFLEXIVES & {*clause, *words[at:closing]})
    for place, word in enumerate((*reversed(clause), behind)):
        if place < len(clause) and word in _PREPOSITIONS:
            return ""
        found = {one.lemma for one in readings(word)}
        if particle in PREFIXES and any(one.kind == FINITE for one in readings(word)):
            found |= {particle + lemma for lemma in found}
        meant = sorted(found & verbs)
        if meant and (reflexive or not set(meant) <= _REFLEXIVE):
            return meant[0]
    return ""


def wrong_dative_objects(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Objects right before a verb at the end of its clause that takes the dative: “Wir müssen unsere Eltern helfen”."""
    for phrase in phrases:
        if (
            phrase.determiner.preposition
            or not phrase.cells
            or any(cell[0] in "dg" for cell in phrase.cells)
            or phrase.words[-1] in _TIMES
        ):
            continue
        if clause_end(words, phrase.end) != phrase.end + 1 or words[phrase.start - 1] in _PREPOSITIONS:
            continue
        clause = _before(words, phrase.start)
        lemmas = {one.lemma for one in readings(words[phrase.end])} & _WITH_DATIVE
        if not lemmas or _SUBJECTS.isdisjoint(clause) or _DATIVES & set(clause):
            continue
        forms = phrase.in_cells(dict.fromkeys(_cells(phrase, _DATIVE), 0.0))
        if forms:
            yield Disagreement(phrase.start, phrase.end, forms[:1], AgreementReason.VERB, min(lemmas))


def _before(words: Sequence[str], at: int) -> list[str]:
    """The words of a clause before a place, the nearest ones, the first of a sentence in small letters."""
    start = at
    while start and words[start - 1][0].isalnum() and words[start - 1] not in ("und", "oder", "aber", "als", "wie"):
        start -= 1
    found = [words[place].lower() if place == 0 else words[place] for place in range(start, at)]
    return found[-_FAR:]


def _cells(phrase: NounPhrase, case: str) -> list[str]:
    plural = {cell[1] == "p" for cell in phrase.cells}
    own = [case + number for number in phrase.own_genders] if False in plural else []
    return [*own, *([f"{case}p"] if True in plural else [])]
