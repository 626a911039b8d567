"""A sentence under corruption: words, and the exact text between them."""

import re

from training.noise.lexicon import NoiseLexicon
from training.noise.tagging import guess_tags

_WORD = re.compile(r"([^\W\d_]+(?:['’][^\W\d_]+)*)")
_CODE_MARKS = r"@#$\\/`<>{}=~^|&_\[\]*+%0-9"
# One class first, so that the search runs over plain text fast; then what makes a stop, bracket or hyphen part of code.
_CODE = re.compile(
    rf"[{_CODE_MARKS}.:(\-]"
    rf"(?:(?<=[{_CODE_MARKS}])|(?<=[.:])(?=[^\W\d_])|(?<=[^\W\d_]\()|(?<=\s-)|(?<=^-))"
)
_SENTENCE_END = re.compile(r"[.!?][\"'”’)\]]*\s")


class NoisySentence:
    """Words and gaps, edited in place: ``gaps[0] words[0] gaps[1] words[1] ... gaps[n]``.

    Attributes:
        words: the words as written.
        lower: the same in lower case (apostrophes straight).
        gaps: the text before, between and after the words, one more than words.
        tags: a guessed part of speech for each word (see :mod:`training.noise.tagging`).
        touched: whether a word has been changed already; operations leave such words alone.
        lexicon: inflections of words.
    """

    __slots__ = ("gaps", "lexicon", "lower", "tags", "touched", "words")

    def __init__(self, text: str, lexicon: NoiseLexicon) -> None:
        if _CODE.search(text):
            self.words, self.gaps = _split_around_code(text)
        else:
            parts = _WORD.split(text)
            self.words, self.gaps = parts[1::2], parts[::2]
        self.lower = "\n".join(self.words).lower().replace("’", "'").split("\n") if self.words else []
        self.touched = [False] * len(self.words)
        self.lexicon = lexicon
        self.tags = guess_tags(self, lexicon)

    def __len__(self) -> int:
        return len(self.words)

    @property
    def text(self) -> str:
        """The sentence as it stands now."""
        pieces = [""] * (2 * len(self.words) + 1)
        pieces[::2] = self.gaps
        pieces[1::2] = self.words
        return "".join(pieces)

    def starts_sentence(self, i: int) -> bool:
        """Whether word ``i`` is the first of a sentence."""
        return i == 0 or (len(self.gaps[i]) > 1 and _SENTENCE_END.search(self.gaps[i]) is not None)

    def tag(self, i: int) -> str:
        """The tag of word ``i``, or ``""`` outside the sentence."""
        return self.tags[i] if 0 <= i < len(self.tags) else ""

    def word(self, i: int) -> str:
        """Word ``i`` in lower case, or ``""`` outside the sentence."""
        return self.lower[i] if 0 <= i < len(self.lower) else ""

    def joined(self, i: int) -> bool:
        """Whether only spaces stand between words ``i - 1`` and ``i``."""
        return 0 < i < len(self.words) and self.gaps[i].isspace()

    def follows(self, i: int, *words: str) -> bool:
        """Whether the words from ``i`` on are ``words``, with only spaces between them."""
        end = i + len(words)
        return self.lower[i:end] == list(words) and all(self.gaps[j].isspace() for j in range(i + 1, end))

    def replace(self, i: int, new: str, tag: str | None = None) -> bool:
        """Put ``new`` (given in lower case) for word ``i``, in the case of the old word; False if nothing changes."""
        old = self.words[i]
        if "’" in old and "'" in new:
            new = new.replace("'", "’")
        if old[0].isupper() and not (self.lower[i] == "i" and not self.starts_sentence(i)):
            new = new.upper() if len(old) > 1 and old.isupper() else new[:1].upper() + new[1:]
        if new == old:
            return False
        self.put(i, new, tag)
        return True

    def put(self, i: int, new: str, tag: str | None = None) -> None:
        """Put ``new`` for word ``i`` exactly as given."""
        self.words[i] = new
        self.lower[i] = new.lower().replace("’", "'")
        self.touched[i] = True
        if tag is not None:
            self.tags[i] = tag

    def delete(self, i: int) -> bool:
        """Take word ``i`` out with one adjacent space; False where that would leave broken spacing or no words."""
        left, right = self.gaps[i], self.gaps[i + 1]
        if len(self.words) < 2:
            return False
        if right.isspace():
            gap = left
        elif left.isspace() and not right[:1].isalnum() and right[:1] not in "-–—":
            gap = right
        else:
            return False
        capital = self.words[i][0].isupper() and self.starts_sentence(i)
        del self.words[i], self.lower[i], self.tags[i], self.touched[i]
        self.gaps[i : i + 2] = [gap]
        if i < len(self.words):
            self.touched[i] = True
            if capital and self.words[i].islower():
                self.words[i] = self.words[i][0].upper() + self.words[i][1:]
        return True

    def insert(self, i: int, new: str, tag: str = "") -> bool:
        """Put ``new`` (given in lower case) before word ``i``, with a space after it."""
        word = new
        if i < len(self.words):
            if self.starts_sentence(i) and self.words[i][0].isupper():
                word = new[0].upper() + new[1:]
                if self.tags[i] != "NNP" and self.lower[i].split("'")[0] != "i" and self.words[i][1:].islower():
                    self.words[i] = self.words[i][0].lower() + self.words[i][1:]
            self.gaps.insert(i + 1, " ")
            self.touched[i] = True
        else:
            return self.append(i - 1, new, tag)
        self._add(i, word, tag)
        return True

    def append(self, i: int, new: str, tag: str = "") -> bool:
        """Put ``new`` (given in lower case) after word ``i``, with a space before it."""
        self.gaps.insert(i + 1, " ")
        self._add(i + 1, new, tag)
        return True

    def splice(self, start: int, end: int, new: list[tuple[str, str]]) -> bool:
        """Put words with their tags for words ``start`` to ``end`` (not included); False if nothing changes."""
        words = [word for word, _ in new]
        old = self.words[start:end]
        if old[0][0].isupper() and self.lower[start] != "i" and not old[0].isupper():
            words[0] = words[0][0].upper() + words[0][1:]
            if old[0] in words[1:] and self.starts_sentence(start) and self.tags[start] != "NNP":
                at = words.index(old[0], 1)
                words[at] = words[at][0].lower() + words[at][1:]
        if words == old:
            return False
        self.words[start:end] = words
        self.lower[start:end] = [word.lower().replace("’", "'") for word in words]
        self.tags[start:end] = [tag for _, tag in new]
        self.touched[start:end] = [True] * len(words)
        self.gaps[start + 1 : end] = [" "] * (len(words) - 1)
        return True

    def _add(self, i: int, word: str, tag: str) -> None:
        self.words.insert(i, word)
        self.lower.insert(i, word.lower())
        self.tags.insert(i, tag)
        self.touched.insert(i, True)


def _split_around_code(text: str) -> tuple[list[str], list[str]]:
    """Words and gaps; URLs, addresses, paths, numbers, tags and pieces of code hold no words and stay in the gaps."""
    words: list[str] = []
    gaps: list[str] = []
    end = at = 0
    while at < len(text):
        code = _CODE.search(text, at)
        stop = len(text) if code is None else max(at, text.rfind(" ", at, code.start() + 1) + 1)
        for match in _WORD.finditer(text, at, stop):
            gaps.append(text[end : match.start()])
            words.append(match[0])
            end = match.end()
        if code is None:
            break
        close = text.find("`", code.end()) if code[0] == "`" else -1
        at = text.find(" ", max(close, code.end() - 1))
        if at < 0:
            break
    gaps.append(text[end:])
    return words, gaps
