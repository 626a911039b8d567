"""What ``language.toml`` says in the folder of a language (`models.language_folders`)."""

import re
from dataclasses import dataclass, field

from models.typed_tables import number

__all__ = ["LanguageTable", "VariantTable"]

NPM = re.compile(r"[a-z][a-z0-9-]*@\d+\.\d+\.\d+")


@dataclass(frozen=True, slots=True)
class VariantTable:
    """A regional variant in ``language.toml``.

    Attributes:
        name: in English: ``English (United Kingdom)``.
        adjective: what its spelling is called: ``British``.
        aliases: other tags that mean it or have it for their nearest.
        dictionary: Hunspell dictionaries that are used as one; names of files without ending.
        packages: the Debian packages that bring them.
        npm: the npm packages that do: ``dictionary-xx@1.0.0`` brings ``dictionary-xx``.
        usual: letters and those that most write in place of them where both are right: ``iz > is``.
    """

    name: str
    adjective: str = ""
    aliases: tuple[str, ...] = ()
    dictionary: tuple[str, ...] = ()
    packages: tuple[str, ...] = ()
    npm: tuple[str, ...] = ()
    usual: str = ""

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by key."""
        return dictionary_problems(self)


@dataclass(frozen=True, slots=True)
class LanguageTable:
    """What ``language.toml`` says.

    Attributes:
        name: in English.
        scripts: ISO 15924 codes of the scripts it is written in.
        letters: of native words, lower case; of Latin script, those besides a to z. Needed where languages share a
            script.
        aliases: other tags that mean it or have it for their nearest.
        rarity: what is taken off its logarithmic weight, as less is written in it than in others of its script.
        ordinals: whether ordinal numbers are written with a full stop.
        remark: for readers, such as why no dictionary is used.
        dictionary: Hunspell dictionaries that are used as one; names of files without ending.
        packages: the Debian packages that bring them; ``scripts/debian.sh`` installs them.
        npm: the npm packages that do, ``dictionary-xx@1.0.0`` for ``dictionary-xx``; ``scripts/dictionaries.sh``
            fetches them.
        incomplete: whether the dictionary lacks so many words that one which it does not know is wrong only where a
            word that it knows is a slip away.
        widest_slip: what that slip may cost at most (``models/spelling/suggestions/slips.py``).
        letters_a_slip: letters that a word must have to be wrong where a known one is a whole slip away; a shorter one
            must be nearer in proportion.
        ranked_first: whether words made of those in ``ranked.txt`` are meant where any is near; where the dictionary is
            incomplete, no others are.
        shortest_stem: letters that must be left of a word when affixes are taken away.
        most_affixes: how many affixes (``affixes.txt``) a word may have.
        own_affixes: whether the dictionary has its words with all their affixes, so that those of ``affixes.txt`` are
            only for the words of ``words.txt``.
        shortest_part: letters that each part of a compound must have at least, where the dictionary allows shorter
            ones; compounds are not suggested then.
        chains: whether compounds of three parts and more are told by those of two, as the dictionary takes long over
            them.
        joints: what may stand between two known words that are written as one, an empty text for nothing; none where
            its words are not joined, or its dictionary knows how. Between U+200C, the zero-width non-joiner, words may
            be of any number and length.
        shortest_joined: letters that each of the two must have.
        nouns_capitalised: whether nouns are written with a capital.
        verb_last: words that open a clause whose verb comes last: ``weil``.
        joining: words behind which a clause of its own may begin, in such languages: ``und``.
        marks_left_out: whether many write without the marks on letters: words that differ by them alone are meant
            first.
        many_surnames: whether the dictionary has so many that one which begins a sentence may be a misspelled word.
        negation: the word for *not*, where many write it together with the next one: ``не``.
        heard: letters of which the ear takes the first for the second, ``єе``: an unknown word that is one of
            ``wrong.txt`` but for them is meant so, too.
        apart_from_names: whether endings stand behind an apostrophe where a word is a name: ``Ankara'da``.
        keeps_joiners: whether suggestions have the zero-width joiners that the dictionary has in them.
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
    npm: tuple[str, ...] = ()
    incomplete: bool = False
    widest_slip: float = number(1.0, above=0.0, maximum=1.0)
    letters_a_slip: int = number(1, minimum=1)
    ranked_first: bool = False
    shortest_stem: int = number(5, minimum=1)
    most_affixes: int = number(1, minimum=1, maximum=4)
    own_affixes: bool = False
    shortest_part: int = number(0, minimum=0)
    chains: bool = False
    joints: tuple[str, ...] = ()
    shortest_joined: int = number(4, minimum=1)
    nouns_capitalised: bool = False
    verb_last: tuple[str, ...] = ()
    joining: tuple[str, ...] = ()
    marks_left_out: bool = False
    many_surnames: bool = False
    negation: str = ""
    heard: tuple[str, ...] = ()
    apart_from_names: bool = False
    keeps_joiners: bool = False
    default: str = ""
    compared: tuple[str, ...] = ()
    variants: dict[str, VariantTable] = field(default_factory=dict)

    def farthest_slip(self, letters: int) -> float:
        """Up to which cost of slips (``models/spelling/suggestions/slips.py``) a word of so many letters is wrong."""
        return min(self.widest_slip, letters / self.letters_a_slip)

    def problems(self) -> dict[str, str]:
        """What is wrong with it, by key."""
        found = {}
        if not self.scripts:
            found["scripts"] = "must name one at least"
        if (self.default in self.variants) != bool(self.variants) or (self.default and not self.variants):
            found["default"] = "must be one of the variants, where there are any"
        if not set(self.compared) <= set(self.variants):
            found["compared"] = "must be some of the variants"
        return found | dictionary_problems(self)


def dictionary_problems(table: LanguageTable | VariantTable) -> dict[str, str]:
    """What is wrong with where the dictionary of a language or variant comes from, by key."""
    found = {}
    if bool(table.dictionary) != bool(table.packages or table.npm):
        found["packages"] = "must be named where there is a dictionary, and only there, if npm is not"
    if not all(map(NPM.fullmatch, table.npm)):
        found["npm"] = "must name packages with their versions, such as dictionary-xx@1.0.0"
    return found
