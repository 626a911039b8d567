"""Sentences that are too long to be read at one go."""

from typing import ClassVar

from models.languages.tags import primary
from models.text.document import Document
from models.text.kinds import TokenKind
from service.checking.alerts import Alert, Level
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.options import Options
from service.checking.resources import Resources

_MOST_WORDS = 40
_SHORTEST = 2 * _MOST_WORDS
"""Code points below which no sentence has more words: each takes one and a space."""
_UNSPACED = frozenset({"ja", "km", "lo", "my", "th", "zh"})
"""Languages that put no spaces between words."""


class LongSentences(TextCheck):
    """Finds sentences of more than 40 words; lists, which go over several lines, are left alone. A matter of taste."""

    name: ClassVar[str] = "long-sentences"
    priority: ClassVar[int] = -20
    kinds: ClassVar[tuple[str, ...]] = ("long-sentence",)

    def __init__(self, resources: Resources) -> None:
        pass

    def covers(self, language: str) -> bool:
        """Every language that puts spaces between words."""
        return primary(language) not in _UNSPACED

    def wanted(self, options: Options) -> bool:
        """With ``picky``."""
        return options.level is Level.PICKY

    def check(self, document: Document) -> list[Alert]:
        """The first word of each long sentence."""
        found = []
        for sentence in document.sentences:
            if sentence.end - sentence.start < _SHORTEST or "\n" in document.slice(sentence):
                continue
            words = [token for token in sentence.tokens if token.kind is TokenKind.WORD and token.text[0].isalnum()]
            count = len(document.slice(sentence).split())
            if count > _MOST_WORDS and words:
                found.append(self._alert(words[0].start, words[0].end, count))
        return found

    def _alert(self, start: int, end: int, words: int) -> Alert:
        return Alert(
            offset=start,
            length=end - start,
            category=Category.STYLE,
            main_category=Category.STYLE,
            message=f"This sentence has {words} words; beyond {_MOST_WORDS} readers lose the thread. "
            "Two sentences say it more clearly.",
            short_message="Long sentence",
            replacements=(),
            confidence=0.6,
            rule=f"{self.name}/long-sentence",
            level=Level.PICKY,
            priority=self.priority,
        )
