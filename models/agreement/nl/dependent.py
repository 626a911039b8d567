"""The last verb of Dutch clauses, where it is not in the form that its subject or auxiliary asks for."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.nl.morphology import Dutch
from models.agreement.table import agreement_table

__all__ = ["wrong_last_verbs"]

_WORDS = agreement_table("nl").words
_MODALS = _WORDS["modals"]
_PERFECT = _WORDS["perfect"]
_PASTS = _WORDS["pasts"]
_HAVING = frozenset({"heb", "hebt", "heeft", "hebben", "had", "hadden"})
_PARTICIPLES = dict(pair.split("|") for pair in sorted(_WORDS["participles"] | _WORDS["strong_participles"]))
_OPENERS = _WORDS["subordinating"] - {"toen"}
_SINGULAR = frozenset({"hij", "iemand", "niemand", "iedereen", "men"})
_PLURAL = frozenset({"wij", "we", "jullie"})
_MANY = frozenset({"veel", "sommige", "alle", "weinig", "enkele", "verschillende"})
_ADVERBS = (
    _WORDS["before_last_verbs"]
    | _WORDS["prepositions"]
    | frozenset({"veel", "nog", "elke", "te", "mee", "zich", "beter"})
)
_SUBJECTS = frozenset({"ik", "jij", "je", "hij", "zij", "ze", "wij", "we", "jullie", "u", "men", "wie"})
_OTHERS = _SUBJECTS | {"die", "dat", "wat"}
_ENDS = frozenset({".", "!", "?", ",", ";"})
_JOINING = frozenset({"en", "of", "maar", "want", "dan", "als"})
_AFTER_JOINT = frozenset({"maar", "want", "en", "omdat", "dat"})
_ARTICLES = frozenset({"de", "deze", "die", "onze", "mijn", "jouw", "hun", "alle"})
_BEING = {"is": "zijn", "was": "waren", "heeft": "hebben", "wordt": "worden", "werd": "werden"}
_AFTER_VERBS = _MODALS | _PERFECT | frozenset({"zijn"})
_FAR = 9


def wrong_last_verbs(words: Sequence[str], dutch: Dutch) -> Iterator[Disagreement]:
    """Verbs at the end of a clause in another person, and finite ones for participles and infinitives."""
    small = [word.lower() for word in words]
    for at in range(len(small) - 2):
        found = _of_pronoun(words, small, at, dutch) or _of_relative(words, small, at, dutch)
        found = found or _of_many(words, small, at, dutch)
        if found:
            yield found
    for at in range(2, len(small)):
        if found := _not_participle(words, small, at, dutch):
            yield found


def _end(small: Sequence[str], at: int, closing: frozenset[str] = frozenset()) -> int:
    """The place of the last word of a clause; 0 where it is too far."""
    for place in range(at, min(at + _FAR, len(small))):
        if small[place] in _ENDS or (small[place] in closing and place > at + 1):
            return place - 1
        if small[place] in _OTHERS | _JOINING:
            return 0
    return 0


def _is_alone(small: Sequence[str], start: int, end: int, dutch: Dutch) -> bool:
    """Whether no other verb is between two places."""
    inside = small[start:end]
    return not (_MODALS | _PERFECT | _PASTS) & set(inside) and not any(
        dutch.verb(word)[0]
        and not dutch.gender(word)
        and not dutch.is_comparative(word)
        and not dutch.inflected(word)
        and word not in _ADVERBS
        for word in inside
    )


def _told(words: Sequence[str], at: int, form: str, subject: str) -> Disagreement | None:
    if not form or form == words[at]:
        return None
    return Disagreement(at, at + 1, (form,), AgreementReason.SUBJECT, subject)


def _is_verb_alone(word: str, dutch: Dutch) -> bool:
    """Whether a word is a form of the present, and no noun or adjective."""
    verb = dutch.verb(word)
    return bool(verb[0]) and verb[0] != verb[1] and not dutch.inflected(word) and word not in _WORDS["nouns_only"]


def _of_pronoun(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“als hij zich niet beter voel”, “omdat jullie veel aandacht besteed”."""
    subject = small[at + 1]
    if small[at] not in _OPENERS or subject not in _SINGULAR | _PLURAL | {"ik"}:
        return None
    end = _end(small, at + 2)
    if end < at + 3 or not words[end].islower() or not _is_verb_alone(small[end], dutch):
        return None
    stem, third, infinitive = dutch.verb(small[end])
    if not _is_alone(small, at + 2, end, dutch):
        return None
    if subject in _PLURAL:
        return _told(words, end, infinitive if small[end] in (stem, third) else "", subject)
    if subject == "ik":
        return _told(words, end, stem if small[end] == third else "", subject)
    if dutch.is_participle(small[end]):
        return None
    is_noun = bool(dutch.gender(small[end]) or dutch.is_noun(small[end])) and small[end - 1] not in _ADVERBS
    return _told(words, end, third if small[end] == stem and not is_noun else "", subject)


