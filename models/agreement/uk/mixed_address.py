"""Orders to several or to somebody polite, where one is spoken to as “ти”: “напишіть мені, коли приїдеш”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_mixed_orders"]

_ONE = frozenset({"ти", "тебе", "тобі", "тобою", "твій", "твоя", "твоє", "твої", "твого", "твою", "твоїй", "твоєму"})
_SEVERAL = frozenset({"ви", "вас", "вам", "вами", "ваш", "ваша", "ваше", "ваші", "вашого", "вашу", "вашій", "вашому"})
_CHILDREN = frozenset(
    {
        "сину", "синку", "синочку", "доню", "донечко", "дочко", "сонечко", "зайчику", "котику", "дитино", "братику",
        "сестричко", "друже", "подруго",
    }
)  # fmt: skip
_POLITE = frozenset({"вибачте", "пробачте", "дозвольте", "погодьтеся", "уявіть", "скажіть"})
_QUOTES = frozenset('"„“«»:;()–—')


def wrong_mixed_orders(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only order in the plural of a sentence that speaks to one besides, or calls a child."""
    small = [word.lower() for word in words]
    if set(small) & (_SEVERAL | _QUOTES) or ("ти" in small and small[small.index("ти") - 1] in ("а", "і", "й")):
        return  # “зачекайте, а ти замов каву”: others are spoken to besides
    orders, said_to_one = [], bool(_ONE & set(small) or _called(small))
    for at in range(len(words)):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind != "VERB" for one in verbs):
            continue
        if all((one.mood, one.person, one.number) == ("impr", "2per", "plur") for one in verbs):
            orders.append(at)
        elif any(one.person == "2per" and one.number == "plur" for one in verbs):
            return
        elif all(one.person == "2per" and one.number == "sing" for one in verbs):
            said_to_one = True
    if len(orders) != 1 or not said_to_one or small[orders[0]] in _POLITE:
        return
    at = orders[0]
    forms = dict.fromkeys(
        form for one in grammar.at(words, at) if one.mood == "impr" and (form := one.form("2per", "sing", "impr"))
    )
    cased = tuple(form.capitalize() if words[at].istitle() else form for form in forms)
    if cased:
        yield Disagreement(at, at + 1, cased[:2], AgreementReason.SUBJECT, "ти")


def _called(small: Sequence[str]) -> bool:
    """Whether a child is called between marks."""
    return any(
        word in _CHILDREN
        and (at == 0 or not small[at - 1][0].isalpha())
        and (at + 1 >= len(small) or not small[at + 1][0].isalpha())
        for at, word in enumerate(small)
    )
