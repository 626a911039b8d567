"""What Swedish words may be, by the affix classes of the Hunspell dictionary that is installed."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from models.agreement.affixed import AffixedForm, AffixedWords
from models.agreement.sv.irregular import irregular_words
from models.agreement.sv.readings import COMMON, NEUTER, SwedishReading

__all__ = ["Swedish", "swedish_of"]

_REMEMBERED = 8_000
_VOWELS = "aeiouyåäöé"
_SHORTEST_PART = 3
_VERY = ("jätte", "super")
_FIRST_CONJUGATION = frozenset("NP")
_NOUN_FLAGS = frozenset("BCDEFGHIJ")


class Swedish:
    """Readings by a dictionary."""

    def __init__(self, words: AffixedWords) -> None:
        """Take the dictionary."""
        self._words = words
        self._irregular = irregular_words()
        self.readings = lru_cache(_REMEMBERED)(self._readings)

    def _readings(self, word: str) -> tuple[SwedishReading, ...]:
        """What a word in small letters may be; nothing if it is not known."""
        if len(word) < 2 or not word.isalpha():
            return ()
        own = self._irregular.readings.get(word, ())
        if any(one.kind == "verb" for one in own):
            return tuple(dict.fromkeys((*own, *(one for one in self._simple(word) if one.kind))))
        if own:
            return own
        found = tuple(self._without_bare(dict.fromkeys(self._simple(word))))
        return found or tuple(dict.fromkeys(self._compound(word)))

    def is_entry(self, word: str) -> bool:
        """Whether a word is an entry of the dictionary."""
        return self._words.flags(word) is not None

    def _without_bare(self, found: Iterable[SwedishReading]) -> Iterator[SwedishReading]:
        """The readings without what an entry of no affixes may be, if there are others: it is listed as their form."""
        known = [one for one in found if one.form != "bare"]
        yield from known or found

    def of_entries(self, word: str) -> tuple[SwedishReading, ...]:
        """What a word may be that is, or is a form of, an entry of the dictionary; no compound is made up."""
        return self._irregular.readings.get(word) or tuple(self._simple(word))

    def is_listed_noun(self, word: str) -> bool:
        """Whether the dictionary has a word and it is a noun."""
        found = self.of_entries(word)
        return bool(found) and all(one.kind == "noun" for one in found)

    def is_first_part(self, word: str) -> bool:
        """Whether a word is a noun without its last “a” or “e”, or with the “s” that joins compounds."""
        bases = (f"{word}a", f"{word}e", word.removesuffix("s"), f"{word[:-1]}a")
        return any(base != word and any(one.kind == "noun" for one in self.of_entries(base)) for base in bases)

    def is_infinitive(self, word: str) -> bool:
        """Whether a word is the infinitive of a verb that the closed table does not have as a noun, too."""
        return word not in self._irregular.nouns and _is_verb(word, self._words.flags(word) or "")

    def _simple(self, word: str) -> Iterator[SwedishReading]:
        for form in self._words.forms(word):
            yield from _of(form)
        if word.endswith("ar") and set(self._words.flags(word[:-1]) or "") >= _FIRST_CONJUGATION:
            yield SwedishReading("verb", word[:-1], form="pres")  # the affix is left out where a noun has the form

    def _compound(self, word: str) -> Iterator[SwedishReading]:
        """What the last part of a compound may be, if it is a noun; the first parts make no difference."""
        if (very := next((one for one in _VERY if word.startswith(one)), "")) and len(word) > len(very) + 2:
            own = self.of_entries(word.removeprefix(very))
            yield from (one._replace(lemma=very + one.lemma) for one in own if one.kind == "adjective")
            return
        for at in range(_SHORTEST_PART, len(word) - _SHORTEST_PART):
            head, tail = word[:at], word[at:]
            if not (self.is_entry(head) or self.is_entry(head.removesuffix("s")) or self.is_entry(head + "a")):
                continue
            own = self._irregular.readings.get(tail) or tuple(self._simple(tail))
            if nouns := [one for one in own if one.kind == "noun"]:
                yield from (one._replace(lemma=head + one.lemma) for one in nouns)
                return

    def noun(self, lemma: str, *, plural: bool, definite: bool) -> str:
        """A form of a noun; empty where there is none."""
        head, tail = self._parts(lemma)
        if own := self._irregular.nouns.get(tail):
            return head + own[2 * plural + definite]
        flags = self._words.flags(tail) or self._words.flags(f"{tail.removesuffix('re')}") or ""
        base = tail if self._words.flags(tail) else tail.removesuffix("re")
        for flag in "BCDEFGHIJT":
            for form in self._words.made(base, flag) if flag in flags else ():
                for one in self._simple(form):
                    if one == SwedishReading("noun", tail, one.gender, plural=plural, definite=definite):
                        return head + form
        if any(one.kind == "noun" and one.plural is plural for one in self._simple(tail)) and not definite:
            return lemma
        return next(
            (head + form for form in _guessed(tail, plural=plural, definite=definite) if self._simple_noun(form)), ""
        )

    def _simple_noun(self, word: str) -> bool:
        return any(one.kind == "noun" for one in self._simple(word))

    def _parts(self, lemma: str) -> tuple[str, str]:
        """A noun that is no entry, cut before its last part."""
        if self._words.flags(lemma) is None and lemma not in self._irregular.nouns:
            for at in range(_SHORTEST_PART, len(lemma) - 2):
                if lemma[at:] in self._irregular.nouns or any(one.kind == "noun" for one in self._simple(lemma[at:])):
                    return lemma[:at], lemma[at:]
        return "", lemma

    def adjective(self, lemma: str, gender: str, *, weak: bool) -> str:
        """A form of an adjective, by its form with “en”; empty where there is none."""
        very = next((one for one in _VERY if lemma.startswith(one)), "")
        if very and self._words.flags(lemma) is None:
            form = self.adjective(lemma.removeprefix(very), gender, weak=weak)
            return form and very + form
        if own := self._irregular.adjectives.get(lemma):
            return own[2 if weak else int(gender == NEUTER)]
        is_verb = lemma.endswith("a")
        if not weak and gender == COMMON and not is_verb:
            return lemma
        flags = self._words.flags(lemma) or ""
        for flag in "OMPK":
            for form in self._words.made(lemma, flag) if flag in flags else ():
                known = [one for one in self._simple(form) if one.kind == "adjective" and one.lemma == lemma]
                if any(not one.form and (one.definite if weak else one.gender == gender) for one in known):
                    return form
        return lemma if not weak and lemma[-1:] == "t" else ""

    def comparative(self, lemma: str) -> str:
        """The comparative in -are of an adjective in its form with “en”; empty where there is none."""
        flags = self._words.flags(lemma) or ""
        forms = (form for flag in "PL" if flag in flags for form in self._words.made(lemma, flag))
        return next((form for form in forms if form.endswith("are")), "") if not lemma.endswith("a") else ""

    def verb(self, lemma: str, form: str) -> str:
        """A form of a verb; empty where there is none."""
        if own := self._irregular.verbs.get(lemma):
            return own[("inf", "pres", "past", "sup").index(form)]
        if form == "inf":
            return lemma
        flags = self._words.flags(lemma) or ""
        if form == "pres" and set(flags) >= _FIRST_CONJUGATION:
            return f"{lemma}r"
        for flag in "mKMP":
            for made in self._words.made(lemma, flag) if flag in flags else ():
                if SwedishReading("verb", lemma, form=form) in self._simple(made):
                    return made
        return ""


def _guessed(lemma: str, *, plural: bool, definite: bool) -> Iterator[str]:
    """Forms that the dictionary may have as entries of their own."""
    if plural:
        end = "na" if definite else ""
        stem = lemma[:-1] if lemma.endswith(("a", "e")) else lemma
        yield from (f"{stem}{ending}{end}" for ending in (("or",) if lemma.endswith("a") else ("ar", "er")))


def _of(form: AffixedForm) -> Iterator[SwedishReading]:
    base, flags = form.base, form.flags
    is_verb = _is_verb(base, flags)
    if not form.flag:
        yield from _entry(base, flags, is_verb=is_verb)
        return
    if form.flag == "T" and base.endswith("a"):
        if not form.add.endswith("s"):
            plural = form.add == "rna"
            yield SwedishReading("noun", f"{base}re", COMMON, plural=plural, definite=form.add != "re")
            if form.add == "re":
                yield SwedishReading("noun", f"{base}re", COMMON, plural=True, definite=False)
        else:
            yield SwedishReading("noun", f"{base}re", form="genitive")
    elif form.add.startswith("nd") and base.endswith("a"):
        yield SwedishReading("", base)
    elif form.flag in "BCDEFGHI" or (form.flag == "J" and not (is_verb and base.endswith("a"))):
        yield from _noun_form(form)
    elif form.flag == "A":
        yield SwedishReading("noun", base, form="genitive")
    elif form.flag in "OPMKQL" and (not is_verb or form.flag in "OP"):
        yield from _adjective_form(form)
    if is_verb and form.flag in "mMKJP":
        yield from _verb_form(form)
    elif form.flag not in "ABCDEFGHIJOPMKQLmT":
        yield SwedishReading("", base)


def _is_verb(base: str, flags: str) -> bool:
    if not flags:
        return False
    if base.endswith("a"):
        return bool({"m", "K", "L", "J", "j"} & set(flags)) or set(flags) >= _FIRST_CONJUGATION
    return base[-1] in _VOWELS and bool({"M", "K"} & set(flags))


def _gender(base: str, flags: str) -> str:
    """The gender of an entry that is a noun; empty where its flags are those of both."""
    neuter = ("B" in flags and not base.endswith("a")) or "C" in flags
    common = bool(set("GI") & set(flags)) or (not neuter and bool(set("DEF") & set(flags)))
    return "" if neuter and common else NEUTER if neuter else COMMON if common else ""


def _entry(base: str, flags: str, *, is_verb: bool) -> Iterator[SwedishReading]:
    own = set(flags)
    known = False
    if is_verb:
        known = True
        yield SwedishReading("verb", base, form="inf")
    gender = _gender(base, flags)
    inflected = own & (_NOUN_FLAGS - {"J"}) if not is_verb else own & set("CEFGHI")
    if gender and inflected:
        known = True
        yield SwedishReading("noun", base, gender, plural=False, definite=False)
        if (gender == NEUTER and not own & set("EH")) or ("J" in own and base.endswith(("re", "er"))):
            yield SwedishReading("noun", base, gender, plural=True, definite=False)
    if not is_verb and (own & set("OPQk") or ("M" in own and base.endswith(("el", "er", "en", "al", "am")))):
        known = True
        both = base.endswith("t") and base[-2:-1] not in _VOWELS
        yield SwedishReading("adjective", base, "" if both else COMMON, plural=False, definite=False)
        if base[-1] in _VOWELS:
            yield SwedishReading("adjective", base, definite=True)
    if not known:
        yield SwedishReading("", base, form="" if own & _NOUN_FLAGS | own & set("OPQ") else "bare")


def _noun_form(form: AffixedForm) -> Iterator[SwedishReading]:
    add, flag = form.add, form.flag
    if add.endswith("s"):
        yield SwedishReading("noun", form.base, form="genitive")
        return
    gender = _gender(form.base, form.flags)
    if flag in "BC":
        yield SwedishReading("noun", form.base, NEUTER, plural=False, definite=True)
    elif flag in "DEF":
        if gender == NEUTER:
            yield SwedishReading("noun", form.base, gender, plural=True, definite=flag != "E")
        elif gender == COMMON:
            yield SwedishReading("noun", form.base, gender, plural=False, definite=True)
        else:
            yield SwedishReading("", form.base)
    elif flag == "J" and form.strip == "um" and add == "et":
        yield SwedishReading("noun", form.base, NEUTER, plural=False, definite=True)
    else:
        yield SwedishReading("noun", form.base, gender, plural=True, definite=add.endswith("na"))


def _adjective_form(form: AffixedForm) -> Iterator[SwedishReading]:
    add, base = form.add, form.base
    if add.endswith("s") and form.flag in "LK":
        return
    if add.endswith(("are", "ast", "aste")) and form.flag in "PL":
        yield SwedishReading("adjective", base, form="comparative" if add.endswith("re") else "superlative")
    elif base.endswith("a"):
        if add == "d":
            yield SwedishReading("adjective", base, COMMON, plural=False, definite=False)
        elif add == "t":
            yield SwedishReading("adjective", base, NEUTER, plural=False, definite=False)
        else:
            yield SwedishReading("adjective", base, definite=True)
    elif add in ("t", "tt"):
        yield SwedishReading("adjective", base, NEUTER, plural=False, definite=False)
    elif add.endswith(("a", "e")):
        yield SwedishReading("adjective", base, definite=True)
    else:
        yield SwedishReading("", base)


def _verb_form(form: AffixedForm) -> Iterator[SwedishReading]:
    add, flag = form.add, form.flag
    if flag == "m":
        yield SwedishReading("verb", form.base, form="pres")
    elif flag == "J":
        yield SwedishReading("verb", form.base, form="imp")
    elif flag == "K" and add == "er" and form.strip == "a":
        yield SwedishReading("verb", form.base, form="pres")
    elif add.endswith(("it", "tt")) or (add == "t" and flag in "KMP"):
        yield SwedishReading("verb", form.base, form="sup")
    elif flag in "KM" or add == "de":
        yield SwedishReading("verb", form.base, form="past")


@cache
def swedish_of(words: AffixedWords) -> Swedish:
    """Readings by a dictionary, made once."""
    return Swedish(words)
