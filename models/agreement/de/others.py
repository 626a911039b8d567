"""German *andere* behind a determiner, before a noun in the plural: “keine andere Freunde”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import PLURAL_CELLS, listed
from models.noun_phrases.nouns import nouns_of

__all__ = ["wrong_others"]

_DETERMINERS = listed("keine meine deine seine ihre unsere eure die diese alle Ihre")


def wrong_others(words: Sequence[str]) -> Iterator[Disagreement]:
    """Each *andere* that should be *anderen*, as its determiner has the ending that tells the case."""
    for at in range(len(words) - 2):
        small = words[at].lower() if at == 0 else words[at]
        if words[at + 1] != "andere" or small not in _DETERMINERS or (small == "die" and at and words[at - 1] == ","):
            continue
        cells = {cell for noun in nouns_of(words[at + 2]) for cell in noun.cells_of(words[at + 2])}
        cells -= {"dm", "dn"} if words[at + 2].endswith("e") else set()  # “dem Freunde”
        if cells and cells <= PLURAL_CELLS:
            yield Disagreement(at + 1, at + 2, ("anderen",), AgreementReason.AGREEMENT, words[at + 2])
