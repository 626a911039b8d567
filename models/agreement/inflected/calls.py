"""Somebody who is called, not in the vocative: “Ahoj, babička!”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["wrong_calls"]

_FEWEST = 4
_VOWELS = "aeiouyáéíóúý"
_MARKS = frozenset(",!?.")


def wrong_calls(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Nouns in the nominative behind a greeting or a title in the vocative, or before a comma and an imperative."""
    yield from _several(grammar, words)
    yield from _politely(grammar, words)
    for at, word in enumerate(words):
        called = _called(grammar, words, at)
        if not called or any(one.case != "nomn" for one in called if one.kind == "NOUN" and one.case != "accs"):
            continue
        forms = dict.fromkeys(one.form("voct", "sing") for one in called)
        replacements = tuple(form for form in forms if form and form.lower() != word.lower())
        if replacements and all(forms):
            reason = AgreementReason.CALLED
            cased = dict.fromkeys(_cased(word, form) for form in replacements)
            yield Disagreement(at, at + 1, tuple(cased), reason, word)


def _politely(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A verb in the singular, where somebody is called by a title: “Kde bydlíš, pane Nováku?”."""
    titles = grammar.listed("polite_titles")
    if not any(
        word.lower() in titles and name.istitle() and name not in grammar.listed("no_persons") and before in ("", ",")
        for before, word, name in zip(["", *words], words, words[1:], strict=False)
    ):
        return
    for at in range(len(words)):
        verbs = grammar.at(words, at)
        if verbs and all(
            (one.kind, one.person, one.number, one.mood) == ("VERB", "2per", "sing", "indc") for one in verbs
        ):
            forms = dict.fromkeys(one.form("plur", "2per", one.tense, "indc") for one in verbs)
            replacements = tuple(_cased(words[at], form) for form in forms if form)
            if replacements:
                yield Disagreement(at, at + 1, replacements, AgreementReason.SUBJECT, "vy")


def _several(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """An order to one, where several are called: “Děti, pojď sem”."""
    if (
        len(words) < _FEWEST
        or words[1] != ","
        or not any(
            one.number == "plur" and one.case in ("nomn", "voct") for one in grammar.at(words, 0) if one.kind == "NOUN"
        )
    ):
        return
    at = 3 if words[2] in grammar.listed("negation") else 2
    orders = grammar.readings(words[at])
    if any(one.number == "sing" and one.kind == "NOUN" and one.case == "nomn" for one in grammar.at(words, 0)):
        return
    if orders and all(one.kind == "VERB" and one.mood == "impr" and one.number == "sing" for one in orders):
        forms = tuple(dict.fromkeys(form for one in orders if (form := one.form("plur", "2per", "impr"))))
        if forms:
            yield Disagreement(at, at + 1, forms, AgreementReason.SUBJECT, words[0])


def _called(grammar: InflectedGrammar, words: Sequence[str], at: int) -> list[InflectedReading]:
    """What somebody may be who is called by a word; nothing unless it is sure that somebody is."""
    found = grammar.readings(words[at])
    nouns = [one for one in found if one.kind == "NOUN" and one.number == "sing" and one.case == "nomn"]
    if not nouns or len({one.lemma.lower() for one in found}) > 1 or any(one.case == "voct" for one in found):
        return []
    before = words[at - 1].lower() if at else ""
    behind = words[at + 1] if at + 1 < len(words) else "."
    titled = before in grammar.listed("called_titles") and (behind in _MARKS or behind[:1].isupper())
    if titled and words[at].istitle() and words[at].endswith(tuple(grammar.listed("surname_endings")) or "?"):
        return []  # “пане Коваленко”
    titled = titled or (
        at == 1 and before in grammar.listed("opening_titles") and (behind in ",!" or behind[:1].isupper())
    )
    lady = at == 2 and before in grammar.listed("ladies") and words[0].lower() in grammar.listed("opening_titles")
    titled = titled or (lady and behind in ",!")
    greeted = at > 1 and before == "," and words[at - 2].lower() in grammar.listed("greetings") and behind in _MARKS
    greeted = greeted or (
        at == 3 and before == "," and behind in _MARKS and words[0].lower() in grammar.listed("greeting_adjectives")
    )
    asked = len(words) > 2 and words[2].lower() in grammar.listed("asking_called") and words[-1:] == ["?"]
    ordered = at == 0 and behind == "," and (asked or _is_order(grammar, words, 2))
    named = any(one.is_name for one in nouns) or nouns[0].lemma in grammar.listed("people")
    if words[at][-1] in _VOWELS and nouns[0].gender == "masc" and nouns[0].form("voct") == words[at] + "e":
        return []  # a foreign name: “Harry”
    if titled or (named and (greeted or ordered)):
        return nouns
    return []


def _is_order(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a clause begins with an imperative of the second person, or one of the words that call."""
    if words[at : at + 1] == ["як"]:
        return words[at + 1 : at + 2] in (["ти"], ["ви"])
    if at < len(words) and words[at] in grammar.listed("orders"):
        return True
    if at < len(words) and words[at] in grammar.listed("said_of_oneself"):
        return _is_said(grammar, words, at + 1)
    found = grammar.at(words, at)
    return bool(found) and all(one.kind == "VERB" and one.mood == "impr" and one.person == "2per" for one in found)


def _is_said(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether what stands there goes on to tell something, and is not but put in: “Олена, я думаю, прийде”."""
    if at >= len(words) or words[at].lower() in grammar.listed("joining"):
        return False
    end = next((place for place in range(at, len(words)) if words[place] in _MARKS), len(words))
    put_in = any(grammar.is_any(words[place], "put_in") for place in range(at, end))
    return end > at and (not put_in or words[end : end + 1] != [","])


def _cased(word: str, form: str) -> str:
    return form[0].upper() + form[1:] if word[:1].isupper() else form
