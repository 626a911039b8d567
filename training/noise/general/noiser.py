"""Corrupts sentences of any language that has right text and some pairs."""

from bisect import bisect
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate, chain
from random import Random

from rapidfuzz.distance import Prefix

from models.corrector.transducer.actions import in_case_of
from models.corrector.transducer.units import split_units
from training.noise.config import NoiseConfig
from training.noise.general.forms import Forms, count_words
from training.noise.general.learnt import Learnt, SlipPlace, texts
from training.noise.general.slips import change_case, mistype

OPERATIONS: Mapping[str, float] = {
    "learnt": 0.46, "form": 0.24, "alike": 0.05, "typing": 0.06, "comma": 0.05, "drop": 0.04, "double": 0.01,
    "swap": 0.03, "case": 0.03, "join": 0.015, "split": 0.005, "stop": 0.01,
}  # fmt: skip
"""Shares of the kinds of errors; *learnt* has those of people, the rest what their lines are too few to show."""
_FIRST = "learnt"
_MOST_DRAWS = 12
_FREQUENT = 120
"""So many most frequent words may be dropped or doubled."""
_EASY_FORM = 0.02
"""Weight of a form whose ending nobody was seen to take for this one."""
Tokens = list[str]
Change = tuple[int, int, tuple[str, ...]]


