"""Polish verbs and adjectives that ask for a preposition: “czekać na”, “dbać o”, “dumny z”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.phrases import DeclinedPhrase
from models.agreement.pl.doubts import belongs_to_several, goes_on, has_own_objects, is_set
from models.agreement.pl.governing import ASKING, LISTED
from models.agreement.pl.morphology import PolishReading, readings
from models.agreement.pl.phrases import PHRASING
from models.agreement.pl.pronouns import form_behind
from models.agreement.pl.verbs import speaks
from models.agreement.table import Asking

__all__ = ["wrong_askings"]

_ASKING_KINDS = frozenset({"VERB", "INFN", "ADJF", "PRTF", "GRND", "NOUN"})
_LONGER = {"z": "ze", "w": "we", "od": "ode", "nad": "nade", "przed": "przede", "pod": "pode", "bez": "beze"}
_BEFORE_I = frozenset({"mnie", "mną"})
_HISSING, _LIPS = ("s", "z", "ś", "ź", "ż", "sz", "rz"), ("w", "f")
_VOWELS = frozenset("aeiouyąęó")
_MOST_BETWEEN, _REFLEXIVE_NEAR, _CLUSTER = 3, 3, 2


def wrong_askings(words: Sequence[str]) -> Iterator[Disagreement]:
    """What belongs to a verb or adjective of the table with another preposition or case than it asks for."""
    for at, word in enumerate(words[:-1]):
        found = readings(word.lower() if at == 0 else word)
        known = [one for one in found if one.kind != "NOUN" or one.lemma in LISTED["asking_nouns"]]
        if nouns := [one for one in known if one.kind == "NOUN"]:
            known = nouns  # “udział”
        elif any(one.kind == "VERB" and one.lemma in ASKING for one in known):
            known = [one for one in known if one.kind != "ADJF"]  # “dbali”
        if not known or any(one.kind not in _ASKING_KINDS for one in known):
            continue
        place = at + 1
        while place < len(words) - 1 and place - at <= _MOST_BETWEEN and words[place] in LISTED["adverbs"]:
            place += 1
        lemmas = {one.lemma for one in known}
        for asking in {id(one): one for lemma in lemmas for one in ASKING.get(lemma, ())}.values():
            near = words[max(at - _REFLEXIVE_NEAR, 0) : place]
            if not lemmas <= asking.words or (asking.reflexive and asking.reflexive not in near):
                continue
            if asking.after and (at == 0 or words[at - 1].lower() not in asking.after):
                continue
            wrong = _asked(words, at, place, known, asking)
            if wrong is not None:
                yield wrong
                break


def _asked(
    words: Sequence[str], at: int, place: int, known: Sequence[PolishReading], asking: Asking
) -> Disagreement | None:
    """What is wrong with the object that begins at a place."""
    said = words[place]
    if said == asking.preposition and place + 1 < len(words):
        phrase = _object(words, place + 1, asking) if asking.strict else None
        if phrase is None or is_set(words, place, phrase) or any(one.case == asking.case for one in phrase.nouns):
            return None
        if not phrase.agreeing:
            return None  # “o krzywej zapominania”
        return _changed(words, phrase.start, phrase.end, phrase.in_cases((asking.case,)), words[at])
    if said in asking.instead and place + 1 < len(words):
        if form := form_behind(words[place + 1], asking.case, asking.preposition) if not asking.nouns else "":
            return _changed(words, place, place + 2, (_joined(asking.preposition, form),), words[at])
        phrase = _object(words, place + 1, asking)
        if phrase is None or is_set(words, place, phrase):
            return None
        return _replaced(words, place, phrase, asking, words[at])
    if not asking.bare:
        return None
    if "datv" in asking.bare and words[at + 1] in LISTED["listeners"]:
        return _pronoun(words, at, known, asking)
    if asking.speaking and any(one.person == "3per" for one in known):
        return None  # “czeka mnie praca”
    if asking.nouns:
        place = _behind_companion(words, place)
    phrase = _object(words, place, asking)
    if phrase is None or any(noun.lemma in LISTED["polite"] for noun in phrase.nouns):
        return None  # “czekasz pan”
    cases = {noun.case for noun in phrase.agreeing or phrase.nouns} - {"voct"}
    if not cases <= {*asking.bare.split(), "nomn"} or not speaks(words, at, known, phrase):
        return None
    return _replaced(words, place, phrase, asking, words[at])


def _pronoun(words: Sequence[str], at: int, known: Sequence[PolishReading], asking: Asking) -> Disagreement | None:
    """A pronoun that ends the clause of an order or of one who speaks: “zadzwoń mi”."""
    form = form_behind(words[at + 1], asking.case, asking.preposition)
    ends = at + 2 >= len(words) or not words[at + 2][0].isalpha()
    if not form or not ends or any(one.person not in ("1per", "2per") for one in known):
        return None
    return _changed(words, at + 1, at + 2, (_joined(asking.preposition, form),), words[at])


def _behind_companion(words: Sequence[str], place: int) -> int:
    """The place behind those with whom it is done, if they stand there: “z kolegami”."""
    phrase = PHRASING.phrase(words, place + 1, governed=True) if words[place] in ("z", "ze") else None
    return place if phrase is None else phrase.end


def _object(words: Sequence[str], start: int, asking: Asking) -> DeclinedPhrase | None:
    """The noun phrase at a place, None where it may be none or says when."""
    phrase = PHRASING.phrase(words, start, governed=True)
    if phrase is None or goes_on(words, phrase) or has_own_objects(phrase) or belongs_to_several(words, phrase):
        return None
    if not asking.nouns and any(noun.lemma in LISTED["unasked"] for noun in phrase.nouns):
        return None
    if asking.nouns:
        return phrase if any(noun.lemma in asking.nouns for noun in phrase.nouns) else None
    if any(noun.is_name or noun.lemma in LISTED["times"] | LISTED["months"] for noun in phrase.nouns):
        return None
    return phrase


def _replaced(
    words: Sequence[str], place: int, phrase: DeclinedPhrase, asking: Asking, asker: str
) -> Disagreement | None:
    """A phrase behind another preposition, or behind none."""
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.agreeing))
    forms = phrase.in_cases((asking.case,), numbers) if numbers else phrase.in_cases((asking.case,))
    if any(noun.case == asking.case for noun in phrase.agreeing):
        forms = (" ".join(phrase.words),)
    return _changed(words, place, phrase.end, tuple(_joined(asking.preposition, form) for form in forms), asker)


def _changed(words: Sequence[str], start: int, end: int, forms: tuple[str, ...], asker: str) -> Disagreement | None:
    if not forms or forms[0] == " ".join(words[start:end]):
        return None
    return Disagreement(start, end, forms[:3], AgreementReason.ASKED, asker.lower())


def _joined(preposition: str, form: str) -> str:
    """A preposition before a word: “ze”, “we” before what is hard to say."""
    if not preposition:
        return form
    first = form.split()[0].lower()
    hard = {"z": _HISSING, "w": _LIPS}.get(preposition, ())
    clustered = len(first) > _CLUSTER and first.startswith(hard) and not set(first[1:3]) & _VOWELS
    longer = first in _BEFORE_I or clustered
    return f"{_LONGER.get(preposition, preposition) if longer else preposition} {form}"
