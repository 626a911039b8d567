"""Swedish verbs and subjects in the wrong order."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.sv.phrases import nouns_of
from models.agreement.table import agreement_table

__all__ = ["wrong_order"]

_WORDS = agreement_table("sv").words
_FRONTS = _WORDS["fronts"]
_DAYS = frozenset({"dag", "går", "morgon", "kväll", "morse", "natt", "fjol", "somras", "höstas", "vintras", "våras"})
_SUBJECTS = frozenset({"jag", "du", "han", "hon", "vi", "ni", "man"})
_CLAUSES = frozenset({"eftersom", "innan", "medan", "om", "när", "som", "att"})
_SENTENCE_ADVERBS = frozenset({"inte", "aldrig", "alltid", "redan"})
_FINITE = _WORDS["finite"]
_OWNERS = frozenset({"min", "mitt", "mina", "din", "ditt", "dina", "vår", "vårt", "våra", "hans", "hennes", "deras"})
_ASKING = _WORDS["asking"]
_QUESTIONS = _WORDS["question_words"]
_MARKS = frozenset({",", ":", ";", "”", '"', "?"})


def wrong_order(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """What stands the wrong way round in a sentence."""
    small = [word.lower() for word in words]
    start = _behind_front(small, swedish)
    if start and _is_clause(small, start, swedish):
        start = 0
    if start and _is_subject_and_verb(small, start, swedish):
        yield _swapped(words, start)
    elif start and (verb := _behind_noun(words, small, start, swedish)):
        meant = " ".join((words[verb], *words[start:verb]))
        yield Disagreement(start, verb + 1, (meant,), AgreementReason.ORDER, meant)
    if _is_asked_straight(small, swedish):
        yield _swapped(words, 1)
    for at in range(1, len(small) - 2):
        if small[at - 1] in _CLAUSES and small[at] in _SUBJECTS and small[at + 2] in _SENTENCE_ADVERBS:
            is_question = small[at - 1] in ("när", "som") and at == 1
            if small[at - 1] == "att" and (at == 1 or small[at + 2] == "redan"):
                is_question = True
            if not is_question and _is_finite(small[at + 1], swedish) and small[at - 1] != "när":
                yield _swapped(words, at + 1)
        if (
            (
                small[at] in _QUESTIONS
                and _ASKING & set(small[max(at - 3, 0) : at])
                and _MARKS.isdisjoint(small[max(at - 3, 0) : at])
                and not (small[0] in _CLAUSES and "," not in small[:at])
            )
            and _is_finite(small[at + 1], swedish)
            and small[at + 2] in _SUBJECTS
            and small[at - 1] != "och"
        ):
            yield _swapped(words, at + 1)
        elif found := _asked_noun(words, small, at, swedish):
            yield found


def _asked_noun(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“jag undrar när kommer tåget”, where nothing stands behind the subject."""
    before = small[max(at - 3, 0) : at]
    if small[at] not in _QUESTIONS - {"vem", "vad"} or not _ASKING & set(before) or _MARKS & set(before):
        return None
    if small[at - 1] == "och" or not _is_finite(small[at + 1], swedish):
        return None
    owned = small[at + 2] in _OWNERS and at + 3 < len(small)
    noun = at + 3 if owned else at + 2
    if noun + 1 < len(small) and small[noun + 1] not in (".", "?", "!"):
        return None
    found = nouns_of(swedish, small[noun])
    if not words[noun].islower() or not found or not all(one.definite or owned for one in found):
        return None
    meant = " ".join((*words[at + 2 : noun + 1], words[at + 1]))
    return Disagreement(at + 1, noun + 1, (meant,), AgreementReason.ORDER, meant)


def _behind_front(small: Sequence[str], swedish: Swedish) -> int:
    """The index behind an adverb or a time at the start; 0 where there is none."""
    if len(small) < 4:
        return 0
    if small[0] in _FRONTS:
        return 1
    if small[0] == "i" and small[1] in _DAYS:
        return 3 if small[2] in ("kväll", "morse", "natt", "eftermiddag") else 2
    if small[0] in ("varje", "förra") and nouns_of(swedish, small[1]):
        return 2
    found = swedish.readings(small[1]) if small[1].isalpha() else ()
    if small[0] in ("på", "efter", "under", "i") and any(one.kind == "noun" and one.definite for one in found):
        return 2
    return 0


def _is_asked_straight(small: Sequence[str], swedish: Swedish) -> bool:
    """Whether a question has its only verb behind the subject: “vad du gör på fredag?”."""
    if len(small) < 4 or small[0] not in _QUESTIONS - {"vem"} or small[1] not in _SUBJECTS or small[-1] != "?":
        return False
    rest = small[3:-1]
    return (
        _may_be_finite(small[2], swedish)
        and "än" not in small
        and _MARKS.isdisjoint(rest)
        and not any(_may_be_finite(word, swedish) or word in ("var", "som", "att") for word in rest)
    )


def _is_clause(small: Sequence[str], at: int, swedish: Swedish) -> bool:
    """Whether what looks like the front of a sentence begins a clause: “där jag kommer ifrån är det kallt”."""
    if small[:at] == ["under", "tiden"]:
        return True
    return small[:at] == ["där"] and any(_is_finite(word, swedish) for word in small[at + 2 :])


def _is_finite(word: str, swedish: Swedish) -> bool:
    found = (
        [one for one in swedish.readings(word) if one.kind != "noun" and one.form != "imp"] if word.isalpha() else []
    )
    verbs = [one for one in found if one.kind == "verb" and one.form in ("pres", "past")]
    return word in _FINITE or (bool(found) and len(verbs) == len(found))


def _is_subject_and_verb(small: Sequence[str], at: int, swedish: Swedish) -> bool:
    return at + 2 < len(small) and small[at] in _SUBJECTS and _may_be_finite(small[at + 1], swedish)


def _may_be_finite(word: str, swedish: Swedish) -> bool:
    """Whether a word behind a pronoun is a verb: “jag diskade”, though there are “diskade tallrikar”."""
    if _is_finite(word, swedish):
        return True
    found = swedish.readings(word) if word.isalpha() else ()
    is_noun = any(one.kind == "noun" for one in found)
    return not is_noun and any(one.kind == "verb" and one.form in ("pres", "past") for one in found)


def _behind_noun(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> int:
    """The index of a verb behind a subject that is no pronoun: “ibland min bror lagar mat”; 0 where there is none."""
    noun = at + (small[at] in _OWNERS)
    if noun + 2 >= len(small) or not words[noun].islower() or small[0] not in _FRONTS:
        return 0
    found = nouns_of(swedish, small[noun])
    owned = noun > at and any(not one.definite for one in found)
    alone = noun == at and bool(found) and all(one.definite for one in found)
    return noun + 1 if (owned or alone) and _is_finite(small[noun + 1], swedish) else 0


def _swapped(words: Sequence[str], at: int) -> Disagreement:
    meant = f"{words[at + 1]} {words[at]}"
    return Disagreement(at, at + 2, (meant,), AgreementReason.ORDER, meant)
