"""How words are declined and conjugated: ``models/languages/<code>/paradigms.toml``.

[stems]
alike = "ch:h š:h k:c"     # letters at stems that change, in this order: what is left of two that are alike is the same
fleeting = "e"             # vowels that may be missing before the last letter of a stem
reflexive = "ся сь ти"     # endings of verbs; forms with the second are read as those with the first; of infinitives
participles = "al:át"      # endings of participles that are entries of their own, and of their infinitives
possessive = "ів їв"       # endings of adjectives that are entries, and tell of whom: genitives of people, too
lifeless = "місяць"        # those that are nobody for all that
living = "студент"         # nouns of people that are not told by such an entry
animals = "кіт"            # those of animals, which may be as things in the plural
rare = "маяти"             # entries that are hardly ever meant, where another has the same form
partitive = "цукор : а я"  # nouns of things whose genitive has none of the endings behind the colon though it is a form
participial = "лий"        # the ending of adjectives that are made of the past of verbs
negation = "ne"            # what a word begins with that is denied

[[paradigm]]
kind = "NOUN"
gender = "femn"
ending = "a"               # of the entry; with ``lemma`` the dictionary form has this one instead
needs = "ou ám"            # endings, with which the entry must have forms
lacks = "ů"                # endings, with which it must have none
forms = '''                # lines, “-” is no ending, “e/lsz” one behind these letters alone
a: sing nomn
y: sing gent | plur nomn accs
'''
lemmas = "..."             # the only entries that are declined so; or ``others``, those that are not
                           # “~” is none where the stem changes, “с>шу” one before which it does
people = "ів"              # a name with such a form, as places have none, is that of people
free = true                # forms need not have the stem of the dictionary form: each stem with all of ``needs`` counts

[[closed]]                 # words that are listed in full
kind = "ADJF"
stems = "m tv sv"          # “-” is an empty one; or ``words``, if the forms are whole
ending = "ůj"
forms = '''...'''
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from models.agreement.inflected.lexemes import FormPlace, Lexeme, places
from models.errors import ConfigError
from models.language_folders import table_in

__all__ = ["Paradigm", "ParadigmTable", "ends_of", "paradigm_table"]

_FILE = "paradigms.toml"
_NONE, _CHANGED, _CHANGES = "-", "~", ">"
_REMEMBERED = 20_000
_LONGEST = 7
"""Letters of an ending at most."""


@dataclass(frozen=True)
class Stems:
    """What counts as the same stem, and what stands before and behind it."""

    alike: str = ""
    fleeting: str = ""
    reflexive: str = ""
    negation: str = ""
    participles: str = ""
    rare: frozenset[str] = frozenset()
    possessive: str = ""
    lifeless: frozenset[str] = frozenset()
    living: frozenset[str] = frozenset()
    animals: frozenset[str] = frozenset()
    partitive: str = ""
    participial: str = ""

    @cached_property
    def partitives(self) -> tuple[frozenset[str], tuple[str, ...]]:
        """Nouns whose genitive has none of some endings, and these endings."""
        nouns, _, endings = self.partitive.partition(":")
        return frozenset(nouns.split()), tuple(endings.split())

    @cached_property
    def reflexives(self) -> tuple[str, str, str]:
        """The endings of reflexive verbs, the usual one and its variant, and the ending of an infinitive before it."""
        first, second, infinitive = self.reflexive.split() or ("", "", "")
        return first, second, infinitive

    @cached_property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Letters, and what they count as."""
        found = (pair.partition(":") for pair in self.alike.split())
        return tuple((letters, _bare(same)) for letters, _, same in found)

    @cached_property
    def plain(self) -> Callable[[str], str]:
        """Makes of a stem what it is compared by."""
        return lru_cache(_REMEMBERED)(self._plain)

    def _plain(self, stem: str) -> str:
        for letters, same in self.pairs:
            stem = stem.replace(letters, same)
        if len(stem) > 2 and stem[-2] in self.fleeting:
            doubled = stem[-3] == stem[-1]
            stem = stem[:-2] + stem[-1]
            return self._plain(stem) if doubled else stem  # “будиночок” beside “будиночка”
        return stem


