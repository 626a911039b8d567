"""An order to one, where several or somebody with a title are called behind it: “їж суп, діти!”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_called_verbs"]

_SEVERAL = frozenset({"діти", "друзі", "хлопці", "дівчата", "колеги", "дітки", "панове", "малята", "люди", "шановні"})
_TITLES = frozenset({"пане", "пані"})
_MARKS = frozenset(".!?,")


def wrong_called_verbs(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The orders to one in the clause with which such a sentence begins."""
    comma = words.index(",") if "," in words else 0
    if not comma:
        return
    behind = [place for place, word in enumerate(words[:-2]) if word == "," and place + 2 < len(words)]
    called = next((place + 1 for place in behind if _is_call(words, place + 1)), 0)
    if not called:
        return
    at = 1 if words[0].lower() == "не" else 0
    asked = words[called] in _SEVERAL and "ласка" in words
    orders = [one for one in grammar.at(words, at) if not asked or one.kind == "VERB"]
    if not orders or any(one.kind != "VERB" or one.number != "sing" or one.mood != "impr" for one in orders):
        return
    forms = dict.fromkeys(form for one in orders if (form := one.form("plur", "2per", "impr")))
    cased = tuple(form.capitalize() if words[at].istitle() else form for form in forms)
    if cased:
        yield Disagreement(at, at + 1, cased, AgreementReason.SUBJECT, words[called], words[called] in _TITLES)


def _is_call(words: Sequence[str], at: int) -> bool:
    if words[at] in _SEVERAL:
        return words[at + 1] in _MARKS
    return words[at] in _TITLES and words[at + 2 : at + 3] != [] and words[at + 2] in _MARKS
