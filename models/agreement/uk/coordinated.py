"""Nouns joined to others that stand in another case: “боїться собак і павуки”, “про роботу і дітям”."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause, goes_with
from models.agreement.inflected.doubts import fits
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.inflected.lexemes import InflectedReading
from models.agreement.phrases import DeclinedPhrase
from models.agreement.reading import WordReading

__all__ = ["wrong_coordinated"]

_AND = frozenset({"і", "й", "та", "або", "чи"})
_BEHIND_COMMAS = frozenset(
    {
        ("ні",),
        ("ані",),
        ("а",),
        ("а", "й"),
        ("а", "і"),
        ("але", "й"),
        ("але", "і"),
        ("а", "також"),
        ("так", "і"),
        ("як", "і"),
    }
)
_RATHER = ("а",)
"""Behind a comma it joins nouns only if the first is denied: “не павуків, а змій”."""
_BETWEEN = frozenset({"між", "поміж"})
_MARKS = frozenset(".,;:!?)»…")
_LONGEST = 4
"""So many words at most has a phrase that stands before a conjunction."""
_MOST = 4
"""So many phrases at most are looked at before it."""
_LEAST, _SUBJECT, _DOUBTED, _ADJUNCT, _BESIDE = -1.3, 0.0, 1.0, 1.7, 3.5
"""What the sentence must gain; where the noun may be a subject; where it may be joined to another one, that of a verb
or that to which a preposition belongs; and where it may tell how or to whom."""
_HEADS = frozenset({"голова"})
"""What may be a part of the body, or somebody."""
_ORDER = ("accs", "gent", "datv", "ablt", "loct", "nomn")


@dataclass(frozen=True)
class _Joined:
    """The phrases before a conjunction.

    Attributes:
        phrases: from the last to the first.
        start: the index of the first word of the first.
        cases: those in which all of them may stand.
        asking: the preposition or verb before them.
        governed: whether that is a preposition.
        doubted: whether they may stand in another case than what is joined to them: “купи хліба і сир”.
    """

    phrases: tuple[DeclinedPhrase, ...]
    start: int
    cases: frozenset[str]
    asking: str
    governed: bool
    doubted: bool = False


def wrong_coordinated(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The noun phrases behind a conjunction that can stand in no case of those before it."""
    for at in range(2, len(words)):
        end = _end_before(words, at)
        second = _phrase(grammar, words, at) if end else None
        between = bool(_BETWEEN & {word.lower() for word in words[max(at - _LONGEST, 0) : at]})
        if second is not None and any(one.kind == "VERB" for one in grammar.at(words, second.end - 1)):
            continue  # “дивлюсь на тебе і радію”
        if second is None or not second.agreeing or not _ends(grammar, words, second.end, freely=between):
            continue
        joined = _before(grammar, words, end)
        if joined is None or not joined.cases:
            continue
        things = {"accs"} & joined.cases and any(_is_of_things(grammar, noun) for noun in second.agreeing)
        if things or any(noun.case in joined.cases and not _is_as_of_people(noun) for noun in second.agreeing):
            continue
        living = any(fits(noun, joined.cases) for noun in second.agreeing)
        if living and not _is_thing(joined):
            continue
        cases = tuple(case for case in _ORDER if case in joined.cases)
        numbers = tuple(dict.fromkeys(noun.number for noun in second.agreeing))
        if living:
            cases, numbers = ("nomn",), ("plur",)  # as which the accusative of things looks
        forms = second.in_cases(cases, numbers)[:3]
        if forms:
            reason = AgreementReason.PREPOSITION if joined.governed else _reason(grammar, joined.asking)
            least = _least(grammar, words, joined, second, doubted=living or joined.doubted)
            yield Disagreement(second.start, second.end, forms, reason, joined.asking, unsure=True, least=least)


def _least(
    grammar: InflectedGrammar, words: Sequence[str], joined: _Joined, second: DeclinedPhrase, *, doubted: bool
) -> float:
    """What the sentence must gain by the change of the second phrase."""
    cases = cases_of(second, second.agreeing)
    beside = _is_doubted(grammar, words, joined, second)
    if (beside or doubted) and cases <= {"ablt", "datv", "loct"}:
        return _ADJUNCT
    if beside and joined.governed:
        return _BESIDE  # “стійкість до ушкоджень і невеликі розміри”
    if beside or doubted:
        return _DOUBTED
    return _SUBJECT if "nomn" in cases else _LEAST


def _reason(grammar: InflectedGrammar, asking: str) -> AgreementReason:
    """Whether a verb or what it is joined to asks for the case of a noun."""
    verb = any(one.kind in ("VERB", "INFN") for one in grammar.readings(asking))
    return AgreementReason.VERB if verb else AgreementReason.AGREEMENT


