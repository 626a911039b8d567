"""Verbs without the ending that means what happens by itself or to oneself: “магазин відкриває о дев'ятій”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_reflexives"]

_SEVERAL = frozenset({"ми", "ви", "вони"})
_MARKS = frozenset(",.!")
_ENDINGS = ("ся", "ться")


def wrong_reflexives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of a sentence that lack the ending: no object stands in their clause."""
    for at, word in enumerate(words):
        verbs = grammar.at(words, at)
        behind = words[at + 1] if at + 1 < len(words) else "."
        denied = at > 0 and words[at - 1].lower() == "не" and behind in _MARKS
        if not verbs or any(one.kind != "VERB" or (one.mood != "indc" and not denied) for one in verbs):
            continue
        names = {name for one in verbs for name in grammar.names(one)}
        if not names & (grammar.listed("by_itself") | grammar.listed("to_oneself")) or _has_object(grammar, words, at):
            continue
        thing = bool(names & grammar.listed("by_itself")) and _is_done_by_things(grammar, words, at, verbs)
        if not thing and not (names & grammar.listed("to_oneself") and _is_done_by_people(grammar, words, at, verbs)):
            continue
        form = next((word + ending for ending in _ENDINGS if grammar.readings((word + ending).lower())), "")
        if form:
            both = names & grammar.listed("each_other") and words[at - 1].lower() in _SEVERAL and at > 0
            unsure = not ((thing and _happens(grammar, words, at)) or both)
            yield Disagreement(at, at + 1, (form,), AgreementReason.VERB_FORM, word.lower(), unsure=unsure)


def _happens(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the noun right before a verb is one of what happens, opens or breaks by itself."""
    while at and words[at - 1] in grammar.listed("adverbs"):
        at -= 1
    return any(one.lemma in grammar.listed("happening") for one in grammar.at(words, at - 1)) if at else False


def _has_object(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether anything in the clause but its subject may be the object, or a clause follows that says what."""
    places = clause(words, at)
    if words[places.stop : places.stop + 2][1:] and words[places.stop + 1] in ("що", "щоб", "як", "де", "коли", "чому"):
        return True
    for place in places:
        found = grammar.at(words, place)
        if place == at or words[place].lower() in grammar.prepositions or is_governed(grammar, words, place):
            continue
        if words[place].lower() in grammar.listed("adverbs") and not any(one.kind == "NPRO" for one in found):
            continue
        if place > at and any(one.kind == "INFN" for one in found):
            others = (grammar.at(words, further) for further in range(at + 1, place))
            if not any(one.kind == "VERB" for other in others for one in other):
                return True
        before = grammar.at(words, place - 1) if place > at + 1 else ()
        attribute = any(one.kind == "NOUN" for one in before) and all(one.case != "accs" for one in found)
        if attribute and is_governed(grammar, words, place - 1):
            continue  # “на курсах англійської”
        objects = [one for one in found if one.kind in ("NOUN", "NPRO", "ADJF") and one.case in ("accs", "gent")]
        if any(one.lemma in grammar.listed("times") for one in objects):
            continue
        if objects and (place > at or not any(one.case == "nomn" for one in found)):
            return True
    return False


def _is_done_by_things(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]
) -> bool:
    """Whether a thing before the verb, or behind it where nobody else is named, is its subject."""
    nouns = [
        one
        for place in clause(words, at)
        if place < at and not (place and words[place - 1].lower() in grammar.prepositions)
        for one in grammar.at(words, place)
        if one.kind in ("NOUN", "NPRO") and one.case == "nomn"
    ]
    behind = [one for place in clause(words, at) if place > at for one in grammar.at(words, place)]
    if any(one.kind in ("NOUN", "NPRO") and one.case == "nomn" and one.animate == "anim" for one in behind):
        return False
    phrase = grammar.phrase(words, at + 1)
    if not nouns and phrase is not None and {one.case for one in phrase.agreeing} == {"nomn"}:
        nouns = [one for one in grammar.at(words, phrase.end - 1) if one.case == "nomn"]  # “коли починає зміна”
    return any(goes_with(verb, one) for verb in verbs for one in nouns) and all(
        one.kind == "NOUN" and one.animate != "anim" and one.lemma not in grammar.listed("people") for one in nouns
    )


def _is_done_by_people(
    grammar: InflectedGrammar, words: Sequence[str], at: int, verbs: Sequence[InflectedReading]
) -> bool:
    """Whether what stands in the clause says to whom or with whom, so that nobody else is done anything to."""
    places = [place for place in clause(words, at) if place > at]
    phrase = grammar.phrase(words, at + 1)
    return (
        not places
        or (phrase is not None and {one.case for one in phrase.agreeing} == {"ablt"})
        or (phrase is not None and any(one.lemma in grammar.listed("times") for one in phrase.agreeing))
        or words[places[0]] in grammar.prepositions | {"і": None, "й": None, "та": None}.keys()
        or (words[places[0]] in grammar.listed("adverbs"))
    )
