"""Conjunctions and adverbs that are written apart though they are one word: “що б було видно”, “те ж прийшла”."""

from collections.abc import Callable, Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_parted_words"]

_WONDERING = frozenset(
    {
        "знати", "думати", "придумати", "вигадати", "вирішити", "міркувати", "уявити", "уявляти", "питати", "запитати",
        "спитати", "розуміти", "зрозуміти", "сказати", "казати", "цікавити", "бути", "є", "немає", "нема", "цікаво",
        "невідомо", "мати", "шукати", "знайти", "бачити", "робити",
    }
)  # fmt: skip
_COUNTED = {"двох": "вдвох", "трьох": "втрьох", "чотирьох": "вчотирьох", "п'ятьох": "вп'ятьох"}
_IN = frozenset({"в", "у"})
_ON = frozenset({"на", "за", "до", "по", "під", "біля", "без", "над", "перед"})
_ENDS = frozenset(".!?")
_NAMED = frozenset({"NOUN", "ADJF", "NUMR"})
_PRONOMINAL = frozenset(
    {
        "цей", "той", "такий", "який", "весь", "увесь", "сам", "самий", "один", "інший", "кожний", "кожен", "жоден",
        "якийсь", "деякий", "перший", "другий", "третій", "мій", "твій", "свій", "наш", "ваш", "їхній", "чий",
        "головний", "живий", "черговий", "рідний", "останній", "повний", "тамтешній", "що", "все", "усе",
    }
)  # fmt: skip
_LEAST = 0.0


def wrong_parted_words(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Two words that are likelier one; whether they are the sentence tells."""
    for at in range(len(words) - 2):
        for rule in _RULES:
            if (found := rule(grammar, words, at)) is not None:
                yield found
                break


def _also(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """“Те ж” behind who does something and before a verb, or at the end of a question."""
    if at == 0 or [word.lower() for word in words[at : at + 2]] != ["те", "ж"]:
        return None
    before = grammar.at(words, at - 1)
    if not any(one.kind in ("NOUN", "NPRO") and one.case in ("nomn", "datv") for one in before):
        return None
    place = at + 2
    while place < len(words) - 1 and words[place] in grammar.listed("adverbs") | {"не"}:
        place += 1
    verbs = grammar.at(words, place)
    if not verbs or any(one.kind != "VERB" for one in verbs) or words[place + 1 : place + 2] == [","]:
        return None
    return _joined(words, at, "теж", AgreementReason.JOINED)


def _purpose(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """“Що б” behind a clause that asks for nothing."""
    if at < 2 or words[at : at + 2] != ["що", "б"] or words[at - 1] != ",":
        return None
    before = [(word.lower(), grammar.at(words, place)) for place, word in enumerate(words[: at - 1])]
    if any(word in _WONDERING or any(grammar.names(one) & _WONDERING for one in found) for word, found in before):
        return None
    if words[at + 2] == "не" or (words[at + 2] in ("там", "ти", "ви") and words[-1] == "?"):
        return None
    return _joined(words, at, "щоб", AgreementReason.JOINED)


def _together(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """“В двох”, where no noun tells of what."""
    joined = _COUNTED.get(words[at + 1].lower()) if words[at].lower() in _IN else None
    behind = grammar.at(words, at + 2)
    verb = bool(behind) and all(one.kind in ("VERB", "INFN") for one in behind)
    if joined is None or not (verb or words[at + 2] in _ON):
        return None
    return _joined(words, at, joined, AgreementReason.JOINED)


def _manner(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """“По” and an adjective, where no noun follows: “усміхнувся по дитячому”."""
    if words[at].lower() != "по" or not words[at + 1].endswith("ому"):
        return None
    found = grammar.at(words, at + 1)
    if not found or any(one.kind != "ADJF" or one.lemma in _PRONOMINAL for one in found):
        return None
    behind = grammar.at(words, at + 2)
    verb = bool(behind) and all(one.kind in ("VERB", "INFN", "NPRO") for one in behind)
    if not (verb or words[at + 2] in _ENDS or words[at + 2] == ","):
        return None
    text = f"{words[at]}-{words[at + 1]}"
    return Disagreement(at, at + 2, (text,), AgreementReason.WORD, text, unsure=True, least=_LEAST)


def _joined(words: Sequence[str], at: int, text: str, reason: AgreementReason) -> Disagreement:
    written = text.capitalize() if words[at].istitle() else text
    return Disagreement(at, at + 2, (written,), reason, text, unsure=True, least=_LEAST)


_RULES: tuple[Callable[[InflectedGrammar, Sequence[str], int], Disagreement | None], ...] = (
    _also, _purpose, _together, _manner,
)  # fmt: skip
