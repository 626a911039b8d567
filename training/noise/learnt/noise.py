"""Noise as people make it: errors learnt from marked sentences, put where people put them."""

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import accumulate
from random import Random

from models.errors import ConfigError
from training.noise.learnt.attested import Attested
from training.noise.learnt.doubts import is_doubtful
from training.noise.learnt.kinds import KINDS
from training.noise.learnt.table import ErrorTable, LearntPlace, Pair
from training.noise.learnt.tokens import Tokens, read
from training.noise.lexicon import NoiseLexicon

SMOOTHING = 2.0
_BALANCE = {"ART": 0.75, "AUX": 1.5, "NOUN:NUM": 1.5, "ORDER": 5.0, "ORTH": 0.7, "PREP": 1.6, "PRON": 1.3, "PUNCT": 1.3}
_BALANCE |= {"SPELL": 0.4, "VERB": 0.8, "WORD": 1.5}
"""What brings the shares of the types near those of people: some find fewer of their contexts in other texts."""
_MOST_DRAWS = 16
_LEAST_RATE = 0.01
_PLACES_PER_ERROR = 0.1
"""The rates of a sentence's places must sum up to this for each error it gets beyond the first."""


class LearntNoise:
    """Corrupts sentences with learnt errors.

    Holds only tables: it can be pickled. All chance comes from the generator handed to :meth:`corrupt`.
    """

    def __init__(
        self,
        corpora: Sequence[tuple[list[Pair], float]],
        weights: Mapping[str, float] | None = None,
        attested: Attested | None = None,
    ) -> None:
        """Learn from corpora of (wrong, right) pairs with their weights.

        Args:
            corpora: the pairs; the first tells how many errors a line has.
            weights: type of error -> what its rates are multiplied with (1 for types left out).
            attested: what clean text holds; errors that are attested there are not made.

        Raises:
            ConfigError: a weight for an unknown type, or there is no error in the pairs.
        """
        weights = weights or {}
        unknown = sorted(set(weights) - set(KINDS))
        if unknown:
            raise ConfigError(f"learnt noise: unknown type {', '.join(unknown)} (known: {', '.join(KINDS)})")
        if not any(wrong != right for pairs, _ in corpora for wrong, right in pairs):
            raise ConfigError("learnt noise: the pairs to learn from hold no error")
        self._weights = {kind: weights.get(kind, 1.0) * _BALANCE.get(kind, 1.0) for kind in KINDS}
        self._attested = attested
        self._lexicon = NoiseLexicon()
        self._table = ErrorTable(self._lexicon, SMOOTHING)
        self._table.learn(corpora)

    def corrupt(self, sentence: str, rng: Random) -> str:
        """The sentence with errors, or unchanged where none fits."""
        edits = self.draw(tokens := read(sentence, self._lexicon), rng)
        text, end = [], 0
        for place in sorted(edits):
            start, stop, new = tokens.edit(place.start, place.end, place.wrong)
            text += [sentence[end:start], new]
            end = stop
        result = "".join(text) + sentence[end:]
        return result if result.strip() else sentence

    def draw(self, tokens: Tokens, rng: Random) -> list[LearntPlace]:
        """Draw the errors of a sentence, none over another."""
        places = [place for place in self._table.places(tokens) if place.rate >= _LEAST_RATE]
        if not places:
            return []
        rates = [place.rate * self._weights[place.kind] for place in places]
        cumulative = list(accumulate(rates))
        total = cumulative[-1]
        number = min(self._table.draw_number(len(tokens), rng), 1 + int(total / _PLACES_PER_ERROR))
        drawn: list[LearntPlace] = []
        for _ in range(_MOST_DRAWS if total else 0):
            place = places[bisect(cumulative, rng.random() * total, 0, len(places) - 1)]
            if any(_overlap(place, other) for other in drawn):
                continue
            if self._is_right(tokens, place):
                continue
            drawn.append(place)
            if len(drawn) == number:
                break
        return drawn

    def _is_right(self, tokens: Tokens, place: LearntPlace) -> bool:
        """Whether the error may be none."""
        start, end, wrong, rate, _ = place
        if is_doubtful(tokens, start, end, wrong, rate, self._lexicon):
            return True
        return self._attested is not None and self._attested.fits(tokens, start, end, wrong)


def _overlap(one: LearntPlace, other: LearntPlace) -> bool:
    if one.start < one.end and other.start < other.end:
        return one.start < other.end and other.start < one.end
    return one.start <= other.end and other.start <= one.end
