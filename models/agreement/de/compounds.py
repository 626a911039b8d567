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
_BEHIND = listed("im in ins zum zur beim vom am von mit für ohne bei nach")


def compounds_apart(words: Sequence[str]) -> Iterator[Disagreement]:
    """Two nouns behind a determiner that make a known one together, whose article it is."""
    known = determiners()
    for at in range(1, len(words) - 2):
        first, second = words[at], words[at + 1]
        if not (_is_noun(first) and _is_noun(second)) or first in _TITLES or words[at + 2][0].isupper():
            continue
        determiner = known.get(words[at - 1].lower())
        if determiner is None:
            continue
        agrees = any(determiner.cells & noun.cells_of(first) for noun in nouns_of(first))
        if agrees and at > 1:
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
