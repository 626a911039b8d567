"""Verbs that do not agree with the subject before them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["KnownSubject", "behind_attribute", "subjects", "wrong_verbs"]

_FAR = 3
_WIDEST = 4
_ALL = ("masc", "femn", "neut")


class KnownSubject(NamedTuple):
    """A subject beyond doubt.

    Attributes:
        end: the index of the word behind it.
        words: what it is, in small letters.
        person: of the verb that it asks for.
        number: likewise.
        kinds: gender and whether it is alive, those that it may have, the likeliest first.
        is_object: whether it may be the object just as well, of a verb that takes one.
        is_pronoun: whether it is a pronoun.
        is_direct: whether it can be in no case but the nominative and accusative.
        is_alive: whether it is somebody.
    """

    end: int
    words: str
    person: str
    number: str
    kinds: tuple[tuple[str, str], ...]
    is_object: bool = False
    is_pronoun: bool = False
    is_direct: bool = False
    is_alive: bool = False


def wrong_verbs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence whose person, number or gender is not that of the subject before them."""
    for at in range(len(words) - 2):
        numerals = grammar.listed("cardinals") | grammar.listed("many_of")
        if words[at].lower() in numerals and _opens(grammar, words, at):
            yield from _of_number(grammar, words, at)
    for subject in subjects(grammar, words):
        yield from _verb(grammar, words, subject)


def subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[KnownSubject]:
    """What in a sentence is a subject beyond doubt."""
    for at, word in enumerate(words[:-1]):
        small = word.lower()
        before = words[at - 1].lower() if at else ""
        if before in grammar.listed("joining") or before in grammar.prepositions:
            continue
        pronoun = grammar.table.subjects.get(small)
        if pronoun and (word.islower() or word.istitle()):
            person, number, *genders = pronoun.split()
            kinds = tuple((gender, "anim") for gender in genders or _ALL)
            if person == "3per" and {one.lower() for one in words} & grammar.listed("speaking_verbs"):
                continue  # “proč jste mi nikdo neřekli”
            behind = words[at + 1].lower()
            if behind not in grammar.listed("conjoined") or (
                behind in grammar.listed("reflexives") and any(one.kind == "VERB" for one in grammar.at(words, at + 2))
            ):
                yield KnownSubject(at + 1, small, person, number, kinds, is_pronoun=True)
        elif _opens(grammar, words, at) or (before in grammar.listed("openers") and at >= 2 and words[at - 2] == ","):
            yield from _nouns(grammar, words, at)


