"""Russian “по” with the prepositional of a place: “гуляли по парке”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_along"]

_BEHIND = frozenset({
    "приезд", "отъезд", "вылет", "выход", "приход", "уход", "возврат", "прилёт", "въезд", "выезд", "исход", "вечер",
    "конец", "срок", "смерть", "факт",
})  # fmt: skip
"""Nouns of what is over, after which something is done: “по приезде”."""
_OF_DOING = ("ие", "ье")
"""The endings of others: “по окончании”."""


def wrong_along(words: Sequence[str]) -> Iterator[Disagreement]:
    """Nouns behind “по” that stand in the prepositional, and are no end of anything."""
    for at in range(len(words) - 1):
        if words[at].lower() != "по":
            continue
        phrase = PHRASING.phrase(words, at + 1)
        if phrase is None or not phrase.agreeing or any(one.case != "loct" for one in phrase.agreeing):
            continue
        if any(one.lemma in _BEHIND or one.lemma.endswith(_OF_DOING) for one in phrase.nouns):
            continue
        if any(word[:1].isupper() for word in phrase.words):
            continue
        numbers = tuple(dict.fromkeys(one.number for one in phrase.agreeing))
        if meant := phrase.in_cases(("datv",), numbers):
            yield Disagreement(phrase.start, phrase.end, meant[:1], AgreementReason.PREPOSITION, words[at].lower())
