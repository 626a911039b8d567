"""Two nouns joined by “and” of which the second stands in the nominative: “mamince a tatínek”, “bez soli a pepř”."""

from collections.abc import Iterator, Sequence

from models.agreement.cs.segments import segment
from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["wrong_joined_cases"]

_JOINING = frozenset({"a", "i", "ani", "nebo", "či"})

_DIRECT = frozenset({"nomn", "accs"})
_MOST = 4
_BETWEEN = "mezi"


def wrong_joined_cases(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The nouns of a sentence that stand in the nominative although they are joined to one in another case."""
    for at in range(1, len(words) - 1):
        if words[at] not in _JOINING:
            continue
        first, governed = _before(grammar, words, at)
        second = _phrase(grammar, words, at + 1)
        if first is None or second is None or not second.agreeing:
            continue
        cases = _cases(grammar, words, first, governed)
        own = cases_of(second, second.agreeing)
        between = governed and words[first.start - 1].lower() == _BETWEEN and cases == {"ablt"}
        if between and words[at] == "a" and not own & {"ablt", ""}:
            direct = [noun.number for noun in second.agreeing if noun.case in _DIRECT]
            numbers = tuple(dict.fromkeys(direct or [noun.number for noun in second.agreeing]))
            if forms := second.in_cases(("ablt",), numbers):
                said = " ".join(first.words).lower()
                yield Disagreement(second.start, second.end, forms[:2], AgreementReason.AGREEMENT, said)
            continue
        if len(cases) != 1 or not own <= _DIRECT or "nomn" not in own or (not governed and own != {"nomn"}):
            continue
        opening = governed and first.start == 1
        also = words[at] == "i" and not _speaks(grammar, words, at)
        if not opening and (also or _is_subject(grammar, words, second)):
            continue
        if governed and not opening and _has_direct(grammar, words, first.start):
            continue
        numbers = tuple(dict.fromkeys(noun.number for noun in second.agreeing))
        forms = second.in_cases(tuple(cases), numbers)
        if forms:
            said = " ".join(first.words).lower()
            unsure = governed and not opening
            yield Disagreement(second.start, second.end, forms[:2], AgreementReason.AGREEMENT, said, unsure=unsure)


def _phrase(grammar: InflectedGrammar, words: Sequence[str], start: int) -> DeclinedPhrase | None:
    """The noun phrase that begins at a word, or a name."""
    phrase = grammar.phrase(words, start, governed=True)
    if phrase is not None or not words[start].istitle():
        return phrase
    known = tuple(one for one in grammar.readings(words[start]) if one.lemma != f"{words[start][:-1]}ův")  # “Petrovi”
    if known and all(one.kind == "NOUN" for one in known) and words[start + 1 : start + 2] != []:
        named = DeclinedPhrase(start, (words[start],), known, grammar.phrasing)
        return None if words[start + 1].istitle() else named
    return None


def _before(grammar: InflectedGrammar, words: Sequence[str], end: int) -> tuple[DeclinedPhrase | None, bool]:
    """The noun phrase that ends before a conjunction, and whether a preposition stands before it."""
    for start in range(max(end - _MOST, 0), end):
        phrase = _phrase(grammar, words, start)
        if phrase is None or phrase.end != end:
            continue
        governed = start > 0 and words[start - 1].lower() in grammar.prepositions
        if start > 0 and words[start - 1] == "se" and "ablt" not in cases_of(phrase):
            governed = False
        return phrase, governed
    return None, False


def _cases(grammar: InflectedGrammar, words: Sequence[str], first: DeclinedPhrase, governed: bool) -> set[str]:
    """The oblique case in which the first noun stands, or several that it may."""
    cases = cases_of(first, first.agreeing)
    if governed:
        return cases & grammar.prepositions[words[first.start - 1].lower()].allowed
    cases -= {"loct"}
    return cases if cases <= {"datv"} or cases <= {"ablt"} else set()


def _is_subject(grammar: InflectedGrammar, words: Sequence[str], noun: DeclinedPhrase) -> bool:
    """Whether a verb follows in the clause that may be that of a noun."""
    if noun.end >= len(words) or noun.end not in segment(words, noun.start):
        return False
    return any(
        one.kind == "VERB" and any(_goes_with(one, own) for own in noun.agreeing)
        for place in segment(words, noun.start)
        if place >= noun.end
        for one in grammar.at(words, place)
    )


def _has_direct(grammar: InflectedGrammar, words: Sequence[str], end: int) -> bool:
    """Whether a noun before a word may be what the second one is joined to: “nastavení od výrobce a odhad”."""
    places = segment(words, end)
    return any(
        one.kind in ("NOUN", "NPRO") and one.case in _DIRECT and not _is_governed(grammar, words, place)
        for place in range(places[0], end)
        for one in grammar.at(words, place)
    )


def _is_governed(grammar: InflectedGrammar, words: Sequence[str], place: int) -> bool:
    while place and any(one.kind == "ADJF" for one in grammar.at(words, place - 1)):
        place -= 1
    return place > 0 and words[place - 1].lower() in grammar.prepositions


def _goes_with(verb: InflectedReading, noun: WordReading) -> bool:
    if verb.number and noun.number and verb.number != noun.number:
        return False
    return verb.person in ("", "3per") and (not verb.gender or not noun.gender or verb.gender == noun.gender)


def _speaks(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether somebody speaks or is spoken to in the clause, who is its subject: “poslal jsem to Janě i Petr”."""
    return any(words[place] in grammar.listed("speaking_verbs") for place in segment(words, at - 1))
