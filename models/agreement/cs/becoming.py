"""What somebody becomes stands in the instrumental: “stal se ředitel banky”, “chce se stát lékař”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement, found
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_becoming"]

_BECOMING = frozenset({"stal", "stala", "stali", "staly", "stane", "stanu", "staneš", "stanou", "staneme", "stát"})
_BEING = frozenset({"být", "budu", "budeš", "bude"})
_WOMEN = ("telka", "ařka", "ářka", "tka", "nka", "lka", "sestra", "yně", "ička")
"""How words for women end who are something by trade."""
_ENDS = frozenset(".,!?") | {"a", "nebo"}
_SMALL = frozenset({"se", "jsem", "jsi", "by", "bych", "bys", "prý", "pak"})
_NEAR = 4


def wrong_becoming(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Somebody in the nominative behind “stát se”, where nothing in the clause is in the instrumental.

    And a woman in the accusative behind “být”: “chtěla bych být učitelku”.
    """
    for at, word in enumerate(words):
        if word in _BEING and at + 1 < len(words):
            yield from _of_woman(grammar, words, at + 1)
            continue
        if word.lower() not in _BECOMING:
            continue
        places = segment(words, at)
        said = {words[place].lower() for place in places}
        if "se" not in said or said & {"z", "ze", "s"}:
            continue  # “stal se z něj běžecký kůň”
        if any(one.case == "ablt" and one.kind != "NPRO" for place in places for one in grammar.at(words, place)):
            continue
        for place in range(at + 1, min(at + 1 + _NEAR, places[-1] + 1)):
            phrase = grammar.phrase(words, place) if words[place] not in _SMALL else None
            if phrase is None:
                continue
            nouns = [one for one in phrase.agreeing if one.case == "nomn" and one.number == "sing"]
            if nouns and all(one.animate == "anim" and not one.is_name for one in phrase.nouns):
                wrong = found(phrase, phrase.in_cases(("ablt",), ("sing",)), AgreementReason.VERB, "stát se")
                if wrong is not None:
                    yield wrong
            break


def _of_woman(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    phrase = grammar.phrase(words, at)
    if phrase is None or not phrase.agreeing or any(one.case != "accs" for one in phrase.agreeing):
        return
    end = phrase.end >= len(words) or words[phrase.end] in _ENDS
    if end and all(one.gender == "femn" and one.lemma.endswith(_WOMEN) for one in phrase.nouns):
        wrong = found(phrase, phrase.in_cases(("ablt",), ("sing",)), AgreementReason.VERB, "být")
        if wrong is not None:
            yield wrong
