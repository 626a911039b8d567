"""Verbs with another preposition or case than they ask for: “čekáme za autobus”, “хворіє ангіною”."""

from collections.abc import Iterator, Sequence, Set

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.doubts import belongs_to_several, has_own_objects
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading
from models.agreement.table import Asking

__all__ = ["wrong_askings"]

_VERBAL = frozenset({"VERB", "INFN", "ADJF"})
_BETWEEN = 3
"""So many adverbs and pronouns at most stand between a verb and what belongs to it."""
_FAR = 4
"""So many words at most stand between a verb and a preposition that is looked for farther on."""
_NEAR = 3
"""So far before its verb, in words, a reflexive pronoun stands at most."""
_ENDS = frozenset(".,;:!?()–-")
_VOWELS = frozenset("aeiouyáéěíóúůýаеєиіїоуюя")
_ADJUNCTS, _PLACES = "adjuncts_", "places_"
"""The lists of nouns that tell with a preposition when, where, why or how something is done are called so, with it.

Those of places count in the locative alone.
"""
_LONGER = {"ve": "v", "ze": "z", "ke": "k", "se": "s"}


def wrong_askings(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The objects of a sentence behind another preposition than their verb asks for, or in another case."""
    for at in range(len(words) - 1) if grammar.askers else ():
        named = _named(grammar, words, at)
        known = {id(one): one for names in named for name in names for one in grammar.askers.get(name, ())}
        for one in known.values():
            if all(names & one.words for names in named) and (wrong := _asked(grammar, words, at, one)) is not None:
                yield wrong
                break


def _named(grammar: InflectedGrammar, words: Sequence[str], at: int) -> list[frozenset[str]]:
    """What each reading of a verb may be listed as, or of an adjective, noun or adverb that asks as a verb does."""
    readings = grammar.at(words, at)
    verbs = [one for one in readings if one.kind in ("VERB", "INFN")]
    if verbs and _is_auxiliary(grammar, words, at):
        return []
    if verbs:
        return [] if any(one.kind not in _VERBAL for one in readings) else [grammar.names(one) for one in verbs]
    if readings:
        return [frozenset({one.lemma}) for one in readings if one.lemma in grammar.askers]
    return [frozenset({words[at].lower()})]


def _is_auxiliary(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb only helps the past of its clause: “šel jsem na poštu”, “včera jsem na poštu šel”."""
    if words[at] not in grammar.listed("speaking_verbs"):
        return False
    for places in (range(at - 1, -1, -1), range(at + 1, len(words))):
        for place in places:
            if words[place] in _ENDS:
                break
            if any(one.kind == "VERB" and one.tense == "past" for one in grammar.at(words, place)):
                return True
    return False


def _asked(grammar: InflectedGrammar, words: Sequence[str], verb: int, asking: Asking) -> Disagreement | None:
    at = verb + 1
    small = grammar.listed("clitics") | grammar.listed("adverbs")
    while at < len(words) - 1 and at - verb <= _BETWEEN and words[at] in small:
        at += 1
    if _is_act(grammar, words, verb, at):
        return None
    if asking.far and words[at] not in asking.instead:
        at = _preposition(grammar, words, at, asking)
    if asking.reflexive and not _is_reflexive(words, verb, at, {asking.reflexive, f"{asking.reflexive}s"}):
        return None
    if not asking.reflexive and asking.case == "accs" and _is_reflexive(words, verb, at, grammar.listed("reflexives")):
        return None  # “potkal jsem se s bratrem”
    if asking.preposition and _is_given(grammar, words, verb, asking):
        return None
    behind = at + (words[at] in asking.instead)
    if not asking.preposition and asking.case == "accs" and grammar.listed("pronoun_objects") & set(words[:at]):
        return None  # “potkala jsem ho s kolegy”
    if behind >= len(words) or (behind == at and not asking.bare):
        return None
    if behind > at and not asking.nouns and (whole := _pronoun(grammar, words[behind], asking)):
        if _is_given_behind(grammar, words, behind + 1, asking):
            return None  # “postará se za mě o psa”
        return _told(words, at, behind + 1, (whole,), words[verb])
    phrase = None if asking.pronouns else grammar.phrase(words, behind, governed=behind > at)
    if phrase is None and behind > at and not asking.pronouns:
        phrase = _named_alone(grammar, words, behind)
    if phrase is None:
        alone = behind > at and _goes_with_both(grammar, words[behind], asking)
        alone = alone and not _is_given_behind(grammar, words, behind + 1, asking)
        return _told(words, at, at + 1, (asking.preposition,), words[verb]) if alone else None
    if not _is_wrong(grammar, words, at, phrase, asking):
        return None
    if behind > at and asking.only != "accs" and _is_adjunct(grammar, words[at], phrase):
        return None
    if behind > at and _is_given_behind(grammar, words, phrase.end, asking):
        return None
    return _told(words, at, phrase.end, tuple(_objects(grammar, phrase, asking)), words[verb])


def _is_act(grammar: InflectedGrammar, words: Sequence[str], verb: int, at: int) -> bool:
    """Whether an infinitive is something for somebody: “mluvit je pro mě těžké”, “mluvit pro mě není snadné”."""
    if words[at] != "pro" or any(one.kind != "INFN" for one in grammar.at(words, verb)):
        return False
    return not grammar.listed("copulas").isdisjoint([*words[verb + 1 : at], *words[at + 2 : at + 3]])


def _preposition(grammar: InflectedGrammar, words: Sequence[str], at: int, asking: Asking) -> int:
    """The index of a preposition that is taken for the right one, behind words that are no verbs; else the same."""
    for place in range(at, min(at + _FAR, len(words) - 1)):
        if words[place] in asking.instead:
            return place
        if words[place] in _ENDS or any(one.kind in ("VERB", "INFN") for one in grammar.at(words, place)):
            break
    return at


def _is_reflexive(words: Sequence[str], verb: int, at: int, pronouns: Set[str]) -> bool:
    """Whether a reflexive pronoun stands in the clause of a verb, before what belongs to it."""
    start = max(verb - _NEAR, 0)
    ends = [place for place in range(start, verb) if words[place] in _ENDS]
    clause = words[ends[-1] + 1 if ends else start : at]
    return any(word.lower() in pronouns for word in clause)


def _is_given(grammar: InflectedGrammar, words: Sequence[str], verb: int, asking: Asking) -> bool:
    """Whether what a verb asks for stands before it: “s manželem jsme se seznámili na lyžích”."""
    start = max((place + 1 for place in range(verb) if words[place] in _ENDS), default=0)
    forms = {form for form in asking.preposition.split("/") if form}
    return any(
        words[place].lower() in forms and any(one.case == asking.case for one in grammar.at(words, further))
        for place in range(start, verb - 1)
        for further in (place + 1, place + 2)
    )


def _is_given_behind(grammar: InflectedGrammar, words: Sequence[str], start: int, asking: Asking) -> bool:
    """Whether what a verb asks for stands farther on in its clause: “stará se s manželem o tři děti”."""
    forms = {form for form in asking.preposition.split("/") if form}
    for place in range(start, len(words) - 1) if forms else ():
        if words[place] in _ENDS:
            break
        if words[place] in forms and any(
            one.case == asking.case for further in (place + 1, place + 2) for one in grammar.at(words, further)
        ):
            return True
    return False


def _is_adjunct(grammar: InflectedGrammar, preposition: str, phrase: DeclinedPhrase) -> bool:
    """Whether a phrase tells when, where, why or how something is done: “setkali se na nádraží”, “mluvil od srdce”."""
    plain = _LONGER.get(preposition, preposition)
    adjuncts, places = grammar.listed(_ADJUNCTS + plain), grammar.listed(_PLACES + plain)
    return any(noun.lemma in adjuncts or (noun.lemma in places and noun.case == "loct") for noun in phrase.nouns)


def _is_wrong(grammar: InflectedGrammar, words: Sequence[str], at: int, phrase: DeclinedPhrase, asking: Asking) -> bool:
    """Whether a phrase stands as it can only do by mistake."""
    if asking.nouns and not any(noun.lemma in asking.nouns for noun in phrase.nouns):
        return False
    if asking.people and not _is_somebody(grammar, phrase):
        return False
    if any(noun.lemma in grammar.listed("times") for noun in phrase.nouns):
        return False
    if belongs_to_several(grammar, words, phrase) or has_own_objects(grammar, phrase):
        return False
    cases = cases_of(phrase, _of_one(grammar, phrase))
    if words[at] in grammar.listed("placing") and "ablt" in cases:
        return False  # “ptal se za dveřmi”
    possible = set(asking.only.split() if phrase.start > at else asking.bare.split())
    return not cases & set(asking.unless.split()) and (not possible or bool(cases & possible))


def _of_one(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> Sequence[WordReading]:
    """The readings of a noun; of a first name or a town those of one: “на Марії”, “в Одеси”."""
    known = phrase.agreeing or phrase.nouns
    if phrase.words[-1].istitle():
        known = tuple(one for one in known if one.lemma[:1].isupper()) or known  # “Київ” is of no “кий”
    one_only = grammar.listed("women") | grammar.listed("towns")
    named = phrase.words[-1].istitle() and all(one.lemma in one_only for one in known)
    single = [one for one in known if one.number == "sing"]
    return single if named and single else known


def _is_somebody(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men") | grammar.listed("trades")
    return any(noun.animate == "anim" or noun.lemma in people for noun in phrase.nouns)


def _named_alone(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """A first name that stands alone; None if there is no such name at a place."""
    behind = words[at + 1] if at + 1 < len(words) else "."
    names = tuple(
        one for one in grammar.readings(words[at]) if one.kind == "NOUN" and one.is_name and one.number == "sing"
    )
    if not words[at].istitle() or behind[:1].isupper() or not names:
        return None
    people = grammar.listed("men") | grammar.listed("women")
    if any(one.lemma not in people for one in names):
        return None
    return DeclinedPhrase(at, (words[at],), names, grammar.phrasing)


def _objects(grammar: InflectedGrammar, phrase: DeclinedPhrase, asking: Asking) -> Iterator[str]:
    """A phrase as it is asked for; as it is where it may stand so."""
    whole = " ".join(phrase.words)
    if any(noun.case == asking.case for noun in phrase.agreeing):
        yield _behind(grammar, asking.preposition, whole)
        return
    nouns = phrase.agreeing or phrase.nouns
    direct = dict.fromkeys(noun.number for noun in nouns if noun.case in asking.only.split())
    numbers = tuple(dict.fromkeys(noun.number for noun in nouns))
    likely = [form for number in direct for form in phrase.in_cases((asking.case,), (number,))]  # “na hory”: several
    for form in dict.fromkeys([*likely, *phrase.in_cases((asking.case,), numbers)]):
        yield _behind(grammar, asking.preposition, form)


def _pronoun(grammar: InflectedGrammar, word: str, asking: Asking) -> str:
    """A personal pronoun behind the preposition that is asked for; empty where the word is none."""
    if not asking.preposition:
        return ""
    only = asking.only.split()
    for forms in grammar.table.pronouns.values():
        fits = any(form == word and (not only or case in only) for case, form in forms.items())
        if fits and asking.case in forms:
            return _behind(grammar, asking.preposition, forms[asking.case])
    return ""


def _goes_with_both(grammar: InflectedGrammar, word: str, asking: Asking) -> bool:
    """Whether a word that is no noun may stand behind the preposition that is asked for as it is: “na to”, “na dva”."""
    if not asking.preposition or asking.only:
        return False
    readings = grammar.readings(word)
    pronoun = all(one.kind == "NPRO" for one in readings) and any(one.case == asking.case for one in readings)
    return pronoun or (word in grammar.table.few and asking.case == "accs")


def _told(words: Sequence[str], start: int, end: int, texts: tuple[str, ...], verb: str) -> Disagreement | None:
    texts = tuple(text for text in texts if text != " ".join(words[start:end]))
    return Disagreement(start, end, texts[:3], AgreementReason.ASKED, verb.lower()) if texts else None


def _behind(grammar: InflectedGrammar, preposition: str, form: str) -> str:
    """A word behind a preposition; of “з/зі” the second before a hissing consonant and another one."""
    plain, _, longer = preposition.partition("/")
    hissing = form[:1].lower() in grammar.listed("hissing") and form[1:2].lower() not in _VOWELS | {"ь"}
    pronoun = grammar.table.before_pronouns.get(plain, {}).get(form, "")
    return f"{pronoun or (longer if longer and hissing else plain)} {form}".strip()
