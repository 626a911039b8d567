"""What stands around an alert, for those who show alerts without the text."""

from bisect import bisect_right
from collections.abc import Sequence

from models.text.sentences import split_sentences

__all__ = ["sentences_at"]


def sentences_at(text: str, language: str, offsets: Sequence[int]) -> list[str]:
    """The sentence that each offset (code points) lies in; in the white space after one it is that one."""
    if not offsets:
        return []
    sentences = split_sentences(text, language)
    starts = [sentence.start for sentence in sentences]
    found = [sentences[max(bisect_right(starts, offset) - 1, 0)] for offset in offsets]
    return [text[sentence.start : sentence.end] for sentence in found]
