"""Swedish verbs in the present where a time in the past is named: “igår tittar vi på film”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.table import agreement_table

__all__ = ["wrong_tenses"]

_WORDS = agreement_table("sv").words
_FINITE = _WORDS["finite"]
_PARTING = frozenset(
    {",", ";", ":", "som", "att", "om", "när", "eftersom", "sedan", "men", "vad", "hur", "har", "hade", "ska"}
)
_DAYS = frozenset({"går", "förrgår", "fjol", "somras", "höstas", "vintras", "våras"})
_LAST = frozenset({"veckan", "månaden", "året", "sommaren", "vintern", "helgen", "gången"})
_UNITS = frozenset({"år", "dagar", "veckor", "månader", "timmar", "minuter", "sekel"})
_NOT_THEN = frozenset({"än", "från", "sedan", "sen", "till", "mot", "sådan", "om"})
"""A time behind them is not that of the verb: “jag mår bättre än i går”, “maten från igår är slut”."""
_PRESENT = frozenset({"pres"})


def wrong_tenses(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """The verb of a sentence of one clause, if it is in the present although it tells of the past."""
    small = [word.lower() for word in words]
    if not _is_past(small) or _PARTING & (set(small) - {"sedan"}) or "sedan i" in " ".join(small):
        return
    verbs = [
        at
        for at, word in enumerate(small)
        if words[at].islower() and _is_finite(word, swedish) and not (word in _DAYS and at and small[at - 1] == "i")
    ]
    if len(verbs) != 1 or verbs[0] > 4:
        return
    found = [one for one in swedish.readings(small[verbs[0]]) if one.kind == "verb"]
    if {one.form for one in found} == _PRESENT and len({one.lemma for one in found}) == 1:
        form = swedish.verb(found[0].lemma, "past")
        if form:
            yield Disagreement(verbs[0], verbs[0] + 1, (form,), AgreementReason.VERB_FORM, form)


def _is_finite(word: str, swedish: Swedish) -> bool:
    return word in _FINITE or any(one.form in ("pres", "past") for one in swedish.readings(word) if one.kind == "verb")


def _is_past(small: Sequence[str]) -> bool:
    for at, word in enumerate(small):
        behind = small[at + 1] if at + 1 < len(small) else ""
        if at and small[at - 1] in _NOT_THEN:
            continue
        if word in ("igår", "häromdagen") or (word == "i" and behind in _DAYS) or (word == "förra" and behind in _LAST):
            return True
        if word == "för" and at + 3 < len(small) and small[at + 2] in _UNITS and small[at + 3] == "sedan":
            return True
    return False
