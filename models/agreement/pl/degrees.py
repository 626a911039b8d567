"""Polish adjectives and adverbs that are compared by their ending: “zimniej” for “bardziej zimno”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_degrees"]

_SUBJECTS = frozenset({"ja", "ty", "on", "ona", "my", "wy", "oni", "ten", "tamten", "ta", "tamta"})
_MORE, _MOST = "więcej", "najwięcej"
_DEGREES = {"bardziej": "com", "najbardziej": "sup", _MORE: "com", _MOST: "sup"}


def wrong_degrees(words: Sequence[str]) -> Iterator[Disagreement]:
    """A short frequent adjective or adverb behind “bardziej” or “najbardziej”."""
    for at, word in enumerate(words[:-1]):
        if (
            word.lower() == "bardzo"
            and (known := _adjectives(words[at + 1]))
            and all("com" in one.marks for one in known)
        ):
            much = "Dużo" if word.istitle() else "dużo"
            yield Disagreement(at, at + 1, (much, "znacznie"), AgreementReason.WORD, words[at + 1])
            continue
        if word == "jak" and at > 0 and _compares(words, at):
            yield Disagreement(at, at + 1, ("niż",), AgreementReason.WORD, words[at - 1].lower())
            continue
        degree = _DEGREES.get(word.lower())
        if degree is None or not words[at + 1].islower():
            continue
        known = _adjectives(words[at + 1])
        if known and word.lower() != _MORE and all(one.marks & {"com", "sup"} for one in known):
            yield from _twice(words, at, degree, known)
            continue
        if word.lower() in (_MORE, _MOST) and _says(words, at) and _is_named(known) and words[at + 2 : at + 3] != [","]:
            yield from _by_word(words, at, degree, known)
            continue
        if (
            word.lower() == _MOST
            or not known
            or any(one.lemma not in LISTED["graded"] or "pos" not in one.marks for one in known)
        ):
            continue
        if word.lower() == _MORE and not _is_quality(words, at + 1):
            continue  # “więcej wolnego czasu”
        if _contrasts(words, at + 2):
            continue
        forms = dict.fromkeys(one.graded(degree) for one in known)
        replacements = tuple(form for form in forms if form)
        if replacements:
            cased = tuple(form.capitalize() if word.istitle() else form for form in replacements)
            yield Disagreement(at, at + 2, cased[:3], AgreementReason.DEGREE, words[at + 1])


def _adjectives(word: str) -> list[PolishReading]:
    return [one for one in readings(word) if one.kind in ("ADJF", "ADVB")]


def _says(words: Sequence[str], at: int) -> bool:
    """Whether “być” stands before a word: “jest więcej ładny”."""
    return at > 0 and all(one.lemma == "być" for one in readings(words[at - 1])) and bool(readings(words[at - 1]))


def _is_named(known: Sequence[PolishReading]) -> bool:
    """Whether a word is an adjective of the nominative that is not compared."""
    return bool(known) and all(
        one.kind == "ADJF" and one.case in ("nomn", "accs", "voct") and "pos" in one.marks for one in known
    )


def _by_word(words: Sequence[str], at: int, degree: str, known: Sequence[PolishReading]) -> Iterator[Disagreement]:
    """“jest więcej ładny”: by the ending where the adjective is short, else by “bardziej”."""
    if all(one.lemma in LISTED["graded"] for one in known):
        forms = dict.fromkeys(one.graded(degree) for one in known)
    else:
        forms = dict.fromkeys([f"{'bardziej' if degree == 'com' else 'najbardziej'} {words[at + 1]}"])
    replacements = tuple(form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 2, replacements[:2], AgreementReason.DEGREE, words[at + 1])


def _compares(words: Sequence[str], at: int) -> bool:
    """Whether “jak” stands behind a comparative and before a person alone: “starszy jak ja”."""
    before = _adjectives(words[at - 1])
    if not before or not all("com" in one.marks for one in before) or {"im", "tym"} & {word.lower() for word in words}:
        return False
    if words[at + 1] in _SUBJECTS:
        end = at + 2
    else:
        phrase = PHRASING.phrase(words, at + 1)
        if phrase is None or not any(noun.case == "nomn" for noun in phrase.agreeing):
            return False
        end = phrase.end
    return end >= len(words) or words[end] in (".", ",", "!", "?", "i", "ale")


def _is_quality(words: Sequence[str], at: int) -> bool:
    """Whether a word is an adjective in the nominative alone, with which something is compared."""
    known = readings(words[at])
    behind = words[at + 1] if at + 1 < len(words) else "."
    return behind in ("niż", "od", "ode", ".") and all(
        one.kind == "ADJF" and one.case in ("nomn", "accs", "voct") for one in known
    )


def _contrasts(words: Sequence[str], at: int) -> bool:
    """Whether two qualities are compared: “bardziej głupi niż zły”."""
    if words[at : at + 1] == ["i"]:
        return True
    if words[at : at + 1] not in (["niż"], ["aniżeli"]) or at + 1 >= len(words):
        return False
    behind = readings(words[at + 1])
    return any("pos" in one.marks and one.lemma not in LISTED["possessives"] | LISTED["alone"] for one in behind)


def _twice(words: Sequence[str], at: int, degree: str, known: Sequence[PolishReading]) -> Iterator[Disagreement]:
    """What is compared by a word and by its ending: “bardziej wyższy”, “najbardziej ładniejszy”."""
    if at and words[at - 1].lower() in ("tym", "im", "a"):
        return  # “a tym bardziej lepszy”
    forms = dict.fromkeys(one.graded(degree) for one in known)
    replacements = tuple(form for form in forms if form)
    if replacements:
        cased = tuple(form.capitalize() if words[at].istitle() else form for form in replacements)
        yield Disagreement(at, at + 2, cased[:1], AgreementReason.DEGREE, words[at + 1])
