"""What ``agreement.toml`` says in the folder of a language: which cases words ask for, and lists of words.

[[prepositions]]
words = "с со"
cases = "ablt gent accs"   # all that may stand behind them
offered = "ablt"           # those that are offered, the likeliest first; all of them if it is missing

[[verbs]]                  # verbs whose object stands in one case, by their infinitive
words = "помогать помочь"
cases = "datv"

[words]                    # what the rules of the language know by name
men = "брат папа отец"
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from models.errors import ConfigError
from models.language_folders import data_file
from models.typed_tables import build

__all__ = ["AgreementTable", "Governed", "agreement_table"]

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
class AgreementTable:
    """All that ``agreement.toml`` says."""

    prepositions: tuple[Government, ...] = ()
    verbs: tuple[Government, ...] = ()
    words: dict[str, frozenset[str]] = field(default_factory=dict)

    def behind_prepositions(self) -> Mapping[str, Governed]:
        """The cases behind each preposition."""
        return _by_word(self.prepositions)

    def behind_verbs(self) -> Mapping[str, Governed]:
        """The cases behind each verb."""
        return _by_word(self.verbs)


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
    path = data_file(code, _FILE)
    where = f"{code}/{_FILE}"
    if path is None:
        raise ConfigError(f"{where}: missing")
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{where}: {error}") from error
    return build(AgreementTable, values, where)
