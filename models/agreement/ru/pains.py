"""“болит” and “нужен”, which agree with what hurts and is needed, behind them."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.ru.morphology import readings
from models.agreement.ru.phrases import PHRASING

__all__ = ["wrong_pains"]

_HURTS = {"болит": "sing", "болят": "plur"}
_OTHER = {"болит": "болят", "болят": "болит"}
_NEEDED = {"нужен": "masc", "нужна": "femn", "нужно": "neut", "нужны": "plur"}
_SOMEBODY = frozenset({"мне", "тебе", "ему", "ей", "нам", "вам", "им"})
_ADVERBS = frozenset({"очень", "сильно", "часто", "ещё", "сейчас", "только"})


def wrong_pains(words: Sequence[str]) -> Iterator[Disagreement]:
    """The verbs of pain and predicates of need that do not agree with the noun behind them."""
    for at, word in enumerate(words[:-1]):
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in _ADVERBS:
            behind += 1
        if word in _HURTS:
            wrong = _hurting(words, at, behind)
        elif word in _NEEDED and at and words[at - 1].lower() in _SOMEBODY:
            wrong = _needed(words, at, behind)
        else:
            continue
        if wrong is not None:
            yield wrong


def _hurting(words: Sequence[str], at: int, behind: int) -> Disagreement | None:
    phrase = PHRASING.phrase(words, behind)
    if phrase is None or any(noun.is_name for noun in phrase.nouns) or words[phrase.end : phrase.end + 1] == ["и"]:
        return None
    numbers = {noun.number for noun in phrase.agreeing if noun.case == "nomn"}
    if len(numbers) != 1 or _HURTS[words[at]] in numbers:
        return None
    return Disagreement(at, at + 1, (_OTHER[words[at]],), AgreementReason.SUBJECT, phrase.words[-1])


def _needed(words: Sequence[str], at: int, behind: int) -> Disagreement | None:
    phrase = PHRASING.phrase(words, behind)
    if phrase is None or words[phrase.end : phrase.end + 1] == ["и"]:
        return None
    nouns = [noun for noun in phrase.agreeing if noun.case == "nomn"]
    kinds = {"plur" if noun.number == "plur" else noun.gender for noun in nouns}
    if len(kinds) != 1 or any(noun.case not in ("nomn", "accs", "gent") for noun in phrase.nouns):
        return None
    [kind] = kinds
    if _NEEDED[words[at]] == kind or (
        kind == "plur" and any(noun.case == "gent" and noun.lemma != "деньга" for noun in phrase.agreeing)
    ):
        return None
    if any(one.kind == "INFN" for word in words[phrase.end :] for one in readings(word)):
        return None  # “мне нужно книгу купить”
    form = next(form for form, of in _NEEDED.items() if of == kind)
    return Disagreement(at, at + 1, (form,), AgreementReason.AGREEMENT, phrase.words[-1])
