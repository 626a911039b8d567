"""What is known about each language: the folders ``models/languages/<code>/``, discovered by their ``language.toml``.

A folder is named by a BCP 47 code without region. Every file besides ``language.toml`` may be missing; ``#`` begins a
comment in all of them. ``<tag>`` is the tag of a variant: ``en-GB``.

    language.toml        see `LanguageTable`
    function_words.txt   little words by which it is told apart from languages that look alike
    variants.txt         words of its regional variants, by which these are told apart
    affixes.txt          beginnings and endings with which known words are words too (``models/spelling/affixes.py``)
    alike.txt            letters that are taken for each other, in groups: ``ıi`` (``models/spelling/slips.py``)
    words.txt            right words that its dictionary lacks; words.<tag>.txt those of a variant
    wrong.txt            misspelled words that its dictionary has, and what is meant (``models/spelling/pairs.py``)
    regional.txt         spellings of some variants that are wrong in others (``models/spelling/pairs.py``)
    abbreviations.txt    abbreviations and what their full stop means (``models/text/abbreviations.py``)
    phrases.txt          phrases of other languages, one a line (``models/spelling/terms.py``)
    starters.txt         words that often begin a sentence and seldom follow an abbreviation inside one
    speech.txt           verbs that follow a quotation and its speaker
    frequent.txt         its most frequent words
    confusions.toml      words that are taken for one another (``models/confusions/sets.py``)
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from models.errors import ConfigError
from models.typed_tables import build, number

__all__ = [
    "FILES",
    "FOLDER",
    "LANGUAGE",
    "LanguageTable",
    "VariantTable",
    "data_file",
    "language_tables",
    "read_language",
    "words_in",
]

FOLDER = Path(__file__).parent / "languages"
LANGUAGE = "language.toml"
FILES = (
    "abbreviations.txt",
    "affixes.txt",
    "alike.txt",
    "confusions.toml",
    "frequent.txt",
    "function_words.txt",
    "phrases.txt",
    "regional.txt",
    "speech.txt",
    "starters.txt",
    "variants.txt",
    "words.txt",
    "wrong.txt",
)
"""The files that a folder may hold besides ``language.toml``."""


@dataclass(frozen=True, slots=True)
class VariantTable:
    """A regional variant in ``language.toml``.

    Attributes:
        name: in English: ``English (United Kingdom)``.
        adjective: what its spelling is called: ``British``.
        aliases: other tags that mean it or have it for their nearest.
        dictionary: Hunspell dictionaries that are used as one; names of files without ending.
        packages: the Debian packages that bring them.
    """

    name: str
    adjective: str = ""
    aliases: tuple[str, ...] = ()
    dictionary: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LanguageTable:
    """What ``language.toml`` says.

    Attributes:
        name: in English.
        scripts: ISO 15924 codes of the scripts it is written in.
        letters: of native words, lower case; of Latin script, those besides a to z. Needed where languages share a
            script.
        aliases: other tags that mean it or have it for their nearest.
        rarity: what is taken off its logarithmic weight, of two languages that are all but the same on a few words.
        ordinals: whether ordinal numbers are written with a full stop.
        remark: for readers, such as why no dictionary is used.
        dictionary: Hunspell dictionaries that are used as one; names of files without ending.
        packages: the Debian packages that bring them; ``scripts/debian.sh`` installs them.
        incomplete: whether the dictionary lacks so many words that one which it does not know is wrong only where a
            word that it knows is a slip away.
        shortest_stem: letters that must be left of a word when affixes are taken away.
        most_affixes: how many affixes (``affixes.txt``) a word may have.
        default: the variant of a text in which nothing speaks for one.
        compared: variants whose words are told apart from misspelled ones in texts of the other variants, the most
            important first.
        variants: by tag.
    """

    name: str
    scripts: tuple[str, ...]
    letters: str = ""
    aliases: tuple[str, ...] = ()
    rarity: float = 0.0
    ordinals: bool = False
    remark: str = ""
    dictionary: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    incomplete: bool = False
    shortest_stem: int = number(5, minimum=1)
    most_affixes: int = number(1, minimum=1, maximum=4)
    default: str = ""
    compared: tuple[str, ...] = ()
    variants: dict[str, VariantTable] = field(default_factory=dict)

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by key."""
        found = {}
        if not self.scripts:
            found["scripts"] = "must name one at least"
        if (self.default in self.variants) != bool(self.variants) or (self.default and not self.variants):
            found["default"] = "must be one of the variants, where there are any"
        if not set(self.compared) <= set(self.variants):
            found["compared"] = "must be some of the variants"
        if bool(self.dictionary) != bool(self.packages):
            found["packages"] = "must be named where there is a dictionary, and only there"
        return found


def read_language(folder: Path) -> LanguageTable:
    """Read the ``language.toml`` of a folder.

    Raises:
        ConfigError: it is missing or not valid, has an unknown key or a value of the wrong kind.
    """
    path = folder / LANGUAGE
    where = f"{folder.name}/{LANGUAGE}"
    try:
        values = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{where}: {error}") from error
    table = build(LanguageTable, values, where)
    for tag, variant in table.variants.items():
        if tag.partition("-")[0] != folder.name or "-" not in tag:
            raise ConfigError(f"{where}: variants.{tag}: must be a tag that begins with {folder.name}-")
        if bool(variant.dictionary) != bool(variant.packages):
            raise ConfigError(f"{where}: variants.{tag}.packages: must be named where there is a dictionary")
    return table


@cache
def language_tables() -> dict[str, LanguageTable]:
    """The languages by their codes, in alphabetical order.

    Raises:
        ConfigError: a ``language.toml`` is not valid.
    """
    return {path.parent.name: read_language(path.parent) for path in sorted(FOLDER.glob(f"*/{LANGUAGE}"))}


def data_file(code: str, name: str) -> Path | None:
    """A file in the folder of a language, if there are both."""
    path = FOLDER / code / name
    return path if code in language_tables() and path.is_file() else None


def words_in(path: Path | None) -> list[str]:
    """The words of a list, which stand between white space; none where there is no list."""
    lines = path.read_text(encoding="utf-8").splitlines() if path else []
    return [word for line in lines for word in line.partition("#")[0].split()]
