"""What Dutch words may be: by the list of words of the Hunspell dictionary, and lists of nouns with their gender."""

from functools import lru_cache

from models.agreement.affixed import AffixedWords
from models.agreement.table import agreement_table

__all__ = ["DE", "HET", "NOUNS", "Dutch", "dutch_of"]

DE, HET = "de", "het"
_WORDS = agreement_table("nl").words
NOUNS = dict.fromkeys(_WORDS["het_nouns"], HET) | dict.fromkeys(_WORDS["de_nouns"], DE)
_IRREGULAR = tuple(tuple(verb.split("|")) for verb in sorted(_WORDS["verbs"]))
_REMEMBERED = 8_000
_DE_ENDINGS = ("heid", "teit", "atie", "itie", "ctie", "logie", "iging", "ering", "ening", "eling", "ating")
_HET_ENDINGS = ("isme", "ment", "tje", "pje", "kje")
_EXCEPTIONS = frozenset({"onderscheid", "afscheid", "barbier", "oranje", "franje", "zeetje", "beetje", "koekje"})
_SHORTEST_PART = 3
_S_PLURALS = ("el", "er", "em", "en", "ier", "aar")
_PLURALS = {"kind": "kinderen", "ei": "eieren", "lied": "liederen", "kalf": "kalveren", "lam": "lammeren"}
_SINGULARS = {plural: word for word, plural in _PLURALS.items()}
_VOWELS = "aeiou"


class Dutch:
    """Nouns, adjectives and verbs by a dictionary."""

    def __init__(self, words: AffixedWords) -> None:
        """Take the dictionary."""
        self._words = words
        self.gender = lru_cache(_REMEMBERED)(self._gender)
        self.plural = lru_cache(_REMEMBERED)(self._plural)
        self.singular = lru_cache(_REMEMBERED)(self._singular)
        self.inflected = lru_cache(_REMEMBERED)(self._inflected)
        self.base = lru_cache(_REMEMBERED)(self._base)
        self.verb = lru_cache(_REMEMBERED)(self._verb)
        self.has = lru_cache(_REMEMBERED)(self._has)

    def _has(self, word: str) -> bool:
        """Whether the dictionary has a word."""
        return next(self._words.forms(word), None) is not None

    def is_no_verb(self, word: str) -> bool:
        """Whether a word is unknown, or a participle with -e at most: “wachte”, “begroete”."""
        return all(one.tag == "VBpe" for one in self._words.forms(word))

    def is_joint(self, word: str) -> bool:
        """Whether a word with -s stands in compounds only: “verkeers”."""
        found = list(self._words.forms(word))
        return word.endswith("s") and bool(found) and all(one.flag == "Ch" for one in found)

    def is_participle(self, word: str) -> bool:
        """Whether a word is an entry, as the participles of compound verbs are."""
        return self._words.flags(word) is not None and word.endswith(("d", "t", "en", "an"))

    def is_noun(self, word: str) -> bool:
        """Whether a word is a noun that has a plural, or is one, by the dictionary."""
        return any(self._words.tagged(word, "NN2")) or self._is_plural(word)

    def _gender(self, word: str) -> str:
        """Of a noun in the singular ``de`` or ``het``; empty for what is none beyond doubt."""
        if own := NOUNS.get(word):
            return own
        if len(word) < 5 or not self.has(word) or self._is_plural(word):
            return ""
        if word in _EXCEPTIONS:
            return ""
        if word.endswith(_DE_ENDINGS):
            return DE
        if word.endswith(_HET_ENDINGS):
            return HET
        for at in range(_SHORTEST_PART, len(word) - _SHORTEST_PART):
            head, tail = word[:at], word[at:]
            if head in _WORDS["prefixes"]:
                continue
            if tail in NOUNS and len(tail) > _SHORTEST_PART and (self.has(head) or self.has(head.removesuffix("s"))):
                return NOUNS[tail]
        return ""

    def _is_plural(self, word: str) -> bool:
        return word in _SINGULARS or any(one.tag.startswith("NN2") for one in self._words.forms(word))

    def _plural(self, word: str) -> str:
        """The plural of a noun; empty where the dictionary has none."""
        if own := _PLURALS.get(word):
            return own
        forms = [form for form in self._words.tagged(word, "NN2") if not form.endswith("-")]
        if word.endswith("je"):
            return f"{word}s"
        if not forms:
            stem = next((word[at:] for at in range(3, len(word) - 2) if word[at:] in NOUNS), "")
            end = stem and self._plural(stem)
            return end and word.removesuffix(stem) + end
        if word.endswith(_S_PLURALS) and f"{word}s" in forms:
            return f"{word}s"
        return f"{_open(word)}en" if f"{_open(word)}en" in forms and not word.endswith(_S_PLURALS) else forms[-1]

    def _singular(self, word: str) -> str:
        """The noun of which a word is the plural; empty where it is none."""
        if own := _SINGULARS.get(word):
            return own
        bases = [one.base for one in self._words.forms(word) if one.tag == "NN2"]
        return next((base for base in bases if base in NOUNS), bases[0] if bases else "")

    def _inflected(self, base: str) -> str:
        """An adjective with -e; empty for what is none that may have it."""
        return next(self._words.tagged(base, "AJe"), "")

    def _base(self, form: str) -> str:
        """The adjective without -e; empty for what is none."""
        return next((one.base for one in self._words.forms(form) if one.tag == "AJe"), "")

    def is_comparative(self, word: str) -> bool:
        """Whether a word is an adjective or adverb in the comparative."""
        return any(one.tag.startswith("AJc") for one in self._words.forms(word))

    def _verb(self, form: str) -> tuple[str, str, str]:
        """Stem, form with “hij” and infinitive of a verb in the present; empty ones for what is none."""
        for stem, third, infinitive in _IRREGULAR:
            if form in (stem, third, infinitive):
                return stem, third, infinitive
        stems = [form] if self._is_stem(form) else []
        stems += [one.base for one in self._words.forms(form) if one.tag == "VB3"]
        cut = [one for one in (*_closed(form[:-2]), form[:-2]) if self._is_stem(one)] if form.endswith("en") else []
        for stem in (*stems, *cut):
            soft = stem[:-1] + {"f": "v", "s": "z"}.get(stem[-1], stem[-1])
            for infinitive in (f"{_open(stem)}en", f"{soft}en", f"{stem}{stem[-1]}en"):
                if self._is_infinitive(infinitive) and (stem in stems or infinitive == form):
                    return stem, stem if stem.endswith("t") else f"{stem}t", infinitive
        return "", "", ""

    def past(self, form: str) -> tuple[str, str]:
        """The singular and the plural of a weak verb in the past; empty ones for what is none."""
        tags = {one.tag for one in self._words.forms(form)}
        if "VBh1" in tags and form.endswith("e"):
            return form, f"{form}n"
        return (form[:-1], form) if "VBh" in tags and form.endswith("en") else ("", "")

    def weak_pasts(self, stem: str, *, plural: bool) -> list[str]:
        """The past of a weak verb by its stem; nothing for what is none."""
        return list(self._words.tagged(stem, "VBh" if plural else "VBh1"))

    def _is_stem(self, word: str) -> bool:
        """Whether a word has a form with -t, or is one that ends so and has a past."""
        return any(self._words.tagged(word, "VB3")) or (word.endswith("t") and any(self._words.tagged(word, "VBh1")))

    def _is_infinitive(self, word: str) -> bool:
        return any(self._words.tagged(word, "PPn"))


