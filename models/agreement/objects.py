"""Russian noun phrases in a case that the word before them does not take, or that do not agree."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import Disagreement
from models.agreement.governing import CARDINALS, MEN, PLACES, PREPOSITIONS, VERBS, Governed, Reason
from models.agreement.morphology import Reading, readings
from models.agreement.phrases import NounPhrase, agree, is_modifier, noun_phrase

__all__ = ["wrong_objects", "wrong_phrase"]

_GOING = frozenset(
    """идти ехать ходить ездить пойти поехать прийти приехать приходить приезжать лететь полететь войти зайти выйти
    положить поставить бежать вернуться опоздать отправиться попасть смотреть посмотреть""".split()
)
_FEW = frozenset({"два", "две", "три", "четыре"})
_HOURS = frozenset({"утра", "вечера", "дня", "ночи"})
_NO_COUNTED = frozenset({"минус", "плюс", "процентов"})
_ALONE = frozenset({"весь", "сам", "этот", "тот", "один", "другой", "каждый", "который", "какой", "такой", "самый"})
"""Adjectives that may stand for a noun, so that the noun behind them may be another's."""
_FULL = frozenset(
    """полный верный равный близкий достойный похожий подобный известный знакомый присущий свойственный нужный
    благодарный довольный богатый бедный чуждый родной милый должный способный готовый""".split()
)
"""Adjectives with an object of their own, which may stand before the noun."""
_TIMES = frozenset({"неделя", "минута", "секунда", "зима", "весна", "осень", "ночь", "год", "месяц", "день", "час"})
_PLEASING = frozenset({"нравиться", "понравиться"})
_OTHER_MEN = frozenset({"друг", "кот", "пёс", "конь", "сосед", "учитель"})
_UNDECLINED = frozenset({"веб", "онлайн", "офлайн", "компакт", "тысяча", "миллион"})
_CHIEFS = frozenset({"главный", "старший", "младший", "первый", "последний", "лучший"})
"""Adjectives that may stand for somebody, with a genitive behind them."""


