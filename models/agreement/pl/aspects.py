"""Polish verbs of the other aspect than the time of what is told: “codziennie wstałem”, “nagle dzwonił”."""

from collections.abc import Iterator, Mapping, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LASTING, LISTED, SUDDEN
from models.agreement.pl.morphology import PolishReading, readings

__all__ = ["wrong_aspects"]

_REACH = 4
_WHOLE = frozenset({"cały", "całą", "całe"})
_LASTED = frozenset(
    {"dzień", "wieczór", "ranek", "tydzień", "noc", "niedzielę", "sobotę", "popołudnie", "lato", "zimę"}
)
_USUAL = frozenset({"zwykle", "zazwyczaj"})


def wrong_aspects(words: Sequence[str]) -> Iterator[Disagreement]:
    """The first verb behind a word that says how often, or that it happens at once."""
    for at, word in enumerate(words):
        if word.lower() in _WHOLE and at + 1 < len(words) and words[at + 1] in _LASTED:
            yield from _all_the_time(words, at)
        sudden = at == 0 and word.lower() in LISTED["sudden"]
        if not sudden and word.lower() not in LISTED["daily"] and not _is_period(words, at):
            continue
        if at and words[at - 1].lower() == "jak":
            continue  # “jak zwykle wstał”
        for place in range(at + 1, min(at + 1 + _REACH, len(words))):
            if not words[place][0].isalpha():
                break
            verbs = [one for one in readings(words[place]) if one.kind]
            if any(one.kind in ("VERB", "INFN", "PRED", "CONJ") for one in verbs):
                if sudden:
                    yield from _at_once(words, place, verbs)
                else:
                    yield from _lasting(words, place, verbs, usual=word.lower() in _USUAL)
                break


def _all_the_time(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """What somebody who tells of himself did for the whole of a time: “cały wieczór przeczytałem książkę”."""
    for place in (at + 2, at - 1):
        verbs = [one for one in readings(words[place]) if one.kind] if 0 <= place < len(words) else []
        if verbs and all(
            one.kind == "VERB"
            and one.tense == "past"
            and one.person != "3per"
            and "perf" in one.marks
            and one.lemma not in LISTED["spoiling"]
            for one in verbs
        ):
            yield from _exchanged(words, place, verbs, LASTING)


def _is_period(words: Sequence[str], at: int) -> bool:
    """Whether “co” stands before a time, so that it is meant each time: “co wieczór”."""
    return at > 0 and words[at - 1].lower() in LISTED["each"] and words[at] in LISTED["periods"]


def _lasting(
    words: Sequence[str], place: int, verbs: Sequence[PolishReading], *, usual: bool
) -> Iterator[Disagreement]:
    if any(one.kind != "VERB" or one.mood != "indc" or "perf" not in one.marks for one in verbs):
        return
    if any(one.tense != "past" for one in verbs) and not usual:
        return  # “codziennie przeczytam stronę” is planned
    yield from _exchanged(words, place, verbs, LASTING)


def _at_once(words: Sequence[str], place: int, verbs: Sequence[PolishReading]) -> Iterator[Disagreement]:
    if all(one.kind == "VERB" and one.tense == "past" and "imperf" in one.marks for one in verbs):
        yield from _exchanged(words, place, verbs, SUDDEN)


def _exchanged(
    words: Sequence[str], place: int, verbs: Sequence[PolishReading], pairs: Mapping[str, str]
) -> Iterator[Disagreement]:
    """A verb with the one of the other aspect in the same form."""
    forms: dict[str, None] = {}
    for one in verbs:
        for other in [other for other in readings(pairs.get(one.lemma, "")) if other.kind == "INFN"][:1]:
            past = one.tense == "past"
            form = other.past(one.number, one.gender, one.person) if past else other.finite(one.person, one.number)
            forms |= {form: None} if form else {}
    if forms:
        yield Disagreement(place, place + 1, tuple(forms)[:3], AgreementReason.ASPECT, words[place - 1].lower())
