"""German compounds that are written as two words: “Kinder Garten”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import determiners, listed
from models.noun_phrases.nouns import is_listed, nouns_of
from models.text.lexicon import words_of

__all__ = ["compounds_apart"]

_LINKS = ("", "s", "n", "en", "es")
_LEAST = 3
_TITLES = listed(
    "Herr Frau Herrn Firma Familie Stadt Professor Doktor Uhr Euro Prozent Meter Kilo Liter Minuten Stunden"
)
_PREPOSITIONS = listed("in an auf mit bei von zu nach aus seit für durch gegen ohne um unter über vor hinter neben")
_ENDINGS = ("e", "en", "er", "es", "em")
_MEASURES = listed("""
    Glas Tasse Flasche Stück Kilo Paar Sack Liter Dose Becher Teller Kiste Schachtel Portion Scheibe Art Sorte Menge
    Reihe Gruppe Haufen Tag Woche Monat Jahr Stunde Minute Schluck Löffel Packung Tüte Million Abend Moment Teil
""")
"""Nouns that measure the one behind them."""
_STEMS = listed("""
    Ess Wasch Wohn Schlaf Schreib Fahr Koch Bade Lese Back Spül Näh Kühl Gefrier Schwimm Sprech Tank Stell Mal Trink
    Fern Lauf Kauf Rasen Park Miet Reise Warte Spiel Sitz Lern Arbeits Geburtstags Weihnachts Universitäts Sicherheits
    Liebes Urlaubs Gesundheits Einkaufs Verkehrs Mittags Abend Kranken Versicherungs Wohnungs Zeitungs Haupt
""")
"""Stems of verbs and linked stems of nouns, which begin compounds."""


def compounds_apart(words: Sequence[str]) -> Iterator[Disagreement]:
    """Two nouns behind a determiner that make a known one together, whose article it is, or a stem before a noun."""
    known = determiners()
    for at in range(1, len(words) - 2):
        first, second = words[at], words[at + 1]
        if first in _STEMS and not nouns_of(first) and _is_noun(second):
            whole = first + second.lower()
            if is_listed(whole) or whole.lower() in words_of("de", "ranked"):
                yield Disagreement(at, at + 2, (whole,), AgreementReason.COMPOUND, whole)
            continue
        if not (_is_noun(first) and _is_noun(second)) or first in _TITLES or words[at + 2][0].isupper():
            continue
        described = at > 1 and words[at - 1].islower() and words[at - 1].endswith(_ENDINGS)
        place = at - 2 if described and words[at - 1] not in known else at - 1
        determiner = known.get(words[place].lower())
        if determiner is None:
            continue
        shared = {cell for noun in nouns_of(first) for cell in noun.cells_of(first)} & determiner.cells
        governed = determiner.preposition or (place > 0 and words[place - 1].lower() in _PREPOSITIONS)
        if shared and place and (governed or first in _MEASURES or any(cell[0] == "d" for cell in shared)):
            continue  # “zu seinem Geburtstag Kuchen mitbringen”
        for link in _LINKS:
            whole = first + link + second.lower()
            if is_listed(whole) or whole.lower() in words_of("de", "ranked"):
                cells = {cell for noun in nouns_of(whole) for cell in noun.cells_of(whole)}
                if cells & determiner.cells:
                    yield Disagreement(at, at + 2, (whole,), AgreementReason.COMPOUND, whole)
                break


def _is_noun(word: str) -> bool:
    return len(word) >= _LEAST and word[0].isupper() and word[1:].islower() and bool(nouns_of(word))
