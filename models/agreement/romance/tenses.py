"""The tense that goes with an adverb of time: “ayer voy”, “anoche cene”, “voy al cine ayer”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.romance.conjugation import VerbReading
from models.agreement.romance.grammar import RomanceGrammar

__all__ = ["wrong_tenses"]

_SUBJUNCTIVES = frozenset({"subjunctive", "past_subjunctive", "past_subjunctive2", "future_subjunctive", "imperative"})
_ACCENTED = {"e": ("é", 0), "o": ("ó", 2)}
"""The last letters of Spanish forms that lack their accent: what they should be, and the person that this is."""
_SHORTEST, _LONGEST = 3, 10
"""Words of a sentence whose only verb goes with a time at its end."""

_OTHER_CLAUSES = frozenset(
    {"que", "quien", "donde", "cuando", "si", "porque", "pero", ";", ".", ":", "?", "!", "como", "y"}
)
"""Words and marks behind which another clause may begin."""
_NOT_BEFORE_TIMES = frozenset({"desde", "hasta", "como", "solo", "hacia"})


def wrong_tenses(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A tense that does not go with the adverb of time at the beginning, or at the end of a short sentence."""
    if len(words) < _SHORTEST:
        return
    if grammar.code == "es":
        yield from _perfect(grammar, words)
    for size in (4, 3, 2, 1):
        phrase = "_".join(word.lower() for word in words[:size])
        for kind in ("past", "future"):
            if phrase in grammar.words(f"{kind}_times"):
                yield from _tense(grammar, words, size, kind)
                return
    yield from _tense_before(grammar, words)


