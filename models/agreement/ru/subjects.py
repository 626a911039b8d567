"""Russian verbs that do not agree with the subject right before them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.agreement.ru.governing import LISTED, PREPOSITIONS
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_verbs"]

_MEN = LISTED["men"]
_OTHER_MEN = LISTED["other_men"]
_PRONOUNS = {
    "я": ("1per", "sing", ""),
    "ты": ("2per", "sing", ""),
    "он": ("3per", "sing", "masc"),
    "она": ("3per", "sing", "femn"),
    "оно": ("3per", "sing", "neut"),
    "мы": ("1per", "plur", ""),
    "вы": ("2per", "plur", ""),
    "они": ("3per", "plur", ""),
    "никто": ("3per", "sing", "masc"),
    "кто-то": ("3per", "sing", "masc"),
}
_JOINING = LISTED["joining"]
_CLAUSE = LISTED["openers"]
_MANY = LISTED["many"]
_ADVERBS = LISTED["adverbs"]
_FAR = 3
_NO_VERBS = LISTED["no_verbs"]


def wrong_verbs(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence whose person, number or gender is not that of the subject before them."""
    for at, word in enumerate(words):
        small = word.lower()
        before = words[at - 1].lower() if at else ""
        if small in _PRONOUNS and (word.islower() or word.istitle()) and before not in _JOINING:
            person, number, gender = _PRONOUNS[small]
            after = (
                at + 3
                if small == "никто" and words[at + 1 : at + 3] in (["из", "нас"], ["из", "вас"], ["из", "них"])
                else at + 1
            )
            yield from _verb(words, after, (person, number, gender), small)
        elif _opens(words, at) or (before in _CLAUSE and at >= 2 and words[at - 2] == ","):
            yield from _of_noun(words, at)


def _opens(words: Sequence[str], at: int) -> bool:
    """Whether only adverbs and conjunctions stand before a word, or a preposition with its noun."""
    if at > 1 and words[0].lower() in PREPOSITIONS:
        phrase = PHRASING.phrase(words, 1)
        return phrase is not None and phrase.end == at and all(noun.case != "nomn" for noun in phrase.nouns)
    if at and words[at - 1].lower() in _JOINING:
        return False
    return at < _FAR and all(
        found and all(one.kind in ("ADVB", "CONJ", "PRCL") for one in found) for found in map(readings, words[:at])
    )


def _of_noun(words: Sequence[str], at: int) -> Iterator[Disagreement]:
    phrase = PHRASING.phrase(words, at)
    if phrase is None or not phrase.agreeing:
        return
    if any(noun.case != "nomn" for noun in phrase.nouns):
        yield from _of_thing(words, phrase)
        return
    if any(noun.is_name or noun.lemma in _MANY for noun in phrase.nouns):
        return
    noun = phrase.nouns[0]
    if len({(one.number, one.gender) for one in phrase.nouns}) > 1:
        return
    end = phrase.end
    if words[end : end + 1] == ["и"]:
        other = PHRASING.phrase(words, end + 1)
        if other is None or any(one.case != "nomn" or one.is_name for one in other.nouns) or not other.agreeing:
            return
        if other.end < len(words):
            yield from _verb(words, other.end, ("3per", "plur", ""), " ".join(words[at : other.end]), joined=True)
        return
    if (
        noun.gender == "masc"
        and noun.animate == "anim"
        and noun.lemma not in _MEN | _OTHER_MEN
        and _is_object(words, end)
    ):
        return
    gender = noun.gender
    if gender == "masc" and noun.lemma not in _MEN and noun.animate == "anim":
        gender = ""
    yield from _verb(words, end, ("3per", noun.number, gender), phrase.words[-1].lower(), noun=True)


def _of_thing(words: Sequence[str], phrase: DeclinedPhrase) -> Iterator[Disagreement]:
    """The past of a verb without an object behind a thing, whose nominative is its accusative: “письмо пришёл”."""
    nouns = [noun for noun in phrase.agreeing if noun.case == "nomn"]
    if not nouns or any(noun.case not in ("nomn", "accs", "gent", "loct") for noun in phrase.nouns):
        return
    if any(noun.is_name or noun.lemma in _MANY | LISTED["times"] | LISTED["spans"] for noun in phrase.nouns):
        return
    kinds = {(noun.number, noun.gender) for noun in nouns}
    at = phrase.end
    while at < len(words) - 1 and words[at] in _ADVERBS:
        at += 1
    verbs = readings(words[at]) if at < len(words) else ()
    if len(kinds) > 1 or not verbs or any("intr" not in one.marks or one.tense != "past" for one in verbs):
        return
    if any(one.lemma in LISTED["impersonal"] for one in verbs) or any(noun.case == "gent" for noun in phrase.agreeing):
        return
    later = [one for word in words[at + 1 :] for one in readings(word)]
    if any(one.case == "nomn" and _goes_with(verb, "", one.number, one.gender) for one in later for verb in verbs):
        return  # “всё лето шёл дождь”
    [(number, gender)] = kinds
    yield from _verb(words, at, ("3per", number, gender), phrase.words[-1].lower(), noun=True)


def _verb(
    words: Sequence[str],
    at: int,
    asked: tuple[str, str, str],
    subject: str,
    *,
    noun: bool = False,
    joined: bool = False,
) -> Iterator[Disagreement]:
    """The verb at a word or behind adverbs, if it is wrong."""
    while at < len(words) - 1 and words[at] in _ADVERBS:
        at += 1
    if at >= len(words) or words[at].lower() in _NO_VERBS or not words[at].islower():
        return
    person, number, gender = asked
    found = [one for one in readings(words[at]) if "incl" not in one.marks]  # “поедем!”
    if subject in _PRONOUNS and any(one.kind == "VERB" for one in found):
        found = [one for one in found if one.kind not in ("NOUN", "ADJS")]  # “она жил”
    if not found or any(one.kind != "VERB" or one.mood != "indc" for one in found):
        return
    if any(_goes_with(one, person, number, gender) for one in found):
        return
    if noun and any(one.lemma in ("быть", "стать", "являться", "оказаться") for one in found):
        return
    if (noun or joined) and any(one.kind == "NPRO" and one.case == "nomn" for one in _behind(words, at)):
        return
    if any("Impe" in one.marks or "Impx" in one.marks for one in found):
        return
    forms = dict.fromkeys(form for one in found for form in _forms(one, person, number, gender))
    if forms:
        yield Disagreement(at, at + 1, tuple(forms), AgreementReason.SUBJECT, subject)


def _is_object(words: Sequence[str], at: int) -> bool:
    """Whether what stands before a verb may be its object: “Бурбон производят из зерна”."""
    return at < len(words) and any("tran" in one.marks and one.number == "plur" for one in readings(words[at]))


def _behind(words: Sequence[str], at: int) -> tuple[WordReading, ...]:
    return readings(words[at + 1]) if at + 1 < len(words) and len(words[at + 1]) > 1 else ()


def _goes_with(verb: WordReading, person: str, number: str, gender: str) -> bool:
    if verb.number != number:
        return False
    if verb.tense == "past":
        return not (verb.gender and gender) or verb.gender == gender
    return verb.person == person


def _forms(verb: WordReading, person: str, number: str, gender: str) -> Iterator[str]:
    if verb.tense == "past" and number == "sing":
        for one in [gender] if gender else ["masc", "femn"]:
            yield verb.form("past", "sing", one)
    elif verb.tense == "past":
        yield verb.form("past", "plur")
    else:
        yield verb.form(verb.tense, person, number)
