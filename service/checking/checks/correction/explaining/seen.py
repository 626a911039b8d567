"""An edit as the table of reasons sees it: its words, their tags, and what stands beside it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from models.aligner.grammar import TaggedWord
from models.aligner.types import TypedEdit
from service.checking.messages.explanation import Explanation, explain

__all__ = ["Seen", "plain", "words"]

_WORD = re.compile(r"\s*(\w+)")
_NOTHING = TaggedWord("", "")
_APOSTROPHES = str.maketrans("’‘ʼ＇`´", "''''''")


@dataclass(frozen=True)
class Seen:
    """An edit.

    Attributes:
        edit: the edit with its grammar.
        original: the words of its span.
        source: the sentence; empty where it is not known.
        language: that of the sentence (BCP 47 code without region); empty where it is not known.
    """

    edit: TypedEdit
    original: str
    source: str = ""
    language: str = ""

    @property
    def replacement(self) -> str:
        """What should stand there."""
        return self.edit.replacement

    @cached_property
    def added(self) -> str:
        """What is there more than before."""
        return _beyond(self.replacement, self.original)

    @cached_property
    def removed(self) -> str:
        """What is there no more."""
        return _beyond(self.original, self.replacement)

    @cached_property
    def behind(self) -> str:
        """The word that stands behind the edit in the sentence; empty where none does right there."""
        match = _WORD.match(self.source, self.edit.end)
        return match[1] if match else ""

    @cached_property
    def old(self) -> str:
        """The span in small letters, with straight apostrophes."""
        return plain(self.original)

    @cached_property
    def new(self) -> str:
        """The replacement in small letters, with straight apostrophes."""
        return plain(self.replacement)

    @property
    def tagged(self) -> bool:
        """Whether there are tags."""
        return self.edit.grammar.tagged

    @cached_property
    def old_tags(self) -> tuple[str, ...]:
        """The tags of the old words."""
        return tuple(map(_tag, self.edit.grammar.old))

    @cached_property
    def new_tags(self) -> tuple[str, ...]:
        """The tags of the new words."""
        return tuple(map(_tag, self.edit.grammar.new))

    @property
    def old_tag(self) -> str:
        """The tag of the only old word, empty where there are more."""
        return self.old_tags[0] if len(self.old_tags) == 1 else ""

    @property
    def new_tag(self) -> str:
        """The tag of the only new word, empty where there are more."""
        return self.new_tags[0] if len(self.new_tags) == 1 else ""

    @property
    def before(self) -> TaggedWord:
        """The word before the edit; empty at the beginning."""
        return self.edit.grammar.before or _NOTHING

    @property
    def after(self) -> TaggedWord:
        """The word behind the edit; empty at the end."""
        return self.edit.grammar.after or _NOTHING

    @property
    def helper(self) -> TaggedWord:
        """The helping verb before the new verb; empty without one."""
        return self.edit.grammar.helper or _NOTHING

    @property
    def governor(self) -> TaggedWord:
        """What the new words depend on; empty where that is not known."""
        return self.edit.grammar.governor or _NOTHING

    @property
    def subject(self) -> str:
        """The subject of the new verb; empty where it is not known."""
        return self.edit.grammar.subject.text if self.edit.grammar.subject else ""

    @property
    def number(self) -> str:
        """The number of that subject, empty where it is not known."""
        return self.edit.grammar.subject.number if self.edit.grammar.subject else ""

    def were(self, kind: str) -> bool:
        """Whether all old words are of a kind, the beginning of their tags; false where there is none."""
        return _all_like(self.old_tags, kind)

    def are(self, kind: str) -> bool:
        """Whether all new words are of a kind."""
        return _all_like(self.new_tags, kind)

    def tells(self, key: str) -> Explanation:
        """A message of the catalogue about this edit."""
        return explain(
            key,
            original=self.original,
            replacement=self.replacement,
            added=self.added,
            removed=self.removed,
            cue=(self.helper.text or self.governor.text or self.before.text),
            after=self.after.text or self.behind,
            subject=self.subject,
        )


def words(text: str) -> frozenset[str]:
    """The words of a text with spaces between them."""
    return frozenset(text.split())


def plain(text: str) -> str:
    """Words in small letters, with straight apostrophes and without spaces around them."""
    return " ".join(text.translate(_APOSTROPHES).casefold().split())


def _all_like(tags: Sequence[str], kind: str) -> bool:
    return bool(tags) and all(tag.startswith(kind) for tag in tags)


def _beyond(longer: str, shorter: str) -> str:
    """What is left of one text without the start and the end it shares with the other."""
    folded, other = longer.casefold(), shorter.casefold()
    if other and folded.endswith(f" {other}"):  # “the tap” beyond “tap” is “the”, not “he t”
        return longer[: -len(shorter)].strip()
    if len(folded) != len(longer) or len(other) != len(shorter):  # a letter such as ß that folds to two
        folded, other = longer, shorter
    most = min(len(folded), len(other))
    head = next((at for at in range(most) if folded[at] != other[at]), most)
    tail = next((at for at in range(most - head) if folded[-1 - at] != other[-1 - at]), most - head)
    return longer[head : len(longer) - tail].strip() or longer.strip()


_BASES_IN_ING = words("bring cling ding fling king ping ring sing sling spring sting string swing wing wring")
"""Verbs whose base form ends like an -ing form, for which taggers take it."""


def _tag(word: TaggedWord) -> str:
    """The tag of a word; that of a base form where it can be nothing else."""
    return "VB" if word.tag == "VBG" and word.text.casefold() in _BASES_IN_ING else word.tag