def _of_relative(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“kinderen die veel gamet”, “de vrouw die naast mij werk”."""
    noun = small[at]
    start = at + 2 if small[at + 1] == "," else at + 1
    if start + 2 >= len(small) or small[start] != "die" or small[start + 1] not in _ADVERBS:
        return None
    end = _end(small, start + 1, _AFTER_VERBS)
    if end < start + 2 or not _is_verb_alone(small[end], dutch) or not _is_alone(small, start + 1, end, dutch):
        return None
    stem, third, infinitive = dutch.verb(small[end])
    if dutch.is_participle(small[end]) and small[end] != infinitive:
        return None
    several = bool(dutch.singular(noun)) and not dutch.gender(noun)
    if several:
        return _told(words, end, infinitive if small[end] == third else "", noun)
    one = bool(dutch.gender(noun)) and not dutch.singular(noun)
    clear = one and small[end] == stem and not dutch.gender(stem) and at > 0 and small[at - 1] in ("de", "een", "mijn")
    return _told(words, end, third if clear else "", noun)


def _of_many(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“veel jongeren brengt”, “maar de nadelen is”."""
    noun, verb = small[at + 1], small[at + 2]
    if not dutch.singular(noun) or dutch.gender(noun) or noun.endswith("a"):
        return None
    opens = at == 0 or (small[at - 1] in _AFTER_JOINT and (at == 1 or small[at - 2] == ","))
    if not opens or not words[at + 2].islower():
        return None
    behind = small[at + 3] if at + 3 < len(small) else "."
    if small[at] in _ARTICLES and at:
        return _told(words, at + 2, _BEING.get(verb, ""), noun) if behind not in _ENDS | _PERFECT | _MODALS else None
    if small[at] not in _MANY:
        return None
    if verb in _BEING:
        return _told(words, at + 2, _BEING[verb], noun) if behind not in ("dit", "dat", "het") else None
    stem, third, infinitive = dutch.verb(verb)
    clear = verb == third != stem and not dutch.gender(verb) and not dutch.inflected(verb) and behind not in _ENDS
    return _told(words, at + 2, infinitive if clear and infinitive != verb else "", noun)


def _not_participle(words: Sequence[str], small: Sequence[str], at: int, dutch: Dutch) -> Disagreement | None:
    """“ik heb een brief ontvangt”, “hij heeft de brief schrijft”."""
    _, third, infinitive = dutch.verb(small[at])
    participle = _PARTICIPLES.get(infinitive, "")
    if not participle or small[at] != third or dutch.gender(small[at]) or dutch.is_noun(small[at]):
        return None
    perfect = small[at - 2].startswith(("ge", "ver", "be", "ont", "her", "er")) and dutch.is_participle(small[at - 2])
    if small[at - 1] in _HAVING and not _OTHERS & set(small[at + 1 : at + 2]) and not perfect:
        return Disagreement(at, at + 1, (participle,), AgreementReason.VERB_FORM, small[at - 1])
    if at + 1 < len(small) and small[at + 1] not in _ENDS:
        return None
    for place in range(at - 1, max(at - _FAR, -1), -1):
        if small[place] in _HAVING:
            subject = {*small[max(place - 1, 0) : place], *small[place + 1 : place + 2]} & _SUBJECTS
            between = [word for word in small[place + 1 : at] if word in _OTHERS | _JOINING and word not in subject]
            if between or not (subject or place > 1):
                return None
            return Disagreement(at, at + 1, (participle,), AgreementReason.VERB_FORM, small[place])
        if small[place] in _ENDS or small[place] in _MODALS or small[place] in ("te", "om", "dat", "die", "wat"):
            return None
    return None
