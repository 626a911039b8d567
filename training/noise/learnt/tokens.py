"""A sentence as tokens: units with the space before them, in the case they have inside a sentence, with tags."""

from dataclasses import dataclass

from models.corrector.transducer.units import Unit, split_units
from training.noise.lexicon import NoiseLexicon
from training.noise.sentence import NoisySentence

START, END = "^", "$"
CODE = "CODE"
NUMBER = "CD"
_STOPS = frozenset(".!?")


@dataclass(frozen=True, slots=True)
class Tokens:
    """The units of a sentence, read for noise.

    Attributes:
        sentence: the text.
        units: its words and marks, where they stand.
        texts: each unit with the space before it (``" went"``, ``","``); the capital of a sentence's start is lowered.
        tags: a guessed part of speech of each word; of a mark, the mark; ``CODE`` for what is no language.
        starts: whether the unit begins a sentence and was lowered for that.
    """

    sentence: str
    units: list[Unit]
    texts: list[str]
    tags: list[str]
    starts: list[bool]

    def __len__(self) -> int:
        return len(self.units)

    def text(self, i: int) -> str:
        """Token ``i``, or a mark of the sentence's edge outside it."""
        return START if i < 0 else END if i >= len(self.texts) else self.texts[i]

    def tag(self, i: int) -> str:
        """The tag of token ``i``, or a mark of the sentence's edge outside it."""
        return START if i < 0 else END if i >= len(self.tags) else self.tags[i]

    def edit(self, start: int, end: int, new: tuple[str, ...]) -> tuple[int, int, str]:
        """Return which code points to replace by which text to put ``new`` for tokens ``start`` to ``end``.

        The capital of a sentence's start goes to its new first word.
        """
        units = self.units
        first = units[start - 1].end if start else 0
        last = units[end - 1].end if end else 0
        text = "".join(new)
        if start < len(units) and self.starts[start] and (end > start or text):
            if not text and end < len(units):
                last, text = units[end].end, self.texts[end]
            elif start == end:
                last, text = units[start].end, text + self.texts[start]
            body = text.lstrip()
            text = text[: len(text) - len(body)] + body[:1].upper() + body[1:]
        return first, last, text if first else text.lstrip()


def read(sentence: str, lexicon: NoiseLexicon) -> Tokens:
    """Split and tag a sentence."""
    units = split_units(sentence)
    parsed = NoisySentence(sentence, lexicon)
    words: dict[int, tuple[str, str]] = {}
    at = 0
    for word, gap, tag in zip(parsed.words, parsed.gaps, parsed.tags, strict=False):
        at += len(gap)
        words[at] = (word, tag)
        at += len(word)
    texts, tags, starts = [], [], []
    for i, unit in enumerate(units):
        text = unit.text
        word, tag = words.get(unit.start, ("", ""))
        if word != text:
            tag = text if not text[0].isalnum() else NUMBER if text.isdigit() else CODE
        begins = i == 0 or (unit.space and units[i - 1].text in _STOPS)
        lowered = begins and text[0].isupper() and tag != "NNP" and (text[1:].islower() or text == "A")
        if lowered and text.split("'")[0].split("’")[0] == "I":
            lowered = False
        starts.append(lowered)
        text = text[0].lower() + text[1:] if lowered else text
        texts.append(" " + text if unit.space else text)
        tags.append(tag)
    return Tokens(sentence, units, texts, tags, starts)
