"""What somebody becomes or works as, in the nominative: “мріє стати лікар”, “працює перекладач у банку”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_roles"]

_ROLES = frozenset({"стати", "ставати", "працювати", "бути", "залишитися", "виявитися", "вважатися", "зватися"})
_SEEMING = frozenset({"виглядати", "здаватися", "почуватися", "видаватися", "вважатися", "лишитися", "залишитися"})
_MAKING = frozenset(
    {"обрати", "обирати", "вибрати", "призначити", "призначати", "вважати", "назвати", "називати", "проголосити"}
    | {"зробити", "робити", "визнати"}
)
_CALLING = frozenset({"звати", "звуть", "кличуть", "звали"})
_WHOM = frozenset({"мене", "тебе", "його", "її", "нас", "вас", "їх", "себе"})
_SOMEBODY = frozenset({"людина", "особа", "особистість", "дитина", "жінка", "дівчина"})
_ENDS = frozenset(".,!?;")
_WOMEN = ("ка", "иця", "иня")
_TRADES = ("ист", "іст", "лог", "граф", "тель", "атор", "ятор", "ектор", "ектар", "ікар", "екар", "інер", "енер", "жер")
_SHORT = 5
_BECAME = "став"
"""Of this the dictionary knows too many words."""


def wrong_roles(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns in the nominative behind such a verb, whose subject is another."""
    for at in range(len(words) - 1):
        yield from _seeming(grammar, words, at)
        yield from _made(grammar, words, at)
        yield from _called(grammar, words, at)
        verbs = grammar.at(words, at)
        became = words[at].lower() == _BECAME
        if not became and (not verbs or any(not grammar.names(one) & _ROLES for one in verbs)):
            continue
        infinitive = bool(verbs) and all(one.kind == "INFN" for one in verbs)
        if verbs and all("бути" in grammar.names(one) for one in verbs) and not infinitive:
            continue
        if not infinitive and not _has_subject(grammar, words, at):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("degrees"):
            behind += 1
        phrase = grammar.phrase(words, behind)
        if phrase is None or not phrase.words[-1].islower():
            continue
        trade = all(_is_trade(grammar, noun.lemma) for noun in phrase.nouns)
        cases = cases_of(phrase, phrase.agreeing)
        if not cases or not cases <= ({"nomn", "accs"} if trade else {"nomn"}):
            continue
        if any(
            noun.animate != "anim"
            and not trade
            and noun.lemma not in grammar.listed("people") | _SOMEBODY
            and not (noun.gender == "femn" and noun.lemma.endswith(_WOMEN))
            for noun in phrase.nouns
        ):
            continue
        forms = phrase.in_cases(("ablt",), tuple({noun.number for noun in phrase.nouns}))
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], AgreementReason.VERB, words[at].lower(), unsure=True
            )


