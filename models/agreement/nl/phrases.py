"""Dutch noun phrases: “de” or “het”, the -e of adjectives, and the plural behind a number."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import DE, HET, Dutch
from models.agreement.table import agreement_table

__all__ = ["PREPOSITIONS", "cased", "wrong_phrases"]

_WORDS = agreement_table("nl").words
PREPOSITIONS = _WORDS["prepositions"]
_PERSONS = _WORDS["persons"]
_MEASURES = _WORDS["measures"]
_NUMBERS = _WORDS["numbers"]
_NO_ADJECTIVES = _WORDS["no_adjectives"]
_TO_HET = {"de": "het", "deze": "dit", "onze": "ons", "elke": "elk", "iedere": "ieder", "welke": "welk"}
_TO_DE = {het: de for de, het in _TO_HET.items()}
_PRONOUNS = frozenset({"het", "ons", "dit", "ieder", "elk"})
_INDEFINITE = frozenset({"een", "geen", "elk", "ieder", "welk", "zo'n"})
_OWNERS = frozenset({"mijn", "jouw", "uw"})
_BEING = frozenset({"is", "was", "wordt", "werd", "blijft", "bleef"})
_DEGREES = frozenset({"heel", "erg", "zeer", "vrij", "zo", "te", "nogal", "echt", "best", "behoorlijk"})


def wrong_phrases(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The noun phrases of a sentence that are wrong."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        found = None
        if at and words[at][:1].isupper():
            continue
        if word in _TO_HET or word in _TO_DE or word in _INDEFINITE or word in _OWNERS:
            found = _phrase(words, small, at, dutch)
        elif word in _NUMBERS or (word.isdecimal() and 1 < int(word) < 100):
            found = _counted(words, small, at, dutch)
        if found is not None:
            yield found


def cased(original: str, meant: str) -> str:
    """A word with a capital where the original has one."""
    return meant[:1].upper() + meant[1:] if original[:1].isupper() else meant


def _phrase(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    place = at + 1
    while place < len(small) - 1 and place < at + 2 and small[place] in _DEGREES:
        place += 1
    first = place
    while place < len(small) and place < first + 2 and _is_adjective(small, place, dutch):
        place += 1
    if place >= len(small) or not words[place].islower():
        return None
    noun = small[place]
    gender = dutch.gender(noun)
    behind = small[place + 1] if place + 1 < len(small) else ""
    if (
        not gender
        or behind in ("-", "/")
        or dutch.gender(behind)
        or (dutch.singular(behind) and not dutch.verb(behind)[0])
    ):
        return None
    if _goes_on(small, place, dutch):
        return None
    if (noun in _MEASURES and place > first) or behind in _NUMBERS or (noun, behind) == ("glas", "in"):
        return None
    asked = _asked(small, at, first, place, gender, dutch)
    if gender == DE and asked in _TO_DE:
        return None  # a pronoun: “Doe het gewoon weg.”
    adjectives = {
        one: _adjective(small[one], asked, gender, noun, dutch, is_last=one == place - 1) for one in range(first, place)
    }
    changed = {at: asked, **{one: form for one, form in adjectives.items() if form}}
    changed = {one: form for one, form in changed.items() if form != small[one]}
    if not changed:
        return None
    begin, last = min(changed), max(changed)
    forms = [cased(words[one], changed[one]) if one in changed else words[one] for one in range(begin, last + 1)]
    return Disagreement(begin, last + 1, (" ".join(forms),), AgreementReason.AGREEMENT, noun)


def _is_adjective(small: Sequence[str], at: int, dutch: Dutch) -> bool:
    word = small[at]
    if word in _NO_ADJECTIVES or word in PREPOSITIONS:
        return False
    if dutch.base(word):
        return True
    behind = small[at + 1] if at + 1 < len(small) else ""
    return bool(dutch.inflected(word)) and not dutch.gender(word) and bool(dutch.gender(behind) or dutch.base(behind))


def _goes_on(small: Sequence[str], at: int, dutch: Dutch) -> bool:
    """Whether what looks like a noun may be an adjective or the first part of a compound."""
    behind = small[at + 1] if at + 1 < len(small) else ""
    if dutch.inflected(small[at]):
        return behind.isalpha() and behind not in PREPOSITIONS and behind not in ("en", "die", "dat", "is", "was")
    return bool(dutch.base(small[at])) and bool(dutch.gender(behind))


def _asked(small: Sequence[str], at: int, first: int, place: int, gender: str, dutch: Dutch) -> str:
    """The determiner that goes with a noun."""
    word = small[at]
    before = small[at - 1] if at else ""
    if gender == HET:
        return _TO_HET.get(word, word)
    if word not in _TO_DE:
        return word
    if place > first and before in _BEING:
        return word
    if place > first and word in _PRONOUNS and before not in PREPOSITIONS:
        return _TO_DE[word] if at == 0 and dutch.base(small[first]) else word
    if place == first and word in _PRONOUNS:
        if word == "dit" and small[place] in ("keer", "maal"):
            return word
        behind = small[place + 1] if place + 1 < len(small) else ""
        if (before not in PREPOSITIONS - {"om"} or behind == "te") and not (
            at == 0 and word in ("het", "dit") and _is_verb_behind(small, place, dutch)
        ):
            return word
    return _TO_DE[word]


def _is_verb_behind(small: Sequence[str], at: int, dutch: Dutch) -> bool:
    behind = small[at + 1] if at + 1 < len(small) else ""
    return behind in ("is", "was", "heeft", "had") or (behind.endswith("t") and behind == dutch.verb(behind)[1])


def _adjective(word: str, determiner: str, gender: str, noun: str, dutch: Dutch, *, is_last: bool) -> str:
    """The form of an adjective in a phrase; empty where it may stay as it is."""
    if determiner in _INDEFINITE and gender == HET:
        return dutch.base(word) if word not in _NO_ADJECTIVES else ""
    if gender == DE and not _is_person(noun) and is_last and not word.endswith("en"):
        return dutch.inflected(word)
    return ""


def _counted(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“vijf ei”."""
    place = at + 1
    if place < len(small) and dutch.base(small[place]):
        place += 1
    if place >= len(small) or not words[place].islower() or small[place] in _MEASURES or not dutch.gender(small[place]):
        return None
    before = small[at - 1] if at else ""
    behind = small[place + 1] if place + 1 < len(small) else ""
    noun = small[place]
    if (
        before in ("nummer", "hoofdstuk", "om", "pagina", "bladzijde", "versie")
        or behind in ("-", "/")
        or noun in ("man", "uur")
    ):
        return None
    plural = dutch.plural(noun)
    if not plural or dutch.gender(behind) or dutch.singular(behind) or (dutch.verb(noun)[0] and small[at].isdecimal()):
        return None
    return Disagreement(place, place + 1, (plural,), AgreementReason.NUMBER, small[at])


def _is_person(noun: str) -> bool:
    """Whether a noun is somebody, of whom an adjective without -e may tell what he is like in what he does."""
    return noun in _PERSONS or any(noun.endswith(person) for person in _PERSONS if len(person) > 4)
