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
from models.agreement.ru.speakers import has_subject
from models.agreement.table import Governed

__all__ = ["wrong_objects"]

_PLACES = LISTED["places"]
_GOING = LISTED["going"]
_RESTING = LISTED["resting"]
_SOME = LISTED["some"]
_MEASURED = LISTED["measured"]
_MEASURES = LISTED["measures"]
_TIMES = LISTED["times"]
_MEN = LISTED["men"] | LISTED["other_men"]
_PLEASING = LISTED["pleasing"]
_OWNERS = frozenset({"его", "её", "ее", "их"})
_SPEAKERS = frozenset({"я", "ты", "мы", "вы"})


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
    if small == "ввиду" and before.startswith("име"):
        return None  # “имеются ввиду”, misspelled
    if before == "-" or words[at] == "О" or any("voct" in one.marks for one in readings(words[at + 1])):
        return None
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None and small in (*_PLACES, "о", "об"):
        return _pointed_at(words, at)
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
        if any(one.lemma in LISTED["together"] for one in readings(before)):
            allowed = allowed - {"gent"}
    if small in LISTED["adverbs_too"] and _is_said(words, phrase):
        return None  # “после пришёл брат”
    fitting = [noun for noun in phrase.agreeing if _fits(noun, allowed)]
    if fitting and phrase.start == at + 1 and (other := _elsewhere(words, at, phrase)):
        direct = dict.fromkeys(noun.number for noun in phrase.agreeing if noun.case == "accs")
        likely = [form for number in direct for form in phrase.in_cases(other, (number,))]  # “в горы”: several
        forms = tuple(dict.fromkeys([*likely, *phrase.in_cases(other)]))
        return found(phrase, forms, AgreementReason.PREPOSITION, small)
    if fitting or (small in _PLACES and any(_among(noun) for noun in phrase.nouns)):
        return None
    lifeless = bool(phrase.agreeing) and all(noun.case == "gent" and _is_lifeless(noun) for noun in phrase.agreeing)
    if phrase.modifiers and not lifeless and _stands_alone(phrase, allowed):
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
    numbers = ("plur",) if several else _numbers(phrase, lifeless=lifeless)
    meant = phrase.in_cases(offered, numbers)
    if phrase.modifiers and phrase.modifiers[0].endswith(("ше", "ое", "ее", "моё", "твоё", "своё", "это")):
        kept = f"{' '.join(phrase.modifiers)} "
        meant = tuple(sorted(meant, key=lambda form: not form.startswith(kept)))  # “за ваше терпения”
    return found(phrase, meant, AgreementReason.PREPOSITION, words[at].lower())


def _pointed_at(words: Sequence[str], at: int) -> Disagreement | None:
    """“этого” and a thing in the genitive behind a preposition of place: “работаю в этого магазина”."""
    pointing = {"этого": "этом", "того": "том"}.get(words[at + 1], "")
    nouns = readings(words[at + 2]) if pointing and at + 2 < len(words) and words[at + 2].islower() else ()
    own = [one for one in nouns if one.case == "gent" and one.number == "sing" and one.gender in ("masc", "neut")]
    if not own or any(one.kind != "NOUN" or not _is_lifeless(one) for one in nouns):
        return None
    if any(one.case in ("loct", "accs") and one.number == "sing" for one in nouns):
        return None
    form = own[0].form("loct", "sing")
    replacements = (f"{pointing} {form}",) if form else ()
    return Disagreement(at + 1, at + 3, replacements, AgreementReason.PREPOSITION, words[at].lower())


def _numbers(phrase: DeclinedPhrase, *, lifeless: bool) -> tuple[str, ...]:
    """The numbers in which a phrase may be meant: its own where it is a genitive, or wrong in its gender alone."""
    if lifeless:
        return tuple(dict.fromkeys(noun.number for noun in phrase.agreeing))
    first = [one for one in readings(phrase.words[0]) if one.kind == "ADJF"]
    if phrase.modifiers and not phrase.agreeing and _is_but_of_another_gender(phrase, first):
        return ("sing",)
    return ("sing", "plur")


