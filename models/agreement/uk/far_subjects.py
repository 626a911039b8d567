"""Verbs of another number or gender than a subject from which more stands apart: “двері в під'їзд не зачиняється”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import goes_with, opens_list
from models.agreement.inflected.doubts import may_be_woman
from models.agreement.inflected.grammar import InflectedGrammar
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.inflected.subjects import behind_attribute

__all__ = ["wrong_far_subjects"]

_OPENERS = frozenset({"що", "бо", "але", "коли", "а", "якщо", "поки"})
_ENDS = frozenset(".,;:!?()–—")
_ALL = frozenset({"всі", "усі"})
_WITH = frozenset({"з", "із", "зі"})
_FAR = 8
_PARTS = 3
_LINKING = frozenset({"стати", "ставати", "бути", "залишитися", "виявитися", "здаватися", "виглядати"})


def wrong_far_subjects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The first verb of a clause that opens with a noun, where prepositions and adverbs stand between."""
    for at in range(len(words) - 2):
        opens = at == 0 or (words[at - 1] in _OPENERS and at > 1 and words[at - 2] == ",")
        all_ = words[at].lower() in _ALL
        if (opens or all_) and (found := _wrong(grammar, words, at + all_)) is not None:
            yield found


def _wrong(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Disagreement | None:
    phrase = grammar.phrase(words, at)
    if phrase is None or (at and not words[at].islower()):
        return None
    subjects = [one for one in phrase.agreeing if one.case == "nomn" and isinstance(one, InflectedReading)]
    excluded = grammar.listed("many") | grammar.listed("times")
    if not subjects or any(one.lemma in excluded for one in phrase.nouns):
        return None
    place = _verb_behind(grammar, words, phrase.end)
    everything = at > 0 and words[at - 1].lower() in _ALL
    if (place == phrase.end and not everything) or words[phrase.end] in _WITH:
        return None
    verbs = grammar.at(words, place)
    if not verbs or any(one.kind != "VERB" or one.mood != "indc" for one in verbs) or not words[place].islower():
        return None
    if words[place] in grammar.listed("no_verbs") | {"було", "буде"} or any(
        one.person in ("1per", "2per") for one in verbs
    ):
        return None
    if any(goes_with(verb, one) for verb in verbs for one in subjects) or opens_list(grammar, words, place + 1):
        return None
    if any(may_be_woman(grammar, one) for one in subjects) and all(one.gender == "femn" for one in verbs):
        return None
    direct = any(one.case == "accs" for one in phrase.agreeing)
    if direct and not all(_is_alone(grammar, one) for one in verbs):
        return None
    missing = words[place - 1] == "не" and all(one.number == "sing" for one in verbs)
    unnamed = any(one.gender == "neut" for one in verbs)
    if any(
        (unnamed and one.case == "accs") or ((unnamed or missing) and one.case == "gent") for one in phrase.agreeing
    ):
        return None  # “снігу в горах не було”, “будинок у селі спалило”
    forms = tuple(dict.fromkeys(form for verb in verbs for one in subjects if (form := _form(verb, one))))
    if not forms:
        return None
    said = " ".join(phrase.words).lower()
    return Disagreement(place, place + 1, forms[:3], AgreementReason.SUBJECT, said, unsure=True)


def _verb_behind(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    """The index of the word behind what may stand between a subject and its verb."""
    if words[at : at + 1] == [","]:
        return _behind_relative(grammar, words, at)
    start = at
    for _ in range(_PARTS):
        behind = behind_attribute(grammar, words, at)
        while behind < len(words) - 1 and words[behind] in grammar.listed("adverbs"):
            behind += 1
        if behind == at:
            break
        at = behind
    return at if at - start <= _FAR else len(words)


def _behind_relative(grammar: InflectedGrammar, words: Sequence[str], comma: int) -> int:
    """The index behind the comma that ends a relative clause; that of no word where there is none."""
    at = comma + 1 + (words[comma + 1].lower() in grammar.prepositions if comma + 1 < len(words) else 0)
    if at >= len(words) or not any(one.lemma in grammar.listed("relatives") for one in grammar.at(words, at)):
        return len(words)
    end = next((place for place in range(at, len(words)) if words[place] in _ENDS), len(words))
    return end + 1 if words[end : end + 1] == [","] else len(words)


def _is_alone(grammar: InflectedGrammar, verb: InflectedReading) -> bool:
    """Whether a verb has no object in the accusative."""
    alone = grammar.names(verb) & (grammar.listed("intransitive") | _LINKING)
    return bool(alone) or grammar.words.is_reflexive(verb.lemma)


def _form(verb: InflectedReading, subject: InflectedReading) -> str:
    if verb.tense != "past":
        return verb.form(verb.tense, "3per", subject.number)
    gender = [subject.gender] if subject.number == "sing" and subject.gender else []
    return verb.form("past", subject.number, *gender)
