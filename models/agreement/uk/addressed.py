"""Somebody who is called at the beginning of a sentence, without a comma behind: “Марку ти вже вдома?”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["missing_commas"]

_SECOND = frozenset({"ти", "ви", "чи", "чому", "де", "коли", "скільки", "будь", "можна", "дай", "дайте"})
_PEOPLE = frozenset({"діти", "дівчата", "хлопці", "друзі", "колеги", "дітки", "дівчатка"})
_GREETINGS = frozenset(
    {"добрий день", "доброго дня", "добрий вечір", "доброго вечора", "добрий ранок", "доброго ранку", "до побачення"}
)
_SINGLE = frozenset({"здрастуйте", "привіт", "вітаю", "добридень", "перепрошую", "вибачте", "пробачте", "дякую"})
_TITLES = frozenset({"пане", "пані", "друже", "тітко", "дядьку", "бабусю", "дідусю"})


def missing_commas(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The name or noun in the vocative alone, with which a sentence begins, before what is said to somebody."""
    yield from _several(grammar, words)
    yield from _greeted(grammar, words)
    at = 1 if words and words[0].lower() in _TITLES and words[1:2] and words[1].istitle() else 0
    if at + 2 >= len(words) or not words[at].istitle():
        return
    found = [one for one in grammar.readings(words[at]) if one.kind == "NOUN"]
    called = [
        one
        for one in found
        if one.case == "voct" and (one.is_name or one.animate == "anim" or _is_kin(grammar, one.lemma))
    ]
    if not called or any(one.case == "nomn" for one in found) or not _is_said_to(grammar, words, at + 1):
        return
    text = f"{words[at]},"
    yield Disagreement(at, at + 1, (text,), AgreementReason.ADDRESS, words[at])


def _several(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Several people who are called: “Дівчата ви готові?”."""
    if len(words) > 2 and words[0].lower() in _PEOPLE:
        orders = grammar.at(words, 1)
        ordered = bool(orders) and all(one.kind == "VERB" and one.mood == "impr" for one in orders)
        if ordered or (words[1] == "ви" and words[-1] in ("?", "!")):
            yield Disagreement(0, 1, (f"{words[0]},",), AgreementReason.ADDRESS, words[0])


def _greeted(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Somebody behind a greeting of two words: “Добрий день пані Маріє”."""
    if len(words) > 2 and words[0].lower() in _SINGLE and words[1] in _TITLES:
        yield Disagreement(0, 1, (f"{words[0]},",), AgreementReason.ADDRESS, words[1])
    if len(words) > 2 and " ".join(words[:2]).lower() in _GREETINGS:
        found = [one for one in grammar.readings(words[2]) if one.kind == "NOUN"]
        named = words[2].istitle() and any(one.case == "voct" for one in found)
        if words[2] in _TITLES or (named and not any(one.case == "nomn" for one in found)):
            yield Disagreement(1, 2, (f"{words[1]},",), AgreementReason.ADDRESS, words[2])


def _is_kin(grammar: InflectedGrammar, lemma: str) -> bool:
    return lemma in grammar.listed("people") | grammar.listed("women") | grammar.listed("men")


def _is_said_to(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    order = bool(found) and all(one.kind == "VERB" and one.mood == "impr" for one in found)
    second = bool(found) and all(one.kind == "VERB" and one.person == "2per" for one in found)
    return words[at] in _SECOND or order or second