class GeneralNoiser:
    """Turns right sentences into wrong ones; all chance comes from the generator handed to :meth:`corrupt`."""

    def __init__(
        self,
        lines: Iterable[str],
        corpora: Iterable[tuple[Iterable[tuple[str, str]], float]],
        lemma: Callable[[str], str],
        config: NoiseConfig | None = None,
    ):
        """Learn the tables.

        Args:
            lines: right text.
            corpora: (wrong, right) pairs with their weights.
            lemma: what gives a word's lemma.
            config: how many errors; its rates by type are for English alone.
        """
        self.config = config or NoiseConfig()
        counts = count_words(chain.from_iterable(texts(split_units(line)) for line in lines))
        self._forms = Forms(counts, {word: lemma(word) for word, count in counts.items() if count > 1})
        self._errors = Learnt(corpora)
        self._frequent = {word for word, _ in counts.most_common(_FREQUENT)}
        letters = Counter(chain.from_iterable(counts))
        self._letters = "".join(sorted(letter for letter, _ in letters.most_common(40) if letter.isalpha()))
        self._cumulative = list(accumulate(OPERATIONS.values()))
        self._operations: list[Callable[[Tokens, Random], Change | None]] = [
            getattr(self, f"_{name}") for name in OPERATIONS if name != _FIRST
        ]

    def corrupt(self, sentence: str, rng: Random) -> str:
        """The sentence with errors, or unchanged."""
        if rng.random() < self.config.unchanged:
            return sentence
        units = split_units(sentence)
        tokens = texts(units)
        if len(tokens) < 2:
            return sentence
        lowered = bool(tokens) and tokens[0].strip() != units[0].text
        changes: list[Change] = []
        places = self._errors.places(tokens)
        wanted = self.config.errors_per_word.draw(len(tokens), rng)
        for _ in range(_MOST_DRAWS * wanted):
            if len(changes) >= wanted:
                break
            drawn = min(bisect(self._cumulative, rng.random() * self._cumulative[-1]), len(self._operations))
            change = self._operations[drawn - 1](tokens, rng) if drawn else self._draw(places, rng)
            if change and tuple(tokens[change[0] : change[1]]) != change[2] and not _touches(change, changes):
                changes.append(change)
        return _write(tokens, changes, lowered) or sentence

    def _draw(self, places: list[SlipPlace], rng: Random) -> Change | None:
        if not places:
            return None
        sums = list(accumulate(place.rate for place in places))
        place = places[min(bisect(sums, rng.random() * sums[-1]), len(places) - 1)]
        return place.start, place.end, place.wrong

    def _form(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(len(tokens))
        word = tokens[at].strip()
        if not word.isalpha() or not (forms := self._forms.of(word.lower())):
            return None
        weights = [self._weight(word.lower(), form) for form in forms]
        return at, at + 1, (_in_place(tokens[at], in_case_of(rng.choices(forms, weights)[0], word)),)

    def _weight(self, right: str, wrong: str) -> float:
        stem = Prefix.similarity(right, wrong)
        seen = self._errors.endings.get((right[stem:], wrong[stem:]), 0)
        return float((_EASY_FORM + seen) * (1 + self._forms.counts[wrong]) ** 0.3)

    def _alike(self, tokens: Tokens, rng: Random) -> Change | None:
        places = [i for i, token in enumerate(tokens) if self._forms.alike(token.strip().lower())]
        if not places:
            return None
        at = rng.choice(places)
        word = tokens[at].strip()
        return at, at + 1, (_in_place(tokens[at], in_case_of(rng.choice(self._forms.alike(word.lower())), word)),)

    def _typing(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(len(tokens))
        word = tokens[at].strip()
        return (at, at + 1, (_in_place(tokens[at], mistype(word, self._letters, rng)),)) if word.isalpha() else None

    def _comma(self, tokens: Tokens, rng: Random) -> Change | None:
        commas = [i for i, text in enumerate(tokens) if text == ","]
        if commas and rng.random() < 0.75:
            at = rng.choice(commas)
            return at, at + 1, ()
        at = rng.randrange(1, len(tokens))
        return (at, at, (",",)) if tokens[at].startswith(" ") and tokens[at - 1][-1].isalpha() else None

    def _drop(self, tokens: Tokens, rng: Random) -> Change | None:
        places = [i for i, token in enumerate(tokens) if i and token.strip().lower() in self._frequent]
        return (at := rng.choice(places), at + 1, ()) if places else None

    def _double(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(len(tokens))
        if not at or tokens[at].strip().lower() not in self._frequent or not tokens[at].startswith(" "):
            return None
        return at, at + 1, (tokens[at], tokens[at])

    def _swap(self, tokens: Tokens, rng: Random) -> Change | None:
        at, letters = rng.randrange(1, len(tokens)), 1 + (rng.random() < 0.3)
        moved = tokens[at : at + letters + 1]
        if len(moved) <= letters or not all(text[0] == " " and text[1:].isalpha() for text in moved):
            return None
        return at, at + letters + 1, (*moved[1:], moved[0])

    def _case(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(1, len(tokens))
        word = tokens[at].strip()
        if not word.isalpha() or not (word[0].isupper() or rng.random() < 0.25):
            return None
        return at, at + 1, (_in_place(tokens[at], change_case(word)),)

    def _join(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(1, len(tokens))
        return (at, at + 1, (tokens[at].strip(),)) if tokens[at][0] == " " and tokens[at - 1][-1].isalpha() else None

    def _split(self, tokens: Tokens, rng: Random) -> Change | None:
        at = rng.randrange(len(tokens))
        word = tokens[at].strip().lower()
        for cut in range(2, len(word) - 1):
            if self._forms.counts.get(word[:cut], 0) > 2 and self._forms.counts.get(word[cut:], 0) > 2:
                part = len(tokens[at]) - len(word) + cut
                return at, at + 1, (tokens[at][:part], f" {tokens[at][part:]}")
        return None

    def _stop(self, tokens: Tokens, rng: Random) -> Change | None:
        return (len(tokens) - 1, len(tokens), ()) if tokens[-1] in ".?!" else None


def _in_place(token: str, word: str) -> str:
    return f" {word}" if token.startswith(" ") else word


def _touches(change: Change, others: list[Change]) -> bool:
    return any(change[0] <= end and start <= change[1] for start, end, _ in others)


def _write(tokens: Tokens, changes: list[Change], lowered: bool) -> str:
    """Put the changes into the sentence; the capital of its start goes to its new first word."""
    out, end = [], 0
    for start, stop, put in sorted(changes):
        out += [*tokens[end:start], *put]
        end = stop
    text = "".join([*out, *tokens[end:]]).strip()
    return text[0].upper() + text[1:] if lowered and text else text
