"""Conjugation, by ``verbs.toml`` in the folder of a language.

[classes.ar]                       # endings of verbs in “-ar”, six persons where there are so many
infinitive = "ar"
present = "o as a amos áis an"      # “0” is no ending, “-” no form

[spelling]
ar = "c e qu, g e gu"              # a stem in “c” is written with “qu” before an ending in “e”

[changes]                          # vowels of the stem where it is stressed, and what is weakened elsewhere
"e ie" = "pensar cerrar"

[irregular]                        # whole forms, or the stem of a tense; what is not named is regular
tener = "present: tengo tienes tiene tenemos tenéis tienen; future: tendr"

[compounds]                        # verbs that are conjugated as another one
tener = "man ob re"
"""

import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from models.errors import ConfigError
from models.language_folders import data_file

__all__ = ["Conjugation", "VerbReading", "conjugation"]

_PLAIN = ("infinitive", "gerund", "participle")
_STRESSED = (0, 1, 2, 5)


class VerbReading(NamedTuple):
    """What a verb form may be.

    Attributes:
        lemma: the infinitive.
        tense: ``present``, ``subjunctive`` ..., or ``infinitive``, ``gerund``, ``participle``.
        person: 0 to 2 for the singular, 3 to 5 for the plural; 0 where there is none.
    """

    lemma: str
    tense: str
    person: int

    @property
    def is_finite(self) -> bool:
        """Whether it has a person."""
        return self.tense not in _PLAIN


