"""What something is done with, in the nominative behind the object: “фарбує нігті червоний лак”."""

from collections.abc import Iterator, Sequence

from models.agreement.disagreement import AgreementReason, Disagreement
from models.agreement.inflected.grammar import InflectedGrammar, cases_of

__all__ = ["wrong_tools"]

_ENDS = frozenset({".", "!", "?", "і", "й", "та", ","})


def wrong_tools(grammar: InflectedGrammar, words: Sequence[str]) -> Iterator[Disagreement]:
    """A thing in the nominative or accusative right behind the object of a verb, at the end of the sentence."""
    for at in range(len(words) - 2):
        verbs = grammar.at(words, at)
        if not verbs or any(one.kind not in ("VERB", "INFN") for one in verbs):
            continue
        object_ = grammar.phrase(words, at + 1)
        direct = cases_of(object_, object_.agreeing) if object_ is not None else set()
        if object_ is not None and any(noun.lemma in grammar.listed("times") for noun in object_.nouns):
            continue
        if object_ is None or "accs" not in direct or "datv" in direct:
            continue
        tool = grammar.phrase(words, object_.end) if object_.end < len(words) - 1 else None
        if tool is None or tool.end >= len(words) or words[tool.end] not in _ENDS or not tool.words[-1].islower():
            continue
        cases = cases_of(tool, tool.agreeing)
        if not cases or not cases <= {"nomn", "accs"} or any(noun.animate == "anim" for noun in tool.nouns):
            continue
        if any(noun.lemma in grammar.listed("times") | grammar.listed("measures") for noun in tool.nouns):
            continue
        forms = tool.in_cases(("ablt",), tuple(dict.fromkeys(noun.number for noun in tool.nouns)))
        if forms:
            yield Disagreement(tool.start, tool.end, forms[:3], AgreementReason.VERB, words[at].lower(), unsure=True)
