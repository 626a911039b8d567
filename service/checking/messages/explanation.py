"""What an alert tells, apart from the language in which it does."""

from dataclasses import dataclass, replace
from functools import lru_cache

from service.checking.messages.catalogue import ENGLISH, Message, catalogue, message_languages, phrases

__all__ = ["Explanation", "explain"]

_MESSAGES = 4_000
"""Messages that are kept: who types has the same ones told again with each letter."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A message of the catalogue, or one that stands elsewhere, with the words for its places.

    Attributes:
        key: group and key of the message, or the message itself in English.
        words: names of places with their words.
        names: names of places with the keys of what stands there in the language of the message.
        otherwise: the key of a message that takes its place in a language that lacks it.
    """

    key: str
    words: tuple[tuple[str, str], ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    otherwise: str = ""

    def naming(self, **names: str) -> "Explanation":
        """The same with names, given by their keys, in further places."""
        return replace(self, names=tuple(names.items()))

    def telling(self, **words: str) -> "Explanation":
        """The same with other words in those of these places that it has."""
        return replace(self, words=tuple((place, words.get(place, word)) for place, word in self.words))

    def in_language(self, language: str) -> Message | None:
        """The message in a language, None where that has none; a language that has no catalogue has none at all.

        Args:
            language: BCP 47 code without region.
        """
        return _said(self, language)

    @property
    def english(self) -> Message:
        """The message in English.

        Raises:
            KeyError: there is no such message.
        """
        found = self.in_language(ENGLISH)
        if found is None:
            raise KeyError(self.key)
        return found


@lru_cache(_MESSAGES)
def _said(what: Explanation, language: str) -> Message | None:
    if language not in message_languages():
        return None
    messages = catalogue(language)
    found = messages.get(what.key) or phrases(language).get(what.key) or messages.get(what.otherwise)
    names = {place: messages[key].text for place, key in what.names}
    return None if found is None else found.filled(dict(what.words) | names)


def explain(key: str, **words: str) -> Explanation:
    """A message of the catalogue with its words, in which white space is folded."""
    return Explanation(key, tuple((name, " ".join(text.split())) for name, text in words.items()))
