"""Which operations a sentence has room for, told at a glance by its words, tags and marks."""

from collections.abc import Sequence

from training.noise.operation import Operation
from training.noise.sentence import NoisySentence


class OperationPlaces:
    """Word, tag or mark -> the operations that apply there, as bits of a whole number in the operations' order."""

    def __init__(self, operations: Sequence[Operation]) -> None:
        self._by_word: dict[str, int] = {}
        self._by_tag: dict[str, int] = {}
        marks: dict[str, int] = {}
        self._anywhere = 0
        for place, operation in enumerate(operations):
            bit = 1 << place
            for word in operation.words or ():
                self._by_word[word] = self._by_word.get(word, 0) | bit
            for tag in operation.tags or ():
                self._by_tag[tag] = self._by_tag.get(tag, 0) | bit
            for mark in operation.needs:
                marks[mark] = marks.get(mark, 0) | bit
            if operation.words is None and operation.tags is None and not operation.needs:
                self._anywhere |= bit
        self._marks = tuple(marks.items())

    def find(self, sentence: NoisySentence, text: str) -> int:
        """The operations worth a trial in a sentence of this text; bit ``k`` stands for operation ``k``."""
        by_word, by_tag = self._by_word, self._by_tag
        found = self._anywhere
        for word in sentence.lower:
            if word in by_word:
                found |= by_word[word]
        for tag in set(sentence.tags):
            if tag in by_tag:
                found |= by_tag[tag]
        for mark, bits in self._marks:
            if mark in text:
                found |= bits
        return found
