"""The table of learnt errors: what was written in place of which words, where, how often, how many in a sentence."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from rapidfuzz.distance import Levenshtein

from training.noise.learnt.contexts import ALONE, contexts, inflection_contexts, may_inflect
from training.noise.learnt.edits import MOST_RIGHT, LearntEdit, find_edits
from training.noise.learnt.kinds import kind_of
from training.noise.learnt.rates import Rates
from training.noise.learnt.tokens import CODE, Tokens, read
from training.noise.lexicon import NoiseLexicon
from training.noise.tagging import COMMON_NOUNS, VERBS

Pair = tuple[str, str]
_INFLECTED = COMMON_NOUNS | VERBS
_LEAST_SEEN = 2.0
_ALIKE = 0.6
_MOST_ADDED = 2


class LearntPlace(NamedTuple):
    """Something that may go wrong: tokens ``start`` to ``end`` become ``wrong``, at this rate."""

    start: int
    end: int
    wrong: tuple[str, ...]
    rate: float
    kind: str


class ErrorTable:
    """Learns from pairs, and finds the places of a sentence where people make errors."""

    def __init__(self, lexicon: NoiseLexicon, smoothing: float):
        self._lexicon = lexicon
        self._smoothing = smoothing
        self._words: dict[tuple[str, ...], Rates[tuple[str, ...]]] = {}
        self._forms: dict[str, Rates[str]] = {}
        self._kinds: dict[tuple[tuple[str, ...], tuple[str, ...]], str] = {}
        self._numbers: list[tuple[int, int]] = []

    def learn(self, corpora: Iterable[tuple[list[Pair], float]]) -> None:
        """Count the errors of (wrong, right) pairs; each corpus has a weight, the first tells errors a line."""
        read_pairs: list[tuple[Tokens, float]] = []
        found: list[tuple[Tokens, LearntEdit, float]] = []
        for number, (pairs, weight) in enumerate(corpora):
            for wrong, right in pairs:
                tokens = read(right, self._lexicon)
                edits, count = find_edits(read(wrong, self._lexicon), tokens) if wrong != right else ([], 0)
                if count and number == 0:
                    self._numbers.append((count, len(tokens)))
                found += [(tokens, edit, weight) for edit in edits]
                read_pairs.append((tokens, weight))
        right_words = Counter(text for tokens, _ in read_pairs for text in tokens.texts)
        for tokens, edit, weight in found:
            self._make(tokens, edit, weight, right_words)
        for tokens, weight in read_pairs:
            self._see(tokens, weight)
        for rates in self._words.values():
            rates.prune(_LEAST_SEEN)

    def draw_number(self, length: int, rng: Random) -> int:
        """Draw how many errors a sentence of so many tokens gets, at least one."""
        if not self._numbers:
            return 1
        count, of = self._numbers[int(rng.random() * len(self._numbers))]
        # A short line with an error has a higher rate than a long one: half of the count does not depend on length.
        expected = count * (0.5 + 0.5 * length / of)
        return max(1, min(int(expected + rng.random()), (length + 2) // 3))

    def places(self, tokens: Tokens) -> list[LearntPlace]:
        """Return all places of a sentence with their rates; they may overlap."""
        places: list[LearntPlace] = []
        texts, length, smoothing = tokens.texts, len(tokens), self._smoothing
        words, kinds = self._words, self._kinds
        for start in range(length + 1):
            for end in range(start, min(start + MOST_RIGHT, length) + 1):
                right = tuple(texts[start:end])
                rates = words.get(right)
                if rates is None or _in_code(tokens, start, end):
                    continue
                for wrong, rate in rates.of(contexts(tokens, start, end), smoothing).items():
                    places.append(LearntPlace(start, end, wrong, rate, kinds[right, wrong]))
        for i, tag in enumerate(tokens.tags):
            if tag in self._forms:
                self._find_forms(tokens, i, tag, places)
        return places

    def _find_forms(self, tokens: Tokens, i: int, tag: str, places: list[LearntPlace]) -> None:
        text = tokens.texts[i]
        word = text[1:]
        if text[0] != " " or not word.islower():
            return
        for new, rate in self._forms[tag].of(inflection_contexts(tokens, i), self._smoothing).items():
            form = self._lexicon.inflect(word, tag, new)
            if form is not None:
                kind = "NOUN:NUM" if tag in COMMON_NOUNS else "VERB"
                places.append(LearntPlace(i, i + 1, (" " + form,), rate, kind))

    def _make(self, tokens: Tokens, edit: LearntEdit, weight: float, right_words: Counter[str]) -> None:
        start, end, wrong = edit
        if _in_code(tokens, start, end) or (start == end and len(wrong) > _MOST_ADDED):
            return
        right = tuple(tokens.texts[start:end])
        if len(right) == len(wrong) == 1 and wrong[0] == right[0].lower() and right_words[wrong[0]]:
            return  # a capital that was wanted in a name only
        if (right, wrong) not in self._kinds:
            self._kinds[right, wrong] = kind_of(right, wrong, self._lexicon, tokens.tag(start) if right else "")
        keys = list(contexts(tokens, start, end))
        if ALONE in keys and _needs_context(right, wrong, self._kinds[right, wrong], right_words):
            keys.remove(ALONE)
        self._words.setdefault(right, Rates()).make(keys, wrong, weight)
        if end == start + 1 and len(wrong) == 1:
            self._make_form(tokens, start, wrong[0].strip(), weight)

    def _make_form(self, tokens: Tokens, i: int, wrong: str, weight: float) -> None:
        tag, word = tokens.tags[i], tokens.texts[i].strip()
        if tag not in _INFLECTED:
            return
        for new in sorted(COMMON_NOUNS if tag in COMMON_NOUNS else VERBS):
            if self._lexicon.inflect(word, tag, new) == wrong and may_inflect(tag, new, tokens.tag(i - 1)):
                self._forms.setdefault(tag, Rates()).make(inflection_contexts(tokens, i), new, weight)
                break

    def _see(self, tokens: Tokens, weight: float) -> None:
        texts, length = tokens.texts, len(tokens)
        for start in range(length + 1):
            for end in range(start, min(start + MOST_RIGHT, length) + 1):
                rates = self._words.get(tuple(texts[start:end]))
                if rates is not None:
                    rates.see(contexts(tokens, start, end), weight)
        for i, tag in enumerate(tokens.tags):
            if tag in self._forms:
                self._forms[tag].see(inflection_contexts(tokens, i), weight)


def _in_code(tokens: Tokens, start: int, end: int) -> bool:
    return CODE in tokens.tags[max(0, start - 1) : end + 1]


def _needs_context(right: tuple[str, ...], wrong: tuple[str, ...], kind: str, right_words: Counter[str]) -> bool:
    """Whether the wrong words are right elsewhere, so that only their neighbours make them wrong."""
    if kind in ("ORTH", "SPELL", "PUNCT"):
        return False
    if any(right_words[word] == 0 for word in wrong):
        return False
    alike = Levenshtein.normalized_similarity("".join(right), "".join(wrong)) >= _ALIKE
    return kind in ("VERB", "NOUN:NUM") or not alike
