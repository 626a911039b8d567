"""When something is, in the nominative or accusative: “бачив його минулий тиждень”, “ціла ніч йшов дощ”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with, is_governed
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_time_phrases"]

_LAST = frozenset({"минулий", "наступний", "позаминулий", "попередній"})
_THIS = frozenset({"цей", "той"})
_WHOLE = frozenset({"цілий", "весь", "увесь", "кожен", "кожний"})
_SPANS = frozenset(
    ["тиждень", "місяць", "рік", "літо", "зима", "весна", "осінь", "ранок", "вечір", "ніч", "день", "раз"]
)
_LASTING = frozenset(
    {"година", "хвилина", "секунда", "доба", "ніч", "зима", "весна", "осінь", "неділя", "субота", "дорога"}
)
_ALL_OF = {"вся": "всю", "уся": "усю"}
_LEAST = 0.0
_ONCE = frozenset({"день", "вечір", "ранок", "ніч"})
_NOT_BEFORE = frozenset(
    {"весь", "увесь", "цілий", "усю", "всю", "цілу", "і", "й", "та", "або", "як", "ніж", "це", "не"}
)
_NOT_BEHIND = frozenset({"-", "–", "—", ":", "(", "і", "й", "та", "або"})


def wrong_time_phrases(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The times of a sentence that are neither its subject nor its object, in a case that does not tell when."""
    for at in range(len(words) - 1):
        if (gone := _gone_by(grammar, words, at)) is not None:
            yield gone
            continue
        phrase = grammar.phrase(words, at)
        if phrase is None or len(phrase.modifiers) != 1 or len(phrase.words) != 2:
            continue
        cases = cases_of(phrase, phrase.agreeing)
        if not cases or not cases <= {"nomn", "accs"} or any(noun.number != "sing" for noun in phrase.agreeing):
            continue
        before = words[at - 1].lower() if at else ""
        behind = words[phrase.end] if phrase.end < len(words) else "."
        if before in grammar.prepositions or before in _NOT_BEFORE or behind in _NOT_BEHIND or behind[0].isdigit():
            continue
        case = _told_by(grammar, words, phrase, cases)
        if case and (forms := phrase.in_cases((case,), ("sing",))):
            unsure = cases != {"nomn"} and not _is_any(grammar, phrase, _LAST)
            yield Disagreement(at, phrase.end, forms[:2], AgreementReason.NUMBER, behind.lower(), unsure, _LEAST)


def _is_any(grammar: InflectedGrammar, phrase: DeclinedPhrase, listed: frozenset[str]) -> bool:
    return any(one.lemma in listed for one in grammar.phrasing.adjectives(phrase.words[0]))