def _elsewhere(words: Sequence[str], at: int, phrase: DeclinedPhrase) -> tuple[str, ...]:
    """The case of a place, where the verb right before says that one goes or rests there, or talks about it."""
    small, verbs = words[at].lower(), readings(words[at - 1].lower()) if at else ()
    if any(one.lemma == "быть" for one in verbs):
        verbs = tuple(one for one in verbs if one.kind == "VERB")  # “были”, no genitive of “быль”
    if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
        return ()
    lemmas, cases = {one.lemma for one in verbs}, {noun.case for noun in phrase.agreeing}
    if small in ("о", "об") and lemmas <= LISTED["telling"] and cases <= {"nomn", "accs"}:
        return ("loct",)
    if small in ("под", "за", "перед", "над") and lemmas <= LISTED["resting_long"] and cases <= {"nomn", "accs"}:
        return ("ablt",) if phrase.nouns[0].animate != "anim" else ()
    if small not in _PLACES or any(noun.lemma in _TIMES | LISTED["spans"] for noun in phrase.nouns):
        return ()
    if any(noun.lemma in ("течение", "продолжение") for noun in phrase.nouns):
        return ()
    if small == "на" and lemmas & LISTED["done_for"] and not _is_any(phrase, "works"):
        return ()  # “работать на большую компанию”, “учиться на стипендию”
    if lemmas <= LISTED["resting_long"] and cases <= {"nomn", "accs"} and phrase.nouns[0].animate != "anim":
        return ("loct",)
    if lemmas == {"быть"} and "accs" in cases and "loct" not in cases and _is_any(phrase, "visited"):
        return ("loct",)
    if lemmas <= LISTED["leaving"] and cases <= {"loct", "datv", "gent"} and "loct" in cases:
        named = all("Geox" in noun.marks or noun.lemma in LISTED["destinations"] for noun in phrase.nouns)
        return ("accs",) if named else ()
    return ()


def _is_any(phrase: DeclinedPhrase, listed: str) -> bool:
    return all(noun.lemma in LISTED[listed] for noun in phrase.nouns)