def _end_before(words: Sequence[str], at: int) -> int:
    """The index behind the phrase before a conjunction that stands right before a word; 0 where none does."""
    if words[at - 1] in _AND and at > 1 and words[at - 2].isalpha():
        return at - 1
    for behind in _BEHIND_COMMAS:
        start = at - len(behind)
        if start > 1 and tuple(words[start:at]) == behind and words[start - 1] == ",":
            denied = behind != _RATHER or "не" in words[max(start - 1 - _LONGEST, 0) : start - 1]
            return start - 1 if denied else 0
    return 0


def _phrase(grammar: InflectedGrammar, words: Sequence[str], at: int) -> DeclinedPhrase | None:
    """The noun phrase that begins at a word; a name may be one, too."""
    phrase = grammar.phrase(words, at, governed=True)
    if phrase is None:
        behind = words[at + 1] if at + 1 < len(words) else "."
        if at == 0 or not words[at].istitle() or behind[:1].isupper() or words[at - 1].istitle():
            return None
        nouns = grammar.readings(words[at])
        if not nouns or any(one.kind != "NOUN" or one.is_indeclinable for one in nouns):
            return None
        phrase = DeclinedPhrase(at, (words[at],), nouns, grammar.phrasing)
    nouns = tuple(one for one in phrase.nouns if isinstance(one, InflectedReading) and _is_likely(grammar, phrase, one))
    return replace(phrase, nouns=nouns) if nouns else None


def _is_likely(grammar: InflectedGrammar, phrase: DeclinedPhrase, noun: InflectedReading) -> bool:
    """Whether a noun is likely what is meant: of towns and countries there is one, and people are alive."""
    capital = phrase.start > 0 and phrase.words[-1].istitle()
    if capital and not noun.lemma[:1].isupper():
        return False
    if noun.number == "plur" and "Geox" in noun.marks:
        return noun.lemma[:1].isupper() and noun.lemma.endswith(("и", "і"))
    people = grammar.listed("people") | grammar.listed("women")
    if (noun.case, noun.number) == ("accs", "plur") and noun.lemma in people:
        return noun.written == noun.form("gent", "plur")
    return True


def _phrase_ending(grammar: InflectedGrammar, words: Sequence[str], end: int) -> DeclinedPhrase | None:
    """The longest noun phrase that ends before a word."""
    for start in range(max(end - _LONGEST, 0), end):
        phrase = _phrase(grammar, words, start)
        if phrase is not None and phrase.end == end and phrase.agreeing:
            return phrase
    return None


def _ends(grammar: InflectedGrammar, words: Sequence[str], at: int, *, freely: bool) -> bool:
    """Whether the sentence or clause ends there, or goes on with a preposition or another thing that is joined."""
    if at >= len(words):
        return False
    if freely:
        return words[at] not in ("-", "–", "—")
    if words[at] in _MARKS | _AND or words[at] in grammar.prepositions:
        return True
    found = grammar.at(words, at)
    adverb = words[at] in grammar.listed("adverbs") and not _is_followed_by_verb(grammar, words, at + 1)
    return adverb or (bool(found) and all(one.kind == "NOUN" and one.case == "gent" for one in found))


