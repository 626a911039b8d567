"""Comparisons: “старший мене” without “за”, and adjectives before “ніж” that compare nothing: “цікавий, ніж той”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_comparisons"]

_PERSONS = frozenset({"мене", "тебе", "нас", "вас", "себе", "всіх", "усіх", "нього", "неї", "них"})
_OWN = frozenset({"мій", "твій", "свій", "наш", "ваш", "цей"})
_BEHIND_FOR = {"його": "нього", "її": "неї", "їх": "них"}
_ENDS = frozenset(".,;:!?…")
_THAN = frozenset({"ніж", "аніж"})
_QUANTITIES = frozenset({"більше", "менше", "якнайбільше", "якнайменше", "найбільше", "найменше"})
_COMPARED = ("ший", "жчий", "щий")
_ADVERBS = ("іше", "рше", "нше", "вше", "жче", "аще", "льше", "дше", "гше", "кше")
_NOT_COMPARED = frozenset({"хороший", "перший", "інший", "найперший", "пеший", "чужий"})
_IRREGULAR = {
    "великий": "більший", "малий": "менший", "добрий": "кращий", "хороший": "кращий", "поганий": "гірший",
    "високий": "вищий", "низький": "нижчий", "дорогий": "дорожчий", "легкий": "легший", "довгий": "довший",
    "короткий": "коротший", "широкий": "ширший", "молодий": "молодший", "старий": "старший", "тонкий": "тонший",
    "глибокий": "глибший", "близький": "ближчий", "солодкий": "солодший", "важкий": "важчий", "вузький": "вужчий",
    "товстий": "товщий", "дешевий": "дешевший", "швидкий": "швидший", "багатий": "багатший", "м'який": "м'якший",
    "далекий": "дальший", "тяжкий": "тяжчий", "гладкий": "гладший", "рідкий": "рідший", "гарний": "гарніший",
}  # fmt: skip


def wrong_comparisons(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The comparisons of a sentence that lack a word or a degree."""
    for at in range(1, len(words) - 1):
        if _is_compared(grammar, words, at):
            yield from _without_for(grammar, words, at)
        elif words[at + 1] == "," and words[at + 2 : at + 3] and words[at + 2] in _THAN:
            yield from _positive(grammar, words, at)


def _is_compared(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a word is an adjective or adverb of the comparative."""
    found = grammar.at(words, at)
    if words[at].endswith(_ADVERBS) and not words[at].startswith("най"):
        return True
    return bool(found) and all(
        one.kind == "ADJF"
        and one.lemma.endswith(_COMPARED)
        and one.lemma not in _NOT_COMPARED
        and not one.lemma.startswith("най")
        for one in found
    )


def _without_for(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """Somebody right behind it with whom one is compared."""
    behind = words[at + 1]
    if (whole := _noun_for(grammar, words, at)) is not None:
        yield whole
        return
    last = at + 2 < len(words) and (words[at + 2] in _ENDS or words[at + 2] in grammar.prepositions)
    last = last or (behind in ("всіх", "усіх") and words[at + 2 : at + 3] in (["у"], ["в"], ["на"], ["з"], ["із"]))
    if (behind in _PERSONS or behind in _BEHIND_FOR) and last:
        text = f"{words[at]} за {_BEHIND_FOR.get(behind, behind)}"
    elif last and any(one.case == "accs" and one.lemma in _OWN for one in grammar.at(words, at + 1)):
        text = f"{words[at]} за {behind}"
    elif last and (own := _of_a_thing(grammar, words, at + 1)):
        text = f"{words[at]} за {own}"
    else:
        return
    yield Disagreement(at, at + 2, (text,), AgreementReason.ASKED, words[at].lower())


def _of_a_thing(grammar: InflectedGrammar, words: Sequence[str], at: int) -> str:
    """The accusative of “твоєї”, which stands for a feminine noun; empty where there is none."""
    found = [one for one in grammar.at(words, at) if one.lemma in _OWN and one.case == "gent"]
    return found[0].form("accs", "sing", "femn") if found and all(one.gender == "femn" for one in found) else ""


def _noun_for(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """A name in the genitive right behind it, at the end of what is said: “більший Львова”."""
    phrase = grammar.phrase(words, at + 1) if words[at] not in _QUANTITIES else None
    if phrase is None or phrase.end >= len(words) or words[phrase.end] not in _ENDS:
        return None
    nouns = phrase.agreeing
    if not nouns or not (cases_of(phrase, nouns) <= {"gent", "accs"} and any(one.case == "gent" for one in nouns)):
        return None
    named = all(one.is_name or one.animate == "anim" for one in nouns)
    beside = any(one.agrees_with(noun) for one in grammar.at(words, at) for noun in nouns)
    forms = phrase.in_cases(("accs",), ("sing",)) or (" ".join(phrase.words),)
    if not named or beside:
        return None
    text = f"{words[at]} за {forms[0]}"
    return Disagreement(at, phrase.end, (text,), AgreementReason.ASKED, words[at].lower(), unsure=True)


def _positive(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    """An adjective that is not compared before “ніж”, where nothing else is."""
    if any(_is_compared(grammar, words, place) for place in range(at)) or {"більш", "менш", "інший"} & set(words[:at]):
        return
    forms = [form for one in grammar.at(words, at) if one.kind == "ADJF" for form in _compared(grammar, one)]
    forms = forms or _compared_adverb(grammar, words[at])
    if forms:
        reason = AgreementReason.AGREEMENT
        yield Disagreement(at, at + 1, tuple(dict.fromkeys(forms))[:3], reason, words[at].lower())


def _compared_adverb(grammar: InflectedGrammar, word: str) -> list[str]:
    """The comparative of an adverb in “-о” or “-е” that is made of an adjective."""
    if not word.islower() or not word.endswith(("о", "е")) or word.endswith(("ше", "че", "ще")):
        return []
    for end in ("ий", "ій"):
        lemma = word[:-1] + end
        if any(one.kind == "ADJF" and one.lemma == lemma for one in grammar.readings(lemma)):
            stem = (_IRREGULAR.get(lemma) or lemma[:-2] + "іший").removesuffix("ий")
            return [stem + "е"]
    return []


def _compared(grammar: InflectedGrammar, one: InflectedReading) -> Iterator[str]:
    """The same form of the comparative of an adjective, where there is one."""
    lemma = _IRREGULAR.get(one.lemma) or one.lemma.removesuffix("ий").removesuffix("ій") + "іший"
    for other in grammar.readings(lemma):
        if other.kind == "ADJF" and other.lemma == lemma:
            marks = (one.case, one.number, *filter(None, [one.gender if one.number == "sing" else ""]))
            if form := other.form(*marks):
                yield form
            return