def _tense_before(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The only verb of a short Spanish sentence that ends with a past time: “mi tía trabajo mucho ayer”."""
    end = len(words) - (not words[-1][-1].isalnum())
    if grammar.code != "es" or not _SHORTEST <= end <= _LONGEST or not all(word.isalpha() for word in words[:end]):
        return
    small = [word.lower() for word in words[:end]]
    size = next((size for size in (4, 3, 2, 1) if "_".join(small[-size:]) in grammar.words("past_times")), 0)
    if not size or {"?", "!"} & set(words[end:]) or set(small[:-size]) & (grammar.words("talking") | {"que", "si"}):
        return
    verbs = [at for at in range(end - size) if any(one.is_finite for one in grammar.readings(words[at]))]
    if len(verbs) != 1 or small[end - size - 1] in grammar.words("of") | grammar.words("and") | _NOT_BEFORE_TIMES:
        return
    [place] = verbs
    verb = small[place]
    start = 1 if words[0] in grammar.words("names_f") | grammar.words("names_m") else grammar.subject_end(small, 0)
    sure = verb in grammar.words("sure_verbs") or verb not in grammar.nouns
    if not sure or grammar.after_clitics(words, start) != place:
        return
    accented = _with_accent(grammar, verb)
    found = grammar.finite(verb)
    forms = accented or (_past(grammar, found) if found and {one.tense for one in found} == {"present"} else ())
    if forms:
        capital = words[place][0].isupper()
        told = [form.capitalize() if capital else form for form in forms]
        yield from grammar.found(place, told, AgreementReason.PURPOSE, small[end - size])


def _perfect(grammar: RomanceGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A Spanish perfect with a time that is over: “la semana pasada he enviado”, “he ido el año pasado a Roma”."""
    small = [word.lower() for word in words]
    for at in range(len(words) - 1):
        having = [one for one in grammar.verbs.readings(small[at]) if (one.lemma, one.tense) == ("haber", "present")]
        if not having or not grammar.is_participle(small[at + 1]) or not _is_over(grammar, small, at):
            continue
        told = [one for one in grammar.verbs.readings(small[at + 1]) if one.tense == "participle"]
        forms = [grammar.verbs.form(one.lemma, "preterite", having[0].person) for one in told]
        capital = words[at][0].isupper()
        kept = tuple(dict.fromkeys(form.capitalize() if capital else form for form in forms if form))
        if kept:
            yield Disagreement(at, at + 2, kept, AgreementReason.TENSE, words[at])


def _is_over(grammar: RomanceGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a time that is over belongs to the verb at a word, and no other clause lies between."""
    closed = grammar.words("closed_times")
    for start in range(len(words)):
        size = next((n for n in (5, 4, 3, 2, 1) if "_".join(words[start : start + n]) in closed), 0)
        if not size or (start and words[start - 1] in _NOT_BEFORE_TIMES | {"de", "del", "a"}):
            continue
        between = words[start + size : at] if start < at else words[at + 2 : start]
        after = words[start + size] if start + size < len(words) else ""
        if start < at and start and words[start - 1].isalpha() and words[start - 1] not in grammar.words("openers"):
            continue
        if start > at and after in ("y", "e", "que", "hasta", "pero"):
            continue
        if len(between) <= _LONGEST and not set(between) & _OTHER_CLAUSES:
            others = [word for word in between if any(one.is_finite for one in grammar.finite(word))]
            if not others:
                return True
    return False


def _of_us(grammar: RomanceGrammar, word: str) -> tuple[str, ...]:
    """“Cenamos” for “cenemos”, which is taken for a past."""
    readings = grammar.verbs.readings(word)
    if not readings or any((one.tense, one.person) != ("subjunctive", 3) for one in readings):
        return ()
    forms = grammar.forms(readings, "preterite")
    return tuple(form for form in forms if form.endswith("amos"))


def _with_accent(grammar: RomanceGrammar, word: str) -> tuple[str, ...]:
    """The preterite that a Spanish word is without its accent: “cene”, “llego”."""
    if grammar.code == "es" and word.endswith("emos") and word not in grammar.nouns:
        return _of_us(grammar, word)
    accent, person = _ACCENTED.get(word[-1:], ("", 0))
    readings = grammar.verbs.readings(word)
    if grammar.code != "es" or not accent or not readings or word in grammar.nouns:
        return ()
    form = word[:-1] + accent
    past = any((one.tense, one.person) == ("preterite", person) for one in grammar.verbs.readings(form))
    return (form,) if past and {one.tense for one in readings} <= {"present", "subjunctive"} else ()


def _tense(grammar: RomanceGrammar, words: Sequence[str], size: int, kind: str) -> Iterator[Disagreement]:
    if size >= len(words):
        return
    at = size + (words[size] == ",")
    place = grammar.after_clitics(words, grammar.subject_end(words, at))
    if place >= len(words) or {word.lower() for word in words} & grammar.words("talking"):
        return
    found = [
        one
        for one in grammar.finite(words[place], noun=words[at].lower() in grammar.pronouns)
        if one.tense not in _SUBJUNCTIVES
    ]
    if {"?", "!"} & set(words):
        return
    accented = _with_accent(grammar, words[place]) if kind == "past" else ()
    if not found:
        yield from grammar.found(place, accented, AgreementReason.PURPOSE, words[0].lower())
        return
    after = words[place + 1 + (words[place + 1] in grammar.words("inner_adverbs"))] if place + 2 < len(words) else ""
    if grammar.is_participle(after):
        return
    if {one.lemma for one in found} == {"ser", "ir"} and after in grammar.words("to"):
        found = [one for one in found if one.lemma == "ir"]
    tenses = {one.tense for one in found}
    if kind == "future" and tenses <= {"preterite", "imperfect"}:
        yield from grammar.found(place, grammar.forms(found, "future"), AgreementReason.PURPOSE, words[0].lower())
    elif kind == "past" and tenses <= {"present", "future"}:
        forms = _past(grammar, found)
        of_another = grammar.subject_end(words, at) > at and words[at].lower() not in grammar.pronouns
        forms = (*accented, *forms) if of_another or words[at].lower() in grammar.pronouns else (*forms, *accented)
        yield from grammar.found(place, forms, AgreementReason.PURPOSE, words[0].lower())


def _past(grammar: RomanceGrammar, found: Sequence[VerbReading]) -> tuple[str, ...]:
    if grammar.code not in ("es", "pt") and all(one.lemma in grammar.words("states") for one in found):
        return grammar.forms(found, "imperfect")
    if grammar.code in ("es", "pt"):
        return grammar.forms(found, "preterite") + grammar.forms(found, "imperfect")
    auxiliary = {"it": ("avere", "essere"), "fr": ("avoir", "être")}[grammar.code]
    forms = []
    for one in found:
        being = one.lemma in grammar.words("with_being")
        if being:
            continue
        form = grammar.verbs.form(auxiliary[0], "present", one.person)
        participle = grammar.verbs.form(one.lemma, "participle")
        if form and participle:
            forms.append(f"{form} {participle}")
    return tuple(dict.fromkeys(forms)) + grammar.forms(found, "imperfect")
