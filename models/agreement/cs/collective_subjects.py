"""Pasts that go with the people of whom there are many, not with their number: “většina lidí souhlasili”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_collective_subjects"]

_WOMANLY = frozenset(
    {"většina", "řada", "spousta", "polovina", "část", "skupina", "menšina", "třetina", "čtvrtina", "hromada", "kopa",
     "parta"}
)  # fmt: skip
_MANY = frozenset({"tisíce", "stovky", "desítky", "miliony", "spousty"})
_COUNTED = frozenset(
    {"kolik", "několik", "mnoho", "málo", "pár", "dost", "moc", "hodně", "pět", "šest", "sedm", "osm", "devět", "deset",
     "tolik", "plno", "dvacet", "třicet", "sto"}
)  # fmt: skip
_NEAR = 5


def wrong_collective_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pasts of a sentence in the plural of men whose subject is an amount of them."""
    for at, word in enumerate(words[:-2]):
        small = word.lower()
        ending = "a" if small in _WOMANLY else "y" if small in _MANY else "o" if small in _COUNTED else ""
        if not ending or (at and words[at - 1].lower() not in _OPENING):
            continue
        place = at + 1
        while place < len(words) and any(one.kind == "ADJF" for one in grammar.at(words, place)):
            place += 1
        nouns = grammar.at(words, place)
        if not any((one.kind, one.case, one.number) == ("NOUN", "gent", "plur") for one in nouns):
            continue
        places = segment(words, place)
        for verb in range(place + 1, min(place + 1 + _NEAR, places[-1] + 1)):
            found = grammar.at(words, verb)
            if not found or any(one.kind != "VERB" for one in found):
                if any(one.kind == "NOUN" and one.case == "nomn" for one in found) and not _is_governed(
                    grammar, words, verb
                ):
                    break
                continue
            meant = _meant(found, words[verb], ending)
            if meant:
                said = f"{small} {words[place]}"
                unsure = ending == "o" and not all(grammar.names(one) & grammar.listed("intransitive") for one in found)
                yield Disagreement(verb, verb + 1, (meant,), AgreementReason.SUBJECT, said, unsure=unsure)
            break


_OPENING = frozenset(
    {",", "že", "ale", "a", "protože", "když", "kde", "včera", "dnes", "jenže", "proto", "tam", "potom"}
)


def _is_governed(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    return any(words[place].lower() in grammar.prepositions for place in range(max(at - 3, 0), at))


def _meant(found: Sequence[InflectedReading], word: str, ending: str) -> str:
    """The past in the number of the amount, where it is one of men, or another of several."""
    if any(one.tense != "past" or one.number != "plur" for one in found):
        return ""
    if word.endswith("li") or (word.endswith("ly") and ending == "o"):
        return word[:-1] + ending
    return ""
