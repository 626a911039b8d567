"""Russian infinitives that “буду” and verbs of beginning and ending do not take, and a present in their place."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.governing import LASTING, LISTED
from models.agreement.ru.morphology import readings

__all__ = ["wrong_infinitives"]


def wrong_infinitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """Verbs done once behind “буду” and “начал”, and verbs in the present behind those that take infinitives."""
    for at in range(len(words) - 1):
        if words[at].lower() in LISTED["futures"]:
            wrong = _done_once(words, at)
        else:
            wrong = _begun(words, at) or _finite(words, at)
        if wrong is not None:
            yield wrong


def _behind(words: Sequence[str], at: int) -> int:
    at += 1
    while at < len(words) - 1 and words[at] in LISTED["before_infinitives"]:
        at += 1
    return at


def _done_once(words: Sequence[str], at: int) -> Disagreement | None:
    """“буду прочитать”."""
    place = _behind(words, at)
    found = readings(words[place])
    if not found or any(one.kind != "INFN" or "perf" not in one.marks for one in found):
        return None
    if words[at].lower() == "будет" and (place > at + 1 or not _is_subject(words[at - 1] if at else "")):
        return None  # “надо будет сделать”
    forms = [LASTING[one.lemma] for one in found if one.lemma in LASTING]
    if not forms:
        return None
    return Disagreement(place, place + 1, tuple(forms), AgreementReason.INFINITIVE, words[at].lower())


def _is_subject(word: str) -> bool:
    found = readings(word.lower())
    return word.lower() in ("он", "она", "кто") or any(one.case == "nomn" and one.animate == "anim" for one in found)


def _begun(words: Sequence[str], at: int) -> Disagreement | None:
    """“начал прочитать”."""
    verbs = readings(words[at])
    if not any(one.kind in ("VERB", "INFN") and one.lemma in LISTED["phases"] for one in verbs):
        return None
    place = _behind(words, at)
    found = readings(words[place])
    forms = [LASTING[one.lemma] for one in found if one.kind == "INFN" and one.lemma in LASTING]
    if not forms or any(one.kind != "INFN" for one in found):
        return None
    return Disagreement(place, place + 1, tuple(forms), AgreementReason.INFINITIVE, words[at].lower())


def _finite(words: Sequence[str], at: int) -> Disagreement | None:
    """“хочу куплю”."""
    if words[at].lower() not in LISTED["modals"]:
        return None
    place = _behind(words, at)
    found = [one for one in readings(words[place]) if "incl" not in one.marks] if words[place].islower() else []
    if not found or any(one.kind != "VERB" or one.mood != "indc" or one.tense == "past" for one in found):
        return None
    if words[place] in LISTED["modals"] | LISTED["inserted"] or (place + 1 < len(words) and words[place + 1] == ","):
        return None
    asked = {"что", "кто", "кого", "чего", "кому", "как", "где", "куда", "который", "которая", "которые", "если"}
    if asked & {word.lower() for word in words[:at]} or "," in words[max(at - 4, 0) : at]:
        return None
    forms = tuple(dict.fromkeys(form for one in found if (form := one.form("INFN"))))
    return Disagreement(place, place + 1, forms, AgreementReason.INFINITIVE, words[at].lower()) if forms else None