def _made(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """What somebody is made or held to be, in the nominative: “вважаю його добрий друг”."""
    verbs = grammar.at(words, at)
    if not verbs or any(one.kind not in ("VERB", "INFN") or not grammar.names(one) & _MAKING for one in verbs):
        return
    place = at + 1
    if words[place] in _WHOM:
        place += 1
    elif not (at and words[at - 1].lower() in _WHOM):
        object_ = grammar.phrase(words, place)
        if object_ is None or "accs" not in cases_of(object_, object_.agreeing):
            return
        yield from _as_what(grammar, words, at, object_)
        return
    phrase = grammar.phrase(words, place)
    if phrase is None or not phrase.words[-1].islower() or cases_of(phrase, phrase.agreeing) != {"nomn"}:
        return
    forms = phrase.in_cases(("ablt",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
    if forms:
        reason = AgreementReason.VERB
        fits = any(goes_with(verb, noun) for verb in verbs for noun in grammar.at(words, phrase.end - 1))
        yield Disagreement(phrase.start, phrase.end, forms[:3], reason, words[at].lower(), unsure=fits)


def _as_what(
    grammar: InflectedGrammar, words: Sequence[str], at: int, object_: DeclinedPhrase
) -> Iterator[Disagreement]:
    """The adjective in the nominative behind the object of such a verb: “вважаємо цю ідею чудова”."""
    place = object_.end
    while place < len(words) - 1 and words[place] in grammar.listed("degrees"):
        place += 1
    found = grammar.at(words, place)
    behind = words[place + 1] if place + 1 < len(words) else "."
    if not found or behind not in _ENDS or any(one.kind != "ADJF" or one.case not in ("nomn", "voct") for one in found):
        return
    nouns = [noun for noun in object_.agreeing if noun.case == "accs"]
    forms = dict.fromkeys(
        form
        for one in found
        for noun in nouns
        if (form := one.form("ablt", noun.number, *([noun.gender] if noun.number == "sing" and noun.gender else [])))
    )
    if forms:
        yield Disagreement(place, place + 1, tuple(forms)[:3], AgreementReason.VERB, words[at].lower())


def _called(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """A name in the accusative behind “мене звуть”."""
    somebody = at > 0 and (
        words[at - 1].lower() in _WHOM
        or any(one.kind == "NOUN" and one.case == "accs" for one in grammar.at(words, at - 1))
    )
    if words[at] not in _CALLING or not somebody or "як" in [*map(str.lower, words)]:
        return
    names = [one for one in grammar.at(words, at + 1) if one.kind == "NOUN" and one.is_name]
    behind = words[at + 2] if at + 2 < len(words) else "."
    if not names or behind not in _ENDS | {"і", "а", "й", "та"} or any(one.case == "nomn" for one in names):
        return
    forms = dict.fromkeys(one.form("nomn", "sing") for one in names if one.case in ("accs", "gent"))
    if all(forms) and forms:
        yield Disagreement(at + 1, at + 2, tuple(forms)[:3], AgreementReason.VERB, words[at])


def _is_trade(grammar: InflectedGrammar, lemma: str) -> bool:
    """Whether a noun tells what somebody does for a living."""
    return lemma in grammar.listed("trades") or (len(lemma) > _SHORT and lemma.endswith(_TRADES))


def _seeming(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """An adjective in the nominative behind a verb of seeming, at the end of what is said: “виглядає втомлена”."""
    verbs = grammar.at(words, at)
    if not verbs or any(one.kind not in ("VERB", "INFN") or not grammar.names(one) & _SEEMING for one in verbs):
        return
    place = at + 1
    while place < len(words) - 1 and words[place] in grammar.listed("degrees") | grammar.listed("adverbs"):
        place += 1
    found = grammar.at(words, place)
    behind = words[place + 1] if place + 1 < len(words) else "."
    if not found or any(one.kind != "ADJF" for one in found) or behind not in _ENDS or words[place].endswith("е"):
        return  # “виглядають гнітюче”
    if words[place] in grammar.listed("never") or not {one.case for one in found} <= {"nomn", "accs", "voct"}:
        return
    own = list(_subjects(grammar, words, at))
    forms = dict.fromkeys(
        form
        for one in found
        for number, gender in own or [(one.number, one.gender)]
        if one.case == "nomn" and (form := one.form("ablt", number, *filter(None, [gender])))
    )
    if forms:
        reason = AgreementReason.VERB
        yield Disagreement(place, place + 1, tuple(forms), reason, words[at].lower(), unsure=True)


def _subjects(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[tuple[str, str]]:
    """The number and gender of the only noun in the nominative alone before a verb in its clause."""
    found = {
        (one.number, one.gender if one.number == "sing" else "")
        for place in clause(words, at)
        if place < at
        for one in grammar.at(words, place)
        if one.kind == "NOUN" and one.case == "nomn"
    }
    if len(found) == 1:
        yield from found


def _has_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody who does it is named before the verb."""
    return any(
        one.kind in ("NOUN", "NPRO") and one.case == "nomn"
        for place in clause(words, at)
        if place < at
        for one in grammar.at(words, place)
    )