class Conjugation:
    """The verbs of a language and their forms."""

    def __init__(self, code: str) -> None:
        """Read its tables.

        Raises:
            ConfigError: a table is missing.
        """
        paths = [data_file(code, name) for name in ("verbs.toml", "verbs.txt")]
        if paths[0] is None or paths[1] is None:
            raise ConfigError(f"{code}: verbs.toml or verbs.txt is missing")
        table = tomllib.loads(paths[0].read_text(encoding="utf-8"))
        self._code = code
        self._classes: dict[str, dict[str, list[str]]] = {
            name: {tense: endings.split(" ") for tense, endings in of.items()} for name, of in table["classes"].items()
        }
        self._spelling: dict[str, list[tuple[str, ...]]] = {
            name: [tuple(one.split()) for one in listed.split(",")]
            for name, listed in table.get("spelling", {}).items()
        }
        self._changes: dict[str, list[str]] = {
            verb: kind.split() for kind, verbs in table.get("changes", {}).items() for verb in verbs.split()
        }
        self._irregular = {verb: _parts(said) for verb, said in table.get("irregular", {}).items()}
        self._bases = {
            prefix + verb: (prefix, verb)
            for verb, prefixes in table.get("compounds", {}).items()
            for prefix in prefixes.split()
        }
        lines = (line.partition("#")[0] for line in paths[1].read_text(encoding="utf-8").splitlines())
        listed = {verb for line in lines for verb in line.split()}
        self.verbs = frozenset(listed | set(self._changes) | set(self._irregular) | set(self._bases))

    @cached_property
    def unlike_others(self) -> tuple[str, ...]:
        """The verbs of which a form is not regular."""
        return tuple(dict.fromkeys((*self._irregular, *self._changes, *self._bases)))

    def regular(self, verb: str) -> Iterator[tuple[str, Mapping[str, tuple[str, ...]]]]:
        """The stem and forms that a verb would have if it were regular, by each class of its ending."""
        plain = verb.replace("í", "i").replace("ô", "o")
        for name, of in self._classes.items():
            infinitive = of["infinitive"][0]
            if plain.endswith(infinitive):
                stem = verb[: -len(infinitive)]
                yield (
                    stem,
                    {
                        tense: tuple(self._joined(name, stem, ending) for ending in endings)
                        for tense, endings in of.items()
                    },
                )

    @cached_property
    def _special(self) -> Mapping[str, tuple[str, ...]]:
        """The verbs of which a form is that are not regular."""
        found: dict[str, tuple[str, ...]] = {}
        for verb in {*self._changes, *self._irregular, *self._bases}:
            for form in {form for forms in self._conjugated(verb).values() for form in forms}:
                found[form] = (*found.get(form, ()), verb)
        return found

    @cached_property
    def _endings(self) -> Mapping[str, tuple[str, ...]]:
        """The infinitives' endings for the ending of a form."""
        found: dict[str, set[str]] = {}
        for name, tenses in self._classes.items():
            for ending in {ending for endings in tenses.values() for ending in endings if ending != "-"}:
                ending = "" if ending == "0" else ending
                infinitive = tenses["infinitive"][0]
                found.setdefault(ending, set()).add(infinitive)
                for before, letters, written in self._spelling.get(name, ()):
                    if not ending or _base(ending[0]) in letters:
                        found.setdefault(written.strip("_") + ending, set()).add(before + infinitive)
        return {ending: tuple(sorted(infinitives)) for ending, infinitives in found.items()}

    def readings(self, word: str) -> tuple[VerbReading, ...]:
        """What a word in small letters may be as a verb."""
        return _readings(self, word)

    def read(self, word: str) -> Iterator[VerbReading]:
        """What a word may be as a verb, worked out anew."""
        verbs = dict.fromkeys(self._special.get(word, ()))
        for cut in range(len(word) - 1, 0, -1):
            for infinitive in self._endings.get(word[cut:], ()):
                verbs.setdefault(word[:cut] + infinitive)
        for infinitive in self._endings.get("", ()):
            verbs.setdefault(word + infinitive)
        for verb in verbs:
            if verb in self.verbs:
                for tense, forms in self.forms(verb).items():
                    yield from (VerbReading(verb, tense, at) for at, form in enumerate(forms) if form == word)

    def form(self, verb: str, tense: str, person: int = 0) -> str:
        """A form of a verb; empty where there is none."""
        forms = self.forms(verb).get(tense, ())
        return forms[person].replace("-", "") if person < len(forms) else ""

    def forms(self, verb: str) -> Mapping[str, tuple[str, ...]]:
        """All forms of a verb, by their tense."""
        return _forms(self, verb)

    def conjugate(self, verb: str) -> Mapping[str, tuple[str, ...]]:
        """All forms of a verb, worked out anew."""
        return self._conjugated(verb)

    def _conjugated(self, verb: str) -> dict[str, tuple[str, ...]]:
        if verb in self._bases:
            prefix, base = self._bases[verb]
            return {
                tense: tuple(_prefixed(prefix, form) if form != "-" else form for form in forms)
                for tense, forms in self._conjugated(base).items()
            }
        name = self._class(verb)
        if not name:
            return {}
        own = self._irregular.get(verb, {})
        stem = verb[: -len(self._classes[name]["infinitive"][0])]
        found: dict[str, tuple[str, ...]] = {}
        for tense, endings in self._classes[name].items():
            said = own.get(tense, [])
            if len(said) > 1 or (said and len(endings) == 1):
                found[tense] = tuple(said)
            elif said:
                found[tense] = tuple(said[0] + ending for ending in self._strong(tense, endings, said[0]))
            else:
                found[tense] = tuple(
                    self._joined(name, self._stem(verb, stem, tense, at), ending) for at, ending in enumerate(endings)
                )
        return self._derived(found, own)

    def _strong(self, tense: str, endings: list[str], stem: str) -> list[str]:
        """The endings of a tense behind a stem of its own."""
        if tense in ("future", "conditional"):
            return [ending[ending.index("r") + 1 :] for ending in endings]
        return endings

    def _derived(self, found: dict[str, tuple[str, ...]], own: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
        """The forms with the tenses that others tell: the past subjunctive is that of the preterite."""
        for source, tense, cut, endings in _DERIVED.get(self._code, ()):
            forms = found.get(source, ())
            if tense in own or (source not in own and tense in found) or len(forms) < 6 or not forms[5].endswith(cut):
                continue
            stem = forms[5][: -len(cut)]
            found[tense] = tuple(
                _accented(stem) + ending[1:] if ending[0] == "´" else stem + ending.replace("-", "")
                for ending in endings.split(" ")
            )
        return found

    def _class(self, verb: str) -> str:
        plain = verb.replace("í", "i").replace("ô", "o")
        fitting = [name for name, of in self._classes.items() if plain.endswith(of["infinitive"][0])]
        named = next((name for name in fitting if f"={name}" in self._changes.get(verb, ())), "")
        return str(named or next((name for name in fitting if not name.endswith("2")), ""))

    def _stem(self, verb: str, stem: str, tense: str, at: int) -> str:
        change = [part for part in self._changes.get(verb, ()) if not part.startswith("=")]
        if len(change) < 2:
            return stem
        vowel, stressed = change[0], change[1]
        weak = change[2] if len(change) > 2 else ""
        new = ""
        if tense in ("present", "subjunctive") and at in _STRESSED:
            new = stressed
        elif weak and (
            tense == "gerund" or (tense == "subjunctive" and at in (3, 4)) or (tense == "preterite" and at in (2, 5))
        ):
            new = weak
        place = stem.rfind(vowel)
        if new and place >= 0:
            stem = stem[:place] + new + stem[place + len(vowel) :]
        return stem

    def _joined(self, name: str, stem: str, ending: str) -> str:
        if ending == "-":
            return ending
        if ending == "0":
            return stem
        for before, letters, written in self._spelling.get(name, ()):
            if stem.endswith(before) and ((ending and _base(ending[0]) in letters) or (not ending and "_" in letters)):
                return stem[: -len(before)] + written.strip("_") + ending
        return stem + ending


_DERIVED = {
    "es": (
        ("preterite", "past_subjunctive", "ron", "ra ras ra ´ramos rais ran"),
        ("preterite", "past_subjunctive2", "ron", "se ses se ´semos seis sen"),
    ),
    "pt": (
        ("preterite", "pluperfect", "ram", "ra ras ra ´ramos reis ram"),
        ("preterite", "past_subjunctive", "ram", "sse sses sse ´ssemos sseis ssem"),
        ("preterite", "future_subjunctive", "am", "- es - mos des em"),
    ),
}


def _accented(stem: str) -> str:
    last = {"a": "á", "e": "é", "i": "í", "o": "ô"}
    return stem[:-1] + last.get(stem[-1], stem[-1])


def _base(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


def _prefixed(prefix: str, form: str) -> str:
    return prefix + form


def _parts(said: str) -> dict[str, list[str]]:
    return {
        tense.strip(): forms.split()
        for part in said.split(";")
        for tense, _, forms in [part.partition(":")]
        if forms.strip()
    }


@lru_cache(maxsize=3_000)
def _forms(table: Conjugation, verb: str) -> Mapping[str, tuple[str, ...]]:
    return table.conjugate(verb)


@lru_cache(maxsize=10_000)
def _readings(table: Conjugation, word: str) -> tuple[VerbReading, ...]:
    return tuple(dict.fromkeys(table.read(word)))


@cache
def conjugation(code: str) -> Conjugation:
    """The verbs of a language.

    Raises:
        ConfigError: a table is missing.
    """
    return Conjugation(code)
