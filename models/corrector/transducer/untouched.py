"""Sentences as they stand: how much at ease a model is with each, and which of its words it doubts.

Several checks ask that of one sentence, one after the other: as it stands, and with what each of them would write.
"""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock

from models.corrector.protocol import Doubt

__all__ = ["Untouched", "UntouchedSentences"]

_KEPT = 2_000
"""Sentences of which it is kept; some megabytes."""


@dataclass(frozen=True, slots=True)
class Untouched:
    """What a model makes of a sentence, if it is to copy it.

    Attributes:
        ease: the log probability that all of it is copied; None where it cannot be read.
        doubts: the words that it does not just copy.
    """

    ease: float | None = None
    doubts: tuple[Doubt, ...] = ()


class UntouchedSentences:
    """Has sentences read, and keeps what was found; that which was not asked for for longest goes. Thread-safe."""

    def __init__(self, read: Callable[[Sequence[str]], Sequence[Untouched]]) -> None:
        """``read`` takes different sentences, and may be called by several threads."""
        self._read = read
        self._kept: OrderedDict[str, Untouched] = OrderedDict()
        self._lock = Lock()

    def __call__(self, sentences: Sequence[str]) -> list[Untouched]:
        """What there is to say of each sentence."""
        different = dict.fromkeys(sentences)
        with self._lock:
            known = {sentence: self._kept[sentence] for sentence in different if sentence in self._kept}
            for sentence in known:
                self._kept.move_to_end(sentence)
        missing = [sentence for sentence in different if sentence not in known]
        if missing:
            known |= zip(missing, self._read(missing), strict=True)
            with self._lock:
                self._kept |= {sentence: known[sentence] for sentence in missing}
                while len(self._kept) > _KEPT:
                    self._kept.popitem(last=False)
        return [known[sentence] for sentence in sentences]
