"""A needless comma before “и” between two Russian nouns, the last words of a sentence: “кошка, и собака”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["needless_commas"]

_AND = "и"
_ENDS = frozenset({".", "!", "?"})


def needless_commas(words: Sequence[str]) -> Iterator[Disagreement]:
    """The only comma of a sentence, if it stands between two nouns in one case."""
    if words.count(",") != 1 or words.count(_AND) != 1:
        return
    at = words.index(",")
    if at == 0 or at + 2 >= len(words) or words[at + 1] != _AND:
        return
    before, phrase = readings(words[at - 1]), PHRASING.phrase(words, at + 2)
    if phrase is None or not phrase.agreeing or (phrase.end < len(words) and words[phrase.end] not in _ENDS):
        return
    if not before or any(one.kind != "NOUN" or one.is_name for one in before):
        return
    if phrase.words[-1].istitle() or not any(one.kind == "VERB" for word in words[:at] for one in readings(word)):
        return
    if any(one.case == noun.case for one in before for noun in phrase.agreeing):
        yield Disagreement(at, at + 1, ("",), AgreementReason.LISTING, _AND)
