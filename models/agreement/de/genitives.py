"""German noun phrases right behind another one, which should be genitives, as in “Das Auto mein Vater ist alt”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.words import is_finite
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.phrases import NounPhrase

__all__ = ["missing_genitives"]

_OWNERS = ("mein", "dein", "sein", "unser", "ihr", "euer", "eur")


def missing_genitives(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Whose something is, between the subject that opens a sentence and its verb."""
    first = next((one for one in phrases if one.start == 0), None)
    if first is None or not any(cell[0] == "n" for cell in first.cells):
        return
    owner = next((one for one in phrases if one.start == first.end), None)
    if owner is None or owner.end + 1 >= len(words) or not owner.words[0].startswith(_OWNERS):
        return
    if not owner.cells or any(cell[0] in "gd" for cell in owner.cells):
        return
    persons = {"sie" if cell[1] == "p" else "er" for cell in first.cells if cell[0] == "n"}
    if not is_finite(words[owner.end], persons):
        return
    numbers = {cell[1] for cell in owner.cells if cell[0] == "n"} or {cell[1] for cell in owner.cells}
    forms = owner.in_cells({f"g{number}": 0.0 for number in sorted(numbers)})
    if forms:
        yield Disagreement(owner.start, owner.end, forms[:2], AgreementReason.RELATIVE, first.words[-1])
