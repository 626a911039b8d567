"""Forms in “-но” and “-то” with somebody who does it: “рішення прийнято директором” is “прийняв директор”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_doers"]

_ENDINGS = (
    ("овано", "увати"), ("ьовано", "ювати"), ("йовано", "ювати"),
    ("ано", "ати"), ("яно", "яти"), ("ито", "ити"), ("ято", "яти"), ("уто", "ути"), ("ено", "ити"), ("ено", "ти"),
    ("ено", "нути"), ("влено", "вити"), ("блено", "бити"), ("плено", "пити"), ("млено", "мити"), ("шено", "сити"),
    ("чено", "тити"), ("джено", "дити"), ("жено", "зити"), ("щено", "стити"), ("дено", "сти"), ("єно", "їти"),
    ("ато", "ати"), ("ерто", "ерти"), ("іто", "іти"),
)  # fmt: skip
_WAS = "було"
_BE = frozenset({"бути", "був", "була", "були"})
_MAKING = frozenset(
    {"призначити", "призначати", "обрати", "обирати", "вибрати", "назвати", "визнати", "проголосити", "оголосити"}
    | {"затвердити", "вважати", "іменувати", "найменувати", "наректи", "коронувати", "переобрати", "висунути", "уявити"}
)
_NAMED = frozenset({"femn", "masc"})


def wrong_doers(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Such a form, with the somebody in the instrumental right behind it."""
    for at in range(len(words) - 1):
        phrase = _doer(grammar, words, at + 1) if words[at].islower() and words[at].endswith(("но", "то")) else None
        infinitive = _infinitive(grammar, words[at]) if phrase is not None and words[at - 1] not in _BE else ""
        if phrase is None or not infinitive:
            continue
        start = at - (words[at - 1].lower() == _WAS) if at else at
        forms = dict.fromkeys(
            f"{verb} {' '.join(_cased(phrase, form))}"
            for noun in phrase.agreeing
            if noun.case == "ablt" and (noun.gender in _NAMED or noun.number == "plur")
            for verb in (grammar.words.past(infinitive, noun.number, noun.gender if noun.number == "sing" else ""),)
            for form in phrase.in_cases(("nomn",), (noun.number,))[:1]
            if verb
        )
        if forms and not (at == 0 and start == 0):
            yield Disagreement(start, phrase.end, tuple(forms)[:3], AgreementReason.VERB_FORM, words[at])


def _doer(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """Somebody in the instrumental alone."""
    phrase = grammar.phrase(words, at)
    if phrase is None or not phrase.words[-1].islower() or cases_of(phrase, phrase.agreeing) != {"ablt"}:
        return None
    if phrase.end < len(words) and words[phrase.end].istitle():
        return None  # “королем Данилом”
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("trades")
    return phrase if all(one.animate == "anim" or one.lemma in people for one in phrase.agreeing) else None


def _infinitive(grammar: InflectedGrammar, word: str) -> str:
    """The verb of such a form; empty where none is known."""
    for ending, to in _ENDINGS:
        verb = word.removesuffix(ending) + to
        if verb in _MAKING:
            return ""
        if word.endswith(ending) and any(one.kind == "INFN" for one in grammar.readings(verb)):
            return verb
    return ""


def _cased(phrase: DeclinedPhrase, form: str) -> list[str]:
    return [word.lower() if old.islower() else word for word, old in zip(form.split(), phrase.words, strict=False)]
