"""Words and openings of sentences that repeat: slips of the pen, and matters of style."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import ClassVar, NamedTuple

from models.languages.tags import primary
from models.spelling.loading import load_lexicon
from models.text.blocks import remembered
from models.text.characters import APOSTROPHES, HAN, KANA_1, KANA_2, MARKS
from models.text.document import Document
from models.text.lexicon import words_of
from models.text.protected import Protected
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.checks.repetition.doubles import Doubles, doubles_of
from service.checking.messages.explanation import Explanation, explain
from service.checking.resources import Resources

_WORD = re.compile(rf"(?:[^\W\d_{HAN}{KANA_1}{KANA_2}]|[{MARKS}])(?:[^\W_]|[{MARKS}]|[{APOSTROPHES}-](?=\w))*+")
_SPACE = re.compile(r"[ \t\u00a0\u202f]*(?:\r?\n|\r)?[ \t\u00a0\u202f]*")
_UNSPACED = frozenset({"ja", "km", "lo", "my", "th", "zh"})
"""Languages that put no spaces between words."""
_OPENINGS = 3
"""Sentences in a row with the same first word."""
_NEAR = 40
"""Words within which a rare word is noticed again."""
_MOST_TIMES = 3
"""A word that a text has more often is what it is about."""
_RARE_ZIPF = 4.0
_SHORTEST_RARE = 5
"""Chosen, with the distance, for about one alert in 1,000 words of ``dev/clean.en.txt.xz``."""


class Repetition(TextCheck):
    """Finds doubled words; with ``picky`` also sentences that begin alike and rare words that come again soon."""

    name: ClassVar[str] = "repetition"
    priority: ClassVar[int] = 20
    kinds: ClassVar[tuple[str, ...]] = ("doubled-word", "opening", "rare-word-again")
    style_priority: ClassVar[int] = -10
    """A matter of taste gives way to any error."""

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language that puts spaces between words."""
        return primary(language) not in _UNSPACED

    def check(self, document: Document) -> list[Alert]:
        """The doubled words, openings and near repetitions of a text."""
        language = primary(document.language)
        doubles = doubles_of(language)
        found = [*self._doubled(document, doubles, language), *self._openings(document, doubles)]
        if language == "en":
            found += self._again(document)
        found.sort(key=lambda alert: alert.offset)
        return _outside(found, document.protected) if found else []

    def _doubled(self, document: Document, doubles: Doubles, language: str) -> Iterator[Alert]:
        text, frequent = document.text, words_of(language, "frequent")
        for offset, block in document.blocks:
            for starts in _runs(block):
                run = [match for start in starts if (match := _WORD.match(text, offset + start))]
                if doubles.is_slip(text, run, frequent):
                    yield self._slip(text, run)

    def _slip(self, text: str, run: Sequence[re.Match[str]]) -> Alert:
        """The words too many with the space behind them, or before them where none is behind."""
        start, end = run[1].start(), run[-1].end()
        if text[end : end + 1] == " ":
            end += 1
        else:
            start = run[0].end()
        key = "repetition.twice" if len(run) == 2 else "repetition.several"
        why = explain(key, original=run[1][0], count=str(len(run)))
        return Alert(
            offset=start,
            length=end - start,
            category=Category.REPETITIONS_STYLE,
            main_category=Category.REPETITIONS_STYLE,
            message=why.english.text,
            short_message=why.english.short,
            replacements=("",),
            confidence=0.95,
            rule=f"{self.name}/doubled-word",
            priority=self.priority,
            told=why,
        )

    def _openings(self, document: Document, doubles: Doubles) -> Iterator[Alert]:
        previous, count, end = "", 0, 0
        for sentence in document.sentences:
            same_paragraph = "\n" not in document.text[end : sentence.start]
            end = sentence.end
            match = _WORD.match(document.text, sentence.start)
            word = match[0].casefold() if match else ""
            count = count + 1 if word and word == previous and same_paragraph else 1
            previous = word
            if match and count >= _OPENINGS and word not in doubles.openings:
                yield self._style(
                    match.start(),
                    len(match[0]),
                    "opening",
                    explain("repetition.opening", original=match[0], count=str(count)),
                )

    def _again(self, document: Document) -> Iterator[Alert]:
        places: dict[str, list[tuple[int, int]]] = {}
        words = 0
        for offset, block in document.blocks:
            rare = _rare_words(block)
            for number, start, word in rare.found:
                places.setdefault(word, []).append((words + number, offset + start))
            words += rare.words
        for word, found in places.items():
            if not 1 < len(found) <= _MOST_TIMES:
                continue
            for (before, _), (at, start) in pairwise(found):
                if 1 < at - before <= _NEAR:
                    yield self._style(
                        start,
                        len(word),
                        "rare-word-again",
                        explain("repetition.rare-word", original=word, count=str(at - before)),
                    )

    def _style(self, start: int, length: int, rule: str, why: Explanation) -> Alert:
        return Alert(
            offset=start,
            length=length,
            category=Category.REPETITIONS_STYLE,
            main_category=Category.REPETITIONS_STYLE,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(),
            confidence=0.6,
            rule=f"{self.name}/{rule}",
            level=Level.PICKY,
            priority=self.style_priority,
            told=why,
        )


def _outside(alerts: Sequence[Alert], spans: Sequence[Protected]) -> list[Alert]:
    """The alerts that share no character with a protected span."""
    free, at = [], 0
    for alert in alerts:
        while at < len(spans) and spans[at].end <= alert.offset:
            at += 1
        if at == len(spans) or alert.end <= spans[at].start:
            free.append(alert)
    return free


@remembered
def _runs(block: str) -> tuple[tuple[int, ...], ...]:
    """Where each word of a run begins that is one word several times in a row."""
    words = list(_WORD.finditer(block))
    found, run = [], words[:1]
    for before, word in pairwise(words):
        if _again_at_once(block, before, word):
            run.append(word)
            continue
        if len(run) > 1:
            found.append(tuple(one.start() for one in run))
        run = [word]
    if len(run) > 1:
        found.append(tuple(one.start() for one in run))
    return tuple(found)


class _RareWords(NamedTuple):
    """The rare words of a block: the number of each among its words, where it begins, and the word."""

    words: int
    found: tuple[tuple[int, int, str], ...]


@remembered
def _rare_words(block: str) -> _RareWords:
    zipf = load_lexicon().zipf
    words = list(_WORD.finditer(block))
    found = tuple(
        (number, match.start(), match[0])
        for number, match in enumerate(words)
        if len(match[0]) >= _SHORTEST_RARE and match[0].islower() and 0 < zipf(match[0]) < _RARE_ZIPF
    )
    return _RareWords(len(words), found)


def _again_at_once(text: str, first: re.Match[str], second: re.Match[str]) -> bool:
    """Whether two words are the same with nothing but white space between them, and no blank line."""
    gap = _SPACE.match(text, first.end())
    return gap is not None and first.end() < gap.end() == second.start() and first[0].casefold() == second[0].casefold()
