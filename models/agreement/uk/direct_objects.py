"""Objects in the genitive or dative behind verbs of the accusative: “привітати бабусі”, “люблю цього міста”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.conflicts import clause
from models.agreement.inflected.doubts import is_numbered
from models.agreement.inflected.grammar import InflectedGrammar, cases_of
from models.agreement.phrases import DeclinedPhrase

__all__ = ["wrong_direct_objects"]

_DENYING = frozenset({"не", "ні", "без", "немає", "нема", "ані", "ніколи", "ніхто", "нічого"})
_MUCH = frozenset({"багато", "мало", "трохи", "стільки", "скільки", "більше", "менше", "досить", "чимало"})
_OBLIQUE = frozenset({"gent", "datv", "loct"})
_GENITIVES = ("у", "ю")


def wrong_direct_objects(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """The feminine and neuter nouns, and things with a genitive in “-у”, behind such a verb that is not denied."""
    women = grammar.listed("women") | grammar.listed("people")
    for at in range(len(words) - 1):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        if all(grammar.names(one) & grammar.listed("without_tools") for one in verbs):
            yield from _instrumental(grammar, words, at)
        elif all(grammar.names(one) & grammar.listed("of_persons") for one in verbs):
            yield from _instrumental(grammar, words, at, people=True)
        if any(not grammar.names(one) & grammar.listed("strict_objects") for one in verbs):
            continue
        small = {words[place].lower() for place in clause(words, at)}
        if small & (_DENYING | _MUCH) or is_numbered(grammar, words, at + 2):
            continue
        behind = at + 1
        while behind < len(words) - 1 and words[behind] in grammar.listed("clitics"):
            behind += 1
        phrase = grammar.phrase(words, behind)
        if phrase is None or not _is_oblique(phrase, women) or not phrase.words[-1].islower():
            continue
        forms = phrase.in_cases(("accs",), ("sing",))
        if forms:
            yield Disagreement(
                phrase.start, phrase.end, forms[:3], AgreementReason.VERB, words[at].lower(), unsure=True
            )


def _instrumental(
    grammar: InflectedGrammar, words: Sequence[str], at: int, *, people: bool = False
) -> Iterator[Disagreement]:
    """An object in the instrumental behind a verb of what is done with no tool: “дивиться фільмом”."""
    behind = at + 1
    while behind < len(words) - 1 and words[behind] in grammar.listed("clitics") | grammar.listed("adverbs"):
        behind += 1
    phrase = grammar.phrase(words, behind)
    if phrase is None or cases_of(phrase, phrase.agreeing) != {"ablt"} or not phrase.words[-1].islower():
        return
    excluded = grammar.listed("times") | grammar.listed("manners")
    if any(noun.lemma in excluded or (people and noun.animate != "anim") for noun in phrase.nouns):
        return
    forms = phrase.in_cases(("accs",), tuple(dict.fromkeys(noun.number for noun in phrase.agreeing)))
    if forms:
        yield Disagreement(phrase.start, phrase.end, forms[:3], AgreementReason.VERB, words[at].lower(), unsure=True)


def _is_oblique(phrase: DeclinedPhrase, people: frozenset[str]) -> bool:
    """Whether a phrase in the singular can be no accusative and no subject."""
    nouns = phrase.agreeing
    if nouns and all(one.lemma in people for one in nouns):
        nouns = tuple(one for one in nouns if one.number == "sing")  # of several it is their genitive
    cases = cases_of(phrase, nouns)
    if not cases or not cases <= _OBLIQUE or "gent" not in cases or any(one.number != "sing" for one in nouns):
        return False
    return all(
        one.gender in ("femn", "neut") or (one.gender == "masc" and phrase.words[-1].endswith(_GENITIVES))
        for one in nouns
    )
