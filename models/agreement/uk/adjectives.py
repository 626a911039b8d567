"""Nouns and pronouns in another case than the adjective before them takes: “задоволена оцінка”, “вдячний вас”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_behind_adjectives"]

_CASES = (("adjectives_ablt", "ablt"), ("adjectives_datv", "datv"), ("adjectives_gent", "gent"))
_THINGS = frozenset({"nomn", "accs"})


def wrong_behind_adjectives(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """What stands right behind such an adjective in the nominative or accusative, or who did it behind a participle."""
    yield from _agents(grammar, words)
    for at in range(len(words) - 1):
        found = grammar.at(words, at)
        if not found or any(one.kind != "ADJF" for one in found):
            continue
        for name, case in _CASES:
            if any(one.lemma not in grammar.listed(name) for one in found):
                continue
            pronouns = [one for one in grammar.at(words, at + 1) if one.kind == "NPRO"]
            if pronouns and case == "datv" and all(one.case in ("gent", "accs", "loct") for one in pronouns):
                if words[at + 1] not in grammar.listed("between") and (form := pronouns[0].form(case)):
                    yield Disagreement(at + 1, at + 2, (form,), AgreementReason.VERB, words[at].lower())
                continue
            phrase = grammar.phrase(words, at + 1)
            if phrase is None:
                continue
            cases = cases_of(phrase, phrase.agreeing)
            beside = any(one.agrees_with(adjective) for one in phrase.agreeing for adjective in found)
            if not cases or not cases <= _THINGS | ({"gent"} if case == "datv" else set()) or (beside and at == 0):
                continue
            forms = phrase.in_cases((case,), tuple(dict.fromkeys(noun.number for noun in phrase.nouns)))
            if forms:
                reason = AgreementReason.VERB
                yield Disagreement(phrase.start, phrase.end, forms[:3], reason, words[at].lower(), unsure=True)


def _agents(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """Somebody in the nominative right behind a participle that says what the subject is: “написаний моя бабуся”."""
    for at in range(1, len(words) - 1):
        found = grammar.at(words, at)
        if not found or any(
            one.kind != "ADJF" or not one.lemma.endswith(tuple(grammar.listed("passive"))) for one in found
        ):
            continue
        if not any(words[place].lower() in grammar.listed("copulas") for place in range(max(at - 3, 0), at)):
            continue
        phrase = grammar.phrase(words, at + 1)
        if phrase is None or cases_of(phrase, phrase.agreeing) != {"nomn"} or not phrase.words[-1].islower():
            continue
        people = grammar.listed("people") | grammar.listed("women") | grammar.listed("men")
        if not all(noun.animate == "anim" or noun.lemma in people for noun in phrase.nouns):
            continue
        forms = phrase.in_cases(("ablt",), tuple(dict.fromkeys(noun.number for noun in phrase.nouns)))
        if forms:
            reason = AgreementReason.VERB
            yield Disagreement(phrase.start, phrase.end, forms[:3], reason, words[at].lower(), unsure=True)
