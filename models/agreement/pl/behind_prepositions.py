"""Polish numerals behind prepositions with the genitive: “od dwa miesiące”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.pl.doubts import goes_on
from models.agreement.pl.phrases import PHRASING

__all__ = ["wrong_counted_genitives"]

_PREPOSITIONS = frozenset({"od", "bez", "dla", "oprócz", "powyżej", "poniżej", "koło"})
_GENITIVES = {
    "dwa": "dwóch", "dwie": "dwóch", "trzy": "trzech", "cztery": "czterech", "pięć": "pięciu", "sześć": "sześciu",
    "siedem": "siedmiu", "osiem": "ośmiu", "dziewięć": "dziewięciu", "dziesięć": "dziesięciu", "kilka": "kilku",
    "kilkanaście": "kilkunastu", "parę": "paru",
}  # fmt: skip


def wrong_counted_genitives(words: Sequence[str]) -> Iterator[Disagreement]:
    """Numerals, and what they count, that do not stand in the genitive behind a preposition that asks for it."""
    for at in range(len(words) - 2):
        form = _GENITIVES.get(words[at + 1], "")
        if not form or words[at].lower() not in _PREPOSITIONS:
            continue
        phrase = PHRASING.phrase(words, at + 2, governed=True)
        if phrase is None or goes_on(words, phrase) or any(noun.is_name for noun in phrase.nouns):
            continue
        if any(noun.case == "gent" and noun.number == "plur" for noun in phrase.agreeing):
            counted = " ".join(phrase.words)
        else:
            counted = next(iter(phrase.in_cases(("gent",), ("plur",))), "")
        if counted:
            meant = (f"{form} {counted}",)
            yield Disagreement(at + 1, phrase.end, meant, AgreementReason.PREPOSITION, words[at].lower())
