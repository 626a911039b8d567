"""Verbs of which “sebou” is a part, without “s”: “nevrť sebou”, “praštil sebou do trávy”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["is_moving_self", "wrong_moves_of_self"]

_ONLY = (
    "vrt", "zavrt", "zavrť", "vrť", "trh", "cuk", "zacuk", "škub", "zaškub", "mrsk", "zmít", "smýk", "mlel", "mele",
    "mlít", "plác", "mlát", "cukn", "hnul", "hnout", "pohn",
)  # fmt: skip
"""How the forms of verbs begin that are hardly ever done with something taken along."""
_ALSO = (
    "prašt",
    "sek",
    "hod",
    "hoď",
    "háze",
    "švih",
    "flák",
    "flek",
    "šij",
    "šil",
    "šít",
    "bouch",
    "drc",
    "klep",
    "třís",
)
_DENIED = "ne"


def _begins(words: Sequence[str], at: int, stems: tuple[str, ...]) -> bool:
    clause = [words[place].lower() for place in segment(words, at)]
    return any(word.startswith(stems) or word.removeprefix(_DENIED).startswith(stems) for word in clause)


def is_moving_self(czech: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the clause of “sebou” has a verb of which it may be a part.

    Args:
        czech: the grammar.
        words: a sentence.
        at: the index of “sebou”.
    """
    if at and words[at - 1].lower() in czech.prepositions:
        return False
    return _begins(words, at, (*_ONLY, *_ALSO))


def wrong_moves_of_self(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """“S sebou” in a clause that has nothing but a verb of moving: “přestaň s sebou vrtět”."""
    for at in range(1, len(words)):
        if words[at - 1] != "s" or words[at] != "sebou" or not _begins(words, at, _ONLY):
            continue
        places = segment(words, at)
        things = any(one.kind == "NOUN" and one.case == "accs" for place in places for one in grammar.at(words, place))
        if not things:
            yield Disagreement(at - 1, at + 1, ("sebou",), AgreementReason.VERB, "sebou")
