"""Swedish adjectives behind “är”, “blev” and the like that do not agree with the subject before these."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.sv.phrases import adjectives_of, nouns_of
from models.agreement.sv.readings import COMMON, NEUTER
from models.agreement.table import agreement_table

__all__ = ["wrong_predicates"]

_WORDS = agreement_table("sv").words
_PREPOSITIONS = _WORDS["prepositions"]
_ADVERBS = _WORDS["predicate_adverbs"]
_OPENERS = _WORDS["clause_openers"]
_BOUNDARIES = (
    frozenset(".!?,;:)") | _PREPOSITIONS | {"och", "men", "att", "när", "som", "eftersom", "än", "nu", "idag", "eller"}
)
_COPULAS = frozenset({"är", "var", "blir", "blev"})
_PERSONS = frozenset({"jag", "han", "hon"})
_PLACES = frozenset({"ur", "utan", "inom", "utanför", "utom"})
_THINGS = {"den": COMMON, "det": NEUTER}
_MANY = frozenset({"vi", "de", "dom"})
_NOMINATIVES = frozenset({"jag", "vi", "han", "hon"})
"""They are no objects: “för vi var trötta”."""
_POINTING = frozenset({"den", "det", "de", "här", "där"})
_OWNERS_COMMON = frozenset({"min", "din", "vår", "hans", "hennes", "deras"})
_OWNERS_NEUTER = frozenset({"mitt", "ditt", "vårt", "hans", "hennes", "deras"})
_OWNERS_PLURAL = frozenset({"mina", "dina", "våra", "hans", "hennes", "deras"})
_NO_ADJECTIVES = frozenset({"långt", "högt", "framme", "inne", "uppe", "nere", "hemma", "borta", "ute"})


class _Subject(NamedTuple):
    end: int
    gender: str
    plural: bool
    word: str


def wrong_predicates(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """The adjectives of a sentence that do not agree with the subject next before their verb."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if word not in _COPULAS or (subject := _before(words, small, at, swedish)) is None:
            continue
        place = at + 1
        while place < len(small) - 1 and place < at + 4 and small[place] in _ADVERBS:
            place += 1
        if place < len(small) and (found := _wrong(words, small, place, subject, swedish)) is not None:
            yield found


def _before(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> _Subject | None:
    """The subject that ends before a verb and begins its clause."""
    last = small[at - 1] if at else ""
    if last in _PERSONS | _THINGS.keys() | _MANY:
        if not _opens(small, at - 1) or _is_joined(words, at - 1, swedish):
            return None
        gender = _THINGS.get(last, COMMON)
        return _Subject(at, gender, last in _MANY, last)
    if not last or (not words[at - 1].islower() and at > 1):
        return None
    nouns = nouns_of(swedish, last)
    if at > 1 and small[at - 2] == "alla":
        nouns = tuple(one for one in nouns if one.plural)
    if not nouns or len({(one.gender, one.plural, one.definite) for one in nouns}) > 1:
        return None
    noun = nouns[0]
    before = small[at - 2] if at > 1 else ""
    if noun.definite:
        start = at - 1
        while start > 0 and (
            small[start - 1] in _POINTING or any(one.definite for one in adjectives_of(swedish, small[start - 1]))
        ):
            start -= 1
    elif (
        (noun.plural and before == "alla")
        or (before in _OWNERS_PLURAL and noun.plural)
        or (not noun.plural and before in (_OWNERS_COMMON if noun.gender == COMMON else _OWNERS_NEUTER))
    ):
        start = at - 2
    else:
        return None
    return _Subject(at, noun.gender, bool(noun.plural), last) if _opens(small, start) else None


def _is_joined(words: Sequence[str], at: int, swedish: Swedish) -> bool:
    """Whether a pronoun is the last part of a subject: “Tom och jag är upptagna”."""
    if at < 2 or words[at - 1] != "och":
        return False
    other, start = words[at - 2], at - 2
    if not (other.istitle() or other in _NOMINATIVES or nouns_of(swedish, other)):
        return False
    if start and words[start - 1].lower() in _OWNERS_COMMON | _OWNERS_PLURAL | {"den", "de"}:
        start -= 1
    return start == 0 or words[start - 1] == "," or words[start - 1].lower() in _OPENERS


def _next(small: Sequence[str], at: int) -> str:
    return small[at + 1] if at + 1 < len(small) else "."


def _opens(small: Sequence[str], at: int) -> bool:
    """Whether a clause begins at a word."""
    if at == 0:
        return True
    before = small[at - 1]
    if before in ("att", "eftersom", "när", "medan") or (before in _OPENERS and small[at] in _NOMINATIVES):
        return True
    return before in _OPENERS and at > 1 and small[at - 2] == ","


def _wrong(
    words: Sequence[str], small: Sequence[str], at: int, subject: _Subject, swedish: Swedish
) -> Disagreement | None:
    if at + 1 < len(small) and small[at + 1] not in _BOUNDARIES:
        return None
    word = small[at]
    if at + 2 < len(small) and small[at + 1] == "för" and adjectives_of(swedish, small[at + 2]):
        return None  # “är helt enkelt för dyr”
    if form := _participle(word, subject, swedish) if words[at].islower() else "":
        return Disagreement(at, at + 1, (form,), AgreementReason.AGREEMENT, subject.word) if form != word else None
    found = adjectives_of(swedish, word)
    if word in _NO_ADJECTIVES or word.endswith("ska"):
        return None
    if not found or not words[at].islower() or len({one.lemma for one in found}) > 1:
        return None
    [lemma] = {one.lemma for one in found}
    if any(one.kind not in ("adjective",) for one in swedish.readings(word)) and subject.word in _THINGS:
        return None
    if any(one.kind == "verb" and one.form in ("past", "pres") for one in swedish.readings(word)):
        return None
    if subject.plural:
        right = any(one.definite for one in found)
        if any(one.gender == NEUTER for one in found) and subject.word not in _MANY:
            return None  # “Bullarna är gott.”
        form = swedish.adjective(lemma, COMMON, weak=True)
        form = "små" if form == "lilla" else form
    else:
        right = any(not one.definite and one.gender in ("", subject.gender) for one in found)
        if subject.word == "det" and (any(one.definite for one in found) or small[at - 1] not in _COPULAS | _ADVERBS):
            return None
        form = swedish.adjective(lemma, subject.gender, weak=False)
    if right or not form or form == word or (word.endswith("t") and _next(small, at) in _PLACES):
        return None
    return Disagreement(at, at + 1, (form,), AgreementReason.AGREEMENT, subject.word)


def _participle(word: str, subject: _Subject, swedish: Swedish) -> str:
    """The form of a participle that goes with a subject: “breven är skickat”, “bilen blev stulit”."""
    found = swedish.readings(word)
    is_supine = any(one.kind == "verb" and one.form == "sup" for one in found)
    if (is_supine and word.endswith("at")) or (word.endswith("ad") and any(one.kind == "adjective" for one in found)):
        stem, ends = word[:-1], ("d", "t", "de")
    elif is_supine and word.endswith("it"):
        stem, ends = word[:-2], ("en", "et", "na")
    elif is_supine and word.endswith("t"):
        stem, ends = word[:-1], ("d", "t", "da")
    else:
        return ""
    form = stem + ends[2 if subject.plural else int(subject.gender == NEUTER)]
    return form if any(one.kind == "adjective" for one in swedish.readings(form)) else ""
