"""Which words of a text are forms of one another, and which sound or look alike."""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from rapidfuzz.distance import Prefix

_SHORTEST_STEM, _LONGEST_ENDING = 3, 3
_MOST_FORMS = 24
_LEAST_SEEN = 2


class Forms:
    """The words of a language by what they can be mistaken for.

    Two words are forms of one another where they have a lemma in common (simplemma) or a stem of three letters or more
    and differ in their endings only. They are alike where they are the same without accents and double letters.
    """

    def __init__(self, counts: Mapping[str, int], lemmas: Mapping[str, str]):
        """Take how often words in lower case occur in right text, and the lemma of each where it is known."""
        known = [word for word, count in counts.items() if count >= _LEAST_SEEN and word.isalpha()]
        self.counts = counts
        groups: defaultdict[str, set[str]] = defaultdict(set)
        for word in known:
            if word in lemmas:
                groups[f"={lemmas[word].lower()}"].add(word)
            for letters in range(_LONGEST_ENDING + 1):
                if len(word) - letters >= max(_SHORTEST_STEM, letters):
                    groups[word[: len(word) - letters]].add(word)
        self._groups: defaultdict[str, set[str]] = defaultdict(set)
        for key, words in groups.items():
            if 1 < len(words) <= _MOST_FORMS:
                for word in words:
                    self._groups[word] |= {other for other in words if other != word and _are_forms(key, word, other)}
        alike: defaultdict[str, list[str]] = defaultdict(list)
        for word in known:
            alike[_sound(word)].append(word)
        self._alike = {word: [other for other in words if other != word] for words in alike.values() for word in words}

    def of(self, word: str) -> list[str]:
        """Return the other forms of a word in lower case, in a fixed order."""
        return sorted(self._groups.get(word, ()))

    def alike(self, word: str) -> list[str]:
        """Return the words that sound or look like a word in lower case."""
        return self._alike.get(word, [])


def _are_forms(key: str, one: str, other: str) -> bool:
    if key.startswith("="):
        return True
    stem = Prefix.similarity(one, other)
    return max(len(one), len(other)) - stem <= _LONGEST_ENDING and stem >= _SHORTEST_STEM


def _sound(word: str) -> str:
    plain = strip_accents(word)
    return "".join(letter for i, letter in enumerate(plain) if i == 0 or letter != plain[i - 1])


def strip_accents(word: str) -> str:
    """Return a word without the accents that a hurried writer leaves out (``й`` and ``ё`` are letters of their own)."""
    letters = unicodedata.normalize("NFD", word)
    return unicodedata.normalize(
        "NFC", "".join(c for i, c in enumerate(letters) if not unicodedata.combining(c) or "а" <= letters[i - 1] <= "я")
    )


def count_words(tokens: Iterable[str]) -> Counter[str]:
    """Count words, letter case aside."""
    return Counter(token.strip().lower() for token in tokens if token.strip()[:1].isalpha())
