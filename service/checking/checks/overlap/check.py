"""Passages that stand in an encyclopedia as they are."""

from typing import ClassVar

from models.overlap.index import Passage
from models.text.document import Document
from service.checking.alerts import Alert
from service.checking.categories import Category
from service.checking.check import TextCheck
from service.checking.messages.explanation import explain
from service.checking.resources import Resources

_QUOTED_WORDS = 3
"""Words of either end of a passage by which its message names it."""


class Overlap(TextCheck):
    """Compares texts with the index of an encyclopedia; silent where there is none."""

    name: ClassVar[str] = "overlap"
    priority: ClassVar[int] = -20
    kinds: ClassVar[tuple[str, ...]] = ("passage",)

    def __init__(self, resources: Resources) -> None:
        """Open the index.

        Raises:
            ModelError: the file is missing, or not an index that this version can read.
        """
        self._index = resources.overlap

    def covers(self, language: str) -> bool:
        """Every language, if there is an index: which ones it holds is the matter of whoever made it."""
        return self._index is not None

    def check(self, document: Document) -> list[Alert]:
        """An alert for each passage."""
        if self._index is None:
            return []
        return [self._alert(document.text, passage) for passage in self._index.passages(document.text)]

    def _alert(self, text: str, passage: Passage) -> Alert:
        words = text[passage.start : passage.end].split()
        first, last = " ".join(words[:_QUOTED_WORDS]), " ".join(words[-_QUOTED_WORDS:])
        why = explain(
            "overlap.passage",
            first=first,
            last=last,
            count=str(passage.words),
            title=passage.title,
            source=passage.source,
        )
        return Alert(
            offset=passage.start,
            length=passage.end - passage.start,
            category=Category.WIKIPEDIA,
            main_category=Category.WIKIPEDIA,
            message=why.english.text,
            short_message=why.english.short,
            replacements=(),
            confidence=1.0,
            rule=f"{self.name}/passage",
            priority=self.priority,
            told=why,
        )
