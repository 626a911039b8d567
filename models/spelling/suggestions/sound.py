"""How English words sound, roughly, so that one written by the ear is found: ``fizics``, ``tite``, ``dauter``.

Letters are rewritten as sounds, capitals for those that have no letter of their own (``S`` as in *she*, ``Y`` as in
*my*). Words with the same consonants are compared, as Metaphone (Philips, 1990) leaves vowels out; how far their vowels
are from each other is left to the slips (`models.spelling.suggestions.slips`).
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from models.prepared import prepared
from models.spelling.suggestions.slips import slips
from models.spelling.words import lexicon as lexicons
from models.spelling.words.lexicon import Lexicon

__all__ = ["SoundIndex", "heard_apart", "sounds"]

_UNLIKE = dict(
    pair.split(":")
    for pair in """
    enough:enuf rough:ruf tough:tuf laugh:laf cough:kof though:TO through:TrU island:Yland islands:Ylands
    people:pEpl business:bisnes busy:bisE women:wimen colonel:kernel yacht:yot aisle:Yl answer:anser sugar:Suger
    sure:SUr one:wun once:wuns eye:Y iron:Yern said:sed friend:frend friends:frends knowledge:nolej of:ov
    could:kud would:wud should:Sud tongue:tung vegetable:vejtabl guess:ges guest:gest guard:gard guitar:gitar
    build:bild biscuit:biskit receipt:resEt muscle:musl debt:det doubt:dout subtle:sutl stomach:stumak ache:Ak
    anchor:ankor chaos:kAos choir:kwYr chorus:korus echo:ekO know:nO knows:nOs known:nOn
    """.split()  # noqa: SIM905
)
"""Words that sound unlike what they look."""
_RULES = (
    ("^[kgp]n", "n"), ("^wr", "r"), ("^ps", "s"), ("^wh", "w"), ("^rh", "r"), ("^x", "s"),
    ("(?:[ctx]i|sci|ce|sh)ous|shus$", "Sus"), ("(?:[ct]ia|[tcs]io|ssio|tie|shu|she)n", "Sn"), ("[ct]ial", "Sl"),
    ("ssure", "Sr"), ("[ts]ure(?=$|s$|d$)", "Cr"), ("eigh|aigh", "A"), ("igh", "Y"), ("[ao]ugh", "o"),
    ("sch", "sk"), ("ch(?=[rlmnt])", "k"), ("tch|ch", "C"),
    ("sh", "S"), ("th", "T"), ("ph", "f"), ("ck|cq|que$|q(?!u)", "k"), ("qu", "kw"), ("x", "ks"),
    ("dge", "j"), ("sc(?=[eiy])|st(?=le)|z+", "s"), ("c(?=[eiy])", "s"), ("c+", "k"), ("gg", "g"), ("g(?=[eiy])", "j"),
    ("gh", ""), ("(?<=m)[bn]$", ""), ("(?<=a)l(?=k$)", ""), ("ai|ay|ei(?!n)", "A"), ("ee|ea|ie|ey$|y$", "E"),
    ("oa|ow$|oe", "O"), ("oo|ue|ew|ou", "U"), ("au|aw", "o"),
)  # fmt: skip
"""Letters, some only where they stand so, and how they sound; the first that fits is taken."""
_LETTERS = re.compile("|".join(f"({letters})" for letters, _ in _RULES))
_HEARD = ("", *(sound for _, sound in _RULES))
_SILENT_E = re.compile(r"([aeiou])([bdfgjklmnprstv])e(?=$|[sd]$|ly$|ment)")
_LONG = str.maketrans("aeiou", "AEYOU")
_TWICE = re.compile(r"([^aeiou])\1+|(?<=.)e$")
_VOWELS = re.compile("[aeiouyAEIOUY']")
_SAME = str.maketrans("CjDzvb", "kgTsfp")
"""Consonants that are taken for each other."""
_LEAST_ZIPF = 2.5
_FARTHEST = 1.0
"""How far words may be apart as they sound."""


def sounds(lower: str) -> str:
    """A word in lower case as it sounds."""
    if lower in _UNLIKE:
        return _UNLIKE[lower]
    heard = _LETTERS.sub(lambda found: _HEARD[found.lastindex or 0], lower)
    heard = _SILENT_E.sub(lambda found: found[1].translate(_LONG) + found[2], heard)
    return _TWICE.sub(lambda found: found[1] or "", heard)


def _consonants(heard: str) -> str:
    """What words that may sound alike have in common; the first sound stands also where it is a vowel."""
    rest = _VOWELS.sub("", heard[1:]).translate(_SAME)
    first = heard[:1].translate(_SAME)
    return ("a" if _VOWELS.match(first) else first) + rest


def heard_apart(one: str, other: str) -> float:
    """How far two words in lower case are apart as they sound, in units of an ordinary slip."""
    return slips("en").cost(sounds(one), sounds(other))


class SoundIndex:
    """The words of English by how they sound."""

    def __init__(self, words: Iterable[tuple[str, float]]) -> None:
        """Take words in lower case with their Zipf frequencies; rare ones are left out."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for word, zipf in words:
            if zipf >= _LEAST_ZIPF:
                found[_consonants(sounds(word))].append(word)
        self._words = dict(found)

    @classmethod
    def of(cls, lexicon: Lexicon) -> "SoundIndex":
        """The words of a lexicon, worked out once for the file that it was read from."""

        def work_out() -> dict[str, list[str]]:
            return cls((word, lexicon.zipf(word)) for word in lexicon.words())._words

        index = cls(())
        if lexicon.source is None:
            index._words = work_out()
        else:
            index._words = prepared("sounds", [lexicon.source, Path(lexicons.__file__), Path(__file__)], work_out)
        return index

    def near(self, lower: str) -> Iterator[str]:
        """The words that sound about like a word, in no order."""
        words = self._words.get(_consonants(sounds(lower)), ())
        return (word for word in words if heard_apart(lower, word) <= _FARTHEST)
