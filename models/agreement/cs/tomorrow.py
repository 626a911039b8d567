"""The past of what will be: “zítra jsem šel do kina”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading

__all__ = ["past_of_tomorrow", "past_of_until"]

_SPEAKING = {"jsem": ("1per", "sing"), "jsi": ("2per", "sing"), "jsme": ("1per", "plur"), "jste": ("2per", "plur")}
_MOVING = {"jít": "půjd", "jet": "pojed", "nést": "pones", "vézt": "povez", "vést": "poved"}
_FLYING = ("ím", "íš", "í", "íme", "íte", "í")
_ENDINGS = ("u", "eš", "e", "eme", "ete", "ou")
_FUTURES = {
    ("1per", "sing"): "budu",
    ("2per", "sing"): "budeš",
    ("3per", "sing"): "bude",
    ("1per", "plur"): "budeme",
    ("2per", "plur"): "budete",
    ("3per", "plur"): "budou",
}
_FIRST = 5


def past_of_tomorrow(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The past in a sentence of one clause that begins with a time which is still to come."""
    small = words[0].lower() if words else ""
    timed = len(words) > 1 and any(one.lemma in grammar.listed("coming_times") for one in grammar.at(words, 1))
    if not (small in grammar.listed("tomorrow") or (timed and small in grammar.listed("coming"))):
        return
    if any(mark in words for mark in ',:–—"„“«»('):
        return
    pasts = [
        at
        for at in range(1, len(words))
        if (found := grammar.at(words, at)) and all(one.kind == "VERB" and one.tense == "past" for one in found)
    ]
    others = [at for at in range(1, len(words)) if any(one.kind in ("VERB", "INFN") for one in grammar.at(words, at))]
    helping = [at for at in range(1, len(words)) if words[at] in _SPEAKING]
    if len(pasts) != 1 or pasts[0] > _FIRST or set(others) - {*pasts, *helping} or len(helping) > 1:
        return
    if {"by", "bych", "bys", "bychom", "byste"} & set(words):
        return
    [at] = pasts
    verbs = grammar.at(words, at)
    start, end = (min(at, *helping), max(at, *helping) + 1) if helping else (at, at + 1)
    if end - start > 1 + len(helping) or (helping and helping[0] > at + 1):
        return
    person, number = _SPEAKING[words[helping[0]]] if helping else ("3per", verbs[0].number)
    forms = dict.fromkeys(form for one in verbs for form in _futures(grammar, one, person, number))
    if forms:
        yield Disagreement(start, end, tuple(forms)[:2], AgreementReason.TENSE, small)


def past_of_until(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The past behind “až” where the main clause tells of what will be: “až přišel, zeptám se ho”."""
    if not words or words[0] != "Až" or "," not in words or {"by", "bych", "bys", "bychom", "byste"} & set(words):
        return
    comma = words.index(",")
    found = [
        at
        for at in range(1, comma)
        if (own := grammar.at(words, at)) and all(one.kind == "VERB" and one.tense == "past" for one in own)
    ]
    helping = [at for at in range(1, comma) if words[at] in _SPEAKING]
    main = [one for at in range(comma + 1, len(words)) for one in grammar.at(words, at) if one.kind == "VERB"]
    is_to_come = bool(main) and all(
        one.tense in ("futr", "pres") and one.mood == "indc" and one.person in ("1per", "2per") for one in main[:1]
    )
    if len(found) != 1 or len(helping) > 1 or not is_to_come or any(one.tense == "past" for one in main):
        return
    [at] = found
    start, end = (min(at, *helping), max(at, *helping) + 1) if helping else (at, at + 1)
    if end - start > 1 + len(helping):
        return
    verbs = grammar.at(words, at)
    person, number = _SPEAKING[words[helping[0]]] if helping else ("3per", verbs[0].number)
    forms = dict.fromkeys(form for one in verbs for form in _futures(grammar, one, person, number))
    if forms:
        yield Disagreement(start, end, tuple(forms)[:2], AgreementReason.TENSE, "až")


def _futures(grammar: InflectedGrammar, verb: InflectedReading, person: str, number: str) -> Iterator[str]:
    names = grammar.names(verb)
    known = [name for name in sorted(names) if any(one.kind == "INFN" for one in grammar.readings(name))]
    lemma = next((name for name in (*_MOVING, *known) if name in names), "")
    own = grammar.words.finite(lemma, person, number)[:1] if lemma else ()
    if lemma == "být":
        yield _FUTURES[person, number]
    elif lemma in _MOVING:
        yield _MOVING[lemma] + _ENDINGS[list(_FUTURES).index((person, number))]
    elif going := next((name for name in sorted(names) if name.endswith(("jít", "jet"))), ""):
        yield f"{going[:-2]}{'d' if going.endswith('jít') else 'ed'}{_ENDINGS[list(_FUTURES).index((person, number))]}"
    elif "letět" in names:
        yield "polet" + _FLYING[list(_FUTURES).index((person, number))]
    elif not lemma:
        return
    elif lemma in grammar.table.lasting or _is_done_once(grammar, lemma):
        yield from own
    else:
        yield f"{_FUTURES[person, number]} {lemma}"


def _is_done_once(grammar: InflectedGrammar, lemma: str) -> bool:
    """Whether a verb has a prefix that another lacks."""
    prefixes = sorted(grammar.listed("prefixes"), key=len)
    bases = (lemma.removeprefix(prefix) for prefix in prefixes if lemma.startswith(prefix))
    return lemma not in grammar.listed("lasting") and any(
        base in grammar.listed("bases") or any(one.kind == "INFN" for one in grammar.readings(base)) for base in bases
    )
