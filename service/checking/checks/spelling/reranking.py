"""Which of the words that may have been meant by a misspelled one fits its sentence."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from models.agreement.inflected.conflicts import conflicts
from models.agreement.inflected.grammar import grammar
from models.agreement.inflected.morphology import morphology
from models.agreement.wrong import has_words
from models.corrector.protocol import Doubt
from models.languages.tags import primary
from models.spelling.letters.letter_case import in_case_of
from models.spelling.suggestions.suggestion import Suggestion
from models.text.tokens import tokenize
from service.checking.resources import Resources
from service.checking.sentences import Care, SentenceText

__all__ = ["InContext", "Misspelling", "acceptance"]

_CLOSE = 0.8
"""Suggestions whose scores are this much below that of the first are tried in the sentence."""
_OWN_WEIGHT, _SHARED_WEIGHT = 0.4, 0.15
"""What the doubts of a model for one language, and of one for many, weigh against the scores of the speller.

For English they and the distance above were tuned on the odd lines of ``tests/models/spelling/ambiguous.en.txt`` and
``misspellings.en.txt``; ``scripts/spelling_in_context.py`` prints what they reach. For the eleven languages of the
other model the weight was tuned on the even halves of the sets of recipe ``multilingual``: of 1,417 misspelled words,
80 % of which are meant by one of the suggestions, the first is right for 70.7 % by the speller alone, 72.9 % with it.
"""
_OWN_FLOOR, _SHARED_FLOOR = 1e-2, 1e-6
"""The least that a doubt counts: of a word that is surely wrong, whatever the misspelled one becomes, the tenth decimal
says nothing of that one. The one of the model for English was tuned on the same lines (0.001 to 0.03 are alike there).
"""
_BY_MORPHOLOGY = frozenset({"uk"})
_CONFLICT = 0.7
"""What each word that does not go with its neighbours counts against a suggestion, in languages whose words are known
with their forms: *в бібліотекі* is *в бібліотеці*, *на бібліотекі* no *бібліотеки*, which is as near."""
_CASES = (("nomn", "accs"), ("accs", "nomn"), ("datv", "gent"), ("loct", "gent"))
_OTHER_CASE = 0.2
"""Cases that one form of a word of another language may stand for, where that which is meant has two; the listed one is
the likelier by so much: *грузовик* is *вантажівка* or *вантажівку*."""
_WINDOW = 300
"""Code points of a sentence that are looked at, around the word, where it is longer: no more is needed to tell."""
_MOST = 8
"""Words of a sentence whose suggestions are tried in it; those of the others stay in the order they have."""


@dataclass(frozen=True, slots=True)
class Misspelling:
    """A misspelled word ``text[start:end]`` of a sentence, with what may have been meant, best first."""

    sentence: SentenceText
    start: int
    end: int
    suggestions: Sequence[Suggestion]

    @property
    def close(self) -> Sequence[Suggestion]:
        """The suggestions that are about as likely as the first.

        Besides one that is known to be meant only others that are, such as two forms of a verb, and those no farther
        from what is written.
        """
        if self.suggestions and (first := self.suggestions[0]).usual:
            return [one for one in self.suggestions if one.usual or one.cost < first.cost]
        return [one for one in self.suggestions if self.suggestions[0].score - one.score < _CLOSE]

    @property
    def is_clear(self) -> bool:
        """Whether one suggestion is far likelier than all others."""
        return len(self.close) == 1

    def with_word(self, word: str, others: Sequence["Misspelling"] = ()) -> str:
        """The sentence, or the part of a long one around this word, with another word in place of it.

        Args:
            word: what takes its place.
            others: misspelled words of the sentence that are clear; their first suggestions take their places.
        """
        text = self.sentence.text
        first, last = 0, len(text)
        if last > _WINDOW:
            first, to = max(self.start - _WINDOW // 2, 0), min(self.end + _WINDOW // 2, last)
            first = text.find(" ", first, self.start) + 1 or self.start if first else 0
            last = max(text.rfind(" ", self.end, to), self.end) if to < last else to
        changes = [(one.start, one.end, one.suggestions[0].text) for one in others if first <= one.start < last]
        parts = []
        for start, end, put in sorted([(self.start, self.end, word), *changes]):
            parts += [text[first:start], put]
            first = end
        return "".join([*parts, text[first:last]])


class InContext:
    """Puts close suggestions in order by how much the correction model doubts the sentence with each of them.

    What is clear of the other misspelled words of the sentence is corrected before: a sentence of wrong words is as
    doubtful with any word.
    """

    def __init__(self, resources: Resources) -> None:
        """Take the model; it is loaded when there is something to decide."""
        self._resources = resources

    def __call__(self, misspellings: Sequence[Misspelling]) -> list[Sequence[Suggestion]]:
        """The suggestions for each word, most probable first."""
        misspellings = [_in_all_cases(one) for one in misspellings]
        orders = [one.suggestions for one in misspellings]
        for code in dict.fromkeys(primary(one.sentence.language) for one in misspellings if len(one.close) > 1):
            self._order(code, misspellings, orders)
        return orders

    def _order(self, code: str, misspellings: Sequence[Misspelling], orders: list[Sequence[Suggestion]]) -> None:
        """Put the close suggestions for the words of one language in order, if there is a model for it."""
        asked = [(at, one) for at in _tried(code, misspellings) for one in misspellings[at].close]
        if not asked or (corrector := self._resources.correctors.of(code)) is None:
            return
        own = self._resources.correctors.is_own(code)
        weight, floor = (_OWN_WEIGHT, _OWN_FLOOR) if own else (_SHARED_WEIGHT, _SHARED_FLOOR)
        clear: defaultdict[int, list[Misspelling]] = defaultdict(list)
        for misspelling in misspellings:
            if misspelling.is_clear:
                clear[id(misspelling.sentence)].append(misspelling)
        texts = [misspellings[at].with_word(one.text, clear[id(misspellings[at].sentence)]) for at, one in asked]
        different = list(dict.fromkeys(texts))
        doubts = corrector.doubts(different)
        if doubts is None:
            return
        doubts_of = dict(zip(different, doubts, strict=True))
        scores: dict[int, list[tuple[float, Suggestion]]] = {}
        strange = _conflicts(code, different)
        for (at, one), text in zip(asked, texts, strict=True):
            fit = weight * acceptance(doubts_of[text], floor) - _CONFLICT * strange[text]
            scores.setdefault(at, []).append((one.score + fit, one))
        for at, scored in scores.items():
            first = [one for _, one in sorted(scored, key=lambda pair: -pair[0])]
            orders[at] = [*first, *orders[at][len(first) :]]


def _tried(code: str, misspellings: Sequence[Misspelling]) -> Iterator[int]:
    """The places of the words of a language whose suggestions are tried."""
    tried: Counter[int] = Counter()
    for at, one in enumerate(misspellings):
        sentence = one.sentence
        if sentence.care is Care.FULL and primary(sentence.language) == code and len(one.close) > 1:
            tried[id(sentence)] += 1
            if tried[id(sentence)] <= _MOST:
                yield at


def _in_all_cases(misspelling: Misspelling) -> Misspelling:
    """The same with the other forms that the first suggestion, if it is a known one, may have in its place."""
    code, found = primary(misspelling.sentence.language), misspelling.suggestions
    if code not in _BY_MORPHOLOGY or not found or not found[0].usual or not found[0].text.isalpha():
        return misspelling
    first, others = found[0], []
    for one in morphology(code).readings(first.text.lower()):
        for case, other in _CASES:
            if one.kind == "NOUN" and (one.case, one.number) == (case, "sing"):
                others.append(one.lexeme.form(other, "sing"))
    own = [text for text in dict.fromkeys(others) if text and text != first.text.lower()]
    more = [replace(first, text=in_case_of(first.text, text, code), score=first.score - _OTHER_CASE) for text in own]
    return replace(misspelling, suggestions=(first, *more, *found[1:]))


def _conflicts(code: str, texts: Sequence[str]) -> Mapping[str, int]:
    """How many words of each text do not go with their neighbours; none where that is not known of the language."""
    if code not in _BY_MORPHOLOGY or not has_words(code):
        return dict.fromkeys(texts, 0)
    return {text: conflicts(grammar(code), [one.text for one in tokenize(text, code)]) for text in texts}


def acceptance(doubts: Sequence[Doubt], floor: float = _OWN_FLOOR) -> float:
    """Log-probability of copying the words of a sentence, those that are not doubted left out.

    Args:
        doubts: the words that are doubted.
        floor: the least probability that one of them counts with.
    """
    return sum(math.log(max(doubt.kept, floor)) for doubt in doubts)
