"""German phrases behind “und” in another case than the phrase before: “mit meiner Mutter und mein Vater”."""

from collections.abc import Iterator, Sequence

from models.agreement.de.verbs import readings
from models.agreement.de.words import is_infinitive, is_participle, may_be_finite
from models.agreement.disagreement import AgreementReason, Disagreement
from models.noun_phrases.cells import listed
from models.noun_phrases.phrases import NounPhrase

__all__ = ["wrong_joined"]

_DATIVE = listed("mit bei von zu aus seit nach")
_ACCUSATIVE = listed("für ohne gegen durch um")
_SUBJECTS = listed("ich du er wir man")
_BEING = frozenset({"sein", "werden", "bleiben", "heißen", "scheinen"})
_ENDS = listed(". ! ? , ;")
_NO_NAMES = listed("als wie außer")
_FAR = 8


def wrong_joined(words: Sequence[str], phrases: Sequence[NounPhrase]) -> Iterator[Disagreement]:
    """Nominatives behind “und” and a phrase that an accusative verb or a preposition asks for."""
    starts = {phrase.start: phrase for phrase in phrases}
    for first in phrases:
        second = starts.get(first.end + 1)
        if second is None or words[first.end] not in ("und", "oder") or not second.cells or not first.cells:
            continue
        if any(cell[0] != "n" for cell in second.cells) or not _ends(words, second.end):
            continue
        case = _case(words, first)
        if not case or not any(cell[0] == case for cell in first.cells):
            continue
        cells = dict.fromkeys((f"{case}{cell[1]}" for cell in second.cells), 0.0)
        forms = second.in_cells(cells)
        if forms:
            yield Disagreement(second.start, second.end, forms[:1], AgreementReason.AGREEMENT, words[first.end - 1])


def _ends(words: Sequence[str], at: int) -> bool:
    """Whether nothing but the infinitive or participle that closes a clause follows."""
    if at < len(words) and (is_participle(words[at]) or is_infinitive(words[at])):
        at += 1
    return at >= len(words) or words[at] in _ENDS


def _case(words: Sequence[str], phrase: NounPhrase) -> str:
    """The case in which a phrase stands beyond doubt; empty where it is not known."""
    at = phrase.start
    before = words[at - 1].lower() if at else ""
    if phrase.determiner.preposition:
        return ""
    if before in _DATIVE:
        return "d"
    if before in _ACCUSATIVE:
        return "a"
    if any(cell[0] not in "na" for cell in phrase.cells) or not any(cell[0] == "a" for cell in phrase.cells):
        return ""
    for place in range(at - 1, max(at - _FAR, -1), -1):
        word = words[place].lower() if place == 0 else words[place]
        if not word[0].isalnum() or word in _NO_NAMES:
            return ""
        if word in _SUBJECTS:
            near = [*words[max(place - 1, 0) : place], *words[place + 1 : place + 2]]
            verbs = [one for other in near if may_be_finite(other.lower()) for one in readings(other.lower())]
            return "a" if verbs and all(one.lemma not in _BEING for one in verbs) else ""
    return ""
