"""Verbs that do not agree with the subject before them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.inflected.subjects import KnownSubject, behind_attribute, opens, subjects
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_verbs"]

_MARKS = frozenset(".,;:!?")
_WIDEST = 4
"""So many words at most that are small or tell a time stand between a subject and its verb."""


def wrong_verbs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence whose person, number or gender is not that of the subject before them."""
    for at in range(len(words) - 2):
        numerals = grammar.listed("cardinals") | grammar.listed("many_of")
        if words[at].lower() in numerals and opens(grammar, words, at):
            yield from _of_number(grammar, words, at)
    for subject in subjects(grammar, words):
        yield from _verb(grammar, words, subject)


def _of_number(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb of five and more, which stands in the singular: “pět žáků chybělo”."""
    phrase = grammar.phrase(words, at + 1, governed=True)
    if phrase is None or not any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
        return
    said = " ".join(words[at : phrase.end]).lower()
    place = _behind(grammar, words, phrase.end)
    verbs = grammar.readings(words[place]) if place < len(words) else ()
    several = bool(verbs) and all(one.kind == "VERB" and one.number == "plur" for one in verbs)
    if grammar.listed("several_people") and any(one.animate == "anim" for one in phrase.agreeing):
        return  # “десять хлопців пішли”
    alone = all(grammar.names(one) & grammar.listed("intransitive") for one in verbs)
    many = words[at].lower() in grammar.listed("many_of") and _has_object(grammar, words, place + 1)
    if several and (alone or many or _are_people_with_object(grammar, words, phrase, place + 1)):
        yield from _verb(grammar, words, KnownSubject(phrase.end, said, "3per", "sing", (("neut", ""),)))


def _are_people_with_object(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase, at: int) -> bool:
    """Whether several people do something to what stands behind the verb: “sedm studentů dostali jedničku”."""
    if not grammar.listed("numbered_people") or any(one.animate != "anim" for one in phrase.agreeing):
        return False
    object_ = grammar.phrase(words, at)
    if object_ is not None and any(noun.case == "accs" for noun in object_.agreeing):
        return True
    verbs = grammar.readings(words[at - 1])
    of_people = grammar.listed("accusative_of_people") | grammar.listed("transitive")
    return bool(of_people) and not any(grammar.names(one) & of_people for one in verbs)


def _verb(grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject) -> Iterator[Disagreement]:
    """The verb behind a subject, if it is wrong; adverbs, times and small words may stand between."""
    at = _behind(grammar, words, subject.end)
    if subject.words in grammar.listed("of_several") and at < len(words) and words[at] in ("z", "ze"):
        at = _behind(grammar, words, min(at + 2, len(words) - 1))  # “nikdo z nás”
    if not subject.is_pronoun:
        at = _behind(grammar, words, behind_attribute(grammar, words, at))
    if at >= len(words) or not words[at].islower() or words[at] in grammar.listed("no_verbs"):
        return
    verbs = grammar.readings(words[at])
    if (infinitive := _infinitive(grammar, words, subject, at)) is not None:
        yield infinitive
        return
    earlier = any(one.kind == "VERB" for place in range(subject.end - 1) for one in grammar.at(words, place))
    if subject.is_pronoun and subject.end == at and not earlier:
        verbs = tuple(one for one in verbs if one.kind != "NOUN")
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs):
        return
    if any(_goes_with(one, subject) for one in verbs):
        return
    between = {word.lower() for word in words[: at + 2]}
    if not subject.is_pronoun and between & grammar.listed("speaking_verbs"):
        return
    if subject.words in grammar.listed("any_person") and any(one.person in ("1per", "2per") for one in verbs):
        return  # “všichni víme”
    if not subject.is_pronoun and any(one.person in ("1per", "2per") for one in verbs):
        alone = subject.is_alive and not subject.is_object and all(one.number == "sing" for one in verbs)
        if not (alone and grammar.listed("strict_persons") and all(one.person == "1per" for one in verbs)):
            return  # “my kluci hrajeme”, “originály vracíme”
    this = bool(set(words[subject.end : at]) & grammar.listed("pointing")) and not subject.is_pronoun
    if this and all(one.number == "sing" and one.gender in ("", "neut") for one in verbs):
        return  # “na detekci obličeje mi to vycházelo”
    if _may_be_foreign_woman(grammar, words[subject.end - 1], verbs):
        return
    polite = grammar.listed("polite") - grammar.listed("polite_plural")
    if subject.words in polite and any(one.tense == "past" for one in verbs):
        return  # one who is spoken to politely
    if subject.words in grammar.listed("also_determiners") and any(one.number == "plur" for one in verbs):
        return
    if _may_be_missing(grammar, words, subject, at):
        return  # “кави не залишилося”
    if words[at] in grammar.listed("speaking_verbs") and not _has_object(grammar, words, at + 1):
        return  # “ty jsem viděl”: those
    if (
        subject.is_object
        and not set(words[subject.end : at]) & grammar.listed("pronoun_objects_between")
        and not all(_has_no_object(grammar, words, subject, at, one) for one in verbs)
        and not _has_other_object(grammar, words, at, subject, verbs)
    ):
        return
    several = subject.number == "plur" and subject.is_alive and all(one.number == "plur" for one in verbs)
    linking = all(grammar.names(one) & grammar.listed("linking") for one in verbs)
    if linking and not subject.is_pronoun and not several:
        return
    forms = dict.fromkeys(form for one in verbs for form in _forms(one, subject))
    replacements = tuple(form for form in forms if form)
    if replacements:
        yield Disagreement(at, at + 1, replacements[:3], AgreementReason.SUBJECT, subject.words)


def _may_be_missing(grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject, at: int) -> bool:
    """Whether the noun before a denied verb may be in the genitive, as that of what is not there."""
    if subject.is_pronoun or words[at - 1] not in grammar.listed("negation"):
        return False
    nouns = grammar.at(words, subject.end - 1)
    verbs = grammar.readings(words[at])
    return any(one.case == "gent" for one in nouns) and all(
        one.number == "sing" and one.gender in ("", "neut") for one in verbs
    )


def _may_be_foreign_woman(grammar: InflectedGrammar, word: str, verbs: Sequence[InflectedReading]) -> bool:
    """Whether the name of what looks like a man may be that of a woman of another country: “Carol přišla”."""
    names = [one for one in grammar.readings(word) if one.is_name]
    masculine = bool(names) and all(one.gender == "masc" and one.lemma not in grammar.listed("men") for one in names)
    return masculine and all((one.gender, one.number) in (("femn", "sing"), ("neut", "plur")) for one in verbs)


def _infinitive(grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject, at: int) -> Disagreement | None:
    """An infinitive behind a subject, in a sentence without a verb: “моє місто знаходитися на річці”."""
    found = grammar.at(words, at)
    if not found or any(one.kind != "INFN" for one in found):
        return None
    if (
        not subject.is_pronoun
        and not subject.is_alive
        and not (subject.is_direct and all(one.lemma in grammar.listed("situated") for one in found))
    ):
        return None
    told, forms = at, grammar.words.finite(words[at], subject.person, subject.number)
    if subject.is_pronoun and subject.end == at:
        if any(one.tense == "past" for place in range(len(words)) for one in grammar.at(words, place)):
            genders = [gender for gender, _ in subject.kinds] or [""]
            pasts = (grammar.words.past(words[at], subject.number, gender) for gender in genders)
            forms = (*filter(None, pasts), *forms)
        start = max((place + 1 for place in range(at) if words[place] == ","), default=0)
        end = next((place for place in range(at, len(words)) if words[place] == ","), len(words))
        words, at = words[start:end], at - start
    if any(mark in words for mark in "–—-:,?…") or grammar.listed("without_verb") & {word.lower() for word in words}:
        return None
    if any(word.isalpha() and not grammar.at(words, place) for place, word in enumerate(words)):
        return None
    if any(one.kind in ("VERB", "PRTS", "ADJS") for place in range(len(words)) for one in grammar.at(words, place)):
        return None
    modal = all(grammar.names(one) & grammar.listed("modals") for one in found)
    others = [place for place in range(len(words)) if place != at and place != at + modal]
    if any(one.kind == "INFN" for place in others for one in grammar.at(words, place)):
        return None
    return Disagreement(told, told + 1, forms[:3], AgreementReason.SUBJECT, subject.words) if forms else None


def _has_no_object(
    grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject, at: int, verb: InflectedReading
) -> bool:
    """Whether a verb takes no object in the accusative, so that what stands before it is its subject."""
    names = grammar.names(verb)
    alone = bool(set(words[subject.end : at]) & grammar.listed("making_intransitive"))
    if alone and not subject.is_direct and verb.number != subject.number:
        return False
    if names & grammar.listed("intransitive"):
        return True
    if names & set(grammar.verbs) or (not subject.is_direct and verb.number != subject.number):
        return False
    named = any(one.is_name for one in grammar.readings(words[subject.end - 1]))
    return not named and (alone or grammar.words.is_reflexive(verb.lemma))


def _has_object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a noun that may be an object follows in the clause."""
    end = next((place for place in range(at, len(words)) if words[place] in _MARKS), len(words))
    return any(
        one.kind == "NOUN" and one.case == "accs" for place in range(at, end) for one in grammar.at(words, place)
    )


def _has_other_object(
    grammar: InflectedGrammar, words: Sequence[str], at: int, subject: KnownSubject, verbs: Sequence[InflectedReading]
) -> bool:
    """Whether an object in the accusative is right behind a verb in the past: “ženy vařili oběd”."""
    if not all(
        one.tense == "past" and one.number == subject.number == "plur" and not grammar.names(one) & set(grammar.verbs)
        for one in verbs
    ):
        return False
    phrase = grammar.phrase(words, at + 1)
    if phrase is None or not phrase.agreeing:
        return False
    if any(one.lemma in grammar.listed("times") for one in phrase.nouns):
        return False  # “prázdniny strávili týden u babičky”
    readings = [one for one in phrase.agreeing if one.case in ("nomn", "accs", "gent")]
    direct = [one for one in readings if one.case == "accs"]
    return bool(direct) and not any(
        one.case == "nomn" and one.number == "plur" and one.gender == "masc" and one.animate == "anim"
        for one in readings
    )


def _behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index of the first word that neither is small nor belongs to a time: “si celé odpoledne”."""
    start = at
    while at < len(words) - 1 and at - start < _WIDEST:
        if words[at] in grammar.listed("adverbs"):
            at += 1
            continue
        phrase = grammar.phrase(words, at)
        if phrase is None or any(noun.lemma not in grammar.listed("times") for noun in phrase.nouns):
            break
        if not any(noun.case in ("accs", "ablt") for noun in phrase.agreeing):
            break
        at = phrase.end
    return at


def _goes_with(verb: InflectedReading, subject: KnownSubject) -> bool:
    if verb.number and verb.number != subject.number:
        return False
    if verb.person and verb.person != subject.person:
        return False
    if not verb.gender:
        return True
    return any(
        gender in ("", verb.gender) and (not verb.animate or not animate or verb.animate == animate)
        for gender, animate in subject.kinds
    )


def _forms(verb: InflectedReading, subject: KnownSubject) -> Iterator[str]:
    if verb.tense == "past":
        same = [kind for kind in subject.kinds if kind[0] == verb.gender]
        for gender, animate in [*same, *subject.kinds]:
            marks = [mark for mark in (gender, animate) if mark]
            yield verb.form("past", subject.number, *marks)
    else:
        yield verb.form(verb.tense, subject.person, subject.number)