def _gone_by(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """A time in the nominative behind “минула”, which may be a verb, too; None where it may be the subject."""
    nouns = [one for one in grammar.at(words, at + 1) if one.kind == "NOUN" and one.case == "nomn"]
    if words[at].lower() in _ALL_OF:
        return _all_of_it(grammar, words, at)
    gender = {"минула": "femn", "минуле": "neut"}.get(words[at].lower(), "")
    governed = at > 0 and words[at - 1].lower() in grammar.prepositions
    if not gender or governed or not nouns or any(one.gender != gender for one in nouns):
        return None
    if not {one.lemma for one in nouns} <= _SPANS | grammar.listed("weekdays"):
        return None
    places = [place for place in clause(words, at) if not at <= place < at + 2]
    verbs = [one for place in places for one in grammar.at(words, place) if one.kind == "VERB" and one.mood == "indc"]
    forms = [form for one in nouns if (form := one.form("gent", "sing"))]
    others = _has_subject(grammar, words, places, verbs)
    if not verbs or not forms or (not others and any(goes_with(verb, one) for verb in verbs for one in nouns)):
        return None
    gone = "минулої" if gender == "femn" else "минулого"
    text = f"{gone.capitalize() if words[at].istitle() else gone} {forms[0]}"
    return Disagreement(at, at + 2, (text,), AgreementReason.NUMBER, words[at + 1])


def _all_of_it(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    """How long something takes, in the nominative behind “вся”, where the subject is another: “вся ніч ми співали”."""
    nouns = [one for one in grammar.at(words, at + 1) if one.kind == "NOUN" and one.case == "nomn"]
    if not nouns or not {one.lemma for one in nouns} <= _LASTING:
        return None
    places = [place for place in clause(words, at) if not at <= place < at + 2]
    verbs = [one for place in places for one in grammar.at(words, place) if one.kind == "VERB" and one.mood == "indc"]
    if not verbs or not _has_subject(grammar, words, places, verbs):
        return None
    form = next((form for one in nouns if (form := one.form("accs", "sing"))), "")
    all_ = _ALL_OF[words[at].lower()]
    text = f"{all_.capitalize() if words[at].istitle() else all_} {form}"
    return Disagreement(at, at + 2, (text,), AgreementReason.NUMBER, words[at + 1]) if form else None


def _told_by(grammar: InflectedGrammar, words: Sequence[str], phrase: DeclinedPhrase, cases: set[str]) -> str:
    """The case in which a phrase would tell when; empty where it may be a subject or object, or tells of no time."""
    modifiers = {one.lemma for one in grammar.phrasing.adjectives(phrase.words[0])}
    nouns = {noun.lemma for noun in phrase.agreeing}
    places = [place for place in clause(words, phrase.start) if not phrase.start <= place < phrase.end]
    verbs = [one for place in places for one in grammar.at(words, place) if one.kind == "VERB" and one.mood == "indc"]
    infinitives = [one for place in places for one in grammar.at(words, place) if one.kind == "INFN"]
    if not verbs or any(grammar.names(one) & grammar.listed("filled_times") for one in infinitives):
        return ""
    subject = _has_subject(grammar, words, places, verbs)
    done = all(grammar.names(verb) & grammar.listed("done_by_people") for verb in verbs)
    named = [one for one in phrase.agreeing if one.case == "nomn" and isinstance(one, InflectedReading)]
    goes = not done and any(goes_with(verb, noun) for verb in verbs for noun in named)
    opens = phrase.start == places[0] - len(phrase.words)
    itself = goes and opens and all(verb.lemma == "бути" for verb in verbs)
    if (goes and not subject) or itself:
        return ""
    if nouns <= _LASTING and modifiers & _WHOLE:
        return "accs" if cases == {"nomn"} else ""
    timed = nouns <= _SPANS | grammar.listed("weekdays")
    if modifiers & _LAST and timed:
        filled = any(grammar.names(verb) & grammar.listed("filled_times") for verb in verbs)
        return "gent" if cases == {"nomn"} or not filled else ""
    if modifiers & _THIS and timed:
        return "gent" if cases == {"nomn"} or all(_is_done(grammar, verb) for verb in verbs) else ""
    once = "один" in modifiers and phrase.start == 0 and nouns <= _ONCE and all(one.tense == "past" for one in verbs)
    return "gent" if once and subject else ""


def _is_done(grammar: InflectedGrammar, verb: InflectedReading) -> bool:
    """Whether a verb tells of what is done once, or that something is."""
    done = grammar.listed("done_once") | set(grammar.table.repeated) | {"бути"}
    return bool(grammar.names(verb) & done)


def _has_subject(
    grammar: InflectedGrammar, words: Sequence[str], places: Sequence[int], verbs: Sequence[InflectedReading]
) -> bool:
    """Whether the clause has somebody or something else as its subject."""
    if any(one.person in ("1per", "2per") for one in verbs):
        return True
    return any(
        one.case == "nomn"
        and (one.kind in ("NOUN", "NPRO") or _is_named_so(grammar, words, place))
        and any(goes_with(verb, one) for verb in verbs)
        for place in places
        if not is_governed(grammar, words, place)
        for one in grammar.at(words, place)
    )


def _is_named_so(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether an adjective stands for what it tells of: “контрольна буде”."""
    behind = grammar.at(words, at + 1)
    return bool(behind) and all(one.kind == "VERB" for one in behind)