@dataclass(frozen=True)
class Paradigm:
    """The endings of one class of words."""

    kind: str
    forms: str
    ending: str = ""
    lemma: str = ""
    gender: str = ""
    animate: str = ""
    needs: str = ""
    lacks: str = ""
    stems: str = ""
    marks: str = ""
    lemmas: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    people: str = ""
    free: bool = False

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by its key."""
        try:
            return {} if self.endings else {"forms": "there are none"}
        except ValueError as error:
            return {"forms": str(error)}

    @cached_property
    def endings(self) -> tuple[tuple[str, str, tuple[FormPlace, ...]], ...]:
        """Each ending, the letters behind which alone it stands if there are such, and its places."""
        found = []
        for line in filter(None, map(str.strip, self.forms.splitlines())):
            key, _, text = line.partition(":")
            ending, _, behind = key.strip().partition("/")
            found.append((_bare(ending), behind, tuple(places(text))))
        return tuple(found)

    @cached_property
    def needed(self) -> tuple[str, ...]:
        """The endings that an entry must have."""
        return tuple(map(_bare, self.needs.split()))

    @cached_property
    def missing(self) -> tuple[str, ...]:
        """The endings that it must not have."""
        return tuple(map(_bare, self.lacks.split()))

    def lexemes(self, lemma: str, forms: frozenset[str], stems: Stems, ends: frozenset[str]) -> Iterator[Lexeme]:
        """What an entry with some forms is in this paradigm.

        Args:
            lemma: the entry.
            forms: all its forms.
            stems: what counts as the same stem.
            ends: all with which these forms end (`ends_of`).
        """
        if not lemma.endswith(self.ending) or len(lemma) <= len(self.ending):
            return
        if (self.lemmas and lemma not in self.lemmas) or lemma in self.others:
            return
        if not ends.issuperset(self.needed):
            return
        if self.free:
            first = self.needed[0]
            for form in sorted(form for form in forms if form.endswith(first)):
                stem = form.removesuffix(first)
                if stem and all(stem + ending in forms for ending in self.needed):
                    found = [
                        (form, place)
                        for ending, behind, all_ in self.endings
                        if not behind or stem[-1] in behind
                        for form in self._of_stem(stem, ending, forms, stems)
                        for place in all_
                    ]
                    yield self._lexeme(lemma, tuple(found))
            return
        stem = lemma.removesuffix(self.ending)
        plain = stems.plain(stem)
        by_ending: dict[str, list[str]] = {}
        for ending in {*(one for one, _, _ in self.endings), *self.needed, *self.missing}:
            by_ending[ending] = sorted(
                form
                for form in (forms if ending in ends else ())
                if form.endswith(ending) and stems.plain(form.removesuffix(ending) if ending else form) == plain
            )
        if all(map(by_ending.get, self.needed)) and not any(map(by_ending.get, self.missing)):
            found = [
                (form, place)
                for ending, behind, all_ in self.endings
                for form in by_ending[ending]
                if not behind or form.removesuffix(ending)[-1:] in behind
                for place in all_
            ]
            yield self._lexeme(lemma, tuple(found))

    def _of_stem(self, stem: str, ending: str, forms: frozenset[str], stems: Stems) -> list[str]:
        """The forms of an entry that have a stem and an ending."""
        if ending == _CHANGED:
            plain = stems.plain(stem)
            return [form for form in forms if form != stem and stems.plain(form) == plain]
        last, changes, instead = ending.partition(_CHANGES)
        if changes:
            stem, ending = (stem.removesuffix(last), instead) if stem.endswith(last) else (stem, ending)
        return [stem + ending] if stem + ending in forms else []

    def _lexeme(self, lemma: str, found: tuple[tuple[str, FormPlace], ...]) -> Lexeme:
        if self.lemma:
            lemma = lemma.removesuffix(self.ending) + self.lemma
        marks = frozenset(self.marks.split())
        animate = self.animate
        if lemma.istitle():
            if self.people and any(form.endswith(self.people) for form, _ in found):
                animate = "anim"
                found = tuple((form, place) for form, place in found if (form, place.case) != (lemma, "accs"))
            marks |= {"Name" if animate == "anim" or self.kind != "NOUN" else "Geox"}
        return Lexeme(lemma, self.kind, found, self.gender, animate, marks)

    def closed(self) -> Iterator[Lexeme]:
        """The words that it lists in full."""
        for stem in map(_bare, self.stems.split() or [_NONE]):
            found = [(stem + ending, place) for ending, _, all_ in self.endings for place in all_]
            marks = frozenset(self.marks.split())
            yield Lexeme(stem + self.ending, self.kind, tuple(found), self.gender, self.animate, marks)


@dataclass(frozen=True)
class ParadigmTable:
    """All that ``paradigms.toml`` says."""

    stems: Stems = field(default_factory=Stems)
    paradigm: tuple[Paradigm, ...] = ()
    closed: tuple[Paradigm, ...] = ()

    @cached_property
    def listed(self) -> Mapping[str, tuple[Lexeme, ...]]:
        """The words that are listed in full, by their forms."""
        found: dict[str, tuple[Lexeme, ...]] = {}
        for paradigm in self.closed:
            for lexeme in paradigm.closed():
                for form in lexeme.by_form:
                    found[form] = (*found.get(form, ()), lexeme)
        return found


def ends_of(forms: Iterable[str]) -> frozenset[str]:
    """All with which some forms end, as long as an ending may be; nothing, too."""
    return frozenset(form[at:] for form in forms for at in range(max(len(form) - _LONGEST, 0), len(form) + 1))


def _bare(ending: str) -> str:
    return "" if ending == _NONE else ending


@cache
def paradigm_table(code: str) -> ParadigmTable:
    """The paradigms of a language.

    Raises:
        ConfigError: there is no ``paradigms.toml``, or something is wrong in it.
    """
    found = table_in(code, _FILE, ParadigmTable)
    if found is None:
        raise ConfigError(f"{code}/{_FILE}: missing")
    return found
