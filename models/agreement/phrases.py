"""Noun phrases: adjectives and the noun behind them, and their forms in another case."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from models.agreement.reading import WordReading

__all__ = ["DeclinedPhrase", "Phrasing"]

_MOST_MODIFIERS = 3
_CHANGED_NOUN, _NOUN_OF_PLURAL, _CHANGED_NUMBER, _SLIP = 1.5, 0.9, 3.0, 0.5
"""What it costs a repair, beside 1 for each adjective, to change the noun, to do so where all adjectives are in the
plural, to say another number than the noun does, and to mend a noun that is often written so."""
_CHANGED_ADJECTIVES = 1.0
"""What the plural costs, where all adjectives are in the singular."""
_PLURAL = 0.01
"""What the plural costs where both numbers would do."""
_OTHER_WORD, _OTHER_LEMMA, _COLLOQUIAL, _NEVER_SUBJECT, _EITHER = 1.5, 0.2, 0.3, 0.2, 0.05
"""What it costs to take the noun for one with which the adjectives do not agree although they do with another, for one
whose lemma is not what stands there, for a colloquial one, for one that is in no nominative, and for somebody of either
gender."""


@dataclass(frozen=True, slots=True)
class Phrasing:
    """What the noun phrases of a language are made of.

    Attributes:
        readings: what a word may be.
        between: words that are not declined and may stand before an adjective or noun.
        opening: those of them with which a phrase may begin.
        loose: adjectives that are taken for such although they may be something else, by their lemma.
        never: adjectives, or forms of them, that are never in a phrase.
        last: adjectives whose forms count only where the word is of no other.
        alike: letters that count as the same when forms are compared.
        slips: pairs of endings of which the first is often written for the second: “stolice” for “stolicę”.
        shadowed: whether an adjective may be a noun with the same case, number and gender, too.
        living: whether an accusative that is like the genitive has its adjectives in that, too: “наших сусідів”.
    """

    readings: Callable[[str], tuple[WordReading, ...]]
    between: frozenset[str]
    opening: frozenset[str]
    loose: frozenset[str]
    never: frozenset[str]
    last: frozenset[str] = frozenset()
    alike: tuple[str, str] = ("", "")
    slips: tuple[tuple[str, str], ...] = ()
    shadowed: bool = False
    living: bool = False

    def phrase(self, words: Sequence[str], start: int, *, governed: bool = False) -> "DeclinedPhrase | None":
        """The noun phrase that begins at a word, None if none does beyond doubt.

        Args:
            words: the sentence.
            start: the index of its first word.
            governed: whether a preposition stands before it, so that no verb can be meant.
        """
        if start >= len(words):
            return None
        end = start
        while end < len(words) and end - start < _MOST_MODIFIERS and self._is_before(words, end):
            end += 1
        first = words[start].lower()
        if end >= len(words) or (end > start and first in self.between and first not in self.opening):
            return None
        known = tuple(
            one
            for one in self.readings(words[end])
            if (one.kind != "VERB" if governed else end == start or one.mood != "impr")
        )
        nouns = tuple(one for one in known if one.kind == "NOUN")
        if not nouns or any(one.kind not in ("NOUN", "ADJF") or one.is_indeclinable for one in known):
            return None
        if any(all((one.case, one.number) != (noun.case, noun.number) for noun in nouns) for one in known):
            return None
        behind = words[end + 1] if end + 1 < len(words) else ""
        if len(nouns) < len(known) and behind.isalpha() and self._goes_on(behind):
            return None
        if not words[end].islower() and (end > start or start > 0) and not all("Geox" in one.marks for one in nouns):
            return None
        return DeclinedPhrase(start, tuple(words[start : end + 1]), nouns, self)

    def is_modifier(self, word: str) -> bool:
        """Whether a word can but stand with a noun."""
        found = self.readings(word)
        if word.lower() in self.never:
            return False
        adjectives = [one for one in found if self._is_adjective(one)]
        if not adjectives or any(one.is_indeclinable or one.is_name for one in found):
            return False
        others = [one for one in found if not self._is_adjective(one)]
        if self.shadowed:
            others = [one for one in others if not (one.kind == "NOUN" and any(map(one.agrees_with, adjectives)))]
        return not others or any(one.lemma in self.loose for one in adjectives)

    def _is_adjective(self, one: WordReading) -> bool:
        return one.kind in ("ADJF", "PRTF") and one.lemma not in self.never

    def adjectives(self, word: str) -> Iterator[WordReading]:
        """What a word may be as an adjective or participle."""
        return (one for one in self.readings(word) if one.kind in ("ADJF", "PRTF"))

    def modifier(self, word: str, noun: WordReading, case: str, number: str) -> str:
        """The form of an adjective beside a noun in a case and number."""
        known = sorted(self.adjectives(word), key=lambda one: one.lemma in self.last)
        if any(
            (one.case, one.number) == (case, number) and one.agrees_in_gender(noun) and one.fits_life(noun)
            for one in known
        ):
            return _inside(word, word.lower())
        for one in known:
            form = one.beside(noun, case, number)
            if form:
                return _inside(word, form)
        return ""

    def seen_case(self, noun: WordReading, head: str, case: str, number: str) -> str:
        """The case that a form of a noun looks like, as the adjectives beside it do: of those of an accusative one.

        In the singular that is so of masculine nouns alone: “свою подорож”, although the noun is as in the nominative.
        """
        if number == "sing" and noun.gender in ("femn", "neut"):
            return case
        own = [one for one in self.readings(head) if one.kind == "NOUN" and one.word == noun.word]
        cases = {one.case for one in own if one.number == number}
        if case != "accs" or case not in cases or len(cases & {"nomn", "gent"}) != 1:
            return case
        return "nomn" if "nomn" in cases else "gent"

    def plain(self, word: str) -> str:
        """A word as it is compared."""
        return word.lower().replace(*self.alike) if self.alike[0] else word.lower()

    def is_slip(self, word: str, form: str) -> bool:
        """Whether a word is often written where another form of it is meant."""
        return any(
            word.endswith(wrong) and form.endswith(right) and word.removesuffix(wrong) == form.removesuffix(right)
            for wrong, right in self.slips
        )

    def _is_before(self, words: Sequence[str], at: int) -> bool:
        return self.is_modifier(words[at]) or self.is_between(words[at])

    def is_between(self, word: str) -> bool:
        """Whether a word is not declined and may stand before an adjective or noun: “jego”."""
        return word in self.between or (word.lower() in self.opening and word.istitle())

    def _goes_on(self, word: str) -> bool:
        """Whether a word may be the noun of what looks like one: “рабочий день”."""
        found = self.readings(word)
        return not found or any(one.kind in ("NOUN", "ADJF", "PRTF", "CONJ") for one in found)


@dataclass(frozen=True, slots=True)
class DeclinedPhrase:
    """A noun with the adjectives before it.

    Attributes:
        start: the index of its first word.
        words: its words.
        nouns: what its noun may be.
        phrasing: what phrases of its language are made of.
    """

    start: int
    words: tuple[str, ...]
    nouns: tuple[WordReading, ...]
    phrasing: Phrasing

    @property
    def end(self) -> int:
        """The index behind its last word."""
        return self.start + len(self.words)

    @property
    def modifiers(self) -> tuple[str, ...]:
        """The words before its noun."""
        return self.words[:-1]

    @property
    def agreeing(self) -> tuple[WordReading, ...]:
        """What its noun may be, so that all before it agrees."""
        return tuple(
            noun
            for noun in self.nouns
            if all(
                any(one.agrees_with(noun) for one in self.phrasing.adjectives(word))
                for word in self.modifiers
                if not self.phrasing.is_between(word)
            )
        )

    def in_cases(self, cases: Sequence[str], numbers: Sequence[str] = ("sing", "plur")) -> tuple[str, ...]:
        """The phrase in cases and numbers: what changes least first, then by the order of the cases."""
        costs: dict[tuple[str, ...], float] = {}
        for noun in _lexemes(self.nouns):
            for number in numbers:
                for place, case in enumerate(cases):
                    form = self._form(noun, case, number)
                    if form and form != self.words:
                        cost = self._cost(form, number) + place / 10 + self._cost_of_noun(noun)
                        costs[form] = min(cost, costs.get(form, cost))
        least = min(costs.values(), default=0.0)
        near = sorted((cost, form) for form, cost in costs.items() if cost < least + 1)
        return tuple(" ".join(form) for _, form in near)

    def _form(self, noun: WordReading, case: str, number: str) -> tuple[str, ...]:
        last = self.words[-1]
        fits = any(one.case == case and one.number == number and one.word == noun.word for one in self.nouns)
        head = last if fits else noun.form(case, number)
        if not head or (number == "plur" and "Sgtm" in noun.marks):
            return ()
        changed = [head]
        seen = self.phrasing.seen_case(noun, head, case, number) if self.phrasing.living else case
        for word in reversed(self.modifiers):
            form = word if self.phrasing.is_between(word) else self.phrasing.modifier(word, noun, seen, number)
            if not form:
                return ()
            changed.insert(0, form)
        return (_cased(self.words[0], changed[0]), *changed[1:-1], *([_cased(last, head)] if self.modifiers else []))

    def _cost(self, form: tuple[str, ...], number: str) -> float:
        plain = self.phrasing.plain
        cost = float(sum(plain(one) != plain(other) for one, other in zip(form[:-1], self.modifiers, strict=True)))
        declined = [word for word in self.modifiers if not self.phrasing.is_between(word)]
        plural = bool(declined) and all(self._is_plural(word) for word in declined)
        cost += _PLURAL * (number == "plur" and not plural)
        singular = self.phrasing.shadowed and bool(declined) and not any(map(self._may_be_plural, declined))
        cost += _CHANGED_ADJECTIVES * (number == "plur" and singular)
        if self.phrasing.shadowed and declined and number == "plur" and self.agreeing:
            cost += 2 * _CHANGED_ADJECTIVES * all(noun.number == "sing" for noun in self.agreeing)
        if self.phrasing.shadowed and declined and number == "sing" and self.agreeing:
            cost += 2 * _CHANGED_ADJECTIVES * all(noun.number == "plur" for noun in self.agreeing)
        if self.phrasing.is_slip(self.words[-1], form[-1]):
            return cost + _SLIP
        if form[-1] != self.words[-1]:
            cost += _NOUN_OF_PLURAL if plural and number == "plur" else _CHANGED_NOUN
        known = self.agreeing if self.modifiers else ()
        if all(noun.number != number for noun in known or self.nouns) and not (plural and number == "plur"):
            cost += _CHANGED_NUMBER
        return cost

    def _cost_of_noun(self, noun: WordReading) -> float:
        """What it costs to take the noun for one of those that it may be."""
        same = [one for one in self.nouns if one.word == noun.word]
        agreeing = {one.word for one in self.agreeing}
        return (
            _OTHER_LEMMA * (noun.lemma.lower() != self.words[-1].lower())
            + _OTHER_WORD * (bool(agreeing) and noun.word not in agreeing)
            + _COLLOQUIAL * noun.is_colloquial
            + _NEVER_SUBJECT * all(one.case != "nomn" for one in same)
            + _EITHER * (noun.animate == "anim" and not noun.gender)
        )

    def _may_be_plural(self, word: str) -> bool:
        return any(one.number != "sing" for one in self.phrasing.adjectives(word))

    def _is_plural(self, word: str) -> bool:
        return all(one.number == "plur" for one in self.phrasing.adjectives(word))


def _lexemes(nouns: Iterable[WordReading]) -> list[WordReading]:
    return list({noun.word: noun for noun in sorted(nouns, key=lambda noun: bool(noun.gender))}.values())


def _cased(model: str, form: str) -> str:
    return form[0].upper() + form[1:] if model[:1].isupper() else form


def _inside(word: str, form: str) -> str:
    """A form with the capitals inside the word that it is of, and none at its beginning."""
    same = zip(word[1:], form[1:], strict=False)
    rest = "".join(new.upper() if old.isupper() and old.lower() == new else new for old, new in same)
    return form[0] + rest + form[len(rest) + 1 :]