def _is_said(words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a verb stands behind a noun, whose subject or object it may be."""
    behind = readings(words[phrase.end]) if phrase.end < len(words) and len(words[phrase.end]) > 1 else ()
    return any(one.kind in ("VERB", "ADJS", "PRTS") for one in behind)


def _fits(noun: WordReading, allowed: frozenset[str]) -> bool:
    """Whether a noun stands in one of some cases; in the accusative it may be alive or not, unless it is a thing."""
    return noun.case in allowed or (
        "accs" in allowed
        and noun.case == "gent"
        and (noun.gender == "masc" or noun.number == "plur")
        and not _is_lifeless(noun)
    )


def _is_lifeless(noun: WordReading) -> bool:
    """Whether a noun is a thing, which nobody takes for alive."""
    return noun.animate == "inan" and noun.lemma not in LISTED["half_alive"]


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
    owned = [noun for noun in phrase.nouns if noun.case == "gent"]
    if len(phrase.modifiers) == 1 and not any(one.kind == "NOUN" for one in readings(phrase.words[0])):
        if first and first[0].lemma not in LISTED["named_alone"] and _is_but_of_another_gender(phrase, first):
            return False  # “в торговом компании”
        return any(  # “по переменным окружения”, but not “благодаря хорошей погоды”
            noun.number == "plur" or noun.number != one.number or not one.agrees_in_gender(noun)
            for one in first
            for noun in owned
        )
    return bool(first) and bool(owned)


def _is_but_of_another_gender(phrase: DeclinedPhrase, first: Sequence[WordReading]) -> bool:
    """Whether an adjective and a noun behind it stand in the same case and number, were it not for the gender."""
    return bool(first) and all(
        any(noun.case == one.case and noun.number == one.number == "sing" for noun in phrase.nouns) for one in first
    )


def _goes(words: Sequence[str], at: int) -> bool:
    return any(one.lemma in _GOING for word in words[max(at - 4, 0) : at] for one in readings(word))


def _rests(words: Sequence[str], at: int) -> bool:
    return any(one.lemma in _RESTING for word in words[max(at - 4, 0) : at] for one in readings(word))


def _after_verb(words: Sequence[str], at: int) -> Disagreement | None:
    verbs = readings(words[at])
    if any(one.kind == "VERB" for one in verbs):
        verbs = tuple(one for one in verbs if one.kind not in ("PRTS", "ADJS"))  # “любим”
    if all(one.kind == "ADJS" and one.lemma in LISTED["contented"] for one in verbs):
        return _contented(words, at) if verbs else None
    after_verb = at > 0 and any(one.kind == "VERB" for one in readings(words[at - 1]))
    if after_verb and {one.kind for one in verbs} == {"INFN", "NOUN"}:
        verbs = tuple(one for one in verbs if one.kind == "INFN")  # “хочу стать”
    if any(one.kind not in ("VERB", "INFN") for one in verbs):
        return None
    if (pronoun := _pronoun(words, at, verbs)) is not None:
        return pronoun
    at_noun = at + 1
    while at_noun < len(words) - 1 and words[at_noun] in LISTED["between_verb_and_object"]:
        at_noun += 1
    if words[at_noun] in _OWNERS and _may_be_owned(words, at_noun + 1):
        governs = all(one.lemma in VERBS for one in verbs)
        at_noun += governs or (at > 0 and words[at - 1].lower() in _SPEAKERS)
    phrase = PHRASING.phrase(words, at_noun)
    if words[at_noun] == "друг" or words[at_noun : at_noun + 2] == ["своего", "рода"]:
        return None  # “друг другу”, “стала своего рода вдохновением”
    if phrase is None or any(noun.is_name for noun in phrase.nouns) or _goes_on(words, phrase):
        return None
    if all(one.lemma in _PLEASING for one in verbs):
        return _pleasing(words, phrase)
    speaks = has_subject(words, at, verbs) or _cannot_be_subject(words, verbs, phrase)
    if any(one.lemma not in VERBS for one in verbs):
        return _transitive(words, verbs, phrase, words[at], speaks=speaks)
    governed = VERBS[verbs[0].lemma]
    lifeless = any(noun.animate != "anim" for noun in phrase.nouns)
    if lifeless and governed.offered != ("ablt",) and not speaks:
        return None
    if not phrase.agreeing and (not speaks or _owns(phrase)):
        return None
    if any(_fits(noun, governed.allowed) or (_is_subject(noun, verbs) and not speaks) for noun in phrase.agreeing):
        return None
    if any(noun.case == "ablt" and noun.number == "sing" for noun in phrase.nouns):
        return None
    if not phrase.agreeing and not any(noun.case in governed.allowed for noun in phrase.nouns):
        return None
    if any(noun.lemma in _TIMES | LISTED["spans"] for noun in phrase.nouns):
        return None
    return found(phrase, phrase.in_cases(governed.offered), AgreementReason.VERB, words[at])


def _may_be_owned(words: Sequence[str], at: int) -> bool:
    """Whether a noun is at a place, and nothing but a preposition or the end of its clause behind it."""
    ends = at + 1 >= len(words) or not words[at + 1].isalpha() or words[at + 1] in PREPOSITIONS
    return ends and at < len(words) and any(one.kind == "NOUN" for one in readings(words[at]))


def _cannot_be_subject(words: Sequence[str], verbs: Sequence[WordReading], phrase: DeclinedPhrase) -> bool:
    """Whether a noun behind a verb in the plural is one in the singular, alone."""
    if words[phrase.end : phrase.end + 1] in (["и"], [","], ["с"], ["или"], ["со"]):
        return False
    if any(one.kind != "VERB" or one.number != "plur" for one in verbs):
        return False
    return all(noun.number == "sing" and "femn" in noun.marks for noun in phrase.nouns)


def _contented(words: Sequence[str], at: int) -> Disagreement | None:
    """“доволен новая работа”."""
    phrase = PHRASING.phrase(words, at + 1)
    if phrase is None or not phrase.agreeing or any(noun.case not in ("nomn", "accs") for noun in phrase.agreeing):
        return None
    if at == 0 or not (
        words[at - 1].lower() == "я" or any(one.case == "nomn" for one in readings(words[at - 1].lower()))
    ):
        return None
    return found(phrase, phrase.in_cases(("ablt",)), AgreementReason.VERB, words[at].lower())


def _pronoun(words: Sequence[str], at: int, verbs: Sequence[WordReading]) -> Disagreement | None:
    """A pronoun in the accusative behind a verb with the dative: “мешает меня”."""
    datives = {"меня": "мне", "тебя": "тебе", "нас": "нам", "вас": "вам", "себя": "себе"}
    nominatives = {"он": "его", "она": "её", "они": "их"}
    if words[at + 1] in nominatives and has_subject(words, at, verbs) and all("tran" in one.marks for one in verbs):
        ends = at + 2 >= len(words) or words[at + 2] in (".", "!", "?", "в", "на", "с", "у", "за")
        form = nominatives[words[at + 1]]
        return Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower()) if ends else None
    form = datives.get(words[at + 1], "")
    if not form or any(one.lemma not in VERBS or VERBS[one.lemma].offered != ("datv",) for one in verbs):
        return None
    return Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower())


def _transitive(
    words: Sequence[str], verbs: Sequence[WordReading], phrase: DeclinedPhrase, verb: str, *, speaks: bool
) -> Disagreement | None:
    """An object in the nominative, or in two cases at once: “читаю книга”, “вижу мой брат”, “носит красная шапку”."""
    if "как" in [word.lower() for word in words[max(phrase.start - 3, 0) : phrase.start]]:
        return None  # “как мы видим”
    if any("tran" not in one.marks for one in verbs) or any(one.lemma in LISTED["naming"] for one in verbs):
        return None
    if any(one.mood == "impr" for one in verbs) and not speaks:
        return None
    if any(noun.lemma in _TIMES for noun in phrase.nouns):
        return None
    nouns = {noun.case for noun in phrase.nouns}
    if phrase.agreeing:
        wrong = nouns == {"nomn"} and speaks and _changes_as_object(phrase) and phrase.words[0].islower()
    else:
        first = [one for one in readings(phrase.words[0]) if one.kind == "ADJF"]
        adjectives = {one.case for one in first} if all(one.gender == "femn" for one in first) else set()
        feminine = all("femn" in noun.marks and noun.number == "sing" for noun in phrase.nouns)
        wrong = feminine and (adjectives, nouns) in (({"nomn"}, {"accs"}), ({"accs"}, {"nomn"}))
    return found(phrase, phrase.in_cases(("accs",)), AgreementReason.VERB, verb) if wrong else None


def _changes_as_object(phrase: DeclinedPhrase) -> bool:
    """Whether a noun is never the same as a subject and as an object: “книга”, “брат”."""
    return all(
        ("femn" in noun.marks and noun.number == "sing") or noun.lemma in _MEN | LISTED["animates"]
        for noun in phrase.nouns
    )


def _owns(phrase: DeclinedPhrase) -> bool:
    """Whether an adjective of a phrase that does not agree may belong to something else."""
    return has_own_objects(phrase) or any(one.lemma in ALONE for one in PHRASING.adjectives(phrase.words[0]))


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