def wrong_objects(words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases of a sentence in a case that what governs them does not take."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        if not (word.islower() or at == 0):
            continue
        found = None
        if small in PREPOSITIONS:
            found = _after_preposition(words, at, PREPOSITIONS[small])
        elif small in CARDINALS or small == "несколько":
            found = _counted(words, at)
        elif small in _FEW:
            found = _few(words, at)
        elif small == "нет" and at:
            found = _absent(words, at)
        else:
            found = _after_verb(words, at)
        if found is not None:
            yield found


def wrong_phrase(words: Sequence[str], at: int) -> Disagreement | None:
    """What is wrong with a phrase that nothing governs: gender or number."""
    if not is_modifier(words[at]) or (at and words[at - 1].lower() in PREPOSITIONS):
        return None
    phrase = noun_phrase(words, at)
    if phrase is None or not phrase.modifiers or phrase.agreeing or _own_objects(phrase):
        return None
    asked = [one for one in readings(phrase.words[0]) if one.kind == "ADJF"]
    cases = [case for case in ("nomn", "accs") if any(one.case == case for one in asked)]
    shared = [case for case in cases if _share(case, asked, phrase.nouns)]
    if any(one.lemma in _ALONE or "Subx" in one.marks for one in asked) and not _is_plain(phrase, asked):
        return None
    if not shared or _may_vary(phrase) or phrase.words[0].lower() == "такое":
        return None
    if phrase.nouns[0].lemma in _UNDECLINED:
        return None
    if any(noun.case == "gent" for noun in phrase.nouns) and (_numbered(words, at) or not _is_masculine(asked)):
        return None  # “два новых дома”, “переменная окружения”
    if _of_a_woman(phrase, asked) or _of_several(words, phrase):
        return None
    if any(one.kind != "ADJF" for one in readings(phrase.words[0])) and _may_wash(words, phrase):
        return None
    return _found(phrase, phrase.in_cases(shared), Reason.AGREEMENT, phrase.words[-1])


def _is_plain(phrase: NounPhrase, asked: Sequence[Reading]) -> bool:
    """Whether “какой” and an adjective that agrees with the noun follow each other."""
    rest = NounPhrase(phrase.start + 1, phrase.words[1:], phrase.nouns)
    return any(one.lemma in ("какой", "такой") for one in asked) and bool(rest.modifiers and rest.agreeing)


def _share(case: str, asked: Sequence[Reading], nouns: Sequence[Reading]) -> bool:
    """Whether an adjective and a noun may stand in a case, were it not for their gender or number."""
    return any(
        one.case == case == noun.case and (not one.animate or not noun.animate or one.animate == noun.animate)
        for one in asked
        for noun in nouns
    )


def _numbered(words: Sequence[str], at: int) -> bool:
    """Whether a numeral stands before a phrase, which has its noun in another number."""
    return any(
        word[0].isdigit() or any(one.kind == "NUMR" for one in readings(word)) for word in words[max(at - 4, 0) : at]
    )


def _is_masculine(asked: Sequence[Reading]) -> bool:
    return all(one.gender == "masc" and one.lemma not in _CHIEFS for one in asked)


def _may_wash(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether “мой” and “мою” may be the verb."""
    before = words[phrase.start - 1].lower() if phrase.start else ""
    return before == "я" or all(noun.case != "nomn" for noun in phrase.nouns)


def _of_a_woman(phrase: NounPhrase, asked: Sequence[Reading]) -> bool:
    """Whether a noun for men and women may have a feminine adjective: “уважаемая посол”."""
    return all(one.gender == "femn" for one in asked) and any(
        noun.animate == "anim" and noun.gender == "masc" and noun.lemma not in _OTHER_MEN | MEN for noun in phrase.nouns
    )


def _of_several(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether adjectives in the plural may belong to more nouns than one: “свои вклад и код”."""
    plural = any(one.number == "plur" for word in phrase.modifiers for one in readings(word))
    return plural and words[phrase.end : phrase.end + 1] in (["и"], [","], ["или"], ["с"], ["со"])


def _own_objects(phrase: NounPhrase) -> bool:
    """Whether the noun may belong to an adjective before it, as its object."""
    return any(
        one.kind == "PRTF" or one.lemma in _FULL for word in phrase.modifiers for one in readings(word)
    )


def _after_preposition(words: Sequence[str], at: int, governed: Governed) -> Disagreement | None:
    small = words[at].lower()
    before = words[at - 1].lower() if at else ""
    if small == "за" and {"что", "чего", "кто", "какой"} & {word.lower() for word in words[:at]}:
        return None  # “что это за человек”
    if before == "-":
        return None
    phrase = noun_phrase(words, at + 1)
    if phrase is None or _own_objects(phrase) or _goes_on(words, phrase):
        return None
    if _of_several(words, phrase) or phrase.nouns[0].lemma in _UNDECLINED:
        return None
    allowed = governed.allowed
    fitting = [noun for noun in phrase.agreeing if _fits(noun, allowed)]
    if fitting or (small in PLACES and any(_among(noun) for noun in phrase.nouns)):
        return None
    if phrase.modifiers and _stands_alone(phrase, allowed):
        return None
    if any(noun.is_name and ("Geox" not in noun.marks or noun.gender != "femn") for noun in phrase.nouns):
        return None
    if _may_vary(phrase):
        return None
    offered = governed.offered
    if small in PLACES and _goes(words, at):
        offered = tuple(reversed(offered))
    return _found(phrase, phrase.in_cases(offered), Reason.PREPOSITION, words[at].lower())


def _fits(noun: Reading, allowed: frozenset[str]) -> bool:
    """Whether a noun stands in one of some cases; in the accusative it may be alive or not, as we please."""
    return noun.case in allowed or (
        "accs" in allowed and noun.case == "gent" and (noun.gender == "masc" or noun.number == "plur")
    )


def _among(noun: Reading) -> bool:
    """Whether it may be what one becomes: “пойти в гости”."""
    return noun.animate == "anim" and noun.number == "plur" and noun.case == "nomn"


def _stands_alone(phrase: NounPhrase, allowed: frozenset[str]) -> bool:
    """Whether the preposition may be that of a pronoun or numeral, and the noun another's: “в каждой матери”."""
    first = [one for one in readings(phrase.words[0]) if one.case in allowed]
    if any(one.lemma in _ALONE or "Subx" in one.marks for one in first):
        return True
    return bool(first) and any(noun.case == "gent" for noun in phrase.nouns)


def _may_vary(phrase: NounPhrase) -> bool:
    """Whether an adjective may be a variant in “-ой” that the dictionary lacks: “беспроводной”."""
    masculine = any(noun.gender == "masc" and noun.case in ("nomn", "accs") for noun in phrase.nouns)
    return masculine and any(word.endswith("ой") for word in phrase.modifiers)


def _goes(words: Sequence[str], at: int) -> bool:
    return any(one.lemma in _GOING for word in words[max(at - 4, 0) : at] for one in readings(word))


def _counted(words: Sequence[str], at: int) -> Disagreement | None:
    if at and words[at - 1].lower() in ("номер", "страница", "глава", "минус", "плюс", "на"):
        return None
    if at and any(one.kind == "NOUN" for one in readings(words[at - 1])):
        return None  # “головок пять”
    phrase = noun_phrase(words, at + 1)
    if phrase is None or phrase.modifiers or phrase.words[0].lower() in _HOURS | _NO_COUNTED:
        return None
    if words[at].lower() == "несколько" and any(noun.case not in ("gent", "nomn", "accs") for noun in phrase.nouns):
        return None
    if any(noun.case == "gent" and noun.number == "plur" for noun in phrase.nouns):
        return None
    if all(noun.case not in ("nomn", "accs", "gent") for noun in phrase.nouns):
        return None
    forms = dict.fromkeys(noun.form("gent", "plur") for noun in phrase.nouns)
    return _found(phrase, tuple(form for form in forms if form), Reason.NUMBER, words[at].lower())


def _few(words: Sequence[str], at: int) -> Disagreement | None:
    """“два” and “две” with the other gender, two to four with no genitive of the singular."""
    small = words[at].lower()
    before = readings(words[at - 1]) if at else ()
    phrase = noun_phrase(words, at + 1)
    if phrase is None or phrase.modifiers or any(one.kind == "NOUN" for one in before):
        return None
    if any(noun.case not in ("nomn", "accs", "gent", "datv", "loct") or not noun.gender for noun in phrase.nouns if noun.number == "sing"):
        return None
    genders = {mark for noun in phrase.nouns for mark in ("masc", "femn", "neut") if mark in noun.marks}
    form = {"femn": "две"}.get(next(iter(genders), ""), "два") if small in ("два", "две") else small
    if len(genders) != 1:
        return None
    counted = any(noun.case == "gent" and noun.number == "sing" for noun in phrase.nouns)
    if counted and form == small:
        return None
    if not counted and any(noun.case not in ("nomn", "accs") for noun in phrase.nouns):
        return None
    noun = phrase.words[0] if counted else phrase.nouns[0].form("gent", "sing")
    form = form.title() if words[at].istitle() else form
    return Disagreement(at, at + 2, (f"{form} {noun}",), Reason.NUMBER, words[at].lower()) if noun else None


def _absent(words: Sequence[str], at: int) -> Disagreement | None:
    """“нет” with a nominative, where it says what is not there: “у меня нет время”."""
    phrase = noun_phrase(words, at + 1)
    before = {word.lower() for word in words[:at]}
    if phrase is None or words[at - 1] in (",", "—", "-", "«", "(") or not before & {"у", "в", "на", "там", "здесь"}:
        return None
    cases = {noun.case for noun in phrase.nouns}
    if cases <= {"nomn", "accs"} and phrase.agreeing:
        return _found(phrase, phrase.in_cases(("gent",)), Reason.ABSENCE, "нет")
    first = readings(phrase.words[0])
    if "gent" not in cases or not phrase.modifiers or phrase.agreeing:
        return None
    if any(one.case not in ("nomn", "accs") or one.lemma in _ALONE for one in first):
        return None
    return _found(phrase, phrase.in_cases(("gent",)), Reason.ABSENCE, "нет")


def _after_verb(words: Sequence[str], at: int) -> Disagreement | None:
    verbs = readings(words[at])
    if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
        return None
    phrase = noun_phrase(words, at + 1)
    if phrase is None or any(noun.is_name for noun in phrase.nouns) or _goes_on(words, phrase):
        return None
    if all(one.lemma in _PLEASING for one in verbs):
        return _pleasing(words, phrase)
    if any(one.lemma not in VERBS for one in verbs):
        return _transitive(words, verbs, phrase)
    governed = VERBS[verbs[0].lemma]
    if not phrase.agreeing or any(noun.animate != "anim" for noun in phrase.nouns) and governed.offered != ("ablt",):
        return None
    if any(_fits(noun, governed.allowed) or _is_subject(noun, verbs) for noun in phrase.agreeing):
        return None
    if any(noun.case == "ablt" and noun.number == "sing" for noun in phrase.nouns):
        return None
    if governed.offered == ("ablt",) and any(noun.lemma in _TIMES for noun in phrase.nouns):
        return None
    return _found(phrase, phrase.in_cases(governed.offered), Reason.VERB, words[at])


def _transitive(words: Sequence[str], verbs: Sequence[Reading], phrase: NounPhrase) -> Disagreement | None:
    """A feminine object that stands in the nominative, or in two cases at once: “читаю книга”, “носит красная шапку”."""
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
    return _found(phrase, phrase.in_cases(("accs",)), Reason.VERB, words[phrase.start - 1]) if wrong else None


def _pleasing(words: Sequence[str], phrase: NounPhrase) -> Disagreement | None:
    """An accusative behind “нравится”, which no infinitive has as its object."""
    if any(one.kind in ("INFN", "GRND") for word in words for one in readings(word)):
        return None
    if not phrase.agreeing or any(noun.case != "accs" for noun in phrase.nouns):
        return None
    return _found(phrase, phrase.in_cases(("nomn",)), Reason.VERB, words[phrase.start - 1])


def _is_subject(noun: Reading, verbs: Sequence[Reading]) -> bool:
    """Whether a noun behind a verb may be its subject."""
    return noun.case == "nomn" and any(verb.kind != "VERB" or verb.person not in ("1per", "2per") for verb in verbs)


def _goes_on(words: Sequence[str], phrase: NounPhrase) -> bool:
    """Whether a part that is cut off follows."""
    return phrase.end < len(words) and words[phrase.end] in ("-", "/", "'", "’")


def _found(phrase: NounPhrase, replacements: tuple[str, ...], reason: Reason, word: str) -> Disagreement | None:
    return Disagreement(phrase.start, phrase.end, replacements[:3], reason, word) if replacements else None
