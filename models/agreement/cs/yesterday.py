"""The present of what was: “včera mám narozeniny”, “když jsem byl malý, bydlím u babičky”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.pasts import changed_pasts, pasts
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["present_of_yesterday"]

_HELPING = {
    "1per sing": "jsem",
    "2per sing": "jsi",
    "1per plur": "jsme",
    "2per plur": "jste",
    "3per sing": "",
    "3per plur": "",
}
_YOUNG = frozenset({"malý", "malá", "malí", "malé", "mladý", "mladá", "mladší", "dítě", "děti", "školák", "student"})
_REMEMBERING = frozenset({"vědět", "myslet", "pamatovat", "vzpomínat", "znát"})


def present_of_yesterday(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The verb in the present of a sentence that begins with a time which is over, or with one's childhood."""
    small = words[0].lower() if words else ""
    if small == "když" and len(words) > 4 and words[1] in ("jsem", "jsme") and words[2].startswith("byl"):
        yield from _in_childhood(grammar, words)
    if small not in grammar.listed("yesterday") or any(mark in words for mark in ',:–—"„“«»('):
        return
    places = [at for at in range(1, len(words)) if any(one.kind == "VERB" for one in grammar.at(words, at))]
    if len(places) != 1 or places[0] > 3:
        return
    [at] = places
    if any(changed_pasts(grammar, one) for one in grammar.at(words, at)):
        yield from _told(grammar, words, at, "a" if _is_of_a_woman(grammar, words, at + 1) else "", small)


def _is_of_a_woman(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether the subject behind a verb is feminine."""
    nouns = [one for one in grammar.at(words, at) if one.kind == "NOUN" and one.case == "nomn"]
    return bool(nouns) and all((one.gender, one.number) == ("femn", "sing") for one in nouns)


def _in_childhood(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    comma = words.index(",") if "," in words else 0
    if not comma or not _YOUNG & set(words[3:comma]) or comma + 1 >= len(words):
        return
    for at in range(comma + 1, min(comma + 4, len(words))):
        found = grammar.at(words, at)
        if found and all(one.kind == "VERB" and one.person == "1per" and one.tense == "pres" for one in found):
            if not any(grammar.names(one) & _REMEMBERING for one in found):
                yield from _told(grammar, words, at, words[2].removeprefix("byl"), words[0].lower())
            return
        if words[at] not in grammar.listed("adverbs") | grammar.listed("clitics"):
            return


def _told(grammar: InflectedGrammar, words: Sequence[str], at: int, ending: str, word: str) -> Iterator[Disagreement]:
    """A verb with its past; in the gender of an ending of another past, or else of both."""
    verbs = grammar.at(words, at)
    if any(one.kind != "VERB" or one.mood != "indc" or one.tense not in ("pres", "futr") for one in verbs):
        return
    forms = dict.fromkeys(form for one in verbs for form in _pasts(grammar, one))
    chosen = [form for form in forms if not ending or form.endswith("l" + ending)]
    if words[at - 1] == ",":
        chosen = [" ".join(reversed(form.split())) for form in chosen]  # the auxiliary is never the first of a clause
    if chosen:
        yield Disagreement(at, at + 1, tuple(chosen)[:2], AgreementReason.TENSE, word)


def _pasts(grammar: InflectedGrammar, verb: InflectedReading) -> Iterator[str]:
    helping = _HELPING.get(f"{verb.person} {verb.number}")
    if helping is None:
        return
    yield from (f"{helping} {form}".strip() for form in pasts(grammar, verb, verb.number))
