"""Adjectives and participles that say what the subject is, of another gender or number than it."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.inflected.subjects import KnownSubject, behind_attribute, subjects

__all__ = ["wrong_predicates"]

_ENDS = frozenset(".,;:!?)…")


def wrong_predicates(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The predicates of a sentence that do not agree with the subject before them: “lektorka je přísný”."""
    for subject in subjects(grammar, words):
        if subject.words in grammar.listed("also_determiners") | grammar.listed("polite"):
            continue
        wrong = _wrong(grammar, words, subject)
        if wrong is not None:
            yield wrong


def _wrong(grammar: InflectedGrammar, words: Sequence[str], subject: KnownSubject) -> Disagreement | None:
    at = _skip(grammar, words, subject.end)
    if not subject.is_pronoun:
        at = _skip(grammar, words, behind_attribute(grammar, words, at))
    copula = at < len(words) and words[at] in grammar.listed("predicating")
    if copula:
        verbs = [one for one in grammar.readings(words[at]) if one.kind == "VERB"]
        if not any(one.number in ("", subject.number) for one in verbs):
            return None
        at = _skip(grammar, words, at + 1)
    elif not grammar.listed("without_copula"):
        return None
    if at >= len(words) or (not copula and at == subject.end) or not words[at].islower():
        return None
    if not _ends(grammar, words, at + 1):
        return None
    found = grammar.readings(words[at])
    if copula and any(one.kind == "ADJF" for one in found):
        found = tuple(one for one in found if one.kind != "VERB" or one.tense == "past")  # “je tupí”
    if copula and subject.number == "plur" and any(one.kind == "ADJF" for one in found):
        nouns = tuple(grammar.listed("like_several_men"))
        found = tuple(one for one in found if one.kind != "NOUN" or not one.lemma.endswith(nouns))  # “unavení”
    if not found or any(one.kind not in ("ADJF", "PRTS") for one in found) or words[at] in grammar.listed("never"):
        return None
    alone = grammar.listed("alone") - grammar.listed("describing") | grammar.listed("possessives")
    if any(one.lemma in alone for one in found):
        return None
    if not any(one.case in ("", "nomn") for one in found) or any(_has(one, subject) for one in found):
        return None
    forms = dict.fromkeys(form for one in found for form in _forms(one, subject))
    replacements = tuple(form for form in forms if form)
    if not replacements:
        return None
    return Disagreement(at, at + 1, replacements[:3], AgreementReason.AGREEMENT, subject.words)


def _ends(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a clause may end before a word, or goes on with what something is done by: “byli překvapení zprávou”."""
    if _is_enumerated(grammar, words, at):
        return False
    if at >= len(words) or words[at] in _ENDS or words[at] in grammar.prepositions:
        return True
    phrase = grammar.phrase(words, at)
    return phrase is not None and cases_of(phrase, phrase.agreeing) == {"ablt"}


def _is_enumerated(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether more adjectives and their noun follow a comma: “olovo je měkký, hustý a tvárný kov”."""
    if at >= len(words) or words[at] != ",":
        return False
    joining = grammar.listed("and") | {","}
    last = at - 1
    for place in range(at + 1, len(words)):
        found = grammar.at(words, place)
        if any(one.kind == "NOUN" for one in found) and last == place - 1:
            return any(other.agrees_with(one) for other in grammar.at(words, at - 1) for one in found)
        if found and all(one.kind in ("ADJF", "ADVB") for one in found):
            last = place
        elif words[place] not in joining:
            return False
    return False


def _skip(grammar: InflectedGrammar, words: Sequence[str], at: int) -> int:
    skipped = (grammar.listed("adverbs") | grammar.listed("degrees")) - grammar.listed("predicating")
    while at < len(words) - 1 and words[at] in skipped:
        at += 1
    return at


def _has(one: InflectedReading, subject: KnownSubject) -> bool:
    if one.case not in ("", "nomn", "ablt") or one.number not in ("", subject.number):
        return False
    return not one.gender or any(
        gender in ("", one.gender) and (not one.animate or not animate or one.animate == animate)
        for gender, animate in subject.kinds
    )


def _forms(one: InflectedReading, subject: KnownSubject) -> Iterator[str]:
    for gender, animate in subject.kinds:
        marks = [mark for mark in (one.case and "nomn", subject.number, gender, animate) if mark]
        yield one.form(*marks)
