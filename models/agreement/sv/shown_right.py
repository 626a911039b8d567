"""What the dictionary says of Swedish words, and what stands beside them, shows a change to be none for the better.

A model of many languages guesses genders, and knows few words: what the dictionary says of a noun is surer.
"""

import re
from pathlib import Path

from models.agreement.affixed import affixed_words, dictionary_path
from models.agreement.sv.morphology import Swedish, swedish_of
from models.agreement.sv.phrases import adjectives_of, nouns_of
from models.agreement.sv.readings import COMMON, NEUTER
from models.corrector.rereading import kin

__all__ = ["installed", "is_own", "is_shown_right"]

_WORD = re.compile(r"[^\W\d_]+")
_TO_NEUTER = {
    "en": "ett", "min": "mitt", "din": "ditt", "sin": "sitt", "vår": "vårt", "er": "ert", "någon": "något",
    "nån": "nåt", "ingen": "inget", "denna": "detta", "vilken": "vilket", "annan": "annat",
    "varannan": "vartannat", "sådan": "sådant", "den": "det",
}  # fmt: skip
_OTHER = _TO_NEUTER | {neuter: common for common, neuter in _TO_NEUTER.items()}
_OWNERS = {
    "min": "mina", "mitt": "mina", "din": "dina", "ditt": "dina", "sin": "sina", "sitt": "sina", "vår": "våra",
    "vårt": "våra",
}  # fmt: skip
_BETWEEN = frozenset(
    {"här", "där", "enda", "samma", "vänstra", "högra", "egen", "eget", "första", "andra", "tredje", "sista", "bästa"}
)
"""What may stand between such a word and its noun besides adjectives of the dictionary."""
_STAYING = re.compile(
    r"\b(?:är|var|varit|vara|sitter|satt|suttit|sitta|står|stod|stått|stå|ligger|låg|legat|ligga|bor|bodde|bott|bo"
    r"|stannar|stannade|stannat|stanna|jobbar|jobbade|sover|sov|äter|åt)(?: [^\W\d_]+){0,2} $",
    re.IGNORECASE,
)
_PLACES = {
    "uppe": "upp", "nere": "ner", "inne": "in", "ute": "ut", "hemma": "hem", "borta": "bort", "framme": "fram",
    "här": "hit", "där": "dit",
}  # fmt: skip
"""Where somebody is, and where to: behind verbs of staying the first is right."""
_SPOKEN = {
    "nån": "någon", "nåt": "något", "nånting": "någonting", "nåra": "några", "nånstans": "någonstans",
    "nånsin": "någonsin", "sån": "sådan", "sånt": "sådant", "såna": "sådana", "nå'n": "någon", "sen": "sedan",
    "mej": "mig", "dej": "dig", "sej": "sig", "stan": "staden", "dan": "dagen", "sa": "sade", "la": "lade",
    "ska": "skall", "ta": "taga", "ge": "giva", "bli": "bliva", "mor": "moder", "far": "fader",
}  # fmt: skip
"""Spoken forms, and what those who write with care may put for them: no mistakes."""
_ASKS = ["jag", "du", "han", "hon", "vi", "ni", "de", "dom", "man"]
_HELPERS = frozenset(
    {"ska", "skulle", "kan", "kunde", "vill", "ville", "måste", "får", "fick", "har", "hade", "bör", "borde"}
    | {"tar", "tog", "ser", "såg", "köper", "köpte", "läser", "läste"}
)
_STATES = re.compile(
    r"\b(?:att|och|kan|ska|vill|måste|får|bör|skulle|kunde) (?:inte |alltid |aldrig |så |mer |lite |verkligen )?"
    r"(?:vara|bli|känna sig|verka|förbli)(?: (?:så|mer|lite|helt|väldigt|riktigt|mycket|ganska|lika|för))? $",
    re.IGNORECASE,
)
"""An infinitive of being: whose it is the sentence need not say, as in “det gäller att vara snabb”."""
_LIKE_OTHERS = re.compile(
    r"\b(?:sin|sitt|sina|min|mitt|mina|din|ditt|dina|vår|vårt|våra)(?: \w+){1,2} (?:och|eller|med|samt|till) $",
    re.IGNORECASE,
)
_OTHERS = frozenset({"hans", "hennes", "deras"})
_AT_PLACES = re.compile(r"\b(?:i|på|till|från|mot|genom|via|över|runt|utanför|nära|kring|vid) $", re.IGNORECASE)
_SHORTEST = 4


