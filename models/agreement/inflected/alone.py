"""Adjectives of another gender, number or case than their noun, where no preposition governs them."""

from collections.abc import Sequence

from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.doubts import belongs_to_several, has_own_objects, is_numbered, may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["wrong_phrase"]

_DIRECT = ("nomn", "accs")
_REACH = 5
_ENDS = frozenset(".!?,")


def wrong_phrase(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """What is wrong with the phrase at a word: gender, number or case."""
    phrasing = grammar.phrasing
    if not phrasing.is_modifier(words[at]) or (at and words[at - 1].lower() in grammar.prepositions):
        return None
    if at and (phrasing.is_modifier(words[at - 1]) or words[at].istitle()):
        return None
    phrase = grammar.phrase(words, at)
    if phrase is None or not phrase.modifiers or phrase.agreeing or has_own_objects(grammar, phrase):
        return None
    if not phrase.words[-1].islower() or belongs_to_several(grammar, words, phrase) or is_numbered(grammar, words, at):
        return None
    asked = [one for one in phrasing.adjectives(phrase.words[0]) if one.case != "voct"]
    if (_belongs_before(grammar, words, at, asked) and not _is_what_it_is(grammar, words, phrase)) or _of_a_woman(
        grammar, phrase, asked
    ):
        return None
    if at and any(one.lemma in grammar.listed("relatives") for one in asked):
        return None
    if phrase.words[-1].endswith(tuple(grammar.listed("participial_nouns"))) and all(
        (one.number, one.animate) == ("plur", "anim") for one in asked
    ):
        return None  # a participle: “dorazili celí promočení”
    rest = DeclinedPhrase(phrase.start + 1, phrase.words[1:], phrase.nouns, phrasing)
    alone = any(one.lemma in grammar.listed("alone") for one in asked)
    times = any(noun.lemma in grammar.listed("times") for noun in phrase.nouns)
    if (alone or times) and rest.modifiers and rest.agreeing:
        return None
    own = any(one.kind == "NOUN" for one in grammar.readings(phrase.words[0]))
    if own and any(noun.case == "gent" for noun in phrase.nouns):
        return None  # the first is a noun: “змінну середовища”
    if _is_missing(grammar, words, at, asked) and cases_of(phrase) <= set(_DIRECT) and len(phrase.modifiers) > 1:
        return found(phrase, phrase.in_cases(("gent",)), AgreementReason.AGREEMENT, phrase.words[-1])
    if _is_of_the_living(grammar, phrase, asked) and (not rest.modifiers or rest.agreeing):
        return found(phrase, phrase.in_cases(("accs",), ("sing",)), AgreementReason.AGREEMENT, phrase.words[-1])
    if at == 0 and (subject := _before_its_verb(grammar, words, phrase)):
        return found(phrase, subject, AgreementReason.AGREEMENT, phrase.words[-1])
    shared = [case for case in _DIRECT if _share(case, asked, phrase.nouns)]
    if shared and at == 0 and phrase.words[0].lower() in grammar.listed("opening_titles"):
        numbers = tuple(dict.fromkeys(noun.number for noun in phrase.nouns if noun.case in ("nomn", "voct")))
        called = phrase.in_cases(("voct", "nomn"), numbers)
        return found(phrase, called, AgreementReason.AGREEMENT, phrase.words[-1])
    if shared:
        if alone and not any(one.lemma in grammar.listed("loose") for one in asked):
            return None
        direct = any(noun.case == "nomn" for noun in phrase.nouns)
        if any(noun.case == "gent" for noun in phrase.nouns) and not direct and not _is_pronoun(grammar, asked):
            return None
        forms = (*_as_slip(grammar, words, phrase), *phrase.in_cases(shared))
        return found(phrase, tuple(dict.fromkeys(forms)), AgreementReason.AGREEMENT, phrase.words[-1])
    crossed = _crossed(grammar, words, phrase, asked) or _of_another_gender(phrase, asked)
    return found(phrase, phrase.in_cases(crossed), AgreementReason.AGREEMENT, phrase.words[-1]) if crossed else None


def _as_slip(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase) -> tuple[str, ...]:
    """The phrase in the genitive behind a noun, where its first word but ends as is often written for that."""
    before = grammar.at(words, phrase.start - 1) if phrase.start else ()
    if not before or any(one.kind != "NOUN" for one in before):
        return ()
    return tuple(
        form
        for form in phrase.in_cases(("gent",), ("sing",))
        if grammar.phrasing.is_slip(phrase.words[0], form.split()[0]) and form.split()[1:] == list(phrase.words[1:])
    )


def _before_its_verb(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase) -> tuple[str, ...]:
    """A phrase with a noun in the accusative right before its verb, as the subject: “моя сестру вчиться”."""
    first = {one.case for one in grammar.phrasing.adjectives(phrase.words[0])} - {"voct"}
    verbs = grammar.at(words, phrase.end)
    if cases_of(phrase) != {"accs"} or first != {"nomn"} or not verbs or any(one.kind != "VERB" for one in verbs):
        return ()
    third = all(one.number == "sing" and one.person in ("", "3per") for one in verbs)
    if not third or any(one.gender not in ("", noun.gender) for one in verbs for noun in phrase.nouns):
        return ()
    return phrase.in_cases(("nomn",), ("sing",))


def _is_missing(grammar: InflectedGrammar, words: Sequence[str], at: int, asked: Sequence[WordReading]) -> bool:
    """Whether a genitive belongs to what is denied: “не залишилося жодного вільне місце”."""
    before = {word.lower() for word in words[max(at - _REACH, 0) : at]}
    denied = bool(before & grammar.listed("missing_words"))
    return denied and bool(asked) and all(one.case in ("gent", "accs") for one in asked)


def _crossed(
    grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase, asked: Sequence[WordReading]
) -> tuple[str, ...]:
    """The case of one where an adjective and a noun of one gender in the singular stand in two: “ostrým nůž”."""
    nouns = cases_of(phrase)
    genders = {noun.gender for noun in phrase.nouns}
    first = {one.case for one in asked if one.number == "sing" and (not one.gender or one.gender in genders)}
    if len(genders) != 1 or len(phrase.modifiers) > 1 or any(noun.number != "sing" for noun in phrase.nouns):
        return ()
    if not first:
        return ()
    if any(one.lemma in grammar.listed("alone") - grammar.listed("loose") for one in asked):
        return ()
    if first <= set(_DIRECT) and nouns == {"accs"}:
        return ("accs",)
    driven = any(one.lemma.endswith(tuple(grammar.listed("passive"))) for one in asked)
    if first <= set(_DIRECT) and nouns == {"ablt"} and not driven:
        object_ = "accs" in first and _is_object(grammar, words, phrase.start)
        return ("accs",) if object_ and not _opens_with_thing(grammar, words, phrase.start) else ("ablt",)
    alone = any(one.lemma in grammar.listed("alone") for one in asked)
    before = grammar.at(words, phrase.start - 1)
    if nouns <= set(_DIRECT) and first == {"ablt"} and before and all(one.kind == "NOUN" for one in before):
        return ("ablt",)
    if (
        nouns <= set(_DIRECT)
        and first
        and first <= {"datv", "loct"}
        and "datv" in first
        and genders <= {"masc", "neut"}
        and not alone
    ):
        return ("datv",)
    if nouns <= set(_DIRECT) and "gent" in first and first <= {"gent", "accs"} and _is_pronoun(grammar, asked):
        return ("gent",)
    if nouns <= set(_DIRECT) and first == {"accs"}:
        return ("accs",)
    if nouns == {"datv", "loct"} and first == {"ablt"} and genders == {"femn"}:
        return ("datv",)  # “скажи своєю мамі”
    of_somebody = bool(before) and all(one.kind == "NOUN" for one in before) and _is_pronoun(grammar, asked)
    if nouns == {"nomn"} and of_somebody and {"gent", "datv", "loct"} <= first and grammar.listed("strict_persons"):
        return ("gent",)  # “pes mojí kamarádka”
    return ()


def _of_another_gender(phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> tuple[str, ...]:
    """The case of both where they stand in the dative or instrumental and differ in gender alone: “svému babičce”."""
    nouns = cases_of(phrase)
    first = {one.case for one in asked}
    if len(phrase.modifiers) > 1 or (nouns | first) & {*_DIRECT, "gent"}:
        return ()
    if any(one.number != "sing" for one in (*phrase.nouns, *asked)):
        return ()
    return tuple(case for case in ("datv", "ablt") if case in nouns & first)


def _is_object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb with an object in the accusative stands before a phrase."""
    while at and words[at - 1] in grammar.listed("clitics") | grammar.listed("adverbs"):
        at -= 1
    before = grammar.at(words, at - 1) if at else ()
    return bool(before) and all(grammar.names(one) & grammar.listed("transitive") for one in before)


def _opens_with_thing(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a sentence opens with what somebody is told to do something to: “maso krájejte ostrý nožem”."""
    nouns, verbs = grammar.at(words, 0), grammar.at(words, 1)
    if at < 2 or not verbs or any(one.mood != "impr" and one.person not in ("1per", "2per") for one in verbs):
        return False
    return bool(nouns) and all(one.kind == "NOUN" for one in nouns) and any(one.case == "accs" for one in nouns)


def _is_of_the_living(grammar: InflectedGrammar, phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> bool:
    """Whether an adjective as that of a thing stands before somebody who is an object: “vidím velký psa”."""
    alive = all(
        (noun.gender, noun.animate, noun.number) == ("masc", "anim", "sing") and noun.case in ("accs", "gent")
        for noun in phrase.nouns
    )
    things = bool(asked) and all(
        one.case in _DIRECT and one.number == "sing" and one.gender in ("", "masc") for one in asked
    )
    loose = any(one.lemma in grammar.listed("alone") - grammar.listed("loose") for one in asked)
    return bool(grammar.listed("alive_in_singular")) and alive and things and not loose and phrase.start > 0


def _belongs_before(grammar: InflectedGrammar, words: Sequence[str], at: int, asked: Sequence[WordReading]) -> bool:
    """Whether an adjective may belong to a noun or pronoun before it."""
    for place in range(at - 1, max(at - 1 - _REACH, -1), -1):
        found_ = grammar.at(words, place)
        if words[place].lower() in grammar.listed("clitics"):
            continue
        if any(
            one.kind in ("NOUN", "NPRO", "NUMR") and any(other.agrees_with(one) for other in asked) for one in found_
        ):
            return True
        if words[place].lower() in grammar.listed("copulas"):
            return any(one.case in ("nomn", "ablt") for one in asked) and not _is_pronoun(grammar, asked)
        if found_ and all(one.kind == "VERB" for one in found_):
            return False
    return False


def _is_what_it_is(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase) -> bool:
    """Whether a phrase tells what something is, up to the end of its clause: “to je krásný stavba”."""
    at = phrase.start - 1
    this = at > 0 and words[at - 1].lower() in grammar.listed("pointing") and words[at] in grammar.listed("copulas")
    nouns = [one for one in phrase.nouns if one.case == "nomn"]
    single = len(phrase.modifiers) == 1 and bool(nouns) and phrase.words[-1].islower()
    return this and single and phrase.end < len(words) and words[phrase.end] in _ENDS


def _of_a_woman(grammar: InflectedGrammar, phrase: DeclinedPhrase, asked: Sequence[WordReading]) -> bool:
    """Whether a noun for men and women may have a feminine adjective."""
    return any(one.gender == "femn" for one in asked) and any(may_be_woman(grammar, noun) for noun in phrase.nouns)


def _share(case: str, asked: Sequence[WordReading], nouns: Sequence[WordReading]) -> bool:
    """Whether an adjective and a noun may stand in a case, were it not for their gender or number.

    An accusative that is a genitive, too, is rather that: “внаслідок цього”.
    """
    return any(
        one.case == case == noun.case
        and not (case == "accs" and any(other.case == "gent" and other.number == one.number for other in asked))
        for one in asked
        for noun in nouns
    )


def _is_pronoun(grammar: InflectedGrammar, asked: Sequence[WordReading]) -> bool:
    return any(one.lemma in grammar.listed("possessives") for one in asked)
