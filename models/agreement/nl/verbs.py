"""Dutch verbs in a form that does not go with their subject or the verb before them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.nl.phrases import PREPOSITIONS, cased
from models.agreement.table import agreement_table

__all__ = ["wrong_verbs"]

_WORDS = agreement_table("nl").words
_ADVERBS = _WORDS["adverbs"]
_OPENERS = _WORDS["openers"]
_FRONTS = _WORDS["fronts"]
_MODALS = _WORDS["modals"]
_PERFECT = _WORDS["perfect"]
_NUMBERS = _WORDS["numbers"]
_NEVER = _WORDS["nouns_only"]
_SINGULAR = frozenset({"hij", "men", "iedereen", "niemand"})
_PLURAL = frozenset({"wij", "we", "jullie"})
_DETERMINERS = frozenset(
    ["de", "het", "mijn", "jouw", "zijn", "haar", "onze", "ons", "uw", "deze", "dit", "die", "dat"]
)
_SUBJECTS = frozenset(["ik", "jij", "je", "hij", "zij", "ze", "we", "wij", "jullie", "men", "u"])
_ENDS = frozenset({".", "!", "?", ",", ";"})
_OTHERS = frozenset({"zij", "ze", "wie", "u", "je"})
_PASSIVE = frozenset({"word", "wordt", "worden", "werd", "werden", "raakt", "raakte", "blijft", "bleef"})
_OF_ONE = frozenset({"het", "dit", "dat", "een"})


def wrong_verbs(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """The verbs of a sentence that are wrong."""
    small = [word.lower() for word in words]
    for at, word in enumerate(small):
        if at and not words[at].islower():
            continue
        found = None
        if word in _SINGULAR | _PLURAL | {"ik", "jij"}:
            found = _of_pronoun(words, small, at, dutch) or _before_pronoun(words, small, at, dutch)
            found = found or _past_of_pronoun(words, small, at, dutch)
        if found is None and (word in _SINGULAR | _PLURAL | _OTHERS | {"ik", "jij"}):
            found = _with_one_letter(words, small, at, dutch) or _participle(words, small, at, dutch)
        if found is None and at == 0 and word in _DETERMINERS and len(small) > 3:
            found = _of_noun(words, small, dutch) or _past_of_noun(words, small, dutch)
            place = 2 if len(small) > 2 and dutch.base(small[1]) else 1
            if found is None and dutch.gender(small[place]) and not dutch.singular(small[place]):
                found = _participle(words, small, place, dutch)
        if word == "te":
            found = _behind_te(words, small, at, dutch)
        if found is not None:
            yield found
    yield from _at_the_end(words, small, dutch)
    if found := _before_plural(words, small, dutch):
        yield found


def _verb(word: str, dutch: Dutch) -> tuple[str, str, str]:
    return ("", "", "") if word in _NEVER or word in PREPOSITIONS else dutch.verb(word)


def _told(words: Sequence[str], at: int, form: str, reason: AgreementReason, word: str) -> Disagreement | None:
    if not form or form == words[at].lower():
        return None
    return Disagreement(at, at + 1, (cased(words[at], form),), reason, word)


def _wanted(subject: str, verb: tuple[str, str, str]) -> str:
    if verb[0] == "ben":
        return {"ik": "ben", "jij": "bent"}.get(subject, "zijn" if subject in _PLURAL else "is")
    return verb[0] if subject == "ik" else verb[2] if subject in _PLURAL else verb[1]


def _of_pronoun(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“ik werkt”, “hij werk”, “wij werkt”: at the start of a clause."""
    if at + 1 >= len(small) or not words[at + 1].islower():
        return None
    starts = at == 0 or (small[at - 1] in ("en", "maar", "want") and at > 1 and small[at - 2] == ",")
    opens = starts or small[at - 1] in _OPENERS - {"en", "maar"}
    word = small[at + 1]
    verb = _verb(word, dutch)
    if not verb[0] or not opens or word == _wanted(small[at], verb):
        return None
    is_noun = bool(dutch.gender(word) or dutch.is_noun(word))
    behind = small[at + 2] if at + 2 < len(small) else ""
    if word in _MODALS or (small[at] == "jullie" and is_noun) or (small[at] in _PLURAL and word.endswith("en")):
        return None
    if not starts and behind in _PERFECT:
        return None  # “dat hij vermoord werd”
    if small[at] == "jij" and (word != verb[0] or not starts):
        return None
    if not starts and (is_noun or word == verb[2] or dutch.base(word) or dutch.inflected(word)):
        return None
    if starts and is_noun and behind not in _ADVERBS | _ENDS:
        return None
    if small[at] in _SINGULAR and word == verb[2] and small[at] != "hij":
        return None
    return _told(words, at + 1, _wanted(small[at], verb), AgreementReason.SUBJECT, small[at])


