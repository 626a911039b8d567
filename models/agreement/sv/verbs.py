"""Swedish verbs in a form that cannot stand behind the verb or subject before them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.sv.morphology import Swedish
from models.agreement.table import agreement_table

__all__ = ["wrong_verbs"]

_WORDS = agreement_table("sv").words
_MODALS = _WORDS["modals"]
_BEGINNING = frozenset({"börja", "börjar", "började", "sluta", "slutar", "slutade", "försöker", "försökte"})
_ADVERBS = _WORDS["adverbs"]
_SUBJECTS = _WORDS["subjects"]
_OPENERS = _WORDS["clause_openers"]
_ENDS = frozenset(".!?;:")
_HAVE = frozenset({"har", "hade"})
_PAST_TIMES = (("i", "går"), ("igår",), ("i", "förrgår"), ("i", "fjol"))
_NO_VERBS = _WORDS["no_verbs"]


def wrong_verbs(words: Sequence[str], swedish: Swedish) -> Iterator[Disagreement]:
    """The verbs of a sentence whose form is not the one that is asked for."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if at and not words[at].islower():
            continue
        found = None
        if word in _MODALS or word in _BEGINNING:
            found = _behind(words, small, at, "inf", swedish)
        elif word in _HAVE:
            found = _behind(words, small, at, "sup", swedish)
        elif word == "att":
            found = _behind_att(words, small, at, swedish)
        elif word in _SUBJECTS:
            found = _of_subject(words, small, at, swedish)
        if found is not None:
            yield found


def _forms(swedish: Swedish, word: str) -> tuple[str, frozenset[str]]:
    """The infinitive and the forms of a word that is a verb beyond doubt; nothing if it may be something else."""
    if word in _NO_VERBS or not word.isalpha():
        return "", frozenset()
    found = [one for one in swedish.readings(word) if one.kind != "noun"]
    if not found or any(one.kind != "verb" for one in found) or len({one.lemma for one in found}) > 1:
        return "", frozenset()
    return found[0].lemma, frozenset(one.form for one in found)


def _told(
    words: Sequence[str],
    at: int,
    lemma: str,
    forms: Sequence[str],
    swedish: Swedish,
    reason: AgreementReason,
    word: str,
) -> Disagreement | None:
    made = tuple(dict.fromkeys(filter(None, (swedish.verb(lemma, form) for form in forms))))
    return Disagreement(at, at + 1, made, reason, word) if made and words[at].islower() else None


def _behind(words: Sequence[str], small: Sequence[str], at: int, wanted: str, swedish: Swedish) -> Disagreement | None:
    """The verb behind an auxiliary: “kan prata”, “har pratat”."""
    place = at + 1
    while place < len(small) and place < at + 3 and small[place] in _ADVERBS:
        place += 1
    asks = at == 0 or small[at - 1] in (",", "och", "men")
    asks = asks or small[at - 1] not in _SUBJECTS
    if place < len(small) and place == at + 1 and asks and small[place] in _SUBJECTS - {"den", "de"}:
        place += 1
        while place < len(small) and small[place] in _ADVERBS:
            place += 1
    if place >= len(small):
        return None
    lemma, forms = _forms(swedish, small[place])
    if not lemma or wanted in forms or "imp" in forms or small[place].endswith("dd"):
        return None
    before = small[max(at - 4, 0) : at]
    if {"som", "vad", "om", "när", "vem", "det", "allt", "så", "vilket", "där", "hur", "än"} & set(before):
        return None
    behind = small[place + 1] if place + 1 < len(small) else ""
    if behind in _SUBJECTS:
        return None
    is_noun = any(one.kind == "noun" for one in swedish.readings(small[place]))
    if wanted == "sup" and (place > at + 2 or (is_noun and "past" not in forms)):
        return None
    if wanted == "sup" and "inf" in forms and (forms != {"inf"} or not _is_statement(small, at, place, swedish)):
        return None
    if wanted == "inf" and "sup" in forms and small[at] in ("skulle", "kunde", "borde", "måste", "behövde"):
        return None  # “det borde gjort”
    return _told(
        words,
        place,
        lemma,
        [wanted],
        swedish,
        AgreementReason.INFINITIVE if wanted == "inf" else AgreementReason.VERB_FORM,
        small[at],
    )


def _is_statement(small: Sequence[str], at: int, place: int, swedish: Swedish) -> bool:
    """Whether “har” stands behind its subject at the beginning, and an infinitive behind it: “vi har skriva”."""
    subject = small[at - 1] if at else ""
    is_subject = subject in _SUBJECTS or any(one.kind == "noun" and one.definite for one in swedish.readings(subject))
    return is_subject and at <= 2 and place == at + 1


def _behind_att(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """“att kommer”."""
    place = at + 1
    if place >= len(small):
        return None
    lemma, forms = _forms(swedish, small[place])
    behind = small[place + 1] if place + 1 < len(small) else ""
    if not lemma or "inf" in forms or not forms <= {"pres", "past"} or behind in _SUBJECTS:
        return None
    if forms == {"past"} and place + 1 < len(small) and behind == "av":
        return None
    return _told(words, place, lemma, ["inf"], swedish, AgreementReason.INFINITIVE, "att")


def _of_subject(words: Sequence[str], small: Sequence[str], at: int, swedish: Swedish) -> Disagreement | None:
    """A subject and an infinitive: “vi äta”."""
    if not _opens(small, at) or small[at] in ("den", "det", "de", "man", "dom"):
        return None
    place = at + 1
    while place < len(small) and place < at + 2 and small[place] in _ADVERBS and _subordinate(small, at):
        place += 1
    if place >= len(small):
        return None
    lemma, forms = _forms(swedish, small[place])
    if forms != {"inf"}:
        return None
    order = ["past", "pres"] if _is_past(small) else ["pres", "past"]
    return _told(words, place, lemma, order, swedish, AgreementReason.SUBJECT, small[at])


def _is_past(small: Sequence[str]) -> bool:
    joined = f" {' '.join(small)} "
    return any(f" {' '.join(time)} " in joined for time in _PAST_TIMES)


def _subordinate(small: Sequence[str], at: int) -> bool:
    return at > 0 and small[at - 1] in ("att", "om", "när", "som", "eftersom")


def _opens(small: Sequence[str], at: int) -> bool:
    """Whether a clause begins at a word, in which no auxiliary stands before it."""
    if at == 0:
        return True
    before = small[at - 1]
    if before in ("att", "eftersom", "när", "medan"):
        return True
    return before in _OPENERS and at > 1 and small[at - 2] == ","