def installed(folder: Path | None = None) -> Swedish | None:
    """The words of the dictionary that is installed.

    Args:
        folder: of Hunspell dictionaries; None looks at the usual places.
    """
    path = dictionary_path("sv", folder)
    return swedish_of(affixed_words(path)) if path else None


def is_shown_right(source: str, start: int, end: int, replacement: str, swedish: Swedish | None = None) -> bool:
    """Whether a change is to a word that is right by what the sentence and the dictionary show.

    Args:
        source: the sentence.
        start: where the change starts (code points of the sentence).
        end: where it ends.
        replacement: what it writes there.
        swedish: the words of the dictionary, if it is installed.
    """
    word, meant = source[start:end], replacement
    small, new = word.lower(), meant.lower()
    if (
        small.partition(" ")[0] in _OWNERS
        and swedish is not None
        and _is_made_plural(small, new, source[end:], swedish)
    ):
        return True
    if not word or not _WORD.fullmatch(word):
        return False
    before, behind = source[:start], source[end:]
    if _SPOKEN.get(small) == new:
        return True
    if small in _OTHERS and new in ("sin", "sitt", "sina"):
        return _LIKE_OTHERS.search(before) is not None
    if _PLACES.get(small) == new and _STAYING.search(before):
        return True
    if new == f"{small}t" and _STATES.search(before):
        return True
    if small in ("den", "det") and new in ("den", "det", "de") and _is_fronted(behind):
        return True
    if swedish is None:
        return False
    if word.istitle() and meant == small:
        return _AT_PLACES.search(before) is not None and swedish.is_entry(word)
    if _OTHER.get(small) == new:
        return _gender_behind(behind, swedish) == (COMMON if small in _TO_NEUTER else NEUTER)
    return _is_other_word(small, new, swedish)


def is_own(source: str, start: int, end: int, swedish: Swedish | None) -> bool:
    """Whether a word that is doubted is a possessive that agrees with its noun: “mitt vänstra öga”.

    Args:
        source: the sentence.
        start: where the word starts (code points of the sentence).
        end: where it ends.
        swedish: the words of the dictionary, if it is installed.
    """
    small = source[start:end].lower()
    if small not in _OWNERS or small.startswith("s") or swedish is None:
        return False
    return _gender_behind(source[end:], swedish) == (COMMON if small in _TO_NEUTER else NEUTER)


def _is_made_plural(small: str, new: str, behind: str, swedish: Swedish) -> bool:
    """Whether a possessive that agrees with its noun in the singular would be made a plural: “sin syster”."""
    owner, _, noun = small.partition(" ")
    if new.partition(" ")[0] != _OWNERS[owner]:
        return False
    return _gender_behind(f" {noun}" if noun else behind, swedish) == (COMMON if owner in _TO_NEUTER else NEUTER)


def _is_fronted(behind: str) -> bool:
    """Whether what stands before is an object before its verb and subject: “den ska vi snart bli av med”."""
    words = _WORD.findall(behind.lower())[:2]
    return len(words) > 1 and words[0] in _HELPERS and words[1] in _ASKS


def _gender_behind(behind: str, swedish: Swedish) -> str:
    """The gender of the noun of a phrase whose first word stands before it; empty where that is not told."""
    phrase = re.match(r"(?: [^\W\d_]+)+", behind)
    words = phrase[0].lower().split()[:4] if phrase else []
    for word in words:
        nouns = nouns_of(swedish, word)
        if nouns:
            genders = {one.gender for one in nouns if one.plural is not True}
            return genders.pop() if len(genders) == 1 else ""
        if not adjectives_of(swedish, word) and word not in _BETWEEN:
            return ""
    return ""


def _is_other_word(small: str, new: str, swedish: Swedish) -> bool:
    """Whether a noun is put aside for a shorter word that is no form of it: *attack* for *att*."""
    if len(small) <= _SHORTEST or not small.startswith(new) or new in kin("sv").get(small, ()):
        return False
    own = swedish.readings(small)
    if not own or any(one.kind != "noun" or one.form or one.definite for one in own):
        return False
    lemmas = {one.lemma for one in own}
    return not lemmas & {one.lemma for one in swedish.readings(new)}