def _past_of_pronoun(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“wij maakte”, “gisteren werkten ik”."""
    joined = at > 1 and small[at - 1] in ("en", "maar", "want") and small[at - 2] == ","
    opens = at == 0 or joined or small[at - 1] in ("toen", "omdat", "dat")
    places = [at + 1] * (opens and at + 1 < len(small)) + [at - 1] * (at > 0)
    for place in places:
        singular, plural = dutch.past(small[place])
        wanted = plural if small[at] in _PLURAL else singular
        if place < at and (at + 1 >= len(small) or small[at + 1] in _ENDS or at - 1 > 3 or small[at] == "jullie"):
            continue
        if wanted != small[place] and not dutch.inflected(small[place]) and not dutch.base(small[place]):
            return _told(words, place, wanted, AgreementReason.SUBJECT, small[at])
    return None


def _with_one_letter(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """A weak past with one t or d: “hij begroete ons”."""
    if at or len(small) < 3 or dutch.past(small[1])[0] or not dutch.is_no_verb(small[1]):
        return None
    head, tail = (small[1][:-1], "n") if small[1].endswith(("ten", "den")) else (small[1], "")
    if not head.endswith(("te", "de")):
        return None
    form = f"{head[:-1]}{head[-2:]}"
    if not dutch.past(form)[0] or form == head:
        return None
    return _told(words, 1, dutch.past(form)[small[at] in _PLURAL or bool(tail)], AgreementReason.VERB_FORM, small[at])


def _participle(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """A participle where no auxiliary is: “mijn vader herinnerd zich dat”."""
    if small[at] in _PLURAL | {"ik"} or (at and small[0] not in _DETERMINERS) or at + 2 >= len(small):
        return None
    word = small[at + 1]
    form = f"{word[:-1]}t"
    alone = not (_PERFECT | _MODALS | _PASSIVE) & set(small)
    is_participle = word.startswith(_UNSEPARATED) and word.endswith("d") and not word.endswith(("ood", "ield", "ond"))
    if not alone or not is_participle or dutch.verb(word)[0] or not dutch.has(word):
        return None
    return _told(words, at + 1, form, AgreementReason.VERB_FORM, small[at]) if dutch.verb(form)[1] == form else None


def _past_of_noun(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“De leerlingen maakte veel fouten”, “De hond blaften”: at the start of a sentence."""
    place = 2 if len(small) > 2 and dutch.base(small[1]) else 1
    if place + 2 >= len(small) or not words[place].islower():
        return None
    noun, word = small[place], small[place + 1]
    singular, plural = dutch.past(word)
    if not singular or dutch.base(word) or small[place + 2] in _PERFECT:
        return None
    if dutch.gender(noun) and not dutch.singular(noun) and word == plural and dutch.plural(noun) != noun:
        return _told(words, place + 1, singular, AgreementReason.SUBJECT, noun)
    if dutch.singular(noun) and not dutch.gender(noun) and word == singular and small[0] not in _OF_ONE:
        return _told(words, place + 1, plural, AgreementReason.SUBJECT, noun)
    return None


def _before_pronoun(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“loopt jij”, “gaat ik”."""
    if small[at] == "wij" and at and words[at - 1].islower():
        return _before_several(words, small, at, dutch)
    if not at or small[at] not in ("jij", "ik") or small[at - 1] in _NEVER:
        return None
    verb = _verb(small[at - 1], dutch)
    if not verb[0] or verb[0] == verb[1] or small[at - 1] != verb[1] or dutch.is_noun(small[at - 1]):
        return None
    if at > 1 and small[at - 2] in ("wie", "die", "dat", "wat", "hij", "ze", "zij", "het"):
        return None
    return _told(words, at - 1, verb[0], AgreementReason.SUBJECT, small[at])


def _before_several(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“zoals u weet betaal wij”."""
    word = small[at - 1]
    verb = _verb(word, dutch)
    unclear = word in PREPOSITIONS or dutch.gender(word) or dutch.is_noun(word) or dutch.inflected(word)
    if not verb[0] or word not in verb[:2] or verb[2] == word or unclear or word in _ADVERBS | _OPENERS:
        return None
    return _told(words, at - 1, verb[2], AgreementReason.SUBJECT, small[at])


def _of_noun(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """“De leraar antwoord altijd”, “De kinderen speelt buiten”: at the start of a sentence."""
    place = 2 if len(small) > 2 and dutch.base(small[1]) else 1
    if place + 2 >= len(small) or not words[place].islower():
        return None
    noun, word, behind = small[place], small[place + 1], small[place + 2]
    if behind not in _ADVERBS or word in _MODALS:
        return None
    verb = _verb(word, dutch)
    if not verb[0] or verb[0] == verb[1]:
        return None
    if dutch.gender(noun) and not dutch.singular(noun):
        if word != verb[0] or verb[0] in ("ben", "heb"):
            return None
        return _told(words, place + 1, verb[1], AgreementReason.SUBJECT, noun)
    if small[0] in ("het", "dit", "dat", "die", "deze") or behind in _DETERMINERS:
        return None
    if dutch.singular(noun) and not dutch.gender(noun) and word == verb[1]:
        return _told(words, place + 1, verb[2], AgreementReason.SUBJECT, noun)
    return None


def _before_plural(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Disagreement | None:
    """A verb before more than one: “er staat drie stoelen”."""
    if len(small) < 4 or small[0] not in _FRONTS | {"er"}:
        return None
    verb = _verb(small[1], dutch)
    many = small[2] in _NUMBERS or (small[2].isdecimal() and int(small[2]) > 1)
    if not verb[0] or small[1] != verb[1] or not many or verb[1] == verb[2]:
        return None
    noun = small[3]
    if not dutch.singular(noun) or dutch.gender(noun):
        return None
    return _told(words, 1, verb[2], AgreementReason.SUBJECT, noun)


def _behind_te(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“te speelt”."""
    if at + 1 >= len(small) or (at + 2 < len(small) and small[at + 2] not in _ENDS):
        return None
    word = small[at + 1]
    verb = _verb(word, dutch)
    if not verb[0] or word != verb[1] or verb[0] == verb[1] or dutch.inflected(word):
        return None
    return _told(words, at + 1, verb[2], AgreementReason.INFINITIVE, "te")


def _at_the_end(words: Sequence[str], small: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """“kan goed speelt”, “heeft het betaalt”."""
    for at in range(2, len(small)):
        if at + 1 < len(small) and small[at + 1] not in _ENDS:
            continue
        word = small[at]
        verb = _verb(word, dutch)
        if not verb[0] or word not in verb[:2] or verb[0] == "ben" or dutch.gender(word) or dutch.is_noun(word):
            continue
        found = _auxiliary(small, at, dutch)
        if found in _MODALS and at > 2 and word == verb[1] != verb[0] and not dutch.inflected(word):
            if one := _told(words, at, verb[2], AgreementReason.INFINITIVE, found):
                yield one
        elif found in _PERFECT and word == verb[1] and word.startswith(_UNSEPARATED) and word[-2] not in "dt":
            right = f"{word[:-1]}d"
            if dutch.has(right) and (one := _told(words, at, right, AgreementReason.VERB_FORM, found)):
                yield one


_UNSEPARATED = ("be", "ver", "ge", "her", "ont", "er")
_PARTING = frozenset(
    [
        ",",
        ";",
        ":",
        "dat",
        "die",
        "wat",
        "wie",
        "waar",
        "hoe",
        "als",
        "of",
        "en",
        "dan",
        "omdat",
        "wanneer",
        "toen",
        "terwijl",
        "want",
        "maar",
        "zodat",
        "welke",
        "waarom",
        "hij",
        "ze",
        "zij",
        "ik",
        "we",
        "wij",
        "men",
        "iemand",
        "niemand",
        "iedereen",
        "totdat",
        "voordat",
        "u",
        "je",
        "zoveel",
        "tot",
    ]
)


def _auxiliary(small: Sequence[str], at: int, dutch: Dutch) -> str:
    """The auxiliary of the clause that ends at a word, if it is the only verb there."""
    for place in range(at - 1, max(at - 7, -1), -1):
        if small[place] in _MODALS and not _SUBJECTS & set(small[max(place - 1, 0) : place + 2]):
            return ""
        if small[place] in _MODALS or small[place] in _PERFECT:
            return small[place] if place < 2 or small[place - 1] not in ("wat", "dat", "die", "wie") else ""
        follows = place > 0 and small[place] in _SUBJECTS and small[place - 1] in _MODALS | _PERFECT
        is_object = small[place] == "dat" and place == at - 1 and small[place - 1] in _PERFECT
        if (small[place] in _PARTING and not follows and not is_object) or small[place] == "te":
            return ""
    return ""
