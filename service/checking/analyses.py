"""What the correction model says of sentences, asked once for all checks that need it."""

from collections.abc import Sequence

from models.corrector.corrector import Analysis, Corrector
from service.checking.sentences import SentenceText


class Analyses:
    """Keeps what was said of the sentences at hand until all checks of the lane have seen it.

    Not safe to use from several threads: the checks that share it work in one lane.
    """

    def __init__(self, corrector: Corrector) -> None:
        """Take the model."""
        self._corrector = corrector
        self._kept: dict[SentenceText, Analysis] = {}

    def of(self, sentences: Sequence[SentenceText]) -> list[Analysis]:
        """The analysis of each sentence."""
        asked = [one for one in dict.fromkeys(sentences) if one not in self._kept]
        if asked:
            found = self._corrector.analyse_sentences([sentence.protection for sentence in asked])
            self._kept.update(zip(asked, found, strict=True))
        return [self._kept[sentence] for sentence in sentences]

    def forget(self) -> None:
        """Drop what is kept."""
        self._kept.clear()