def _open(word: str) -> str:
    """A word before an ending that begins with a vowel: “groot” -> “grot”, “wit” -> “witt”, “lief” -> “liev”."""
    if len(word) > 3 and word[-1] not in _VOWELS and word[-2] == word[-3] and word[-2] in "aeou":
        word = word[:-2] + word[-1]
        return word[:-1] + {"f": "v", "s": "z"}.get(word[-1], word[-1])
    if (
        word[-1] in "bdfgklmnprst"
        and len(word) > 2
        and word[-2] in _VOWELS
        and word[-3] not in _VOWELS
        and _is_short(word)
    ):
        return word + word[-1]
    if word[-1] in "fs" and len(word) > 3 and word[-2] in _VOWELS and word[-3] in _VOWELS:
        return word[:-1] + {"f": "v", "s": "z"}[word[-1]]
    return word


def _is_short(word: str) -> bool:
    """Whether the last vowel of a word is stressed, as far as letters tell: “wit”, not “makkelijk”."""
    return sum(letter in _VOWELS and (at == 0 or word[at - 1] not in _VOWELS) for at, letter in enumerate(word)) == 1


def _closed(stem: str) -> list[str]:
    """What a stem may be without its ending: “grot” -> “groot”, “witt” -> “wit”, “liev” -> “lief”."""
    found = []
    last = {"v": "f", "z": "s"}.get(stem[-1:], stem[-1:])
    if len(stem) > 2 and stem[-1] == stem[-2]:
        found.append(stem[:-1])
    elif len(stem) > 1 and stem[-2] in "aeou" and (len(stem) < 3 or stem[-3] not in _VOWELS):
        found.append(f"{stem[:-1]}{stem[-2]}{last}")
    if last != stem[-1:]:
        found.append(stem[:-1] + last)
    return found


@lru_cache(2)
def dutch_of(words: AffixedWords) -> Dutch:
    """Words by a dictionary, made once."""
    return Dutch(words)
