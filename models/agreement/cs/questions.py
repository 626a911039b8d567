"""Questions: what they ask for agrees with its noun, and “kam” asks for a way, “kde” for a place."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.places import clause_around
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar

__all__ = ["wrong_questions"]


def wrong_questions(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The questioning words of a sentence that do not go with what is asked."""
    if words and words[0].lower() in grammar.listed("asking_forms"):
        yield from _what_kind(grammar, words)
    for at, word in enumerate(words[:-1]):
        if word.lower() in ("kam", "kde"):
            yield from _where(grammar, words, at)


def _what_kind(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """“Jaký je dnes počasí”."""
    at = 1
    if len(words) <= at or words[at] not in grammar.listed("predicating"):
        return
    numbers = {one.number for one in grammar.readings(words[at]) if one.kind == "VERB"}
    at += 1
    small = grammar.listed("adverbs") | grammar.listed("degrees") | grammar.listed("clitics")
    while at < len(words) - 1 and (words[at] in small or _is_adverb(grammar, words, at)):
        at += 1
    phrase = grammar.phrase(words, at)
    if phrase is None:
        return
    nouns = [noun for noun in phrase.agreeing if noun.case == "nomn" and noun.number in numbers]
    asked = list(grammar.phrasing.adjectives(words[0].lower()))
    if not nouns or not asked or len({(one.gender, one.number) for one in nouns}) > 1 or words[-1:] != ["?"]:
        return
    if phrase.end < len(words) and any(
        one.case == "nomn" and one.kind == "NOUN" for one in grammar.at(words, phrase.end)
    ):
        return
    if any(
        one.case == "nomn" and one.number == noun.number and one.agrees_in_gender(noun)
        for one in asked
        for noun in nouns
    ):
        return
    noun = nouns[0]
    marks = [mark for mark in ("nomn", noun.number, noun.gender, noun.animate) if mark]
    form = next((form for one in asked if (form := one.form(*marks))), "")
    if form:
        yield Disagreement(0, 1, (form.title(),), AgreementReason.AGREEMENT, phrase.words[-1])


def _is_adverb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    found = grammar.at(words, at)
    return bool(found) and all(one.kind == "ADVB" for one in found)


def _where(grammar: InflectedGrammar, words: Sequence[str], at: int) -> Iterator[Disagreement]:
    clause = clause_around(grammar, words, at)
    if clause is None or clause.start != at:
        return
    form = words[at].lower()
    several = sum(one.kind == "INFN" for place in range(at, clause.end) for one in grammar.at(words, place)[:1])
    going = (
        clause.is_any(grammar.listed("going"))
        and clause.persons & {"1per", "2per"}
        and not {"se", "o"} & set(words[at : clause.end])
    )
    resting = clause.is_any(grammar.listed("resting_alone")) and not several
    if form == "kde" and going and clause.verb + 3 >= clause.end:
        meant = "kam"
    elif form == "kam" and resting:
        meant = "kde"
    else:
        return
    yield Disagreement(
        at, at + 1, (meant.title() if words[at].istitle() else meant,), AgreementReason.PREPOSITION, words[clause.verb]
    )
