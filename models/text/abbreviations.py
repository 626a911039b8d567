"""The abbreviations of a language, from ``abbreviations.txt`` in its folder.

A line holds one abbreviation and what its full stop means for the end of a sentence:

    title    a name follows (``Dr.``): never ends a sentence
    inner    more of the sentence follows (``e.g.``): never ends a sentence
    number   an abbreviation only before a number (``No. 5``), else an ordinary word
    end      may end a sentence (``a.m.``): it does where a word follows that often begins one
    final    mostly ends its clause (``etc.``): it ends the sentence where a capital letter follows
"""

import re
from dataclasses import dataclass
from functools import cache

from models.errors import InputError
from models.text.lexicon import data_file, words_of

_WORD = re.compile(r"[^\W\d_]+")
_OPENING = "\"'\u2018\u201c\u201e\u00ab([\u00bf\u00a1*"
_CLOSING = ",;:)]"
_PARTICLES = " von van de di da del della der den des du dos la le zu zum al el bin ibn ten ter y "
"""Words inside names (``C. de Gaulle``), each between spaces."""
_KINDS = frozenset({"title", "inner", "number", "end", "final"})


@dataclass(frozen=True, slots=True)
class Abbreviations:
    """The abbreviations of one language."""

    kinds: dict[str, str]
    """Abbreviation without its last full stop -> kind."""
    pronoun: str
    """The capital letter that is more often a word than an initial, if the language has one (English ``I``)."""
    starters: frozenset[str]
    """Words that often begin a sentence and seldom follow an abbreviation inside one."""
    longest: int
    compounds: re.Pattern[str]

    def kind(self, word: str) -> str | None:
        """The kind of an abbreviation, given without its last full stop; ``Etc.`` and ``DR.`` are found as well."""
        kind = self.kinds.get(word)
        if kind is None and word[:1].isupper():
            kind = self.kinds.get(word[0].lower() + word[1:])
            if kind is None and len(word) > 1 and word.isupper():
                kind = self.kinds.get(word.lower()) or self.kinds.get(word.capitalize())
        return kind

    def find(self, chunk: str, at: int, end: int) -> tuple[int, str]:
        """Find an abbreviation at ``at`` whose first word ends at ``end``.

        Returns:
            Its end (0: none), and its kind where the chunk ends with it, else the empty string.
        """
        if not chunk.startswith(".", end) or end - at > self.longest:
            return 0, ""
        size, after = len(chunk), end + 1
        if match := self.compounds.match(chunk, at):
            full = match.end()
            return full, (self.kind(chunk[at : full - 1]) or "end") if full == size else ""
        word = chunk[at:end]
        kind = self.kind(word)
        initial = end - at == 1 and word.isupper()
        following = chunk[after : after + 1]
        if following == "." or (kind is None and not initial):
            return 0, ""
        if word == self.pronoun:
            return (after, "pronoun") if after == size else (0, "")
        if after == size:
            return after, "initial" if initial and kind in (None, "number") else kind or ""
        keeps = following.isdigit() if kind == "number" else kind is not None
        return (after, "") if keeps or (initial and (following.isupper() or following in _CLOSING)) else (0, "")

    def keeps_stop(self, kind: str, following: str) -> bool:
        """Whether an abbreviation of a kind, the last of its chunk, keeps its full stop before the following text.

        The treebank gives the full stop at the end of a sentence to the sentence, also after an abbreviation.
        """
        word = following.lstrip(_OPENING)
        match = _WORD.match(word)
        first = match[0] if match else ""
        if kind == "number":
            return word[:1].isdigit()
        if kind == "pronoun":
            return len(first) == 1 and first.isupper() and word.startswith(".", 1)
        if kind == "ordinal":
            return word[:1].isalpha() and not (first[:1].isupper() and first.lower() in self.starters)
        if not following or kind in ("title", "inner"):
            return bool(following)
        starter = first.lower() in self.starters and not word.startswith(".", len(first))
        if kind == "initial":
            return f" {first.lower()} " in _PARTICLES or (first[:1].isupper() and not starter)
        return not (first[:1].isupper() and (starter or kind == "final"))


@cache
def abbreviations_of(language: str) -> Abbreviations:
    """Read the abbreviations of a language; one without a file has none.

    Raises:
        InputError: A line of the file is not an abbreviation and a kind.
    """
    path = data_file(language, "abbreviations.txt")
    kinds = parse(path.read_text(encoding="utf-8"), f"{language}/{path.name}") if path else {}
    inner = sorted((re.escape(word) for word in kinds if "." in word), key=len, reverse=True)
    compounds = re.compile(rf"(?:{'|'.join(inner)})\.(?!\w)" if inner else r"(?!)")
    return Abbreviations(
        kinds,
        "I" if language == "en" else "",
        words_of(language, "starters"),
        max(map(len, kinds), default=1),
        compounds,
    )


def parse(content: str, name: str) -> dict[str, str]:
    """The abbreviations, without their last full stop, and their kinds.

    Raises:
        InputError: A line is not an abbreviation and a kind.
    """
    kinds: dict[str, str] = {}
    for number, line in enumerate(content.splitlines(), 1):
        fields = line.split("#")[0].split()
        if not fields:
            continue
        if len(fields) != 2 or fields[1] not in _KINDS or not fields[0].endswith("."):
            raise InputError(f"{name}, line {number}: expected an abbreviation and one of {', '.join(sorted(_KINDS))}")
        kinds[fields[0].removesuffix(".")] = fields[1]
    return kinds
