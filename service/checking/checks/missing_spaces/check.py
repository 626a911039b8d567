"""Commas and end marks without a space behind them."""

import re
from collections.abc import Iterator
from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from models.text.lexicon import words_of
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.messages.explanation import explain
from service.checking.resources import Resources

_UNSPACED = frozenset({"ja", "km", "lo", "my", "th", "zh"})
"""Languages that put no spaces between words."""
_LETTER = r"[^\W\d_]"
_TIGHT_COMMA = re.compile(rf",(?={_LETTER})")
_COMMA = re.compile(
    rf"(?<![^\s“„«\"‘'’—,])(?:{_LETTER}{{2,}}|{_LETTER}{{1,2}}['’]{_LETTER}{{2,}}|(?P<number>\d{{1,4}})),"
    rf"(?=(?P<next>{_LETTER}{{2,}}|I|{_LETTER}{{1,2}}['’](?={_LETTER}))(?:[\s.,;:!?)\]”»\"'’…]|(?<=['’])|$))"
)
_LAST_WORD = re.compile(rf"(?P<word>{_LETTER}{{2,}})[\"”’»)\]]?(?P<mark>[.!?…]+)[\"”’»)\]]?$")
_FIRST_WORD = re.compile(rf"[\"“„«¿¡(]?(?P<word>{_LETTER}+)(?P<more>\W)?")
_LONGEST_WORD = 40
_MOST_LISTED = 2
"""Commas without a space in a line that has no end mark; with more it is a row of a table."""
_PROSE_ENDS = (".", "!", "?", "…", "”", '"')
_CALLED = frozenset((
    "be", "build", "call", "create", "cut", "find", "get", "go", "help", "in", "make", "meet", "move", "new",
    "of", "on", "open", "out", "pass", "play", "put", "read", "run", "send", "set", "show", "stop", "take",
    "try", "use", "write",
))  # fmt: skip
"""Frequent words that methods are called by, as ``Console.Write``."""
_FEWEST_WORDS = 4
"""Words on either side of a full stop, in languages whose frequent words are not known."""


class MissingSpaces(TextCheck):
    """Finds a missing space behind a comma or between two sentences.

    A full stop counts only before a frequent word with a capital, so that names of programs and files stay as they are.
    """

    name: ClassVar[str] = "missing-spaces"
    priority: ClassVar[int] = 15
    kinds: ClassVar[tuple[str, ...]] = ("comma", "end-mark")

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language that puts spaces between words."""
        return primary(language) not in _UNSPACED

    def check(self, document: Document) -> list[Alert]:
        """The marks that no space follows."""
        language = primary(document.language)
        found = [*self._commas(document.text, language), *self._ends(document, language)]
        if not found:
            return []
        spans = document.protected
        free = (one for one in found if not any(span.start < one.end and one.offset < span.end for span in spans))
        return sorted(free, key=lambda alert: alert.offset)

    def _commas(self, text: str, language: str) -> Iterator[Alert]:
        frequent = words_of(language, "frequent")
        start = 0
        for line in text.splitlines(keepends=True):
            found = list(_COMMA.finditer(line)) if _TIGHT_COMMA.search(line) else []
            if found and not _is_row(line.strip(), len(found)):
                for match in found:
                    if not match["number"] or match["next"].casefold() in frequent:
                        yield self._alert(start + match.end() - 1, ",", "comma")
            start += len(line)

    def _ends(self, document: Document, language: str) -> Iterator[Alert]:
        text = document.text
        for before, after in zip(document.sentences, document.sentences[1:], strict=False):
            if before.end != after.start:
                continue
            last = _LAST_WORD.search(text, max(before.start, before.end - _LONGEST_WORD), before.end)
            first = _FIRST_WORD.match(text, after.start, after.end)
            if (
                last
                and first
                and _begins(first)
                and _ends(last, document.slice(before), document.slice(after), language)
            ):
                yield self._alert(before.end - 1, text[before.end - 1], "end-mark")

    def _alert(self, at: int, mark: str, rule: str) -> Alert:
        why = explain("space.missing", original=mark)
        return Alert(
            offset=at,
            length=1,
            category=Category.TYPOGRAPHY,
            main_category=Category.TYPOGRAPHY,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(f"{mark} ",),
            confidence=0.95,
            rule=f"{self.name}/{rule}",
            priority=self.priority,
            told=why,
        )


def _begins(first: re.Match[str]) -> bool:
    """Whether a sentence begins with a capital and goes on."""
    word = first["word"]
    return first["more"] is not None and word[0].isupper() and (len(word) == 1 or word[1:].islower())


def _ends(last: re.Match[str], before: str, after: str, language: str) -> bool:
    """Whether a mark ends a sentence beyond doubt, and is no part of a name."""
    word = _FIRST_WORD.match(after)
    frequent = words_of(language, "frequent")
    if word is not None and word["word"].casefold() in frequent:
        return word["word"].casefold() not in _CALLED or last["mark"] != "."
    if last["mark"] != ".":
        return last["word"].islower()
    return not frequent and min(len(before.split()), len(after.split())) >= _FEWEST_WORDS


def _is_row(line: str, commas: int) -> bool:
    """Whether a line with so many commas without a space is a row of a table rather than prose."""
    if " " not in line:
        return commas > 1 or not line.endswith(_PROSE_ENDS)
    return commas > _MOST_LISTED and not line.endswith(_PROSE_ENDS)
