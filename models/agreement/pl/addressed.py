"""Who is addressed in Polish stands in the vocative: “Panie Marku”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, first_names, readings

__all__ = ["wrong_addresses", "wrong_calls"]

_TITLES = {"panie": "m1", "pani": "femn"}
_SHORTEST = 4
_POLITE = frozenset({"szanowny", "drogi", "kochany"})


def wrong_calls(words: Sequence[str]) -> Iterator[Disagreement]:
    """One of the family in the nominative before a question or an order: “mama, gdzie jesteś?”."""
    if len(words) < _SHORTEST or words[1] != "," or words[0].lower() not in LISTED["kin"]:
        return
    orders = readings(words[2])
    asks = words[2] in LISTED["questions"] and "?" in words
    if not asks and not (orders and all(one.mood == "impr" for one in orders)):
        return
    called = [one for one in readings(words[0].lower()) if (one.case, one.number) == ("nomn", "sing")]
    forms = dict.fromkeys(one.form("voct", "sing") for one in called)
    replacements = tuple(form.capitalize() if words[0].istitle() else form for form in forms if form)
    if replacements:
        yield Disagreement(0, 1, replacements[:1], AgreementReason.CALLED, words[2])


def wrong_addresses(words: Sequence[str]) -> Iterator[Disagreement]:
    """A first name or post in the nominative behind “Panie” or “Pani”, and “Pan” behind “Szanowny”."""
    for at, word in enumerate(words[:-1]):
        if word.lower() in _TITLES and (at == 0 or not words[at - 1][0].isalpha()):
            behind = words[at + 2] if at + 2 < len(words) else "."
            gender = _TITLES[word.lower()]
            if behind[0].isalpha() or (gender == "femn" and behind not in (",", "!")):
                continue
            known = (*first_names(words[at + 1]), *readings(words[at + 1]))
            called = [one for one in known if one.case == "nomn" and _is_called(one, gender)]
            if called and not any(one.case == "voct" and _is_called(one, gender) for one in known):
                forms = dict.fromkeys(one.form("voct", "sing") for one in called)
                replacements = tuple(form for form in forms if form)
                if replacements:
                    yield Disagreement(at + 1, at + 2, replacements[:1], AgreementReason.CALLED, word.lower())
        elif at == 0 and word.lower() in _POLITE and words[1] in ("Pan", "pan") and _ends(words, 2):
            yield Disagreement(1, 2, (f"{words[1]}ie",), AgreementReason.CALLED, word.lower())


def _is_called(one: PolishReading, gender: str) -> bool:
    return one.gender == gender and one.number == "sing" and ("Name" in one.marks or one.lemma in LISTED["posts"])


def _ends(words: Sequence[str], at: int) -> bool:
    return at >= len(words) or words[at] in (",", "!", ".")