def _is_followed_by_verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb stands at a place, or behind adverbs there."""
    while at < len(words) and words[at] in grammar.listed("adverbs"):
        at += 1
    return any(one.kind in ("VERB", "INFN") for one in grammar.at(words, at))


def _before(grammar: InflectedGrammar, words: Sequence[str], end: int) -> _Joined | None:
    """The phrases joined to each other that end before a word; None where what they depend on is not known."""
    if (pronoun := _pronoun(grammar, words, end)) is not None:
        return pronoun
    phrases: list[DeclinedPhrase] = []
    cases = frozenset(_ORDER)
    start = end
    while len(phrases) < _MOST and (phrase := _phrase_ending(grammar, words, start)) is not None:
        both = frozenset(case for case in cases if any(_may_stand(noun, case) for noun in phrase.agreeing))
        if not both:
            break
        phrases.append(phrase)
        cases = both
        start = phrase.start
        if start < 2 or words[start - 1] not in _AND | {",", "ні", "ані"}:
            break
        start -= 1 if words[start - 2] != "," else 2
    if not phrases:
        return None
    first = phrases[-1].start
    asking = words[first - 1].lower() if first else ","
    if asking == "," or asking[0].isdigit() or grammar.is_any(asking, "numerals") or grammar.is_any(asking, "much"):
        return None
    if asking in grammar.prepositions:
        governed = grammar.prepositions[asking]
        taken = cases & frozenset(governed.offered) or cases & governed.allowed
        return _Joined(tuple(phrases), first, taken, asking, governed=True)
    place = first - 1
    passed = grammar.listed("clitics") | grammar.listed("adverbs") | {"ні", "ані", "не", "тільки", "лише", "як"}
    while place > 0 and words[place].lower() in passed:
        place -= 1
    return _behind_verb(grammar, words, place, phrases, cases - {"loct"})


def _may_stand(noun: WordReading, case: str) -> bool:
    """Whether a noun stands in a case; a surname in “-енко” has its genitive for the accusative."""
    surname = noun.lemma[:1].isupper() and noun.lemma.endswith("енко")
    return fits(noun, frozenset({case})) or (surname and case == "accs" and noun.case == "gent")


def _pronoun(grammar: InflectedGrammar, words: Sequence[str], end: int) -> _Joined | None:
    """A pronoun that ends before a word, behind a preposition: “між мною і брат”."""
    found = grammar.at(words, end - 1)
    asking = words[end - 2].lower() if end > 1 else ""
    if asking not in grammar.prepositions or not found or any(one.kind != "NPRO" for one in found):
        return None
    cases = frozenset(one.case for one in found) & grammar.prepositions[asking].allowed
    return _Joined((), end - 1, cases, asking, governed=True)


def _behind_verb(
    grammar: InflectedGrammar,
    words: Sequence[str],
    at: int,
    phrases: Sequence[DeclinedPhrase],
    cases: frozenset[str],
) -> _Joined:
    """The phrases behind a verb, in the cases that it takes if that is known."""
    asking, first = words[at].lower(), phrases[-1].start
    if asking in grammar.listed("absent"):
        return _Joined(tuple(phrases), first, cases & {"gent"}, asking, governed=False)
    verbs = grammar.at(words, at)
    names: list[str] = []
    if verbs and all(one.kind in ("VERB", "INFN") for one in verbs):
        names = [name for one in verbs for name in grammar.names(one) if name in grammar.verbs]
    allowed = frozenset(case for name in names for case in grammar.verbs[name].offered) or cases
    if not names and "accs" in cases and _has_other_subject(grammar, words, at):
        cases -= {"nomn"}
    partly = allowed != {"gent"} and cases <= {"gent"}
    doubted = partly or not names
    return _Joined(tuple(phrases), first, cases if partly else cases & allowed, asking, governed=False, doubted=doubted)


def _is_of_things(grammar: InflectedGrammar, noun: WordReading) -> bool:
    """Whether a nominative in the plural is the accusative of things, too, whatever the dictionary says: “голови”."""
    people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
    thing = noun.animate == "" or noun.lemma in _HEADS
    return (noun.case, noun.number) == ("nomn", "plur") and thing and noun.lemma not in people


def _has_other_subject(grammar: InflectedGrammar, words: Sequence[str], at: int) -> bool:
    """Whether a verb is of the first or second person, or has a pronoun in the nominative before it."""
    verbs = grammar.at(words, at)
    if not verbs or any(grammar.names(one) & grammar.listed("linking") for one in verbs):
        return False
    if all(one.kind == "INFN" or one.mood == "impr" or one.person in ("1per", "2per") for one in verbs):
        return True
    before = at - 1
    while before > 0 and words[before].lower() in grammar.listed("adverbs") | {"не"}:
        before -= 1
    return before >= 0 and words[before].lower() in grammar.listed("speakers")


def _is_as_of_people(noun: WordReading) -> bool:
    """Whether an accusative in the plural is that of people, although nothing tells that they are meant: “ручок”."""
    if (noun.case, noun.number, noun.animate) != ("accs", "plur", "") or not isinstance(noun, InflectedReading):
        return False
    return noun.written not in ("", noun.form("nomn", "plur"))


def _is_thing(joined: _Joined) -> bool:
    """Whether the phrases are in the accusative of things alone, or in the nominative."""
    return bool(joined.phrases) and all(
        any(noun.case == "nomn" for noun in phrase.agreeing) for phrase in joined.phrases
    )


def _is_doubted(grammar: InflectedGrammar, words: Sequence[str], joined: _Joined, second: DeclinedPhrase) -> bool:
    """Whether another noun before stands in the case of the second phrase, to which it may be joined instead."""
    own = frozenset(cases_of(second, second.agreeing))
    if "nomn" in own and words[second.start - 1] in _AND and joined.asking in grammar.prepositions:
        verbs = [one for place in clause(words, joined.start) for one in grammar.at(words, place) if one.kind == "VERB"]
        if any(
            goes_with(verb, noun)
            for verb in verbs
            for noun in second.agreeing
            if noun.case == "nomn" and isinstance(noun, InflectedReading)
        ):
            return True  # “від шаблі загинула й Катря”
    return any(
        fits(noun, own)
        for place in _behind_its_verb(grammar, words, joined.start)
        for noun in grammar.at(words, place)
        if noun.kind == "NOUN"
    )


def _behind_its_verb(grammar: InflectedGrammar, words: Sequence[str], at: int) -> range:
    """The places of a clause before a word, but those of its subject: those from its verb on."""
    start = clause(words, at).start
    verbs = [place for place in range(start, at) if any(one.kind == "VERB" for one in grammar.at(words, place))]
    return range(verbs[0] if verbs else start, at)
