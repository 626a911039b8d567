"""What words may be, by a spelling dictionary and the paradigms of the language."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, cached_property, lru_cache
from itertools import takewhile
from pathlib import Path

from models.agreement.inflected.lexemes import FormPlace, InflectedReading, Lexeme
from models.agreement.inflected.paradigms import ends_of, paradigm_table
from models.errors import ModelError
from models.spelling.hunspell.dictionaries import FOLDERS, sources
from models.spelling.hunspell.entry_forms import EntryForms, FlaggedEntry
from models.spelling.lists.inflected import inflected

__all__ = ["Morphology", "dictionary_file", "morphology"]

_REMEMBERED = 10_000
_LEXEMES = 10_000
_SHORTEST_DENIED = 2
_SHORTEST_DONE = 6
"""Letters of a participle of the past; shorter ones are adjectives: “малий”, “смілий”."""
_SKIPPED = "SKIP"
"""The kind of entries that are hardly ever meant, where another has the same form."""


class Morphology:
    """Knows what the words of a language may be; nothing of those that are of an entry which fits no paradigm."""

    def __init__(self, code: str, path: Path | None) -> None:
        """Get ready; the dictionary is read when it is first asked.

        ``infinitive`` is then the ending of infinitives that may be cut short; empty where there are none;
        ``negation`` is what a word begins with that is denied; empty where a word of its own does it.

        Args:
            code: of the language.
            path: of its dictionary; without it no word is known.
        """
        self._code = code
        self._path = path
        self._table = paradigm_table(code)
        self.infinitive = self._table.stems.reflexives[2]
        self.negation = self._table.stems.negation.partition(" ")[0]
        self.readings = lru_cache(_REMEMBERED)(self._readings)
        self._names = lru_cache(_REMEMBERED)(self._named)
        self._lexemes = lru_cache(_LEXEMES)(self._lexemes_of)

    def _readings(self, word: str) -> tuple[InflectedReading, ...]:
        """What a word may be; of one with a capital also what it may be without.

        Nothing if it is not known, or is cut short.
        """
        if self._path is None or not word.replace("'", "").isalpha() or (len(word) > 1 and word.isupper()):
            return ()
        small = tuple(self._spelled(word.lower()))
        if word.islower():
            return small
        named = tuple(self._spelled(word))
        places = any("Geox" in one.marks for one in named)
        return small + named if places else small or named

    def is_reflexive(self, verb: str) -> bool:
        """Whether an infinitive ends in a reflexive pronoun."""
        reflexive, _, infinitive = self._table.stems.reflexives
        return bool(reflexive) and verb.endswith(infinitive + reflexive)

    def finite(self, infinitive: str, person: str, number: str) -> tuple[str, ...]:
        """The forms of the verb with an infinitive, the shortest first, which is no future made of the infinitive."""
        forms = {
            form
            for lexeme in self._verbs(infinitive)
            for form, place in lexeme.forms
            if place.has((person, number, "indc")) and place.tense in ("pres", "futr")
        }
        return tuple(sorted(forms, key=lambda form: (len(form), form)))

    def past(self, infinitive: str, number: str, gender: str) -> str:
        """The past of the verb with an infinitive; empty where there is none."""
        marks = ["past", number, *filter(None, [gender])]
        return next((form for lexeme in self._verbs(infinitive) if (form := lexeme.form(*marks))), "")

    def _verbs(self, infinitive: str) -> Iterator[Lexeme]:
        """The verbs with an infinitive; none where no word is known."""
        if self._path is None:
            return
        for entry in self._dictionary.entries(infinitive):
            yield from (lexeme for lexeme in self._lexemes(entry) if lexeme.kind == "VERB")

    def lexemes(self, lemma: str) -> tuple[Lexeme, ...]:
        """The words with a dictionary form; none where no word is known."""
        listed = (one for one in self._table.listed.get(lemma, ()) if one.lemma == lemma)
        if self._path is None:
            return ()
        found = (one for entry in self._dictionary.entries(lemma) for one in self._lexemes(entry))
        return (*listed, *(one for one in found if one.lemma == lemma and one.kind != _SKIPPED))

    def entry_forms(self, lemma: str) -> frozenset[str]:
        """All forms of the entries with a dictionary form, also those that have no place in a paradigm."""
        if self._path is None:
            return frozenset()
        own = (entry for entry in self._dictionary.entries(lemma) if entry.word == lemma)
        return frozenset(form for entry in own for form in self._dictionary.forms(entry))

    def names(self, lemma: str) -> frozenset[str]:
        """A lemma, and the infinitives of which it may be the participle."""
        return self._names(lemma)

    def _named(self, lemma: str) -> frozenset[str]:
        pairs = (pair.partition(":") for pair in self._table.stems.participles.split())
        return frozenset({lemma} | {lemma.removesuffix(end) + to for end, _, to in pairs if lemma.endswith(end)})

    def _spelled(self, word: str) -> Iterator[InflectedReading]:
        listed = self._table.listed.get(word)
        if listed:
            yield from (one for lexeme in listed for one in lexeme.readings(word))
            return
        found = tuple(self._of_entries(word))
        yield from found or self._denied_of_listed(word)

    def _denied_of_listed(self, word: str) -> Iterator[InflectedReading]:
        """What a verb may be that is denied, and listed without that: “neprošli”."""
        listed = self._table.listed.get(word.removeprefix(self.negation), ()) if self.negation else ()
        if word.startswith(self.negation) and listed and all(lexeme.kind == "VERB" for lexeme in listed):
            yield from (one for lexeme in listed for one in _denied(lexeme, self.negation).readings(word))

    def _of_entries(self, word: str) -> Iterator[InflectedReading]:
        first, second, infinitive = self._table.stems.reflexives
        form, found = word, self._dictionary.entries(word)
        if second and word.endswith(second) and all(entry.word.endswith(infinitive + first) for entry in found):
            form = word.removesuffix(second) + first
            found = self._dictionary.entries(form)
        denied = ""
        for prefix in self._table.stems.negation.split():
            if not found and form.startswith(prefix) and len(form) > len(prefix) + _SHORTEST_DENIED:
                denied = prefix
                found = self._dictionary.entries(form.removeprefix(prefix))
        form = form.removeprefix(denied)
        all_ = [
            [one for lexeme in self._lexemes(entry) for one in _denied(lexeme, denied).readings(denied + form)]
            for entry in found
        ]
        if any(all_) and any(entry.word not in self._table.stems.rare for entry in found):
            all_ = [
                readings
                for entry, readings in zip(found, all_, strict=True)
                if entry.word not in self._table.stems.rare
            ]
            found = tuple(entry for entry in found if entry.word not in self._table.stems.rare)
        if any(all_) and not all(all_):
            kept = [pair for pair in zip(found, all_, strict=True) if pair[1] or not self._is_form(pair[0], found)]
            found, all_ = tuple(entry for entry, _ in kept), [readings for _, readings in kept]
        if all(readings or not entry.flags for entry, readings in zip(found, all_, strict=True)):
            known = [one for readings in all_ for one in readings if one.kind != _SKIPPED]
            done = any(one.kind == "VERB" and one.tense == "past" for one in known)
            nouns = {one.lemma for one in known if one.kind == "NOUN"}
            known = [one for one in known if one.kind != "PRTS" or one.lemma not in nouns]  # “teta” is no participle
            yield from (one for one in known if not (done and self._is_participial(one)))

    def _is_form(self, entry: FlaggedEntry, others: Sequence[FlaggedEntry]) -> bool:
        """Whether an entry is but a form of another one that is declined: “остання”, “лікарів” as whose they are."""
        return any(
            entry.word in lexeme.by_form
            for other in others
            if other != entry
            for lexeme in self._lexemes(other)
            if lexeme.kind in ("NOUN", "ADJF")
        )

    def _is_participial(self, one: InflectedReading) -> bool:
        """Whether it is an adjective made of a past, as which that is seldom meant: “дозріла груша”."""
        ending = self._table.stems.participial
        return bool(ending) and one.kind == "ADJF" and one.lemma.endswith(ending) and len(one.lemma) > _SHORTEST_DONE

    def _lexemes_of(self, entry: FlaggedEntry) -> tuple[Lexeme, ...]:
        """What an entry may be: of nouns only in the paradigms in which most of its forms have a place."""
        forms = self._dictionary.forms(entry)
        reflexive, _, infinitive = self._table.stems.reflexives
        lemma, suffix = entry.word, ""
        if reflexive and lemma.endswith(infinitive + reflexive):
            suffix = reflexive
            lemma = lemma.removesuffix(suffix)
            forms = frozenset(form.removesuffix(suffix) for form in forms if form.endswith(suffix))
        ends = ends_of(forms)
        found = [
            lexeme
            for paradigm in self._table.paradigm
            if (not suffix or paradigm.kind in ("VERB", "INFN"))
            for lexeme in paradigm.lexemes(lemma, forms, self._table.stems, ends)
        ]
        if suffix:
            found = [
                replace(one, lemma=entry.word, forms=tuple((form + suffix, place) for form, place in one.forms))
                for one in found
            ]
        found = [self._lasting(self._alive(self._of_mass(lexeme)), suffix) for lexeme in found]
        verbs = [lexeme for lexeme in found if lexeme.kind == "VERB"]
        if len(verbs) > 1:
            forms_ = dict.fromkeys(form for verb in verbs for form in verb.forms)
            futures = {form for form, place in forms_ if place.tense == "futr"}
            kept = tuple((form, place) for form, place in forms_ if form not in futures or place.tense == "futr")
            whole = replace(verbs[0], forms=tuple(_without_doubtful_pasts(kept)))
            found = [whole, *(lexeme for lexeme in found if lexeme.kind != "VERB")]
        return tuple(found)

    def _lasting(self, lexeme: Lexeme, suffix: str) -> Lexeme:
        """A verb whose forms that are made of its infinitive are those of the future: “знаходитимуся”."""
        stem = lexeme.lemma.removesuffix(suffix) + "м"
        if lexeme.kind != "VERB" or not self.infinitive:
            return lexeme
        forms = tuple(
            (form, place._replace(tense="futr") if place.tense == "pres" and form.startswith(stem) else place)
            for form, place in lexeme.forms
        )
        return replace(lexeme, forms=forms)

    def _of_mass(self, lexeme: Lexeme) -> Lexeme:
        """A noun without the genitive that it has as another word, or that is no genitive: “парка” of “парк”."""
        nouns, endings = self._table.stems.partitives
        if lexeme.kind != "NOUN" or lexeme.gender != "masc" or lexeme.lemma not in nouns:
            return lexeme
        forms = tuple(
            (form, place)
            for form, place in lexeme.forms
            if place.number != "sing" or place.case not in ("gent", "accs") or not form.endswith(endings)
        )
        own = sorted(forms, key=lambda one: -_shared(one[0], lexeme.lemma))  # “обіду” before “ободу”
        return replace(lexeme, forms=tuple(own))

    def _alive(self, lexeme: Lexeme) -> Lexeme:
        """A noun as that of people, if what is theirs has an entry: “козаків”; of a thing as one of either."""
        endings = tuple(self._table.stems.possessive.split())
        if lexeme.lemma in self._table.stems.lifeless:
            return (
                replace(lexeme, animate="", forms=lexeme.forms + tuple(_as_things(lexeme)))
                if lexeme.animate
                else lexeme
            )
        if not endings or lexeme.kind != "NOUN" or lexeme.gender != "masc" or lexeme.animate:
            return lexeme
        if lexeme.lemma in self._table.stems.living | self._table.stems.animals:
            animal = lexeme.lemma in self._table.stems.animals
            return replace(lexeme, animate="anim", forms=tuple(_as_living(lexeme, several=animal)))
        several = lexeme.form("gent", "plur")
        if not several.endswith(endings) or all(entry.word != several for entry in self._dictionary.entries(several)):
            return lexeme
        return replace(lexeme, animate="anim", forms=tuple(_as_living(lexeme, several=False)))

    @cached_property
    def _dictionary(self) -> EntryForms:
        """The dictionary, read when it is first asked."""
        if self._path is None:
            raise ModelError(f"no spelling dictionary of {self._code}")
        return EntryForms(self._path, inflected(self._code))


def _without_doubtful_pasts(forms: Sequence[tuple[str, FormPlace]]) -> Iterator[tuple[str, FormPlace]]:
    """The forms of a verb, but those of the past that are present or an order where another is none: “принесеш”."""
    other = {form for form, place in forms if place.tense != "past"}
    sure = any(place.tense == "past" and place.gender == "masc" and form not in other for form, place in forms)
    for form, place in forms:
        if not (sure and form in other and place.tense == "past" and place.gender == "masc"):
            yield form, place


def _shared(one: str, other: str) -> int:
    """With how many letters two words begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _as_living(lexeme: Lexeme, *, several: bool) -> Iterator[tuple[str, FormPlace]]:
    """The forms of a noun without the accusative of a thing; in the plural it may keep that."""
    direct = {form for form, place in lexeme.forms if place.case == "nomn"}
    for form, place in lexeme.forms:
        if place.case != "accs" or form not in direct or (several and place.number == "plur"):
            yield form, place


def _as_things(lexeme: Lexeme) -> Iterator[tuple[str, FormPlace]]:
    """The forms that a noun of people has besides if it is one of things, too: “pošli balík”, “dva balíky”."""
    yield lexeme.lemma, FormPlace("accs", "sing")
    for form, place in lexeme.forms:
        if (place.case, place.number) == ("accs", "plur"):
            yield form, FormPlace("nomn", "plur")
        if (place.case, place.number) == ("datv", "sing"):
            yield form, FormPlace("gent", "sing")


def _denied(lexeme: Lexeme, negation: str) -> Lexeme:
    return replace(lexeme, negated=negation) if negation else lexeme


def dictionary_file(code: str) -> Path | None:
    """The spelling dictionary of a language, None if none is installed."""
    names = [f"{name}.dic" for name in sources()[code].files]
    found = (folder / name for folder in FOLDERS for name in names)
    return next((path for path in found if path.is_file() and path.with_suffix(".aff").is_file()), None)


@cache
def morphology(code: str) -> Morphology:
    """What is known of the words of a language, with the dictionary that is installed."""
    return Morphology(code, dictionary_file(code))
