"""What ``agreement.toml`` says in the folder of a language: which cases words ask for, and lists of words.

[[prepositions]]
words = "с со"
cases = "ablt gent accs"   # all that may stand behind them
offered = "ablt"           # those that are offered, the likeliest first; all of them if it is missing

[[verbs]]                  # verbs whose object stands in one case, by their infinitive
words = "помогать помочь"
cases = "datv"

[[constructions]]          # verbs with which a preposition has other cases: “mluvit o”
prepositions = "o"
behind = "telling"         # the list of those verbs
cases = "loct"
direct = true              # only where the noun may be in the nominative, too

[[asking]]                 # verbs, adjectives and others that ask for a preposition, or for none
words = "czekać poczekać"
preposition = "na"         # may be empty; “з/зі”: the second before what is hard to say
case = "accs"
instead = "za dla"         # prepositions that are taken for it
only = "ablt"              # behind those only what may stand in one of these cases is wrong
unless = "accs"            # and what can stand in none of these
bare = "accs gent"         # cases in which an object without a preposition is wrong
strict = true              # whether the preposition has no other case here
nouns = "autobus"          # only with these nouns
pronouns = true            # only personal pronouns
after = "to"               # only right behind these words
reflexive = "się"          # only with this pronoun
speaking = true            # an object without a preposition is wrong but in the first and second person
people = true              # only with somebody
far = true                 # other words that are no verbs may stand between

[subjects]                 # pronouns, with the person, number and genders of their verb
она = "3per sing femn"

[purposes]                 # conjunctions with the past behind them, and the person and number that they have
abych = "1per sing"

[few]                      # numerals, with their form for each gender
dva = { femn = "dvě", neut = "dvě" }

[counted]                  # genitives that a numeral has instead of others
roků = "let"

[swapped]                  # prepositions that sound like others: these, the case that tells them, and one that does not
z = "s/se ablt gent"

[denied]                   # verbs that are not denied as the others are
je = "není"

[persons]                  # what stands beside the past of a person
"1per sing" = "jsem"

[lasting]                  # verbs that are done once, with those that last
"прочитать" = "читать"

[repeated]                 # verbs that are done once, with those of what is done over and over
"піти" = "ходити"

[sudden]                   # verbs that last, with those of what happens at once
"dzwonić" = "zadzwonić"

[oblique]                  # forms of numerals, with the cases that the noun behind them may have
dvěma = "ablt datv"

[pronouns.я]               # pronouns in the nominative, with their forms behind prepositions
ablt = "мною"

[titles.pan]               # titles in the nominative, with their forms before names in other cases
gent = "pana"

[before_pronouns.з]        # forms of pronouns before which a preposition is longer
мною = "зі"

[words]                    # what the rules of the language know by name
men = "брат папа отец"
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from models.errors import ConfigError
from models.language_folders import table_in

__all__ = ["AgreementTable", "Asking", "Governed", "agreement_table"]

_FILE = "agreement.toml"
_CASES = frozenset({"nomn", "gent", "datv", "accs", "ablt", "loct"})


class Governed(NamedTuple):
    """The cases that may stand behind a word, and those of them that are offered, the likeliest first."""

    allowed: frozenset[str]
    offered: tuple[str, ...]


@dataclass(frozen=True)
class Government:
    """Words and the cases that they ask for."""

    words: frozenset[str]
    cases: str
    offered: str = ""

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by its key."""
        found = {"cases": self.cases.split(), "offered": self.offered.split()}
        problems = {
            key: f"no such case: {case}" for key, cases in found.items() for case in cases if case not in _CASES
        }
        if not set(found["offered"]) <= set(found["cases"]):
            problems["offered"] = "only cases that may stand there can be offered"
        return problems


@dataclass(frozen=True)
class Construction:
    """Prepositions behind verbs of a list, and the cases that they have there."""

    prepositions: frozenset[str]
    behind: str
    cases: str
    direct: bool = False


@dataclass(frozen=True)
class Asking:
    """Verbs and adjectives that ask for a preposition and a case, and what is written instead."""

    words: frozenset[str]
    case: str
    preposition: str = ""
    instead: frozenset[str] = frozenset()
    only: str = ""
    unless: str = ""
    bare: str = ""
    strict: bool = False
    nouns: frozenset[str] = frozenset()
    pronouns: bool = False
    after: frozenset[str] = frozenset()
    reflexive: str = ""
    speaking: bool = False
    far: bool = False
    people: bool = False

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by its key."""
        cases = {"case": self.case, "only": self.only, "unless": self.unless, "bare": self.bare}
        return {
            key: f"no such case: {case}" for key, named in cases.items() for case in named.split() if case not in _CASES
        }


@dataclass(frozen=True)
class AgreementTable:
    """All that ``agreement.toml`` says."""

    prepositions: tuple[Government, ...] = ()
    verbs: tuple[Government, ...] = ()
    constructions: tuple[Construction, ...] = ()
    asking: tuple[Asking, ...] = ()
    subjects: dict[str, str] = field(default_factory=dict)
    purposes: dict[str, str] = field(default_factory=dict)
    few: dict[str, dict[str, str]] = field(default_factory=dict)
    counted: dict[str, str] = field(default_factory=dict)
    swapped: dict[str, str] = field(default_factory=dict)
    denied: dict[str, str] = field(default_factory=dict)
    lasting: dict[str, str] = field(default_factory=dict)
    repeated: dict[str, str] = field(default_factory=dict)
    sudden: dict[str, str] = field(default_factory=dict)
    oblique: dict[str, str] = field(default_factory=dict)
    persons: dict[str, str] = field(default_factory=dict)
    pronouns: dict[str, dict[str, str]] = field(default_factory=dict)
    titles: dict[str, dict[str, str]] = field(default_factory=dict)
    before_pronouns: dict[str, dict[str, str]] = field(default_factory=dict)
    words: dict[str, frozenset[str]] = field(default_factory=dict)

    def behind_prepositions(self) -> Mapping[str, Governed]:
        """The cases behind each preposition."""
        return _by_word(self.prepositions)

    def behind_verbs(self) -> Mapping[str, Governed]:
        """The cases behind each verb."""
        return _by_word(self.verbs)

    def askers(self) -> Mapping[str, tuple[Asking, ...]]:
        """What each verb or adjective asks for."""
        found: dict[str, tuple[Asking, ...]] = {}
        for one in self.asking:
            for word in one.words:
                found[word] = (*found.get(word, ()), one)
        return found


def _by_word(governments: tuple[Government, ...]) -> Mapping[str, Governed]:
    return {
        word: Governed(frozenset(one.cases.split()), tuple((one.offered or one.cases).split()))
        for one in governments
        for word in one.words
    }


@cache
def agreement_table(code: str) -> AgreementTable:
    """What is known of a language.

    Raises:
        ConfigError: there is no ``agreement.toml``, or something is wrong in it.
    """
    found = table_in(code, _FILE, AgreementTable)
    if found is None:
        raise ConfigError(f"{code}/{_FILE}: missing")
    return found
