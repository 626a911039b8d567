"""Russian noun phrases: adjectives and the noun behind them, and their forms in another case."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from models.agreement.morphology import WordReading, readings

__all__ = ["DeclinedPhrase", "agree", "agree_in_gender", "is_modifier", "noun_phrase"]

_POSSESSIVES = frozenset({"мой", "твой", "свой", "наш", "ваш"})
_BETWEEN = frozenset({"очень", "слишком", "довольно", "так", "совсем", "самый"})
_GREATER = frozenset({"больший", "меньший"})
_MOST_MODIFIERS = 3
_CHANGED_NOUN, _NOUN_OF_PLURAL, _CHANGED_NUMBER = 1.5, 0.9, 3.0
"""What it costs a repair, beside 1 for each adjective, to change the noun, to do so where all adjectives are in the
plural, and to say another number than the noun does."""


@dataclass(frozen=True, slots=True)
class DeclinedPhrase:
    """A noun with the adjectives before it.

    Attributes:
        start: the index of its first word.
        words: its words.
        nouns: what its noun may be.
    """

    start: int
    words: tuple[str, ...]
    nouns: tuple[WordReading, ...]

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
                any(agree(one, noun) for one in _adjectives(word)) for word in self.modifiers if word not in _BETWEEN
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
                        cost = self._cost(form, number) + place / 10 + (noun.lemma != self.words[-1].lower()) / 5
                        costs[form] = min(cost, costs.get(form, cost))
        least = min(costs.values(), default=0.0)
        near = sorted((cost, form) for form, cost in costs.items() if cost < least + 1)
        return tuple(" ".join(form) for _, form in near)

    def _form(self, noun: WordReading, case: str, number: str) -> tuple[str, ...]:
        last = self.words[-1]
        fits = any(
            one.case == case and one.number == number for one in self.nouns if one.parse.normal_form == noun.lemma
        )
        head = last if fits else noun.form(case, number)
        if not head or (number == "plur" and "Sgtm" in noun.marks):
            return ()
        changed = [head]
        for word in reversed(self.modifiers):
            form = word if word in _BETWEEN else _modifier(word, noun, case, number)
            if not form:
                return ()
            changed.insert(0, form)
        return (_cased(self.words[0], changed[0]), *changed[1:-1], *([_cased(last, head)] if self.modifiers else []))

    def _cost(self, form: tuple[str, ...], number: str) -> float:
        cost = float(sum(_plain(one) != _plain(other) for one, other in zip(form[:-1], self.modifiers, strict=True)))
        plural = bool(self.modifiers) and all(_is_plural(word) for word in self.modifiers)
        if form[-1] != self.words[-1]:
            cost += _NOUN_OF_PLURAL if plural and number == "plur" else _CHANGED_NOUN
        if all(noun.number != number for noun in self.nouns) and not (plural and number == "plur"):
            cost += _CHANGED_NUMBER
        return cost


def noun_phrase(words: Sequence[str], start: int) -> DeclinedPhrase | None:
    """The noun phrase that begins at a word, None if none does beyond doubt."""
    end = start
    while end < len(words) and end - start < _MOST_MODIFIERS and (is_modifier(words[end]) or words[end] in _BETWEEN):
        end += 1
    if end >= len(words) or (end > start and words[start] in _BETWEEN and words[start] != "самый"):
        return None
    known = tuple(one for one in readings(words[end]) if end == start or one.mood != "impr")
    nouns = tuple(one for one in known if one.kind == "NOUN")
    if not nouns or any(one.kind not in ("NOUN", "ADJF") or one.is_indeclinable for one in known):
        return None
    if any(all((one.case, one.number) != (noun.case, noun.number) for noun in nouns) for one in known):
        return None
    if len(nouns) < len(known) and end + 1 < len(words) and words[end + 1].isalpha() and _may_go_on(words[end + 1]):
        return None
    if not words[end].islower() and (end > start or start > 0) and not all("Geox" in one.marks for one in nouns):
        return None
    return DeclinedPhrase(start, tuple(words[start : end + 1]), nouns)


def is_modifier(word: str) -> bool:
    """Whether a word can but stand with a noun."""
    found = readings(word)
    adjectives = [one for one in found if one.kind in ("ADJF", "PRTF") and one.lemma != "который"]
    if not adjectives or any(one.is_indeclinable or one.is_name for one in found):
        return False
    return len(adjectives) == len(found) or any(one.lemma in _POSSESSIVES for one in adjectives)


def _may_go_on(word: str) -> bool:
    """Whether a word may be the noun of what looks like one: “рабочий день”."""
    found = readings(word)
    return not found or any(one.kind in ("NOUN", "ADJF", "PRTF", "CONJ") for one in found)


def agree(modifier: WordReading, noun: WordReading) -> bool:
    """Whether an adjective in one reading stands with a noun in one."""
    return (
        modifier.case == noun.case
        and modifier.number == noun.number
        and agree_in_gender(modifier, noun)
        and (not modifier.animate or not noun.animate or modifier.animate == noun.animate)
    )


def agree_in_gender(modifier: WordReading, noun: WordReading) -> bool:
    """Whether an adjective in one reading has the gender of a noun in one, or either may have any."""
    return not modifier.gender or not noun.gender or modifier.gender == noun.gender


def _adjectives(word: str) -> Iterator[WordReading]:
    return (one for one in readings(word) if one.kind in ("ADJF", "PRTF"))


def _is_plural(word: str) -> bool:
    return all(one.number == "plur" for one in _adjectives(word))


def _lexemes(nouns: Iterable[WordReading]) -> list[WordReading]:
    return list({noun.lemma: noun for noun in nouns}.values())


def _modifier(word: str, noun: WordReading, case: str, number: str) -> str:
    gender = noun.gender or next((mark for mark in ("masc", "femn", "neut") if mark in noun.marks), "")
    for one in sorted(_adjectives(word), key=lambda one: one.lemma in _GREATER):
        marks = [case, number]
        if number == "sing" and gender:
            marks.append(gender)
        if case == "accs" and noun.animate and (number == "plur" or gender == "masc"):
            marks.append(noun.animate)
        form = one.form(*marks)
        if form:
            return _inside(word, form)
    return ""


def _cased(model: str, form: str) -> str:
    return form[0].upper() + form[1:] if model[:1].isupper() else form


def _inside(word: str, form: str) -> str:
    """A form with the capitals inside the word that it is of, and none at its beginning."""
    same = zip(word[1:], form[1:], strict=False)
    rest = "".join(new.upper() if old.isupper() and old.lower() == new else new for old, new in same)
    return form[0] + rest + form[len(rest) + 1 :]


def _plain(word: str) -> str:
    return word.lower().replace("ё", "е")
