"""Polish plurals of women, children and things with the verb and adjective of men; genitives that nothing asks for."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.governing import LISTED
from models.agreement.pl.morphology import readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.subjects import opens

__all__ = ["unsure_genitives", "wrong_plural_predicates"]

_OF_MEN = frozenset({"byli", "zostali"})
_DIRECT = frozenset({"nomn", "accs", "voct", "gent"})
_DENYING = frozenset({
    "nie", "nigdy", "bez", "zamiast", "żaden", "żadna", "żadnych", "żadne", "dość", "dosyć", "dużo", "mało", "kilka",
    "wiele", "trochę", "więcej", "mniej", "pełno", "szkoda", "nikt", "nic", "ani",
})  # fmt: skip
_READ = frozenset({"czytać", "oglądać", "kupować", "zbierać", "śpiewać", "malować", "pisać", "fotografować", "nosić"})
"""Verbs of an accusative that is none of a part."""


def wrong_plural_predicates(words: Sequence[str]) -> Iterator[Disagreement]:
    """Verb and adjective behind a subject: “dzieci byli grzeczni”."""
    for at in range(1, len(words) - 2):
        if words[at] not in _OF_MEN:
            continue
        start = _subject_start(words, at)
        place = at + 1
        while place < len(words) - 1 and words[place] in LISTED["degrees"]:
            place += 1
        own = readings(words[place]) if words[place].islower() else ()
        men = [one for one in own if one.kind in ("ADJF", "PRTF")]
        if start is None or not men or len(men) != len(own) or place + 1 >= len(words):
            continue
        if any((one.case, one.number) != ("nomn", "plur") or one.gender != "m1" for one in men if one.case == "nomn"):
            continue
        form = next((form for one in men if (form := one.form("nomn", "plur", "femn"))), "")
        if form and form != words[place]:
            verb = {"byli": "były", "zostali": "zostały"}[words[at]]
            meant = " ".join([verb, *words[at + 1 : place], form])
            yield Disagreement(at, place + 1, (meant,), AgreementReason.SUBJECT, words[at - 1].lower())


def _subject_start(words: Sequence[str], end: int) -> int | None:
    """Where a plural of others than men begins that opens its clause and ends at a place."""
    for start in range(max(end - 3, 0), end):
        phrase = PHRASING.phrase(words, start)
        if phrase is None or phrase.end != end or not phrase.agreeing:
            continue
        nouns = [one for one in phrase.agreeing if one.case in _DIRECT and "depr" not in one.marks]
        several = [one for one in nouns if one.case == "nomn" and one.number == "plur"]
        before = words[start - 1].lower() if start else ""
        begins = opens(words, start) or (before in LISTED["openers"] and start > 1 and words[start - 2] == ",")
        if begins and several and all(one.gender != "m1" for one in several) and len(nouns) == len(phrase.agreeing):
            return start
    return None


def unsure_genitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """What is read or looked at, in the genitive with nothing that denies or counts it: “lubię czytać książek”."""
    if _DENYING & {word.lower() for word in words}:
        return
    for at in range(len(words) - 2):
        verbs = readings(words[at].lower())
        if not verbs or any(one.lemma not in _READ or one.kind == "NOUN" for one in verbs):
            continue
        phrase = PHRASING.phrase(words, at + 1)
        if phrase is None or not phrase.agreeing or any(one.lemma in LISTED["times"] for one in phrase.nouns):
            continue
        if all((one.case, one.number) == ("gent", "plur") and one.gender != "m1" for one in phrase.agreeing):
            meant = phrase.in_cases(("accs",), ("plur",))
            if meant:
                yield Disagreement(
                    phrase.start, phrase.end, meant[:1], AgreementReason.VERB, words[at].lower(), unsure=True, least=0.5
                )
