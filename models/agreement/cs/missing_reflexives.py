"""Verbs that have an object or else a reflexive pronoun, and have neither: “každý den koupu v moři”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import affirmed, clause_around, verbs_at
from models.agreement.disagreement import Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.reflexives import with_pronoun

__all__ = ["missing_reflexives"]

_LONGEST = 10
_WHOLE = frozenset({"každý", "každou", "každé", "celý", "celou", "celé"})
_BECOMING = frozenset({"stal", "stala", "stali", "staly", "stane", "stanu", "staneš", "stanou", "staneme"})
_ASKING = frozenset({"co", "koho", "kdo", "to", "který", "kterou", "které", "kterého", "která", "jaký"})


def missing_reflexives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a short sentence, where nothing may be its object."""
    if len(words) > _LONGEST or {"se", "si", "ses", "sis"} & {word.lower() for word in words}:
        return
    if any(mark in words for mark in ',:;–—-()"„“') or _ASKING & {word.lower() for word in words}:
        return
    for at in range(len(words) - 1):
        if words[at] in _BECOMING:
            became = grammar.phrase(words, at + 1)
            if became is not None and became.agreeing and all(noun.case == "ablt" for noun in became.agreeing):
                yield with_pronoun(grammar, words, at, "se")
                return
        found = verbs_at(grammar, words, at)
        wanted = grammar.listed("reflexive_or_object")
        if not found or not all(affirmed(grammar.names(one)) & wanted for one in found):
            continue
        if "o" in words[at + 1 : at + 3] and all("rozhodnout" in affirmed(grammar.names(one)) for one in found):
            return  # “vláda rozhodla o nové dani”
        clause = clause_around(grammar, words, at)
        if clause is None or clause.verb != at or any(one.kind != "VERB" or one.mood != "indc" for one in found):
            return
        if _may_have_object(grammar, words, at):
            return
        yield with_pronoun(grammar, words, at, "se")
        return


def _may_have_object(grammar: InflectedGrammar, words: Sequence[str], verb: int) -> bool:
    place = 0
    while place < len(words):
        if words[place].lower() in grammar.prepositions:
            phrase = grammar.phrase(words, place + 1, governed=True)
            place = phrase.end if phrase is not None else place + 2
            continue
        phrase = grammar.phrase(words, place) if place != verb else None
        if phrase is not None and phrase.agreeing and all(one.case == "ablt" for one in phrase.agreeing):
            place = phrase.end  # “studenou vodou”
            continue
        readings = grammar.at(words, place)
        small = words[place].lower()
        known = small in grammar.listed("adverbs") | grammar.listed("speaking_verbs") or bool(readings)
        pronoun = small in ("mě", "tě", "ho", "ji", "je", "nás", "vás", "jí", "mu", "mi", "ti")
        timed = any(one.lemma in grammar.listed("times") for one in readings) or small in _WHOLE
        if (
            place != verb
            and words[place].isalpha()
            and (pronoun or not known or (not timed and any(one.case == "accs" for one in readings)))
        ):
            return True
        place += 1
    return False