def _opens(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether only adverbs and conjunctions stand before a word, or a preposition with its noun."""
    if at > 1 and words[0].lower() in grammar.prepositions:
        phrase = grammar.phrase(words, 1, governed=True)
        return phrase is not None and phrase.end == at and all(noun.case != "nomn" for noun in phrase.nouns)
    return at < _FAR and all(
        found and all(one.kind in ("ADVB", "CONJ", "PRCL") for one in found)
        for found in (grammar.at(words, place) for place in range(at))
    )


def _nouns(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[KnownSubject]:
    """A noun, or two with “and” between them."""
    phrase = _subject(grammar, words, at)
    if phrase is None:
        return
    nouns = _nominatives(grammar, phrase)
    end = phrase.end
    if end < len(words) and words[end] in grammar.listed("and"):
        other = _subject(grammar, words, end + 1)
        if other is None or other.end >= len(words):
            return
        both = [*nouns, *_nominatives(grammar, other)]
        alive = [noun.gender == "masc" and noun.animate != "inan" for noun in both]
        kinds: tuple[tuple[str, str], ...] = (("femn", ""), ("masc", "inan"))
        if all(noun.gender == "neut" and noun.number == "plur" for noun in both):
            kinds = (("neut", ""),)
        elif all(alive[: len(nouns)]) or all(alive[len(nouns) :]):
            kinds = (("masc", "anim"),)
        elif any(alive):
            kinds = (("masc", "anim"), *kinds)
        joined = " ".join(words[at : other.end])
        unsure = _may_be_object(grammar, phrase) and _may_be_object(grammar, other)
        yield KnownSubject(other.end, joined, "3per", "plur", kinds, is_object=unsure)
        return
    if len({noun.number for noun in nouns}) > 1:
        return
    alone = end < len(words) and words[end] in grammar.listed("reflexives")
    if alone and grammar.phrase(words, end + 1, governed=True) is None:
        pass
    elif end < len(words) and words[end] in grammar.listed("with"):
        with_ = grammar.phrase(words, end + 1, governed=True) if words[end] in grammar.prepositions else None
        if with_ is None or nouns[0].number != "plur":
            return
        end = with_.end
    kinds = tuple(dict.fromkeys((noun.gender, noun.animate) for noun in nouns))
    if any(may_be_woman(grammar, noun) for noun in nouns) and nouns[0].number == "sing":
        kinds = (*kinds, ("femn", "anim"))
    if _may_be_surname(grammar, phrase):
        kinds = (*kinds, ("masc", "anim"))
    said = phrase.words[-1].lower()
    direct = cases_of(phrase, phrase.agreeing) <= {"nomn", "accs"}
    somebody = all(one.animate == "anim" or one.lemma in grammar.listed("people") for one in nouns)
    object_ = _may_be_object(grammar, phrase)
    yield KnownSubject(end, said, "3per", nouns[0].number, kinds, object_, is_direct=direct, is_alive=somebody)


def _of_number(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """The verb of five and more, which stands in the singular: “pět žáků chybělo”."""
    phrase = grammar.phrase(words, at + 1, governed=True)
    if phrase is None or not any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
        return
    said = " ".join(words[at : phrase.end]).lower()
    place = _behind(grammar, words, phrase.end)
    verbs = grammar.readings(words[place]) if place < len(words) else ()
    several = bool(verbs) and all(one.kind == "VERB" and one.number == "plur" for one in verbs)
    alone = all(grammar.names(one) & grammar.listed("intransitive") for one in verbs)
    many = words[at].lower() in grammar.listed("many_of") and _has_object(grammar, words, place + 1)
    if several and (alone or many):
        yield from _verb(grammar, words, KnownSubject(phrase.end, said, "3per", "sing", (("neut", ""),)))


def _subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """A noun phrase that may be in the nominative."""
    if at >= len(words):
        return None
    phrase = grammar.phrase(words, at)
    if phrase is None and words[at].istitle():
        names = tuple(one for one in grammar.readings(words[at]) if one.kind == "NOUN")
        if names and len(names) == len(grammar.readings(words[at])) and all(one.is_name for one in names):
            phrase = DeclinedPhrase(at, (words[at],), names, grammar.phrasing)
    if phrase is None or not phrase.agreeing or not _nominatives(grammar, phrase):
        return None
    if any(
        one.lemma in grammar.listed("many") | grammar.listed("times") or "Pltm" in one.marks for one in phrase.nouns
    ):
        return None
    behind = grammar.at(words, phrase.end)
    of_it = all(one.kind == "NOUN" and one.case == "gent" for one in behind)
    if any(one.kind == "NOUN" for one in behind) and not of_it and not any(one.kind == "VERB" for one in behind):
        return None
    return phrase


def _nominatives(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> list[WordReading]:
    """The readings of a subject; of a name that is hardly a man's none as such."""
    found = [one for one in phrase.agreeing if one.case == "nomn"]
    women = [one for one in found if one.gender == "femn" and one.lemma in grammar.listed("women")]
    return women if women and phrase.words[0].istitle() else found


def _may_be_surname(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    """Whether a feminine noun may be the surname of a man: “Procházka přišel”."""
    women = grammar.listed("women")
    genders = ("femn", "neut") if grammar.listed("named_neuters") else ("femn",)
    feminine = any(one.gender in genders and (one.number, one.case) == ("sing", "nomn") for one in phrase.nouns)
    named = not phrase.modifiers and phrase.words[0].istitle() and feminine
    return named and not any(one.lemma in women for one in phrase.nouns)


def _may_be_object(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    if all(one.lemma in grammar.listed("subject_nouns") | grammar.listed("men") for one in phrase.agreeing):
        return False
    return any(one.case not in ("nomn", "voct") for one in phrase.agreeing)


def _verb(grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject) -> Iterator[Disagreement]:
    """The verb behind a subject, if it is wrong; adverbs, times and small words may stand between."""
    at = _behind(grammar, words, subject.end)
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
    if not subject.is_pronoun and any(one.person in ("1per", "2per") for one in verbs):
        alone = subject.is_alive and not subject.is_object and all(one.number == "sing" for one in verbs)
        if not (alone and grammar.listed("strict_persons") and all(one.person == "1per" for one in verbs)):
            return  # “my kluci hrajeme”, “originály vracíme”
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


def behind_attribute(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index behind a noun in the genitive, or a preposition with its noun, which may belong to a subject."""
    if at < len(words) and words[at] in grammar.prepositions and words[at] not in grammar.listed("also_pronouns"):
        phrase = grammar.phrase(words, at + 1, governed=True)
        allowed = grammar.prepositions[words[at]].allowed
        fits = phrase is not None and any(one.case in allowed for one in phrase.agreeing)
        return phrase.end if phrase is not None and fits else at
    phrase = grammar.phrase(words, at)
    of_it = phrase is not None and {one.case for one in phrase.agreeing} == {"gent"}
    return phrase.end if phrase is not None and of_it else at


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
    """Whether a noun that may be an object follows."""
    return any(
        one.kind == "NOUN" and one.case == "accs" for place in range(at, len(words)) for one in grammar.at(words, place)
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
