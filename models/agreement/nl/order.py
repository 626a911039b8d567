"""Dutch verbs and subjects in the wrong order."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.table import agreement_table

__all__ = ["wrong_order"]

_WORDS = agreement_table("nl").words
_FRONTS = _WORDS["fronts"] - {"toen", "dan", "nu"}
_AUXILIARIES = _WORDS["perfect"] | _WORDS["modals"]
_SUBJECTS = frozenset({"ik", "jij", "hij", "zij", "ze", "wij", "we", "jullie"})
_INVERTED = _SUBJECTS | {"je", "u", "ie", "men"}
_PASTS = _WORDS["pasts"]
_ASKING = _WORDS["asking"]
_QUESTIONS = _WORDS["question_words"]
_ENDS = frozenset({".", "!", "?", ","})
_INFINITIVES = frozenset(pair.split("|")[0] for pair in _WORDS["participles"])
_ONE = frozenset({"ik", "hij", "jij"})
_STRONG_PASTS = frozenset({"zat", "stond", "lag", "ging", "kwam", "keek", "begon", "zweeg", "riep", "zong", "dronk"})
_EVERYBODY = frozenset({"iedereen", "niemand", "men"})
_CLAUSES = frozenset({"als", "toen", "wanneer", "omdat", "terwijl", "voordat", "nadat", "zodra", "hoewel"})
_OWNERS = frozenset({"mijn", "jouw", "zijn", "haar", "onze", "ons", "hun"})
_ARTICLES = frozenset({"de", "het", "een", "mijn", "jouw", "onze", "ons", "deze", "dit", "die", "dat", "geen"})


def wrong_order(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """What stands the wrong way round in a sentence."""
    small = [word.lower() for word in words]
    if len(small) > 3 and small[0] in _FRONTS and small[1] in _SUBJECTS and _is_finite(small[2], dutch):
        verb = dutch.verb(small[2])
        meant = verb[0] if small[1] == "jij" and verb[1] == small[2] else words[2]
        yield _swapped(words, 1, meant)
    if found := _infinitive_first(words, small, dutch):
        yield found
    if found := _behind_clause(words, small, dutch) or _noun_first(words, small, dutch):
        yield found
    for at in range(1, len(small) - 3):
        if (
            (
                small[at] in _QUESTIONS
                and _ASKING & set(small[max(at - 3, 0) : at])
                and "," not in small[max(at - 3, 0) : at]
            )
            and _is_finite(small[at + 1], dutch)
            and small[at + 2] in _SUBJECTS
            and small[at + 3] in _ENDS
        ):
            yield _swapped(words, at + 1, words[at + 2], words[at + 1])


def _infinitive_first(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“hij wil kopen een nieuwe telefoon”: nothing but an object behind the infinitive."""
    if len(small) < 5 or small[0] not in _SUBJECTS or small[1] not in _WORDS["modals"]:
        return None
    end = len(small) - (small[-1] in _ENDS)
    verb, object_ = small[2], small[3:end]
    if (
        not (verb in _INFINITIVES or dutch.verb(verb)[2] == verb)
        or not 2 <= len(object_) <= 4
        or object_[0] not in _ARTICLES
    ):
        return None
    if not dutch.gender(object_[-1]) or any(dutch.verb(word)[2] == word for word in object_):
        return None
    meant = " ".join((*words[3:end], words[2]))
    return Disagreement(2, end, (meant,), AgreementReason.ORDER, meant)


def _behind_clause(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“als het regent, ik blijf thuis”."""
    at = small.index(",") if "," in small and small[0] in _CLAUSES else 0
    if at < 3 or at + 3 >= len(small) or "," in small[at + 1 :] or small[at + 1] not in _SUBJECTS | _EVERYBODY:
        return None
    verb = dutch.verb(small[at + 2])
    alone = small[at + 1] in _ONE | _EVERYBODY
    told = small[at + 1] in _EVERYBODY and small[at + 2] in _STRONG_PASTS
    if not told and not _is_finite(small[at + 2], dutch) and (small[at + 2] not in verb[:2] or not alone):
        return None
    if any(
        _is_finite(small[k], dutch) and _is_finite(small[k + 1], dutch) and small[k + 2] in _INVERTED
        for k in range(2, at - 2)
    ):
        return None  # “als je wilt kan je blijven, …”: what the clause belongs to stands before the comma
    bare = small[at + 1] in ("jij", "je") and verb[1] == small[at + 2]
    return _swapped(words, at + 1, verb[0] if bare else words[at + 2])


def _noun_first(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“gisteren mijn zus heeft gebeld”."""
    at = (
        2
        if small[:1] and small[0] in ("vorige", "volgende", "elke") and dutch.gender(small[1] if len(small) > 1 else "")
        else 1
    )
    if len(small) < at + 4 or (at == 1 and small[0] not in _FRONTS) or small[at] not in _OWNERS:
        return None
    if not dutch.gender(small[at + 1]) or small[at + 2] not in _AUXILIARIES | _PASTS:
        return None
    meant = " ".join((words[at + 2], *words[at : at + 2]))
    return Disagreement(at, at + 3, (meant,), AgreementReason.ORDER, meant)


def _is_finite(word: str, dutch: Dutch) -> bool:
    verb = dutch.verb(word)
    return (
        word in _AUXILIARIES or word in _PASTS or (bool(verb[0]) and not dutch.is_noun(word) and not dutch.gender(word))
    )


def _swapped(words: Sequence[str], at: int, first: str, last: str = "") -> Disagreement:
    meant = f"{first} {last or words[at]}"
    return Disagreement(at, at + 2, (meant,), AgreementReason.ORDER, meant)
