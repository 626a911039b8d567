"""Texts in small letters throughout, as chats are: how their sentences begin is a matter of style, and told of none."""

import re
from collections.abc import Iterable, Sequence

from service.checking.alerts import Alert, Level, Writer
from service.checking.options import Options
from service.checking.sentences import SentenceText

__all__ = ["leaves_starts", "without_starts"]

_FEWEST = 4
"""So many sentences, at least, tell how a text begins them."""
_SHARE = 0.8
"""Such a share of them begins with small letters in a text that is written so on purpose."""
_FIRST = re.compile(r"(?:\A|\w{3}[.!?…]\s)\W*([^\W\d_])")
"""The first letter of a sentence, also where it was not parted from the one before since it is small."""
_ABOUT_STARTS = "capital.sentence"
"""What alerts say that ask for a capital only because a sentence begins."""


def leaves_starts(sentences: Sequence[SentenceText], options: Options) -> bool:
    """Whether nothing is to be said of small letters at the start of sentences, because nearly all begin so.

    Who wants matters of taste or writes as a learner is told of them all the same. Headings, list items and salutations
    tell nothing.
    """
    if options.level is Level.PICKY or options.writer is Writer.LEARNER:
        return False
    firsts: list[str] = [
        first for one in sentences if not (one.label or one.cut_before) for first in _FIRST.findall(one.text)
    ]
    small = sum(letter.islower() for letter in firsts)
    return small >= max(_FEWEST, _SHARE * len(firsts))


def without_starts(alerts: Iterable[Alert]) -> list[Alert]:
    """The alerts but those on the small letter of a sentence's first word; the English pronoun ``i`` is told of."""
    return [one for one in alerts if one.told is None or one.told.key != _ABOUT_STARTS]
