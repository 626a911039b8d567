"""Somebody in another case than that of whom something is said, given or done to: “не заважай брата вчитися”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_recipients"]

_MARKS = frozenset(",:;—–-")
_OBJECTS = {
    "мене": "мені", "тебе": "тобі", "його": "йому", "її": "їй", "нас": "нам", "вас": "вам", "їх": "їм", "себе": "собі",
}  # fmt: skip
_OWNERS = {"його": "йому", "її": "їй", "їх": "їм"}
_LETTER = "лист"
_MORE = frozenset({"більше", "менше", "краще"})
_TOLD = frozenset(
    {"сказати", "казати", "відповісти", "відповідати", "пообіцяти", "обіцяти", "дозволити", "заборонити", "подзвонити",
     "дзвонити", "зателефонувати", "телефонувати", "пояснити", "нагадати", "порадити", "наказати", "допомогти"}
)  # fmt: skip
_LEAST_TOLD = -2.0
"""What the sentence must gain behind verbs that nobody has for their object: “скажи вчительку”."""
_POSSESSIVES = frozenset({"мій", "твій", "свій", "наш", "ваш", "цей", "той"})


def wrong_recipients(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The people behind such verbs who are named as objects or subjects, and those behind verbs of other cases."""
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        if any(not grammar.names(one) & grammar.listed("to_somebody") for one in verbs):
            yield from _animals(grammar, words, at)
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("clitics") - {"мені", "тобі"}:
            behind += 1
        if words[behind] in _OWNERS and _is_given(grammar, words, behind + 1):
            form = _OWNERS[words[behind]]
            yield Disagreement(behind, behind + 1, (form,), AgreementReason.VERB, words[at].lower(), unsure=True)
            continue
        if (form := _pronoun(grammar, words, behind)) and not _is_given(grammar, words, behind + 1):
            yield Disagreement(behind, behind + 1, (form,), AgreementReason.VERB, words[at].lower(), unsure=True)
            continue
        phrase = grammar.phrase(words, behind) or grammar.man_named(words, behind)
        if phrase is None or not _is_somebody(grammar, phrase):
            continue
        ordered = all(one.kind == "INFN" or one.mood == "impr" or one.person in ("1per", "2per") for one in verbs)
        if ordered or "nomn" not in cases_of(phrase):
            told = all(grammar.names(one) & _TOLD for one in verbs) and cases_of(phrase) == {"accs"}
            yield from _in_cases(phrase, ("datv",), words[at].lower(), least=_LEAST_TOLD if told else None)


def _pronoun(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The dative of a pronoun as an object, where an infinitive or another object stands behind it."""
    if words[at].lower() not in _OBJECTS:
        return ""
    following = at + 1
    while following < len(words) - 1 and words[following] in grammar.listed("adverbs") | _MORE:
        following += 1
    behind = grammar.at(words, following)
    if words[at] in _OWNERS and any(one.kind in ("NOUN", "ADJF") for one in behind):
        return ""
    phrase = grammar.phrase(words, at + 1)
    things = phrase is not None and "accs" in cases_of(phrase, phrase.agreeing)
    numbers = words[at + 1 : at + 2] and words[at + 1] in grammar.listed("cardinals")
    return _OBJECTS[words[at].lower()] if things or numbers or any(one.kind == "INFN" for one in behind) else ""


def _is_given(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody's own thing stands there, so that a pronoun before it tells to whom."""
    return any(one.lemma in _POSSESSIVES for one in grammar.at(words, at))


def _is_somebody(grammar: InflectedGrammar, phrase: DeclinedPhrase) -> bool:
    cases = cases_of(phrase, phrase.agreeing or phrase.nouns)
    people = all(
        noun.animate == "anim"
        or (noun.gender == "masc" and noun.number == "sing" and cases == {"gent", "accs"})
        or noun.lemma in grammar.listed("people") | grammar.listed("women")
        for noun in phrase.nouns
    )
    if any(noun.lemma == _LETTER for noun in phrase.nouns):
        return False  # “пишу листа”
    return people and "datv" not in cases and bool(cases) and (cases <= {"gent", "accs"} or cases == {"nomn"})


def _animals(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A noun in the instrumental behind a verb of the genitive or dative: “боюся собаками”."""
    names = {name for one in grammar.at(words, at) for name in grammar.names(one)} & set(grammar.verbs)
    phrase = grammar.phrase(words, at + 1)
    if not names or phrase is None or cases_of(phrase, phrase.agreeing) != {"ablt"}:
        return
    offered = {grammar.verbs[name].offered for name in names}
    if offered in ({("gent",)}, {("datv",)}):
        yield from _in_cases(phrase, next(iter(offered)), words[at].lower())


def _in_cases(
    phrase: DeclinedPhrase, cases: Sequence[str], verb: str, *, least: float | None = None
) -> Iterator[Disagreement]:
    numbers = tuple(dict.fromkeys(noun.number for noun in phrase.nouns))
    forms = phrase.in_cases(cases, numbers)[:4]
    if forms:
        yield Disagreement(phrase.start, phrase.end, forms, AgreementReason.VERB, verb, unsure=True, least=least)
