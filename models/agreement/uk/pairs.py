"""Pairs of verbs: that of what is done once and that of what lasts, told by the future and by their endings."""

from collections.abc import Iterator

from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["done_once_of", "is_done_once", "is_lasting", "lasting_of"]

_OWN_FUTURE = ("тимемо", "тимемося")
_EITHER = ("увати", "ювати")
"""Many of these are both, and the dictionary knows but one of their futures."""
_REFLEXIVE = "ся"
_TO_LAST = (
    ("стити", ("щати", "щувати")), ("нути", ("ати", "увати")), ("сити", ("шувати", "шати")),
    ("зити", ("жувати", "жати")), ("тити", ("чувати", "чати")),
    ("дити", ("джувати", "джати")), ("вити", ("вляти", "влювати")), ("пити", ("пляти", "плювати")),
    ("бити", ("бляти", "блювати")), ("мити", ("мляти", "млювати")), ("ити", ("ювати", "увати", "яти", "ати")),
    ("ати", ("увати", "ювати")), ("яти", ("ювати", "яти")), ("іти", ("івати",)),
)  # fmt: skip
_TO_END = (
    ("шувати", ("сити", "шити")), ("жувати", ("зити", "жити")), ("чувати", ("тити", "чити")), ("джувати", ("дити",)),
    ("влювати", ("вити",)), ("вляти", ("вити",)), ("бляти", ("бити",)), ("мляти", ("мити",)), ("пляти", ("пити",)),
    ("увати", ("ати", "ити", "нути")), ("ювати", ("яти", "ити")), ("чати", ("тити", "чити")), ("бігати", ("бігти",)),
    ("шати", ("шити", "сити")), ("яти", ("ити",)), ("ати", ("ити", "нути")),
)  # fmt: skip
_A_WHILE = "по"
_PREFIXED = 7
"""Letters of a verb that is likely to have a prefix."""


def is_lasting(grammar: InflectedGrammar, infinitive: str) -> bool:
    """Whether a verb has a future made of its infinitive, as those of what lasts alone have."""
    return any(form.endswith(_OWN_FUTURE) for form in grammar.words.finite(infinitive, "1per", "plur"))


def is_done_once(grammar: InflectedGrammar, infinitive: str) -> bool:
    """Whether a verb has but one future, which looks like a present."""
    if infinitive in grammar.table.repeated or infinitive in grammar.listed("done_once"):
        return True
    bare = infinitive.removesuffix(_REFLEXIVE)
    if bare.endswith(_EITHER) and not any(
        bare.startswith(prefix) and is_lasting(grammar, bare.removeprefix(prefix))
        for prefix in grammar.listed("prefixes")
    ):
        return False
    forms = grammar.words.finite(infinitive, "1per", "plur")
    return bool(forms) and not is_lasting(grammar, infinitive)


def lasting_of(grammar: InflectedGrammar, infinitive: str) -> str:
    """The verb of the same that lasts; empty where none is known."""
    known = grammar.table.repeated.get(infinitive) or grammar.table.lasting.get(infinitive, "")
    bare = infinitive.removeprefix(_A_WHILE)
    if not known and bare != infinitive and is_lasting(grammar, bare):
        return bare  # “погратися”
    return known or next((one for one in _made(infinitive, _TO_LAST) if is_lasting(grammar, one)), "")


def done_once_of(grammar: InflectedGrammar, infinitive: str) -> str:
    """The verb of the same that is done once; empty where none is known."""
    for once, lasting in grammar.table.repeated.items():
        if lasting == infinitive:
            return once
    if len(infinitive.removesuffix(_REFLEXIVE)) < _PREFIXED:
        return ""
    return next((one for one in _made(infinitive, _TO_END) if is_done_once(grammar, one)), "")


def _made(infinitive: str, endings: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[str]:
    bare = infinitive.removesuffix(_REFLEXIVE)
    rest = infinitive[len(bare) :]
    for end, others in endings:
        if bare.endswith(end):
            for other in others:
                made = bare.removesuffix(end) + other + rest
                if made != infinitive:
                    yield made
