"""Russian noun phrases in a case that the preposition or verb before them does not take."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.agreement.ru.doubts import (
    ALONE,
    SECOND_GENITIVES,
    UNDECLINED,
    belongs_to_several,
    has_own_objects,
    may_vary,
)
from models.agreement.ru.governing import LISTED, PREPOSITIONS, VERBS
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING
from models.agreement.table import Governed

__all__ = ["wrong_objects"]

_PLACES = LISTED["places"]
_GOING = LISTED["going"]
_RESTING = LISTED["resting"]
_SOME = LISTED["some"]
_MEASURED = LISTED["measured"]
_MEASURES = LISTED["measures"]
_TIMES = LISTED["times"]
_PLEASING = LISTED["pleasing"]


def wrong_objects(words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases of a sentence in a case that what governs them does not take."""
    for at, word in enumerate(words[:-1]):
        if not (word.islower() or at == 0):
            continue
        governed = PREPOSITIONS.get(word.lower())
        wrong = _after_verb(words, at) if governed is None else _after_preposition(words, at, governed)
        if wrong is not None:
            yield wrong


def _after_preposition(words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    small = words[at].lower()
    before = words[at - 1].lower() if at else ""
    if small == "за" and {"что", "чего", "кто", "какой"} & {word.lower() for word in words[:at]}:
        return None  # “что это за человек”
    if before == "-" or words[at] == "О" or any("voct" in one.marks for one in readings(words[at + 1])):
        return None
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or has_own_objects(phrase, strict=False) or _goes_on(words, phrase):
        return None
    if any(word.istitle() and not word.startswith(("Ваш", "Тво")) for word in phrase.modifiers):
        return None  # the name of something: “на Новая комбинация”
    if belongs_to_several(words, phrase) or phrase.nouns[0].lemma in UNDECLINED or phrase.words[-1] in SECOND_GENITIVES:
        return None
    allowed = governed.allowed
    measured = any(noun.lemma in _MEASURES for noun in phrase.nouns) or _MEASURED & set(words[max(at - 3, 0) : at])
    if small in ("с", "со") and not measured:
        allowed = allowed - {"accs"}
    fitting = [noun for noun in phrase.agreeing if _fits(noun, allowed)]
    if fitting or (small in _PLACES and any(_among(noun) for noun in phrase.nouns)):
        return None
    if phrase.modifiers and _stands_alone(phrase, allowed):
        return None
    places = [noun for noun in phrase.nouns if noun.is_name]
    if any(noun.lemma not in (phrase.words[-1].lower(), phrase.words[-1][:-1].lower()) for noun in places):
        return None
    if may_vary(phrase):
        return None
    offered = governed.offered
    if small in ("за", "под") and _goes(words, at):
        offered = tuple(reversed(offered))
    if small in _PLACES and (_goes(words, at) or (phrase.nouns[0].animate == "anim" and not _rests(words, at))):
        offered = tuple(reversed(offered))
    several = small == "из" and at > 0 and any(one.lemma in _SOME for one in readings(words[at - 1]))
    numbers = ("plur",) if several else ("sing", "plur")
    return found(phrase, phrase.in_cases(offered, numbers), AgreementReason.PREPOSITION, words[at].lower())


def _fits(noun: WordReading, allowed: frozenset[str]) -> bool:
    """Whether a noun stands in one of some cases; in the accusative it may be alive or not, as we please."""
    return noun.case in allowed or (
        "accs" in allowed and noun.case == "gent" and (noun.gender == "masc" or noun.number == "plur")
    )


def _among(noun: WordReading) -> bool:
    """Whether it may be what one becomes: “пойти в гости”."""
    return noun.animate == "anim" and noun.number == "plur" and noun.case == "nomn"


def _stands_alone(phrase: DeclinedPhrase, allowed: frozenset[str]) -> bool:
    """Whether the preposition may be that of a pronoun or numeral, and the noun another's: “в каждой матери”."""
    first = [one for one in readings(phrase.words[0]) if one.case in allowed]
    if any(one.lemma in ALONE or {"Subx", "Anum"} & one.marks for one in first):
        return True
    if first and all(
        noun.case == "nomn" and not any(one.agrees_in_gender(noun) for one in first) for noun in phrase.nouns
    ):
        return True  # “на смелого собака лает”
    if any(one.case == "gent" for one in first) and all(noun.case == "ablt" for noun in phrase.nouns):
        return True  # “для чистого душой человека”
    return bool(first) and any(noun.case == "gent" for noun in phrase.nouns)


def _goes(words: Sequence[str], at: int) -> bool:
    return any(one.lemma in _GOING for word in words[max(at - 4, 0) : at] for one in readings(word))


def _rests(words: Sequence[str], at: int) -> bool:
    return any(one.lemma in _RESTING for word in words[max(at - 4, 0) : at] for one in readings(word))


def _after_verb(words: Sequence[str], at: int) -> Disagreement | None:
    verbs = readings(words[at])
    if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
        return None
    phrase = PHRASING.phrase(words, at + 1)
    if words[at + 1] == "друг":
        return None  # “друг другу”
    if phrase is None or any(noun.is_name for noun in phrase.nouns) or _goes_on(words, phrase):
        return None
    if all(one.lemma in _PLEASING for one in verbs):
        return _pleasing(words, phrase)
    if any(one.lemma not in VERBS for one in verbs):
        return _transitive(words, verbs, phrase)
    governed = VERBS[verbs[0].lemma]
    lifeless = any(noun.animate != "anim" for noun in phrase.nouns)
    if not phrase.agreeing or (lifeless and governed.offered != ("ablt",)):
        return None
    if any(_fits(noun, governed.allowed) or _is_subject(noun, verbs) for noun in phrase.agreeing):
        return None
    if any(noun.case == "ablt" and noun.number == "sing" for noun in phrase.nouns):
        return None
    if governed.offered == ("ablt",) and any(noun.lemma in _TIMES for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(governed.offered), AgreementReason.VERB, words[at])


def _transitive(words: Sequence[str], verbs: Sequence[WordReading], phrase: DeclinedPhrase) -> Disagreement | None:
    """A feminine object in the nominative, or in two cases at once: “читаю книга”, “носит красная шапку”."""
    if any("tran" not in one.marks or one.mood == "impr" for one in verbs):
        return None
    first = [one for one in readings(phrase.words[0]) if one.kind == "ADJF"] if phrase.modifiers else []
    if any("femn" not in noun.marks or noun.number != "sing" or noun.lemma in _TIMES for noun in phrase.nouns):
        return None
    nouns = {noun.case for noun in phrase.nouns}
    adjectives = {one.case for one in first} if all(one.gender == "femn" for one in first) else set()
    if phrase.agreeing:
        speaks = all(one.person in ("1per", "2per") for one in verbs)
        wrong = nouns == {"nomn"} and speaks
    else:
        wrong = (adjectives, nouns) in (({"nomn"}, {"accs"}), ({"accs"}, {"nomn"}))
    return found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, words[phrase.start - 1]) if wrong else None


def _pleasing(words: Sequence[str], phrase: DeclinedPhrase) -> Disagreement | None:
    """An accusative behind “нравится”, which no infinitive has as its object."""
    if any(one.kind in ("INFN", "GRND") for word in words for one in readings(word)):
        return None
    if not phrase.agreeing or any(noun.case != "accs" for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(("nomn",)), AgreementReason.VERB, words[phrase.start - 1])


def _is_subject(noun: WordReading, verbs: Sequence[WordReading]) -> bool:
    """Whether a noun behind a verb may be its subject."""
    return noun.case == "nomn" and any(verb.kind != "VERB" or verb.person not in ("1per", "2per") for verb in verbs)


def _goes_on(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a part that is cut off follows."""
    return phrase.end < len(words) and words[phrase.end] in ("-", "/", "'", "’")
