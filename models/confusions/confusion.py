"""One word that may stand for another, and a place in a sentence where it may."""

from dataclasses import dataclass

CONFUSED_WORDS = "CONFUSED_WORDS"
"""The category of a set that names none; others are about grammar."""


@dataclass(frozen=True, slots=True)
class Confusion:
    """One word that may stand for another.

    Attributes:
        written: the word that stands there, lower case, with a straight apostrophe.
        meant: the word that may be meant.
        written_gloss: what the one means, in a few words.
        meant_gloss: what the other means.
        name: of the set.
        category: key of the alert's category.
        message: what the alert says, with ``{written}`` and ``{meant}``; empty where the meanings say it all.
        rare: whether it is a slip of the fingers rather than of the mind.
        margin: by how much the log-odds have to be above those of other sets: where names and words of other languages
            mislead.
        written_target: what a model chooses among in place of the word that stands there: the word, its ending with
            the name of the set, which all stems share, or its form with the name of the paradigm.
        meant_target: the same of the word that may be meant.
        lemma: what stands for all words of its stem or row: the stem with the first ending of the set, or the first
            form; empty if it has none.
        nouns: whether the written and the meant word always have a capital, as German nouns do.
    """

    written: str
    meant: str
    written_gloss: str
    meant_gloss: str
    name: str
    category: str = CONFUSED_WORDS
    message: str = ""
    rare: bool = False
    margin: float = 0.0
    written_target: str = ""
    meant_target: str = ""
    lemma: str = ""
    nouns: tuple[bool, bool] = (False, False)

    def __post_init__(self) -> None:
        """A word is its own target where none is given."""
        object.__setattr__(self, "written_target", self.written_target or self.written)
        object.__setattr__(self, "meant_target", self.meant_target or self.meant)

    @property
    def key(self) -> str:
        """How a model names the pair."""
        return f"{self.written_target}>{self.meant_target}"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word of a sentence that may stand for another: ``text[start:end]`` and what to write instead."""

    start: int
    end: int
    replacement: str
    confusion: Confusion

    def swapped(self, text: str) -> str:
        """The sentence with the other word in it."""
        return text[: self.start] + self.replacement + text[self.end :]
