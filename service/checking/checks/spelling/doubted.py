"""Whether the correction model doubts a word that no dictionary has.

It copies names and terms as they stand, whatever they are (*kubelet*, *khichdi*), and doubts what is misspelled, also
where the sentence around would be no better with the right word (*The food delishious*).
"""

from collections.abc import Sequence
from dataclasses import replace

from models.languages.tags import primary
from service.checking.consent import Offer
from service.checking.resources import Resources
from service.checking.sentences import Care, SentenceText

__all__ = ["Doubted"]

_KEPT = 0.95
"""Words that it copies with a smaller probability are doubted.

Of 128 misspelled words that no list names (even lines of `training/misspellings`, odd ones of the lists in
`tests/models/spelling`, and 20 sentences with several of them) none is copied with more than 0.77; of 33 names and
terms that the dictionaries lack in 7,000 lines of right text (`text/en`), 20 are copied with more than 0.95. On the
even halves of mined edits, chats and clean text (at 0.9, with words that lack a space or capital asked about, too) 22
false alarms and 8 alerts with a wrong suggestion went, 6 right ones; 4, 4 and 2 came.
"""


class Doubted:
    """Makes sure the changes of words that the correction model of their language doubts."""

    def __init__(self, resources: Resources) -> None:
        """Take the models, of which one is loaded when there is something to decide."""
        self._resources = resources

    def sure(self, sentences: Sequence[SentenceText], changes: Sequence[Sequence[Offer]]) -> list[list[Offer]]:
        """The changes of each sentence, in order, sharing no character; those of words that are doubted are sure.

        Where no model can tell nothing is made sure.
        """
        found = [list(own) for own in changes]
        asked = [
            (at, place)
            for at, (sentence, own) in enumerate(zip(sentences, changes, strict=True))
            if sentence.care is Care.FULL
            for place, change in enumerate(own)
            if not change.sure
        ]
        for code in dict.fromkeys(primary(sentences[at].language) for at, _ in asked):
            corrector = self._resources.correctors.own(code)
            own = [(at, place) for at, place in asked if primary(sentences[at].language) == code]
            texts = [_with_others(sentences[at].text, changes[at], place) for at, place in own]
            doubts = corrector and corrector.doubts([text for text, _ in texts])
            for (at, place), (_, start), told in zip(own, texts, doubts or (), strict=bool(doubts)):
                end = start + changes[at][place].end - changes[at][place].start
                if any(one.start < end and start < one.end and one.kept < _KEPT for one in told):
                    found[at][place] = replace(found[at][place], sure=True)
        return found


def _with_others(text: str, changes: Sequence[Offer], place: int) -> tuple[str, int]:
    """A text with all changes but one, and where in it the words stand that this one would change.

    A line without an end mark gets one: the model knows sentences, and copies the last word of what is none.
    """
    parts, end, start = [], 0, changes[place].start
    for at, change in enumerate(changes):
        if at != place:
            parts += [text[end : change.start], change.replacement]
            end = change.end
            start += (len(change.replacement) - change.end + change.start) if at < place else 0
    whole = "".join([*parts, text[end:]])
    return whole + "." * whole[-1:].isalnum(), start
