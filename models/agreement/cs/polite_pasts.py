"""Pasts in the plural said to one who is called by a title: “paní Nováková, už jste zaplatili?”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import is_past, segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_polite_pasts"]

_TITLES = {"pane": "masc", "paní": "femn", "slečno": "femn"}
_AUXILIARIES = frozenset({"jste", "byste", "abyste", "kdybyste"})
_TOGETHER = frozenset({"oba", "obě", "všichni", "všechny", "děti", "dva", "dvě"})
_LONGEST = 3
"""Words of a title and name, at most."""


def wrong_polite_pasts(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The pasts of several beside “jste”, where a sentence begins with the title of one, in the vocative."""
    gender = _TITLES.get(words[0].lower(), "") if words else ""
    comma = next((at for at, word in enumerate(words[: _LONGEST + 1]) if word == ","), 0)
    if not gender or comma < 2 or _is_of_several(grammar, words):
        return
    for at in range(comma + 1, len(words)):
        clause = [words[place].lower() for place in segment(words, at)]
        verbs = grammar.at(words, at)
        if not is_past(verbs) or any(one.number != "plur" for one in verbs) or not _AUXILIARIES & set(clause):
            continue
        forms = dict.fromkeys(one.form("past", "sing", gender) for one in verbs)
        meant = tuple(form for form in forms if form)
        if meant:
            yield Disagreement(at, at + 1, meant[:2], AgreementReason.SUBJECT, words[0].lower())


def _is_of_several(grammar: InflectedGrammar, words: Sequence[str]) -> bool:
    """Whether somebody else may do it, too: “paní Nováková, kde jste s manželem byli?”."""
    small = [word.lower() for word in words]
    together = any(
        one in ("s", "se") and any(reading.case == "ablt" for reading in grammar.at(words, at + 1))
        for at, one in enumerate(small)
    )
    titles = sum(word in _TITLES for word in small)
    return together or titles > 1 or bool(_TOGETHER & set(small))
